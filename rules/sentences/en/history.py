"""The words of reading and mending a match, in English."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- the list
    "history.by_player": "By player",
    "history.by_player.short": "Players",
    "history.everybody": "All",
    "history.no_entries_of": "{seat} has no entry yet",
    "history.was": "Was: {did}",
    "history.struck": "Struck",
    "history.added": "Put in later",
    "history.gain": "{amount}",
    "history.gain.each": "{amount} each",
    "history.pot": "Pot {amount}",
    "history.proof.chips": Plural(
        "count",
        "One entry, {bought} chips in, {there} on the table",
        "{count} entries, {bought} chips in, {there} on the table",
    ),
    "history.proof.cents": Plural(
        "count",
        "One entry, {bought} in, {there} on the table",
        "{count} entries, {bought} in, {there} on the table",
    ),
    "history.proof.cashed": Plural(
        "count",
        "One entry, {bought} in, {there} on the table, {cashed} taken home",
        "{count} entries, {bought} in, {there} on the table, {cashed} taken home",
    ),
    # --- what was taken back
    "redo.title": "Taken back",
    "redo.help": "The next one is on top. A touch does all again down to that line.",
    "redo.amendment": "An amendment",
    "redo.more": Plural("count", "And one more", "And {count} more"),
    # --- the chart
    "chart.start": "At the start",
    "chart.entry": "After entry {entry}",
    "history.game.after": "Game {number}, after entry {entry}",
    "history.round.after": "Round {number}, after entry {entry}",
    "history.hand.after": "Hand {number}, after entry {entry}",
    # --- what can be done with an entry
    "entry.title": "Entry {number}",
    "entry.struck": "A struck entry",
    "entry.stood": "Table as it stood",
    "entry.change": "Change it",
    "entry.insert": "Put an entry in before it",
    "entry.strike": "Strike it",
    "entry.verdict": "What the referee said",
    "entry.restore": "Restore it",
    "entry.restore.help": "What stands there now is kept too.",
    # --- the table as it stood
    "stood.before": "Before",
    "stood.after": "After",
    "stood.is_first": "This is the beginning of the match.",
    "stood.is_last": "This is the last entry.",
    # --- amending
    "amend.title.change": "Change entry {number}",
    "amend.title.insert": "Put in before entry {number}",
    "amend.title.strike": "Strike entry {number}",
    "amend.title.restore": "Restore at entry {number}",
    "amend.title.fix": "Fix entry {number}",
    "amend.pot_after": "Pot after entry {number}",
    "amend.seats": "On the table",
    "amend.to_settle": Plural("count", "One to settle", "{count} to settle"),
    "amend.more_later": Plural(
        "count", "One more entry has other consequences", "{count} more entries have other consequences"
    ),
    "amend.not_saved": "Nothing is saved yet",
    "amend.was": "Was",
    "amend.becomes": "Becomes",
    "amend.nothing_was": "Nothing stood there",
    "amend.nothing_becomes": "Struck",
    "amend.what_changes": "What changes",
    "amend.no_effect": "No figure changes",
    "amend.pot": "Pot",
    "amend.stands": "Where the match stands",
    "amend.becomes_illegal": "Entry {number} becomes illegal",
    "amend.becomes_impossible": "Entry {number} cannot be any more",
    "amend.no_reason": "The rules speak against it.",
    "amend.fix": "Fix it",
    "amend.let_stand": "Let it stand",
    "amend.strike": "Strike it",
    "amend.let_all_stand": "Let all stand that are only illegal",
    "amend.strike_all": "Strike all that cannot be any more",
    "amend.more": Plural("count", "One more entry is in question", "{count} more entries are in question"),
    "amend.later": "What follows differently",
    "amend.later.entry": "Entry {number}: {did}",
    "amend.later.nothing": "Nothing follows any more",
    "amend.old_stays": "The old entry stays in the history, struck through, and can be restored.",
    "amend.save": "Save the change",
    "amend.settle_first": Plural(
        "count", "One entry is to be settled first", "{count} entries are to be settled first"
    ),
    "amend.nothing_touched": "Nothing is touched yet. The arrow above leads back.",
}

"""English for what all games share."""

from rules.sentences import Plural

SENTENCES: dict[str, str | Plural] = {
    "list.none": "nobody",
    "list.comma": "{head}, {tail}",
    "list.and": "{head} and {tail}",
    "list.and.before_i": "{head} and {tail}",
    "figure.decimal": ".",
    "figure.percent": "{percent}%",
    "verdict.legal": "Legal",
    "verdict.ask": "Ask the table",
    "verdict.illegal": "Not legal",
    "verdict.impossible": "Impossible",
    "verdict.legal.seat": "{seat}: legal",
    "verdict.overruled": "Overruled: {reason}",
    "verdict.overruled.plain": "Overruled by the table",
    "setup.seats": "{game} takes {low} to {high} players, not {seats}.",
    "setup.first": "Choose who starts from those at the table.",
    "setup.level": "A match is kept by cards or by totals.",
    "naming.empty": "A name needs at least one letter.",
    "naming.long": "A name has at most {limit} characters.",
    "naming.taken": "Somebody else is called so. Add a letter, or merge the two players.",
    "naming.twice": "Two at the table are called {name}. Add a letter to one of them.",
    "level.cards": "Cards",
    "level.totals": "Totals",
    "value.on": "On",
    "value.off": "Off",
    "storage.full": "The phone has no room left. Nothing was changed; free some space and try again.",
    "storage.read_only": "The phone does not let the app write. Nothing was changed.",
    "storage.failed": "Saving failed. Nothing was changed; try again.",
    "storage.torn": "The last entry was not finished when the app was closed. Everything before it is here.",
    "storage.middle": Plural(
        "readable",
        "The match file is damaged after its first line. A copy of it is kept.",
        "The match file is damaged after line {readable}. A copy of it is kept; all before is here.",
    ),
}

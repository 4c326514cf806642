"""The words of reading and mending a match, in German."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "history.by_player": "Spieler",
    "history.by_player.short": "Spieler",
    "history.everybody": "Alle",
    "history.no_entries_of": "{seat} hat noch keinen Eintrag",
    "history.was": "War: {did}",
    "history.struck": "Gestrichen",
    "history.added": "Später eingefügt",
    "history.gain": "{amount}",
    "history.gain.each": "je {amount}",
    "history.pot": "Pott {amount}",
    "history.proof.chips": Plural(
        "count",
        "Ein Eintrag, {bought} Chips gekauft, {there} auf dem Tisch",
        "{count} Einträge, {bought} Chips gekauft, {there} auf dem Tisch",
    ),
    "history.proof.cents": Plural(
        "count",
        "Ein Eintrag, {bought} eingezahlt, {there} auf dem Tisch",
        "{count} Einträge, {bought} eingezahlt, {there} auf dem Tisch",
    ),
    "history.proof.cashed": Plural(
        "count",
        "Ein Eintrag, {bought} eingezahlt, {there} auf dem Tisch, {cashed} mitgenommen",
        "{count} Einträge, {bought} eingezahlt, {there} auf dem Tisch, {cashed} mitgenommen",
    ),
    # --- what was taken back
    "redo.title": "Zurückgenommen",
    "redo.help": "Das Nächste steht oben. Eine Berührung holt alles bis zu dieser Zeile zurück.",
    "redo.amendment": "Eine Änderung",
    "redo.more": Plural("count", "Und noch eine Sache", "Und noch {count} weitere"),
    # --- the chart
    "chart.start": "Am Anfang",
    "chart.entry": "Nach Eintrag {entry}",
    "history.game.after": "Spiel {number}, nach Eintrag {entry}",
    "history.round.after": "Runde {number}, nach Eintrag {entry}",
    "history.hand.after": "Hand {number}, nach Eintrag {entry}",
    # --- one entry
    "entry.title": "Eintrag {number}",
    "entry.struck": "Ein gestrichener Eintrag",
    "entry.stood": "So stand der Tisch",
    "entry.change": "Ändern",
    "entry.insert": "Davor einfügen",
    "entry.strike": "Streichen",
    "entry.verdict": "Was der Schiedsrichter sagte",
    "entry.restore": "Wiederherstellen",
    "entry.restore.help": "Was jetzt da steht, bleibt auch erhalten.",
    # --- the table as it stood
    "stood.before": "Davor",
    "stood.after": "Danach",
    "stood.is_first": "Das ist der Anfang der Partie.",
    "stood.is_last": "Das ist der letzte Eintrag.",
    # --- the preview of a change
    "amend.title.change": "Eintrag {number} ändern",
    "amend.title.fix": "Eintrag {number} ändern",
    "amend.title.insert": "Vor Eintrag {number} einfügen",
    "amend.title.restore": "Eintrag {number} wiederherstellen",
    "amend.title.strike": "Eintrag {number} streichen",
    "amend.pot_after": "Pott nach Eintrag {number}",
    "amend.seats": "Auf dem Tisch",
    "amend.to_settle": Plural("count", "Noch einer zu klären", "Noch {count} zu klären"),
    "amend.more_later": Plural(
        "count", "Ein weiterer Eintrag hat andere Folgen", "{count} weitere Einträge haben andere Folgen"
    ),
    "amend.not_saved": "Noch ist nichts gespeichert",
    "amend.was": "War",
    "amend.becomes": "Wird",
    "amend.nothing_was": "Da stand nichts",
    "amend.nothing_becomes": "Gestrichen",
    "amend.what_changes": "Was sich ändert",
    "amend.no_effect": "Keine Zahl ändert sich",
    "amend.stands": "Wie die Partie steht",
    "amend.pot": "Pott",
    "amend.later": "Was danach anders ist",
    "amend.later.entry": "Eintrag {number}: {did}",
    "amend.later.nothing": "Danach kommt nichts mehr",
    "amend.becomes_illegal": "Eintrag {number} ist dann nicht erlaubt",
    "amend.becomes_impossible": "Eintrag {number} kann dann nicht mehr sein",
    "amend.no_reason": "Die Regeln sprechen dagegen.",
    "amend.let_stand": "Gelten lassen",
    "amend.let_all_stand": "Alles gelten lassen, was nur nicht erlaubt ist",
    "amend.strike": "Streichen",
    "amend.strike_all": "Alles streichen, was nicht mehr sein kann",
    "amend.fix": "Ändern",
    "amend.more": Plural(
        "count", "Noch ein Eintrag ist in Frage gestellt", "Noch {count} Einträge sind in Frage gestellt"
    ),
    "amend.settle_first": Plural(
        "count", "Ein Eintrag ist zuerst zu klären", "{count} Einträge sind zuerst zu klären"
    ),
    "amend.old_stays": "Der alte Eintrag bleibt durchgestrichen im Verlauf und lässt sich wiederherstellen.",
    "amend.nothing_touched": "Noch ist nichts geändert. Der Pfeil oben führt zurück.",
    "amend.save": "Änderung speichern",
}

"""The words of the check desk, in German."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "check.title": "Prüftisch",
    "check.subtitle": "Ist das erlaubt? Nichts wird gespeichert",
    "check.clear": "Leeren",
    "check.nothing_to_undo": "Hier ist noch nichts eingetragen",
    "check.player": "jemand",
    "check.rule": "{rule}: {value}",
    "check.otherwise": "Was sonst gewesen wäre",
    # --- Betski
    "check.betski.card_on_card": "Karte auf Karte",
    "check.betski.run": "Lauf eines Blatts",
    "check.betski.center": "Tipp die Mittelkarte an",
    "check.betski.card": "Tipp die Karte für Silber {silver} an: Gold {low} und Gold {high} gehen",
    "check.betski.hand": "Tipp die Karten des Blatts für Silber {silver} an",
    "check.betski.out": Plural("count", "Leer: die eine Karte geht", "Leer: alle {count} Karten gehen"),
    "check.betski.runs": Plural(
        "count", "Nicht leer: eine von {held} Karten geht", "Nicht leer: {count} von {held} Karten gehen"
    ),
    "check.betski.stuck": "Keine Karte des Blatts geht auf Silber {silver}",
    "check.betski.order": "In dieser Folge: {cards}",
    "check.betski.left": "Ohne {left} wäre das Blatt leer.",
}

"""The words of what is shared with others, in German."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "share.head": "{title}, {day}",
    "share.score": "{place}. {seat}: {points}",
    "share.over": Plural(
        "count", "Die Partie ist nach einem Eintrag aus.", "Die Partie ist nach {count} Einträgen aus."
    ),
    "share.running": Plural(
        "count", "Die Partie läuft, bisher ein Eintrag.", "Die Partie läuft, bisher {count} Einträge."
    ),
    "share.pays": "{payer_seat} zahlt {payee_seat} {sum}.",
    "share.nobody_pays": "Niemand schuldet etwas.",
    "share.pot_left": "Ein Pott liegt noch auf dem Tisch, also lässt sich noch nichts ausgleichen.",
    "share.chart": "Stand nach jedem Eintrag",
    "share.history": "Verlauf",
    "share.overruled": "Der Tisch ließ es gelten: {reason}",
    "share.overruled.plain": "Der Tisch ließ es gelten.",
}

"""Was zuerst zu tun ist, für Leute, die den Tisch eines Spiels zum ersten Mal sehen."""

from rules.sentences import Catalogue

SENTENCES: Catalogue = {
    "hint.betski.center": "Deckt die Mittelkarte auf und tippt sie hier an.",
    "hint.betski.played": "Tippt jede Karte an, die gespielt wird. Die hellen sind erlaubt.",
    "hint.betski.done": "„Fertig“ gibt den Zug weiter. „Zurück“ nimmt alles zurück.",
    "hint.in_between.ante": "Ein Tipp nimmt das Ante von allen.",
    "hint.in_between.posts": "Tippt den Wert jedes Pfostens an, wenn er aufgedeckt wird.",
    "hint.in_between.bet": "Wählt den Einsatz, dann tippt die dritte Karte an. Oder passt.",
    "hint.threebetween.limits": "Tippt die Grenzkarten an, wenn sie gegeben werden.",
    "hint.threebetween.drawn": "Tippt jeden gezogenen Buchstaben an. Die hellen passen.",
    "hint.threebetween.end": "Zieht weiter, bringt drei auf die Bank oder passt mit dem, was liegt.",
    "hint.triple_replace.ups": "Tippt Wert und Farbe jeder offenen Karte an.",
    "hint.triple_replace.bets": "Ein Tipp für jeden Einsatz. Die Taste sagt, was er kostet.",
    "hint.triple_replace.swap": "Tippt die Karten an, die getauscht werden. Der Preis steht auf der Taste.",
    "hint.pair_three.words": "Tippt beide Wörter, dann, wer sie gelegt hat.",
}

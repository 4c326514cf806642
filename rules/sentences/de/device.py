"""The words of the phone's own services, in German."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- what is said aloud
    "speech.score": "{seat} hat {score}",
    "speech.turn": "{seat} ist dran",
    # --- settings
    "settings.at_table": "Am Tisch",
    "settings.speech": "Urteile vorlesen",
    "settings.speech.help": "Auch den Stand und wer dran ist.",
    "settings.speech.sample": "So klingen die Urteile",
    "settings.vibrate": "Vibrieren",
    "settings.vibrate.help": "Erlaubt einmal, nicht erlaubt zweimal.",
    "settings.sound": "Töne",
    "settings.sound.help": "Ein kurzer für jedes Urteil.",
    "settings.awake": "Bildschirm anlassen",
    "settings.awake.help": "Solange der Tisch zu sehen ist.",
    "settings.own": "Decks und Wörter",
    "settings.house_words": Plural(
        "count",
        "An einem Tisch wurde über {count} Paar entschieden.",
        "An Tischen wurde über {count} Paare entschieden.",
    ),
    "settings.licence.scowl": "Wörter und Namen",
    "settings.licence.scowl.by": "SCOWL von Kevin Atkinson. Mit seinem Hinweis frei zu nutzen.",
    "settings.licence.wordnet": "Arten von Wörtern",
    "settings.licence.wordnet.by": "WordNet von der Princeton University. WordNet License.",
    "settings.licence.cmudict": "Wie Wörter klingen",
    "settings.licence.cmudict.by": "CMUdict von der Carnegie Mellon University. BSD License.",
    # --- the dispute card
    "verdict.share": "Teilen",
    "dispute.share": "Diese Karte teilen",
    "dispute.head": "{game}: {answer}",
    "dispute.played": "Eintrag {number}: {what}",
    "dispute.would_be_legal": "Erlaubt wäre: {what}",
    "dispute.rule": "Regel: {number}. {words}",
    "dispute.from": "Beurteilt von Fair Deal",
    "dispute.betski.center": "Mittelkarte: {center}",
    "dispute.in_between.post": "Erster Pfosten: {post}",
    "dispute.in_between.posts": "Pfosten: {post} und {second}",
    "dispute.in_between.pot": "Pott: {pot}",
    "dispute.threebetween.limits": "Grenzkarten von {seat}: {low} und {high}",
    "dispute.threebetween.between": "Grenzkarten von {seat}: {low} und {high}; dazwischen {cards}",
    "dispute.triple_replace.up": "{seat} zeigt {cards}",
    "dispute.triple_replace.pot": "Pott: {pot}",
    "share.copied": "Kopiert: füg es ein, wo du magst.",
    "share.copied_and_kept": "Der Text ist kopiert, die Datei liegt als {file} bereit.",
}

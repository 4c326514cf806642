"""The words of the scorepads and tables where money is played for, in German."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    # --- In Between
    "table.in_between.slot.first": "erster Pfosten",
    "table.in_between.slot.second": "zweiter Pfosten",
    "table.in_between.slot.third": "dritte",
    "table.in_between.score.turn_of": "{seat} ist dran",
    "table.in_between.score.help": "Tippt an, was daraus wurde",
    "table.in_between.score.without": "Oder ohne Einsatz:",
    "table.in_between.score.turn": "{outcome} {amount}",
    # --- 3-Card
    "table.triple.who_leads": "Wer zeigt die besten Karten und führt?",
    "table.triple.name_winner": "Gewinner nennen",
    "table.triple.no_winner": "Es gibt noch keinen Pott: zuerst zahlt jemand ein.",
}

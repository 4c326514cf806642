"""The words of the scorepads and tables where money is played for, in Spanish."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    # --- In Between
    "table.in_between.slot.first": "primer poste",
    "table.in_between.slot.second": "segundo poste",
    "table.in_between.slot.third": "tercera",
    "table.in_between.score.turn_of": "Turno de {seat}",
    "table.in_between.score.help": "Toca cómo acabó",
    "table.in_between.score.without": "O sin apuesta:",
    "table.in_between.score.turn": "{outcome} {amount}",
    # --- 3-Card
    "table.triple.who_leads": "¿Quién muestra las mejores cartas y habla primero?",
    "table.triple.name_winner": "Decir quién gana",
    "table.triple.no_winner": "Todavía no hay bote: primero tiene que poner alguien.",
}

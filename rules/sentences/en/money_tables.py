"""The words of the scorepads and tables where money is played for, in English."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    # --- In Between
    "table.in_between.slot.first": "first post",
    "table.in_between.slot.second": "second post",
    "table.in_between.slot.third": "third",
    "table.in_between.score.turn_of": "{seat}’s turn",
    "table.in_between.score.help": "Touch what came of it",
    "table.in_between.score.without": "Or without a bet:",
    "table.in_between.score.turn": "{outcome} {amount}",
    # --- 3-Card
    "table.triple.who_leads": "Who shows the best cards and leads?",
    "table.triple.name_winner": "Name the winner",
    "table.triple.no_winner": "There is no pot yet: somebody puts in first.",
}

"""The words of the check desk, in English."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "check.title": "Check desk",
    "check.subtitle": "Is that legal? Nothing is stored",
    "check.clear": "Clear",
    "check.nothing_to_undo": "Nothing has been entered here",
    "check.player": "the player",
    "check.rule": "{rule}: {value}",
    "check.otherwise": "What would have been",
    # --- Betski
    "check.betski.card_on_card": "Card on card",
    "check.betski.run": "A hand’s run",
    "check.betski.center": "Touch the center card",
    "check.betski.card": "Touch the card for Silver {silver}: Gold {low} and Gold {high} go",
    "check.betski.hand": "Touch the cards of the hand for Silver {silver}",
    "check.betski.out": Plural("count", "Out: the one card goes", "Out: all {count} cards go"),
    "check.betski.runs": Plural("count", "Not out: one of {held} cards goes", "Not out: {count} of {held} cards go"),
    "check.betski.stuck": "No card of the hand goes on Silver {silver}",
    "check.betski.order": "In this order: {cards}",
    "check.betski.left": "The hand would be out without {left}.",
}

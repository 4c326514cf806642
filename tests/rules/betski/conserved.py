"""Where the forty-nine cards are, for the tests that every game passes."""

from rules.betski.state import State, unseen_cards
from rules.decks.betski import DECK


def lost_pieces(state: State) -> list[str]:
    """What is wrong with the cards: each is in the deck, in the stack or in a hand, and nowhere twice."""
    problems = []
    if state.deck + len(state.stack) + sum(state.hands) != 49:
        problems.append(f"{state.deck} in the deck, {len(state.stack)} in the stack, {state.hands} in hands")
    if state.deck < 0 or min(state.hands) < 0:
        problems.append("fewer than no cards")
    known = [laid.card for laid in state.stack]
    for count, hand in zip(state.hands, state.open_hands, strict=True):
        if hand is not None:
            known += hand
            if len(hand) != count:
                problems.append(f"an open hand of {len(hand)}, counted as {count}")
    if len(set(known)) != len(known) or not set(known) <= set(DECK):
        problems.append("a card in two places")
    hidden = sum(count for count, hand in zip(state.hands, state.open_hands, strict=True) if hand is None)
    if len(unseen_cards(state)) != state.deck + hidden:
        problems.append("more or fewer unseen cards than the deck and the hidden hands hold")
    return problems

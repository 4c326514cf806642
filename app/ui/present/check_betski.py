"""Betski at the check desk: one card on another, and how far a hand goes."""

from collections.abc import Mapping
from typing import NamedTuple

from app.ui.present.betski import GREYED, PLAYABLE, SEEN, KeyView, betski_keys
from app.ui.present.check import ILLEGAL, LEGAL, House, Question, Ruling, opened, ruled, waits
from app.ui.present.saying import Saying
from rules.betski import GAME
from rules.betski.runs import longest_run
from rules.betski.state import CenterTurned, Played, State
from rules.core.verdict import Verdict
from rules.decks.betski import DECK, BetskiCard, golds_on


class CardOnCard(NamedTuple):
    """The center card, and the card that somebody wants to lay on it."""

    center: BetskiCard | None = None
    card: BetskiCard | None = None


class Hand(NamedTuple):
    """The center card, and the hand that is to be played on it."""

    center: BetskiCard | None = None
    cards: tuple[BetskiCard, ...] = ()


def laid(draft: CardOnCard, card: BetskiCard) -> CardOnCard:
    """The first card is the center card, and touching it again takes it away; any other is the card played."""
    if draft.center is None:
        return CardOnCard(card)
    return CardOnCard() if card == draft.center else draft._replace(card=card)


def picked(draft: Hand, card: BetskiCard) -> Hand:
    """The first card is the center card; the others come to the hand, and leave it when touched again."""
    if draft.center is None:
        return Hand(card)
    if card == draft.center:
        return Hand()
    others = tuple(each for each in draft.cards if each != card)
    return draft._replace(cards=others if card in draft.cards else (*draft.cards, card))


def judged_card(draft: CardOnCard, house: House) -> Ruling:
    """Whether the card goes on the center card."""
    if draft.center is None:
        return waits("check.betski.center")
    if draft.card is None:
        low, high = golds_on(draft.center.silver)
        return waits("check.betski.card", silver=draft.center.silver, low=low, high=high)
    ruling = ruled(Verdict(GAME.objections(_table(draft.center, house), Played(0, draft.card))))
    return ruling._replace(golds=golds_on(draft.center.silver)) if ruling.instead else ruling


def judged_hand(draft: Hand, house: House) -> Ruling:
    """Whether the hand can go out whole, and if not, how far it goes."""
    if draft.center is None:
        return waits("check.betski.center")
    if not draft.cards:
        return waits("check.betski.hand", silver=draft.center.silver)
    order = run_of(draft)
    left = tuple(card for card in draft.cards if card not in order)
    facts: dict[str, object] = {"count": len(order), "held": len(draft.cards), "silver": draft.center.silver}
    facts |= {"cards": order, "left": left}
    told = (Saying("check.betski.order", facts),) if order else ()
    if not left:
        return Ruling(LEGAL, Saying("check.betski.out", facts), told, None, "going_out")
    if not order:
        return Ruling(ILLEGAL, Saying("check.betski.stuck", facts), told, None, "draw_when_unable")
    return Ruling(ILLEGAL, Saying("check.betski.runs", facts), told, Saying("check.betski.left", facts), "play_on")


def cards_lie(draft: CardOnCard) -> tuple[Saying, ...]:
    """What has been entered, for whoever was not there."""
    if draft.center is None or draft.card is None:
        return ()
    return (Saying("check.betski.cards", {"center": draft.center, "card": draft.card}),)


def hand_lies(draft: Hand) -> tuple[Saying, ...]:
    """The same of a hand."""
    if draft.center is None or not draft.cards:
        return ()
    return (Saying("check.betski.held", {"center": draft.center, "cards": draft.cards}),)


def run_of(draft: Hand) -> tuple[BetskiCard, ...]:
    """The hand's longest run, in the order to play it."""
    return longest_run(draft.center.silver, draft.cards) if draft.center is not None else ()


def card_keys(draft: CardOnCard) -> Mapping[BetskiCard, KeyView]:
    """The pad as at the table: what goes is bright."""
    return betski_keys(opened(GAME, {}) if draft.center is None else _table(draft.center, {}))


def hand_keys(draft: Hand) -> Mapping[BetskiCard, KeyView]:
    """The pad while a hand is picked: the cards of the hand are bright."""
    if draft.center is None:
        return {card: KeyView(PLAYABLE) for card in DECK}
    looks = {draft.center: SEEN} | dict.fromkeys(draft.cards, PLAYABLE)
    return {card: KeyView(looks.get(card, GREYED)) for card in DECK}


def _table(center: BetskiCard, house: House) -> State:
    state: State = GAME.apply(opened(GAME, house), CenterTurned(center))[0]
    return state


QUESTIONS = (
    Question("check.betski.card_on_card", CardOnCard(), judged_card, lies=cards_lie),
    Question("check.betski.run", Hand(), judged_hand, lies=hand_lies),
)

"""Objections of In Between the Sheets, and those that many actions share."""

from collections.abc import Iterator

from rules.chips import MOST
from rules.core.game import CARDS, TOTALS
from rules.core.verdict import Objection, Severity
from rules.decks.standard import COPIES, Card
from rules.in_between import state as s
from rules.in_between.rulebook import REBUY

Objections = Iterator[Objection]


def impossible(code: str, clause: str, **facts: object) -> Objection:
    """It cannot have happened."""
    return Objection(f"in_between.{code}", clause, Severity.IMPOSSIBLE, facts)


def illegal(code: str, clause: str, **facts: object) -> Objection:
    """It is against the rules."""
    return Objection(f"in_between.{code}", clause, Severity.ILLEGAL, facts)


def note(code: str, clause: str, **facts: object) -> Objection:
    """It is right, and this is why."""
    return Objection(f"in_between.{code}", clause, Severity.NOTE, facts)


def level_faults(state: s.State, level: str) -> Objections:
    """What is kept only at the other level."""
    if level == CARDS and state.level == TOTALS:
        yield impossible("scorepad_only", "scorepad")
    elif level == TOTALS and state.level == CARDS:
        yield impossible("cards_are_kept", "scorepad")


def player_faults(state: s.State, seat: int) -> Objections:
    """Whether *seat* plays at all, and now."""
    if state.places[seat] == s.AWAY:
        yield impossible("is_away", "joining", seat=seat)
    elif state.places[seat] == s.SITS_OUT:
        yield impossible("sits_out", "broke", seat=seat)
    elif seat != state.turn:
        yield illegal("out_of_turn", "turn_order", seat=seat, turn_seat=state.turn)


def start_faults(state: s.State, seat: int) -> Objections:
    """Whether a turn of *seat* may begin."""
    yield from player_faults(state, seat)
    if state.phase == s.ANTE:
        yield illegal("ante_first", "ante", pot=state.money(state.pot), amount=state.money(state.house.ante))
    if len(state.players) < 2:
        yield illegal("too_few", "seats")
    if state.house.broke == REBUY and state.places[seat] == s.PLAYS and state.ledger.stacks[seat] == 0:
        yield illegal("broke", "broke", seat=seat)


def card_faults(state: s.State, card: Card) -> Objections:
    """A card that has been turned since the last shuffle cannot come again."""
    entry = s.where_seen(state, card)
    entries = s.where_copies_seen(state, card.rank)
    if entry is not None:
        yield impossible("card_seen", "deck", card=card, entry=entry)
    elif len(entries) >= COPIES:
        yield impossible("fifth", "deck", card=card.rank, entries=entries)


def amount_faults(state: s.State, amount: int) -> Objections:
    """Money comes in whole chips, and more than nothing."""
    chip = state.house.smallest_chip
    if amount <= 0:
        yield impossible("no_amount", "chips", amount=state.money(amount), chip=state.money(chip))
    elif amount > MOST:
        yield impossible("too_much", "chips", high=state.money(MOST))
    elif amount % chip:
        yield impossible("broken_chip", "chips", amount=state.money(amount), chip=state.money(chip))

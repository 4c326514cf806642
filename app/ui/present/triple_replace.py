"""3-Card Triple Replace's table: the hands as they lie, the course of the hand, the pot, and what may be bet."""

from collections.abc import Collection
from typing import NamedTuple

from app.ui.present.figures import percent_text
from app.ui.present.money import money_text, refusal_of, signed_text
from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from rules.chips import SidePot
from rules.core.game import CARDS
from rules.decks.standard import Card
from rules.triple_replace import GAME
from rules.triple_replace import actions as a
from rules.triple_replace import state as s
from rules.triple_replace.betting import bet_sizes, call_cost, raises_left, to_call
from rules.triple_replace.odds import Option, odds
from rules.triple_replace.pots import pots
from rules.triple_replace.stages import HAND_SIZE, REPLACEMENT, Stage, stages

CLAUSES = {
    s.BETWEEN: "dealer", s.UPS: "layout", s.LEAD: "leader", s.BET: "bet_sizes", s.REPLACE: "replacing",
    s.DECLARE: "declaring", s.SHOW: "showing", s.AWARD: "winning", s.SCOREPAD: "scorepad", s.ENDED: "winning",
}  # fmt: skip
MOST_BET_BUTTONS = 2
DONE, NOW, LATER = "done", "now", "later"


class CardView(NamedTuple):
    """One card of a hand: its code, or nothing when it lies face down."""

    code: str


class HandView(NamedTuple):
    """A seat with its cards."""

    place: SeatView
    cards: tuple[CardView, ...]


class StageMark(NamedTuple):
    """One part of the hand's course in the strip."""

    text: Saying
    when: str


class Figures(NamedTuple):
    """What a player who is to act looks for."""

    to_call: str
    raises: str


class BetChoice(NamedTuple):
    """A button: what it says, what it leads to, the action it makes, and why it cannot be."""

    text: Saying
    detail: Saying
    action: a.Action
    refusal: tuple[Saying, ...] = ()
    is_first: bool = False


def triple_where(state: s.State) -> Saying:
    """Which hand it is, and what is bet in it or that chances are shown."""
    unit, house = state.house.unit, state.house
    facts = {
        "hand": max(1, state.hand_number),
        "low": money_text(house.low, unit),
        "high": money_text(house.high, unit),
        "ante": money_text(house.ante_due, unit),
        "odds": house.odds,
    }
    return Saying(f"table.triple.where.{'odds' if house.odds else house.bet_sizes}", facts)


class PotView(NamedTuple):
    """A part of the pot, and who can win it."""

    title: Saying
    detail: Saying
    amount: str


def pot_views(state: s.State) -> tuple[PotView, ...]:
    """The main pot and the side pots, once somebody who is all in cannot win everything."""
    is_dealt = state.hand_open and state.level == CARDS and state.phase != s.AWARD
    parts = _parted_by_all_in(state) if is_dealt else ()
    return tuple(_pot_view(state, number, part) for number, part in enumerate(parts)) if len(parts) > 1 else ()


def _parted_by_all_in(state: s.State) -> tuple[SidePot, ...]:
    """Bets that may still be called make no side pot: only somebody without chips stays behind for good."""
    parts: list[SidePot] = []
    for pot in pots(state):
        behind = [seat for seat in parts[-1].seats if seat not in pot.seats] if parts else []
        if parts and all(s.has_chips(state, seat) for seat in behind):
            parts[-1] = parts[-1]._replace(amount=parts[-1].amount + pot.amount)
        else:
            parts.append(pot)
    return tuple(parts)


def _pot_view(state: s.State, number: int, part: SidePot) -> PotView:
    title = Saying("money.side_pot", {"number": number}) if number else Saying("money.main_pot")
    detail = Saying("money.pot_for", {"in_seat": part.seats})
    return PotView(title, detail, money_text(part.amount, state.house.unit))


def triple_clause(state: s.State) -> str:
    """Where the rulebook opens now."""
    return CLAUSES[state.phase]


def triple_seats(state: s.State) -> tuple[SeatView, ...]:
    """Chips and how everybody stands in the hand."""
    return tuple(_seat(state, seat) for seat in range(state.seats))


def hands(state: s.State) -> tuple[HandView, ...]:
    """Every seat with its cards."""
    return tuple(HandView(_seat(state, seat), _cards(state, seat)) for seat in range(state.seats))


def _cards(state: s.State, seat: int) -> tuple[CardView, ...]:
    if not state.hand_open or seat not in state.dealt_in:
        return ()
    known = s.cards_of(state, seat, s.UP, s.HOLE)
    return (CardView(""),) * (HAND_SIZE - len(known)) + tuple(CardView(card.code) for card in known)


def _seat(state: s.State, seat: int) -> SeatView:
    unit = state.house.unit
    folded = state.hand_open and seat not in state.contestants
    active = state.turn == seat and state.phase not in (s.ENDED, s.BETWEEN)
    return SeatView(
        money_text(state.ledger.stacks[seat], unit),
        _status(state, seat, active),
        active,
        folded or state.sits_out[seat],
        seat == (state.dealer if state.hand_open else s.next_dealer(state)),
    )


def _status(state: s.State, seat: int, active: bool) -> Saying:
    unit = state.house.unit
    if state.sits_out[seat]:
        return Saying("table.money.sits_out")
    if state.hand_open and seat in state.folded:
        return Saying("table.triple.folded")
    if active and state.phase == s.BET and to_call(state, seat):
        return Saying("table.triple.to_call_status", {"amount": money_text(to_call(state, seat), unit)})
    if active:
        return Saying("table.triple.to_act")
    if state.hand_open and seat in state.contestants and not s.has_chips(state, seat):
        return Saying("table.triple.is_all_in")
    if state.phase == s.BET and seat in state.contestants:
        code = _bet_status(state, seat)
        if code:
            return Saying(code, {"amount": money_text(state.round_in[seat], unit)})
    if state.ledger.owed_by(seat):
        return Saying("table.money.owes", {"amount": money_text(state.ledger.owed_by(seat), unit)})
    return Saying("table.money.net", {"net": signed_text(state.ledger.net(seat), unit)})


def _bet_status(state: s.State, seat: int) -> str:
    """What a player who waits has done in this betting round, as a code; empty for nothing."""
    if seat == state.last_bettor:
        return "table.triple.raised_to" if state.raises else "table.triple.has_bet"
    is_in, leads = state.round_in[seat] > 0, seat == state.leader
    if is_in:
        return "table.triple.leads_in_for" if leads else "table.triple.in_for"
    if seat in state.checked:
        return "table.triple.checked"
    return "table.triple.leads" if leads else ""


def stage_marks(state: s.State) -> tuple[StageMark, ...]:
    """The course of the hand: what is done, what is on, what comes."""
    course = stages(state.house.replacement_rounds)
    return tuple(_stage_mark(stage, _when(state, place)) for place, stage in enumerate(course))


def _when(state: s.State, place: int) -> str:
    if not state.hand_open:
        return LATER
    return NOW if place == state.stage else DONE if place < state.stage else LATER


def _stage_mark(stage: Stage, when: str) -> StageMark:
    size = "long" if when == NOW else "short"
    return StageMark(Saying(f"table.triple.stage.{stage.kind}.{size}", {"number": stage.number}), when)


def figures(state: s.State) -> Figures:
    """What is to call, and how many raises are left; nothing where nobody bets."""
    turn = state.turn
    left = raises_left(state) if state.phase == s.BET else None
    owed = to_call(state, turn) if state.phase == s.BET and turn is not None else None
    return Figures(
        "" if owed is None else money_text(owed, state.house.unit),
        "" if left is None else str(left),
    )


def then_note(state: s.State) -> tuple[Saying, Saying] | None:
    """What comes after this betting round, and its price, before anybody has to choose."""
    course = stages(state.house.replacement_rounds)
    coming = course[state.stage + 1] if state.stage + 1 < len(course) else None
    if state.phase != s.BET or coming is None or coming.kind != REPLACEMENT:
        return None
    number = coming.number
    later = state._replace(stage=state.stage + 1)
    facts = {"price": money_text(later.price, state.house.unit), "limit": later.limit, "number": number}
    return Saying("table.triple.then", facts), Saying("table.triple.then.price", facts)


def bet_choices(state: s.State) -> tuple[BetChoice, ...]:
    """Raise or bet, fold, check or call: what whoever is to act can do."""
    seat = state.turn
    if seat is None or state.phase != s.BET:
        return ()
    unit, is_raise = state.house.unit, max(state.round_in) > 0
    stack = money_text(state.ledger.stacks[seat], unit)
    choices = list(_bet_buttons(state, seat, is_raise))
    keeps = Saying("table.triple.keeps", {"amount": stack})
    choices.append(BetChoice(Saying("table.triple.fold"), keeps, a.Folded(seat)))
    owed = to_call(state, seat)
    if owed:
        cost = call_cost(state, seat)
        facts = {"amount": money_text(cost, unit), "pot": money_text(state.pot + cost, unit)}
        text, detail = Saying("table.triple.call", facts), Saying("table.triple.pot_becomes", facts)
        choices.append(BetChoice(text, detail, a.Called(seat), is_first=True))
    else:
        check = a.Checked(seat)
        text, detail = Saying("table.triple.check"), Saying("table.triple.check.help")
        choices.append(BetChoice(text, detail, check, refusal_of(GAME, state, check), is_first=True))
    return tuple(choices)


def _bet_buttons(state: s.State, seat: int, is_raise: bool) -> list[BetChoice]:
    sizes = bet_sizes(state, seat)
    if sizes is None:
        low = state.house.low
        action = a.Raised(seat, low) if is_raise else a.Bet(seat, low)
        return [_bet_button(state, seat, action)]
    amounts = list(range(sizes.low, sizes.high + 1, sizes.step))
    shown = amounts if len(amounts) <= MOST_BET_BUTTONS else [amounts[0], amounts[-1]]
    return [_bet_button(state, seat, a.Raised(seat, each) if is_raise else a.Bet(seat, each)) for each in shown]


def _bet_button(state: s.State, seat: int, action: a.Raised | a.Bet) -> BetChoice:
    unit = state.house.unit
    total = max(state.round_in) + action.amount
    facts = {"amount": money_text(action.amount, unit), "total": money_text(total, unit)}
    key = "raise" if isinstance(action, a.Raised) else "bet"
    text, detail = Saying(f"table.triple.{key}", facts), Saying(f"table.triple.{key}.help", facts)
    return BetChoice(text, detail, action, refusal_of(GAME, state, action))


def bet_span(state: s.State) -> tuple[int, int, int] | None:
    """Lowest, highest and step, where there are more bets than buttons."""
    seat = state.turn
    sizes = bet_sizes(state, seat) if seat is not None and state.phase == s.BET else None
    if sizes is None or len(range(sizes.low, sizes.high + 1, sizes.step)) <= MOST_BET_BUTTONS:
        return None
    return sizes


def may_go_all_in(state: s.State) -> bool:
    """Whether whoever is to act can put in everything."""
    return state.turn is not None and not refusal_of(GAME, state, a.AllIn(state.turn))


def sized_bet(state: s.State, amount: int) -> a.Action:
    """A bet or raise of *amount* by whoever is to act."""
    seat = state.turn or 0
    return a.Raised(seat, amount) if max(state.round_in) else a.Bet(seat, amount)


class SwapView(NamedTuple):
    """What whoever replaces can throw away: known up cards, so many unseen ones, at this price."""

    ups: tuple[Card, ...]
    downs: int
    limit: int
    price: int


def swap_view(state: s.State) -> SwapView | None:
    """The cards that can be replaced now."""
    seat = state.turn
    if state.phase != s.REPLACE or state.due is not None or seat is None:
        return None
    ups = s.ups_of(state, seat)
    return SwapView(ups, HAND_SIZE - len(ups), state.limit, state.price)


def swap_help(state: s.State) -> Saying:
    """How many cards may be replaced, and what each costs."""
    facts = {"limit": state.limit, "price": money_text(state.price, state.house.unit), "seat": state.turn}
    return Saying("table.triple.swap", facts)


def swap_action(state: s.State, swap: SwapView, places: Collection[int]) -> a.Action:
    """Replacing the cards at these places of the hand, up cards first."""
    seat = state.turn or 0
    cards = tuple(card for place, card in enumerate(swap.ups) if place in places)
    downs = len(places) - len(cards)
    if not cards and not downs:
        return a.StoodPat(seat)
    if not cards:
        return a.Replaced(seat, downs)
    return a.ReplacedBoth(seat, cards, downs) if downs else a.ReplacedUp(seat, cards)


def swap_text(state: s.State, count: int) -> Saying:
    """The button that replaces, with its price."""
    if not count:
        return Saying("table.triple.stand_pat")
    price = money_text(count * state.price, state.house.unit)
    return Saying("table.triple.replace", {"count": count, "price": price})


class CardsAsked(NamedTuple):
    """Cards to be entered: whose, how many, and what is asked."""

    seat: int
    amount: int
    text: Saying


def cards_asked(state: s.State) -> CardsAsked | None:
    """Whose cards are to be entered now, if any are."""
    if state.phase == s.UPS:
        seat = state.waiting[0]
        return CardsAsked(seat, state.layout.up, Saying("triple_replace.ask.ups", {"seat": seat}))
    if state.phase == s.REPLACE and state.due is not None:
        seat = state.due.seat
        return CardsAsked(seat, state.due.amount, Saying("triple_replace.ask.received", {"seat": seat}))
    if state.phase == s.SHOW and state.waiting and state.keeps_cards:
        seat = state.waiting[0]
        return CardsAsked(seat, s.hidden_cards(state, seat), Saying("triple_replace.ask.shown", {"seat": seat}))
    return None


def cards_action(state: s.State, asked: CardsAsked, cards: tuple[Card, ...]) -> a.Action:
    """What these cards are."""
    if state.phase == s.UPS:
        return a.UpDealt(asked.seat, cards)
    if state.phase == s.SHOW:
        return a.Shown(asked.seat, cards)
    return a.Received(asked.seat, cards)


def chance_lines(state: s.State) -> tuple[Saying, ...]:
    """Opt-in: what replacing each card or pair does for whoever is to act."""
    found = odds(state)
    if found is None:
        return ()
    is_split = len(state.house.ways) > 1
    return tuple(_chance_line(option, f".{option.way}" if is_split else "") for option in found.options)


def _chance_line(option: Option, way: str) -> Saying:
    """One option; where a hand can win two ways, each has a line of its own."""
    facts = {
        "cards": tuple("?" if card is None else card for card in option.cards),
        "percent": _percent(*option.improves),
        "beats": "–" if option.beats_showing is None else _percent(*option.beats_showing),
    }
    return Saying(f"table.triple.chance{way}" if option.cards else f"table.triple.chance.pat{way}", facts)


def _percent(cases: int, of: int) -> str:
    return percent_text(round(100 * cases / of)) if of else "–"

"""PAIR THREE's table: seats, stacks, what is due, what may be done when nobody can play, and the clock."""

from math import ceil
from typing import NamedTuple

from app.ui.present.places import SeatView
from app.ui.present.saying import Saying
from rules.core.game import TOTALS
from rules.pair_three import clocks
from rules.pair_three import state as s
from rules.pair_three.lexicon import pair_key
from rules.pair_three.placing import going_back
from rules.pair_three.rulebook import CROSSWORD, SOLITAIRE, STACKS, STEAL
from rules.pair_three.rulebook import OWN_ONLY as OWN_TILES_ONLY

CLAUSES = {CROSSWORD: "facing", STACKS: "on_a_stack", STEAL: "stealing", SOLITAIRE: "connect_all"}


class StackView(NamedTuple):
    """A stack: its name, its height in many words, in few, and in tiles."""

    name: Saying
    detail: Saying
    short: Saying
    tiles: int


class Choice(NamedTuple):
    """Something to enter with one touch."""

    text: Saying
    action: s.Action


class ClockView(NamedTuple):
    """The stuck clock: seconds to show, and the share of it that is left."""

    seconds: int
    share: float
    of: int


def pair_three_where(state: s.State) -> Saying:
    """How the table plays, which round it is, and how many win the match."""
    if state.phase == s.ENDED:
        return Saying("table.pair_three.over")
    facts = {"round_number": state.round_number, "target": state.house.rounds_to_win}
    if state.way in (STACKS, STEAL) and state.house.rounds_to_win:
        return Saying(f"table.pair_three.where.{state.way}.target", facts)
    return Saying(f"table.pair_three.where.{state.way}", facts)


def pair_three_clause(state: s.State) -> str:
    """Where the rulebook opens now."""
    if state.level == TOTALS:
        return "scorepad"
    return CLAUSES[state.way] if state.is_under_way else "rounds"


def pair_three_seats(state: s.State) -> tuple[SeatView, ...]:
    """While a round is on, what everybody holds: below the rounds won where these make the match."""
    view = _winning
    if state.is_under_way:
        view = _scoring if state.way in (STACKS, STEAL) else _holding
    return tuple(view(state, seat) for seat in range(state.seats))


def _scoring(state: s.State, seat: int) -> SeatView:
    return SeatView(str(state.wins[seat]), Saying("table.pair_three.holds", {"count": state.hands[seat]}))


def _holding(state: s.State, seat: int) -> SeatView:
    held, wins = state.hands[seat], state.wins[seat]
    if state.out[seat]:
        return SeatView(str(held), Saying("table.pair_three.gave_up"), out=True)
    code = "table.pair_three.tiles_and_won" if any(state.wins) else "table.pair_three.tiles"
    return SeatView(str(held), Saying(code, {"count": held, "wins": wins}))


def _winning(state: s.State, seat: int) -> SeatView:
    wins = state.wins[seat]
    leads = state.phase == s.ENDED and wins == max(state.wins) and wins > 0
    return SeatView(str(wins), Saying("table.pair_three.won", {"count": wins}), active=leads)


def stack_views(state: s.State) -> tuple[StackView, ...]:
    """The stacks that can be played on; those of Steal & Stack belong to the seats."""
    return tuple(_stack_view(state, place, stack) for place, stack in enumerate(state.stacks))


def _stack_view(state: s.State, place: int, stack: s.Stack) -> StackView:
    facts = {"count": len(stack), "most": s.FULL_STACK, "stack": place + 1, "seat": place}
    if state.way == STEAL:
        height = Saying("table.pair_three.height", facts)
        return StackView(Saying("table.pair_three.stack_of", facts), height, height, len(stack))
    detail, short = (Saying(f"table.pair_three.{code}", facts) for code in ("height_and_split", "height_of"))
    return StackView(Saying("table.pair_three.stack", facts), detail, short, len(stack))


def due(state: s.State) -> Choice | None:
    """What comes before any other tile: a deal, a split, the next round."""
    if state.phase == s.BETWEEN:
        return Choice(Saying("pair_three.ask.new_round"), s.NewRound())
    if state.is_deal_due:
        return Choice(Saying("pair_three.ask.dealt"), s.Dealt())
    if state.full_stacks:
        return _split(state, state.full_stacks[0])
    return None


def _split(state: s.State, number: int) -> Choice:
    height = len(state.stacks[number - 1])
    facts = {"stack": number, "upper": height - height // 2, "lower": height // 2}
    return Choice(Saying("table.pair_three.split", facts), s.Split(number))


def wrong_tile(state: s.State, vote: s.Voted) -> Choice | None:
    """The tile that this vote has turned down, if it can go back."""
    for seat, tile in going_back(state).items():
        if tile.is_turned_down and pair_key(*vote.pair) in {pair_key(*pair) for pair in tile.pairs}:
            facts = {"seat": seat, "pair": vote.pair}
            return Choice(Saying("table.pair_three.turned_down", facts), s.TookBack(seat))
    return None


def stuck_choices(state: s.State) -> tuple[Choice, ...]:
    """What the table may do when nobody can play."""
    if stuck_refusal(state) is not None:
        return ()
    choices = [Choice(Saying("table.pair_three.all_draw", {"pile": state.pile}), s.AllDrew())]
    if not state.can_all_draw:
        choices = []
    if state.way == STACKS:
        high = [number for number, stack in enumerate(state.stacks, 1) if len(stack) > 1]
        choices += [_split(state, number) for number in high]
    return tuple(choices) or (Choice(Saying(_stuck_code(state)), s.Stuck()),)


def _stuck_code(state: s.State) -> str:
    ends = state.way == STACKS or state.waits > 0
    return "table.pair_three.fewest_win" if ends else "table.pair_three.wait_again"


def stuck_refusal(state: s.State) -> Saying | None:
    """Why nobody can be stuck now."""
    if state.phase == s.FORMING:
        return Saying("pair_three.form_first")
    if not state.is_under_way:
        return Saying("pair_three.no_round")
    if state.is_deal_due:
        return Saying("pair_three.deal_due", {"empty_seat": state.hands.index(0)})
    if state.full_stacks:
        return Saying("pair_three.split_due", {"stack": state.full_stacks[0]})
    return None


def clock_view(state: s.State, left: float | None) -> ClockView | None:
    """The ring, where a clock runs."""
    seconds = clocks.stuck_seconds(state)
    if seconds is None or left is None:
        return None
    return ClockView(ceil(left), left / seconds, seconds)


def may_steal(state: s.State) -> bool:
    """Whether a tile may be somebody else's."""
    return state.way == STEAL and state.phase == s.PLAY and state.house.steal_from != OWN_TILES_ONLY


def has_sides(state: s.State) -> bool:
    """Whether a tile may meet several others at once."""
    return state.way in (CROSSWORD, SOLITAIRE)


def players_now(state: s.State) -> tuple[int, ...]:
    """Who can have placed a tile."""
    if state.phase == s.FORMING:
        return tuple(seat for seat, stack in enumerate(state.stacks) if not stack)
    if may_steal(state):
        return tuple(range(state.seats))
    return tuple(seat for seat in range(state.seats) if state.hands[seat] and not state.out[seat])

"""What may be entered now in PAIR THREE."""

from collections.abc import Iterator

from rules.core.game import CARDS, TOTALS
from rules.core.prompt import ChoiceField, PieceField, Prompt, SeatField
from rules.core.seats import seat_prompts
from rules.pair_three import state as s
from rules.pair_three.matching import TABLE_RULES, is_allowed
from rules.pair_three.placing import going_back
from rules.pair_three.rulebook import CROSSWORD, MOST_SEATS, SOLITAIRE, STACKS, STEAL
from rules.pair_three.ways import crossword, solitaire, stacks, steal

_WAYS = {
    CROSSWORD: crossword.prompts,
    STACKS: stacks.prompts,
    STEAL: steal.prompts,
    SOLITAIRE: solitaire.prompts,
}


def prompts(state: s.State) -> tuple[Prompt, ...]:
    """Every kind of action that is legal now and needs no typing, the likeliest first."""
    return tuple(_prompts(state))


def _prompts(state: s.State) -> Iterator[Prompt]:
    if state.phase == s.ENDED:
        return
    if state.is_under_way:
        yield from _WAYS[state.way](state)
        yield from _stuck_prompts(state)
        yield from _take_back_prompts(state)
    elif state.phase == s.BETWEEN:
        yield Prompt("new_round", ())
        yield from _take_back_prompts(state)
    else:
        yield Prompt("won", (), (SeatField("winners", tuple(range(state.seats)), 1, state.seats),))
    if state.level == CARDS:
        yield from _vote_prompts(state)
    if not state.is_under_way:
        yield from seat_prompts(state, MOST_SEATS)
    yield Prompt("level", (), (ChoiceField("level", (TOTALS if state.level == CARDS else CARDS,)),))
    yield Prompt("ended", ())


def _stuck_prompts(state: s.State) -> Iterator[Prompt]:
    """Drawing for everybody when nobody can play, or the end when there is nothing to draw."""
    if state.way == SOLITAIRE or state.phase == s.FORMING or state.is_deal_due or state.full_stacks:
        return
    if state.can_all_draw:
        yield Prompt("all_drew", ())
    elif not state.can_split:
        yield Prompt("stuck", ())


def _take_back_prompts(state: s.State) -> Iterator[Prompt]:
    takers = tuple(going_back(state))
    if takers:
        yield Prompt("took_back", takers)


def _vote_prompts(state: s.State) -> Iterator[Prompt]:
    """Votes on what was played without being certain."""
    rules = tuple(rule for rule in TABLE_RULES if is_allowed(rule, state.house))
    if not rules:
        return
    for seat in range(state.seats):
        pairs = tuple(doubt.pair.code for doubt in state.doubts if doubt.seat == seat)
        voters = s.voters(state, seat)
        if pairs:
            fields = (
                PieceField("pair", "pairs", pairs),
                ChoiceField("rule", rules),
                SeatField("yes_seats", voters, 0, len(voters)),
            )
            yield Prompt("voted", (seat,), fields)

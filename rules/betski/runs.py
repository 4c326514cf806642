"""The longest run of cards a hand can lay in one go, exactly and fast.

The picture: seven silver places and seven gold places. From silver v a *move* leads to gold v or to the
next gold (nine wraps to three), as often as wanted. A card g-s leads from gold g to silver s, once. A run is
a trail that starts at the silver in the centre, alternates move and card, and ends at some silver.

Such a trail exists for a choice of cards and moves exactly when (Euler) every place is entered as often as
it is left, counting one entry for the start and one exit for the end, and all that is used hangs together
with the start. Without the words "hangs together" this is a minimum cost flow, where leaving out a card costs
one. It is solved first; usually its answer hangs together and is the longest run.

When it does not, let C be the places of one part that is cut off from the start. A run either
  (a) uses no place of C: then the flow without its part C is best among those. A better one y would give
      y + (part C), which is a better flow than the best one; or
  (b) enters C by some move or card. None of those is used now, or C would not be cut off. Take them in some
      order a1, a2, ...; the runs whose first used one is ai are the flows with ai pinned (used at least once)
      and a1 .. a(i-1) barred. Barring unused ones keeps the flow best. The best flow with ai pinned is the
      old one plus the cheapest residual cycle through ai: the difference of two flows is a sum of residual
      cycles, one of them passes ai, and none of the others costs less than nothing.
So (a) and every (b) together miss no run, and each carries its own exact best flow. They are looked at in
order of cost; the first that hangs together is a longest run. Each (a) takes cards away and each (b) pins
one more of at most 14 moves and 49 cards, so the search ends.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from rules.decks.betski import HIGHEST, LOWEST, BetskiCard, golds_on

# Places: silver v is v (0..6), gold g is 7 + g, and the place where the run has ended is 14.
_SIZE = HIGHEST - LOWEST + 1
_END = 2 * _SIZE
_FAR = 1000
_BITS = tuple(tuple(i for i in range(_SIZE) if mask >> i & 1) for mask in range(1 << _SIZE))

# Move m leads from silver m // 2; even moves to the same gold, odd moves to the next.
_MOVES = tuple(
    (silver - LOWEST, _SIZE + gold - LOWEST)
    for silver in range(LOWEST, HIGHEST + 1)
    for gold in golds_on(silver)
)
_MOVE_OF = {arc: number for number, arc in enumerate(_MOVES)}
_MOVES_INTO = tuple(tuple(m for m, (_, gold) in enumerate(_MOVES) if gold == _SIZE + g) for g in range(_SIZE))

_Arc = tuple[int, int]


class _Flow:
    """A best flow under its pins and bars; pinned arcs are kept apart so that nothing can undo them."""

    __slots__ = ("barred", "end", "laid", "loss", "moves", "pinned", "spare")

    def __init__(self, laid: list[int]) -> None:
        self.laid = laid  # per silver: the golds of the cards in use
        self.spare = [0] * _SIZE  # per gold: the silvers of the cards not in use
        self.moves = [0] * len(_MOVES)  # how often each move is used
        self.end = -1  # the silver where the run ends
        self.barred = 0  # the moves not to be used
        self.pinned: tuple[_Arc, ...] = ()
        self.loss = 0  # cards left out

    def copy(self) -> _Flow:
        """A flow that can change without changing this one."""
        other = _Flow(self.laid[:])
        other.spare = self.spare[:]
        other.moves = self.moves[:]
        other.end = self.end
        other.barred = self.barred
        other.pinned = self.pinned
        other.loss = self.loss
        return other

    def bar(self, arc: _Arc) -> None:
        """Rule out a move or card that is not in use."""
        tail, head = arc
        if tail < _SIZE:
            self.barred |= 1 << _MOVE_OF[arc]
        else:
            self.spare[tail - _SIZE] &= ~(1 << head)

    def pin(self, arc: _Arc) -> None:
        """Use a move or card that is not in use, for good."""
        if arc[0] >= _SIZE:
            self.bar(arc)
            self.loss -= 1
        self.pinned = (*self.pinned, arc)

    def push(self, tail: int, head: int, cost: int) -> None:
        """Send one unit along a residual arc."""
        if head == _END:
            self.end = tail
        elif tail == _END:
            pass  # the unit that ended elsewhere goes on from there
        elif cost > 0:
            self.laid[tail] ^= 1 << head - _SIZE
            self.spare[head - _SIZE] |= 1 << tail
        elif cost < 0:
            self.spare[tail - _SIZE] ^= 1 << head
            self.laid[head] |= 1 << tail - _SIZE
        elif tail < _SIZE:
            self.moves[_MOVE_OF[tail, head]] += 1
        else:
            self.moves[_MOVE_OF[head, tail]] -= 1
        self.loss += cost


class _Ways(NamedTuple):
    """The cheapest residual ways from some sources to every place."""

    cost: list[int]
    came_from: list[int]

    def send(self, flow: _Flow, target: int) -> int:
        """Send one unit the cheapest way to the target; the source it came from."""
        place = target
        while (before := self.came_from[place]) >= 0:
            flow.push(before, place, self.cost[place] - self.cost[before])
            place = before
        return place


def _cheapest_ways(flow: _Flow, sources: Iterable[int]) -> _Ways:
    """Bellman and Ford with a queue; a best flow has no residual cycle of negative cost."""
    cost = [_FAR] * (_END + 1)
    came_from = [-1] * (_END + 1)
    queue = deque(sources)
    for place in queue:
        cost[place] = 0
    laid, spare, moves, barred = flow.laid, flow.spare, flow.moves, flow.barred
    while queue:
        place = queue.popleft()
        here = cost[place]
        nexts: list[int] = []
        if place < _SIZE:
            for move in (2 * place, 2 * place + 1):
                if not barred >> move & 1:
                    nexts.append(_MOVES[move][1])
            nexts.append(_END)
            for gold in _BITS[laid[place]]:
                after = _SIZE + gold
                if cost[after] > here + 1:
                    cost[after] = here + 1
                    came_from[after] = place
                    queue.append(after)
        elif place < _END:
            for move in _MOVES_INTO[place - _SIZE]:
                if moves[move]:
                    nexts.append(move >> 1)
            for after in _BITS[spare[place - _SIZE]]:
                if cost[after] > here - 1:
                    cost[after] = here - 1
                    came_from[after] = place
                    queue.append(after)
        elif flow.end >= 0:
            nexts.append(flow.end)
        for after in nexts:
            if cost[after] > here:
                cost[after] = here
                came_from[after] = place
                queue.append(after)
    return _Ways(cost, came_from)


def _balanced(start: int, laid: list[int]) -> _Flow:
    """The flow that leaves out the fewest cards, not asking whether it hangs together."""
    flow = _Flow(laid[:])
    supply = [golds.bit_count() for golds in laid]
    supply[start] += 1
    need = [sum(golds >> g & 1 for golds in laid) for g in range(_SIZE)]
    # Direct moves cost nothing, and before any card is left out no way is cheaper than that.
    for move, (silver, gold) in enumerate(_MOVES):
        units = min(supply[silver], need[gold - _SIZE])
        flow.moves[move] = units
        supply[silver] -= units
        need[gold - _SIZE] -= units
    while any(supply):
        ways = _cheapest_ways(flow, [silver for silver in range(_SIZE) if supply[silver]])
        targets = [_SIZE + g for g in range(_SIZE) if need[g]]
        if flow.end < 0:
            targets.append(_END)
        target = min(targets, key=ways.cost.__getitem__)
        supply[ways.send(flow, target)] -= 1
        if target != _END:
            need[target - _SIZE] -= 1
    return flow


def _entries(flow: _Flow) -> list[int]:
    """Per place, the mask of places from which it is entered."""
    entries = [golds << _SIZE for golds in flow.laid]
    for stay_or_step in _MOVES_INTO:
        entries.append(sum(1 << (move >> 1) for move in stay_or_step if flow.moves[move]))
    for tail, head in flow.pinned:
        entries[head] |= 1 << tail
    return entries


def _part_around(place: int, entries: list[int]) -> int:
    """The mask of places that hang together with this one: in a balanced part all ways lead back."""
    seen = todo = 1 << place
    while todo:
        found = entries[todo.bit_length() - 1]
        todo &= ~(1 << todo.bit_length() - 1)
        todo |= found & ~seen
        seen |= found
    return seen


def _cut_off_part(flow: _Flow) -> int:
    """The mask of one part that is cut off from the run, 0 when all hangs together."""
    entries = _entries(flow)
    run = _part_around(flow.end, entries)
    for place, before in enumerate(entries):
        if before and not run >> place & 1:
            return _part_around(place, entries)
    return 0


def _unused_ways_into(part: int, flow: _Flow) -> list[_Arc]:
    """The moves and cards that lead into a cut-off part from outside."""
    arcs = [
        arc
        for move, arc in enumerate(_MOVES)
        if part >> arc[1] & 1 and not part >> arc[0] & 1 and not flow.barred >> move & 1
    ]
    for g in range(_SIZE):
        if not part >> _SIZE + g & 1:
            arcs += [(_SIZE + g, silver) for silver in _BITS[flow.spare[g] & part & (1 << _SIZE) - 1]]
    return arcs


def _without(part: int, flow: _Flow) -> _Flow | None:
    """Case (a): the flow that uses no place of a cut-off part; None when a pin demands one."""
    if any(part >> head & 1 for _, head in flow.pinned):
        return None
    other = flow.copy()
    for place in range(_SIZE):
        if part >> place & 1:
            other.loss += other.laid[place].bit_count()
            other.laid[place] = 0
            other.moves[2 * place] = other.moves[2 * place + 1] = 0
        other.spare[place] = 0 if part >> _SIZE + place & 1 else other.spare[place] & ~part
    return other


def _through(arc: _Arc, flow: _Flow, barred: tuple[_Arc, ...]) -> _Flow | None:
    """Case (b): the best flow with one arc pinned and others barred; None when there is none."""
    tail, head = arc
    other = flow.copy()
    for closed in barred:
        other.bar(closed)
    ways = _cheapest_ways(other, [head])
    if ways.cost[tail] >= _FAR // 2:
        return None
    ways.send(other, tail)
    other.pin(arc)
    return other


class _Pending(NamedTuple):
    """A flow to look at, or the arc that is still to be pinned in it."""

    bound: int
    order: int
    flow: _Flow
    arc: _Arc | None = None
    barred: tuple[_Arc, ...] = ()


def _branches(flow: _Flow, part: int, ticks: count[int]) -> list[_Pending]:
    """Cases (a) and (b) for a cut-off part, each with a lower bound of its loss."""
    found = []
    shorter = _without(part, flow)
    if shorter is not None:
        found.append(_Pending(shorter.loss, -next(ticks), shorter))
    ways = _cheapest_ways(flow, [place for place in range(_END) if part >> place & 1])
    arcs = sorted(
        (flow.loss + ways.cost[arc[0]] - (arc[0] >= _SIZE), arc)
        for arc in _unused_ways_into(part, flow)
        if ways.cost[arc[0]] < _FAR // 2
    )
    order = tuple(arc for _, arc in arcs)
    for position, (bound, arc) in enumerate(arcs):
        found.append(_Pending(max(bound, flow.loss), -next(ticks), flow, arc, order[:position]))
    return found


def _best_run_flow(start: int, laid: list[int], most_loss: int) -> _Flow | None:
    """The flow of a longest run; None when every run leaves out more than most_loss cards."""
    ticks = count()
    queue = [_Pending(0, 0, _balanced(start, laid))]
    while queue:
        bound, _, flow, arc, barred = heappop(queue)
        if arc is not None:
            pinned = _through(arc, flow, barred)
            if pinned is None:
                continue
            flow = pinned
        if flow.loss > bound:
            if flow.loss <= most_loss:
                heappush(queue, _Pending(flow.loss, -next(ticks), flow))
            continue
        part = _cut_off_part(flow)
        if not part:
            return flow
        for pending in _branches(flow, part, ticks):
            if pending.bound <= most_loss:
                heappush(queue, pending)
    return None


def _trail(start: int, flow: _Flow) -> tuple[BetskiCard, ...]:
    """The cards of a flow that hangs together, in an order that can be laid (Hierholzer)."""
    exits: list[list[int]] = [[] for _ in range(_END)]
    for (silver, gold), times in zip(_MOVES, flow.moves, strict=True):
        exits[silver] += [gold] * times
    for silver, golds in enumerate(flow.laid):
        for gold in _BITS[golds]:
            exits[_SIZE + gold].append(silver)
    for tail, head in flow.pinned:
        exits[tail].append(head)
    path = [start]
    places: list[int] = []
    while path:
        onward = exits[path[-1]]
        if onward:
            path.append(onward.pop())
        else:
            places.append(path.pop())
    places.reverse()
    return tuple(
        BetskiCard(gold - _SIZE + LOWEST, silver + LOWEST)
        for gold, silver in zip(places[1::2], places[2::2], strict=True)
    )


def _golds_by_silver(hand: Iterable[BetskiCard]) -> list[int]:
    """Per silver, the mask of the golds held with it."""
    laid = [0] * _SIZE
    for gold, silver in hand:
        if not (LOWEST <= gold <= HIGHEST and LOWEST <= silver <= HIGHEST):
            raise ValueError(f"not a Betski card: {gold}-{silver}")
        laid[silver - LOWEST] |= 1 << gold - LOWEST
    return laid


def _within_reach(start: int, laid: list[int]) -> list[int]:
    """The cards some run could come to: the others only slow the search down."""
    golds = _golds_after(1 << start)
    while True:
        silvers = 1 << start
        for silver in range(_SIZE):
            if laid[silver] & golds:
                silvers |= 1 << silver
        more = _golds_after(silvers)
        if more == golds:
            return [held & golds for held in laid]
        golds = more


def _golds_after(silvers: int) -> int:
    """The mask of golds that go on any of these silvers."""
    return (silvers | silvers << 1 | silvers >> _SIZE - 1) & (1 << _SIZE) - 1


def _checked_start(silver: int) -> int:
    """The place of the silver in the centre."""
    return golds_on(silver)[0] - LOWEST


def longest_run(silver: int, hand: Iterable[BetskiCard]) -> tuple[BetskiCard, ...]:
    """A longest order in which cards of the hand can be laid one after another on this silver."""
    start = _checked_start(silver)
    flow = _best_run_flow(start, _within_reach(start, _golds_by_silver(hand)), len(_MOVES) * _FAR)
    return () if flow is None else _trail(start, flow)


def can_go_out(silver: int, hand: Iterable[BetskiCard]) -> bool:
    """Whether the whole hand can be laid one card after another on this silver."""
    start = _checked_start(silver)
    laid = _golds_by_silver(hand)
    return _within_reach(start, laid) == laid and _best_run_flow(start, laid, 0) is not None

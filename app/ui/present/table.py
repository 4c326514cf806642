"""The table screen's frame: where the match stands and who sits there."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.betski import betski_clause, betski_seats, betski_where
from app.ui.present.in_between import in_between_clause, in_between_seats, in_between_where
from app.ui.present.money import signed_text
from app.ui.present.pair_three import pair_three_clause, pair_three_seats, pair_three_where
from app.ui.present.places import SeatView, points_text
from app.ui.present.saying import Saying, did, seat_of
from app.ui.present.threebetween import threebetween_clause, threebetween_seats, threebetween_where
from app.ui.present.triple_replace import triple_clause, triple_seats, triple_where
from rules.core.game import Game, Standing, State
from rules.core.timeline import Step


class TableView(NamedTuple):
    """The frame around a game's panel; *clause* is where the rulebook opens."""

    where: Saying
    seats: tuple[SeatView, ...]
    clause: str


def table_view(game: Game, state: State, entries: int) -> TableView:
    """The frame for any game; games with a view of their own say more."""
    own = _OWN.get(game.key)
    if own is not None:
        return own(state, entries)
    return TableView(Saying("table.entries", {"count": entries}), plain_seats(game, state), "")


def plain_seats(game: Game, state: State) -> tuple[SeatView, ...]:
    """Points for everybody, and whose turn it is as far as the prompts tell."""
    standing = game.standing(state)
    active = turn_seat(game, state)
    return tuple(
        SeatView(points_text(points, standing.scale), active=seat == active)
        for seat, points in enumerate(standing.points)
    )


def turn_seat(game: Game, state: State) -> int | None:
    """The one who acts next, when there is just one."""
    seats = next((prompt.seats for prompt in game.prompts(state) if prompt.seats), ())
    return seats[0] if len(seats) == 1 else None


class Rank(NamedTuple):
    """One line of the final ranking; equal points share a place."""

    place: int
    seat: int
    points: str


def ranking(game: Game, state: State) -> tuple[Rank, ...]:
    """Everybody by points, the best first."""
    standing = game.standing(state)
    order = sorted(range(len(standing.points)), key=lambda seat: -standing.points[seat])
    return tuple(
        Rank(
            1 + sum(other > standing.points[seat] for other in standing.points),
            seat,
            _figure(state, standing, seat),
        )
        for seat in order
    )


def _figure(state: State, standing: Standing, seat: int) -> str:
    """Points, or in a money game how far the seat is up or down."""
    ledger = getattr(state, "ledger", None)
    if ledger is not None:
        return signed_text(ledger.net(seat), state.house.unit)
    return points_text(standing.points[seat], standing.scale)


class SeatEntry(NamedTuple):
    """One entry of a player, by its number."""

    number: int
    did: Saying


def entries_of(game: Game, steps: list[Step], seat: int, most: int) -> tuple[SeatEntry, ...]:
    """The latest entries of a seat, the newest first."""
    found: list[SeatEntry] = []
    for index in range(len(steps) - 1, -1, -1):
        action = steps[index].entry.action
        if seat_of(action) == seat:
            found.append(SeatEntry(index + 1, did(game, action, steps[index].state)))
            if len(found) == most:
                break
    return tuple(found)


def _betski(state: State, _entries: int) -> TableView:
    return TableView(betski_where(state), betski_seats(state), betski_clause(state))


def _in_between(state: State, entries: int) -> TableView:
    return TableView(in_between_where(state, entries), in_between_seats(state), in_between_clause(state))


def _threebetween(state: State, _entries: int) -> TableView:
    return TableView(threebetween_where(state), threebetween_seats(state), threebetween_clause(state))


def _triple_replace(state: State, _entries: int) -> TableView:
    return TableView(triple_where(state), triple_seats(state), triple_clause(state))


def _pair_three(state: State, _entries: int) -> TableView:
    return TableView(pair_three_where(state), pair_three_seats(state), pair_three_clause(state))


_OWN: dict[str, Callable[[State, int], TableView]] = {
    "pair_three": _pair_three,
    "betski": _betski,
    "triple_replace": _triple_replace,
    "threebetween": _threebetween,
    "in_between": _in_between,
}

"""What each seat has done in a match beyond its points: counted from the entries, the events and the states."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.betski import state as betski
from rules.core.timeline import Timeline
from rules.pair_three import state as pair_three
from rules.threebetween import actions as threebetween
from rules.triple_replace import actions as triple_replace

VERSION = 1  # of the list below; an index made with another is made anew

Counts = dict[str, list[int]]


class Deed(NamedTuple):
    """Something counted; of a record the best match is told, of anything else the sum. Money has the match's unit."""

    key: str
    is_record: bool = False
    is_money: bool = False


DEEDS: Mapping[str, tuple[Deed, ...]] = {
    "threebetween": (Deed("best_round", is_record=True), Deed("banks"), Deed("busts")),
    "in_between": (
        Deed("biggest_win", is_record=True, is_money=True),
        Deed("bets_won"),
        Deed("bets_lost"),
        Deed("posts_hit"),
        Deed("moons"),
    ),
    "triple_replace": (
        Deed("biggest_pot", is_record=True, is_money=True),
        Deed("hands_won"),
        Deed("unshown"),
        Deed("folds"),
    ),
    "betski": (Deed("longest_run", is_record=True), Deed("games_won"), Deed("games_tied"), Deed("cards_drawn")),
    "pair_three": (Deed("rounds_won"), Deed("tiles_placed"), Deed("challenged"), Deed("upheld")),
}


def deeds_of(timeline: Timeline) -> tuple[tuple[int, ...], ...]:
    """The deeds of each seat, in the order of the list."""
    deeds, count = DEEDS.get(timeline.game.key, ()), _COUNTERS.get(timeline.game.key)
    seats = len(timeline.state.names)
    counts: Counts = {deed.key: [0] * seats for deed in deeds}
    if count is not None:
        count(timeline, counts)
    return tuple(tuple(counts[deed.key][seat] for deed in deeds) for seat in range(seats))


def _count_threebetween(timeline: Timeline, counts: Counts) -> None:
    for step in timeline.steps:
        action = step.entry.action
        if isinstance(action, threebetween.Banked | threebetween.BankedPoints):
            counts["banks"][action.seat] += 1
        for event in step.events:
            if event.code in ("threebetween.event.bust", "threebetween.event.bust_plain"):
                counts["busts"][_seat(event.facts)] += 1
    before: Sequence[int] = [0] * timeline.state.seats
    for boxes in timeline.state.sheet:
        after = [box.boxed for box in boxes]
        for seat, gained in enumerate(new - old for new, old in zip(after, before, strict=True)):
            counts["best_round"][seat] = max(counts["best_round"][seat], gained)
        before = after


_WON = {"event.won", "event.moon_won", "event.pair_wins"}
_LOST = {"event.lost", "event.moon_lost"}
_POSTS = {"event.post", "event.ace_post", "event.triple", "event.moon_post", "event.moon_ace_post"}


def _count_in_between(timeline: Timeline, counts: Counts) -> None:
    for event in (event for step in timeline.steps for event in step.events):
        code = event.code.removeprefix("in_between.")
        if code in _WON:
            seat = _seat(event.facts)
            counts["biggest_win"][seat] = max(counts["biggest_win"][seat], int(event.facts["amount"]))  # type: ignore[call-overload]
            counts["bets_won"][seat] += code != "event.pair_wins"
            counts["moons"][seat] += code == "event.moon_won"
        elif code in _LOST | _POSTS:
            counts["bets_lost"][_seat(event.facts)] += 1
            counts["posts_hit"][_seat(event.facts)] += code in _POSTS


def _count_triple_replace(timeline: Timeline, counts: Counts) -> None:
    won: set[tuple[int, int]] = set()  # a hand may be won in several pots
    for step in timeline.steps:
        if isinstance(step.entry.action, triple_replace.Folded):
            counts["folds"][step.entry.action.seat] += 1
        for event in step.events:
            seats = _winners_of_pot(event.code, event.facts)
            is_unshown = event.code == "triple_replace.event.won_unshown"
            for seat in seats:
                amount = int(event.facts["amount"])  # type: ignore[call-overload]
                counts["biggest_pot"][seat] = max(counts["biggest_pot"][seat], amount)
                counts["unshown"][seat] += is_unshown
                won.add((step.state.hand_number, seat))
    for _hand, seat in won:
        counts["hands_won"][seat] += 1


def _winners_of_pot(code: str, facts: Mapping[str, Any]) -> Sequence[int]:
    """Who won or shared a pot against others; what comes back because nobody could match it is no win."""
    name = code.removeprefix("triple_replace.event.")
    if name == "won_unshown":
        return (facts["seat"],)
    return facts["winners"] if name.startswith(("won_", "told_")) else ()


def _count_betski(timeline: Timeline, counts: Counts) -> None:
    runs: dict[tuple[int, int, int], int] = {}  # cards laid by deal, seat and turn of that seat
    deal, before = 0, timeline.opening
    for step in timeline.steps:
        action = step.entry.action
        if isinstance(action, betski.Dealt | betski.LevelChanged):
            deal += 1
        elif isinstance(action, betski.Played):
            turn = deal, action.seat, before.turns[action.seat]
            runs[turn] = runs.get(turn, 0) + 1
        elif isinstance(action, betski.TakenBack):
            for laid in before.stack[-action.amount :]:
                turn = deal, action.seat, laid.turn
                runs[turn] = runs.get(turn, 0) - 1
        elif isinstance(action, betski.Drew | betski.DrewCard):
            counts["cards_drawn"][action.seat] += getattr(action, "amount", 1)
        before = step.state
    for (_deal, seat, _turn), cards in runs.items():
        counts["longest_run"][seat] = max(counts["longest_run"][seat], cards)
    counts["games_won"][:] = timeline.state.wins
    counts["games_tied"][:] = timeline.state.ties


def _count_pair_three(timeline: Timeline, counts: Counts) -> None:
    before = timeline.opening
    for step in timeline.steps:
        action: Any = step.entry.action
        if isinstance(action, _PLACING) and not _is_moved(before, action):
            counts["tiles_placed"][action.seat] += 1
        elif isinstance(action, pair_three.TookBack):
            counts["tiles_placed"][action.seat] -= 1
        elif isinstance(action, pair_three.Voted):
            counts["challenged"][action.seat] += 1
            counts["upheld"][action.seat] += any(e.code == "pair_three.event.accepted" for e in step.events)
        before = step.state
    counts["rounds_won"][:] = timeline.state.wins


_PLACING = (pair_three.Placed, pair_three.Laid, pair_three.PutOn, pair_three.Added, pair_three.Formed)


def _is_moved(before: pair_three.State, action: Any) -> bool:
    """Whether a tile of a Solitaire only went to another place of the same board."""
    return isinstance(action, pair_three.Laid) and any(
        placement.seat == action.seat and placement.laying is not None and placement.tile == action.laying.tile
        for placement in before.placements
    )


def _seat(facts: Mapping[str, Any]) -> int:
    return int(facts["seat"])


_COUNTERS: Mapping[str, Callable[[Timeline, Counts], None]] = {
    "threebetween": _count_threebetween,
    "in_between": _count_in_between,
    "triple_replace": _count_triple_replace,
    "betski": _count_betski,
    "pair_three": _count_pair_three,
}

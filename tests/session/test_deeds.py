"""What is counted in the index against a slow count from the journals, made from other facts than the quick one."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from app.session.deeds import DEEDS
from app.session.figures import lifetime
from app.session.library import Library
from app.session.match import timeline_of
from app.storage.index import Store
from rules import GAMES
from rules.betski.state import MatchEnded, Won
from rules.core.game import TOTALS, Setup
from rules.core.timeline import Edit, Entry, Refused, Timeline
from rules.core.transcript import read_transcript
from rules.pair_three.pieces import WordPair
from rules.pair_three.state import Voted

TRANSCRIPTS = sorted(
    path for path in (Path(__file__).parents[1] / "transcripts").glob("*.txt") if ".expected" not in path.name
)

pytestmark = pytest.mark.xdist_group("evenings")


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """Every golden match played on one phone, and each ended where it can be."""
    store = Store(tmp_path_factory.mktemp("evenings"))
    library = Library(store, GAMES, lambda: 0)
    for path in TRANSCRIPTS:
        match = read_transcript(GAMES, path.read_text(encoding="utf-8"))
        session = library.new_match(match.game.key, match.players, match.setup)
        for entry in match.entries:
            try:
                session.record(entry.action, overruled=entry.overruled)
            except Refused:
                continue  # as at a table, what is not legal is not written down
        if not session.standing.is_over:
            session.record(match.game.actions["ended"](), overruled="enough")
        library.close_match(session)
    # No golden match has a vote that a player wins.
    session = library.new_match("pair_three", ["Mira", "Bo", "Ines"], Setup(3, house_rules={"related": True}))
    session.record(Voted(0, WordPair("hen", "owl"), "related", (1, 2)), overruled="all agree")
    session.record(GAMES["pair_three"].actions["ended"](), overruled="enough")
    library.close_match(session)
    yield library
    store.close()


def states(timeline: Timeline) -> list[tuple[object, object, object]]:
    """Each action with the state before and the state after it."""
    before = [timeline.opening, *(step.state for step in timeline.steps[:-1])]
    return [(each, step.entry.action, step.state) for each, step in zip(before, timeline.steps, strict=True)]


def slow_threebetween(timeline: Timeline, seat: int) -> list[int]:
    best, banks, busts = 0, 0, 0
    for before, action, after in states(timeline):
        if after.scores != before.scores:
            best = max(best, after.scores[seat] - before.scores[seat])
        banks += type(action).__name__ in ("Banked", "BankedPoints") and action.seat == seat
        round_is_over = after.round_number > before.round_number or len(after.sheet) > len(before.sheet)
        stage = after.sheet[-1][seat].stage if round_is_over else after.spots[seat].stage
        busts += stage == "busted" and before.spots[seat].stage != "busted"
    return [best, banks, busts]


def slow_in_between(timeline: Timeline, seat: int) -> list[int]:
    biggest, won, lost, posts, moons = 0, 0, 0, 0, 0
    for before, action, after in states(timeline):
        gained = before.ledger.pot_total - after.ledger.pot_total if getattr(action, "seat", None) == seat else 0
        kind, outcome = type(action).__name__, getattr(action, "outcome", "")
        if kind in ("Bet", "Guessed", "ScoredBet", "Moon") or outcome.startswith("moon"):
            won += gained > 0
            lost += gained < 0
            moons += gained > 0 and (kind == "Moon" or outcome == "moon_won")
            is_post = "post" in outcome or outcome == "triple"
            if kind in ("Bet", "Moon", "Guessed") and action.seat == seat:
                is_post = action.card.rank in (before.first.card.rank, before.second.rank)
            posts += is_post and action.seat == seat
        if kind not in ("Left", "SatOut"):
            biggest = max(biggest, gained)
    return [biggest, won, lost, posts, moons]


def slow_triple_replace(timeline: Timeline, seat: int) -> list[int]:
    biggest, won, unshown, folds = 0, set(), 0, 0
    for step in timeline.steps:
        folds += type(step.entry.action).__name__ == "Folded" and step.entry.action.seat == seat
        for event in step.events:
            seats = event.facts.get("winners", (event.facts.get("seat"),))
            if seat in seats and (".won_" in event.code or ".told_" in event.code):
                biggest = max(biggest, event.facts["amount"])
                won.add(step.state.hand_number)
                unshown += event.code.endswith("unshown")
    return [biggest, len(won), unshown, folds]


def slow_betski(timeline: Timeline, seat: int) -> list[int]:
    longest, won, tied, drawn, run = 0, 0, 0, 0, 0
    for before, action, after in states(timeline):
        kind = type(action).__name__
        if kind == "Played" and action.seat == seat:
            run = run + 1 if before.turn == seat and before.played else 1
        elif kind == "TakenBack" and action.seat == seat:
            run = after.played
        else:
            longest, run = max(longest, run), 0 if getattr(action, "seat", None) != seat else run
        drawn += action.amount if kind == "Drew" and action.seat == seat else kind == "DrewCard" and action.seat == seat
        won += after.wins[seat] - before.wins[seat]
        tied += after.ties[seat] - before.ties[seat]
    return [max(longest, run), won, tied, drawn]


def slow_pair_three(timeline: Timeline, seat: int) -> list[int]:
    rounds, tiles, votes, upheld = 0, 0, 0, 0
    for before, action, after in states(timeline):
        rounds += after.wins[seat] - before.wins[seat]
        if getattr(action, "seat", None) != seat:
            continue
        kind = type(action).__name__
        tiles += {"TookBack": -1, "Placed": 1, "PutOn": 1, "Added": 1, "Formed": 1}.get(kind, 0)
        tiles += kind == "Laid" and sum(after.hands) < sum(before.hands)
        votes += kind == "Voted"
        upheld += kind == "Voted" and list(after.rulings.values())[-1].accepted
    return [rounds, tiles, votes, upheld]


SLOW = {
    "threebetween": slow_threebetween, "in_between": slow_in_between, "triple_replace": slow_triple_replace,
    "betski": slow_betski, "pair_three": slow_pair_three,
}  # fmt: skip


def test_every_game_has_deeds_and_every_deed_occurs_in_the_golden_matches(evenings: Library) -> None:
    assert set(DEEDS) == set(GAMES)
    for game, deeds in DEEDS.items():
        rows = [each.deeds for each in evenings.summaries() if each.game == game]
        for place, deed in enumerate(deeds):
            assert any(seat[place] for row in rows for seat in row), f"{game}.{deed.key}"


def test_the_deeds_in_the_index_are_those_a_slow_count_finds_in_the_journals(evenings: Library) -> None:
    for summary in evenings.summaries():
        timeline = timeline_of(GAMES, evenings.records(summary.match_id))
        for seat, done in enumerate(summary.deeds):
            assert list(done) == SLOW[summary.game](timeline, seat), (summary.game, summary.players[seat])


def test_lifetime_figures_are_those_a_slow_count_finds_in_the_journals(evenings: Library) -> None:
    listed, people = evenings.summaries(), evenings.people()
    for name in sorted({name for each in listed for name in each.players}):
        told = lifetime(listed, people, people.keys[name])
        slow = slow_lifetime(evenings, name)
        assert (told.matches, told.wins) == (len(slow), sum(won for _game, won, _points, _ahead in slow))
        for game, figures in told.games.items():
            own = [(won, points) for each, won, points, _ahead in slow if each == game]
            assert figures.matches == len(own)
            assert figures.wins == sum(won for won, _points in own)
            assert figures.average == sum(points for _won, points in own) / len(own)
            assert figures.best == max(points for _won, points in own)
        for other, against in told.against.items():
            met = [ahead[other] for *_rest, ahead in slow if other in ahead]
            assert against == (met.count(1), met.count(-1), met.count(0))
        run = longest = 0
        for _game, won, _points, _ahead in slow:
            run = run + 1 if won else 0
            longest = max(longest, run)
        assert told.streaks == (run, longest)


def slow_lifetime(library: Library, name: str) -> list[tuple[str, bool, Fraction, dict[str, int]]]:
    """Of each finished match, oldest first: game, won or not, points, and who of the others was behind (1) or ahead."""
    found = []
    for match_id in library.match_ids():
        records = library.records(match_id)
        timeline = timeline_of(GAMES, records)
        names, standing = timeline.state.names, timeline.game.standing(timeline.state)
        if name in names and standing.is_over:
            points = dict(zip(names, standing.points, strict=True))
            won = points[name] == max(points.values()) > 0
            ahead = {n.casefold(): (points[name] > p) - (points[name] < p) for n, p in points.items() if n != name}
            found.append((timeline.game.key, won, Fraction(points[name], standing.scale), ahead))
    return found


def test_an_amended_match_changes_the_figures(library: Library) -> None:
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    match.record(Won((0,)))
    match.record(MatchEnded())
    library.keep_summary(match, is_open=True)
    assert lifetime(library.summaries(), library.people(), "mira").wins == 1
    match.amend([Edit(1, True, Entry(Won((1,))))])
    library.close_match(match)
    told = [lifetime(library.summaries(), library.people(), key) for key in ("mira", "bo")]
    assert [each.wins for each in told] == [0, 1]
    assert [each.games["betski"].deeds[1] for each in told] == [0, 1]


def test_an_index_of_an_older_version_is_made_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    library = Library(store, GAMES, lambda: 0)
    match = library.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    match.record(Won((0,)))
    library.close_match(match)
    before = library.summaries()
    row = {key: value for key, value in store.summaries()[0].items() if key not in ("deeds", "deeds_of")}
    store.put_summary(match.match_id, row)
    store.close()
    assert Library(Store(tmp_path), GAMES, lambda: 0).summaries() == before
    assert before[0].deeds == ((0, 1, 0, 0), (0, 0, 0, 0))

"""A match as it once stood."""

from app.session.library import Library
from app.session.past import PastSession
from rules.betski.state import CenterTurned, Drew
from rules.core.game import Setup
from rules.decks.betski import BetskiCard


def test_the_past_has_the_state_of_its_last_entry(library: Library) -> None:
    session = library.new_match("betski", ("Mira", "Bo"), Setup(2))
    session.record(CenterTurned(BetskiCard(6, 5)))
    session.record(Drew(0, 1))
    past = PastSession(session, session.timeline.steps[:1])
    assert (past.state, past.players) == (session.timeline.steps[0].state, ("Mira", "Bo"))
    assert not past.standing.is_over
    assert past.preview(Drew(0, 1)).is_legal
    assert past.match_id != session.match_id
    past.subscribe(lambda: None)()

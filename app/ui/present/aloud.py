"""What the phone says aloud: the referee's line, the score where it changed, and whose turn it is now."""

from collections.abc import Sequence

from app.ui.present.saying import Saying, seat_of
from app.ui.present.table import table_view
from app.ui.present.verdict import Banner
from rules.core.game import Game, State
from rules.core.timeline import Step

ENDS = ".!?…:"


def banner_aloud(banner: Banner) -> tuple[Saying, ...]:
    """The bar, read out."""
    return (banner.line, *banner.details[:1])


def step_aloud(game: Game, before: State, step: Step, banner: Banner) -> tuple[Saying, ...]:
    """After an entry: its answer, what the player has now if that changed, and who is next if somebody else is."""
    was, now = table_view(game, before, 0).seats, table_view(game, step.state, 0).seats
    seat = seat_of(step.entry.action)
    heard = [*banner_aloud(banner)]
    if seat is not None and was[seat].score != now[seat].score:
        heard.append(Saying("speech.score", {"seat": seat, "score": now[seat].score}))
    turn = next((place for place, view in enumerate(now) if view.active), None)
    if turn is not None and turn != next((place for place, view in enumerate(was) if view.active), None):
        heard.append(Saying("speech.turn", {"seat": turn}))
    return tuple(heard)


def aloud(sentences: Sequence[str]) -> str:
    """Whole sentences one after the other, each ended so that a voice takes breath."""
    ended = (sentence if sentence[-1] in ENDS else f"{sentence}." for sentence in sentences if sentence)
    return " ".join(ended)

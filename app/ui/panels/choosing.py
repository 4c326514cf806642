"""Which panel fits a match as it stands."""

from collections.abc import Callable
from typing import Any

from app.session.match import MatchSession
from app.ui.panels.betski import BetskiPanel
from app.ui.panels.in_between import InBetweenPanel
from app.ui.panels.in_between_scorepad import InBetweenScorepad
from app.ui.panels.pair_three import PairThreePanel
from app.ui.panels.prompt import PromptPanel
from app.ui.panels.result import ResultPanel
from app.ui.panels.table_side import TableSide
from app.ui.panels.threebetween import ThreeBeTweenPanel
from app.ui.panels.triple_replace import TriplePanel
from app.ui.panels.triple_scorepad import TripleScorepad
from rules.core.game import TOTALS
from rules.triple_replace.state import SCOREPAD

Panel = Callable[[TableSide], Any]


def panel_for(session: MatchSession) -> Panel:
    """The panel that fits the match as it stands."""
    if session.standing.is_over:
        return ResultPanel
    own = _OWN.get(session.game.key)
    return own(session.state) if own is not None else PromptPanel


def _betski(state: Any) -> Panel:
    """Cards have a pad of their own; who won and who starts are questions like any other."""
    return BetskiPanel if state.is_under_way or state.phase == "center" else PromptPanel


def _in_between(state: Any) -> Panel:
    """The scorepad has a pad of its own."""
    return InBetweenScorepad if state.level == TOTALS else InBetweenPanel


def _threebetween(_state: Any) -> Panel:
    """Cards and points have their pads in one panel, since a table may change between them at any time."""
    return ThreeBeTweenPanel


def _triple_replace(state: Any) -> Panel:
    """The scorepad has a pad of its own; pots that are left are given away like any others."""
    return TripleScorepad if state.phase == SCOREPAD else TriplePanel


def _pair_three(state: Any) -> Panel:
    """Words have a pad of their own; who won a round is a question like any other."""
    return PromptPanel if state.level == TOTALS else PairThreePanel


_OWN: dict[str, Callable[[Any], Panel]] = {
    "pair_three": _pair_three,
    "threebetween": _threebetween,
    "in_between": _in_between,
    "triple_replace": _triple_replace,
    "betski": _betski,
}

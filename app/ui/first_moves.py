"""Which hint a table sees: in the first match of a game only, and each until it was done once, ever."""

from app.session.match import MatchSession
from app.ui.present.hints import FIRST_MOVES, learned_from, next_hint
from app.ui.services import Services

LEARNED = "hints_learned"


class FirstMoves:
    """The hints of one table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._of: MatchSession | None = None
        self._is_first = False

    def hint(self, session: MatchSession) -> str:
        """What to do now, in words; nothing for those who have done it before.

        :raises StorageError: if it cannot be kept that a hint was followed.
        """
        if session is not self._of:
            self._of, self._is_first = session, self._is_first_of_its_game(session)
        steps = session.timeline.steps
        if not self._is_first or len(steps) >= FIRST_MOVES or session.standing.is_over:
            return ""
        learned = self._learn(learned_from(session.game, steps))
        code = next_hint(session.game, session.state, learned)
        return self._services.say(code) if code else ""

    def _is_first_of_its_game(self, session: MatchSession) -> bool:
        others = self._services.library.summaries()
        return all(each.game != session.game.key or each.match_id == session.match_id for each in others)

    def _learn(self, codes: set[str]) -> set[str]:
        library = self._services.library
        known = {str(code) for code in library.setting(LEARNED, [])}
        if not codes <= known:
            known |= codes
            library.put_setting(LEARNED, sorted(known))
        return known

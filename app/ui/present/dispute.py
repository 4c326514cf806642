"""A verdict to be passed round: what lay there, what was played, the clause, the answer."""

from collections.abc import Callable
from typing import NamedTuple

from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from app.ui.present.verdict import VerdictPage, clause_number, overruling
from rules.betski.state import State as BetskiState
from rules.chips import shown
from rules.core.clause import Clause
from rules.core.game import Game, State
from rules.in_between.state import State as InBetweenState
from rules.threebetween.state import State as ThreeBetweenState
from rules.triple_replace.state import State as TripleState
from rules.triple_replace.state import ups_of

Say = Callable[[Saying], str]


class Dispute(NamedTuple):
    """Everything on the card; *seat* is who played, *overruled* the table's reason if it let it stand."""

    game: Game
    state: State  # before it was played
    page: VerdictPage
    number: int
    seat: int | None = None
    overruled: str | None = None


def where(dispute: Dispute) -> Saying:
    """Where the match stood."""
    return table_view(dispute.game, dispute.state, dispute.number - 1).where


def lay_there(dispute: Dispute) -> tuple[Saying, ...]:
    """What lay on the table, as far as the match was told; nothing where only totals are kept."""
    state, seat = dispute.state, dispute.seat
    if isinstance(state, BetskiState):
        return () if state.center is None else (Saying("dispute.betski.center", {"center": state.center}),)
    if isinstance(state, InBetweenState):
        return _between_posts(state)
    if isinstance(state, ThreeBetweenState) and seat is not None:
        return _between_limits(state, seat)
    return _up_cards(state) if isinstance(state, TripleState) else ()


def rules_of(dispute: Dispute) -> tuple[Clause, ...]:
    """The clauses that the answer stands on."""
    return rules_behind(dispute.game, dispute.state, dispute.page)


def rules_behind(game: Game, state: State, page: VerdictPage) -> tuple[Clause, ...]:
    """The clauses that an answer names; the one of this moment of the game where it names none."""
    named = [answer.clause for answer in page.answers if answer.clause is not None]
    if named:
        return tuple(dict.fromkeys(named))
    key = table_view(game, state, 0).clause
    return tuple(clause for clause in game.clauses if clause.key == key)


def rule_words(game: Game, clause: Clause, say: Say) -> tuple[str, str]:
    """Where the clause stands, and what it says."""
    return say(clause_number(game.key, clause, say)), say(Saying(f"{game.key}.clause.{clause.key}"))


def table_word(dispute: Dispute) -> Saying | None:
    """The table's last word, if it had one."""
    return None if dispute.overruled is None else overruling(dispute.overruled)


def dispute_text(dispute: Dispute, say: Say, knows: Callable[[str], bool]) -> str:
    """The card in plain lines, for apps that take no pictures."""
    page, game = dispute.page, dispute.game
    lines = [
        say(Saying("dispute.head", {"game": say(Saying(f"{game.key}.name")), "answer": say(page.title)})),
        say(where(dispute)),
        *(say(each) for each in lay_there(dispute)),
        say(Saying("dispute.played", {"number": dispute.number, "what": say(page.what)})),
    ]
    for answer in page.answers:
        lines.append(say(answer.sentence))
        if knows(answer.instead.code):
            lines.append(say(Saying("dispute.would_be_legal", {"what": say(answer.instead)})))
    for clause in rules_of(dispute):
        number, words = rule_words(game, clause, say)
        lines.append(say(Saying("dispute.rule", {"number": number, "words": words})))
    last_word = table_word(dispute)
    lines += [] if last_word is None else [say(last_word)]
    return "\n".join([*lines, say(Saying("dispute.from"))])


def _between_posts(state: InBetweenState) -> tuple[Saying, ...]:
    pot = Saying("dispute.in_between.pot", {"pot": shown(state.pot, state.house.unit)})
    if state.first is None:
        return (pot,)
    if state.second is None:
        return Saying("dispute.in_between.post", {"post": state.first}), pot
    return Saying("dispute.in_between.posts", {"post": state.first, "second": state.second}), pot


def _between_limits(state: ThreeBetweenState, seat: int) -> tuple[Saying, ...]:
    spot = state.spots[seat]
    if spot.limits is None:
        return ()
    facts = {"seat": seat, "low": spot.limits[0], "high": spot.limits[1], "cards": spot.between}
    return (Saying("dispute.threebetween.between" if spot.between else "dispute.threebetween.limits", facts),)


def _up_cards(state: TripleState) -> tuple[Saying, ...]:
    pot = Saying("dispute.triple_replace.pot", {"pot": shown(state.pot, state.house.unit)})
    hands = ((seat, ups_of(state, seat)) for seat in state.dealt_in)
    ups = (Saying("dispute.triple_replace.up", {"seat": seat, "cards": cards}) for seat, cards in hands if cards)
    return (*ups, pot)

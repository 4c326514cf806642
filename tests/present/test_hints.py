"""Hints for the first moves: one at a time, and never one that was followed."""

from app.ui.present.hints import HINTS, learned_from, next_hint
from rules import GAMES
from rules.betski.state import CenterTurned, Played
from rules.core.game import Setup
from rules.core.timeline import Entry, Timeline
from rules.decks.betski import BetskiCard
from rules.sentences.en import ENGLISH

BETSKI = GAMES["betski"]


def test_every_hint_speaks_of_what_its_game_can_do() -> None:
    for game, hints in HINTS.items():
        for hint in hints:
            assert hint.actions <= set(GAMES[game].actions)
            assert hint.code in ENGLISH


def test_a_hint_speaks_of_what_may_be_entered_now_and_the_next_one_follows_when_it_was_done() -> None:
    match = Timeline(BETSKI, Setup(2))
    assert next_hint(BETSKI, match.state, set()) == "hint.betski.center"
    match.record(Entry(CenterTurned(BetskiCard(5, 6))))
    learned = learned_from(BETSKI, match.steps)
    assert learned == {"hint.betski.center"}
    assert next_hint(BETSKI, match.state, learned) == "hint.betski.played"
    match.record(Entry(Played(match.state.turn, BetskiCard(6, 7))))
    learned |= learned_from(BETSKI, match.steps)
    assert next_hint(BETSKI, match.state, learned) == "hint.betski.done"
    assert next_hint(BETSKI, match.state, {*learned, "hint.betski.done"}) == ""


def test_nothing_was_learned_where_nothing_was_entered() -> None:
    assert learned_from(BETSKI, []) == set()

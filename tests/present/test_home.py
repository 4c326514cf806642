"""Home says where a running match of each game stands, and how far it is to the target."""

import pytest

from app.ui.present.home import where_it_stands
from rules import GAMES
from rules.core.game import Setup, checked_setup
from rules.sentences import say
from rules.sentences.en import ENGLISH

NAMES = ("Mira", "Bo", "Ines")


def told(key: str, **changes: object) -> tuple[str, int | None]:
    game = GAMES[key]
    state = game.begin(checked_setup(game, Setup(3)))._replace(**changes)
    where, target = where_it_stands(key, state)
    return say(ENGLISH, where.code, where.facts, NAMES), target


def test_threebetween_tells_the_round_the_target_and_who_draws() -> None:
    assert told("threebetween", phase="turns", round_number=5, turn=2) == (
        "Round 5 to 100 points. Ines to draw.",
        100,
    )


def test_threebetween_is_dealt_before_anybody_draws() -> None:
    assert told("threebetween", dealer=1)[0] == "Round 1 to 100 points. Bo deals."


def test_in_between_asks_for_the_ante_first() -> None:
    assert told("in_between") == ("The ante is due.", None)


def test_in_between_tells_the_pot_and_whose_turn_it_is() -> None:
    assert told("in_between", phase="deal", turn=1)[0] == "The pot holds 0. Bo to play."


def test_triple_replace_waits_for_the_dealer_between_hands() -> None:
    assert told("triple_replace", dealer=2)[0] == "The next hand is to be dealt by Ines."


def test_triple_replace_tells_hand_pot_and_who_acts() -> None:
    open_hand = {"hand_open": True, "hand_number": 4, "phase": "bet"}
    assert told("triple_replace", **open_hand, waiting=(1,))[0] == "Hand 4. The pot holds 0, Bo to act."
    assert told("triple_replace", **open_hand, waiting=())[0] == "Hand 4. The pot holds 0."


def test_pair_three_counts_rounds_to_ten_by_default() -> None:
    assert told("pair_three", round_number=3) == ("Round 3, first to 10.", 10)


def test_betski_tells_game_and_turn() -> None:
    assert told("betski", phase="play", game_number=2, turn=0)[0] == "Game 2. Mira to play."


@pytest.mark.parametrize("key", GAMES)
def test_a_match_that_is_over_says_so(key: str) -> None:
    assert told(key, phase="ended")[0] == "The match is over."

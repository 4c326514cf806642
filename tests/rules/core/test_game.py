"""The contract: set-ups are checked, actions have keys, prompts become actions."""

import pytest

from rules import GAMES
from rules.betski import GAME as BETSKI
from rules.betski.state import Drew, MatchEnded, Won
from rules.core.codec import field_types
from rules.core.game import BadSetup, Game, Setup, action_key, built_action, checked_setup
from rules.core.house_rules import BadHouseRule
from rules.core.prompt import Prompt
from tests.rules.core.toy import TOY, Gave, Laid, Said

every_game = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=[*GAMES, "toy"])


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        (Setup(1), "setup.seats", {"game": "betski", "low": 2, "high": 6, "number": "1.1", "seats": 1}),
        (Setup(7), "setup.seats", {"game": "betski", "low": 2, "high": 6, "number": "1.1", "seats": 7}),
        (Setup(2, 2), "setup.first", {"first": 2}),
        (Setup(2, -1), "setup.first", {"first": -1}),
        (Setup(2, 0, "chips"), "setup.level", {"level": "chips"}),
    ],
)
def test_a_bad_set_up_is_refused_with_a_code_and_facts(setup: Setup, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as refused:
        checked_setup(BETSKI, setup)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_a_bad_house_rule_is_refused() -> None:
    with pytest.raises(BadHouseRule):
        checked_setup(BETSKI, Setup(2, house_rules={"sing": True}))


def test_a_checked_set_up_has_every_house_rule_and_stays_the_same_when_checked_again() -> None:
    setup = checked_setup(BETSKI, Setup(2, house_rules={"first_to": 3}))
    assert setup.house_rules.keys() == {switch.key for switch in BETSKI.switches}
    assert setup.house_rules["first_to"] == 3
    assert checked_setup(BETSKI, setup) == setup


def test_every_action_has_the_key_it_is_known_by() -> None:
    assert [action_key(TOY, action) for action in (Said(0, "a", None), Gave(0, 1, ()), Laid(()))] == [
        "said", "gave", "laid",
    ]  # fmt: skip


def test_a_deck_is_found_by_its_key() -> None:
    assert (TOY.deck("short").columns, len(TOY.deck("betski").pieces)) == (3, 49)


def test_an_answered_prompt_becomes_an_action() -> None:
    assert built_action(BETSKI, Prompt("drew", (0, 1)), 1, {"amount": 2}) == Drew(1, 2)
    assert built_action(BETSKI, Prompt("won", ()), None, {"winners": (0, 1)}) == Won((0, 1))
    assert built_action(BETSKI, Prompt("ended", ()), None, {}) == MatchEnded()


@every_game
def test_every_action_has_a_phrase_that_names_its_fields(game: Game) -> None:
    assert game.phrases.keys() == game.actions.keys()
    for key, kind in game.actions.items():
        for name in field_types(kind):
            assert name == "seat" or f"{{{name}}}" in game.phrases[key]


@every_game
def test_keys_and_numbers_are_used_once(game: Game) -> None:
    for keys in (
        [clause.key for clause in game.clauses],
        [clause.number for clause in game.clauses],
        [switch.key for switch in game.switches],
        [deck.key for deck in game.decks],
        list(game.actions.values()),
    ):
        assert len(set(keys)) == len(keys)
    for deck in game.decks:
        assert len({piece.code for piece in deck.pieces}) == len(deck.pieces)


@every_game
def test_clauses_are_numbered_in_order(game: Game) -> None:
    numbers = [tuple(map(int, clause.number.split("."))) for clause in game.clauses]
    assert numbers == sorted(numbers)


@every_game
def test_every_switch_takes_its_default_and_names_a_clause(game: Game) -> None:
    clauses = {clause.key for clause in game.clauses}
    for switch in game.switches:
        assert switch.allows(switch.default)
        assert switch.clause in clauses


@every_game
def test_every_older_version_can_be_brought_up(game: Game) -> None:
    assert set(game.upcasts) == set(range(1, game.version))


@pytest.mark.parametrize(("key", "game"), GAMES.items(), ids=GAMES.keys())
def test_a_game_is_listed_under_its_own_key(key: str, game: Game) -> None:
    assert game.key == key

"""What lies on the check desk can be written down and laid out again."""

import json
from typing import Any

import pytest

from app.ui.check import desk_games, places_of
from app.ui.present.check_betski import CardOnCard, Hand
from app.ui.present.check_in_between import Turn
from app.ui.present.check_kept import read, read_desk, written
from app.ui.present.check_pair_three import Words
from app.ui.present.check_threebetween import Between
from app.ui.present.check_triple_replace import Hands, Price
from app.ui.present.in_between import Stake
from rules import GAMES
from rules.core.codec import BadEncoding
from rules.decks.alpha import Face, Shown
from rules.decks.betski import BetskiCard
from rules.decks.standard import Card, Rank
from rules.pair_three.pieces import HouseWord, WordPair

DRAFTS = [
    CardOnCard(BetskiCard(6, 3)),
    Hand(BetskiCard(6, 5), (BetskiCard(5, 8), BetskiCard(9, 4))),
    Turn(17, 1, Rank.from_code("A"), "low", Rank.from_code("10"), Stake(3)),
    Between((Face("S"), Face("C")), 1, (Shown(Face("EI"), "E"),), Shown(Face("T"), "T")),
    Hands((Card.from_code("As"), Card.from_code("10d"))),
    Price(5, 25, 2, 1),
    Words("CARP"),
]


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: type(draft).__name__)
def test_a_draft_is_read_as_it_was_written(draft: Any) -> None:
    assert read(type(draft), json.loads(json.dumps(written(draft)))) == draft


def test_what_the_house_has_said_is_read_too() -> None:
    told = Words("HENEGG", (HouseWord(WordPair("hen", "egg"), "related", True),))
    assert read(Words, json.loads(json.dumps(written(told)))) == told


@pytest.mark.parametrize("data", [None, [], ["6-3"], ["6-3", "10-3"], ["6-3", 5], {"center": "6-3"}, [["6-3"], None]])
def test_what_is_no_draft_is_refused(data: object) -> None:
    with pytest.raises(BadEncoding):
        read(CardOnCard, data)


@pytest.mark.parametrize("game", desk_games())
def test_every_desk_is_found_as_it_was_left(game: str) -> None:
    questions = [place.question for place in places_of(game)]
    kept = [game, len(questions) - 1, [written(each.opening) for each in questions], {}]
    desk = read_desk(GAMES[game], questions, json.loads(json.dumps(kept)))
    assert desk is not None
    assert desk.asked == len(questions) - 1
    assert desk.drafts == tuple(each.opening for each in questions)


@pytest.mark.parametrize(
    "kept",
    [
        None, 3, [], ["in_between", 0, [], {}], ["betski", 2, [[None, None], [None, []]], {}],
        ["betski", 0, [[None, None]], {}], ["betski", 0, [[None, None], [None, []]], {"no_such_rule": True}],
        ["betski", 0, [[None, "6-3"], [None, ["9-9", "9-9", "x"]]], {}],
    ],
)  # fmt: skip
def test_a_desk_that_cannot_be_judged_any_more_is_left_empty(kept: object) -> None:
    assert read_desk(GAMES["betski"], [place.question for place in places_of("betski")], kept) is None

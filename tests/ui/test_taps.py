"""One scripted match of each game through its pad: what every entry costs in touches, printed after the tests.

The figures are the design's: one touch a card with a key of its own, two a card of rank and suit, one a button.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.ui.app import FairDealApp
from rules.core.game import Setup
from tests.rules.threebetween.tables import SAMPLE
from tests.ui.letters import LetterPhone
from tests.ui.robot import Robot
from tests.ui.table import Phone
from tests.ui.test_in_between import Table as MoneyTable
from tests.ui.test_pair_three import Table as WordTable
from tests.ui.test_pair_three import Watch
from tests.ui.test_triple_replace import UP_CARDS
from tests.ui.test_triple_replace import Table as PokerTable


class Counter:
    """Counts touches from one line of the script to the next."""

    def __init__(self, ui: Robot, record: pytest.FixtureRequest) -> None:
        self._ui = ui
        self._record = record

    @contextmanager
    def takes(self, touches: int, what: str) -> Iterator[None]:
        """What is done inside costs so many touches."""
        before = self._ui.taps
        yield
        taken = self._ui.taps - before
        self._record.node.user_properties.append(("taps", f"{taken:3}  {what}"))
        assert taken == touches, what


@pytest.fixture
def count(ui: Robot, request: pytest.FixtureRequest) -> Counter:
    return Counter(ui, request)


def test_a_match_with_the_last_players_begins_in_two(ui: Robot, tmp_path: Path, count: Counter) -> None:
    app = ui.start(FairDealApp(data_dir=tmp_path))
    app.services.begin(app.services.library.new_match("betski", ["Mira", "Bo"], Setup(2)))
    app.services.put_away()
    app.router.restore([("home", {})])
    ui.frames(5)
    with count.takes(2, "a new match with the last players"):
        ui.tap(ui.find("Betski", cls="GameTilePanel"))
        ui.advance(0.5)
        ui.tap(next(each for each in ui.find(cls="PrimaryButton", every=True) if each.text.startswith("Start")))
        ui.advance(0.5)
    assert app.router.current == "table"


def test_betski_takes_one_a_card(ui: Robot, tmp_path: Path, count: Counter) -> None:
    phone = Phone(ui, tmp_path)
    with count.takes(1, "Betski: the center card"):
        phone.play("4-5")
    with count.takes(3, "Betski: a turn of three cards that goes out"):
        phone.play("5-8", "9-4", "4-9")
    with count.takes(3, "Betski: a rebuttal of two cards that fails"):
        phone.play("3-6", "7-7", "Done")
    assert phone.session.standing.leaders == (0,)
    with count.takes(1, "undo"):
        ui.tap("Undo")


def test_in_between_takes_four_a_turn(ui: Robot, tmp_path: Path, count: Counter) -> None:
    table = MoneyTable(ui, tmp_path)
    with count.takes(1, "In Between: the ante of all"):
        table.tap("All ante 1")
    with count.takes(4, "In Between: a turn with a bet"):
        table.ranks("3", "J")
        table.bet("half")
        table.ranks("7")
    with count.takes(3, "In Between: a turn passed"):
        table.ranks("4", "6")
        table.tap("Pass, free")
    with count.takes(5, "In Between: a turn with a first ace"):
        table.ranks("A")
        table.tap("Low")
        table.ranks("9")
        table.bet("pot")
        table.ranks("5")
    with count.takes(2, "In Between: a pair"):
        table.ranks("8", "8")


def test_threebetween_takes_one_a_card_and_one_to_place(ui: Robot, tmp_path: Path, count: Counter) -> None:
    phone = LetterPhone(ui, tmp_path, SAMPLE)
    with count.takes(4, "ThreeBeTween: the limits of two players dealt"):
        phone.cards("B", "S", "A/E", "N")
    with count.takes(2, "ThreeBeTween: the limits of two players kept"):
        ui.tap("Keep")
        ui.tap("Keep")
    with count.takes(4, "ThreeBeTween: three cards drawn and placed"):
        phone.cards("C", "D", "F")
        ui.tap("Place 3")
    with count.takes(1, "ThreeBeTween: a pass"):
        ui.tap(phone.button(2))
    with count.takes(1, "ThreeBeTween: a bank"):
        ui.tap(phone.button(1))


def test_triple_replace_takes_two_a_card_and_one_a_bet(ui: Robot, tmp_path: Path, count: Counter) -> None:
    table = PokerTable(ui, tmp_path)
    with count.takes(17, "3-Card: a hand dealt, eight up cards"):
        table.tap("Deal hand 1, Jonas deals")
        table.cards(*UP_CARDS)
    with count.takes(4, "3-Card: a round of betting, one each"):
        table.button("Bet 2")
        table.button("Call 2")
        table.button("Call 2")
        table.button("Call 2")
    with count.takes(4, "3-Card: an up card replaced"):
        table.swap(0)
        table.tap("Replace one, pay 1")
        table.cards("2s")


def test_pair_three_takes_seven_a_pair(ui: Robot, tmp_path: Path, count: Counter) -> None:
    table = WordTable(ui, tmp_path, Watch())
    with count.takes(7, "PAIR THREE: two words and who placed them"):
        table.types("CARROT")
        table.names("Mira")
    assert len(table.session.timeline.steps) == 1

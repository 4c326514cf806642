"""3-Card Triple Replace's panel under real touches. Figures are worked out by hand: bets 1 or 2, ante 1, 20 chips."""

from pathlib import Path
from typing import Any

import pytest

from rules.core.game import CARDS, TOTALS, Setup
from rules.triple_replace.actions import Checked
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot
from tests.ui.seated import NAMES, Seated

UP_CARDS = ("Ks", "7d", "Qh", "Qc", "8d", "3s", "Ad", "9c")  # Mira, Bo, Ines, Jonas


class Table(Seated):
    """Four players with 20 chips each; Jonas deals."""

    def __init__(self, ui: Robot, folder: Path, **rules: Any) -> None:
        super().__init__(ui, folder, "triple_replace", first=3, **rules)

    def sit_down(self, seats: int, **rules: Any) -> None:
        """Another match, for so many."""
        services = self.app.services
        self.session = services.library.new_match("triple_replace", NAMES[:seats], Setup(seats, 3, CARDS, rules))
        services.begin(self.session)
        self.app.router.go("table", match_id=self.session.match_id)

    def cards(self, *codes: str) -> None:
        """Touch cards of the pad, a rank and a suit each."""
        for code in codes:
            pad = self.ui.find(cls="CardPad")
            self.tap(pad.key_of(code[:-1]))
            self.tap(self.ui.find(cls="CardPad").key_of(code[-1]))

    def button(self, words: str) -> None:
        """Touch a big button by its words."""
        self.tap(next(each for each in self.ui.find(cls="BigButton", every=True) if each.text == words))

    def hand(self) -> list[Any]:
        """The cards that can be thrown away, as they lie from left to right."""
        return sorted(self.ui.find(cls="SwapKey", every=True), key=lambda key: key.x)

    def swap(self, place: int) -> None:
        """Touch one of the cards that can be thrown away."""
        self.tap(self.hand()[place])


@pytest.fixture
def dealt(ui: Robot, tmp_path: Path) -> Table:
    table = Table(ui, tmp_path)
    table.tap("Deal hand 1, Jonas deals")
    return table


@pytest.fixture
def betting(dealt: Table) -> Table:
    dealt.cards(*UP_CARDS)
    return dealt


def test_the_deal_takes_the_antes_and_asks_for_the_up_cards(dealt: Table) -> None:
    assert dealt.state.pot == 4
    assert dealt.sees("Mira’s up cards")
    dealt.cards("Ks", "7d")
    assert dealt.sees("Bo’s up cards")


def test_a_card_that_lies_elsewhere_is_impossible_and_says_with_whom(dealt: Table) -> None:
    dealt.cards("Ks", "7d", "Ks", "2c")
    assert dealt.sees("Impossible")
    assert any("Mira" in text and "king of spades" in text for text in dealt.ui.texts())


def test_the_pair_showing_leads(betting: Table) -> None:
    assert betting.state.turn == 1
    assert betting.sees("Betting round 1: Bo shows the best cards and leads.")


def test_each_betting_button_says_what_it_costs_and_makes(betting: Table) -> None:
    betting.button("Bet 2")
    assert betting.state.pot == 6
    assert betting.sees("Raise to 3")
    assert betting.sees("pot becomes 8")
    betting.button("Fold")  # Ines
    betting.button("Raise to 4")  # Jonas
    betting.button("Call 4")  # Mira
    betting.button("Call 2")  # Bo
    # Antes 4; Bo, Jonas and Mira 4 each.
    assert betting.state.pot == 16
    assert betting.state.ledger.stacks == (15, 15, 19, 15)


def test_a_raise_past_the_cap_is_greyed_and_says_so(betting: Table) -> None:
    betting.button("Bet 1")
    betting.button("Raise to 2")
    betting.button("Raise to 3")
    betting.button("Raise to 4")
    raises = [each for each in betting.ui.find(cls="BigButton", every=True) if each.text.startswith("Raise")]
    assert raises
    assert all(each.greyed for each in raises)
    before = betting.state.pot
    betting.tap(raises[0])
    assert betting.state.pot == before


def test_the_price_stands_on_the_button_before_it_is_paid(betting: Table) -> None:
    for _ in range(4):
        betting.button("Check")
    assert betting.sees("Mira may replace up to 2 cards, 1 for each.")
    betting.swap(0)
    betting.swap(2)
    goes = [bool([w for w in key.walk(restrict=True) if type(w).__name__ == "SwapSign"]) for key in betting.hand()]
    assert goes == [True, False, True], "not told by colour alone"
    betting.tap("Replace 2, pay 2")
    assert betting.state.ledger.stacks[0] == 17  # 20, ante 1, two cards
    assert betting.state.pot == 6
    betting.cards("2s")
    assert betting.state.turn == 1


def test_both_cards_of_a_pair_told_by_rank_are_thrown_away(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, cards_by="rank")
    table.enter("hand dealt by Jonas; Mira is dealt K & K; Bo is dealt Q & 7")
    table.enter("Ines is dealt 8 & 3; Jonas is dealt A & 9")
    for _ in range(4):
        table.button("Check")
    table.swap(0)
    table.swap(1)
    table.tap("Replace 2, pay 2")
    assert table.state.due == (0, 2)


def test_three_cards_cannot_be_replaced(betting: Table) -> None:
    for _ in range(4):
        betting.button("Check")
    for place in range(3):
        betting.swap(place)
    betting.tap("Replace 3, pay 3")
    assert betting.sees("Not legal") or betting.sees("Impossible")
    assert betting.state.ledger.stacks[0] == 19


def test_the_last_player_left_wins_unshown(betting: Table) -> None:
    betting.button("Bet 2")
    for _ in range(3):
        betting.button("Fold")
    assert betting.sees("Everybody else is out: Bo takes 6 and shows nothing.")
    assert betting.state.ledger.stacks == (19, 23, 19, 19)
    assert betting.sees("Deal hand 2, Mira deals")


def test_a_card_entered_wrongly_is_put_right_in_the_history(betting: Table) -> None:
    betting.tap("Fix a card")
    assert betting.app.router.current == "history"


def test_a_touch_on_the_pot_shows_where_all_the_chips_are(betting: Table) -> None:
    betting.button("Bet 2")
    betting.tap(betting.ui.find(cls="PotFigure"))
    betting.ui.advance(0.4)
    assert betting.sees("80 put in: 74 in stacks, 6 in the pot")


def test_what_is_owed_stands_beside_the_pot(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, buy_in=2, short_stack="debt")
    table.tap("Deal hand 1, Jonas deals")
    table.cards(*UP_CARDS)
    table.button("Bet 2")  # Bo has one chip after the ante
    assert table.sees("IOU Bo 1")


def test_a_hand_may_be_kept_without_its_cards(dealt: Table) -> None:
    dealt.tap("Go on without cards in this hand")
    assert not dealt.state.keeps_cards
    assert dealt.sees("Who shows the best cards and leads?")
    dealt.chip("Ines")
    assert (dealt.state.phase, dealt.state.turn) == ("bet", 2)


def test_the_scorepad_takes_money_and_winner_only(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, level=TOTALS)
    assert table.sees("Mira puts in")
    table.tap("Name the winner")
    assert table.sees("There is no pot yet: somebody puts in first.")
    table.tap(next(each for each in ui.find(cls="FormKey", every=True) if each.text == "5"))
    assert table.state.pot == 5
    assert table.sees("Bo puts in")  # the next one to the left
    table.chip("Jonas")
    table.tap(next(each for each in ui.find(cls="FormKey", every=True) if each.text == "3"))
    assert (table.state.ledger.stacks, table.state.pot) == ((15, 20, 20, 17), 8)
    assert len(ui.find(cls="Seat", every=True)) == 4, "the stacks, in the strip that all games have"
    table.tap("Name the winner")
    ui.advance(0.4)
    sheet = ui.find(cls="PromptForm", every=True)[-1]
    table.tap(next(each for each in sheet.walk() if getattr(each, "text", "") == "Jonas"))
    table.tap("Enter")
    assert (table.state.ledger.stacks, table.state.pot) == ((15, 20, 20, 25), 0)


def test_eight_hands_have_their_cards_within_their_tiles(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, seats=8)
    table.enter("hand dealt by Jonas")
    for tile in ui.find(cls="HandTile", every=True):
        cards = tile.ids.cards.children
        assert len(cards) == 3
        assert max(card.right for card in cards) <= tile.right
        assert min(card.x for card in cards) >= tile.x


def test_chances_are_shown_only_where_the_table_wants_them(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, odds=True)
    table.tap("Deal hand 1, Jonas deals")
    assert not table.sees("Chances")
    table.cards(*UP_CARDS)
    table.tap("Chances")
    assert any(text.startswith("Replacing queen of hearts") for text in ui.texts())


def test_after_four_replacement_rounds_each_player_declares_with_one_touch(ui: Robot, tmp_path: Path) -> None:
    table = Table(ui, tmp_path, plays_for="high_low", high_low="declare", replacement_rounds=4)
    table.enter("hand dealt by Jonas; Mira is dealt Ks & 7d; Bo is dealt Qh & Qc; Ines is dealt 8d & 3s")
    table.enter("Jonas is dealt Ad & 9c")
    checks = "Bo checks; Ines checks; Jonas checks; Mira checks"
    for _ in range(4):
        table.enter(f"{checks}; Mira stands pat; Bo stands pat; Ines stands pat; Jonas stands pat")
    table.enter(checks)
    for way in ("High", "Both", "Low", "Low"):
        table.tap(next(each for each in ui.find(cls="Chip", every=True) if each.text == way))
    assert table.state.phase == "show"
    assert table.state.declared == ("high", "both", "low", "low")


def test_on_a_small_phone_replacing_fits_without_scrolling(small_phone: None, ui: Robot, tmp_path: Path) -> None:
    """Four hands or eight, with the chances: they stand beside the pot, and the cards that can go beside each other."""
    table = Table(ui, tmp_path, odds=True)
    for seats in (4, 8):
        table.sit_down(seats, odds=True)
        table.enter("hand dealt by Jonas")
        cards = (f"{rank}{suit} & {rank}{other}" for rank in "2345" for suit, other in ("sh", "dc"))
        for seat, two in zip((*range(4, seats), *range(4)), cards, strict=False):
            table.enter(f"{NAMES[seat]} is dealt {two}")
        while table.state.phase == "bet":
            table.session.record(Checked(table.state.turn))
        ui.advance(0.5)
        pane = next(each for each in ui.find(cls="PaneScroll", every=True))
        assert table.sees("Chances")
        assert pane.ids.column.minimum_height <= pane.height + 1, seats
        assert_fits(table.app.router.screen)

"""The parts of the pot as a 3-Card table may look at them. Figures are worked out by hand: ante 1, bets 1 or 2."""

from app.ui.present.triple_replace import hands, pot_views
from rules.triple_replace import GAME
from tests.rules.table import Table

UPS = "Mira is dealt Ks & 7d; Bo is dealt Qh & Qc; Ines is dealt 8d & 3s"


def short_stacked() -> Table:
    """Mira has 5 chips, Bo 35 and Ines 20; each has paid the ante, and Bo leads."""
    return Table(GAME, 3, first=2).happens(f"Mira gives Bo 15; hand dealt by Ines; {UPS}")


def parts(table: Table) -> list[tuple[str, object, str]]:
    found = pot_views(table.state)
    return [(each.title.code, each.detail.facts["in_seat"], each.amount) for each in found]


def test_there_is_one_pot_while_everybody_can_win_it() -> None:
    table = short_stacked()
    assert parts(table) == []
    table.happens("Bo bets 2; Ines raises 2")  # Mira and Bo may still call
    assert parts(table) == []


def test_who_is_all_in_can_win_the_main_pot_only() -> None:
    """Bo and Ines put 4 more each, and Mira has just 4: up to there everybody paid 5; then Bo and Ines bet 2 more."""
    table = short_stacked().happens("Bo bets 2; Ines raises 2; Mira goes all in; Bo raises 2; Ines calls")
    assert parts(table) == [("money.main_pot", (0, 1, 2), "15"), ("money.side_pot", (1, 2), "4")]
    status = hands(table.state)[0].place.status
    assert status is not None
    assert status.code == "table.triple.is_all_in"


def test_what_is_paid_for_cards_lies_in_the_newest_pot_of_its_payer() -> None:
    table = short_stacked().happens("Bo bets 2; Ines raises 2; Mira goes all in; Bo raises 2; Ines calls")
    table.happens("Bo replaces 1 unseen")
    assert parts(table)[1] == ("money.side_pot", (1, 2), "5")


def test_without_a_hand_there_are_no_parts() -> None:
    assert parts(Table(GAME, 3)) == []
    assert parts(Table(GAME, 3, level="totals")) == []

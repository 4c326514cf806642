"""What the table shows, without a window."""

import pytest

from app.ui.present.betski import betski_keys, betski_stage, draw_refusal, is_own_draw
from app.ui.present.generic import amounts, answered, columns_for, is_amount, picked_more, piece_keys, prompt_rows
from app.ui.present.history import HistoryHead, history_lines
from app.ui.present.places import points_text
from app.ui.present.saying import Saying
from app.ui.present.table import entries_of, ranking, table_view
from app.ui.present.verdict import step_banner, verdict_page
from rules.betski import GAME
from rules.betski.state import Played, Reshuffled, Won
from rules.core.game import TOTALS
from rules.core.prompt import AmountField, PieceField
from rules.decks.betski import BetskiCard
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.rules.table import NAMES, Table


def words(saying: Saying) -> str:
    return say(ENGLISH, saying.code, saying.facts, NAMES)


@pytest.fixture
def table() -> Table:
    """The opening that the rules of this project often show: 34 in the deck, 9 in the pile, Mira on Silver 3."""
    return Table(GAME, seats=4).happens(
        "center 6-5; Mira plays 5-8; Mira plays 9-4; Mira is done; Bo plays 4-7; Bo plays 8-6; Bo is done;"
        "Ines draws 2; Ines plays 7-3; Ines plays 4-9; Ines is done; Jonas plays 3-5; Jonas plays 6-3; Jonas is done"
    )


def test_every_card_of_the_49_is_accounted_for_in_the_bar(table: Table) -> None:
    view = table_view(GAME, table.state, 14)
    assert words(view.where) == "Game 1. Deck 34 of 49, pile 9"
    assert [seat.score for seat in view.seats] == ["1", "1", "3", "1"]  # 34 + 9 + 6 = 49
    assert [seat.active for seat in view.seats] == [True, False, False, False]


def test_on_silver_three_fourteen_cards_go_less_the_three_seen(table: Table) -> None:
    stage = betski_stage(table.state)
    assert words(stage.turn) == "Mira plays on"
    assert words(stage.goes) == "Gold 3 or Gold 4 goes."
    assert words(stage.hint) == "11 such cards are unseen."
    assert (stage.center, stage.below) == (BetskiCard(6, 3), BetskiCard(3, 5))


def test_keys_are_playable_greyed_or_seen(table: Table) -> None:
    looks = [view.look for view in betski_keys(table.state).values()]
    assert (looks.count("playable"), looks.count("seen"), len(looks)) == (11, 9, 49)
    assert betski_keys(table.state)[BetskiCard(9, 4)].look == "seen"


def test_drawing_is_refused_after_a_play_and_only_the_own_draw_can_be_taken_back() -> None:
    table = Table(GAME).happens("center 6-5; Mira draws 1")
    assert draw_refusal(table.state) is None
    assert is_own_draw(table.state, table.last.entry.action)
    table.happens("Mira plays 5-8")
    refusal = draw_refusal(table.state)
    assert refusal is not None
    assert words(refusal) == "After a card is played there is no drawing in the same turn."
    table.happens("Mira is done")
    assert not is_own_draw(table.state, table.timeline.steps[1].entry.action)


def test_the_verdict_page_shows_both_cards_and_the_golds_that_go(table: Table) -> None:
    action = Played(0, BetskiCard(9, 7))
    page = verdict_page(GAME, table.state, action, table.timeline.judge(action))
    assert words(page.what) == "Gold 9 on Silver 3"
    assert page.may_overrule
    assert page.compared == (BetskiCard(6, 3), BetskiCard(9, 7), 0)
    assert page.answers[0].golds == (3, 4)
    assert page.answers[0].clause is not None
    assert page.answers[0].clause.number == "2.4"


def test_the_impossible_cannot_be_overruled(table: Table) -> None:
    action = Played(0, BetskiCard(9, 4))
    page = verdict_page(GAME, table.state, action, table.timeline.judge(action))
    assert words(page.title) == "Impossible"
    assert not page.may_overrule
    assert page.compared is None


def test_a_banner_says_what_followed_before_that_it_was_legal() -> None:
    table = Table(GAME, rebuttal_after_draw=False)
    table.happens("center 6-5; Mira draws 1; Mira plays 5-8; Mira plays 8-4; Mira plays 4-7")
    assert words(step_banner(GAME, table.last).line) == "Mira: legal"
    table.happens("Mira plays 7-9")
    assert words(step_banner(GAME, table.last).line) == "Game 1 goes to Mira."


def test_history_counts_from_the_newest_and_heads_each_game() -> None:
    table = Table(GAME, level=TOTALS).happens("won by Mira; won by Bo")
    lines = history_lines(table.timeline)
    shown = [words(line.text) if isinstance(line, HistoryHead) else line.index for line in lines]
    assert shown == ["Game 2", 1, "Game 1", 0]


def test_equal_points_share_a_place() -> None:
    table = Table(GAME, seats=3, level=TOTALS).happens("won by Ines")
    assert [(rank.place, rank.seat, rank.points) for rank in ranking(GAME, table.state)] == [
        (1, 2, "1"), (2, 0, "0"), (2, 1, "0"),
    ]  # fmt: skip


def test_a_seat_lists_its_newest_entries_first(table: Table) -> None:
    done = entries_of(GAME, table.timeline.steps, 2, 2)
    assert [(entry.number, words(entry.did)) for entry in done] == [(11, "Ines was done"), (10, "Ines played 4·9")]


@pytest.mark.parametrize(
    ("points", "scale", "text"), [(4, 1, "4"), (3, 2, "1½"), (1, 2, "½"), (0, 2, "0"), (1, 4, "0.25")]
)
def test_points_read_as_people_write_them(points: int, scale: int, text: str) -> None:
    assert points_text(points, scale) == text


def test_every_prompt_of_a_turn_is_offered_to_the_seat_that_may_answer(table: Table) -> None:
    # Mira has not played yet, so being done is not among them: she draws until a card goes.
    rows = prompt_rows(GAME, table.state)
    assert [(row.prompt.action, row.seat) for row in rows] == [
        ("played", 0), ("drew", 0), ("taken_back", 3), ("level", None), ("ended", None),
    ]  # fmt: skip
    assert words(rows[0].text) == "Mira plays on"


def test_picks_become_the_action_they_describe(table: Table) -> None:
    rows = {row.prompt.action: row for row in prompt_rows(GAME, table.state)}
    assert answered(GAME, rows["played"], {"card": ("3-3",)}) == Played(0, BetskiCard(3, 3))
    pad = Table(GAME, seats=3, level=TOTALS)
    won = prompt_rows(GAME, pad.state)[0]
    assert answered(GAME, won, {"winners": (0, 2)}) == Won((0, 2))
    empty = PieceField("cards", "betski", ())
    assert not any(key.is_option for key in piece_keys(GAME, empty))


def test_a_touch_picks_and_another_lets_go() -> None:
    assert picked_more((), "a", 1, 2) == ("a",)
    assert picked_more(("a",), "a", 1, 2) == ()
    assert picked_more(("a", "b"), "c", 1, 2) == ("a", "b")
    assert picked_more(("a",), "a", 2, 2) == ("a", "a")


def test_few_amounts_have_keys_and_many_are_typed() -> None:
    assert amounts(AmountField("amount", 5, 20, 5)) == (5, 10, 15, 20)
    assert amounts(AmountField("amount", 0, 500)) is None
    assert is_amount(AmountField("amount", 5, 20, 5), 15)
    assert not is_amount(AmountField("amount", 5, 20, 5), 16)
    assert not is_amount(AmountField("amount", 5, 20, 5), 25)


def test_columns_shrink_with_the_room_and_grow_long_labels() -> None:
    keys = piece_keys(GAME, PieceField("card", "betski", ()))
    assert columns_for(keys, 7, 384, 48, 8) == 7  # 7 × 48 + 6 × 8 = 384
    assert columns_for(keys, 7, 383, 48, 8) == 6


def test_reshuffling_is_said_in_the_players_words() -> None:
    assert words(Saying("betski.did.reshuffled", Reshuffled()._asdict())) == "The stack was reshuffled"


def test_an_open_hand_says_how_far_it_goes_and_whether_it_goes_out() -> None:
    table = Table(GAME, open_hands=True).happens("center 6-5; Mira holds 5-7 & 7-3 & 9-9")
    assert words(betski_stage(table.state).hint) == "A run of 2: 5·7 and 7·3."
    table = Table(GAME, open_hands=True).happens("center 6-5; Mira holds 5-7 & 7-3 & 3-8")
    assert words(betski_stage(table.state).hint) == "The whole hand goes: 5·7, 7·3 and 3·8."

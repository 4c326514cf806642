"""PAIR THREE's panel under real touches. The time is set by hand; figures follow from the rules."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.clipboard import Clipboard
from kivy.uix.scrollview import ScrollView

import app.ui.app as app_module
from app.session.house_words import keep_words, kept_words
from app.ui.app import FairDealApp
from rules.core.game import TOTALS, Setup
from rules.pair_three import state as s
from rules.pair_three.pieces import UNSAID, HouseWord, WordPair
from tests.ui.fitting import assert_fits
from tests.ui.robot import Robot
from tests.ui.seated import Seated

START = 1_700_000_000_000


class Watch:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Table(Seated):
    """A table that plays PAIR THREE, and its pad."""

    def __init__(self, ui: Robot, folder: Path, watch: Watch, way: str = "stacks", **rules: Any) -> None:
        self.watch = watch
        super().__init__(ui, folder, "pair_three", way=way, **rules)

    @property
    def pad(self) -> Any:
        return self.ui.find(cls="WordPad")

    @property
    def ring(self) -> Any:
        return self.ui.find(cls="StuckRing")

    def types(self, letters: str) -> None:
        """Touch letters; a hyphen is the way back."""
        for letter in letters:
            self.tap(self.pad.key_of("" if letter == "-" else letter))

    def names(self, name: str) -> None:
        """Touch who placed it."""
        self.tap(self.ui.find(cls="NameButton", text=name))

    def chooses(self, words: str) -> None:
        """Touch a row or a button of a sheet."""
        self.ui.advance(0.4)
        self.tap(words)
        self.ui.advance(0.4)

    def votes(self, claimed_by: str, *names: str) -> None:
        """Vote on the typed words, in the sheet: the claim, then those who are for it."""
        self.tap("Vote")
        self.ui.advance(0.4)
        for place, name in enumerate((claimed_by, *names)):
            chips = [chip for chip in self.ui.find(cls="Chip", every=True) if chip.text == name]
            self.tap(chips[0 if place == 0 else -1])
        self.tap("Enter")
        self.ui.advance(0.4)

    def passes(self, seconds: float) -> None:
        """Let time go by, and the ring see it."""
        self.watch.now += int(seconds * 1000)
        self.ui.advance(0.6)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(app_module, "milliseconds", watch)
    return watch


@pytest.fixture
def table(ui: Robot, tmp_path: Path, watch: Watch) -> Table:
    return Table(ui, tmp_path, watch)


# --- the word referee


def test_a_play_takes_six_letters_and_a_name(table: Table) -> None:
    table.types("CARROT")
    assert (table.verdict.kind, table.verdict.line) == ("legal", "carrot: six-letter word")
    table.names("Bo")
    assert table.taps == 7
    assert table.state.hands == (4, 3, 4, 4)
    assert len(table.state.stacks[0]) == 2
    assert table.session.timeline.steps[-1].entry.action.play.code == "car+rot"


def test_the_answer_comes_with_the_sixth_letter_and_goes_with_the_next_touch_back(table: Table) -> None:
    table.types("CARRO")
    assert table.verdict.kind == "none"
    table.types("T")
    assert table.verdict.kind == "legal"
    table.types("-")
    assert table.verdict.kind == "none"


def test_a_seventh_letter_is_refused_and_nothing_is_lost(table: Table) -> None:
    table.types("CARROTX")
    assert table.sees("Six letters are in.")
    table.names("Bo")
    assert table.state.hands[1] == 3


def test_nobody_is_recorded_with_half_a_pair(table: Table) -> None:
    table.types("CARRO")
    table.names("Bo")
    assert table.state.hands == (4, 4, 4, 4)
    assert table.sees("The second word is not complete.")


def test_a_name_alone_counts_a_tile_that_the_table_looked_at(table: Table) -> None:
    table.names("Mira")
    assert table.state.hands == (3, 4, 4, 4)
    assert table.verdict.kind == "ask"


def test_words_that_do_not_match_open_the_verdict_and_the_table_may_overrule(table: Table) -> None:
    table.types("BEDSKY")
    assert table.verdict.kind == "illegal"
    table.names("Bo")
    table.ui.advance(0.4)
    assert table.state.hands[1] == 4
    table.tap("Overrule, and log it")
    table.tap("All agree")
    table.ui.advance(0.4)
    assert table.state.hands[1] == 3
    assert table.ui.find(cls="WordStage").first == ""


def test_undo_lets_typed_letters_go_before_any_entry(table: Table) -> None:
    table.names("Mira")
    table.types("CAR")
    table.tap("Undo")
    assert table.state.hands == (3, 4, 4, 4)
    table.tap("Undo")
    assert table.state.hands == (4, 4, 4, 4)


def test_a_touch_on_the_answer_shows_every_rule_that_holds(table: Table) -> None:
    table.types("PANNAP")  # the same letters, and nothing else by the standard rules
    table.tap(table.verdict)
    table.ui.advance(0.4)
    assert table.sees("They match")
    assert table.sees("PAN and NAP have the same three letters")


def test_the_others_vote_and_the_majority_lets_the_words_pass(table: Table) -> None:
    table.types("BEDSKY")
    table.votes("Bo", "Mira", "Ines")  # two of three
    assert table.state.rulings["bedsky", "six_letters"].accepted
    assert table.ui.find(cls="WordStage").first == "BED"
    table.names("Bo")
    assert table.state.hands[1] == 3
    assert table.session.timeline.steps[-1].entry.overruled is None


def test_a_known_word_can_be_challenged_and_voted_down(table: Table) -> None:
    table.types("CARROT")
    table.votes("Bo")  # nobody is for it
    table.names("Bo")
    table.ui.advance(0.4)
    assert table.state.hands[1] == 4
    assert table.sees("The table has turned CAR and ROT down")


def test_what_was_placed_in_doubt_is_voted_on_from_the_players_seat(table: Table) -> None:
    """REBILL is a rare word: it may be placed, and the vote come after."""
    table.types("REBILL")
    table.names("Bo")
    assert [doubt.pair.code for doubt in table.state.doubts] == ["reb+ill"]
    table.tap(table.ui.find(cls="Seat", every=True)[1])
    table.chooses("Vote on REB + ILL")
    for name in ("Mira", "Ines"):
        table.tap([chip for chip in table.ui.find(cls="Chip", every=True) if chip.text == name][-1])
    table.tap("Enter")
    assert table.session.timeline.steps[-1].entry.action == s.Voted(1, WordPair("reb", "ill"), "six_letters", (0, 2))
    assert table.state.doubts == ()


def test_a_late_vote_that_is_lost_offers_to_take_the_tile_back_though_it_has_won_the_round(table: Table) -> None:
    """Bo's last tile is a rare word; he has won until the others turn it down."""
    for _ in range(3):
        table.names("Bo")
    table.types("REBILL")
    table.names("Bo")
    assert (table.state.phase, table.state.wins) == (s.BETWEEN, (0, 1, 0, 0))
    table.tap(table.ui.find(cls="Seat", every=True)[1])
    table.chooses("Vote on REB + ILL")
    table.tap("Enter")  # nobody is for it
    table.ui.advance(0.4)
    bar = table.ui.find(cls="Snackbar")
    assert bar.text == "REB + ILL does not count: Bo takes that tile back."
    table.tap(next(each for each in bar.walk() if getattr(each, "text", "") == "Take back"))
    table.ui.advance(0.4)
    assert (table.state.phase, table.state.wins, table.state.hands) == (s.PLAY, (0, 0, 0, 0), (4, 1, 4, 4))
    assert table.sees("Round 1 is not won and goes on")


def test_letters_cannot_be_voted_on(table: Table) -> None:
    table.types("TAPTAG")
    table.tap("Vote")
    assert table.sees("About letters the app’s word is final.")


def test_a_vote_counts_in_the_next_match_and_can_be_forgotten(table: Table) -> None:
    table.types("BEDSKY")
    table.votes("Bo", "Mira", "Ines")
    services = table.app.services
    after = services.library.new_match("pair_three", ["Mira", "Bo"], Setup(2, house_rules={"way": "stacks"}))
    services.begin(after)
    table.app.router.go("table", match_id=after.match_id)
    table.ui.advance(0.3)
    assert table.sees("Rulings of earlier matches were taken over")
    table.types("BEDSKY")
    assert table.verdict.line == "BED and SKY: the table has let them pass, entry 1"
    table.tap(table.ui.find(cls="AppBar").ids.actions.children[0])
    table.chooses("House words")
    assert table.sees("counts: six-letter word")
    table.tap(next(each for each in table.ui.find(cls="IconButton", every=True) if each.icon == "delete-outline"))
    assert table.sees("Nothing has been voted on yet.")
    assert services.library.setting("house_words", None) == []


def opened_house_words(table: Table, *codes: str) -> Any:
    """The sheet with these words, from the table's menu."""
    keep_words(table.app.services.library, [HouseWord.from_code(code) for code in codes])
    table.tap(table.ui.find(cls="AppBar").ids.actions.children[0])
    table.chooses("House words")
    return table.ui.find(cls="HouseWordsSheet")


def kept_codes(table: Table) -> list[str]:
    return [word.code for word in kept_words(table.app.services.library)]


def test_a_house_word_is_turned_round_by_its_switch(table: Table) -> None:
    opened_house_words(table, "bed+sky:phrases:yes")
    table.tap(table.ui.find(cls="Toggle"))
    assert kept_codes(table) == ["bed+sky:phrases:no"]
    assert table.sees("does not count: compound or phrase")


def test_of_many_house_words_the_latest_come_first_a_page_at_a_time(table: Table) -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    sheet = opened_house_words(table, *(f"{letter}xx+dog:phrases:yes" for letter in letters))
    rows = [row.title for row in table.ui.find(cls="ListRow", every=True) if "DOG" in row.title]
    assert rows == [f"{letter.upper()}XX + DOG" for letter in letters[:5:-1]]
    more = table.ui.find(cls="ListRow", text="6 more")
    next(each for each in sheet.walk() if isinstance(each, ScrollView)).scroll_to(more, animate=False)
    table.ui.frames(2)
    table.tap(more)
    assert len([row for row in table.ui.find(cls="ListRow", every=True) if "DOG" in row.title]) == 26
    assert not table.sees("more")


def test_house_words_go_through_the_clipboard_and_back(table: Table) -> None:
    sheet = opened_house_words(table, "bed+sky:phrases:yes", "arm+eat:related:no")
    assert_fits(sheet)
    table.tap("Copy as text")
    assert Clipboard.paste() == "Words: bed+sky:phrases:yes arm+eat:related:no"
    keep_words(table.app.services.library, [])
    table.ui.skip(6)
    table.tap("Paste from the clipboard")
    assert table.sees("2 votes were taken over.")
    assert kept_codes(table) == ["bed+sky:phrases:yes", "arm+eat:related:no"]


def test_other_text_is_no_house_word_and_nothing_changes(table: Table) -> None:
    opened_house_words(table, "bed+sky:phrases:yes")
    Clipboard.copy("hello there")
    table.tap("Paste from the clipboard")
    assert table.sees("This is no vote on two words: hello")
    table.ui.skip(6)
    Clipboard.copy(" ")
    table.tap("Paste from the clipboard")
    assert table.sees("The clipboard holds no text.")
    assert kept_codes(table) == ["bed+sky:phrases:yes"]


@pytest.mark.parametrize("way", ["crossword", "stacks", "steal", "solitaire"])
def test_everything_fits_while_words_are_typed_and_voted_on(
    ui: Robot, tmp_path: Path, watch: Watch, way: str
) -> None:
    table = Table(ui, tmp_path, watch, way)
    assert_fits(table.app.router)
    table.types("BEDSKY")
    assert_fits(table.app.router)
    table.tap("Vote")
    ui.advance(0.4)
    assert_fits(table.app.router)


# --- stacks, deals, rounds


def test_the_chosen_stack_grows(table: Table) -> None:
    for name in ("Mira", "Bo", "Ines"):
        table.names(name)
    table.tap("Stuck")
    table.chooses("Split stack 1 into 2 and 2")
    table.tap(next(each for each in table.ui.find(cls="StackButton", every=True) if each.name == "Stack 2"))
    table.names("Jonas")
    assert [len(stack) for stack in table.state.stacks] == [2, 3]


def test_a_touch_on_a_seat_tells_how_many_tiles_are_left_where_a_small_phone_has_no_room(table: Table) -> None:
    table.names("Bo")
    table.tap(table.ui.find(cls="Seat", every=True)[1])
    table.ui.advance(0.4)
    assert table.sees("0 · 3 tiles")


def test_ten_tiles_ask_for_the_split_before_anything_else(table: Table) -> None:
    for _ in range(2):
        for name in ("Mira", "Bo", "Ines", "Jonas"):
            table.names(name)
    table.names("Mira")  # nine laid on the one in the middle
    table.tap("Split stack 1 into 5 and 5")
    assert [len(stack) for stack in table.state.stacks] == [5, 5]


def test_everybody_draws_when_nobody_can_play(table: Table) -> None:
    table.tap("Stuck")
    table.chooses("Everybody draws one; 95 tiles are left")  # 112 less 16 and the one in the middle
    assert table.state.hands == (5, 5, 5, 5)


def test_an_empty_hand_wins_the_round_and_the_next_begins_with_one_touch(table: Table) -> None:
    for _ in range(4):
        table.names("Ines")
    assert table.sees("Round 1 goes to Ines.")
    table.tap("Begin the next round")
    assert table.state.round_number == 2
    assert table.state.hands == (4, 4, 4, 4)


def test_a_deal_is_offered_when_somebody_has_none_left(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "crossword")
    for _ in range(5):
        table.names("Bo")
    table.tap("Deal new tiles to everybody")
    assert table.state.hands == (10, 5, 10, 10)


def test_a_tile_that_meets_two_others_names_both_pairs(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "crossword")
    table.types("CARROT")
    table.tap("Another side")
    table.types("TAPTAG")
    table.names("Bo")
    assert table.session.timeline.steps[-1].entry.action.play.code == "car+rot,tap+tag"


def test_a_tile_over_another_names_the_pair_beneath(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "crossword")
    table.types("CARROT")
    table.tap("Over a tile")
    table.names("Bo")
    assert table.session.timeline.steps[-1].entry.action.play.code == "^car+rot"


def test_a_stolen_tile_asks_whose_it_was(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "steal")
    table.types("CARROT")
    table.tap("Stolen")
    table.names("Mira")
    assert table.sees("Whose tile was it?")
    table.names("Ines")
    assert table.state.hands == (4, 4, 3, 4)
    assert [len(stack) for stack in table.state.stacks] == [3, 2, 2, 2]
    table.names("Mira")  # the next one is her own
    assert table.state.hands == (3, 4, 3, 4)


def test_solitaire_ends_with_all_connected_or_given_up(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "solitaire")
    table.tap("Finish")
    table.chooses("Bo gives up")
    table.tap(next(key for key in ui.find(cls="FormKey", every=True) if key.text == "7"))
    ui.advance(0.4)
    assert table.state.out == (False, True, False, False)


def test_the_scorepad_asks_only_who_won(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, level=TOTALS)
    table.tap(next(chip for chip in ui.find(cls="Chip", every=True) if chip.text == "Ines"))
    table.tap("Enter")
    assert table.state.wins == (0, 0, 1, 0)


# --- the stuck clock


def test_the_ring_runs_down_and_starts_anew_with_every_accepted_tile(table: Table) -> None:
    table.passes(11)
    assert table.ring.seconds == 19  # 30 seconds in Stacks
    table.types("CARROT")
    table.names("Bo")
    assert table.ring.seconds == 30


def test_time_that_is_up_is_said_once_and_leads_to_the_choices(table: Table) -> None:
    table.passes(31)
    assert table.ring.seconds == 0
    assert table.sees("30 seconds without a play. Can anybody play?")
    bar = table.ui.find(cls="Snackbar")
    table.tap(next(each for each in bar.walk() if getattr(each, "text", "") == "Stuck"))
    table.chooses("Everybody draws one; 95 tiles are left")
    assert table.ring.seconds == 30
    assert not table.ui.find(cls="Snackbar", every=True)


def test_what_a_table_proposed_means_nothing_at_another_one(table: Table) -> None:
    table.types("REBILL")
    table.names("Bo")
    table.enter("Bo claims reb+ill as six_letters, for it nothing")
    table.ui.advance(0.3)
    bar = table.ui.find(cls="Snackbar")
    other = table.app.services.library.new_match("pair_three", ["Ada", "Kai"], Setup(2, house_rules={"way": "stacks"}))
    table.app.services.begin(other)
    other.record(s.PutOn(1, 1, UNSAID))
    table.app.router.go("table", match_id=other.match_id)
    table.ui.advance(0.3)
    table.tap(next(each for each in bar.walk() if getattr(each, "text", "") == "Take back"))
    table.ui.advance(0.4)
    assert other.state.hands == (4, 3)


def test_an_answer_to_typed_words_does_not_lie_on_the_next_table(table: Table) -> None:
    table.types("CARROT")
    other = table.app.services.library.new_match("betski", ["Ada", "Kai"], Setup(2))
    table.app.services.begin(other)
    table.app.router.go("table", match_id=other.match_id)
    table.ui.advance(0.3)
    table.tap(table.app.router.screen.frame.verdict)
    assert table.app.router.sheets == []


def test_the_clock_rests_while_a_vote_or_a_verdict_lies_open_however_it_was_opened(table: Table) -> None:
    table.types("REBILL")
    table.names("Bo")  # a rare word: placed, and the vote comes later
    table.passes(2)

    seconds = 28

    def rests(*touches: str) -> None:
        """Open what these lead to, look at it for a minute, and go back to the table for a second."""
        nonlocal seconds
        for touch in touches:
            table.chooses(touch)
        table.passes(60)
        assert table.ring.seconds == seconds
        while table.app.router.sheets or table.app.router.current != "table":
            table.ui.back()
            table.ui.advance(0.4)
        table.passes(1)
        seconds -= 1
        assert table.ring.seconds == seconds

    table.tap(table.ui.find(cls="Seat", every=True)[1])
    rests("Vote on REB + ILL")  # from the player's seat
    table.types("BEDSKY")
    rests("Vote")  # from the pad
    table.tap(table.verdict)
    rests()  # the referee's answer
    table.tap(table.verdict)
    table.ui.advance(0.4)
    head = table.ui.find(cls="VerdictHead")
    table.tap(next(each for each in head.walk() if getattr(each, "icon", "") == "share-variant"))
    rests()  # the same as a picture: one sheet after the other
    table.names("Bo")  # against the rules: the verdict opens by itself
    rests()
    table.names("Bo")
    table.ui.advance(0.4)
    table.tap(table.ui.find(cls="ClauseRow"))
    assert table.app.router.current == "rulebook"
    table.watch.now += 60_000  # the rule is being read
    table.ui.back()
    table.ui.advance(0.4)
    assert table.ring.seconds == seconds
    table.tap(table.ring)  # stopped by hand
    table.tap("Vote")
    table.passes(10)
    table.ui.back()
    table.passes(10)
    assert (table.ring.seconds, table.ring.is_paused) == (seconds, True)


def test_a_verdict_over_the_board_lets_the_clock_rest_too(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch, "crossword")
    table.tap("Board")
    ui.advance(0.3)
    table.passes(5)
    assert table.ring.seconds == 55
    table.enter("start tile art-car-met-doe")
    for letter in "ZZZQQQXXXVVV":
        table.tap(ui.find(cls="BoardSheet").pad.key_of(letter))
    sheet, board = ui.find(cls="BoardSheet"), ui.find(cls="TileBoard")
    ui.tap_at(*board.to_window(*board.place_of((1, 0))))
    ui.advance(0.1)
    table.tap(next(each for each in sheet.walk() if type(each).__name__ == "NameButton" and each.text == "Bo"))
    ui.advance(0.4)
    assert table.sees("Overrule, and log it")
    table.passes(60)
    assert table.ring.seconds == 55


def test_a_touch_on_the_ring_lets_it_rest_and_run_on(table: Table) -> None:
    table.passes(10)
    table.tap(table.ring)
    table.passes(100)
    assert table.ring.seconds == 20
    assert table.sees("paused")
    table.tap(table.ring)
    table.passes(1)
    assert table.ring.seconds == 19


def test_the_clock_runs_on_unseen_and_nothing_ticks_meanwhile(table: Table) -> None:
    time = table.app.router.screen._panel.time
    table.passes(5)
    table.app.router.back()
    table.ui.advance(0.6)
    assert time.ticking is None
    table.watch.now += 7000
    table.app.router.go("table", match_id=table.session.match_id)
    table.ui.advance(0.6)
    assert table.ring.seconds == 18
    assert time.ticking is not None


def test_clock_and_rest_survive_a_kill(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch)
    table.names("Bo")
    table.types("BEDSKY")
    table.passes(4)
    table.tap("Vote")  # a dispute begins
    table.passes(8)
    ui.close()
    watch.now += 3_600_000
    app = ui.start(FairDealApp(data_dir=tmp_path))
    ui.advance(0.6)
    assert app.router.current == "table"
    assert (table.ring.seconds, table.ring.caption) == (26, "paused")  # nobody has let it run since
    table.tap(table.ring)
    watch.now += 6000
    ui.advance(0.6)
    assert table.ring.seconds == 20


def test_no_clock_runs_in_solitaire_or_between_rounds(ui: Robot, tmp_path: Path, watch: Watch) -> None:
    table = Table(ui, tmp_path, watch)
    for _ in range(4):
        table.names("Ines")
    assert not table.ui.find(cls="WordStage").has_clock
    assert isinstance(table.session.timeline.steps[-1].entry.action, s.PutOn)

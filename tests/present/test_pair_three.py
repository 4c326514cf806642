"""What PAIR THREE's table shows, without a window."""

import pytest

from app.ui.present import pair_three_words as typing
from app.ui.present.pair_three import clock_view, due, players_now, stack_views, stuck_choices, stuck_refusal
from app.ui.present.pair_three_words import Placer, Typed, place_action, vote_refusal, word_banner, word_page
from app.ui.present.saying import Saying
from app.ui.present.table import table_view
from rules.core.game import TOTALS
from rules.pair_three import GAME, lexicon
from rules.pair_three import state as s
from rules.pair_three.pieces import UNSAID, Play, WordPair
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.rules.table import NAMES, Table

WORDS = "[six]\ncarrot\nparrot\n[phrase]\nsea dog\n[rare]\nunhoop\n"


@pytest.fixture(autouse=True)
def _few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon._Source, "lexicon", lexicon.parsed(WORDS))


def words(saying: Saying | None) -> str:
    assert saying is not None
    return say(ENGLISH, saying.code, saying.facts, NAMES)


def table(way: str, seats: int = 3, **rules: object) -> Table:
    return Table(GAME, seats, way=way, **rules)


def bar(state: s.State, letters: str) -> tuple[str, str, str]:
    """The bar's kind, line and reason for these letters."""
    banner = word_banner(state, Typed(letters))
    return banner.kind, words(banner.line), words(banner.details[0])


def test_the_bar_says_the_way_the_round_and_the_target() -> None:
    assert words(table_view(GAME, table("stacks").state, 0).where) == "Stacks, round 1, first to 10"
    assert words(table_view(GAME, table("crossword").state, 0).where) == "Crossword, round 1"
    assert words(table_view(GAME, table("steal", rounds_to_win=0).state, 0).where) == "Steal & Stack, round 1"


def test_where_rounds_make_the_match_seats_show_these_and_the_tiles_below() -> None:
    stacks = table("stacks").happens("Mira puts unsaid on stack 1; " * 3)
    seats = table_view(GAME, stacks.state, 1).seats
    assert [seat.score for seat in seats] == ["0", "0", "0"]
    assert [words(seat.status) for seat in seats] == ["1 tile", "4 tiles", "4 tiles"]
    stacks.happens("Mira puts unsaid on stack 1; new round")
    assert [seat.score for seat in table_view(GAME, stacks.state, 1).seats] == ["1", "0", "0"]


def test_in_crossword_and_solitaire_seats_show_the_tiles_in_front_of_them() -> None:
    crossword = table("crossword").happens("Mira places unsaid")
    seats = table_view(GAME, crossword.state, 1).seats
    assert [seat.score for seat in seats] == ["4", "5", "5"]
    assert [words(seat.status) for seat in seats] == ["tiles", "tiles", "tiles"]


def test_between_rounds_seats_show_the_rounds_won() -> None:
    stacks = table("stacks").happens("Bo puts unsaid on stack 1; " * 4)
    view = table_view(GAME, stacks.state, 4)
    assert [seat.score for seat in view.seats] == ["0", "1", "0"]
    assert words(view.seats[1].status) == "round won"


def test_the_rulebook_opens_at_the_way_that_is_played() -> None:
    assert table_view(GAME, table("steal").state, 0).clause == "stealing"
    assert table_view(GAME, Table(GAME, 2, level=TOTALS).state, 0).clause == "scorepad"


def test_the_answer_comes_with_the_sixth_letter_and_not_before() -> None:
    state = table("stacks").state
    assert word_banner(state, Typed("CARRO")).kind == "none"
    assert bar(state, "CARROT") == ("legal", "carrot: six-letter word", "CAR then ROT")


def test_on_a_low_screen_the_bar_tells_the_letters_and_leaves_out_what_only_helps() -> None:
    """The tiles may have been pushed out of sight there."""
    state = table("stacks").state
    told = [typing.low_banner(state, Typed("TAPTAG"[:count])) for count in range(7)]
    assert [words(banner.line) for banner in told] == [
        "Type the two words", "T", "TA", "TAP, and the word it meets", "TAP T", "TAP TA",
        "TAP and TAG: the first two letters are the same, TA",
    ]  # fmt: skip
    assert [banner.details for banner in told] == [()] * 7
    assert [words(each) for each in typing.low_banner(state, Typed("CARROT")).details] == ["CAR then ROT"]


def test_a_word_made_the_other_way_round_says_so() -> None:
    assert bar(table("stacks").state, "ROTCAR") == ("legal", "carrot: six-letter word", "CAR then ROT")


def test_letters_come_before_words_as_the_surer_rule() -> None:
    kind, line, _ = bar(table("stacks").state, "TAPTAG")
    assert (kind, line) == ("legal", "TAP and TAG: the first two letters are the same, TA")


def test_every_rule_that_holds_is_on_the_page() -> None:
    page = word_page(table("stacks").state, Typed("PANPAN"))  # first two, last two, first and last, all three
    assert page is not None
    assert len(page.answers) == 4
    assert not page.may_overrule
    assert bar(table("stacks").state, "PANPAN")[2] == "3 more rules hold too"


def test_no_match_names_the_rules_that_were_tried() -> None:
    kind, line, tried = bar(table("stacks", phrases=False).state, "BEDSKY")
    assert (kind, line) == ("illegal", "No match found for BED and SKY.")
    assert tried == "Tried: two letters in place, all three letters, six-letter words and names"


def test_a_rare_word_is_for_the_others_to_decide() -> None:
    kind, line, _ = bar(table("stacks").state, "UNHOOP")
    assert (kind, line) == ("ask", "unhoop is a rare word. The others decide.")


def test_letters_are_not_voted_on() -> None:
    state = table("stacks").state
    assert words(vote_refusal(state, Typed("TAPTAG"))) == "About letters the app’s word is final."
    assert vote_refusal(state, Typed("CARROT")) is None
    assert vote_refusal(state, Typed("BEDSKY")) is None
    assert words(vote_refusal(state, Typed("BED"))) == "Type both words first."


def test_a_vote_needs_more_for_it_than_against_it() -> None:
    state = table("stacks", seats=4).state
    vote = s.Voted(0, WordPair("bed", "sky"), "phrases", (1,))
    assert words(typing.vote_view(state, vote).outcome) == "1 for BED + SKY, 2 against: it does not count"
    assert typing.vote_view(state, vote).voters == (1, 2, 3)
    vote = vote._replace(yes_seats=(1, 3))
    assert words(typing.vote_view(state, vote).outcome) == "2 for BED + SKY, 1 against: it counts"


def test_the_vote_is_proposed_under_the_rule_that_speaks_for_the_pair() -> None:
    state = table("stacks").state
    assert typing.likely_rule(state, WordPair("sea", "dog")) == "phrases"
    assert typing.likely_rule(state, WordPair("bed", "sky")) == "six_letters"


def test_a_play_goes_on_the_chosen_stack_of_the_one_who_placed_it() -> None:
    play = Play(None, (WordPair("car", "rot"),))
    assert place_action(table("stacks").state, Typed("CARROT"), Placer(1, stack=0)) == s.PutOn(1, 1, play)
    steal = table("steal").state
    assert place_action(steal, Typed("CARROT"), Placer(1, None, 2)) == s.Added(1, 1, 2, play)
    assert place_action(steal, Typed("CARROT"), Placer(1, 0, 2)) == s.Added(1, 0, 2, play)
    assert place_action(table("crossword").state, Typed("CARROT"), Placer(2)) == s.Placed(2, play)


def test_with_nothing_typed_the_table_has_looked_itself() -> None:
    assert place_action(table("stacks").state, Typed(), Placer(0)) == s.PutOn(0, 1, UNSAID)


def test_words_are_read_in_either_order_when_the_tiles_are_known() -> None:
    stacks = table("stacks")
    stacks.happens("stack 1 shows car-sky-bed-ice")
    # CAR is on the stack, so the tile that was played carries ROT.
    action = place_action(stacks.state, Typed("CARROT"), Placer(0))
    assert action == s.PutOn(0, 1, Play(None, (WordPair("rot", "car"),)))


def test_a_tile_may_meet_several_and_lie_over_one() -> None:
    typed = typing.with_side(Typed("CARROT"))
    typed = typing.with_cover(typed._replace(letters="TAPTAG"))
    play = typing.play_of(typed._replace(letters="MENMET"))
    assert [pair.code for pair in play.pairs] == ["car+rot", "men+met"]
    assert play.over == WordPair("tap", "tag")


def test_going_back_takes_letters_first_then_whole_sides() -> None:
    typed = typing.with_side(Typed("CARROT"))._replace(letters="T")
    typed = typing.without_letter(typed)
    assert typed.letters == ""
    assert typing.without_letter(typed) == Typed("CARROT")
    assert typing.without_letter(Typed()) == Typed()


def test_a_tile_has_four_sides() -> None:
    typed = Typed("CARROT", (WordPair("tap", "tag"),) * 3)
    assert words(typing.side_refusal(typed)) == "A tile has four sides and faces four others at most."


def test_stacks_show_their_height_and_those_of_steal_their_owner() -> None:
    views = stack_views(table("stacks").state)
    assert [(words(view.name), words(view.detail), view.tiles) for view in views] == [
        ("Stack 1", "one tile, split at 10", 1)
    ]
    views = stack_views(table("steal").state)
    assert [(words(view.name), words(view.detail)) for view in views] == [
        ("Mira", "2 tiles"), ("Bo", "2 tiles"), ("Ines", "2 tiles"),
    ]  # fmt: skip


def test_ten_tiles_are_split_into_five_and_five_before_anything_else() -> None:
    # One tile lies there; three players lay three each, which makes ten, and nobody is out of the four yet.
    stacks = table("stacks").happens("Mira puts unsaid on stack 1; Bo puts unsaid on stack 1; "
                                     "Ines puts unsaid on stack 1; " * 3)  # fmt: skip
    choice = due(stacks.state)
    assert choice is not None
    assert words(choice.text) == "Split stack 1 into 5 and 5"
    assert choice.action == s.Split(1)
    assert words(stuck_refusal(stacks.state)) == "Stack 1 is full and is split first."
    assert stuck_choices(stacks.state) == ()


def test_an_empty_hand_in_crossword_makes_a_deal_due() -> None:
    crossword = table("crossword").happens("Mira places unsaid; " * 5)
    choice = due(crossword.state)
    assert choice is not None
    assert choice.action == s.Dealt()


def test_stuck_in_stacks_offers_a_draw_or_a_split_of_each_high_stack() -> None:
    stacks = table("stacks").happens("Mira puts unsaid on stack 1; Bo puts unsaid on stack 1")
    assert [words(choice.text) for choice in stuck_choices(stacks.state)] == [
        "Everybody draws one; 99 tiles are left",  # 112 less 3 times 4 and the one in the middle
        "Split stack 1 into 2 and 1",
    ]


def test_stuck_with_too_few_to_draw_waits_once_and_then_ends() -> None:
    crossword = table("crossword")
    few = crossword.state._replace(pile=2)
    assert [choice.action for choice in stuck_choices(few)] == [s.Stuck()]
    assert words(stuck_choices(few)[0].text) == "No tile for everybody: wait once more"
    assert words(stuck_choices(few._replace(waits=1))[0].text) == "The round ends, the fewest tiles win"


def test_the_ring_counts_whole_seconds_up() -> None:
    state = table("stacks").state
    assert clock_view(state, 18.2) == (19, 18.2 / 30, 30)
    assert clock_view(state, 0.0) == (0, 0.0, 30)
    assert clock_view(table("solitaire").state, None) is None


def test_only_who_has_tiles_can_have_placed_one() -> None:
    assert players_now(table("stacks").state._replace(hands=(1, 0, 2))) == (0, 2)
    steal = table("steal").state._replace(hands=(1, 0, 2))
    assert players_now(steal) == (0, 1, 2)  # a stolen tile can be laid with none of one's own
    assert players_now(table("steal", steal_from="own_only").state._replace(hands=(1, 0, 2))) == (0, 2)


def test_forming_asks_who_has_no_stack_yet() -> None:
    steal = table("steal", first_stack_matches=True).happens("Bo forms a stack with car+rot")
    assert players_now(steal.state) == (0, 2)
    action = place_action(steal.state, Typed("TAPTAG"), Placer(0))
    assert action == s.Formed(0, Play(None, (WordPair("tap", "tag"),)))

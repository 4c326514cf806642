"""The dispute card says what lay there, what was played, the clause and the answer, for every game."""

from app.ui.present.dispute import Dispute, dispute_text, lay_there
from app.ui.present.saying import Saying, seat_of
from app.ui.present.verdict import verdict_page
from rules import GAMES
from rules.core.game import Setup
from rules.core.timeline import Entry, Timeline
from rules.core.transcript import read_action
from rules.sentences import say
from rules.sentences.en import ENGLISH

NAMES = ("Mira", "Bo")


def disputed(game_key: str, *lines: str, overruled: str | None = None, **house: object) -> Dispute:
    """The last line as a dispute, after the others were entered."""
    game = GAMES[game_key]
    timeline = Timeline(game, Setup(2, house_rules=house))
    for line in lines[:-1]:
        timeline.record(Entry(read_action(game, NAMES, line), 0))
    action = read_action(game, NAMES, lines[-1])
    verdict = timeline.judge(action)
    page = verdict_page(game, timeline.state, action, verdict)
    return Dispute(game, timeline.state, page, len(timeline.steps) + 1, seat_of(action), overruled)


def words(saying: Saying) -> str:
    return say(ENGLISH, saying.code, saying.facts, NAMES)


def text_of(dispute: Dispute) -> list[str]:
    return dispute_text(dispute, words, ENGLISH.__contains__).splitlines()


def test_the_card_of_an_illegal_card_in_betski() -> None:
    assert text_of(disputed("betski", "center 6-3", "Mira plays 9-7")) == [
        "Betski: Not legal",
        "Game 1. Deck 42 of 49, pile 1",
        "Center card: 6·3",
        "Entry 2: Gold 9 on Silver 3",
        "9 is not equal to 3 and not one higher. The step over the end runs one way only: a Gold 3 may go on Silver 9, "
        "a Gold 9 never goes on Silver 3.",
        "Would be legal: Any Gold 3 or Gold 4. If Mira has none, Mira draws until one goes.",
        "Rule: Gold-to-Silver Rule, 4. Gold 9 never goes on Silver 3",
        "Judged by Fair Deal",
    ]


def test_an_overruling_is_the_last_word() -> None:
    lines = text_of(disputed("betski", "center 6-3", "Mira plays 9-7", overruled="House rule"))
    assert lines[-2:] == ["Overruled: House rule", "Judged by Fair Deal"]


def test_a_legal_entry_names_the_clause_of_its_moment() -> None:
    lines = text_of(disputed("betski", "center 6-3", "Mira plays 4-7"))
    assert lines[0] == "Betski: Legal"
    assert [line for line in lines if line.startswith("Rule: ")]


def lay(dispute: Dispute) -> list[str]:
    return [words(each) for each in lay_there(dispute)]


def test_before_the_first_card_nothing_lies_there() -> None:
    assert lay(disputed("betski", "Mira plays 9-7")) == []


def test_in_between_lays_its_posts_and_its_pot() -> None:
    game = ("ante", "Bo first post 4", "Bo second post 9", "Bo bets 99, third card 6")
    assert lay(disputed("in_between", *game[:2]))[0] == "Pot: 2"
    assert lay(disputed("in_between", *game[:3])) == ["First post: 4", "Pot: 2"]
    assert lay(disputed("in_between", *game)) == ["Posts: 4 and 9", "Pot: 2"]


def test_threebetween_lays_the_limits_and_what_lies_between() -> None:
    dealt = ("Bo gets A/E & N", "Mira gets Z & T", "Bo sets A/E=E & N", "Mira sets T & Z")
    game = (*dealt, "Bo draws F & L & P", "Bo places F & L")
    assert lay(disputed("threebetween", *dealt[:3])) == []
    assert lay(disputed("threebetween", *game)) == ["Bo’s limit cards: E (A/E) and N"]
    again = lay(disputed("threebetween", *game, "Bo draws T"))
    assert again == ["Bo’s limit cards: E (A/E) and N; between them F and L"]


def test_triple_replace_lays_the_up_cards_and_the_pot() -> None:
    game = ("hand dealt by Mira", "Bo is dealt Qh & 7c", "Mira is dealt Ks & 7d", "Bo bets 99")
    ups = ["Bo shows queen of hearts and 7 of clubs", "Mira shows king of spades and 7 of diamonds"]
    assert lay(disputed("triple_replace", *game))[:2] == ups

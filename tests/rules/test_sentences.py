"""The catalogue: whatever a rule can say has a sentence, and every sentence is said by something."""

import ast
import string
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES
from rules.betski import GAME as BETSKI
from rules.betski.state import TurnEnded
from rules.core.game import BadSetup, Game, Setup, checked_setup
from rules.core.house_rules import Span
from rules.core.timeline import Timeline
from rules.core.transcript import read_transcript
from rules.core.verdict import Facts, Severity
from rules.decks.betski import BetskiCard
from rules.decks.standard import Card
from rules.sentences import Catalogue, Either, Plural, Sentence, listed, say
from rules.sentences.en import ENGLISH
from rules.sentences.languages import LANGUAGES
from tests.rules.table import NAMES, Table

RULES = Path(__file__).parents[2] / "rules"
TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def forms(sentence: Sentence) -> tuple[str, ...]:
    """Every form that a sentence can take."""
    return (sentence,) if isinstance(sentence, str) else tuple(sentence[1:])


def gaps(text: str) -> set[str]:
    """The facts that a form asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def words_in(game: Game) -> set[str]:
    """Every string that stands in the game's own source."""
    package = RULES / game.key
    paths = sorted(package.rglob("*.py")) if package.is_dir() else [package.with_suffix(".py")]
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


# --- every key of a game is there

@every_game
def test_a_game_has_a_name_and_a_tagline(game: Game) -> None:
    assert {f"{game.key}.name", f"{game.key}.tagline"} <= ENGLISH.keys()


@every_game
def test_every_action_has_a_sentence_for_asking_and_one_for_telling(game: Game) -> None:
    for key, kind in game.actions.items():
        assert f"{game.key}.ask.{key}" in ENGLISH
        for form in forms(ENGLISH[f"{game.key}.did.{key}"]):
            assert gaps(form) <= set(kind._fields)  # type: ignore[attr-defined]  # every action is a named tuple


@every_game
def test_every_clause_has_a_title_a_text_and_a_section(game: Game) -> None:
    for clause in game.clauses:
        title, text = f"{game.key}.clause.{clause.key}", f"{game.key}.clause.{clause.key}.text"
        section = f"{game.key}.section.{clause.number.partition('.')[0]}"
        assert all(isinstance(ENGLISH[key], str) and ENGLISH[key] for key in (title, text, section))


@every_game
def test_every_switch_has_a_title_help_and_a_word_for_each_value(game: Game) -> None:
    for switch in game.switches:
        key = f"{game.key}.switch.{switch.key}"
        assert {key, f"{key}.help"} <= ENGLISH.keys()
        values = () if isinstance(switch.values, Span) else switch.values
        assert {f"{key}.{value}" for value in values if isinstance(value, str)} <= ENGLISH.keys()
    assert {"value.on", "value.off", "level.cards", "level.totals"} <= ENGLISH.keys()


@every_game
def test_every_code_in_the_games_source_has_a_sentence(game: Game) -> None:
    codes = {word for word in words_in(game) if word.startswith(f"{game.key}.") and not word.endswith(".")}
    assert codes
    assert codes <= ENGLISH.keys()


@every_game
def test_no_sentence_of_a_game_is_left_unsaid(game: Game) -> None:
    known = {f"{game.key}.name", f"{game.key}.tagline"}
    known |= {f"{game.key}.{kind}.{key}" for key in game.actions for kind in ("ask", "did")}
    known |= {f"{game.key}.section.{clause.number.partition('.')[0]}" for clause in game.clauses}
    known |= {f"{game.key}.clause.{clause.key}{end}" for clause in game.clauses for end in ("", ".text")}
    for switch in game.switches:
        key = f"{game.key}.switch.{switch.key}"
        known |= {key, f"{key}.help"}
        known |= set() if isinstance(switch.values, Span) else {f"{key}.{value}" for value in switch.values}
    known |= {key for key in ENGLISH if key.startswith(f"{game.key}.choice.")}
    said = words_in(game)
    known |= said | {f"{game.key}.{word}{end}" for word in said for end in ("", ".instead")}
    assert {key for key in ENGLISH if key.startswith(f"{game.key}.")} - known == set()


# --- every gap is filled

def codes_seen(timelines: Iterable[Timeline]) -> Iterator[tuple[str, Facts]]:
    """Every objection, advice and event of these matches, with its facts."""
    for step in (step for timeline in timelines for step in timeline.steps):
        for objection in step.verdict.objections:
            yield objection.code, objection.facts
            if objection.severity is Severity.ILLEGAL:
                yield f"{objection.code}.instead", objection.facts
        for event in step.events:
            yield event.code, event.facts


def golden_plays() -> Iterator[Timeline]:
    """The golden matches, played again."""
    for path in TRANSCRIPTS.glob("*.txt"):
        if not path.name.endswith(".expected.txt"):
            match = read_transcript(GAMES, path.read_text(encoding="utf-8"))
            timeline = Timeline(match.game, match.setup)
            timeline.steps += timeline.replayed(match.entries)
            yield timeline


def assert_said_in_full(code: str, facts: Facts) -> None:
    """The facts fill every form of the sentence, also the one that was not called for at the time."""
    sentence = ENGLISH[code]
    assert {gap for form in forms(sentence) for gap in gaps(form)} <= facts.keys(), code
    if not isinstance(sentence, str):
        assert sentence.by in facts


def test_the_facts_of_the_golden_matches_fill_every_form_of_every_sentence() -> None:
    for code, facts in codes_seen(golden_plays()):
        assert_said_in_full(code, facts)


# What no golden match brings about.
SITUATIONS = {
    "hand_count": ("center 3-3", "Mira holds 3-4"),
    "hand_count.instead": ("center 3-3", "Mira holds 3-4"),
    "stopped_early": ("center 3-3; Mira holds 3-4 & 4-4 & 5-5; Mira plays 3-4", "Mira is done"),
    "no_cards": ("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6", "Mira plays 6-6"),
    "nothing_to_shuffle": ("center 3-3", "reshuffled"),
    "wrong_hand_size": ("center 3-3", "Mira holds nothing"),
    "in_hidden_hand": ("center 6-5; Mira draws 42; Mira plays 5-5; Mira is done", "Bo draws the 3-3"),
    "joins_next_game": ("center 3-3", "new player Ines, seat 3"),
    "joins_next_game.instead": ("center 3-3", "new player Ines, seat 3"),
    "none_to_deal": ("center 3-3; Mira draws 42", "new player Ines, seat 3"),
    "who_won": ("from here on totals", "won by nothing"),
}


@pytest.mark.parametrize("code", SITUATIONS)
def test_rare_objections_are_said_in_full(code: str) -> None:
    before, action = SITUATIONS[code]
    table = Table(BETSKI, stop_early="may_stop").happens(before)
    objection = next(each for each in table.verdict(action).objections if each.code in f"betski.{code}")
    assert not set("{}") & set(say(ENGLISH, f"betski.{code}", objection.facts, NAMES))


def test_a_seat_that_is_not_there_is_said_in_full() -> None:
    """A transcript cannot name one."""
    objection = BETSKI.objections(Table(BETSKI).state, TurnEnded(6))[0]
    assert say(ENGLISH, objection.code, objection.facts, NAMES) == "There is no seat 7; 2 sit here."


def test_every_objection_of_betski_is_said_by_some_test() -> None:
    said = {code for code, _ in codes_seen(golden_plays())}
    said |= {f"betski.{code}" for code in (*SITUATIONS, "no_such_seat")}
    kinds = ("name", "tagline", "ask", "did", "section", "clause", "switch", "standing")
    codes = {key for key in ENGLISH if key.startswith("betski.") and key.split(".")[1] not in kinds}
    assert codes - said == set()


def test_a_bad_set_up_is_said_in_full() -> None:
    for setup in (Setup(1), Setup(2, 5), Setup(2, 0, "chips")):
        with pytest.raises(BadSetup) as refused:
            checked_setup(BETSKI, setup)
        assert not set("{}") & set(say(ENGLISH, refused.value.code, refused.value.facts))


# --- the catalogue as a whole

def test_a_sentence_is_whole_and_well_formed() -> None:
    for key, sentence in ENGLISH.items():
        for form in forms(sentence):
            assert form, key
            assert form == " ".join(form.split()), key
            assert all(gap.isidentifier() for gap in gaps(form)), key
            assert "'" not in form, f"{key}: an apostrophe is written ’"
        if not isinstance(sentence, str):
            assert sentence[1] != sentence[2], key


def test_every_advice_belongs_to_an_objection() -> None:
    advised = {code.removesuffix(".instead") for code in ENGLISH if code.endswith(".instead")}
    assert advised <= ENGLISH.keys()


# --- saying

CATALOGUE: dict[str, Sentence] = {
    "list.none": "nobody",
    "list.comma": "{head}, {tail}",
    "list.and": "{head} and {tail}",
    "list.and.before_i": "{head} and also {tail}",
    "plain": "{seat} and {other_seat} met {winners} at {count} with {card}, {cards}",
    "plural": Plural("count", "one card for {seat}", "{count} cards for {seat}"),
    "either": Either("able", "{seat} goes on", "{seat} stops"),
}


def test_seats_are_spoken_of_by_name_pieces_by_label_and_several_as_a_list() -> None:
    facts = {
        "seat": 0, "other_seat": 1, "winners": (1, 2), "count": 1,
        "card": BetskiCard(3, 9), "cards": (BetskiCard(3, 3), BetskiCard(4, 4), BetskiCard(5, 5)),
    }  # fmt: skip
    said = say(CATALOGUE, "plain", facts, ("Ada", "Kim", "Lou"))
    assert said == "Ada and Kim met Kim and Lou at 1 with 3·9, 3·3, 4·4 and 5·5"


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 cards for Ada"), (1, "one card for Ada"), (2, "2 cards for Ada")]
)
def test_a_plural_is_chosen_by_its_fact(count: int, said: str) -> None:
    assert say(CATALOGUE, "plural", {"count": count, "seat": 0}, ("Ada",)) == said


@pytest.mark.parametrize(("able", "said"), [(True, "Ada goes on"), (False, "Ada stops")])
def test_a_form_is_chosen_by_whether_its_fact_holds(able: bool, said: str) -> None:
    assert say(CATALOGUE, "either", {"able": able, "seat": 0}, ("Ada",)) == said


@pytest.mark.parametrize(("seat", "said"), [(0, "Ada goes on"), (1, "2 goes on"), (-1, "0 goes on")])
def test_a_seat_without_a_name_is_spoken_of_by_its_number(seat: int, said: str) -> None:
    assert say(CATALOGUE, "either", {"able": True, "seat": seat}, ("Ada",)) == said


@pytest.mark.parametrize(
    ("facts", "said", "within"),
    [
        ({"card": Card.from_code("Ks")}, "King of spades", "king of spades"),
        ({"card": (Card.from_code("A"), Card.from_code("J"))}, "Ace and jack", "ace and jack"),
        ({"card": BetskiCard(3, 9)}, "3·9", "3·9"),
        ({"card": ()}, "nobody", "nobody"),
        ({"card": "bo"}, "bo", "bo"),
    ],
)
def test_a_sentence_that_begins_with_a_card_has_a_capital(facts: Facts, said: str, within: str) -> None:
    catalogue: Catalogue = {**ENGLISH, "first": "{card} goes", "within": "So {card} goes"}
    assert say(catalogue, "first", facts) == f"{said} goes"
    assert say(catalogue, "within", facts) == f"So {within} goes"


def test_a_name_with_braces_is_said_as_it_is() -> None:
    assert say(CATALOGUE, "either", {"able": True, "seat": 0}, ("{able}",)) == "{able} goes on"


@pytest.mark.parametrize(
    ("items", "said"),
    [([], "nobody"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_things_are_listed_as_the_language_lists_them(items: list[str], said: str) -> None:
    assert listed(CATALOGUE, items) == said


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Inés", "e"), ("Íñigo", "e"), ("Hilda", "e"), ("Luis", "y"), ("Ian", "y"), ("Hiena", "y"), ("Yolanda", "y")],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, joined: str) -> None:
    assert listed(LANGUAGES["es"], ["Bo", "Ana", last]) == f"Bo, Ana {joined} {last}"


def test_an_unknown_code_is_an_error_rather_than_silence() -> None:
    with pytest.raises(KeyError, match=r"betski\.unheard_of"):
        say(ENGLISH, "betski.unheard_of", {})


def test_a_missing_fact_is_an_error_rather_than_a_gap() -> None:
    with pytest.raises(KeyError, match="seat"):
        say(ENGLISH, "betski.ask.played", {})


# --- what the referee advises is legal

@pytest.mark.parametrize(
    ("before", "rules", "advice"),
    [
        ("center 6-5", {}, "If Mira has none, Mira draws until one goes."),
        ("center 6-5; Mira draws 1", {"draw_limit": 2}, "If Mira has none, Mira draws until one goes."),
        ("center 6-5; Mira draws 2", {"draw_limit": 2}, "If Mira has none, the turn is over."),
        ("center 6-4; Mira plays 4-5", {}, "If Mira has none, the turn is over."),
        ("center 6-5; Mira draws 42", {}, "If Mira has none, the turn is over."),
    ],
)
def test_who_has_no_card_that_goes_is_told_to_draw_only_where_drawing_is_legal(
    before: str, rules: dict[str, Any], advice: str
) -> None:
    table = Table(BETSKI, **rules).happens(before)
    objection = table.objection("Mira plays 9-9")
    assert say(ENGLISH, f"{objection.code}.instead", objection.facts, NAMES) == f"Any Gold 5 or Gold 6. {advice}"
    assert table.verdict("Mira draws 1").is_legal == ("draws" in advice)
    assert table.verdict("Mira is done").is_legal == ("over" in advice)


@pytest.mark.parametrize(("rebuttal_draw", "word"), [(True, "draws"), (False, "over")])
def test_in_a_rebuttal_the_advice_follows_the_house_rule(rebuttal_draw: bool, word: str) -> None:
    table = Table(BETSKI, rebuttal_draw=rebuttal_draw)
    table.happens("center 3-3; Mira plays 3-4; Mira plays 4-5; Mira plays 5-6")
    objection = table.objection("Bo plays 9-9")
    assert word in say(ENGLISH, f"{objection.code}.instead", objection.facts, NAMES)

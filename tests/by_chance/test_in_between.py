"""Whatever a table enters: prompts are legal, money and cards are kept, and everything can be said and written."""

import random

import pytest

from rules.core.codec import decode_action, encode_action
from rules.core.game import Action, Setup, built_action
from rules.core.house_rules import Span
from rules.core.prompt import AmountField, ChoiceField, Field, NameField, PieceField, Prompt, SeatField
from rules.core.timeline import Entry, Step, Timeline
from rules.core.transcript import action_text, read_action
from rules.decks.standard import DECK, RANK_CARDS, Card
from rules.in_between import GAME
from rules.in_between import actions as a
from rules.in_between.state import ENDED, State
from rules.sentences import say
from rules.sentences.en.core import SENTENCES as CORE
from rules.sentences.en.in_between import SENTENCES
from tests.rules.in_between.conserved import lost_pieces

CATALOGUE = {**CORE, **SENTENCES}
NAMES = tuple(f"P{number}" for number in range(12))


def random_setup(rng: random.Random) -> Setup:
    """A table with any house rules, its money on a scale where things happen."""
    rules = {}
    for switch in GAME.switches:
        if not isinstance(switch.values, Span):
            rules[switch.key] = rng.choice(switch.values)
    chip = rng.choice((1, 5))
    rules |= {"smallest_chip": chip, "minimum": chip * rng.randint(1, 3), "buy_in": chip * rng.randint(3, 30)}
    seats = rng.choice((2, 3, 4, 7, 12))
    return Setup(seats, rng.randrange(seats), rng.choice(("cards", "totals")), rules)


def random_value(rng: random.Random, field: Field) -> object:
    if isinstance(field, AmountField):
        return rng.choice((field.low, field.high, rng.randrange(field.low, field.high + 1, field.step)))
    if isinstance(field, PieceField):
        picked = [Card.from_code(rng.choice(field.options)) for _ in range(rng.randint(field.at_least, field.at_most))]
        return tuple(picked) if field.name == "cards" else picked[0]
    if isinstance(field, NameField):
        return NAMES[len(field.taken)]
    assert isinstance(field, ChoiceField | SeatField)
    return rng.choice(field.options)


def random_answer(rng: random.Random, prompt: Prompt) -> Action:
    seat = rng.choice(prompt.seats) if prompt.seats else None
    return built_action(GAME, prompt, seat, {field.name: random_value(rng, field) for field in prompt.fields})


def random_action(rng: random.Random, seats: int) -> Action:
    """Anything well-formed, legal or not."""
    kind = rng.choice([each for each in GAME.actions.values() if each is not a.MatchEnded])
    values = {
        "seat": rng.randint(-1, seats),
        "to_seat": rng.randint(0, seats),
        "amount": rng.choice((-5, 0, 1, 5, 10, 20, 100)),
        "card": rng.choice(DECK + RANK_CARDS),
        "cards": tuple(rng.sample(DECK, rng.randint(0, 2))),
        "side": rng.choice(("high", "low", "")),
        "guess": rng.choice(("higher", "lower", "")),
        "outcome": rng.choice(("won", "lost", "post", "ace_post", "triple", "passed", "pair", "moon_won", "moon_post")),
        "number": seats + rng.randint(0, 2),
        "name": rng.choice(NAMES),
        "level": rng.choice(("cards", "totals")),
    }
    return kind(**{name: values[name] for name in kind._fields})  # type: ignore[attr-defined]


def check(state: State) -> None:
    assert lost_pieces(state) == []
    assert state.deck >= (0 if state.is_mid_turn or state.phase == ENDED else 3)
    if state.phase != ENDED:
        assert GAME.prompts(state)


def check_words(step: Step) -> None:
    for told in (*step.verdict.objections, *step.events):
        text = say(CATALOGUE, told.code, told.facts, NAMES)
        assert "{" not in text
        if f"{told.code}.instead" in CATALOGUE:
            say(CATALOGUE, f"{told.code}.instead", told.facts, NAMES)


@pytest.mark.parametrize("seed", range(60))
def test_every_prompt_leads_to_a_legal_action_and_keeps_money_and_cards(seed: int) -> None:
    rng = random.Random(seed)
    timeline = Timeline(GAME, random_setup(rng))
    for _ in range(150):
        prompts = [each for each in GAME.prompts(timeline.state) if each.action != "ended"]
        prompt = prompts[0] if rng.random() < 0.7 else rng.choice(prompts)
        action = random_answer(rng, prompt)
        assert read_action(GAME, NAMES, action_text(GAME, NAMES, action)) == action
        assert decode_action(GAME, encode_action(GAME, action)) == action
        check_words(timeline.record(Entry(action)))
        check(timeline.state)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_table_lets_stand_keeps_money_and_cards(seed: int) -> None:
    rng = random.Random(seed)
    timeline = Timeline(GAME, random_setup(rng))
    for _ in range(400):
        prompts = [each for each in GAME.prompts(timeline.state) if each.action != "ended"]
        wild = rng.random() < 0.6
        action = random_action(rng, timeline.state.seats) if wild else random_answer(rng, prompts[0])
        step = timeline.judged(Entry(action, overruled="so ruled"))
        check_words(step)
        if not step.verdict.is_impossible:
            timeline.add(step)
            check(timeline.state)
    final = timeline.record(Entry(a.MatchEnded(), overruled="enough"))
    check_words(final)
    check(final.state)
    assert sum(GAME.standing(final.state).points) == 0

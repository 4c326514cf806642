"""What every game in GAMES has to keep, whatever is played: a game is held to it by being named there.

A game may tell where its pieces or its money are in tests/rules/<game>/conserved.py: lost_pieces(state) is then asked
after every entry.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest

from rules import GAMES
from rules.core.codec import decode_action, decode_entry, decode_setup, encode_action, encode_entry, encode_setup
from rules.core.game import CARDS, TOTALS, Action, Game, State, checked_setup
from rules.core.seats import names_after
from rules.core.timeline import Edit, Entry, Refused, Timeline
from rules.core.transcript import Match, action_text, read_action, read_transcript, write_transcript
from rules.core.verdict import Severity, Verdict
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.rules.chance import answers, legal_action, random_names, random_setup, wild_action
from tests.rules.table import NAMES
from tests.rules.test_sentences import assert_said_in_full, codes_seen

SEEDS = range(40)
LENGTH = 70

pytestmark = pytest.mark.xdist_group("every game")  # each match is played once and looked at by many

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def lost_pieces(key: str) -> Callable[[State], list[str]]:
    """What a game says about its pieces; games that say nothing lose none."""
    name = f"tests.rules.{key}.conserved"
    if find_spec(f"tests.rules.{key}") is None or find_spec(name) is None:
        return lambda state: []
    asked: Callable[[State], list[str]] = import_module(name).lost_pieces
    return asked


@cache
def legal_play(key: str, seed: int) -> Timeline:
    """A match of legal entries only, chosen from the prompts."""
    chance = Random(f"legal {seed}")
    timeline = Timeline(GAMES[key], random_setup(chance, GAMES[key], CARDS if seed % 4 else TOTALS))
    for number in range(LENGTH):
        if timeline.game.standing(timeline.state).is_over:
            break
        action = legal_action(chance, timeline.game, timeline.state)
        timeline.record(Entry(action, time=number, comment=chance.choice(("", "", "so they said # 1"))))
    return timeline


@cache
def wild_play(key: str, seed: int) -> Timeline:
    """A match of anything that is possible, the table overruling what is illegal."""
    game = GAMES[key]
    chance = Random(f"wild {seed}")
    timeline = Timeline(game, random_setup(chance, game, CARDS if seed % 4 else TOTALS))
    while len(timeline.steps) < LENGTH and not game.standing(timeline.state).is_over:
        action = some_possible_action(chance, timeline)
        verdict = timeline.judge(action)
        ruling = None if verdict.is_legal else chance.choice(("", "we play it so"))
        timeline.record(Entry(action, chance.randrange(2**41), ruling))
    return timeline


def some_possible_action(chance: Random, timeline: Timeline) -> Action:
    """Often something illegal, never something impossible; what ends the match is put off."""
    game, state = timeline.game, timeline.state
    for _ in range(chance.choice((0, 60))):
        action = wild_action(chance, game, state.seats)
        possible = not timeline.judge(action).is_impossible
        if possible and not game.standing(game.apply(state, action)[0]).is_over:
            return action
    return legal_action(chance, game, state)


def plays(game: Game, seed: int) -> Iterator[Timeline]:
    """The legal match and the wild one."""
    yield legal_play(game.key, seed)
    yield wild_play(game.key, seed)


def states(timeline: Timeline) -> Iterator[State]:
    """Every state that the match went through."""
    yield timeline.opening
    for step in timeline.steps:
        yield step.state


@every_game
def test_chance_plays_both_legal_and_illegal_matches(game: Game) -> None:
    """So that the tests below look at something."""
    wild = [step for seed in SEEDS for step in wild_play(game.key, seed).steps]
    assert sum(step.verdict.severity is Severity.ILLEGAL for step in wild) > len(wild) / 12
    legal = [step for seed in SEEDS for step in legal_play(game.key, seed).steps]
    assert len(legal) > len(SEEDS) * LENGTH / 2
    done = {type(step.entry.action) for step in (*legal, *wild)}
    assert done == set(game.actions.values())


@every_game
@every_seed
def test_every_answer_to_every_prompt_is_legal(game: Game, seed: int) -> None:
    """Also after what the table overruled; and something is asked for exactly while the match runs."""
    chance = Random(seed)
    for timeline in plays(game, seed):
        for state in states(timeline):
            prompts = game.prompts(state)
            assert bool(prompts) == (not game.standing(state).is_over)
            assert len({(prompt.action, prompt.seats) for prompt in prompts}) == len(prompts)
            for prompt in prompts:
                for action in answers(chance, game, prompt):
                    verdict = Verdict(game.objections(state, action))
                    assert verdict.is_legal, (action, verdict, state)


@every_game
@every_seed
def test_the_referee_answers_anything_well_formed_and_possible_things_can_be_applied(game: Game, seed: int) -> None:
    chance = Random(seed)
    for timeline in plays(game, seed):
        clauses = {clause.key for clause in game.clauses}
        for state in states(timeline):
            before = repr(state)
            for _ in range(4):
                action = wild_action(chance, game, state.seats)
                verdict = Verdict(game.objections(state, action))
                assert {each.clause for each in verdict.objections} <= clauses
                if not verdict.is_impossible:
                    after, _ = game.apply(state, action)
                    assert lost_pieces(game.key)(after) == [], action
            assert repr(state) == before, "a state changed in place"


@every_game
@every_seed
def test_nothing_on_the_table_is_lost_or_doubled(game: Game, seed: int) -> None:
    for timeline in plays(game, seed):
        for number, state in enumerate(states(timeline)):
            assert lost_pieces(game.key)(state) == [], number


@every_game
@every_seed
def test_a_state_counts_its_entries(game: Game, seed: int) -> None:
    for timeline in plays(game, seed):
        assert [state.entries for state in states(timeline)] == list(range(len(timeline.steps) + 1))


@every_game
@every_seed
def test_what_is_illegal_is_recorded_only_when_overruled(game: Game, seed: int) -> None:
    timeline = wild_play(game.key, seed)
    replay = Timeline(game, timeline.setup)
    for step in timeline.steps:
        if not step.verdict.is_legal:
            with pytest.raises(Refused):
                replay.record(step.entry._replace(overruled=None))
        replay.record(step.entry)
    assert replay.steps == timeline.steps


@every_game
@every_seed
def test_whatever_happens_is_said_in_full(game: Game, seed: int) -> None:
    for code, facts in codes_seen(plays(game, seed)):
        assert_said_in_full(code, facts)


@every_game
@every_seed
def test_undo_and_redo_restore_every_state(game: Game, seed: int) -> None:
    for played in plays(game, seed):
        timeline = Timeline(game, played.setup)
        for step in played.steps:
            timeline.record(step.entry)
        assert timeline.steps == played.steps
        for number in range(len(played.steps), 0, -1):
            assert timeline.steps == played.steps[:number]
            assert timeline.undo()
        assert not timeline.undo()
        assert timeline.state == played.opening
        for number in range(1, len(played.steps) + 1):
            assert timeline.redo()
            assert timeline.state == played.steps[number - 1].state
        assert not timeline.redo()


@every_game
@every_seed
def test_amending_the_past_is_playing_it_otherwise(game: Game, seed: int) -> None:
    chance = Random(seed)
    for played in plays(game, seed):
        timeline = Timeline(game, played.setup)
        for step in played.steps:
            timeline.record(step.entry)
        entries = [step.entry for step in played.steps]
        at = chance.randint(1, len(entries))
        edit = chance.choice([Edit(at, True, None), Edit(at, True, entries[0]), Edit(at, False, entries[-1])])
        expected = [*entries[: at - 1], *([edit.put] if edit.put else []), *entries[at - 1 + edit.drop :]]
        amended = timeline.preview([edit])
        assert timeline.steps == played.steps, "a preview changes nothing"
        assert [*played.steps[: at - 1], *amended.steps] == Timeline(game, played.setup).replayed(expected)
        timeline.adopt(amended)
        assert [step.entry for step in timeline.steps] == expected
        timeline.undo()
        assert timeline.steps == played.steps


@every_game
@every_seed
def test_what_is_encoded_decodes_to_the_same_match(game: Game, seed: int) -> None:
    for played in plays(game, seed):
        setup = decode_setup(game, through_json(encode_setup(played.setup)))
        assert setup == checked_setup(game, played.setup)
        entries = [decode_entry(game, through_json(encode_entry(game, step.entry))) for step in played.steps]
        assert entries == [step.entry for step in played.steps]
        assert Timeline(game, setup).replayed(entries) == played.steps


@every_game
@every_seed
def test_every_well_formed_action_encodes_and_decodes(game: Game, seed: int) -> None:
    chance = Random(seed)
    for _ in range(200):
        action = wild_action(chance, game, game.max_seats)
        decoded = decode_action(game, through_json(encode_action(game, action)))
        assert (decoded, type(decoded)) == (action, type(action))


@every_game
@every_seed
def test_a_transcript_reads_back_as_it_was_written(game: Game, seed: int) -> None:
    for played in plays(game, seed):
        names = random_names(Random(seed), played.setup.seats)
        entries = tuple(step.entry for step in played.steps)
        match = Match(game, names, played.setup, entries, "2024-05-01")
        text = write_transcript(match)
        assert read_transcript(GAMES, text) == match, text


@every_game
@every_seed
def test_an_action_reads_back_as_it_is_said(game: Game, seed: int) -> None:
    for played in plays(game, seed):
        names: Sequence[str] = random_names(Random(seed), played.setup.seats)
        for step in played.steps:
            text = action_text(game, names, step.entry.action)
            assert read_action(game, names, text) == step.entry.action, text
            names = names_after(names, step.entry.action)


@every_game
@every_seed
def test_everything_asked_objected_and_told_has_a_sentence(game: Game, seed: int) -> None:
    """What is illegal also says what would have been right."""
    chance = Random(seed)
    for timeline in plays(game, seed):
        for state in states(timeline):
            for prompt in game.prompts(state):
                told(f"{game.key}.ask.{prompt.action}", {"seat": prompt.seats[0]} if prompt.seats else {})
            verdict = Verdict(game.objections(state, wild_action(chance, game, state.seats)))
            tell_verdict(verdict)
        for step in timeline.steps:
            tell_verdict(step.verdict)
            for event in step.events:
                told(event.code, event.facts)
            told(f"{game.key}.did.{encode_action(game, step.entry.action)['do']}", step.entry.action._asdict())


def tell_verdict(verdict: Verdict) -> None:
    """Every objection can be said."""
    for objection in verdict.objections:
        told(objection.code, objection.facts)
        if objection.severity is Severity.ILLEGAL:
            told(f"{objection.code}.instead", objection.facts)


def told(code: str, facts: object) -> None:
    """The code has a sentence, and the facts fill every gap in it."""
    assert isinstance(facts, dict)
    sentence = say(ENGLISH, code, facts, NAMES)
    assert sentence.strip() == sentence != ""
    said = sentence.replace(str(facts.get("name", "")), "")  # somebody may be called anything
    assert not set("{}") & set(said), sentence


@every_game
@every_seed
def test_the_standing_has_points_for_every_seat_and_says_how_it_ended(game: Game, seed: int) -> None:
    for timeline in plays(game, seed):
        for state in states(timeline):
            standing = game.standing(state)
            assert len(standing.points) == len(state.names) == state.seats
            assert set(standing.leaders) <= set(range(state.seats))
            assert len({standing.points[seat] for seat in standing.leaders}) <= 1
            assert bool(standing.how) == standing.is_over
            if standing.is_over:
                told(standing.how, {})


def through_json(data: object) -> object:
    """The data as they come back from a file."""
    return json.loads(json.dumps(data))

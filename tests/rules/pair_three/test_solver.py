"""The solver: what it shows is legal, and it says when it does not know."""

from rules.decks.tiles import Tile
from rules.pair_three import lexicon
from rules.pair_three.lexicon import pair_key
from rules.pair_three.matching import Ruling
from rules.pair_three.solver import Answer, solve
from tests.rules.pair_three.house import LETTERS_ONLY, house_rules
from tests.rules.pair_three.test_solitaire import solitaire, solitaire_with


def word(number: int, second: int, third: int) -> str:
    """Three letters; words with the same steps between their letters never match by their letters."""
    return "".join(chr(97 + (number + step) % 26) for step in (0, second, third))


# Every tile has one word in common with the next; all other words match nothing.
LINKS = [word(number, 7, 15) for number in range(11)]
REST = [word(number, 3, 12) for number in range(20)]
CHAIN = [Tile.of(LINKS[place], REST[2 * place], LINKS[place + 1], REST[2 * place + 1]) for place in range(10)]
LETTERS = house_rules(**LETTERS_ONLY)
LONELY = Tile.of("zzq", "vvj", "kkx", "jjw")


def test_ten_tiles_in_a_chain_are_connected_and_every_step_is_legal() -> None:
    solution = solve(CHAIN, LETTERS, lexicon.current())
    assert solution.answer is Answer.SOLVED
    assert sorted(laying.tile for laying in solution.layings) == sorted(CHAIN)
    table = solitaire_with(CHAIN)
    for laying in solution.layings:
        table.happens(f"Mira lays {laying.code}")
    assert table.events() == ["connected"]


def test_real_words_are_connected_by_whatever_matches() -> None:
    codes = (
        "car-met-doe-art", "rot-men-toe-rat", "bed-ice-hen-sun", "bug-cap-egg-hot", "pen-dog-sea-bat",
        "pal-tag-red-cat", "day-mar-cot-pep", "ton-tin-got-per", "gym-ask-eat-dry", "leg-out-for-pay",
    )  # fmt: skip
    tiles = [Tile.from_code(code) for code in codes]
    solution = solve(tiles, house_rules(), lexicon.current())
    assert solution.answer is Answer.SOLVED
    table = solitaire_with(tiles)
    for laying in solution.layings:
        table.happens(f"Mira lays {laying.code}")
    assert table.state.wins == (1,)


def test_fifty_tiles_of_everyday_words_are_connected_too() -> None:
    """The words run through three vowels between the same consonants, so that each matches many others by letters."""
    words = [f"{first}{vowel}{last}" for vowel in "aio" for first in "bcdfghlmnprst" for last in "bdgnpt"]
    tiles = [Tile.of(*words[place : place + 4]) for place in range(0, 200, 4)]
    solution = solve(tiles, LETTERS, lexicon.current())
    assert solution.answer is Answer.SOLVED
    table = solitaire(solitaire_tiles=50)
    for laying in solution.layings:
        table.happens(f"Mira lays {laying.code}")
    assert (table.events(), table.state.wins) == (["connected"], (1,))


def test_a_tile_that_matches_no_other_makes_it_impossible() -> None:
    solution = solve([*CHAIN[:9], LONELY], LETTERS, lexicon.current())
    assert (solution.answer, solution.layings, solution.steps) == (Answer.IMPOSSIBLE, (), 0)


def test_a_ruling_of_the_table_can_make_it_possible() -> None:
    rulings = {(pair_key(LINKS[0], "zzq"), "phrases"): Ruling(True, 1)}
    house = house_rules(six_letters=False)
    assert solve([CHAIN[0], LONELY], house, lexicon.current()).answer is Answer.IMPOSSIBLE
    assert solve([CHAIN[0], LONELY], house, lexicon.current(), rulings).answer is Answer.SOLVED


def test_with_too_few_steps_it_does_not_know() -> None:
    solution = solve(CHAIN, LETTERS, lexicon.current(), steps=20)
    assert (solution.answer, solution.layings) == (Answer.UNKNOWN, ())
    assert solution.steps <= 20 + len(CHAIN)


def test_when_every_way_is_tried_in_vain_it_only_says_that_it_found_none() -> None:
    """Three tiles match the same side of a fourth and nothing else: one goes under it, one beside it, none is left."""
    hub = Tile.of("abc", "zzq", "vvj", "kkx")
    codes = ("abd-qqe-jjl-xxw", "xbc-wwp-ppq-uuz", "ayc-ooi-tts-hhg")
    spokes = [Tile.from_code(code) for code in codes]
    assert solve([hub, *spokes[:2]], LETTERS, lexicon.current()).answer is Answer.SOLVED
    solution = solve([hub, *spokes], LETTERS, lexicon.current())
    assert (solution.answer, solution.layings) == (Answer.UNKNOWN, ())
    assert 0 < solution.steps < 10_000


def test_it_never_proposes_an_offensive_match() -> None:
    words = lexicon.Lexicon(six=frozenset({"abcdef"}), quiet=frozenset({"abcdef"}))
    tiles = [Tile.of("abc", "zzq", "vvj", "kkx"), Tile.of("def", "wwp", "ppq", "uuz")]
    assert solve(tiles, house_rules(), words).answer is Answer.UNKNOWN
    assert solve(tiles, house_rules(), words._replace(quiet=frozenset())).answer is Answer.SOLVED


def test_no_tiles_are_connected_already_and_one_tile_too() -> None:
    assert solve([], house_rules(), lexicon.current()).answer is Answer.SOLVED
    assert solve(CHAIN[:1], house_rules(), lexicon.current()).layings[0].spot == (0, 0)

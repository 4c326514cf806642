"""Whatever a person reads is a whole sentence of a catalogue: no words stand in widgets or are glued together there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).parents[1] / "app" / "ui"
SHOWN = {"text", "title", "subtitle", "detail", "reason", "caption", "note", "head", "heading", "hint_text"}
WORD = re.compile(r"[^\W\d_]{2,}")
KV_WORDS = re.compile(rf"^\s*(?:{'|'.join(sorted(SHOWN))})\s*:\s*(['\"])(?P<text>[^'\"]*)\1\s*$")


def words_in(node: ast.expr) -> Iterator[str]:
    """The words that are written out in what is shown, in an f-string or a sum too."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from WORD.findall(node.value)
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from words_in(part)
    elif isinstance(node, ast.BinOp):
        yield from (*words_in(node.left), *words_in(node.right))


@pytest.mark.parametrize("path", sorted(UI.rglob("*.py")), ids=lambda path: str(path.relative_to(UI)))
def test_no_words_are_shown_from_code(path: Path) -> None:
    shown = [
        (node.lineno, word)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg in SHOWN
        for word in words_in(keyword.value)
    ]
    assert shown == []


@pytest.mark.parametrize("path", sorted(UI.rglob("*.kv")), ids=lambda path: str(path.relative_to(UI)))
def test_no_words_are_shown_from_a_layout(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [(number, match["text"]) for number, line in enumerate(lines, 1) if (match := KV_WORDS.match(line))]
    assert [(number, text) for number, text in found if WORD.search(text)] == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("Label(text='Done')", ["Done"]), ("Label(text=f'{name} wins')", ["wins"]),
        ("Label(text=name + ' and ' + other)", ["and"]), ("Label(text=say('table.done'))", []),
        ("Label(text=f'+{total}')", []),
    ],
)  # fmt: skip
def test_words_are_found_however_they_are_put_together(code: str, words: list[str]) -> None:
    call = ast.parse(code, mode="eval").body
    assert isinstance(call, ast.Call)
    assert list(words_in(call.keywords[0].value)) == words

"""Who may import whom, and what no module of the project does. Read from the source; nothing is imported."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "rules").rglob("*.py"))
APP = sorted((ROOT / "app").rglob("*.py"))
SOURCES = [*RULES, *APP, ROOT / "main.py"]

WIRING = "app.ui.app"  # the one file that knows everything
REFEREE = "rules.__main__"  # the one file of rules that reads a file and prints

# No files, no clock, no chance, no other process: the same entries always lead to the same state.
IMPURE = {
    "asyncio", "builtins", "ctypes", "fileinput", "glob", "importlib", "io", "locale", "logging",
    "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "shelve", "shutil", "signal",
    "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"__import__", "compile", "eval", "exec", "input", "open", "print"}
CLOCK_CALLS = {"now", "today", "utcnow"}


def module_name(path: Path) -> str:
    """The name by which the file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    """The parsed source."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Every module named by an import anywhere in the file; of ``from a import b`` both a and a.b."""
    for node in ast.walk(tree_of(path)):
        yield from imported(path, node)


def imported(path: Path, node: ast.AST) -> Iterator[str]:
    """The modules that this names, if it is an import."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        package = absolute(path, node)
        yield package
        yield from (f"{package}.{alias.name}" for alias in node.names)


def absolute(path: Path, node: ast.ImportFrom) -> str:
    """The module that a from-import names, also when it is named relative to the file."""
    if not node.level:
        return node.module or ""
    here = module_name(path).split(".")
    package = here if path.name == "__init__.py" else here[:-1]
    parents = package[: len(package) - node.level + 1]
    return ".".join([*parents, *([node.module] if node.module else [])])


def is_in(module: str, package: str) -> bool:
    """Whether a module is the package or lies in it."""
    return module == package or module.startswith(package + ".")


def named(paths: list[Path]) -> pytest.MarkDecorator:
    """A test for each of these files."""
    return pytest.mark.parametrize("path", paths, ids=[module_name(path) for path in paths])


def within(*packages: str) -> list[Path]:
    """The sources of these packages."""
    return [path for path in SOURCES if any(is_in(module_name(path), package) for package in packages)]


def test_the_sources_are_found() -> None:
    names = {module_name(path) for path in SOURCES}
    assert {"main", "rules", "rules.core.game", "rules.betski", "app.session.match", "app.storage.index"} <= names
    assert {WIRING, REFEREE} <= names


@named(RULES)
def test_rules_import_only_the_standard_library_and_rules(path: Path) -> None:
    foreign = {name for name in imports(path) if name.partition(".")[0] not in {"rules", *sys.stdlib_module_names}}
    assert foreign == set()


@named([path for path in RULES if module_name(path) != REFEREE])
def test_rules_know_no_files_no_clock_and_no_chance(path: Path) -> None:
    assert {name for name in imports(path) if name.partition(".")[0] in IMPURE} == set()
    calls = [node.func for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
    called = {func.id for func in calls if isinstance(func, ast.Name)}
    methods = {func.attr for func in calls if isinstance(func, ast.Attribute)}
    assert called & IMPURE_CALLS == set()
    assert methods & CLOCK_CALLS == set()


@cache
def games() -> list[str]:
    """The packages and modules of rules that are a game: they say GAME = ..."""
    return [module_name(path) for path in RULES if any(map(is_game, tree_of(path).body))]


def is_game(statement: ast.stmt) -> bool:
    """Whether this is where a game is put together."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets += [statement.target] if isinstance(statement, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "GAME" for target in targets)


def shared() -> list[Path]:
    """What the games share: all of rules but the games, the catalogue of games and the referee."""
    catalogue = [path for path in RULES if module_name(path) in ("rules", REFEREE)]
    return [path for path in RULES if path not in [*catalogue, *within(*games())]]


def test_games_and_what_they_share_are_told_apart() -> None:
    assert "rules.betski" in games()
    assert {"rules.core.game", "rules.decks.betski", "rules.sentences"} <= {module_name(path) for path in shared()}


@named(shared())
def test_what_games_share_knows_no_game(path: Path) -> None:
    known = set(imports(path))
    assert {name for name in known if any(is_in(name, game) for game in games())} == set()
    assert "rules" not in known  # the catalogue of games


@named(within("rules.core", "rules.decks"))
def test_rules_speak_in_codes_not_sentences(path: Path) -> None:
    assert {name for name in imports(path) if is_in(name, "rules.sentences")} == set()


@pytest.mark.parametrize("game", games())
def test_a_game_knows_no_other_game_and_no_sentences(game: str) -> None:
    others = [*(other for other in games() if other != game), "rules.sentences"]
    for path in within(game):
        assert {name for name in imports(path) if any(is_in(name, other) for other in others)} == set()
        assert "rules" not in set(imports(path))


@named([path for path in SOURCES if path not in within("app.storage", "app.session", WIRING)])
def test_storage_is_known_only_to_the_session_and_the_wiring(path: Path) -> None:
    assert {name for name in imports(path) if is_in(name, "app.storage")} == set()


@named([path for path in SOURCES if path not in within("app.device", "app.session", WIRING)])
def test_the_device_is_known_only_to_the_session_and_the_wiring(path: Path) -> None:
    assert {name for name in imports(path) if is_in(name, "app.device") or is_in(name, "plyer")} == set()


@named(within("app.session", "app.storage"))
def test_session_and_storage_know_no_screen(path: Path) -> None:
    assert {name for name in imports(path) if is_in(name, "app.ui") or is_in(name, "kivy")} == set()


@named(within("app.storage"))
def test_storage_knows_no_rules_and_no_session(path: Path) -> None:
    assert {name for name in imports(path) if is_in(name, "rules") or is_in(name, "app.session")} == set()


@named(within("app.ui.present"))
def test_presenters_know_no_kivy(path: Path) -> None:
    """Not even by way of another part of the screens."""
    others = {name for name in imports(path) if is_in(name, "app.ui") and not is_in(name, "app.ui.present")}
    assert others == set()
    assert {name for name in imports(path) if is_in(name, "kivy")} == set()


@named(SOURCES)
def test_nothing_is_enforced_by_assert(path: Path) -> None:
    """The phone runs python -OO, where asserts are gone."""
    lines = [node.lineno for node in ast.walk(tree_of(path)) if isinstance(node, ast.Assert)]
    assert lines == []


@named(SOURCES)
def test_nothing_shown_comes_from_a_docstring(path: Path) -> None:
    """The phone runs python -OO, where docstrings are gone."""
    lines = [
        node.lineno for node in ast.walk(tree_of(path)) if isinstance(node, ast.Attribute) and node.attr == "__doc__"
    ]
    assert lines == []


@named(SOURCES)
def test_every_error_caught_is_named(path: Path) -> None:
    bare = [node.lineno for node in ast.walk(tree_of(path)) if isinstance(node, ast.ExceptHandler) and not node.type]
    assert bare == []


def loaded_with(path: Path) -> set[str]:
    """The modules of the project that importing this file imports before it is done: named at its top, or above one."""
    own = module_name(path)
    top = ast.Module([each for each in tree_of(path).body if isinstance(each, ast.Import | ast.ImportFrom)], [])
    named_there = {name for node in ast.walk(top) for name in imported(path, node)}
    above = {".".join(name.split(".")[:length]) for name in named_there for length in range(1, name.count(".") + 1)}
    known = {module_name(each) for each in SOURCES}
    return {name for name in named_there | above if name in known and not is_in(own, name)}


def test_any_module_can_be_the_first_that_is_imported() -> None:
    """A screen is imported when it is first shown, and after a kill that may be any: no import may need itself."""
    needed = {module_name(path): loaded_with(path) for path in SOURCES}
    assert "app.ui.panels.table_side" in needed["app.ui.panels.choosing"], "else this test shows nothing"
    while free := [name for name, others in needed.items() if not others & needed.keys()]:
        for name in free:
            del needed[name]
    assert needed == {}, "these need each other, or what does"


@pytest.mark.parametrize(
    ("source", "level", "module"),
    [("from . import match", 1, "app.session"), ("from .match import A", 1, "app.session.match")],
)
def test_relative_imports_are_seen_through(source: str, level: int, module: str) -> None:
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ImportFrom)
    assert node.level == level
    assert absolute(ROOT / "app" / "session" / "library.py", node) == module
    assert absolute(ROOT / "app" / "session" / "__init__.py", node) == module

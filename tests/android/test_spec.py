"""The Android package: what is in it, what it asks for, and that these checks notice when it goes wrong."""

import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("the Android packaging tools do not run on Windows", allow_module_level=True)

from tools import check_android

ROOT = check_android.ROOT
MANIFEST_PIECES = ("android_intents.xml", "android_queries.xml")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of all that the package is made from, beside a test and a tool that must stay out."""
    for name in check_android.PACKED_FOLDERS:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "Makefile", "buildozer.spec", "requirements.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tools").mkdir()
    for name in MANIFEST_PIECES:
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    for name in ("main.py", "tests/test_rule.py", "tools/draw.py", "build/demo/shot.png"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("# for the copier\n", encoding="utf-8")
    return tmp_path


def change_spec(root: Path, pattern: str, replacement: str) -> None:
    """Change the one place in the copy's spec that matches."""
    spec = root / "buildozer.spec"
    text, changes = re.subn(pattern, replacement, spec.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert changes == 1
    spec.write_text(text, encoding="utf-8")


def test_spec_is_well_formed_and_names_the_app() -> None:
    assert check_android.read_spec(ROOT).package_full_name == "org.fairdeal.fairdeal"


def test_spec_without_a_title_is_refused(copy: Path) -> None:
    change_spec(copy, r"^title = .*\n", "")
    with pytest.raises(SystemExit):
        check_android.read_spec(copy)


def test_spec_has_the_projects_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert check_android.read_spec(ROOT).config.get("app", "version") == project["version"]


def test_spec_pins_what_the_desktop_app_pins() -> None:
    lines = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    pins = {line for line in lines if line and not line.startswith("#")}
    assert {str(requirement) for requirement in check_android.spec_requirements(ROOT)} == pins | {"python3"}


def test_spec_has_no_key_that_buildozer_ignores() -> None:
    assert check_android.unknown_keys(ROOT) == set()


def test_misspelt_key_is_noticed(copy: Path) -> None:
    change_spec(copy, r"^android\.minapi", "android.min_api")
    assert check_android.unknown_keys(copy) == {"android.min_api"}


def test_app_asks_for_vibration_and_nothing_else() -> None:
    assert check_android.permissions(ROOT) == ["VIBRATE"]


def test_second_permission_is_noticed(copy: Path) -> None:
    change_spec(copy, r"VIBRATE$", "VIBRATE,android.permission.INTERNET")
    assert any("INTERNET" in problem for problem in check_android.problems_of(copy))


def test_icon_and_start_picture_exist() -> None:
    assert check_android.missing_pictures(ROOT) == []


def test_missing_icon_is_noticed(copy: Path) -> None:
    (copy / "assets" / "icons" / "icon.png").unlink()
    assert check_android.missing_pictures(copy) == [str(copy / "assets" / "icons" / "icon.png")]


def test_other_apps_may_hand_over_texts_and_data_and_nothing_else() -> None:
    assert check_android.manifest_problems(ROOT) == []
    listed = (ROOT / "tools" / "android_intents.xml").read_text(encoding="utf-8")
    assert set(re.findall(r'mimeType="([^"]+)"', listed)) == {"application/json", "text/plain"}
    assert set(re.findall(r'action.(VIEW|SEND|MAIN)"', listed)) == {"VIEW", "SEND"}


@pytest.mark.parametrize(("spoiled", "complaint"), [("<intent-filter>", "cannot be read"), ("<activity />", "holds a")])
@pytest.mark.parametrize("name", MANIFEST_PIECES)
def test_a_spoiled_piece_of_the_manifest_is_noticed(copy: Path, name: str, spoiled: str, complaint: str) -> None:
    (copy / "tools" / name).write_text(spoiled, encoding="utf-8")
    assert any(complaint in problem for problem in check_android.manifest_problems(copy))


def test_the_phones_voices_may_be_seen_and_no_other_app() -> None:
    listed = (ROOT / "tools" / "android_queries.xml").read_text(encoding="utf-8")
    assert re.findall(r'android:name="([^"]+)"', listed) == ["android.intent.action.TTS_SERVICE"]


def test_every_requirement_has_a_recipe_or_a_pure_wheel() -> None:
    assert check_android.requirement_problems(ROOT) == []


@pytest.mark.parametrize(
    ("requirement", "complaint"),
    [
        ("tinydbb", "is not installed here"),  # misspelt
        ("mypy", "holds compiled code"),
        ("pytest", "also needs"),  # pure, but its own requirements are not listed
        ("tinydb==0.1", "is installed here"),
    ],
)
def test_requirement_that_would_not_run_on_a_phone_is_noticed(
    copy: Path, requirement: str, complaint: str
) -> None:
    change_spec(copy, r"tinydb==[\d.]+$", requirement)
    assert any(complaint in problem for problem in check_android.requirement_problems(copy))


def test_pin_that_the_recipe_does_not_build_is_noticed(copy: Path) -> None:
    change_spec(copy, r"kivy==[\d.]+", "kivy==1.0")
    assert any("the recipe builds" in problem for problem in check_android.requirement_problems(copy))


def test_everything_the_app_needs_is_packed_and_nothing_else() -> None:
    assert check_android.packing_problems(ROOT) == []


def test_wanted_files_cover_all_code_and_all_assets() -> None:
    wanted = check_android.wanted_files(ROOT)
    for pattern in ("app/**/*.py", "app/**/*.kv", "rules/**/*.py", "assets/**/*.ttf", "assets/**/*.png"):
        found = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
        assert found <= wanted


def test_packing_leaves_tests_and_tools_out(copy: Path) -> None:
    assert check_android.packing_problems(copy) == []
    assert not any(name.startswith(("tests", "tools", "build")) for name in check_android.packed_files(copy))


def test_asset_of_an_unlisted_kind_is_noticed(copy: Path) -> None:
    sound = copy / "assets" / "sounds" / "gong.ogg"
    sound.write_bytes(b"OggS")
    expected = ["assets/sounds/gong.ogg would be left out of the package"]
    assert check_android.packing_problems(copy) == expected


def test_test_file_that_would_be_packed_is_noticed(copy: Path) -> None:
    change_spec(copy, r"^source\.exclude_dirs = tests,", "source.exclude_dirs = ")
    assert check_android.packing_problems(copy) == ["tests/test_rule.py would be packed for nothing"]


def test_home_folder_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    check_android.problems_of(ROOT)
    assert list(tmp_path.iterdir()) == []

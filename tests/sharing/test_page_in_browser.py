"""The shared page in a real browser: it looks as it should and nothing in it runs."""

import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.session.sharing.page import as_page
from app.session.sharing.shared import SharedMatch, shared_match
from rules import GAMES
from rules.sentences.en import ENGLISH
from tests.sharing.evenings import MATCH_ID, golden

NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, NAMES) if path), None)
TITLE = "In Between the Sheets, 1 May 2024"
EVIL = ("<script>document.title='ran'</script>", "<img src=x onerror=document.title='ran'>")
SHOTS = Path(__file__).parents[2] / "build" / "shots"

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed to show the page in")


def browser(tmp_path: Path, *arguments: str) -> str:
    """What the browser prints when it shows something without a screen."""
    command = [
        str(BROWSER), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--disable-background-networking", f"--user-data-dir={tmp_path / 'profile'}", *arguments,
    ]  # fmt: skip
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout


def evil_evening() -> SharedMatch:
    """An evening with players whose names are code, and remarks that are too."""
    records = golden("in_between-evening").records
    match = shared_match(GAMES, MATCH_ID, [{**records[0], "players": [*EVIL, "Ines & Co", '"Jonas"']}, *records[1:]])
    match.timeline.steps[3] = match.timeline.steps[3]._replace(
        entry=match.timeline.steps[3].entry._replace(comment="</table><script>document.title='ran'</script>")
    )
    return match


class Seen(HTMLParser):
    """The tags and the texts of a page as the browser holds it."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_browser_shows_chart_and_history_and_runs_nothing(tmp_path: Path) -> None:
    match = evil_evening()
    page = tmp_path / "match.html"
    page.write_text(as_page(match, ENGLISH), encoding="utf-8")
    seen = Seen()
    seen.feed(browser(tmp_path, "--dump-dom", page.as_uri()))
    assert "script" not in seen.tags
    assert "img" not in seen.tags
    assert seen.tags.count("polyline") == 4
    assert seen.tags.count("tr") == 4 + len(match.timeline.steps)
    assert next(text for text in seen.texts if text.strip()) == TITLE  # nobody could change it
    assert match.players[:2] == EVIL
    assert all(name in seen.texts for name in match.players)


@pytest.mark.parametrize("width", [412, 1000])
def test_the_page_can_be_looked_at(tmp_path: Path, width: int) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page, shot = tmp_path / "match.html", SHOTS / f"shared-page-{width}.png"
    page.write_text(as_page(golden("in_between-evening"), ENGLISH), encoding="utf-8")
    shot.unlink(missing_ok=True)
    browser(tmp_path, f"--window-size={width},1400", f"--screenshot={shot}", page.as_uri())
    assert shot.read_bytes().startswith(b"\x89PNG")
    assert shot.stat().st_size > 20_000  # an empty page is smaller

"""The store finds matches and settings again, and its index can be made anew."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.storage.errors import JournalUnreadable
from app.storage.index import Adoption, RebuildReport, Store

NOON = datetime(2024, 2, 29, 12, 0, 0, 5, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty store at noon, in a directory that is not there yet."""
    return Store(tmp_path / "data", now=lambda: NOON, token=lambda: "0badcafe")


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """The directory of the store."""
    return tmp_path / "data"


def summary_of(match_id: str, records: list[dict[str, Any]]) -> dict[str, Any]:
    """As a session would: something of the header, and how far it got."""
    if "game" not in records[0]:
        raise ValueError(match_id)
    return {"game": records[0]["game"], "entries": len(records) - 1}


# Ids


def test_match_id_is_the_moment_and_a_token(store: Store) -> None:
    assert store.new_match_id() == "20240229-120000-000005-0badcafe"


def test_match_ids_of_one_moment_differ_and_sort_as_made(store: Store) -> None:
    ids = [store.new_match_id() for _ in range(50)]
    assert len(set(ids)) == 50
    assert ids == sorted(ids)


def test_match_ids_sort_as_made_also_when_the_clock_is_put_back(tmp_path: Path) -> None:
    moments = iter([NOON, NOON - timedelta(hours=1)])
    store = Store(tmp_path, now=lambda: next(moments))
    first, second = store.new_match_id(), store.new_match_id()
    assert first < second


def test_match_id_is_in_utc_wherever_the_phone_is(tmp_path: Path) -> None:
    local = datetime.fromisoformat("2024-02-29T23:30:00-05:00")
    assert Store(tmp_path, now=lambda: local).new_match_id().startswith("20240301-043000-000000-")


def test_two_phones_make_different_ids_at_one_moment(tmp_path: Path) -> None:
    one, other = (Store(tmp_path / name, now=lambda: NOON).new_match_id() for name in "ab")
    assert one != other


@pytest.mark.parametrize(
    "match_id",
    ["", "..", ".", "../x", "a/b", "a\\b", "/etc/x", "a.b", "a\n", "a\0", "A", "é", "-a", "*", "a" * 65],
)
def test_match_id_that_could_leave_the_directory_is_refused(
    match_id: str, store: Store, directory: Path
) -> None:
    for use in (
        lambda: store.create_match(match_id, {}),
        lambda: store.open_match(match_id),
        lambda: store.put_summary(match_id, {}),
        lambda: store.forget(match_id),
    ):
        with pytest.raises(ValueError, match="not a match id"):
            use()
    assert list((directory / "matches").iterdir()) == []
    assert store.summaries() == []


# Matches


def test_match_can_be_created_continued_and_opened_again(store: Store) -> None:
    match_id = store.new_match_id()
    journal = store.create_match(match_id, {"game": "betski"})
    journal.append({"n": 1})
    assert store.open_match(match_id).records == [{"game": "betski"}, {"n": 1}]
    assert store.match_ids() == [match_id]


def test_only_journals_count_as_matches(store: Store, directory: Path) -> None:
    store.create_match("b", {})
    store.create_match("a", {})
    for name in ("a.journal.damaged-20240229T120000Z", "c.journal.tmp", "d.txt", "E.journal"):
        (directory / "matches" / name).write_text("")
    assert store.match_ids() == ["a", "b"]


def test_journal_left_half_created_is_cleared_away(store: Store, directory: Path) -> None:
    store.create_match("a", {})
    (directory / "matches" / "b.journal.tmp").write_text("0badcafe {")
    Store(directory)
    assert [file.name for file in (directory / "matches").iterdir()] == ["a.journal"]


def test_damaged_copy_is_named_by_the_clock_of_the_store(store: Store, directory: Path) -> None:
    store.create_match("a", {})
    path = directory / "matches" / "a.journal"
    path.write_bytes(path.read_bytes() + b"x\ny\n")
    damage = store.open_match("a").damage
    assert damage is not None
    assert damage.kept_copy == path.with_name("a.journal.damaged-20240229T120000Z")


def test_forgotten_match_leaves_nothing_behind(store: Store, directory: Path) -> None:
    for match_id in ("a", "ab"):
        store.create_match(match_id, {})
        store.put_summary(match_id, {"game": "betski"})
    (directory / "matches" / "a.journal.damaged-20240229T120000Z").write_text("")
    store.forget("a")
    assert [file.name for file in (directory / "matches").iterdir()] == ["ab.journal"]
    assert [row["match_id"] for row in Store(directory).summaries()] == ["ab"]
    with pytest.raises(JournalUnreadable):
        store.open_match("a")
    store.forget("a")


# The index


def index_files(directory: Path) -> dict[str, tuple[int, int]]:
    """The files of the index, and what changes when one is written."""
    stats = {path.name: path.stat() for path in directory.glob("index-*.json")}
    return {name: (stat.st_ino, stat.st_mtime_ns) for name, stat in stats.items()}


def test_summaries_come_newest_first_with_their_id(store: Store, directory: Path) -> None:
    for match_id, game in (("2024-1", "betski"), ("2024-3", "in between"), ("2024-2", "pair three")):
        store.put_summary(match_id, {"game": game})
    assert Store(directory).summaries() == [
        {"game": "in between", "match_id": "2024-3"},
        {"game": "pair three", "match_id": "2024-2"},
        {"game": "betski", "match_id": "2024-1"},
    ]


def test_new_summary_replaces_all_of_the_old_one(store: Store) -> None:
    store.put_summary("a", {"game": "betski", "leader": "Ann"})
    store.put_summary("a", {"game": "betski"})
    assert store.summaries() == [{"game": "betski", "match_id": "a"}]


def test_entries_do_not_touch_the_index(store: Store, directory: Path) -> None:
    journal = store.create_match("a", {})
    store.put_summary("a", {})
    before = index_files(directory)
    journal.append({"n": 1})
    assert len(before) == 1
    assert index_files(directory) == before


def test_settings_do_not_touch_the_index(store: Store, directory: Path) -> None:
    store.put_summary("a", {})
    before = index_files(directory)
    store.put_setting("theme", "paper")
    assert index_files(directory) == before


def test_a_change_rewrites_a_small_part_of_the_index(store: Store, directory: Path) -> None:
    store.put_summaries({f"match-{number}": {} for number in range(500)})
    before = index_files(directory)
    assert len(before) > 20
    store.put_summary("match-7", {"entries": 1})
    after = index_files(directory)
    assert sum(before[name] != after[name] for name in before) == 1
    assert len(Store(directory).summaries()) == 500


def test_index_needs_rebuilding_when_it_knows_other_matches_than_there_are(
    store: Store, directory: Path
) -> None:
    assert not store.needs_rebuild()
    store.create_match("a", {})
    assert store.needs_rebuild()
    store.put_summary("a", {})
    assert not store.needs_rebuild()
    (directory / "matches" / "a.journal").unlink()
    assert store.needs_rebuild()


def test_lost_database_is_made_anew_from_the_journals(store: Store, directory: Path) -> None:
    store.create_match("a", {"game": "betski"}).append({"n": 1})
    store.create_match("b", {"game": "in between"})
    store.put_summary("gone", {"game": "betski"})
    (directory / "fairdeal.json").write_text("not json")
    for name in index_files(directory):
        (directory / name).write_text("not json")
    again = Store(directory, now=lambda: NOON)
    assert again.set_aside == directory / "fairdeal.json.unreadable-20240229T120000Z"
    assert again.needs_rebuild()
    assert again.rebuild_index(summary_of) == RebuildReport(found=("a", "b"), unreadable=())
    assert not again.needs_rebuild()
    assert Store(directory).summaries() == [
        {"game": "in between", "entries": 0, "match_id": "b"},
        {"game": "betski", "entries": 1, "match_id": "a"},
    ]


def test_rebuilding_takes_matches_out_that_have_no_journal(store: Store) -> None:
    store.put_summary("gone", {"game": "betski"})
    assert store.rebuild_index(summary_of) == RebuildReport((), ())
    assert store.summaries() == []


def test_rebuilding_names_what_it_cannot_read_once_and_leaves_it_alone(store: Store, directory: Path) -> None:
    store.create_match("good", {"game": "betski"})
    store.create_match("strange", {"no game": True})
    spoilt = directory / "matches" / "spoilt.journal"
    spoilt.write_text("spoilt")
    torn = directory / "matches" / "torn.journal"
    store.create_match("torn", {"game": "betski"})
    torn.write_bytes(torn.read_bytes() + b"0bad")
    before = torn.read_bytes()
    assert store.rebuild_index(summary_of) == RebuildReport(("good", "torn"), ("spoilt", "strange"))
    assert [row["match_id"] for row in store.summaries()] == ["torn", "good"]
    assert store.unreadable_ids() == ["spoilt", "strange"]
    assert not store.needs_rebuild()
    assert spoilt.read_text() == "spoilt"
    assert torn.read_bytes() == before


def test_rows_that_are_good_are_not_made_anew(store: Store) -> None:
    for match_id in ("kept", "lost"):
        store.create_match(match_id, {"game": "betski"})
    store.put_summary("kept", {"game": "as it was"})
    store.put_summary("gone", {"game": "as it was"})
    report = store.rebuild_index(summary_of, lambda row: row["game"] == "as it was")
    assert report == RebuildReport(("lost",), ())
    assert [(row["match_id"], row["game"]) for row in store.summaries()] == [("lost", "betski"), ("kept", "as it was")]


def test_row_of_a_match_that_is_replaced_goes_first(store: Store, directory: Path) -> None:
    """Else a kill before the new one is listed would leave the old one's figures in the lists."""
    store.create_match("a", {"game": "betski"}).append({"n": 1})
    store.put_summary("a", {"game": "betski", "entries": 1})
    newer = (directory / "matches" / "a.journal").read_bytes()
    store.adopt_matches([Adoption("a", lambda: newer, replaces=2)])
    assert Store(directory).needs_rebuild()


def test_match_that_can_be_read_again_is_listed_again(store: Store, directory: Path) -> None:
    (directory / "matches" / "a.journal").write_text("spoilt")
    store.rebuild_index(summary_of)
    store.put_summary("a", {"game": "betski"})
    assert store.unreadable_ids() == []
    assert store.summaries() == [{"game": "betski", "match_id": "a"}]


# Settings


def test_setting_is_kept_and_has_a_default(store: Store, directory: Path) -> None:
    assert store.setting("theme", "light") == "light"
    store.put_setting("theme", "dark")
    store.put_setting("words", ["qi", "xu"])
    store.put_setting("theme", None)
    again = Store(directory)
    assert again.setting("theme", "light") is None
    assert again.setting("words") == ["qi", "xu"]
    assert again.setting("other") is None


def test_store_can_be_closed(store: Store, directory: Path) -> None:
    store.put_setting("theme", "dark")
    store.close()
    assert Store(directory).setting("theme") == "dark"

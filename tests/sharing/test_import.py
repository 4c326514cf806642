"""Files from elsewhere: told first what they would do, then done wholly or not at all."""

import json
import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.session.errors import StorageError
from app.session.house_words import kept_words
from app.session.importing import reading
from app.session.importing.data import FileRefused
from app.session.importing.plan import Plan, plan_content, plan_file, take_in
from app.session.importing.reading import read_data
from app.session.importing.undoing import before_taking_in, put_back
from app.session.library import Library
from app.session.sharing.shared import SharedMatch, as_json, as_transcript, entries_text, shared_match
from app.storage import index
from rules import GAMES
from rules.betski.state import Won
from rules.core.game import TOTALS, Setup
from rules.sentences import say
from rules.sentences.en import ENGLISH
from tests.sharing.evenings import golden, random_match

Phones = Callable[[str], Library]


def planned(phone: Library, text: str | bytes) -> Plan:
    data = text.encode() if isinstance(text, str) else text
    return plan_content(phone, read_data(GAMES, data, phone.now()))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def changed(match: SharedMatch, **header: Any) -> dict[str, Any]:
    """The match's data with other words in its header."""
    told = json.loads(as_json(match))
    told["records"][0] |= header
    return told


def only_reason(plan: Plan) -> str:
    assert not plan.taken
    assert not plan.there
    return plan.refused[0].code


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_data_of_any_match_is_taken_in_whole_and_then_is_there(phone: Library, key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    plan = planned(phone, as_json(match))
    assert [each.match.match_id for each in plan.new] == [match.match_id]
    take_in(phone, plan)
    assert phone.records(match.match_id) == match.records
    assert [each.match_id for each in phone.summaries()] == [match.match_id]
    again = planned(phone, as_json(match))
    assert [each.match_id for each in again.there] == [match.match_id]
    assert not again.taken
    assert not again.refused


def test_a_transcript_is_taken_in_once(phone: Library) -> None:
    text = (Path(__file__).parents[1] / "transcripts" / "in_between-evening.txt").read_text(encoding="utf-8")
    take_in(phone, planned(phone, text))
    assert len(phone.summaries()) == 1
    again = planned(phone, text)
    assert len(again.there) == 1
    assert not again.taken


def test_a_transcript_of_a_match_that_is_here_is_known_again(phone: Library) -> None:
    played = phone.new_match("betski", ["Mira", "Bo"], Setup(2, level=TOTALS))
    played.record(Won((1,)), comment="two  spaces")
    played.record(Won((0,)))
    played.undo()
    phone.close_match(played)
    ours = shared_match(GAMES, played.match_id, phone.records(played.match_id))
    plan = planned(phone, as_transcript(ours))
    assert [each.match_id for each in plan.there] == [played.match_id]
    assert not plan.taken


def test_a_transcript_with_an_illegal_entry_is_refused_with_its_number(phone: Library) -> None:
    text = (Path(__file__).parents[1] / "transcripts" / "betski-illegal.txt").read_text(encoding="utf-8")
    assert only_reason(planned(phone, text)) == "import.not_legal"


def test_a_longer_version_takes_the_place_of_ours_and_a_shorter_one_does_not(phone: Library) -> None:
    match = golden("in_between-evening")
    short = match._replace(records=match.records[:10])
    take_in(phone, planned(phone, as_json(short)))
    plan = planned(phone, as_json(match))
    assert [each.replaces for each in plan.newer] == [10]
    take_in(phone, plan)
    assert phone.records(match.match_id) == match.records
    assert phone.summaries()[0].entries == len(match.timeline.steps)
    assert len(planned(phone, as_json(short)).there) == 1


def test_another_version_of_the_same_match_is_refused(phone: Library) -> None:
    match = golden("in_between-evening")
    take_in(phone, planned(phone, as_json(match)))
    other = match._replace(records=[*match.records[:5], *match.records[6:]])
    assert only_reason(planned(phone, as_json(other))) == "import.differs"


def test_two_phones_merge_without_duplicates(new_phone: Phones) -> None:
    from app.session.backup import backup_data

    ann, bob = new_phone("ann"), new_phone("bob")
    shared, anns, bobs = (golden(name, f"match-{name.replace('_', '-')}") for name in
                          ("betski-scorepad", "in_between-evening", "threebetween-to-100"))  # fmt: skip
    for phone, matches in ((ann, (shared, anns)), (bob, (shared, bobs))):
        for match in matches:
            take_in(phone, planned(phone, as_json(match)))
    take_in(ann, planned(ann, backup_data(bob)))
    take_in(bob, planned(bob, backup_data(ann)))
    assert len(ann.summaries()) == 3
    assert ann.match_ids() == bob.match_ids()
    assert [ann.records(each) for each in ann.match_ids()] == [bob.records(each) for each in bob.match_ids()]
    assert planned(ann, backup_data(bob)).taken == ()


@pytest.mark.parametrize("seed", range(12))
def test_two_phones_that_played_apart_end_with_the_same_matches(new_phone: Phones, seed: int) -> None:
    """Some matches are on both, some of these went on further on one of them; each ends with the longer one."""
    from app.session.backup import backup_data

    chance = Random(seed)
    ann, bob = new_phone("ann"), new_phone("bob")
    longest: dict[str, int] = {}
    for number, key in enumerate([*GAMES, *GAMES]):
        whole = random_match(chance, GAMES[key], f"match-{number}")
        for phone in chance.sample((ann, bob), chance.randint(1, 2)):
            part = whole._replace(records=whole.records[: chance.randint(1, len(whole.records))])
            take_in(phone, planned(phone, as_json(part)))
            longest[whole.match_id] = max(longest.get(whole.match_id, 0), len(part.records))
    take_in(ann, planned(ann, backup_data(bob)))
    take_in(bob, planned(bob, backup_data(ann)))
    for phone in (ann, bob):
        assert {each: len(phone.records(each)) for each in phone.match_ids()} == longest
        assert sorted(each.match_id for each in phone.summaries()) == sorted(longest)
    assert [ann.records(each) for each in ann.match_ids()] == [bob.records(each) for each in bob.match_ids()]
    again = planned(ann, backup_data(bob))
    assert (again.taken, again.refused, len(again.there)) == ((), (), len(longest))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_transcript_of_any_match_comes_in_as_it_stood(phone: Library, key: str, seed: int) -> None:
    match = random_match(Random(seed), GAMES[key])
    plan = planned(phone, as_transcript(match))
    if plan.refused:  # the phone that played may let more stand than a text may claim
        assert plan.refused[0].code in ("import.not_legal", "import.names")
        return
    take_in(phone, plan)
    again = shared_match(GAMES, match.match_id, phone.records(match.match_id))
    assert entries_text(again) == entries_text(match)
    assert [step.entry.time for step in again.timeline.steps] == [step.entry.time for step in match.timeline.steps]


def test_what_was_taken_back_on_the_other_phone_is_newer(phone: Library) -> None:
    match = golden("in_between-evening")
    take_in(phone, planned(phone, as_json(match)))
    undone = match._replace(records=[*match.records, {"op": "undo"}])
    plan = planned(phone, as_json(undone))
    assert [(each.replaces, each.entries) for each in plan.newer] == [(len(match.records), len(match.timeline.steps))]
    take_in(phone, plan)
    assert phone.summaries()[0].entries == len(match.timeline.steps) - 1
    assert len(planned(phone, as_json(match)).there) == 1


def test_a_match_that_cannot_be_read_here_any_more_is_brought_back(phone: Library, tmp_path: Path) -> None:
    match = golden("in_between-evening")
    take_in(phone, planned(phone, as_json(match)))
    journal = tmp_path / "phone" / "matches" / f"{match.match_id}.journal"
    journal.write_bytes(b"worn out")
    plan = planned(phone, as_json(match))
    assert [each.mends for each in plan.newer] == [True]
    take_in(phone, plan)
    assert phone.records(match.match_id) == match.records
    assert [path.read_bytes() for path in journal.parent.glob("*.damaged-*")] == [b"worn out"]


@pytest.mark.parametrize("seat", [-1, 4, 2**40])
def test_an_entry_of_somebody_who_is_not_there_is_refused(phone: Library, seat: int) -> None:
    told = json.loads(as_json(golden("in_between-evening")))
    entry = next(each["entry"] for each in told["records"][1:] if "seat" in json.dumps(each["entry"]["action"]))
    assert '"seat": ' in json.dumps(entry)
    changed_entry = json.loads(re.sub(r'"seat": \d+', f'"seat": {seat}', json.dumps(entry)))
    told["records"].append({"op": "record", "entry": changed_entry})
    told["records"].append({"op": "undo"})  # also where it was taken back again
    assert only_reason(planned(phone, json.dumps(told))) == "import.unreadable"


def test_an_import_taken_back_leaves_everything_as_it_was(phone: Library) -> None:
    match, other = golden("in_between-evening"), golden("betski-scorepad", "match-other")
    take_in(phone, planned(phone, as_json(match._replace(records=match.records[:10]))))
    before, records = phone.summaries(), phone.records(match.match_id)
    told = [json.loads(as_json(each)) for each in (match, other)]
    settings = {"theme": "paper"}
    plan = planned(phone, json.dumps({"fair-deal": "backup", "format": 1, "matches": told, "settings": settings}))
    kept = before_taking_in(phone, plan)
    take_in(phone, plan, with_settings=True)
    put_back(phone, kept, with_settings=True)
    assert phone.summaries() == before
    assert phone.records(match.match_id) == records
    assert phone.setting("theme", "felt") == "felt"


def test_a_whole_phone_taken_in_can_be_taken_back(phone: Library) -> None:
    match = golden("betski-scorepad", "match-here")
    take_in(phone, planned(phone, as_json(match)))
    told = [json.loads(as_json(match._replace(match_id=f"match-{number}"))) for number in range(250)]
    plan = planned(phone, json.dumps({"fair-deal": "backup", "format": 1, "matches": told}))
    kept = before_taking_in(phone, plan)
    assert kept.can_be_put_back
    take_in(phone, plan)
    assert len(phone.summaries()) == 251
    put_back(phone, kept)
    assert [each.match_id for each in phone.summaries()] == phone.match_ids() == ["match-here"]
    assert (phone.count_deleted(), len(phone.deleted(50))) == (250, 50)


def test_what_went_on_since_an_import_is_not_taken_back(phone: Library) -> None:
    match = golden("in_between-evening")
    take_in(phone, planned(phone, as_json(match._replace(records=match.records[:10]))))
    plan = planned(phone, as_json(match))
    kept = before_taking_in(phone, plan)
    take_in(phone, plan)
    session = phone.open_match(match.match_id)
    session.undo()
    phone.close_match(session)
    with pytest.raises(StorageError):
        put_back(phone, kept)
    assert len(phone.records(match.match_id)) == len(match.records) + 1


REFUSED_FILES = [
    (b"", "import.foreign"),
    (b"hello", "import.foreign"),
    (b"\xff\xfe\x00", "import.not_text"),
    (b"PK\x03\x04rest", "import.packed"),
    (b"\x1f\x8brest", "import.packed"),
    (b'{"fair-deal": "match", "rec', "import.broken"),
    (b"[" * 200_000, "import.broken"),
    (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "import.broken"),
    (b'{"fair-deal": NaN}', "import.broken"),
    (b'{"fair-deal": "match", "format": ' + b"9" * 5_000 + b"}", "import.broken"),
    (b"[1, 2]", "import.foreign"),
    (b"{}", "import.foreign"),
    (b'{"fair-deal": "match", "format": "1"}', "import.foreign"),
    (b'{"fair-deal": "match", "format": true}', "import.foreign"),
    (b'{"fair-deal": "match", "format": 2}', "import.newer"),
    (b'{"fair-deal": "backup", "format": 1, "matches": {}}', "import.foreign"),
    (b"Game: chess\n1. e4\n", "import.transcript"),
    (b"Game: betski\nPlayer: Mira\n1. Mira flies\n", "import.transcript"),
]


@pytest.mark.parametrize(("data", "code"), REFUSED_FILES, ids=range(len(REFUSED_FILES)))
def test_a_file_that_is_not_ours_gets_a_clear_answer(data: bytes, code: str) -> None:
    with pytest.raises(FileRefused) as refused:
        read_data(GAMES, data, 0)
    assert refused.value.code == code
    assert not set("{}") & set(say(ENGLISH, code, refused.value.facts))


def test_a_huge_file_is_refused_before_it_is_read(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(reading, "_whole", lambda *_args: pytest.fail("it was read"))
    with pytest.raises(FileRefused) as refused:
        plan_file(phone, path)
    assert refused.value.code == "import.huge"
    # Nor is one that begins like a backup of this app, in a single line or in lines without end.
    for text in (b'{"fair-deal":"backup",', b'{"fair-deal":"backup","format":1,"matches":[\n'):
        with path.open("r+b") as file:
            file.write(text)
        tracemalloc.start()
        with pytest.raises(FileRefused) as refused:
            plan_file(phone, path)
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
        tracemalloc.stop()
        assert refused.value.code in ("import.huge", "import.broken")


def test_a_file_that_is_gone_or_a_folder_gets_an_answer(phone: Library, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(FileRefused) as refused:
            plan_file(phone, path)
        assert refused.value.code == "import.missing"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ({"format": 2}, "import.newer_match"),
        ({"version": 99}, "import.newer_match"),
        ({"version": "1"}, "import.unreadable"),
        ({"game": "chess"}, "import.unknown_game"),
        ({"game": ["betski"]}, "import.unknown_game"),
        ({"created": -1}, "import.unreadable"),
        ({"created": 10**14 * 9}, "import.unreadable"),
        ({"created": 1.5}, "import.unreadable"),
        ({"players": ["Mira", "Mira"]}, "import.names"),
        ({"players": ["Mira", "x" * 25]}, "import.names"),
        ({"players": ["Mira", "a\nb"]}, "import.names"),
        ({"players": ["Mira", "\u202eoB"]}, "import.names"),
        ({"players": ["Mira", 3]}, "import.names"),
        ({"players": "Mira"}, "import.names"),
        ({"setup": {}}, "import.unreadable"),
        ({"players": ["Mira", "\ud800"]}, "import.names"),
        ({"extra": "\ud800"}, "import.unreadable"),
        ({"extra": "x" * 3_000}, "import.unreadable"),
        ({"extra": [[[[[[[[[[1]]]]]]]]]]}, "import.unreadable"),
    ],
)
def test_a_header_that_cannot_be_gets_a_reason(phone: Library, header: dict[str, Any], code: str) -> None:
    told = changed(golden("betski-scorepad"), **header)
    assert only_reason(planned(phone, json.dumps(told))) == code


@pytest.mark.parametrize("match_id", ["../../evil", "/etc/passwd", "A", "", None, 3, "a" * 65, "x.journal", "a/b", "ä"])
def test_an_id_that_could_name_a_path_is_refused(phone: Library, match_id: object) -> None:
    told = {**json.loads(as_json(golden("betski-scorepad"))), "match_id": match_id}
    assert only_reason(planned(phone, json.dumps(told))) == "import.bad_id"


@pytest.mark.parametrize(
    "record",
    [
        {}, {"op": "fly"}, {"op": ["record"]}, {"op": "record"}, {"op": "record", "entry": []}, {"op": "amend"},
        {"op": "amend", "edits": 3}, {"op": "amend", "edits": [3]}, {"op": "amend", "edits": []},
        {"op": "amend", "edits": [{"at": 99, "drop": True, "put": None}]}, {"op": "record", "entry": {"time": 10**15}},
    ],
)  # fmt: skip
def test_a_record_that_tells_nothing_is_refused(phone: Library, record: dict[str, Any]) -> None:
    told = json.loads(as_json(golden("betski-scorepad")))
    told["records"].append(record)
    assert only_reason(planned(phone, json.dumps(told))) == "import.unreadable"


def test_a_match_longer_than_any_real_one_is_refused(phone: Library) -> None:
    told = json.loads(as_json(golden("betski-scorepad")))
    told["records"] += [{"op": "undo"}] * 100_000
    assert only_reason(planned(phone, json.dumps(told))) == "import.long"


def test_amendments_without_end_are_refused_unfollowed(phone: Library) -> None:
    told = json.loads(as_json(golden("betski-scorepad")))
    won = told["records"][1]
    edit = {"op": "amend", "edits": [{"at": 1, "drop": True, "put": won["entry"]}]}
    told["records"] = [told["records"][0], *[won] * 1_000, *[edit] * 2_000]
    assert only_reason(planned(phone, json.dumps(told))) == "import.long"


def test_one_bad_match_in_a_backup_does_not_keep_out_the_others(phone: Library) -> None:
    good = json.loads(as_json(golden("betski-scorepad")))
    file = {"fair-deal": "backup", "format": 1, "matches": [good, 3, {"match_id": "x"}, good]}
    plan = planned(phone, json.dumps(file))
    assert len(plan.new) == 1
    assert [(each.place, each.code) for each in plan.refused] == [
        (2, "import.unreadable"), (3, "import.unreadable"), (4, "import.twice"),
    ]  # fmt: skip


def test_only_known_settings_of_the_right_kind_are_taken(phone: Library) -> None:
    settings = {
        "theme": "paper", "text_scale": "huge", "reduce_motion": 1, "trail": [["home", {}]], "vibrate": False,
        "language": ["../de"], "house_words": [3], "deck.alpha": "A", "../x": 1,
    }  # fmt: skip
    file = {"fair-deal": "backup", "format": 1, "matches": [], "settings": settings}
    plan = planned(phone, json.dumps(file))
    assert set(plan.settings) == {"theme", "vibrate"}
    take_in(phone, plan)
    assert phone.setting("theme", "felt") == "felt"  # only when asked to
    take_in(phone, plan, with_settings=True)
    assert phone.setting("theme", "felt") == "paper"
    assert phone.setting("trail", None) is None


def test_what_was_gathered_here_stays_and_the_files_is_added(phone: Library) -> None:
    phone.put_setting("house_words", ["cat+dog:phrases:yes", "bed+bug:phrases:no"])
    phone.put_setting("deck.alpha", ["L:3*2", "Z:9"])
    phone.put_setting("profiles", [{"name": "Mira", "names": ["Mira", "Mirra"], "tint": 2, "emblem": ""}])
    theirs = {
        "house_words": ["bed+bug:phrases:yes", "day+sun:phrases:yes"],
        "deck.alpha": ["L:4", "Q:7"],
        "profiles": [{"name": "Bo", "names": ["Bo"], "tint": 1, "emblem": ""}],
    }
    file = json.dumps({"fair-deal": "backup", "format": 1, "matches": [], "settings": theirs})
    take_in(phone, planned(phone, file), with_settings=True)
    assert [(word.pair, word.accepted) for word in kept_words(phone)] == [
        (("cat", "dog"), True), (("bed", "bug"), True), (("day", "sun"), True),
    ]  # fmt: skip
    assert sorted(phone.setting("deck.alpha", None)) == ["L:4*2", "Q:7", "Z:9"]
    assert [(each.name, each.names) for each in phone.people().profiles] == [
        ("Mira", ("Mira", "Mirra")),
        ("Bo", ("Bo",)),
    ]
    assert planned(phone, file).settings == {}  # nothing of it is new any more


def test_a_plan_changes_nothing(phone: Library, tmp_path: Path) -> None:
    before = contents(tmp_path)
    planned(phone, as_json(golden("in_between-evening")))
    assert contents(tmp_path) == before


def test_a_write_that_fails_leaves_nothing_half(
    phone: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [json.loads(as_json(golden("betski-scorepad", f"match-{number}"))) for number in range(3)]
    plan = planned(phone, json.dumps({"fair-deal": "backup", "format": 1, "matches": matches}))
    before = contents(tmp_path)
    written: list[Path] = []

    def fill_up(path: Path, data: bytes) -> None:
        path.write_bytes(data[:10])
        written.append(path)
        if len(written) == 3:
            raise OSError(28, "no space left on device")

    monkeypatch.setattr(index, "write_file", fill_up)
    with pytest.raises(StorageError):
        take_in(phone, plan)
    assert contents(tmp_path) == before
    assert phone.summaries() == []


def test_a_match_that_went_on_meanwhile_is_not_overwritten(phone: Library) -> None:
    match = golden("in_between-evening")
    take_in(phone, planned(phone, as_json(match._replace(records=match.records[:10]))))
    plan = planned(phone, as_json(match))
    session = phone.open_match(match.match_id)
    session.undo()
    phone.close_match(session)
    with pytest.raises(StorageError):
        take_in(phone, plan)
    assert len(phone.records(match.match_id)) == 11


def test_the_limit_is_well_under_a_hundred_megabytes() -> None:
    assert reading.LIMIT <= 50_000_000

# SPDX-License-Identifier: MIT
"""Imported files: an export restores its source, a changed file is refused."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.club.importing.summary import people_in_file
from mahjong_desk.club.session_file import json_bytes
from mahjong_desk.interchange.house_rules import write_house_rules
from mahjong_desk.journal.acts import Act, ActionKind, MatchHeader, canonical_json
from mahjong_desk.ledger.books import DRILLS, HOUSE_RULES
from mahjong_desk.ledger.entry import ChainHead, EntryKind, next_entry
from mahjong_desk.ledger.errors import LedgerGone
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeStatus
from mahjong_desk.ledger.place import ledger_path, mirror_path
from mahjong_desk.ledger.text_copy import head_line
from mahjong_desk.rules import registry
from tests.club.importing.evening import AT, LATER, files_of, play_evening, ron
from tests.refused import fault_path

Source = tuple[Path, dict[str, Path]]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Source:
    """The path of a closed ledger with one evening, and the files exported from it."""
    folder = tmp_path_factory.mktemp("source")
    path = ledger_path(folder / "club")
    with Ledger.open(path) as ledger:
        play_evening(ledger)
        files = files_of(ledger, folder)
    return path, files


@pytest.fixture
def files(source: Source) -> dict[str, Path]:
    return source[1]


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    return ledger_path(tmp_path / "empty")


def import_file(path: Path, file: Path, at: str = LATER) -> int:
    """Imports a file; returns how many entries were added."""
    with Ledger.open(path) as ledger:
        before = ledger.chain_head.number
        ledger.import_data(inspect_file(file, at).ledger, {}, file.name, at)
        assert ledger.check().is_sound
        return ledger.chain_head.number - before


def changed(file: Path, into: Path, **fields: Any) -> Path:
    into.write_bytes(json_bytes(json.loads(file.read_text()) | fields))
    return into


def test_an_imported_ledger_equals_the_exported_one(source: Source, empty: Path) -> None:
    path, files = source
    assert import_file(empty, files["ledger"])
    with Ledger.open(path) as there, Ledger.open(empty) as here:
        assert here.entries() == there.entries()
        assert here.matches() == there.matches()
        assert here.sessions() == there.sessions()
        assert here.house_rules.all() == there.house_rules.all()


def test_a_session_file_has_matches_journals_and_rates(source: Source, empty: Path) -> None:
    path, files = source
    import_file(empty, files["session"])
    with Ledger.open(path) as there, Ledger.open(empty) as here:
        assert here.sessions() == there.sessions()
        assert [match.number for match in here.matches()] == [match.number for match in there.matches()]
        mine, theirs = ([ledger.journal(match.id) for match in ledger.matches()] for ledger in (here, there))
        assert [journal.entries for journal in mine] == [journal.entries for journal in theirs]
        assert [journal.fingerprint for journal in mine] == [journal.fingerprint for journal in theirs]
        assert here.rates.for_session(1) == there.rates.for_session(1)


@pytest.mark.parametrize("kind", ["ledger", "session", "unnamed", "match", "foreign"])
def test_importing_a_file_twice_adds_nothing(kind: str, files: dict[str, Path], empty: Path) -> None:
    assert import_file(empty, files[kind])
    assert import_file(empty, files[kind], "2026-04-01T00:00:00Z") == 0
    with Ledger.open(empty) as ledger:
        assert min(match.number for match in ledger.matches()) == 1


def test_a_foreign_match_is_known_after_it_was_changed(files: dict[str, Path], empty: Path) -> None:
    import_file(empty, files["foreign"])
    with Ledger.open(empty) as ledger:
        for act in (Act.rename("Ben", "Benji", ("Aoi", "Benji", "Chie", "Dai"), {}), Act.replace(1, ron(3, 0))):
            ledger.append(ledger.journal(1), act, LATER)
            merge = ledger.preview_import(inspect_file(files["foreign"], "2026-04-01T00:00:00Z").ledger, {}, LATER)
            assert (merge.diverged, merge.has_changes) == ([], False)


@pytest.mark.parametrize("kind", ["session", "match"])
def test_matches_of_an_imported_ledger_are_recognised(kind: str, files: dict[str, Path], empty: Path) -> None:
    import_file(empty, files["ledger"])
    assert import_file(empty, files[kind]) == 0


def test_an_imported_match_gets_its_own_session(source: Source, empty: Path) -> None:
    path, files = source
    import_file(empty, files["foreign"])
    with Ledger.open(path) as there, Ledger.open(empty) as here:
        assert here.journal(1).events == there.journal(1).events
        assert [session.name for session in here.sessions()] == ["foreign"]


def test_a_longer_copy_of_a_known_match_continues_it(files: dict[str, Path], empty: Path, tmp_path: Path) -> None:
    import_file(empty, files["match"])
    values = {name: value for name, value in json.loads(files["match"].read_text()).items() if name != "journal"}
    values["events"] = [*values["events"], ron(3, 0)]
    longer = tmp_path / "longer.json"
    longer.write_text(json.dumps(values))
    # One entry adds the hand, the other records its origin.
    assert import_file(empty, longer) == 2
    assert import_file(empty, longer) == 0
    assert import_file(empty, files["match"]) == 0
    values["events"][0] = ron(3, 0, 3)
    longer.write_text(json.dumps(values))
    with Ledger.open(empty) as ledger:
        (item,) = ledger.preview_import(inspect_file(longer, AT).ledger, {}, AT).diverged
    assert item.resolutions == (ConflictResolution.BOTH, ConflictResolution.MINE, ConflictResolution.THEIRS)


TWICE = ("Jos\u00e9", "Ben", "Jose\u0301", "Dai")
SAME = "“Jos\u00e9” and “Jose\u0301” are the same name and cannot be at the same table."


@pytest.mark.parametrize("kind", ["ledger", "session", "match", "foreign"])
def test_a_file_with_one_name_at_two_seats_is_refused(kind: str, tmp_path: Path) -> None:
    with Ledger.open(ledger_path(tmp_path / "there")) as ledger:
        play_evening(ledger, TWICE)
        files = files_of(ledger, tmp_path)
    assert fault_path(inspect_file, files[kind], AT, match=SAME).endswith("players[2]")


def test_imported_names_must_differ_at_each_table(files: dict[str, Path], tmp_path: Path) -> None:
    file = changed(files["foreign"], tmp_path / "f.json", players=("Aoi", "\u200b", "Chie", "Dai"))
    assert fault_path(inspect_file, file, AT, match=r"players\[1\] must be a name") == "players[1]"
    substitution = {"type": "substitute", "player": 1, "name": "ＡＯＩ"}
    file = changed(files["foreign"], tmp_path / "f.json", events=[ron(1, 2), substitution])
    assert fault_path(inspect_file, file, AT, match="“Aoi” and “ＡＯＩ” are the same name") == "events[1]"
    events = [{**substitution, "name": name} for name in ("Emi", "ben")]
    assert Ledger(inspect_file(changed(files["foreign"], tmp_path / "f.json", events=events), AT).ledger).matches()


@pytest.mark.parametrize("rates", [5, [], {"unit": "yen", "factors": []}])
def test_wrong_rates_are_refused(rates: object, files: dict[str, Path], tmp_path: Path) -> None:
    assert fault_path(inspect_file, changed(files["session"], tmp_path / "s.json", rates=rates), AT) == "rates"


def test_house_rules_are_imported_once(empty: Path, tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_bytes(write_house_rules(registry.get_ruleset("boo"), "Osaka", {}))
    assert import_file(empty, file) == 1
    assert import_file(empty, file) == 0
    with Ledger.open(empty) as ledger:
        (item,) = ledger.preview_import(inspect_file(file, AT).ledger, {}, AT).items
    assert (item.kind, item.status) == (EntryKind.HOUSE_RULES, MergeStatus.KNOWN)
    assert fault_path(inspect_file, changed(file, file, options={"weather": 1}), AT) == "options.weather"


def test_an_impossible_event_is_refused_with_its_path(files: dict[str, Path], tmp_path: Path) -> None:
    file = changed(files["foreign"], tmp_path / "f.json", events=[ron(1, 2), {"type": "end"}, ron(1, 2)])
    assert fault_path(inspect_file, file, AT).startswith("events[2]")


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"uuid": "7b1c"}, "uuid"),
        ({"uuid": 7}, "uuid"),
        ({"journal": []}, "journal"),
        ({"journal": [7]}, "journal[0]"),
        ({"journal": 7}, "journal"),
        ({"session": {"uuid": "x", "name": "y"}}, "session.uuid"),
        ({"session": {"uuid": "7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c", "name": "a\nb"}}, "session.name"),
        ({"session": {"uuid": "7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c", "name": "x" * 201}}, "session.name"),
        ({"session": {"uuid": "7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c", "started_at": "now"}}, "session.started_at"),
        ({"events": []}, "journal"),
        ({"players": ["Aoi", "Ben", "Chie", "Emi"]}, "journal"),
        ({"version": 2}, "version"),
        ({"format": "mahjong-desk/tournament"}, "format"),
    ],
)
def test_an_invalid_field_is_refused(fields: dict[str, Any], path: str, files: dict[str, Path], tmp_path: Path) -> None:
    assert fault_path(inspect_file, changed(files["match"], tmp_path / "m.json", **fields), AT) == path


def test_a_session_name_has_at_most_two_hundred_letters(files: dict[str, Path], empty: Path, tmp_path: Path) -> None:
    import_file(empty, changed(files["session"], tmp_path / "s.json", name="会\u3000" * 100))
    with Ledger.open(empty) as ledger:
        assert ledger.sessions()[0].name == "会\u3000" * 100


def test_a_session_file_has_at_most_a_thousand_matches(files: dict[str, Path], tmp_path: Path) -> None:
    for number, path in ((1000, "matches[0].ruleset"), (1001, "matches")):
        assert fault_path(inspect_file, changed(files["session"], tmp_path / "s", matches=[{}] * number), AT) == path


def test_a_forged_act_is_detected_by_the_journal_hash(files: dict[str, Path], tmp_path: Path) -> None:
    journal = json.loads(files["match"].read_text())["journal"]
    journal[2]["at"] = "2026-01-31T20:15:01Z"
    file = changed(files["match"], tmp_path / "m.json", journal=journal)
    assert fault_path(inspect_file, file, AT, match="altered or is damaged") == "journal"
    journal[2]["sequence"] = 3
    assert fault_path(inspect_file, changed(files["match"], tmp_path / "m.json", journal=journal), AT) == "journal[2]"


@pytest.mark.parametrize("kind", ["match", "session"])
def test_files_of_early_versions_can_be_read(kind: str, source: Source, empty: Path, tmp_path: Path) -> None:
    document = json.loads(source[1][kind].read_text())
    for match in document.get("matches", [document]):
        del match["journal_hash"]
        for act in match["journal"]:
            act |= {"previous": "0" * 64, "hash": "1" * 64}
    (tmp_path / "old.json").write_bytes(json_bytes(document))
    import_file(empty, tmp_path / "old.json")
    with Ledger.open(source[0]) as there, Ledger.open(empty) as here:
        assert here.journal(1).entries == there.journal(1).entries


def test_diverged_house_rules_wait_for_a_decision(empty: Path, tmp_path: Path) -> None:
    ruleset = registry.get_ruleset("arushiaru")
    option = next(candidate for candidate in ruleset.options if candidate.choices)
    file = tmp_path / "rules.json"
    with Ledger.open(empty) as ledger:
        ledger.house_rules.save(ruleset.id, "Ours", {option.id: option.default}, AT)
    other = next(choice.value for choice in option.choices if choice.value != option.default)
    file.write_bytes(write_house_rules(ruleset, "Ours", {option.id: other}))
    assert import_file(empty, file) == 0
    with Ledger.open(empty) as ledger:
        incoming = inspect_file(file, LATER).ledger
        (item,) = ledger.preview_import(incoming, {}, LATER).diverged
        ledger.import_data(incoming, {item.key: ConflictResolution.THEIRS}, "rules.json", LATER)
        assert [rules.options[option.id] for rules in ledger.house_rules.all()] == [other]
        assert not ledger.preview_import(incoming, {}, LATER).diverged


def test_a_session_renamed_on_both_sides_is_a_conflict(files: dict[str, Path], empty: Path, tmp_path: Path) -> None:
    import_file(empty, files["session"])
    renamed = changed(files["session"], tmp_path / "s.json", name="Saturday")
    with Ledger.open(empty) as ledger:
        ledger.rename_session(1, "Sunday", LATER)
        incoming = inspect_file(renamed, AT).ledger
        (item,) = ledger.preview_import(incoming, {}, LATER).diverged
        assert (item.mine["name"], item.theirs["name"]) == ("Sunday", "Saturday")
        assert not ledger.import_data(incoming, {}, "s.json", LATER).has_changes
        ledger.import_data(incoming, {item.key: ConflictResolution.THEIRS}, "s.json", LATER)
        assert ledger.session(1).name == "Saturday"


def test_changed_or_missing_lines_are_reported(files: dict[str, Path], tmp_path: Path) -> None:
    lines = files["ledger"].read_bytes().splitlines(keepends=True)
    file = tmp_path / "l.jsonl"
    text_copy = [b'{"format": "mahjong-desk/ledger", "version": 1}\n', *lines[1:]]
    for content, text in (
        ([*lines[:2], lines[2].replace(b"Aoi", b"Eve"), *lines[3:]], "lines[3]"),
        ([*lines[:3], *lines[4:]], "lines[4]"),
        ([lines[0], lines[2].replace(b'"number":2', b'"number":1'), *lines[2:]], "lines[2]"),
        ([lines[0].replace(b'"version": 1', b'"version": 2'), *lines[1:]], "version"),
        ([lines[0].replace(b'"entries": ', b'"entries": 0.'), *lines[1:]], "lines[1]"),
        ([lines[0].replace(b'"hash": "', b'"hash": "x'), *lines[1:]], "lines[1]"),
        (lines[:-1], ""),
        (text_copy, ""),
    ):
        file.write_bytes(b"".join(content))
        assert fault_path(inspect_file, file, AT, match="Export everything" if content is text_copy else None) == text


def test_a_file_has_at_most_300_000_values(tmp_path: Path) -> None:
    for commas, text in ((300_000, "has no Mahjong Desk match"), (300_001, "more than 300,000 values")):
        (tmp_path / "x.json").write_bytes(b"[" + b",".join([b"0"] * (commas + 1)) + b"]")
        assert fault_path(inspect_file, tmp_path / "x.json", AT, match=text) == ""


def test_pipes_folders_and_devices_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", tmp_path, Path("/dev/zero"), tmp_path / "not there"):
        with pytest.raises(OSError):  # noqa: PT011
            inspect_file(place, AT)


EVENING, MATCH, OTHER = (f"7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1{digit}" for digit in "cde")
HEADER = MatchHeader("arushiaru", {}, ("A", "B", "C", "D")).to_payload()
OPENING = {"session": EVENING, "number": 1, "header": HEADER}
RULES = {"id": 1, "ruleset": "boo", "version": "1", "name": "x", "options": {}}
IMPOSSIBLE: list[tuple[str, str, Any]] = [
    *((EntryKind.SESSION, subject, {"name": "x"}) for subject in (EVENING, "x", OTHER.upper())),
    *((EntryKind.SESSION, OTHER, {"name": name}) for name in (7, None, {"x": 7}, [7])),
    (EntryKind.SESSION_NAME, OTHER, {"name": "x"}), (ActionKind.OPEN, MATCH, OPENING),
    *((ActionKind.OPEN, OTHER, {**OPENING, "number": number}) for number in (-1, 1.5, True, "1", 10**12)),
    *((ActionKind.OPEN, OTHER, {**OPENING, "session": session}) for session in (MATCH, {"x": 7})),
    (ActionKind.OPEN, OTHER, {**OPENING, "origin": OTHER[:-1]}),
    *((ActionKind.OPEN, OTHER, {**OPENING, "header": header}) for header in (7, {}, {**HEADER, "players": ["A"] * 4})),
    (ActionKind.UNDO, MATCH, {}), *((ActionKind.RECORD, match, {"event": {"type": "win"}}) for match in (MATCH, OTHER)),
    *((EntryKind.DISCARD, match, {}) for match in (OTHER, "x")), (EntryKind.RATES, MATCH, {"unit": "", "factors": {}}),
    *((EntryKind.RESTORE, MATCH, {"number": number}) for number in (1.5, None, -1)),
    *((EntryKind.RATES, EVENING, rates) for rates in ({"unit": 7}, {"unit": "", "factors": {"x": "-1"}})),
    (EntryKind.HOUSE_RULES, HOUSE_RULES, {**RULES, "id": -1}), (EntryKind.HOUSE_RULES, "people", RULES),
    *((EntryKind.CLUB, "people", {"uuid": uuid, "act": {}}) for uuid in ("x", 7, OTHER[:-1])),
    *((EntryKind.CLUB, "people", {"uuid": OTHER, "act": act}) for act in (7, None, "x", [7])),
    (EntryKind.DRILL_ANSWER, OTHER, {}), (EntryKind.DRILL_ANSWER, DRILLS, []),
]  # fmt: skip


@pytest.mark.parametrize("last", IMPOSSIBLE)
def test_an_impossible_entry_is_refused(last: tuple[str, str, Any], tmp_path: Path) -> None:
    end, lines = ChainHead(), b""
    for kind, subject, content in ((EntryKind.SESSION, EVENING, {"name": ""}), (ActionKind.OPEN, MATCH, OPENING), last):
        entry = next_entry(end, kind, subject, canonical_json(content), AT)
        end, lines = entry.end, lines + entry.line()
    file = tmp_path / "l.jsonl"
    file.write_bytes(head_line(end) + lines)
    assert fault_path(inspect_file, file, AT).startswith(("lines[4]", "matches["))


def test_a_ledger_is_not_exported_onto_itself(empty: Path) -> None:
    with Ledger.open(empty) as ledger:
        ledger.start_session("Friday", AT)
        for path in (empty, mirror_path(empty)):
            with pytest.raises(LedgerGone, match="is the ledger itself"):
                ledger.export(path)
        ledger.start_session("Saturday", AT)
        assert ledger.check().is_sound


def test_new_known_and_similar_players_are_reported(files: dict[str, Path], empty: Path) -> None:
    with Ledger.open(empty) as ledger:
        play_evening(ledger, ("Aoi", "Ben", "Emi", "Daí"))
        incoming = inspect_file(files["ledger"], LATER).ledger
        people = people_in_file(ledger, incoming, ledger.preview_import(incoming, {}, LATER))
    assert sorted(people.known) == ["Aoi", "Ben"]
    assert sorted(people.new) == ["Chie", "Dai"]
    assert people.duplicates == 1, "Daí and Dai"

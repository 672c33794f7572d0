# SPDX-License-Identifier: MIT
"""An import adds new entries, skips known ones and asks about diverged matches."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from mahjong_desk.journal.acts import Act, canonical_json
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import ChainHead, LedgerEntry, next_entry
from mahjong_desk.ledger.errors import LedgerNewer
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeStatus
from mahjong_desk.ledger.text_copy import head_line, read_file
from tests.ledger.entries import AT, HEADER, RandomWriter, create_ledger, hand, start_match
from tests.ledger.world import tamper


def exported(ledger: Ledger, tmp_path: Path) -> InMemory:
    ledger.export(tmp_path / "file.jsonl")
    return InMemory(tmp_path / "file.jsonl", read_file(tmp_path / "file.jsonl"))


def test_an_export_names_its_format_and_a_newer_one_is_refused(ledger: Ledger, tmp_path: Path) -> None:
    start_match(ledger)
    ledger.export(tmp_path / "file.jsonl")
    head, _, lines = (tmp_path / "file.jsonl").read_text().partition("\n")
    assert json.loads(head).items() >= {"format": "mahjong-desk/ledger", "version": 1}.items()
    newer = tmp_path / "newer.jsonl"
    newer.write_text(head.replace('"version": 1', '"version": 2') + "\n" + lines)
    with pytest.raises(LedgerNewer):
        list(read_file(newer))


def test_import_of_a_ledger_and_its_continuation(ledger: Ledger, tmp_path: Path) -> None:
    writer = RandomWriter(ledger, random.Random(3))
    for _ in range(60):
        writer.enter()
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other:
        other.import_data(exported(ledger, tmp_path), {}, "file", AT)
        assert other.chain_head == ledger.chain_head
        for _ in range(20):
            writer.enter()
        assert other.import_data(exported(ledger, tmp_path), {}, "file", AT).has_changes
        assert other.chain_head == ledger.chain_head
        assert other.check().is_sound
        assert not other.import_data(exported(ledger, tmp_path), {}, "file", AT).has_changes
        assert not ledger.import_data(exported(other, tmp_path), {}, "file", AT).has_changes


@pytest.mark.parametrize("decision", ConflictResolution)
def test_diverged_match_follows_the_decision(decision: ConflictResolution, ledger: Ledger, tmp_path: Path) -> None:
    journal = ledger.append(start_match(ledger), hand(1), AT)
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other:
        other.import_data(exported(ledger, tmp_path), {}, "file", AT)
        theirs = other.append(other.append(other.journal(journal.match_id), hand(2), AT), hand(3), AT)
        ledger.append(journal, hand(9), AT)
        incoming = exported(other, tmp_path)
        (item,) = ledger.preview_import(incoming, {}, AT).diverged
        ledger.import_data(incoming, {item.key: decision}, "file", AT)
    matches = ledger.matches()
    events = [[event["number"] for event in ledger.journal(match.id).events] for match in matches]
    ours, theirs_there = [1, 9], [1, 2, 3]
    expected = {"mine": [ours], "theirs": [theirs_there], "both": [ours, theirs_there]}
    assert events == expected[decision.value]
    if decision is ConflictResolution.THEIRS:
        back = ledger.append(ledger.journal(matches[0].id), Act.undo(), AT)
        assert [event["number"] for event in back.events] == [1, 9]
    if decision is ConflictResolution.BOTH:
        assert ledger.journal(matches[1].id).fingerprint == theirs.fingerprint
        assert not ledger.import_data(incoming, {item.key: decision}, "file", AT).has_changes
    assert ledger.check().is_sound


def test_match_without_uuid_continues_a_known_one(ledger: Ledger, tmp_path: Path) -> None:
    journal = ledger.append(start_match(ledger), hand(1), AT)
    record = ledger.match(journal.match_id)
    session = ledger.session(record.session_id)
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other, other.write_transaction() as writing:
        writing.append("session", session.uuid, {"name": "Friday"}, AT)
        writing.append("open", record.uuid, {"session": session.uuid, "number": 1, "header": HEADER.to_payload()}, AT)
        for number in (1, 2):
            writing.append("record", record.uuid, hand(number).payload, "2026-02-01T00:00:00Z")
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other:
        incoming = exported(other, tmp_path)
    incoming.by_events.add(record.uuid)
    merge = ledger.import_data(incoming, {}, "file", AT)
    assert [item.status for item in merge.items] == [MergeStatus.KNOWN, MergeStatus.LONGER]
    assert [event["number"] for event in ledger.journal(journal.match_id).events] == [1, 2]


def test_discarded_match_is_restored_only_by_new_hands(ledger: Ledger, tmp_path: Path) -> None:
    first, mistake = start_match(ledger), start_match(ledger)
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other:
        other.import_data(exported(ledger, tmp_path), {}, "file", AT)
        ledger.discard_match(mistake.match_id, AT)
        other.start_session("Saturday", AT)
        other.import_data(exported(ledger, tmp_path), {}, "file", AT)
        assert len(other.matches()) == 2
        other.append(other.journal(mistake.match_id), hand(1), AT)
        ledger.append(first, hand(2), AT)
        ledger.import_data(exported(other, tmp_path), {}, "file", AT)
        assert [len(ledger.journal(match.id).rows) for match in ledger.matches()] == [1, 1]
        assert ledger.check().is_sound
        other.discard_match(start_match(other).match_id, AT)
        ledger.import_data(exported(other, tmp_path), {}, "file", AT)
        assert len(ledger.matches()) == 2
        assert ledger.check().is_sound


_IMPORTS = """
import sys
from pathlib import Path
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.text_copy import read_file
file = Path(sys.argv[1])
with Ledger.open(Path(sys.argv[2])) as ledger:
    incoming = InMemory(file, read_file(file))
    assert not ledger.preview_import(incoming, {}, sys.argv[3]).diverged
    ledger.import_data(incoming, {}, "file", sys.argv[3])
    print(ledger.chain_head.number)
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(int(status["VmHWM"].split()[0]) // 1024)
"""


def many_entries(count: int) -> Iterator[LedgerEntry]:
    """Yields the entries of a club of many years."""
    end = ChainHead()
    session = match = ""
    for number in range(count):
        kind, subject, content = "record", match, hand(number).payload
        if number % 360 == 0:
            session = str(uuid4())
            kind, subject, content = "session", session, {"name": "Friday"}
        elif number % 18 == 1:
            match = str(uuid4())
            kind, subject = "open", match
            content = {"session": session, "number": number % 360, "header": HEADER.to_payload()}
        entry = next_entry(end, kind, subject, canonical_json(content), AT)
        yield entry
        end = entry.end


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
@pytest.mark.parametrize("empty", [True, False])
def test_import_of_350_000_entries_needs_little_memory(empty: bool, tmp_path: Path) -> None:
    file, path = tmp_path / "file.jsonl", tmp_path / "club" / "ledger.sqlite3"
    with file.open("wb") as target:
        target.write(head_line())
        target.writelines(entry.line() for entry in many_entries(350_000))
    if not empty:
        create_ledger(path, 3)
    command = [sys.executable, "-c", _IMPORTS, str(file), str(path), AT]
    result = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    entries, megabytes = map(int, result.stdout.split())
    print(f"{entries} entries, {megabytes} MB")
    assert entries == (350_000 if empty else 350_006)
    assert megabytes < 500


def test_damaged_match_diverges_from_the_sound_one(ledger: Ledger, tmp_path: Path) -> None:
    journal = ledger.append(ledger.append(start_match(ledger), hand(1), AT), hand(2), AT)
    with Ledger.open(tmp_path / "other" / "ledger.sqlite3") as other:
        other.import_data(exported(ledger, tmp_path), {}, "file", AT)
        other.drills.add({"right": True}, AT)
        incoming = exported(other, tmp_path)
    ledger.drills.add({"right": False}, AT)
    ledger.close()
    assert isinstance(ledger.place, Path)
    tamper(ledger.place, "UPDATE entries SET content = replace(content, '\"number\":2', '\"number\":7')")
    with Ledger.open(ledger.place) as damaged:
        (item,) = damaged.preview_import(incoming, {}, AT).diverged
        assert item.resolutions == (ConflictResolution.BOTH, ConflictResolution.MINE)
        damaged.import_data(incoming, {item.key: ConflictResolution.THEIRS}, "file", AT)
        assert [match.id for match in damaged.matches()] == [1, 2]
        assert damaged.journal(2).fingerprint == journal.fingerprint
        assert not damaged.preview_import(incoming, {}, AT).has_changes


def test_renamed_or_deleted_house_rules_stay_unchanged(ledger: Ledger, tmp_path: Path) -> None:
    for name in ("one", "two"):
        ledger.house_rules.save("arushiaru", name, {}, AT)
    incoming = exported(ledger, tmp_path)
    renamed, deleted = ledger.house_rules.all()
    ledger.house_rules.rename(renamed.id, "three", AT)
    ledger.house_rules.delete(deleted.id, AT)
    merge = ledger.preview_import(incoming, {}, AT)
    assert not merge.has_changes
    assert {item.status for item in merge.items} == {MergeStatus.KNOWN}


@pytest.mark.parametrize("seed", range(12))
def test_two_ledgers_import_each_other(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    with Ledger.open(tmp_path / "a" / "ledger.sqlite3") as one, Ledger.open(tmp_path / "b" / "ledger.sqlite3") as other:
        writer = RandomWriter(one, chance)
        for _ in range(chance.randrange(40)):
            writer.enter()
        other.import_data(exported(one, tmp_path), {}, "file", AT)
        for ledger in (one, other):
            writer = RandomWriter(ledger, chance)
            for _ in range(chance.randrange(25)):
                writer.enter()
        for mine, theirs in ((one, other), (other, one), (one, other)):
            incoming, before = exported(theirs, tmp_path), mine.chain_head.number
            diverged = mine.preview_import(incoming, {}, AT).diverged
            decisions = {item.key: chance.choice(item.resolutions) for item in diverged}
            expected = mine.preview_import(incoming, decisions, AT).entries
            assert mine.import_data(incoming, decisions, "file", AT).entries == expected
            assert mine.chain_head.number - before in (expected, expected + 1)
            assert mine.check().is_sound
            assert not mine.preview_import(incoming, decisions, AT).has_changes

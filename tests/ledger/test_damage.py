# SPDX-License-Identifier: MIT
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.care import repair as repairing
from mahjong_desk.ledger.care.backups import BackupReason, create_backup
from mahjong_desk.ledger.care.chains import Source, find_sources, to_source
from mahjong_desk.ledger.care.check import CheckFinding
from mahjong_desk.ledger.care.repair import build, preview, repair
from mahjong_desk.ledger.database.database import entries_after
from mahjong_desk.ledger.entry import LedgerEntry, next_entry
from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerError, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path, mirror_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.entries import AT, checked_end, create_ledger, hand, play_on, start_match
from tests.scope import amount

HANDS = 40


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Journal]:
    """A ledger after a power cut, with entries only in the log, and with a backup."""
    folder = tmp_path_factory.mktemp("club")
    with Ledger.open(ledger_path(folder)) as ledger:
        journal = start_match(ledger)
        for number in range(HANDS):
            journal = ledger.append(journal, hand(number), AT)
            if number == HANDS // 2:
                ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        copy = tmp_path_factory.mktemp("cut") / "club"
        shutil.copytree(folder, copy)
    create_backup(ledger_path(copy), copy / "backups", BackupReason.BY_HAND)
    return copy, journal


@pytest.mark.parametrize("what", ["", "-wal", ".jsonl", ".gz"])
def test_flipped_bit_is_found_and_repaired(what: str, club: tuple[Path, Journal], tmp_path: Path) -> None:
    original, journal = club
    chance, detected, flips = random.Random(what), 0, amount(20)
    for number in range(flips):
        folder = tmp_path / str(number)
        shutil.copytree(original, folder)
        path = ledger_path(folder)
        copies = {".jsonl": mirror_path(path), ".gz": next((folder / "backups").glob("*.gz"))}
        file = copies.get(what, path.with_name(path.name + what))
        content = bytearray(file.read_bytes())
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        file.write_bytes(content)
        try:
            with Ledger.open(path) as ledger:
                checkup = ledger.check()
                detected += not checkup.is_sound
                if checkup.is_sound:
                    assert ledger.journal(journal.match_id) == journal
                    assert what != ".gz" or sum(1 for _ in read_file(file)) == HANDS + 2
                if what == ".gz":
                    assert not checkup.needs_repair
        except LedgerError:
            detected += 1
        shutil.rmtree(folder)
        shutil.copytree(original, folder)
        file.write_bytes(content)
        assert repair(path, 1).end.number == HANDS + 2
        with Ledger.open(path) as ledger:
            assert ledger.journal(journal.match_id) == journal
            assert not ledger.check().needs_repair
            create_backup(path, folder / "backups", BackupReason.BY_HAND)
            assert ledger.check().is_sound
        shutil.rmtree(folder)
    print(f"{what or 'database'}: {detected} of {flips} found")
    assert detected > 0


def test_missing_entries_are_counted_from_the_text_copy(path: Path) -> None:
    create_ledger(path, 5)
    old = path.read_bytes()
    end = play_on(path, 0, 1, 2)
    path.write_bytes(old)
    with pytest.raises(LedgerDamaged, match=r"text copy has \(3, "):
        Ledger.open(path)
    assert repair(path, 1).end == end
    path.unlink()
    with pytest.raises(LedgerDamaged) as lost:
        Ledger.open(path)
    assert (lost.value.reason, lost.value.params["count"]) == (Damage.LOST, end.number)
    assert not path.exists()
    assert repair(path, 1).end == end
    checked_end(path)


def test_text_copy_without_lines_is_refused(path: Path) -> None:
    create_ledger(path, 3)
    mirror = mirror_path(path)
    whole = mirror.read_bytes()
    mirror.write_bytes(whole.replace(b"\n", b" "))
    with pytest.raises(LedgerDamaged) as refused:
        Ledger.open(path)
    assert refused.value.reason is Damage.TEXT_COPY
    mirror.write_bytes(whole[:20])  # what a kill during its creation leaves
    checked_end(path)
    assert mirror.read_bytes() == whole


def test_text_copy_with_another_last_entry_differs(path: Path) -> None:
    create_ledger(path, 5)
    with Ledger.open(path) as ledger:
        *kept, last = ledger.mirror.entries()
        other = next_entry(kept[-1].end, last.kind, last.subject, last.content.replace("x", "y"), last.at)
        mirror_path(path).write_bytes(mirror_path(path).read_bytes().replace(last.line(), other.line()))
        (finding,) = ledger.check().findings
        assert (finding.reason, finding.params["name"]) == (CheckFinding.MIRROR, str(last.number))


def test_longer_branch_wins_and_the_other_is_kept(path: Path) -> None:
    """An older copy of the ledger was continued, so its files disagree."""
    create_ledger(path, 5)
    old = path.read_bytes(), mirror_path(path).read_bytes()
    end = play_on(path, 100, 101)
    longer = mirror_path(path).read_bytes()
    path.write_bytes(old[0])
    mirror_path(path).write_bytes(old[1])
    play_on(path, 200)
    mirror_path(path).write_bytes(longer)
    with pytest.raises(LedgerDamaged, match="disagree from entry 8 on"):
        Ledger.open(path)
    result = repair(path, 1)
    assert result.end == end
    with Ledger.open(result.old_path.rename(path.with_name("aside.sqlite3"))) as ledger:
        assert ledger.journal(1).events[-1]["number"] == 200


def test_restore_can_be_undone(path: Path) -> None:
    create_ledger(path, 5)
    backup = create_backup(path, path.parent / "backups", BackupReason.BY_HAND)
    end = play_on(path, 100)
    plan = preview(path, [to_source(backup.path)])
    assert (plan.before.entries, plan.after.end, plan.common_count, plan.removed_count, plan.added_count) == (
        8,
        backup.end,
        7,
        1,
        0,
    )
    assert plan.before.last.number == end.number
    result = repair(path, 1, sources=[to_source(backup.path)])
    assert checked_end(path) == backup.end
    assert result.old_path is not None
    assert repair(path, 1, sources=[to_source(result.old_path)]).end == end


def test_repair_from_backups_alone(path: Path) -> None:
    journal = create_ledger(path, 5)
    create_backup(path, path.parent / "backups", BackupReason.BY_HAND)
    path.unlink()
    mirror_path(path).unlink()
    assert repair(path, 1).end.number == 7
    with Ledger.open(path) as ledger:
        assert ledger.journal(1) == journal


def test_two_damaged_files_keep_what_is_sound(path: Path) -> None:
    """The last entry is damaged in both files; all others are restored."""
    create_ledger(path, 20)
    with Ledger.open(path) as ledger:
        ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for file in (path, mirror_path(path)):
        content = file.read_bytes()
        assert content.count(b'"number":19,"type"') == 1
        file.write_bytes(content.replace(b'"number":19,"type"', b'"number":99,"type"'))
    result = repair(path, 1)
    assert (result.end.number, result.lost) == (21, {"database": 1, "text copy": 1})
    with Ledger.open(path) as ledger:
        assert ledger.check().is_sound
        assert ledger.journal(1).events[-1]["number"] == 18


def test_rows_after_a_bad_page_come_from_the_database(path: Path) -> None:
    """The text copy ends after the bad page, so that neither file has all entries."""
    journal = create_ledger(path)
    with Ledger.open(path) as ledger:
        end = ledger.chain_head
        ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        content = bytearray(path.read_bytes())
        size = int.from_bytes(content[16:18], "big")
        content[content.index(b'"number":10,') // size * size] = 0xFF
        path.write_bytes(content)
        ledger._database.execute("PRAGMA shrink_memory")
        with pytest.raises(LedgerDamaged) as error:
            ledger.export(path.with_name("all.mahjong"))
    assert error.value.path == path, "the new file is not to blame"
    mirror_path(path).write_bytes(b"".join(mirror_path(path).read_bytes().splitlines(keepends=True)[:30]))
    assert repair(path, 1).end == end
    with Ledger.open(path) as ledger:
        assert ledger.journal(1) == journal


def test_rewritten_chain_differs_from_the_last_backup(path: Path) -> None:
    """A chain rewritten in both database and text copy differs from the backups."""
    create_ledger(path, 5)
    create_backup(path, backups_folder(path.parent), BackupReason.BY_HAND)
    other = path.with_name("other.sqlite3")
    with Ledger.open(path) as ledger:
        entries = list(entries_after(ledger._database, 0))
    end, rewritten = entries[3].end, entries[:4]
    for entry in entries[4:]:
        rewritten.append(next_entry(end, entry.kind, entry.subject, entry.content.replace("x", "y"), entry.at))
        end = rewritten[-1].end
    build(other, iter(rewritten), 1)
    other.replace(path)
    mirror_path(other).replace(mirror_path(path))
    with Ledger.open(path) as ledger:
        (finding,) = ledger.check().findings
    assert finding.reason is CheckFinding.LAST_BACKUP
    # A backup made after the rewriting becomes the last one.
    create_backup(path, backups_folder(path.parent), BackupReason.BY_HAND)
    checked_end(path)


def test_restored_ledger_is_sound_despite_a_newer_backup(path: Path) -> None:
    create_ledger(path, 5)
    folder = backups_folder(path.parent)
    early = create_backup(path, folder, BackupReason.BY_HAND)
    play_on(path, 9)
    create_backup(path, folder, BackupReason.BEFORE_RESTORE)
    repair(path, 1, sources=[to_source(early.path)])
    checked_end(path)


_TRY = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None).execute('BEGIN IMMEDIATE')"


def test_no_other_program_writes_during_the_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    create_ledger(path, 5)
    tries: list[bytes] = []

    def watched(file: Path) -> None:
        if file.parent.name == "old":
            result = subprocess.run([sys.executable, "-c", _TRY, path], capture_output=True, check=False)
            tries.append(result.stderr.splitlines()[-1] if result.stderr else b"")

    monkeypatch.setattr(repairing, "fsync", watched)
    repair(path, 1)
    assert len(tries) >= 2
    assert all(b"locked" in data for data in tries), tries


def test_entries_of_others_during_a_repair_survive(path: Path) -> None:
    create_ledger(path, 5)

    def entries() -> Iterator[LedgerEntry]:
        with Ledger.open(path) as other:
            other.append(other.journal(1), hand(len(other.journal(1).rows)), AT)
        return find_sources(path)[0].read()

    with pytest.raises(LedgerLocked):
        repair(path, 1, sources=[Source("database", entries)])
    assert checked_end(path).number > 7
    assert [file.name for file in path.parent.iterdir() if "before" in file.name] == []

# SPDX-License-Identifier: MIT
"""An interrupted backup or restore loses no data and leaves no partial file."""

import os
import random
import shutil
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from mahjong_desk.ledger.care.backups import BackupReason, backups_in, copy_backup, create_backup, files_in, is_whole
from mahjong_desk.ledger.care.chains import to_source
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.files import SCRATCH_PREFIX
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.entries import RandomWriter, checked_end, create_ledger
from tests.ledger.killing import Report, run_and_kill
from tests.ledger.world import file_size_limit, fill_disk, small_disk
from tests.scope import amount

_DISK_BYTES = 1 << 21

with_kills = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def two_evenings(path: Path, elsewhere: Path, entries: int = 20) -> tuple[list[Path], list[ChainHead]]:
    """Returns a backup and the chain end after each of two evenings."""
    backups: list[Path] = []
    ends: list[ChainHead] = []
    chance = random.Random(20260131)
    for place in range(2):
        with Ledger.open(path) as ledger:
            writer = RandomWriter(ledger, chance)
            for _ in range(entries):
                writer.enter()
        backup = create_backup(path, elsewhere / str(place), BackupReason.BY_HAND)
        backups.append(backup.path)
        ends.append(backup.end)
    return backups, ends


def leftovers(*folders: Path) -> list[Path]:
    return [leftover for folder in folders for leftover in folder.glob(f"{SCRATCH_PREFIX}*")]


def clear_leftovers(*folders: Path) -> bool:
    left = leftovers(*folders)
    for folder in left:
        shutil.rmtree(folder)
    return bool(left)


def check_backups(folder: Path) -> list[ChainHead]:
    backups = backups_in(folder)
    assert len(backups) == len(files_in(folder))
    for backup in backups:
        assert is_whole(backup)
        assert sum(1 for _ in read_file(backup.path)) == backup.end.number
    return [backup.end for backup in backups]


def repaired_end(path: Path) -> ChainHead:
    """Returns the end of a ledger, which is repaired first if it is damaged."""
    try:
        return checked_end(path)
    except LedgerError:
        repair(path, 1)
    return checked_end(path)


@with_kills
def test_kill_during_an_appended_backup(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    folder, second = backups_folder(path.parent), tmp_path / "stick"
    second.mkdir()
    create_ledger(path, 100)
    stopped = acknowledged = 0
    for _ in range(amount(40)):
        seed = chance.randrange(2**31)

        def work(report: Report, seed: int = seed) -> None:
            with Ledger.open(path) as ledger:
                writer = RandomWriter(ledger, random.Random(seed))
                while True:
                    writer.enter()
                    backup = create_backup(path, folder, BackupReason.BY_ITSELF)
                    copy_backup(backup, second)
                    report(backup.end)

        awaited = chance.choice([0, 1, 1, 2])
        reports = [
            ChainHead(*end)
            for end in run_and_kill(work, chance, awaited=awaited, max_delay=0.06)
            if isinstance(end, list)
        ]
        acknowledged += len(reports)
        stopped += clear_leftovers(folder, second)
        for place in (folder, second):
            ends = check_backups(place)
            assert not reports or reports[-1] in ends[:2]
    # A backup is so short that on a busy machine few children, or none, are killed during one.
    print(f"acknowledged {acknowledged}, interrupted {stopped}")
    assert acknowledged > 0
    assert create_backup(path, folder, BackupReason.BY_ITSELF).end == repaired_end(path)


@with_kills
def test_kill_during_restores(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    backups, ends = two_evenings(path, tmp_path / "elsewhere")
    before = [backup.read_bytes() for backup in backups]
    folder = backups_folder(path.parent)
    stopped = changed = 0

    def work(report: Report, order: list[Path]) -> None:
        for backup in order:
            create_backup(path, folder, BackupReason.BEFORE_RESTORE)
            report(repair(path, 1, sources=[to_source(backup)]).end)

    start = perf_counter()
    work(lambda _end: None, backups)
    took = perf_counter() - start
    # Runs until one child has been killed during a restore and one after it.
    for number in count():
        if number >= amount(40) and stopped and changed:
            break
        assert number < 10 * amount(40), "the kill times are not random enough"
        killing = run_and_kill(partial(work, order=chance.sample(backups, 2)), chance, max_delay=2 * took)
        reports = [ChainHead(*end) for end in killing if isinstance(end, list)]
        stopped += clear_leftovers(path.parent, folder)
        assert repaired_end(path) in ends
        assert set(reports) <= set(ends)
        changed += bool(reports)
        assert set(check_backups(folder)) <= set(ends)
    print(f"restored {changed}, interrupted {stopped}")
    assert [backup.read_bytes() for backup in backups] == before


def test_no_space_at_any_byte_of_backup_or_restore(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    backups, ends = two_evenings(path, tmp_path / "elsewhere")
    folder = backups_folder(path.parent)
    size = min(backup.stat().st_size for backup in backups)
    for room in [0, *(chance.randrange(size) for _ in range(8))]:
        with file_size_limit(room):
            with pytest.raises(LedgerError):
                create_backup(path, folder, BackupReason.BY_ITSELF)
            with pytest.raises(LedgerError):
                repair(path, 1, sources=[to_source(backups[0])])
        assert leftovers(path.parent, folder) == []
        assert backups_in(folder) == []
        assert repaired_end(path) == ends[1]


def test_backup_and_restore_on_a_small_disk() -> None:
    chance = random.Random(20260131)
    with small_disk(_DISK_BYTES) as disk:
        path = ledger_path(disk / "club")
        backups, ends = two_evenings(path, disk / "elsewhere")
        folder = backups_folder(path.parent)
        restored = failed = 0
        for room in range(0, _DISK_BYTES // 2, _DISK_BYTES // 24):
            with fill_disk(disk, room):
                try:
                    create_backup(path, folder, BackupReason.BEFORE_RESTORE)
                    repair(path, 1, sources=[to_source(chance.choice(backups))])
                except LedgerError:
                    failed += 1
                else:
                    restored += 1
            assert leftovers(path.parent, folder) == []
            assert set(check_backups(folder)) <= set(ends)
            assert repaired_end(path) in ends
            for spare in (*files_in(folder)[:-1], *path.parent.glob("ledger.before-*")):
                spare.unlink()
    assert restored > 0
    assert failed > 0

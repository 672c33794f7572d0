# SPDX-License-Identifier: MIT
"""Stopped at any moment of a backup or a restore: nothing is lost, nothing is there by half, nothing is left over."""

import os
import random
import shutil
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from mahjong_desk.ledger.care.backups import BackupReason, backups_in, copy_backup, create_backup, files_in, is_whole
from mahjong_desk.ledger.care.chains import source_of
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.files import PREFIX
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.killing import Say, killed
from tests.ledger.things import Guest, checked_end
from tests.ledger.things import filled as played
from tests.ledger.world import file_size_limit, fill_disk, small_disk
from tests.scope import amount

_ROOM = 1 << 21
"""How large the small file system is, bytes."""

with_kills = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def two_evenings(path: Path, elsewhere: Path, entries: int = 20) -> tuple[list[Path], list[End]]:
    """Makes a ledger; returns a backup of it and one of how it went on, with where each ends."""
    backups: list[Path] = []
    ends: list[End] = []
    chance = random.Random(20260131)
    for place in range(2):
        with Ledger.open(path) as ledger:
            guest = Guest(ledger, chance)
            for _ in range(entries):
                guest.enter()
        made = create_backup(path, elsewhere / str(place), BackupReason.BY_HAND)
        backups.append(made.path)
        ends.append(made.end)
    return backups, ends


def left_over(*folders: Path) -> list[Path]:
    return [found for folder in folders for found in folder.glob(f"{PREFIX}*")]


def died_in_the_middle(*folders: Path) -> bool:
    left = left_over(*folders)
    for folder in left:
        shutil.rmtree(folder)
    return bool(left)


def all_are_whole(folder: Path) -> list[End]:
    """Reads every backup to its end; returns where each ends."""
    found = backups_in(folder)
    assert len(found) == len(files_in(folder))
    for backup in found:
        assert is_whole(backup)
        assert sum(1 for _ in read_file(backup.path)) == backup.end.number
    return [backup.end for backup in found]


def opened(path: Path) -> End:
    """Returns the end of a ledger, which is repaired if it asks for it."""
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
    played(path, 100)
    stopped = acknowledged = 0
    for _ in range(amount(40)):
        seed = chance.randrange(2**31)

        def work(say: Say, seed: int = seed) -> None:
            with Ledger.open(path) as ledger:
                guest = Guest(ledger, random.Random(seed))
                while True:
                    guest.enter()
                    made = create_backup(path, folder, BackupReason.BY_ITSELF)
                    copy_backup(made, second)
                    say(made.end)

        awaited = chance.choice([0, 1, 1, 2])
        said = [End(*end) for end in killed(work, chance, awaited=awaited, longest=0.06) if isinstance(end, list)]
        acknowledged += len(said)
        stopped += died_in_the_middle(folder, second)
        for place in (folder, second):
            ends = all_are_whole(place)
            assert not said or said[-1] in ends[:2]
    # A backup is made in a moment: on a busy machine few children die in the middle of one, or none.
    print(f"acknowledged {acknowledged}, stopped in the middle of one {stopped}")
    assert acknowledged > 0
    newest = create_backup(path, folder, BackupReason.BY_ITSELF)
    assert newest.end == opened(path)


@with_kills
def test_kill_during_restores(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    backups, ends = two_evenings(path, tmp_path / "elsewhere")
    before = [backup.read_bytes() for backup in backups]
    folder = backups_folder(path.parent)
    stopped = changed = 0

    def work(say: Say, order: list[Path]) -> None:
        for backup in order:
            create_backup(path, folder, BackupReason.BEFORE_RESTORE)
            say(repair(path, 1, sources=[source_of(backup)]).end)

    start = perf_counter()
    work(lambda _end: None, backups)
    took = perf_counter() - start
    # As many as it needs until one has died in the middle and one after a restore.
    for number in count():
        if number >= amount(40) and stopped and changed:
            break
        assert number < 10 * amount(40), "the moments are not random enough"
        killing = killed(partial(work, order=chance.sample(backups, 2)), chance, longest=2 * took)
        said = [End(*end) for end in killing if isinstance(end, list)]
        stopped += died_in_the_middle(path.parent, folder)
        assert opened(path) in ends
        assert set(said) <= set(ends)
        changed += bool(said)
        assert set(all_are_whole(folder)) <= set(ends)
    print(f"restored {changed}, stopped in the middle {stopped}")
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
                repair(path, 1, sources=[source_of(backups[0])])
        assert left_over(path.parent, folder) == []
        assert backups_in(folder) == []
        assert opened(path) == ends[1]


def test_backup_and_restore_on_a_small_disk() -> None:
    chance = random.Random(20260131)
    with small_disk(_ROOM) as disk:
        path = ledger_path(disk / "club")
        backups, ends = two_evenings(path, disk / "elsewhere")
        folder = backups_folder(path.parent)
        done = failed = 0
        for room in range(0, _ROOM // 2, _ROOM // 24):
            with fill_disk(disk, room):
                try:
                    create_backup(path, folder, BackupReason.BEFORE_RESTORE)
                    repair(path, 1, sources=[source_of(chance.choice(backups))])
                except LedgerError:
                    failed += 1
                else:
                    done += 1
            assert left_over(path.parent, folder) == []
            assert set(all_are_whole(folder)) <= set(ends)
            assert opened(path) in ends
            for spare in (*files_in(folder)[:-1], *path.parent.glob("ledger.before-*")):
                spare.unlink()
    assert done > 0
    assert failed > 0

# SPDX-License-Identifier: MIT
"""Stopped at any moment of a backup or a restore: nothing is lost, nothing is there by half, nothing is left over."""

from __future__ import annotations

import json
import os
import random
import select
import signal
from itertools import islice
from pathlib import Path
from typing import IO

import pytest
from tests.durability.entering import Guest

from mahjong_desk.ledger.care.backups import Why, back_up, backups_in, covers
from mahjong_desk.ledger.care.repair import restore
from mahjong_desk.ledger.database.sqlite_file import looking
from mahjong_desk.ledger.database.tables import end_of
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.files import PREFIX
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path
from tests.durability.test_kill import read_line, recorder
from tests.ledger.world import filled, no_room_beyond, small_disk

_ROOM = 1 << 21
"""How large the small file system is, bytes."""

Ends = list[End]

killed = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def two_evenings(path: Path, elsewhere: Path) -> tuple[list[Path], Ends]:
    """Makes a ledger; returns a backup of it and one of how it went on, with where each ends."""
    backups: list[Path] = []
    ends: Ends = []
    elsewhere.mkdir()
    chance = random.Random(20260131)
    for place in range(2):
        with Ledger.open(path) as ledger:
            *_before, end = islice(Guest(ledger, chance).entering(), 20)
        made = back_up(path, elsewhere / str(place), Why.BY_HAND)
        assert made is not None
        backups.append(made.path)
        ends.append(end)
    return backups, ends


def kill_one(orders: IO[bytes], answers: IO[bytes], order: list[object], chance: random.Random, long: float) -> Ends:
    """Lets a child do it, kills it at a random moment; returns what it acknowledged."""
    orders.write(json.dumps(order).encode() + b"\n")
    child = read_line(answers)
    assert isinstance(child, int)
    said: Ends = []
    # The moment is some acknowledgements and part of a second away, however fast this machine is.
    for _ in range(chance.choice([0, 1, 1, 2])):
        said.append(acknowledged(read_line(answers)))
    select.select([], [], [], chance.uniform(0, long))
    os.kill(child, signal.SIGKILL)
    while (answer := read_line(answers)) is not None:
        said.append(acknowledged(answer))
    return said


def acknowledged(answer: object) -> End:
    assert isinstance(answer, list), f"the child failed by itself: {answer}"
    return End(*answer)


def left_over(*folders: Path) -> list[Path]:
    return [found for folder in folders for found in folder.glob(f"{PREFIX}*")]


def all_can_be_read(folder: Path) -> int:
    """Checks every backup with a seal against it; returns how many there are."""
    sealed = [backup for backup in backups_in(folder) if backup.seal is not None]
    for backup in sealed:
        with looking(backup.path, WAIT, past_the_log=True) as connection:
            assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            assert backup.seal is not None
            assert end_of(connection) == backup.seal.end
    return len(sealed)


@killed
def test_killed_while_backing_up(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    _backups, (_first, end) = two_evenings(path, tmp_path / "elsewhere")
    folder = backups_folder(path.parent)
    stopped = 0
    with recorder() as (orders, answers):
        for _ in range(request.config.getoption("--kills") // 4):
            said = kill_one(orders, answers, [str(path), 0, None], chance, 0.06)
            assert set(said) <= {end}
            assert all_can_be_read(folder) >= min(len(said), 1)
            stopped += bool(left_over(folder))
            with Ledger.open(path) as ledger:
                assert ledger.end == end
    assert stopped > 0, "no child died in the middle: the moments are not random enough"
    newest = back_up(path, folder, Why.BY_ITSELF)
    assert newest is not None
    assert covers(newest, path)
    assert left_over(folder) == []


@killed
def test_killed_while_restoring(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    backups, ends = two_evenings(path, tmp_path / "elsewhere")
    before = [backup.read_bytes() for backup in backups]
    folder = backups_folder(path.parent)
    stopped = changed = 0
    with recorder() as (orders, answers):
        for _ in range(request.config.getoption("--kills") // 4):
            order = [str(path), 0, *map(str, chance.sample(backups, 2))]
            said = kill_one(orders, answers, order, chance, 0.25)
            stopped += bool(left_over(path.parent, folder))
            # No question, nothing to take back: it is the one ledger or the other.
            with Ledger.open(path) as ledger:
                assert ledger.end in ends
                assert ledger.check().sound
            assert set(said) <= set(ends)
            changed += bool(said)
            all_can_be_read(folder)
    assert [backup.read_bytes() for backup in backups] == before
    assert stopped > 0, "no child died in the middle: the moments are not random enough"
    assert changed > 0, "no child came to restore anything"


def test_no_room_at_any_byte_of_a_backup_or_a_restore(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path / "club")
    backups, ends = two_evenings(path, tmp_path / "elsewhere")
    folder = backups_folder(path.parent)
    size = max(backup.stat().st_size for backup in backups)
    for room in [0, *(chance.randrange(size) for _ in range(8))]:
        with no_room_beyond(room):
            with pytest.raises(LedgerError):
                back_up(path, folder, Why.BY_ITSELF)
            with pytest.raises(LedgerError):
                restore(path, backups[0], folder, WAIT)
        assert left_over(path.parent, folder) == []
        assert backups_in(folder) == []
        with Ledger.open(path) as ledger:
            assert ledger.end == ends[1]


def test_a_small_disk_that_fills_up() -> None:
    chance = random.Random(20260131)
    with small_disk(_ROOM) as disk:
        path = ledger_path(disk / "club")
        backups, ends = two_evenings(path, disk / "elsewhere")
        folder = backups_folder(path.parent)
        done = failed = 0
        for room in range(0, _ROOM // 2, _ROOM // 24):
            with filled(disk, room):
                try:
                    restore(path, chance.choice(backups), folder, WAIT)
                except LedgerError:
                    failed += 1
                else:
                    done += 1
            assert left_over(path.parent, folder) == []
            all_can_be_read(folder)
            with Ledger.open(path) as ledger:
                assert ledger.end in ends
                assert ledger.check().sound
            for backup in backups_in(folder)[1:]:
                backup.path.unlink()
    assert done > 0
    assert failed > 0

# SPDX-License-Identifier: MIT
"""A full disk loses no acknowledged entry and leaves no partial one."""

import random
from pathlib import Path

from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerDiskFull
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.ledger.entries import RandomWriter, checked_end
from tests.ledger.world import file_size_limit, fill_disk, small_disk

_DISK_BYTES = 1 << 21


def enter_until_full(path: Path, chance: random.Random, end: ChainHead) -> ChainHead:
    """Adds random entries until the disk is full, and returns the chain end."""
    try:
        with Ledger.open(path) as ledger:
            writer = RandomWriter(ledger, chance)
            while True:
                writer.enter()
                assert ledger.known.number >= end.number
                end = ledger.known
    except LedgerDiskFull:
        return end


def test_appending_under_a_file_size_limit(tmp_path: Path) -> None:
    chance, path = random.Random(20260131), ledger_path(tmp_path)
    with Ledger.open(path) as ledger:
        size, ends = path.stat().st_size, [ledger.chain_head]
    for _ in range(30):
        size += chance.randrange(5000)
        with file_size_limit(size):
            ends.append(enter_until_full(path, chance, ends[-1]))
        assert checked_end(path) == ends[-1]
    assert len(set(ends)) > len(ends) / 3, "hardly any entry was stored before the disk was full"


def test_appending_on_a_small_disk() -> None:
    chance = random.Random(20260131)
    with small_disk(_DISK_BYTES) as folder:
        path = ledger_path(folder)
        with Ledger.open(path) as ledger:
            ends = [ledger.chain_head]
        for _ in range(30):
            with fill_disk(folder, chance.randrange(100_000)):
                ends.append(enter_until_full(path, chance, ends[-1]))
            assert checked_end(path) == ends[-1]
    assert len(set(ends)) > len(ends) / 3, "hardly any entry was stored before the disk was full"

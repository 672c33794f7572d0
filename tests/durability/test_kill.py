# SPDX-License-Identifier: MIT
"""Killed at any moment: what was acknowledged is there, at most one entry more, and everything is sound."""

import os
import random
import shutil
from pathlib import Path

import pytest

from mahjong_desk.ledger.care.backups import BackupReason, create_backup
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path
from tests.ledger.killing import Say, killed
from tests.ledger.things import AT, Guest, checked_end, filled
from tests.scope import amount

FILES = 8
"""How many ledgers are begun from nothing."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def ends(said: list[object]) -> list[End]:
    return [End(*end) for end in said if isinstance(end, list)]


def test_kill_while_opening_and_appending(tmp_path: Path) -> None:
    chance = random.Random(20260131)
    acknowledged = more = behind = 0
    for number in range(FILES):
        path = ledger_path(tmp_path / str(number))
        known = End()
        for _ in range(amount(40) // FILES):
            seed = chance.randrange(2**31)

            def work(say: Say, seed: int = seed, path: Path = path) -> None:
                with Ledger.open(path) as ledger:
                    guest = Guest(ledger, random.Random(seed))
                    while True:
                        guest.enter()
                        say(ledger.known)

            awaited = chance.choice([0, 0, 1, 2, 4, 8])
            said = ends(killed(work, chance, awaited=awaited, longest=0.012 if awaited else 0.05))
            acknowledged += len(said)
            last = said[-1] if said else known
            mirror = mirror_path(path).read_bytes().count(b"\n") if mirror_path(path).exists() else 0
            with Ledger.open(path) as ledger:
                assert ledger.chain_head.number in (last.number, last.number + 1)
                hashes = [entry.hash for entry in ledger.entries()] if said else []
                for end in said:
                    assert hashes[end.number - 1] == end.hash
                assert ledger.mirror.end() == ledger.chain_head
                more += ledger.chain_head.number - last.number
                behind += ledger.chain_head.number >= mirror > 0
                known = ledger.chain_head
        checked_end(path)
    print(f"acknowledged {acknowledged}, entered without a word {more}, text copy behind {behind}")
    assert acknowledged > 0


@pytest.mark.parametrize("damaged", ["database", "text copy", "both"])
def test_kill_while_repairing(damaged: str, tmp_path: Path) -> None:
    chance = random.Random(damaged)
    original, finished = tmp_path / "original", 0
    filled(ledger_path(original), 200)
    create_backup(ledger_path(original), original / "backups", BackupReason.BY_ITSELF)
    for number in range(amount(40)):
        folder = tmp_path / str(number)
        shutil.copytree(original, folder)
        path = ledger_path(folder)
        for file, name in ((path, "database"), (mirror_path(path), "text copy")):
            if damaged in (name, "both"):
                content = bytearray(file.read_bytes())
                middle = len(content) // 2
                content[middle : middle + 4096] = bytes(4096)
                file.write_bytes(content)

        def work(say: Say, path: Path = path) -> None:
            repair(path, 1)
            say(1)

        finished += bool(killed(work, chance, longest=0.15))
        assert path.exists()
        try:
            with Ledger.open(path) as ledger:
                sound = ledger.check().is_sound
        except LedgerError:
            sound = False
        if not sound:
            assert repair(path, 1).end.number == 202
        assert checked_end(path).number == 202
        shutil.rmtree(folder)
    print(f"finished before the kill: {finished}")


def test_kill_while_creating(tmp_path: Path) -> None:
    chance, there = random.Random(5), 0
    for number in range(amount(40)):
        path = ledger_path(tmp_path / str(number))

        def work(say: Say, path: Path = path) -> None:
            with Ledger.open(path) as ledger:
                ledger.start_session("Friday", AT)
                say(1)

        said = killed(work, chance, longest=0.06)
        there += path.exists()
        with Ledger.open(path) as ledger:
            assert ledger.chain_head.number in ((1,) if said else (0, 1))
            ledger.start_session("Saturday", AT)
            assert ledger.check().is_sound
    print("files there after the kill:", there)

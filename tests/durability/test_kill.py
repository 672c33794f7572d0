# SPDX-License-Identifier: MIT
"""After a kill, every acknowledged entry is stored and the ledger is sound."""

import os
import random
import shutil
from pathlib import Path

import pytest

from mahjong_desk.ledger.care.backups import BackupReason, create_backup
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path
from tests.ledger.entries import AT, RandomWriter, checked_end, create_ledger
from tests.ledger.killing import Report, run_and_kill
from tests.scope import amount

LEDGERS = 8

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def test_kill_while_opening_and_appending(tmp_path: Path) -> None:
    chance = random.Random(20260131)
    acknowledged = more = behind = 0
    for number in range(LEDGERS):
        path = ledger_path(tmp_path / str(number))
        stored = ChainHead()
        for _ in range(amount(40) // LEDGERS):
            seed = chance.randrange(2**31)

            def work(report: Report, seed: int = seed, path: Path = path) -> None:
                with Ledger.open(path) as ledger:
                    writer = RandomWriter(ledger, random.Random(seed))
                    while True:
                        writer.enter()
                        report(ledger.known)

            awaited = chance.choice([0, 0, 1, 2, 4, 8])
            killing = run_and_kill(work, chance, awaited=awaited, max_delay=0.012 if awaited else 0.05)
            reports = [ChainHead(*end) for end in killing if isinstance(end, list)]
            acknowledged += len(reports)
            last = reports[-1] if reports else stored
            mirror = mirror_path(path).read_bytes().count(b"\n") if mirror_path(path).exists() else 0
            with Ledger.open(path) as ledger:
                assert ledger.chain_head.number in (last.number, last.number + 1)
                hashes = [entry.hash for entry in ledger.entries()] if reports else []
                for end in reports:
                    assert hashes[end.number - 1] == end.hash
                assert ledger.mirror.end() == ledger.chain_head
                more += ledger.chain_head.number - last.number
                behind += ledger.chain_head.number >= mirror > 0
                stored = ledger.chain_head
        checked_end(path)
    print(f"acknowledged {acknowledged}, stored but not acknowledged {more}, text copy behind {behind}")
    assert acknowledged > 0


@pytest.mark.parametrize("damaged", ["database", "text copy", "both"])
def test_kill_while_repairing(damaged: str, tmp_path: Path) -> None:
    chance = random.Random(damaged)
    original, finished = tmp_path / "original", 0
    create_ledger(ledger_path(original), 200)
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

        def work(report: Report, path: Path = path) -> None:
            repair(path, 1)
            report(1)

        finished += bool(run_and_kill(work, chance, max_delay=0.15))
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
    chance, created = random.Random(5), 0
    for number in range(amount(40)):
        path = ledger_path(tmp_path / str(number))

        def work(report: Report, path: Path = path) -> None:
            with Ledger.open(path) as ledger:
                ledger.start_session("Friday", AT)
                report(1)

        reports = run_and_kill(work, chance, max_delay=0.06)
        created += path.exists()
        with Ledger.open(path) as ledger:
            assert ledger.chain_head.number in ((1,) if reports else (0, 1))
            ledger.start_session("Saturday", AT)
            assert ledger.check().is_sound
    print("files created before the kill:", created)

# SPDX-License-Identifier: MIT
"""A killed import is stored as a whole or not at all, and can be completed."""

import os
import random
import shutil
from pathlib import Path
from time import perf_counter

import pytest

from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution
from mahjong_desk.ledger.place import ledger_path
from tests.club.importing.evening import AT, LATER, play_evening, ron
from tests.ledger.killing import Report, run_and_kill
from tests.scope import amount

EVENINGS = 4

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def record(path: Path, winner: int) -> None:
    with Ledger.open(path) as ledger:
        ledger.append(ledger.journal(1), Act.record(ron(winner, 3)), LATER)


@pytest.mark.parametrize("existing", ["nothing", "something", "another end"])
def test_kill_during_an_import(existing: str, tmp_path: Path) -> None:
    chance = random.Random(existing)
    elsewhere, file = ledger_path(tmp_path / "elsewhere"), tmp_path / "all.jsonl"
    with Ledger.open(elsewhere) as ledger:
        play_evening(ledger)
        ledger.export(tmp_path / "begun.jsonl")
        for _ in range(EVENINGS):
            play_evening(ledger)
    record(elsewhere, 2)
    with Ledger.open(elsewhere) as ledger:
        ledger.export(file)
        total = ledger.chain_head.number
    incoming = inspect_file(file, AT).ledger
    begun = inspect_file(tmp_path / "begun.jsonl", AT).ledger
    imported = unchanged = 0
    took = 0.0
    for number in range(max(16, amount(40) // 4)):
        path = ledger_path(tmp_path / str(number))
        with Ledger.open(path) as ledger:
            if existing == "something":
                play_evening(ledger)
            elif existing == "another end":
                ledger.import_data(begun, {}, "begun.jsonl", AT)
        if existing == "another end":
            record(path, 1)
        with Ledger.open(path) as ledger:
            before = ledger.chain_head.number
            merge = ledger.preview_import(incoming, {}, LATER)
            decisions = {item.key: ConflictResolution.THEIRS for item in merge.diverged}
            # An import into an empty ledger continues it; elsewhere it adds an entry about itself.
            after = before + ledger.preview_import(incoming, decisions, LATER).entries + (existing != "nothing")

        if not took:
            shutil.copytree(path.parent, tmp_path / "tried")
            with Ledger.open(ledger_path(tmp_path / "tried")) as ledger:
                start = perf_counter()
                ledger.import_data(incoming, decisions, "all.jsonl", LATER)
                took = perf_counter() - start

        def work(report: Report, path: Path = path, decisions: dict[str, ConflictResolution] = decisions) -> None:
            with Ledger.open(path) as ledger:
                report("open")
                ledger.import_data(incoming, decisions, "all.jsonl", LATER)
                report("done")

        reports = run_and_kill(work, chance, awaited=1, max_delay=took * (0.5 if number % 2 else 4))
        with Ledger.open(path) as ledger:
            assert ledger.check().is_sound
            assert ledger.chain_head.number in ((after,) if "done" in reports else (before, after))
            imported += ledger.chain_head.number == after
            unchanged += ledger.chain_head.number == before
            # The next try completes an import that was cut short.
            ledger.import_data(incoming, decisions, "all.jsonl", LATER)
            assert ledger.chain_head.number == after
            assert ledger.check().is_sound
            assert not ledger.preview_import(incoming, decisions, LATER).has_changes
            assert ledger.chain_head.number == total or existing != "nothing"
    print(f"took {took:.3f} s, imported {imported}, unchanged {unchanged}")
    assert imported, "no import finished before the kill: the kill times are not random enough"
    assert unchanged, "every import finished before the kill: the kill times are not random enough"

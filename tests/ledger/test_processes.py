# SPDX-License-Identifier: MIT
"""Several processes make and fill one ledger at the same moment, and some are killed while they make or import it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.ledger.database.in_memory import InMemory
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.text.ledger_file import read_file
from tests.ledger.killing import Say, killed
from tests.ledger.things import AT, filled

_SCRIPT = """
import sys, time
from pathlib import Path
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.things import AT, begun, hand
while time.time() < float(sys.argv[2]):
    pass
with Ledger.open(Path(sys.argv[1]), timeout=20) as ledger:
    journal = begun(ledger)
    for number in range(25):
        journal = ledger.append(journal, hand(number), AT)
"""


def test_processes_that_begin_together(path: Path) -> None:
    import time

    begin = str(time.time() + 3)
    command = [sys.executable, "-c", _SCRIPT, str(path), begin]
    root = Path(__file__).parents[2]
    running = [subprocess.Popen(command, cwd=root, stderr=subprocess.PIPE, text=True) for _ in range(6)]
    for process in running:
        _, errors = process.communicate()
        assert process.returncode == 0, errors
    with Ledger.open(path) as ledger:
        assert ledger.end.number == 6 * 27
        assert ledger.mirror.end() == ledger.end
        assert ledger.check().sound


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")
def test_killed_while_making_it(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance, there = random.Random(5), 0
    for number in range(request.config.getoption("--kills")):
        path = ledger_path(tmp_path / str(number))

        def work(say: Say, path: Path = path) -> None:
            with Ledger.open(path) as ledger:
                ledger.start_session("Friday", AT)
                say(1)

        said = killed(work, chance, longest=0.06)
        there += path.exists()
        with Ledger.open(path) as ledger:
            assert ledger.end.number in ((1,) if said else (0, 1))
            ledger.start_session("Saturday", AT)
            assert ledger.check().sound
    print("files there after the kill:", there)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")
def test_killed_while_importing(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance, whole = random.Random(6), 0
    filled(ledger_path(tmp_path / "other"), 150)
    with Ledger.open(ledger_path(tmp_path / "other")) as other:
        other.export(tmp_path / "file.jsonl")
    incoming = InMemory(tmp_path / "file.jsonl", read_file(tmp_path / "file.jsonl"))
    for number in range(request.config.getoption("--kills")):
        path = ledger_path(tmp_path / str(number))
        filled(path, 2)

        def work(say: Say, path: Path = path) -> None:
            with Ledger.open(path) as ledger:
                ledger.take_in(incoming, {}, "file", AT)
                say(1)

        said = killed(work, chance, longest=0.12)
        with Ledger.open(path) as ledger:
            assert ledger.end.number in ((4 + 153,) if said else (4, 4 + 153))
            whole += ledger.end.number > 4
            assert ledger.mirror.end() == ledger.end
            assert ledger.check().sound
    print("entered before the kill:", whole)

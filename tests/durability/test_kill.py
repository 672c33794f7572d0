# SPDX-License-Identifier: MIT
"""Killed while writing: what was acknowledged is there, at most one more, and the journal verifies."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.durability.recorder import opened

FILES = 8
"""How many ledgers are begun from nothing, so that the making of one is interrupted too."""

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")

Acknowledged = list[End]
"""Where the chain of one ledger ended with each thing that was acknowledged."""


@contextmanager
def recorder() -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """Runs the recorder; gives what it reads and what it says."""
    command = [sys.executable, "-m", "tests.durability.recorder"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdin, process.stdout


def read_line(source: IO[bytes]) -> object:
    line = b""
    while not line.endswith(b"\n"):
        piece = source.read(1)
        assert piece, "the recorder has ended"
        line += piece
    return json.loads(line)


def kill_one(
    path: Path, orders: IO[bytes], answers: IO[bytes], chance: random.Random, acknowledged: Acknowledged
) -> int:
    """Lets a child record in a ledger, kills it at a random moment, notes what it acknowledged; returns how much that was."""
    orders.write(json.dumps([str(path), chance.randrange(2**31)]).encode() + b"\n")
    child = read_line(answers)
    assert isinstance(child, int)
    # The moment is some acknowledgements and some thousandths of a second away; opening takes about as long as that.
    awaited, said = chance.choice([0, 0, 1, 2, 4, 8]), 0
    while said < awaited:
        said += note(read_line(answers), acknowledged)
    instant = chance.uniform(0, 0.012 if awaited else 0.05)
    select.select([], [], [], instant)
    os.kill(child, signal.SIGKILL)
    while (answer := read_line(answers)) is not None:
        said += note(answer, acknowledged)
    return said


def note(answer: object, acknowledged: Acknowledged) -> int:
    assert isinstance(answer, list), f"the recorder failed by itself: {answer}"
    end = End(*answer)
    if acknowledged and end.number <= acknowledged[-1].number:
        return 0
    acknowledged.append(end)
    return 1


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance = random.Random(20260131)
    every = request.config.getoption("--kills") // FILES
    said = more = 0
    with recorder() as (orders, answers):
        for number in range(FILES):
            path = ledger_path(tmp_path / str(number))
            acknowledged: Acknowledged = []
            for _ in range(every):
                said += kill_one(path, orders, answers, chance, acknowledged)
                more += verify(path, acknowledged)
            with Ledger.open(path) as ledger:
                assert ledger.check().sound
    assert said > every * FILES
    assert more > 0, "no child died between writing and saying so: the moments are not random enough"


def verify(path: Path, acknowledged: Acknowledged) -> int:
    """Checks that a ledger has all that was acknowledged; returns how many entries it has that were not."""
    with opened(path) as ledger:
        assert [match.id for match in ledger.matches() if ledger.journal(match.id).broken] == []
        end, known = ledger.end, acknowledged[-1] if acknowledged else End()
        for one in acknowledged:
            moment = ledger.stood_at(one.fingerprint) if one.number else None
            assert (moment.number if moment is not None else 0) == one.number
    more = end.number - known.number
    assert 0 <= more <= 1
    # The child is dead: what it left is from now on the state that must last.
    acknowledged[:] = [end]
    return more

# SPDX-License-Identifier: MIT
"""Killed while a file is imported: all of it is there, or nothing; and what is there is sound in both books."""

from __future__ import annotations

import os
import random
import select
import signal
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest
from tests.durability.entering import AT, Guest
from tests.durability.recorder import LATE, opened

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Brought, Matter, Standing, brought_by
from mahjong_desk.ledger.place import ledger_path

DEEDS = 60

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")


def enter(path: Path, seed: int, deeds: int) -> Brought:
    """Enters so many things into a ledger; returns what its file would bring."""
    with Ledger.open(path) as ledger:
        for _ in islice(Guest(ledger, random.Random(seed)).entering(), deeds):
            pass
        return brought_by(ledger.lines())


def killed_while_importing(path: Path, brought: Brought, moment: float) -> None:
    """Has a child import, and kills it so many seconds after it has begun."""
    ready, begun = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            with opened(path) as ledger:
                os.write(begun, b"x")
                ledger.take_in(brought, {}, "file.jsonl", AT)
        finally:
            os._exit(0)
    os.read(ready, 1)
    select.select([], [], [], moment)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(ready)
    os.close(begun)


def test_all_of_a_file_comes_or_nothing(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance = random.Random(20260131)
    for name in LATE:
        # In a child that would be most of its life.
        import_module(f"mahjong_desk.ledger.{name}")
    brought = enter(ledger_path(tmp_path / "there"), 1, DEEDS)
    came = stayed = 0
    for number in range(max(8, request.config.getoption("--kills") // 4)):
        path = ledger_path(tmp_path / str(number))
        # Into an empty ledger line by line, into another one merged.
        enter(path, number + 2, number % 2 * 5)
        with Ledger.open(path) as ledger:
            before = ledger.end.number
        killed_while_importing(path, brought, chance.uniform(0, 0.12))
        with opened(path) as ledger:
            assert ledger.check().sound
            merge = ledger.compare(brought, {}, AT)
            waiting = merge.of(Matter.MATCH, Standing.NEW)
            matches = len(brought.matches)
            assert (ledger.end.number == before) == (len(waiting) == matches)
            assert len(waiting) in (0, matches)
            came, stayed = came + (not waiting), stayed + bool(waiting)
            # What was cut short is imported as if nothing had been.
            ledger.take_in(brought, {}, "file.jsonl", AT)
            assert ledger.check().sound
            assert not ledger.compare(brought, {}, AT).changes
    assert came, "every child died before it was done: the moments are not random enough"
    assert stayed, "no child died before it was done: the moments are not random enough"

# SPDX-License-Identifier: MIT
"""What the second book costs: a recorded act beside a bare durable commit of the same row.

Run with ``pytest tests/benchmarks/test_second_book.py --benchmark-enable -s``. An act may take three times as long as the
commit alone; both are taken in turn, so that what else the machine does falls on both.
"""

from __future__ import annotations

import sqlite3
import statistics
import time
from pathlib import Path

import pytest
from mahjong_desk.ledger.connection import connect
from pytest_benchmark.fixture import BenchmarkFixture
from tests.ledger.acts import AT, OPENING

from mahjong_desk.ledger.journal.documents import spell
from mahjong_desk.ledger.journal.journal import Act
from mahjong_desk.ledger.ledger import WAIT, Ledger

EVENT = {"type": "draw", "kind": "exhaustive", "tenpai": [0, 2]}


@pytest.fixture
def bare(tmp_path: Path) -> sqlite3.Connection:
    """A table of one column in a file of its own, as durable as the ledger."""
    connection = connect(tmp_path / "bare.sqlite3", WAIT)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE rows (payload TEXT)")
    return connection


def test_an_act_beside_a_bare_commit(benchmark: BenchmarkFixture, bare: sqlite3.Connection, tmp_path: Path) -> None:
    benchmark.group = "an act on the disk"
    spent: list[float] = []
    with Ledger.open(tmp_path / "ledger.sqlite3") as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)

        def commit() -> None:
            begun = time.perf_counter()
            bare.execute("BEGIN IMMEDIATE")
            bare.execute("INSERT INTO rows VALUES (?)", (spell(EVENT),))
            bare.execute("COMMIT")
            spent.append(time.perf_counter() - begun)

        def record() -> None:
            nonlocal journal
            journal = ledger.append(journal, Act.record(EVENT), AT)

        benchmark.pedantic(record, setup=commit, rounds=300, warmup_rounds=10)
    bare.close()
    if benchmark.stats is not None:
        commits, acts = statistics.median(spent), benchmark.stats.stats.median
        benchmark.extra_info["bare commit, median s"] = round(commits, 5)
        benchmark.extra_info["times a bare commit"] = round(acts / commits, 2)
        print(f"\nbare commit {commits * 1000:.2f} ms, an act {acts * 1000:.2f} ms: {acts / commits:.2f} times")

# SPDX-License-Identifier: MIT
"""How soon the place Club can be read and used in a club of 300,000 hands in 24,000 matches.

Run with ``pytest tests/benchmarks/test_club_place.py --benchmark-enable -s``. The club and its facts are made once, in the cache
of pytest, which takes some minutes. Measured is the first time in a process, from the command to the moment when the list of
the players and the page of the first one are painted and a key has moved in the list: with the table at rest before, which
may take 1 s, and right after the start. The longest that the window did not look for keys is told beside it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks import large_club

LONGEST = 1.0
OPENED = """
import json, os, sys, time
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from mahjong_desk.ui import club_ahead, theme
from tests.benchmarks.window import open_over

app = QApplication([sys.argv[0], *theme.STYLE])
window = open_over(app, Path(sys.argv[1]), 1366, 700)
if sys.argv[2] == "at rest":
    club_ahead._REST = 0
    ahead = club_ahead.ClubAhead(window.desk)
    from mahjong_desk.ui.club_data.facts_index import club_facts
    while club_facts(window.desk).ask(lambda facts: True) is None:
        app.processEvents()
    QTest.qWait(500)
wall, busy, longest = time.perf_counter(), time.process_time(), 0.0
window.show_place("club")
page = window.place_widget("club").page_widget("players")
longest = time.perf_counter() - wall
while page.list.count() < 100 or page.paper._figures is None or not page.paper._figures.systems:
    before = time.perf_counter()
    app.processEvents()
    longest = max(longest, time.perf_counter() - before)
row = page.list.currentRow()
window.grab()
QTest.keyClick(page.list, Qt.Key.Key_Down if row == 0 else Qt.Key.Key_Up)
assert page.list.currentRow() != row
print(json.dumps((time.perf_counter() - wall, time.process_time() - busy, longest)))
sys.stdout.flush()
os._exit(0)
"""


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest) -> Path:
    kept = request.config.cache.mkdir("played_clubs")
    if not (kept / "large").exists():
        large_club.make(kept / "large.half", large_club.SESSIONS)
        (kept / "large.half").rename(kept / "large")
    return kept / "large"


@pytest.mark.parametrize("when", ["at rest", "at once"])
def test_list_and_first_page(benchmark: BenchmarkFixture, club: Path, when: str) -> None:
    opened: list[tuple[float, float, float]] = []

    def open_it() -> None:
        done = subprocess.run([sys.executable, "-c", OPENED, str(club), when], check=True, capture_output=True)
        opened.append(json.loads(done.stdout))

    benchmark.pedantic(open_it, rounds=3, warmup_rounds=1)
    wall, busy, longest = min(opened)
    print(f"\n{when}: {wall * 1000:.0f} ms ({busy * 1000:.0f} ms busy), longest pause {longest * 1000:.0f} ms")
    assert when == "at once" or wall < LONGEST

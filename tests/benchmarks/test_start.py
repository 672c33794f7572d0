# SPDX-License-Identifier: MIT
"""How long a start takes: the command line beside bare Python, the window beside an empty one.

Run with ``pytest tests/benchmarks/test_start.py --benchmark-enable``. Every round is a process of its own. An empty
window counts as there when it paints for the first time, ours when the last match stands on the table and it has
taken a key. It may take three times as long.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk

BARE = "pass"
COMMAND_LINE = "from mahjong_desk.cli import main; main(['rules'])"
EMPTY_WINDOW = """
import os
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        os._exit(0)

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
# Loads what the program loads before Qt before the Qt that watches it.
LAST_MATCH = """
import os, sys
from mahjong_desk.cli import load_before_qt, main
load_before_qt()
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from mahjong_desk.ui import start

class Pressed(start.FirstPaint):
    def __init__(self, window):
        super().__init__(window)
        self.painted.connect(lambda: self.press(window))

    def press(self, window):
        assert len(window.desk.row_ids) == int(sys.argv[1])
        before = QApplication.focusWidget() or window.place_widget("table")
        QCoreApplication.sendEvent(before, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))
        os._exit(0 if QApplication.focusWidget() is not before else 1)

start.FirstPaint = Pressed
main([])
"""
HANDS = 8


def starting(code: str, folder: Path, hands: int = HANDS) -> Callable[[], None]:
    """Returns what starts a process over a match of so many hands, and waits for its end."""
    # As installed, with the byte code beside the source; the warm-up rounds write it.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder.parent / "byte code")
    environment["MAHJONG_DESK_DATA"] = str(folder)
    command = [sys.executable, "-c", code, str(hands)]

    def start() -> None:
        subprocess.run(command, check=True, capture_output=True, timeout=60, env=environment)

    return start


@pytest.mark.parametrize("code", [BARE, COMMAND_LINE], ids=["bare Python", "command line"])
def test_command_line(benchmark: BenchmarkFixture, code: str, tmp_path: Path) -> None:
    benchmark.group = "command line"
    benchmark.pedantic(starting(code, tmp_path), rounds=15, warmup_rounds=2)


@pytest.fixture
def club(qapp: QApplication, tmp_path: Path) -> Path:
    """A ledger with a match that goes on."""
    desk = Desk()
    desk.open(tmp_path / "club")
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    for _ in range(HANDS):
        assert desk.record_event(Draw())
    desk.close()
    return tmp_path / "club"


def test_window(benchmark: BenchmarkFixture, club: Path) -> None:
    benchmark.group = "window"
    empty, spent = starting(EMPTY_WINDOW, club), []

    def before() -> None:
        # The two start in turn, so that what else the machine does falls on both.
        begun = time.perf_counter()
        empty()
        spent.append(time.perf_counter() - begun)

    benchmark.pedantic(starting(LAST_MATCH, club), setup=before, rounds=15, warmup_rounds=2)
    if benchmark.stats is not None:
        of_empty, ours = statistics.median(spent), benchmark.stats.stats.median
        benchmark.extra_info["empty window, median s"] = round(of_empty, 4)
        benchmark.extra_info["times an empty window"] = round(ours / of_empty, 2)
        print(
            f"\nempty window {of_empty * 1000:.0f} ms, the last match with a key taken {ours * 1000:.0f} ms: {ours / of_empty:.2f} times"
        )

# SPDX-License-Identifier: MIT
"""How long a start takes: the command line beside bare Python, the window beside an empty one.

Run with ``pytest tests/benchmarks/test_start.py --benchmark-enable``. Every round is a process of its own, in turn with one
that shows an empty window, which counts as there when it paints for the first time. Ours is started as ``mahjong-desk
--data DIR`` and counts as there when a button has been pressed. It may take three times as long.
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
from mahjong_desk.ui.single_instance import LOCK

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
PRESSED = """
import os, sys
from mahjong_desk.cli import load_qt, main
load_qt()
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from mahjong_desk.ui import start

class Pressed(start.FirstPaint):
    def __init__(self, window):
        super().__init__(window)
        # After all that follows the first paint at once.
        self.painted.connect(lambda: QTimer.singleShot(0, lambda: self.press(window)))

    def press(self, window):
        table, hands = window.place_widget("table"), int(sys.argv.pop())
        assert len(window.desk.row_ids) == hands
        button = table.action_row.buttons["win"] if hands else table.felt.empty.new
        where, left = QPointF(button.rect().center()), Qt.MouseButton.LeftButton
        press = QMouseEvent(
            QEvent.Type.MouseButtonPress, where, button.mapToGlobal(where), left, left, Qt.KeyboardModifier.NoModifier
        )
        QCoreApplication.sendEvent(button, press)
        os._exit(0 if button.isDown() else 1)

start.FirstPaint = Pressed
main(sys.argv[1:-1])
"""
HANDS = 8


def starting(code: str, folder: Path, *arguments: str) -> Callable[[], None]:
    """Returns what starts a process with arguments, and waits for its end."""
    # As installed, with the byte code beside the source; the warm-up rounds write it.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder.parent / "byte code")
    command = [sys.executable, "-c", code, *arguments]

    def start() -> None:
        # A window that is closed takes its lock with it, unlike these.
        (folder / LOCK).unlink(missing_ok=True)
        subprocess.run(command, check=True, capture_output=True, timeout=60, env=environment)

    return start


@pytest.mark.parametrize("code", [BARE, COMMAND_LINE], ids=["bare Python", "command line"])
def test_command_line(benchmark: BenchmarkFixture, code: str, tmp_path: Path) -> None:
    benchmark.group = "command line"
    benchmark.pedantic(starting(code, tmp_path), rounds=15, warmup_rounds=2)


@pytest.fixture(params=[0, HANDS], ids=["no match", "a match"])
def hands(request: pytest.FixtureRequest) -> int:
    """How many hands were recorded in the match that goes on; 0 for no match."""
    return int(request.param)


@pytest.fixture
def club(qapp: QApplication, tmp_path: Path, hands: int) -> Path:
    """The data folder of a ledger."""
    desk = Desk()
    desk.open(tmp_path / "club")
    if hands:
        assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    for _ in range(hands):
        assert desk.record_event(Draw())
    desk.close()
    return tmp_path / "club"


def test_window(benchmark: BenchmarkFixture, club: Path, hands: int) -> None:
    benchmark.group = "window"
    empty, spent = starting(EMPTY_WINDOW, club), []

    def before() -> None:
        # The two start in turn, so that what else the machine does falls on both.
        begun = time.perf_counter()
        empty()
        spent.append(time.perf_counter() - begun)

    ours = starting(PRESSED, club, "--data", str(club), str(hands))
    benchmark.pedantic(ours, setup=before, rounds=15, warmup_rounds=2)
    if benchmark.stats is not None:
        of_empty, of_ours = statistics.median(spent), benchmark.stats.stats.median
        benchmark.extra_info["empty window, median s"] = round(of_empty, 4)
        benchmark.extra_info["times an empty window"] = round(of_ours / of_empty, 2)
        print(
            f"\nempty window {of_empty * 1000:.0f} ms, ours with a button pressed {of_ours * 1000:.0f} ms: "
            f"{of_ours / of_empty:.2f} times"
        )

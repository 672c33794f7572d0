# SPDX-License-Identifier: MIT
"""How long the command line and the window take to start.

Run with ``pytest tests/benchmarks -m slow --benchmark-enable``. Every round is a process of its own. The command line
is compared with bare Python, and the window with an empty one, of which it may take three times the time. An empty
window has started when it paints for the first time, ours when a button has been pressed.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.single_instance import LOCK_FILE

pytestmark = pytest.mark.slow
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

class Pressed(start.FirstPaintNotifier):
    def __init__(self, window):
        super().__init__(window)
        # After everything that directly follows the first paint.
        self.painted.connect(lambda: QTimer.singleShot(0, lambda: self.press(window)))

    def press(self, window):
        table, hands = window.screen_widget("table"), int(sys.argv.pop())
        assert len(window.desk.row_ids) == hands
        button = table.action_row.buttons["win"] if hands else table.felt.empty.new_button
        where, left = QPointF(button.rect().center()), Qt.MouseButton.LeftButton
        press = QMouseEvent(
            QEvent.Type.MouseButtonPress, where, button.mapToGlobal(where), left, left, Qt.KeyboardModifier.NoModifier
        )
        QCoreApplication.sendEvent(button, press)
        os._exit(0 if button.isDown() else 1)

start.FirstPaintNotifier = Pressed
main(sys.argv[1:-1])
"""
HANDS = 8


def process_runner(code: str, folder: Path, *arguments: str) -> Callable[[], None]:
    """Returns a function that runs a process with arguments to its end."""
    # As installed, with the byte code beside the source; the warm-up rounds write it.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder.parent / "byte code")
    command = [sys.executable, "-c", code, *arguments]

    def start() -> None:
        # These processes exit without removing their lock.
        (folder / LOCK_FILE).unlink(missing_ok=True)
        subprocess.run(command, check=True, capture_output=True, timeout=60, env=environment)

    return start


@pytest.mark.parametrize("code", [BARE, COMMAND_LINE], ids=["bare Python", "command line"])
def test_command_line(benchmark: BenchmarkFixture, code: str, tmp_path: Path) -> None:
    benchmark.group = "command line"
    benchmark.pedantic(process_runner(code, tmp_path), rounds=15, warmup_rounds=2)


def settle() -> None:
    """Lets the window paint until it has nothing left to do."""
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    for _ in range(100):
        if not dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
            return


@pytest.mark.parametrize("hands", [0, HANDS])
def test_window(benchmark: BenchmarkFixture, tmp_path: Path, hands: int) -> None:
    benchmark.group = "window"
    club = tmp_path / "club"
    desk = Desk()
    desk.open(club)
    if hands:
        assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    for _ in range(hands):
        assert desk.record_event(Draw())
    desk.close()
    start = process_runner(PRESSED, club, "--data", str(club), str(hands))
    benchmark.pedantic(start, rounds=15, warmup_rounds=2)


def test_empty_window(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    benchmark.group = "window"
    benchmark.pedantic(process_runner(EMPTY_WINDOW, tmp_path), rounds=15, warmup_rounds=2)

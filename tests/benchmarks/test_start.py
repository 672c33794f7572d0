# SPDX-License-Identifier: MIT
"""How long a start takes: the command line beside bare Python, the first window beside an empty one.

Run with ``pytest tests/benchmarks/test_start.py --benchmark-enable``. Every round is a process of its own; a window
counts as there when its first paint event is done.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

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
FIRST_WINDOW = """
import os, sys
from mahjong_desk.ui.start import app
app._furnish = lambda *everything: os._exit(0)
app.run(["--data", sys.argv[1]])
"""
FURNISHED_WINDOW = """
import os, sys
from mahjong_desk.ui.start import app
from mahjong_desk.ui.window import main_window
main_window.MainWindow.open_ledger = lambda *everything: os._exit(0)
app.run(["--data", sys.argv[1]])
"""


def started(benchmark: BenchmarkFixture, code: str, folder: Path) -> None:
    def start() -> None:
        subprocess.run([sys.executable, "-c", code, str(folder)], check=True, capture_output=True, timeout=60)

    benchmark.pedantic(start, rounds=15, warmup_rounds=2)


@pytest.mark.parametrize("code", [BARE, COMMAND_LINE], ids=["bare Python", "command line"])
def test_command_line(benchmark: BenchmarkFixture, code: str, tmp_path: Path) -> None:
    benchmark.group = "command line"
    started(benchmark, code, tmp_path)


@pytest.mark.parametrize(
    "code", [EMPTY_WINDOW, FIRST_WINDOW, FURNISHED_WINDOW], ids=["empty window", "first window", "with all places"]
)
def test_window(benchmark: BenchmarkFixture, code: str, tmp_path: Path) -> None:
    benchmark.group = "window"
    started(benchmark, code, tmp_path)

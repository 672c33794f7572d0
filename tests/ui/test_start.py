# SPDX-License-Identifier: MIT
"""The application started in a separate process, also on a high-resolution screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk

ROOT = Path(__file__).parents[2]
REPORT_WINDOWS = """
import os, sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from mahjong_desk.cli import main
from mahjong_desk.ui import start

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            print(type(watched).__name__)
        return False

class Seen(start.FirstPaintNotifier):
    def __init__(self, window):
        super().__init__(window)
        self.painted.connect(lambda: self.tell(window))

    def tell(self, window):
        print(len(window.desk.row_ids), "hands")
        sheet = window.sheet
        whole = sheet is not None and sheet.isVisible() and sheet.size() == window.sheet_host.size()
        print(f"{type(sheet).__name__} as large as the places" if whole else sheet or "no sheet", flush=True)
        os._exit(0)

app, watch = QApplication([]), Watch()
app.installEventFilter(watch)
start.FirstPaintNotifier = Seen
main(["--data", sys.argv[1]])
"""

REPORT_GUIDE = """
import os, sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from mahjong_desk.cli import main
from mahjong_desk.ui.kit.sheets.notice import CoachMark

class Watch(QObject):
    def eventFilter(self, watched, event):
        if isinstance(watched, CoachMark) and event.type() == QEvent.Type.Paint:
            print("over a window that is seen" if watched.window().isVisible() else "too early", flush=True)
            os._exit(0)
        return False

app, watch = QApplication([]), Watch()
app.installEventFilter(watch)
main(["--data", sys.argv[1]])
"""


REPORT_MODULES = """
import linecache, os, sys
from mahjong_desk.cli import load_qt, main
load_qt()
from PySide6.QtCore import QTimer
from mahjong_desk.ui import start

LATER = ("PySide6.QtNetwork", "logging.handlers", "platform", "mahjong_desk.ui.help.about_sheet")

class Seen(start.FirstPaintNotifier):
    def __init__(self, window):
        super().__init__(window)
        self.painted.connect(lambda: QTimer.singleShot(0, self.tell))

    def tell(self):
        print([name for name in LATER if name in sys.modules], [name for name in linecache.cache if "mahjong_desk" in name])
        QTimer.singleShot(500, self.tell_later)

    def tell_later(self):
        print("mahjong_desk.ui.help.about_sheet" in sys.modules, flush=True)
        os._exit(0)

start.FirstPaintNotifier = Seen
main(["--data", sys.argv[1]])
"""


def start(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120, check=False
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_window_opens_over_a_new_ledger(tmp_path: Path, theme: str) -> None:
    picture = tmp_path / "window.png"
    result = start(
        "-m", "mahjong_desk", "--data", str(tmp_path / "club"), "--theme", theme, "--screenshot", str(picture)
    )
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "club" / "ledger.sqlite3").exists()
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    assert (image.pixelColor(5, image.height() - 40).lightness() < 128) == (theme == "dark")


def test_a_wrong_option_is_reported_before_a_window_opens(tmp_path: Path) -> None:
    result = start("-m", "mahjong_desk", "--colour", "green")
    assert result.returncode == 2
    assert "--colour" in result.stderr


def printed_lines(folder: Path, code: str = REPORT_WINDOWS) -> list[str]:
    """Returns the lines that a start prints with ``code``."""
    result = start("-c", code, str(folder))
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_start_shows_one_window_with_the_last_match(desk: Desk, tmp_path: Path) -> None:
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    assert desk.record_event(Draw(), Draw(), Draw())
    desk.close()
    assert printed_lines(tmp_path) == ["MainWindow", "3 hands", "no sheet"]


def test_failure_sheet_covers_the_only_window(tmp_path: Path) -> None:
    ledger_path(tmp_path).write_bytes(b"not a ledger" * 100)
    assert printed_lines(tmp_path) == ["MainWindow", "0 hands", "FailureSheet as large as the places"]


def test_guide_appears_once_the_first_window_is_visible(tmp_path: Path) -> None:
    assert printed_lines(tmp_path / "club", REPORT_GUIDE) == ["over a window that is seen"]


def test_optional_modules_are_loaded_after_the_first_paint(qapp: QApplication, tmp_path: Path) -> None:
    desk = Desk()
    desk.open(tmp_path)
    desk.close()
    assert printed_lines(tmp_path, REPORT_MODULES) == ["[] []", "True"], "PySide reads no source files"


CHECK_SHARPNESS = """
import sys
from pathlib import Path
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from mahjong_desk.ui.theme.palette import load_fonts
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow

app = QApplication(["mahjong-desk", *theme.STYLE])
load_fonts()
theme.apply(app, "light", "en", 1.0)
folder = Path(sys.argv[1])
window = MainWindow(Desk(), Settings(folder), folder)
assert window.desk.start_match("shogi", {}, ("Aoi", "Ben", "Chie"), "Thursday")
window.resize(1280, 800)
window.show()
app.processEvents()
ratio = window.devicePixelRatioF()
whole = window.grab().toImage()
assert whole.width() == round(window.width() * ratio), (whole.width(), window.width())


def steepest(part, picture, scale):
    "Returns the largest step of lightness from one pixel to the next in the part of a picture."
    grey = picture.copy(QRect(*(round(side * scale) for side in part))).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [bytes(grey.constScanLine(y))[: grey.width()] for y in range(grey.height())]
    return max(abs(a - b) for row in rows for a, b in zip(row, row[1:]))


table = window.screen_widget("table")
parts = [*table.felt.plates, window.rail.settings, window.rail.full_screen]
coarse = whole.scaled(window.size()).scaled(whole.size(), mode=Qt.TransformationMode.SmoothTransformation)
for part in parts:
    at = part.mapTo(window, part.rect().topLeft())
    box = (at.x(), at.y(), part.width(), part.height())
    fine, blown = steepest(box, whole, ratio), steepest(box, coarse, ratio)
    assert fine > 1.2 * blown, (part, fine, blown)
"""


def test_widgets_are_painted_in_the_screen_resolution(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", CHECK_SHARPNESS, str(tmp_path / "club")],
        env={**os.environ, "QT_SCALE_FACTOR": "1.5", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, encoding="utf-8", check=False, timeout=120,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr

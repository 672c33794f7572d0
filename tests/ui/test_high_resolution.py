# SPDX-License-Identifier: MIT
"""Screens with more pixels than points: pictures are drawn as fine as the screen is, and not blown up."""

import os
import subprocess
import sys
from pathlib import Path

SHARP = """
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


def test_what_is_drawn_is_as_fine_as_the_screen(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHARP, str(tmp_path / "club")],
        env={**os.environ, "QT_SCALE_FACTOR": "1.5", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, encoding="utf-8", check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr

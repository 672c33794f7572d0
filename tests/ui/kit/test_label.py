# SPDX-License-Identifier: MIT
"""Figures that keep to their box."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.label import ElidedLabel, Label, paint_figure


@pytest.mark.parametrize("box", [QRectF(10, 20, 300, 58), QRectF(10, 20, 90, 120), QRectF(10, 20, 600, 30)])
@pytest.mark.parametrize("text", ["3,780", "−1,040", "0"])
def test_no_part_of_a_figure_leaves_its_box(box: QRectF, text: str) -> None:
    image = QImage(700, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_figure(painter, box, text, 64, QColor("black"))
    painter.end()
    dark = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).lightness() < 128
    ]
    assert dark
    assert all(box.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in dark)


def test_a_line_is_cut_where_its_room_ends_and_told_whole(qtbot: QtBot) -> None:
    line = ElidedLabel("1,590 behind Bartholomew", size=14)
    qtbot.addWidget(line)
    line.resize(line.sizeHint())
    line.show()
    assert line.toolTip() == ""
    whole = line.grab().toImage()
    line.resize(line.width() // 2, line.height())
    assert line.toolTip() == "1,590 behind Bartholomew"
    assert line.grab().toImage() != whole.copy(line.rect())
    assert line.minimumSizeHint().width() < line.width()
    line.set_text("level")
    assert line.toolTip() == ""


def test_a_text_is_never_taken_for_markup(qtbot: QtBot) -> None:
    marked, bare = Label("<b>Ben</b>"), Label("Ben", bold=True)
    for text in (marked, bare):
        qtbot.addWidget(text)
    assert marked.sizeHint().width() > 2 * bare.sizeHint().width()


def test_a_size_chosen_again_outlives_a_new_place(qtbot: QtBot) -> None:
    page = QWidget()
    text = Label("Aoi wins from Chie", size=25)
    QVBoxLayout(page).addWidget(text)
    text.ensurePolished()
    text.set_size(17)
    window = QStackedWidget()
    qtbot.addWidget(window)
    window.show()
    window.addWidget(page)
    text.set_size(17)
    assert text.font().pixelSize() == 17

# SPDX-License-Identifier: MIT
"""Texts, figures and icons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel, Label, ScoreLabel, paint_figure
from mahjong_desk.ui.kit.painting import icon, icon_pixmap


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


def test_an_elided_line_has_the_whole_as_its_tip(qtbot: QtBot) -> None:
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


def test_a_size_set_again_survives_a_new_parent(qtbot: QtBot) -> None:
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


@pytest.mark.parametrize("size", [QSize(400, 100), QSize(120, 100), QSize(400, 30), QSize(60, 20)])
def test_a_score_fits_its_box(qtbot: QtBot, size: QSize) -> None:
    score = ScoreLabel("\u2212125,400", size=64)
    qtbot.addWidget(score)
    score.resize(size)
    font = score.fitting_font()
    assert 13 <= font.pixelSize() <= 64
    assert font.pixelSize() == 13 or QFontMetricsF(font).horizontalAdvance(score.text) <= size.width()


def test_a_struck_score_differs(qtbot: QtBot) -> None:
    score = ScoreLabel("+2,400", size=42, role="plus")
    qtbot.addWidget(score)
    score.resize(200, 60)
    before = score.grab().toImage()
    score.set_struck_out(True)
    assert score.grab().toImage() != before


def test_texts_follow_the_theme(qtbot: QtBot, qapp: QApplication) -> None:
    text = Label("abc", role="ink2", size=20)
    qtbot.addWidget(text)
    theme.apply(qapp, "dark", font_scale=1.5)
    assert text.palette().windowText().color() == theme.colour("ink2")
    assert text.font().pixelSize() == 30


def test_icons_take_the_colour_of_their_text() -> None:
    for role in ("ink", "brass_text"):
        picture = icon_pixmap("tick", role, 40).toImage()
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(40)
            for y in range(40)
            if picture.pixelColor(x, y).alpha() == 255
        }
        assert colours == {theme.colour(role).name()}
    assert not icon("undo", "wood_ink").isNull()

# SPDX-License-Identifier: MIT
"""The marks of players: twenty that differ even without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.marks import (
    MARKS,
    MasteryMark,
    PlayerMark,
    PlayerMarkLabel,
    mark_colour,
    mark_for,
    mark_name,
    paint_mark,
)
from mahjong_desk.ui.theme.palette import Theme, read_theme
from tests.ui.contrast import contrast

SIDE = 18


def grey(mark: PlayerMark, theme_name: str) -> list[int]:
    """Returns the brightness of each pixel of a mark at the size of a list."""
    colours = read_theme(theme_name)
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(colours.paper)
    painter = QPainter(picture)
    paint_mark(painter, QPointF(SIDE / 2, SIDE / 2), mark, 6.5, colours)
    painter.end()
    return [QColor(picture.pixel(x, y)).lightness() for y in range(SIDE) for x in range(SIDE)]


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_any_two_marks_differ_in_shape_and_not_in_colour_alone(theme_name: str) -> None:
    ground = read_theme(theme_name).paper.lightness()
    # Black and white, so that no colour helps.
    drawn = {mark: [abs(pixel - ground) > 40 for pixel in grey(mark, theme_name)] for mark in MARKS}
    assert len(drawn) == 20
    for one, other in combinations(MARKS, 2):
        apart = sum(first != second for first, second in zip(drawn[one], drawn[other], strict=True))
        assert apart >= 12, (one, other)


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_every_colour_of_a_mark_is_read_on_paper(theme_name: str) -> None:
    colours = read_theme(theme_name)
    assert all(contrast(mark_colour(mark, colours), colours.paper) >= 4.5 for mark in MARKS)


def test_beyond_twenty_the_marks_repeat_and_have_names() -> None:
    assert [mark_for(number) for number in range(40)] == [*MARKS, *MARKS]
    assert mark_name(MARKS[0]) == "circle, filled"
    assert len({mark_name(mark) for mark in MARKS}) == 20


def test_a_mark_is_drawn_beside_a_name(qtbot: QtBot) -> None:
    widget = PlayerMarkLabel(MARKS[0], size=26)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    assert (widget.width(), widget.height()) == (26, 26)
    first = widget.grab().toImage()
    widget.set_mark(MARKS[5])
    assert widget.grab().toImage() != first


def test_marks_of_mastery_differ_in_what_is_filled(qtbot: QtBot, themed: Theme) -> None:
    marks = [MasteryMark(quarters) for quarters in range(5)]
    drawn = []
    for mark in marks:
        qtbot.addWidget(mark)
        picture = mark.pixmap().toImage()
        drawn.append([picture.pixelColor(x, y).alpha() > 100 for y in range(SIDE) for x in range(SIDE)])
    for one, other in combinations(drawn, 2):
        assert sum(first != second for first, second in zip(one, other, strict=True)) >= 12
    filled = [sum(pixels) for pixels in drawn[:4]]
    assert filled == sorted(filled), "the better it is known, the more is filled"
    assert contrast(themed.plus, themed.paper) >= 3

# SPDX-License-Identifier: MIT
"""The marks of mastery differ without colour."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.marks import QUARTERS, paint_mastery
from mahjong_desk.ui.theme.palette import Theme

SIDE = 18


def dark(quarters: int) -> list[bool]:
    """Returns which pixels of a mark stand out, at the size of a list."""
    paper = theme.current().paper
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(paper)
    painter = QPainter(picture)
    paint_mastery(painter, QPointF(SIDE / 2, SIDE / 2), quarters, 8)
    painter.end()
    ground = paper.lightness()
    return [abs(QColor(picture.pixel(x, y)).lightness() - ground) > 40 for y in range(SIDE) for x in range(SIDE)]


def test_any_two_differ_in_what_is_filled(themed: Theme) -> None:
    del themed
    drawn = [dark(quarters) for quarters in range(QUARTERS + 1)]
    for one, other in combinations(drawn, 2):
        assert sum(first != second for first, second in zip(one, other, strict=True)) >= 12
    filled = [sum(pixels) for pixels in drawn[:QUARTERS]]
    assert filled == sorted(filled), "the better it is known, the more is filled"

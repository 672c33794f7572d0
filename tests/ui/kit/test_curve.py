# SPDX-License-Identifier: MIT
"""The path of the scores: right at one point, below zero, with long names, on any device."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Curve, CurveLine, ScoreCurve, paint_curve
from mahjong_desk.ui.kit.curve import plan_curve
from mahjong_desk.ui.theme import read_theme

BOX = QRectF(0, 0, 520, 220)
SIX = Curve(
    (
        CurveLine("Aoi", (2000, 2000, 2240, 1600, 1480, 1480, 960)),
        CurveLine("Ben", (2000, 2000, 1880, 2520, 2400, 2400, 1560)),
        CurveLine("Chie", (2000, 2480, 2420, 2420, 2900, 2900, 4880)),
        CurveLine("Dai", (2000, 1520, 1460, 1460, 1220, 1120, 600)),
    ),
    ("E1", "E2", "E3", "E4", "S1", "S2"),
    2000,
)


def test_higher_totals_stand_higher_and_later_ones_further_right() -> None:
    plan = plan_curve(BOX, SIX)
    assert plan.y(4880) < plan.y(2000) < plan.y(600)
    assert plan.x(0) == plan.plot.left()
    assert plan.x(6) == pytest.approx(plan.plot.right())
    assert 0 in plan.ticks


def test_names_at_the_end_stand_in_the_order_of_the_totals_and_apart() -> None:
    places = [box.center().y() for box in plan_curve(BOX, SIX).names]
    chie, ben, aoi, dai = places[2], places[1], places[0], places[3]
    assert all(below - above > 12 for above, below in pairwise([chie, ben, aoi, dai]))


def test_one_point_and_no_point_can_be_drawn(qtbot: QtBot) -> None:
    for curve in (Curve(()), Curve((CurveLine("Aoi", ()),)), Curve((CurveLine("Aoi", (25000,)),), (), 25000)):
        widget = ScoreCurve(curve)
        qtbot.addWidget(widget)
        widget.resize(400, 200)
        assert not widget.grab().isNull()
    plan = plan_curve(BOX, Curve((CurveLine("Aoi", (25000,)),), (), 25000))
    assert plan.x(0) == plan.plot.left()
    assert BOX.contains(plan.names[0])


def test_below_zero_has_its_place() -> None:
    plan = plan_curve(BOX, Curve((CurveLine("Aoi", (0, -3000)), CurveLine("Ben", (0, 3000))), ("E1",), 0))
    assert plan.plot.top() <= plan.y(3000) < plan.y(0) < plan.y(-3000) <= plan.plot.bottom() + 0.01
    assert min(plan.ticks) < 0 < max(plan.ticks)


@given(
    totals=some.lists(some.lists(some.integers(-200_000, 200_000), min_size=1, max_size=30), min_size=1, max_size=4),
    height=some.integers(110, 600),
)
def test_every_value_lies_in_the_plot(totals: list[list[int]], height: int) -> None:
    lines = tuple(CurveLine(f"Player {index}", tuple(values)) for index, values in enumerate(totals))
    plan = plan_curve(QRectF(0, 0, 520, height), Curve(lines))
    for line in lines:
        for index, value in enumerate(line.values):
            assert plan.plot.top() - 0.01 <= plan.y(value) <= plan.plot.bottom() + 0.01
            assert plan.plot.left() - 0.01 <= plan.x(index) <= plan.plot.right() + 0.01
    assert 1 < len(plan.ticks) < 20
    middles = sorted(box.center().y() for box in plan.names)
    assert all(below - above > 8 for above, below in pairwise(middles))


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_names_leave_room_for_the_lines(qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    lines = tuple(CurveLine("A name far longer than fourteen", (25000, 120000)) for _ in range(4))
    plan = plan_curve(BOX, Curve(lines, ("E1",), 25000))
    assert plan.plot.width() > 120
    assert all(BOX.contains(box) for box in plan.names)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_any_device_shows_each_player_in_the_colour_of_the_theme(name: str) -> None:
    colours = read_theme(name)
    picture = QImage(QSize(520, 220), QImage.Format.Format_RGB32)
    picture.fill(colours.paper)
    painter = QPainter(picture)
    paint_curve(painter, BOX, SIX, colours)
    painter.end()
    plan = plan_curve(BOX, SIX)
    for index in range(4):
        at = QRectF(plan.x(6) - 1, plan.y(SIX.lines[index].values[-1]) - 1, 2, 2).center().toPoint()
        assert _close(picture.pixelColor(at), colours.curves[index].colour)


def test_totals_are_told_in_words(qtbot: QtBot) -> None:
    widget = ScoreCurve(SIX)
    qtbot.addWidget(widget)
    assert widget.accessibleDescription() == "Aoi 960, Ben 1,560, Chie 4,880, Dai 600"


def _close(one: QColor, other: QColor) -> bool:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())) < 12

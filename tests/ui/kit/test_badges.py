# SPDX-License-Identifier: MIT
"""Notes, the formula, the status line, key hints, and the marks of players."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.marks import MARKS, MasteryMark, PlayerMark, mark_colour, mark_for, mark_name, paint_mark
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, KeyHints
from mahjong_desk.ui.kit.table.badges import FormulaPlate, StatusBar
from mahjong_desk.ui.theme.palette import Theme, read_theme
from tests.ui.contrast import contrast
from tests.ui.widgets import add_widget, show_widget


def test_a_failed_write_takes_the_whole_line(qtbot: QtBot, themed: Theme) -> None:
    line = add_widget(qtbot, StatusBar(), 900, 28)
    line.set_saved("South 1 is on disk, 20:41")
    line.set_rules("Boo")
    assert line.grab().toImage().pixelColor(450, 14) == themed.window
    line.set_failed("The disk is full")
    assert line.failed
    assert line.accessibleName() == "The disk is full"
    assert line.grab().toImage().pixelColor(450, 14) == themed.error_wash
    line.set_saved("South 1 is on disk, 20:42")
    assert not line.failed


def test_long_words_in_the_status_line_are_cut_at_their_end(qtbot: QtBot) -> None:
    line = add_widget(qtbot, StatusBar())
    line.set_saved("South 1 is on disk, 20:41")
    line.set_rules("Beijing, " + "points for an open kan: 3, " * 12, "Beijing\nPoints for an open kan: 3")
    line.resize(600, 28)
    line.show()
    left, right = line.findChildren(ElidedLabel)
    assert left.width() >= left.sizeHint().width()
    assert right._shown().startswith("Beijing, points")
    assert right._shown().endswith("…")
    assert right.toolTip() == "Beijing\nPoints for an open kan: 3"
    assert left.geometry().right() < right.geometry().left()
    assert right.geometry().right() <= 600


def test_the_formula_is_read_as_a_whole(qtbot: QtBot) -> None:
    plate = add_widget(qtbot, FormulaPlate("40 × 2³ = 320", "below the cap", "Ben 2 × 320"))
    assert plate.accessibleName() == "40 × 2³ = 320. below the cap. Ben 2 × 320"


def test_the_remark_makes_room_for_the_stamp(qtbot: QtBot) -> None:
    plate = show_widget(qtbot, FormulaPlate("2,000", "5 han are 2,000"), 372, 120)
    assert plate.stamp.isHidden()
    plate.set_texts("2,000", "5 han are 2,000", "", ("満貫", "Mangan"))
    assert plate.stamp.isVisible()
    assert plate.stamp.accessibleName() == "Mangan"
    plate.set_texts("40 × 2³ = 320")
    assert plate.stamp.isHidden()


def test_hints_without_room_are_left_out(qtbot: QtBot) -> None:
    hints = show_widget(
        qtbot, KeyHints([KeyHint(("1", "–", "9"), "wait"), KeyHint(("M",), "commit"), KeyHint(("F1",), "all keys")])
    )
    hints.resize(600, 26)
    assert hints.shown() == 3
    hints.resize(170, 26)
    assert 1 <= hints.shown() < 3
    assert "F1: all keys" in hints.accessibleName()


SIDE = 18


def grey(mark: PlayerMark, theme_name: str) -> list[int]:
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

# SPDX-License-Identifier: MIT
"""Notes, the formula, the status line and key hints."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, KeyHints
from mahjong_desk.ui.kit.table.badges import FormulaPlate, NoteBox, StatusBar
from mahjong_desk.ui.theme.palette import Theme


def test_a_failed_write_takes_the_whole_line(qtbot: QtBot, themed: Theme) -> None:
    line = StatusBar()
    qtbot.addWidget(line)
    line.resize(900, 28)
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
    line = StatusBar()
    qtbot.addWidget(line)
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


@pytest.mark.parametrize(("kind", "role"), [("good", "good_wash"), ("error", "error_wash"), ("brass", "brass_wash")])
def test_a_note_has_its_wash_and_its_words(qtbot: QtBot, kind: str, role: str) -> None:
    note = NoteBox(kind, "Maru-A", "Chie ends the match")
    qtbot.addWidget(note)
    note.resize(300, 60)
    assert note.grab().toImage().pixelColor(4, 30) == theme.colour(role)
    assert note.accessibleName() == "Maru-A: Chie ends the match"


def test_the_formula_is_read_as_a_whole(qtbot: QtBot) -> None:
    plate = FormulaPlate("40 × 2³ = 320", "below the cap", "Ben 2 × 320")
    qtbot.addWidget(plate)
    assert plate.accessibleName() == "40 × 2³ = 320. below the cap. Ben 2 × 320"


def test_the_remark_makes_room_for_the_stamp(qtbot: QtBot) -> None:
    plate = FormulaPlate("2,000", "5 han are 2,000")
    qtbot.addWidget(plate)
    plate.resize(372, 120)
    plate.show()
    assert plate.stamp.isHidden()
    plate.set_texts("2,000", "5 han are 2,000", "", ("満貫", "Mangan"))
    assert plate.stamp.isVisible()
    assert plate.stamp.accessibleName() == "Mangan"
    plate.set_texts("40 × 2³ = 320")
    assert plate.stamp.isHidden()


def test_hints_without_room_are_left_out(qtbot: QtBot) -> None:
    hints = KeyHints([KeyHint(("1", "–", "9"), "wait"), KeyHint(("M",), "commit"), KeyHint(("F1",), "all keys")])
    qtbot.addWidget(hints)
    hints.show()
    hints.resize(600, 26)
    assert hints.shown() == 3
    hints.resize(170, 26)
    assert 1 <= hints.shown() < 3
    assert "F1: all keys" in hints.accessibleName()

# SPDX-License-Identifier: MIT
"""The small things: notes, sticks, seals, keys, fields, the status line, the seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.form_fields import Field
from mahjong_desk.ui.kit.label import ElidedLabel, Label, ScoreLabel
from mahjong_desk.ui.kit.painting import icon, icon_pixmap, short_name
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, KeyHints
from mahjong_desk.ui.kit.table.badges import FormulaPlate, NoteBox, StatusBar
from mahjong_desk.ui.kit.table.seat_controls import ScoringStick
from mahjong_desk.ui.kit.table.seat_plate import SeatPlate
from mahjong_desk.ui.kit.table.seat_plate_layout import SeatData
from mahjong_desk.ui.theme.palette import Theme

BEN = SeatData("Ben", "1z", "2,400", "\u2212500 to Chie", "floats +400", dealer=True)


def test_a_field_says_its_fault_and_nothing_moves(qtbot: QtBot) -> None:
    field = Field("&Name", placeholder="Who?")
    qtbot.addWidget(field)
    field.resize(300, field.sizeHint().height())
    field.show()
    before = field.sizeHint().height(), field.edit.geometry()
    field.set_error("No player has this name.")
    assert field.error == field.edit.accessibleDescription() == "No player has this name."
    assert any(label.isVisible() and label.text() == field.error for label in field.findChildren(Label))
    assert (field.sizeHint().height(), field.edit.geometry()) == before
    field.set_error("")
    assert not any(label.isVisible() and label.text() for label in field.findChildren(Label) if label.buddy() is None)


def test_a_field_tells_of_typing_and_of_enter(qtbot: QtBot) -> None:
    field = Field("&Name")
    qtbot.addWidget(field)
    assert field.edit.accessibleName() == "Name"
    with qtbot.waitSignal(field.changed) as value:
        QTest.keyClicks(field.edit, "A")
    assert value.args == ["A"]
    with qtbot.waitSignal(field.submitted):
        QTest.keyClick(field.edit, Qt.Key.Key_Return)
    field.set_text("Ben")
    assert field.text() == "Ben"


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


def test_an_unknown_kind_of_note_is_refused(qtbot: QtBot) -> None:
    note = NoteBox()
    qtbot.addWidget(note)
    with pytest.raises(KeyError):
        note.set_note("pink", "", "")


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


def test_sticks_differ_by_their_dots(qtbot: QtBot) -> None:
    riichi, honba = ScoringStick("riichi"), ScoringStick("honba")
    for stick in (riichi, honba):
        qtbot.addWidget(stick)
        stick.resize(stick.sizeHint())
    assert riichi.sizeHint().width() == 74
    assert riichi.accessibleName() == "Riichi stick"
    assert honba.grab().toImage() != riichi.grab().toImage()


def test_hints_that_have_no_room_are_left_out_whole(qtbot: QtBot) -> None:
    hints = KeyHints([KeyHint(("1", "–", "9"), "wait"), KeyHint(("M",), "commit"), KeyHint(("F1",), "all keys")])
    qtbot.addWidget(hints)
    hints.show()
    hints.resize(600, 26)
    assert hints.shown() == 3
    hints.resize(170, 26)
    assert 1 <= hints.shown() < 3
    assert "F1: all keys" in hints.accessibleName()


def test_a_seat_is_told_in_words_and_the_dealer_has_a_brass_edge(qtbot: QtBot) -> None:
    plate = SeatPlate(BEN)
    qtbot.addWidget(plate)
    plate.resize(272, 156)
    assert plate.accessibleName() == "Ben"
    assert plate.accessibleDescription() == "East, Dealer, 2,400, \u2212500 to Chie, floats +400"
    assert plate.grab().toImage().pixelColor(136, 0) == theme.colour("brass")
    plate.set_data(SeatData("Aoi", "4z", "1,480"))
    assert plate.grab().toImage().pixelColor(136, 0) == theme.colour("felt_line")


def test_a_riichi_stick_lies_where_riichi_was_pressed_and_takes_no_room(qtbot: QtBot) -> None:
    plate = SeatPlate(SeatData("Ben", "1z", "25,000"))
    qtbot.addWidget(plate)
    plate.resize(272, 156)
    plate.set_controls(menu="Ben", riichi=True)
    plate.show()
    place, room = plate.riichi_chip.geometry(), plate._controls_room()
    assert plate.riichi_chip.isVisible()
    plate.set_data(SeatData("Ben", "1z", "24,000", riichi=True))
    assert not plate.riichi_chip.isVisible()
    assert plate._controls_room() == room
    assert plate.grab().toImage().pixelColor(place.center() + QPoint(12, 0)).lightness() > 200
    assert plate.accessibleDescription().endswith("Riichi")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_seat_asks_for_room_for_all_its_words(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    plate = SeatPlate(BEN)
    qtbot.addWidget(plate)
    metrics = QFontMetricsF(theme.font(15))
    for text in (BEN.difference, BEN.standing):
        assert plate.minimumSizeHint().width() >= metrics.horizontalAdvance(text)


def test_long_names_are_cut_with_dots_and_told_whole(qtbot: QtBot) -> None:
    assert short_name("Dominiquette-Ann") == "Dominiquette-Ann"
    assert short_name("Dominiquette-Anna") == "Dominiquette-An…"
    assert short_name("小鳥遊優希乃介太") == "小鳥遊優希乃介太"
    assert short_name("勘解由小路菊千代之助兵衛") == "勘解由小路菊千…"
    plate = SeatPlate(SeatData("Bartholomew of the Hill", "1z", "0"))
    qtbot.addWidget(plate)
    assert plate.toolTip() == plate.accessibleName() == "Bartholomew of the Hill"


def test_a_name_that_a_narrow_plate_cuts_is_told_whole(qtbot: QtBot) -> None:
    plate = SeatPlate(SeatData("Fourteen chars", "1z", "0"))
    qtbot.addWidget(plate)
    plate.resize(400, 160)
    plate.show()
    assert not plate.toolTip()
    plate.resize(130, 160)
    assert plate.toolTip() == "Fourteen chars"


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


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        icon("unicorn")


class _Windows(QObject):
    """Remembers what was shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remembers a window that is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


def test_no_part_of_a_plate_is_a_window_of_its_own(qtbot: QtBot, qapp: QApplication) -> None:
    # What is shown before it lies in the plate takes the keyboard from the window for a moment.
    windows = _Windows()
    qapp.installEventFilter(windows)
    plate = FormulaPlate("40 × 2⁷ = 5,120", "Mangan", "2,000 from everybody")
    qtbot.addWidget(plate)
    plate.set_texts("4 × 2,000 = 8,000", "5 han are 2,000", "", ("満貫", "Mangan"))
    qapp.removeEventFilter(windows)
    assert windows.shown == []

# SPDX-License-Identifier: MIT
"""A sheet covers the window, keeps the focus, and returns it."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.theme import system_preferences


class _Window(QWidget):
    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.resize(900, 600)
        self.button, self.barred = SecondaryButton("&Below"), SecondaryButton("Barred")
        self.barred.setEnabled(False)
        self.host = boxed(column(self.button, self.barred))
        boxed(column(self.host), self)
        self.show()
        self.activateWindow()
        qtbot.waitUntil(self.isActiveWindow)
        self.button.setFocus()


def _focused() -> QWidget:
    return QApplication.focusWidget()


def _sheet(window: _Window, *, opened: bool = True) -> Sheet:
    sheet = Sheet("Delete the hand?", window.host)
    sheet.add_widget(Label("All later hands are played again.", wrap=True))
    sheet.add_main_button("Delete", sheet.accept)
    sheet.add_button("Keep it", sheet.reject)
    if opened:
        sheet.open()
    return sheet


@pytest.fixture
def window(qtbot: QtBot) -> _Window:
    return _Window(qtbot)


@pytest.mark.parametrize(("wish", "asks", "rises"), [(None, False, True), (None, True, False), (False, True, True)])
def test_a_sheet_slides_in_unless_motion_is_reduced(
    qapp: QApplication, window: _Window, monkeypatch: pytest.MonkeyPatch, wish: bool | None, asks: bool, rises: bool
) -> None:
    monkeypatch.setattr(system_preferences, "prefers_less_motion", lambda: asks)
    theme.apply(qapp, "light", reduced_motion=wish)
    sheet = _sheet(window)
    assert (sheet.paper.geometry().center().y() - sheet.rect().center().y() > 2) == rises
    sheet.body.addSpacing(300)
    sheet.grow()
    QTest.qWait(250)
    assert abs(sheet.paper.geometry().center().y() - sheet.rect().center().y()) <= 1, (
        "growing on the way does not displace it"
    )
    sheet.reject()


def test_escape_rejects_and_returns_the_focus(qtbot: QtBot, window: _Window) -> None:
    below, sheet = _sheet(window), _sheet(window)
    below.accept()
    assert (sheet.isVisible(), window.button.isEnabled()) == (True, False)
    with qtbot.waitSignals([sheet.rejected, sheet.closed]), qtbot.assertNotEmitted(sheet.accepted):
        QTest.keyClick(_focused(), Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert (window.button.isEnabled(), window.barred.isEnabled(), window.button.hasFocus()) == (True, False, True)


def test_the_main_button_at_the_lower_right_accepts(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window)
    main, plain = sheet.findChildren(PrimaryButton)[0], sheet.findChildren(SecondaryButton)[0]
    at = main.mapTo(sheet.paper, main.rect().bottomRight())
    assert at.x() > plain.mapTo(sheet.paper, plain.rect().bottomRight()).x()
    assert sheet.paper.rect().contains(at)
    with qtbot.waitSignals([sheet.accepted, sheet.closed]), qtbot.assertNotEmitted(sheet.rejected):
        QTest.mouseClick(main, Qt.MouseButton.LeftButton)


def test_the_tab_key_stays_inside_a_sheet(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window, opened=False)
    edit = QLineEdit()
    sheet.add_widget(edit)
    sheet.open()
    seen = set()
    for _ in range(12):
        focused = _focused()
        assert sheet.isAncestorOf(focused)
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert len(seen) == 4
    QTest.keyClick(_focused(), Qt.Key.Key_Backtab)
    assert sheet.isAncestorOf(_focused())


def test_keys_do_not_reach_the_screen_below(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window)
    with qtbot.assertNotEmitted(window.button.clicked):
        QTest.keyClick(sheet, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    sheet.reject()
    with qtbot.waitSignal(window.button.clicked):
        QTest.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)


def test_a_letter_with_alt_presses_a_button_from_a_field(qtbot: QtBot, window: _Window) -> None:
    sheet, choice, name = _sheet(window, opened=False), QComboBox(), QLineEdit("Aoi")
    sheet.add_button("&More", sheet.reject)
    choice.addItems(["Aoi", "Mai"])
    for field in (choice, name):
        sheet.add_widget(field)
        sheet.open()
        field.setFocus()
        with qtbot.waitSignal(sheet.rejected):
            QTest.keyClick(field, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert choice.currentText() == name.text() == "Aoi"


def test_a_sheet_follows_the_size_of_the_window(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window)
    for width, height in ((1200, 800), (400, 300)):
        window.resize(width, height)
        qtbot.waitUntil(lambda: sheet.size() == window.host.size())
        assert sheet.rect().contains(sheet.paper.geometry())


def test_a_long_body_scrolls_and_the_buttons_stay(qtbot: QtBot, qapp: QApplication, window: _Window) -> None:
    theme.apply(qapp, "light", font_scale=1.5)
    sheet = _sheet(window, opened=False)
    for _ in range(30):
        sheet.add_widget(Label("One line more."))
    sheet.open()
    main = sheet.findChildren(PrimaryButton)[0]
    assert sheet.rect().contains(sheet.paper.geometry())
    assert sheet.paper.rect().contains(main.mapTo(sheet.paper, main.rect().bottomRight()))
    first = sheet.findChildren(Label, "")[1]
    before = first.mapTo(sheet, first.pos()).y()
    QTest.keyClick(_focused(), Qt.Key.Key_PageDown)
    assert first.mapTo(sheet, first.pos()).y() < before


@pytest.mark.parametrize("letters", range(4, 24))
def test_buttons_fit_on_the_sheet_in_one_or_two_rows(window: _Window, letters: int) -> None:
    sheet = _sheet(window, opened=False)
    for _ in range(2):
        sheet.add_button("w" * letters, sheet.reject)
    sheet.open()
    for button in (*sheet.findChildren(PrimaryButton), *sheet.findChildren(SecondaryButton)):
        assert sheet.paper.rect().contains(button.mapTo(sheet.paper, button.rect().bottomRight()))


def test_a_scrolling_body_does_not_cut_a_row(window: _Window, qtbot: QtBot) -> None:
    sheet = _sheet(window, opened=False)
    rows = [Label(f"Row {number}") for number in range(60)]
    for row in rows:
        sheet.add_widget(row)
    sheet.open()
    content = sheet.body.parentWidget()
    view = content.parentWidget()

    def cut_rows() -> list[str]:
        return [row.text() for row in rows if row.y() < view.height() <= row.geometry().bottom()]

    qtbot.waitUntil(lambda: rows[0].y() < rows[1].y() and not cut_rows())


def test_a_sheet_closes_only_once(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window, opened=False)
    closed: list[None] = []
    sheet.closed.connect(lambda: closed.append(None))
    sheet.reject()
    assert closed == []
    sheet.open()
    sheet.accept()
    sheet.reject()
    assert len(closed) == 1


def test_a_sheet_closes_after_its_focus_widget_is_deleted(qtbot: QtBot, window: _Window) -> None:
    button = SecondaryButton("Before")
    button.setParent(window.host)
    button.show()
    button.setFocus()
    sheet = _sheet(window)
    shiboken6.delete(button)
    sheet.accept()
    assert sheet.isHidden()


def test_added_widgets_are_in_tab_order(qtbot: QtBot, window: _Window) -> None:
    sheet = _sheet(window)
    late = QLineEdit()
    sheet.add_widget(late)
    late.show()
    late.setFocus()
    QTest.keyClick(late, Qt.Key.Key_Tab)
    assert isinstance(_focused(), PrimaryButton | SecondaryButton), "the buttons come after it"
    QTest.keyClick(_focused(), Qt.Key.Key_Backtab)
    assert _focused() is late


def test_a_sheet_is_at_least_as_high_as_its_contents(window: _Window) -> None:
    for height in (0, 120):
        sheet = Sheet("Fields", window.host, height=height)
        field = QWidget()
        field.setMinimumHeight(300)
        sheet.add_widget(field)
        sheet.add_main_button("Keep", sheet.accept)
        sheet.open()
        assert field.visibleRegion().boundingRect().height() >= 300
        sheet.reject()
    text = Label("What is left over wraps into the lines that it needs. " * 12, wrap=True)
    sheet = Sheet("Text", window.host, height=0)
    sheet.add_widget(text)
    sheet.open()
    assert text.visibleRegion().boundingRect() == text.rect()

# SPDX-License-Identifier: MIT
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.layout.boxes import ScrollArea, boxed, column
from mahjong_desk.ui.kit.layout.keyboard_focus import install_focus_ring as install
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from tests.ui.shared_window import show_active
from tests.ui.widgets import add_widget


def test_tab_still_reaches_widgets_before_a_focus_target(qtbot: QtBot) -> None:
    before, target, after = QLineEdit(), QLineEdit(), QLineEdit()
    container = boxed(column(before, target))
    window = add_widget(qtbot, boxed(column(container, after)))
    redirect_focus(container, after)
    redirect_focus(container, target)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    container.setFocus()
    assert window.focusWidget() is target
    after.setFocus()
    for stop in (before, target):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is stop


def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    assert install(qapp) is ring
    holder = add_widget(qtbot, QWidget(), 300, 100)
    one, other = SecondaryButton("One"), QPushButton("Other", holder)
    one.setParent(holder)
    one.setGeometry(20, 20, 100, 40)
    other.setGeometry(150, 20, 100, 40)
    show_active(holder, holder.size())
    one.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is one
    drawn = ring.ring_widget
    assert drawn.geometry() == QRect(16, 16, 108, 48)
    assert holder.grab().toImage().pixelColor(70, 16) == theme.colour("focus")
    one.move(30, 40)
    assert drawn.pos() == QPoint(26, 36)
    QTest.mousePress(other, Qt.MouseButton.LeftButton)
    assert other.hasFocus()
    assert install(qapp).target is None
    QTest.mouseRelease(other, Qt.MouseButton.LeftButton)


def test_the_ring_survives_its_window(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    for _ in range(2):
        holder = QWidget()
        button = SecondaryButton("One")
        button.setParent(holder)
        show_active(holder, holder.size())
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert ring.target is button
        holder.deleteLater()
        qtbot.waitUntil(lambda: ring.target is None)


def test_the_focus_ring_is_whole_at_scrolled_edges(qtbot: QtBot, qapp: QApplication) -> None:
    ring = install(qapp)
    holder, page = add_widget(qtbot, QWidget(), 300, 200), QWidget()
    area = ScrollArea(page)
    area.setParent(holder)
    area.setGeometry(20, 20, 200, 100)
    page.setMinimumHeight(400)
    button = SecondaryButton("One")
    button.setParent(page)
    button.setGeometry(0, 0, 100, 40)
    show_active(holder, holder.size())
    button.setFocus(Qt.FocusReason.TabFocusReason)
    drawn = ring.ring_widget
    assert holder.grab().toImage().pixelColor(70, 16) == theme.colour("focus")
    assert holder.grab().toImage().pixelColor(16, 40) == theme.colour("focus")
    area.verticalScrollBar().setValue(60)
    assert not drawn.isVisible()
    area.verticalScrollBar().setValue(0)
    assert drawn.isVisible()


def test_the_focused_widget_is_scrolled_into_view(qtbot: QtBot, qapp: QApplication) -> None:
    install(qapp)
    buttons = [SecondaryButton(str(number)) for number in range(30)]
    area, outside = ScrollArea(boxed(column(*buttons))), SecondaryButton("Outside")
    window = add_widget(qtbot, boxed(column(outside, area)), 200, 300)
    show_active(window, window.size())
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert buttons[0].visibleRegion().isEmpty()
    outside.setFocus()
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert not buttons[0].visibleRegion().isEmpty()

# SPDX-License-Identifier: MIT
"""A number that is stepped down and up, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.stepper import Stepper


def stepper(qtbot: QtBot) -> tuple[Stepper, list[int]]:
    """Returns a stepper from 0 to 2, and the values that it emits."""
    made, numbers = Stepper("Flowers", range(3)), list[int]()
    qtbot.addWidget(made)
    made.stepped.connect(numbers.append)
    made.show()
    return made, numbers


def test_it_steps_to_its_ends_and_no_further(qtbot: QtBot) -> None:
    made, numbers = stepper(qtbot)
    assert not made.decrease_button.isEnabled()
    for _ in range(3):
        QTest.mouseClick(made.increase_button, Qt.MouseButton.LeftButton)
    assert (numbers, made.value, made.increase_button.isEnabled()) == ([1, 2], 2, False)
    QTest.mouseClick(made.decrease_button, Qt.MouseButton.LeftButton)
    assert (numbers[-1], made.increase_button.isEnabled()) == (1, True)


def test_arrow_keys_step_and_the_keyboard_stays_on_it(qtbot: QtBot) -> None:
    made, numbers = stepper(qtbot)
    with qtbot.waitActive(made):
        made.activateWindow()
    made.increase_button.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(made.increase_button, key)
    assert numbers == [1, 2]
    assert made.decrease_button.hasFocus()
    QTest.keyClick(made.decrease_button, Qt.Key.Key_Down)
    assert numbers == [1, 2, 1]


def test_a_disabled_stepper_has_a_reason(qtbot: QtBot) -> None:
    made, numbers = stepper(qtbot)
    made.set_value(1)
    made.disable("No difference")
    assert not made.increase_button.isEnabled()
    assert not made.decrease_button.isEnabled()
    assert made.toolTip() == "No difference"
    assert not made.set_typed_value(2)
    made.disable(None)
    assert made.set_typed_value(2)
    assert not made.set_typed_value(7)
    assert (made.value, numbers) == (2, [2])


def test_counted_pieces_can_be_hit_if_there_is_room(qtbot: QtBot) -> None:
    made, numbers = Stepper("Flowers", range(4), faces=("5f", "6f", "7f")), list[int]()
    qtbot.addWidget(made)
    made.stepped.connect(numbers.append)
    made.resize(600, 40)
    made.show()
    height = made.increase_button.height()
    first = QPoint(
        made.increase_button.geometry().right() + height // 2 + 10, made.increase_button.geometry().center().y()
    )
    last = first + QPoint(round(2 * (height - 4) * 0.72), 0)
    for place in (last, first, last, last):
        QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=place)
    assert numbers == [1, 0, 1, 2]
    made.resize(made.sizeHint().width(), 40)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=first)
    assert made.value == 2

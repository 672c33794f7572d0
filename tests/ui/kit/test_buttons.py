# SPDX-License-Identifier: MIT
"""Buttons and chips have accessible names, react to keys and keep their state."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.buttons import ContentButton, IconButton, LinkButton, SecondaryButton, TwoLineButton
from mahjong_desk.ui.kit.controls.chips import Chip, ChipGroup, PageChips, page_shortcut
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from tests.ui.widgets import add_widget, tooltips_at


def test_a_mnemonic_presses_its_button_at_once(qtbot: QtBot) -> None:
    button = SecondaryButton("&Draw")
    holder = add_widget(qtbot, boxed(column(button)))
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("draw"))
    with qtbot.waitActive(holder):
        holder.show()
        holder.activateWindow()
    QTest.keyClick(holder, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert pressed == ["draw"], "the next key must not overtake it"


def test_accessible_names_follow_the_text_without_its_mnemonic(qtbot: QtBot) -> None:
    plain, undo, close = SecondaryButton("&Draw"), TwoLineButton("&Undo", "South 1: draw"), IconButton("Close", "close")
    link = LinkButton("&Stop changing")
    for button in (plain, undo, close, link):
        qtbot.addWidget(button)
    assert plain.accessibleName() == "Draw"
    assert undo.accessibleName() == undo.toolTip() == "Undo: South 1: draw"
    assert (close.accessibleName(), close.toolTip()) == ("Close", "Close")
    undo.set_name("")
    assert undo.accessibleName() == "Undo"
    link.setText("&Stop inserting")
    assert link.accessibleName() == "Stop inserting"


def test_the_space_bar_presses_a_row(qtbot: QtBot) -> None:
    button = add_widget(qtbot, ContentButton(column(QWidget())))
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


NAMES = [(0, "Aoi"), (1, "Ben"), (2, "Chie"), (3, "Dai")]


def _group(qtbot: QtBot, *, exclusive: bool = True, optional: bool = False) -> ChipGroup:
    group = add_widget(qtbot, ChipGroup("Winner", exclusive=exclusive, optional=optional))
    group.set_choices(NAMES)
    group.show()
    return group


def _click(qtbot: QtBot, group: ChipGroup, value: int) -> None:
    QTest.mouseClick(group.chip(value), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(("optional", "value", "emitted"), [(False, 1, []), (True, None, [None])])
def test_a_second_click_clears_only_an_optional_choice(
    qtbot: QtBot, optional: bool, value: int | None, emitted: list[None]
) -> None:
    group = _group(qtbot, optional=optional)
    chosen: list[int | None] = []
    group.choose(1)
    group.chosen.connect(chosen.append)
    _click(qtbot, group, 1)
    assert (group.value(), chosen) == (value, emitted)


def test_setting_a_choice_emits_no_signal(qtbot: QtBot) -> None:
    group = _group(qtbot)
    with qtbot.assertNotEmitted(group.chosen), qtbot.assertNotEmitted(group.toggled):
        group.choose(2)
        group.set_chosen([1])
        group.choose(None)
    assert group.value() is None


def test_arrow_keys_choose_the_next_chip_and_wrap_around(qtbot: QtBot) -> None:
    group = _group(qtbot)
    group.choose(3)
    QTest.keyClick(group.chip(3), Qt.Key.Key_Right)
    assert group.value() == 0
    QTest.keyClick(group.chip(0), Qt.Key.Key_Left)
    assert group.value() == 3


def test_the_arrow_keys_skip_disabled_chips(qtbot: QtBot) -> None:
    group = _group(qtbot)
    group.choose(0)
    group.disable({1: "Ben has no tiles"})
    assert group.chip(1).toolTip() == "Ben has no tiles"
    QTest.keyClick(group.chip(0), Qt.Key.Key_Right)
    assert group.value() == 2
    group.disable({})
    assert group.chip(1).isEnabled()


def test_replacing_choices_keeps_the_selected_one(qtbot: QtBot) -> None:
    group = _group(qtbot)
    group.choose(2)
    group.set_choices([(2, "from Chie"), (3, "from Dai")])
    assert group.value() == 2
    with pytest.raises(KeyError):
        group.chip(0)


def test_the_tooltip_of_an_elided_chip_starts_with_its_text(qtbot: QtBot) -> None:
    chip = add_widget(qtbot, Chip("Bartholomew of the Hill"))
    chip.setToolTip("Also wins")
    chip.resize(80, 32)
    chip.show()
    assert tooltips_at(chip, QPoint(5, 5)) == ["Bartholomew of the Hill\nAlso wins"]


def test_tab_stops_at_the_chosen_chip_or_at_each(qtbot: QtBot) -> None:
    def stops(group: ChipGroup) -> list[int]:
        return [value for value, _name in NAMES if group.chip(value).focusPolicy() & Qt.FocusPolicy.TabFocus]

    group = _group(qtbot)
    assert stops(group) == [0]
    group.choose(2)
    assert stops(group) == [2]
    _click(qtbot, group, 1)
    assert stops(group) == [1]
    group.disable({1: ""})
    assert stops(group) == [0], "a disabled chip cannot have the focus"
    assert stops(_group(qtbot, exclusive=False)) == [0, 1, 2, 3]


CTRL = Qt.KeyboardModifier.ControlModifier


def test_keys_choose_pages_while_their_container_has_focus(qtbot: QtBot) -> None:
    container = QWidget()
    chips, within, elsewhere = PageChips("Pages", container), QLineEdit(), QLineEdit()
    window = add_widget(qtbot, boxed(column(boxed(column(chips, within), container), elsewhere)))
    chips.set_choices([("a", "Atlas"), ("b", "&Bench"), ("c", "Drills")])
    chips.choose("a")
    window.show()
    assert QTest.qWaitForWindowActive(window)
    within.setFocus()
    with qtbot.waitSignal(chips.chosen) as chosen:
        QTest.keyClick(within, Qt.Key.Key_2, CTRL)
    assert chosen.args == [chips.value()] == ["b"]
    chips.set_choices([("a", "Atlas"), ("c", "Drills")])
    QTest.keyClick(within, Qt.Key.Key_2, CTRL)
    assert chips.value() == "c"
    chips.chosen.connect(lambda _page: within.setFocus())
    chips.chip("c").setFocus()
    QTest.keyClick(chips.chip("c"), Qt.Key.Key_Right)
    assert chips.value() == "a"
    assert chips.chip("a").hasFocus(), "arrow keys move between pages although each page takes the focus"
    QTest.keyClick(chips.chip("a"), Qt.Key.Key_Left)
    elsewhere.setFocus()
    QTest.keyClick(elsewhere, Qt.Key.Key_1, CTRL)
    assert chips.value() == "c"
    assert page_shortcut(1).toString() in chips.chip("a").toolTip()


def test_pages_use_the_control_key_on_a_mac() -> None:
    assert [page_shortcut(3, mac=mac).toString() for mac in (True, False)] == ["Meta+3", "Ctrl+3"]

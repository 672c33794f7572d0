# SPDX-License-Identifier: MIT
"""Widgets expose roles, actions and parts to screen readers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.accessibility import AccessiblePart, install_accessibility
from mahjong_desk.ui.kit.controls.buttons import IconButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import Field
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from tests.ui.widgets import add_widget

Role = QAccessible.Role


@pytest.fixture(autouse=True)
def _screen_reader(qapp: QApplication) -> Iterator[None]:
    install_accessibility(qapp)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def accessible(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def name(interface: QAccessibleInterface) -> str:
    return interface.text(QAccessible.Text.Name)


class Drawn(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.accessible_role = "List"
        self.names = ["one"]

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        return tuple(AccessiblePart(text, QRect(0, 10 * at, 20, 10), "ListItem") for at, text in enumerate(self.names))


@pytest.mark.parametrize(("exclusive", "role"), [(True, Role.RadioButton), (False, Role.CheckBox)])
def test_chips_have_the_role_of_their_group(qtbot: QtBot, exclusive: bool, role: QAccessible.Role) -> None:
    group = add_widget(qtbot, ChipGroup("Winner", exclusive=exclusive))
    group.set_choices([("a", "Aoi"), ("b", "Ben")])
    assert [accessible(group.chip(value)).role() for value in "ab"] == [role, role]
    assert name(accessible(group.chip("b"))) == "Ben"


def test_a_screen_reader_can_choose_a_chip(qtbot: QtBot) -> None:
    group = add_widget(qtbot, ChipGroup("Winner"))
    group.set_choices([("a", "Aoi"), ("b", "Ben")])
    group.choose("a")
    with qtbot.waitSignal(group.chosen) as heard:
        accessible(group.chip("b")).actionInterface().doAction(QAccessibleActionInterface.toggleAction())
    assert heard.args == ["b"]
    assert [bool(accessible(group.chip(value)).state().checked) for value in "ab"] == [False, True]


def test_a_disabled_chip_cannot_be_pressed(qtbot: QtBot) -> None:
    group = add_widget(qtbot, ChipGroup("Winner"))
    group.set_choices([("a", "Aoi")])
    group.disable({"a": "Aoi discarded it"})
    chip = accessible(group.chip("a"))
    assert QAccessibleActionInterface.toggleAction() not in chip.actionInterface().actionNames()
    assert chip.text(QAccessible.Text.Description) == "Winner"


def test_an_icon_button_is_plain_and_says_its_name_once(qtbot: QtBot) -> None:
    button = add_widget(qtbot, IconButton("Close", "close"))
    assert button.toolTip() == name(accessible(button)) == "Close"
    assert accessible(button).text(QAccessible.Text.Description) == ""
    assert not accessible(button).state().checkable


def test_a_wrong_field_interrupts_the_screen_reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[QAccessible.AnnouncementPoliteness] = []
    # In older versions of Qt, no screen reader is active without a platform that has one.
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.politeness()))
    add_widget(qtbot, Field("Name")).set_error("Enter a name.")
    assert said == [QAccessible.AnnouncementPoliteness.Assertive]


def test_a_title_is_a_heading_unless_empty(qtbot: QtBot) -> None:
    title = add_widget(qtbot, Label("Standing", size=25, serif=True))
    assert (accessible(title).role(), name(accessible(title))) == (Role.Heading, "Standing")
    title.setText("")
    assert accessible(title).role() == Role.StaticText


def test_accessible_parts_follow_the_drawing(qtbot: QtBot) -> None:
    drawn = add_widget(qtbot, Drawn())
    whole = accessible(drawn)
    assert [name(whole.child(at)) for at in range(whole.childCount())] == ["one"]
    drawn.names.append("two")
    assert whole.childCount() == 2
    second = whole.child(1)
    assert (name(second), second.role(), whole.indexOfChild(second)) == ("two", Role.ListItem, 1)
    assert second.rect().topLeft() == drawn.mapToGlobal(QRect(0, 10, 20, 10).topLeft())
    assert second.parent().object() is drawn
    drawn.names.pop()
    assert whole.childCount() == 1
    assert not second.isValid()


def test_each_piece_of_a_rack_is_accessible(qtbot: QtBot) -> None:
    rack = add_widget(qtbot, Rack(clickable=True))
    assert name(accessible(rack)) == "Empty"
    rack.set_groups((TileGroup((TileFace("1z"), TileFace("1z", winning=True)), caption="pair"),))
    rack.resize(400, 120)
    pieces = [accessible(rack).child(at) for at in range(accessible(rack).childCount())]
    assert name(accessible(rack)) == "pair: East, East, winning"
    assert [name(piece) for piece in pieces] == ["East", "East, winning"]
    assert {piece.text(QAccessible.Text.Description) for piece in pieces} == {"pair"}


def test_accessible_parts_are_removed_with_their_widget() -> None:
    drawn = Drawn()
    drawn.show()
    key = QAccessible.uniqueId(accessible(drawn).child(0))
    drawn.close()
    drawn.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert QAccessible.accessibleInterface(key) is None

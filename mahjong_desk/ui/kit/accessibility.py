# SPDX-License-Identifier: MIT
"""Screen reader support: roles, parts of widgets, and announcements.

A widget names its role in the attribute ``accessible_role``, one of Qt's roles such as ``Dialog`` or ``Row``. Without
it, a widget with a name is a group, or a picture if it has no children. A widget that draws several parts, such as the
cells of a row, lists them (``HasAccessibleParts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, runtime_checkable
from weakref import ref

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import without_mnemonic

_INSTALLED_PROPERTY = "spokenWidgets"
_NAMED = QAccessible.Text.Name
_DESCRIBED = QAccessible.Text.Description
_Role = QAccessible.Role
_PLAIN = ("QWidget", "QScrollArea")
"""Classes for which Qt has no better interface."""


class AccessiblePart(NamedTuple):
    """A part that a widget draws, such as a cell of a row."""

    name: str
    box: QRect  # In pixels of the widget.
    role: str
    context: str = ""  # What it belongs to, such as its column header.


@runtime_checkable
class HasAccessibleParts(Protocol):
    """A widget that draws several parts."""

    def accessible_parts(self) -> Sequence[AccessiblePart]:
        """Returns the parts in reading order."""


class AccessibleWidget(QAccessibleWidget):
    """A widget with the role that it names; its children include its drawn parts."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._parts: list[AccessiblePartInterface] = []
        if isinstance(widget, HasAccessibleParts):
            # Qt caches an interface until its object is reported deleted.
            widget.destroyed.connect(partial(_forget, self._parts))

    def role(self) -> QAccessible.Role:
        return _role_of(self.widget())

    def text(self, kind: QAccessible.Text) -> str:
        """Returns the text, except a description that only repeats the name."""
        own_text = super().text(kind)
        widget = self.widget()
        if kind == _NAMED and not own_text and isinstance(widget, QLabel):
            return widget.text()
        return "" if kind == _DESCRIBED and own_text == self.text(_NAMED) else own_text

    def state(self) -> QAccessible.State:
        """Returns the state of the widget; a sheet is modal."""
        state: Any = super().state()
        state.modal = self.role() == _Role.Dialog
        return state  # type: ignore[no-any-return]

    def _current_parts(self) -> list[AccessiblePartInterface]:
        widget = self.widget()
        if not isinstance(widget, HasAccessibleParts):
            return []
        number = len(widget.accessible_parts())
        self._parts += [AccessiblePartInterface(widget, index) for index in range(len(self._parts), number)]
        return self._parts[:number]

    def _count_widgets(self) -> int:
        return QAccessibleWidget.childCount(self)

    def childCount(self) -> int:
        return self._count_widgets() + len(self._current_parts())

    def child(self, index: int) -> Any:
        """Returns a child widget, or a part; parts come after the widgets."""
        widgets, parts = self._count_widgets(), self._current_parts()
        if index < widgets:
            return super().child(index)
        return parts[index - widgets] if index - widgets < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, AccessiblePartInterface) and child in self._parts:
            return self._count_widgets() + self._parts.index(child)
        return super().indexOfChild(child)


class AccessibleButton(AccessibleWidget):
    """A button whose actions emit ``clicked``, as a click of the mouse does."""

    def _count_widgets(self) -> int:
        """Returns 0: the name and the parts of the button say what is on it."""
        return 0

    @property
    def _button(self) -> QAbstractButton:
        button = self.widget()
        assert isinstance(button, QAbstractButton)
        return button

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Accelerator:
            key = getattr(self._button, "key", "")
            return key or QKeySequence.mnemonic(self._button.text()).toString()
        own_text = super().text(kind)
        if kind != _NAMED or own_text:
            return own_text
        # Qt's own clear button of a line edit has no name.
        in_field = isinstance(self._button.parent(), QLineEdit)
        return without_mnemonic(self._button.text()) or (tr("Clear the field") if in_field else "")

    def state(self) -> QAccessible.State:
        state: Any = super().state()
        button = self._button
        is_expandable = button.isCheckable() and self.role() in (_Role.Row, _Role.ListItem)
        state.checkable = button.isCheckable() and not is_expandable
        state.checked = button.isChecked() and not is_expandable
        state.expandable = is_expandable
        state.expanded = is_expandable and button.isChecked()
        state.collapsed = is_expandable and not button.isChecked()
        state.pressed = button.isDown()
        return state  # type: ignore[no-any-return]

    def actionNames(self) -> list[str]:
        names: list[str] = super().actionNames()
        if not self._button.isEnabled():
            return names
        press = QAccessibleActionInterface.pressAction()
        toggle = QAccessibleActionInterface.toggleAction()
        return [toggle if self._button.isCheckable() else press, *names]

    def doAction(self, name: str) -> None:
        if name in (QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.toggleAction()):
            QTimer.singleShot(0, self._button, self._button.click)
        else:
            super().doAction(name)


class AccessiblePartInterface(QAccessibleInterface):
    """A part that a widget draws, as Qt passes it to a screen reader."""

    def __init__(self, widget: QWidget, index: int) -> None:
        super().__init__()
        # A strong reference would keep the widget alive.
        self._widget, self._index = ref(widget), index

    def _part(self) -> AccessiblePart:
        widget: object = self._widget()
        parts = widget.accessible_parts() if isinstance(widget, HasAccessibleParts) and isValid(widget) else ()
        return parts[self._index] if self._index < len(parts) else AccessiblePart("", QRect(), "NoRole")

    def isValid(self) -> bool:
        """Returns whether the part is still drawn."""
        return self._part().role != "NoRole"

    def object(self) -> Any:
        """Returns None, because a part is not an object."""

    def window(self) -> Any:
        return self.parent().window()

    def role(self) -> QAccessible.Role:
        return _role(self._part().role)

    def text(self, kind: QAccessible.Text) -> str:
        part = self._part()
        return {_NAMED: part.name, _DESCRIBED: part.context}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Does nothing: a part is read-only."""

    def state(self) -> QAccessible.State:
        whole: Any = self.parent().state()
        state: Any = QAccessible.State()
        state.readOnly = True
        state.invisible, state.offscreen, state.disabled = whole.invisible, whole.offscreen, whole.disabled
        return state  # type: ignore[no-any-return]

    def rect(self) -> QRect:
        """Returns the box on the screen."""
        widget, box = self._widget(), self._part().box
        return QRect() if widget is None or box.isNull() else QRect(widget.mapToGlobal(box.topLeft()), box.size())

    def parent(self) -> Any:
        widget = self._widget()
        return None if widget is None else QAccessible.queryAccessibleInterface(widget)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> Any:
        """Returns None, because a part has no children."""

    def childAt(self, x: int, y: int) -> Any:
        """Returns None, because a part has no children."""

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


def install_accessibility(app: QApplication) -> None:
    """Makes Qt use these interfaces, also for widgets it has queried before."""
    if app.property(_INSTALLED_PROPERTY):
        return
    app.setProperty(_INSTALLED_PROPERTY, True)
    QAccessible.installFactory(_interface)
    if QAccessible.isActive():
        for widget in app.allWidgets():
            interface = QAccessible.queryAccessibleInterface(widget)
            if _describes_itself(widget) or interface.role() == _Role.Client:
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Makes a screen reader announce a text, if one is running."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    kinds = QAccessible.AnnouncementPoliteness
    event.setPoliteness(kinds.Assertive if at_once else kinds.Polite)
    QAccessible.updateAccessibility(event)


def _interface(class_name: str, widget: QObject) -> QAccessibleInterface | None:
    """Returns the interface of a widget, or None if Qt's own is better.

    Qt calls this for each class of a widget, from the most derived one up.
    """
    if not isinstance(widget, QWidget) or not (_describes_itself(widget) or class_name in _PLAIN):
        return None
    return AccessibleButton(widget) if isinstance(widget, QAbstractButton) else AccessibleWidget(widget)


def _describes_itself(widget: QWidget) -> bool:
    if isinstance(widget, QToolButton):
        return isinstance(widget.parent(), QLineEdit)
    if isinstance(widget, QPushButton) and widget.menu() is not None:
        return False
    return isinstance(widget, QAbstractButton) or bool(getattr(widget, "accessible_role", ""))


def _role(name: str) -> QAccessible.Role:
    role: QAccessible.Role = getattr(_Role, name)
    return role


def _role_of(widget: QWidget) -> QAccessible.Role:
    """Returns the role that a widget names, or else the one that suits it."""
    role_name = getattr(widget, "accessible_role", "")
    if role_name:
        return _role(role_name)
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        return _Role.RadioButton if widget.autoExclusive() else _Role.CheckBox
    if isinstance(widget, QAbstractButton):
        return _Role.Button
    if not widget.accessibleName():
        return _Role.Client
    return _Role.Grouping if widget.findChild(QWidget) is not None else _Role.Graphic


def _forget(parts: list[AccessiblePartInterface]) -> None:
    for part in parts:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))

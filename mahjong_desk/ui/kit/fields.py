# SPDX-License-Identifier: MIT
"""A field with its label, and the sentence that says what is wrong with it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.icons import icon_pixmap
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import plain
from mahjong_desk.ui.kit.painting import follow_theme, text_height
from mahjong_desk.ui.kit.spoken import announce

_SELECTING = "selectsOnFocus"
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class IconLabel(QLabel):
    """An icon beside words that say the same; it is not read aloud."""

    def __init__(self, name: str, role: str = "ink", parent: QWidget | None = None, *, size: int = 18) -> None:
        super().__init__(parent)
        self._name, self._role, self._size = name, role, size
        follow_theme(self)

    def set_icon(self, name: str, role: str = "") -> None:
        """Shows another icon, in another colour if given; none if empty."""
        self._name = name
        self._role = role or self._role
        self.restyle()

    def restyle(self) -> None:
        """Takes the colour from the theme."""
        side = theme.px(self._size)
        ratio = self.devicePixelRatioF()
        self.setPixmap(icon_pixmap(self._name, self._role, side, ratio) if self._name else QPixmap())
        self.setFixedSize(QSize(side, side))


class Field(QWidget):
    """A line to type in, its label above it and its fault below it.

    The room of the fault is kept, so that nothing moves when one appears.
    """

    changed = Signal(str)
    submitted = Signal()

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        text: str = "",
        placeholder: str = "",
        keep_room: bool = True,
    ) -> None:
        super().__init__(parent)
        self.edit = QLineEdit(text)
        self._keep_room = keep_room
        self._label = Label(label, role="ink3", size=14)
        self._label.setBuddy(self.edit)
        if not label:
            self._label.hide()
        self._fault = ""
        self._sign = IconLabel("warning", "error", size=16)
        self._words = Label("", role="error", size=14, wrap=True)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(plain(label) or placeholder)
        self.setFocusProxy(self.edit)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self._sign)
        below.addWidget(self._words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._label)
        column.addWidget(self.edit)
        column.addLayout(below)
        self.edit.textChanged.connect(self.changed)
        self.edit.returnPressed.connect(self.submitted)
        self.set_error("")
        follow_theme(self)

    @property
    def error(self) -> str:
        """The sentence below the field; empty where all is well."""
        return self._fault

    def text(self) -> str:
        """Returns what stands in the field."""
        return self.edit.text()

    def set_text(self, text: str) -> None:
        """Puts a text into the field."""
        self.edit.setText(text)

    def set_error(self, sentence: str) -> None:
        """Says below the field what is wrong with it; an empty sentence takes it back."""
        if sentence != self._fault:
            announce(self.edit, sentence, at_once=True)
        self._fault = sentence
        self._words.setText(sentence)
        self._sign.set_icon("warning" if sentence else "")
        for widget in (self._words, self._sign):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(self._keep_room)
            widget.setSizePolicy(policy)
            widget.setVisible(bool(sentence))
        self.edit.setProperty("fault", bool(sentence))
        self.edit.setAccessibleDescription(sentence)
        self.edit.style().unpolish(self.edit)
        self.edit.style().polish(self.edit)

    def restyle(self) -> None:
        """Takes its sizes from the theme."""
        self._words.setMinimumHeight(math.ceil(text_height(theme.font(14))) + 1)


class _Selecting(QObject):
    """Selects what stands in a line when it gets the focus, so that typing takes its place."""

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self.setObjectName(_SELECTING)
        self._edit = edit
        self._fresh = False
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            reason = event.reason()
            self._fresh = reason == Qt.FocusReason.MouseFocusReason
            if reason in _BY_KEYBOARD:
                self._edit.selectAll()
        elif event.type() == QEvent.Type.MouseButtonRelease and self._fresh:
            self._fresh = False
            if not self._edit.hasSelectedText():
                self._edit.selectAll()
        return super().eventFilter(watched, event)


def select_on_focus(edit: QLineEdit, owner: QWidget | None = None) -> None:
    """Has a line select what stands in it when it gets the focus, by key or by click."""
    found = edit.findChild(_Selecting, _SELECTING)
    watcher = found if isinstance(found, _Selecting) else _Selecting(edit)
    if owner is not None:
        owner.installEventFilter(watcher)

# SPDX-License-Identifier: MIT
"""Labelled fields, spin boxes and combo boxes."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.painting import register_for_theme, text_height
from mahjong_desk.ui.kit.text_format import without_mnemonic

_SELECTING = "selectsOnFocus"
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class Field(QWidget):
    """A line edit with its label above and its error below.

    Space is reserved for the error, so that nothing moves when one appears.
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
        reserve_error_line: bool = True,
    ) -> None:
        super().__init__(parent)
        self.edit = QLineEdit(text)
        self._keep_room = reserve_error_line
        self._label = Label(label, role="ink3", size=14)
        self._label.setBuddy(self.edit)
        if not label:
            self._label.hide()
        self._fault = ""
        self._sign = IconLabel("warning", "error", size=16)
        self._words = Label("", role="error", size=14, wrap=True)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(without_mnemonic(label) or placeholder)
        self.setFocusProxy(self.edit)
        boxed(column(self._label, self.edit, row(self._sign, (self._words, 1), gap=6), gap=4), self)
        self.edit.textChanged.connect(self.changed)
        self.edit.returnPressed.connect(self.submitted)
        self.set_error("")
        register_for_theme(self)

    @property
    def error(self) -> str:
        """The sentence below the field; empty if there is no error."""
        return self._fault

    def text(self) -> str:
        return self.edit.text()

    def set_text(self, text: str) -> None:
        self.edit.setText(text)

    def set_error(self, sentence: str) -> None:
        """Shows what is wrong below the field; an empty sentence clears it."""
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
        self._words.setMinimumHeight(math.ceil(text_height(theme.font(14))) + 1)


class _SelectOnFocusFilter(QObject):
    """Selects the text of a line edit when it gets the focus, so that typing replaces it."""

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
    """Makes a line edit select its text when it gets the focus by key or click."""
    found = edit.findChild(_SelectOnFocusFilter, _SELECTING)
    watcher = found if isinstance(found, _SelectOnFocusFilter) else _SelectOnFocusFilter(edit)
    if owner is not None:
        owner.installEventFilter(watcher)


_EDGE = 2
_PADDING = 8
_ARROWS = 24


class NumberBox(QSpinBox):
    """A whole number to type or step with the arrow keys, aligned right.

    The application's style sheet cannot pad the digits and leaves no room for them in a spin box without arrows, so it
    positions them itself.
    """

    def __init__(self, parent: QWidget | None = None, *, arrows: bool = True) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        if not arrows:
            self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        select_on_focus(self.lineEdit(), self)
        self._arrange()

    def _arrange(self) -> None:
        arrows = self.buttonSymbols() != QSpinBox.ButtonSymbols.NoButtons
        padding = theme.px(_PADDING) if arrows else _EDGE
        right = theme.px(_ARROWS) if arrows else _EDGE
        self.lineEdit().setGeometry(self.rect().adjusted(padding, _EDGE, -right, -_EDGE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._arrange()


class ElidedComboBox(QComboBox):
    """A combo box whose current text is elided if needed; its tip and its list have the whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self.setToolTip)

    def shown_text(self) -> str:
        """Returns the text as shown."""
        options = QStyleOptionComboBox()
        self.initStyleOption(options)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, options, field, self)
        # Qt leaves one pixel free at both ends.
        return self.fontMetrics().elidedText(str(options.currentText), Qt.TextElideMode.ElideRight, room.width() - 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, options = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(options)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, options)
        options.currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, options)

# SPDX-License-Identifier: MIT
"""Fields, spin boxes, combo boxes, and line edits with completion or search."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import IconButton
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, boxed, column, reserve_place, row
from mahjong_desk.ui.kit.marks import PlayerMark, mark_name, mark_pixmap
from mahjong_desk.ui.kit.painting import register_for_theme, text_height, transparent_pixmap
from mahjong_desk.ui.kit.text_format import without_mnemonic


class Field(QWidget):
    """A line edit with its label above and its error below.

    Space is reserved for the error, so that nothing moves when one appears.
    """

    changed = Signal(str)
    submitted = Signal()

    def __init__(self, label: str, *, text: str = "", placeholder: str = "", reserve_error_line: bool = True) -> None:
        super().__init__()
        self.edit = QLineEdit(text)
        self._reserves_error_line = reserve_error_line
        self._label = Label(label, role="ink3", size=14)
        self._label.setBuddy(self.edit)
        if not label:
            self._label.hide()
        self.error = ""
        self._error_icon = IconLabel("warning", "error", size=16)
        self._error_text = Label("", role="error", size=14, wrap=True)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(without_mnemonic(label) or placeholder)
        self.setFocusProxy(self.edit)
        boxed(column(self._label, self.edit, row(self._error_icon, (self._error_text, 1), gap=6), gap=4), self)
        self.edit.textChanged.connect(self.changed)
        self.edit.returnPressed.connect(self.submitted)
        self.set_error("")
        register_for_theme(self)

    def text(self) -> str:
        return self.edit.text()

    def set_text(self, text: str) -> None:
        self.edit.setText(text)

    def set_error(self, sentence: str) -> None:
        """Shows an error below the field; an empty sentence clears it."""
        if sentence != self.error:
            announce(self.edit, sentence, at_once=True)
        self.error = sentence
        self._error_text.setText(sentence)
        self._error_icon.set_icon("warning" if sentence else "")
        for widget in (self._error_text, self._error_icon):
            reserve_place(widget, self._reserves_error_line)
            widget.setVisible(bool(sentence))
        self.edit.setProperty("fault", bool(sentence))
        self.edit.setAccessibleDescription(sentence)
        self.edit.style().unpolish(self.edit)
        self.edit.style().polish(self.edit)

    def restyle(self) -> None:
        self._error_text.setMinimumHeight(math.ceil(text_height(theme.font(14))) + 1)


class _SelectOnFocusFilter(QObject):
    """Selects the text of a line edit when it gets the focus."""

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        self._focused_by_mouse = False
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            reason = event.reason()
            self._focused_by_mouse = reason == Qt.FocusReason.MouseFocusReason
            # After Tab, Qt selects the text itself.
            if reason in (Qt.FocusReason.ShortcutFocusReason, Qt.FocusReason.OtherFocusReason):
                self._edit.selectAll()
        elif event.type() == QEvent.Type.MouseButtonRelease and self._focused_by_mouse:
            self._focused_by_mouse = False
            if not self._edit.hasSelectedText():
                self._edit.selectAll()
        return super().eventFilter(watched, event)


def select_on_focus(edit: QLineEdit, owner: QWidget | None = None) -> None:
    """Makes a line edit select its text when it gets the focus by key or click."""
    event_filter = edit.findChild(_SelectOnFocusFilter) or _SelectOnFocusFilter(edit)
    if owner is not None:
        owner.installEventFilter(event_filter)


_SPIN_EDGE = 2
_PADDING = 8
_ARROWS = 24


class NumberBox(QSpinBox):
    """A whole number to type or step with the arrow keys, aligned right.

    This class positions the digits itself, because the application's style sheet cannot pad them, and leaves no room
    for them in a spin box without arrows.
    """

    def __init__(self, name: str, numbers: range, value: int = 0, *, width: int, arrows: bool = True) -> None:
        """Creates a box for a range with its step, ``width`` pixels wide at 100 %."""
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(numbers.start, numbers.stop - 1)
        self.setSingleStep(numbers.step)
        # As ``format_number`` writes numbers, whatever the locale of the system.
        self.setLocale(QLocale(QLocale.Language.English))
        self.setGroupSeparatorShown(True)
        self.setValue(value)
        self.setFixedWidth(theme.px(width))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        if not arrows:
            self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        select_on_focus(self.lineEdit(), self)
        self._arrange()

    def _arrange(self) -> None:
        arrows = self.buttonSymbols() != QSpinBox.ButtonSymbols.NoButtons
        padding = theme.px(_PADDING) if arrows else _SPIN_EDGE
        right = theme.px(_ARROWS) if arrows else _SPIN_EDGE
        self.lineEdit().setGeometry(self.rect().adjusted(padding, _SPIN_EDGE, -right, -_SPIN_EDGE))

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

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            # Scroll the page instead.
            event.ignore()


class ElidedComboBox(QComboBox):
    """A combo box that elides its current text if needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self.setToolTip)

    def shown_text(self) -> str:
        """Returns the current text, elided if needed."""
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


MAX_NAME_LENGTH = 40
"""In characters."""
_SEARCH_TEXT = Qt.ItemDataRole.UserRole
_NAME = Qt.ItemDataRole.UserRole + 1
_KEY = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex


class NameCompletion(NamedTuple):
    """A name offered for completion."""

    label: str  # What the list shows.
    name: str
    words: str = ""  # Searched in addition to the label.
    mark: PlayerMark | None = None
    key: str = ""  # The id of the player.


class NameCompletionModel(QStringListModel):
    """Names for completion; ``older`` ones are added once the user types."""

    def __init__(
        self,
        names: Sequence[NameCompletion] = (),
        older: Iterable[Sequence[NameCompletion]] = (),
        without: Sequence[str] = (),
    ) -> None:
        self._without = frozenset(without)
        self._known = {item.label: item for item in names if item.name not in self._without}
        super().__init__(list(self._known))
        self._older = iter(older)
        self._found: dict[str, NameCompletion] = {}
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_batch)

    def key(self, label: str) -> str:
        """Returns the key of the name shown as ``label``, or an empty string."""
        return self._known[label].key if label in self._known else ""

    def label(self, key: str) -> str:
        """Returns the label of the name with a key, or an empty string."""
        return next((item.label for item in self._known.values() if key and item.key == key), "")

    def fetch_older(self) -> None:
        """Starts to read the older names."""
        self._reading.start()

    def _read_batch(self) -> None:
        batch = next(self._older, None)
        if batch is not None:
            self._found.update((item.label, item) for item in batch if item.name not in self._without)
            return
        self._reading.stop()
        present = set(self.stringList())
        added = [label for label in self._found if label not in present]
        self._known.update(self._found)
        self._found = {}
        if added:
            # Appended, so that nothing moves in an open list.
            first = self.rowCount()
            self.insertRows(first, len(added))
            for row, label in enumerate(added, start=first):
                self.setData(self.index(row), label)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (_SEARCH_TEXT, _NAME, _KEY, Qt.ItemDataRole.DecorationRole):
            return super().data(index, role)
        item = self._known.get(str(super().data(index, Qt.ItemDataRole.DisplayRole)))
        if item is None:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return mark_pixmap(item.mark) if item.mark is not None else None
        return {_SEARCH_TEXT: f"{item.label} {item.words}", _NAME: item.name, _KEY: item.key}[role]


class _NameCompleter(QCompleter):
    """A completer that searches labels and further words, but inserts only the name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompletionRole(_SEARCH_TEXT)

    def pathFromIndex(self, index: _Index) -> str:
        """Returns the text to insert."""
        return str(index.data(_NAME) or "")


class NameField(QLineEdit):
    """A line edit that suggests known names."""

    person_chosen = Signal(str, str)

    def __init__(self, label: str, model: NameCompletionModel | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(MAX_NAME_LENGTH)
        self.setAccessibleName(label)
        self._mark: QAction | None = None
        self._suggestions = model or NameCompletionModel()
        self._completer = _NameCompleter(self)
        self._completer.activated[QModelIndex].connect(self._accept)  # type: ignore[index]
        self.setCompleter(self._completer)
        self._completer.setModel(self._suggestions)
        self.textEdited.connect(self._suggestions.fetch_older)

    def setText(self, text: str | None) -> None:
        # A name from a file may be longer than one that is typed.
        self.setMaxLength(max(MAX_NAME_LENGTH, len(text or "")))
        super().setText(text)

    def show_mark(self, mark: PlayerMark | None) -> None:
        """Shows a player's mark before the name, or nothing."""
        if self._mark is None:
            self._mark = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self._mark.setIcon(QIcon(mark_pixmap(mark)) if mark is not None else QIcon(transparent_pixmap(1, 1, 1)))
        self._mark.setText(mark_name(mark) if mark is not None else self.accessibleName())

    def _accept(self, index: QModelIndex) -> None:
        name = str(index.data(_NAME))
        self.setText(name)
        self.person_chosen.emit(name, str(index.data(_KEY) or ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        popup, parent = self._completer.popup(), self.parentWidget()
        if event.key() not in ENTER or popup is None or parent is None:
            return
        if popup.isVisible() and not popup.currentIndex().isValid():
            # Qt would only close the list.
            popup.hide()
            QCoreApplication.sendEvent(parent, QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))
            event.accept()


_LENS, _GAP, _EDGE = 18, 8, 10
_QT_MARGIN = 6
"""The margin that Qt keeps inside the padding of a line edit, in pixels."""


class SearchField(QLineEdit):
    """A line edit with a lens, and a button that clears it."""

    def __init__(self) -> None:
        super().__init__()
        self._lens = IconLabel("lens", "ink3", size=_LENS)
        self.clear_button = IconButton(tr("Clear"), "close")
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.clicked.connect(self._clear_and_focus)
        self.clear_button.hide()
        self._parts = row(self._lens, ..., self.clear_button)
        self.setLayout(self._parts)
        self.textChanged.connect(self._on_text_changed)
        register_for_theme(self)

    def serve_find(self, page: QWidget) -> None:
        """Makes Ctrl + F focus the field from anywhere on a page."""
        find = QShortcut(QKeySequence.StandardKey.Find, page, self._focus_and_select)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _focus_and_select(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def _on_text_changed(self, text: str) -> None:
        self.clear_button.setVisible(bool(text))
        self.restyle()

    def _clear_and_focus(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self) -> None:
        """Makes room for lens and button; an elided placeholder becomes the tooltip."""
        edge = theme.px(_EDGE)
        self._parts.setContentsMargins(edge, 0, 0, 0)
        before = self._lens.width() + theme.scaled_frame(_GAP)
        after = self.clear_button.sizeHint().width() - edge if self.text() else 0
        self.setTextMargins(before, 0, max(0, after), 0)
        room = self.width() - before - 2 * edge - _QT_MARGIN
        sentence = self.placeholderText()
        self.setToolTip(sentence if self.fontMetrics().horizontalAdvance(sentence) > room else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

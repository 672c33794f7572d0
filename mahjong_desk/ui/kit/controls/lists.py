# SPDX-License-Identifier: MIT
"""Lists that show only whole rows, and one that loads its rows on scrolling."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.fields import SearchField
from mahjong_desk.ui.kit.layout.boxes import ENTER
from mahjong_desk.ui.kit.painting import elide_text, paint_text

_LINE = Qt.ItemDataRole.UserRole
_PAGE_SIZE, _BATCH_SIZE = 40, 50
_SIZE, _PADDING, _MAX_HEIGHT = 15, 18, 400
_Index = QModelIndex | QPersistentModelIndex


class WholeRows(QObject):
    """Fits the viewport of a list or table to whole rows.

    A table must not have a horizontal scroll bar.
    """

    def __init__(self, view: QListView | QTableView) -> None:
        super().__init__(view)
        self._view, self._spare = view, 0
        view.viewport().installEventFilter(self)
        view.verticalScrollBar().rangeChanged.connect(self._fit)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        view, used, spare = self._view, 0, 0
        room = view.contentsRect().height() - view.viewportMargins().top()
        for row in range(view.model().rowCount()):
            rect = view.visualRect(view.model().index(row, 0))
            bottom = rect.bottom() + 1 + view.verticalScrollBar().value()
            if bottom > room:
                spare = room - used if used else 0
                break
            used = bottom
        if isinstance(view, QTableView):
            # Qt sets the margins of a table itself, for the headers.
            view.viewport().resize(view.viewport().width(), room - spare)
        elif spare != self._spare:
            self._spare = spare
            view.setViewportMargins(0, 0, 0, spare)


def show_whole_rows(view: QListView) -> None:
    """Makes a list wrap the text of its rows, and end below a whole row."""
    view.setWordWrap(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    WholeRows(view)


class RowList(QListWidget):
    """A list with wrapping texts that ends below a whole row."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        show_whole_rows(self)


class _LazyModel(QAbstractListModel):
    """The lines read so far."""

    def __init__(self, text_of: Callable[[Any], str], width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._text_of, self._width = text_of, width
        self._lines: list[tuple[object, str]] = []
        self._source: Iterator[object] = iter(())
        self._words: tuple[str, ...] = ()
        self.exhausted = True

    def reset(self, source: Iterable[object], words: tuple[str, ...]) -> None:
        self.beginResetModel()
        self._lines, self._source, self._words, self.exhausted = [], iter(source), words, False
        self.endResetModel()

    def fetch(self) -> None:
        """Reads a few more lines."""
        count = _BATCH_SIZE if self._words else _PAGE_SIZE
        batch = list(islice(self._source, count))
        self.exhausted = len(batch) < count
        items = [(line, self._text_of(line)) for line in batch]
        matches = [(line, text) for line, text in items if all(word in text.casefold() for word in self._words)]
        if matches:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(matches) - 1)
            self._lines += matches
            self.endInsertRows()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line, text = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return text
            case Qt.ItemDataRole.SizeHintRole:
                room = QRect(0, 0, theme.scaled_column_width(self._width), theme.px(_MAX_HEIGHT))
                height = QFontMetrics(theme.font(_SIZE)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
                return QSize(0, height + theme.px(_PADDING))
        return line if role == _LINE else None


class LazyListView(QListView):
    """A list that reads further pages when its end comes into view."""

    current_changed = Signal()
    opened = Signal()
    rows_loaded = Signal()

    def __init__(self, text_of: Callable[[Any], str], width: int) -> None:
        super().__init__()
        self._model = _LazyModel(text_of, width, self)
        self.setModel(self._model)
        show_whole_rows(self)
        self._wanted_rows = 0
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._fetch_more())
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.current_changed.emit())
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def show_lines(self, source: Iterable[object], words: str = "", current: object = None) -> None:
        """Shows the lines that contain all ``words``, and selects ``current``.

        If there are words, ``current`` is selected only if it is in the first batch.
        """
        self._model.reset(source, tuple(words.casefold().split()))
        self._wanted_rows = _PAGE_SIZE
        self._read()
        while current is not None and not words and self._row_of(current) < 0 and not self._model.exhausted:
            self._model.fetch()
        row = self._row_of(current)
        if row >= 0:
            self.setCurrentIndex(self._model.index(row))

    def choose_first(self) -> None:
        """Selects the first line if none is selected."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0))

    @property
    def current(self) -> Any:
        """The current line, or None."""
        index = self.currentIndex()
        return index.data(_LINE) if index.isValid() else None

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the lines read so far."""
        return tuple(str(self._model.index(row).data()) for row in range(self._model.rowCount()))

    @property
    def is_complete(self) -> bool:
        """Whether all lines were read."""
        return self._model.exhausted

    def _row_of(self, line: object) -> int:
        rows = range(self._model.rowCount())
        return next((row for row in rows if self._model.index(row).data(_LINE) == line), -1)

    def _fetch_more(self) -> None:
        bar = self.verticalScrollBar()
        if not self._model.exhausted and bar.value() >= bar.maximum() - self.height():
            self._wanted_rows = self._model.rowCount() + _PAGE_SIZE
            self._reading.start()

    def _read(self) -> None:
        """Reads a batch, and schedules the next one until there are enough lines."""
        self._model.fetch()
        if self._model.exhausted or self._model.rowCount() >= self._wanted_rows:
            self._reading.stop()
            self.rows_loaded.emit()
        else:
            self._reading.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.current is not None:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def hideEvent(self, event: QHideEvent) -> None:
        self._reading.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Hiding it, or minimising the window, has stopped the reading.
        if not self._model.exhausted and self._model.rowCount() < self._wanted_rows:
            self._reading.start()


class RowDelegate(QStyledItemDelegate):
    """Draws the background of rows; subclasses draw the texts."""

    def __init__(self, view: QListView, width: int, height: int) -> None:
        super().__init__(view)
        self._view, self._width, self._height = view, width, height

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(theme.px(self._width), theme.px(self._height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours, rect = theme.current(), QRectF(option.rect)
        chosen = index.row() == self._view.currentIndex().row()
        painter.save()
        if chosen:
            painter.fillRect(rect, colours.brass_wash)
            painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), colours.brass_text)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), colours.line)
        self.paint_row(painter, rect, index.data(_LINE), chosen=chosen)
        painter.restore()

    def paint_row(self, painter: QPainter, rect: QRectF, line: Any, *, chosen: bool) -> None:
        """Paints the texts of a line."""
        raise NotImplementedError


_Text = tuple[str, QFont, QColor]
"""A text with its font and its colour."""


def paint_two_lines(
    painter: QPainter, box: QRectF, above: _Text, below: _Text, *, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    """Paints one text above another, each elided if it does not fit."""
    upper, lower = QRectF(box), QRectF(box)
    upper.setHeight(box.height() * 0.55)
    lower.setTop(upper.bottom())
    for line, (text, font, ink) in ((upper, above), (lower, below)):
        paint_text(painter, line, elide_text(font, text, box.width()), font, ink, side)


class ListFilterField(SearchField):
    """A search field above a list; Enter and Down move the focus to the list."""

    def __init__(self, label: str, lines: LazyListView) -> None:
        super().__init__()
        self._list = lines
        self.setPlaceholderText(label)
        self.setAccessibleName(label)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Down):
            self._list.setFocus(Qt.FocusReason.TabFocusReason)
            self._list.choose_first()
        else:
            super().keyPressEvent(event)

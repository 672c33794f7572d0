# SPDX-License-Identifier: MIT
"""A chart in the window, for mouse, keyboard and screen reader."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.charts.drawing import Chart, Drawing, HitSpot, paint_drawing
from mahjong_desk.ui.kit.layout.boxes import ENTER
from mahjong_desk.ui.kit.painting import (
    elide_text,
    paint_box,
    paint_ground,
    paint_text,
    register_for_theme,
    remeasure,
    ring_colour,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.sheets.keyboard import to_latin
from mahjong_desk.ui.kit.text_format import join_clauses

_LINE_SIZE = 13
_NO_SPOT = -1
_MAX_SPOKEN = 6
_OPENING_KEYS = (*ENTER, Qt.Key.Key_Space)


class ChartView(QWidget):
    """A chart, and a line below it with the focused value.

    Tab enters; arrows move between values, Home and End to the first and last of a row; Enter and Space open the rows
    behind a value; T shows the figures as a table.
    """

    activated = Signal(int, int)
    table_requested = Signal()
    hovered = Signal(str)

    accessible_role = "Chart"

    def __init__(self, chart: Chart, *, opens: bool = False) -> None:
        super().__init__()
        self.chart, self.note = chart, ""
        self._opens = opens
        self._current_index = _NO_SPOT
        self._cached_drawing: Drawing | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setMouseTracking(True)
        register_for_theme(self)

    def set_chart(self, chart: Chart, note: str = "") -> None:
        self.chart, self.note = chart, note
        self._current_index = _NO_SPOT
        remeasure(self)

    @property
    def current_spot(self) -> HitSpot | None:
        """The focused value, or None."""
        spots = self.current_drawing().spots
        return spots[self._current_index] if 0 <= self._current_index < len(spots) and self.hasFocus() else None

    @property
    def line(self) -> str:
        """The text below the chart."""
        spot = self.current_spot
        if spot is None:
            return self.note
        keys = tr("{value} · Enter: rows, T: table") if self._opens and spot.opens else tr("{value} · T: table")
        whole = keys.format(value=spot.words)
        # If both do not fit, only the value is shown.
        return whole if text_width(theme.font(_LINE_SIZE), whole) <= self.width() else spot.words

    def current_drawing(self) -> Drawing:
        if self._cached_drawing is None:
            room = QRectF(self.rect()).adjusted(1, 0, -1, 0 if self._is_tight() else -self._line_height())
            self._cached_drawing = self.chart.draw(room)
        return self._cached_drawing

    def restyle(self) -> None:
        """Discards the cached drawing, and describes the chart for a screen reader."""
        self._cached_drawing = None
        self.setAccessibleName(self.chart.title)
        self._describe()

    def _describe(self) -> None:
        current = self.current_spot
        spoken = [current] if current is not None else _summary_spots(self.current_drawing().spots)
        # A value shown twice, such as in both bars of a row, is read once.
        self.setAccessibleDescription(join_clauses(*dict.fromkeys(spot.words for spot in spoken)))

    def _line_height(self) -> float:
        return text_height(theme.font(_LINE_SIZE)) + 4

    def _is_tight(self) -> bool:
        """Returns whether the chart needs the space of the line below it."""
        return self.height() < self.chart.min_size().height() + self._line_height()

    def _move_to(self, index: int) -> None:
        self._current_index = index
        self._describe()
        self.update()
        words = self.current_spot.words if self.current_spot is not None else ""
        announce(self, words)
        self.hovered.emit(words)

    def _step(self, key: int) -> bool:
        spots = self.current_drawing().spots
        if not 0 <= self._current_index < len(spots):
            return False
        current = spots[self._current_index]
        row = [index for index, spot in enumerate(spots) if spot.row == current.row]
        column = row.index(self._current_index)
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            column = max(0, min(len(row) - 1, column + (1 if key == Qt.Key.Key_Right else -1)))
            self._move_to(row[column])
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._move_to(row[0] if key == Qt.Key.Key_Home else row[-1])
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._change_row(current, 1 if key == Qt.Key.Key_Down else -1)
        else:
            return False
        return True

    def _change_row(self, current: HitSpot, step: int) -> None:
        spots = self.current_drawing().spots
        rows = sorted({spot.row for spot in spots})
        target = rows.index(current.row) + step
        if not 0 <= target < len(rows):
            return
        candidates = [index for index, spot in enumerate(spots) if spot.row == rows[target]]
        middle = current.box.center().x()
        self._move_to(min(candidates, key=lambda index: abs(spots[index].box.center().x() - middle)))

    def _spot_at(self, point: QPointF) -> int:
        """Returns the index of the nearest value at a point, or ``_NO_SPOT``."""
        spots = self.current_drawing().spots
        hits = [index for index, spot in enumerate(spots) if spot.box.contains(point)]
        return min(hits, key=lambda index: (spots[index].box.center() - point).manhattanLength(), default=_NO_SPOT)

    # Qt

    def sizeHint(self) -> QSize:
        size = self.chart.size()
        return QSize(round(size.width()) + 2, round(size.height() + self._line_height()))

    def minimumSizeHint(self) -> QSize:
        size = self.chart.min_size()
        return QSize(round(size.width()) + 2, round(size.height()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._current_index == _NO_SPOT and self.current_drawing().spots:
            self._current_index = 0
        self._move_to(self._current_index)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._move_to(self._current_index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        spot = self.current_spot
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif to_latin(event).key() == Qt.Key.Key_T:
            self.table_requested.emit()
        elif event.key() in _OPENING_KEYS and self._opens and spot is not None and spot.opens:
            self.activated.emit(spot.row, spot.column)
        elif not self._step(event.key()):
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self._spot_at(event.position())
        is_clickable = self._opens and index != _NO_SPOT and self.current_drawing().spots[index].opens
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_clickable else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._spot_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or index == _NO_SPOT:
            super().mousePressEvent(event)
            return
        self._move_to(index)
        spot = self.current_drawing().spots[index]
        if self._opens and spot.opens:
            self.activated.emit(spot.row, spot.column)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self._spot_at(QPointF(event.pos()))
            if index == _NO_SPOT:
                QToolTip.hideText()
            else:
                spot = self.current_drawing().spots[index]
                QToolTip.showText(event.globalPos(), spot.words, self, spot.box.toRect())
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._cached_drawing = None
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_drawing(painter, self.current_drawing(), theme.current())
        spot = self.current_spot
        if spot is not None:
            paint_box(painter, spot.box.adjusted(-1, -1, 1, 1), None, ring_colour(self), 5, theme.current().ring)
        elif self.hasFocus():
            paint_box(painter, QRectF(self.rect()), None, ring_colour(self), 5, theme.current().ring)
        if self._is_tight() and spot is None:
            return
        small = theme.font(_LINE_SIZE)
        foot = QRectF(0, self.height() - self._line_height(), self.width(), self._line_height())
        if self._is_tight():
            paint_ground(painter, foot, theme.current().paper)
        paint_text(painter, foot, elide_text(small, self.line, foot.width()), small, theme.current().ink2)


def _summary_spots(spots: Sequence[HitSpot]) -> list[HitSpot]:
    """Returns the values to read aloud: of a long row, only the last one."""
    rows = [list(row) for _, row in groupby(spots, key=lambda spot: spot.row)]
    return [spot for row in rows for spot in (row if len(row) <= _MAX_SPOKEN else row[-1:])]

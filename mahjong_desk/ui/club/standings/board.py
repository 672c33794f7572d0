# SPDX-License-Identifier: MIT
"""The board of standings: a row a player, a cell an evening; for the eye, the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_painting import BoardPainter
from mahjong_desk.ui.club.standings.board_plan import HEAD, LEAST_WIDTH, ROW, SIDE, Plan, plan_of
from mahjong_desk.ui.club.standings.faces import BoardFace, CellFace, Look
from mahjong_desk.ui.kit.listing import headed, noted
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.kit.painting import (
    follow_theme,
    paint_box,
    ring_colour,
)

WHOLE_ROW: Final = -1
"""The column that stands for a whole row."""

_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_LEAST_ROWS = 3


class Board(QAbstractScrollArea):
    """Shows standings.

    Tab enters; the arrows go from cell to cell, to the left of the first one stands the whole row; Enter and Space open what
    a figure comes from. What does not fit is reached by scrolling, the latest columns are seen first.

    Attributes:
        face: What is shown.

    Signals:
        opened(int, int): A figure was opened: its row and its column, or ``WHOLE_ROW``.
        pointed(str): The keyboard is at another cell; what it says, nothing where the keyboard is elsewhere.
    """

    opened = Signal(int, int)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty board."""
        super().__init__(parent)
        self.face = BoardFace()
        self._at: tuple[int, int] | None = None
        self._keys = False
        self._planned: Plan | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        # Where both bars meet there is paper too.
        self.setCornerWidget(QWidget())
        self.setAccessibleName(self.tr("Standings"))
        follow_theme(self)

    def show_face(self, face: BoardFace) -> None:
        """Shows other standings, the keyboard at the same place where there is one."""
        newer = len(face.columns) != len(self.face.columns)
        self.face = face
        if self._at is not None:
            row, column = self._at
            inside = row < len(face.rows) and column < len(face.columns)
            self._at = self._at if inside else None
        self.restyle()
        if newer:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().maximum())
        self._tell()

    @property
    def current(self) -> tuple[int, int] | None:
        """The row and the column that the keyboard is at; None while it is elsewhere."""
        return self._at if self._keys and self.hasFocus() else None

    @property
    def words(self) -> str:
        """What the cell says that the keyboard is at; nothing where it is elsewhere."""
        return self.words_of(*self.current) if self.current is not None else ""

    def words_of(self, row: int, column: int) -> str:
        """Returns what a cell says, or a whole row, with the name before it."""
        name = self.face.rows[row].name
        if column == WHOLE_ROW:
            return headed(name, self.figures_of(row, column))
        return headed(name, headed(self.face.columns[column].words, self.figures_of(row, column)))

    def figures_of(self, row: int, column: int) -> str:
        """Returns what a cell says, or a whole row, without whose it is."""
        face = self.face.rows[row]
        if column != WHOLE_ROW:
            return self._cell_words(face.cells.get(column))
        place = self.tr("place {place}").format(place=face.place) if face.place else face.note
        moved = self.tr("moved {change}").format(change=change(face.moved)) if face.moved else ""
        return noted(place, moved, headed(self.face.middle, face.middle), headed(self.face.total, face.total))

    def _cell_words(self, cell: CellFace | None) -> str:
        if cell is None:
            return self.face.absent
        notes = {Look.PLAIN: "", Look.FIRST: self.tr("first"), Look.LEFT_OUT: self.tr("left out")}
        return noted(cell.text, notes[cell.look])

    # Where things are

    def restyle(self) -> None:
        """Measures everything anew."""
        self._planned = None
        self._set_bars()
        self.updateGeometry()
        self.viewport().update()

    def _plan(self) -> Plan:
        if self._planned is None:
            self._planned = plan_of(self.face, self.viewport().width())
        return self._planned

    def _set_bars(self) -> None:
        plan, port = self._plan(), self.viewport()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        latest = across.value() == across.maximum()
        high = len(self.face.rows) * theme.px(ROW)
        room = port.height() - theme.px(HEAD)
        down.setRange(0, max(0, high - room))
        down.setPageStep(max(1, room))
        down.setSingleStep(theme.px(ROW))
        across.setRange(0, max(0, len(self.face.columns) - plan.shown))
        across.setPageStep(max(1, plan.shown))
        if latest:
            across.setValue(across.maximum())

    def _columns(self) -> Iterator[tuple[int, float]]:
        """Yields the columns that are seen, with where they begin."""
        plan, first = self._plan(), self.horizontalScrollBar().value()
        for place in range(plan.shown):
            yield first + place, plan.cells + place * plan.cell

    def _row_top(self, row: int) -> float:
        return theme.px(HEAD) + row * theme.px(ROW) - self.verticalScrollBar().value()

    def _meant(self, at: QPointF) -> tuple[int, int] | None:
        """Returns the row and the column at a point."""
        row = int((at.y() - theme.px(HEAD) + self.verticalScrollBar().value()) // theme.px(ROW))
        if at.y() < theme.px(HEAD) or not 0 <= row < len(self.face.rows):
            return None
        plan = self._plan()
        here = [column for column, left in self._columns() if left <= at.x() < left + plan.cell]
        return row, here[0] if here else WHOLE_ROW

    def _box(self, row: int, column: int) -> QRectF:
        plan, top, high = self._plan(), self._row_top(row), theme.px(ROW)
        if column == WHOLE_ROW:
            return QRectF(0, top, plan.right + theme.px(SIDE), high)
        left = next((left for seen, left in self._columns() if seen == column), 0.0)
        return QRectF(left, top, plan.cell, high)

    def _leads_somewhere(self, at: tuple[int, int] | None) -> bool:
        return at is not None and (at[1] == WHOLE_ROW or at[1] in self.face.rows[at[0]].cells)

    # The keyboard

    def _go(self, row: int, column: int) -> None:
        self._at = row, column
        top, high = row * theme.px(ROW), theme.px(ROW)
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setValue(min(top, max(down.value(), top + high - down.pageStep())))
        if column != WHOLE_ROW:
            across.setValue(min(column, max(across.value(), column - self._plan().shown + 1)))
        self.viewport().update()
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.words)
        self.pointed.emit(self.words)

    def _step(self, key: int) -> bool:
        if not self.face.rows:
            return False
        # The first key shows where the keyboard is.
        here, self._keys = self.current, True
        row, column = here or self._at or (0, WHOLE_ROW)
        rows, columns = len(self.face.rows), len(self.face.columns)
        page = max(1, self.verticalScrollBar().pageStep() // theme.px(ROW))
        steps = {
            Qt.Key.Key_Up: (row - 1, column),
            Qt.Key.Key_Down: (row + 1, column),
            Qt.Key.Key_PageUp: (row - page, column),
            Qt.Key.Key_PageDown: (row + page, column),
            Qt.Key.Key_Left: (row, column - 1),
            Qt.Key.Key_Right: (row, column + 1),
            Qt.Key.Key_Home: (row, WHOLE_ROW),
            Qt.Key.Key_End: (row, columns - 1),
        }
        wanted = steps.get(Qt.Key(key))
        if wanted is None:
            return False
        if here is None:
            wanted = row, column
        self._go(max(0, min(rows - 1, wanted[0])), max(WHOLE_ROW, min(columns - 1, wanted[1])))
        return True

    # Qt

    def sizeHint(self) -> QSize:
        """Returns the room of a few rows: it takes what the page leaves, and scrolls."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Returns the room of a few rows."""
        return QSize(theme.px(LEAST_WIDTH), theme.px(HEAD + _LEAST_ROWS * ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows as many columns as there is room for."""
        super().resizeEvent(event)
        self._planned = None
        self._set_bars()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Goes to the first row where the keyboard came on its own, and not with the page."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEYBOARD and self.face.rows:
            self._keys, self._at = True, self._at or (0, WHOLE_ROW)
        self._tell()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Says nothing any more."""
        super().focusOutEvent(event)
        self._keys = False
        self._tell()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes from cell to cell, or opens one."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif event.key() in _OPENS and self.current is not None:
            if self._leads_somewhere(self.current):
                self.opened.emit(*self.current)
        elif not self._step(event.key()):
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shows by the pointer what can be opened."""
        leads = self._leads_somewhere(self._meant(event.position()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Opens what was clicked."""
        meant = self._meant(event.position())
        if event.button() == Qt.MouseButton.LeftButton and meant is not None:
            self._go(*meant)
            if self._leads_somewhere(meant):
                self.opened.emit(*meant)

    def viewportEvent(self, event: QEvent) -> bool:
        """Says in a tip what a cell is."""
        if isinstance(event, QHelpEvent):
            meant = self._meant(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.words_of(*meant) if meant is not None else "", self)
            return True
        return super().viewportEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws heads and rows."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing = BoardPainter(painter, self._plan(), tuple(self._columns()))
        drawing.heads(self.face)
        head = theme.px(HEAD)
        painter.setClipRect(QRectF(0, head, self.viewport().width(), self.viewport().height() - head))
        for row, face in enumerate(self.face.rows):
            top = self._row_top(row)
            if top + theme.px(ROW) > head and top < self.viewport().height():
                drawing.row(top, face)
        if self.current is not None:
            box = self._box(*self.current).adjusted(1, 2, -1, -2)
            paint_box(painter, box, None, ring_colour(self), 6, theme.current().ring)

# SPDX-License-Identifier: MIT
"""The board of standings: a row a player, a cell an evening; for the eye, the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.faces import BoardFace, CellFace, Look, RowFace
from mahjong_desk.ui.kit.listing import headed, noted
from mahjong_desk.ui.kit.marks import paint_mark
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.kit.painting import (
    cut_text,
    follow_theme,
    paint_box,
    paint_text,
    ring_colour,
    short_name,
    text_width,
)
from mahjong_desk.ui.theme import Theme

WHOLE_ROW: Final = -1
"""The column that stands for a whole row."""

_HEAD, _ROW = 42, 43
_PLACE, _MOVED, _MARK, _NAME, _CELL, _MIDDLE, _TOTAL = 28, 56, 26, 112, 43, 60, 58
_FIRST = 26
_SIDE = 6
"""How far the ring of the keyboard stands off what it is around."""
_RIGHT, _CENTRE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_LEAST_ROWS = 3


class _Plan(NamedTuple):
    """Where everything stands from the left, at the width that there is.

    Attributes:
        name: Where names begin.
        cells: Where cells begin.
        cell: How wide one is.
        shown: How many there are room for.
        middle: Where the figure before the last one begins.
        total: Where the last one begins.
        right: Where everything ends.
    """

    name: float
    cells: float
    cell: float
    shown: int
    middle: float
    total: float
    right: float


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
        self._planned: _Plan | None = None
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

    def _plan(self) -> _Plan:
        if self._planned is None:
            self._planned = self._made_plan()
        return self._planned

    def _made_plan(self) -> _Plan:
        rows, right = self.face.rows, float(self.viewport().width() - theme.px(_SIDE))
        texts = {cell.text for row in rows for cell in row.cells.values()}
        cell = max(float(theme.px(_CELL)), _widest(theme.font(15, bold=True), texts) + theme.px(12))
        heads = theme.font(14)
        middles = max(_widest(theme.font(15), (row.middle for row in rows)), text_width(heads, self.face.middle))
        totals = max(
            _widest(theme.font(20, bold=True), (row.total for row in rows)), text_width(heads, self.face.total)
        )
        total = right - max(theme.px(_TOTAL), totals + theme.px(16))
        middle = total - max(theme.px(_MIDDLE), middles + theme.px(12))
        name = float(theme.px(_SIDE + _PLACE + _MOVED))
        room = middle - name - theme.px(_MARK + _NAME)
        shown = min(len(self.face.columns), max(1, int(room // cell)))
        return _Plan(name, middle - shown * cell, cell, shown, middle, total, right)

    def _set_bars(self) -> None:
        plan, port = self._plan(), self.viewport()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        latest = across.value() == across.maximum()
        high = len(self.face.rows) * theme.px(_ROW)
        room = port.height() - theme.px(_HEAD)
        down.setRange(0, max(0, high - room))
        down.setPageStep(max(1, room))
        down.setSingleStep(theme.px(_ROW))
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
        return theme.px(_HEAD) + row * theme.px(_ROW) - self.verticalScrollBar().value()

    def _meant(self, at: QPointF) -> tuple[int, int] | None:
        """Returns the row and the column at a point."""
        row = int((at.y() - theme.px(_HEAD) + self.verticalScrollBar().value()) // theme.px(_ROW))
        if at.y() < theme.px(_HEAD) or not 0 <= row < len(self.face.rows):
            return None
        plan = self._plan()
        here = [column for column, left in self._columns() if left <= at.x() < left + plan.cell]
        return row, here[0] if here else WHOLE_ROW

    def _box(self, row: int, column: int) -> QRectF:
        plan, top, high = self._plan(), self._row_top(row), theme.px(_ROW)
        if column == WHOLE_ROW:
            return QRectF(0, top, plan.right + theme.px(_SIDE), high)
        left = next((left for seen, left in self._columns() if seen == column), 0.0)
        return QRectF(left, top, plan.cell, high)

    def _leads_somewhere(self, at: tuple[int, int] | None) -> bool:
        return at is not None and (at[1] == WHOLE_ROW or at[1] in self.face.rows[at[0]].cells)

    # The keyboard

    def _go(self, row: int, column: int) -> None:
        self._at = row, column
        top, high = row * theme.px(_ROW), theme.px(_ROW)
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
        page = max(1, self.verticalScrollBar().pageStep() // theme.px(_ROW))
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
        narrow = _PLACE + _MOVED + _MARK + _NAME + 2 * _CELL + _MIDDLE + _TOTAL
        return QSize(theme.px(narrow), theme.px(_HEAD + _LEAST_ROWS * _ROW))

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
        now = theme.current()
        self._paint_heads(painter, now)
        head = theme.px(_HEAD)
        painter.setClipRect(QRectF(0, head, self.viewport().width(), self.viewport().height() - head))
        for row, face in enumerate(self.face.rows):
            top = self._row_top(row)
            if top + theme.px(_ROW) > head and top < self.viewport().height():
                self._paint_row(painter, now, top, face)
        if self.current is not None:
            box = self._box(*self.current).adjusted(1, 2, -1, -2)
            paint_box(painter, box, None, ring_colour(self), 6, 2)

    def _paint_heads(self, painter: QPainter, now: Theme) -> None:
        plan, font, head = self._plan(), theme.font(14), theme.px(_HEAD)
        high = head / 2 - 2
        low = QRectF(0, high, plan.right, high)
        for text, left, right in (
            (self.tr("moved"), theme.px(_SIDE + _PLACE), plan.name),
            (self.tr("Player"), plan.name, plan.cells),
        ):
            paint_text(painter, QRectF(left, low.top(), right - left, high), text, font, now.ink2)
        for text, right in ((self.face.middle, plan.total), (self.face.total, plan.right)):
            paint_text(painter, QRectF(right - 200, low.top(), 200, high), text, font, now.ink2, _RIGHT)
        before = ""
        for place, (column, left) in enumerate(self._columns()):
            face = self.face.columns[column]
            paint_text(painter, QRectF(left, low.top(), plan.cell, high), face.text, font, now.ink2, _CENTRE)
            # The first column that is seen says its month too.
            above = next((one.above for one in self.face.columns[column::-1] if one.above), "")
            if face.above or (place == 0 and above != before):
                paint_text(painter, QRectF(left, 0, plan.cell, high), above, font, now.ink2, _CENTRE)
            before = above
        painter.setPen(QPen(now.line, 1))
        painter.drawLine(QLineF(theme.px(_SIDE), head - 0.5, plan.right, head - 0.5))

    def _paint_row(self, painter: QPainter, now: Theme, top: float, face: RowFace) -> None:
        plan, high = self._plan(), theme.px(_ROW)
        middle = top + high / 2
        place = theme.font(18, serif=True)
        paint_text(
            painter,
            QRectF(0, top, theme.px(_PLACE), high),
            face.place,
            place,
            now.brass_text if face.leads else now.ink2,
        )
        self._paint_moved(painter, now, QPointF(theme.px(_SIDE + _PLACE), middle), face.moved)
        paint_mark(painter, QPointF(plan.name + theme.px(9), middle), face.mark, theme.px(6.6), now)
        self._paint_name(painter, now, QRectF(plan.name + theme.px(_MARK), top, plan.cells, high), face)
        for column, left in self._columns():
            self._paint_cell(painter, now, QRectF(left, top, plan.cell, high), face.cells.get(column))
        box = QRectF(plan.middle, top, plan.total - plan.middle, high)
        paint_text(painter, box, face.middle, theme.font(15), now.ink2, _RIGHT)
        box = QRectF(plan.total, top, plan.right - plan.total, high)
        paint_text(painter, box, face.total, theme.font(20, bold=True), now.ink, _RIGHT)
        painter.setPen(QPen(now.line, 1))
        painter.drawLine(QLineF(theme.px(_SIDE), top + high - 0.5, plan.right, top + high - 0.5))

    def _paint_name(self, painter: QPainter, now: Theme, room: QRectF, face: RowFace) -> None:
        room.setRight(self._plan().cells - theme.px(6))
        bold, small = theme.font(15, bold=True), theme.font(13)
        name = cut_text(bold, short_name(face.name), room.width())
        paint_text(painter, room, name, bold, now.ink)
        room.setLeft(room.left() + text_width(bold, name) + theme.px(8))
        if face.note and room.width() > theme.px(30):
            paint_text(painter, room, cut_text(small, face.note, room.width()), small, now.ink3)

    def _paint_moved(self, painter: QPainter, now: Theme, left: QPointF, moved: int | None) -> None:
        font = theme.font(15)
        size = theme.px(5)
        text = QRectF(left.x() + 2 * size + theme.px(4), left.y() - 20, theme.px(40), 40)
        if not moved:
            if moved == 0:
                paint_text(painter, text.translated(-2 * size - theme.px(4), 0), "–", font, now.ink2)
            return
        colour = now.plus if moved > 0 else now.minus
        tip = -1 if moved > 0 else 1
        x, y = left.x() + size, left.y() + theme.px(1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, y + tip * size * 0.8),
                    QPointF(x + size, y - tip * size * 0.8),
                    QPointF(x - size, y - tip * size * 0.8),
                ]
            )
        )
        paint_text(painter, text, str(abs(moved)), font, colour)

    def _paint_cell(self, painter: QPainter, now: Theme, box: QRectF, cell: CellFace | None) -> None:
        if cell is None:
            paint_text(painter, box, "·", theme.font(15), now.ink3, _CENTRE)
            return
        if cell.look is Look.FIRST:
            bold = theme.font(15, bold=True)
            wide = max(float(theme.px(_FIRST)), text_width(bold, cell.text) + theme.px(8))
            high = theme.px(_FIRST)
            plate = QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high)
            paint_box(painter, plate, now.brass_wash, now.brass_text, 5)
            paint_text(painter, box, cell.text, bold, now.ink, _CENTRE)
            return
        out = cell.look is Look.LEFT_OUT
        font = theme.font(15)
        paint_text(painter, box, cell.text, font, now.ink3 if out else now.ink, _CENTRE)
        if out:
            half = text_width(font, cell.text) / 2 + 2
            y = round(box.center().y()) + 0.5
            painter.setPen(QPen(now.ink3, 1.2))
            painter.drawLine(QLineF(box.center().x() - half, y, box.center().x() + half, y))


def _widest(font: QFont, texts: Iterator[str] | set[str]) -> float:
    return max((text_width(font, text) for text in texts), default=0.0)

# SPDX-License-Identifier: MIT
"""The board of standings: a row per player and a column per evening."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from PySide6.QtCore import (
    QAbstractTableModel,
    QLineF,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QScrollBar,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_data import ABSENT, WHOLE_ROW, BoardData, CellData, CellStyle, RowData
from mahjong_desk.ui.kit.controls.lists import WholeRows
from mahjong_desk.ui.kit.layout.boxes import ENTER
from mahjong_desk.ui.kit.marks import paint_mark
from mahjong_desk.ui.kit.painting import elide_text, paint_box, paint_text, register_for_theme, ring_colour, text_width

_Index = QModelIndex | QPersistentModelIndex
_HEAD_HEIGHT, _ROW_HEIGHT, _MIN_ROWS, _FRAME_SIZE = 42, 43, 3, 26
_RANK, _MOVED, _MARK, _NAME, _CELL, _MIDDLE, _TOTAL = 34, 56, 26, 112, 43, 60, 58
_RING_MARGIN = 6
"""The room for the focus ring."""
_RIGHT, _CENTRE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
_OPEN_KEYS = (*ENTER, Qt.Key.Key_Space)
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class _Model(QAbstractTableModel):
    """The columns: the player, each evening, the average and the total."""

    face = BoardData()

    def show_face(self, face: BoardData) -> None:
        self.beginResetModel()
        self.face = face
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.face.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.face.columns) + 3

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) if index.column() <= len(self.face.columns) else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        return self.face.words(index.row(), min(index.column(), len(self.face.columns)) - 1)


class _CellDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model, colours, box = index.model(), theme.current(), QRectF(option.rect)
        assert isinstance(model, _Model)
        row, column = model.face.rows[index.row()], index.column() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if column == WHOLE_ROW:
            _paint_player(painter, box, row)
        elif column < len(model.face.columns):
            _paint_cell(painter, box, row.cell(column))
        elif column == len(model.face.columns):
            paint_text(painter, box, row.middle, theme.font(15), colours.ink2, _RIGHT)
        else:
            box.setRight(box.right() - theme.px(_RING_MARGIN))
            paint_text(painter, box, row.total, theme.font(20, bold=True), colours.ink, _RIGHT)
        painter.setPen(QPen(colours.line, 1))
        left = box.left() + (theme.px(_RING_MARGIN) if column == WHOLE_ROW else 0)
        painter.drawLine(QLineF(left, box.bottom() - 0.5, box.right(), box.bottom() - 0.5))
        painter.restore()


class _Header(QHeaderView):
    """The column headers; that of the first visible evening includes the month."""

    def __init__(self, board: StandingsBoard) -> None:
        super().__init__(Qt.Orientation.Horizontal, board)
        self._board = board
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(0, theme.px(_HEAD_HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        colours, font, face = theme.current(), theme.font(14), self._board.face
        upper, lower = QRectF(rect), QRectF(rect)
        upper.setHeight(rect.height() / 2 - 2)
        lower.setTop(upper.bottom())
        lower.setHeight(upper.height())
        column = section - 1
        if column == WHOLE_ROW:
            for text, offset in ((tr("moved"), _RANK), (tr("Player"), _RANK + _MOVED)):
                paint_text(painter, lower.adjusted(theme.px(offset), 0, 0, 0), text, font, colours.ink2)
        elif column < len(face.columns):
            paint_text(painter, lower, face.columns[column].text, font, colours.ink2, _CENTRE)
            above = face.text_above(column, self._board.across.value())
            paint_text(painter, upper, above, font, colours.ink2, _CENTRE)
        else:
            last = column > len(face.columns)
            lower.setRight(lower.right() - (theme.px(_RING_MARGIN) if last else 0))
            paint_text(painter, lower, face.total if last else face.middle, font, colours.ink2, _RIGHT)
        painter.setPen(QPen(colours.line, 1))
        painter.drawLine(QLineF(rect.left(), rect.bottom(), rect.right() + 1, rect.bottom()))


class StandingsBoard(QTableView):
    """The board of standings.

    Tab enters it, arrows move between cells, and Enter or Space opens their matches. The cell before the first evening
    is the whole row. Players and totals stay visible; as many evenings as fit are shown, by default the latest.
    """

    opened = Signal(int, int)
    hovered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._model, self._uses_keyboard = _Model(self), False
        self.across = QScrollBar(Qt.Orientation.Horizontal)
        self.setModel(self._model)
        self.setItemDelegate(_CellDelegate(self))
        self.setHorizontalHeader(_Header(self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setStyleSheet("QTableView { border: none; }")
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        WholeRows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setProperty("ring", False)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Standings"))
        self.across.valueChanged.connect(lambda _first: self._fit_columns())
        self.clicked.connect(self._open)
        self.entered.connect(lambda index: self._set_cursor(self._has_matches(index)))
        self.viewportEntered.connect(lambda: self._set_cursor(False))
        self.selectionModel().currentChanged.connect(lambda _now, _before: self._emit_hovered())
        register_for_theme(self)

    @property
    def face(self) -> BoardData:
        return self._model.face

    def set_data(self, face: BoardData) -> None:
        """Shows other standings; keeps the focus at its cell."""
        current, has_changed = self.currentIndex(), len(face.columns) != len(self.face.columns)
        row, column = current.row(), current.column()
        self._model.show_face(face)
        if 0 <= row < len(face.rows) and column <= len(face.columns):
            self.setCurrentIndex(self._model.index(row, column))
        self._fit_columns(latest=has_changed)
        self._emit_hovered()

    @property
    def current(self) -> tuple[int, int] | None:
        """The row and column with the focus, or None."""
        cell = self.currentIndex()
        return (cell.row(), cell.column() - 1) if cell.isValid() and self._uses_keyboard and self.hasFocus() else None

    @property
    def current_text(self) -> str:
        """The text of the cell with the focus, or empty."""
        return self.face.words(*self.current) if self.current is not None else ""

    def _emit_hovered(self) -> None:
        self.setAccessibleDescription(self.current_text)
        self.hovered.emit(self.current_text)
        self.viewport().update()

    def _has_matches(self, index: QModelIndex) -> bool:
        column = index.column() - 1
        return column not in range(len(self.face.columns)) or column in self.face.rows[index.row()].cells

    def _set_cursor(self, is_link: bool) -> None:
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid() and self._has_matches(index):
            column = index.column() - 1
            self.opened.emit(index.row(), column if column < len(self.face.columns) else WHOLE_ROW)

    # Layout

    def restyle(self) -> None:
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW_HEIGHT))
        self._fit_columns()

    def _fit_columns(self, *, latest: bool = False) -> None:
        """Sets the widths of the columns, and shows as many evenings as fit."""
        face, width, bold, small = self.face, self.viewport().width(), theme.font(15, bold=True), theme.font(14)
        texts = (data.text for row in face.rows for data in row.cells.values())
        cell = max(theme.px(_CELL), _widest(bold, texts) + theme.px(12))
        middle = max(_widest(theme.font(15), (row.middle for row in face.rows)), _widest(small, (face.middle,)))
        total = max(_widest(theme.font(20, bold=True), (row.total for row in face.rows)), _widest(small, (face.total,)))
        middle = max(theme.px(_MIDDLE), middle + theme.px(12))
        total = max(theme.px(_TOTAL), total + theme.px(16)) + theme.px(_RING_MARGIN)
        player, count = theme.px(_RANK + _MOVED + _MARK + _NAME), len(face.columns)
        shown = min(count, max(1, (width - middle - total - player) // cell))
        latest = latest or self.across.value() == self.across.maximum()
        with QSignalBlocker(self.across):
            self.across.setRange(0, count - shown)
            self.across.setPageStep(max(1, shown))
            if latest:
                self.across.setValue(count - shown)
        self.across.setVisible(count > shown)
        first, sections = self.across.value(), self.horizontalHeader()
        widths = [width - shown * cell - middle - total, *[cell] * count, middle, total]
        for section, section_width in enumerate(widths):
            self.setColumnHidden(section, 0 < section <= count and not first < section <= first + shown)
            sections.resizeSection(section, max(1, section_width))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        wide = sum((_RANK, _MOVED, _MARK, _NAME, 2 * _CELL, _MIDDLE, _TOTAL))
        return QSize(theme.px(wide), theme.px(_HEAD_HEIGHT + _MIN_ROWS * _ROW_HEIGHT))

    # The keyboard

    def moveCursor(self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Returns the cell that an arrow key moves to, and scrolls to it."""
        cell, last = self.currentIndex(), len(self.face.columns)
        column = {
            QTableView.CursorAction.MoveLeft: cell.column() - 1,
            QTableView.CursorAction.MoveRight: cell.column() + 1,
            QTableView.CursorAction.MoveHome: 0,
            QTableView.CursorAction.MoveEnd: last,
        }.get(action)
        if column is None:
            return super().moveCursor(action, modifiers)
        column = max(0, min(last, column))
        if column:
            self.across.setValue(max(min(self.across.value(), column - 1), column - self.across.pageStep()))
        return self._model.index(cell.row(), column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current, is_known = self.current, event.key() in _OPEN_KEYS or event.key() in _MOVE_KEYS
        if not is_known or not self.face.rows or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif event.key() in _OPEN_KEYS:
            self._open(self.currentIndex() if current is not None else QModelIndex())
        elif current is None:
            self._uses_keyboard = True
            self.setCurrentIndex(self.currentIndex() if self.currentIndex().isValid() else self._model.index(0, 0))
            self._emit_hovered()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._uses_keyboard = event.reason() in _BY_KEYBOARD and bool(self.face.rows)
        self._emit_hovered()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._uses_keyboard = False
        self._emit_hovered()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.current is not None:
            box = QRectF(self.visualRect(self.currentIndex()))
            if self.current[1] == WHOLE_ROW:
                box.setRight(self.viewport().width())
            painter, width = QPainter(self.viewport()), theme.current().ring
            paint_box(painter, box.adjusted(1, 2, -1, -2), None, ring_colour(self), 6, width)


_MOVE_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


def _widest(font: QFont, texts: Iterable[str]) -> int:
    return round(max((text_width(font, text) for text in {*texts}), default=0.0))


def _paint_cell(painter: QPainter, box: QRectF, cell: CellData, frame_size: int = _FRAME_SIZE) -> None:
    colours, font = theme.current(), theme.font(15, bold=cell.style is CellStyle.FIRST)
    is_dropped = cell.style is CellStyle.DROPPED
    middle, half = box.center(), text_width(font, cell.text) / 2
    if cell.style is CellStyle.FIRST:
        wide = max(theme.px(frame_size) / 2, half + theme.px(4))
        high = theme.px(frame_size) / 2
        rect = QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)
        paint_box(painter, rect, colours.brass_wash, colours.brass_text, 5)
    ink = colours.ink3 if is_dropped or cell.style is CellStyle.ABSENT else colours.ink
    paint_text(painter, box, cell.text, font, ink, _CENTRE)
    if is_dropped:
        y = round(middle.y()) + 0.5
        painter.setPen(QPen(colours.ink3, 1.2))
        painter.drawLine(QLineF(middle.x() - half - 2, y, middle.x() + half + 2, y))


def _paint_player(painter: QPainter, box: QRectF, row: RowData) -> None:
    colours, bold, small = theme.current(), theme.font(15, bold=True), theme.font(13)
    place, moved, mark, name = (
        box.left() + offset for offset in accumulate(map(theme.px, (_RING_MARGIN, _RANK - _RING_MARGIN, _MOVED, _MARK)))
    )
    colour = colours.brass_text if row.place == "1" else colours.ink2
    place_rect = QRectF(place - theme.px(_RING_MARGIN), box.top(), theme.px(_RANK), box.height())
    paint_text(painter, place_rect, row.place, theme.font(18, serif=True), colour)
    _paint_moved(painter, QRectF(moved, box.top(), theme.px(_MOVED), box.height()), row.moved)
    paint_mark(painter, QPointF(mark + theme.px(9), box.center().y()), row.mark, theme.px(6.6), colours)
    rect = QRectF(name, box.top(), box.right() - name - theme.px(6), box.height())
    text = elide_text(bold, row.name, rect.width())
    paint_text(painter, rect, text, bold, colours.ink)
    rect.setLeft(rect.left() + text_width(bold, text) + theme.px(8))
    if row.note and rect.width() > theme.px(30):
        paint_text(painter, rect, elide_text(small, row.note, rect.width()), small, colours.ink3)


def _paint_moved(painter: QPainter, box: QRectF, moved: int | None) -> None:
    colours, font, size = theme.current(), theme.font(15), theme.px(5)
    if not moved:
        paint_text(painter, box, "–" if moved == 0 else "", font, colours.ink2)
        return
    colour, tip = (colours.plus, -0.8) if moved > 0 else (colours.minus, 0.8)
    x, y = box.left() + size, box.center().y() + theme.px(1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(x + a * size, y + b * tip * size) for a, b in ((0, 1), (1, -1), (-1, -1))]))
    paint_text(painter, box.adjusted(2 * size + theme.px(4), 0, 0, 0), str(abs(moved)), font, colour)


_SWATCH_SIZE = 18


class LegendSwatch(QWidget):
    """A cell as the board draws it, for the legend."""

    accessible_role = "Graphic"

    def __init__(self, style: CellStyle) -> None:
        super().__init__()
        self._cell = {CellStyle.FIRST: CellData("", style), CellStyle.DROPPED: CellData("2", style)}.get(style, ABSENT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_SWATCH_SIZE), theme.px(_SWATCH_SIZE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        _paint_cell(QPainter(self), QRectF(self.rect()), self._cell, _SWATCH_SIZE - 1)

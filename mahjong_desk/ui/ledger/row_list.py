# SPDX-License-Identifier: MIT
"""The list of rows and the widget of a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import AccessiblePart
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.painting import paint_box, register_for_theme
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_notes
from mahjong_desk.ui.kit.tiles.faces import groups_text
from mahjong_desk.ui.ledger.row_data import LedgerRowData
from mahjong_desk.ui.ledger.row_explanation import RowExplanation
from mahjong_desk.ui.ledger.row_layout import RowLayout, columns_for
from mahjong_desk.ui.ledger.row_painting import LedgerHead, column_heads, paint_row
from mahjong_desk.ui.text.yaku_links import open_page_tip
from mahjong_desk.ui.theme.palette import mixed

_LEAST_WIDTH = 600


class LedgerRow(QAbstractButton):
    """One row; it opens by click, Enter, Space or the right arrow."""

    move_requested = Signal(int)
    yaku_requested = Signal(str)

    accessible_role = "Row"

    def __init__(self, line: LedgerRowData, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._players = len(names)
        self._names = tuple(names)
        self._spare = 0
        self._hovered: int | None = None
        self._pressed: int | None = None
        self.setMouseTracking(True)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ring", False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(line.accessible_text(names))
        register_for_theme(self)

    @property
    def laid(self) -> RowLayout:
        """The layout at the current width."""
        return self._laid_at(self.width())

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        line, high = self.line, self.height()
        words = (line.refusal or join_notes(groups_text(line.groups), line.remark), line.yaku)
        values = (
            line.hand,
            join_notes(line.event_text, line.changed),
            *((join_notes(*words),) if self.laid.at.stacked else words),
        )
        # A refused row changes no points.
        points = () if line.refusal else zip(line.deltas, line.scores, strict=True)
        figures = [join_notes(format_change(delta), format_number(score)) for delta, score in points]
        heads = column_heads(self.laid.at, self._names)
        return tuple(
            AccessiblePart(text, QRect(head.left, 0, head.right - head.left, high), "Cell", head.text)
            for head, text in zip(heads, (*values, *figures), strict=False)
        )

    def _laid_at(self, width: int) -> RowLayout:
        return RowLayout(self.line, columns_for(width - self._spare, self._players))

    def set_scroll_bar_room(self, width: int) -> None:
        """Reserves space for a scroll bar that is hidden now, so that nothing moves when it appears."""
        if width != self._spare:
            self._spare = width
            self.restyle()
            self.update()

    def place_of(self, yaku: str) -> QRectF:
        """Returns the box of a yaku's name, in pixels of the row.

        Raises:
            LookupError: It is not shown.
        """
        row = self.laid
        for link, phrase in enumerate(row.links):
            if phrase.target == yaku:
                return row.yaku_lines().boxes(link)[0].translated(row.yaku_box(self.height()).topLeft())
        raise LookupError(yaku)

    def _link_at(self, point: QPointF) -> int | None:
        return self.laid.link_at(point, self.height())

    def _hover(self, link: int | None) -> None:
        if link != self._hovered:
            self._hovered = link
            self.setToolTip(open_page_tip() if link is not None else self.laid.full_text)
            self.setCursor(Qt.CursorShape.PointingHandCursor if link is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def restyle(self) -> None:
        self.setFixedHeight(self.heightForWidth(max(self.width(), _LEAST_WIDTH)))
        if self._hovered is None:
            self.setToolTip(self.laid.full_text)

    def heightForWidth(self, width: int) -> int:
        return self._laid_at(width).height()

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.heightForWidth(max(self.width(), _LEAST_WIDTH)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.move_requested.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            if self.isChecked() is (key == Qt.Key.Key_Left):
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self._link_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._link_at(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if self._pressed is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
            self.update()
        elif pressed == self._link_at(event.position()):
            self._hover(None)
            self.yaku_requested.emit(self.laid.links[pressed].target)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(box, now.opened)
        elif self.underMouse():
            painter.fillRect(box, mixed(now.paper, now.sunk, 0.4))
        painter.fillRect(QRectF(0, 0, box.width(), 1), now.line)
        if self.line.refusal:
            painter.fillRect(QRectF(0, 1, 5, box.height() - 1), now.error)
        paint_row(painter, self.laid, box, opened=self.isChecked(), hovered=self._hovered)
        if self.hasFocus():
            paint_box(painter, box.adjusted(2, 2, -2, -2), None, now.focus, 6, now.ring)


class _Rows(QWidget):
    """The contents of the scroll area."""

    accessible_role = "Table"


class RowList(Panel):
    """A row per hand; its explanation is made when it is opened.

    Attributes:
        rows: In the order of the match.
        opened: The explanation of the open row, or None.
    """

    # Ids of rows inserted in one step are too large for a Qt int.
    row_opened = Signal(object)
    yaku_requested = Signal(str)

    def __init__(self, explain: Callable[[int], RowExplanation], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explain = explain
        self.rows: list[LedgerRow] = []
        self.opened: RowExplanation | None = None
        self._lines: tuple[LedgerRowData, ...] = ()
        self._names: tuple[str, ...] = ()
        self._spare = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self.head = LedgerHead(self)
        column.addWidget(self.head)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._match = ""
        self._content = _Rows()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area.setWidget(self._content)
        column.addWidget(self.area, 1)
        self.area.viewport().installEventFilter(self)

    @property
    def open_id(self) -> int | None:
        return next((row.line.row_id for row in self.rows if row.isChecked()), None)

    def show_lines(
        self, lines: Sequence[LedgerRowData], names: Sequence[str], *, match: str = "", anew: bool = False
    ) -> None:
        """Shows other lines, in the order of the match; the open row stays open if it is still there."""
        was_open = self.open_id if match == self._match else None
        self._match = match
        focused = next((row.line.row_id for row in self.rows if row.hasFocus()), None)
        added = len(lines) > len(self._lines)
        same = self._names == tuple(names) and not anew
        self._close()
        self._lines, self._names = tuple(lines), tuple(names)
        self.head.set_names(names)
        self._content.setAccessibleName(tr("Rows of the match"))
        kept = [
            row for row, line in zip(self.rows, lines, strict=False) if same and (row.line is line or row.line == line)
        ]
        stays = 0
        while stays < len(kept) and kept[stays] is self.rows[stays]:
            stays += 1
        for row in self.rows[stays:]:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self.rows[stays:]
        for line in lines[stays:]:
            row = LedgerRow(line, names, self._content)
            row.toggled.connect(lambda on, row=row: self._on_toggled(row, on))
            row.set_scroll_bar_room(self._spare)
            row.move_requested.connect(lambda step, row=row: self._move(row, step))
            row.yaku_requested.connect(self.yaku_requested)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for row in self.rows:
            if row.line.row_id == was_open:
                row.setChecked(True)
            if row.line.row_id == focused:
                row.setFocus()
        if added and was_open is None and self.rows:
            self._take_height()
            self.area.ensureWidgetVisible(self.rows[-1])

    def row(self, row_id: int) -> LedgerRow:
        """Returns the row with an id, or the one of the hand that a riichi of that id belongs to.

        Raises:
            LookupError: There is none.
        """
        for row in self.rows:
            if row_id in (row.line.row_id, *row.line.riichi):
                return row
        raise LookupError(f"no row {row_id}")

    def _on_toggled(self, row: LedgerRow, on: bool) -> None:
        if not on:
            self._close()
            return
        for other in self.rows:
            if other is not row and other.isChecked():
                other.blockSignals(True)
                other.setChecked(False)
                other.blockSignals(False)
        self._close(keep=row)
        self.opened = self._explain(row.line.row_id)
        self.opened.yaku_requested.connect(self.yaku_requested)
        self._column.insertWidget(self.rows.index(row) + 1, self.opened)
        self.opened.setContentsMargins(0, 0, self._spare, 0)
        self.opened.show()
        self._take_height()
        self.area.ensureWidgetVisible(self.opened, 0, 0)
        self.area.ensureWidgetVisible(row, 0, 0)
        self.row_opened.emit(row.line.row_id)

    def _take_height(self) -> None:
        """Resizes the contents at once, so that a new row can be scrolled into view."""
        self._column.activate()
        width = self.area.viewport().width()
        self._content.resize(width, max(self._column.totalHeightForWidth(width), self.area.viewport().height()))

    def _close(self, keep: LedgerRow | None = None) -> None:
        if self.opened is not None:
            self._column.removeWidget(self.opened)
            self.opened.hide()
            self.opened.deleteLater()
            self.opened = None
        for row in self.rows:
            if row is not keep and row.isChecked():
                row.blockSignals(True)
                row.setChecked(False)
                row.blockSignals(False)

    def _move(self, row: LedgerRow, step: int) -> None:
        at = self.rows.index(row) + step
        if 0 <= at < len(self.rows):
            self.rows[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(self.rows[at], 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            room = self.area.width() - self.area.verticalScrollBar().sizeHint().width()
            self._spare = max(0, self.area.viewport().width() - room)
            self.head.set_room(room)
            for row in self.rows:
                row.set_scroll_bar_room(self._spare)
            if self.opened is not None:
                self.opened.setContentsMargins(0, 0, self._spare, 0)
        return super().eventFilter(watched, event)

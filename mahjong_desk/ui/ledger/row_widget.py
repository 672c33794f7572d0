# SPDX-License-Identifier: MIT
"""A row of the ledger under mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.faces import groups_text
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.kit.painting import follow_theme, paint_box
from mahjong_desk.ui.kit.spoken import Part
from mahjong_desk.ui.ledger.columns import columns_for
from mahjong_desk.ui.ledger.head import column_heads
from mahjong_desk.ui.ledger.lines import LedgerLine
from mahjong_desk.ui.ledger.row_layout import RowLayout
from mahjong_desk.ui.ledger.row_painting import paint_row
from mahjong_desk.ui.theme import mixed
from mahjong_desk.ui.words.yaku_links import page_tip

_LEAST_WIDTH = 600


class LedgerRow(QAbstractButton):
    """One row; it opens by a click, Enter, Space or the right arrow."""

    moved = Signal(int)
    yaku_wanted = Signal(str)

    spoken_as = "Row"

    def __init__(self, line: LedgerLine, names: Sequence[str], parent: QWidget | None = None) -> None:
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
        self.setAccessibleName(line.spoken(names))
        follow_theme(self)

    @property
    def laid(self) -> RowLayout:
        """What stands where at the present width."""
        return self._laid_at(self.width())

    def spoken_parts(self) -> tuple[Part, ...]:
        """Returns the cells."""
        line, high = self.line, self.height()
        words = (line.refusal or noted(groups_text(line.groups), line.remark), line.yaku)
        told = (line.hand, noted(line.happened, line.changed), *((noted(*words),) if self.laid.at.stacked else words))
        # A row that cannot have happened changes nobody's points.
        points = () if line.refusal else zip(line.deltas, line.scores, strict=True)
        figures = [noted(change(delta), figure(score)) for delta, score in points]
        heads = column_heads(self.laid.at, self._names)
        return tuple(
            Part(text, QRect(head.left, 0, head.right - head.left, high), "Cell", head.text)
            for head, text in zip(heads, (*told, *figures), strict=False)
        )

    def _laid_at(self, width: int) -> RowLayout:
        return RowLayout(self.line, columns_for(width - self._spare, self._players))

    def set_spare(self, width: int) -> None:
        """Keeps room at the right for a scroll bar that is not there now, so that nothing moves when it comes."""
        if width != self._spare:
            self._spare = width
            self.restyle()
            self.update()

    def place_of(self, yaku: str) -> QRectF:
        """Returns where the name of a yaku begins, in pixels of the row.

        Raises:
            LookupError: It does not stand here.
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
            self.setToolTip(page_tip() if link is not None else self.laid.whole)
            self.setCursor(Qt.CursorShape.PointingHandCursor if link is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def restyle(self) -> None:
        """Takes the height of every row, and tells by a tip what has no room in it."""
        self.setFixedHeight(self.heightForWidth(max(self.width(), _LEAST_WIDTH)))
        if self._hovered is None:
            self.setToolTip(self.laid.whole)

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
            self.moved.emit(1 if key == Qt.Key.Key_Down else -1)
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
            self.yaku_wanted.emit(self.laid.links[pressed].target)

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

# SPDX-License-Identifier: MIT
"""The head of the ledger and its rows, drawn by hand so that sixty of them stay quick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.icons import icon_pixmap
from mahjong_desk.ui.kit.linked_text import LinkedLines, Phrases
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.kit.painting import (
    cut_text,
    follow_theme,
    paint_box,
    paint_text,
    short_name,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups, tile_height
from mahjong_desk.ui.ledger.columns import Columns, columns_for
from mahjong_desk.ui.ledger.lines import LedgerLine
from mahjong_desk.ui.theme import mixed
from mahjong_desk.ui.theme.fonts import SMALLEST_TEXT
from mahjong_desk.ui.yaku_words import page_tip

_RIGHT = Qt.AlignmentFlag.AlignRight
_GAP = 6
_LEAST_WRAP = 40.0


class LedgerHead(QWidget):
    """The names of the columns; it stays where the rows scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_names(self, names: Sequence[str]) -> None:
        """Names the players."""
        self._names = tuple(names)
        self.setAccessibleName(listed(names))
        self.update()

    def set_room(self, width: int) -> None:
        """Sets how wide the rows below are."""
        self._room = width
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the room of one line."""
        return QSize(600, theme.px(36))

    def event(self, event: QEvent) -> bool:
        """Shows a long name whole."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._names:
            edges = columns_for(self._room or self.width(), len(self._names)).players
            at = next((place for place, edge in enumerate(edges) if event.pos().x() <= edge), None)
            name = self._names[at] if at is not None and event.pos().x() > edges[0] - theme.px(100) else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the names."""
        if not self._names:
            return
        painter = QPainter(self)
        now = theme.current()
        at = columns_for(self._room or self.width(), len(self._names))
        quiet, bold, small = theme.font(14), theme.font(14, bold=True), theme.font(SMALLEST_TEXT, bold=True)
        height = float(self.height())
        heads = [(at.hand, at.happened, self.tr("Hand")), (at.happened, at.tiles, self.tr("What happened"))]
        if at.stacked:
            heads.append((at.tiles, at.words, self.tr("Tiles and yaku")))
        else:
            heads.append((at.tiles, at.yaku, self.tr("Tiles, winning tile underlined")))
            heads.append((at.yaku, at.words, self.tr("Yaku")))
        for left, right, text in heads:
            paint_text(painter, QRectF(left, 0, right - left, height), text, quiet, now.ink3)
        step = at.players[1] - at.players[0] if len(at.players) > 1 else theme.px(100)
        for name, edge in zip(self._names, at.players, strict=True):
            own = bold if text_width(bold, short_name(name)) <= step - 8 else small
            shown = cut_text(own, short_name(name), step - 8)
            paint_text(painter, QRectF(edge - step, 0, step, height), shown, own, now.ink, _RIGHT)


class LedgerRow(QAbstractButton):
    """One row; it opens by a click, Enter, Space or the right arrow.

    Attributes:
        line: What it says.

    Signals:
        moved(int): An arrow key asks for the row so many further on.
        yaku_wanted(str): The name of a yaku was clicked; with the keyboard, the open row leads to its page.
        toggled(bool): It was opened or closed.
    """

    moved = Signal(int)
    yaku_wanted = Signal(str)

    def __init__(self, line: LedgerLine, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
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

    def columns(self) -> Columns:
        """Returns where the columns stand now."""
        return columns_for(self.width() - self._spare, len(self._names))

    def set_spare(self, width: int) -> None:
        """Keeps room at the right for a scroll bar that is not there now, so that nothing moves when it comes."""
        if width != self._spare:
            self._spare = width
            self.restyle()
            self.update()

    def _wrapped(self, text: str, font: QFont, width: float) -> float:
        if not text:
            return 0.0
        flags = int(Qt.TextFlag.TextWordWrap.value)
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, max(width, _LEAST_WRAP), 10_000), flags, text).height()

    def _middle_text(self) -> str:
        return self.line.refusal or self.line.remark

    def _parts(self, at: Columns) -> tuple[float, float, float]:
        """Returns the heights of what happened, of tiles and remark, and of the yaku."""
        font, small = theme.font(15), theme.font(14)
        happened = self._wrapped(self.line.happened, font, at.tiles - at.happened - 8)
        if self.line.changed:
            happened += text_height(small)
        middle = 0.0
        across = (at.words if at.stacked else at.yaku) - at.tiles - 8
        if self.line.groups:
            middle += tile_height(at.tile) + 8
        if self._middle_text():
            if self.line.refusal and not at.stacked:
                across = at.words - at.tiles - theme.px(30)
            middle += self._wrapped(self._middle_text(), small, across - theme.px(24)) + 2
        yaku = self._wrapped(self.line.yaku, font, at.words - at.yaku - 8)
        return happened, middle, yaku

    def _yaku_box(self, at: Columns) -> QRectF:
        """Returns where the yaku stand."""
        _happened, middle, yaku = self._parts(at)
        top = (self.height() - middle - yaku) / 2 + middle if at.stacked else (self.height() - yaku) / 2
        return QRectF(at.yaku, top, at.words - at.yaku - 8, yaku)

    def _yaku_lines(self, box: QRectF) -> LinkedLines:
        named = self.line.named if not self.line.refusal else ()
        return LinkedLines(named, theme.font(15), max(box.width(), _LEAST_WRAP))

    def place_of(self, yaku: str) -> QRectF:
        """Returns where the name of a yaku begins, in pixels of the row.

        Raises:
            LookupError: It does not stand here.
        """
        box = self._yaku_box(self.columns())
        for link, phrase in enumerate(self._links()):
            if phrase.target == yaku:
                return self._yaku_lines(box).boxes(link)[0].translated(box.topLeft())
        raise LookupError(yaku)

    def _links(self) -> Phrases:
        return tuple(phrase for phrase in self.line.named if phrase.target)

    def _link_at(self, point: QPointF) -> int | None:
        box = self._yaku_box(self.columns())
        return self._yaku_lines(box).link_at(point - box.topLeft())

    def _hover(self, link: int | None) -> None:
        if link != self._hovered:
            self._hovered = link
            self.setToolTip(page_tip() if link is not None else "")
            self.setCursor(Qt.CursorShape.PointingHandCursor if link is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def restyle(self) -> None:
        """Takes the height that nothing is cut off at."""
        self.setFixedHeight(self.heightForWidth(max(self.width(), 600)))

    def heightForWidth(self, width: int) -> int:
        """Returns the height at which nothing is cut off."""
        at = columns_for(width - self._spare, len(self._names))
        happened, middle, yaku = self._parts(at)
        tallest = max(happened, middle + yaku if at.stacked else max(middle, yaku))
        # As high as two lines, or tiles over their yaku: nearly every row has the same height then.
        usual = (
            tile_height(at.tile) + 8 + text_height(theme.font(15))
            if at.stacked
            else self._wrapped("X\nX", theme.font(15), 100)
        )
        return max(theme.px(47), round(max(tallest, usual)) + theme.px(6))

    def sizeHint(self) -> QSize:
        """Returns the room at the present width."""
        return QSize(600, self.heightForWidth(max(self.width(), 600)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follows the width with the height."""
        super().resizeEvent(event)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes up and down between rows; right and Enter open, left closes."""
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
        """Shows that the mouse is there."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Shows that the mouse has gone."""
        super().leaveEvent(event)
        self._hover(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shows the name that can be clicked."""
        super().mouseMoveEvent(event)
        self._hover(self._link_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a click on the name of a yaku, or on the row."""
        self._pressed = self._link_at(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if self._pressed is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leads to the page of the yaku that was clicked, or opens or closes the row."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
            self.update()
        elif pressed == self._link_at(event.position()):
            self._hover(None)
            self.yaku_wanted.emit(self._links()[pressed].target)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the row."""
        painter = QPainter(self)
        now = theme.current()
        at = self.columns()
        box = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(box, now.opened)
        elif self.underMouse():
            painter.fillRect(box, mixed(now.paper, now.sunk, 0.4))
        painter.fillRect(QRectF(0, 0, box.width(), 1), now.line)
        if self.line.refusal:
            painter.fillRect(QRectF(0, 1, 5, box.height() - 1), now.error)
        self._paint_start(painter, at, box)
        self._paint_middle(painter, at, box)
        self._paint_figures(painter, at, box)
        if self.hasFocus():
            paint_box(painter, box.adjusted(2, 2, -2, -2), None, now.focus, 6, 2)

    def _paint_start(self, painter: QPainter, at: Columns, box: QRectF) -> None:
        now = theme.current()
        side = theme.px(16)
        ratio = self.devicePixelRatioF()
        arrow = icon_pixmap("chevron_down" if self.isChecked() else "chevron_right", now.ink2, side, ratio)
        painter.drawPixmap(QPointF((at.hand - side) / 2 + 3, box.center().y() - side / 2), arrow)
        place = QRectF(at.hand, 0, at.happened - at.hand, box.height())
        paint_text(painter, place, self.line.hand, theme.font(15, bold=True), now.ink)
        if self.line.note:
            mark = icon_pixmap("page", now.brass_text, side, ratio)
            painter.drawPixmap(QPointF(at.happened - side - 6, box.center().y() - side / 2), mark)
        font, small = theme.font(15), theme.font(14)
        width = at.tiles - at.happened - 8
        first = self._wrapped(self.line.happened, font, width)
        second = text_height(small) if self.line.changed else 0.0
        top = (box.height() - first - second) / 2
        self._paint_wrapped(painter, QRectF(at.happened, top, width, first), self.line.happened, font, "ink")
        if self.line.changed:
            side = theme.px(14)
            line = QRectF(at.happened, top + first, width, second)
            pencil = icon_pixmap("pencil", now.brass_text, side, ratio)
            painter.drawPixmap(QPointF(line.left(), line.center().y() - side / 2), pencil)
            paint_text(painter, line.adjusted(side + 4, 0, 0, 0), self.line.changed, small, now.brass_text)

    def _paint_wrapped(self, painter: QPainter, box: QRectF, text: str, font: QFont, role: str) -> None:
        painter.setFont(font)
        painter.setPen(theme.colour(role))
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap.value), text)

    def _paint_middle(self, painter: QPainter, at: Columns, box: QRectF) -> None:
        _happened, middle, yaku = self._parts(at)
        small = theme.font(14)
        height = middle + yaku if at.stacked else middle
        top = (box.height() - height) / 2
        if self.line.groups:
            room = (at.words if at.stacked else at.yaku) - at.tiles - 4
            width = at.tile
            while width > 14 and groups_size(self.line.groups, width, _GAP).width() > room:
                width -= 1
            paint_groups(painter, at.tiles, top, self.line.groups, width, _GAP, on_felt=False)
            top += tile_height(at.tile) + 8
        text = self._middle_text()
        if text:
            side = theme.px(16)
            sign = "octagon" if self.line.refusal else "pencil" if self.line.unchecked else ""
            right = at.words if at.stacked or self.line.refusal else at.yaku
            left = at.tiles + (side + 6 if sign else 0)
            if sign:
                picture = icon_pixmap(sign, "error" if self.line.refusal else "ink3", side, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(at.tiles, top + 2), picture)
            area = QRectF(left, top, right - left - 8, box.height())
            self._paint_wrapped(painter, area, text, small, "error" if self.line.refusal else "ink2")
        self._paint_yaku(painter, self._yaku_box(at))

    def _paint_yaku(self, painter: QPainter, box: QRectF) -> None:
        if not self.line.named:
            return
        lines, now = self._yaku_lines(box), theme.current()
        bright = [] if self._hovered is None else [self._hovered]
        lines.paint(painter, box.topLeft(), now.ink2, now.brass_text, bright)
        for link in bright:
            lines.underline(painter, box.topLeft(), now.brass_text, link)

    def _paint_figures(self, painter: QPainter, at: Columns, box: QRectF) -> None:
        now = theme.current()
        bold, plain, small = theme.font(15, bold=True), theme.font(15), theme.font(14)
        first, second = text_height(bold) * 0.86, text_height(small) * 0.86
        top = (box.height() - first - second) / 2
        for delta, score, edge in zip(self.line.deltas, self.line.scores, at.players, strict=True):
            shade = now.plus if delta > 0 else now.minus if delta < 0 else now.ink3
            line = QRectF(edge - 200, top, 200, first)
            paint_text(painter, line, change(delta), bold if delta else plain, shade, _RIGHT)
            below = QRectF(edge - 200, top + first, 200, second)
            paint_text(painter, below, figure(score), small, now.ink3, _RIGHT)
        side = theme.px(18)
        broken = bool(self.line.missing or self.line.refusal)
        name, shade = ("seal_broken", now.error) if broken else ("seal", now.plus)
        where = QPointF(at.seal - side / 2, box.center().y() - side / 2)
        painter.drawPixmap(where, icon_pixmap(name, shade, side, self.devicePixelRatioF()))
        if self.line.missing:
            foot = QRectF(box.right() - 120, where.y() + side, 114, second)
            paint_text(painter, foot, change(self.line.missing), small, now.error, _RIGHT)

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
from mahjong_desk.ui.kit.linked_text import LinkedLines, Phrase, Phrases, cut_phrases, text_of
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
from mahjong_desk.ui.words import page_tip

_RIGHT = Qt.AlignmentFlag.AlignRight
_GAP = 6
_LEAST_WRAP = 40.0
_LINES = 2


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
            own = bold if text_width(bold, short_name(name)) <= step - 6 else small
            shown = cut_text(own, short_name(name), step - 6)
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

    def _cut(self, text: str, font: QFont, width: float, lines: int, at: Columns) -> str:
        """Returns a text that keeps the row as high as the others; whole where the yaku stand below the tiles."""
        if at.stacked or not text:
            return text
        return text_of(cut_phrases((Phrase(text),), font, max(width, _LEAST_WRAP), lines))

    def _happened(self, at: Columns) -> str:
        lines = _LINES - bool(self.line.changed)
        return self._cut(self.line.happened, theme.font(15), at.tiles - at.happened - 8, lines, at)

    def _told(self) -> str:
        return self.line.refusal or self.line.remark

    def _named(self, at: Columns) -> Phrases:
        """Returns the yaku, as many as the row holds."""
        if self.line.refusal:
            return ()
        if at.stacked:
            return self.line.named
        lines = _LINES - bool(self._beside(at) and self._told())
        return cut_phrases(self.line.named, theme.font(15), max(at.words - at.yaku - 8, _LEAST_WRAP), lines)

    def _beside(self, at: Columns) -> bool:
        """Returns whether what is told stands beside the tiles, with the yaku."""
        return bool(self.line.groups) and not at.stacked

    def _told_width(self, at: Columns) -> tuple[int, float]:
        """Returns where what is told begins and how wide it may be, its sign included."""
        if self._beside(at):
            return at.yaku, at.words - at.yaku - 8
        right = at.words if at.stacked or self.line.refusal else at.yaku
        return at.tiles, right - at.tiles - 8

    def _told_cut(self, at: Columns) -> str:
        lines = _LINES - bool(self._beside(at) and self._named(at))
        width = self._told_width(at)[1] - self._sign_width()
        return self._cut(self._told(), theme.font(14), width, lines, at)

    def _sign(self) -> str:
        return "octagon" if self.line.refusal else "pencil" if self.line.unchecked else ""

    def _sign_width(self) -> int:
        return theme.px(16) + 6 if self._sign() else 0

    def _parts(self, at: Columns) -> tuple[float, float, float, float]:
        """Returns the heights of what happened, of the tiles, of the yaku, and of what is told."""
        font, small = theme.font(15), theme.font(14)
        happened = self._wrapped(self._happened(at), font, at.tiles - at.happened - 8)
        if self.line.changed:
            happened += text_height(small)
        tiles = tile_height(at.tile) + 8.0 if self.line.groups else 0.0
        yaku = self._wrapped(text_of(self._named(at)), font, at.words - at.yaku - 8)
        told = self._wrapped(self._told_cut(at), small, self._told_width(at)[1] - self._sign_width())
        return happened, tiles, yaku, told

    def _places(self, at: Columns) -> tuple[float, float, float]:
        """Returns where the tiles, the yaku and what is told begin from above."""
        _happened, tiles, yaku, told = self._parts(at)
        height = self.height()
        if at.stacked:
            top = (height - tiles - told - yaku) / 2
            return top, top + tiles + told, top + tiles
        if self.line.groups:
            top = (height - yaku - told) / 2
            # The line below the winning tile hangs from the tiles.
            return (height - tiles) / 2 + 2, top, top + yaku
        return 0.0, (height - yaku) / 2, (height - told) / 2

    def _yaku_box(self, at: Columns) -> QRectF:
        """Returns where the yaku stand."""
        return QRectF(at.yaku, self._places(at)[1], at.words - at.yaku - 8, self._parts(at)[2])

    def _yaku_lines(self, at: Columns) -> LinkedLines:
        return LinkedLines(self._named(at), theme.font(15), max(at.words - at.yaku - 8, _LEAST_WRAP))

    def _whole(self) -> str:
        """Returns in whole what the row cuts short; nothing where all of it is seen."""
        at = self.columns()
        pairs = (
            (self.line.happened, self._happened(at)),
            ("" if self.line.refusal else self.line.yaku, text_of(self._named(at))),
            (self._told(), self._told_cut(at)),
        )
        return "\n".join(whole for whole, shown in pairs if whole != shown)

    def place_of(self, yaku: str) -> QRectF:
        """Returns where the name of a yaku begins, in pixels of the row.

        Raises:
            LookupError: It does not stand here.
        """
        at = self.columns()
        box = self._yaku_box(at)
        for link, phrase in enumerate(self._links()):
            if phrase.target == yaku:
                return self._yaku_lines(at).boxes(link)[0].translated(box.topLeft())
        raise LookupError(yaku)

    def _links(self) -> Phrases:
        return tuple(phrase for phrase in self._named(self.columns()) if phrase.target)

    def _link_at(self, point: QPointF) -> int | None:
        at = self.columns()
        return self._yaku_lines(at).link_at(point - self._yaku_box(at).topLeft())

    def _hover(self, link: int | None) -> None:
        if link != self._hovered:
            self._hovered = link
            self.setToolTip(page_tip() if link is not None else self._whole())
            self.setCursor(Qt.CursorShape.PointingHandCursor if link is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def restyle(self) -> None:
        """Takes the height of every row, and tells by a tip what has no room in it."""
        self.setFixedHeight(self.heightForWidth(max(self.width(), 600)))
        if self._hovered is None:
            self.setToolTip(self._whole())

    def heightForWidth(self, width: int) -> int:
        """Returns the height, the same for every row where the yaku stand beside the tiles."""
        at = columns_for(width - self._spare, len(self._names))
        usual = self._wrapped("X\nX", theme.font(15), 100)
        if at.stacked:
            # As high as tiles over their yaku: nearly every row has the same height then.
            happened, tiles, yaku, told = self._parts(at)
            usual = max(happened, tiles + yaku + told, tile_height(at.tile) + 8 + text_height(theme.font(15)))
        return max(theme.px(47), round(max(usual, tile_height(at.tile) + 8)) + theme.px(6))

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
        happened = self._happened(at)
        first = self._wrapped(happened, font, width)
        second = text_height(small) if self.line.changed else 0.0
        top = (box.height() - first - second) / 2
        self._paint_wrapped(painter, QRectF(at.happened, top, width, first), happened, font, "ink")
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
        top, _yaku, below = self._places(at)
        if self.line.groups:
            room = (at.words if at.stacked else at.yaku) - at.tiles - 4
            width = at.tile
            while width > 14 and groups_size(self.line.groups, width, _GAP).width() > room:
                width -= 1
            paint_groups(painter, at.tiles, top, self.line.groups, width, _GAP, on_felt=False)
        told = self._told_cut(at)
        if told:
            left, wide = self._told_width(at)
            shift, role = self._sign_width(), "error" if self.line.refusal else "ink2"
            if shift:
                shade = "error" if self.line.refusal else "ink3"
                picture = icon_pixmap(self._sign(), shade, theme.px(16), self.devicePixelRatioF())
                painter.drawPixmap(QPointF(left, below + 2), picture)
            area = QRectF(left + shift, below, wide - shift, box.height())
            self._paint_wrapped(painter, area, told, theme.font(14), role)
        self._paint_yaku(painter, at)

    def _paint_yaku(self, painter: QPainter, at: Columns) -> None:
        if not self._named(at):
            return
        box = self._yaku_box(at)
        lines, now = self._yaku_lines(at), theme.current()
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

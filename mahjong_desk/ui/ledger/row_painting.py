# SPDX-License-Identifier: MIT
"""The painting of rows and of their heads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import AccessiblePart
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_text,
    register_for_theme,
    short_name,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups
from mahjong_desk.ui.ledger.row_layout import LedgerColumns, RowLayout, columns_for, wrapped_height
from mahjong_desk.ui.theme.fonts import SMALLEST_TEXT

_RIGHT = Qt.AlignmentFlag.AlignRight
_GAP = 6
_SMALLEST_TILE = 14
_ANY_HEIGHT = 10_000


def paint_row(painter: QPainter, row: RowLayout, box: QRectF, *, opened: bool, hovered: int | None) -> None:
    _paint_start(painter, row, box, opened=opened)
    tiles, yaku, number = row.tops(round(box.height()))
    _paint_tiles(painter, row, tiles)
    _paint_told(painter, row, number)
    _paint_yaku(painter, row, yaku, hovered)
    _paint_figures(painter, row, box)


def _paint_start(painter: QPainter, row: RowLayout, box: QRectF, *, opened: bool) -> None:
    now, at, line = theme.current(), row.at, row.line
    side, ratio = theme.px(16), _ratio(painter)
    arrow = icon_pixmap("chevron_down" if opened else "chevron_right", now.ink2, side, ratio)
    painter.drawPixmap(QPointF((at.hand - side) / 2 + 3, box.center().y() - side / 2), arrow)
    place = QRectF(at.hand, 0, at.happened - at.hand, box.height())
    paint_text(painter, place, line.hand, theme.font(15, bold=True), now.ink)
    if line.note:
        mark = icon_pixmap("page", now.brass_text, side, ratio)
        painter.drawPixmap(QPointF(at.happened - side - 6, box.center().y() - side / 2), mark)
    font, small = theme.font(15), theme.font(14)
    width, happened = row.happened_width, row.event_text
    first = wrapped_height(happened, font, width)
    second = text_height(small) if line.changed else 0.0
    top = (box.height() - first - second) / 2
    _paint_wrapped(painter, QRectF(at.happened, top, width, first), happened, font, "ink")
    if line.changed:
        side = theme.px(14)
        below = QRectF(at.happened, top + first, width, second)
        pencil = icon_pixmap("pencil", now.brass_text, side, ratio)
        painter.drawPixmap(QPointF(below.left(), below.center().y() - side / 2), pencil)
        paint_text(painter, below.adjusted(side + 4, 0, 0, 0), line.changed, small, now.brass_text)


def _paint_wrapped(painter: QPainter, box: QRectF, text: str, font: QFont, role: str) -> None:
    painter.setFont(font)
    painter.setPen(theme.colour(role))
    painter.drawText(box, int(Qt.TextFlag.TextWordWrap.value), text)


def _paint_tiles(painter: QPainter, row: RowLayout, top: float) -> None:
    at, groups = row.at, row.line.groups
    if not groups:
        return
    room = (at.words if at.stacked else at.yaku) - at.tiles - 4
    width = at.tile
    while width > _SMALLEST_TILE and groups_size(groups, width, _GAP).width() > room:
        width -= 1
    paint_groups(painter, at.tiles, top, groups, width, _GAP, on_felt=False)


def _paint_told(painter: QPainter, row: RowLayout, top: float) -> None:
    sentence = row.remark_text
    if not sentence:
        return
    left, wide = row.remark_span
    shift, refused = row.sign_width, bool(row.line.refusal)
    if shift:
        picture = icon_pixmap(row.sign, "error" if refused else "ink3", theme.px(16), _ratio(painter))
        painter.drawPixmap(QPointF(left, top + 2), picture)
    area = QRectF(left + shift, top, wide - shift, _ANY_HEIGHT)
    _paint_wrapped(painter, area, sentence, theme.font(14), "error" if refused else "ink2")


def _paint_yaku(painter: QPainter, row: RowLayout, top: float, hovered: int | None) -> None:
    if not row.yaku_spans:
        return
    corner = QPointF(row.at.yaku, top)
    lines, now = row.yaku_lines(), theme.current()
    bright = [] if hovered is None else [hovered]
    lines.paint(painter, corner, now.ink2, now.brass_text, bright)
    for link in bright:
        lines.underline(painter, corner, now.brass_text, link)


def _paint_figures(painter: QPainter, row: RowLayout, box: QRectF) -> None:
    now, line = theme.current(), row.line
    bold, plain, small = theme.font(15, bold=True), theme.font(15), theme.font(14)
    first, second = text_height(bold) * 0.86, text_height(small) * 0.86
    top = (box.height() - first - second) / 2
    for delta, score, edge in zip(line.deltas, line.scores, row.at.players, strict=True):
        shade = now.plus if delta > 0 else now.minus if delta < 0 else now.ink3
        above = QRectF(edge - 200, top, 200, first)
        paint_text(painter, above, format_change(delta), bold if delta else plain, shade, _RIGHT)
        below = QRectF(edge - 200, top + first, 200, second)
        paint_text(painter, below, format_number(score), small, now.ink3, _RIGHT)
    side = theme.px(18)
    broken = bool(line.missing or line.refusal)
    name, shade = ("seal_broken", now.error) if broken else ("seal", now.plus)
    where = QPointF(row.at.seal - side / 2, box.center().y() - side / 2)
    painter.drawPixmap(where, icon_pixmap(name, shade, side, _ratio(painter)))
    if line.missing:
        foot = QRectF(box.right() - 120, where.y() + side, 114, second)
        paint_text(painter, foot, format_change(line.missing), small, now.error, _RIGHT)


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


class ColumnHead(NamedTuple):
    """The head of a column.

    Attributes:
        left: In pixels.
        is_player: Whether it is a player's name, with the points below.
    """

    text: str
    left: int
    right: int
    is_player: bool = False


class LedgerHead(QWidget):
    """The heads of the columns; they do not scroll."""

    accessible_role = "Row"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def set_names(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self.setAccessibleName(join_items(names))
        self.update()

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        if not self._names:
            return ()
        heads = column_heads(columns_for(self._room or self.width(), len(self._names)), self._names)
        high = self.height()
        return tuple(
            AccessiblePart(head.text, QRect(head.left, 0, head.right - head.left, high), "ColumnHeader")
            for head in heads
        )

    def set_room(self, width: int) -> None:
        """Sets the width of the rows below."""
        self._room = width
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, theme.px(36))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._names:
            edges = columns_for(self._room or self.width(), len(self._names)).players
            at = next((place for place, edge in enumerate(edges) if event.pos().x() <= edge), None)
            name = self._names[at] if at is not None and event.pos().x() > edges[0] - theme.px(100) else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._names:
            return
        painter = QPainter(self)
        now = theme.current()
        at = columns_for(self._room or self.width(), len(self._names))
        quiet, bold, small = theme.font(14), theme.font(14, bold=True), theme.font(SMALLEST_TEXT, bold=True)
        height = float(self.height())
        for text, left, right, is_player in column_heads(at, self._names):
            box = QRectF(left, 0, right - left, height)
            if not is_player:
                paint_text(painter, box, text, quiet, now.ink3)
                continue
            room = box.width() - 6
            own = bold if text_width(bold, short_name(text)) <= room else small
            paint_text(painter, box, elide_text(own, short_name(text), room), own, now.ink, _RIGHT)


def column_heads(at: LedgerColumns, names: Sequence[str]) -> tuple[ColumnHead, ...]:
    """Returns the heads of the columns, from left to right."""
    heads = [
        ColumnHead(tr("Hand"), at.hand, at.happened),
        ColumnHead(tr("What happened"), at.happened, at.tiles),
    ]
    if at.stacked:
        heads.append(ColumnHead(tr("Tiles and yaku"), at.tiles, at.words))
    else:
        heads.append(ColumnHead(tr("Tiles, winning tile underlined"), at.tiles, at.yaku))
        heads.append(ColumnHead(tr("Yaku"), at.yaku, at.words))
    step = at.players[1] - at.players[0] if len(at.players) > 1 else theme.px(100)
    players = (ColumnHead(name, edge - step, edge, True) for name, edge in zip(names, at.players, strict=True))
    return (*heads, *players)

# SPDX-License-Identifier: MIT
"""A row of the ledger, drawn by hand so that sixty of them stay quick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.icons import icon_pixmap
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.kit.painting import paint_text, text_height
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups
from mahjong_desk.ui.ledger.row_layout import RowLayout, wrapped_height

_RIGHT = Qt.AlignmentFlag.AlignRight
_GAP = 6
_SMALLEST_TILE = 14
_ANY_HEIGHT = 10_000


def paint_row(painter: QPainter, row: RowLayout, box: QRectF, *, opened: bool, hovered: int | None) -> None:
    """Draws what a row says."""
    _paint_start(painter, row, box, opened=opened)
    tiles, yaku, told = row.tops(round(box.height()))
    _paint_tiles(painter, row, tiles)
    _paint_told(painter, row, told)
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
    width, happened = row.happened_width, row.happened
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
    told = row.told
    if not told:
        return
    left, wide = row.told_span
    shift, refused = row.sign_width, bool(row.line.refusal)
    if shift:
        picture = icon_pixmap(row.sign, "error" if refused else "ink3", theme.px(16), _ratio(painter))
        painter.drawPixmap(QPointF(left, top + 2), picture)
    area = QRectF(left + shift, top, wide - shift, _ANY_HEIGHT)
    _paint_wrapped(painter, area, told, theme.font(14), "error" if refused else "ink2")


def _paint_yaku(painter: QPainter, row: RowLayout, top: float, hovered: int | None) -> None:
    if not row.named:
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
        paint_text(painter, above, change(delta), bold if delta else plain, shade, _RIGHT)
        below = QRectF(edge - 200, top + first, 200, second)
        paint_text(painter, below, figure(score), small, now.ink3, _RIGHT)
    side = theme.px(18)
    broken = bool(line.missing or line.refusal)
    name, shade = ("seal_broken", now.error) if broken else ("seal", now.plus)
    where = QPointF(row.at.seal - side / 2, box.center().y() - side / 2)
    painter.drawPixmap(where, icon_pixmap(name, shade, side, _ratio(painter)))
    if line.missing:
        foot = QRectF(box.right() - 120, where.y() + side, 114, second)
        paint_text(painter, foot, change(line.missing), small, now.error, _RIGHT)


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()

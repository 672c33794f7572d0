# SPDX-License-Identifier: MIT
"""Draws the board: heads above columns, rows with place, movement, mark, name, cells and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_plan import HEAD, MARK, PLACE, ROW, SIDE, Plan
from mahjong_desk.ui.club.standings.faces import BoardFace, CellFace, Look, RowFace
from mahjong_desk.ui.kit.marks import paint_mark
from mahjong_desk.ui.kit.painting import cut_text, paint_box, paint_text, short_name, text_width

translate = QCoreApplication.translate
_FIRST: Final = 26
_RIGHT, _CENTRE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class BoardPainter:
    """Draws one board, once."""

    def __init__(self, painter: QPainter, plan: Plan, columns: Sequence[tuple[int, float]]) -> None:
        """Begins to draw.

        Args:
            painter: What draws.
            plan: Where everything stands.
            columns: The columns that are seen, with where they begin.
        """
        self._painter, self._plan, self._columns = painter, plan, columns
        self._now = theme.current()

    def heads(self, face: BoardFace) -> None:
        """Draws what stands above the rows."""
        painter, now, plan = self._painter, self._now, self._plan
        font, head = theme.font(14), theme.px(HEAD)
        high = head / 2 - 2
        low = QRectF(0, high, plan.right, high)
        for text, left, right in (
            (translate("Board", "moved"), theme.px(SIDE + PLACE), plan.name),
            (translate("Board", "Player"), plan.name, plan.cells),
        ):
            paint_text(painter, QRectF(left, low.top(), right - left, high), text, font, now.ink2)
        for text, right in ((face.middle, plan.total), (face.total, plan.right)):
            paint_text(painter, QRectF(right - 200, low.top(), 200, high), text, font, now.ink2, _RIGHT)
        before = ""
        for place, (column, left) in enumerate(self._columns):
            one = face.columns[column]
            paint_text(painter, QRectF(left, low.top(), plan.cell, high), one.text, font, now.ink2, _CENTRE)
            # The first column that is seen says its month too.
            above = next((seen.above for seen in face.columns[column::-1] if seen.above), "")
            if one.above or (place == 0 and above != before):
                paint_text(painter, QRectF(left, 0, plan.cell, high), above, font, now.ink2, _CENTRE)
            before = above
        painter.setPen(QPen(now.line, 1))
        painter.drawLine(QLineF(theme.px(SIDE), head - 0.5, plan.right, head - 0.5))

    def row(self, top: float, face: RowFace) -> None:
        """Draws a row.

        Args:
            top: Where it begins, pixels.
            face: What it shows.
        """
        painter, now, plan, high = self._painter, self._now, self._plan, theme.px(ROW)
        middle = top + high / 2
        place = theme.font(18, serif=True)
        paint_text(
            painter,
            QRectF(0, top, theme.px(PLACE), high),
            face.place,
            place,
            now.brass_text if face.leads else now.ink2,
        )
        self._moved(QPointF(theme.px(SIDE + PLACE), middle), face.moved)
        paint_mark(painter, QPointF(plan.name + theme.px(9), middle), face.mark, theme.px(6.6), now)
        self._name(QRectF(plan.name + theme.px(MARK), top, plan.cells, high), face)
        for column, left in self._columns:
            self._cell(QRectF(left, top, plan.cell, high), face.cells.get(column))
        box = QRectF(plan.middle, top, plan.total - plan.middle, high)
        paint_text(painter, box, face.middle, theme.font(15), now.ink2, _RIGHT)
        box = QRectF(plan.total, top, plan.right - plan.total, high)
        paint_text(painter, box, face.total, theme.font(20, bold=True), now.ink, _RIGHT)
        painter.setPen(QPen(now.line, 1))
        painter.drawLine(QLineF(theme.px(SIDE), top + high - 0.5, plan.right, top + high - 0.5))

    def _name(self, room: QRectF, face: RowFace) -> None:
        painter, now = self._painter, self._now
        room.setRight(self._plan.cells - theme.px(6))
        bold, small = theme.font(15, bold=True), theme.font(13)
        name = cut_text(bold, short_name(face.name), room.width())
        paint_text(painter, room, name, bold, now.ink)
        room.setLeft(room.left() + text_width(bold, name) + theme.px(8))
        if face.note and room.width() > theme.px(30):
            paint_text(painter, room, cut_text(small, face.note, room.width()), small, now.ink3)

    def _moved(self, left: QPointF, moved: int | None) -> None:
        painter, now = self._painter, self._now
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

    def _cell(self, box: QRectF, cell: CellFace | None) -> None:
        painter, now = self._painter, self._now
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

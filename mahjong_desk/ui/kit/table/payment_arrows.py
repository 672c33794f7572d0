# SPDX-License-Identifier: MIT
"""Payments, drawn as arrows between the seats."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import paint_felt
from mahjong_desk.ui.kit.painting import (
    antialias,
    paint_box,
    paint_text,
    register_for_theme,
    remeasure,
    short_name,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.text_format import join_clauses, with_heading

_OFF = 2.5
_MARGIN = 6.0
_GAP, _MIN_GAP = 24.0, 14.0
"""The vertical gap between boxes, preferred and minimum; an arrow must fit in it."""
_BESIDE = 28.0
_SIDE = 10.0
_LINK = 4.0
_LEADING = 0.86
"""The line height as a share of the font height."""
_SPOTS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((1, 0.5), (0, 0.5)),
    3: ((1, 0.5), (0, 1.0), (0, 0.0)),
    4: ((2, 0.5), (1, 1.0), (0, 0.5), (1, 0.0)),
}
"""Row and horizontal position (0 to 1) of each seat in turn order, by the number of players."""
PayerPayee = tuple[int, int]
"""Payer and payee."""
ArrowLine = tuple[QPointF, QPointF]
"""A line from start to end."""


@dataclass(frozen=True, slots=True)
class SeatBox:
    """The texts at one seat."""

    name: str
    title: str
    amount: str = ""
    detail: str = ""  # The parts of the total.
    keeps_detail: bool = False  # Whether to show them even if space is short.

    @property
    def spoken_text(self) -> str:
        """All texts on one line."""
        return with_heading(self.title, self.detail)


class BoxLine(NamedTuple):
    text: str
    font: QFont
    second: bool = False


class MeasuredBox(NamedTuple):
    """A box with its lines from the top, and its size."""

    lines: tuple[BoxLine, ...]
    width: float
    height: float


@lru_cache(maxsize=64)
def _measure(
    boxes: tuple[SeatBox, ...],
    rows: tuple[int, ...],
    winners: frozenset[int],
    width: float,
    with_detail: bool,
    _language: str,
    _scale: float,
) -> tuple[MeasuredBox, ...]:
    """Returns the boxes with their lines; cached, because layouts ask often."""
    inside = width - 2 * _MARGIN
    # Two in one row leave room for an arrow between them.
    half = (inside - theme.px(_BESIDE)) / 2
    return tuple(
        _measure_box(box, seat in winners, inside if rows.count(rows[seat]) == 1 else half, with_detail)
        for seat, box in enumerate(boxes)
    )


def _measure_box(box: SeatBox, wins: bool, max_width: float, with_detail: bool) -> MeasuredBox:
    """Returns a box with its lines, at most ``max_width`` wide."""
    room = max_width - 2 * _SIDE
    largest = 17 if wins or not with_detail else 19
    sizes = [size for size in range(largest, 15, -1) if text_width(theme.font(size, bold=True), box.title) <= room]
    if sizes and box.amount:
        lines = [BoxLine(box.title, theme.font(sizes[0], bold=True))]
    else:
        amount = [BoxLine(box.amount, theme.font(17, bold=True))] if box.amount else []
        lines = [BoxLine(short_name(box.name), theme.font(15, bold=True)), *amount]
    with_detail = with_detail or box.keeps_detail
    if with_detail and box.detail:
        small = theme.font(13)
        lines += [BoxLine(text, small, second=True) for text in _wrap_sum(box.detail, small, room)]
    width = max(text_width(line.font, line.text) for line in lines) + 2 * _SIDE
    height = sum(text_height(line.font) * _LEADING for line in lines) + theme.px(8 if with_detail else 5)
    min_width, min_height = (148, 48) if with_detail and box.detail else (124, 30 if with_detail else 27)
    return MeasuredBox(tuple(lines), min(max(width, theme.px(min_width)), max_width), max(height, theme.px(min_height)))


def _edge_share(box: QRectF, vector: QPointF) -> float:
    """Returns the share of a vector from the centre of a box that is inside it."""
    shares = [1.0]
    if vector.x():
        shares.append((box.width() / 2 + _OFF) / abs(vector.x()))
    if vector.y():
        shares.append((box.height() / 2 + _OFF) / abs(vector.y()))
    return min(shares)


def _wrap_sum(text: str, font: QFont, room: float) -> list[str]:
    """Returns a sum wrapped before its plus signs."""
    first, *terms = text.split(" + ")
    lines = [first]
    for term in terms:
        longer = f"{lines[-1]} + {term}"
        if text_width(font, longer) <= room:
            lines[-1] = longer
        else:
            lines.append(f"+ {term}")
    return lines


_HEAD = 9.0
_WIDTH, _NARROW = 370, 300


class PaymentArrows(QWidget):
    """The seats around the table, with payments as arrows.

    The first seat is at the bottom, the others follow counter-clockwise, each with the total that it pays or gains.
    Seats responsible for each other are linked by a double line, which becomes the shaft of an arrow if one pays the
    other. Without enough height only the totals are shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: tuple[SeatBox, ...] = ()
        self.payments: tuple[PayerPayee, ...] = ()
        self._highlight: frozenset[int] = frozenset()
        self.links: tuple[PayerPayee, ...] = ()
        self._spots: tuple[tuple[int, float], ...] = ()
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        register_for_theme(self)

    def set_payments(
        self,
        boxes: Sequence[SeatBox],
        flows: Sequence[PayerPayee] = (),
        highlight: Collection[int] = (),
        links: Sequence[PayerPayee] = (),
        order: Sequence[int] = (),  # In turn order from the bottom; by number if empty.
    ) -> None:
        """Shows two to four seats and the payments between them."""
        self.boxes, self.payments = tuple(boxes), tuple(flows)
        self._highlight, self.links = frozenset(highlight), tuple(links)
        in_turn = dict(zip(order or range(len(boxes)), _SPOTS.get(len(boxes), ()), strict=True))
        self._spots = tuple(in_turn[seat] for seat in range(len(boxes)))
        remeasure(self)

    def restyle(self) -> None:
        linked = tr("{player} and {other} are linked")
        names = [f"{box.name}" for box in self.boxes]
        parts = [linked.format(player=names[one], other=names[other]) for one, other in self.links]
        texts = [box.spoken_text for box in self.boxes if box.amount]
        self.setAccessibleName(join_clauses(*parts, *texts) or tr("No payments"))
        self.setToolTip("\n".join(texts))

    def plate_box(self, seat: int) -> QRectF:
        """Returns the box of a seat, in pixels."""
        boxes = self._fitting_boxes()
        rows = self._row_heights(boxes)
        gap = (self.height() - 2 * _MARGIN - sum(rows)) / max(1, len(rows) - 1)
        row, across = self._spots[seat]
        _lines, width, height = boxes[seat]
        top = _MARGIN + sum(rows[:row]) + gap * row + (rows[row] - height) / 2
        return QRectF(_MARGIN + across * (self.width() - 2 * _MARGIN - width), top, width, height)

    def shown_lines(self, seat: int) -> tuple[str, ...]:
        return tuple(line.text for line in self._fitting_boxes()[seat].lines)

    def course(self, payer: int, payee: int, shift: float = 0.0) -> ArrowLine:
        """Returns a line between the edges of two boxes, ``shift`` pixels aside."""
        start, end = self.plate_box(payer), self.plate_box(payee)
        vector = end.center() - start.center()
        length = math.hypot(vector.x(), vector.y()) or 1.0
        aside = QPointF(-vector.y(), vector.x()) * (shift / length)
        first, last = vector * _edge_share(start, vector), vector * _edge_share(end, vector)
        return start.center() + first + aside, end.center() - last + aside

    def _measured(self, width: int, *, with_detail: bool) -> tuple[MeasuredBox, ...]:
        rows = tuple(row for row, _across in self._spots)
        return _measure(self.boxes, rows, self._highlight, width, with_detail, theme.language(), theme.scale())

    def _fitting_boxes(self) -> tuple[MeasuredBox, ...]:
        """Returns the boxes at the current size, with the parts of the totals if they fit."""
        boxes = self._measured(self.width(), with_detail=True)
        fits = self._height_of(boxes, _MIN_GAP) <= self.height() + 0.5
        return boxes if fits else self._measured(self.width(), with_detail=False)

    def _row_heights(self, boxes: tuple[MeasuredBox, ...]) -> list[float]:
        rows = [0.0] * len({row for row, _across in self._spots})
        for box, (row, _across) in zip(boxes, self._spots, strict=True):
            rows[row] = max(rows[row], box.height)
        return rows

    def _height_of(self, boxes: tuple[MeasuredBox, ...], gap: float) -> float:
        rows = self._row_heights(boxes)
        return sum(rows) + theme.px(gap) * (len(rows) - 1) + 2 * _MARGIN

    def sizeHint(self) -> QSize:
        width = theme.px(_WIDTH)
        boxes = self._measured(max(width, self.width()), with_detail=True)
        return QSize(width, math.ceil(self._height_of(boxes, _GAP)) if boxes else theme.px(190))

    def minimumSizeHint(self) -> QSize:
        # Room for the totals, and for arrows that are still visible.
        width = theme.px(_NARROW)
        boxes = self._measured(max(width, self.width()), with_detail=False)
        return QSize(width, math.ceil(self._height_of(boxes, _MIN_GAP)) if boxes else theme.px(130))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        paint_felt(painter, QRectF(self.rect()), colours.felt, 10)
        if not self.boxes:
            return
        with antialias(painter, QPen(colours.gold, 1.5)):
            # A payment between linked seats gets a double-shafted arrow instead.
            for one, other in set(self.links) - set(self.payments):
                for shift in (-_LINK, _LINK):
                    painter.drawLine(*self.course(one, other, shift))
        for seat, box in enumerate(self._fitting_boxes()):
            self._paint_box(painter, seat, box.lines)
        for payer, payee in self.payments:
            self._paint_arrow(painter, self.course(payer, payee), linked=(payer, payee) in self.links)

    def _paint_arrow(self, painter: QPainter, course: ArrowLine, *, linked: bool) -> None:
        start, end = course
        vector = end - start
        length = math.hypot(vector.x(), vector.y()) or 1.0
        along = vector / length
        across = QPointF(-along.y(), along.x())
        foot = end - along * min(_HEAD, length)
        brass = theme.colour("brass")
        with antialias(painter, QPen(brass, 1.5 if linked else 2.5)):
            for aside in (across * 2.5, across * -2.5) if linked else (QPointF(),):
                painter.drawLine(start + aside, foot + aside)
        with antialias(painter, brush=brass):
            painter.drawPolygon(QPolygonF([end, foot + across * 5, foot - across * 5]))

    def _paint_box(self, painter: QPainter, seat: int, lines: Sequence[BoxLine]) -> None:
        colours = theme.current()
        box, wins = self.plate_box(seat), seat in self._highlight
        moves = bool(self.boxes[seat].amount)
        fill = colours.brass if wins else colours.felt_dark if moves else colours.felt_deep
        paint_box(painter, box, fill, colours.brass if wins or moves else colours.felt_line, 7)
        height = sum(text_height(line.font) * _LEADING for line in lines)
        top = box.center().y() - height / 2
        for line in lines:
            ink = colours.brass_ink if wins else colours.felt_ink2 if line.second else colours.felt_ink
            line_height = text_height(line.font) * _LEADING
            room = QRectF(box.x(), top, box.width(), line_height)
            paint_text(painter, room, line.text, line.font, ink, Qt.AlignmentFlag.AlignHCenter)
            top += line_height

# SPDX-License-Identifier: MIT
"""Who pays whom how much, drawn between the seats."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.panels import paint_felt
from mahjong_desk.ui.kit.painting import paint_box, paint_text, register_for_theme, text_height
from mahjong_desk.ui.kit.table.payment_layout import LEADING, Course, Flow, PaymentLayout, SeatBox
from mahjong_desk.ui.kit.text_format import join_clauses

_HEAD = 9.0
_WIDTH, _NARROW = 370, 300


class PaymentArrows(QWidget):
    """The seats around the table, the first at the bottom, counter-clockwise, each with the total it pays or gains.

    An arrow leads from each payer. Seats liable for each other are linked by a double line, which becomes the shaft of an
    arrow if one pays the other. Without enough height only the totals are shown.
    """

    seat_pressed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: tuple[SeatBox, ...] = ()
        self._flows: tuple[Flow, ...] = ()
        self._highlight: frozenset[int] = frozenset()
        self._links: tuple[Flow, ...] = ()
        self._order: tuple[int, ...] = ()
        self._pressed = False
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        register_for_theme(self)

    @property
    def boxes(self) -> tuple[SeatBox, ...]:
        """The texts at the seats."""
        return self._boxes

    @property
    def payments(self) -> tuple[Flow, ...]:
        """The pairs of payer and payee."""
        return self._flows

    @property
    def links(self) -> tuple[Flow, ...]:
        """The pairs of linked seats."""
        return self._links

    def set_payments(
        self,
        boxes: Sequence[SeatBox],
        flows: Sequence[Flow] = (),
        highlight: Collection[int] = (),
        links: Sequence[Flow] = (),
        order: Sequence[int] = (),
    ) -> None:
        """Shows two to four seats and payments; ``order`` is the turn order, the bottom seat first, by number if empty."""
        self._boxes, self._flows = tuple(boxes), tuple(flows)
        self._highlight, self._links = frozenset(highlight), tuple(links)
        self._order = tuple(order) or tuple(range(len(boxes)))
        self.restyle()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        linked = tr("{player} and {other} are linked")
        names = [f"{box.name}" for box in self._boxes]
        parts = [linked.format(player=names[one], other=names[other]) for one, other in self._links]
        texts = [box.spoken for box in self._boxes if box.amount]
        self.setAccessibleName(join_clauses(*parts, *texts) or tr("No payments"))
        self.setToolTip("\n".join(texts))

    def set_seats_clickable(self, *, pressed: bool) -> None:
        """Makes seats pressable or not; the caller offers the same by keyboard."""
        self._pressed = pressed
        self.setMouseTracking(pressed)
        if not pressed:
            self.unsetCursor()

    def seat_at(self, place: QPointF) -> int | None:
        """Returns the seat at a point, or within a fingertip of it in table mode; None if there is none."""
        for seat in range(len(self._boxes)):
            box = self.plate_box(seat)
            short = QSizeF(theme.MIN_TOUCH_SIZE, theme.MIN_TOUCH_SIZE) - box.size()
            wide, high = max(0.0, short.width() / 2), max(0.0, short.height() / 2)
            if box.adjusted(-wide, -high, wide, high).contains(place):
                return seat
        return None

    def plate_box(self, seat: int) -> QRectF:
        """Returns the box of a seat, in pixels."""
        return self._layout().box(self._place(seat))

    def shown_lines(self, seat: int) -> tuple[str, ...]:
        """Returns the lines shown at a seat."""
        return tuple(line.text for line in self._layout().lines_of(self._place(seat)))

    def course(self, payer: int, payee: int) -> Course:
        """Returns start and end of an arrow, in pixels."""
        return self._layout().course(self._place(payer), self._place(payee))

    def _layout(self, width: float = 0.0) -> PaymentLayout:
        """Returns the layout for a width, that of the widget by default."""
        boxes = tuple(self._boxes[seat] for seat in self._order)
        winners = frozenset(map(self._place, self._highlight))
        return PaymentLayout(boxes, winners, width or self.width(), self.height())

    def _place(self, seat: int) -> int:
        """Returns the position of a seat, counted from the bottom."""
        return self._order.index(seat)

    def sizeHint(self) -> QSize:
        width = theme.px(_WIDTH)
        if not self._boxes:
            return QSize(width, theme.px(190))
        return QSize(width, math.ceil(self._layout(max(width, self.width())).full_height))

    def minimumSizeHint(self) -> QSize:
        narrow = theme.px(_NARROW)
        if not self._boxes:
            return QSize(narrow, theme.px(130))
        return QSize(narrow, math.ceil(self._layout(max(narrow, self.width())).min_height))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed and self.seat_at(event.position()) is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position()) if self._pressed else None
        if seat is not None and event.button() == Qt.MouseButton.LeftButton:
            self.seat_pressed.emit(seat)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        paint_felt(painter, QRectF(self.rect()), now.felt, 10)
        if not self._boxes:
            return
        plan = self._layout()
        for one, other in self._silent_links():
            self._paint_link(painter, plan.links(self._place(one), self._place(other)))
        for seat in range(len(self._boxes)):
            self._paint_box(painter, plan, seat)
        for payer, payee in self._flows:
            linked = (payer, payee) in self._links
            self._paint_arrow(painter, plan.course(self._place(payer), self._place(payee)), linked=linked)

    def _silent_links(self) -> list[Flow]:
        """Returns the linked pairs without payments between them; the others get a double-shafted arrow."""
        return [pair for pair in self._links if pair not in self._flows]

    def _paint_link(self, painter: QPainter, courses: Sequence[Course]) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().gold, 1.5))
        for start, end in courses:
            painter.drawLine(start, end)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, course: Course, *, linked: bool) -> None:
        start, end = course
        way = end - start
        length = math.hypot(way.x(), way.y()) or 1.0
        along = way / length
        across = QPointF(-along.y(), along.x())
        foot = end - along * min(_HEAD, length)
        brass = theme.colour("brass")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(brass, 1.5 if linked else 2.5))
        for aside in (across * 2.5, across * -2.5) if linked else (QPointF(),):
            painter.drawLine(start + aside, foot + aside)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        painter.drawPolygon(QPolygonF([end, foot + across * 5, foot - across * 5]))
        painter.restore()

    def _paint_box(self, painter: QPainter, plan: PaymentLayout, seat: int) -> None:
        now = theme.current()
        place = self._place(seat)
        box, wins = plan.box(place), seat in self._highlight
        moves = bool(self._boxes[seat].amount)
        fill = now.brass if wins else now.felt_dark if moves else now.felt_deep
        paint_box(painter, box, fill, now.brass if wins or moves else now.felt_line, 7)
        lines = plan.lines_of(place)
        height = sum(text_height(line.font) * LEADING for line in lines)
        top = box.center().y() - height / 2
        for line in lines:
            ink = now.brass_ink if wins else now.felt_ink2 if line.second else now.felt_ink
            high = text_height(line.font) * LEADING
            paint_text(
                painter,
                QRectF(box.x(), top, box.width(), high),
                line.text,
                line.font,
                ink,
                Qt.AlignmentFlag.AlignHCenter,
            )
            top += high

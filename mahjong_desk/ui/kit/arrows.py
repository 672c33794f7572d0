# SPDX-License-Identifier: MIT
"""Who pays whom, as they sit."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import clauses
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text, short_name, text_height
from mahjong_desk.ui.kit.panels import paint_felt
from mahjong_desk.ui.kit.payment_plan import PLAYERS, Arrow, Course, Line, PaymentPlan

_HEAD = 9.0
_FEW, _MANY, _MOST = 130, 190, 400
"""How high the felt is at least, for some payments and for many, and at most."""


class Arrows(QWidget):
    """Seats as they sit, seat 0 at the foot and on counter-clockwise, with an arrow for each payment.

    Seats that are responsible for each other are linked by a double line.

    Attributes:
        payments: What is shown.
        links: Which seats are linked.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty felt."""
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._seconds: tuple[str, ...] = ()
        self._payments: tuple[Arrow, ...] = ()
        self._highlight: frozenset[int] = frozenset()
        self._links: tuple[tuple[int, int], ...] = ()
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        follow_theme(self)

    @property
    def payments(self) -> tuple[Arrow, ...]:
        """What is shown."""
        return self._payments

    @property
    def links(self) -> tuple[tuple[int, int], ...]:
        """Which seats are linked."""
        return self._links

    def set_payments(
        self,
        names: Sequence[str],
        payments: Sequence[Arrow],
        highlight: Collection[int] = (),
        seconds: Sequence[str] = (),
        links: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Shows seats and payments.

        Args:
            names: Two to four names in turn order, seat 0 at the foot.
            payments: What is paid.
            highlight: The seats in brass, which are the winners.
            seconds: A second line on each plate, such as scores before and after; none if empty.
            links: The pairs of seats of which one is responsible for the other.

        Raises:
            ValueError: There are fewer than two or more than four names, or a payment names no seat.
        """
        if len(names) not in PLAYERS:
            raise ValueError(f"{len(names)} seats cannot be shown")
        for arrow in payments:
            if not (0 <= arrow.from_seat < len(names) and 0 <= arrow.to_seat < len(names)):
                raise ValueError(f"no such seat in {arrow}")
        self._names, self._payments = tuple(names), tuple(payments)
        self._highlight, self._seconds, self._links = frozenset(highlight), tuple(seconds), tuple(links)
        self.restyle()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Says the payments in the language that holds now."""
        linked = self.tr("{player} and {other} are linked")
        parts = [linked.format(player=self._names[one], other=self._names[other]) for one, other in self._links]
        for arrow in self._payments:
            words = {"payer": self._names[arrow.from_seat], "winner": self._names[arrow.to_seat], "amount": arrow.text}
            if arrow.caption:
                sentence = self.tr("{payer} pays {winner} {amount} ({reason})")
            else:
                sentence = self.tr("{payer} pays {winner} {amount}")
            parts.append(sentence.format(reason=arrow.caption, **words))
        self.setAccessibleName(clauses(*parts) or self.tr("No payments"))

    def plate_box(self, seat: int) -> QRectF:
        """Returns where the plate of a seat lies, in pixels.

        Raises:
            IndexError: There is no such seat.
        """
        return self._plan().plate_box(seat)

    def label_box(self, index: int) -> QRectF:
        """Returns where the amount of a payment stands, in pixels.

        Raises:
            IndexError: There is no such payment.
        """
        return self._plan().lines()[index].label

    def _plan(self, width: float = 0.0, height: float = 0.0) -> PaymentPlan:
        """Returns how all of it lies on a felt of that size, as large as the widget where none is given."""
        return PaymentPlan(self._names, self._seconds, self._payments, width or self.width(), height or self.height())

    def _lowest(self, width: float) -> int:
        """Returns the least height at which nothing hides anything and the lines can be followed, for a width."""
        if not self._names:
            return theme.px(_FEW)
        enough = theme.px(_MANY if len(self._payments) >= len(self._names) else _FEW)
        return max(enough, math.ceil(self._plan(width).with_room(theme.px(_MOST)).height))

    def sizeHint(self) -> QSize:
        """Returns the room in which plates and amounts stand freely and the lines can be followed."""
        width = theme.px(370)
        return QSize(width, max(theme.px(190), self._lowest(width)))

    def minimumSizeHint(self) -> QSize:
        """Returns the room in which nothing hides anything and the lines can be followed."""
        narrow = theme.px(300)
        return QSize(narrow, self._lowest(max(narrow, self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws felt, lines, plates and amounts."""
        painter = QPainter(self)
        now = theme.current()
        paint_felt(painter, QRectF(self.rect()), now.felt, 10)
        plan = self._plan()
        lines = plan.lines()
        for one, other in self._links:
            self._paint_link(painter, plan.links(one, other))
        for line in lines:
            self._paint_line(painter, line)
        for seat in range(len(self._names)):
            self._paint_plate(painter, seat, plan.plate_box(seat))
        for line in lines:
            self._paint_label(painter, line)

    def _paint_link(self, painter: QPainter, courses: Sequence[Course]) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().gold, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for start, bend, end in courses:
            path = QPainterPath(start)
            path.quadTo(bend, end)
            painter.drawPath(path)
        painter.restore()

    def _paint_line(self, painter: QPainter, line: Line) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brass = theme.colour("brass")
        direction = line.end - line.at(0.94)
        length = math.hypot(direction.x(), direction.y()) or 1.0
        along = direction / length
        across = QPointF(-along.y(), along.x())
        foot = line.end - along * _HEAD
        path = QPainterPath(line.start)
        path.quadTo(line.bend, foot)
        painter.setPen(QPen(brass, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        painter.drawPolygon(QPolygonF([line.end, foot + across * 4.5, foot - across * 4.5]))
        painter.restore()

    def _paint_plate(self, painter: QPainter, seat: int, box: QRectF) -> None:
        now = theme.current()
        wins = seat in self._highlight
        paint_box(painter, box, now.brass if wins else now.felt_deep, now.brass if wins else now.felt_line, 7)
        ink = now.brass_ink if wins else now.felt_ink
        middle = Qt.AlignmentFlag.AlignHCenter
        bold, small = theme.font(15, bold=True), theme.font(14)
        name = short_name(self._names[seat])
        if not self._seconds:
            paint_text(painter, box, name, bold, ink, middle)
            return
        first = text_height(bold)
        paint_text(painter, QRectF(box.x(), box.y() + 3, box.width(), first), name, bold, ink, middle)
        below = QRectF(box.x(), box.y() + first, box.width(), box.height() - first - 4)
        paint_text(painter, below, self._seconds[seat], small, ink, middle)

    def _paint_label(self, painter: QPainter, line: Line) -> None:
        now = theme.current()
        box = line.label
        paint_box(painter, box, now.felt_dark, now.brass, 6)
        middle = Qt.AlignmentFlag.AlignHCenter
        bold, small = theme.font(15, bold=True), theme.font(13)
        if not line.arrow.caption:
            paint_text(painter, box, line.arrow.text, bold, now.felt_ink, middle)
            return
        height = text_height(bold) * 0.94
        paint_text(
            painter, QRectF(box.x(), box.y() + 2, box.width(), height), line.arrow.text, bold, now.felt_ink, middle
        )
        below = QRectF(box.x(), box.y() + height, box.width(), box.height() - height - 3)
        paint_text(painter, below, line.arrow.caption, small, now.felt_ink2, middle)

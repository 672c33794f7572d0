# SPDX-License-Identifier: MIT
"""Who pays whom, as they sit."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import clauses
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text, short_name, text_height, text_width
from mahjong_desk.ui.kit.panels import paint_felt

_HEAD = 9.0
_OFF = 5.0
_MARGIN = 6.0
_LANE = 16.0
_SHARES = tuple(step / 20 for step in range(2, 19))
"""Where along its line an amount may stand."""
_SHIFTS = ((0, 0), (0, -0.45), (0, 0.45), (-0.45, 0), (0.45, 0), (0.45, -0.45), (-0.45, -0.45))
"""How far beside its line, as shares of its own size, where the line itself has no free place."""
# Where each seat's plate is centred, as shares of the felt, by the number of players.
_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (1.0, 0.12), (0.0, 0.12)),
    4: ((0.5, 1.0), (1.0, 0.54), (0.5, 0.0), (0.0, 0.54)),
}


@dataclass(frozen=True, slots=True)
class Arrow:
    """One payment.

    Attributes:
        from_seat: Who pays.
        to_seat: Who is paid.
        text: The amount.
        caption: What it is for, such as a pao; empty for the win itself.
    """

    from_seat: int
    to_seat: int
    text: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    """An arrow as it is drawn: from start over the bend to the end, and its label."""

    arrow: Arrow
    start: QPointF
    bend: QPointF
    end: QPointF
    label: QRectF

    def at(self, share: float) -> QPointF:
        """Returns the point at a share of the line."""
        rest = 1 - share
        return self.start * (rest * rest) + self.bend * (2 * rest * share) + self.end * (share * share)


class Arrows(QWidget):
    """Seats as they sit, seat 0 at the foot and on counter-clockwise, with an arrow for each payment.

    Attributes:
        payments: What is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty felt."""
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._seconds: tuple[str, ...] = ()
        self._payments: tuple[Arrow, ...] = ()
        self._highlight: frozenset[int] = frozenset()
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        follow_theme(self)

    @property
    def payments(self) -> tuple[Arrow, ...]:
        """What is shown."""
        return self._payments

    def set_payments(
        self,
        names: Sequence[str],
        payments: Sequence[Arrow],
        highlight: Collection[int] = (),
        seconds: Sequence[str] = (),
    ) -> None:
        """Shows seats and payments.

        Args:
            names: Two to four names in turn order, seat 0 at the foot.
            payments: What is paid.
            highlight: The seats in brass, which are the winners.
            seconds: A second line on each plate, such as scores before and after; none if empty.

        Raises:
            ValueError: There are fewer than two or more than four names, or a payment names no seat.
        """
        if len(names) not in _SPOTS:
            raise ValueError(f"{len(names)} seats cannot be shown")
        for arrow in payments:
            if not (0 <= arrow.from_seat < len(names) and 0 <= arrow.to_seat < len(names)):
                raise ValueError(f"no such seat in {arrow}")
        self._names, self._payments = tuple(names), tuple(payments)
        self._highlight, self._seconds = frozenset(highlight), tuple(seconds)
        self.restyle()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Says the payments in the language that holds now."""
        parts = []
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
        width, height = self._plate_size()
        share_x, share_y = _SPOTS[len(self._names)][seat]
        x = _MARGIN + share_x * (self.width() - 2 * _MARGIN - width)
        y = _MARGIN + share_y * (self.height() - 2 * _MARGIN - height)
        return QRectF(x, y, width, height)

    def label_box(self, index: int) -> QRectF:
        """Returns where the amount of a payment stands, in pixels.

        Raises:
            IndexError: There is no such payment.
        """
        return self._lines()[index].label

    def _plate_size(self) -> tuple[float, float]:
        bold, second = theme.font(15, bold=True), theme.font(14)
        widest = max((text_width(bold, short_name(name)) for name in self._names), default=0.0)
        widest = max(widest, *(text_width(second, text) for text in self._seconds), 0.0)
        height = text_height(bold) + (text_height(second) * 0.84 if self._seconds else 0)
        room = (self.width() - 2 * _MARGIN) / 3.2
        return min(max(widest + 24, theme.px(76)), max(room, widest + 8)), height + 10

    def _label_size(self, arrow: Arrow) -> tuple[float, float]:
        bold, small = theme.font(15, bold=True), theme.font(13)
        width = max(text_width(bold, arrow.text), text_width(small, arrow.caption))
        height = text_height(bold) * 0.94 + (text_height(small) * 0.84 if arrow.caption else 0)
        return max(width + 20, theme.px(56)), height + 6

    def _lines(self) -> list[_Line]:
        totals: dict[frozenset[int], int] = {}
        courses: list[tuple[QPointF, QPointF, QPointF]] = []
        pairs = [frozenset({arrow.from_seat, arrow.to_seat}) for arrow in self._payments]
        for arrow, pair in zip(self._payments, pairs, strict=True):
            lane = totals.get(pair, 0)
            totals[pair] = lane + 1
            courses.append(self._course(arrow, (lane - (pairs.count(pair) - 1) / 2) * _LANE))
        # Short lines leave their amount the least choice, so they choose first.
        lengths = [math.hypot(end.x() - start.x(), end.y() - start.y()) for start, _bend, end in courses]
        lines: dict[int, _Line] = {}
        for index in sorted(range(len(courses)), key=lambda number: lengths[number]):
            taken = [line.label for line in lines.values()]
            among = [other for other in range(len(pairs)) if pairs[other] == pairs[index]]
            # Amounts between the same two seats are spread along their lines.
            wish = 0.45 if len(among) == 1 else (among.index(index) + 0.8) / (len(among) + 0.6)
            lines[index] = self._line(self._payments[index], courses[index], wish, taken)
        return [lines[index] for index in range(len(courses))]

    def _line(self, arrow: Arrow, course: tuple[QPointF, QPointF, QPointF], wish: float, taken: list[QRectF]) -> _Line:
        bare = _Line(arrow, *course, QRectF())
        width, height = self._label_size(arrow)
        # The amount goes to the first place on the line where it hides no other one and no plate.
        plates = [self.plate_box(seat) for seat in range(len(self._names))]
        best, least = QRectF(), math.inf
        for (aside, down), share in product(_SHIFTS, [wish, *sorted(_SHARES, key=lambda one: abs(one - wish))]):
            middle = bare.at(share) + QPointF(aside * width, down * height)
            box = self._inside(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height))
            grown = box.adjusted(-2, -2, 2, 2)
            hidden = sum(_common(grown, other) for other in (*taken, *plates))
            if hidden < least:
                best, least = box, hidden
            if hidden == 0:
                break
        return _Line(arrow, *course, best)

    def _inside(self, box: QRectF) -> QRectF:
        x = min(max(box.x(), 2.0), max(2.0, self.width() - box.width() - 2))
        y = min(max(box.y(), 2.0), max(2.0, self.height() - box.height() - 2))
        return QRectF(x, y, box.width(), box.height())

    def _course(self, arrow: Arrow, shift: float) -> tuple[QPointF, QPointF, QPointF]:
        payer, winner = self.plate_box(arrow.from_seat), self.plate_box(arrow.to_seat)
        one, other = payer.center(), winner.center()
        if abs(one.x() - other.x()) < payer.width() * 0.6:
            down = other.y() > one.y()
            start = QPointF(one.x() + shift, payer.bottom() + _OFF if down else payer.top() - _OFF)
            end = QPointF(other.x() + shift, winner.top() - _OFF if down else winner.bottom() + _OFF)
            return start, (start + end) / 2, end
        if abs(one.y() - other.y()) < payer.height():
            right = other.x() > one.x()
            start = QPointF(payer.right() + _OFF if right else payer.left() - _OFF, one.y() + shift)
            end = QPointF(winner.left() - _OFF if right else winner.right() + _OFF, other.y() + shift)
            return start, (start + end) / 2, end
        # Between neighbours the line leaves the outer plate upwards or downwards and the inner one sideways.
        centre = self.width() / 2
        payer_outside = abs(one.x() - centre) > abs(other.x() - centre)
        outer, inner = (payer, winner) if payer_outside else (winner, payer)
        above = inner.center().y() < outer.center().y()
        leave = QPointF(outer.center().x() + shift, outer.top() - _OFF if above else outer.bottom() + _OFF)
        aside = outer.center().x() > inner.center().x()
        reach = QPointF(inner.right() + _OFF if aside else inner.left() - _OFF, inner.center().y() + shift)
        bend = QPointF(leave.x(), reach.y())
        bend += ((leave + reach) / 2 - bend) * 0.2
        return (leave, bend, reach) if payer_outside else (reach, bend, leave)

    def _rows(self) -> int:
        pairs = [frozenset({arrow.from_seat, arrow.to_seat}) for arrow in self._payments]
        return max((pairs.count(pair) for pair in pairs), default=1)

    def sizeHint(self) -> QSize:
        """Returns the room in which plates and amounts stand freely."""
        width, height = self._plate_size() if self._names else (76.0, 34.0)
        tall = any(arrow.caption for arrow in self._payments)
        labels = theme.px((130 if tall else 100) + 50 * (self._rows() - 1))
        return QSize(max(theme.px(370), round(width * 3.4)), round(height * 3 + labels))

    def minimumSizeHint(self) -> QSize:
        """Returns the room in which plates do not touch and most amounts are free."""
        width, height = self._plate_size() if self._names else (76.0, 34.0)
        tall = any(arrow.caption for arrow in self._payments)
        labels = theme.px((100 if tall else 60) + 50 * (self._rows() - 1))
        return QSize(round(width * 3 + 2 * _MARGIN), round(height * 3 + labels))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws felt, lines, plates and amounts."""
        painter = QPainter(self)
        now = theme.current()
        paint_felt(painter, QRectF(self.rect()), now.felt, 10)
        lines = self._lines()
        for line in lines:
            self._paint_line(painter, line)
        for seat in range(len(self._names)):
            self._paint_plate(painter, seat)
        for line in lines:
            self._paint_label(painter, line)

    def _paint_line(self, painter: QPainter, line: _Line) -> None:
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

    def _paint_plate(self, painter: QPainter, seat: int) -> None:
        now = theme.current()
        box = self.plate_box(seat)
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

    def _paint_label(self, painter: QPainter, line: _Line) -> None:
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


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if not both.isEmpty() else 0.0

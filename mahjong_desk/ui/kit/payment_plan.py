# SPDX-License-Identifier: MIT
"""Where seats, arrows and amounts lie on a felt of some size."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product

from PySide6.QtCore import QPointF, QRectF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import short_name, text_height, text_width

_OFF = 5.0
_MARGIN = 6.0
_STEP = 10
_LANE = 16.0
_LINK = 4.0
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
Course = tuple[QPointF, QPointF, QPointF]
"""A line from its start over a bend to its end."""
PLAYERS = frozenset(_SPOTS)
"""How many players can be shown."""


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
class Line:
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


@dataclass(frozen=True, slots=True)
class PaymentPlan:
    """Seats as they sit and what they pay each other, on a felt of a size in pixels.

    Attributes:
        names: Two to four names in turn order, seat 0 at the foot.
        seconds: A second line on each plate; none if empty.
        payments: What is paid.
        width: How wide the felt is.
        height: How high it is.
    """

    names: tuple[str, ...]
    seconds: tuple[str, ...]
    payments: tuple[Arrow, ...]
    width: float
    height: float

    def plate_box(self, seat: int) -> QRectF:
        """Returns where the plate of a seat lies.

        Raises:
            IndexError: There is no such seat.
        """
        width, height = self._plate_size()
        share_x, share_y = _SPOTS[len(self.names)][seat]
        x = _MARGIN + share_x * (self.width - 2 * _MARGIN - width)
        y = _MARGIN + share_y * (self.height - 2 * _MARGIN - height)
        return QRectF(x, y, width, height)

    def links(self, one: int, other: int) -> tuple[Course, ...]:
        """Returns the two lines side by side that link two seats."""
        arrow = Arrow(one, other, "")
        return tuple(self._course(arrow, shift) for shift in (-_LINK, _LINK))

    def is_free(self) -> bool:
        """Tells whether no plate and no amount hides another one."""
        boxes = [self.plate_box(seat) for seat in range(len(self.names))] + [line.label for line in self.lines()]
        return not any(one.intersects(other) for one, other in combinations(boxes, 2))

    def with_room(self, most: float) -> PaymentPlan:
        """Returns the same on the lowest felt where nothing hides anything, or on one ``most`` pixels high."""
        return replace(self, height=_lowest(replace(self, height=0.0), most, theme.language(), theme.scale()))

    def _plate_size(self) -> tuple[float, float]:
        return _plate_size(self.names, self.seconds, self.width, theme.language(), theme.scale())

    def label_size(self, arrow: Arrow) -> tuple[float, float]:
        """Returns the room that an amount takes."""
        bold, small = theme.font(15, bold=True), theme.font(13)
        width = max(text_width(bold, arrow.text), text_width(small, arrow.caption))
        height = text_height(bold) * 0.94 + (text_height(small) * 0.84 if arrow.caption else 0)
        return max(width + 20, theme.px(56)), height + 6

    def lines(self) -> list[Line]:
        """Returns the payments as they are drawn, in their order."""
        totals: dict[frozenset[int], int] = {}
        courses: list[Course] = []
        pairs = [frozenset({arrow.from_seat, arrow.to_seat}) for arrow in self.payments]
        for arrow, pair in zip(self.payments, pairs, strict=True):
            lane = totals.get(pair, 0)
            totals[pair] = lane + 1
            courses.append(self._course(arrow, (lane - (pairs.count(pair) - 1) / 2) * _LANE))
        # Short lines leave their amount the least choice, so they choose first.
        lengths = [math.hypot(end.x() - start.x(), end.y() - start.y()) for start, _bend, end in courses]
        lines: dict[int, Line] = {}
        for index in sorted(range(len(courses)), key=lambda number: lengths[number]):
            taken = [line.label for line in lines.values()]
            among = [other for other in range(len(pairs)) if pairs[other] == pairs[index]]
            # Amounts between the same two seats are spread along their lines.
            wish = 0.45 if len(among) == 1 else (among.index(index) + 0.8) / (len(among) + 0.6)
            lines[index] = self._line(self.payments[index], courses[index], wish, taken)
        return [lines[index] for index in range(len(courses))]

    def _line(self, arrow: Arrow, course: Course, wish: float, taken: list[QRectF]) -> Line:
        bare = Line(arrow, *course, QRectF())
        width, height = self.label_size(arrow)
        # The amount goes to the first place on the line where it hides no other one and no plate.
        plates = [self.plate_box(seat) for seat in range(len(self.names))]
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
        return Line(arrow, *course, best)

    def _inside(self, box: QRectF) -> QRectF:
        x = min(max(box.x(), 2.0), max(2.0, self.width - box.width() - 2))
        y = min(max(box.y(), 2.0), max(2.0, self.height - box.height() - 2))
        return QRectF(x, y, box.width(), box.height())

    def _course(self, arrow: Arrow, shift: float) -> Course:
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
        centre = self.width / 2
        payer_outside = abs(one.x() - centre) > abs(other.x() - centre)
        outer, inner = (payer, winner) if payer_outside else (winner, payer)
        above = inner.center().y() < outer.center().y()
        leave = QPointF(outer.center().x() + shift, outer.top() - _OFF if above else outer.bottom() + _OFF)
        aside = outer.center().x() > inner.center().x()
        reach = QPointF(inner.right() + _OFF if aside else inner.left() - _OFF, inner.center().y() + shift)
        bend = QPointF(leave.x(), reach.y())
        bend += ((leave + reach) / 2 - bend) * 0.2
        return (leave, bend, reach) if payer_outside else (reach, bend, leave)


@lru_cache(maxsize=64)
def _lowest(plan: PaymentPlan, most: float, _language: str, _scale: float) -> float:
    """Returns the least height at which nothing hides anything, at most ``most``; kept, since layouts ask often."""
    plate = plan.plate_box(0).height() if plan.names else 0.0
    tallest = max((plan.label_size(arrow)[1] for arrow in plan.payments), default=0.0)
    height = 2 * (plate + _MARGIN) + tallest
    while height < most:
        if replace(plan, height=height).is_free():
            return height
        height += _STEP
    return most


@lru_cache(maxsize=64)
def _plate_size(
    names: tuple[str, ...], seconds: tuple[str, ...], width: float, _language: str, _scale: float
) -> tuple[float, float]:
    bold, second = theme.font(15, bold=True), theme.font(14)
    widest = max((text_width(bold, short_name(name)) for name in names), default=0.0)
    widest = max(widest, *(text_width(second, text) for text in seconds), 0.0)
    height = text_height(bold) + (text_height(second) * 0.84 if seconds else 0)
    room = (width - 2 * _MARGIN) / 3.2
    return min(max(widest + 24, theme.px(76)), max(room, widest + 8)), height + 10


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other) if one.intersects(other) else None
    return both.width() * both.height() if both is not None else 0.0

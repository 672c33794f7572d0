# SPDX-License-Identifier: MIT
"""The positions of totals and arrows on the felt."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import short_name, text_height, text_width
from mahjong_desk.ui.kit.text_format import with_heading

_OFF = 2.5
_MARGIN = 6.0
_GAP, _LEAST_GAP = 24.0, 14.0
"""The gap between boxes above each other, preferred and least; an arrow must fit in it."""
_BESIDE = 28.0
_SIDE = 10.0
_LINK = 4.0
LEADING = 0.86
"""The line height as a share of the font height."""
_SPOTS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((1, 0.5), (0, 0.5)),
    3: ((1, 0.5), (0, 1.0), (0, 0.0)),
    4: ((2, 0.5), (1, 1.0), (0, 0.5), (1, 0.0)),
}
"""Row and column of each seat by the number of players."""
Flow = tuple[int, int]
"""Payer and payee."""
Course = tuple[QPointF, QPointF]
"""A line from start to end."""


@dataclass(frozen=True, slots=True)
class SeatBox:
    """The texts at one seat; ``detail`` is what the total consists of."""

    name: str
    title: str
    amount: str = ""
    detail: str = ""
    keeps: bool = False

    @property
    def spoken(self) -> str:
        """All texts on one line."""
        return with_heading(self.title, self.detail)


@dataclass(frozen=True, slots=True)
class BoxLine:
    text: str
    font: QFont
    second: bool = False


@dataclass(frozen=True, slots=True)
class MeasuredBox:
    """A box with its lines from the top, and its size."""

    lines: tuple[BoxLine, ...]
    width: float
    height: float


@dataclass(frozen=True)
class PaymentLayout:
    """The layout of two to four seats and payments on a felt, the first seat at the bottom, counter-clockwise."""

    boxes: tuple[SeatBox, ...]
    winners: frozenset[int]
    width: float
    height: float

    @property
    def full_height(self) -> float:
        """The height at which every box shows its parts and arrows have space."""
        return self._height_of(self._filled(whole=True), theme.px(_GAP))

    @property
    def min_height(self) -> float:
        """The least height: totals only, and arrows that can still be seen."""
        return self._height_of(self._filled(whole=False), theme.px(_LEAST_GAP))

    @cached_property
    def shows_details(self) -> bool:
        """Whether the parts of the totals fit."""
        return self._height_of(self._filled(whole=True), theme.px(_LEAST_GAP)) <= self.height + 0.5

    def lines_of(self, seat: int) -> tuple[BoxLine, ...]:
        """Returns the lines of a box from the top."""
        return self._filled(whole=self.shows_details)[seat].lines

    def box(self, seat: int) -> QRectF:
        """Returns the box of a seat."""
        sizes = self._filled(whole=self.shows_details)
        rows = self._rows(sizes)
        free = self.height - 2 * _MARGIN - sum(rows)
        gap = free / max(1, len(rows) - 1)
        row, across = _SPOTS[len(self.boxes)][seat]
        width, height = sizes[seat].width, sizes[seat].height
        top = _MARGIN + sum(rows[:row]) + gap * row + (rows[row] - height) / 2
        return QRectF(_MARGIN + across * (self.width - 2 * _MARGIN - width), top, width, height)

    def course(self, one: int, other: int, shift: float = 0.0) -> Course:
        """Returns the line from the edge of one box to that of another, moved sideways by ``shift``."""
        start, end = self.box(one), self.box(other)
        way = end.center() - start.center()
        length = math.hypot(way.x(), way.y()) or 1.0
        aside = QPointF(-way.y(), way.x()) * (shift / length)
        return (
            start.center() + way * _edge_share(start, way) + aside,
            end.center() - way * _edge_share(end, way) + aside,
        )

    def links(self, one: int, other: int) -> tuple[Course, ...]:
        """Returns the two parallel lines that link two seats."""
        return tuple(self.course(one, other, shift) for shift in (-_LINK, _LINK))

    def _filled(self, *, whole: bool) -> tuple[MeasuredBox, ...]:
        return _all_filled(self.boxes, self.winners, self.width, whole, theme.language(), theme.scale())

    def _rows(self, boxes: tuple[MeasuredBox, ...]) -> list[float]:
        """Returns the height of each row."""
        rows = [0.0] * len({row for row, _across in _SPOTS[len(boxes)]})
        for box, (row, _across) in zip(boxes, _SPOTS[len(boxes)], strict=True):
            rows[row] = max(rows[row], box.height)
        return rows

    def _height_of(self, boxes: tuple[MeasuredBox, ...], gap: float) -> float:
        rows = self._rows(boxes)
        return sum(rows) + gap * (len(rows) - 1) + 2 * _MARGIN


@lru_cache(maxsize=64)
def _all_filled(
    boxes: tuple[SeatBox, ...], winners: frozenset[int], width: float, whole: bool, _language: str, _scale: float
) -> tuple[MeasuredBox, ...]:
    """Returns all boxes with their lines on a felt of that width; cached, because layouts ask often."""
    rows = [row for row, _across in _SPOTS[len(boxes)]]
    inside = width - 2 * _MARGIN
    # Two in one row leave room for an arrow between them.
    half = (inside - theme.px(_BESIDE)) / 2
    return tuple(
        _filled(box, seat in winners, inside if rows.count(rows[seat]) == 1 else half, whole)
        for seat, box in enumerate(boxes)
    )


def _filled(box: SeatBox, wins: bool, most: float, whole: bool) -> MeasuredBox:
    """Returns a box with its lines in at most that width."""
    room = most - 2 * _SIDE
    large = 17 if wins or not whole else 19
    sizes = [size for size in range(large, 15, -1) if text_width(theme.font(size, bold=True), box.title) <= room]
    if not box.amount:
        lines = [BoxLine(short_name(box.name), theme.font(15, bold=True))]
    elif sizes:
        lines = [BoxLine(box.title, theme.font(sizes[0], bold=True))]
    else:
        lines = [
            BoxLine(short_name(box.name), theme.font(15, bold=True)),
            BoxLine(box.amount, theme.font(17, bold=True)),
        ]
    whole = whole or box.keeps
    if whole and box.detail:
        small = theme.font(13)
        lines += [BoxLine(text, small, second=True) for text in _wrapped(box.detail, small, room)]
    width = max(text_width(line.font, line.text) for line in lines) + 2 * _SIDE
    height = sum(text_height(line.font) * LEADING for line in lines) + theme.px(8 if whole else 5)
    narrow, low = (148, 48) if whole and box.detail else (124, 30 if whole else 27)
    return MeasuredBox(tuple(lines), min(max(width, theme.px(narrow)), most), max(height, theme.px(low)))


def _edge_share(box: QRectF, way: QPointF) -> float:
    """Returns the share of the way from the middle of a box to just outside its edge."""
    shares = [1.0]
    if way.x():
        shares.append((box.width() / 2 + _OFF) / abs(way.x()))
    if way.y():
        shares.append((box.height() / 2 + _OFF) / abs(way.y()))
    return min(shares)


def _wrapped(text: str, font: QFont, room: float) -> list[str]:
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

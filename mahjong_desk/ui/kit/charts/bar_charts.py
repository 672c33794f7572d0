# SPDX-License-Identifier: MIT
"""Bar charts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Cell, ChartTable
from mahjong_desk.ui.kit.charts.drawing import MIDDLE, RIGHT, Bar, ChartRule, ChartText, Colour, Drawing, HitSpot, Piece
from mahjong_desk.ui.kit.painting import elide_text, text_height, text_width
from mahjong_desk.ui.kit.text_format import join_notes, with_heading

_ROW, _BAR, _HEAD = 36, 20, 26
_NAME, _WIDE, _AVERAGE, _RESULT = 92, 236, 84, 78
_NARROWEST = 80
_BESIDE = 8
_APART = 2
_NARROW = 16
"""The width below which a part shows no figure."""
_LOOKS: Final[tuple[tuple[Colour, Colour, Colour], ...]] = (
    ("plus", "", "paper"),
    ("good_wash", "", "ink"),
    ("sunk", "", "ink"),
    ("paper", "control", "ink"),
)
"""Fill, edge and figure colours of each place."""
_SECOND = 1
_BEFORE, _AFTER = " 「（(", "、，,"
"""The best break points of a name: before and after these."""


@dataclass(frozen=True, slots=True)
class PlacesRow:
    """The places of one rule system."""

    name: str
    counts: tuple[int, ...]
    average: str
    result: str
    result_colour: str = "ink"
    unit: str = ""
    cells: tuple[Cell, Cell] = (None, None)


@dataclass(frozen=True, slots=True)
class PlacesChart:
    """Rows of places, each with average and result."""

    title: str
    rows: tuple[PlacesRow, ...]
    places: tuple[str, ...]
    heads: tuple[str, str, str]

    def to_table(self) -> ChartTable:
        heads = (self.title, *self.places, *self.heads[1:])
        rows: list[tuple[Cell, ...]] = []
        for row in self.rows:
            counts = [row.counts[at] if at < len(row.counts) else None for at in range(len(self.places))]
            rows.append((row.name, *counts, *row.cells))
        return ChartTable(self.title, heads, tuple(rows))

    def size(self) -> QSizeF:
        wide = self._names() + theme.px(_WIDE) + self._average() + self._result()
        return QSizeF(wide, theme.px(_HEAD) + max(1, len(self.rows)) * theme.px(_ROW))

    def min_size(self) -> QSizeF:
        return QSizeF(self.size().width() - theme.px(_WIDE) + theme.px(_NARROWEST), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the rows below their heads."""
        bars = self._bars(box)
        pieces = [*self._head(box, bars)]
        spots: list[HitSpot] = []
        for at, row in enumerate(self.rows):
            top = box.top() + theme.px(_HEAD) + at * theme.px(_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_ROW))
            pieces.append(ChartRule(QLineF(box.left(), round(top) + 0.5, box.right(), round(top) + 0.5)))
            pieces += _name(row.name, QRectF(box.left(), top, bars.left() - box.left() - _BESIDE, line.height()))
            for place, part in self._parts(row, QRectF(bars.left(), top, bars.width(), line.height())):
                pieces += _part(place, part, row.counts[place])
                words = with_heading(row.name, with_heading(self.places[place], f"{row.counts[place]:,}"))
                spots.append(HitSpot(at, place, part, words))
            for offset, (text, colour) in enumerate(((row.average, "ink"), (row.result, row.result_colour))):
                cell = self._cell(box, line, offset)
                pieces.append(ChartText(cell, text, 15, bold=offset == 1, colour=colour, align=RIGHT))
                if text:
                    wide = text_width(theme.font(15, bold=True), text) + 8
                    spot = QRectF(cell.right() - wide + 4, cell.top() + 4, wide, cell.height() - 8)
                    value = join_notes(text, row.unit) if offset else text
                    words = with_heading(row.name, with_heading(self.heads[offset + 1], value))
                    spots.append(HitSpot(at, len(self.places) + offset, spot, words))
        return Drawing(tuple(pieces), tuple(spots))

    def _names(self) -> float:
        return max([theme.px(_NAME), *(_name_width(row.name) + _BESIDE for row in self.rows)])

    def _average(self) -> float:
        head = text_width(theme.font(14), self.heads[1])
        return max([theme.px(_AVERAGE), head, *(text_width(theme.font(15), row.average) for row in self.rows)])

    def _result(self) -> float:
        bold = theme.font(15, bold=True)
        return max([theme.px(_RESULT), *(text_width(bold, row.result) + 16 for row in self.rows)])

    def _bars(self, box: QRectF) -> QRectF:
        free = box.width() - self._average() - self._result()
        wide = max(theme.px(_NARROWEST), min(theme.px(_WIDE), free - self._names()))
        return QRectF(box.left() + max(0.0, min(self._names(), free - wide)), box.top(), wide, box.height())

    def _cell(self, box: QRectF, line: QRectF, offset: int) -> QRectF:
        right = box.right() - (self._result() if offset == 0 else 0)
        wide = self._average() if offset == 0 else self._result()
        return QRectF(right - wide, line.top(), wide, line.height())

    def _head(self, box: QRectF, bars: QRectF) -> Iterator[Piece]:
        line = QRectF(box.left(), box.top(), box.width(), text_height(theme.font(14)))
        yield ChartText(QRectF(bars.left(), line.top(), bars.width(), line.height()), self.heads[0])
        for offset in (0, 1):
            yield ChartText(self._cell(box, line, offset), self.heads[offset + 1], align=RIGHT)

    def _parts(self, row: PlacesRow, line: QRectF) -> Iterator[tuple[int, QRectF]]:
        there = [place for place, count in enumerate(row.counts) if count]
        whole = sum(row.counts)
        free = line.width() - _APART * (len(there) - 1)
        starts = [0, *accumulate(row.counts[place] for place in there)]
        high = theme.px(_BAR)
        top = round(line.center().y() - high / 2)
        for at, place in enumerate(there):
            left = line.left() + free * starts[at] / whole + _APART * at
            yield place, QRectF(left, top, free * row.counts[place] / whole, high)


def _part(place: int, box: QRectF, count: int) -> Iterator[Piece]:
    fill, edge, figure = _LOOKS[min(place, len(_LOOKS) - 1)]
    yield Bar(box, fill, edge, hatched=place == _SECOND)
    text = f"{count:,}"
    bold = place <= _SECOND
    if box.width() >= _NARROW and text_width(theme.font(13, bold=bold), text) + 4 <= box.width():
        yield ChartText(box, text, 13, bold=bold, colour=figure, align=MIDDLE)


def _name(name: str, box: QRectF) -> Iterator[Piece]:
    """Yields a name on one line, or on two smaller ones if needed."""
    large, small = theme.font(15, bold=True), theme.font(13, bold=True)
    if text_width(large, name) <= box.width():
        yield ChartText(box, name, 15, bold=True, colour="ink")
        return
    high = text_height(small) * 0.86
    top = box.center().y() - high
    for at, part in enumerate(_halves(name)):
        line = QRectF(box.left(), top + at * high, box.width(), high)
        yield ChartText(line, elide_text(small, part, box.width()), 13, bold=True, colour="ink")


def _name_width(name: str) -> float:
    return max(text_width(theme.font(13, bold=True), part) for part in _halves(name))


def _halves(name: str) -> tuple[str, str]:
    """Returns a name in two parts, split at the break point nearest to its middle, or in its middle."""
    places = [at for at, letter in enumerate(name) if at and (letter in _BEFORE or name[at - 1] in _AFTER)]
    inside = [at for at in range(1, len(name)) if not (name[at - 1].isascii() and name[at].isascii())]
    middle = min(places or inside or [len(name) // 2], key=lambda at: abs(at - len(name) / 2))
    return name[:middle].strip(), name[middle:].strip()

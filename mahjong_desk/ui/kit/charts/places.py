# SPDX-License-Identifier: MIT
"""Places as bars: how often first, second, third and fourth, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Cell, Figures
from mahjong_desk.ui.kit.charts.drawing import MIDDLE, RIGHT, Bar, Colour, Drawing, Piece, Rule, Spot, Words
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.kit.painting import cut_text, text_height, text_width

_ROW, _BAR, _HEAD = 36, 20, 26
_NAME, _WIDE, _AVERAGE = 92, 236, 84
_RESULT = 78
_APART = 2
_NARROW = 16
"""A part narrower than this drops its figure."""
_LOOKS: Final[tuple[tuple[Colour, Colour, Colour], ...]] = (
    ("plus", "", "paper"),
    ("good_wash", "", "ink"),
    ("sunk", "", "ink"),
    ("paper", "control", "ink"),
)
"""For each place: what fills its part, its edge, and its figure."""
_SECOND = 1


@dataclass(frozen=True, slots=True)
class PlacesRow:
    """One row: a rule system, or whatever else has places of its own.

    Attributes:
        name: What it is about.
        counts: How often each place, the first first.
        average: The average place, as it is written.
        result: What came of it, as it is written.
        result_colour: The colour role of that.
        cells: The average and the result as figures.
    """

    name: str
    counts: tuple[int, ...]
    average: str
    result: str
    result_colour: str = "ink"
    cells: tuple[Cell, Cell] = (None, None)


@dataclass(frozen=True, slots=True)
class PlacesChart:
    """Rows of places, each with its average and its result.

    Attributes:
        title: What it is called.
        rows: The rows.
        places: What each place is called, such as ``first``.
        heads: What stands above the bars, the averages and the results.
        nothing: What is said in the place of the rows where there are none.
    """

    title: str
    rows: tuple[PlacesRow, ...]
    places: tuple[str, ...]
    heads: tuple[str, str, str]
    nothing: str = ""

    def figures(self) -> Figures:
        """Returns a row for each of the chart."""
        heads = (self.title, *self.places, *self.heads[1:])
        rows: list[tuple[Cell, ...]] = []
        for row in self.rows:
            counts = [row.counts[at] if at < len(row.counts) else None for at in range(len(self.places))]
            rows.append((row.name, *counts, *row.cells))
        return Figures(self.title, heads, tuple(rows))

    def size(self) -> QSizeF:
        """Returns the room of all rows."""
        wide = theme.px(_NAME) + theme.px(_WIDE) + theme.px(_AVERAGE) + theme.px(_RESULT)
        return QSizeF(wide, theme.px(_HEAD) + max(1, len(self.rows)) * theme.px(_ROW))

    def least_size(self) -> QSizeF:
        """Returns the same height with short bars."""
        return QSizeF(self.size().width() - theme.px(_WIDE) + theme.px(80), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the rows below their heads."""
        if not self.rows:
            return Drawing((Words(box, self.nothing, 15, colour="ink3"),), ())
        bars = self._bars(box)
        pieces = [*self._head(box, bars)]
        spots: list[Spot] = []
        for at, row in enumerate(self.rows):
            top = box.top() + theme.px(_HEAD) + at * theme.px(_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_ROW))
            pieces.append(Rule(QLineF(box.left(), round(top) + 0.5, box.right(), round(top) + 0.5)))
            room = bars.left() - box.left() - 8
            name = cut_text(theme.font(15, bold=True), row.name, room)
            pieces.append(Words(QRectF(box.left(), top, room, line.height()), name, 15, bold=True, colour="ink"))
            for place, part in self._parts(row, QRectF(bars.left(), top, bars.width(), line.height())):
                pieces += _part(place, part, row.counts[place])
                words = headed(row.name, headed(self.places[place], str(row.counts[place])))
                spots.append(Spot(at, place, part, words))
            for offset, (text, colour) in enumerate(((row.average, "ink"), (row.result, row.result_colour))):
                cell = self._cell(box, line, offset)
                pieces.append(Words(cell, text, 15, bold=offset == 1, colour=colour, align=RIGHT))
                if text:
                    wide = text_width(theme.font(15, bold=True), text) + 8
                    spot = QRectF(cell.right() - wide + 4, cell.top() + 4, wide, cell.height() - 8)
                    words = headed(row.name, headed(self.heads[offset + 1], text))
                    spots.append(Spot(at, len(self.places) + offset, spot, words))
        return Drawing(tuple(pieces), tuple(spots))

    def _bars(self, box: QRectF) -> QRectF:
        free = box.width() - theme.px(_AVERAGE) - theme.px(_RESULT)
        wide = max(theme.px(60), min(theme.px(_WIDE), free - theme.px(_NAME)))
        # What is left beside the bars goes to the names.
        left = theme.px(_NAME) + max(0.0, min(theme.px(60), free - theme.px(_NAME) - wide))
        return QRectF(box.left() + left, box.top(), wide, box.height())

    def _cell(self, box: QRectF, line: QRectF, offset: int) -> QRectF:
        right = box.right() - (theme.px(_RESULT) if offset == 0 else 0)
        wide = theme.px(_AVERAGE if offset == 0 else _RESULT)
        return QRectF(right - wide, line.top(), wide, line.height())

    def _head(self, box: QRectF, bars: QRectF) -> Iterator[Piece]:
        line = QRectF(box.left(), box.top(), box.width(), text_height(theme.font(14)))
        yield Words(QRectF(bars.left(), line.top(), bars.width(), line.height()), self.heads[0])
        for offset in (0, 1):
            yield Words(self._cell(box, line, offset), self.heads[offset + 1], align=RIGHT)

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
    text = str(count)
    bold = place <= _SECOND
    if box.width() >= _NARROW and text_width(theme.font(13, bold=bold), text) + 4 <= box.width():
        yield Words(box, text, 13, bold=bold, colour=figure, align=MIDDLE)

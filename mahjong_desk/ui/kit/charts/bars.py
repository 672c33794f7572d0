# SPDX-License-Identifier: MIT
"""Charts that compare: places, rates, and players."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import (
    MIDDLE,
    RIGHT,
    Bar,
    ChartRule,
    ChartTable,
    ChartText,
    Colour,
    Disc,
    Drawing,
    HitSpot,
    Point,
    Primitive,
    TableCell,
    axis_ticks,
    format_value,
)
from mahjong_desk.ui.kit.marks import PlayerMark
from mahjong_desk.ui.kit.painting import elide_text, short_name, text_height, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes, with_heading

_ROW, _TEXTS, _FOOT = 46, 124, 56
_DOT, _WHISKER, _END = 5, 1.6, 10
_MIN_SCALE_END = 0.6
"""The scale ends at this rate or above, so that small rates are not exaggerated."""


@dataclass(frozen=True, slots=True)
class ErrorBar:
    """A rate from 0 to 1 with its confidence interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RateRow:
    """A rate, ``count`` of ``total``."""

    name: str
    description: str
    count: int
    total: int
    interval: ErrorBar | None  # None if the total is too small for one.
    club: float | None = None  # The rate of the whole club.


@dataclass(frozen=True, slots=True)
class RatesChart:
    """Rates on one scale."""

    title: str
    rows: tuple[RateRow, ...]
    interval_key: str
    club_key: str
    heads: tuple[str, str, str, str, str, str, str]

    def to_table(self) -> ChartTable:
        rows: list[tuple[TableCell, ...]] = []
        for row in self.rows:
            interval = row.interval
            shares = (interval.rate, interval.low, interval.high) if interval is not None else (None, None, None)
            rows.append((row.name, row.count, row.total, *(_percent(share) for share in (*shares, row.club))))
        return ChartTable(self.title, self.heads, tuple(rows))

    @property
    def has_interval(self) -> bool:
        """Whether any rate can be drawn on the scale."""
        return any(row.interval is not None for row in self.rows)

    def size(self) -> QSizeF:
        foot = theme.px(_FOOT) if self.has_interval else 0
        return QSizeF(theme.px(296), max(1, len(self.rows)) * theme.px(_ROW) + foot)

    def min_size(self) -> QSizeF:
        return QSizeF(theme.px(240), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the rates, above their scale if any of them has an interval."""
        if not self.rows:
            return Drawing((), ())
        texts_width = max(theme.px(_TEXTS), *(self._texts_width(row) for row in self.rows))
        foot = box.top() + len(self.rows) * theme.px(_ROW)
        width = max(40.0, box.width() - texts_width - 40)
        plot = QRectF(box.left() + texts_width + 18, box.top(), width, foot - box.top())
        scale_end = self._scale_end()
        pieces = [*self._grid(plot, scale_end)] if self.has_interval else []
        spots: list[HitSpot] = []
        for index, row in enumerate(self.rows):
            line = QRectF(box.left(), box.top() + index * theme.px(_ROW), box.width(), theme.px(_ROW))
            pieces += self._row(row, line, texts_width, plot, scale_end)
            words = with_heading(row.name, join_notes(_rate_text(row.interval), row.description, self._club_text(row)))
            spots.append(HitSpot(index, 0, line.adjusted(-2, 1, 2, -1), words, row.count > 0))
        if self.has_interval:
            pieces += self._legend(box, foot)
        return Drawing(tuple(pieces), tuple(spots))

    def _texts_width(self, row: RateRow) -> float:
        name = text_width(theme.font(15), row.name)
        rate = text_width(theme.font(15, bold=True), _rate_text(row.interval))
        # Without a dot, the text may extend into the scale.
        return max(name + 12 + rate, text_width(theme.font(13), row.description) if row.interval is not None else 0.0)

    def _scale_end(self) -> float:
        highest = [row.interval.high for row in self.rows if row.interval is not None]
        highest += [row.club for row in self.rows if row.club is not None]
        return min(1.0, -(-max([_MIN_SCALE_END, *highest]) // 0.2) * 0.2)

    def _grid(self, plot: QRectF, scale_end: float) -> Iterator[Primitive]:
        height = text_height(theme.font(14))
        levels = axis_ticks(0, scale_end * 100, 3 if plot.width() < theme.px(220) else 5)
        for level in levels:
            x = round(plot.left() + plot.width() * level / (scale_end * 100)) + 0.5
            yield ChartRule(QLineF(x, plot.top(), x, plot.bottom() + 4))
            # Only the last label has the unit.
            text = f"{level:.0f} %" if level == levels[-1] else f"{level:.0f}"
            yield ChartText(QRectF(x - 40, plot.bottom() + 5, 80, height), text, align=MIDDLE)

    def _row(
        self, row: RateRow, line: QRectF, texts_width: float, plot: QRectF, scale_end: float
    ) -> Iterator[Primitive]:
        tall, short = text_height(theme.font(15)), text_height(theme.font(13))
        above = line.center().y() - (tall + short) / 2
        first = QRectF(line.left(), above, texts_width, tall)
        yield ChartText(first, row.name, 15, colour="ink")
        yield ChartText(first, _rate_text(row.interval), 15, bold=True, colour="ink", align=RIGHT)
        room = texts_width if row.interval is not None else line.width()
        description = elide_text(theme.font(13), row.description, room)
        if row.interval is None:
            # No grid line may cross the text that extends into the scale.
            width = text_width(theme.font(13), description) + 6
            yield Bar(QRectF(line.left(), above + tall, width, short), "paper", radius=0)
        yield ChartText(QRectF(line.left(), above + tall, room, short), description, 13)
        y = line.center().y()
        if row.club is not None and row.interval is not None:
            x = plot.left() + plot.width() * row.club / scale_end
            yield ChartRule(QLineF(x, y - theme.px(12), x, y + theme.px(12)), "brass_text", 2, dashed=True)
        if row.interval is not None:
            shares = row.interval.low, row.interval.rate, row.interval.high
            low, rate, high = (plot.left() + plot.width() * share / scale_end for share in shares)
            yield from _whiskers(low, rate, high, y)

    def _legend(self, box: QRectF, foot: float) -> Iterator[Primitive]:
        small = theme.font(14)
        height = text_height(small)
        y = foot + 8 + height + 8
        yield from _whiskers(box.left() + 1, box.left() + theme.px(14), box.left() + theme.px(27), y + height / 2)
        width = text_width(small, self.interval_key)
        yield ChartText(QRectF(box.left() + theme.px(36), y, width, height), self.interval_key)
        if any(row.club is not None for row in self.rows):
            x = box.left() + theme.px(36) + width + 22
            yield ChartRule(QLineF(x, y + 3, x, y + height - 3), "brass_text", 2, dashed=True)
            yield ChartText(QRectF(x + 8, y, 200, height), self.club_key)

    def _club_text(self, row: RateRow) -> str:
        return with_heading(self.club_key, f"{format_value(row.club * 100, 1)} %") if row.club is not None else ""


def _whiskers(low: float, rate: float, high: float, y: float) -> Iterator[Primitive]:
    yield ChartRule(QLineF(low, y, high, y), "ink", _WHISKER * theme.scale())
    for x in (low, high):
        yield ChartRule(QLineF(x, y - theme.px(_END / 2), x, y + theme.px(_END / 2)), "ink", _WHISKER * theme.scale())
    yield Disc(QPointF(rate, y), _DOT * theme.scale(), "plus")


def _rate_text(interval: ErrorBar | None) -> str:
    return f"{format_value(interval.rate * 100, 1)} %" if interval is not None else ""


def _percent(share: float | None) -> float | None:
    return round(share * 100, 1) if share is not None else None


_VERSUS_ROW, _HEAD, _BAR = 28, 22, 14
_MIN_BAR = 4.0
"""The minimum width of the bar of a count."""


@dataclass(frozen=True, slots=True)
class VersusRow:
    name: str
    mark: PlayerMark
    ahead: int
    behind: int
    together: int


@dataclass(frozen=True, slots=True)
class VersusChart:
    """A player compared with each opponent."""

    title: str
    rows: tuple[VersusRow, ...]
    heads: tuple[str, str, str, str]

    def to_table(self) -> ChartTable:
        rows = tuple((row.name, row.ahead, row.behind, row.together) for row in self.rows)
        return ChartTable(self.title, self.heads, rows)

    def size(self) -> QSizeF:
        return QSizeF(theme.px(286), theme.px(_HEAD) + max(1, len(self.rows)) * theme.px(_VERSUS_ROW))

    def min_size(self) -> QSizeF:
        return QSizeF(theme.px(230), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the opponents, below the heads of their columns."""
        if not self.rows:
            return Drawing((), ())
        together = max(text_width(theme.font(14), self.heads[3]), theme.px(30))
        max_count = max(max(row.ahead, row.behind) for row in self.rows)
        width = text_width(theme.font(15, bold=True), format_number(max_count)) + 8
        names_width = self._names_width(box.width() - together)
        left, right = box.left() + names_width, box.right() - together - 8
        middle = round(min((left + right) / 2, right - 8 - text_width(theme.font(14), self.heads[2]))) + 0.5
        room = max(10.0, middle - left - width)
        pieces = [*self._head(box, middle)]
        spots: list[HitSpot] = []
        for i, row in enumerate(self.rows):
            top = box.top() + theme.px(_HEAD) + i * theme.px(_VERSUS_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_VERSUS_ROW))
            pieces.append(ChartRule(QLineF(line.left(), round(top) + 0.5, line.right(), round(top) + 0.5)))
            pieces += _versus_row(row, line, names_width, middle, room / max(1, max_count))
            counts = row.ahead, row.behind, row.together
            texts = (with_heading(head, format_number(n)) for head, n in zip(self.heads[1:], counts, strict=True))
            words = with_heading(row.name, join_notes(*texts))
            half = QRectF(left, top + 2, middle - left, line.height() - 4)
            behind = QRectF(middle, half.top(), right - middle, half.height())
            last = QRectF(right + 4, half.top(), box.right() - right - 2, half.height())
            spots += [HitSpot(i, at, spot, words, counts[at] > 0) for at, spot in enumerate((half, behind, last))]
        foot = box.top() + theme.px(_HEAD) + len(self.rows) * theme.px(_VERSUS_ROW)
        pieces.append(ChartRule(QLineF(middle, box.top() + theme.px(_HEAD), middle, foot), "control", 1.5))
        return Drawing(tuple(pieces), tuple(spots))

    def _names_width(self, width: float) -> float:
        widest = max(text_width(theme.font(15), short_name(row.name)) for row in self.rows) + theme.px(26) + 10
        return min(widest, width * 0.45)

    def _head(self, box: QRectF, middle: float) -> Iterator[Primitive]:
        height = text_height(theme.font(14))
        _, ahead, behind, together = self.heads
        ahead = elide_text(theme.font(14), ahead, middle - 8 - box.left())
        width = text_width(theme.font(14), ahead)
        yield ChartText(QRectF(middle - 8 - width, box.top(), width, height), ahead)
        yield ChartText(QRectF(middle + 8, box.top(), 200, height), behind)
        yield ChartText(QRectF(box.left(), box.top(), box.width(), height), together, align=RIGHT)


def _versus_row(row: VersusRow, line: QRectF, names_width: float, middle: float, unit: float) -> Iterator[Primitive]:
    yield Point(QPointF(line.left() + 9, line.center().y()), row.mark, theme.px(6.3))
    room = names_width - theme.px(26) - 8
    name_box = QRectF(line.left() + theme.px(26), line.top(), room, line.height())
    yield ChartText(name_box, elide_text(theme.font(15), short_name(row.name), room), 15, colour="ink")
    height = theme.px(_BAR)
    top = round(line.center().y() - height / 2)
    ahead, behind = (max(_MIN_BAR, count * unit) if count else 0.0 for count in (row.ahead, row.behind))
    if ahead:
        yield Bar(QRectF(middle - 1 - ahead, top, ahead, height), "plus", radius=2)
    if behind:
        yield Bar(QRectF(middle + 1, top, behind, height), "paper", "minus", radius=2)
    left = QRectF(middle - ahead - 8 - 60, line.top(), 60, line.height())
    yield ChartText(left, format_number(row.ahead), 15, bold=row.ahead > row.behind, colour="ink", align=RIGHT)
    right = QRectF(middle + behind + 8, line.top(), 60, line.height())
    yield ChartText(right, format_number(row.behind), 15, bold=row.behind > row.ahead, colour="ink")
    yield ChartText(line, format_number(row.together), 15, align=RIGHT)


_PLACES_ROW, _PLACES_BAR, _PLACES_HEAD = 36, 20, 26
_NAME, _WIDE, _AVERAGE, _RESULT = 92, 236, 84, 78
_MIN_BARS_WIDTH = 80
_BESIDE = 8
_PART_GAP = 2
_MIN_FIGURE_WIDTH = 16
"""The width below which a part shows no figure."""
_STYLES: tuple[tuple[Colour, Colour, Colour], ...] = (
    ("plus", "", "paper"),
    ("good_wash", "", "ink"),
    ("sunk", "", "ink"),
    ("paper", "control", "ink"),
)
"""Fill, edge and figure colours of each place."""
_SECOND = 1
_BREAK_BEFORE, _BREAK_AFTER = " 「（(", "、，,"
"""The characters before and after which a name is best broken."""


@dataclass(frozen=True, slots=True)
class PlacesRow:
    """How often a player took each place in one rule system."""

    name: str
    counts: tuple[int, ...]
    average: str
    result: str
    result_colour: str = "ink"
    unit: str = ""
    cells: tuple[TableCell, TableCell] = (None, None)  # Average and result for the table.


@dataclass(frozen=True, slots=True)
class PlacesChart:
    """Rows of places, each with average and result."""

    title: str
    rows: tuple[PlacesRow, ...]
    places: tuple[str, ...]
    heads: tuple[str, str, str]

    def to_table(self) -> ChartTable:
        headers = (self.title, *self.places, *self.heads[1:])
        rows: list[tuple[TableCell, ...]] = []
        for row in self.rows:
            counts = [row.counts[place] if place < len(row.counts) else None for place in range(len(self.places))]
            rows.append((row.name, *counts, *row.cells))
        return ChartTable(self.title, headers, tuple(rows))

    def size(self) -> QSizeF:
        width = self._names_width() + theme.px(_WIDE) + self._average_width() + self._result_width()
        return QSizeF(width, theme.px(_PLACES_HEAD) + max(1, len(self.rows)) * theme.px(_PLACES_ROW))

    def min_size(self) -> QSizeF:
        return QSizeF(self.size().width() - theme.px(_WIDE) + theme.px(_MIN_BARS_WIDTH), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the rows, below the heads of their columns."""
        bars = self._bars_box(box)
        pieces = [*self._head(box, bars)]
        spots: list[HitSpot] = []
        for index, row in enumerate(self.rows):
            top = box.top() + theme.px(_PLACES_HEAD) + index * theme.px(_PLACES_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_PLACES_ROW))
            pieces.append(ChartRule(QLineF(box.left(), round(top) + 0.5, box.right(), round(top) + 0.5)))
            pieces += _name(row.name, QRectF(box.left(), top, bars.left() - box.left() - _BESIDE, line.height()))
            for place, part in self._parts(row, QRectF(bars.left(), top, bars.width(), line.height())):
                pieces += _part(place, part, row.counts[place])
                words = with_heading(row.name, with_heading(self.places[place], format_number(row.counts[place])))
                spots.append(HitSpot(index, place, part, words))
            for offset, (text, colour) in enumerate(((row.average, "ink"), (row.result, row.result_colour))):
                cell = self._cell(box, line, offset)
                pieces.append(ChartText(cell, text, 15, bold=offset == 1, colour=colour, align=RIGHT))
                if text:
                    width = text_width(theme.font(15, bold=True), text) + 8
                    spot = QRectF(cell.right() - width + 4, cell.top() + 4, width, cell.height() - 8)
                    value = join_notes(text, row.unit) if offset else text
                    words = with_heading(row.name, with_heading(self.heads[offset + 1], value))
                    spots.append(HitSpot(index, len(self.places) + offset, spot, words))
        return Drawing(tuple(pieces), tuple(spots))

    def _names_width(self) -> float:
        return max([theme.px(_NAME), *(_name_width(row.name) + _BESIDE for row in self.rows)])

    def _average_width(self) -> float:
        header_width = text_width(theme.font(14), self.heads[1])
        return max([theme.px(_AVERAGE), header_width, *(text_width(theme.font(15), row.average) for row in self.rows)])

    def _result_width(self) -> float:
        bold = theme.font(15, bold=True)
        return max([theme.px(_RESULT), *(text_width(bold, row.result) + 16 for row in self.rows)])

    def _bars_box(self, box: QRectF) -> QRectF:
        free = box.width() - self._average_width() - self._result_width()
        width = max(theme.px(_MIN_BARS_WIDTH), min(theme.px(_WIDE), free - self._names_width()))
        return QRectF(box.left() + max(0.0, min(self._names_width(), free - width)), box.top(), width, box.height())

    def _cell(self, box: QRectF, line: QRectF, offset: int) -> QRectF:
        right = box.right() - (self._result_width() if offset == 0 else 0)
        width = self._average_width() if offset == 0 else self._result_width()
        return QRectF(right - width, line.top(), width, line.height())

    def _head(self, box: QRectF, bars: QRectF) -> Iterator[Primitive]:
        line = QRectF(box.left(), box.top(), box.width(), text_height(theme.font(14)))
        yield ChartText(QRectF(bars.left(), line.top(), bars.width(), line.height()), self.heads[0])
        for offset in (0, 1):
            yield ChartText(self._cell(box, line, offset), self.heads[offset + 1], align=RIGHT)

    def _parts(self, row: PlacesRow, line: QRectF) -> Iterator[tuple[int, QRectF]]:
        taken = [place for place, count in enumerate(row.counts) if count]
        total = sum(row.counts)
        free = line.width() - _PART_GAP * (len(taken) - 1)
        starts = [0, *accumulate(row.counts[place] for place in taken)]
        height = theme.px(_PLACES_BAR)
        top = round(line.center().y() - height / 2)
        for index, place in enumerate(taken):
            left = line.left() + free * starts[index] / total + _PART_GAP * index
            yield place, QRectF(left, top, free * row.counts[place] / total, height)


def _part(place: int, box: QRectF, count: int) -> Iterator[Primitive]:
    fill, edge, figure = _STYLES[min(place, len(_STYLES) - 1)]
    yield Bar(box, fill, edge, hatched=place == _SECOND)
    text = format_number(count)
    bold = place <= _SECOND
    if box.width() >= _MIN_FIGURE_WIDTH and text_width(theme.font(13, bold=bold), text) + 4 <= box.width():
        yield ChartText(box, text, 13, bold=bold, colour=figure, align=MIDDLE)


def _name(name: str, box: QRectF) -> Iterator[Primitive]:
    """Yields a name on one line, or on two smaller ones if needed."""
    large, small = theme.font(15, bold=True), theme.font(13, bold=True)
    if text_width(large, name) <= box.width():
        yield ChartText(box, name, 15, bold=True, colour="ink")
        return
    height = text_height(small) * 0.86
    top = box.center().y() - height
    for index, part in enumerate(_halves(name)):
        line = QRectF(box.left(), top + index * height, box.width(), height)
        yield ChartText(line, elide_text(small, part, box.width()), 13, bold=True, colour="ink")


def _name_width(name: str) -> float:
    return max(text_width(theme.font(13, bold=True), part) for part in _halves(name))


def _halves(name: str) -> tuple[str, str]:
    """Returns a name in two parts, split at the best place near its middle."""
    breaks = [i for i, letter in enumerate(name) if i and (letter in _BREAK_BEFORE or name[i - 1] in _BREAK_AFTER)]
    possible = [i for i in range(1, len(name)) if not (name[i - 1].isascii() and name[i].isascii())]
    middle = min(breaks or possible or [len(name) // 2], key=lambda i: abs(i - len(name) / 2))
    return name[:middle].strip(), name[middle:].strip()

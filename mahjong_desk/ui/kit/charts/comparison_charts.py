# SPDX-License-Identifier: MIT
"""Charts that compare rates or players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Cell, ChartTable, axis_ticks, format_value
from mahjong_desk.ui.kit.charts.drawing import (
    MIDDLE,
    RIGHT,
    Bar,
    ChartRule,
    ChartText,
    Disc,
    Drawing,
    HitSpot,
    Piece,
    Point,
)
from mahjong_desk.ui.kit.marks import PlayerMark
from mahjong_desk.ui.kit.painting import elide_text, short_name, text_height, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes, with_heading

_ROW, _TEXTS, _FOOT = 40, 124, 56
_DOT, _WHISKER, _END = 5, 1.6, 10
_MOST = 0.6
"""The least end of the scale, so that small rates are not blown up."""


@dataclass(frozen=True, slots=True)
class ErrorBar:
    """A rate from 0 to 1 with its confidence interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RateRow:
    """One rate with its interval, or None with too few hands; ``club`` is the rate of the whole club if known."""

    name: str
    description: str
    count: int
    of: int
    interval: ErrorBar | None
    club: float | None = None


@dataclass(frozen=True, slots=True)
class RatesChart:
    """Rates on one scale."""

    title: str
    rows: tuple[RateRow, ...]
    interval_key: str
    club_key: str
    heads: tuple[str, str, str, str, str, str, str]

    def to_table(self) -> ChartTable:
        rows: list[tuple[Cell, ...]] = []
        for row in self.rows:
            known = row.interval
            shares = (known.rate, known.low, known.high) if known is not None else (None, None, None)
            rows.append((row.name, row.count, row.of, *(_percent(share) for share in (*shares, row.club))))
        return ChartTable(self.title, self.heads, tuple(rows))

    @property
    def has_interval(self) -> bool:
        """Whether there is anything to draw on a scale."""
        return any(row.interval is not None for row in self.rows)

    def size(self) -> QSizeF:
        foot = theme.px(_FOOT) if self.has_interval else 0
        return QSizeF(theme.px(296), max(1, len(self.rows)) * theme.px(_ROW) + foot)

    def min_size(self) -> QSizeF:
        return QSizeF(theme.px(240), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the rates with their scale below, or their texts alone while there are too few hands for all of them."""
        if not self.rows:
            return Drawing((), ())
        texts = max(theme.px(_TEXTS), *(self._texts(row) for row in self.rows))
        foot = box.top() + len(self.rows) * theme.px(_ROW)
        plot = QRectF(box.left() + texts + 18, box.top(), max(40.0, box.width() - texts - 40), foot - box.top())
        top = self._top()
        pieces = [*self._grid(plot, top)] if self.has_interval else []
        spots: list[HitSpot] = []
        for at, row in enumerate(self.rows):
            line = QRectF(box.left(), box.top() + at * theme.px(_ROW), box.width(), theme.px(_ROW))
            pieces += self._row(row, line, texts, plot, top)
            words = with_heading(row.name, join_notes(_text(row.interval), row.description, self._of_club(row)))
            spots.append(HitSpot(at, 0, line.adjusted(-2, 1, 2, -1), words))
        if self.has_interval:
            pieces += self._key(box, foot)
        return Drawing(tuple(pieces), tuple(spots))

    def _texts(self, row: RateRow) -> float:
        first = text_width(theme.font(15), row.name) + 12 + text_width(theme.font(15, bold=True), _text(row.interval))
        # Without a dot, the text may extend into the scale.
        return max(first, text_width(theme.font(13), row.description) if row.interval is not None else 0.0)

    def _top(self) -> float:
        highest = [row.interval.high for row in self.rows if row.interval is not None]
        highest += [row.club for row in self.rows if row.club is not None]
        return min(1.0, -(-max([_MOST, *highest]) // 0.2) * 0.2)

    def _grid(self, plot: QRectF, top: float) -> Iterator[Piece]:
        high = text_height(theme.font(14))
        levels = axis_ticks(0, top * 100, 3 if plot.width() < theme.px(220) else 5)
        for level in levels:
            x = round(plot.left() + plot.width() * level / (top * 100)) + 0.5
            yield ChartRule(QLineF(x, plot.top(), x, plot.bottom() + 4))
            # Only the last label has the unit.
            text = f"{level:.0f} %" if level == levels[-1] else f"{level:.0f}"
            yield ChartText(QRectF(x - 40, plot.bottom() + 5, 80, high), text, align=MIDDLE)

    def _row(self, row: RateRow, line: QRectF, texts: float, plot: QRectF, top: float) -> Iterator[Piece]:
        tall, short = text_height(theme.font(15)), text_height(theme.font(13))
        above = line.center().y() - (tall + short) / 2
        first = QRectF(line.left(), above, texts, tall)
        yield ChartText(first, row.name, 15, colour="ink")
        yield ChartText(first, _text(row.interval), 15, bold=True, colour="ink", align=RIGHT)
        room = texts if row.interval is not None else line.width()
        said = elide_text(theme.font(13), row.description, room)
        if row.interval is None:
            # No grid line may cross the text that extends into the scale.
            wide = text_width(theme.font(13), said) + 6
            yield Bar(QRectF(line.left(), above + tall, wide, short), "paper", radius=0)
        yield ChartText(QRectF(line.left(), above + tall, room, short), said, 13)
        y = line.center().y()
        if row.club is not None and row.interval is not None:
            x = plot.left() + plot.width() * row.club / top
            yield ChartRule(QLineF(x, y - theme.px(12), x, y + theme.px(12)), "brass_text", 2, dashed=True)
        if row.interval is not None:
            shares = row.interval.low, row.interval.rate, row.interval.high
            low, rate, high = (plot.left() + plot.width() * share / top for share in shares)
            yield from _whiskers(low, rate, high, y)

    def _key(self, box: QRectF, foot: float) -> Iterator[Piece]:
        small = theme.font(14)
        high = text_height(small)
        y = foot + 8 + high + 8
        yield from _whiskers(box.left() + 1, box.left() + theme.px(14), box.left() + theme.px(27), y + high / 2)
        width = text_width(small, self.interval_key)
        yield ChartText(QRectF(box.left() + theme.px(36), y, width, high), self.interval_key)
        if any(row.club is not None for row in self.rows):
            x = box.left() + theme.px(36) + width + 22
            yield ChartRule(QLineF(x, y + 3, x, y + high - 3), "brass_text", 2, dashed=True)
            yield ChartText(QRectF(x + 8, y, 200, high), self.club_key)

    def _of_club(self, row: RateRow) -> str:
        return with_heading(self.club_key, f"{format_value(row.club * 100, 1)} %") if row.club is not None else ""


def _whiskers(low: float, rate: float, high: float, y: float) -> Iterator[Piece]:
    yield ChartRule(QLineF(low, y, high, y), "ink", _WHISKER * theme.scale())
    for x in (low, high):
        yield ChartRule(QLineF(x, y - theme.px(_END / 2), x, y + theme.px(_END / 2)), "ink", _WHISKER * theme.scale())
    yield Disc(QPointF(rate, y), _DOT * theme.scale(), "plus")


def _text(interval: ErrorBar | None) -> str:
    return f"{format_value(interval.rate * 100, 1)} %" if interval is not None else ""


def _percent(share: float | None) -> float | None:
    return round(share * 100, 1) if share is not None else None


_VERSUS_ROW, _HEAD, _BAR = 28, 22, 14
_LEAST = 4.0
"""The width of the bar of the least count."""


@dataclass(frozen=True, slots=True)
class VersusRow:
    name: str
    mark: PlayerMark
    ahead: int
    behind: int
    together: int


@dataclass(frozen=True, slots=True)
class VersusChart:
    """One player against others."""

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
        """Returns the opponents below their heads."""
        if not self.rows:
            return Drawing((), ())
        together = max(text_width(theme.font(14), self.heads[3]), theme.px(30))
        wide = (
            text_width(theme.font(15, bold=True), format_number(max(max(row.ahead, row.behind) for row in self.rows)))
            + 8
        )
        names = self._names(box.width() - together)
        left, right = box.left() + names, box.right() - together - 8
        middle = round((left + right) / 2) + 0.5
        room = max(10.0, (right - left) / 2 - wide)
        pieces = [*self._head(box, middle)]
        spots: list[HitSpot] = []
        most = max(1, *(max(row.ahead, row.behind) for row in self.rows))
        for at, row in enumerate(self.rows):
            top = box.top() + theme.px(_HEAD) + at * theme.px(_VERSUS_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_VERSUS_ROW))
            pieces.append(ChartRule(QLineF(line.left(), round(top) + 0.5, line.right(), round(top) + 0.5)))
            pieces += _row(row, line, names, middle, room / most)
            counts = [
                f"{head}: {format_number(count)}"
                for head, count in zip(self.heads[1:], (row.ahead, row.behind, row.together), strict=True)
            ]
            words = with_heading(row.name, join_notes(*counts))
            half = QRectF(left, top + 2, middle - left, line.height() - 4)
            spots.append(HitSpot(at, 0, half, words))
            spots.append(HitSpot(at, 1, QRectF(middle, half.top(), right - middle, half.height()), words))
            spots.append(HitSpot(at, 2, QRectF(right + 4, half.top(), box.right() - right - 2, half.height()), words))
        foot = box.top() + theme.px(_HEAD) + len(self.rows) * theme.px(_VERSUS_ROW)
        pieces.append(ChartRule(QLineF(middle, box.top() + theme.px(_HEAD), middle, foot), "control", 1.5))
        return Drawing(tuple(pieces), tuple(spots))

    def _names(self, width: float) -> float:
        widest = max(text_width(theme.font(15), short_name(row.name)) for row in self.rows) + theme.px(26) + 10
        return min(widest, width * 0.45)

    def _head(self, box: QRectF, middle: float) -> Iterator[Piece]:
        high = text_height(theme.font(14))
        _, ahead, behind, together = self.heads
        wide = text_width(theme.font(14), ahead)
        yield ChartText(
            QRectF(max(box.left(), middle - 8 - wide), box.top(), min(wide, middle - 8 - box.left()), high), ahead
        )
        yield ChartText(QRectF(middle + 8, box.top(), 200, high), behind)
        yield ChartText(QRectF(box.left(), box.top(), box.width(), high), together, align=RIGHT)


def _row(row: VersusRow, line: QRectF, names: float, middle: float, unit: float) -> Iterator[Piece]:
    yield Point(QPointF(line.left() + 9, line.center().y()), row.mark, theme.px(6.3))
    room = names - theme.px(26) - 8
    place = QRectF(line.left() + theme.px(26), line.top(), room, line.height())
    yield ChartText(place, elide_text(theme.font(15), short_name(row.name), room), 15, colour="ink")
    high = theme.px(_BAR)
    top = round(line.center().y() - high / 2)
    ahead, behind = (max(_LEAST, count * unit) if count else 0.0 for count in (row.ahead, row.behind))
    if ahead:
        yield Bar(QRectF(middle - 1 - ahead, top, ahead, high), "plus", radius=2)
    if behind:
        yield Bar(QRectF(middle + 1, top, behind, high), "paper", "minus", radius=2)
    left = QRectF(middle - ahead - 8 - 60, line.top(), 60, line.height())
    yield ChartText(left, format_number(row.ahead), 15, bold=row.ahead > row.behind, colour="ink", align=RIGHT)
    right = QRectF(middle + behind + 8, line.top(), 60, line.height())
    yield ChartText(right, format_number(row.behind), 15, bold=row.behind > row.ahead, colour="ink")
    yield ChartText(line, format_number(row.together), 15, align=RIGHT)

# SPDX-License-Identifier: MIT
"""Form over time: the mean place of the last matches, evening by evening or month by month."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor
from typing import Final, NamedTuple

from mahjong_desk.club.statistics.figures import FormPoint, SystemFigures
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.charts.lines import Line, LineChart
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.text.dates import date_of, month_of, short_day, short_month

MOST_COLUMNS: Final = 12
"""Beyond so many evenings a column is a month; beyond so many months the earlier ones are left out."""


class Column(NamedTuple):
    """A column of the chart.

    Attributes:
        key: What parts it from others, in order.
    """

    key: str
    label: str
    name: str


def form_chart(systems: Sequence[SystemFigures], names: Sequence[str]) -> LineChart:
    """Returns the form of a player, a line for each rule system in which a match was ended."""
    played = [(system, name) for system, name in zip(systems, names, strict=True) if system.form]
    monthly = len({_evening(point).key for system, _ in played for point in system.form}) > MOST_COLUMNS
    of = _month if monthly else _evening
    columns = sorted({of(point) for system, _ in played for point in system.form})
    if not monthly:
        columns = _with_missed([system.form for system, _ in played], columns)
    columns = columns[-MOST_COLUMNS:]
    places = {column.key: at for at, column in enumerate(columns)}
    lines = tuple(
        _line(name, number, [(places.get(of(point).key, -1), point) for point in system.form], len(columns))
        for number, (system, name) in enumerate(played)
    )
    sizes = {system.players for system, _ in played}
    return LineChart(
        tr("Form", "one player"),
        lines,
        tuple(column.label for column in columns),
        tuple(column.name for column in columns),
        tr("Month") if monthly else tr("Evening", "one of several"),
        base=(sizes.pop() + 1) / 2 if len(sizes) == 1 else None,
        span=_span([value for line in lines for value in line.values if value is not None], played),
        least_above=True,
        decimals=1,
        nothing=tr("No match has ended yet."),
    )


def form_places(system: SystemFigures, chart: LineChart, column: int) -> list[str]:
    """Returns the matches of a system behind a column of the chart, by their identities."""
    monthly = chart.head == tr("Month")
    of = _month if monthly else _evening
    return [point.match for point in system.form if of(point).name == chart.columns[column]]


def _evening(point: FormPoint) -> Column:
    day = date_of(point.at)
    # Two sessions on one day are two evenings, in the order in which they were.
    return Column(f"{point.at[:10]} {point.session}", short_day(point.at), day)


def _month(point: FormPoint) -> Column:
    return Column(point.at[:7], short_month(point.at), month_of(point.at))


def _with_missed(forms: Sequence[Sequence[FormPoint]], columns: Sequence[Column]) -> list[Column]:
    """Returns the columns with an empty one before each evening before which others were missed."""
    found = set(columns)
    for form in forms:
        for before, after in pairwise(form):
            first, last = _evening(before), _evening(after)
            if after.missed and not any(first < column < last for column in found):
                # The space stands before every session, so that the gap lies right before its evening.
                found.add(Column(f"{last.key[:10]} ", "", tr("missed")))
    return sorted(found)


def _line(name: str, number: int, points: Sequence[tuple[int, FormPoint]], count: int) -> Line:
    values: list[float | None] = [None] * count
    passed: set[int] = set()
    before = None
    for at, point in points:
        if at < 0:
            continue
        values[at] = point.mean_place
        if before is not None and at > before and not point.missed:
            passed.update(range(before + 1, at))
        before = at
    return Line(name, mark_of(number), tuple(values), frozenset(passed), of_player=False)


def _span(values: Sequence[float], played: Sequence[tuple[SystemFigures, str]]) -> tuple[float, float]:
    middles = [(system.players + 1) / 2 for system, _ in played] or [2.5]
    low, high = min([*values, *middles]), max([*values, *middles])
    # Half a place to each side at least, so that a good month looks as good as it is.
    return min(floor(low * 2) / 2, min(middles) - 0.5), max(ceil(high * 2) / 2, max(middles) + 0.5)

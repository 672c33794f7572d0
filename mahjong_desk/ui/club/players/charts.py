# SPDX-License-Identifier: MIT
"""Builds the charts of a player: labels and layout only; nothing is counted here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import chain, pairwise
from math import ceil, floor
from typing import NamedTuple

from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.statistics import FormPoint, HeadToHead, Rate, Statistic, SystemStatistics
from mahjong_desk.club.totals import to_number
from mahjong_desk.texts import marks, tr, trn
from mahjong_desk.ui.club_data import Labelling
from mahjong_desk.ui.kit.charts.bars import (
    ErrorBar,
    PlacesChart,
    PlacesRow,
    RateRow,
    RatesChart,
    VersusChart,
    VersusRow,
)
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.people import short_system_name, unit_name
from mahjong_desk.ui.text.phrases import date_text, month_name, short_day_text, short_month_name

VERSUS = (Statistic.AHEAD, Statistic.BEHIND, Statistic.TOGETHER)
"""The statistic in each column of a head-to-head row."""


class NamedRate(NamedTuple):
    name: str
    rate: Rate
    counted: str
    figure: Statistic


def system_names(systems: Sequence[SystemStatistics]) -> tuple[str, ...]:
    """Returns distinct names of systems, with the unit or table size if needed."""
    keys = [system.system for system in systems]
    template = tr("{system}, {players} players")
    named = ((system, short_system_name(system.system, keys)) for system in systems)
    return tuple(
        template.format(system=name, players=system.players) if keys.count(system.system) > 1 else name
        for system, name in named
    )


def results_chart(systems: Sequence[SystemStatistics], names: Sequence[str]) -> PlacesChart:
    """Returns the places and results of a player, a row for each rule system."""
    max_players = max((system.players for system in systems), default=4)
    rows = tuple(_results_row(system, name) for system, name in zip(systems, names, strict=True) if system.matches)
    heads = (tr("places 1 to {last}").format(last=max_players), tr("average"), tr("result"))
    places = tr("first", "a place"), tr("second"), tr("third"), tr("fourth")
    return PlacesChart(tr("Results"), rows, places[:max_players], heads)


def _results_row(system: SystemStatistics, name: str) -> PlacesRow:
    mean, result = system.mean_place, to_number(system.result)
    assert mean is not None, "a player who finished a match has a mean place"
    role = "plus" if result > 0 else "minus" if result < 0 else "ink"
    average, change, unit = f"{mean:.2f}", format_change(result), unit_name(system.system)
    return PlacesRow(name, system.places, average, change, role, unit, (round(mean, 4), result))


_OF_HANDS = marks("{count} of {n} hand", "{count} of {n} hands")
_OF_WINS = marks("{count} of {n} win", "{count} of {n} wins")
_OF_DRAWS = marks("{count} of {n} draw", "{count} of {n} draws")
_OF_DEALS = marks("{count} of {n} deal", "{count} of {n} deals")


def usual_rates(system: SystemStatistics) -> tuple[NamedRate, ...]:
    """Returns the rates that are shown first."""
    return (
        _rate(system, tr("Win"), Statistic.WINS, Statistic.HANDS, _OF_HANDS),
        _rate(system, tr("Deal-in"), Statistic.DEAL_INS, Statistic.HANDS, _OF_HANDS),
        _rate(system, tr("Self-draw"), Statistic.SELF_DRAWN, Statistic.WINS, _OF_WINS),
    )


def further_rates(system: SystemStatistics) -> tuple[NamedRate, ...]:
    """Returns the other rates; tenpai at a draw only if it was ever recorded."""
    ready, recorded, dealt = Statistic.DRAWS_TENPAI, Statistic.DRAWS_WITH_TENPAI_KNOWN, Statistic.HANDS_AS_DEALER
    tenpai = _rate(system, tr("Tenpai at a draw"), ready, recorded, _OF_DRAWS)
    return (
        *([tenpai] if tenpai.rate.total else []),
        _rate(system, tr("Dealer"), dealt, Statistic.HANDS, _OF_HANDS),
        _rate(system, tr("Win as dealer"), Statistic.WINS_AS_DEALER, dealt, _OF_DEALS),
    )


def _rate(system: SystemStatistics, name: str, figure: Statistic, of: Statistic, forms: tuple[str, str]) -> NamedRate:
    rate = system.rate(figure, of)
    counted = trn(*forms, rate.total).format(count=format_number(rate.count))
    return NamedRate(name, rate, counted, figure)


def rates_chart(title: str, rates: Iterable[NamedRate]) -> RatesChart:
    heads = (tr("Rate"), tr("Count"), tr("Of"), tr("%"), tr("From %"), tr("To %"), tr("The club, %"))
    rows = tuple(_rate_row(rate) for rate in rates)
    keys = tr("95 % interval"), tr("the club")
    return RatesChart(title, rows, *keys, heads)


def _rate_row(named: NamedRate) -> RateRow:
    rate = named.rate
    value, interval = rate.value, rate.interval
    if value is None or interval is None:
        few = tr("{count}, too few yet").format(count=named.counted)
        return RateRow(named.name, few, rate.count, rate.total, None)
    bar = ErrorBar(value, interval.low, interval.high)
    return RateRow(named.name, named.counted, rate.count, rate.total, bar, rate.club)


def versus_chart(person: str, results: Sequence[HeadToHead], who: Labelling) -> VersusChart:
    """Returns how a person placed against others."""
    rows = tuple(
        VersusRow(who(row.person).name, who(row.person).mark, row.ahead, row.behind, row.together) for row in results
    )
    ahead = tr("{player} ahead").format(player=short_name(who(person).name))
    heads = (tr("Player"), ahead, tr("behind"), tr("together", "at one table"))
    return VersusChart(tr("Head to head"), rows, heads)


MAX_COLUMNS = 12
"""More evenings than this are grouped by month, and the earliest months are left out."""


class FormColumn(NamedTuple):
    """A column of the chart; ``key`` identifies and sorts it."""

    key: str
    label: str
    name: str


def form_chart(systems: Sequence[SystemStatistics], names: Sequence[str]) -> LineChart:
    """Returns the form of a player, a line for each rule system with a finished match."""
    played = [(system, name) for system, name in zip(systems, names, strict=True) if system.form]
    columns, to_column = _form_columns(systems)
    indices = {column.key: index for index, column in enumerate(columns)}
    lines = tuple(
        _line(name, number, [(indices.get(to_column(point).key, -1), point) for point in system.form], len(columns))
        for number, (system, name) in enumerate(played)
    )
    sizes = {system.players for system, _ in played}
    return LineChart(
        tr("Form", "one player"),
        lines,
        tuple(column.label for column in columns),
        tuple(column.name for column in columns),
        tr("Month") if to_column is _month else tr("Evening", "one of several"),
        base=(sizes.pop() + 1) / 2 if len(sizes) == 1 else None,
        span=_span([value for line in lines for value in line.values if value is not None], played),
        smallest_on_top=True,
        decimals=1,
    )


def matches_in_column(systems: Sequence[SystemStatistics], row: int, column: int) -> list[str]:
    """Returns the UUIDs of a system's matches in a column of the form chart."""
    columns, to_column = _form_columns(systems)
    return [point.match for point in systems[row].form if to_column(point) == columns[column]]


def _form_columns(systems: Sequence[SystemStatistics]) -> tuple[list[FormColumn], Callable[[FormPoint], FormColumn]]:
    """Returns the columns, evenings or months, and what maps a match to its column."""
    forms = [system.form for system in systems]
    to_evening = partial(_evening, starts=_evening_starts(forms))
    evenings = {to_evening(point) for form in forms for point in form}
    if len(evenings) > MAX_COLUMNS:
        return sorted({_month(point) for form in forms for point in form})[-MAX_COLUMNS:], _month
    return _with_missed(forms, evenings, to_evening)[-MAX_COLUMNS:], to_evening


def _evening_starts(forms: Sequence[Sequence[FormPoint]]) -> dict[tuple[date, str], str]:
    """Returns the time of the first match of each evening, by day and session."""
    starts: dict[tuple[date, str], str] = {}
    for point in sorted(chain.from_iterable(forms)):
        starts.setdefault((club_day(point.at), point.session), point.at)
    return starts


def _evening(point: FormPoint, starts: Mapping[tuple[date, str], str]) -> FormColumn:
    day = club_day(point.at)
    return FormColumn(f"{starts[day, point.session]} {point.session}", short_day_text(day), date_text(day))


def _month(point: FormPoint) -> FormColumn:
    day = club_day(point.at)
    return FormColumn(f"{day}"[:7], short_month_name(day), month_name(day))


def _with_missed(
    forms: Sequence[Sequence[FormPoint]], columns: set[FormColumn], to_column: Callable[[FormPoint], FormColumn]
) -> list[FormColumn]:
    """Adds an empty column before each evening that follows missed ones."""
    padded = set(columns)
    for form in forms:
        for before, after in pairwise(form):
            first, last = to_column(before), to_column(after)
            if after.missed and not any(first < column < last for column in padded):
                # A time alone sorts right before its evening.
                padded.add(FormColumn(last.key.split()[0], "", tr("missed")))
    return sorted(padded)


def _line(name: str, number: int, points: Sequence[tuple[int, FormPoint]], count: int) -> ChartLine:
    values: list[float | None] = [None] * count
    skipped: set[int] = set()
    previous = None
    for column, point in points:
        if column < 0:
            continue
        values[column] = point.mean_place
        if previous is not None and column > previous and not point.missed:
            skipped.update(range(previous + 1, column))
        previous = column
    return ChartLine(name, mark_for(number), tuple(values), frozenset(skipped), is_player=False)


def _span(values: Sequence[float], played: Sequence[tuple[SystemStatistics, str]]) -> tuple[float, float]:
    middles = [(system.players + 1) / 2 for system, _ in played] or [2.5]
    low, high = min([*values, *middles]), max([*values, *middles])
    # At least half a place to each side, so that small differences do not look large.
    return min(floor(low * 2) / 2, min(middles) - 0.5), max(ceil(high * 2) / 2, max(middles) + 0.5)

# SPDX-License-Identifier: MIT
"""The texts of the standings: figures, days, rules and periods."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QDate
from PySide6.QtGui import QTextDocumentFragment

from mahjong_desk.club.standings.outcomes import ALL_TIME, Period, club_day, month, year
from mahjong_desk.club.standings.rule import ANY_TIME, CountedEvenings, ScoringMethod, Season, StandingsRule, TieBreak
from mahjong_desk.club.standings.standings import EveningColumn, Standings, UncountedReason
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.texts import current_language, mark, tr, trn
from mahjong_desk.ui.kit.text_format import MINUS, format_change, format_number, join_clauses, join_items
from mahjong_desk.ui.text import phrases
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.people import short_system_name, unit_name
from mahjong_desk.ui.text.phrases import day_text, month_name, short_day_text, short_month_name

_METHODS = {
    ScoringMethod.PLACES: (mark("Points for places"), mark("points", "in the standings")),
    ScoringMethod.RESULT: (mark("Sum of results"), mark("result")),
    ScoringMethod.AVERAGE: (mark("Average result per match"), mark("average")),
}
"""The name of each scoring method, and the header of its column."""
_TIE_BREAKS = {
    TieBreak.MEAN_PLACE: mark("average place"),
    TieBreak.HEAD_TO_HEAD: mark("head to head"),
    TieBreak.RESULT: mark("result"),
    TieBreak.FIRST_PLACES: mark("first places"),
}

# Figures


def round_figure(value: Fraction) -> Decimal:
    """Rounds a figure half up to two decimals."""
    return (Decimal(value.numerator) / Decimal(value.denominator)).quantize(Decimal("0.01"), ROUND_HALF_UP)


def format_figure(value: Fraction, *, signed: bool = False) -> str:
    """Formats a figure with two decimals, or none if it is whole."""
    if value.denominator == 1:
        return format_change(int(value)) if signed else format_number(int(value))
    # A figure that rounds to zero has no sign.
    figure = round_figure(value) or Decimal("0.00")
    plus = "+" if signed and figure > 0 else ""
    return f"{plus}{figure:,.2f}".replace("-", MINUS)


def spreadsheet_value(value: Fraction | Decimal) -> float | int:
    """Converts a figure for spreadsheets, to an int if it is whole."""
    return int(value) if value == int(value) else float(value)


def total_text(value: Fraction, rule: StandingsRule) -> str:
    """Formats a total: points without a sign, results with one."""
    return format_figure(value, signed=rule.method is not ScoringMethod.PLACES)


# Days


def span_text(period: Period) -> str:
    first, last = period.first, period.last
    if first is None:
        return tr("until {day}").format(day=day_text(last)) if last else tr("All time")
    if last is None:
        return tr("since {day}").format(day=day_text(first))
    first_text = short_day_text(first) if first.year == last.year and current_language().spaces else day_text(first)
    return tr("{first} to {last}").format(first=first_text, last=day_text(last))


def match_words(match: int) -> str:
    return tr("match {number}").format(number=match)


def column_text(column: EveningColumn, *, year: bool = False) -> str:
    """Returns the name of a column: its day, or its match in a session."""
    if column.number:
        return match_words(column.number)
    return day_text(column.day) if year else short_day_text(column.day)


def column_texts(columns: Sequence[EveningColumn], *, year: bool) -> tuple[str, ...]:
    """Returns the names of columns; further evenings on one day are numbered."""
    texts = [column_text(column, year=year) for column in columns]
    numbers = [texts[: index + 1].count(text) for index, text in enumerate(texts)]
    return tuple(text if number == 1 else f"{text} ({number})" for text, number in zip(texts, numbers, strict=True))


def group_labels(columns: Sequence[EveningColumn], *, years: bool) -> Iterator[str]:
    """Yields the text above each column: a month or year if it begins there, or empty."""
    previous = None
    for column in columns:
        day = column.day
        if column.number:
            yield tr("match") if previous is None else ""
        elif previous is not None and (previous.year, previous.month) == (day.year, day.month):
            yield ""
        else:
            yield str(day.year) if years and (previous is None or previous.year != day.year) else short_month_name(day)
        previous = day


# The rule


def scoring_method_text(method: ScoringMethod) -> str:
    return tr(_METHODS[method][0])


def total_header(rule: StandingsRule) -> str:
    """Returns the header of the column that players are ranked by."""
    return tr(_METHODS[rule.method][1], "in the standings")


def tie_break_text(levels: Iterable[TieBreak]) -> str:
    return join_items(tr(_TIE_BREAKS[level]) for level in levels)


def rating_text() -> str:
    return tr("Skill rating from placings and opponents in all matches. Starts at 1,500; separate from points.")


def rule_parts(standings: Standings) -> Iterator[str]:
    """Yields the parts of the rule as rich text, with its figures in bold."""
    rule, by_match = standings.rule, bool(standings.period.session)
    yield _method_part(standings)
    if rule.systems:
        yield escape(join_items(short_system_name(key, rule.systems) for key in rule.systems))
    if rule.counting is CountedEvenings.BEST:
        yield (
            trn("best <b>{n}</b> match", "best <b>{n}</b> matches", rule.counted_number)
            if by_match
            else trn("best <b>{n}</b> evening", "best <b>{n}</b> evenings", rule.counted_number)
        )
    elif rule.counting is CountedEvenings.DROP_WORST and rule.counted_number:
        yield (
            trn("without the worst <b>{n}</b> match", "without the worst <b>{n}</b> matches", rule.counted_number)
            if by_match
            else trn(
                "without the worst <b>{n}</b> evening", "without the worst <b>{n}</b> evenings", rule.counted_number
            )
        )
    if rule.minimum:
        yield trn("at least <b>{n}</b> match", "at least <b>{n}</b> matches", rule.minimum)
    if rule.tie_breaks:
        yield tr("tie-breakers: {levels}").format(levels=tie_break_text(rule.tie_breaks))


def _method_part(standings: Standings) -> str:
    rule = standings.rule
    if rule.method is ScoringMethod.PLACES:
        points = {
            size: " · ".join(format_figure(Fraction(value)) for value in rule.points.get(size, ()))
            for size in sorted(table_sizes(standings), reverse=True) or [4]
        }
        (_, main), *others = points.items()
        other = tr("at tables of {size}: <b>{points}</b>")
        return join_clauses(
            tr("Points for places <b>{points}</b>").format(points=main),
            *(other.format(size=size, points=values) for size, values in others),
        )
    unit = unit_name(standings.system) if standings.system else rule.rates.unit
    if not unit:
        return escape(scoring_method_text(rule.method))
    in_unit = (
        tr("Sum of results in <b>{unit}</b>")
        if rule.method is ScoringMethod.RESULT
        else tr("Average result per match in <b>{unit}</b>")
    )
    return in_unit.format(unit=escape(unit))


def table_sizes(standings: Standings) -> set[int]:
    """Returns the numbers of players at the tables."""
    return {len(match.finishes) for line in standings.rows for cell in line.cells.values() for match in cell.matches}


def plain_rule(standings: Standings) -> str:
    """Returns the rule as one line without markup."""
    return QTextDocumentFragment.fromHtml("&nbsp;· ".join(rule_parts(standings))).toPlainText().replace("\xa0", " ")


def excluded_text(standings: Standings) -> str:
    """Returns which matches do not count, and why, or an empty text."""
    sentences = {
        UncountedReason.NO_RATE: tr("Not counted (no rate set): {systems}"),
        UncountedReason.NO_POINTS: tr("Not counted (no points set for that table size): {systems}"),
    }
    systems = [excluded.system for excluded in standings.excluded]
    parts = []
    for reason, sentence in sentences.items():
        counts = [
            trn("{system} ({n} match)", "{system} ({n} matches)", excluded.matches).format(
                system=short_system_name(excluded.system, systems)
            )
            for excluded in standings.excluded
            if excluded.reason is reason
        ]
        if counts:
            parts.append(sentence.format(systems=join_items(counts)))
    return phrases.sentences(*parts)


# Periods


class PeriodChoice(NamedTuple):
    period: Period
    title: str
    short: str  # on a chip
    season: str = ANY_TIME
    whole: str = ""  # a longer form of the title; empty if there is none

    @property
    def key(self) -> tuple[Period, str]:
        """What distinguishes it: a season can last exactly a month or a year."""
        return self.period, self.season

    @property
    def words(self) -> str:
        return self.whole or self.title


def season_choice(season: Season) -> PeriodChoice:
    return PeriodChoice(season.period, season.name, season.name, season.uuid)


def custom_choice(period: Period) -> PeriodChoice:
    """Returns the choice of a typed period, or of all time."""
    return PeriodChoice(period, span_text(period), span_text(period))


def session_choices(sessions: Iterable[SessionSummary]) -> dict[str, PeriodChoice]:
    """Returns session choices by UUID, in order of time; equal titles are numbered."""
    choices: dict[str, PeriodChoice] = {}
    counts = Counter[tuple[str, str]]()
    for session in sorted(sessions, key=lambda session: session.started_at):
        day = day_text(club_day(session.started_at))
        counts[session.name, day] += 1
        number = counts[session.name, day]
        title = day if number == 1 else f"{day} ({number})"
        whole = tr("{session}, {day}").format(session=session.name, day=title) if session.name else ""
        choices[session.uuid] = PeriodChoice(Period(session=session.uuid), title, title, whole=whole)
    return choices


def _month_choice(day: date) -> PeriodChoice:
    return PeriodChoice(month(day), month_name(day), locale().toString(QDate(day.year, day.month, day.day), tr("MMMM")))


def _year_choice(day: date) -> PeriodChoice:
    title = tr("Year {year}").format(year=day.year)
    return PeriodChoice(year(day), title, title)


def suggested_periods(
    latest: date, seasons: Sequence[Season], evening: PeriodChoice | None
) -> tuple[PeriodChoice, ...]:
    """Returns the periods with a chip, from the latest evening to all time."""
    current = [season for season in seasons if season.period.covers(latest)]
    season = (current or list(seasons))[-1:]
    choices = [_month_choice(latest), *map(season_choice, season), _year_choice(latest), custom_choice(ALL_TIME)]
    if evening is not None:
        choices.insert(0, evening._replace(short=tr("Latest evening")))
    return tuple(choices)


def default_period(choices: Sequence[PeriodChoice]) -> PeriodChoice:
    """Returns the period that is shown first: the season, otherwise the year."""
    return next((choice for choice in choices if choice.season), choices[-2])


def all_periods(
    seasons: Sequence[Season], sessions: Iterable[SessionSummary], first: date, latest: date
) -> Iterator[PeriodChoice]:
    """Yields all periods: seasons, years, months and sessions, each the newest first."""
    yield from map(season_choice, reversed(seasons))
    for year_number in range(latest.year, first.year - 1, -1):
        yield _year_choice(date(year_number, 1, 1))
    day = latest.replace(day=1)
    while day >= first.replace(day=1):
        yield _month_choice(day)._replace(short=month_name(day))
        day = (day - timedelta(days=1)).replace(day=1)
    yield from reversed(session_choices(sessions).values())

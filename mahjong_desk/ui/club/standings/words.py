# SPDX-License-Identifier: MIT
"""Standings in words: figures, periods, rules, and what was left out."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from html import escape

from PySide6.QtCore import QCoreApplication, QDate

from mahjong_desk.club.standings.periods import Period
from mahjong_desk.club.standings.rule import Counting, Level, Rule, Way
from mahjong_desk.club.standings.standings import Occasion, Standings
from mahjong_desk.club.standings.worth import Why
from mahjong_desk.club.totals import system_with_key
from mahjong_desk.ui.kit.listing import clauses, listed
from mahjong_desk.ui.kit.numbers import MINUS, change, figure
from mahjong_desk.ui.words import in_language, short_ruleset
from mahjong_desk.ui.words.language import language, locale

translate = QCoreApplication.translate

_CENTS = Decimal("0.01")


# Figures


def rounded(value: Fraction) -> Decimal:
    """Returns a figure with two decimals at most, halves away from zero."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return exact.quantize(_CENTS, ROUND_HALF_UP)


def number(value: Fraction, *, signed: bool = False) -> str:
    """Returns a figure: whole where it is, else with two decimals; as a change with its sign if asked for."""
    shown = int(value) if value.denominator == 1 else float(rounded(value))
    if isinstance(shown, float):
        plus = "+" if signed and shown > 0 else ""
        return f"{plus}{shown:,.2f}".replace("-", MINUS)
    return change(shown) if signed else figure(shown)


def exactly(value: Fraction) -> float | int:
    """Returns a figure for spreadsheets, whole where it is."""
    return int(value) if value.denominator == 1 else float(value)


def mean_words(value: Fraction) -> str:
    """Returns a mean place, such as ``2.33``."""
    return f"{rounded(value):.2f}"


def total_words(value: Fraction, rule: Rule) -> str:
    """Returns what a rule reckons: points for places are plain, results have their sign."""
    return number(value, signed=rule.way is not Way.PLACES)


# Days


def day_words(day: date) -> str:
    """Returns a day, such as ``24 Sep 2026``."""
    return _formatted(day, translate("Dates", "d MMM yyyy"))


def short_day(day: date) -> str:
    """Returns a day without its year, such as ``24 Sep``."""
    return _formatted(day, translate("Dates", "d MMM"))


def month_words(day: date) -> str:
    """Returns a month with its year, such as ``September 2026``."""
    return _formatted(day, translate("Dates", "MMMM yyyy"))


def month_name(day: date, *, short: bool = False) -> str:
    """Returns a month, such as ``September`` or ``Sep``."""
    return _formatted(day, translate("Dates", "MMM") if short else translate("Dates", "MMMM"))


def _formatted(day: date, form: str) -> str:
    return locale().toString(QDate(day.year, day.month, day.day), form)


def year_words(day: date) -> str:
    """Returns a year where one is chosen, such as ``Year 2026``."""
    return translate("Standings", "Year {year}").format(year=day.year)


def span_words(period: Period) -> str:
    """Returns from when to when a period is."""
    if period.first is None and period.last is None:
        return translate("Standings", "All time")
    if period.first is None:
        assert period.last is not None
        return translate("Standings", "until {day}").format(day=day_words(period.last))
    if period.last is None:
        return translate("Standings", "since {day}").format(day=day_words(period.first))
    told = translate("Standings", "{first} to {last}")
    same_year = period.first.year == period.last.year and language() == "en"
    first = short_day(period.first) if same_year else day_words(period.first)
    return told.format(first=first, last=day_words(period.last))


def occasion_words(occasion: Occasion, *, year: bool = False) -> str:
    """Returns what a column is called: its day, or its match."""
    if occasion.number:
        return translate("Standings", "match {number}").format(number=occasion.number)
    return day_words(occasion.day) if year else short_day(occasion.day)


# Systems


def system_words(key: str, among: Collection[str] = ()) -> str:
    """Returns the name of a rule system, with its unit where others have the same name."""
    found, identity = system_with_key(key), key.partition("/")[0]
    name = short_ruleset(found.ruleset) if found is not None else identity
    if any(other != key and other.partition("/")[0] == identity for other in among):
        return translate("Session", "{rules}, {unit}").format(rules=name, unit=unit_words(key))
    return name


def unit_words(key: str) -> str:
    """Returns what the results of a rule system are counted in."""
    found = system_with_key(key)
    return in_language(found.unit.names) if found is not None else key.partition("/")[2]


# The rule


def way_words(way: Way) -> str:
    """Returns what standings go by, where that is chosen."""
    names = {
        Way.PLACES: translate("Standings", "Points for places"),
        Way.RESULT: translate("Standings", "Sum of the results"),
        Way.AVERAGE: translate("Standings", "Mean result of a match"),
    }
    return names[way]


def level_words(level: Level) -> str:
    """Returns what decides between those who are level."""
    names = {
        Level.MEAN_PLACE: translate("Standings", "mean place"),
        Level.HEAD_TO_HEAD: translate("Standings", "head to head"),
        Level.RESULT: translate("Standings", "result"),
        Level.FIRST_PLACES: translate("Standings", "first places"),
    }
    return names[level]


def points_words(rule: Rule, size: int) -> str:
    """Returns what the places at a table of a size bring, such as ``4 · 2 · 1 · 0``."""
    return " · ".join(number(Fraction(points)) for points in rule.points.get(size, ()))


def rule_parts(standings: Standings) -> tuple[str, ...]:
    """Returns the rule of standings, part by part, as rich text with its figures in Bold."""
    rule = standings.rule
    parts = [_way_part(standings)]
    if rule.systems:
        parts.append(escape(listed(system_words(key, rule.systems) for key in rule.systems)))
    by_match = bool(standings.period.session)
    if rule.counting is Counting.BEST:
        told = (
            translate("Standings", "best <b>{number} of {all}</b> matches")
            if by_match
            else translate("Standings", "best <b>{number} of {all}</b> evenings")
        )
        parts.append(told.format(number=rule.number, all=len(standings.occasions)))
    elif rule.counting is Counting.WITHOUT_WORST and rule.number:
        told = (
            translate("Standings", "without the worst <b>%n</b> match(es)", None, rule.number)
            if by_match
            else translate("Standings", "without the worst <b>%n</b> evening(s)", None, rule.number)
        )
        parts.append(told)
    if rule.minimum:
        parts.append(translate("Standings", "at least <b>%n</b> match(es)", None, rule.minimum))
    if rule.levels:
        names = listed(level_words(level) for level in rule.levels)
        parts.append(translate("Standings", "level: {levels}").format(levels=names))
    return tuple(parts)


def _way_part(standings: Standings) -> str:
    rule = standings.rule
    if rule.way is not Way.PLACES:
        told = (
            translate("Standings", "Sum of the results in <b>{unit}</b>")
            if rule.way is Way.RESULT
            else translate("Standings", "Mean result of a match in <b>{unit}</b>")
        )
        return told.format(unit=escape(unit_of(standings))) if unit_of(standings) else escape(way_words(rule.way))
    sizes = sorted(sizes_of(standings), reverse=True) or [4]
    told = translate("Standings", "Points for places <b>{points}</b>").format(points=points_words(rule, sizes[0]))
    other = translate("Standings", "at tables of {size}: <b>{points}</b>")
    return clauses(told, *(other.format(size=size, points=points_words(rule, size)) for size in sizes[1:]))


def unit_of(standings: Standings) -> str:
    """Returns what results are added in; nothing where nobody named the club's unit."""
    return unit_words(standings.system) if standings.system else standings.rule.rates.unit


def sizes_of(standings: Standings) -> set[int]:
    """Returns how many sat at the tables."""
    return {
        len(outcome.finishes) for line in standings.lines for cell in line.cells.values() for outcome in cell.matches
    }


def plain_rule(standings: Standings) -> str:
    """Returns the rule on one line, without markup."""
    from PySide6.QtGui import QTextDocumentFragment

    return QTextDocumentFragment.fromHtml("&nbsp;· ".join(rule_parts(standings))).toPlainText().replace("\xa0", " ")


def left_out_words(standings: Standings) -> str:
    """Returns which matches could not be reckoned, and why; nothing where all were."""
    systems = [one.system for one in standings.left_out]
    told = {
        Why.NO_RATE: translate("Standings", "Left out, for there is no rate: {systems}."),
        Why.NO_POINTS: translate("Standings", "Left out, for there are no points for tables of that size: {systems}."),
    }
    sentences = []
    for why, sentence in told.items():
        of = [one for one in standings.left_out if one.why is why]
        named = [
            translate("Standings", "{system} (%n match(es))", None, one.matches).format(
                system=system_words(one.system, systems)
            )
            for one in of
        ]
        if named:
            sentences.append(sentence.format(systems=listed(named)))
    return " ".join(sentences)

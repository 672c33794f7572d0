# SPDX-License-Identifier: MIT
"""Text for people and sessions of the club."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QDate

from mahjong_desk.club.people.duplicates import Likeness
from mahjong_desk.club.people.person import Person
from mahjong_desk.club.totals import System, Totals, shown, system_with_key
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.text_format import clauses, figure, headed
from mahjong_desk.ui.text.dates import date_of
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.phrases import in_language

_LIKENESS: Final = {
    Likeness.SPELLING: mark("the same but for case, accents, kana or signs"),
    Likeness.READING: mark("read alike"),
    Likeness.LETTER: mark("one letter apart"),
}


def short_date(at: str) -> str:
    """Returns the local day of a timestamp, with the year if it is not this year; empty if invalid."""
    try:
        then = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return ""
    this_year = then.year == datetime.now().astimezone().year
    form = tr("d MMM") if this_year else tr("d MMM yyyy")
    return locale().toString(QDate(then.year, then.month, then.day), form)


def matches_word(number: int) -> str:
    """Returns the label below a number of matches."""
    return tr("match", "below its number") if number == 1 else tr("matches", "below its number")


def about(person: Person) -> str:
    """Returns since when a person plays, and how many matches."""
    if not person.since:
        return tr("has not played yet")
    told = tr("plays since {day}, {number} {matches}")
    return told.format(
        day=short_date(person.since), number=figure(person.matches), matches=matches_word(person.matches)
    )


def likeness_words(likeness: Likeness) -> str:
    """Returns in what two people look like duplicates."""
    return tr(_LIKENESS[likeness])


def former_player(number: int) -> str:
    return tr("Former player {number}").format(number=number)


def system_name(system: System, among: Sequence[System]) -> str:
    """Returns the name of a rule system, with its unit if a session has several."""
    name = in_language(system.ruleset.names)
    if len(among) == 1:
        return name
    return tr("{rules}, {unit}").format(rules=name, unit=in_language(system.unit.names))


def sum_name(system: System, among: Sequence[System]) -> str:
    """Returns the name of a rule system's total."""
    return tr("Total") if len(among) == 1 else system_name(system, among)


def club_sum_name(rates: Rates) -> str:
    """Returns the name of the overall total."""
    if not rates.unit:
        return tr("Club total")
    return tr("Club total, {unit}").format(unit=rates.unit)


def rates_words(totals: Totals) -> str:
    """Returns the rates of the systems played, such as ``yen: Boo mahjong × 10``; empty for none."""
    factors = totals.rates.factors
    told = [
        _times(system_name(system, totals.systems), factors[system.key])
        for system in totals.systems
        if system.key in factors
    ]
    return headed(totals.rates.unit, clauses(*told)) if told else ""


def all_rates_words(rates: Rates) -> str:
    """Returns all rates; unknown systems appear with their keys."""
    told = []
    for key, factor in rates.factors.items():
        system = system_with_key(key)
        told.append(_times(key if system is None else system_name(system, (system, system)), factor))
    return headed(rates.unit, clauses(*told))


def _times(system: str, factor: Decimal) -> str:
    return tr("{system} × {factor}").format(system=system, factor=figure(shown(factor)))


def unadded_words(totals: Totals) -> str:
    """Returns why the systems of a session have no common total."""
    names = clauses(*(system_name(system, totals.systems) for system in totals.unrated))
    return tr("Rule systems are added up at rates only. There is no rate yet for {systems}.").format(systems=names)


def session_name(name: str, started_at: str) -> str:
    """Returns the name of a session, or its day."""
    return name or tr("Session of {date}").format(date=date_of(started_at))

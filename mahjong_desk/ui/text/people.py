# SPDX-License-Identifier: MIT
"""Text for people and sessions of the club."""

from collections.abc import Collection, Sequence
from decimal import Decimal

from mahjong_desk.club.people.people import DuplicateReason
from mahjong_desk.club.people.person import Person
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.totals import ResultSystem, Totals, system_with_key, to_number
from mahjong_desk.ledger.books import Rates
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, with_heading
from mahjong_desk.ui.text.phrases import date_text, localise, recent_day_text
from mahjong_desk.ui.text.vocabulary import short_ruleset

_DUPLICATE_REASONS = {
    DuplicateReason.SPELLING: mark("the same except for case, accents, kana or punctuation"),
    DuplicateReason.READING: mark("read alike"),
    DuplicateReason.LETTER: mark("one letter apart"),
}


def matches_word(number: int) -> str:
    """Returns the label below a number of matches: “match” or “matches”."""
    return tr("match", "below its number") if number == 1 else tr("matches", "below its number")


def recent_club_day(moment: str) -> str:
    """Returns the club's day of a match, or an empty text if there is no match."""
    return recent_day_text(club_day(moment)) if moment else ""


def person_summary(person: Person) -> str:
    """Returns since when a person plays, and how many matches."""
    if not person.since:
        return tr("has not played yet")
    text = tr("playing since {day}, {number} {matches}")
    day, number = recent_club_day(person.since), format_number(person.matches)
    return text.format(day=day, number=number, matches=matches_word(person.matches))


def duplicate_reason_text(reason: DuplicateReason) -> str:
    """Returns why two people may be the same person."""
    return tr(_DUPLICATE_REASONS[reason])


def former_player(number: int) -> str:
    return tr("Former player {number}").format(number=number)


def system_name(system: ResultSystem, among: Sequence[ResultSystem]) -> str:
    """Returns the name of a rule system, with its unit if a session has several."""
    return short_ruleset(system.ruleset) if len(among) == 1 else system_with_unit(system)


def system_with_unit(system: ResultSystem) -> str:
    return tr("{rules}, {unit}").format(rules=short_ruleset(system.ruleset), unit=localise(system.unit.name))


def sum_name(system: ResultSystem, among: Sequence[ResultSystem]) -> str:
    return tr("Total") if len(among) == 1 else system_name(system, among)


def club_sum_name(rates: Rates) -> str:
    if not rates.unit:
        return tr("Club total")
    return tr("Club total, {unit}").format(unit=rates.unit)


def rates_text(totals: Totals) -> str:
    """Returns the rates of the systems played, such as ``yen: Boo mahjong × 10``."""
    factors = totals.rates.factors
    systems = (system for system in totals.systems if system.key in factors)
    texts = [_times(system_name(system, totals.systems), factors[system.key]) for system in systems]
    return with_heading(totals.rates.unit, join_clauses(*texts)) if texts else ""


def all_rates_text(rates: Rates) -> str:
    """Returns all rates; unknown systems appear with their keys."""
    parts = []
    for key, factor in rates.factors.items():
        system = system_with_key(key)
        parts.append(_times(key if system is None else system_with_unit(system), factor))
    return with_heading(rates.unit, join_clauses(*parts))


def _times(system: str, factor: Decimal) -> str:
    return tr("{system} × {factor}").format(system=system, factor=format_number(to_number(factor)))


def not_totalled_text(totals: Totals) -> str:
    """Returns why the systems of a session have no common total."""
    names = join_clauses(*(system_name(system, totals.systems) for system in totals.unrated_systems))
    return tr("Rule systems can only be added up using rates. No rate set for {systems}.").format(systems=names)


def session_name(name: str, started_at: str) -> str:
    return name or tr("Session of {date}").format(date=date_text(club_day(started_at)))


def short_system_name(key: str, among: Collection[str] = ()) -> str:
    """Returns the name of a rule system, with its unit if the name is ambiguous."""
    system, rules_id = system_with_key(key), key.partition("/")[0]
    name = short_ruleset(system.ruleset) if system is not None else rules_id
    if any(other != key and other.partition("/")[0] == rules_id for other in among):
        return tr("{rules}, {unit}").format(rules=name, unit=unit_name(key))
    return name


def unit_name(key: str) -> str:
    """Returns the unit of the results of a rule system."""
    system = system_with_key(key)
    return localise(system.unit.name) if system is not None else key.partition("/")[2]

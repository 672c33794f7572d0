# SPDX-License-Identifier: MIT
"""Builds the report of a session from the replays of its matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.totals import HOUSE_KEY, Totals, to_number
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.report.contents import (
    MatchReport,
    RankingRow,
    ReportFact,
    RoundReport,
    SessionReport,
    SumRow,
    TotalsRow,
)
from mahjong_desk.ui.report.match import local_day, match_report
from mahjong_desk.ui.text.dates import date_and_time
from mahjong_desk.ui.text.people import club_sum_name, not_totalled_text, rates_text, sum_name
from mahjong_desk.ui.text.phrases import localised


def session_report(played: PlayedSession) -> SessionReport:
    """Returns the report of a session."""
    matches = tuple(match_report(match) for match in played.matches)
    totals = played.totals()
    rows = tuple(
        TotalsRow(match.number, report.rules, _shown(match.results, totals.names))
        for match, report in zip(totals.matches, matches, strict=True)
    )
    names = tuple(name or tr("House", "who pays or receives") for name in totals.names)
    return SessionReport(
        title=played.name or tr("Session of {date}").format(date=local_day(played.started_at)),
        day=local_day(played.started_at),
        facts=_facts(played, matches, totals, [name for name in totals.names if name != HOUSE_KEY]),
        players=names,
        rows=rows,
        totals=totals_rows(totals),
        matches=matches,
        notes=_notes(played, matches, totals),
        fingerprint=played.fingerprint,
        rounds=_rounds(played, matches),
        standing=_standing(played, totals),
    )


def _rounds(played: PlayedSession, matches: Sequence[MatchReport]) -> tuple[RoundReport, ...]:
    by_number = {match.number: match for match in matches}
    return tuple(
        RoundReport(
            tr("Round {number}").format(number=number),
            tuple(
                (tr("Table {number}").format(number=table), by_number[match].places)
                for table, match in enumerate(one.matches, start=1)
                if match in by_number
            ),
            join_items(out.name for out in one.sat_out),
        )
        for number, one in enumerate(played.rounds, start=1)
    )


def _standing(played: PlayedSession, totals: Totals) -> tuple[RankingRow, ...]:
    """Returns the standing of an evening; empty if it cannot be added up over several rule systems."""
    if not played.rounds or len(totals.systems) != 1:
        return ()
    results = {match.number: match.results for match in totals.matches}
    rounds = [
        {name: points for match in one.matches for name, points in results.get(match, {}).items() if name != HOUSE_KEY}
        for one in played.rounds
    ]
    sums: dict[str, Decimal] = {}
    for one in rounds:
        for name, points in one.items():
            sums[name] = sums.get(name, Decimal(0)) + points
    return tuple(
        RankingRow(
            1 + sum(other > total for other in sums.values()),
            name,
            tuple(to_number(one[name]) if name in one else None for one in rounds),
            to_number(total),
        )
        for name, total in sorted(sums.items(), key=lambda row: -row[1])
    )


def totals_rows(totals: Totals) -> tuple[SumRow, ...]:
    """Returns the sums of a session: one for each rule system, then the one in the club's unit."""
    rows = [
        SumRow(
            sum_name(system, totals.systems),
            localised(system.unit.names),
            _shown(totals.by_system[system.key], totals.names),
        )
        for system in totals.systems
    ]
    if (club := totals.club) is not None:
        rows.append(SumRow(club_sum_name(totals.rates), totals.rates.unit, _shown(club, totals.names), club=True))
    return tuple(rows)


def _shown(column: Mapping[str, Decimal], names: Sequence[str]) -> tuple[float | None, ...]:
    return tuple(to_number(column[name]) if name in column else None for name in names)


def _facts(
    played: PlayedSession, matches: tuple[MatchReport, ...], totals: Totals, names: list[str]
) -> tuple[ReportFact, ...]:
    rules = dict.fromkeys(match.rules for match in matches)
    facts = (
        ReportFact(tr("Date"), date_and_time(played.started_at)),
        ReportFact(tr("Matches"), str(len(matches))),
        ReportFact(tr("Rules"), join_items(rules)),
        ReportFact(tr("Players"), join_items(sorted(names))),
        ReportFact(tr("Rates"), rates_text(totals)),
    )
    return tuple(fact for fact in facts if fact.value)


def _notes(played: PlayedSession, matches: tuple[MatchReport, ...], totals: Totals) -> tuple[str, ...]:
    notes = [
        tr("Match {number} goes on and has no result yet.").format(number=match.number)
        for match in matches
        if not match.finished
    ]
    notes += [
        tr("Match {number} cannot be read and is left out.").format(number=number) for number in played.unreadable
    ]
    if totals.club is None and len(totals.systems) > 1:
        notes.append(not_totalled_text(totals))
    return tuple(notes)

# SPDX-License-Identifier: MIT
"""Makes the report of a session from the replays of its matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.report.contents import Fact, MatchReport, SessionReport, TotalsRow
from mahjong_desk.ui.report.match import local_day, match_report, moment
from mahjong_desk.ui.report.sources import PlayedSession

translate = QCoreApplication.translate
_HOUSE = ""


def session_report(played: PlayedSession) -> SessionReport:
    """Returns the report of a session."""
    matches = tuple(match_report(match, played.name) for match in played.matches)
    columns = [_results(match) for match in matches]
    totals: dict[str, float] = {}
    for match, column in zip(matches, columns, strict=True):
        for name in (*match.players, *column):
            totals[name] = round(totals.get(name, 0), 2)
        for name, result in column.items():
            totals[name] = round(totals[name] + result, 2)
    order = sorted(totals, key=lambda name: (name == _HOUSE, -totals[name]))
    rows = tuple(
        TotalsRow(match.number, match.rules, tuple(column.get(name) for name in order))
        for match, column in zip(matches, columns, strict=True)
    )
    names = tuple(name or translate("Report", "House") for name in order)
    return SessionReport(
        title=played.name or translate("Report", "Session of {date}").format(date=local_day(played.started_at)),
        day=local_day(played.started_at),
        facts=_facts(played, matches, [name for name in order if name != _HOUSE]),
        players=names,
        rows=rows,
        totals=tuple(totals[name] for name in order),
        matches=matches,
        notes=_notes(played, matches),
    )


def _results(match: MatchReport) -> dict[str, float]:
    """Returns what a finished match was worth to whom; the house stands under the empty name."""
    if not match.finished:
        return {}
    column: dict[str, float] = {}
    for place in match.places:
        if place.result is not None:
            column[place.name] = round(column.get(place.name, 0) + place.result, 2)
    if match.house:
        column[_HOUSE] = match.house
    return column


def _facts(played: PlayedSession, matches: tuple[MatchReport, ...], names: list[str]) -> tuple[Fact, ...]:
    rules = dict.fromkeys(match.rules for match in matches)
    facts = (
        Fact(translate("Report", "Date"), moment(played.started_at)),
        Fact(translate("Report", "Matches"), str(len(matches))),
        Fact(translate("Report", "Rules"), listed(rules)),
        Fact(translate("Report", "Players"), listed(sorted(names))),
    )
    return tuple(fact for fact in facts if fact.value)


def _notes(played: PlayedSession, matches: tuple[MatchReport, ...]) -> tuple[str, ...]:
    notes = [
        translate("Report", "Match {number} goes on and has no result yet.").format(number=match.number)
        for match in matches
        if not match.finished
    ]
    notes += [
        translate("Report", "Match {number} cannot be read and is left out.").format(number=number)
        for number in played.unreadable
    ]
    return tuple(notes)

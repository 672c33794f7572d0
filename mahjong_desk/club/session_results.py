# SPDX-License-Identifier: MIT
"""The session that a match belongs to: what each of its matches was worth to whom."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.totals import Totals, shown


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's results.

    Attributes:
        name: The player; empty for the house.
        results: The result in each match, None where the player did not play.
        total: Their sum; None where the matches are of several rule systems, and cannot be added.
        by_system: The sum in each rule system, None where the player was in none of its matches.
        club: What all of it is worth in the club's unit; None where a rate is missing.
    """

    name: str
    results: tuple[float | None, ...]
    total: float | None
    by_system: tuple[float | None, ...] = ()
    club: float | None = None


@dataclass(frozen=True, slots=True)
class SessionResults:
    """The finished matches of a session."""

    numbers: tuple[int, ...]
    lines: tuple[ResultLine, ...]
    totals: Totals


def results_of(session: PlayedSession) -> SessionResults:
    """Returns the finished matches of a session."""
    totals = session.totals()
    finished = [match for match in totals.matches if match.results]
    names = [name for name in totals.names if any(name in match.results for match in finished)]
    lines = []
    for name in names:
        results = tuple(shown(match.results[name]) if name in match.results else None for match in finished)
        columns = [totals.by_system[system.key] for system in totals.systems]
        sums = tuple(shown(column[name]) if name in column else None for column in columns)
        club = shown(totals.club[name]) if totals.club is not None else None
        lines.append(ResultLine(name, results, sums[0] if len(sums) == 1 else None, sums, club))
    return SessionResults(tuple(match.number for match in finished), tuple(lines), totals)

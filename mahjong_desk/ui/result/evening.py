# SPDX-License-Identifier: MIT
"""The session that a match belongs to: what each of its matches was worth to whom."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.report.sources import session_on_desk


@dataclass(frozen=True, slots=True)
class EveningLine:
    """One player's results.

    Attributes:
        name: The player; empty for the house.
        results: The result in each match, None where the player did not play.
        total: Their sum.
    """

    name: str
    results: tuple[float | None, ...]
    total: float


@dataclass(frozen=True, slots=True)
class Evening:
    """The finished matches of a session.

    Attributes:
        numbers: The number of each match.
        lines: The players, best first; the house last where it took or gave anything.
    """

    numbers: tuple[int, ...]
    lines: tuple[EveningLine, ...]


def evening_of(desk: Desk) -> Evening:
    """Returns the finished matches of the session that lies on the desk.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if desk.ledger is None or desk.session is None:
        return Evening((), ())
    numbers: list[int] = []
    columns: list[dict[str, float]] = []
    for match in session_on_desk(desk).matches:
        played = match.replay
        if played.final is None:
            continue
        numbers.append(match.number)
        column: dict[str, float] = dict.fromkeys(played.match.players, 0)
        for name, result in zip(played.match.players, played.final.results, strict=True):
            column[name] += result
        if played.final.house:
            column[""] = played.final.house
        columns.append(column)
    names = {name: None for column in columns for name in column}
    lines = []
    for name in names:
        results = tuple(column.get(name) for column in columns)
        lines.append(EveningLine(name, results, round(sum(result for result in results if result is not None), 2)))
    lines.sort(key=lambda line: (line.name == "", -line.total))
    return Evening(tuple(numbers), tuple(lines))

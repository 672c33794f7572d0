# SPDX-License-Identifier: MIT
"""The evening on the result sheet: the last matches and their sum, or a sum for each rule system side by side."""

from __future__ import annotations

from mahjong_desk.club.session_results import ResultLine, SessionResults
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.session.figures import FigureRow, FigureTable
from mahjong_desk.ui.words.phrases import in_language
from mahjong_desk.ui.words.vocabulary import short_ruleset

_SHOWN_MATCHES = 6
_HEAD, _HEADS = 56, 290


def evening_table(evening: SessionResults) -> FigureTable:
    """Returns the table of an evening."""
    several = len(evening.totals.systems) > 1
    return _systems(evening) if several else _matches(evening)


def _matches(evening: SessionResults) -> FigureTable:
    """Returns the last matches of one rule system, what was before them, and their sum."""
    club = evening.totals.club is not None
    first = max(0, len(evening.numbers) - _SHOWN_MATCHES)
    heads = [tr("before")] if first else []
    heads += [str(number) for number in evening.numbers[first:]]
    heads.append(tr("total"))
    heads += [_club_head(evening)] if club else []
    rows = []
    for line in evening.lines:
        cells: list[float | None] = []
        if first:
            cells.append(round(sum(result for result in line.results[:first] if result is not None), 2))
        cells += [*line.results[first:], line.total]
        cells += [line.club] if club else []
        rows.append(_row(line, cells, 1 + club))
    return FigureTable(heads, rows)


def _systems(evening: SessionResults) -> FigureTable:
    """Returns a sum for each rule system, and their sum where there are rates."""
    systems = evening.totals.systems
    heads = [
        tr("{rules}, {unit}").format(
            rules=short_ruleset(system.ruleset),
            unit=in_language(system.unit.names),
        )
        for system in systems
    ]
    club = evening.totals.club is not None
    heads += [_club_head(evening)] if club else []
    rows = [_row(line, [*line.by_system, *([line.club] if club else [])], int(club)) for line in evening.lines]
    return FigureTable(heads, rows, narrow=max(_HEAD, _HEADS // len(heads)))


def _club_head(evening: SessionResults) -> str:
    return evening.totals.rates.unit or tr("in all")


def _row(line: ResultLine, cells: list[float | None], bold: int) -> FigureRow:
    label = short_name(line.name) if line.name else tr("House", "who pays or receives")
    return FigureRow(label, tuple(cells), tip=line.name, role="ink" if line.name else "ink3", bold=bold)

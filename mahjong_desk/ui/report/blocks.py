# SPDX-License-Identifier: MIT
"""Turns a report into the blocks of its pages: the results, or also every hand."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from mahjong_desk.club.spreadsheets import CellFormat
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses
from mahjong_desk.ui.report.contents import (
    HandReport,
    MatchReport,
    Report,
    ReportFact,
    RoundReport,
    SessionReport,
    WinReport,
)
from mahjong_desk.ui.report.paper import (
    GUTTER,
    LARGE,
    SMALL,
    USUAL,
    ChartBlock,
    ColumnBlock,
    LineBlock,
    PrintBlock,
    TextBlock,
    TextCell,
    TilesBlock,
    fitting_width,
)
from mahjong_desk.ui.report.tables import standing_table

_MAX_ROUNDS = 5
"""The number of rounds in one line of a standing."""
_TOTALS_WIDTH = 492.0
"""The width for players in one line of totals."""
_SCORE_WIDTH = 72.0
_CHART_HEIGHT = 190.0


class ReportLength(Enum):
    """How much of a report is printed."""

    SHORT = "short"
    FULL = "full"


class PageItem(NamedTuple):
    """A block to be placed on pages, below ``header`` if it is the first on its page."""

    block: PrintBlock
    header: PrintBlock | None = None
    begins_page: bool = False


def report_items(report: Report, length: ReportLength) -> tuple[PageItem, ...]:
    """Returns the blocks of a report in order."""
    if isinstance(report, MatchReport):
        return _match_items(report, length)
    items = list(_session_items(report))
    if length is ReportLength.FULL:
        for match in report.matches:
            first, *others = _match_items(match, length)
            items += [PageItem(first.block, begins_page=True), *others]
    return tuple(items)


# A match


def _match_items(report: MatchReport, length: ReportLength) -> tuple[PageItem, ...]:
    blocks: list[PrintBlock] = [
        TextBlock(report.title, LARGE, bold=True, role="ink2", gap=2),
        TextBlock(report.heading, 24, serif=True, gap=8),
        *_facts(report.facts),
        TextBlock("", 4),
        *_places(report),
    ]
    if any(len(line.values) > 1 for line in report.curve.lines):
        blocks += [_heading(tr("Score chart")), ChartBlock(report.curve, _CHART_HEIGHT)]
    if (best := report.best) is not None:
        blocks += [
            _heading(tr("The best hand")),
            TextBlock(_event(best), bold=True, keeps_next=True),
            ColumnBlock(_explained(best), gap=12),
        ]
    items = [PageItem(block) for block in blocks]
    if length is ReportLength.FULL and report.hands:
        names = [_header_cell(name, role="ink2") for name in report.players]
        header = _header_line([TextCell(""), *names], [-1.0, *[_SCORE_WIDTH] * len(names)])
        items += [
            PageItem(_heading(tr("Every hand"))),
            PageItem(header),
            *(PageItem(_hand(hand), header) for hand in report.hands),
        ]
    return tuple(items)


def _heading(text: str) -> PrintBlock:
    return TextBlock(text, 17, serif=True, gap=4, keeps_next=True)


def _header_cell(text: str, *, role: str = "ink3", right: bool = True) -> TextCell:
    return TextCell(text, size=SMALL, role=role, right=right)


def _header_line(cells: Sequence[TextCell], shares: Sequence[float]) -> PrintBlock:
    return LineBlock(cells, shares, rule=False, keeps_next=True)


def _facts(facts: Iterable[ReportFact]) -> list[PrintBlock]:
    return [
        LineBlock([TextCell(fact.label, role="ink3"), TextCell(fact.value)], [130, -1], rule=False, gap=0)
        for fact in facts
    ]


def _places(report: MatchReport) -> list[PrintBlock]:
    """Returns the final table, or the current scores."""
    finished = report.finished
    shares = [30.0, -1.0, 110.0, 120.0] if finished else [-1.0, 110.0]
    headers = [_header_cell(tr("Player"), right=False), _header_cell(tr("Points", "score at the end"))]
    if finished:
        headers = [TextCell(""), *headers, _header_cell(tr("Result", "of a player"))]
    lines = [_header_line(headers, shares)]
    for place in report.places:
        cells = [
            TextCell(place.name, lower=place.origin, size=LARGE, bold=True),
            TextCell(format_number(place.score), size=LARGE, right=True),
        ]
        if finished:
            rank = TextCell(str(place.rank), size=LARGE, bold=True, role="ink2")
            cells = [rank, *cells, _change(place.result, size=LARGE + 2, decimals=place.decimals)]
        lines.append(LineBlock(cells, shares, keeps_next=True))
    if finished and report.house:
        house = TextCell(tr("House", "who pays or receives"), size=LARGE, role="ink2")
        result = _change(report.house, size=LARGE + 2, decimals=report.places[0].decimals)
        lines.append(LineBlock([TextCell(""), house, TextCell(""), result], shares, keeps_next=True))
    return [*lines, TextBlock(report.balance, SMALL, role="ink2", gap=12)]


def _change(points: Any, *, size: float = 13.0, lower: str = "", decimals: int = 0) -> TextCell:
    if points is None:
        return TextCell("·", lower=lower, size=size, right=True, role="ink3")
    role = "plus" if points > 0 else "minus" if points < 0 else "ink3"
    return TextCell(format_change(points, decimals=decimals), lower=lower, size=size, bold=True, right=True, role=role)


# A hand


def _event(hand: HandReport) -> str:
    return tr("{hand}: {event}").format(hand=hand.name, event=hand.event)


def _hand(hand: HandReport) -> PrintBlock:
    cells = [TextCell(_event(hand), lower="\n".join(hand.remarks), bold=True)]
    if hand.refusal:
        cells += [TextCell("") for _ in hand.deltas]
    else:
        pairs = zip(hand.deltas, hand.scores, strict=True)
        cells += [_change(delta, lower=format_number(score)) for delta, score in pairs]
    blocks: list[PrintBlock] = [LineBlock(cells, [-1.0, *[_SCORE_WIDTH] * len(hand.deltas)], gap=5), *_explained(hand)]
    if hand.refusal:
        text = tr("No longer valid: {reason} It moves no points.")
        blocks.append(TextBlock(text.format(reason=hand.refusal), role="error"))
    if hand.paid:
        blocks.append(TextBlock(join_clauses(*hand.paid), role="ink2", gap=2))
    return ColumnBlock(blocks, gap=8)


def _explained(hand: HandReport) -> list[PrintBlock]:
    """Returns the hands won, or claimed, with their values and the reasons."""
    blocks: list[PrintBlock] = []
    for win in hand.won if not hand.refusal else ():
        if len(hand.won) > 1:
            size = tr("{player}: {size}").format(player=win.winner, size=win.value)
            blocks.append(TextBlock(size, bold=True, gap=3))
        if win.groups:
            blocks.append(TilesBlock(win.groups))
        blocks += [TextBlock(text, gap=2) for text in _value(win) if text]
    return blocks


def _value(win: WinReport) -> tuple[str, ...]:
    if win.unchecked:
        note = tr("Counted by the players: {value}. Not checked.").format(value=win.value)
        return note, win.formula if win.formula != win.value else ""
    if win.formula == win.value:
        return win.reasons or win.yaku, tr("Value: {size}").format(size=win.value)
    return win.reasons or win.yaku, tr("{size}. {formula}").format(size=win.value, formula=win.formula)


# A session


def _session_items(report: SessionReport) -> tuple[PageItem, ...]:
    blocks: list[PrintBlock] = [TextBlock(report.title, 24, serif=True, gap=8), *_facts(report.facts), TextBlock("", 4)]
    items = [PageItem(block) for block in blocks]
    if report.rounds:
        items += [*_ranking(report), *(item for round_ in report.rounds for item in _round(round_))]
    tables = sum(len(round_.tables) for round_ in report.rounds)
    # A match outside the rounds is in no other list.
    if tables < len(report.matches) or (report.totals and not report.standing):
        sums = [_change(amount, size=LARGE) for total in report.totals for amount in total.sums]
        width = fitting_width(_SCORE_WIDTH, sums)
        count = int(_TOTALS_WIDTH / (width + GUTTER))
        for first in range(0, len(report.players), count):
            items += _totals(report, slice(first, first + count), width)
    items += [PageItem(TextBlock(note, SMALL, role="ink2")) for note in report.notes]
    return tuple(items)


def _ranking(report: SessionReport) -> list[PageItem]:
    """Returns the standing of an evening; if it had many rounds, only the sums."""
    if not report.standing:
        return []
    table = standing_table(report, rounds=len(report.rounds) <= _MAX_ROUNDS)
    changes = [column.header for column in table.columns if column.format is CellFormat.CHANGE]
    shares = [30.0, -1.0, *[_SCORE_WIDTH] * (len(changes) - 1), _SCORE_WIDTH + 10]
    header = _header_line([TextCell(""), _header_cell(tr("Player"), right=False), *map(_header_cell, changes)], shares)
    items = [PageItem(_heading(table.name)), PageItem(header)]
    for rank, name, *results, total in table.rows:
        cells = [TextCell(str(rank), bold=True, role="ink2"), TextCell(str(name), bold=True), *map(_change, results)]
        items.append(PageItem(LineBlock([*cells, _change(total, size=LARGE)], shares), header))
    return [*items, PageItem(TextBlock("", 8))]


def _round(report: RoundReport) -> list[PageItem]:
    """Returns the tables of a round with their results."""
    items = [PageItem(_heading(report.title))]
    for title, places in report.tables:
        cells = [TextCell(title, role="ink2")]
        for place in places:
            name = place.name if place.rank is None else f"{place.rank}. {place.name}"
            points = format_number(place.score)
            if place.result is not None:
                points = f"{points}  {format_change(place.result, decimals=place.decimals)}"
            cells.append(TextCell(name, lower=points, bold=True))
        items.append(PageItem(LineBlock(cells, [70.0, *[-1.0] * len(places)], gap=3)))
    if report.sat_out:
        sentence = tr("Sat out: {players}").format(players=report.sat_out)
        items.append(PageItem(TextBlock(sentence, SMALL, role="ink2")))
    return [*items, PageItem(TextBlock("", 6))]


def _totals(report: SessionReport, part: slice, width: float) -> list[PageItem]:
    """Returns the results of some of the players, in columns of a width."""
    names = report.players[part]
    shares = [-1.0, *[width] * len(names)]
    players = [_header_cell(name, role="ink2") for name in names]
    header = _header_line([_header_cell(tr("Match", "its number"), right=False), *players], shares)
    items = [PageItem(header)]
    for row in report.rows:
        label = tr("{number}, {rules}").format(number=row.number, rules=row.rules)
        items.append(PageItem(LineBlock([TextCell(label), *map(_change, row.results[part])], shares), header))
    for total in report.totals:
        is_last = total is report.totals[-1]
        size = LARGE if total.club or len(report.totals) == 1 else USUAL
        sums = (_change(amount, size=size) for amount in total.sums[part])
        cells = [TextCell(total.label, bold=True, size=size), *sums]
        items.append(PageItem(LineBlock(cells, shares, gap=14 if is_last else 3), header))
    return items

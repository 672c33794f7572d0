# SPDX-License-Identifier: MIT
"""Turns a report into the blocks of its pages, in its short and its full form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from mahjong_desk.club.spreadsheets import Form
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import change, clauses, figure
from mahjong_desk.ui.report.contents import Fact, HandReport, MatchReport, Report, RoundReport, SessionReport, WonReport
from mahjong_desk.ui.report.paper import (
    LARGE,
    SMALL,
    USUAL,
    Block,
    Cell,
    ChartBlock,
    ColumnBlock,
    LineBlock,
    TextBlock,
    TilesBlock,
)
from mahjong_desk.ui.report.tables import standing_table

_MAX_PLAYERS = 6
"""The number of players in one line of totals."""
_SCORE = 72.0
_CURVE = 190.0


class PageForm(Enum):
    """How much of a report is on paper."""

    SHORT = "short"
    FULL = "full"


class Item(NamedTuple):
    """A block to be placed on pages, below ``head`` if it is the first on its page."""

    block: Block
    head: Block | None = None
    begins_page: bool = False


def items_of(report: Report, form: PageForm) -> tuple[Item, ...]:
    """Returns the blocks of a report in order."""
    if isinstance(report, MatchReport):
        return _match_items(report, form)
    items = list(_session_items(report))
    if form is PageForm.FULL:
        for match in report.matches:
            first, *others = _match_items(match, form)
            items += [Item(first.block, begins_page=True), *others]
    return tuple(items)


# A match


def _match_items(report: MatchReport, form: PageForm) -> tuple[Item, ...]:
    blocks: list[Block] = [
        TextBlock(report.title, LARGE, bold=True, role="ink2", gap=2),
        TextBlock(report.heading, 24, serif=True, gap=8),
        *_facts(report.facts),
        TextBlock("", 4),
        *_places(report),
    ]
    if any(len(line.values) > 1 for line in report.curve.lines):
        blocks += [_heading(tr("Path of the scores")), ChartBlock(report.curve, _CURVE)]
    if (best := report.best) is not None:
        blocks += [
            _heading(tr("The best hand")),
            TextBlock(_event(best), bold=True, keeps_next=True),
            ColumnBlock(_explained(best), gap=12),
        ]
    items = [Item(block) for block in blocks]
    if form is PageForm.FULL and report.hands:
        names = [_head(name, role="ink2") for name in report.players]
        head = _head_line([Cell(""), *names], [-1.0, *[_SCORE] * len(names)])
        items += [Item(_heading(tr("Every hand"))), Item(head), *(Item(_hand(hand), head) for hand in report.hands)]
    return tuple(items)


def _heading(text: str) -> Block:
    return TextBlock(text, 17, serif=True, gap=4, keeps_next=True)


def _head(text: str, *, role: str = "ink3", right: bool = True) -> Cell:
    return Cell(text, size=SMALL, role=role, right=right)


def _head_line(cells: Sequence[Cell], shares: Sequence[float]) -> Block:
    return LineBlock(cells, shares, rule=False, keeps_next=True)


def _facts(facts: Iterable[Fact]) -> list[Block]:
    return [
        LineBlock([Cell(fact.label, role="ink3"), Cell(fact.value)], [130, -1], rule=False, gap=0) for fact in facts
    ]


def _places(report: MatchReport) -> list[Block]:
    """Returns the final table, or the current scores."""
    finished = report.finished
    shares = [30.0, -1.0, 110.0, 120.0] if finished else [-1.0, 110.0]
    heads = [_head(tr("Player"), right=False), _head(tr("Points", "score at the end"))]
    if finished:
        heads = [Cell(""), *heads, _head(tr("Result", "of a player"))]
    lines = [_head_line(heads, shares)]
    for place in report.places:
        cells = [
            Cell(place.name, lower=place.origin, size=LARGE, bold=True),
            Cell(figure(place.score), size=LARGE, right=True),
        ]
        if finished:
            rank = Cell(str(place.rank), size=LARGE, bold=True, role="ink2")
            cells = [rank, *cells, _change(place.result, size=LARGE + 2, decimals=place.decimals)]
        lines.append(LineBlock(cells, shares, keeps_next=True))
    if finished and report.house:
        house = Cell(tr("House", "who pays or receives"), size=LARGE, role="ink2")
        result = _change(report.house, size=LARGE + 2, decimals=report.places[0].decimals)
        lines.append(LineBlock([Cell(""), house, Cell(""), result], shares, keeps_next=True))
    return [*lines, TextBlock(report.balance, SMALL, role="ink2", gap=12)]


def _change(points: Any, *, size: float = 13.0, lower: str = "", decimals: int = 0) -> Cell:
    if points is None:
        return Cell("·", lower=lower, size=size, right=True, role="ink3")
    role = "plus" if points > 0 else "minus" if points < 0 else "ink3"
    return Cell(change(points, decimals=decimals), lower=lower, size=size, bold=True, right=True, role=role)


# A hand


def _event(hand: HandReport) -> str:
    return tr("{hand}: {event}").format(hand=hand.place, event=hand.happened)


def _hand(hand: HandReport) -> Block:
    cells = [Cell(_event(hand), lower="\n".join(hand.remarks), bold=True)]
    if hand.refusal:
        cells += [Cell("") for _ in hand.deltas]
    else:
        cells += [_change(delta, lower=figure(score)) for delta, score in zip(hand.deltas, hand.scores, strict=True)]
    blocks: list[Block] = [LineBlock(cells, [-1.0, *[_SCORE] * len(hand.deltas)], gap=5), *_explained(hand)]
    if hand.refusal:
        text = tr("This does not fit here any more: {reason} It moves no points.")
        blocks.append(TextBlock(text.format(reason=hand.refusal), role="error"))
    if hand.paid:
        blocks.append(TextBlock(clauses(*hand.paid, hand.marks), role="ink2", gap=2))
    return ColumnBlock(blocks, gap=8)


def _explained(hand: HandReport) -> list[Block]:
    """Returns the hands won, or claimed, with their values and the reasons."""
    blocks: list[Block] = []
    for won in hand.won if not hand.refusal else ():
        if len(hand.won) > 1:
            size = tr("{player}: {size}").format(player=won.winner, size=won.size)
            blocks.append(TextBlock(size, bold=True, gap=3))
        if won.groups:
            blocks.append(TilesBlock(won.groups))
        blocks += [TextBlock(text, gap=2) for text in _value(won) if text]
    return blocks


def _value(won: WonReport) -> tuple[str, ...]:
    if won.unchecked:
        counted = tr("The table counted this hand itself: {value}. Not checked.").format(value=won.size)
        return counted, won.formula if won.formula != won.size else ""
    if won.formula == won.size:
        return won.reasons or won.yaku, tr("Value: {size}").format(size=won.size)
    return won.reasons or won.yaku, tr("{size}. {formula}").format(size=won.size, formula=won.formula)


# A session


def _session_items(report: SessionReport) -> tuple[Item, ...]:
    blocks: list[Block] = [TextBlock(report.title, 24, serif=True, gap=8), *_facts(report.facts), TextBlock("", 4)]
    items = [Item(block) for block in blocks]
    if report.rounds:
        items += [*_standing(report), *(item for one in report.rounds for item in _round(one))]
    else:
        for first in range(0, len(report.players), _MAX_PLAYERS):
            items += _totals(report, slice(first, first + _MAX_PLAYERS))
    items += [Item(TextBlock(note, SMALL, role="ink2")) for note in report.notes]
    return tuple(items)


def _standing(report: SessionReport) -> list[Item]:
    """Returns the standing of an evening; with many rounds only the sums."""
    if not report.standing:
        return []
    table = standing_table(report, rounds=len(report.rounds) < _MAX_PLAYERS)
    changes = [column.head for column in table.columns if column.form is Form.CHANGE]
    shares = [30.0, -1.0, *[_SCORE] * (len(changes) - 1), _SCORE + 10]
    head = _head_line([Cell(""), _head(tr("Player"), right=False), *map(_head, changes)], shares)
    items = [Item(_heading(table.name)), Item(head)]
    for rank, name, *results, total in table.rows:
        cells = [Cell(str(rank), bold=True, role="ink2"), Cell(str(name), bold=True), *map(_change, results)]
        items.append(Item(LineBlock([*cells, _change(total, size=LARGE)], shares), head))
    return [*items, Item(TextBlock("", 8))]


def _round(report: RoundReport) -> list[Item]:
    """Returns the tables of a round with their results."""
    items = [Item(_heading(report.title))]
    for title, places in report.tables:
        cells = [Cell(title, role="ink2")]
        for place in places:
            name = place.name if place.rank is None else f"{place.rank}. {place.name}"
            points = figure(place.score)
            if place.result is not None:
                points = f"{points}  {change(place.result, decimals=place.decimals)}"
            cells.append(Cell(name, lower=points, bold=True))
        items.append(Item(LineBlock(cells, [70.0, *[-1.0] * len(places)], gap=3)))
    if report.sat_out:
        sentence = tr("Sat out: {players}").format(players=report.sat_out)
        items.append(Item(TextBlock(sentence, SMALL, role="ink2")))
    return [*items, Item(TextBlock("", 6))]


def _totals(report: SessionReport, part: slice) -> list[Item]:
    """Returns the results of some of the players."""
    names = report.players[part]
    shares = [-1.0, *[_SCORE] * len(names)]
    head = _head_line(
        [_head(tr("Match", "its number"), right=False), *(_head(name, role="ink2") for name in names)], shares
    )
    items = [Item(head)]
    for row in report.rows:
        label = tr("{number}, {rules}").format(number=row.number, rules=row.rules)
        items.append(Item(LineBlock([Cell(label), *map(_change, row.results[part])], shares), head))
    for total in report.totals:
        last = total is report.totals[-1]
        size = LARGE if total.club or len(report.totals) == 1 else USUAL
        cells = [Cell(total.label, bold=True, size=size), *(_change(amount, size=size) for amount in total.sums[part])]
        items.append(Item(LineBlock(cells, shares, gap=14 if last else 3), head))
    return items

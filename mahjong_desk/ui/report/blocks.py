# SPDX-License-Identifier: MIT
"""Turns a report into the blocks of its pages, in its short and its full form."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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

_PLAYERS_A_LINE = 6
_SCORE = 72.0
_CURVE = 190.0


class PageForm(Enum):
    """How much of a report is on paper."""

    SHORT = "short"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Item:
    """A block as it goes onto pages.

    Attributes:
        head: What stands above it where it is the first on a page; None for nothing.
    """

    block: Block
    head: Block | None = None
    begins_page: bool = False


def items_of(report: Report, form: PageForm) -> tuple[Item, ...]:
    """Returns everything that a report has on paper, in order."""
    if isinstance(report, MatchReport):
        return _match_items(report, form)
    items = list(_session_items(report))
    if form is PageForm.FULL:
        for match in report.matches:
            first, *rest = _match_items(match, form)
            items += [Item(first.block, begins_page=True), *rest]
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
        blocks.append(_heading(tr("Path of the scores")))
        blocks.append(ChartBlock(report.curve, _CURVE))
    if report.best is not None:
        best = report.best
        told = tr("{hand}: {event}").format(hand=best.place, event=best.happened)
        blocks.append(_heading(tr("The best hand")))
        blocks.append(TextBlock(told, bold=True, keeps_next=True))
        blocks.append(ColumnBlock(_explained(best), gap=12))
    items = [Item(block) for block in blocks]
    if form is PageForm.FULL and report.hands:
        head = _players_head(report)
        items.append(Item(_heading(tr("Every hand"))))
        items.append(Item(head))
        items += [Item(_hand(hand), head) for hand in report.hands]
    return tuple(items)


def _heading(text: str) -> Block:
    return TextBlock(text, 17, serif=True, gap=4, keeps_next=True)


def _facts(facts: tuple[Fact, ...]) -> list[Block]:
    return [
        LineBlock([Cell(fact.label, role="ink3"), Cell(fact.value)], [130, -1], rule=False, gap=0) for fact in facts
    ]


def _places(report: MatchReport) -> list[Block]:
    """Returns the final table, or the scores as they stand."""
    finished = report.finished
    shares = [30.0, -1.0, 110.0, 120.0] if finished else [-1.0, 110.0]
    heads = [Cell(tr("Player"), size=SMALL, role="ink3")]
    heads.append(Cell(tr("Points", "score at the end"), size=SMALL, role="ink3", right=True))
    if finished:
        heads.insert(0, Cell(""))
        heads.append(Cell(tr("Result", "of a player"), size=SMALL, role="ink3", right=True))
    lines: list[Block] = [LineBlock(heads, shares, rule=False, keeps_next=True)]
    for place in report.places:
        cells = [Cell(place.name, lower=place.origin, size=LARGE, bold=True)]
        cells.append(Cell(figure(place.score), size=LARGE, right=True))
        if finished:
            cells.insert(0, Cell(str(place.rank), size=LARGE, bold=True, role="ink2"))
            cells.append(_changed(place.result, size=LARGE + 2, decimals=place.decimals))
        lines.append(LineBlock(cells, shares, keeps_next=True))
    if finished and report.house:
        house = [Cell(""), Cell(tr("House", "who pays or receives"), size=LARGE, role="ink2"), Cell("")]
        lines.append(
            LineBlock(
                [*house, _changed(report.house, size=LARGE + 2, decimals=report.places[0].decimals)],
                shares,
                keeps_next=True,
            )
        )
    lines.append(TextBlock(report.balance, SMALL, role="ink2", gap=12))
    return lines


def _changed(points: float | None, *, size: float = 13.0, lower: str = "", decimals: int = 0) -> Cell:
    if points is None:
        return Cell("·", lower=lower, size=size, right=True, role="ink3")
    role = "plus" if points > 0 else "minus" if points < 0 else "ink3"
    return Cell(change(points, decimals=decimals), lower=lower, size=size, bold=True, right=True, role=role)


# A hand


def _players_head(report: MatchReport) -> Block:
    cells = [Cell("")] + [Cell(name, size=SMALL, role="ink2", right=True) for name in report.players]
    return LineBlock(cells, [-1.0, *[_SCORE] * len(report.players)], rule=False, keeps_next=True)


def _hand(hand: HandReport) -> Block:
    told = tr("{hand}: {event}").format(hand=hand.place, event=hand.happened)
    cells = [Cell(told, lower="\n".join(hand.remarks), bold=True)]
    shares = [-1.0, *[_SCORE] * len(hand.deltas)]
    if hand.refusal:
        cells += [Cell("") for _ in hand.deltas]
    else:
        cells += [_changed(delta, lower=figure(score)) for delta, score in zip(hand.deltas, hand.scores, strict=True)]
    blocks: list[Block] = [LineBlock(cells, shares, gap=5), *_explained(hand)]
    if hand.refusal:
        text = tr("This does not fit here any more: {reason} It moves no points.")
        blocks.append(TextBlock(text.format(reason=hand.refusal), role="error"))
    if hand.paid:
        blocks.append(TextBlock(clauses(*hand.paid, hand.marks), role="ink2", gap=2))
    return ColumnBlock(blocks, gap=8)


def _explained(hand: HandReport) -> list[Block]:
    """Returns the hands won, or claimed, with what they are worth and why."""
    if hand.refusal:
        return []
    blocks: list[Block] = []
    for won in hand.won:
        if len(hand.won) > 1:
            gained = tr("{player}: {size}").format(player=won.winner, size=won.size)
            blocks.append(TextBlock(gained, bold=True, gap=3))
        if won.groups:
            blocks.append(TilesBlock(won.groups))
        blocks += [TextBlock(text, gap=2) for text in _value(won) if text]
    return blocks


def _value(won: WonReport) -> tuple[str, ...]:
    if won.unchecked:
        told = tr("The table counted this hand itself: {value}. Not checked.")
        return told.format(value=won.size), won.formula if won.formula != won.size else ""
    if won.formula == won.size:
        return won.reasons or won.yaku, tr("Value: {size}").format(size=won.size)
    return won.reasons or won.yaku, tr("{size}. {formula}").format(size=won.size, formula=won.formula)


# A session


def _session_items(report: SessionReport) -> tuple[Item, ...]:
    blocks: list[Block] = [TextBlock(report.title, 24, serif=True, gap=8), *_facts(report.facts), TextBlock("", 4)]
    items = [Item(block) for block in blocks]
    if report.rounds:
        items += [*_standing(report), *(item for one in report.rounds for item in _round(one))]
    for first in range(0, len(report.players) if not report.rounds else 0, _PLAYERS_A_LINE):
        items += _totals(report, first, min(first + _PLAYERS_A_LINE, len(report.players)))
    items += [Item(TextBlock(note, SMALL, role="ink2")) for note in report.notes]
    return tuple(items)


def _standing(report: SessionReport) -> list[Item]:
    """Returns how everybody stands after an evening: a column for each round, the sum last."""
    if not report.standing:
        return []
    rounds = len(report.standing[0].results)
    # With many rounds there is room for the sums alone.
    rounds = rounds if rounds <= _PLAYERS_A_LINE - 1 else 0
    shares = [30.0, -1.0, *[_SCORE] * rounds, _SCORE + 10]
    heads = [Cell(""), Cell(tr("Player"), size=SMALL, role="ink3")]
    heads += [
        Cell(tr("Round {number}").format(number=number), size=SMALL, role="ink3", right=True)
        for number in range(1, rounds + 1)
    ]
    heads.append(Cell(tr("Together", "the sum"), size=SMALL, role="ink3", right=True))
    head = LineBlock(heads, shares, rule=False, keeps_next=True)
    items = [Item(_heading(tr("Standing"))), Item(head)]
    for row in report.standing:
        cells = [Cell(str(row.rank), bold=True, role="ink2"), Cell(row.name, bold=True)]
        cells += [_changed(result) for result in row.results[:rounds]]
        cells.append(_changed(row.total, size=LARGE))
        items.append(Item(LineBlock(cells, shares), head))
    items.append(Item(TextBlock("", 8)))
    return items


def _round(report: RoundReport) -> list[Item]:
    """Returns the tables of a round with their results."""
    items = [Item(_heading(report.title))]
    for title, places in report.tables:
        shares = [70.0, *[-1.0] * len(places)]
        cells = [Cell(title, role="ink2")]
        for place in places:
            named = place.name if place.rank is None else f"{place.rank}. {place.name}"
            told = figure(place.score)
            if place.result is not None:
                told = f"{told}  {change(place.result, decimals=place.decimals)}"
            cells.append(Cell(named, lower=told, bold=True))
        items.append(Item(LineBlock(cells, shares, gap=3)))
    if report.sat_out:
        told = tr("Sat out: {players}").format(players=report.sat_out)
        items.append(Item(TextBlock(told, SMALL, role="ink2")))
    items.append(Item(TextBlock("", 6)))
    return items


def _totals(report: SessionReport, first: int, end: int) -> list[Item]:
    shares = [-1.0, *[_SCORE] * (end - first)]
    heads = [Cell(tr("Match", "its number"), size=SMALL, role="ink3")]
    heads += [Cell(name, size=SMALL, role="ink2", right=True) for name in report.players[first:end]]
    head = LineBlock(heads, shares, rule=False, keeps_next=True)
    items = [Item(head)]
    for row in report.rows:
        told = tr("{number}, {rules}").format(number=row.number, rules=row.rules)
        cells = [Cell(told), *(_changed(result) for result in row.results[first:end])]
        items.append(Item(LineBlock(cells, shares), head))
    for place, total in enumerate(report.totals, start=1):
        size = LARGE if total.club or len(report.totals) == 1 else USUAL
        sums = [_changed(amount, size=size) for amount in total.sums[first:end]]
        gap = 14 if place == len(report.totals) else 3
        items.append(Item(LineBlock([Cell(total.label, bold=True, size=size), *sums], shares, gap=gap), head))
    return items

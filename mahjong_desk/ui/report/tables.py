# SPDX-License-Identifier: MIT
"""Lays a report into tables, for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mahjong_desk.club.spreadsheets import Cell, Column, Form, Table
from mahjong_desk.texts import tr
from mahjong_desk.ui.report.contents import MatchReport, Report, SessionReport


def single_table(report: Report) -> Table:
    """Returns the one table that says most: the hands of a match, or who got what in each match of a session."""
    table = results_table(report.matches) if isinstance(report, SessionReport) else hands_table(report)
    return with_fingerprint(table, report.fingerprint)


def with_fingerprint(table: Table, fingerprint: str) -> Table:
    """Returns a table that is a file by itself: it has no other place for the fingerprint of the ledger than a column."""
    if not fingerprint:
        return table
    columns = (*table.columns, Column(_fingerprint_head()))
    return replace(table, columns=columns, rows=tuple((*row, fingerprint) for row in table.rows))


def workbook_tables(report: Report) -> tuple[Table, ...]:
    """Returns the sheets of a workbook: results first, then what they come from."""
    if isinstance(report, MatchReport):
        return (
            results_table((report,)),
            hands_table(report),
            payments_table(report),
            _facts_table(report),
        )
    evening = [standing_table(report), rounds_table(report)] if report.rounds else []
    tables = [*evening, totals_table(report), results_table(report.matches)]
    tables += [hands_table(match, numbered=True) for match in report.matches]
    return (*tables, _facts_table(report))


def hands_table(report: MatchReport, *, numbered: bool = False) -> Table:
    """Returns the rows of a match: what happened, and a change and a total for each player."""
    heads = [
        Column(tr("Hand")),
        Column(tr("What happened")),
        Column(tr("Tiles")),
        Column(tr("Yaku")),
        Column(tr("Value", "of a hand")),
        Column(tr("Checked")),
    ]
    for name in report.players:
        heads.append(Column(tr("{player} change").format(player=name), Form.CHANGE))
        heads.append(Column(name, Form.TOTAL))
    extra_fields = tr("Melds"), tr("Responsible"), tr("Remark")
    heads += [Column(name) for name in extra_fields]
    rows = []
    for hand in report.hands:
        checked = tr("no", "checked") if hand.unchecked else tr("yes", "checked")
        cells: list[Cell] = [
            hand.short,
            hand.happened,
            _lines(won.pieces for won in hand.won),
            _lines(won.yaku for won in hand.won if not won.unchecked),
            _lines(won.size for won in hand.won),
            checked if hand.won else "",
        ]
        for delta, score in zip(hand.deltas, hand.scores, strict=True):
            cells += [delta, score]
        cells += [_lines(won.melds for won in hand.won), _lines(won.pao for won in hand.won)]
        cells.append(hand.refusal or "\n".join(hand.remarks))
        rows.append(tuple(cells))
    name = tr("Hands", "a list")
    if numbered:
        name = tr("Match {number}").format(number=report.number)
    return Table(name, tuple(heads), tuple(rows))


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(part for part in parts if part)


def payments_table(report: MatchReport) -> Table:
    """Returns every payment of a match."""
    heads = (
        Column(tr("Hand")),
        Column(tr("What happened")),
        Column(tr("From", "who pays")),
        Column(tr("To", "who receives")),
        Column(tr("Points"), Form.TOTAL),
        Column(tr("For")),
    )
    rows = tuple(
        (hand.short, hand.happened, payment.payer, payment.payee, payment.points, payment.reason)
        for hand in report.hands
        for payment in hand.payments
    )
    return Table(tr("Payments"), heads, rows)


def results_table(matches: tuple[MatchReport, ...]) -> Table:
    """Returns a row for each player of each match, and one for the house where it took or gave anything."""
    heads = (
        Column(tr("Match", "its number"), Form.TOTAL),
        Column(tr("Date")),
        Column(tr("Rules")),
        Column(tr("Rank"), Form.TOTAL),
        Column(tr("Player")),
        Column(tr("Points", "score at the end"), Form.TOTAL),
        Column(tr("Result", "of a player"), Form.CHANGE),
        Column(tr("How it came about")),
        Column(tr("End")),
    )
    rows: list[tuple[Cell, ...]] = []
    for match in matches:
        start: tuple[Cell, ...] = (match.number, match.day, match.rules)
        for place in match.places:
            rows.append((*start, place.rank, place.name, place.score, place.result, place.origin, match.ending))
        if match.house:
            rows.append((*start, None, tr("House", "who pays or receives"), None, match.house, "", match.ending))
    return Table(tr("Results"), heads, tuple(rows))


def standing_table(report: SessionReport) -> Table:
    """Returns how everybody stands after an evening: a column for each round, the sum last."""
    rounds = len(report.rounds)
    heads = (
        Column(tr("Rank"), Form.TOTAL),
        Column(tr("Player")),
        *(Column(tr("Round {number}").format(number=number), Form.CHANGE) for number in range(1, rounds + 1)),
        Column(tr("Together", "the sum"), Form.CHANGE),
    )
    rows = tuple((row.rank, row.name, *row.results, row.total) for row in report.standing)
    return Table(tr("Standing"), heads, rows)


def rounds_table(report: SessionReport) -> Table:
    """Returns a row for each player of each table of each round, and one for each who sat out."""
    heads = (
        Column(tr("Round")),
        Column(tr("Table")),
        Column(tr("Rank"), Form.TOTAL),
        Column(tr("Player")),
        Column(tr("Points", "score at the end"), Form.TOTAL),
        Column(tr("Result", "of a player"), Form.CHANGE),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in report.rounds:
        for title, places in one.tables:
            rows += [(one.title, title, place.rank, place.name, place.score, place.result) for place in places]
        if one.sat_out:
            rows.append((one.title, tr("sat out"), None, one.sat_out, None, None))
    return Table(tr("Rounds"), heads, tuple(rows))


def totals_table(report: SessionReport) -> Table:
    """Returns a row for each match and a column for each player, their sums last."""
    heads = (
        Column(tr("Match", "its number"), Form.TOTAL),
        Column(tr("Rules")),
        *(Column(name, Form.CHANGE) for name in report.players),
    )
    rows: list[tuple[Cell, ...]] = [(row.number, row.rules, *row.results) for row in report.rows]
    rows += [(None, total.label, *total.sums) for total in report.totals]
    return Table(tr("Totals"), heads, tuple(rows))


def _facts_table(report: Report) -> Table:
    return facts_table(report.title, [(fact.label, fact.value) for fact in report.facts], report.fingerprint)


def facts_table(title: str, facts: Sequence[tuple[str, str]], fingerprint: str) -> Table:
    """Returns what is to be known of a workbook, the fingerprint of the ledger last."""
    about = tr("About")
    known = [*facts, (_fingerprint_head(), fingerprint)] if fingerprint else facts
    return Table(about, (Column(about), Column(title)), tuple(known))


def _fingerprint_head() -> str:
    return tr("Fingerprint of the ledger")

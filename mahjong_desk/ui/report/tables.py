# SPDX-License-Identifier: MIT
"""Puts a report into tables for spreadsheets."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from mahjong_desk.club.spreadsheets import CellFormat, CellValue, SheetColumn, SheetTable, to_table
from mahjong_desk.texts import tr
from mahjong_desk.ui.report.contents import HandReport, MatchReport, Report, SessionReport

_TEXT, _TOTAL, _CHANGE = CellFormat.TEXT, CellFormat.TOTAL, CellFormat.CHANGE


def single_table(report: Report) -> SheetTable:
    """Returns the hands of a match, or the results of all matches of a session."""
    table = results_table(report.matches) if isinstance(report, SessionReport) else hands_table(report)
    return with_fingerprint(table, report.fingerprint)


def with_fingerprint(table: SheetTable, fingerprint: str) -> SheetTable:
    """Adds the ledger's fingerprint as a column, the only place in a CSV file."""
    if not fingerprint:
        return table
    columns = (*table.columns, SheetColumn(_fingerprint_head()))
    return replace(table, columns=columns, rows=tuple((*row, fingerprint) for row in table.rows))


def workbook_tables(report: Report) -> tuple[SheetTable, ...]:
    """Returns the sheets of a workbook, results first."""
    if isinstance(report, MatchReport):
        tables = [results_table((report,)), hands_table(report), payments_table(report)]
    else:
        tables = [standing_table(report), rounds_table(report)] if report.rounds else []
        tables += [totals_table(report), results_table(report.matches)]
        tables += [hands_table(match, numbered=True) for match in report.matches]
    facts = facts_table(report.title, [(fact.label, fact.value) for fact in report.facts], report.fingerprint)
    return (*tables, facts)


def hands_table(report: MatchReport, *, numbered: bool = False) -> SheetTable:
    """Returns the rows of a match, with a change and a total for each player."""

    def checked(hand: HandReport) -> str:
        if not hand.won:
            return ""
        return tr("no", "checked") if hand.unchecked else tr("yes", "checked")

    def delta(seat: int, hand: HandReport) -> int:
        return hand.deltas[seat]

    def score(seat: int, hand: HandReport) -> int:
        return hand.scores[seat]

    columns: list[tuple[str, CellFormat, Callable[[HandReport], CellValue]]] = [
        (tr("Hand"), _TEXT, lambda hand: hand.short),
        (tr("What happened"), _TEXT, lambda hand: hand.event),
        (tr("Tiles"), _TEXT, lambda hand: _lines(won.pieces for won in hand.won)),
        (tr("Yaku"), _TEXT, lambda hand: _lines(won.yaku for won in hand.won if not won.unchecked)),
        (tr("Value", "of a hand"), _TEXT, lambda hand: _lines(won.value for won in hand.won)),
        (tr("Checked"), _TEXT, checked),
    ]
    for seat, name in enumerate(report.players):
        columns.append((tr("{player} change").format(player=name), _CHANGE, partial(delta, seat)))
        columns.append((name, _TOTAL, partial(score, seat)))
    columns += [
        (tr("Melds"), _TEXT, lambda hand: _lines(won.melds for won in hand.won)),
        (tr("Responsible"), _TEXT, lambda hand: _lines(won.pao for won in hand.won)),
        (tr("Remark"), _TEXT, lambda hand: hand.refusal or "\n".join(hand.remarks)),
    ]
    name = tr("Match {number}").format(number=report.number) if numbered else tr("Hands", "a list")
    return to_table(name, columns, report.hands)


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(part for part in parts if part)


def payments_table(report: MatchReport) -> SheetTable:
    columns = (
        SheetColumn(tr("Hand")),
        SheetColumn(tr("What happened")),
        SheetColumn(tr("From", "who pays")),
        SheetColumn(tr("To", "who receives")),
        SheetColumn(tr("Points"), _TOTAL),
        SheetColumn(tr("For")),
    )
    rows = ((hand.short, hand.event, *payment) for hand in report.hands for payment in hand.payments)
    return SheetTable(tr("Payments"), columns, tuple(rows))


def results_table(matches: tuple[MatchReport, ...]) -> SheetTable:
    """Returns a row per player of each match, plus the house if it paid or received."""
    columns = (
        SheetColumn(tr("Match", "its number"), _TOTAL),
        SheetColumn(tr("Date")),
        SheetColumn(tr("Rules")),
        SheetColumn(tr("Rank"), _TOTAL),
        SheetColumn(tr("Player")),
        SheetColumn(tr("Points", "score at the end"), _TOTAL),
        SheetColumn(tr("Result", "of a player"), _CHANGE),
        SheetColumn(tr("How it came about")),
        SheetColumn(tr("End")),
    )
    rows: list[tuple[CellValue, ...]] = []
    for match in matches:
        start: tuple[CellValue, ...] = (match.number, match.day, match.rules)
        for place in match.places:
            rows.append((*start, place.rank, place.name, place.score, place.result, place.origin, match.ending))
        if match.house:
            rows.append((*start, None, tr("House", "who pays or receives"), None, match.house, "", match.ending))
    return SheetTable(tr("Results"), columns, tuple(rows))


def standing_table(report: SessionReport, *, rounds: bool = True) -> SheetTable:
    """Returns the standing of an evening, with a column per round if ``rounds``."""
    number = len(report.rounds) if rounds else 0
    columns = (
        SheetColumn(tr("Rank"), _TOTAL),
        SheetColumn(tr("Player")),
        *(SheetColumn(tr("Round {number}").format(number=index), _CHANGE) for index in range(1, number + 1)),
        SheetColumn(tr("Together", "the sum"), _CHANGE),
    )
    rows = tuple((row.rank, row.name, *row.results[:number], row.total) for row in report.standing)
    return SheetTable(tr("Standing"), columns, rows)


def rounds_table(report: SessionReport) -> SheetTable:
    """Returns a row for each player of each round, and one for those who sat out."""
    columns = (
        SheetColumn(tr("Round")),
        SheetColumn(tr("Table")),
        SheetColumn(tr("Rank"), _TOTAL),
        SheetColumn(tr("Player")),
        SheetColumn(tr("Points", "score at the end"), _TOTAL),
        SheetColumn(tr("Result", "of a player"), _CHANGE),
    )
    rows: list[tuple[CellValue, ...]] = []
    for round_ in report.rounds:
        for title, places in round_.tables:
            rows += [(round_.title, title, place.rank, place.name, place.score, place.result) for place in places]
        if round_.sat_out:
            rows.append((round_.title, tr("sat out"), None, round_.sat_out, None, None))
    return SheetTable(tr("Rounds"), columns, tuple(rows))


def totals_table(report: SessionReport) -> SheetTable:
    """Returns a row for each match and a column for each player, then the sums."""
    columns = (
        SheetColumn(tr("Match", "its number"), _TOTAL),
        SheetColumn(tr("Rules")),
        *(SheetColumn(name, _CHANGE) for name in report.players),
    )
    rows: list[tuple[CellValue, ...]] = [(row.number, row.rules, *row.results) for row in report.rows]
    rows += [(None, total.label, *total.sums) for total in report.totals]
    return SheetTable(tr("Totals"), columns, tuple(rows))


def facts_table(title: str, facts: Sequence[tuple[str, str]], fingerprint: str) -> SheetTable:
    """Returns the facts about a workbook, then the fingerprint of the ledger."""
    about = tr("About")
    rows = [*facts, (_fingerprint_head(), fingerprint)] if fingerprint else facts
    return SheetTable(about, (SheetColumn(about), SheetColumn(title)), tuple(rows))


def _fingerprint_head() -> str:
    return tr("Fingerprint of the ledger")

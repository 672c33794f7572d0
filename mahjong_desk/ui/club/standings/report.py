# SPDX-License-Identifier: MIT
"""Standings on paper and in files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QSizeF

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.spreadsheets import Cell as TableCell
from mahjong_desk.club.spreadsheets import Column, Form, Table, csv_bytes, xlsx_bytes
from mahjong_desk.club.standings.rating import Ratings
from mahjong_desk.club.standings.rule import Way
from mahjong_desk.club.standings.standings import Line, Standings
from mahjong_desk.ui.club.standings.faces import BoardFace, Look, RowFace
from mahjong_desk.ui.club.standings.shown import Naming, board_of, rated_in, rating_board, total_head
from mahjong_desk.ui.club.standings.words import exactly, left_out_words, occasion_words, plain_rule
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import change
from mahjong_desk.ui.report.blocks import Item
from mahjong_desk.ui.report.files import FileKind
from mahjong_desk.ui.report.output import pdf_of
from mahjong_desk.ui.report.pages import LaidPages
from mahjong_desk.ui.report.paper import LARGE, SMALL, Block, Cell, LineBlock, TextBlock
from mahjong_desk.ui.report.tables import facts_table, with_fingerprint

translate = QCoreApplication.translate

KINDS: Final = (FileKind.PDF, FileKind.XLSX, FileKind.CSV)
"""The kinds of files."""

_BESIDE, _APART = 9, 14
"""So many evenings stand beside the points, and in each further table."""
_MOST = _BESIDE + 3 * _APART
_PLACE, _MOVED, _MEAN, _TOTAL, _CELL = 22.0, 34.0, 48.0, 62.0, 26.0


@dataclass(frozen=True, slots=True)
class StandingsReport:
    """What a report of standings says, names as others may read them.

    Attributes:
        title: What it is called.
        rule: By which rule.
        notes: What is to be known besides.
        board: The standings.
        tables: The same and the matches behind it, for spreadsheets.
        fingerprint: The fingerprint of the ledger.
    """

    title: str
    rule: str
    notes: tuple[str, ...]
    board: BoardFace
    tables: tuple[Table, ...]
    fingerprint: str


def standings_report(title: str, standings: Standings, naming: Naming, fingerprint: str) -> StandingsReport:
    """Returns the report of standings."""
    title = translate("Standings", "Standings: {period}").format(period=title)
    tables = (_table(title, standings, naming), _matches(standings, naming))
    left_out = left_out_words(standings)
    notes = (left_out,) if left_out else ()
    return StandingsReport(title, plain_rule(standings), notes, board_of(standings, naming), tables, fingerprint)


def rating_report(
    title: str, ratings: Ratings, standings: Standings, naming: Naming, fingerprint: str
) -> StandingsReport:
    """Returns the report of ratings."""
    title = translate("Standings", "Rating: {period}").format(period=title)
    tables = (_rating_table(title, ratings, standings, naming),)
    return StandingsReport(title, rating_words(), (), rating_board(ratings, standings, naming), tables, fingerprint)


def rating_words() -> str:
    """Returns how ratings come about."""
    return translate(
        "Standings",
        "Strength by the places in all matches, and by whom one met. It begins at 1,500 and is no part of the points.",
    )


# On paper


def laid(report: StandingsReport, size: QSizeF) -> LaidPages:
    """Returns a report on pages of a size."""
    columns = range(len(report.board.columns))
    seen = columns[-_MOST:]
    blocks: list[Item] = [
        Item(TextBlock(report.title, 24, serif=True, gap=6, keeps_next=True)),
        Item(TextBlock(report.rule, role="ink2", gap=10, keeps_next=True)),
        *(Item(TextBlock(note, SMALL, role="ink2", gap=8)) for note in report.notes),
        *_board(report.board, seen[-_BESIDE:]),
    ]
    earlier = seen[:-_BESIDE]
    while earlier:
        heading = translate("Standings", "Earlier evenings")
        blocks.append(Item(TextBlock(heading, LARGE, serif=True, gap=4, keeps_next=True)))
        blocks += _earlier(report.board, earlier[-_APART:])
        earlier = earlier[:-_APART]
    blocks.append(Item(TextBlock(_key(len(columns) > len(seen)), SMALL, role="ink3")))
    return LaidPages(report.title, blocks, size, fingerprint=report.fingerprint)


def _key(cut: bool) -> str:
    key = translate("Standings", "* first of the evening; in brackets: left out; a dot: not there.")
    more = translate("Standings", "Evenings before these stand in the files alone.")
    return f"{key} {more}" if cut else key


def _board(board: BoardFace, columns: Sequence[int]) -> list[Item]:
    shares = [_PLACE, _MOVED, -1, *[_CELL] * len(columns), _MEAN, _TOTAL]
    head: Block = LineBlock(
        [
            Cell(""),
            Cell(""),
            Cell(translate("Standings", "Player"), size=SMALL, role="ink3"),
            *_heads(board, columns),
            Cell(board.middle, size=SMALL, role="ink3", right=True),
            Cell(board.total, size=SMALL, role="ink3", right=True),
        ],
        shares,
        rule=False,
        keeps_next=True,
    )
    found = [Item(head)]
    for row in board.rows:
        cells = [
            Cell(row.place, bold=True),
            Cell(change(row.moved) if row.moved else "", size=SMALL, role="ink2"),
            Cell(row.name, bold=True, lower=row.note),
            *_cells(row, columns),
            Cell(row.middle, role="ink2", right=True),
            Cell(row.total, bold=True, right=True),
        ]
        found.append(Item(LineBlock(cells, shares), head))
    return found


def _earlier(board: BoardFace, columns: Sequence[int]) -> list[Item]:
    shares = [_PLACE, -1, *[_CELL] * len(columns)]
    player = Cell(translate("Standings", "Player"), size=SMALL, role="ink3")
    head: Block = LineBlock([Cell(""), player, *_heads(board, columns)], shares, rule=False, keeps_next=True)
    rows = [
        LineBlock([Cell(row.place, bold=True), Cell(row.name, bold=True), *_cells(row, columns)], shares)
        for row in board.rows
    ]
    return [Item(head), *(Item(row, head) for row in rows)]


def _heads(board: BoardFace, columns: Sequence[int]) -> list[Cell]:
    found = []
    for place, column in enumerate(columns):
        face = board.columns[column]
        above = next((one.above for one in board.columns[column::-1] if one.above), "") if not place else face.above
        found.append(Cell(above or " ", lower=face.text, size=SMALL, role="ink3", right=True))
    return found


def _cells(row: RowFace, columns: Sequence[int]) -> list[Cell]:
    found = []
    for column in columns:
        cell = row.cells.get(column)
        if cell is None:
            found.append(Cell("·", role="ink3", right=True))
        elif cell.look is Look.LEFT_OUT:
            found.append(Cell(f"({cell.text})", size=SMALL, role="ink3", right=True))
        else:
            first = cell.look is Look.FIRST
            found.append(Cell(f"{cell.text}*" if first else cell.text, bold=first, right=True))
    return found


# In files


def standings_bytes(kind: FileKind, report: StandingsReport) -> bytes:
    """Returns a report as a file."""
    match kind:
        case FileKind.XLSX:
            rule = (translate("Standings", "rules"), report.rule)
            about = facts_table(report.title, [rule], report.fingerprint)
            return xlsx_bytes((*report.tables, about), report.title)
        case FileKind.CSV:
            return csv_bytes(with_fingerprint(report.tables[0], report.fingerprint))
    return pdf_of(lambda size: laid(report, size))


def _table(title: str, standings: Standings, naming: Naming) -> Table:
    form = Form.TOTAL if standings.rule.way is Way.PLACES else Form.CHANGE
    columns = (
        Column(translate("Standings", "place"), Form.TOTAL),
        Column(translate("Standings", "moved"), Form.CHANGE),
        Column(translate("Standings", "Player")),
        *(Column(occasion_words(occasion, year=True), form) for occasion in standings.occasions),
        Column(translate("Standings", "matches"), Form.TOTAL),
        Column(translate("Standings", "mean place"), Form.TOTAL),
        Column(total_head(standings.rule), form),
        Column(translate("Standings", "left out")),
    )
    return Table(title, columns, tuple(_table_row(line, standings, naming) for line in standings.lines))


def _table_row(line: Line, standings: Standings, naming: Naming) -> tuple[TableCell, ...]:
    cells = [line.cells.get(at) for at in range(len(standings.occasions))]
    left_out = (
        occasion_words(occasion, year=True)
        for occasion, cell in zip(standings.occasions, cells, strict=True)
        if cell is not None and not cell.counts
    )
    return (
        line.place,
        line.moved,
        str(naming(line.person).name),
        *(exactly(cell.value) if cell is not None else None for cell in cells),
        line.matches,
        exactly(line.mean),
        exactly(line.total),
        listed(left_out),
    )


def _matches(standings: Standings, naming: Naming) -> Table:
    columns = (
        Column(translate("Standings", "day")),
        Column(translate("Standings", "match"), Form.TOTAL),
        Column(translate("Standings", "rules")),
        Column(translate("Standings", "Player")),
        Column(translate("Standings", "place"), Form.TOTAL),
        Column(translate("Standings", "result"), Form.CHANGE),
    )
    seen = {
        outcome.match: outcome for line in standings.lines for cell in line.cells.values() for outcome in cell.matches
    }
    rows: list[tuple[TableCell, ...]] = []
    for outcome in sorted(seen.values(), key=lambda one: (one.began, one.number)):
        for finish in outcome.finishes:
            name = str(PlayerName(naming(finish.person).name))
            result = float(finish.result)
            shown = int(result) if result.is_integer() else result
            rows.append((outcome.day.isoformat(), outcome.number, outcome.system, name, finish.place, shown))
    return Table(translate("Standings", "Matches"), columns, tuple(rows))


def _rating_table(title: str, ratings: Ratings, standings: Standings, naming: Naming) -> Table:
    columns = (
        Column(translate("Standings", "place"), Form.TOTAL),
        Column(translate("Standings", "Player")),
        *(Column(occasion_words(occasion, year=True), Form.CHANGE) for occasion in standings.occasions),
        Column(translate("Standings", "rating"), Form.TOTAL),
        Column(translate("Standings", "sure to ±"), Form.TOTAL),
    )
    rows: list[tuple[TableCell, ...]] = []
    for place, rated in enumerate(rated_in(ratings, standings), start=1):
        strength = ratings.strength(rated.person)
        moved = [rated.movements.get(at) for at in range(len(standings.occasions))]
        changes = [round(one[-1].after.value - one[0].before.value, 1) if one else None for one in moved]
        name = str(naming(rated.person).name)
        rows.append((place, name, *changes, round(strength.value, 1), round(strength.margin, 1)))
    return Table(title, columns, tuple(rows))

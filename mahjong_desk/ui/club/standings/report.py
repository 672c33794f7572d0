# SPDX-License-Identifier: MIT
"""Standings on paper and in files, and the sheet that prints or writes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSizeF

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import Cell as TableCell
from mahjong_desk.club.spreadsheets import Columns, Form, Table, csv_bytes, table_of, xlsx_bytes
from mahjong_desk.club.standings.outcomes import Finish, Outcome
from mahjong_desk.club.standings.rule import Way
from mahjong_desk.club.standings.standings import Cell as StandingsCell
from mahjong_desk.club.standings.standings import Line
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.standings.board_data import BoardFace, CellFace, Look, Points, Strengths
from mahjong_desk.ui.club.standings.standings_text import exactly, occasion_words, plain_rule, rating_words, total_head
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import change, listed
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.report.blocks import Item
from mahjong_desk.ui.report.output import FileKind, kind_name, pdf_of
from mahjong_desk.ui.report.pages import LaidPages, Paged
from mahjong_desk.ui.report.paper import LARGE, SMALL, Block, Cell, LineBlock, TextBlock
from mahjong_desk.ui.report.paper_sheet import PaperSheet
from mahjong_desk.ui.report.tables import facts_table, with_fingerprint

_KINDS: Final = (FileKind.PDF, FileKind.XLSX, FileKind.CSV)
_BESIDE, _APART = 9, 14
"""How many evenings stand beside the points, and in each further table."""
_MOST = _BESIDE + 3 * _APART
_PLACE, _MOVED, _MEAN, _TOTAL, _CELL = 22.0, 34.0, 48.0, 62.0, 26.0


@dataclass(frozen=True, slots=True)
class StandingsReport:
    """What a report of standings says, names as others may read them; ``tables`` are for spreadsheets."""

    title: str
    rule: str
    notice: str
    board: BoardFace
    tables: tuple[Table, ...]
    fingerprint: str


def standings_report(period: str, points: Points, fingerprint: str) -> StandingsReport:
    """Returns the report of standings."""
    title, rule = tr("Standings: {period}").format(period=period), plain_rule(points.standings)
    tables = _points_table(title, points), _matches_table(points)
    return StandingsReport(title, rule, points.notice, points.board(), tables, fingerprint)


def rating_report(period: str, strengths: Strengths, fingerprint: str) -> StandingsReport:
    """Returns the report of ratings."""
    title = tr("Rating: {period}").format(period=period)
    tables = (_ratingtable_of(title, strengths),)
    return StandingsReport(title, rating_words(), "", strengths.board(), tables, fingerprint)


# On paper


def laid(report: StandingsReport, size: QSizeF) -> LaidPages:
    """Returns a report on pages of a size."""
    return LaidPages(report.title, [*_blocks(report)], size, fingerprint=report.fingerprint)


def _blocks(report: StandingsReport) -> Iterator[Item]:
    columns = range(len(report.board.columns))
    seen = columns[-_MOST:]
    yield Item(TextBlock(report.title, 24, serif=True, gap=6, keeps_next=True))
    yield Item(TextBlock(report.rule, role="ink2", gap=10, keeps_next=True))
    if report.notice:
        yield Item(TextBlock(report.notice, SMALL, role="ink2", gap=8))
    yield from _board(report.board, seen[-_BESIDE:], whole=True)
    earlier = seen[:-_BESIDE]
    while earlier:
        heading = tr("Earlier evenings")
        yield Item(TextBlock(heading, LARGE, serif=True, gap=4, keeps_next=True))
        yield from _board(report.board, earlier[-_APART:])
        earlier = earlier[:-_APART]
    key = tr("* first of the evening; in brackets: left out; a dot: not there.")
    more = tr("Evenings before these stand in the files alone.")
    yield Item(TextBlock(f"{key} {more}" if len(columns) > len(seen) else key, SMALL, role="ink3"))


def _board(board: BoardFace, columns: Sequence[int], *, whole: bool = False) -> Iterator[Item]:
    """Yields a head and a row a player, with places before and figures behind only if it is whole."""
    shares = [_PLACE, *[_MOVED] * whole, -1, *[_CELL] * len(columns), *[_MEAN, _TOTAL] * whole]

    def line(before: list[Cell], name: Cell, cells: Sequence[Cell], after: list[Cell], **look: bool) -> Block:
        return LineBlock([*before[: 1 + whole], name, *cells, *(after if whole else [])], shares, **look)

    player = _small(tr("Player"))
    figures = [_small(text, right=True) for text in (board.middle, board.total)]
    heads = [
        Cell(above or " ", lower=board.columns[at].text, size=SMALL, role="ink3", right=True)
        for above, at in zip(_above(board, columns), columns, strict=True)
    ]
    head = line([Cell(""), Cell("")], player, heads, figures, rule=False, keeps_next=True)
    yield Item(head)
    for row in board.rows:
        moved = Cell(change(row.moved) if row.moved else "", size=SMALL, role="ink2")
        name = Cell(row.name, bold=True, lower=row.note if whole else "")
        after = [Cell(row.middle, role="ink2", right=True), Cell(row.total, bold=True, right=True)]
        cells = [_paper_cell(row.cell(at)) for at in columns]
        yield Item(line([Cell(row.place, bold=True), moved], name, cells, after), head)


def _above(board: BoardFace, columns: Sequence[int]) -> Iterator[str]:
    """Yields what stands above each column; the first one says its month too."""
    for column_ in columns:
        seen = board.columns[column_::-1] if column_ == columns[0] else (board.columns[column_],)
        yield next((one.above for one in seen if one.above), "")


def _small(text: str, *, right: bool = False) -> Cell:
    return Cell(text, size=SMALL, role="ink3", right=right)


def _paper_cell(cell: CellFace) -> Cell:
    match cell.look:
        case Look.LEFT_OUT:
            return _small(f"({cell.text})", right=True)
        case Look.ABSENT:
            return Cell(cell.text, role="ink3", right=True)
        case Look.FIRST:
            return Cell(f"{cell.text}*", bold=True, right=True)
    return Cell(cell.text, right=True)


# In files


def standings_bytes(kind: FileKind, report: StandingsReport) -> bytes:
    """Returns a report as a file."""
    match kind:
        case FileKind.XLSX:
            rule = (tr("rules"), report.rule)
            about = facts_table(report.title, [rule], report.fingerprint)
            return xlsx_bytes((*report.tables, about), report.title)
        case FileKind.CSV:
            return csv_bytes(with_fingerprint(report.tables[0], report.fingerprint))
    return pdf_of(lambda size: laid(report, size))


def _points_table(title: str, points: Points) -> Table:
    standings = points.standings
    form = Form.TOTAL if standings.rule.way is Way.PLACES else Form.CHANGE
    days = [occasion_words(occasion, year=True) for occasion in standings.occasions]

    def value(cell: StandingsCell | None) -> TableCell:
        return exactly(cell.value) if cell is not None else None

    columns: Columns[Line] = (
        (tr("place"), Form.TOTAL, lambda line: line.place),
        (tr("moved"), Form.CHANGE, lambda line: line.moved),
        (tr("Player"), Form.TEXT, lambda line: str(points.naming(line.person).name)),
        *((day, form, lambda line, at=at: value(line.cells.get(at))) for at, day in enumerate(days)),
        (tr("matches"), Form.TOTAL, lambda line: line.matches),
        (tr("mean place"), Form.TOTAL, lambda line: exactly(line.mean)),
        (total_head(standings.rule), form, lambda line: exactly(line.total)),
        (
            tr("left out"),
            Form.TEXT,
            lambda line: listed(days[at] for at, cell in sorted(line.cells.items()) if not cell.counts),
        ),
    )
    return table_of(title, columns, standings.lines)


def _matches_table(points: Points) -> Table:
    seen = {
        match.match: match for line in points.standings.lines for cell in line.cells.values() for match in cell.matches
    }
    order = sorted(seen.values(), key=lambda match: (match.began, match.number))
    columns: Columns[tuple[Outcome, Finish]] = (
        (tr("day"), Form.TEXT, lambda one: str(one[0].day)),
        (tr("match"), Form.TOTAL, lambda one: one[0].number),
        (tr("rules"), Form.TEXT, lambda one: one[0].system),
        (tr("Player"), Form.TEXT, lambda one: str(points.naming(one[1].person).name)),
        (tr("place"), Form.TOTAL, lambda one: one[1].place),
        (tr("result"), Form.CHANGE, lambda one: exactly(one[1].result)),
    )
    return table_of(tr("Matches"), columns, [(match, finish) for match in order for finish in match.finishes])


def _ratingtable_of(title: str, strengths: Strengths) -> Table:
    def moved(person: str, at: int) -> TableCell:
        one = strengths.movements[person].get(at)
        return round(one[-1].after.value - one[0].before.value, 1) if one else None

    places = strengths.places
    columns: Columns[str] = (
        (tr("place"), Form.TOTAL, places.__getitem__),
        (tr("Player"), Form.TEXT, lambda person: str(strengths.naming(person).name)),
        *(
            (occasion_words(occasion, year=True), Form.CHANGE, lambda person, at=at: moved(person, at))
            for at, occasion in enumerate(strengths.standings.occasions)
        ),
        (tr("rating"), Form.TOTAL, lambda one: round(strengths.ratings.strength(one).value, 1)),
        (tr("sure to ±"), Form.TOTAL, lambda one: round(strengths.ratings.strength(one).margin, 1)),
    )
    return table_of(title, columns, strengths.people)


class StandingsReportSheet(PaperSheet):
    """Shows standings as they will be printed."""

    def __init__(self, report: StandingsReport, window: Window, *, printing: bool) -> None:
        super().__init__(report.title, window)
        self._report = report
        self.kind = ChipGroup(tr("File"), label_above=True)
        self.kind.set_choices(tuple((kind, kind_name(kind)) for kind in _KINDS))
        self.kind.choose(FileKind.PDF)
        self.kind.chosen.connect(lambda _kind: self._tell_kind())
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.lay_beside(self.kind, self._meaning)
        self.save_button, self.print_button = self.add_ways_out(self._save, printing=printing)
        self._tell_kind()
        self.show_pages()

    def lay(self, size: QSizeF) -> Paged:
        """Returns the standings on pages of a size."""
        return laid(self._report, size)

    def _tell_kind(self) -> None:
        meanings = {
            FileKind.PDF: tr("The pages as they are printed."),
            FileKind.XLSX: tr("The standings, and every match behind them, a sheet each."),
            FileKind.CSV: tr("A row for each player, with a column for each evening."),
        }
        self._meaning.setText(meanings[FileKind(self.kind.value())])

    def _save(self) -> None:
        kind = FileKind(self.kind.value())
        name = file_name(self._report.title, kind.value, "standings")
        self.save(name, kind, lambda: standings_bytes(kind, self._report))

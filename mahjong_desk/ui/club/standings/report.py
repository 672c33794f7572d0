# SPDX-License-Identifier: MIT
"""Prints and exports standings, and the sheet for both."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSizeF

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import CellFormat, SheetColumns, SheetTable, csv_bytes, to_table, xlsx_bytes
from mahjong_desk.club.standings.outcomes import MatchOutcome, PlayerFinish
from mahjong_desk.club.standings.rule import ScoringMethod
from mahjong_desk.club.standings.standings import EveningResult, StandingsRow
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.standings.board_data import ABSENT, BoardData, CellData, CellStyle, PointsView, RatingsView
from mahjong_desk.ui.club.standings.standings_text import (
    column_texts,
    plain_rule,
    rating_text,
    spreadsheet_value,
    total_header,
)
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import format_change, join_clauses, join_items, join_sentences_with_stops
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.report.blocks import PageItem
from mahjong_desk.ui.report.output import FileKind, kind_name, render_pdf
from mahjong_desk.ui.report.pages import Pages, PaginatedBlocks
from mahjong_desk.ui.report.paper import GUTTER, LARGE, SMALL, LineBlock, PrintBlock, TextBlock, TextCell, fitting_width
from mahjong_desk.ui.report.paper_sheet import PrintSheet
from mahjong_desk.ui.report.tables import facts_table, with_fingerprint
from mahjong_desk.ui.text.people import short_system_name

_KINDS = (FileKind.PDF, FileKind.XLSX, FileKind.CSV)
_MAIN_WIDTH, _EARLIER_WIDTH, _EARLIER_TABLES = 324.0, 504.0, 3
"""The widths for evenings in the main table and in each earlier one, and the maximum number of earlier tables."""
_RANK, _MOVED, _MEAN, _TOTAL, _CELL = 22.0, 34.0, 48.0, 62.0, 26.0


@dataclass(frozen=True, slots=True)
class StandingsReport:
    """A report of standings, with public names; ``tables`` are for spreadsheets."""

    title: str
    rule: str
    notice: str
    board: BoardData
    legend: Sequence[tuple[CellStyle, str]]
    by_match: bool
    tables: tuple[SheetTable, ...]
    fingerprint: str


def standings_report(period: str, view: PointsView | RatingsView, fingerprint: str) -> StandingsReport:
    tables: tuple[SheetTable, ...]
    if isinstance(view, PointsView):
        title, rule = tr("Standings: {period}").format(period=period), plain_rule(view.standings)
        tables = _points_table(title, view), _matches_table(view)
    else:
        title, rule = tr("Rating: {period}").format(period=period), rating_text()
        tables = (_rating_table(title, view),)
    by_match = bool(view.standings.period.session)
    return StandingsReport(title, rule, view.notice, view.board(), view.legend, by_match, tables, fingerprint)


# Printing


def paginate(report: StandingsReport, size: QSizeF) -> PaginatedBlocks:
    return PaginatedBlocks(report.title, [*_blocks(report)], size, fingerprint=report.fingerprint)


def _blocks(report: StandingsReport) -> Iterator[PageItem]:
    board, columns = report.board, range(len(report.board.columns))
    cells = [_paper_cell(cell) for row in board.rows for cell in row.cells.values()]
    cell_width = fitting_width(_CELL, [*cells, *(_small(column.group_label) for column in board.columns)])
    main, more = (max(1, int(width / (cell_width + GUTTER))) for width in (_MAIN_WIDTH, _EARLIER_WIDTH))
    printed = columns[-main - _EARLIER_TABLES * more :]
    yield PageItem(TextBlock(report.title, 24, serif=True, gap=6, keeps_next=True))
    yield PageItem(TextBlock(report.rule, role="ink2", gap=10, keeps_next=True))
    if report.notice:
        yield PageItem(TextBlock(report.notice, SMALL, role="ink2", gap=8))
    yield from _board(board, printed[-main:], cell_width, whole=True)
    earlier = printed[:-main]
    while earlier:
        heading = tr("Earlier matches") if report.by_match else tr("Earlier evenings")
        yield PageItem(TextBlock(heading, LARGE, serif=True, gap=4, keeps_next=True))
        yield from _board(board, earlier[-more:], cell_width)
        earlier = earlier[:-more]
    legend = (*report.legend, (CellStyle.ABSENT, tr("absent")))
    key = join_clauses(*(f"{_SIGNS[style]} {text}" for style, text in legend))
    omitted = tr("Earlier results are only in the exported files.") if len(columns) > len(printed) else ""
    yield PageItem(TextBlock(join_sentences_with_stops(key, omitted), SMALL, role="ink3"))


def _board(board: BoardData, columns: Sequence[int], cell_width: float, *, whole: bool = False) -> Iterator[PageItem]:
    """Yields a table with its header; ``whole`` adds moves, averages and totals."""
    mean_width = fitting_width(_MEAN, [_small(board.middle), *(TextCell(row.middle) for row in board.rows)])
    total_width = fitting_width(_TOTAL, [_small(board.total), *(TextCell(row.total, bold=True) for row in board.rows)])
    widths = [_RANK, *[_MOVED] * whole, -1, *[cell_width] * len(columns), *[mean_width, total_width] * whole]

    def line(cells: list[TextCell], **style: bool) -> PrintBlock:
        return LineBlock(cells if whole else [cells[0], *cells[2:-2]], widths, **style)

    headers = [
        TextCell(
            board.text_above(column, columns[0]) or " ",
            lower=board.columns[column].text,
            size=SMALL,
            role="ink3",
            right=True,
        )
        for column in columns
    ]
    figures = [_small(text, right=True) for text in (board.middle, board.total)]
    blank = TextCell("")
    header = line([blank, blank, _small(tr("Player")), *headers, *figures], rule=False, keeps_next=True)
    yield PageItem(header)
    for row in board.rows:
        place = TextCell(row.place, bold=True)
        moved = TextCell(format_change(row.moved) if row.moved else "", size=SMALL, role="ink2")
        name = TextCell(row.name, bold=True, lower=row.note if whole else "")
        cells = [_paper_cell(row.cell(column)) for column in columns]
        middle, total = TextCell(row.middle, role="ink2", right=True), TextCell(row.total, bold=True, right=True)
        yield PageItem(line([place, moved, name, *cells, middle, total]), header)


_SIGNS = {CellStyle.FIRST: "*", CellStyle.DROPPED: "(…)", CellStyle.ABSENT: ABSENT.text}


def _small(text: str, *, right: bool = False) -> TextCell:
    return TextCell(text, size=SMALL, role="ink3", right=right)


def _paper_cell(cell: CellData) -> TextCell:
    match cell.style:
        case CellStyle.DROPPED:
            return _small(f"({cell.text})", right=True)
        case CellStyle.ABSENT:
            return TextCell(cell.text, role="ink3", right=True)
        case CellStyle.FIRST:
            return TextCell(f"{cell.text}*", bold=True, right=True)
    return TextCell(cell.text, right=True)


# Files


def export_standings(kind: FileKind, report: StandingsReport) -> bytes:
    match kind:
        case FileKind.XLSX:
            rule = (tr("rules"), report.rule)
            about = facts_table(report.title, [rule], report.fingerprint)
            return xlsx_bytes((*report.tables, about), report.title)
        case FileKind.CSV:
            return csv_bytes(with_fingerprint(report.tables[0], report.fingerprint))
    return render_pdf(lambda size: paginate(report, size))


def _points_table(title: str, points: PointsView) -> SheetTable:
    standings = points.standings
    form = CellFormat.TOTAL if standings.rule.method is ScoringMethod.PLACES else CellFormat.CHANGE
    days = column_texts(standings.columns, year=True)

    def value(cell: EveningResult | None) -> float | None:
        return spreadsheet_value(cell.value) if cell is not None else None

    columns: SheetColumns[StandingsRow] = (
        (tr("place"), CellFormat.TOTAL, lambda line: line.place),
        (tr("moved"), CellFormat.CHANGE, lambda line: line.moved),
        (tr("Player"), CellFormat.TEXT, lambda line: str(points.naming(line.person).name)),
        *((day, form, lambda line, index=index: value(line.cells.get(index))) for index, day in enumerate(days)),
        (tr("matches"), CellFormat.TOTAL, lambda line: line.matches),
        (tr("average place"), CellFormat.TOTAL, lambda line: spreadsheet_value(line.mean)),
        (total_header(standings.rule), form, lambda line: spreadsheet_value(line.total)),
        (
            tr("dropped"),
            CellFormat.TEXT,
            lambda line: join_items(days[index] for index, cell in sorted(line.cells.items()) if not cell.counts),
        ),
    )
    return to_table(title, columns, standings.rows)


def _matches_table(points: PointsView) -> SheetTable:
    lines = points.standings.rows
    seen = {match.match: match for line in lines for cell in line.cells.values() for match in cell.matches}
    order = sorted(seen.values(), key=lambda match: (match.started_at, match.number))
    systems = {match.system for match in order}
    columns: SheetColumns[tuple[MatchOutcome, PlayerFinish]] = (
        (tr("day"), CellFormat.TEXT, lambda pair: str(pair[0].day)),
        (tr("match"), CellFormat.TOTAL, lambda pair: pair[0].number),
        (tr("rules"), CellFormat.TEXT, lambda pair: short_system_name(pair[0].system, systems)),
        (tr("Player"), CellFormat.TEXT, lambda pair: str(points.naming(pair[1].person).name)),
        (tr("place"), CellFormat.TOTAL, lambda pair: pair[1].place),
        (tr("result"), CellFormat.CHANGE, lambda pair: spreadsheet_value(pair[1].result)),
    )
    return to_table(tr("Matches"), columns, [(match, finish) for match in order for finish in match.finishes])


def _rating_table(title: str, ratings_view: RatingsView) -> SheetTable:
    def moved(person: str, column: int) -> float | None:
        changes = ratings_view.movements[person].get(column)
        return round(changes[-1].after.value - changes[0].before.value, 1) if changes else None

    places = ratings_view.places
    columns: SheetColumns[str] = (
        (tr("place"), CellFormat.TOTAL, places.__getitem__),
        (tr("Player"), CellFormat.TEXT, lambda person: str(ratings_view.naming(person).name)),
        *(
            (day, CellFormat.CHANGE, lambda person, column=column: moved(person, column))
            for column, day in enumerate(column_texts(ratings_view.standings.columns, year=True))
        ),
        (tr("rating"), CellFormat.TOTAL, lambda person: round(ratings_view.ratings.estimate(person).value, 1)),
        (tr("uncertainty ±"), CellFormat.TOTAL, lambda person: round(ratings_view.ratings.estimate(person).margin, 1)),
    )
    return to_table(title, columns, ratings_view.people)


class StandingsReportSheet(PrintSheet):
    def __init__(self, report: StandingsReport, window: Navigator, *, printing: bool) -> None:
        super().__init__(report.title, window)
        self._report = report
        kinds = [(kind, kind_name(kind)) for kind in _KINDS]
        self.kind = ChipGroup(tr("File"), label_above=True, choices=kinds, chosen=FileKind.PDF)
        self.kind.chosen.connect(lambda _kind: self._show_format())
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.add_preview(self.kind, self._meaning)
        self.save_button, self.print_button = self.add_output_buttons(self._save, printing=printing)
        self._show_format()
        self.show_pages()

    def paginate(self, size: QSizeF) -> Pages:
        return paginate(self._report, size)

    def _show_format(self) -> None:
        matches = tr("One row per player, one column per match.")
        rows = matches if self._report.by_match else tr("One row per player, one column per evening.")
        both = tr("The standings and every match behind them, one sheet each.")
        meanings = {
            FileKind.PDF: tr("The pages as printed."),
            FileKind.XLSX: both if len(self._report.tables) > 1 else rows,
            FileKind.CSV: rows,
        }
        self._meaning.setText(meanings[FileKind(self.kind.value())])

    def _save(self) -> None:
        kind = FileKind(self.kind.value())
        name = file_name(self._report.title, kind.value, "standings")
        self.save(name, kind, lambda: export_standings(kind, self._report))

# SPDX-License-Identifier: MIT
"""Prints and exports the page of a player."""

import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import xlsx_bytes
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.statistics import PlayerStatistics, SystemStatistics, YakuCount
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.players import charts
from mahjong_desk.ui.club.players.figure_lists import counts_figures, names_of_yaku, pick_favourites, player_counts
from mahjong_desk.ui.club_data import Labelling
from mahjong_desk.ui.kit.charts.drawing import Chart, ChartTable
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import format_number, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.report.blocks import PageItem
from mahjong_desk.ui.report.output import FileKind, kind_name, render_pdf, render_png
from mahjong_desk.ui.report.pages import Pages, PaginatedBlocks
from mahjong_desk.ui.report.paper import ChartBlock, LineBlock, PrintBlock, TextBlock, TextCell, TilesBlock
from mahjong_desk.ui.report.paper_sheet import PrintSheet, sheet_table
from mahjong_desk.ui.text.phrases import date_text


class PlayerPrint(NamedTuple):
    """The data of a player to print."""

    name: str
    about: str
    figures: PlayerStatistics
    label_of: Labelling
    biggest: tuple[tuple[TileGroup, ...], ...] = ()  # the tiles of the biggest hand of each system, or none


def _overall_charts(printed: PlayerPrint, max_opponents: int = sys.maxsize) -> tuple[Chart, ...]:
    figures = printed.figures
    played = [system for system in figures.systems if system.matches]
    names = charts.system_names(played)
    results = (charts.results_chart(played, names), charts.form_chart(played, names)) if played else ()
    met = figures.head_to_head
    parts = (met[first : first + max_opponents] for first in range(0, len(met), max_opponents))
    return (*results, *(charts.versus_chart(figures.person, part, printed.label_of) for part in parts))


def _system_charts(system: SystemStatistics, name: str) -> tuple[Chart, Chart]:
    usual = charts.rates_chart(tr("Statistics in {system}").format(system=name), charts.usual_rates(system))
    further = tr("More statistics in {system}").format(system=name)
    return usual, charts.rates_chart(further, charts.further_rates(system))


def to_chart_tables(printed: PlayerPrint) -> tuple[ChartTable, ...]:
    """Returns a table for each chart, then the yaku and counts of each system."""
    overall, further = [chart.to_table() for chart in _overall_charts(printed)], []
    for system, name in zip(printed.figures.systems, charts.system_names(printed.figures.systems), strict=True):
        overall += [chart.to_table() for chart in _system_charts(system, name)]
        headers = tr("Yaku"), tr("Wins")
        rows = tuple((names_of_yaku(system, count.yaku)[0], count.count) for count in system.yaku)
        further.append(ChartTable(tr("Yaku in {system}").format(system=name), headers, rows))
        further.append(counts_figures(tr("Averages and counts in {system}").format(system=name), system))
    return (*overall, *further)


def page_items(printed: PlayerPrint) -> tuple[PageItem, ...]:
    """Returns everything that is printed, from top to bottom."""
    return tuple(PageItem(block) for block in _blocks(printed))


def _blocks(printed: PlayerPrint) -> Iterator[PrintBlock]:
    figures = printed.figures
    yield TextBlock(printed.name, 24, serif=True, gap=2)
    yield TextBlock(printed.about, role="ink2", gap=12)
    for chart in _overall_charts(printed, _OPPONENTS_ON_PAGE):
        yield _heading(chart.title)
        yield ChartBlock(chart)
    names = charts.system_names(figures.systems)
    for index, (system, name) in enumerate(zip(figures.systems, names, strict=True)):
        for chart in _system_charts(system, name):
            yield _heading(chart.title)
            yield ChartBlock(chart)
        yield from _counts(system, name)
        yield from _yaku(system, name, pick_favourites(system.yaku))
        tiles = printed.biggest[index] if index < len(printed.biggest) else ()
        if system.biggest is not None:
            points = format_number(system.biggest.win.points)
            yield _heading(tr("Biggest hand in {system}").format(system=name))
            yield TextBlock(with_heading(date_text(club_day(system.biggest.at)), points), keeps_next=bool(tiles))
            if tiles:
                yield TilesBlock(tiles)


def _heading(text: str) -> PrintBlock:
    return TextBlock(text, 17, serif=True, gap=4, keeps_next=True)


def _counts(system: SystemStatistics, name: str) -> Iterator[PrintBlock]:
    yield _heading(tr("Averages and counts in {system}").format(system=name))
    for count in player_counts(system):
        yield LineBlock(
            [TextCell(count.name), TextCell(count.basis, role="ink2"), TextCell(count.text, right=True)], [160, -1, 80]
        )


def _yaku(system: SystemStatistics, name: str, counts: Sequence[YakuCount]) -> Iterator[PrintBlock]:
    if not counts:
        return
    yield _heading(tr("Yaku in {system}").format(system=name))
    for count in counts:
        reading, translation = names_of_yaku(system, count.yaku)
        yield LineBlock(
            [TextCell(reading), TextCell(translation, role="ink2"), TextCell(format_number(count.count), right=True)],
            [220, -1, 60],
        )


_OPPONENTS_ON_PAGE = 30
_KINDS = (FileKind.PDF, FileKind.PNG, FileKind.XLSX)


class PlayerPrintSheet(PrintSheet):
    """Shows the page of a player as it will be printed."""

    def __init__(self, printed: PlayerPrint, window: Navigator) -> None:
        super().__init__(tr("Print and export"), window)
        self._printed = printed
        note = tr("Pseudonyms are used where set. All figures reflect the current matches.")
        kinds = [(kind, kind_name(kind)) for kind in _KINDS]
        self.kind = ChipGroup(tr("File"), label_above=True, choices=kinds, chosen=FileKind.PDF)
        heading = Label(printed.name, size=20, serif=True, wrap=True)
        self.add_preview(heading, Label(note, size=14, role="ink2", wrap=True), self.kind)
        self.save_button, self.print_button = self.add_output_buttons(self._save, printing=True)
        self.show_pages()

    def paginate(self, size: QSizeF) -> Pages:
        return PaginatedBlocks(self._printed.name, page_items(self._printed), size)

    def _save(self) -> None:
        kind = self.kind.value()
        assert isinstance(kind, FileKind)
        self.save(file_name(self._printed.name, kind.value, "player"), kind, lambda: self._bytes(kind))

    def _bytes(self, kind: FileKind) -> bytes:
        if kind is FileKind.PDF:
            return render_pdf(self.paginate)
        if kind is FileKind.PNG:
            return render_png(page_items(self._printed))
        return xlsx_bytes([sheet_table(figures) for figures in to_chart_tables(self._printed)], self._printed.name)

# SPDX-License-Identifier: MIT
"""The figures behind a chart as a table: to be read, copied, and written into a file; the chart itself as a picture."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import Column, Form, Table, csv_bytes, tab_separated, xlsx_bytes
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Cell, Chart, Figures, written
from mahjong_desk.ui.kit.charts.files import chart_png, chart_svg
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.saving import save_as, written_words


class FiguresKind(Enum):
    """A kind of file for a chart, by its ending."""

    CSV = "csv"
    XLSX = "xlsx"
    PNG = "png"
    SVG = "svg"


class FiguresSheet(FormSheet):
    """Shows the figures of a chart."""

    help_page = "files"

    def __init__(self, chart: Chart, window: Window) -> None:
        figures = chart.figures()
        super().__init__(figures.name, window, width=760, height=560)
        self._chart, self._figures = chart, figures
        self._notify = window.notify
        self.table = _table(figures)
        self.add_widget(self.table)
        self.kind = ChipGroup(tr("File"))
        self.kind.set_choices(tuple((kind, _kind_name(kind)) for kind in FiguresKind))
        self.kind.choose(FiguresKind.CSV)
        self.add_widget(self.kind)
        self.copy_button = self.add_button(tr("&Copy"), self._copy, icon="file")
        self.save_button = self.add_button(tr("&Save as…"), self._save)
        self.add_main_button(tr("C&lose"), self.close_sheet)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(tab_separated(spreadsheet(self._figures)))
        self._notify(tr("The figures can be pasted into a spreadsheet now"))

    def _save(self) -> None:
        kind = self.kind.value()
        assert isinstance(kind, FiguresKind)
        name = file_name(self._figures.name, kind.value, "figures")
        done = save_as(self, name, _kind_name(kind), (kind.value,), lambda: chart_bytes(kind, self._chart))
        self.complain(done.fault)
        if done.path is not None:
            self.close_sheet()
            self._notify(written_words(done.path))


def chart_bytes(kind: FiguresKind, chart: Chart) -> bytes:
    """Returns the figures of a chart, or the chart itself, as a file."""
    match kind:
        case FiguresKind.PNG:
            return chart_png(chart)
        case FiguresKind.SVG:
            return chart_svg(chart)
    table = spreadsheet(chart.figures())
    return xlsx_bytes([table], table.name) if kind is FiguresKind.XLSX else csv_bytes(table)


def spreadsheet(figures: Figures) -> Table:
    """Returns figures as a table for spreadsheets."""
    columns = [
        Column(head, Form.TEXT if any(isinstance(row[at], str) for row in figures.rows) else Form.TOTAL)
        for at, head in enumerate(figures.heads)
    ]
    return Table(figures.name, tuple(columns), figures.rows)


def _table(figures: Figures) -> QTableWidget:
    table = QTableWidget(len(figures.rows), len(figures.heads))
    table.setAccessibleName(figures.name)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(theme.px(34))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    # The Tab key leaves the table; the arrows go from cell to cell.
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    heads = table.horizontalHeader()
    heads.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    heads.setStretchLastSection(True)
    heads.setHighlightSections(False)
    for column, head in enumerate(figures.heads):
        cells = [row[column] for row in figures.rows]
        side = (
            Qt.AlignmentFlag.AlignLeft if any(isinstance(cell, str) for cell in cells) else Qt.AlignmentFlag.AlignRight
        )
        table.setHorizontalHeaderItem(column, _item(head or figures.name, side))
        for at, cell in enumerate(cells):
            table.setItem(at, column, _item(_shown(cell), side))
    return table


def _item(text: str, side: Qt.AlignmentFlag) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item


def _shown(cell: Cell) -> str:
    if cell is None or isinstance(cell, str):
        return cell or ""
    decimals = 0 if isinstance(cell, int) or cell.is_integer() else len(f"{cell:.4f}".rstrip("0").partition(".")[2])
    return written(cell, decimals)


def _kind_name(kind: FiguresKind) -> str:
    names = {
        FiguresKind.CSV: tr("Table (CSV)"),
        FiguresKind.XLSX: tr("Workbook (XLSX)"),
        FiguresKind.PNG: tr("Picture (PNG)"),
        FiguresKind.SVG: tr("Drawing (SVG)"),
    }
    return names[kind]

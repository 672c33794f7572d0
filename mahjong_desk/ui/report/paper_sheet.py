# SPDX-License-Identifier: MIT
"""The sheets that choose paper and figures."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import Column, Form, Table, csv_bytes, tab_separated, xlsx_bytes
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.file_dialogs import save_as, written_words
from mahjong_desk.ui.kit.charts.chart import Cell, Chart, Figures, written
from mahjong_desk.ui.kit.charts.files import chart_png, chart_svg
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.report.output import FileKind, kind_name, print_pages
from mahjong_desk.ui.report.pages import Paged, inner_size, usual_layout
from mahjong_desk.ui.report.preview import Preview

_SIDE_BY_SIDE = 780


class PaperSheet(FormSheet):
    """Shows pages beside what is chosen about them.

    Attributes:
        fault: Why it could not be done; empty where nothing failed.
    """

    help_page = "files"

    def __init__(self, heading: str, window: Window) -> None:
        super().__init__(heading, window, width=980, height=640)
        self._notify = window.notify
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.sides.setSpacing(theme.px(28))
        self.preview = Preview(self)
        self.fault = Label(role="error", wrap=True)
        self.body.addLayout(self.sides, 1)

    def lay_beside(self, column: QVBoxLayout) -> None:
        """Lays the pages beside what is chosen about them, and why it could not be done below that."""
        column.addWidget(self.fault)
        column.addStretch(1)
        self.sides.addLayout(column, 8)
        self.sides.addWidget(self.preview, 11)

    def add_ways_out(
        self, save: Callable[[], object], *, printing: bool, as_pdf: bool = False
    ) -> tuple[QAbstractButton, QAbstractButton]:
        """Returns the buttons that lead to a file and to the printer."""
        saved = tr("&Save as PDF…") if as_pdf else tr("&Save as…")
        if printing:
            saving: QAbstractButton = self.add_button(saved, save, icon="file")
            return saving, self.add_main_button(tr("&Print…"), self.print_out)
        to_paper: QAbstractButton = self.add_button(tr("&Print…"), self.print_out, icon="printer")
        return self.add_main_button(saved, save), to_paper

    def lay(self, size: QSizeF) -> Paged:
        """Returns what is shown and printed, on pages of a size.

        Raises:
            NotImplementedError: The sheet has nothing to show.
        """
        raise NotImplementedError

    def paper_layout(self) -> QPageLayout:
        """Returns the paper that the pages are for."""
        return usual_layout()

    def show_pages(self) -> None:
        """Shows the pages as they are chosen now; an older fault is none of them any more."""
        self.tell("")
        paper = self.paper_layout()
        self.preview.show_pages(self.lay(inner_size(paper)), paper)

    def tell(self, fault: str) -> None:
        """Shows why something could not be done."""
        self.fault.setText(fault)

    def save(self, name: str, kind: FileKind, content: Callable[[], bytes]) -> None:
        """Asks for a place and writes a file there; the sheet closes when that worked."""
        written = save_as(self, name, kind_name(kind), kind.endings, content)
        self.tell(written.fault)
        if written.path is not None:
            self.accept()
            self._notify(written_words(written.path))

    def print_out(self) -> None:
        """Asks for a printer and sends the pages; the sheet closes when that worked."""
        self.tell("")
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.paper_layout())
        dialog = QPrintDialog(printer, self.window())
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return
        if not print_pages(self.lay, printer):
            self.tell(tr("The printer takes nothing. Look whether it is on, or save a PDF."))
            return
        self.accept()
        self._notify(tr("Sent to the printer"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        directions = QBoxLayout.Direction
        self.sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


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

# SPDX-License-Identifier: MIT
"""Sheets to print or save a document, and to show and save the figures of a chart."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPainter, QPaintEvent, QPen
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import CellFormat, SheetColumn, SheetTable, csv_bytes, tab_separated, xlsx_bytes
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.file_dialogs import save_as, written_text
from mahjong_desk.ui.kit.charts.drawing import Chart, ChartTable, TableCell, chart_png, format_value
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Part, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.report.output import FileKind, kind_name, print_pages
from mahjong_desk.ui.report.pages import INCH, Pages, content_size, usual_layout


class _PageView(QWidget):
    """One page, scaled to the widget."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: Pages | None = None
        self.index = 0
        self.paper = usual_layout()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(260, 330)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 290)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.pages is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = QPageLayout.Unit.Inch
        whole, inner = self.paper.fullRect(unit), self.paper.paintRect(unit)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        size = whole.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPointF(room.center().x() - size.width() / 2, room.top())
        painter.setPen(QPen(theme.colour("control"), 1))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRect(QRectF(corner, QSizeF(size)))
        painter.translate(corner)
        scale = size.width() / (whole.width() * INCH)
        painter.scale(scale, scale)
        painter.translate(inner.topLeft() * INCH)
        painter.setPen(theme.print_theme().ink)
        self.pages.paint(painter, self.index)


class PagePreview(QWidget):
    """One page at a time, with buttons to the previous and the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._view = _PageView()
        self.previous_button = SecondaryButton(tr("&Back"), on_click=lambda: self._turn(-1))
        self.next_button = SecondaryButton(tr("&Forward"), on_click=lambda: self._turn(1))
        self.previous_button.setToolTip(tr("Previous page"))
        self.next_button.setToolTip(tr("Next page"))
        self._number = Label(size=14, role="ink2", align=Qt.AlignmentFlag.AlignCenter)
        # The buttons are above the page, so that they are visible when the sheet scrolls.
        buttons = row(self.previous_button, (self._number, 1), self.next_button, gap=-1)
        self.setLayout(column(buttons, (self._view, 1), gap=8))

    @property
    def pages(self) -> Pages | None:
        return self._view.pages

    def show_pages(self, pages: Pages, paper: QPageLayout) -> None:
        """Shows the first page of a document that was laid out for ``paper``."""
        self._view.pages, self._view.paper, self._view.index = pages, paper, 0
        self._turn(0)

    def _turn(self, step: int) -> None:
        if (pages := self._view.pages) is None:
            return
        index = self._view.index = min(max(0, self._view.index + step), pages.count - 1)
        text = tr("Page {number} of {count}").format(number=index + 1, count=pages.count)
        self._number.setText(text)
        self._view.setAccessibleName(text)
        self.previous_button.setEnabled(index > 0)
        self.next_button.setEnabled(index < pages.count - 1)
        self._view.update()


_SIDE_BY_SIDE = 660


class PrintSheet(Sheet):
    """Shows the pages of a document beside the controls that choose them."""

    help_page = "files"

    def __init__(self, heading: str, window: Navigator) -> None:
        super().__init__(heading, window, width=980, height=640)
        self._notify = window.notify
        self.preview = PagePreview()
        self.fault = Label(role="error", wrap=True)

    def add_preview(self, *controls: Part, shares: tuple[int, int] = (8, 11)) -> None:
        """Places controls with the error below them in a column beside the pages."""
        side = column(*controls, self.fault, ..., gap=14)
        sides = ResponsiveRow(_SIDE_BY_SIDE, (side, shares[0]), (self.preview, shares[1]), gap=28, below=28)
        self.body.addWidget(sides, 1)

    def add_output_buttons(
        self, save: Callable[[], object], *, printing: bool, as_pdf: bool = False
    ) -> tuple[QAbstractButton, QAbstractButton]:
        """Adds the save and print buttons; ``printing`` makes the latter the main one."""
        text = tr("&Save as PDF…") if as_pdf else tr("&Save as…")
        if printing:
            save_button: QAbstractButton = self.add_button(text, save, icon="file")
            return save_button, self.add_main_button(tr("&Print…"), self.print_out)
        print_button: QAbstractButton = self.add_button(tr("&Print…"), self.print_out, icon="printer")
        return self.add_main_button(text, save), print_button

    def paginate(self, size: QSizeF) -> Pages:
        """Returns the document on pages of a size."""
        raise NotImplementedError

    def paper_layout(self) -> QPageLayout:
        return usual_layout()

    def show_pages(self) -> None:
        """Shows the pages with the current choices."""
        self.fault.setText("")
        paper = self.paper_layout()
        self.preview.show_pages(self.paginate(content_size(paper)), paper)

    def save(self, name: str, kind: FileKind, content: Callable[[], bytes]) -> None:
        """Asks for a path, writes the file and closes the sheet if that worked."""
        written = save_as(self, name, kind_name(kind), kind.extensions, content)
        self.fault.setText(written.error)
        if written.path is not None:
            self.accept()
            self._notify(written_text(written.path))

    def print_out(self) -> None:
        """Asks for a printer, prints the pages and closes the sheet if that worked."""
        self.fault.setText("")
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.paper_layout())
        dialog = QPrintDialog(printer, self.window())
        dialog.setMinMax(1, self.preview.pages.count if self.preview.pages is not None else 1)
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return
        if not print_pages(self.paginate, printer):
            self.fault.setText(tr("The printer is not responding. Check that it is switched on, or save as PDF."))
            return
        self.accept()
        self._notify(tr("Sent to the printer"))


CHART_FILE_KINDS = (FileKind.CSV, FileKind.XLSX, FileKind.PNG)


class ChartDataSheet(Sheet):
    """Shows the figures of a chart; ``exported`` replaces it in copies and files."""

    help_page = "files"

    def __init__(self, chart: Chart, window: Navigator, exported: Chart | None = None) -> None:
        figures = chart.to_table()
        super().__init__(figures.name, window, width=760, height=560)
        self._exported = exported if exported is not None else chart
        self._notify = window.notify
        self.table = _table(figures)
        self.add_widget(self.table)
        kinds = [(kind, kind_name(kind)) for kind in CHART_FILE_KINDS]
        self.kind = ChipGroup(tr("File"), choices=kinds, chosen=FileKind.CSV)
        self.add_widget(self.kind)
        self.copy_button = self.add_button(tr("&Copy"), self._copy, icon="file")
        self.save_button = self.add_button(tr("&Save as…"), self._save)
        self.add_main_button(tr("C&lose"), self.reject)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(tab_separated(sheet_table(self._exported.to_table())))
        self._notify(tr("You can now paste the figures into a spreadsheet"))

    def _save(self) -> None:
        kind: FileKind = self.kind.value()
        name = file_name(self._exported.to_table().name, kind.value, "figures")
        written = save_as(self, name, kind_name(kind), (kind.value,), lambda: chart_bytes(kind, self._exported))
        self.show_problem(written.error)
        if written.path is not None:
            self.reject()
            self._notify(written_text(written.path))


def chart_bytes(kind: FileKind, chart: Chart) -> bytes:
    """Returns the figures of a chart, or the chart itself, as a file."""
    if kind is FileKind.PNG:
        return chart_png(chart)
    table = sheet_table(chart.to_table())
    return xlsx_bytes([table], table.name) if kind is FileKind.XLSX else csv_bytes(table)


def sheet_table(figures: ChartTable) -> SheetTable:
    """Returns figures as a table for spreadsheets."""
    columns = (
        SheetColumn(header, CellFormat.TEXT if _is_text(figures, column) else CellFormat.TOTAL)
        for column, header in enumerate(figures.headers)
    )
    return SheetTable(figures.name, tuple(columns), figures.rows)


def _is_text(figures: ChartTable, column: int) -> bool:
    return any(isinstance(row[column], str) for row in figures.rows)


def _table(figures: ChartTable) -> QTableWidget:
    table = QTableWidget(len(figures.rows), len(figures.headers))
    table.setAccessibleName(figures.name)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(theme.px(34))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    # Tab leaves the table; the arrow keys move between cells.
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    header_view = table.horizontalHeader()
    header_view.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header_view.setStretchLastSection(True)
    header_view.setHighlightSections(False)
    for index, header in enumerate(figures.headers):
        align = Qt.AlignmentFlag.AlignLeft if _is_text(figures, index) else Qt.AlignmentFlag.AlignRight
        table.setHorizontalHeaderItem(index, _item(header or figures.name, align))
        for line, cells in enumerate(figures.rows):
            table.setItem(line, index, _item(_cell_text(cells[index]), align))
    return table


def _item(text: str, align: Qt.AlignmentFlag) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return item


def _cell_text(cell: TableCell) -> str:
    if cell is None or isinstance(cell, str):
        return cell or ""
    decimals = 0 if isinstance(cell, int) or cell.is_integer() else len(f"{cell:.4f}".rstrip("0").partition(".")[2])
    return format_value(cell, decimals)

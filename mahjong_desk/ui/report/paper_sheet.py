# SPDX-License-Identifier: MIT
"""What every sheet does that shows pages: it prints them, writes a file, and stays open where that failed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QVBoxLayout

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.files import FileKind, kind_name
from mahjong_desk.ui.report.output import print_pages
from mahjong_desk.ui.report.pages import Paged, inner_size, usual_layout
from mahjong_desk.ui.report.preview import Preview
from mahjong_desk.ui.report.saving import save_as, written_words

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

# SPDX-License-Identifier: MIT
"""The sheet that prints standings, or writes them into a file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtWidgets import QVBoxLayout

from mahjong_desk.club.file_names import file_name
from mahjong_desk.ui.club.standings.report import KINDS, StandingsReport, laid, standings_bytes
from mahjong_desk.ui.kit import ChipGroup, Text
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.files import FileKind, kind_name
from mahjong_desk.ui.report.pages import Paged
from mahjong_desk.ui.report.paper_sheet import PaperSheet

translate = QCoreApplication.translate


class StandingsReportSheet(PaperSheet):
    """Shows standings as they will be printed.

    Attributes:
        kind: The kind of file.
        print_button: Leads to the printer.
        save_button: Leads to the file.
    """

    def __init__(self, report: StandingsReport, window: Window, *, printing: bool) -> None:
        """Makes the sheet; its main button prints, or writes a file."""
        super().__init__(report.title, window)
        self._report = report
        self.kind = ChipGroup(self.tr("File"), label_above=True)
        self.kind.set_choices(tuple((kind, kind_name(kind)) for kind in KINDS))
        self.kind.choose(FileKind.PDF)
        self.kind.chosen.connect(lambda _kind: self._tell_kind())
        self._meaning = Text(size=14, role="ink2", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(14)
        for widget in (self.kind, self._meaning, self.fault):
            column.addWidget(widget)
        column.addStretch(1)
        self.sides.addLayout(column, 8)
        self.sides.addWidget(self.preview, 11)
        self.save_button, self.print_button = self.add_ways_out(self._save, printing=printing)
        self._tell_kind()
        self.show_pages()

    def lay(self, size: QSizeF) -> Paged:
        """Returns the standings on pages of a size."""
        return laid(self._report, size)

    def _kind(self) -> FileKind:
        kind = self.kind.value()
        assert isinstance(kind, FileKind)
        return kind

    def _tell_kind(self) -> None:
        meanings = {
            FileKind.PDF: self.tr("The pages as they are printed."),
            FileKind.XLSX: self.tr("The standings, and every match behind them, a sheet each."),
            FileKind.CSV: self.tr("A row for each player, with a column for each evening."),
        }
        self._meaning.setText(meanings[self._kind()])

    def _save(self) -> None:
        kind = self._kind()
        name = file_name(self._report.title, kind.value, "standings")
        self.save(name, kind, lambda: standings_bytes(kind, self._report))

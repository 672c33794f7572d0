# SPDX-License-Identifier: MIT
"""The sheet that prints the page of a player, or writes it into a file."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.spreadsheets import xlsx_bytes
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.players.page.paper import Printed, items_of_player, tables_of
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.report.output import FileKind, kind_name, pdf_of, png_of
from mahjong_desk.ui.report.pages import LaidPages, Paged
from mahjong_desk.ui.report.paper_sheet import PaperSheet, spreadsheet

_KINDS = (FileKind.PDF, FileKind.PNG, FileKind.XLSX)


class PlayerPrintSheet(PaperSheet):
    """Shows the page of a player as it will be printed."""

    def __init__(self, printed: Printed, window: Window) -> None:
        super().__init__(tr("Print and export"), window)
        self._printed = printed
        said = tr(
            "Players who have a pseudonym stand under it; everything is worked out from the matches as they are now."
        )
        self.kind = ChipGroup(tr("File"), label_above=True)
        self.kind.set_choices(tuple((kind, kind_name(kind)) for kind in _KINDS))
        self.kind.choose(FileKind.PDF)
        heading = Label(printed.name, size=20, serif=True, wrap=True)
        self.lay_beside(heading, Label(said, size=14, role="ink2", wrap=True), self.kind)
        self.save_button, self.print_button = self.add_ways_out(self._save, printing=True)
        self.show_pages()

    def lay(self, size: QSizeF) -> Paged:
        """Returns the page of the player on pages of a size."""
        return LaidPages(self._printed.name, items_of_player(self._printed), size)

    def _save(self) -> None:
        kind = self.kind.value()
        assert isinstance(kind, FileKind)
        self.save(file_name(self._printed.name, kind.value, "player"), kind, lambda: self._bytes(kind))

    def _bytes(self, kind: FileKind) -> bytes:
        if kind is FileKind.PDF:
            return pdf_of(self.lay)
        if kind is FileKind.PNG:
            return png_of(items_of_player(self._printed))
        return xlsx_bytes([spreadsheet(figures) for figures in tables_of(self._printed)], self._printed.name)

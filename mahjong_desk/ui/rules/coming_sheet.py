# SPDX-License-Identifier: MIT
"""The sheet that prints what changes from one rule system to another, and writes it as PDF."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QVBoxLayout

from mahjong_desk.club.file_names import file_name
from mahjong_desk.rules.registry import find
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.files import FileKind
from mahjong_desk.ui.report.output import pdf_of
from mahjong_desk.ui.report.pages import Paged
from mahjong_desk.ui.report.paper_sheet import PaperSheet
from mahjong_desk.ui.rules.coming_pages import ComingPages
from mahjong_desk.ui.words.vocabulary import short_ruleset


class ComingSheet(PaperSheet):
    """Shows the page as it will be printed."""

    help_page = "rules"

    def __init__(self, source_id: str, target_id: str, window: Window) -> None:
        super().__init__(tr("What changes"), window)
        self._pair = source_id, target_id
        named = {"source": short_ruleset(find(source_id)), "target": short_ruleset(find(target_id))}
        self.title = tr("{target} for players of {source}").format(**named)
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(Label(self.title, size=20, serif=True, wrap=True))
        column.addWidget(Label(tr("Each under its usual options."), wrap=True))
        self.lay_beside(column)
        self.save_button, self.print_button = self.add_ways_out(self._save, printing=False, as_pdf=True)
        self.show_pages()

    def lay(self, size: QSizeF) -> Paged:
        """Returns the page on sheets of a size."""
        return ComingPages(*self._pair, self.title, size)

    def _save(self) -> None:
        name = file_name(self.title, FileKind.PDF.value, "-".join(self._pair))
        self.save(name, FileKind.PDF, lambda: pdf_of(self.lay, self.paper_layout()))

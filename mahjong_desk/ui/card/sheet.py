# SPDX-License-Identifier: MIT
"""The sheet that shows the reference card of a rule system, prints it, and writes it as PDF."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtWidgets import QVBoxLayout

from mahjong_desk.club.file_names import file_name
from mahjong_desk.match import Match
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.card.making import card_of
from mahjong_desk.ui.card.pages import CardPages
from mahjong_desk.ui.kit import Text
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.report.files import FileKind
from mahjong_desk.ui.report.output import pdf_of
from mahjong_desk.ui.report.pages import Paged
from mahjong_desk.ui.report.paper_sheet import PaperSheet

translate = QCoreApplication.translate


class CardSheet(PaperSheet):
    """Shows the card as it will be printed.

    Attributes:
        card: The card.
        print_button: Leads to the printer.
        save_button: Leads to the file.
    """

    help_page = "rules"

    def __init__(self, ruleset: Ruleset, match: Match | None, window: Window) -> None:
        """Makes the sheet.

        Args:
            ruleset: The rule system.
            match: The match on the desk; its options hold where it follows this system.
            window: The window around it.
        """
        super().__init__(translate("CardSheet", "Reference card"), window)
        self.card = card_of(ruleset, match)
        own = match is not None and match.rules.ruleset is ruleset
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(Text(self.card.rules, size=20, serif=True, wrap=True))
        basis = self.tr("With the options of the match on the desk.") if own else self.tr("With the usual options.")
        column.addWidget(Text(basis, wrap=True))
        for option in self.card.options:
            column.addWidget(Text(option, size=14, role="ink2", wrap=True))
        contents = self.tr("Every yaku with its value and an example, and what hands, fouls and stakes cost.")
        column.addWidget(Text(contents, size=14, role="ink2", wrap=True))
        column.addWidget(self.fault)
        column.addStretch(1)
        self.sides.addLayout(column, 8)
        self.sides.addWidget(self.preview, 11)
        self.print_button = self.add_button(self.tr("&Print…"), self.print_out, icon="printer")
        self.save_button = self.add_main_button(self.tr("&Save as PDF…"), self._save)
        self.show_pages()

    def lay(self, size: QSizeF) -> Paged:
        """Returns the card on pages of a size."""
        return CardPages(self.card, size)

    def _save(self) -> None:
        self.save(file_name(self.card.title, FileKind.PDF.value, "card"), FileKind.PDF, lambda: pdf_of(self.lay))

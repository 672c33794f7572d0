# SPDX-License-Identifier: MIT
"""The sheet to print or save the reference card or the poster of a rule system."""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout

from mahjong_desk.club.file_names import file_name
from mahjong_desk.match import Match
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.card.pages import CardPages, build_card
from mahjong_desk.ui.card.poster import PosterPage, poster_title
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.report.output import FileKind, render_pdf
from mahjong_desk.ui.report.pages import Pages, usual_layout
from mahjong_desk.ui.report.paper_sheet import PrintSheet


class CardSheet(PrintSheet):
    help_page = "rules"

    def __init__(self, ruleset: Ruleset, match: Match | None, window: Navigator) -> None:
        super().__init__(tr("Card and poster"), window)
        self.card = build_card(ruleset, match)
        is_current = match is not None and match.rules.ruleset is ruleset
        basis = tr("With the options of the current match") if is_current else tr("With the default options")
        forms = (False, tr("Reference card")), (True, tr("Poster"))
        self.form = ChipGroup(tr("On paper"), label_above=True, letters=True, choices=forms, chosen=False)
        self.form.chosen.connect(self._form_chosen)
        sizes = [(large, usual_layout(large=large).pageSize().name()) for large in (False, True)]
        self.paper_size = ChipGroup(tr("Paper size"), label_above=True, choices=sizes, chosen=False)
        self.paper_size.chosen.connect(self.show_pages)
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.add_preview(
            Label(self.card.rules, size=20, serif=True, wrap=True),
            Label(basis, wrap=True),
            *(Label(option, size=14, role="ink2", wrap=True) for option in self.card.options),
            self.form,
            self.paper_size,
            self._meaning,
        )
        self.save_button, self.print_button = self.add_output_buttons(self._save, printing=False, as_pdf=True)
        self.show_pages()

    def paginate(self, size: QSizeF) -> Pages:
        return PosterPage(self.card, size) if self.form.value() else CardPages(self.card, size)

    def paper_layout(self) -> QPageLayout:
        return usual_layout(large=self.paper_size.value())

    def _form_chosen(self) -> None:
        self.paper_size.choose(self.form.value())
        self.show_pages()

    def show_pages(self) -> None:
        super().show_pages()
        pages = self.preview.pages
        if isinstance(pages, PosterPage):
            meaning = tr(
                "All pieces and every yaku in play on one page, readable from a metre away, in "
                "letters of {points} points or more."
            ).format(points=int(pages.points))
        else:
            meaning = tr("Every yaku with value and example, plus payments, penalties and riichi sticks.")
        self._meaning.setText(meaning)

    def _save(self) -> None:
        title, kind = (poster_title(self.card), "poster") if self.form.value() else (self.card.title, "card")
        name = file_name(title, FileKind.PDF.value, kind)
        self.save(name, FileKind.PDF, lambda: render_pdf(self.paginate, self.paper_layout()))

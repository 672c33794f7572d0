# SPDX-License-Identifier: MIT
"""The page of one yaku: what it is, hands that have it, one that nearly has, and what the other systems make of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.atlas import Entry, Page
from mahjong_desk.rules.yaku import AnyYaku
from mahjong_desk.ui.kit import Hairline, IconLabel, Link, Text
from mahjong_desk.ui.kit.beside import Beside
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.linked_text import LinkedText
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.panels import OwnScroll, sideways
from mahjong_desk.ui.learn.atlas_words import (
    characters,
    option_words,
    reading_words,
    value_of,
    value_words,
)
from mahjong_desk.ui.learn.hand_felt import HandFelt
from mahjong_desk.ui.learn.miss_words import failed_words, miss_words
from mahjong_desk.ui.words import capital, in_language, page_tip

translate = QCoreApplication.translate
_HEAD_BESIDE = 440
"""Below this width the value of a yaku goes below its name."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class AtlasPage(QScrollArea):
    """Shows a page and scrolls by itself.

    Attributes:
        page: What is shown; None while nothing is.

    Signals:
        yaku_wanted(str, str): The page of another yaku shall be shown: ids of its ruleset and its own.
        hand_wanted(object): An example shall be tried on the workbench.
    """

    yaku_wanted = Signal(str, str)
    hand_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a scroller without a page."""
        super().__init__(parent)
        self.page: Page | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Page of a yaku"))
        self.show_page(None)

    def show_page(self, page: Page | None) -> None:
        """Shows a page, or that no yaku fits."""
        self.page = page
        self.setHorizontalScrollBarPolicy(sideways())
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(24, 16, 24, 16)
        self._column.setSpacing(10)
        if page is None:
            self._column.addWidget(Text(self.tr("No yaku answers to all that."), size=17, role="ink2", wrap=True))
        else:
            self._fill(page)
        self._column.addStretch(1)
        self.setWidget(inside)
        self.verticalScrollBar().setValue(0)

    def _fill(self, page: Page) -> None:
        entry = page.entry
        self._head(entry)
        self._column.addWidget(Text(in_language(entry.yaku.condition), size=17, role="ink2", wrap=True))
        option = option_words(entry.ruleset, entry.yaku)
        if option:
            self._column.addWidget(Text(option, size=14, role="ink3", wrap=True))
        for shown in page.examples:
            self._hand(HandFelt(shown))
        missed = LinkedText(miss_words(page), tip=page_tip(), size=14, role="ink2", wrap=True)
        missed.followed.connect(self._wanted)
        self._heading(self.tr("A near miss"), missed)
        self._hand(HandFelt(page.near_miss.shown, page.near_miss, entry.yaku.id))
        self._failure(page)
        for sentence, others in (
            (self.tr("It includes"), page.implies),
            (self.tr("It takes the place of"), page.excludes),
            (self.tr("It gives way to"), page.replaced_by),
        ):
            if others:
                self._relation(entry, sentence, others)
        if page.alone:
            beside = self.tr("Beside it nothing counts but other limits.")
            self._column.addWidget(Text(beside, size=15, role="ink2", wrap=True))
        self._elsewhere(page)

    def _hand(self, felt: HandFelt) -> None:
        felt.wanted.connect(self.hand_wanted)
        felt.yaku_wanted.connect(self._wanted)
        self._column.addWidget(felt)

    def _wanted(self, yaku: str) -> None:
        if self.page is not None:
            self.yaku_wanted.emit(self.page.entry.ruleset.id, yaku)

    def _failure(self, page: Page) -> None:
        """Shows why the near miss misses."""
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(IconLabel("octagon", "error", size=20), 0, Qt.AlignmentFlag.AlignTop)
        told = LinkedText(failed_words(page), tip=page_tip(), size=16, wrap=True)
        told.followed.connect(self._wanted)
        line.addWidget(told, 1)
        self._column.addLayout(line)

    def _head(self, entry: Entry) -> None:
        line = Beside(_HEAD_BESIDE, gap=14, below=0)
        line.add(Text(capital(in_language(entry.yaku.names)), size=30, serif=True, wrap=True), 1)
        side = QVBoxLayout()
        side.setSpacing(0)
        worths = (
            Text(value_words(entry), size=17, bold=True, wrap=True),
            Text(in_language(entry.ruleset.names), size=14, role="ink3", wrap=True),
        )
        for text in worths:
            side.addWidget(text)
        line.add(side, 1)

        def align(beside: bool) -> None:
            for text in worths:
                text.setAlignment(Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft)

        line.turned.connect(align)
        align(line.is_beside)
        self._column.addWidget(line)
        read = noted(characters(entry), reading_words(entry))
        if read:
            self._column.addWidget(Text(read, size=17, role="ink2", wrap=True))

    def _heading(self, title: str, words: QWidget | None = None) -> None:
        heading = Text(title, size=19, serif=True)
        if words is None:
            self._column.addWidget(heading)
            return
        line = Beside(_HEAD_BESIDE, gap=12, below=2)
        line.add(heading, align=Qt.AlignmentFlag.AlignTop)
        line.add(words, 1)
        self._column.addWidget(line)

    def _relation(self, entry: Entry, sentence: str, others: Sequence[AnyYaku]) -> None:
        line = Flow(gap=10)
        line.add_widget(Text(sentence, size=15, role="ink2"))
        for other in others:
            link = Link(in_language(other.names))
            link.clicked.connect(lambda _checked=False, other=other: self.yaku_wanted.emit(entry.ruleset.id, other.id))
            line.add_widget(link)
        self._column.addWidget(line)

    def _elsewhere(self, page: Page) -> None:
        self._heading(self.tr("In all rule systems"))
        table = QWidget()
        table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for column, stretch in enumerate((4, 4, 2, 2)):
            grid.setColumnStretch(column, stretch)
        heads = (self.tr("Rule system"), self.tr("Name"), self.tr("Closed"), self.tr("Open"))
        for column, head in enumerate(heads):
            grid.addWidget(Text(head, size=13, role="ink3"), 0, column, _LEFT)
        row = 1
        for line in page.elsewhere:
            grid.addWidget(Hairline(), row, 0, 1, 4)
            row += 1
            name = Text(in_language(line.ruleset.names), size=15, wrap=True)
            # It takes the whole column, for which its height is reckoned.
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            if not line.entries:
                grid.addWidget(Text(self.tr("not there"), size=15, role="ink3"), row, 1, _LEFT)
                row += 1
                continue
            for other in line.entries:
                link = Link(in_language(other.names))
                link.clicked.connect(
                    lambda _checked=False, line=line, other=other: self.yaku_wanted.emit(line.ruleset.id, other.id)
                )
                grid.addWidget(link, row, 1, _LEFT)
                for column, closed in ((2, True), (3, False)):
                    value = Text(value_of(line.ruleset, other, closed=closed), size=15, bold=True)
                    grid.addWidget(value, row, column, _LEFT)
                row += 1
        own = OwnScroll(table)
        own.set_free(False)
        own.setHorizontalScrollBarPolicy(sideways())
        self._column.addWidget(own)

# SPDX-License-Identifier: MIT
"""The place to read the rules: chooser, contents, search, and the page itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from mahjong_desk.rules import registry
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import Panel, PlainButton, Text, tile_art
from mahjong_desk.ui.kit.cut_combo import CutCombo
from mahjong_desk.ui.kit.painting import follow_theme
from mahjong_desk.ui.kit.search_field import SearchField
from mahjong_desk.ui.kit.tab_order import lead_keyboard
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.page import YAKU_SCHEME, Page, render, source_of
from mahjong_desk.ui.rulebook.tables import Look, RuleTables
from mahjong_desk.ui.words.language import language

_CONTENTS, _SEARCH = 200, 250
_ONE_LINE_TO = 1.5
"""Up to which scale title, chooser and search stand in one line."""
_INLINE_TILE, _LARGEST_TILE = 20, 23


class RulesPlace(QWidget):
    """Shows the page of a ruleset in the language of the interface.

    Attributes:
        browser: The text.
        search: The field whose text is marked in the page.
        house_rules: Shows the house rules of the club.
        print_card: Shows the reference card and the poster of the rule system, to be printed.
    """

    def __init__(self, desk: Desk, window: Window, parent: QWidget | None = None) -> None:
        """Makes the place; the page of the match on the desk comes first."""
        super().__init__(parent)
        self._desk = desk
        self._window = window
        self._page: Page | None = None
        self._shown: tuple[object, ...] = ()
        self._build()
        desk.changed.connect(self._desk_changed)
        tile_art().style_changed.connect(self._show)
        follow_theme(self)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 12)
        column.setSpacing(12)
        self._head = head = QHBoxLayout()
        head.setSpacing(12)
        self._title = Text("", self, size=25, serif=True)
        self._chooser = CutCombo(self)
        # The longest name of a ruleset shall not make the window wider; its list shows all names whole.
        self._chooser.currentIndexChanged.connect(self._ruleset_chosen)
        self.search = SearchField(self)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(lambda: self._go_on(1))
        self._found = Text("", self, size=14, role="ink3")
        self._next = PlainButton("", self)
        self._next.clicked.connect(lambda: self._go_on(1))
        head.addWidget(self._title)
        self.house_rules = PlainButton("", self)
        self.house_rules.clicked.connect(lambda: self._window.show_house_rules(self.ruleset_id))
        self.print_card = PlainButton("", self)
        self.print_card.clicked.connect(lambda: self._window.show_card(self.ruleset_id))
        head.addWidget(self._chooser, 1)
        self._searching = QWidget(self)
        line = QHBoxLayout(self._searching)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.search, 1)
        line.addWidget(self._found)
        self._found.hide()
        line.addWidget(self._next)
        head.addWidget(self._searching, 1)
        column.addLayout(head)
        # Where letters are large, the search stands below.
        self._below = QHBoxLayout()
        column.addLayout(self._below)
        body = QHBoxLayout()
        body.setSpacing(12)
        self._contents = QListWidget(self)
        self._contents.setWordWrap(True)
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._contents.currentRowChanged.connect(self._contents_chosen)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._contents, 1)
        left.addWidget(self.print_card)
        left.addWidget(self.house_rules)
        body.addLayout(left)
        paper = Panel(self)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(2, 2, 2, 2)
        self.browser = RuleBrowser(paper)
        self.browser.anchorClicked.connect(self._follow)
        inside.addWidget(self.browser)
        body.addWidget(paper, 1)
        column.addLayout(body, 1)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._find)
        lead_keyboard(self, self.browser)
        self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Rules"))
        self._chooser.setAccessibleName(self.tr("Rule system"))
        self.search.setPlaceholderText(self.tr("Search this page (Ctrl + F)"))
        self.search.setAccessibleName(self.tr("Search this page"))
        self._contents.setAccessibleName(self.tr("Contents"))
        self.browser.setAccessibleName(self.tr("Rule page"))
        self._next.setText(self.tr("&Next place"))
        self.print_card.setText(self.tr("P&rint card, poster…"))
        self.house_rules.setText(self.tr("&House rules…"))
        chosen = self._chooser.currentData() or self._of_desk()
        self._chooser.blockSignals(True)
        self._chooser.clear()
        for ruleset in registry.rulesets():
            self._chooser.addItem(words.in_language(ruleset.names), ruleset.id)
        self._chooser.setCurrentIndex(max(0, self._chooser.findData(chosen)))
        self._chooser.blockSignals(False)
        self._chooser.setEnabled(self._chooser.count() > 1)
        self._show()

    def _of_desk(self) -> str:
        match = self._desk.match
        return match.rules.ruleset.id if match is not None else registry.rulesets()[0].id

    @property
    def ruleset_id(self) -> str:
        """The ruleset whose page is shown."""
        return str(self._chooser.currentData())

    @property
    def page(self) -> Page:
        """The page that is shown."""
        assert self._page is not None
        return self._page

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a ruleset at one of its anchors, or at the id of a yaku, an option or a fu item."""
        self._chooser.setCurrentIndex(max(0, self._chooser.findData(ruleset_id)))
        self._show()
        for name in (anchor, f"yaku-{anchor}", f"option-{anchor}", f"fu-{anchor}"):
            if name in self.page.anchors:
                self._go_to(name)
                return
        self._go_to("top")

    def _go_to(self, anchor: str) -> None:
        self.browser.scrollToAnchor(anchor)
        for row, section in enumerate(self.page.sections):
            if section.anchor == anchor:
                self._contents.blockSignals(True)
                self._contents.setCurrentRow(row)
                self._contents.blockSignals(False)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == YAKU_SCHEME:
            self._window.show_yaku(self.ruleset_id, url.path())

    def _ruleset_chosen(self, _index: int) -> None:
        self._show()

    def _contents_chosen(self, row: int) -> None:
        if 0 <= row < len(self.page.sections):
            self.browser.scrollToAnchor(self.page.sections[row].anchor)

    def _desk_changed(self) -> None:
        # To set a page takes a while, and nobody at the table waits for one that is not seen.
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        ruleset = registry.find(self.ruleset_id)
        match = self._desk.match
        options = dict(match.options) if match is not None and match.rules.ruleset is ruleset else None
        now = theme.current()
        state = (ruleset.id, language(), now.name, theme.scale(), tile_art().style, options)
        if state == self._shown:
            return
        self._shown = state
        tile = min(theme.px(_INLINE_TILE), _LARGEST_TILE)
        look = Look(now.ink2.name(), now.line.name(), now.brass_wash.name(), tile)
        tables = RuleTables(ruleset, match if options is not None else None, look)
        self._page = render(source_of(ruleset, language()), ruleset.pieces, tables.fillings(), tile)
        self.browser.show_page(self._page.html)
        self._contents.blockSignals(True)
        row = self._contents.currentRow()
        self._contents.clear()
        self._contents.addItems([section.title for section in self._page.sections])
        self._contents.setCurrentRow(row)
        self._contents.blockSignals(False)
        self._search(self.search.text())

    def _search(self, text: str) -> None:
        count = self.browser.search(text)
        self._next.setEnabled(count > 0)
        self._found.setVisible(bool(text.strip()))
        if not text.strip():
            self._found.setText("")
        elif not count:
            self._found.setText(self.tr("Not on this page"))
        else:
            found = words.plural(lambda: self.tr("%n place(s)", "", count), count, "place")
            self._found.setText(found)

    def _go_on(self, step: int) -> None:
        number = self.browser.go_on(step)
        if number:
            sentence = self.tr("{number} of {count}")
            self._found.setText(sentence.format(number=number, count=len(self.browser.places)))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def restyle(self) -> None:
        """Shows the page anew in the text size and colours that there are."""
        wanted = self._below if theme.scale() > _ONE_LINE_TO else self._head
        if wanted.indexOf(self._searching) < 0:
            (self._head if wanted is self._below else self._below).removeWidget(self._searching)
            wanted.addWidget(self._searching, 1)
        self._contents.setFixedWidth(theme.column(_CONTENTS))
        self.search.setMinimumWidth(theme.px(_SEARCH))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Shows the page as the table plays it now."""
        super().showEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language of the interface."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

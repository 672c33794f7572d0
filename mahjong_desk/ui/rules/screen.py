# SPDX-License-Identifier: MIT
"""The place to read the rules: chooser, contents, search, and the page itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.form_fields import ElidedComboBox
from mahjong_desk.ui.kit.controls.text_fields import SearchField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.tiles.tile_art import tile_renderer
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import (
    YAKU_SCHEME,
    RenderedPage,
    TableStyle,
    count_matches,
    plain_sections,
    render,
    source_of,
)
from mahjong_desk.ui.rulebook.system_diff import system_diff_page
from mahjong_desk.ui.rulebook.tables import RuleTables
from mahjong_desk.ui.rules.contents import ContentsList, RuleLocation
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.vocabulary import short_ruleset

_CONTENTS, _SEARCH = 220, 250
_ONE_LINE_TO = 1.4
"""Up to which scale title, chooser and search stand in one line."""
_INLINE_TILE, _LARGEST_TILE = 20, 23


class RulesScreen(QWidget):
    """Shows the page of a ruleset in the language of the interface.

    Attributes:
        source: The rule system from which somebody comes, of whom the page then tells what changes; its data is empty
            for the rules themselves.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._window = window
        self._page: RenderedPage | None = None
        self._shown: tuple[object, ...] = ()
        self._told: tuple[object, ...] = ()
        self._parts: dict[str, tuple[str, ...]] = {}
        self._elsewhere: list[str] = []
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)
        self._build()
        desk.changed.connect(self._desk_changed)
        tile_renderer().style_changed.connect(self._show)
        register_for_theme(self)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 12)
        column.setSpacing(12)
        self._head = head = QHBoxLayout()
        head.setSpacing(12)
        self._title = Label("", self, size=25, serif=True)
        self._chooser = ElidedComboBox(self)
        # The longest name of a ruleset shall not make the window wider; its list shows all names whole.
        self._chooser.currentIndexChanged.connect(self._ruleset_chosen)
        self.search = SearchField(self)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._go_on)
        self._found = Label("", self, size=14, role="ink3")
        self._next = SecondaryButton("", self)
        self._next.clicked.connect(self._go_on)
        head.addWidget(self._title)
        self.house_rules = SecondaryButton("", self)
        self.house_rules.clicked.connect(lambda: self._window.show_house_rules(self.ruleset_id))
        self.print_card = SecondaryButton("", self)
        self.print_card.clicked.connect(self._print)
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
        self.contents = ContentsList(self)
        self.contents.place_chosen.connect(self._place_chosen)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.contents, 1)
        self.source = ElidedComboBox(self)
        self.source.currentIndexChanged.connect(lambda _index: self._show())
        left.addWidget(self.source)
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
        redirect_focus(self, self.browser)
        self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(tr("Rules"))
        self._chooser.setAccessibleName(tr("Rule system"))
        self.search.setPlaceholderText(tr("Search all rules (Ctrl + F)"))
        self.search.setAccessibleName(tr("Search all rules"))
        self.browser.setAccessibleName(tr("Rule page"))
        self._next.setText(tr("&Next place"))
        self.house_rules.setText(tr("&House rules…"))
        chosen = self._chooser.currentData() or self._of_desk()
        self._chooser.blockSignals(True)
        self._chooser.clear()
        for ruleset in registry.all_rulesets():
            self._chooser.addItem(localised(ruleset.names), ruleset.id)
        self._chooser.setCurrentIndex(max(0, self._chooser.findData(chosen)))
        self._chooser.blockSignals(False)
        self._chooser.setEnabled(self._chooser.count() > 1)
        self.source.setAccessibleName(tr("Coming from"))
        self._offer_sources()
        self._show()

    def _offer_sources(self) -> None:
        """Offers every other rule system to come from; the chosen one stays where it is among them."""
        chosen = self.source.currentData()
        self.source.blockSignals(True)
        self.source.clear()
        self.source.addItem(tr("Coming from…"), "")
        for ruleset in registry.all_rulesets():
            if ruleset.id != self.ruleset_id:
                told = tr("Coming from {system}").format(system=short_ruleset(ruleset))
                self.source.addItem(told, ruleset.id)
        self.source.setCurrentIndex(max(0, self.source.findData(chosen)))
        self.source.blockSignals(False)

    def _print(self) -> None:
        """Shows what can be printed of what is shown."""
        source = str(self.source.currentData() or "")
        if not source:
            self._window.show_card(self.ruleset_id)
            return
        from mahjong_desk.ui.rules.print_sheet import SystemDiffPrintSheet

        self._window.open_sheet(SystemDiffPrintSheet(source, self.ruleset_id, self._window))

    def _leave_coming(self) -> None:
        """Goes back to the rules themselves, with the next page that is shown."""
        self.source.blockSignals(True)
        self.source.setCurrentIndex(0)
        self.source.blockSignals(False)

    def _of_desk(self) -> str:
        match = self._desk.match
        return match.rules.ruleset.id if match is not None else registry.all_rulesets()[0].id

    @property
    def ruleset_id(self) -> str:
        """The ruleset whose page is shown."""
        return str(self._chooser.currentData())

    @property
    def page(self) -> RenderedPage:
        """The page that is shown."""
        assert self._page is not None
        return self._page

    def show_coming(self, source_id: str, target_id: str) -> None:
        """Shows what changes for somebody who comes from one rule system to another."""
        self._chooser.blockSignals(True)
        self._chooser.setCurrentIndex(max(0, self._chooser.findData(target_id)))
        self._chooser.blockSignals(False)
        self._offer_sources()
        self.source.setCurrentIndex(max(0, self.source.findData(source_id)))
        self._show()
        self._go_to("top")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows the page of a ruleset at one of its anchors, or at the id of a yaku, an option or a fu item."""
        self._leave_coming()
        self._chooser.setCurrentIndex(max(0, self._chooser.findData(ruleset_id)))
        self._show()
        for name in (anchor, f"yaku-{anchor}", f"option-{anchor}", f"fu-{anchor}"):
            if name in self.page.anchors:
                self._go_to(name)
                return
        self._go_to("top")

    def _go_to(self, anchor: str) -> None:
        self.browser.scrollToAnchor(anchor)
        for at, section in enumerate(self.page.sections):
            if section.anchor == anchor:
                self.contents.mark(at)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == YAKU_SCHEME:
            first, _, second = url.path().partition("/")
            self._window.show_yaku(first if second else self.ruleset_id, second or first)

    def _ruleset_chosen(self, _index: int) -> None:
        self._offer_sources()
        self._show()

    def _place_chosen(self, place: RuleLocation) -> None:
        if place.ruleset:
            self._leave_coming()
            self._chooser.setCurrentIndex(max(0, self._chooser.findData(place.ruleset)))
        elif self.browser.places:
            before = count_matches(self._own_parts(), self.search.text())[: place.section + 1]
            self._tell_place(self.browser.show_place(min(sum(before), len(self.browser.places) - 1)))
        else:
            self.browser.scrollToAnchor(self.page.sections[place.section].anchor)

    def _desk_changed(self) -> None:
        # To set a page takes a while, and nobody at the table waits for one that is not seen.
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        ruleset = registry.get_ruleset(self.ruleset_id)
        match = self._match_of(ruleset)
        options = dict(match.options) if match is not None else None
        now = theme.current()
        source = str(self.source.currentData() or "")
        state = (ruleset.id, source, language(), now.name, theme.scale(), tile_renderer().style, options)
        played = self._desk.match
        told = (language(), (played.rules.ruleset.id, dict(played.options)) if played is not None else None)
        if told != self._told:
            # What was read of other pages is in another language, or of other options.
            self._told = told
            self._parts.clear()
        if state == self._shown:
            return
        if self._shown and self._shown[1]:
            # What was read there is not the page of that system.
            self._parts.pop(str(self._shown[0]), None)
        self._shown = state
        self.print_card.setText(tr("P&rint this page…") if source else tr("P&rint card, poster…"))
        self._page = system_diff_page(source, ruleset.id, self._look()) if source else self._rendered(ruleset, match)
        self._parts.pop(ruleset.id, None)
        self.browser.show_page(self._page.html)
        self._search(self.search.text())

    def _rendered(self, ruleset: Ruleset, match: Match | None) -> RenderedPage:
        look = self._look()
        tables = RuleTables(ruleset, match, look)
        return render(source_of(ruleset, language()), ruleset.pieces, tables.fillings(), look.tile)

    @staticmethod
    def _look() -> TableStyle:
        now = theme.current()
        tile = min(theme.px(_INLINE_TILE), _LARGEST_TILE)
        return TableStyle(now.ink2.name(), now.line.name(), now.brass_wash.name(), tile)

    def _search(self, text: str) -> None:
        count = self.browser.search(text)
        self._tell_place(self.browser.show_place(self.browser.first_in_sight()) if count else 0)
        if text.strip():
            self._reading.start()
        else:
            self._reading.stop()
        self._show_found()

    def _own_parts(self) -> tuple[str, ...]:
        if self.ruleset_id not in self._parts:
            self._parts[self.ruleset_id] = plain_sections(self.page)
        return self._parts[self.ruleset_id]

    def _show_found(self) -> None:
        """Shows beside the page where the searched text stands, as far as the pages were read."""
        text = self.search.text()
        self._own_parts()
        found = {known: count_matches(parts, text) for known, parts in self._parts.items()}
        others = [
            (ruleset, sum(found[ruleset.id]))
            for ruleset in registry.all_rulesets()
            if ruleset.id != self.ruleset_id and ruleset.id in found
        ]
        self._elsewhere = [ruleset.id for ruleset, count in others if count]
        if text.strip():
            shown = registry.get_ruleset(self.ruleset_id)
            self.contents.show_found(shown, self.page.sections, found[self.ruleset_id], others)
        else:
            self.contents.show_sections(self.page.sections)
        self._next.setEnabled(bool(self.browser.places or self._elsewhere))
        self._found.setVisible(bool(text.strip()))
        if not self.browser.places:
            self._found.setText(tr("Not on this page") if text.strip() else "")

    def _read_on(self) -> None:
        """Reads one more page for what is searched, while nobody waits; stops after the last."""
        unread = next((one for one in registry.all_rulesets() if one.id not in self._parts), None)
        if unread is None or not self.isVisible():
            self._reading.stop()
            return
        self._parts[unread.id] = plain_sections(self._rendered(unread, self._match_of(unread)))
        self._show_found()

    def _match_of(self, ruleset: Ruleset) -> Match | None:
        """Returns the match on the desk where it follows a rule system."""
        match = self._desk.match
        return match if match is not None and match.rules.ruleset is ruleset else None

    def _tell_place(self, number: int) -> None:
        """Says which place is shown, counted from 1; 0 for none."""
        if number:
            sentence = tr("{number} of {count}")
            self._found.setText(sentence.format(number=number, count=len(self.browser.places)))
            announce(self.search, self._found.text())

    def _go_on(self) -> None:
        """Goes to the next place; after the last of a page to the first of the next system that has one."""
        if self.browser.at + 1 < len(self.browser.places) or not self._elsewhere:
            self._tell_place(self.browser.go_on())
            return
        order = [ruleset.id for ruleset in registry.all_rulesets()]
        here = order.index(self.ruleset_id)
        following = [*order[here + 1 :], *order[:here]]
        wanted = next(known for known in following if known in self._elsewhere)
        self._leave_coming()
        self._chooser.setCurrentIndex(self._chooser.findData(wanted))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def restyle(self) -> None:
        """Shows the page anew in the text size and colours that there are."""
        wanted = self._below if theme.scale() > _ONE_LINE_TO else self._head
        if wanted.indexOf(self._searching) < 0:
            (self._head if wanted is self._below else self._below).removeWidget(self._searching)
            wanted.addWidget(self._searching, 1)
        self.contents.setFixedWidth(theme.scaled_column_width(_CONTENTS))
        self.source.setFixedWidth(theme.scaled_column_width(_CONTENTS))
        self.search.setMinimumWidth(theme.px(_SEARCH))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

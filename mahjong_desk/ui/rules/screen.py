# SPDX-License-Identifier: MIT
"""The rules screen: chooser, contents, search, and the rule page."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import language, name_style, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.fields import ElidedComboBox, SearchField
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, Panel, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.tiles.tile_art import tile_renderer
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import (
    YAKU_SCHEME,
    PageSection,
    RenderedPage,
    TableStyle,
    count_matches,
    plain_sections,
    render,
    rule_page_source,
)
from mahjong_desk.ui.rulebook.system_diff import system_diff_page
from mahjong_desk.ui.rulebook.tables import RuleTables
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.vocabulary import short_ruleset

_TARGET = Qt.ItemDataRole.UserRole


class ContentsTarget(NamedTuple):
    """The target of a row.

    Attributes:
        ruleset: The id of another rule system; empty for the current one.
        section: The index of the section; −1 for the text before the first, or for another system.
    """

    ruleset: str
    section: int


class ContentsList(RowList):
    """The sections of a page, or the sections and systems with matches of a search."""

    target_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.currentItemChanged.connect(self._row_changed)
        # Queued, because choosing a row may replace the rows.
        self.itemClicked.connect(self._open_current, Qt.ConnectionType.QueuedConnection)

    def show_sections(self, sections: Sequence[PageSection]) -> None:
        """Shows the sections of a page, and keeps the current row."""
        self.setAccessibleName(tr("Contents"))
        self._fill([(section.title, ContentsTarget("", index)) for index, section in enumerate(sections)])

    def show_matches(
        self,
        current: Ruleset,
        sections: Sequence[PageSection],
        counts: Sequence[int],
        others: Sequence[tuple[Ruleset, int]],
    ) -> None:
        """Shows the numbers of matches in the sections of a page and in other systems."""
        self.setAccessibleName(tr("Search results"))
        titles = [short_ruleset(current), *(section.title for section in sections)]
        here, elsewhere = tr("{place}: {count}"), tr("→ {place}: {count}")
        matches = [
            (here, title, count, ContentsTarget("", index - 1))
            for index, (title, count) in enumerate(zip(titles, counts, strict=True))
        ]
        matches += [(elsewhere, short_ruleset(other), count, ContentsTarget(other.id, -1)) for other, count in others]
        self._fill([(text.format(place=title, count=count), target) for text, title, count, target in matches if count])

    def _fill(self, rows: Sequence[tuple[str, ContentsTarget]]) -> None:
        items = map(self.item, range(self.count()))
        if [(item.text(), item.data(_TARGET)) for item in items] == list(rows):
            return
        current = self.currentRow()
        with QSignalBlocker(self):
            self.clear()
            for text, target in rows:
                QListWidgetItem(text, self).setData(_TARGET, target)
            self.setCurrentRow(min(current, self.count() - 1))

    def mark(self, section: int) -> None:
        """Selects the row of a section without opening it."""
        for index in range(self.count()):
            if self.item(index).data(_TARGET) == ContentsTarget("", section):
                with QSignalBlocker(self):
                    self.setCurrentRow(index)

    def _row_changed(self, item: QListWidgetItem | None) -> None:
        # Another system is opened by a click or Enter only.
        if item is not None and not ContentsTarget(*item.data(_TARGET)).ruleset:
            self._open_current()

    def _open_current(self) -> None:
        item = self.currentItem()
        if item is not None:
            self.target_chosen.emit(ContentsTarget(*item.data(_TARGET)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open_current()
        else:
            super().keyPressEvent(event)


_CONTENTS, _SEARCH = 220, 250
_ONE_LINE_WIDTH = 960
"""The width from which title, chooser and search are in one line."""
_INLINE_TILE, _MAX_TILE = 20, 23


class RulesScreen(QWidget):
    """Shows the page of a ruleset in the language of the interface.

    Attributes:
        source: The chooser of a rule system to compare with; its data is empty if there is no comparison.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._page_state: tuple[object, ...] = ()
        self._parts_state: tuple[object, ...] = ()
        self._parts: dict[str, tuple[str, ...]] = {}
        self._elsewhere: list[str] = []
        self._indexing = QTimer(self, interval=0)
        self._indexing.timeout.connect(self._index_next)
        self._build()
        desk.changed.connect(self._desk_changed)
        window.settings.changed.connect(self._follow_setting)
        tile_renderer().style_changed.connect(self._show)
        register_for_theme(self)

    def _build(self) -> None:
        self._title = Label(tr("Rules"), self, size=25, serif=True)
        self._chooser = ElidedComboBox(self)
        self._chooser.setAccessibleName(tr("Rule system"))
        self._chooser.currentIndexChanged.connect(self._ruleset_chosen)
        self.search = SearchField()
        self.search.setPlaceholderText(tr("Search all rules (Ctrl + F)"))
        self.search.setAccessibleName(tr("Search all rules"))
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._show_next)
        self._match_label = Label("", self, size=14, role="ink3")
        self._next = SecondaryButton(tr("&Next result"), on_click=self._show_next)
        house_rules = tr("H&ouse rules…")
        self.house_rules = SecondaryButton(house_rules, on_click=lambda: self._window.show_house_rules(self.ruleset_id))
        self.print_card = SecondaryButton("", on_click=self._print)
        self.contents = ContentsList(self)
        self.contents.target_chosen.connect(self._target_chosen)
        self.source = ElidedComboBox(self)
        self.source.setAccessibleName(tr("Coming from"))
        self.source.currentIndexChanged.connect(lambda _index: self._show())
        paper = Panel(self)
        self.browser = RuleBrowser(paper)
        self.browser.setAccessibleName(tr("Rule page"))
        self.browser.anchorClicked.connect(self._follow)
        boxed(column(self.browser, edges=(2, 2, 2, 2)), paper)
        self._match_label.hide()
        chooser = row(self._title, (self._chooser, 1), gap=12)
        search = row((self.search, 1), self._match_label, self._next, gap=10)
        header = ResponsiveRow(_ONE_LINE_WIDTH, (chooser, 1), (search, 1), gap=12, below=8)
        side = column((self.contents, 1), self.source, self.print_card, self.house_rules, gap=10)
        body = row(side, (paper, 1), gap=12)
        self.setLayout(column(header, (body, 1), gap=12, edges=(20, 14, 20, 12)))
        self.search.serve_find(self)
        redirect_focus(self, self.browser)
        systems = [(localise(ruleset.name), ruleset.id) for ruleset in registry.all_rulesets()]
        self._fill(self._chooser, systems, self._desk_ruleset_id())
        self._offer_sources()
        self._show()

    def _fill(self, combo: ElidedComboBox, items: Sequence[tuple[str, str]], chosen: str) -> None:
        with QSignalBlocker(combo):
            combo.clear()
            for text, ruleset_id in items:
                combo.addItem(text, ruleset_id)
            self._choose(combo, chosen)

    @staticmethod
    def _choose(combo: ElidedComboBox, ruleset_id: str) -> None:
        combo.setCurrentIndex(max(0, combo.findData(ruleset_id)))

    def _offer_sources(self) -> None:
        """Offers the other systems for comparison, and keeps the choice if possible."""
        others = [ruleset for ruleset in registry.all_rulesets() if ruleset.id != self.ruleset_id]
        items = [(tr("Coming from {system}").format(system=short_ruleset(ruleset)), ruleset.id) for ruleset in others]
        self._fill(self.source, [(tr("Coming from…"), ""), *items], self.source.currentData())

    def _print(self) -> None:
        source = str(self.source.currentData() or "")
        if not source:
            self._window.show_card(self.ruleset_id)
            return
        from mahjong_desk.ui.rules.print_sheet import SystemDiffPrintSheet

        self._window.open_sheet(SystemDiffPrintSheet(source, self.ruleset_id, self._window))

    def _clear_source(self) -> None:
        with QSignalBlocker(self.source):
            self.source.setCurrentIndex(0)

    def _desk_ruleset_id(self) -> str:
        match = self._desk.match
        return match.rules.ruleset.id if match is not None else self._window.settings.game

    @property
    def ruleset_id(self) -> str:
        return str(self._chooser.currentData())

    def show_system_diff(self, source_id: str, target_id: str) -> None:
        """Shows the changes from one rule system to another."""
        with QSignalBlocker(self._chooser):
            self._choose(self._chooser, target_id)
        self._offer_sources()
        self._choose(self.source, source_id)
        self._show()
        self._go_to("top")

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows a rule page at an anchor, or at the id of a yaku, option or fu item."""
        self._clear_source()
        self._choose(self._chooser, ruleset_id)
        self._show()
        names = (anchor, f"yaku-{anchor}", f"option-{anchor}", f"fu-{anchor}")
        self._go_to(next((name for name in names if name in self.page.anchors), "top"))

    def _go_to(self, anchor: str) -> None:
        self.browser.scrollToAnchor(anchor)
        for index, section in enumerate(self.page.sections):
            if section.anchor == anchor:
                self.contents.mark(index)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == YAKU_SCHEME:
            first, _, second = url.path().partition("/")
            self._window.show_yaku(first if second else self.ruleset_id, second or first)

    def _follow_setting(self, name: str) -> None:
        """Selects the rule system that was chosen in Learn, so that its card is printed."""
        if name == "game" and self._window.settings.game:
            with QSignalBlocker(self._chooser):
                self._choose(self._chooser, self._window.settings.game)
            self._offer_sources()

    def _ruleset_chosen(self, _index: int) -> None:
        self._offer_sources()
        self._show()

    def _target_chosen(self, target: ContentsTarget) -> None:
        if target.ruleset:
            self._clear_source()
            self._choose(self._chooser, target.ruleset)
        elif self.browser.matches:
            previous = count_matches(self._current_parts(), self.search.text())[: target.section + 1]
            self._announce_match(self.browser.show_match(min(sum(previous), len(self.browser.matches) - 1)))
        else:
            self.browser.scrollToAnchor(self.page.sections[target.section].anchor)

    def _desk_changed(self) -> None:
        # Rendering takes a while and must not delay the table.
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        ruleset = registry.get_ruleset(self.ruleset_id)
        match = self._match_of(ruleset)
        options = dict(match.options) if match is not None else None
        source = str(self.source.currentData() or "")
        words = language(), name_style()
        state = (ruleset.id, source, words, theme.current().name, theme.scale(), tile_renderer().style, options)
        played = self._desk.match
        parts_state = (words, (played.rules.ruleset.id, dict(played.options)) if played is not None else None)
        if parts_state != self._parts_state:
            self._parts_state = parts_state
            self._parts.clear()
        if state == self._page_state:
            return
        is_same_page = state[:2] == self._page_state[:2]
        if self._page_state and self._page_state[1]:
            # These parts are of the comparison, not of the ruleset's page.
            self._parts.pop(str(self._page_state[0]), None)
        self._page_state = state
        self.print_card.setText(tr("P&rint this page…") if source else tr("P&rint card, poster…"))
        self.page = system_diff_page(source, ruleset.id, self._look()) if source else self._rendered(ruleset, match)
        self._parts.pop(ruleset.id, None)
        self.browser.show_page(self.page.html, self.browser.current_anchor() if is_same_page else "")
        self._search(self.search.text())

    def _rendered(self, ruleset: Ruleset, match: Match | None) -> RenderedPage:
        look = self._look()
        placeholders = RuleTables(ruleset, match, look).placeholders()
        return render(rule_page_source(ruleset, language()), ruleset.pieces, placeholders, look.tile)

    @staticmethod
    def _look() -> TableStyle:
        colours = theme.current()
        tile = min(theme.px(_INLINE_TILE), _MAX_TILE)
        return TableStyle(colours.ink2.name(), colours.line.name(), colours.brass_wash.name(), tile)

    def _search(self, text: str) -> None:
        count = self.browser.search(text)
        self._announce_match(self.browser.show_match(self.browser.first_visible_match()) if count else 0)
        if text.strip():
            self._indexing.start()
        else:
            self._indexing.stop()
        self._show_matches()

    def _current_parts(self) -> tuple[str, ...]:
        if self.ruleset_id not in self._parts:
            self._parts[self.ruleset_id] = plain_sections(self.page)
        return self._parts[self.ruleset_id]

    def _show_matches(self) -> None:
        """Lists the matches of the search in the pages that have been indexed."""
        text = self.search.text()
        self._current_parts()
        counts = {ruleset_id: count_matches(parts, text) for ruleset_id, parts in self._parts.items()}
        others = [
            (ruleset, sum(counts[ruleset.id]))
            for ruleset in registry.all_rulesets()
            if ruleset.id != self.ruleset_id and ruleset.id in counts
        ]
        self._elsewhere = [ruleset.id for ruleset, count in others if count]
        if text.strip():
            current = registry.get_ruleset(self.ruleset_id)
            self.contents.show_matches(current, self.page.sections, counts[self.ruleset_id], others)
        else:
            self.contents.show_sections(self.page.sections)
        self._next.setEnabled(bool(self.browser.matches or self._elsewhere))
        self._match_label.setVisible(bool(text.strip()))
        if not self.browser.matches:
            self._match_label.setText(tr("Not on this page") if text.strip() else "")

    def _index_next(self) -> None:
        """Indexes one more page for the search while the application is idle."""
        ruleset = next((candidate for candidate in registry.all_rulesets() if candidate.id not in self._parts), None)
        if ruleset is None or not self.isVisible():
            self._indexing.stop()
            return
        self._parts[ruleset.id] = plain_sections(self._rendered(ruleset, self._match_of(ruleset)))
        self._show_matches()

    def _match_of(self, ruleset: Ruleset) -> Match | None:
        """Returns the match on the desk if it follows a ruleset."""
        match = self._desk.match
        return match if match is not None and match.rules.ruleset is ruleset else None

    def _announce_match(self, number: int) -> None:
        """Shows and announces the number of the current match, from 1; 0 for none."""
        if number:
            sentence = tr("{number} of {count}")
            self._match_label.setText(sentence.format(number=number, count=len(self.browser.matches)))
            announce(self.search, self._match_label.text())

    def _show_next(self) -> None:
        """Shows the next match of the search, on this page or in the next system."""
        if self.browser.match_index + 1 < len(self.browser.matches) or not self._elsewhere:
            self._announce_match(self.browser.find_next())
            return
        order = [ruleset.id for ruleset in registry.all_rulesets()]
        current = order.index(self.ruleset_id)
        following = [*order[current + 1 :], *order[:current]]
        self._clear_source()
        self._choose(self._chooser, next(ruleset_id for ruleset_id in following if ruleset_id in self._elsewhere))

    def save_state(self) -> tuple[str, str, str, str]:
        """Returns rule system, comparison, search and position on the page."""
        return self.ruleset_id, self.source.currentData(), self.search.text(), self.browser.current_anchor()

    def restore_state(self, state: tuple[str, str, str, str]) -> None:
        ruleset_id, source, words, anchor = state
        self.show_system_diff(source, ruleset_id)
        self.search.setText(words)
        self._go_to(anchor)

    def restyle(self) -> None:
        self.contents.setFixedWidth(theme.scaled_column_width(_CONTENTS))
        self.source.setFixedWidth(theme.scaled_column_width(_CONTENTS))
        self.search.setMinimumWidth(theme.px(_SEARCH))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

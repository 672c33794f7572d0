# SPDX-License-Identifier: MIT
"""The page that finds any hand of the club."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import AnyHit, FoundHand
from mahjong_desk.club.search.find_hands import find_hands
from mahjong_desk.club.search.query import parse_query
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.search.filters import ClubTermLookup, FilterState, SearchFilterBar
from mahjong_desk.ui.club.search.results import FoundHandList, FoundHandText
from mahjong_desk.ui.club.search.selected_hand import SelectedHand
from mahjong_desk.ui.club_data.facts_index import facts_index_of, progress_sentence
from mahjong_desk.ui.club_data.people_index import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import EmptyState
from mahjong_desk.ui.kit.controls.lists import ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel, make_scroll_area
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.refusals import ledger_error_text

_CHOSEN, _LIST = 264, 150
_PAGE: Final = 40
_PAUSE: Final = 120
"""The pause in typing before a search, in milliseconds."""


class SearchState(NamedTuple):
    """A search as typed and chosen."""

    line: str
    chips: FilterState


class SearchPage(Panel):
    """A line of text and chips above the hands they find, the latest first, and the chosen hand."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._people, self._facts = people_model_of(desk), facts_index_of(desk)
        self._people.changed.connect(self._search_if_visible)
        self._facts.changed.connect(self._search_if_visible)
        self._facts.progressed.connect(self._tell_progress)
        self._words: ClubTermLookup | None = None
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self.search)
        self.list = FoundHandList()
        self.list.setMinimumHeight(theme.px(_LIST))
        self.line = ListFilterField(tr("Player, yaku, tiles (123m), 8000+, 3han, 2026-11, note text"), self.list)
        self.line.setMinimumHeight(theme.px(40))
        self.line.textChanged.connect(lambda _text: self._pause.start())
        self.filters = SearchFilterBar()
        self.filters.changed.connect(self.search)
        self.state = Label(" ", size=14, role="ink2", wrap=True)
        self.chosen = SelectedHand(desk, window)
        self.chosen.setFixedWidth(theme.scaled_column_width(_CHOSEN))
        self.list.current_changed.connect(self._show_chosen)
        self.list.wanted.connect(self.chosen.open)
        self._found = boxed(row((self.list, 1), self.chosen, gap=20))
        self.empty = EmptyState(tr("&New match…"), lambda: window.run_command("new_match"))
        parts = (self.line, self.filters, self.state, (self._found, 1), (self.empty, 1))
        content = column(*parts, gap=10, edges=(19, 15, 19, 15))
        boxed(column(make_scroll_area(boxed(content)), edges=(1, 1, 1, 1)), self)
        redirect_focus(self, self.line)
        find = QShortcut(QKeySequence.StandardKey.Find, self, self._begin_to_type)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    @property
    def is_searching(self) -> bool:
        """Whether the list is not up to date: the user types, or matches are being read."""
        return self._pause.isActive() or self._facts.progress is not None or self._people.reading

    def search(self) -> None:
        """Looks for what the line and the chips say."""
        self._pause.stop()
        if self._words is None:
            return
        wanted = self.filters.apply_to(parse_query(self.line.text(), self._words), datetime.now(UTC))
        hits = self._facts.query(lambda facts: find_hands(facts, wanted))
        if hits is None:
            return
        self.list.show_lines(self._read(hits), current=self.list.current)
        self._show_count(len(hits))
        self._found.setVisible(bool(hits))
        self.empty.setVisible(not hits)
        self._show_chosen()

    def _read(self, hits: Sequence[int]) -> Iterator[AnyHit]:
        """Yields the hands, a page at a time."""
        for first in range(0, len(hits), _PAGE):
            page = hits[first : first + _PAGE]
            yield from self._facts.query(lambda facts, page=page: facts.hits(page)) or ()  # type: ignore[misc]

    def _show_count(self, count: int) -> None:
        unreadable = self._facts.query(lambda facts: facts.unreadable()) or 0
        if not count:
            text = tr("No matching hands")
        else:
            text = trn("{n} hand, the latest first", "{n} hands, the latest first", count)
        if unreadable:
            left_out = trn("{n} match cannot be read.", "{n} matches cannot be read.", unreadable)
            text = f"{text} {left_out}"
        self.state.setText(text)

    def _tell_progress(self) -> None:
        if self._facts.progress is not None:
            self.state.setText(progress_sentence(self._facts.progress))

    def _search_if_visible(self) -> None:
        self._words = None
        if not self.isVisible():
            return
        error = self._facts.error or self._people.error
        if error is not None:
            self.state.setText(ledger_error_text(error))
            return
        if self._people.reading or self._facts.progress is not None:
            # The signal of the later one continues.
            return
        self._read_people()
        self.search()

    def _read_people(self) -> None:
        people = self._people.people
        self._words = ClubTermLookup(people)
        self.list.words = FoundHandText(people)
        systems = self._facts.query(lambda facts: facts.systems()) or ()
        self.filters.set_rulesets([system.partition("/")[0] for system in systems])
        for part in (self.line, self.filters, self.state):
            part.setVisible(bool(systems))
        self.empty.show_message("" if systems else tr("No hands recorded yet"), offers=not systems)

    def _show_chosen(self) -> None:
        hit = self.list.current
        self.chosen.show_hit(hit if isinstance(hit, FoundHand) else None, self.list.words)

    def _begin_to_type(self) -> None:
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def save_state(self) -> SearchState | None:
        asked = SearchState(self.line.text(), self.filters.chosen)
        return asked if asked != SearchState("", FilterState()) else None

    def take(self, carried: SearchState) -> None:
        """Looks for what another page looked for."""
        self.line.setText(carried.line)
        self.filters.choose(carried.chips)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._people.refresh()
        self._facts.refresh()
        if self._words is None:
            self._search_if_visible()

# SPDX-License-Identifier: MIT
"""The place where a club looks at itself: a chip a page, of which one is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chip_group import PageChips
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.navigation import Navigator, Stateful


class ClubPageEntry(NamedTuple):
    """One of the pages."""

    title: str
    module: str
    class_name: str


PAGES: Final = {
    "players": ClubPageEntry(mark("Players"), "mahjong_desk.ui.club.players.page", "PlayersPage"),
    "evening": ClubPageEntry(mark("Evening"), "mahjong_desk.ui.club.evening.page", "EveningPage"),
    "standings": ClubPageEntry(mark("Standings"), "mahjong_desk.ui.club.standings.page", "StandingsPage"),
    "sessions": ClubPageEntry(mark("Sessions"), "mahjong_desk.ui.club.sessions", "SessionsPage"),
    "search": ClubPageEntry(mark("Search"), "mahjong_desk.ui.club.search", "SearchPage"),
    "spectators": ClubPageEntry(mark("Spectators"), "mahjong_desk.ui.club.spectators.page", "SpectatorsPage"),
}
"""The pages from left to right, by the names that code knows them by."""


_MIN_WIDTH_FOR_SIDE = 840
"""Below this width, at the usual size of the texts, nothing stands beside a page."""


@dataclass(frozen=True, slots=True)
class ClubScreenState:
    """What another place goes on with."""

    page: str
    pages: Mapping[str, Any]


@runtime_checkable
class HasSideWidget(Protocol):
    """A page with something that stands beside the chips too, and is shown and hidden by the page."""

    side: QWidget

    def set_narrow(self, narrow: bool) -> None:
        """Says whether there is no room for it there."""


class ClubScreen(QWidget):
    """Shows one of the pages, each made when it is wanted for the first time."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._pages: dict[str, QWidget] = {}
        self.chips = PageChips(tr("Club"), self)
        self.chips.set_choices([(name, tr(page.title)) for name, page in PAGES.items()])
        self.chips.chosen.connect(lambda name: self.show_page(str(name)))
        self._stack = QStackedWidget()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(20, 10, 20, 12)
        self._line.setSpacing(14)
        column = QVBoxLayout()
        column.setSpacing(10)
        self._line.addLayout(column, 1)
        head = QHBoxLayout()
        head.addWidget(self.chips)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self.show_page(next(iter(PAGES)))

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return str(self.chips.value())

    @property
    def help_page(self) -> str:
        """What explains the page that is shown."""
        return f"club#{self.page}"

    def show_page(self, name: str) -> QWidget:
        """Shows the page of that name and returns it."""
        self.chips.choose(name)
        shown = self.page_widget(name)
        self._stack.setCurrentWidget(shown)
        redirect_focus(self, shown)
        if self.isVisible():
            shown.setFocus()
        return shown

    def page_widget(self, name: str) -> QWidget:
        """Returns a page, made now where it was never shown."""
        if name not in self._pages:
            page = PAGES[name]
            made: QWidget = getattr(import_module(page.module), page.class_name)(self._desk, self._window, self._stack)
            self._pages[name] = made
            self._stack.addWidget(made)
            if isinstance(made, HasSideWidget):
                self._line.addWidget(made.side)
                made.set_narrow(self._narrow)
        return self._pages[name]

    @property
    def _narrow(self) -> bool:
        return self.width() < theme.px(_MIN_WIDTH_FOR_SIDE)

    def carry(self) -> ClubScreenState:
        """Returns what the next place goes on with when the window makes its places anew."""
        states = {name: page.carry() for name, page in self._pages.items() if isinstance(page, Stateful)}
        return ClubScreenState(self.page, {name: state for name, state in states.items() if state is not None})

    def take(self, carried: ClubScreenState) -> None:
        """Goes on with what another place had."""
        for name, state in carried.pages.items():
            page = self.page_widget(name)
            assert isinstance(page, Stateful)
            page.take(state)
        self.show_page(carried.page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for page in self._pages.values():
            if isinstance(page, HasSideWidget):
                page.set_narrow(self._narrow)

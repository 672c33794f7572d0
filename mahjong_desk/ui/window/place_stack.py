# SPDX-License-Identifier: MIT
"""The places, of which one is shown."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.keyboard_focus import set_tab_order_from_layout
from mahjong_desk.ui.navigation import Navigator, Stateful


class ScreenEntry(NamedTuple):
    """One of the places."""

    title: str
    icon: str
    module: str
    class_name: str


SCREENS: Final = {
    "table": ScreenEntry(mark("Table"), "table", "mahjong_desk.ui.table", "TableScreen"),
    "picker": ScreenEntry(mark("Picker"), "picker", "mahjong_desk.ui.picker", "PickerScreen"),
    "ledger": ScreenEntry(mark("Ledger"), "ledger", "mahjong_desk.ui.ledger", "LedgerScreen"),
    "learn": ScreenEntry(mark("Learn"), "book", "mahjong_desk.ui.learn.screen", "LearnScreen"),
    "club": ScreenEntry(mark("Club"), "people", "mahjong_desk.ui.club", "ClubScreen"),
    "rules": ScreenEntry(mark("Rules"), "page", "mahjong_desk.ui.rules", "RulesScreen"),
}
"""The places from left to right, by the names that code knows them by; each has its command in ``commands``."""


class ScreenStack(QStackedWidget):
    """Makes each place when it is wanted for the first time."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._places: dict[str, QWidget] = {}

    def built_screen(self, name: str) -> QWidget | None:
        """Returns a place if it was made already."""
        return self._places.get(name)

    def place(self, name: str) -> QWidget:
        """Returns a place, made now where it was never asked for."""
        if name not in self._places:
            place = SCREENS[name]
            # A place that were put under the window later would lose the sizes of letters that it chose meanwhile.
            made: QWidget = getattr(import_module(place.module), place.class_name)(self._desk, self._window, self)
            made.setAccessibleName(tr(place.title))
            self._places[name] = made
            self.addWidget(made)
        return self._places[name]

    # The window gives every place its size. Qt would ask the hidden ones too, which keep no measures.

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else QSize()

    def focusNextPrevChild(self, following: bool) -> bool:
        shown = self.currentWidget()
        if shown is not None:
            set_tab_order_from_layout(shown)
        return super().focusNextPrevChild(following)

    def take_all(self) -> dict[str, Any]:
        """Takes every place away; returns the state of those that are being worked in, by their names."""
        carried = {}
        for name, old in self._places.items():
            state = old.save_state() if isinstance(old, Stateful) else None
            if state is not None:
                carried[name] = state
            self.removeWidget(old)
            old.deleteLater()
            QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
        self._places.clear()
        return carried

    def focus(self) -> tuple[type[QWidget], int] | None:
        """Returns what has the keyboard in the place that is shown: of which kind it is, and which one of these."""
        shown, focused = self.currentWidget(), QApplication.focusWidget()
        if focused is None or shown is None or not shown.isAncestorOf(focused):
            return None
        return type(focused), [shown, *shown.findChildren(type(focused))].index(focused)

    def give_focus(self, focus: tuple[type[QWidget], int] | None) -> None:
        """Gives the keyboard to what had it before the places were made anew, else to the place."""
        shown = self.currentWidget()
        if focus is None or shown is None:
            return
        kind, index = focus
        alike: list[QWidget] = [shown, *shown.findChildren(kind)]
        again = alike[index] if index < len(alike) else shown
        again.setFocus(Qt.FocusReason.OtherFocusReason)

    def rebuild(self, shown: str, states: dict[str, Any]) -> None:
        """Makes the places again in a new language or size: that is shown and those whose state is to go on."""
        for name, state in states.items():
            place = self.place(name)
            assert isinstance(place, Stateful)
            place.take(state)
        self.setCurrentWidget(self.place(shown))

# SPDX-License-Identifier: MIT
"""The Club screen: a chip for each page, one of which is shown."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from PySide6.QtWidgets import QStackedWidget, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.club import PAGES
from mahjong_desk.ui.club_data import facts_index_of, people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import PageChips
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.navigation import Navigator, Stateful


class ClubScreen(QWidget):
    """Shows one of the pages; each is created when it is first shown."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._pages: dict[str, QWidget] = {}
        self.chips = PageChips(tr("Club"), self)
        self.chips.set_choices([(name, without_mnemonic(tr(page.title))) for name, page in PAGES.items()])
        self.chips.chosen.connect(lambda name: self.show_page(str(name)))
        self._stack = QStackedWidget()
        boxed(column(row(self.chips, ...), (self._stack, 1), gap=10, edges=(20, 10, 20, 12)), self)
        self.show_page(next(iter(PAGES)))
        self._models = people_model_of(desk), facts_index_of(desk)
        desk.changed.connect(self._refresh)
        desk.remote_changed.connect(self._refresh)

    def _refresh(self) -> None:
        # A hidden page does not read, so that it does not delay the recording of a hand.
        for model in self._models if self.isVisible() else ():
            model.refresh()

    @property
    def page(self) -> str:
        """The name of the current page."""
        return str(self.chips.value())

    @property
    def help_page(self) -> str:
        """The help section about the current page."""
        return f"club#{self.page}"

    def show_page(self, name: str) -> QWidget:
        self.chips.choose(name)
        widget = self.page_widget(name)
        self._stack.setCurrentWidget(widget)
        redirect_focus(self, widget)
        if self.isVisible():
            widget.setFocus()
        return widget

    def page_widget(self, name: str) -> QWidget:
        """Returns a page, created when it is first needed."""
        if name not in self._pages:
            spec = PAGES[name]
            page_class = getattr(import_module(spec.module), spec.class_name)
            self._pages[name] = page_class(self._desk, self._window, self._stack)
            self._stack.addWidget(self._pages[name])
        return self._pages[name]

    def save_state(self) -> tuple[str, Mapping[str, Any]]:
        """Returns the current page, and the states of all pages."""
        states = {name: page.save_state() for name, page in self._pages.items() if isinstance(page, Stateful)}
        return (self.page, {name: state for name, state in states.items() if state is not None})

    def restore_state(self, carried: tuple[str, Mapping[str, Any]]) -> None:
        name, states = carried
        for page_name, state in states.items():
            page = self.page_widget(page_name)
            assert isinstance(page, Stateful)
            page.restore_state(state)
        self.show_page(name)

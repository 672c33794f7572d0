# SPDX-License-Identifier: MIT
"""A sheet with a list of hands or matches, each of which leads to the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Signal

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.lists import LazyListView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.navigation import Navigator

_WIDTH, _HEIGHT, _LEAST, _EDGES = 760, 640, 180, 120


class LinesSheet(Sheet):
    """Lists lines below a lead; ``wanted`` has the line to open."""

    wanted = Signal(object)

    def __init__(
        self, heading: str, lead: str, text: Callable[[Any], str], lines: Iterable[object], window: Navigator
    ) -> None:
        super().__init__(heading, window, width=_WIDTH, height=_HEIGHT)
        self.add_widget(Label(lead, size=14, role="ink2", wrap=True))
        self.list = LazyListView(text, _WIDTH - _EDGES)
        self.list.setAccessibleName(heading)
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.body.addWidget(self.list, 1)
        self.add_secondary_button(tr("&Close"), refuses=True)
        self.show_button = self.add_main_button(tr("&Open in the ledger"), self._open)
        self.show_button.setEnabled(False)
        self.list.wanted.connect(self._open)
        self.list.current_changed.connect(lambda: self.show_button.setEnabled(self.list.current is not None))
        self.list.show_lines(lines)
        self.list.choose_first()

    def open(self) -> None:
        super().open()
        self.list.setFocus()

    def _open(self) -> None:
        line = self.list.current
        if line is not None:
            self.close_sheet()
            self.wanted.emit(line)

# SPDX-License-Identifier: MIT
"""The matches behind a cell, each of which leads to the ledger."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board_data import MatchListItem
from mahjong_desk.ui.kit.controls.lazy_list import LazyListView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Navigator

_WIDTH, _HEIGHT, _LEAST, _EDGES = 760, 600, 160, 120


class MatchListSheet(FormSheet):
    """Lists matches."""

    wanted = Signal(str)

    def __init__(self, heading: str, lead: str, lines: Sequence[MatchListItem], window: Navigator) -> None:
        super().__init__(heading, window, width=_WIDTH, height=_HEIGHT)
        self.add_widget(Label(lead, role="ink2", wrap=True))
        self.list = LazyListView(lambda line: line.text if isinstance(line, MatchListItem) else "", _WIDTH - _EDGES)
        self.list.setAccessibleName(tr("Matches"))
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.list.show_lines(lines)
        self.list.choose_first()
        self.list.wanted.connect(self._choose)
        self.body.addWidget(self.list, 1)
        self.add_plain(tr("C&lose"), refuses=True)
        self.show_button = self.add_main_button(tr("&Show in the ledger"), self._choose)
        self.show_button.setEnabled(bool(lines))

    def open(self) -> None:
        """Covers the window, with the keyboard in the list."""
        super().open()
        self.list.setFocus()

    def _choose(self) -> None:
        line = self.list.current
        if isinstance(line, MatchListItem):
            self.close_sheet()
            self.wanted.emit(line.match)

# SPDX-License-Identifier: MIT
"""The page of the sessions, with what each was worth to whom."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel, make_scroll_area
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.sessions.sessions_view import SessionsView


class SessionsPage(Panel):
    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.view = SessionsView(desk, window)
        # In large letters on a small screen the list and a session below it are higher than the window.
        boxed(column(make_scroll_area(self.view), edges=(20, 16, 20, 16)), self)
        redirect_focus(self, self.view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if why := attempt(self.view.reload).why:
            self._window.notify(why, fault=True)

# SPDX-License-Identifier: MIT
"""Offers the evenings that were planned earlier, to go on with one of them."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from mahjong_desk.texts import tr
from mahjong_desk.ui.club.evening.keeper import EveningKeeper
from mahjong_desk.ui.kit.controls.buttons import TwoLineButton
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.dates import date_and_time
from mahjong_desk.ui.text.people import session_name


class EarlierSheet(FormSheet):
    """Shows a button for each earlier evening, the latest first."""

    def __init__(self, keeper: EveningKeeper, window: Window) -> None:
        super().__init__(tr("Earlier evenings"), window, width=560)
        self._keeper = keeper
        self.buttons: dict[str, QPushButton] = {}
        for session in keeper.evenings()[1:]:
            name = session_name(session.name, session.started_at)
            button = TwoLineButton(name, date_and_time(session.started_at), icon="clock")
            button.clicked.connect(lambda _checked=False, uuid=session.uuid: self._resume(uuid))
            self.buttons[session.uuid] = button
            self.add_widget(button)
        self.body.addStretch(1)
        self.add_plain(tr("Cancel"), refuses=True)
        keeper.failed.connect(self.complain)

    def _resume(self, session: str) -> None:
        if self._keeper.resume(session):
            self.close_sheet()

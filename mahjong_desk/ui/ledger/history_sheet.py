# SPDX-License-Identifier: MIT
"""The whole journal of a match, to be read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.panels import Hairline
from mahjong_desk.ui.kit.plates import Note
from mahjong_desk.ui.ledger.chronicle import Chronicle, Story
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words.dates import date_of, time_of_day
from mahjong_desk.ui.words.refusals import broken_match_text


class HistorySheet(FormSheet):
    """Shows every entry of the journal, the newest first.

    Attributes:
        stories: The entries as they are told, the newest first.
    """

    help_page = "ledger#history"

    def __init__(self, desk: Desk, window: Window) -> None:
        assert desk.stored is not None
        super().__init__(tr("History of this match"), window, width=920)
        broken = desk.stored.journal.broken
        if broken is not None:
            self.add_widget(Note("error", tr("The journal is broken"), broken_match_text(broken)))
        self.stories: tuple[Story, ...] = tuple(reversed(Chronicle(desk.stored).stories()))
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        day = ""
        line = 0
        for story in self.stories:
            date = date_of(story.at)
            if date != day:
                grid.addWidget(Label(date, size=14, bold=True, role="ink2"), line, 0, 1, 3)
                day, line = date, line + 1
            grid.addWidget(Hairline(), line, 0, 1, 3)
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(
                Label(str(story.sequence), size=14, role="ink3"), line + 1, 0, top | Qt.AlignmentFlag.AlignRight
            )
            grid.addWidget(Label(time_of_day(story.at), size=14, role="ink3"), line + 1, 1, top)
            grid.addWidget(Label(story.act, wrap=True), line + 1, 2)
            if story.details:
                grid.addWidget(Label(story.details, size=14, role="ink2", wrap=True), line + 2, 2)
            line += 3
        self.add_widget(holder)
        self.body.addStretch(1)
        self.add_plain(tr("&Close"), refuses=True)

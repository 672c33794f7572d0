# SPDX-License-Identifier: MIT
"""The sheet of a match whose rules this program does not know: why it cannot go on, and what was recorded."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.recorded import Recorded, RecordedRow
from mahjong_desk.journal.documents import spell
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.table.badges import Note
from mahjong_desk.ui.kit.text_format import headed, noted
from mahjong_desk.ui.text.event_fields import event_fields
from mahjong_desk.ui.text.events import describe
from mahjong_desk.ui.text.refusals import refusal_text


class RecordedSheet(FormSheet):
    """The events in words, without points: those could only be worked out with the rules that are missing."""

    def __init__(self, match: Recorded, why: Refusal, window: QWidget) -> None:
        super().__init__(tr("Recorded with other rules"), window, width=820, height=560)
        self.why = Note("error")
        self.why.set_note("error", tr("It can be read, but not go on"), refusal_text(why))
        self.body.addWidget(self.why)
        about = tr("Nothing is lost: a newer Mahjong Desk works out the points. What was recorded:")
        self.body.addWidget(Label(about, role="ink2", wrap=True))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, theme.px(8), 0)
        grid.setHorizontalSpacing(theme.px(14))
        grid.setColumnStretch(1, 1)
        for at, row in enumerate(match.rows):
            happened, said = _told(row, match.rules)
            grid.addWidget(Label(str(at + 1), role="ink3"), 2 * at, 0)
            grid.addWidget(Label(happened, bold=True, wrap=True), 2 * at, 1)
            grid.addWidget(Label(said, role="ink2", size=14, wrap=True), 2 * at + 1, 1)
        grid.setRowStretch(2 * len(match.rows), 1)
        self.body.addWidget(page, 1)
        self.add_main_button(tr("Close"), self.close_sheet)


def _told(row: RecordedRow, rules: Rules | None) -> tuple[str, str]:
    """Returns what happened in a line, and all that was said of it."""
    if row.event is None or rules is None:
        return str(row.document.get("type", "")), spell(row.document)
    fields = event_fields(row.event, row.players, rules)
    return describe(row.event, row.players, rules.ruleset), noted(*(headed(*field) for field in fields.items()))

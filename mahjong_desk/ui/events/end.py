# SPDX-License-Identifier: MIT
"""The form in which the table stops the match early, with the result that it would have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from mahjong_desk.rules.model.events import End
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.form import EventForm
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.endings import final_after
from mahjong_desk.ui.words.scores import result_change


class EndForm(EventForm[End]):
    """The table stops the match; what the match is worth then."""

    def build(self) -> None:
        """Puts the result as it would be into the column."""
        self.add_text(tr("If the table stops here, this is the result."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(6))
        grid.setColumnStretch(1, 1)
        final = final_after(self.before.rules, self.before.table, End())
        if final is not None:
            # Several may have the same rank.
            for row, seat in enumerate(sorted(range(len(final.ranks)), key=lambda seat: final.ranks[seat])):
                result = final.results[seat]
                shade = "plus" if result > 0 else "minus" if result < 0 else "ink2"
                grid.addWidget(Label(str(final.ranks[seat]), size=18, serif=True, role="ink3"), row, 0)
                grid.addWidget(Label(self.before.players[seat], size=17, bold=True), row, 1)
                right = Qt.AlignmentFlag.AlignRight
                grid.addWidget(Label(figure(final.scores[seat]), size=17, role="ink2"), row, 2, right)
                grid.addWidget(
                    Label(result_change(self.before.rules.result_unit, result), size=17, bold=True, role=shade),
                    row,
                    3,
                    right,
                )
        self.column.addLayout(grid)
        self.add_reason()

    def take(self, event: End) -> None:
        """Puts the reason into its field."""
        self.take_reason(event.reason)

    def event_now(self) -> End:
        """Returns the event."""
        return End(reason=self.reason_now())

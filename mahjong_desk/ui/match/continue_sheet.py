# SPDX-License-Identifier: MIT
"""The offer to go on with a match that was not finished."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import FormSheet, Hairline, Text, TwoLineButton
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.words import date_of, hand_name, in_language, time_of_day

translate = QCoreApplication.translate

_OTHERS = 4


def match_line(match: StoredMatch) -> str:
    """Returns a match on one line, such as ``Aoi, Ben, Chie, Dai · East 3 · 20:41``."""
    table = match.replay.table
    return " · ".join(
        (
            listed(match.replay.players),
            hand_name(match.replay.match.rules.ruleset, table),
            time_of_day(match.record.touched_at),
        )
    )


class ContinueSheet(FormSheet):
    """Offers the latest match that can go on, earlier ones, a new match, or the ledger.

    Signals:
        continued(int): The person wants to go on with the match of that id.
        new_wanted(): The person wants a new match.
        ledger_wanted(): The person wants to look at the ledger first.
    """

    continued = Signal(int)
    new_wanted = Signal()
    ledger_wanted = Signal()

    def __init__(self, unfinished: Sequence[StoredMatch], window: QWidget) -> None:
        """Makes the offer; there is at least one match."""
        latest, *others = unfinished
        super().__init__(translate("ContinueSheet", "Go on with the match?"), window, width=720)
        self.body.addWidget(Text(match_line(latest), size=18, bold=True, wrap=True))
        ruleset = in_language(latest.replay.match.rules.ruleset.names)
        day = date_of(latest.record.touched_at)
        hands = self.tr("{ruleset}, {date}").format(ruleset=ruleset, date=day)
        self.body.addWidget(Text(hands, size=15, role="ink2", wrap=True))
        if others:
            self.body.addSpacing(theme.px(8))
            self.body.addWidget(Hairline())
            self.body.addWidget(Text(self.tr("Or an earlier match"), size=14, role="ink3"))
            for match in others[:_OTHERS]:
                button = TwoLineButton(match_line(match), date_of(match.record.touched_at), icon="clock")
                button.clicked.connect(lambda _checked=False, match=match: self.continued.emit(match.record.id))
                self.body.addWidget(button)
        self.add_button(self.tr("&Look at the ledger"), self.ledger_wanted.emit, icon="ledger")
        self.add_button(self.tr("&New match"), self.new_wanted.emit)
        self.continue_button = self.add_main_button(self.tr("&Continue"), lambda: self.continued.emit(latest.record.id))
        self.continue_button.setFocus()

# SPDX-License-Identifier: MIT
"""The sheet that offers to continue an unfinished match."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.matches import BrokenMatch
from mahjong_desk.club.names import player_names
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.errors import Damage
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton, TwoLineButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, fill
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.text.phrases import date_text, time_of_day
from mahjong_desk.ui.text.refusals import ledger_error_text, refusal_text
from mahjong_desk.ui.text.vocabulary import hand_name, short_ruleset

_MAX_LISTED = 4


def progress_line(match: StoredMatch) -> str:
    """Returns the hand and latest time of a match, such as ``East 3 · 20:41``."""
    hand = hand_name(match.replay.match.rules.ruleset, match.replay.table)
    return " · ".join((hand, time_of_day(match.record.updated_at)))


def identity_line(match: StoredMatch) -> str:
    """Returns rules, number and day, such as ``Boo · Match 2 · 31 January``."""
    ruleset = short_ruleset(match.replay.match.rules.ruleset)
    number = tr("Match {number}").format(number=match.record.number)
    return " · ".join((ruleset, number, date_text(match.record.updated_at)))


def broken_match_line(match: BrokenMatch) -> str:
    """Returns the players and the day of a match that cannot be replayed."""
    record = match.record
    name = tr("Match {number}").format(number=record.number)
    return " · ".join((join_items(player_names(record.players)) or name, date_text(record.updated_at)))


class ContinueSheet(Sheet):
    """Offers unfinished matches, and explains why others cannot be continued."""

    continued = Signal(int)
    new_requested = Signal()
    ledger_requested = Signal()
    help_page = "new-match#continue"

    def __init__(self, matches: Sequence[StoredMatch], broken: Sequence[BrokenMatch], window: QWidget) -> None:
        title = tr("Continue the match?")
        super().__init__(title if matches else tr("No match to continue"), window, width=720)
        if matches:
            self._add_matches(matches)
        if broken:
            self._add_heading(tr("Cannot be continued"))
        for match in broken[:_MAX_LISTED]:
            self._explain(match)
        self.add_button(tr("&View ledger"), self.ledger_requested.emit, icon="ledger")
        if not matches:
            self.add_main_button(tr("&New match"), self.new_requested.emit).setFocus()
            return
        self.add_button(tr("&New match"), self.new_requested.emit)
        latest = matches[0]
        self.continue_button = self.add_main_button(tr("&Continue"), lambda: self.continued.emit(latest.record.id))
        self.continue_button.setFocus()

    def _add_matches(self, matches: Sequence[StoredMatch]) -> None:
        latest, *others = matches
        line = " · ".join((join_items(latest.replay.players), progress_line(latest)))
        title = Label(line, size=18, bold=True, wrap=True)
        fill(self.body, title, Label(identity_line(latest), size=15, role="ink2", wrap=True))
        if others:
            self._add_heading(tr("Or an earlier match"))
        for match in others[:_MAX_LISTED]:
            second_line = " · ".join((progress_line(match), identity_line(match)))
            button = TwoLineButton(join_items(match.replay.players), second_line, icon="clock")
            button.setMinimumWidth(theme.px(200))
            button.clicked.connect(lambda _checked=False, match=match: self.continued.emit(match.record.id))
            self.body.addWidget(button)

    def _add_heading(self, title: str) -> None:
        self.body.addSpacing(theme.px(8))
        fill(self.body, Hairline(), Label(title, size=14, role="ink3"))

    def _explain(self, match: BrokenMatch) -> None:
        """Shows why a match cannot be continued, with a button to view it if possible."""
        text = refusal_text(match.error) if isinstance(match.error, Refusal) else ledger_error_text(match.error)
        title = Label(broken_match_line(match), bold=True, wrap=True)
        fill(self.body, title, Label(text, size=15, role="error", wrap=True))
        if isinstance(match.error, Refusal) or match.error.reason is Damage.ACTS:
            look = SecondaryButton(tr("View this match"), on_click=lambda: self.continued.emit(match.record.id))
            self.body.addWidget(look, 0, Qt.AlignmentFlag.AlignLeft)

# SPDX-License-Identifier: MIT
"""The panel of the points that each player needs."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.match.needed import PlayerNeed, find_needed_wins, is_last_round
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.content_button import ContentButton
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import boxed, fill, row
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.painting import short_name, text_width
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.table.needs_text import NeedsText, need_text

_NAME, _GAP = 118, 10


class _Line(QWidget):
    accessible_role = "ListItem"


class NeedsPanel(Panel):
    """A line for each player in order of score; collapsed before the last round if no earlier one can end the match."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._replay: Replay | None = None
        self._chosen: bool | None = None
        self._round: tuple[TableRules, RoundWind] | None = None
        self._in_last_round = False
        self._arrow = IconLabel("chevron_right", "ink2", size=16)
        self._dora = Label(tr("without dora"), size=14, role="ink3")
        self.heading = ContentButton(
            row(self._arrow, (Label(tr("Points needed"), size=19, serif=True), 1), self._dora, gap=theme.px(6))
        )
        self.heading.setAccessibleName(tr("Points needed"))
        self.heading.clicked.connect(self._toggle)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.px(14), theme.px(6), theme.px(14), theme.px(6))
        self._column.setSpacing(theme.px(2))
        self._column.addWidget(self.heading)
        self._lines: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        settings.changed.connect(self._follow_settings)

    @property
    def is_open(self) -> bool:
        """Whether the needs are shown: as the user chose last, otherwise if the match may end in this round."""
        if self._chosen is not None or self._replay is None:
            return bool(self._chosen)
        rules, table = self._replay.match.rules, self._replay.table
        may_end = bool(rules.ruleset.vocabulary.end_labels)
        if may_end or self._settings.needs_open:
            return True
        # Computed once a round, because it plays the round to its end.
        if self._round != (rules, table.round_wind):
            self._round, self._in_last_round = (rules, table.round_wind), is_last_round(rules, table)
        return self._in_last_round

    def show_replay(self, replay: Replay) -> None:
        """Shows what is needed in a match; nothing before its first hand and after its end."""
        self._replay = replay
        while self._lines:
            line = self._lines.pop()
            # Qt may still be about to show widgets added just now.
            line.hide()
            line.setParent(None)
            line.deleteLater()
        begun = any(not isinstance(one.event, RiichiDeclaration) for one in replay.rows)
        self.setVisible(begun and replay.final is None)
        is_open = not self.isHidden() and self.is_open
        self._arrow.set_icon("chevron_down" if is_open else "chevron_right")
        self._dora.setVisible(is_open and replay.match.rules.ruleset.has_dora)
        if is_open:
            self._add_lines(replay)

    def _add_lines(self, replay: Replay) -> None:
        needed, names, scores = _needed(replay), replay.players, replay.table.scores
        bold = theme.font(14, bold=True)
        width = min(theme.px(_NAME), round(max(text_width(bold, short_name(name)) for name in names)) + 2)
        for seat in sorted(needed, key=lambda seat: (-scores[seat], seat)):
            name = ElidedLabel(short_name(names[seat]), whole=names[seat], size=14, bold=True)
            name.setFixedWidth(width)
            need = ElidedLabel(needed[seat].line, whole=needed[seat].full_text, size=14)
            line = _Line()
            boxed(row(name, (need, 1), gap=theme.px(_GAP), edges=(0, 0, 0, theme.px(4))), line)
            line.setAccessibleName(names[seat])
            line.setAccessibleDescription(needed[seat].full_text)
            fill(self._column, line)
            line.show()
            self._lines.append(line)

    def _toggle(self) -> None:
        assert self._replay is not None
        self._chosen = not self.is_open
        self.show_replay(self._replay)

    def _follow_settings(self, name: str) -> None:
        if name == "needs_open":
            self._chosen = None
            if self._replay is not None:
                self.show_replay(self._replay)


def _needed(replay: Replay) -> dict[int, NeedsText]:
    """Returns the text of each player's needs by seat."""
    rules, names = replay.match.rules, replay.players
    by_seat: dict[int, list[PlayerNeed]] = {}
    for need in find_needed_wins(rules, replay.table):
        by_seat.setdefault(need.seat, []).append(need)
    found = {seat: need_text(rules.ruleset, own, names) for seat, own in by_seat.items()}
    return {seat: needs_text for seat, needs_text in found.items() if needs_text is not None}

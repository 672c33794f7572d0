# SPDX-License-Identifier: MIT
"""Honba and deposit put right, as they lie on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.rules.events import Event, Sticks
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import NumberBox, Text, change, figure
from mahjong_desk.ui.table.event_sheets import EventSheet
from mahjong_desk.ui.words import capital, counters_name

translate = QCoreApplication.translate
MOST_HONBA, LARGEST_DEPOSIT = 999, 999_990


class SticksSheet(EventSheet):
    """What really lies on the table.

    Attributes:
        honba: The number of counters.
        deposit: The points on the table; None where the game lays none there.
        reason: What was wrong.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        assert desk.match is not None
        ruleset = desk.match.rules.ruleset
        title = capital(counters_name(ruleset))
        if ruleset.conventions.deposit:
            title = translate("SticksSheet", "Honba and deposit")
        super().__init__(title, translate("SticksSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        told = self.tr("Say what really lies on the table. The scores stay as they are.")
        self.body.addWidget(Text(told, role="ink2", wrap=True))
        table, rules = self.replay.table, self.match.rules
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        grid.setColumnStretch(2, 1)
        self.honba = self._number(grid, capital(counters_name(rules.ruleset)), table.honba, MOST_HONBA, 1)
        self.deposit: NumberBox | None = None
        if rules.ruleset.conventions.deposit:
            stake = rules.riichi_stake or 1
            self.deposit = self._number(grid, self.tr("Deposit"), table.deposit, LARGEST_DEPOSIT, stake)
        self.body.addLayout(grid)
        self._told = Text(" ", role="ink2", wrap=True)
        self.body.addWidget(self._told)
        self.reason = self.add_reason()

    def _number(self, grid: QGridLayout, name: str, now: int, most: int, step: int) -> NumberBox:
        box = NumberBox(self)
        box.setRange(0, most)
        box.setSingleStep(step)
        box.setGroupSeparatorShown(True)
        box.setMinimumWidth(theme.px(150))
        box.setAccessibleName(name)
        box.setValue(now)
        box.valueChanged.connect(lambda _value: self.show_preview())
        line = grid.rowCount()
        grid.addWidget(Text(name, bold=True), line, 0)
        grid.addWidget(box, line, 1)
        grid.addWidget(Text(self.tr("now {number}").format(number=figure(now)), role="ink2"), line, 2)
        return box

    def event_now(self) -> Event | None:
        """Returns the event with what differs from the table, None where nothing does."""
        table = self.replay.table
        honba = self.honba.value() if self.honba.value() != table.honba else None
        deposit = None
        if self.deposit is not None and self.deposit.value() != table.deposit:
            deposit = self.deposit.value()
        if honba is None and deposit is None:
            return None
        return Sticks(honba=honba, deposit=deposit, reason=self.reason.text().strip() or None)

    def missing(self) -> str:
        """Returns why nothing can be recorded yet."""
        return self.tr("So it lies there already.")

    def preview(self, event: Event | None) -> None:
        """Shows what the house gives or takes for it."""
        gained = 0
        if isinstance(event, Sticks) and event.deposit is not None:
            gained = event.deposit - self.replay.table.deposit
        told = self.tr("The deposit changes by {points}; the house makes up for it.").format(points=change(gained))
        self._told.setText(told if gained else " ")

# SPDX-License-Identifier: MIT
"""The form in which honba and deposit are put right, as they lie on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

from mahjong_desk.rules.model.events import Sticks
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.before import Before
from mahjong_desk.ui.events.form import EventForm
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.number_box import NumberBox
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.words.phrases import capital
from mahjong_desk.ui.words.vocabulary import counters_name

_MOST_HONBA, _LARGEST_DEPOSIT = 999, 999_990


class SticksForm(EventForm[Sticks]):
    """What really lies on the table.

    Attributes:
        honba: The number of counters; None where the game counts none.
        deposit: The points on the table; None where the game lays none there.
    """

    def __init__(self, before: Before, event: Sticks | None = None) -> None:
        self._told = event or Sticks()
        super().__init__(before, event)

    def build(self) -> None:
        """Puts the fields into the column."""
        self.add_text(tr("Say what really lies on the table. The scores stay as they are."))
        ruleset, table = self.before.ruleset, self.before.table
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(16))
        self._grid.setVerticalSpacing(theme.px(8))
        self._grid.setColumnStretch(2, 1)
        self.honba: NumberBox | None = None
        self.deposit: NumberBox | None = None
        if ruleset.conventions.honba:
            self.honba = self._line(capital(counters_name(ruleset)), table.honba, _MOST_HONBA, 1)
        if ruleset.conventions.deposit:
            stake = self.before.rules.riichi_stake or 1
            self.deposit = self._line(tr("Deposit"), table.deposit, _LARGEST_DEPOSIT, stake)
        self.column.addLayout(self._grid)
        self._sentence = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._sentence)
        self.add_reason()

    def _line(self, name: str, now: int, most: int, step: int) -> NumberBox:
        box = self.make_number(name, most, step, value=now)
        line = self._grid.rowCount()
        self._grid.addWidget(Label(name, bold=True), line, 0)
        self._grid.addWidget(box, line, 1)
        self._grid.addWidget(Label(tr("now {number}").format(number=figure(now)), role="ink2"), line, 2)
        return box

    def take(self, event: Sticks) -> None:
        """Puts an event into the fields."""
        for box, told in ((self.honba, event.honba), (self.deposit, event.deposit)):
            if box is not None and told is not None:
                box.setMaximum(max(box.maximum(), told))
                box.setValue(told)
        self.take_reason(event.reason)

    def event_now(self) -> Sticks | None:
        """Returns the event with what differs from the table, None where nothing does."""
        table = self.before.table
        honba = _differing(self.honba, table.honba, self._told.honba)
        deposit = _differing(self.deposit, table.deposit, self._told.deposit)
        if honba is None and deposit is None:
            return None
        return Sticks(honba=honba, deposit=deposit, reason=self.reason_now())

    def missing(self) -> str:
        """Returns why there is no event yet."""
        return tr("So it lies there already.")

    def preview(self, event: Sticks | None) -> None:
        """Shows what the house gives or takes for it."""
        gained = 0
        if event is not None and event.deposit is not None:
            gained = event.deposit - self.before.table.deposit
        told = tr("The deposit changes by {points}; the house makes up for it.").format(points=change(gained))
        self._sentence.setText(told if gained else " ")


def _differing(box: NumberBox | None, now: int, told: int | None) -> int | None:
    """Returns what stands in a field where it differs from the table, or was told already."""
    if box is None or (box.value() == now and told is None):
        return None
    return box.value()

# SPDX-License-Identifier: MIT
"""The form of a correction agreed at the table."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

from mahjong_desk.rules.model.events import Adjust
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.form import EventForm
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.numbers import change, figure

_LARGEST = 999_990


class AdjustForm(EventForm[Adjust]):
    """A correction; it must sum to zero unless the house takes part."""

    def build(self) -> None:
        """Puts the fields into the column."""
        self.add_text(tr("Points that the table moves by agreement. The ledger shows them as a correction."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        grid.setColumnStretch(3, 1)
        fields, after = [], []
        for seat, name in enumerate(self.before.players):
            told = tr("Change of {player}").format(player=name)
            field, result = self.make_number(told, _LARGEST, 10, least=-_LARGEST), Label(role="ink2")
            for column, widget in enumerate((Label(name, bold=True), field, result)):
                grid.addWidget(widget, seat, column)
            fields.append(field)
            after.append(result)
        self.deltas, self._after = tuple(fields), tuple(after)
        self.column.addLayout(grid)
        self.house = self.add_chips("", [(True, tr("The house takes or gives the rest"))], several=True)
        self.sum = Label(wrap=True)
        self.column.addWidget(self.sum)
        self.add_reason()

    def take(self, event: Adjust) -> None:
        """Puts a correction into the fields."""
        for field, delta in zip(self.deltas, event.deltas, strict=True):
            most = max(_LARGEST, abs(delta))
            field.setRange(-most, most)
            field.setValue(delta)
        self.house.set_chosen([event.house])
        self.take_reason(event.reason)

    def event_now(self) -> Adjust | None:
        """Returns the correction, None while it moves nothing or its sum is wrong."""
        deltas = tuple(field.value() for field in self.deltas)
        house = bool(self.house.values())
        if not any(deltas) or (sum(deltas) != 0 and not house):
            return None
        return Adjust(deltas=deltas, reason=self.reason_now(), house=house)

    def missing(self) -> str:
        """Returns what a correction still lacks."""
        total = sum(field.value() for field in self.deltas)
        if total:
            return tr("The sum is {sum}. It must be zero.").format(sum=change(total))
        return tr("Nobody’s points change yet.")

    def preview(self, event: Adjust | None) -> None:
        """Shows the scores after the correction, and the sum."""
        total = sum(field.value() for field in self.deltas)
        for seat, (field, text) in enumerate(zip(self.deltas, self._after, strict=True)):
            before = self.before.table.scores[seat]
            words = tr("{before} becomes {after}").format(before=figure(before), after=figure(before + field.value()))
            text.setText(words if field.value() else figure(before))
        if self.house.values():
            sentence = tr("The house changes by {points}.")
        elif total:
            sentence = tr("The sum is {sum}. It must be zero.")
        else:
            sentence = tr("The sum is zero.")
        self.sum.setText(sentence.format(sum=change(total), points=change(-total)))
        self.sum.set_role("error" if total and not self.house.values() else "ink2")

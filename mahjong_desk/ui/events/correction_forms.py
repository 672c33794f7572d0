# SPDX-License-Identifier: MIT
"""Forms that correct scores, counters and deposit."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.events import Adjustment, StickCorrection
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.event_form import EventContext, EventFormWidget
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import table
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.phrases import capitalised
from mahjong_desk.ui.text.vocabulary import counters_name

_LARGEST = 999_990


class AdjustForm(EventFormWidget[Adjustment]):
    """An adjustment of points; it must sum to zero unless the house takes part."""

    def build(self) -> None:
        self.add_text(tr("Points that the players agree to move."))
        players = self.before.players
        names = [tr("Change of {player}").format(player=name) for name in players]
        self.deltas = tuple(self.make_number(name, range(-_LARGEST, _LARGEST + 1, 10)) for name in names)
        self._after = tuple(Label(role="ink2") for _ in players)
        heads = (Label(name, bold=True) for name in players)
        lines = zip(heads, self.deltas, self._after, strict=True)
        self.column.addLayout(table(lines, wide=3, gaps=(theme.px(16), theme.px(8))))
        self.house = self.add_chips("", [(True, tr("The house takes or gives the rest"))], several=True)
        self.sum = Label(wrap=True)
        self.column.addWidget(self.sum)
        self.add_reason()

    def take(self, event: Adjustment) -> None:
        for field, delta in zip(self.deltas, event.deltas, strict=True):
            most = max(_LARGEST, abs(delta))
            field.setRange(-most, most)
            field.setValue(delta)
        self.house.set_chosen([event.house])
        self.take_reason(event.reason)

    def event_now(self) -> Adjustment | None:
        deltas = tuple(field.value() for field in self.deltas)
        house = bool(self.house.values())
        if not any(deltas) or (sum(deltas) != 0 and not house):
            return None
        return Adjustment(deltas=deltas, reason=self.reason_now(), house=house)

    def missing(self) -> str:
        total = sum(field.value() for field in self.deltas)
        if total:
            return tr("The sum is {sum}. It must be zero.").format(sum=format_change(total))
        return tr("No points changed yet")

    def preview(self, event: Adjustment | None) -> None:
        total = sum(field.value() for field in self.deltas)
        for seat, (field, text) in enumerate(zip(self.deltas, self._after, strict=True)):
            before = self.before.table.scores[seat]
            words = tr("{before} becomes {after}").format(
                before=format_number(before), after=format_number(before + field.value())
            )
            text.setText(words if field.value() else format_number(before))
        if self.house.values():
            sentence = tr("The house changes by {points}.")
        elif total:
            sentence = tr("The sum is {sum}. It must be zero.")
        else:
            sentence = tr("The sum is zero.")
        self.sum.setText(sentence.format(sum=format_change(total), points=format_change(-total)))
        self.sum.set_role("error" if total and not self.house.values() else "ink2")


_MOST_HONBA, _LARGEST_DEPOSIT = 999, 999_990


class SticksForm(EventFormWidget[StickCorrection]):
    """The counters and the deposit that are really on the table.

    Attributes:
        honba: The field for the number of counters, or None if the game has none.
        deposit: The field for the points on the table, or None if the game has none.
    """

    def __init__(self, before: EventContext, event: StickCorrection | None = None) -> None:
        self._told = event or StickCorrection()
        super().__init__(before, event)

    def build(self) -> None:
        self.add_text(tr("Enter what is actually on the table. Scores do not change."))
        ruleset, before = self.before.ruleset, self.before.table
        self.honba: NumberBox | None = None
        self.deposit: NumberBox | None = None
        lines = []
        if ruleset.conventions.has_honba:
            name = capitalised(counters_name(ruleset))
            self.honba = self.make_number(name, range(_MOST_HONBA + 1), before.honba)
            lines.append(self._line(name, self.honba))
        if ruleset.conventions.has_deposit:
            name, stake = tr("Riichi sticks"), self.before.rules.riichi_stake or 1
            self.deposit = self.make_number(name, range(0, _LARGEST_DEPOSIT + 1, stake), before.deposit)
            lines.append(self._line(name, self.deposit))
        self.column.addLayout(table(lines, wide=2, gaps=(theme.px(16), theme.px(8))))
        self._sentence = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._sentence)
        self.add_reason()

    def _line(self, name: str, box: NumberBox) -> tuple[QWidget, ...]:
        now = tr("now {number}").format(number=format_number(box.value()))
        return Label(name, bold=True), box, Label(now, role="ink2")

    def take(self, event: StickCorrection) -> None:
        for box, number in ((self.honba, event.honba), (self.deposit, event.deposit)):
            if box is not None and number is not None:
                box.setMaximum(max(box.maximum(), number))
                box.setValue(number)
        self.take_reason(event.reason)

    def event_now(self) -> StickCorrection | None:
        table = self.before.table
        honba = _changed_value(self.honba, table.honba, self._told.honba)
        deposit = _changed_value(self.deposit, table.deposit, self._told.deposit)
        if honba is None and deposit is None:
            return None
        return StickCorrection(honba=honba, deposit=deposit, reason=self.reason_now())

    def missing(self) -> str:
        return tr("No change")

    def preview(self, event: StickCorrection | None) -> None:
        gained = 0
        if event is not None and event.deposit is not None:
            gained = event.deposit - self.before.table.deposit
        content = tr("Riichi sticks change by {points}, balanced by the house.").format(points=format_change(gained))
        self._sentence.setText(content if gained else " ")


def _changed_value(box: NumberBox | None, now: int, given: int | None) -> int | None:
    """Returns the value of a field if it differs from the table or was given before."""
    if box is None or (box.value() == now and given is None):
        return None
    return box.value()

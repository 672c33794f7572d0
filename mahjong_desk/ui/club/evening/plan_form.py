# SPDX-License-Identifier: MIT
"""How an evening goes, filled in: seats, rounds, the timer and the last hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.evening.evening import EveningPlan, LastHands
from mahjong_desk.club.schedule.proposing import PairingMethod
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.side_panel import last_hands_name, last_hands_text
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet


def method_name(method: PairingMethod) -> str:
    """Returns what a way is called."""
    return {
        PairingMethod.SWISS: tr("Swiss"),
        PairingMethod.ROUND_ROBIN: tr("No repeats"),
        PairingMethod.EVERYBODY: tr("Everyone meets everyone"),
        PairingMethod.RANDOM: tr("Random"),
    }[method]


def method_description(method: PairingMethod) -> str:
    """Returns what a way does, in a sentence."""
    return {
        PairingMethod.SWISS: tr("Players close in the standings meet, avoiding repeat pairings."),
        PairingMethod.ROUND_ROBIN: tr("Nobody meets twice while avoidable; after that, repeats are spread evenly."),
        PairingMethod.EVERYBODY: tr("As many new pairings as possible in every round."),
        PairingMethod.RANDOM: tr(
            "Random draw, ignoring earlier meetings. Turns to sit out and winds are still balanced."
        ),
    }[method]


_METHODS: Final = (PairingMethod.SWISS, PairingMethod.ROUND_ROBIN, PairingMethod.EVERYBODY, PairingMethod.RANDOM)


class PlanForm(QWidget):
    """Asks how an evening goes, whatever is played."""

    changed = Signal()

    def __init__(self, before: EveningPlan | None, sheet: Sheet, *, played: int = 0) -> None:
        super().__init__(sheet)
        self.method = ChipGroup(tr("Seats", "how they are found"), sheet, letters=True)
        self.method.set_choices([(method, method_name(method)) for method in _METHODS])
        self.method.choose(before.method if before is not None else PairingMethod.SWISS)
        self.method.chosen.connect(lambda _value: self._update_texts())
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.rounds = _box(max(1, played), 40, before.rounds if before is not None else 4)
        self.minutes = _box(0, 600, before.minutes if before is not None else 50)
        self.last_minutes = _box(0, 120, before.last_minutes if before is not None else 10)
        self.last_hands = ChipGroup("", sheet)
        self.last_hands.setAccessibleName(tr("Last hands", "how a round ends"))
        self.last_hands.set_choices([(rule, last_hands_name(rule)) for rule in LastHands])
        self.last_hands.choose(before.last_hands if before is not None else LastHands.ONE_MORE)
        self.last_hands.chosen.connect(lambda _rule: self._update_texts())
        boxed(column(self.method, self._meaning, self._numbers(), self.last_hands, gap=theme.px(8)), self)
        self._update_texts()

    def _numbers(self) -> QGridLayout:
        numbers = (
            (tr("Rounds", "how many"), self.rounds, ""),
            (tr("Minutes per round"), self.minutes, tr("0: no timer")),
            (tr("Minutes for last hands"), self.last_minutes, tr("0: no last hands")),
        )
        for label, box, tip in numbers:
            box.setAccessibleName(label)
            box.setToolTip(tip)
            box.valueChanged.connect(lambda _value: self.changed.emit())
        labels = [Label(label, size=14, role="ink2") for label, _, _ in numbers]
        return table((labels, [box for _, box, _ in numbers]), wide=3, gaps=(theme.px(18), theme.px(2)))

    def to_plan(self, plan: EveningPlan) -> EveningPlan:
        """Returns a plan that goes as it is filled in here."""
        method, rule = self.method.value(), self.last_hands.value()
        assert isinstance(method, PairingMethod)
        assert isinstance(rule, LastHands)
        return replace(
            plan,
            method=method,
            rounds=self.rounds.value(),
            minutes=self.minutes.value(),
            last_minutes=min(self.last_minutes.value(), self.minutes.value()),
            last_hands=rule,
        )

    def _update_texts(self) -> None:
        method, rule = self.method.value(), self.last_hands.value()
        self._meaning.setText(method_description(method) if isinstance(method, PairingMethod) else "")
        self.last_hands.setToolTip(last_hands_text(rule) if isinstance(rule, LastHands) else "")
        self.changed.emit()


def _box(least: int, most: int, value: int) -> NumberBox:
    box = NumberBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setFixedWidth(theme.px(88))
    return box

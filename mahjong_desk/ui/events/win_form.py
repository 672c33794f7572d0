# SPDX-License-Identifier: MIT
"""The form of a win by its value; a win by its tiles is entered in the picker."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from mahjong_desk.entry.winners import manual_value
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, FieldOwner
from mahjong_desk.rules.value.typed import ValueForm
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.event_form import EventFormWidget, seat_of
from mahjong_desk.ui.events.extra_fields import ExtraFieldControls
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, table
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.vocabulary import vocabulary_context

SELF_DRAWN = -1
"""Stands for no discarder."""
_CARRIERS = (FieldOwner.WIN, FieldOwner.WINNER)


class WinForm(EventFormWidget[Win]):
    """A win by its value, or the way to the picker."""

    tiles_requested = Signal()

    def build(self) -> None:
        ruleset = self.before.ruleset
        self.winner = self.add_players(tr("Winner"))
        self.winner.choose(0)
        self.giver = self.add_players(tr("By", "who discarded", usage=vocabulary_context(ruleset)))
        self.giver.set_choices([(SELF_DRAWN, tr("Self-draw", "nobody discarded")), *enumerate(self.before.players)])
        self.giver.choose(SELF_DRAWN)
        self.tiles = SecondaryButton(tr("Enter the &tiles…"), icon="picker")
        self.tiles.clicked.connect(self.tiles_requested)
        self.column.addWidget(self.tiles, 0, Qt.AlignmentFlag.AlignLeft)
        forms = self.before.rules.value_forms
        self.forms = self.add_chips(tr("Or its value"), [(form.id, localised(form.name)) for form in forms])
        self.forms.choose(forms[0].id)
        self.numbers: dict[tuple[str, str], NumberBox] = {}
        self.truths: dict[tuple[str, str], QCheckBox] = {}
        self._rows = {form.id: self._form_row(form) for form in forms}
        self.forms.chosen.connect(self._change_form)
        self.extra_fields = {
            carrier: ExtraFieldControls(self, carrier, self._initial_values(carrier)) for carrier in _CARRIERS
        }
        text = tr("The value stays marked “not checked” until the tiles are entered with “Correct…”.")
        self.column.addWidget(Label(text, size=14, role="ink2", wrap=True))
        self._change_form()

    def _form_row(self, form: ValueForm) -> QWidget:
        lines: list[QWidget | tuple[QWidget, QWidget]] = []
        for field in form.fields:
            name = localised(field.name)
            if field.is_boolean:
                box = self.truths[form.id, field.id] = QCheckBox(name)
                box.setChecked(bool(field.default))
                box.toggled.connect(self.check)
                lines.append(box)
                continue
            number = self.make_number(name, range(field.minimum, field.maximum + 1, field.step), field.default)
            self.numbers[form.id, field.id] = number
            lines.append((Label(name), number))
        made = boxed(table(lines, wide=2, gaps=(-1, -1)))
        self.column.addWidget(made)
        return made

    def _change_form(self) -> None:
        for identity, row in self._rows.items():
            row.setVisible(identity == self.forms.value())

    def take(self, event: Win) -> None:
        self.winner.choose(event.wins[0].seat)
        self.giver.choose(SELF_DRAWN if event.discarder is None else event.discarder)

        for carrier, fields in self.extra_fields.items():
            fields.take(self._initial_values(carrier, event))

    def check(self) -> None:
        for carrier, fields in self.extra_fields.items():
            fields.show_beside(EMPTY_MAPPING, partial(self._win_telling, carrier))
        super().check()

    def _initial_values(self, carrier: FieldOwner, event: Win | None = None) -> Mapping[str, object]:
        event = event or self.first
        if event is None:
            return EMPTY_MAPPING
        return event.extra_fields if carrier is FieldOwner.WIN else event.wins[0].extra_fields

    def _current_values(self) -> dict[FieldOwner, Mapping[str, object]]:
        return {carrier: fields.now() for carrier, fields in self.extra_fields.items()}

    def event_now(self) -> Win | None:
        return self._win_with(self._current_values())

    def _win_telling(self, carrier: FieldOwner, values: Mapping[str, object]) -> Win | None:
        return self._win_with({**self._current_values(), carrier: values})

    def _win_with(self, extra_fields: Mapping[FieldOwner, Mapping[str, object]]) -> Win | None:
        winner, giver = seat_of(self.winner), seat_of(self.giver)
        if winner is None:
            return None
        form = str(self.forms.value())
        values = {field: box.value() for (own, field), box in self.numbers.items() if own == form}
        values.update({field: int(box.isChecked()) for (own, field), box in self.truths.items() if own == form})
        value = manual_value(self.before.rules, form, values)
        won = Winner(winner, value=value, extra_fields=extra_fields[FieldOwner.WINNER] or EMPTY_MAPPING)
        discarder = None if giver == SELF_DRAWN else giver
        return Win(discarder=discarder, wins=(won,), extra_fields=extra_fields[FieldOwner.WIN] or EMPTY_MAPPING)

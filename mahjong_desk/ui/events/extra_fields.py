# SPDX-License-Identifier: MIT
"""The controls of the extra fields that a ruleset declares for a kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, FieldOwner, with_defaults
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.text.phrases import capitalised, localised

if TYPE_CHECKING:
    from mahjong_desk.ui.events.event_form import EventFormWidget

_MOST_CHIPS = 10
"""The most numbers shown as chips; more are typed or stepped."""


class ExtraFieldControls:
    """The controls of the extra fields of one carrier.

    Fields that do not go with the rest of the event are hidden; values that the rules refuse now are disabled. A claimed hand is
    entered in the picker and has no control here.
    """

    def __init__(
        self, form: EventFormWidget[Any], carrier: FieldOwner, values: Mapping[str, object] = EMPTY_MAPPING
    ) -> None:
        self._form, self._given = form, values
        self._column = form.column
        before = form.before
        asked = before.rules.offered_fields(carrier, before.table)
        self._fields = tuple(
            field
            for field in before.ruleset.extra_fields_of(carrier)
            if field.kind is not FieldKind.CLAIMED_WIN and (field in asked or field.id in values)
        )
        self.groups: dict[str, ChipGroup] = {}
        self.numbers: dict[str, NumberBox] = {}
        self.tiles: dict[str, TileChooser] = {}
        self._rows: dict[str, QWidget] = {}
        for field in self._of(FieldKind.SEAT, FieldKind.SEATS, FieldKind.CHOICE, FieldKind.NUMBER, FieldKind.PIECES):
            self._add(field)
        truths = [(field.id, capitalised(localised(field.name))) for field in self._of(FieldKind.BOOLEAN)]
        self.marks = form.add_chips("", truths, several=True)
        for tiles in self.tiles.values():
            self._column.addWidget(tiles)
        self._show_values(values)

    def take(self, values: Mapping[str, object]) -> None:
        """Fills the controls from an event's extra fields."""
        self._given = values
        self._show_values(values)

    def now(self, other_values: Mapping[str, object] = EMPTY_MAPPING) -> dict[str, object]:
        """Returns the extra fields that go with the rest of the event."""
        found: dict[str, object] = {}
        for field in self._fields:
            if not field.is_allowed_with({**other_values, **with_defaults(self._fields, found)}):
                continue
            value = self._value(field)
            # A default value that was given stays.
            if not _unsaid(field, value) or (field.id in self._given and value == self._given[field.id]):
                found[field.id] = value
        return found

    def missing(self, other_values: Mapping[str, object] = EMPTY_MAPPING) -> str:
        """Returns what is missing; empty if nothing is."""
        values = self.now(other_values)
        said = {**other_values, **with_defaults(self._fields, values)}
        for field in self._fields:
            if field.required and field.is_allowed_with(said) and field.id not in values:
                return tr("Still needed: {field}").format(field=localised(field.name))
        return ""

    def show_beside(
        self, other_values: Mapping[str, object], event_with: Callable[[Mapping[str, object]], Event | None]
    ) -> None:
        """Shows the fields that go with the rest of the event, and disables what the rules refuse.

        Args:
            event_with: Returns the event with other extra fields; None if it is incomplete.
        """
        values = self.now(other_values)
        said = {**other_values, **with_defaults(self._fields, values)}
        marks: dict[str, str] = {}
        for field in self._fields:
            if field.kind is FieldKind.BOOLEAN:
                event = event_with({**values, field.id: True})
                refused = self._form.refusal_of(event, field.id) if not values.get(field.id) else ""
                marks |= {field.id: refused} if refused else {}
                continue
            self._rows[field.id].setVisible(field.is_allowed_with(said))
            if field.kind in (FieldKind.SEAT, FieldKind.SEATS, FieldKind.CHOICE) and field.is_allowed_with(said):
                self.groups[field.id].disable(dict(self._barred(field, values, event_with)))
        self.marks.disable(marks)

    def _of(self, *kinds: FieldKind) -> tuple[ExtraField, ...]:
        return tuple(field for field in self._fields if field.kind in kinds)

    def _add(self, field: ExtraField) -> None:
        form, name = self._form, capitalised(localised(field.name))
        words = [(word, capitalised(localised(names))) for word, names in field.choices.items()]
        if field.kind is FieldKind.PIECES:
            self.tiles[field.id] = choice = TileChooser(form.before.ruleset, name, form, several=True)
            choice.changed.connect(form.check)
            choice.refused.connect(form.refused)
            self._rows[field.id] = choice
            return
        optional = field.default is None and not field.required
        if field.kind is FieldKind.SEATS:
            group = form.add_players(name, several=True)
        elif field.kind is FieldKind.SEAT:
            group = form.add_players(name, optional=optional)
            group.set_choices([*words, *enumerate(form.before.players)])
        elif field.kind is FieldKind.CHOICE:
            group = form.add_chips(name, words, optional=optional)
        elif len(field.allowed_numbers) <= _MOST_CHIPS:
            group = form.add_chips(name, [(number, str(number)) for number in field.allowed_numbers], optional=optional)
        else:
            self._rows[field.id] = self._number(field, name)
            self._column.addWidget(self._rows[field.id])
            return
        self.groups[field.id] = self._rows[field.id] = group
        self._column.addWidget(group)

    def _number(self, field: ExtraField, name: str) -> QWidget:
        allowed = field.allowed_numbers
        step = allowed.step if isinstance(allowed, range) else 1
        box = self.numbers[field.id] = self._form.make_number(name, range(allowed[0], allowed[-1] + 1, step))
        return boxed(row(Label(name, role="ink3"), box, ..., gap=-1))

    def _show_values(self, values: Mapping[str, object]) -> None:
        self.marks.set_chosen([name for name, value in values.items() if value is True])
        for field in self._fields:
            value = values.get(field.id, field.default)
            if field.kind is FieldKind.SEATS:
                self.groups[field.id].set_chosen(value if isinstance(value, tuple) else ())
            elif field.id in self.groups:
                self.groups[field.id].choose(value)
            elif field.id in self.numbers and isinstance(value, int):
                self.numbers[field.id].setValue(value)
            elif field.id in self.tiles:
                self.tiles[field.id].choose(value if isinstance(value, tuple) else ())

    def _value(self, field: ExtraField) -> Any:
        if field.kind is FieldKind.BOOLEAN:
            return field.id in self.marks.values()
        if field.id in self.numbers:
            return self.numbers[field.id].value()
        if field.id in self.tiles:
            return self.tiles[field.id].pieces
        group = self.groups[field.id]
        return tuple(group.values()) if field.kind is FieldKind.SEATS else group.value()

    def _barred(
        self,
        field: ExtraField,
        values: Mapping[str, object],
        event_with: Callable[[Mapping[str, object]], Event | None],
    ) -> Iterator[tuple[object, str]]:
        """Yields the values that cannot be chosen, each with its reason; a chosen one can always be cleared."""
        chosen = self.groups[field.id].values()
        several = field.kind is FieldKind.SEATS
        seats = () if field.kind is FieldKind.CHOICE else range(len(self._form.before.players))
        for value in (*field.choices, *seats):
            if value in chosen:
                continue
            event = event_with({**values, field.id: (*chosen, value) if several else value})
            refused = self._form.refusal_of(event, field.id)
            if refused:
                yield value, refused


def _unsaid(field: ExtraField, value: object) -> bool:
    """Returns whether a field with this value is left out of the event."""
    return value is None or value is False or value == () or (field.default is not None and value == field.default)

# SPDX-License-Identifier: MIT
"""The forms of events that end a hand; a win is entered in the picker."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.events import Chombo, Draw, Event
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, FieldOwner, with_defaults
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.event_form import EventContext, EventFormWidget
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows, SeatBox
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.payments import payer_payee_pairs, seat_boxes
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import chombo_name, chombo_plural_name, draw_name, vocabulary_context

_MAX_CHIPS = 10
"""The most numbers shown as chips; more are typed or stepped."""


class ExtraFieldControls:
    """The controls of the extra fields of a draw or a chombo.

    Fields that do not go with the rest of the event are hidden; values that the rules refuse now are disabled. A claimed hand is
    entered in the picker and has no control here.
    """

    def __init__(self, form: EventFormWidget[Any], owner: FieldOwner, values: Mapping[str, object]) -> None:
        self._form, self._given = form, values
        self._column = form.column
        before = form.before
        offered = before.rules.offered_fields(owner, before.table)
        self._fields = tuple(
            field
            for field in before.ruleset.extra_fields_of(owner)
            if field.kind is not FieldKind.CLAIMED_WIN and (field in offered or field.id in values)
        )
        self.groups: dict[str, ChipGroup] = {}
        self.numbers: dict[str, NumberBox] = {}
        self.tiles: dict[str, TileChooser] = {}
        self._rows: dict[str, QWidget] = {}
        truths: list[tuple[str, str]] = []
        for field in self._fields:
            if field.kind is FieldKind.BOOLEAN:
                truths.append((field.id, capitalise(localise(field.name))))
            else:
                self._add(field)
        self.marks = form.add_chips("", truths, several=True)
        for tiles in self.tiles.values():
            self._column.addWidget(tiles)
        self._show_values(values)

    def set_values(self, values: Mapping[str, object]) -> None:
        """Fills the controls from an event's extra fields."""
        self._given = values
        self._show_values(values)

    def current_values(self, other_values: Mapping[str, object] = EMPTY_MAPPING) -> dict[str, object]:
        """Returns the extra fields that go with the rest of the event."""
        values: dict[str, object] = {}
        for field in self._fields:
            if not field.is_allowed_with({**other_values, **with_defaults(self._fields, values)}):
                continue
            value = self._value(field)
            # A default value that the event already had is kept.
            if not _is_omitted(field, value) or (field.id in self._given and value == self._given[field.id]):
                values[field.id] = value
        return values

    def missing_text(self, other_values: Mapping[str, object] = EMPTY_MAPPING) -> str:
        """Returns which required field is missing, in words; empty if none is."""
        values = self.current_values(other_values)
        known_values = {**other_values, **with_defaults(self._fields, values)}
        for field in self._fields:
            if field.required and field.is_allowed_with(known_values) and field.id not in values:
                return tr("Still needed: {field}").format(field=localise(field.name))
        return ""

    def update(
        self, other_values: Mapping[str, object], event_with: Callable[[Mapping[str, object]], Event | None]
    ) -> None:
        """Shows the fields that fit the event, and disables the values that are refused.

        Args:
            event_with: Returns the event with other extra fields; None if it is incomplete.
        """
        values = self.current_values(other_values)
        known_values = {**other_values, **with_defaults(self._fields, values)}
        marks: dict[str, str] = {}
        for field in self._fields:
            if field.kind is FieldKind.BOOLEAN:
                event = event_with({**values, field.id: True})
                refused = self._form.event_refusal(event, field.id) if not values.get(field.id) else ""
                marks |= {field.id: refused} if refused else {}
                continue
            is_allowed = field.is_allowed_with(known_values)
            self._rows[field.id].setVisible(is_allowed)
            if is_allowed and field.kind in (FieldKind.SEAT, FieldKind.SEATS, FieldKind.CHOICE):
                self.groups[field.id].disable(dict(self._refused_values(field, values, event_with)))
        self.marks.disable(marks)

    def _add(self, field: ExtraField) -> None:
        form, name = self._form, capitalise(localise(field.name))
        words = [(word, capitalise(localise(names))) for word, names in field.choices.items()]
        if field.kind is FieldKind.PIECES:
            self.tiles[field.id] = choice = TileChooser(form.before.rules, name, form, several=True)
            choice.changed.connect(form.validate)
            choice.refused.connect(form.input_rejected)
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
        elif len(field.allowed_numbers) <= _MAX_CHIPS:
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

    def _refused_values(
        self,
        field: ExtraField,
        values: Mapping[str, object],
        event_with: Callable[[Mapping[str, object]], Event | None],
    ) -> Iterator[tuple[object, str]]:
        """Yields the unchosen values that are refused, each with its reason."""
        chosen = self.groups[field.id].values()
        several = field.kind is FieldKind.SEATS
        seats = () if field.kind is FieldKind.CHOICE else range(len(self._form.before.players))
        for value in (*field.choices, *seats):
            if value in chosen:
                continue
            event = event_with({**values, field.id: (*chosen, value) if several else value})
            refused = self._form.event_refusal(event, field.id)
            if refused:
                yield value, refused


def _is_omitted(field: ExtraField, value: object) -> bool:
    """Returns whether a field with this value is left out of the event."""
    return value is None or value is False or value == () or (field.default is not None and value == field.default)


class DrawForm(EventFormWidget[Draw]):
    """A hand without a winner, with tenpai and extra fields if the rules need them."""

    def __init__(self, before: EventContext, event: Draw | None = None, *, kind: str = "") -> None:
        self._offered = (kind,) if kind else before.rules.draw_kinds
        # An unanswered question stays unanswered until the user answers it.
        self._is_unanswered = event is not None and event.tenpai is None
        self._tenpai_before = () if event is None else event.tenpai
        super().__init__(before, event)

    def build(self) -> None:
        ruleset, table = self.before.ruleset, self.before.table
        choices = [(kind, capitalise(draw_name(ruleset, kind))) for kind in self._offered]
        self.kinds = self.add_chips(tr("Kind"), choices)
        self.kinds.choose(self._offered[0])
        self.kinds.setVisible(len(choices) > 1)
        self.tenpai = self.add_players(tr("Tenpai"), several=True)
        # A player in riichi has declared tenpai already.
        self.tenpai.set_chosen([seat for seat in table.riichi if seat not in table.dead_hands])
        self.tenpai.toggled.connect(self._mark_answered)
        self.extra_fields = ExtraFieldControls(
            self, FieldOwner.DRAW, EMPTY_MAPPING if self.initial_event is None else self.initial_event.extra_fields
        )
        self.arrows = PaymentArrows(self)
        self.arrows.setMinimumHeight(theme.px(176))
        self.column.addWidget(self.arrows, 1)
        self.add_payments()
        self._kind = ""

    def hide_payments(self) -> None:
        super().hide_payments()
        self.arrows.hide()

    def set_event(self, event: Draw) -> None:
        self.kinds.choose(event.kind)
        self.tenpai.set_chosen(event.tenpai or ())
        self.extra_fields.set_values(event.extra_fields)

    def validate(self) -> None:
        kind = self.kinds.value()
        if kind != self._kind:
            self._kind = kind
            rules, table = self.before.rules, self.before.table
            is_asked = bool(self._tenpai_before) or tenpai_matters(rules, table, kind)
            self.tenpai.setVisible(is_asked)
        self._disable_impossible_tenpai()
        self.extra_fields.update({"kind": kind}, self._draw_with)
        super().validate()

    def preview(self, event: Draw | None) -> None:
        super().preview(event)
        names, rules, table = self.before.players, self.before.rules, self.before.table
        if event is None:
            scores = map(format_number, table.scores)
            boxes = tuple(SeatBox(name, name, detail=score) for name, score in zip(names, scores, strict=True))
            self.arrows.set_payments(boxes, order=table.turn_order)
            return
        settlement, ready = rules.settle(table, event), event.tenpai or ()
        gaining = [seat for seat, delta in enumerate(settlement.deltas) if delta > 0 or seat in ready]
        boxes = seat_boxes(rules.ruleset, settlement, names)
        self.arrows.set_payments(boxes, payer_payee_pairs(settlement), highlight=gaining, order=table.turn_order)

    def _disable_impossible_tenpai(self) -> None:
        """Disables players who cannot be tenpai, such as those with a dead hand."""
        ready = tuple(self.tenpai.values())
        others = [seat for seat in range(len(self.before.players)) if seat not in ready]
        tried = {seat: Draw(kind=self._kind, tenpai=(*ready, seat)) for seat in others}
        now = self.event_refusal(Draw(kind=self._kind, tenpai=ready), "tenpai")
        # If the draw is refused anyway, one more tenpai player is not the reason.
        barred = {} if now else {seat: self.event_refusal(event, "tenpai") for seat, event in tried.items()}
        self.tenpai.disable({seat: reason for seat, reason in barred.items() if reason})

    def _mark_answered(self) -> None:
        if self._is_unanswered:
            self._is_unanswered = False
            self.validate()

    def current_event(self) -> Draw | None:
        others = {"kind": self._kind}
        if self.extra_fields.missing_text(others):
            return None
        return self._draw_with(self.extra_fields.current_values(others))

    def missing_text(self) -> str:
        return self.extra_fields.missing_text({"kind": self._kind})

    def _draw_with(self, values: Mapping[str, object]) -> Draw:
        is_answered = self.tenpai.isVisibleTo(self) and not self._is_unanswered
        tenpai = tuple(self.tenpai.values()) if is_answered else None
        return Draw(kind=self._kind, tenpai=tenpai, extra_fields=values or EMPTY_MAPPING)


def needs_form(rules: TableRules, table: Table, kind: str) -> bool:
    """Returns whether a draw of a kind asks for tenpai or an extra field."""
    fields = rules.offered_fields(FieldOwner.DRAW, table)
    known_values = {"kind": kind, **with_defaults(fields, EMPTY_MAPPING)}
    return tenpai_matters(rules, table, kind) or any(field.is_allowed_with(known_values) for field in fields)


def tenpai_matters(rules: TableRules, table: Table, kind: str) -> bool:
    """Returns whether tenpai makes a difference for a draw of a kind."""
    outcomes = []
    # Some rules refuse a draw at which a player in riichi is noten.
    for extra_seat in (None, *range(table.players)):
        ready = {seat for seat in table.riichi if seat not in table.dead_hands} | ({extra_seat} - {None})
        event = Draw(kind=kind, tenpai=tuple(sorted(ready)))
        try:
            settlement = rules.settle(table, event)
        except Refusal:
            continue
        after, ended = rules.advance(table, event, settlement)
        outcomes.append((settlement.deltas, after, ended))
    # Some rules require a player in riichi to be named even if that moves nothing.
    must_be_named = bool(outcomes) and isinstance(rules.try_settle(table, Draw(kind=kind)), Refusal)
    return must_be_named or any(outcome != outcomes[0] for outcome in outcomes)


class ChomboForm(EventFormWidget[Chombo]):
    """A foul.

    Attributes:
        claim: The field for the claimed hand, or None if these rules have none.
    """

    def build(self) -> None:
        ruleset = self.before.ruleset
        self.add_player(tr("Player", usage=vocabulary_context(ruleset)))
        first = EMPTY_MAPPING if self.initial_event is None else self.initial_event.extra_fields
        self.extra_fields = ExtraFieldControls(self, FieldOwner.CHOMBO, first)
        self.add_known_reasons(ruleset.vocabulary.foul_reasons)
        if not self._refuses("reason", reason="…"):
            self.add_reason()
        self.add_payments()
        claims = (item.id for item in ruleset.extra_fields_of(FieldOwner.CHOMBO) if item.kind is FieldKind.CLAIMED_WIN)
        self.claim = next((field for field in claims if self._refuses(field)), None)

    def _refuses(self, field: str, reason: str | None = None) -> bool:
        """Returns whether the rules refuse a chombo with a reason because of a field."""
        table = self.before.table
        try:
            self.before.rules.settle(table, Chombo(player=table.dealer, reason=reason))
        except Refusal as refusal:
            return refusal.path == field
        return False

    def set_event(self, event: Chombo) -> None:
        super().set_event(event)
        self.extra_fields.set_values(event.extra_fields)

    def validate(self) -> None:
        self.extra_fields.update(EMPTY_MAPPING, self._chombo_with)
        super().validate()

    def current_event(self) -> Chombo | None:
        return None if self.extra_fields.missing_text() else self._chombo_with(self.extra_fields.current_values())

    @property
    def name(self) -> str:
        """The name of the chosen foul."""
        ruleset = self.before.ruleset
        return capitalise(chombo_name(ruleset, self.extra_fields.current_values())) or chombo_plural_name(ruleset)

    def missing_text(self) -> str:
        return super().missing_text() or self.extra_fields.missing_text()

    def _chombo_with(self, values: Mapping[str, object]) -> Chombo | None:
        if self.seat is None:
            return None
        return Chombo(player=self.seat, reason=self.chosen_reason(), extra_fields=values or EMPTY_MAPPING)

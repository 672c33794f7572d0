# SPDX-License-Identifier: MIT
"""The schemas of what is asked under one rule system: requests, matches and their events (contract.md §2–5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from mahjong_desk.interchange.events import EVENT_FORMS, EVENT_NAMES, Kind
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, MOST_EVENTS, RULESET_VERSION, table_fields
from mahjong_desk.interchange.read_hand import hand_fields
from mahjong_desk.interchange.schema.parts import (
    COUNT,
    FINGERPRINT,
    NAME,
    TEXT,
    TRUTH,
    WHOLE,
    Json,
    exactly,
    items,
    or_null,
    own,
    record,
    some,
    whole,
    words,
)
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.events import PenaltyState, Win
from mahjong_desk.rules.model.extra_fields import Carrier, ExtraField, FieldKind, with_defaults
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.value.typed import ValueForm
from mahjong_desk.shapes import MeldKind


def options_schema(options: Sequence[Option]) -> Json:
    """Returns the schema of the options that a table chose; each may be left out."""
    return record({}, {option.id: _option_schema(option) for option in options})


def _option_schema(option: Option) -> Json:
    if option.span is not None:
        steps = {} if option.span.step == 1 else {"multipleOf": option.span.step}
        return {**whole(option.span[0], option.span[-1]), **steps, "default": option.default}
    return {"enum": [choice.value for choice in option.choices], "default": option.default}


def pieces_pattern(pieces: PieceSet) -> str:
    """Returns the regular expression of one or more pieces: letters, or digits before the letter of their suit."""
    suits: dict[str, str] = {}
    for piece in pieces.order:
        name = pieces.names[piece]
        suits[name[-1]] = suits.get(name[-1], "") + name[:-1]
    if not any(suits.values()):
        return f"[{''.join(suits)}]+"
    return f"(?:{'|'.join(f'[{digits}]+{suit}' for suit, digits in suits.items())})+"


@dataclass(frozen=True)
class Asked:
    """The definitions of one rule system's requests, under whichever of its options.

    What only some options allow is allowed here: that an option is needed is the engine's to say.
    """

    ruleset: Ruleset

    @cached_property
    def variants(self) -> tuple[Rules, ...]:
        """The rules with every option at its default, and with each value of each option in turn."""
        found = [self.ruleset.with_options({})]
        for option in self.ruleset.options:
            values = (
                [choice.value for choice in option.choices]
                if option.span is None
                else option.span[:: len(option.span) - 1]
            )
            found += [self.ruleset.with_options({option.id: value}) for value in values]
        return tuple(found)

    def definitions(self) -> dict[str, Json]:
        """Returns all definitions by their names."""
        ruleset, pieces = self.ruleset, self.ruleset.pieces
        seats = max(ruleset.players)
        pattern = pieces_pattern(pieces)
        event_names = [EVENT_NAMES[event] for event in ruleset.known_events]
        return {
            "options": options_schema(ruleset.options),
            "seat": whole(0, seats - 1),
            "tile": words(pieces.names[piece] for piece in pieces.order),
            "pieces": {"type": "string", "pattern": f"^{pattern}$"},
            "pieces_or_none": {"type": "string", "pattern": f"^(?:{pattern})?$"},
            "each_seat": items(WHOLE, min(ruleset.players), seats),
            "table": self._table(),
            "meld": self._meld(),
            "pao": record(
                {"player": own("seat"), "for": words(ruleset.vocabulary.pao) if ruleset.vocabulary.pao else TEXT}
            ),
            "hand": self._hand(complete=True),
            "hand_before": self._hand(complete=False),
            "value": self._value(),
            "winner": self._winner(),
            **{f"event_{name}": self._told_event(name) for name in event_names},
            "event": {
                "type": "object",
                "required": ["type"],
                "properties": {"type": words(event_names)},
                "allOf": [
                    {"if": {"properties": {"type": exactly(name)}, "required": ["type"]}, "then": own(f"event_{name}")}
                    for name in event_names
                ],
            },
            "score_request": record(
                {"ruleset": exactly(ruleset.id), "event": own("event_win")},
                {"options": own("options"), "table": own("table")},
            ),
            "waits_request": record(
                {"ruleset": exactly(ruleset.id), "winner": own("seat"), "hand": own("hand_before")},
                {
                    "options": own("options"),
                    "table": own("table"),
                    "from": own("seat"),
                    **self._extra_fields(Carrier.WINNER, ruleset.waits_fields),
                },
            ),
            "match": self._match(),
        }

    def _match(self) -> Json:
        ruleset = self.ruleset
        seats = max(ruleset.players)
        return record(
            {
                "format": exactly(MATCH_FORMAT),
                "version": exactly(MATCH_VERSION),
                "ruleset": exactly(ruleset.id),
                "players": items(NAME, min(ruleset.players), seats),
                "events": items(own("event"), most=MOST_EVENTS),
            },
            {
                "options": own("options"),
                "ruleset_version": exactly(RULESET_VERSION),
                "uuid": {"type": "string"},
                "journal": {"type": "array"},
                "journal_hash": {"type": "string"},
                "session": {"type": "object"},
                "fingerprint": FINGERPRINT,
            },
        )

    def _table(self) -> Json:
        ruleset, conventions = self.ruleset, self.ruleset.conventions
        known: dict[str, Json] = {
            "players": {"enum": list(ruleset.players)},
            "dealer": own("seat"),
            "round": words(name.value for rules in self.variants for name in rules.rounds),
            "number": whole(1) if conventions.last_number is None else whole(1, conventions.last_number),
            "honba": COUNT if conventions.honba else exactly(0),
            "deposit": COUNT if conventions.deposit else exactly(0),
            "scores": own("each_seat"),
            "order": {**items(own("seat"), min(ruleset.players), max(ruleset.players)), "uniqueItems": True},
        }
        return record(
            {}, {**{name: known[name] for name in table_fields(ruleset)}, **self._extra_fields(Carrier.TABLE)}
        )

    def _meld(self) -> Json:
        giver = or_null(own("seat"))
        schema = record({"kind": words(self.ruleset.meld_shapes()), "tiles": own("pieces")}, {"from": giver})
        closed = {"properties": {"kind": exactly(MeldKind.ANKAN.value)}, "required": ["kind"]}
        return {**schema, "if": closed, "then": {"properties": {"from": False}}}

    def _hand(self, *, complete: bool) -> Json:
        known: dict[str, Json] = {
            "concealed": own("pieces_or_none"),
            "melds": items(own("meld")),
            "winning_tile": own("tile"),
            "situation": some(words(one.id for one in self.ruleset.circumstances)),
            **{one.id: own("tile") if one.required else items(own("tile")) for one in self.ruleset.indicators},
            **self._extra_fields(Carrier.HAND),
        }
        required, optional = hand_fields(self.ruleset, complete=complete)
        return record({name: known[name] for name in required}, {name: known[name] for name in optional})

    def _winner(self) -> Json:
        pao = items(own("pao"), most=None if self.ruleset.vocabulary.pao else 0)
        schema = record(
            {"winner": own("seat")},
            {"hand": own("hand"), "value": own("value"), "pao": pao, **self._extra_fields(Carrier.WINNER)},
        )
        return {**schema, "oneOf": [{"required": ["hand"]}, {"required": ["value"]}]}

    def _value(self) -> Json:
        forms: list[Json] = []
        for rules in self.variants:
            forms += [schema for form in rules.value_forms if (schema := _form_schema(form)) not in forms]
        return {"anyOf": forms}

    def _event(self, name: str) -> Json:
        form = EVENT_FORMS[name]
        extra_fields = self._extra_fields(form.carrier) if form.carrier else {}
        told = {field.name: self._field(field.kind) for field in form.fields}
        required = [field.name for field in form.fields if field.required]
        optional = {name: told[name] for name in told if name not in required and self._counts(name)}
        schema = record({name: told[name] for name in required}, {**optional, **extra_fields})
        if form.carrier and (conditions := self._conditions(form.carrier)):
            schema["allOf"] = conditions
        if required or "reason" not in told or len(optional) == 1:
            return schema
        return {**schema, "anyOf": [{"required": [field]} for field in optional if field != "reason"]}

    def _told_event(self, name: str) -> Json:
        schema = self._event(name)
        properties = {"type": exactly(name), **schema["properties"], "note": TEXT, "at": TEXT}
        return {**schema, "properties": properties, "required": ["type", *schema.get("required", ())]}

    def _counts(self, field: str) -> bool:
        """Returns whether this system has the field, which it may lack where nothing is counted or laid down."""
        conventions = self.ruleset.conventions
        return {"honba": conventions.honba, "deposit": conventions.deposit}.get(field, True)

    def _field(self, kind: Kind) -> Json:
        known: dict[Kind, Json] = {
            Kind.GIVER: or_null(own("seat")),
            Kind.WINNERS: items(own("winner"), 1),
            Kind.DRAW: words(self.ruleset.vocabulary.draws),
            Kind.SEATS: some(own("seat")),
            Kind.PLAYER: own("seat"),
            Kind.TILE: own("tile"),
            Kind.STATE: words(PenaltyState),
            Kind.DELTAS: own("each_seat"),
            Kind.TRUTH: TRUTH,
            Kind.NAME: NAME,
            Kind.COUNT: COUNT,
            Kind.TEXT: TEXT,
        }
        return known[kind]

    def _extra_fields(self, carrier: Carrier, only: Sequence[str] | None = None) -> dict[str, Json]:
        fields = self.ruleset.extra_fields_of(carrier)
        return {field.id: self._extra_schema(field) for field in fields if only is None or field.id in only}

    def _conditions(self, carrier: Carrier) -> list[Json]:
        """Returns which extra fields are allowed or required by the values of the others."""
        fields = self.ruleset.extra_fields_of(carrier)
        defaults = with_defaults(fields, {})
        found: list[Json] = []
        for field in fields:
            if field.only_with:
                said: Json = {other: {"enum": list(known)} for other, known in field.only_with.items()}
                told = [other for other, known in field.only_with.items() if defaults.get(other) not in known]
                goes: Json = {"properties": said, **({"required": told} if told else {})}
                needed: Json = {"then": {"required": [field.id]}} if field.required else {}
                found.append({"if": goes, **needed, "else": {"properties": {field.id: False}}})
        return found

    def _extra_schema(self, field: ExtraField) -> Json:
        match field.kind:
            case FieldKind.TRUTH:
                return TRUTH
            case FieldKind.SEAT if field.words:
                return {"anyOf": [own("seat"), words(field.words)]}
            case FieldKind.SEAT:
                return or_null(own("seat")) if field.nobody else own("seat")
            case FieldKind.SEATS:
                return some(own("seat"))
            case FieldKind.NUMBER:
                return {"type": "integer", "enum": list(field.numbers)}
            case FieldKind.PIECES:
                return own("pieces_or_none")
            case FieldKind.WORD:
                return words(field.words)
            case FieldKind.CLAIM:
                return self._event(EVENT_NAMES[Win])


def _form_schema(form: ValueForm) -> Json:
    fields: dict[str, Json] = {}
    for field in form.fields:
        steps = {} if field.step == 1 or field.minimum % field.step else {"multipleOf": field.step}
        fields[field.id] = TRUTH if field.truth else {**whole(field.minimum, field.maximum), **steps}
    schema = record({name: exactly(value) for name, value in form.fixed.items()}, fields)
    return schema if form.fixed else {**schema, "minProperties": 1}

# SPDX-License-Identifier: MIT
"""Forms declare each field of a JSON object once, for input, output and schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from mahjong_desk.interchange.fields import ObjectReader, integer_value, read_pieces, seat_value
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    NAME,
    TEXT,
    Json,
    array,
    enum,
    local_ref,
    nullable,
    object_schema,
    unique_array,
)
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, FieldOwner, with_defaults
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, mark

_PLAIN = frozenset({str, int, float, bool, type(None)})


class Context(NamedTuple):
    """The context in which an object is read."""

    ruleset: Ruleset
    players: int | None = None  # None if seats are not checked here


class JsonType(NamedTuple):
    """The type of a field.

    Attributes:
        schema: The schema, or a function that returns it for a rule system, or None if the system has no such field.
        write: Converts a value to JSON; None to use ``to_json``.
    """

    schema: Json | Callable[[Ruleset], Json | None]
    read: Callable[[Context, ObjectReader, str], Any]
    write: Callable[[Any, Ruleset], Any] | None = None

    def schema_for(self, ruleset: Ruleset) -> Json | None:
        return self.schema(ruleset) if callable(self.schema) else self.schema


class FormField(NamedTuple):
    """One field of a JSON object.

    Attributes:
        get: Returns the value to write; if None, the attribute is written.
    """

    name: str
    kind: JsonType
    required: bool = True
    attribute: str = ""  # the name in the domain, if it differs
    omitted_if_empty: bool = False
    get: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class ObjectForm:
    """One kind of JSON object.

    Attributes:
        remarks: Optional fields after the extra ones. Only events have them, and events also have a ``type``.
        claimed_win: The form of an extra field that contains a win, or None if there is none.
        rule: Schema keywords that concern several fields together.
    """

    make: Callable[..., Any]
    fields: tuple[FormField, ...]
    owner: FieldOwner | None = None  # owner of the extra fields, if there are any
    remarks: tuple[FormField, ...] = ()
    claimed_win: ObjectForm | None = None
    rule: Mapping[str, Any] = EMPTY_MAPPING

    @cached_property
    def required(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.fields if field.required)

    @cached_property
    def _all_fields(self) -> tuple[FormField, ...]:
        return (*self.fields, *self.remarks)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """The allowed names, without those of extra fields."""
        return (*(field.name for field in self._all_fields), *(["type"] if self.remarks else []))

    def extra_fields(self, ruleset: Ruleset) -> tuple[ExtraField, ...]:
        """Returns the extra fields that a rule system adds."""
        return ruleset.extra_fields_of(self.owner) if self.owner else ()

    def read(self, context: Context, reader: ObjectReader) -> Any:
        """Returns the value of an object, or raises a ``Refusal``."""
        extra = self.extra_fields(context.ruleset)
        # The names of the fields are checked before their values, so that a misspelt field is reported first.
        reader.allow_only(*self._names, *[field.id for field in extra])
        reader.require(*self.required)
        values = {
            field.attribute or field.name: field.kind.read(context, reader, field.name)
            for field in self._all_fields
            if reader.has(field.name)
        }
        if self.owner:
            values["extra_fields"] = read_extra_fields(context.ruleset, extra, reader, self.claimed_win)
        return self.make(**values)

    def write(self, value: Any, ruleset: Ruleset) -> Json:
        """Returns a value as JSON; absent optional fields are left out."""
        answer = _write_fields(self.fields, value, ruleset)
        for field in self.extra_fields(ruleset):
            if field.id in value.extra_fields:
                answer[field.id] = _write(_extra_type(field, self.claimed_win), value.extra_fields[field.id], ruleset)
        return answer | _write_fields(self.remarks, value, ruleset)

    def schema(self, ruleset: Ruleset) -> Json:
        """Returns the schema of such an object, without its remarks."""
        known = {field.name: schema for field in self.fields if (schema := field.kind.schema_for(ruleset)) is not None}
        required = {name: known[name] for name in self.required}
        optional = {name: schema for name, schema in known.items() if name not in required}
        extra = self.extra_fields(ruleset)
        all_optional = {**optional, **extra_field_schemas(ruleset, extra, self.claimed_win)}
        schema = {**object_schema(required, all_optional), **self.rule}
        if conditions := _conditions(extra):
            schema["allOf"] = conditions
        if required or "reason" not in optional or len(optional) == 1:
            return schema
        # A reason alone is not an event.
        return {**schema, "anyOf": [{"required": [name]} for name in optional if name != "reason"]}


def _write_fields(fields: Sequence[FormField], instance: Any, ruleset: Ruleset) -> Json:
    answer: Json = {}
    for field in fields:
        value = field.get(instance) if field.get else getattr(instance, field.attribute or field.name)
        omitted = not value if field.omitted_if_empty else not field.required and (value is None or value is False)
        if not omitted:
            answer[field.name] = _write(field.kind, value, ruleset)
    return answer


def _write(kind: JsonType, value: Any, ruleset: Ruleset) -> Any:
    return kind.write(value, ruleset) if kind.write else to_json(value)


def to_json(value: Any, write: Callable[[Any], object] | None = None) -> Any:
    """Returns a mapping, a tuple, a text or an enum as JSON.

    Args:
        write: Converts any other value except None; by default other values must already be JSON.
    """
    if write is None and type(value) in _PLAIN:
        return value
    # Compare exact types, because a named tuple counts as one value.
    if type(value) in (tuple, range):
        return [to_json(item, write) for item in value]
    if isinstance(value, Mapping):
        return {name: to_json(item, write) for name, item in value.items()}
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, Enum):
        return value.value
    return value if write is None or value is None else write(value)


def list_of(form: ObjectForm, definition: str, min_items: int = 0) -> JsonType:
    """Returns the type of a list of objects with the schema ``definition``."""
    return JsonType(
        array(local_ref(definition), min_items),
        lambda context, reader, name: tuple(
            form.read(context, ObjectReader(item, path)) for item, path in reader.items(name)
        ),
        lambda values, ruleset: [form.write(value, ruleset) for value in values],
    )


def _read_player(context: Context, reader: ObjectReader, name: str) -> int:
    seat = int(reader.seat(name))
    if context.players is not None:
        check_seat(seat, context.players, reader.path_of(name))
    return seat


def _read_integers(_context: Context, reader: ObjectReader, name: str) -> tuple[int, ...]:
    return reader.entries(name, integer_value)


def read_piece(pieces: PieceSet, text: object, path: str) -> Piece:
    found = read_pieces(pieces, text, path)
    if len(found) != 1:
        sentence = mark("There must be one piece here, not {count}.")
        raise Refusal(ErrorCode.BAD_NOTATION, sentence, path=path, count=len(found))
    return found[0]


def read_pieces_field(context: Context, reader: ObjectReader, name: str, *, may_be_empty: bool) -> tuple[Piece, ...]:
    return read_pieces(context.ruleset.pieces, reader.pop(name), reader.path_of(name), may_be_empty=may_be_empty)


def write_pieces(pieces: tuple[Piece, ...], ruleset: Ruleset) -> str:
    return ruleset.pieces.format(pieces)


TEXT_TYPE = JsonType(TEXT, lambda _, reader, name: reader.string(name))
NAME_TYPE = JsonType(NAME, lambda _, reader, name: reader.player_name(name))
BOOLEAN_TYPE = JsonType(BOOLEAN, lambda _, reader, name: reader.boolean(name))
SEAT = JsonType(local_ref("seat"), _read_player)
NULLABLE_SEAT = JsonType(nullable(local_ref("seat")), lambda _, reader, name: reader.seat_or_null(name))
SEATS = JsonType(unique_array(local_ref("seat")), _read_integers)
DELTAS = JsonType(local_ref("each_seat"), _read_integers)
TILE = JsonType(
    local_ref("tile"),
    lambda context, reader, name: read_piece(context.ruleset.pieces, reader.pop(name), reader.path_of(name)),
    lambda tile, ruleset: ruleset.pieces.face_names[tile],
)
PIECES = JsonType(
    local_ref("pieces_or_none"),
    lambda context, reader, name: read_pieces_field(context, reader, name, may_be_empty=True),
    write_pieces,
)
CONCEALED = PIECES._replace(
    read=lambda context, *field: tuple(context.ruleset.pieces.sorted(PIECES.read(context, *field)))
)


def _extra_type(field: ExtraField, claimed_win: ObjectForm | None) -> JsonType:
    match field.kind:
        case FieldKind.BOOLEAN:
            return BOOLEAN_TYPE
        case FieldKind.SEAT:
            seat = local_ref("seat")
            schema = (
                {"anyOf": [seat, enum(field.choices)]} if field.choices else nullable(seat) if field.nullable else seat
            )
            return JsonType(schema, lambda _, reader, name: _read_extra_seat(field, reader))
        case FieldKind.SEATS:
            return SEATS._replace(read=lambda _, reader, name: reader.entries(name, seat_value))
        case FieldKind.NUMBER:
            numbers = {"type": "integer", "enum": list(field.allowed_numbers)}
            return JsonType(numbers, lambda _, reader, name: reader.integer(name))
        case FieldKind.PIECES:
            return PIECES
        case FieldKind.CHOICE:
            return JsonType(enum(field.choices), lambda _, reader, name: reader.enum(name, field.choices))
        case FieldKind.CLAIMED_WIN:
            win = claimed_win
            assert win is not None
            return JsonType(win.schema, lambda context, reader, name: win.read(context, reader.object(name)), win.write)


def _read_extra_seat(field: ExtraField, reader: ObjectReader) -> object:
    value = reader.pop(field.id)
    if isinstance(value, str) and value in field.choices:
        return value
    return None if value is None and field.nullable else seat_value(value, reader.path_of(field.id))


def read_extra_fields(
    ruleset: Ruleset, fields: Sequence[ExtraField], reader: ObjectReader, claimed_win: ObjectForm | None = None
) -> Mapping[str, object]:
    """Returns the given extra fields, converted to domain values."""
    present = [field for field in fields if reader.has(field.id)]
    if not present:
        return EMPTY_MAPPING
    context = Context(ruleset)
    return {field.id: _extra_type(field, claimed_win).read(context, reader, field.id) for field in present}


def extra_field_schemas(
    ruleset: Ruleset, fields: Sequence[ExtraField], claimed_win: ObjectForm | None = None
) -> dict[str, Json]:
    """Returns the schemas of some extra fields."""
    return {field.id: _extra_type(field, claimed_win).schema_for(ruleset) or {} for field in fields}


def _conditions(fields: Sequence[ExtraField]) -> list[Json]:
    """Returns schemas that allow or require extra fields by the values of others."""
    defaults = with_defaults(fields, {})
    conditions: list[Json] = []
    for field in fields:
        if field.requires:
            allowed: Json = {other: {"enum": list(values)} for other, values in field.requires.items()}
            required = [other for other, values in field.requires.items() if defaults.get(other) not in values]
            condition: Json = {"properties": allowed, **({"required": required} if required else {})}
            needed: Json = {"then": {"required": [field.id]}} if field.required else {}
            conditions.append({"if": condition, **needed, "else": {"properties": {field.id: False}}})
    return conditions

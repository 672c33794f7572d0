# SPDX-License-Identifier: MIT
"""The JSON Schemas of the contract, derived from the rule systems.

``mahjong-desk schema FOLDER`` writes them; references between them are by file name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from mahjong_desk.interchange.describe import BRIEF, IDENTITY, RULESET
from mahjong_desk.interchange.events import EVENT_NAMES, EVENT_READERS
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, MAX_NAME_LENGTH
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, MAX_EVENTS, RULESET_VERSION, table_fields
from mahjong_desk.interchange.read_hand import hand_fields
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    COMMON,
    COUNT,
    FINGERPRINT,
    INTEGER,
    NAME,
    TEXT,
    Json,
    array,
    common_file,
    const,
    document,
    enum,
    integer,
    local_ref,
    nullable,
    object_schema,
    unique_array,
)
from mahjong_desk.interchange.write import define_answers
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner, with_defaults
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.value.typed import ValueForm
from mahjong_desk.shapes import MeldKind


def options_schema(options: Sequence[Option]) -> Json:
    """Returns the schema of the options that a table chose; each may be left out."""
    return object_schema({}, {option.id: _option_schema(option) for option in options})


def _option_schema(option: Option) -> Json:
    if option.number_range is not None:
        steps = {} if option.number_range.step == 1 else {"multipleOf": option.number_range.step}
        return {**integer(option.number_range[0], option.number_range[-1]), **steps, "default": option.default}
    return {"enum": [choice.value for choice in option.choices], "default": option.default}


def pieces_pattern(pieces: PieceSet) -> str:
    """Returns the regular expression of one or more pieces: letters, or digits before the letter of their suit."""
    suits: dict[str, str] = {}
    for piece in pieces.order:
        name = pieces.face_names[piece]
        suits[name[-1]] = suits.get(name[-1], "") + name[:-1]
    if not any(suits.values()):
        return f"[{''.join(suits)}]+"
    return f"(?:{'|'.join(f'[{digits}]+{suit}' for suit, digits in suits.items())})+"


@dataclass(frozen=True)
class RequestSchemas:
    """The definitions of one rule system's requests, under any options.

    Fields of single options are always allowed here; the rules check the options.
    """

    ruleset: Ruleset

    @cached_property
    def variants(self) -> tuple[TableRules, ...]:
        """The rules with every option at its default, and with each value of each option in turn."""
        found = [self.ruleset.bind({})]
        for option in self.ruleset.options:
            values = (
                [choice.value for choice in option.choices]
                if option.number_range is None
                else option.number_range[:: len(option.number_range) - 1]
            )
            found += [self.ruleset.bind({option.id: value}) for value in values]
        return tuple(found)

    def definitions(self) -> dict[str, Json]:
        """Returns all definitions by their names."""
        ruleset, pieces = self.ruleset, self.ruleset.pieces
        seats = max(ruleset.players)
        pattern = pieces_pattern(pieces)
        event_names = [EVENT_NAMES[event] for event in ruleset.known_events]
        return {
            "options": options_schema(ruleset.options),
            "seat": integer(0, seats - 1),
            "tile": enum(pieces.face_names[piece] for piece in pieces.order),
            "pieces": {"type": "string", "pattern": f"^{pattern}$"},
            "pieces_or_none": {"type": "string", "pattern": f"^(?:{pattern})?$"},
            "each_seat": array(INTEGER, min(ruleset.players), seats),
            "table": self._table(),
            "meld": self._meld(),
            "pao": object_schema(
                {"player": local_ref("seat"), "for": enum(ruleset.vocabulary.pao) if ruleset.vocabulary.pao else TEXT}
            ),
            "hand": self._hand(complete=True),
            "hand_before": self._hand(complete=False),
            "value": self._value(),
            "winner": self._winner(),
            **{f"event_{name}": self._told_event(name) for name in event_names},
            "event": {
                "type": "object",
                "required": ["type"],
                "properties": {"type": enum(event_names)},
                "allOf": [
                    {
                        "if": {"properties": {"type": const(name)}, "required": ["type"]},
                        "then": local_ref(f"event_{name}"),
                    }
                    for name in event_names
                ],
            },
            "score_request": object_schema(
                {"ruleset": const(ruleset.id), "event": local_ref("event_win")},
                {"options": local_ref("options"), "table": local_ref("table")},
            ),
            "waits_request": object_schema(
                {"ruleset": const(ruleset.id), "winner": local_ref("seat"), "hand": local_ref("hand_before")},
                {
                    "options": local_ref("options"),
                    "table": local_ref("table"),
                    "from": local_ref("seat"),
                    **self._extra_fields(FieldOwner.WINNER, ruleset.waits_fields),
                },
            ),
            "match": self._match(),
        }

    def _match(self) -> Json:
        ruleset = self.ruleset
        seats = max(ruleset.players)
        return object_schema(
            {
                "format": const(MATCH_FORMAT),
                "version": const(MATCH_VERSION),
                "ruleset": const(ruleset.id),
                "players": array(NAME, min(ruleset.players), seats),
                "events": array(local_ref("event"), most=MAX_EVENTS),
            },
            {
                "options": local_ref("options"),
                "ruleset_version": const(RULESET_VERSION),
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
            "dealer": local_ref("seat"),
            "round": enum(name.value for rules in self.variants for name in rules.rounds),
            "number": integer(1) if conventions.last_hand_number is None else integer(1, conventions.last_hand_number),
            "honba": COUNT if conventions.has_honba else const(0),
            "deposit": COUNT if conventions.has_deposit else const(0),
            "scores": local_ref("each_seat"),
            "order": {**array(local_ref("seat"), min(ruleset.players), max(ruleset.players)), "uniqueItems": True},
        }
        return object_schema(
            {}, {**{name: known[name] for name in table_fields(ruleset)}, **self._extra_fields(FieldOwner.TABLE)}
        )

    def _meld(self) -> Json:
        giver = nullable(local_ref("seat"))
        schema = object_schema(
            {"kind": enum(self.ruleset.meld_shapes()), "tiles": local_ref("pieces")}, {"from": giver}
        )
        closed = {"properties": {"kind": const(MeldKind.ANKAN.value)}, "required": ["kind"]}
        return {**schema, "if": closed, "then": {"properties": {"from": False}}}

    def _hand(self, *, complete: bool) -> Json:
        known: dict[str, Json] = {
            "concealed": local_ref("pieces_or_none"),
            "melds": array(local_ref("meld")),
            "winning_tile": local_ref("tile"),
            "situation": unique_array(enum(one.id for one in self.ruleset.circumstances)),
            **{
                one.id: local_ref("tile") if one.required else array(local_ref("tile"))
                for one in self.ruleset.indicators
            },
            **self._extra_fields(FieldOwner.HAND),
        }
        required, optional = hand_fields(self.ruleset, complete=complete)
        return object_schema({name: known[name] for name in required}, {name: known[name] for name in optional})

    def _winner(self) -> Json:
        pao = array(local_ref("pao"), most=None if self.ruleset.vocabulary.pao else 0)
        schema = object_schema(
            {"winner": local_ref("seat")},
            {
                "hand": local_ref("hand"),
                "value": local_ref("value"),
                "pao": pao,
                **self._extra_fields(FieldOwner.WINNER),
            },
        )
        return {**schema, "oneOf": [{"required": ["hand"]}, {"required": ["value"]}]}

    def _value(self) -> Json:
        forms: list[Json] = []
        for rules in self.variants:
            forms += [schema for form in rules.value_forms if (schema := _form_schema(form)) not in forms]
        return {"anyOf": forms}

    def _event(self, name: str) -> Json:
        form = EVENT_READERS[name]
        extra_fields = self._extra_fields(form.owner) if form.owner else {}
        entries = {field.name: field.kind.schema(self.ruleset) for field in form.fields}
        required = [field.name for field in form.fields if field.required]
        optional = {name: entries[name] for name in entries if name not in required and self._counts(name)}
        schema = object_schema({name: entries[name] for name in required}, {**optional, **extra_fields})
        if form.owner and (conditions := self._conditions(form.owner)):
            schema["allOf"] = conditions
        if required or "reason" not in entries or len(optional) == 1:
            return schema
        return {**schema, "anyOf": [{"required": [field]} for field in optional if field != "reason"]}

    def _told_event(self, name: str) -> Json:
        schema = self._event(name)
        properties = {"type": const(name), **schema["properties"], "note": TEXT, "at": TEXT}
        return {**schema, "properties": properties, "required": ["type", *schema.get("required", ())]}

    def _counts(self, field: str) -> bool:
        """Returns whether this system has the field: counters and stakes are optional."""
        conventions = self.ruleset.conventions
        return {"honba": conventions.has_honba, "deposit": conventions.has_deposit}.get(field, True)

    def _extra_fields(self, carrier: FieldOwner, only: Sequence[str] | None = None) -> dict[str, Json]:
        fields = self.ruleset.extra_fields_of(carrier)
        return {field.id: self._extra_schema(field) for field in fields if only is None or field.id in only}

    def _conditions(self, carrier: FieldOwner) -> list[Json]:
        """Returns which extra fields are allowed or required by the values of the others."""
        fields = self.ruleset.extra_fields_of(carrier)
        defaults = with_defaults(fields, {})
        found: list[Json] = []
        for field in fields:
            if field.requires:
                said: Json = {other: {"enum": list(known)} for other, known in field.requires.items()}
                required = [other for other, known in field.requires.items() if defaults.get(other) not in known]
                goes: Json = {"properties": said, **({"required": required} if required else {})}
                needed: Json = {"then": {"required": [field.id]}} if field.required else {}
                found.append({"if": goes, **needed, "else": {"properties": {field.id: False}}})
        return found

    def _extra_schema(self, field: ExtraField) -> Json:
        match field.kind:
            case FieldKind.BOOLEAN:
                return BOOLEAN
            case FieldKind.SEAT if field.choices:
                return {"anyOf": [local_ref("seat"), enum(field.choices)]}
            case FieldKind.SEAT:
                return nullable(local_ref("seat")) if field.nullable else local_ref("seat")
            case FieldKind.SEATS:
                return unique_array(local_ref("seat"))
            case FieldKind.NUMBER:
                return {"type": "integer", "enum": list(field.allowed_numbers)}
            case FieldKind.PIECES:
                return local_ref("pieces_or_none")
            case FieldKind.CHOICE:
                return enum(field.choices)
            case FieldKind.CLAIMED_WIN:
                return self._event(EVENT_NAMES[Win])


def _form_schema(form: ValueForm) -> Json:
    fields: dict[str, Json] = {}
    for field in form.fields:
        steps = {} if field.step == 1 or field.minimum % field.step else {"multipleOf": field.step}
        fields[field.id] = BOOLEAN if field.is_boolean else {**integer(field.minimum, field.maximum), **steps}
    schema = object_schema({name: const(value) for name, value in form.fixed.items()}, fields)
    return schema if form.fixed else {**schema, "minProperties": 1}


def per_ruleset_schema(schema: Callable[[str], Json]) -> Json:
    """Returns the schema of an object that names its rule system, which decides what else it holds."""
    ids = [ruleset.id for ruleset in registry.all_rulesets()]
    return {
        "type": "object",
        "required": ["ruleset"],
        "properties": {"ruleset": enum(ids)},
        "allOf": [
            {"if": {"properties": {"ruleset": const(one)}, "required": ["ruleset"]}, "then": schema(one)} for one in ids
        ],
    }


def house_rules_file() -> Json:
    """Returns the schema of a file of house rules."""
    file = object_schema(
        {
            "format": const(HOUSE_RULES_FORMAT),
            "version": const(HOUSE_RULES_VERSION),
            "ruleset": IDENTITY,
            "ruleset_version": INTEGER,
            "name": {"type": "string", "minLength": 1, "maxLength": MAX_NAME_LENGTH},
            "options": {"type": "object"},
        }
    )
    known = per_ruleset_schema(
        lambda ruleset: {"properties": {"options": {"$ref": f"{ruleset}.schema.json#/$defs/options"}}}
    )
    return document(
        "House rules", "The options of a table under a name, as clubs hand them on.", {**file, "allOf": known["allOf"]}
    )


def session_file() -> Json:
    """Returns the schema of the file of a session."""
    return document(
        "Session",
        "The match files of a session in the order in which they were played, and what the club makes of the results.",
        object_schema(
            {
                "format": const("mahjong-desk/session"),
                "version": const(1),
                "name": {"type": "string"},
                "started_at": {"type": "string", "format": "date-time"},
                "matches": array({"$ref": "match.schema.json"}),
            },
            {
                "rates": object_schema(
                    {
                        "unit": {"type": "string"},
                        "factors": {
                            "type": "object",
                            "additionalProperties": {"type": "string", "pattern": r"^\d+(\.\d+)?$"},
                            "minProperties": 1,
                        },
                    }
                ),
                "uuid": {"type": "string", "format": "uuid"},
                "fingerprint": FINGERPRINT,
            },
        ),
    )


def rules_answer() -> Json:
    """Returns the schema of what ``mahjong-desk rules`` prints."""
    every = object_schema({"ok": const(True), "rulesets": array(BRIEF.schema(), 1)})
    return document(
        "Rules answer",
        "All rule systems in brief, or one of them whole.",
        {
            "oneOf": [every, {"$ref": "#/$defs/ruleset"}, {"$ref": "common.schema.json#/$defs/error"}],
            "$defs": {"ruleset": RULESET.schema()},
        },
    )


_REQUESTS = {"score_request": "score", "waits_request": "waits"}
_ANSWERS = ("score", "waits", "replay")


def schemas() -> dict[str, Json]:
    """Returns every schema by the name of its file."""
    rulesets = registry.all_rulesets()
    found = {COMMON: common_file()}
    for ruleset in rulesets:
        found[_file(ruleset.id)] = _ruleset_file(ruleset)
    for name, command in _REQUESTS.items():
        found[_file(f"{command}-request")] = document(
            f"Request of {command}", f"What `mahjong-desk {command}` reads.", per_ruleset_schema(_reference(name))
        )
    found[_file("match")] = document(
        "Match",
        "A match with its events: a match file, and what `mahjong-desk replay` reads.",
        per_ruleset_schema(_reference("match")),
    )
    for command in _ANSWERS:
        answers = [{"$ref": f"{_file(ruleset.id)}#/$defs/{command}_answer"} for ruleset in rulesets]
        found[_file(f"{command}-answer")] = document(
            f"Answer of {command}",
            f"What `mahjong-desk {command}` prints; `$defs/{command}` of a rule system's file says it more exactly.",
            {"anyOf": [{"$ref": f"{COMMON}#/$defs/error"}, *answers]},
        )
    found[_file("rules-answer")] = rules_answer()
    found[_file("house-rules")] = house_rules_file()
    found[_file("session")] = session_file()
    return found


def write_schemas(folder: Path) -> None:
    """Writes every schema as a file into a folder, which is made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(json.dumps(schema, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _file(name: str) -> str:
    return f"{name}.schema.json"


def _reference(name: str) -> Callable[[str], Json]:
    return lambda ruleset: {"$ref": f"{_file(ruleset)}#/$defs/{name}"}


def _ruleset_file(ruleset: Ruleset) -> Json:
    asked = RequestSchemas(ruleset)
    return document(
        ruleset.name.en,
        "The definitions of one rule system's requests and answers, under any of its options.",
        {"$defs": {**asked.definitions(), **define_answers(ruleset)}},
    )

# SPDX-License-Identifier: MIT
"""The schemas of descriptions of rule systems, house rules and sessions."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.interchange.events import EVENT_READERS
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, MAX_NAME_LENGTH
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    FINGERPRINT,
    INTEGER,
    NAMES,
    Json,
    array,
    const,
    document,
    enum,
    integer,
    nullable,
    object_schema,
    unique_array,
)
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner

_ID: Json = {"type": "string", "minLength": 1}
_NAMED: Json = {"type": "object", "additionalProperties": NAMES}


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
            "ruleset": _ID,
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
    brief = object_schema({"id": _ID, "version": integer(1), "names": NAMES})
    every = object_schema({"ok": const(True), "rulesets": array(brief, 1)})
    return document(
        "Rules answer",
        "All rule systems in brief, or one of them whole.",
        {
            "oneOf": [every, {"$ref": "#/$defs/ruleset"}, {"$ref": "common.schema.json#/$defs/error"}],
            "$defs": {"ruleset": _ruleset(), "option": _option(), "yaku": _yaku(), "value_form": _value_form()},
        },
    )


def _ruleset() -> Json:
    accepted = array(object_schema({"id": _ID, "names": NAMES, "accepted": BOOLEAN}))
    extra_fields = object_schema(
        {
            "id": _ID,
            "place": enum(FieldOwner),
            "form": enum(FieldKind),
            "names": NAMES,
            "words": _NAMED,
            "numbers": array(INTEGER),
            "default": {"type": ["boolean", "integer", "string", "null"]},
            "only_with": {
                "type": "object",
                "additionalProperties": array({"type": ["boolean", "integer", "string"]}, 1),
            },
            "required": BOOLEAN,
        }
    )
    indicators = object_schema(
        {"id": _ID, "names": NAMES, "makes": NAMES, "required": BOOLEAN, "most": integer(1), "needs": unique_array(_ID)}
    )
    lists: dict[str, Json] = {
        "pieces": array(object_schema({"tile": _ID, "copies": integer(1)}), 1),
        "options": array({"$ref": "#/$defs/option"}),
        "presets": array(object_schema({"id": _ID, "names": NAMES, "options": {"type": "object", "minProperties": 1}})),
        "yaku": array({"$ref": "#/$defs/yaku"}, 1),
        "situations": accepted,
        "draws": accepted,
        "events": unique_array(enum(EVENT_READERS)),
        "further_fields": array(extra_fields),
        "value_fields": unique_array(_ID),
        "value_forms": array({"$ref": "#/$defs/value_form"}, 1),
    }
    vocabulary = ("fu_items", "limits", "figures", "refusals", "reasons", "payments", "ends", "labels", "pao")
    return object_schema(
        {
            "ok": const(True),
            "id": _ID,
            "version": integer(1),
            "names": NAMES,
            "players": array(integer(2), 1),
            "unit": NAMES,
            "hand_size": integer(1),
            "dora_indicators": BOOLEAN,
            "wild_indicator": BOOLEAN,
            "indicators": array(indicators),
            **lists,
            **dict.fromkeys(vocabulary, _NAMED),
        }
    )


def _option() -> Json:
    value: Json = {"type": ["boolean", "integer", "string"]}
    return object_schema(
        {
            "id": _ID,
            "names": NAMES,
            "meaning": NAMES,
            "type": enum(("bool", "int", "string")),
            "default": value,
            "values": array(object_schema({"value": value, "names": NAMES})),
            "span": nullable(object_schema({"minimum": INTEGER, "maximum": INTEGER})),
        }
    )


def _yaku() -> Json:
    example = {"type": "object", "required": ["options", "table", "event"]}
    return object_schema(
        {
            "id": _ID,
            "names": NAMES,
            "condition": NAMES,
            "closed": nullable(INTEGER),
            "open": nullable(INTEGER),
            "limit": BOOLEAN,
            "option": nullable(_ID),
            "example": nullable(example),
        }
    )


def _value_form() -> Json:
    field = object_schema(
        {"id": _ID, "names": NAMES, "minimum": INTEGER, "maximum": INTEGER, "step": integer(1), "truth": BOOLEAN}
    )
    return object_schema({"id": _ID, "names": NAMES, "fixed": {"type": "object"}, "fields": array(field)})

# SPDX-License-Identifier: MIT
"""The schemas of what describes a rule system, and of files that name one: house rules and sessions."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.interchange.events import EVENT_FORMS
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, LONGEST_NAME
from mahjong_desk.interchange.schema.parts import (
    FINGERPRINT,
    NAMES,
    TRUTH,
    WHOLE,
    Json,
    document,
    exactly,
    items,
    or_null,
    record,
    some,
    whole,
    words,
)
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.extra_fields import Carrier, FieldKind

_ID: Json = {"type": "string", "minLength": 1}
_NAMED: Json = {"type": "object", "additionalProperties": NAMES}


def by_ruleset(schema: Callable[[str], Json]) -> Json:
    """Returns the schema of an object that names its rule system, which decides what else it holds."""
    ids = [ruleset.id for ruleset in registry.rulesets()]
    return {
        "type": "object",
        "required": ["ruleset"],
        "properties": {"ruleset": words(ids)},
        "allOf": [
            {"if": {"properties": {"ruleset": exactly(one)}, "required": ["ruleset"]}, "then": schema(one)}
            for one in ids
        ],
    }


def house_rules_file() -> Json:
    """Returns the schema of a file of house rules."""
    file = record(
        {
            "format": exactly(HOUSE_RULES_FORMAT),
            "version": exactly(HOUSE_RULES_VERSION),
            "ruleset": _ID,
            "ruleset_version": WHOLE,
            "name": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            "options": {"type": "object"},
        }
    )
    known = by_ruleset(lambda ruleset: {"properties": {"options": {"$ref": f"{ruleset}.schema.json#/$defs/options"}}})
    return document(
        "House rules", "The options of a table under a name, as clubs hand them on.", {**file, "allOf": known["allOf"]}
    )


def session_file() -> Json:
    """Returns the schema of the file of a session."""
    return document(
        "Session",
        "The match files of a session in the order in which they were played, and what the club makes of the results.",
        record(
            {
                "format": exactly("mahjong-desk/session"),
                "version": exactly(1),
                "name": {"type": "string"},
                "started_at": {"type": "string", "format": "date-time"},
                "matches": items({"$ref": "match.schema.json"}),
            },
            {
                "rates": record(
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
    brief = record({"id": _ID, "version": whole(1), "names": NAMES})
    every = record({"ok": exactly(True), "rulesets": items(brief, 1)})
    return document(
        "Rules answer",
        "All rule systems in brief, or one of them whole.",
        {
            "oneOf": [every, {"$ref": "#/$defs/ruleset"}, {"$ref": "common.schema.json#/$defs/error"}],
            "$defs": {"ruleset": _ruleset(), "option": _option(), "yaku": _yaku(), "value_form": _value_form()},
        },
    )


def _ruleset() -> Json:
    accepted = items(record({"id": _ID, "names": NAMES, "accepted": TRUTH}))
    extra_fields = record(
        {
            "id": _ID,
            "place": words(Carrier),
            "form": words(FieldKind),
            "names": NAMES,
            "words": _NAMED,
            "numbers": items(WHOLE),
            "default": {"type": ["boolean", "integer", "string", "null"]},
            "only_with": {
                "type": "object",
                "additionalProperties": items({"type": ["boolean", "integer", "string"]}, 1),
            },
            "required": TRUTH,
        }
    )
    indicators = record(
        {"id": _ID, "names": NAMES, "makes": NAMES, "required": TRUTH, "most": whole(1), "needs": some(_ID)}
    )
    lists: dict[str, Json] = {
        "pieces": items(record({"tile": _ID, "copies": whole(1)}), 1),
        "options": items({"$ref": "#/$defs/option"}),
        "presets": items(record({"id": _ID, "names": NAMES, "options": {"type": "object", "minProperties": 1}})),
        "yaku": items({"$ref": "#/$defs/yaku"}, 1),
        "situations": accepted,
        "draws": accepted,
        "events": some(words(EVENT_FORMS)),
        "further_fields": items(extra_fields),
        "value_fields": some(_ID),
        "value_forms": items({"$ref": "#/$defs/value_form"}, 1),
    }
    vocabulary = ("fu_items", "limits", "figures", "refusals", "reasons", "payments", "ends", "labels", "pao")
    return record(
        {
            "ok": exactly(True),
            "id": _ID,
            "version": whole(1),
            "names": NAMES,
            "players": items(whole(2), 1),
            "unit": NAMES,
            "hand_size": whole(1),
            "dora_indicators": TRUTH,
            "wild_indicator": TRUTH,
            "indicators": items(indicators),
            **lists,
            **dict.fromkeys(vocabulary, _NAMED),
        }
    )


def _option() -> Json:
    value: Json = {"type": ["boolean", "integer", "string"]}
    return record(
        {
            "id": _ID,
            "names": NAMES,
            "meaning": NAMES,
            "type": words(("bool", "int", "string")),
            "default": value,
            "values": items(record({"value": value, "names": NAMES})),
            "span": or_null(record({"minimum": WHOLE, "maximum": WHOLE})),
        }
    )


def _yaku() -> Json:
    example = {"type": "object", "required": ["options", "table", "event"]}
    return record(
        {
            "id": _ID,
            "names": NAMES,
            "condition": NAMES,
            "closed": or_null(WHOLE),
            "open": or_null(WHOLE),
            "limit": TRUTH,
            "option": or_null(_ID),
            "example": or_null(example),
        }
    )


def _value_form() -> Json:
    field = record({"id": _ID, "names": NAMES, "minimum": WHOLE, "maximum": WHOLE, "step": whole(1), "truth": TRUTH})
    return record({"id": _ID, "names": NAMES, "fixed": {"type": "object"}, "fields": items(field)})

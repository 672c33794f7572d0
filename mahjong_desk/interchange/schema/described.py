# SPDX-License-Identifier: MIT
"""The schemas of descriptions of rule systems, house rules and sessions."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.interchange.describe import BRIEF, IDENTITY, RULESET
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, MAX_NAME_LENGTH
from mahjong_desk.interchange.schema_parts import (
    FINGERPRINT,
    INTEGER,
    Json,
    array,
    const,
    document,
    enum,
    object_schema,
)
from mahjong_desk.rules import registry


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

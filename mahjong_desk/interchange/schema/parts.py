# SPDX-License-Identifier: MIT
"""The parts of schemas, and the values of every document (contract.md §1, §7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mahjong_desk.interchange.parsing import GREATEST_NUMBER, LONGEST_TEXT
from mahjong_desk.rules.model.refusal import Code

Json = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The version of JSON Schema in which all schemas are written."""
COMMON = "common.schema.json"
"""The file of what no rule system changes."""

FINGERPRINT: Json = {"type": "string", "pattern": "^[0-9A-F]{4}( [0-9A-F]{4}){7}$"}
"""The fingerprint of the ledger that a file came from."""


def document(title: str, about: str, body: Json) -> Json:
    """Returns a whole schema file, with its title and what it is about."""
    return {"$schema": DIALECT, "title": title, "description": about, **body}


def record(required: Mapping[str, Json], optional: Mapping[str, Json] | None = None) -> Json:
    """Returns the schema of an object with these fields and no others."""
    schema: Json = {"type": "object", "properties": {**required, **(optional or {})}, "additionalProperties": False}
    return {**schema, "required": list(required)} if required else schema


def told(about: str, schema: Json) -> Json:
    """Returns the schema with a sentence about what the value says."""
    return {"description": about, **schema}


def items(schema: Json, least: int = 0, most: int | None = None) -> Json:
    """Returns the schema of a list with that many entries."""
    answer: Json = {"type": "array", "items": schema}
    if least:
        answer["minItems"] = least
    if most is not None:
        answer["maxItems"] = most
    return answer


def words(values: Iterable[str]) -> Json:
    """Returns the schema of one of these texts."""
    return {"type": "string", "enum": list(dict.fromkeys(values))}


def some(schema: Json) -> Json:
    """Returns the schema of a list of these that says none of them twice."""
    return {**items(schema), "uniqueItems": True}


def or_null(schema: Json) -> Json:
    """Returns the schema of such a value or ``null``."""
    return {"anyOf": [schema, {"type": "null"}]}


def common(name: str) -> Json:
    """Returns the reference to a definition of the common file."""
    return {"$ref": f"{COMMON}#/$defs/{name}"}


def own(name: str) -> Json:
    """Returns the reference to a definition of the same file."""
    return {"$ref": f"#/$defs/{name}"}


def exactly(value: object) -> Json:
    """Returns the schema of that value."""
    return {"const": value}


def whole(least: int = -GREATEST_NUMBER, most: int = GREATEST_NUMBER) -> Json:
    """Returns the schema of a whole number from ``least`` to ``most``."""
    return {"type": "integer", "minimum": least, "maximum": most}


WHOLE, COUNT, TEXT, NAME, NAMES = (common(name) for name in ("whole", "count", "text", "name", "names"))
TRUTH: Json = {"type": "boolean"}


def common_file() -> Json:
    """Returns the file of what no rule system changes."""
    text: Json = {"type": "string", "maxLength": LONGEST_TEXT}
    error = record(
        {"code": words(Code), "message": {"type": "string"}, "path": {"type": "string"}}, {"reason": {"type": "string"}}
    )
    return document(
        "Common definitions",
        "What the documents of every rule system share.",
        {
            "$defs": {
                "whole": whole(),
                "count": whole(0),
                "text": text,
                "name": {**text, "minLength": 1},
                "names": record(
                    {language: {"type": "string"} for language in ("ja", "en", "zh")},
                    {"languages": {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}},
                ),
                "error": {
                    **record({"ok": exactly(False), "error": error}),
                    "if": {"properties": {"error": {"properties": {"code": exactly(Code.FORBIDDEN_WIN.value)}}}},
                    "then": {"properties": {"error": {"required": ["reason"]}}},
                    "else": {"properties": {"error": {"properties": {"reason": False}}}},
                },
            }
        },
    )

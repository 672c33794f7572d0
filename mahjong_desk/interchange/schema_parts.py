# SPDX-License-Identifier: MIT
"""Building blocks of schemas, and common definitions (contract.md §1, §7)."""

from collections.abc import Iterable, Mapping
from typing import Any

from mahjong_desk.interchange.parsing import MAX_NUMBER, MAX_TEXT_LENGTH
from mahjong_desk.rules.model.refusal import ErrorCode

Json = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The version of JSON Schema in which all schemas are written."""
COMMON = "common.schema.json"
"""The file of definitions common to all rule systems."""

FINGERPRINT: Json = {"type": "string", "pattern": "^[0-9A-F]{4}( [0-9A-F]{4}){7}$"}
"""The fingerprint of the ledger that a file came from."""


def document(title: str, description: str, body: Json) -> Json:
    """Returns a whole schema file, with its title and description."""
    return {"$schema": DIALECT, "title": title, "description": description, **body}


def object_schema(required: Mapping[str, Json], optional: Mapping[str, Json] | None = None) -> Json:
    """Returns the schema of an object with these fields and no others."""
    schema: Json = {"type": "object", "properties": {**required, **(optional or {})}, "additionalProperties": False}
    return {**schema, "required": list(required)} if required else schema


def array(schema: Json, min_items: int = 0, max_items: int | None = None) -> Json:
    """Returns the schema of a list."""
    answer: Json = {"type": "array", "items": schema}
    if min_items:
        answer["minItems"] = min_items
    if max_items is not None:
        answer["maxItems"] = max_items
    return answer


def enum(values: Iterable[str]) -> Json:
    return {"type": "string", "enum": list(dict.fromkeys(values))}


def unique_array(schema: Json) -> Json:
    return {**array(schema), "uniqueItems": True}


def nullable(schema: Json) -> Json:
    return {"anyOf": [schema, {"type": "null"}]}


def common_ref(name: str) -> Json:
    """Returns the reference to a definition of the common file."""
    return {"$ref": f"{COMMON}#/$defs/{name}"}


def local_ref(name: str) -> Json:
    """Returns the reference to a definition of the same file."""
    return {"$ref": f"#/$defs/{name}"}


def integer(minimum: int = -MAX_NUMBER, maximum: int = MAX_NUMBER) -> Json:
    """Returns the schema of a whole number from ``minimum`` to ``maximum``."""
    return {"type": "integer", "minimum": minimum, "maximum": maximum}


INTEGER, COUNT, TEXT, NAME, NAMES = (common_ref(name) for name in ("whole", "count", "text", "name", "names"))
BOOLEAN: Json = {"type": "boolean"}


def common_file() -> Json:
    """Returns the file of definitions common to all rule systems."""
    text: Json = {"type": "string", "maxLength": MAX_TEXT_LENGTH}
    error = object_schema(
        {"code": enum(ErrorCode), "message": {"type": "string"}, "path": {"type": "string"}},
        {"reason": {"type": "string"}},
    )
    return document(
        "Common definitions",
        "What the documents of every rule system share.",
        {
            "$defs": {
                "whole": integer(),
                "count": integer(0),
                "text": text,
                "name": {**text, "minLength": 1},
                "names": object_schema(
                    {language: {"type": "string"} for language in ("ja", "en", "zh")},
                    {"languages": {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}},
                ),
                "error": {
                    **object_schema({"ok": {"const": False}, "error": error}),
                    "if": {"properties": {"error": {"properties": {"code": {"const": ErrorCode.FORBIDDEN_WIN.value}}}}},
                    "then": {"properties": {"error": {"required": ["reason"]}}},
                    "else": {"properties": {"error": {"properties": {"reason": False}}}},
                },
            }
        },
    )

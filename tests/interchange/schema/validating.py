# SPDX-License-Identifier: MIT
"""Checks JSON against the schemas as a reader would who has nothing else of the program."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from mahjong_desk.interchange.schema import schemas

FILES: dict[str, Any] = json.loads(json.dumps(schemas()))
REQUESTS = {"score": "score-request.schema.json", "waits": "waits-request.schema.json", "replay": "match.schema.json"}
"""The schema of what each command reads."""
_LINKED: dict[str, dict[str, Any]] = {}
"""Definitions by their references."""


def _definition(reference: str) -> dict[str, Any]:
    """Returns what a reference leads to, with every reference in it followed.

    The library would look each of them up again at every value; here a definition is the same object wherever it is
    referred to.
    """
    if reference not in _LINKED:
        linked = _LINKED[reference] = {}  # before it is filled: it may refer to itself
        file, _, pointer = reference.partition("#")
        found = FILES[file]
        for key in pointer.split("/")[1:]:
            found = found[key]
        linked.update(_linked(found, file))
    return _LINKED[reference]


def _linked(schema: Any, file: str) -> Any:
    match schema:
        case {"$ref": str(reference), **others} if not others:
            return _definition(file + reference if reference.startswith("#") else reference)
        case dict():
            return {key: _linked(value, file) for key, value in schema.items()}
        case list():
            return [_linked(value, file) for value in schema]
    return schema


@cache
def _validator(reference: str) -> Any:
    return Draft202012Validator(_definition(reference))


def fits(reference: str, value: object) -> bool:
    """Returns whether a value is as a schema wants it."""
    return bool(_validator(reference).is_valid(value))


def faults(reference: str, value: object) -> list[str]:
    """Returns what is wrong with a value, each fault with its place."""
    return [f"{fault.json_path}: {fault.message}" for fault in _validator(reference).iter_errors(value)]

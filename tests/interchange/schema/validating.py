# SPDX-License-Identifier: MIT
"""Checks JSON against the schema files as somebody would who has nothing else of the program."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

FOLDER = Path(__file__).parents[3] / "resources" / "docs" / "schema"
FILES: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.schema.json"))
}
REQUESTS = {"score": "score-request.schema.json", "waits": "waits-request.schema.json", "replay": "match.schema.json"}
"""The schema of what each command reads."""
_REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in FILES.items()]
)


@cache
def _validator(reference: str) -> Any:
    return Draft202012Validator({"$ref": reference}, registry=_REGISTRY)


def fits(reference: str, value: object) -> bool:
    """Returns whether a value is as a schema wants it.

    Args:
        reference: A file, or a definition in it as ``boo.schema.json#/$defs/event``.
        value: The value.
    """
    return bool(_validator(reference).is_valid(value))


def faults(reference: str, value: object) -> list[str]:
    """Returns what is wrong with a value, each fault with its place."""
    return [f"{fault.json_path}: {fault.message}" for fault in _validator(reference).iter_errors(value)]

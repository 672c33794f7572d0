# SPDX-License-Identifier: MIT
"""Changes of a JSON value at one path."""

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
WRONG: tuple[Any, ...] = (None, True, 1.5, "x", {})
"""Values of every type; each field refuses at least one of them."""


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yields every value in a JSON value with its path, the outermost first."""
    yield path, value
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in inside:
        yield from places(entry, (*path, key))


def kind_of_place(value: Any, path: Path) -> tuple[object, ...]:
    """Returns a key for a path that has the event type but no list indices."""
    event, inner = None, value
    for key in path:
        if isinstance(inner, dict):
            event = inner.get("type", event)
        inner = inner[key]
    return (event, *(key if isinstance(key, str) else 0 for key in path))


def with_extra_field(value: Any, path: Path) -> Any:
    """Returns the value with an unknown field in the object at ``path``."""
    changed = copy.deepcopy(value)
    value_at(changed, path)["unknown"] = 1
    return changed


def without(value: Any, path: Path) -> Any:
    """Returns the value without the field or entry at ``path``."""
    changed = copy.deepcopy(value)
    del value_at(changed, path[:-1])[path[-1]]
    return changed


def with_replaced(value: Any, path: Path, entry: Any) -> Any:
    changed = copy.deepcopy(value)
    value_at(changed, path[:-1])[path[-1]] = entry
    return changed


def value_at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value

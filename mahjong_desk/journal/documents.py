# SPDX-License-Identifier: MIT
"""Read-only JSON values, and the one spelling in which they are stored and hashed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

JsonObject = Mapping[str, Any]
"""A JSON object; those that the ledger returns are read-only at every level, with tuples for arrays."""

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})


def thaw(value: Any) -> Any:
    """Returns a fresh copy of a JSON value in plain dicts and lists, for editing."""
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, Mapping):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [thaw(item) for item in value]
    return value


def freeze(value: Any) -> Any:
    """Returns a read-only copy of a JSON value: mapping proxies for objects, tuples for arrays."""
    if value.__class__ in _PLAIN:
        return value
    if value.__class__ is dict or isinstance(value, Mapping):
        return MappingProxyType({key: freeze(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    return value


def canonical_json(value: Any) -> str:
    """Returns the canonical JSON of a value: keys sorted, no spaces, letters as they are."""
    text = _CANONICAL.encode(value)
    # Half a surrogate pair is no UTF-8: it becomes the escape that JSON has for it.
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


def parse_canonical(text: str) -> JsonObject:
    """Returns the read-only object that a text spells."""
    try:
        value = _READ_ONLY.decode(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(value, MappingProxyType):
        raise ValueError("not an object")
    return value


def _frozen(value: dict[str, Any]) -> JsonObject:
    """Returns a read-only view of a parsed object, whose nested objects are read-only already."""
    for key, item in value.items():
        if item.__class__ is list:
            value[key] = _as_tuple(item)
    return MappingProxyType(value)


def _as_tuple(items: list[Any]) -> tuple[Any, ...]:
    return tuple([_as_tuple(item) if item.__class__ is list else item for item in items])


def _as_dict(value: Any) -> dict[str, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"JSON cannot write {type(value).__name__}")


_READ_ONLY: Final = json.JSONDecoder(object_hook=_frozen)
_CANONICAL: Final = json.JSONEncoder(
    sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=_as_dict
)

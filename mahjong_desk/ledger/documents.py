# SPDX-License-Identifier: MIT
"""JSON values that nobody can change, and the one spelling in which they are hashed and stored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

Document = Mapping[str, Any]
"""A JSON object; those that the ledger hands out are read-only all the way down, with tuples for arrays."""


_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
"""What is no collection: asked first, since most of every document is of these."""


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
    # What JSON was read into is told by its class, at a tenth of the cost.
    if value.__class__ is dict or isinstance(value, Mapping):
        return MappingProxyType({key: freeze(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    return value


def spell(value: Any) -> str:
    """Returns the canonical JSON of a value: keys sorted, no spaces, ASCII alone.

    ASCII, because half a surrogate pair in a name typed somewhere odd is still a string, but no UTF-8.

    Raises:
        TypeError: If the value holds something that JSON has no word for.
        ValueError: If it holds a number that is not finite.
    """
    return _CANONICAL.encode(value)


def as_dict(value: Any) -> dict[str, Any]:
    """Returns a read-only object as ``json.dumps`` takes it.

    Raises:
        TypeError: If it is none: JSON has no word for it.
    """
    if value.__class__ is MappingProxyType or isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"JSON has no word for {type(value).__name__}")


_CANONICAL: Final = json.JSONEncoder(
    sort_keys=True, ensure_ascii=True, separators=(",", ":"), allow_nan=False, default=as_dict
)


def read(text: str) -> Document:
    """Returns the read-only object that a canonical text spells.

    Raises:
        ValueError: If the text is not the canonical spelling of a JSON object.
    """
    try:
        value = json.loads(text)
        if not isinstance(value, dict) or spell(value) != text:
            raise ValueError("not the canonical spelling of an object")
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    return freeze(value)  # type: ignore[no-any-return]

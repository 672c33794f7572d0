# SPDX-License-Identifier: MIT
"""A cache of values made of things that keep their identity."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

_Made = TypeVar("_Made")


class Memo(Generic[_Made]):
    """Makes a value for each of many things, again only if the thing is no longer the same object.

    A list that has grown by one costs one more, however long it is.
    """

    def __init__(self, make: Callable[..., _Made]) -> None:
        self._make = make
        self._known: dict[tuple[int, ...], tuple[tuple[Any, ...], _Made]] = {}

    def values_for(self, *things: Sequence[Any]) -> tuple[_Made, ...]:
        """Returns the values of things, or of tuples with one thing from each sequence."""
        known, self._known = self._known, {}
        made = []
        for together in zip(*things, strict=True):
            # The thing is kept, so that its identity is not reused.
            key = tuple(map(id, together))
            self._known[key] = known.get(key) or (together, self._make(*together))
            made.append(self._known[key][1])
        return tuple(made)

    def clear(self) -> None:
        """Clears the cache, as after a change of language."""
        self._known = {}

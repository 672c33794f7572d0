# SPDX-License-Identifier: MIT
"""What is shown of things that come again and again, made once for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

_Made = TypeVar("_Made")


class MadeOnce(Generic[_Made]):
    """Makes a value of each of many things, and none anew while the very same things stand there.

    So a list that grew by one costs one more, however long it is.
    """

    def __init__(self, make: Callable[..., _Made]) -> None:
        self._make = make
        self._known: dict[tuple[int, ...], tuple[tuple[Any, ...], _Made]] = {}

    def of(self, *things: Sequence[Any]) -> tuple[_Made, ...]:
        """Returns the values of things, or of things that belong together, one from each of several sequences."""
        known, self._known = self._known, {}
        made = []
        for together in zip(*things, strict=True):
            # What is known by its identity is held, so that no other thing gets the same one.
            key = tuple(map(id, together))
            self._known[key] = known.get(key) or (together, self._make(*together))
            made.append(self._known[key][1])
        return tuple(made)

    def forget(self) -> None:
        """Makes everything anew the next time, as after a change of language."""
        self._known = {}

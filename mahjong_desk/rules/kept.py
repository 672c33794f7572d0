# SPDX-License-Identifier: MIT
"""Answers that are worked out once and kept for the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

_MOST = 1 << 15


class Kept(dict[K, V]):
    """The answers of a function, by what it was asked; where there are too many, all are forgotten.

    A hit costs a look into a dictionary, which ``lru_cache`` makes dearer by noting the order in which they come.
    """

    def __init__(self, work_out: Callable[[K], V], most: int = _MOST) -> None:
        """Keeps at most ``most`` answers of ``work_out``, a pure function."""
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: K) -> V:
        found = self._work_out(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = found
        return found

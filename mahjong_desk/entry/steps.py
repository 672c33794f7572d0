# SPDX-License-Identifier: MIT
"""The steps of an entry, for undo and redo."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")

_KEPT = 500


class Steps(Generic[T]):
    """The current state with those before it."""

    def __init__(self, first: T) -> None:
        self.present = first
        self._past: list[T] = []
        self._future: list[T] = []

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._future)

    def take(self, following: T) -> bool:
        """Makes ``following`` the current state; returns whether it differs."""
        if following == self.present:
            return False
        self._past = [*self._past[-_KEPT:], self.present]
        self._future = []
        self.present = following
        return True

    def undo(self) -> bool:
        """Undoes a step; returns whether there was one."""
        if not self._past:
            return False
        self._future.append(self.present)
        self.present = self._past.pop()
        return True

    def redo(self) -> bool:
        """Redoes a step; returns whether there was one."""
        if not self._future:
            return False
        self._past.append(self.present)
        self.present = self._future.pop()
        return True

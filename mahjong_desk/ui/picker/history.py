# SPDX-License-Identifier: MIT
"""The steps of an entry, to take back and to do again."""

from __future__ import annotations

from mahjong_desk.ui.picker.draft import Draft

_KEPT = 500


class Steps:
    """A draft with what it was before.

    Attributes:
        draft: The draft as it stands.
    """

    def __init__(self, draft: Draft | None = None) -> None:
        """Starts with a draft, an empty one if left out."""
        self.draft = draft or Draft()
        self._past: list[Draft] = []
        self._future: list[Draft] = []

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._future)

    def take(self, draft: Draft) -> bool:
        """Makes ``draft`` the present one; tells whether it is another."""
        if draft == self.draft:
            return False
        self._past = [*self._past[-_KEPT:], self.draft]
        self._future = []
        self.draft = draft
        return True

    def undo(self) -> bool:
        """Takes a step back; tells whether there was one."""
        if not self._past:
            return False
        self._future.append(self.draft)
        self.draft = self._past.pop()
        return True

    def redo(self) -> bool:
        """Does a step again; tells whether there was one."""
        if not self._future:
            return False
        self._past.append(self.draft)
        self.draft = self._future.pop()
        return True

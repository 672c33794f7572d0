# SPDX-License-Identifier: MIT
"""The draft of the deal that is being played with its steps, and those of deals to which undo and redo lead back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.pieces import set_indicators
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.indicators import Indicator

T = TypeVar("T")

_MAX_STEPS = 500


class Steps(Generic[T]):
    """The current state with those before it."""

    def __init__(self, first: T) -> None:
        self.current = first
        self._past: list[T] = []
        self._future: list[T] = []

    def push(self, following: T) -> bool:
        """Makes ``following`` the current state; returns whether it differs."""
        if following == self.current:
            return False
        self._past = [*self._past[-_MAX_STEPS:], self.current]
        self._future = []
        self.current = following
        return True

    def undo(self) -> bool:
        """Undoes a step; returns whether there was one."""
        if not self._past:
            return False
        self._future.append(self.current)
        self.current = self._past.pop()
        return True

    def redo(self) -> bool:
        """Redoes a step; returns whether there was one."""
        if not self._future:
            return False
        self._past.append(self.current)
        self.current = self._future.pop()
        return True


Deal = tuple[int, int]
"""A match, and how many of its deals are over."""


class HandInProgress:
    """The hand that is entered during a match.

    Attributes:
        deal: The deal that it belongs to; None without a match.
    """

    def __init__(self) -> None:
        self.deal: Deal | None = None
        self.steps = Steps(Draft())
        self._turned_up: dict[Deal, Draft] = {}
        self._waiting: dict[Deal, Steps[Draft]] = {}

    @property
    def draft(self) -> Draft:
        return self.steps.current

    def is_same_match(self, deal: Deal | None) -> bool:
        """Returns whether a deal belongs to the same match."""
        return self.deal is not None and deal is not None and deal[0] == self.deal[0]

    def switch_to(self, deal: Deal | None, load_saved: Callable[[], Draft]) -> None:
        """Goes to another deal: with its previous draft, its indicators, or the saved draft.

        Args:
            load_saved: Returns its saved draft, or an empty one.
        """
        if deal is None:
            # Another ledger may be next, with other matches under the same ids.
            self._waiting, self._turned_up = {}, {}
        elif (
            self.deal is not None and (not self.is_same_match(deal) or self.deal[1] > deal[1]) and self.draft != Draft()
        ):
            # The half-typed hand of another match is still there; so it is for redo after the hand before it
            # was undone.
            self._waiting[self.deal] = self.steps
        if deal is not None and self.deal is not None:
            # A draw that is undone does not say what was turned up.
            self._turned_up[self.deal] = keep_indicators(self.draft)
        self.deal = deal
        waiting = self._waiting.pop(deal, None) if deal is not None else None
        self.steps = waiting or Steps(load_saved())
        if deal is not None and self.draft == Draft():
            self.steps = Steps(self._turned_up.get(deal, Draft()))

    def set_indicators(self, indicator: Indicator, pieces: tuple[Piece, ...]) -> None:
        """Sets the indicators of the deal, as a step that can be undone."""
        self.steps.push(set_indicators(self.draft, indicator, pieces))

    def begin_again(self) -> None:
        """Empties the draft after it was recorded in a deal that goes on."""
        self.steps = Steps(keep_indicators(self.draft))


def keep_indicators(draft: Draft) -> Draft:
    """Returns an empty draft of the same deal, with its indicators."""
    return Draft(indicators=draft.indicators)


def without_hand(draft: Draft) -> Draft:
    """Returns the draft without its pieces and their circumstances; winner and source stay."""
    return replace(
        keep_indicators(draft),
        winner=draft.winner,
        discarder=draft.discarder,
        self_drawn=draft.self_drawn,
        note=draft.note,
        other_winners=draft.other_winners,
        claim_field=draft.claim_field,
        late_riichi=draft.late_riichi - {draft.winner},
    )

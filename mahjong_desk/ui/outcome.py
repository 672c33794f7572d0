# SPDX-License-Identifier: MIT
"""What became of something that was asked of the ledger: the one place where the window catches its errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.text.refusals import ledger_error_text

T = TypeVar("T")


class Outcome(NamedTuple, Generic[T]):
    """What a deed came to: its result, or the error that kept it from being done."""

    result: T | None = None
    error: LedgerError | None = None

    @property
    def why(self) -> str:
        """Why it was not done, in a sentence; empty if it was."""
        return ledger_error_text(self.error) if self.error is not None else ""


def attempt(deed: Callable[[], T]) -> Outcome[T]:
    """Reads or writes in the ledger and returns what became of it."""
    try:
        return Outcome(deed())
    except LedgerError as error:
        return Outcome(None, error)

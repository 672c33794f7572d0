# SPDX-License-Identifier: MIT
"""Outcomes of ledger operations: a result, or the error instead of it."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.text.refusals import ledger_error_text

T = TypeVar("T")


class Outcome(NamedTuple, Generic[T]):
    """The result of an operation, or the error that prevented it."""

    result: T | None = None
    error: LedgerError | None = None

    @property
    def error_text(self) -> str:
        """The error as a sentence, or an empty text."""
        return ledger_error_text(self.error) if self.error is not None else ""


def attempt(action: Callable[[], T]) -> Outcome[T]:
    """Runs a ledger operation and returns its outcome."""
    try:
        return Outcome(action())
    except LedgerError as error:
        return Outcome(None, error)

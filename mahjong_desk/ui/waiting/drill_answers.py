# SPDX-License-Identifier: MIT
"""Answers to drills on their way to the ledger: what cannot be written waits, and nobody is asked for it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from mahjong_desk.journal.acts import now
from mahjong_desk.journal.documents import Document, read, spell
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


class DrillAnswers:
    """The answers that the ledger has and, in their order, those that wait for it."""

    def __init__(
        self,
        ledger: Callable[[], Ledger | None],
        failed: Callable[[LedgerError], None],
        saved: Callable[[str], None],
    ) -> None:
        self._ledger, self._failed, self._saved = ledger, failed, saved
        self._waiting: list[Document] = []

    @property
    def waiting(self) -> tuple[Document, ...]:
        """The answers that wait to be written."""
        return tuple(self._waiting)

    def take_up(self, answers: Iterable[Document]) -> None:
        """Lets wait again what waited at another time."""
        self._waiting += answers

    def all(self) -> tuple[Document, ...]:
        """Returns every answer in order, also those that wait to be written.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        ledger = self._ledger()
        return (*(ledger.drills.all() if ledger is not None else ()), *self._waiting)

    def keep(self, answer: Document) -> bool:
        """Keeps an answer; tells whether the ledger has it, and all before it, on disk.

        An answer that cannot be written, also because no ledger is open, waits and is not to be given again.

        Raises:
            TypeError: It holds something that JSON has no word for.
            ValueError: It holds a number that is not finite.
        """
        self._waiting.append(read(spell(answer)))
        return self.write_waiting()

    def write_waiting(self) -> bool:
        """Writes the answers that wait; tells whether none does any more."""
        ledger = self._ledger()
        if ledger is None or not self._waiting:
            return not self._waiting
        at = now()
        while self._waiting:
            if (error := attempt(partial(ledger.drills.add, self._waiting[0], at)).error) is not None:
                self._failed(error)
                return False
            del self._waiting[0]
        self._saved(at)
        return True

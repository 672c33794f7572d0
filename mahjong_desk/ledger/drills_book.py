# SPDX-License-Identifier: MIT
"""Where the answers to drills are kept: a line for each, in the order in which they were given."""

from __future__ import annotations

from sqlalchemy import select

from mahjong_desk.ledger.book import Book
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.documents import Document, read
from mahjong_desk.ledger.schema import drill_answers


class DrillsBook(Book):
    """The answers to drills in a ledger, which knows nothing of what stands in them.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def add(self, answer: Document, at: str) -> None:
        """Keeps an answer; it is on the disk when this returns.

        Args:
            answer: The answer as a JSON object.
            at: When it is kept, UTC, ``2026-01-31T20:15:00Z``.
        """
        with self._writing() as writing:
            writing.enter(LinkKind.DRILL_ANSWER, at, {"answer": answer})

    def all(self) -> tuple[Document, ...]:
        """Returns the answers, the newest last; a line that was damaged is left out."""
        with self._reading() as connection:
            texts = connection.execute(select(drill_answers.c.answer).order_by(drill_answers.c.id)).scalars().all()
        found = []
        for text in texts:
            try:
                found.append(read(text))
            except ValueError:
                continue
        return tuple(found)

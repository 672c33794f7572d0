# SPDX-License-Identifier: MIT
"""Where the rates of the sessions are kept; a line is added for every change, the last one of a session holds."""

from __future__ import annotations

from sqlalchemy import select

from mahjong_desk.ledger.book import Book
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.schema import session_rates, sessions


class RatesBook(Book):
    """The rates in a ledger.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def of(self, session_id: int) -> Rates:
        """Returns the rates of a session; none where none were set."""
        return self._last(session_id) or Rates()

    def latest(self) -> Rates:
        """Returns the rates that were set last in any session, for the next one to begin with."""
        return self._last(None) or Rates()

    def save(self, session_id: int, rates: Rates, at: str) -> None:
        """Sets the rates of a session; they are on the disk when this returns.

        Args:
            session_id: The session.
            rates: Its rates.
            at: When, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            LookupError: If there is no such session.
        """
        with self._writing() as writing:
            session = writing.connection.execute(select(sessions.c.uuid).where(sessions.c.id == session_id)).scalar()
            if session is None:
                raise LookupError(f"no session {session_id}")
            writing.enter(LinkKind.RATES, at, {"session": session, "rates": rates.payload()})

    def _last(self, session_id: int | None) -> Rates | None:
        query = select(session_rates.c.rates).order_by(session_rates.c.id.desc())
        if session_id is not None:
            query = query.where(session_rates.c.session_id == session_id)
        with self._reading() as connection:
            for (text,) in connection.execute(query):
                try:
                    return Rates.from_payload(read(text))
                except ValueError:
                    # A line that was damaged gives way to the one before.
                    continue
        return None

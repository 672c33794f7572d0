# SPDX-License-Identifier: MIT
"""Where the rates of the sessions are kept; a line is added for every change, the last one of a session holds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.reading import read_session

if TYPE_CHECKING:
    from mahjong_desk.ledger.book import Entering


class RatesBook:
    """The rates in a ledger, read with the driver alone: whoever looks at a session waits for no library.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def __init__(self, reading: Callable[[], AbstractContextManager[Database]], writing: Entering) -> None:
        """Takes the two doors of an open ledger."""
        self._reading = reading
        self._writing = writing

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
        with self._reading() as database:
            session = read_session(database, session_id)
        if session is None:
            raise LookupError(f"no session {session_id}")
        with self._writing() as writing:
            writing.enter(LinkKind.RATES, at, {"session": session.uuid, "rates": rates.payload()})

    def _last(self, session_id: int | None) -> Rates | None:
        of_session = "" if session_id is None else "WHERE session_id = :session"
        query = f"SELECT rates FROM session_rates {of_session} ORDER BY id DESC"
        with self._reading() as database:
            for (text,) in database.execute(query, {"session": session_id}):
                try:
                    return Rates.from_payload(read(text))
                except ValueError:
                    # A line that was damaged gives way to the one before.
                    continue
        return None

# SPDX-License-Identifier: MIT
"""Reads sessions of the ledger with their matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from mahjong_desk.club.evening.store import EveningStore
from mahjong_desk.club.played import EveningPlayer, PlayedSession, played_match
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.contents import MatchSummary, SessionSummary

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


def load_session(ledger: Ledger, session: SessionSummary, known: Iterable[StoredMatch] = ()) -> PlayedSession:
    reader = SessionReader(ledger, session, known)
    while reader.remaining_matches:
        reader.read_next()
    return reader.to_session()


class SessionReader:
    """Reads a session match by match, so that the caller can do other work meanwhile."""

    def __init__(self, ledger: Ledger, session: SessionSummary, known: Iterable[StoredMatch]) -> None:
        self.session = session
        self.matches: list[StoredMatch] = []  # those read so far
        self._ledger = ledger
        self._cached = {match.record.id: match for match in known}
        self._fingerprint = ledger.chain_head.fingerprint
        self._left = list(reversed(ledger.matches(session.id)))
        self._unreadable: list[int] = []

    @property
    def remaining_matches(self) -> int:
        return len(self._left)

    @property
    def next_is_cached(self) -> bool:
        """Whether the next match has already been replayed."""
        return bool(self._left) and self._cached_match(self._left[-1]) is not None

    def read_next(self) -> None:
        """Reads the next match; leaves it out if it cannot be read."""
        record = self._left[-1]
        match = self._cached_match(record) or StoredMatch.load(self._ledger, record)
        del self._left[-1]
        if match is None:
            self._unreadable.append(record.number)
        else:
            self.matches.append(match)

    def to_session(self) -> PlayedSession:
        session, fingerprint = self.session, self._fingerprint
        evening = EveningStore(self._ledger).read(session.uuid)
        return PlayedSession(
            session.name,
            session.started_at,
            tuple(played_match(match, session, fingerprint) for match in self.matches),
            tuple(self._unreadable),
            self._ledger.rates.for_session(session.id),
            fingerprint,
            session.uuid,
            arrivals=tuple(EveningPlayer(person, evening.names.get(person, "")) for person in evening.people),
        )

    def _cached_match(self, record: MatchSummary) -> StoredMatch | None:
        match = self._cached.get(record.id)
        if match is None or match.journal.head != record.head:
            return None
        # A match that was deleted and restored has another number.
        return replace(match, record=record)

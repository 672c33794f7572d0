# SPDX-License-Identifier: MIT
"""Reads the sessions, matches and entries of an open ledger."""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.journal.acts import InvalidAction, JsonObject, MatchHeader, parse_canonical
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.database.database import Database, entries_after, read_end, read_hash
from mahjong_desk.ledger.entry import GENESIS_HASH, MATCH_KINDS, ChainHead, LedgerEntry
from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerGone, Misplaced, translate_each, translate_errors
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.ledger.place import files_of
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import head_line


class SessionSummary(NamedTuple):
    """A group of matches, such as an evening, a tournament or a season."""

    id: int
    name: str
    started_at: str
    uuid: str = ""


class MatchSummary(NamedTuple):
    """A match as lists show it, read without its journal."""

    id: int
    session_id: int
    number: int
    opened_at: str
    updated_at: str
    head: str
    length: int
    header: MatchHeader | None
    players: tuple[str, ...]
    uuid: str = ""
    discarded: bool = False


class MatchPlayers(NamedTuple):
    """The players of a match, each with name and identity."""

    match_id: int
    at: str
    people: tuple[tuple[str, str], ...]


class MatchHead(NamedTuple):
    """The head of a match, with its session and number."""

    id: int
    uuid: str
    head: str  # hash of its last act
    session: str  # uuid
    number: int
    at: str


class ClubAction(NamedTuple):
    """One act of the club: about its people, seasons or evenings."""

    uuid: str
    at: str
    subject: str
    act: JsonObject


ALL = 2**62
"""Higher than the number of any entry and the id of any match."""

_SESSIONS = "SELECT id, name, started_at, uuid FROM sessions"
_MATCHES = (
    "SELECT matches.id, session_id, matches.number, opened_at, touched_at, head, length, people, uuid, discarded, content "
    "FROM matches LEFT JOIN entries ON entries.number = opening"
)
_HEADS = (
    "SELECT matches.id, matches.uuid, head, sessions.uuid, number, opened_at FROM matches "
    "JOIN sessions ON sessions.id = session_id"
)
_ACTS = (
    "SELECT number, at, kind, subject, content, hash, "
    "(SELECT before.hash FROM entries AS before WHERE before.number = entries.number - 1) "
    f"FROM entries WHERE subject = ? AND kind IN ({', '.join(map(repr, sorted(MATCH_KINDS)))}) ORDER BY number"
)


class LedgerReader:
    """Reads an open ledger; for one thread.

    Every method raises ``LedgerError`` if the ledger cannot be read, and ``LookupError`` for an unknown match or session.
    """

    def __init__(self, database: Database) -> None:
        self.place = database.place
        self._database = database

    # The chain

    @property
    def chain_head(self) -> ChainHead:
        with self._database.read_transaction() as database:
            return read_end(database)

    def entries(self) -> list[LedgerEntry]:
        """Returns all entries, the oldest first."""
        with self._database.read_transaction() as database:
            return list(entries_after(database, 0))

    def export(self, path: Path, progress: TaskProgress = NO_PROGRESS) -> ChainHead:
        """Writes all entries to one text file, and returns the end of the chain."""
        if os.path.exists(path) and any(file.exists() and path.samefile(file) for file in files_of(self.place)):
            raise LedgerGone(path, reason=Misplaced.ONTO_LEDGER)
        with self._database.read_transaction() as database:
            end = read_end(database)
            # An error of the database must not be reported as one of the file.
            entries = translate_each(self.place, entries_after(database, 0))
            entries = progress.track(entries, ProgressStage.READING, end.number)
            head = head_line(end, fingerprint=end.fingerprint)
            with translate_errors(path):
                write_atomically(path, chain([head], (entry.line() for entry in entries)))
        return end

    # Sessions

    def sessions(self) -> tuple[SessionSummary, ...]:
        """Returns all sessions, the newest last."""
        with self._database.read_transaction() as database:
            return tuple(SessionSummary(*line) for line in database.execute(f"{_SESSIONS} ORDER BY id"))

    def session(self, session_id: int) -> SessionSummary:
        with self._database.read_transaction() as database:
            return session_of(database, session_id)

    def newest_session(self) -> SessionSummary | None:
        """Returns the newest session, or None if there is none."""
        with self._database.read_transaction() as database:
            row = database.execute(f"{_SESSIONS} ORDER BY id DESC LIMIT 1").fetchone()
        return SessionSummary(*row) if row else None

    def match_counts(self) -> Mapping[int, int]:
        """Returns the number of matches by session id, without empty sessions."""
        with self._database.read_transaction() as database:
            statement = "SELECT session_id, count(*) FROM matches WHERE discarded = 0 GROUP BY session_id"
            return dict(database.execute(statement).fetchall())

    # Matches

    def matches(self, session_id: int | None = None) -> tuple[MatchSummary, ...]:
        """Returns the matches of a session, or of all for None, the newest last."""
        condition, values = ("", ()) if session_id is None else ("AND session_id = ?", (session_id,))
        return self._summaries(f"WHERE discarded = 0 {condition} ORDER BY matches.id", *values)

    def matches_before(self, match_id: int | None, limit: int) -> tuple[MatchSummary, ...]:
        """Returns the last ``limit`` matches before ``match_id``, the newest first.

        If ``match_id`` is None, it returns the last ones of all.
        """
        before = ALL if match_id is None else match_id
        return self._summaries("WHERE discarded = 0 AND matches.id < ? ORDER BY matches.id DESC LIMIT ?", before, limit)

    def latest_matches(self, limit: int) -> tuple[MatchSummary, ...]:
        """Returns at most ``limit`` matches, the one with the latest act first."""
        return self._summaries("WHERE discarded = 0 ORDER BY last DESC LIMIT ?", limit)

    def match(self, match_id: int | str) -> MatchSummary:
        """Returns a match by its id in this ledger, or by its uuid, also a discarded one."""
        column = "id" if isinstance(match_id, int) else "uuid"
        summaries = self._summaries(f"WHERE matches.{column} = ?", match_id)
        if not summaries:
            raise LookupError(f"no match {match_id}")
        return summaries[0]

    def match_heads(self, ruleset: str | None = None) -> tuple[MatchHead, ...]:
        """Returns the heads of the matches of one rule system or of all, the oldest first."""
        condition, values = ("", ()) if ruleset is None else ("AND ruleset = ?", (ruleset,))
        with self._database.read_transaction() as database:
            rows = database.execute(f"{_HEADS} WHERE discarded = 0 {condition} ORDER BY matches.id", values)
            return tuple(MatchHead(*row) for row in rows)

    def heads_since(self, end: ChainHead) -> tuple[MatchHead, ...] | None:
        """Returns the heads of the matches with entries after an end of the chain.

        Returns None if the chain never had this end, or if a match was discarded since: ``match_heads`` no longer has it.
        """
        with self._database.read_transaction() as database:
            if read_hash(database, end.number) != end.hash:
                return None
            if database.execute("SELECT 1 FROM matches WHERE last > ? AND discarded = 1", (end.number,)).fetchone():
                return None
            condition = "matches.id IN (SELECT id FROM matches WHERE last > ?)"
            rows = database.execute(f"{_HEADS} WHERE {condition} ORDER BY matches.id", (end.number,))
            return tuple(MatchHead(*row) for row in rows)

    def seatings(self, first: int = 0, last: int = ALL) -> tuple[MatchPlayers, ...]:
        """Returns the players of the matches from one id to another, the oldest first."""
        statement = "SELECT id, opened_at, people FROM matches WHERE discarded = 0 AND id BETWEEN ? AND ? ORDER BY id"
        with self._database.read_transaction() as database:
            return tuple(
                MatchPlayers(number, at, tuple((name, person) for name, person in json.loads(people)))
                for number, at, people in database.execute(statement, (first, last))
            )

    def journal(self, match_id: int) -> Journal:
        """Returns the journal of a match; ``Journal.chain_break`` is set if it is damaged."""
        with self._database.read_transaction() as database:
            return self._journal(database, match_id)

    def _journal(self, database: Database, match_id: int) -> Journal:
        try:
            return journal_from_entries(database, match_id)
        except InvalidAction as error:
            raise LedgerDamaged(self.place, f"match {match_id}: {error}", reason=Damage.OPENING) from error

    def _summaries(self, condition: str, *values: object) -> tuple[MatchSummary, ...]:
        with self._database.read_transaction() as database:
            return tuple(_summary(row) for row in database.execute(f"{_MATCHES} {condition}", values))


def session_of(database: Database, session: int | str) -> SessionSummary:
    """Returns a session by its id or uuid."""
    column = "id" if isinstance(session, int) else "uuid"
    row = database.execute(f"{_SESSIONS} WHERE {column} = ?", (session,)).fetchone()
    if row is None:
        raise LookupError(f"no session {session}")
    return SessionSummary(*row)


def journal_from_entries(database: Database, match_id: int) -> Journal:
    """Returns the journal of a match.

    Raises ``InvalidAction`` if its header cannot be read.
    """
    row = database.execute("SELECT uuid, head, length FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise LookupError(f"no match {match_id}")
    uuid, head, length = row
    acts = []
    for *columns, before in database.execute(_ACTS, (uuid,)).fetchall():
        entry = LedgerEntry(*columns)
        acts.append(entry.to_act(sound=entry.is_sound_after(before or GENESIS_HASH)))
    return Journal.from_stored(match_id, acts, head, length)


def _summary(row: Sequence[Any]) -> MatchSummary:
    *columns, people, uuid, discarded, content = row
    names = tuple(name for name, _ in json.loads(people))
    return MatchSummary._make([*columns, _header(content), names, uuid, bool(discarded)])


def _header(content: str | None) -> MatchHeader | None:
    with suppress(ValueError, LookupError):
        return MatchHeader.from_payload(parse_canonical(content or "")["header"])
    return None

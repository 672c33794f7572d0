# SPDX-License-Identifier: MIT
"""The tables of a ledger, the same in SQLite and PostgreSQL.

Entries are only added to ``entries``; the other tables are derived from it.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

from mahjong_desk.journal.acts import ActionKind, MatchHeader, canonical_json, parse_canonical
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.entry import GENESIS_HASH, MATCH_KINDS, ChainHead, EntryKind, LedgerEntry
from mahjong_desk.ledger.errors import LedgerNewer, Obstacle, ServerLoginFailed
from mahjong_desk.ledger.place import LedgerLocation

VERSION = 1
"""The version of the tables."""

UPGRADES: tuple[Callable[[Executes], None], ...] = ()
"""The function at index n upgrades version n + 1 to n + 2; each runs in one transaction."""

ENTRIES = """
    CREATE TABLE entries (
        number {big} PRIMARY KEY, at TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, content TEXT NOT NULL,
        hash TEXT NOT NULL
    ){strict}
"""
PROJECTIONS = (
    "CREATE TABLE sessions (id {big} PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, started_at TEXT NOT NULL)"
    "{strict}",
    """
    CREATE TABLE matches (
        id {big} PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, session_id {big} NOT NULL REFERENCES sessions,
        number INTEGER NOT NULL, opening {big} NOT NULL, opened_at TEXT NOT NULL, last {big} NOT NULL, touched_at TEXT NOT NULL,
        ruleset TEXT NOT NULL, origin TEXT NOT NULL, head TEXT NOT NULL, length INTEGER NOT NULL, discarded INTEGER NOT NULL,
        reseated INTEGER NOT NULL, people TEXT NOT NULL
    ){strict}
    """,
    "CREATE UNIQUE INDEX matches_number ON matches (session_id, number) WHERE discarded = 0",
    "CREATE INDEX matches_last ON matches (last)",
)
INDEXES = (
    "CREATE INDEX entries_subject ON entries (subject, number)",
    "CREATE INDEX entries_rates ON entries (number) WHERE kind = 'rates'",
)
COLUMNS = "number, at, kind, subject, content, hash"

_RESEATING = {ActionKind.RENAME.value, ActionKind.SWAP_SEATS.value}
_SUBSTITUTE = canonical_json({"type": "substitute"}).strip("{}")
_BLOCK = 1_000
_NEXT_ID = "(SELECT coalesce(max(id), 0) + 1 FROM {})"


class Executes(Protocol):
    """A ``Database``, or a plain connection of sqlite3."""

    def execute(self, statement: str, values: Any = ..., /) -> Any:
        """Runs SQL with ``?`` for each value and returns its cursor."""


def add(database: Executes, entry: LedgerEntry) -> int:
    """Adds an entry to all tables; returns 0 if ``entries`` did not accept it."""
    added = database.execute(f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", entry)
    apply_record(database, entry)
    return int(added.rowcount)


def apply_record(database: Executes, entry: LedgerEntry, entries: Executes | None = None) -> None:
    """Applies an entry to ``sessions`` and ``matches``.

    ``entries`` has the entries up to this one if ``database`` has only the derived tables.
    """
    number, at, kind, subject, content, hash_ = entry
    if kind in MATCH_KINDS and kind != ActionKind.OPEN:
        statement = (
            "UPDATE matches SET head = ?, length = length + 1, last = ?, touched_at = ?, reseated = reseated | ? "
            "WHERE uuid = ? AND discarded = 0"
        )
        reseats = kind in _RESEATING or _SUBSTITUTE in content
        _require_match(database.execute(statement, (hash_, number, at, int(reseats), subject)), number, subject)
        if reseats or kind != ActionKind.RECORD:
            _update_people(database, database if entries is None else entries, entry)
    elif kind == ActionKind.OPEN:
        opened = parse_canonical(content)
        session, header = _session_id(database, number, opened["session"]), opened["header"]
        origin = opened.get("origin", subject)
        values = subject, session, opened["number"], number, at, number, at, header["ruleset"], origin, hash_
        database.execute(
            f"INSERT INTO matches VALUES ({_NEXT_ID.format('matches')}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 0, 0, ?)",
            (*values, canonical_json(_people(header))),
        )
    elif kind == EntryKind.SESSION:
        statement = f"INSERT INTO sessions VALUES ({_NEXT_ID.format('sessions')}, ?, ?, ?)"
        database.execute(statement, (subject, _storable(parse_canonical(content)["name"]), at))
    elif kind == EntryKind.DISCARD:
        statement = "UPDATE matches SET discarded = 1, last = ? WHERE uuid = ? AND discarded = 0"
        _require_match(database.execute(statement, (number, subject)), number, subject)
    elif kind == EntryKind.RESTORE:
        statement = "UPDATE matches SET discarded = 0, last = ?, number = ? WHERE uuid = ? AND discarded = 1"
        cursor = database.execute(statement, (number, parse_canonical(content)["number"], subject))
        _require_match(cursor, number, subject)
    elif kind == EntryKind.SESSION_NAME:
        session = _session_id(database, number, subject)
        name = _storable(parse_canonical(content)["name"])
        database.execute("UPDATE sessions SET name = ? WHERE id = ?", (name, session))


def reindex(database: Executes) -> None:
    """Rebuilds the derived tables from the entries, in the caller's transaction."""
    for table in ("matches", "sessions"):
        # Delete rows, since a new table would lack the privileges granted on this one.
        database.execute(f"DELETE FROM {table}")
    for entry in entries_after(database, 0):
        apply_record(database, entry)


def read_end(database: Executes) -> ChainHead:
    """Returns the end of the chain."""
    row = database.execute("SELECT number, hash FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    return ChainHead(*row) if row else ChainHead()


def read_hash(database: Executes, number: int) -> str | None:
    """Returns the hash of the entry with a number, or None if there is none."""
    if number == 0:
        return GENESIS_HASH
    row = database.execute("SELECT hash FROM entries WHERE number = ?", (number,)).fetchone()
    return str(row[0]) if row else None


def entries_after(database: Executes, number: int) -> Iterator[LedgerEntry]:
    """Yields the entries after a number; the caller may write meanwhile."""
    statement = f"SELECT {COLUMNS} FROM entries WHERE number > ? ORDER BY number LIMIT {_BLOCK}"
    while block := database.execute(statement, (number,)).fetchall():
        yield from (LedgerEntry(*columns) for columns in block)
        number = block[-1][0]


def entries_about(database: Executes, subject: str, kinds: Iterable[str], after: int = 0) -> list[LedgerEntry]:
    """Returns the entries of some kinds about a subject, the oldest first."""
    wanted = tuple(kinds)
    marks = ", ".join("?" * len(wanted))
    statement = f"SELECT {COLUMNS} FROM entries WHERE subject = ? AND number > ? AND kind IN ({marks}) ORDER BY number"
    return [LedgerEntry(*columns) for columns in database.execute(statement, (subject, after, *wanted)).fetchall()]


def _session_id(database: Executes, number: int, uuid: str) -> int:
    row = database.execute("SELECT id FROM sessions WHERE uuid = ?", (uuid,)).fetchone()
    if row is None:
        raise LookupError(f"entry {number}: no session {uuid}")
    return int(row[0])


def _storable(name: str) -> str:
    """Returns a name without characters that a column cannot store."""
    return name.encode("utf-8", "replace").decode().replace("\0", "?")


def _require_match(cursor: Any, number: int, match: str) -> None:
    if not cursor.rowcount:
        raise LookupError(f"entry {number}: no match {match}")


def _update_people(database: Executes, entries: Executes, entry: LedgerEntry) -> None:
    """Updates the players of a match after an act that may have changed them."""
    statement = "SELECT reseated, people FROM matches WHERE uuid = ?"
    reseated, people = database.execute(statement, (entry.subject,)).fetchone()
    if not reseated:
        return
    with suppress(ValueError, LookupError, TypeError):
        if entry.kind == ActionKind.RECORD:
            # Most substitutes are recorded when they join, so the history of the match is rarely needed.
            (opening,) = entries_about(entries, entry.subject, [ActionKind.OPEN])
            header, name = MatchHeader.from_payload(opening.document["header"]), entry.document["event"]["name"]
            pairs = [tuple(pair) for pair in json.loads(people)]
            if isinstance(name, str) and name not in dict(pairs):
                pairs.append((name, header.person_id(name)))
        else:
            about_match = entries_about(entries, entry.subject, MATCH_KINDS)
            journal = Journal.from_acts([item.to_act() for item in about_match if item.number <= entry.number])
            pairs = [(name, journal.header.person_id(name)) for name in journal.history.all_players]
        database.execute("UPDATE matches SET people = ? WHERE uuid = ?", (canonical_json(pairs), entry.subject))


def _people(payload: Any) -> list[tuple[Any, Any]]:
    """Returns the players of a header with their identities, or none if it is invalid."""
    with suppress(ValueError):
        header = MatchHeader.from_payload(payload)
        return [(name, header.person_id(name)) for name in header.players]
    return []


class Database(ABC):
    """One connection to the tables, for one thread.

    Every method except ``execute`` raises ``LedgerError`` for errors of disk, database and server.
    """

    dialect: ClassVar[dict[str, str]]
    place: LedgerLocation

    @abstractmethod
    def execute(self, statement: str, values: Any = (), /) -> Any:
        """Runs SQL with ``?`` for each value and returns its cursor."""

    @abstractmethod
    def read_transaction(self) -> AbstractContextManager[Self]:
        """Begins a transaction that reads one snapshot; yields this connection."""

    @abstractmethod
    def write_transaction(self) -> AbstractContextManager[None]:
        """Begins an exclusive write transaction, which is on disk after the block."""

    def batch(self) -> AbstractContextManager[object]:
        """Lets many entries be added without waiting for each; ``rowcount`` may be −1."""
        return nullcontext()

    @abstractmethod
    def can_write(self) -> bool:
        """Returns without waiting whether no other program is writing."""

    @abstractmethod
    def check_unchanged(self, known: ChainHead) -> None:
        """Raises ``LedgerReplaced`` if the database was replaced.

        Call it within ``write_transaction``.
        """

    @abstractmethod
    def integrity_errors(self) -> list[str]:
        """Returns the untranslated messages of the database's own check."""

    @abstractmethod
    def close(self) -> None:
        """Closes the connection; may be called twice."""

    @abstractmethod
    def version(self) -> int:
        """Returns the version of the tables; 0 for an empty database."""

    @abstractmethod
    def set_version(self, version: int) -> None: ...

    def make_ready(self) -> None:
        """Creates the tables or upgrades them, inside ``write_transaction``."""
        version = self.version()
        if version > VERSION:
            raise LedgerNewer(self.place, f"table version {version} is newer than {VERSION}")
        if version == 0:
            for statement in (ENTRIES, *PROJECTIONS, *INDEXES):
                self.execute(statement.format(**self.dialect))
        else:
            for upgrade in UPGRADES[version - 1 :]:
                upgrade(self)
        if version < VERSION:
            self.set_version(VERSION)


def open_database(place: LedgerLocation, timeout: float) -> Database:
    """Opens the database of a ledger, or creates it if there is none."""
    if isinstance(place, Path):
        from mahjong_desk.ledger.database.sqlite_file import SqliteFile

        return SqliteFile.open(place, timeout)
    try:
        from mahjong_desk.ledger.database.server import Server
    except ImportError as error:
        raise ServerLoginFailed(place, str(error), reason=Obstacle.DRIVER) from error
    return Server.open(place, timeout)

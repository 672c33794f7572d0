# SPDX-License-Identifier: MIT
"""The club's ledger: the one door to the file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType, TracebackType
from typing import Any, Self

from sqlalchemy import Connection, Engine, RowMapping, func, select

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.documents import read, spell
from mahjong_desk.ledger.drills_book import DrillsBook
from mahjong_desk.ledger.engine import WRITING, make_engine
from mahjong_desk.ledger.entries import Act, ActKind, ActRefused, Break, Entry, Opening
from mahjong_desk.ledger.errors import JournalBroken, LedgerChanged, LedgerDamaged, LedgerLocked, explain, told
from mahjong_desk.ledger.history import SUBSTITUTE
from mahjong_desk.ledger.house_rules_book import HouseRulesBook
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.rates_book import RatesBook
from mahjong_desk.ledger.schema import journal, matches, sessions
from mahjong_desk.ledger.upgrade import create, sync, upgrade


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """An evening, a tournament, a season: whatever holds several matches together.

    Attributes:
        id: The session in this ledger.
        name: What the club calls it.
        started_at: When it began, UTC.
    """

    id: int
    name: str
    started_at: str


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What lists of matches show, without reading the whole journal.

    Attributes:
        id: The match in this ledger.
        session_id: The session that it belongs to.
        number: Its number in the session, from 1.
        opened_at: When it began, UTC.
        touched_at: When its last entry was written, UTC.
        head: The hash of its last entry.
        length: How many entries its journal has.
        opening: What was fixed when it began; None if that entry cannot be read.
        people: Everybody who sat at the table, under the names that hold now: those who began in the order of their
            seats, then the substitutes; nobody if the journal cannot be read.
    """

    id: int
    session_id: int
    number: int
    opened_at: str
    touched_at: str
    head: str
    length: int
    opening: Opening | None
    people: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checkup:
    """What a thorough look at the whole ledger found.

    Attributes:
        database: SQLite's own findings, a line each, untranslated; empty if there are none.
        matches: The broken journals with their first break, by match.
    """

    database: tuple[str, ...]
    matches: Mapping[int, Break]

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.database and not self.matches


class Ledger:
    """An open ledger, for one thread; a context manager that closes it.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.

    Attributes:
        path: The file.
        house_rules: The house rules that are kept in it.
        rates: The rates of its sessions.
        drills: The answers to drills that were given in it.
    """

    def __init__(self, path: Path, engine: Engine) -> None:
        self.path = path
        self._engine = engine
        self.house_rules = HouseRulesBook(self._reading, self._writing)
        self.rates = RatesBook(self._reading, self._writing)
        self.drills = DrillsBook(self._reading, self._writing)

    @classmethod
    def open(cls, path: Path, *, timeout: float = 1.5) -> Ledger:
        """Opens a ledger; makes folder and file if there is none, upgrades an older one after copying it.

        Args:
            path: The file.
            timeout: How long to wait for another program, seconds.

        Raises:
            LedgerError: If it cannot be opened for writing; a file that is there is then left as it is.
        """
        path = path.absolute()
        if not inspection.is_there(path):
            create(path, timeout)
        if inspection.inspect(path, timeout) < inspection.NEWEST:
            upgrade(path, timeout)
        ledger = cls(path, make_engine(path, timeout))
        try:
            with told(path), ledger._bare() as raw:
                # A restored backup begins without its log.
                raw.execute("PRAGMA journal_mode = WAL")
            ledger._try_to_write()
        except BaseException:
            ledger.close()
            raise
        return ledger

    def close(self) -> None:
        """Closes the file; may be called twice."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        """Returns itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the file."""
        self.close()

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Returns all sessions, the newest last."""
        with self._reading() as connection:
            found = connection.execute(select(sessions).order_by(sessions.c.id)).mappings()
            return tuple(SessionRecord(**line) for line in found)

    def start_session(self, name: str, at: str) -> SessionRecord:
        """Returns a new session.

        Args:
            name: What the club calls it.
            at: When it begins, UTC, ``2026-01-31T20:15:00Z``.
        """
        with self._writing() as connection:
            result = connection.execute(sessions.insert().values(name=name, started_at=at))
            return SessionRecord(_key(result.inserted_primary_key), name, at)

    def rename_session(self, session_id: int, name: str) -> SessionRecord:
        """Returns the session under its new name.

        Raises:
            LookupError: If there is no such session.
        """
        with self._writing() as connection:
            connection.execute(sessions.update().where(sessions.c.id == session_id).values(name=name))
            return self._session(connection, session_id)

    def matches(self, session_id: int | None = None) -> tuple[MatchRecord, ...]:
        """Returns the matches of a session, or of all sessions for None, the newest last."""
        first, last = journal.alias(), journal.alias()
        query = (
            select(matches, first.c.payload, last.c.at.label("touched_at"))
            .outerjoin(first, (first.c.match_id == matches.c.id) & (first.c.sequence == 0))
            .outerjoin(last, (last.c.match_id == matches.c.id) & (last.c.sequence == matches.c.length - 1))
            .order_by(matches.c.id)
        )
        if session_id is not None:
            query = query.where(matches.c.session_id == session_id)
        with self._reading() as connection:
            records = [_match_record(line) for line in connection.execute(query).mappings()]
            changed = set(connection.execute(_PEOPLE_CHANGED).scalars())
        return tuple(
            replace(record, people=self._people(record.id)) if record.id in changed else record for record in records
        )

    def _people(self, match_id: int) -> tuple[str, ...]:
        try:
            return self.journal(match_id).history.people
        except LedgerDamaged:
            return ()

    def open_match(self, session_id: int, opening: Opening, at: str) -> Journal:
        """Returns the journal of a new match, which is on the disk.

        Args:
            session_id: The session that it belongs to.
            opening: What is fixed from now on.
            at: When it begins, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            LookupError: If there is no such session.
            ValueError: If ``at`` is not a time of the journal.
        """
        with self._writing() as connection:
            self._session(connection, session_id)
            highest = select(func.coalesce(func.max(matches.c.number), 0)).where(matches.c.session_id == session_id)
            number = connection.execute(highest).scalar_one() + 1
            begun = Journal.begin(0, opening, at)
            values = {"session_id": session_id, "number": number, "opened_at": at}
            result = connection.execute(matches.insert().values(**values, head=begun.head, length=begun.length))
            match_id = _key(result.inserted_primary_key)
            _write(connection, match_id, begun.entries[-1])
        return replace(begun, match_id=match_id)

    def journal(self, match_id: int) -> Journal:
        """Returns the journal of a match, verified; a break in its chain stands in ``Journal.broken``.

        Raises:
            LookupError: If there is no such match.
            LedgerDamaged: If not even the opening of the match can be read.
        """
        with self._reading() as connection:
            match = connection.execute(select(matches).where(matches.c.id == match_id)).mappings().first()
            if match is None:
                raise LookupError(f"no match {match_id}")
            query = select(journal).where(journal.c.match_id == match_id).order_by(journal.c.sequence)
            lines = [line._asdict() for line in connection.execute(query)]
        try:
            return Journal.from_lines(match_id, lines, match["head"], match["length"])
        except ActRefused as error:
            raise LedgerDamaged(self.path, f"match {match_id}: {error}") from error

    def append(self, journal: Journal, act: Act, at: str) -> Journal:
        """Returns the journal with ``act`` as its last entry, which is on the disk when this returns.

        Args:
            journal: The journal as the caller knows it; stays as it is, and valid if this fails.
            act: What to do.
            at: When, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            ActRefused: If the act is not possible in this history.
            ValueError: If ``at`` is not a time of the journal.
            LedgerChanged: If another process has written to this match meanwhile.
            JournalBroken: If the chain of the journal is broken.
        """
        if journal.broken is not None:
            raise JournalBroken(self.path, journal.broken)
        longer = journal.then(act, at)
        with self._writing() as connection:
            ours = (
                (matches.c.id == journal.match_id)
                & (matches.c.head == journal.head)
                & (matches.c.length == journal.length)
            )
            moved = connection.execute(matches.update().where(ours).values(head=longer.head, length=longer.length))
            if moved.rowcount != 1:
                raise LedgerChanged(self.path)
            _write(connection, journal.match_id, longer.entries[-1])
        return longer

    def backup(self, path: Path) -> None:
        """Writes a whole copy of the ledger, which then replaces what was at ``path``.

        Raises:
            ValueError: If ``path`` is the ledger itself.
            LedgerError: If the copy cannot be written; its ``path`` is that of the copy.
        """
        path = path.absolute()
        if path.exists() and path.samefile(self.path):
            raise ValueError("a backup needs another place than the ledger itself")
        with told(path), TemporaryDirectory(prefix=".backup-", dir=path.parent, ignore_cleanup_errors=True) as workshop:
            draft = Path(workshop) / path.name
            try:
                with self._bare() as raw:
                    raw.execute("VACUUM INTO ?", (str(draft),))
            except sqlite3.DatabaseError as error:
                # A fault of what is read, not of where it is written.
                known = explain(error, self.path)
                raise known if isinstance(known, LedgerDamaged) else error from error
            sync(draft)
            os.replace(draft, path)
            sync(path.parent)

    def check(self) -> Checkup:
        """Returns what a thorough look finds: at every page and index of the file, and at every journal."""
        with told(self.path), self._bare() as raw:
            lines = [str(line) for (line,) in raw.execute("PRAGMA integrity_check")]
            orphans = [f"{line[0]}: no {line[2]} for a row" for line in raw.execute("PRAGMA foreign_key_check")]
        found = tuple(line for line in lines if line != "ok") + tuple(orphans)
        broken: dict[int, Break] = {}
        unreadable: list[str] = []
        for match in self.matches():
            try:
                verdict = self.journal(match.id).broken
            except LedgerDamaged as error:
                unreadable.append(error.details)
                continue
            if verdict is not None:
                broken[match.id] = verdict
        return Checkup((*found, *unreadable), MappingProxyType(broken))

    def _session(self, connection: Connection, session_id: int) -> SessionRecord:
        line = connection.execute(select(sessions).where(sessions.c.id == session_id)).mappings().first()
        if line is None:
            raise LookupError(f"no session {session_id}")
        return SessionRecord(**line)

    def _try_to_write(self) -> None:
        """Finds out whether the file can be written to, since SQLite opens a read-only one without a word."""
        try:
            with self._writing() as connection:
                connection.execute(sessions.update().where(sessions.c.id < 0).values(name=sessions.c.name))
        except LedgerLocked:
            # Somebody else can write, so could we; reading goes on meanwhile.
            return

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with told(self.path), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with (
            told(self.path),
            self._engine.connect().execution_options(**{WRITING: True}) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def _bare(self) -> Iterator[sqlite3.Connection]:
        """Gives the driver's own connection, for statements that no transaction may surround."""
        with self._engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            yield raw


_PEOPLE_CHANGED = (
    select(journal.c.match_id)
    .where(
        journal.c.kind.in_([ActKind.RENAME.value, ActKind.EXCHANGE.value])
        | journal.c.payload.contains(spell({"type": SUBSTITUTE}).strip("{}"))
    )
    .distinct()
)
"""The matches at which others may have sat than those whom the opening names."""


def _write(connection: Connection, match_id: int, entry: Entry) -> None:
    connection.execute(
        journal.insert().values(
            match_id=match_id,
            sequence=entry.sequence,
            at=entry.at,
            kind=str(entry.kind),
            payload=spell(entry.payload),
            previous=entry.previous,
            hash=entry.hash,
        )
    )


def _key(inserted: Any) -> int:
    return int(inserted[0])


def _match_record(line: RowMapping) -> MatchRecord:
    try:
        opening = Opening.from_payload(read(line["payload"] or ""))
    except ValueError:
        opening = None
    return MatchRecord(
        id=line["id"],
        session_id=line["session_id"],
        number=line["number"],
        opened_at=line["opened_at"],
        touched_at=line["touched_at"] or line["opened_at"],
        head=line["head"],
        length=line["length"],
        opening=opening,
        people=opening.players if opening is not None else (),
    )

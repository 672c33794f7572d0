# SPDX-License-Identifier: MIT
"""The database on a PostgreSQL server, and a listener for its new entries.

A stopped server neither answers nor closes its connections, so each answer has its own deadline. If a connection is
lost during a commit, the next entry finds out whether the commit succeeded (``Ledger.write_transaction``).
"""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, wait
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from functools import cache
from time import monotonic
from typing import Any, ClassVar, Self

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mahjong_desk.ledger.database.database import Database, read_hash
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import (
    FileChange,
    LedgerError,
    LedgerReplaced,
    Obstacle,
    ServerAway,
    ServerLoginFailed,
    translate_errors,
)
from mahjong_desk.ledger.place import ServerLocation

CHANNEL = "mahjong_desk"
"""The channel on which the server announces each new entry."""

WRITER_LOCK_ID = 0x4D4A4432
"""The id of the advisory lock that lets only one client append to the chain at a time."""

_ANSWER_TIMEOUT = 0.7
"""How long a server may be silent after the lock timeout, in seconds; with the window's 0.2, less than 1."""
_RETRY_DELAY = 10.0
"""How long reconnecting fails immediately after a slow failure, in seconds."""
_SLOW = 0.5
_MIN_PAUSE, _MAX_PAUSE = 0.5, 15.0
_VERSION_TABLE = "mahjong_desk_version"
_OPTIONS: dict[str, Any] = {
    "connect_timeout": 2,  # seconds, the minimum of libpq
    "application_name": "Mahjong Desk",
    "client_encoding": "UTF8",
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
_GUARDS = (
    "CREATE OR REPLACE FUNCTION mahjong_desk_refuse() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'entries only grow'; END $$",
    "DROP TRIGGER IF EXISTS entries_only_grow ON entries",
    "CREATE TRIGGER entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
    "FOR EACH STATEMENT EXECUTE FUNCTION mahjong_desk_refuse()",
    "CREATE OR REPLACE FUNCTION mahjong_desk_announce() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN PERFORM pg_notify('{CHANNEL}', NEW.number::text); RETURN NULL; END $$",
    "DROP TRIGGER IF EXISTS entries_announced ON entries",
    "CREATE TRIGGER entries_announced AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION mahjong_desk_announce()",
)


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection on which each answer has a deadline."""

    patience = _ANSWER_TIMEOUT

    def wait(self, gen: Generator[Any, Any, Any], *interval: Any, **timeout: Any) -> Any:
        """Waits for an answer; closes the connection if there is none in time."""
        if timeout.get("timeout") is not None:
            # A caller that waits for notifications sets its own limit.
            return super().wait(gen, *interval, **timeout)
        try:
            return super().wait(_with_deadline(gen, self.patience), *interval, **timeout)
        except _AnswerTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError("the server does not answer") from None


class Server(Database):
    """A database on a server; the next transaction reconnects after a lost connection."""

    dialect: ClassVar[dict[str, str]] = {"big": "BIGINT", "strict": ""}

    def __init__(self, place: ServerLocation, timeout: float) -> None:
        self.place: ServerLocation = place
        self._timeout = timeout
        self._away_until = 0.0
        with translate_errors(place):
            self._connection = connect_soon(place, timeout)

    @classmethod
    def open(cls, place: ServerLocation, timeout: float) -> Server:
        """Opens a ledger on a server, and creates the tables in an empty database."""
        database = cls(place, timeout)
        try:
            place.folder.mkdir(parents=True, exist_ok=True)
            with database.write_transaction():
                database.make_ready()
        except BaseException:
            database.close()
            raise
        return database

    def execute(self, statement: str, values: Any = (), /) -> Any:
        return self._connection.execute(_with_percent_s(statement), values)

    @contextmanager
    def read_transaction(self) -> Iterator[Self]:
        with self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"):
            yield self

    @contextmanager
    def write_transaction(self) -> Iterator[None]:
        with self._transaction("BEGIN", f"SELECT pg_advisory_xact_lock({WRITER_LOCK_ID})"):
            yield

    def batch(self) -> AbstractContextManager[object]:
        # Each entry is sent at once; an import waits for the server only when it has to read.
        return self._connection.pipeline() if psycopg.Pipeline.is_supported() else nullcontext()

    @contextmanager
    def _transaction(self, *begin: str) -> Iterator[None]:
        with translate_errors(self.place):
            self._reconnect()
            try:
                for statement in begin:
                    self._connection.execute(statement)
                yield
                self._connection.commit()
            except BaseException:
                if not _is_lost(self._connection):
                    self._connection.rollback()
                raise

    def _reconnect(self) -> None:
        started_at = monotonic()
        if not _is_lost(self._connection):
            # Detect a connection that the server has closed.
            with suppress(psycopg.Error):
                self._connection.execute("")
        if not _is_lost(self._connection):
            return
        try:
            if started_at < self._away_until or monotonic() - started_at > _SLOW:
                raise ServerAway(self.place)
            self._connection = connect_soon(self.place, self._timeout)
        except (psycopg.Error, ServerAway):
            if monotonic() - started_at > _SLOW:
                self._away_until = monotonic() + _RETRY_DELAY
            raise

    def can_write(self) -> bool:
        if _is_lost(self._connection):
            return False
        try:
            with translate_errors(self.place), self._connection.transaction():
                row = self._connection.execute(f"SELECT pg_try_advisory_xact_lock({WRITER_LOCK_ID})").fetchone()
        except LedgerError:
            return not _is_lost(self._connection)
        return row == (True,)

    def check_unchanged(self, known: ChainHead) -> None:
        if read_hash(self, known.number) != known.hash:
            raise LedgerReplaced(self.place, reason=FileChange.RESTORED)

    def integrity_errors(self) -> list[str]:
        """Returns nothing: the server checks its pages itself."""
        return []

    def version(self) -> int:
        exists_query = "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename = ?"
        if self.execute(exists_query, (_VERSION_TABLE,)).fetchone()[0]:
            return int(self.execute(f"SELECT max(version) FROM {_VERSION_TABLE}").fetchone()[0])
        if self.execute(exists_query, ("entries",)).fetchone()[0]:
            raise LedgerReplaced(self.place, "there is a table entries that is not ours", reason=FileChange.FOREIGN)
        return 0

    def set_version(self, version: int) -> None:
        """Writes the version, and creates the triggers that protect and announce entries."""
        self.execute(f"CREATE TABLE IF NOT EXISTS {_VERSION_TABLE} (version integer PRIMARY KEY)")
        self.execute(f"INSERT INTO {_VERSION_TABLE} VALUES (?)", (version,))
        for statement in _GUARDS:
            self.execute(statement)

    def close(self) -> None:
        self._connection.close()


class Listener:
    """Listens on its own thread for entries of other processes."""

    def __init__(
        self, place: ServerLocation, on_change: Callable[[], None], on_lost: Callable[[LedgerError], None]
    ) -> None:
        self._place, self._on_change, self._on_lost = place, on_change, on_lost
        self._wake, self._waker = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stops listening; the thread may end later, but calls back no more."""
        self._waker.close()
        self._thread.join(_ANSWER_TIMEOUT)

    def _run(self) -> None:
        pause = _MIN_PAUSE
        while True:
            try:
                with translate_errors(self._place), closing(connect(self._place, 0)) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    pause = _MIN_PAUSE
                    self._listen(connection)
                    break
            except LedgerError as error:
                if self._is_stopped(0):
                    break
                self._on_lost(error)
            if self._is_stopped(pause):
                break
            pause = min(2 * pause, _MAX_PAUSE)
        self._wake.close()

    def _listen(self, connection: Connection) -> None:
        while not self._is_stopped(0):
            self._on_change()
            ready, _, _ = select.select([connection.fileno(), self._wake.fileno()], [], [])
            if self._wake.fileno() in ready:
                return
            # Discard the notifications so far: one callback covers them all.
            list(connection.notifies(timeout=0))

    def _is_stopped(self, within: float) -> bool:
        return bool(select.select([self._wake.fileno()], [], [], within)[0])


def connect(place: ServerLocation, timeout: float) -> Connection:
    """Returns a connection whose commits are synced to the server's disk."""
    try:
        # libpq's message about an address may contain part of the password.
        parameters = conninfo_to_dict(place.url) if place.is_address else None
    except psycopg.ProgrammingError:
        parameters = None
    if parameters is None:
        raise ServerLoginFailed(place, reason=Obstacle.ADDRESS)
    connection = Connection.connect(make_conninfo(**{**_OPTIONS, **parameters}), autocommit=True)
    connection.patience = timeout + _ANSWER_TIMEOUT
    try:
        # A query plan cached for a small table would scan the whole table once it is large.
        settings = (
            "SELECT set_config('lock_timeout', %s, false), set_config('plan_cache_mode', 'force_custom_plan', false)"
        )
        connection.execute(settings, (f"{int(timeout * 1000)}ms",))
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        connection.close()
        raise
    return connection


def connect_soon(place: ServerLocation, timeout: float) -> Connection:
    """Returns a connection, or raises ``ServerAway`` on a timeout.

    The next call continues the attempt. It has its own thread, because name resolution and libpq may block far longer
    than a window can wait.
    """
    attempt = _ATTEMPTS.pop(place, None)
    if attempt is None or (attempt.done() and attempt.exception() is not None):
        attempt = Future()
        threading.Thread(target=_connect, args=(attempt, place, timeout), name="connecting", daemon=True).start()
    if not wait([attempt], timeout + _ANSWER_TIMEOUT).done:
        _ATTEMPTS[place] = attempt
        raise ServerAway(place, "no connection yet")
    return attempt.result()


def _connect(attempt: Future[Connection], place: ServerLocation, timeout: float) -> None:
    try:
        attempt.set_result(connect(place, timeout))
    except Exception as error:  # raised again in connect_soon
        attempt.set_exception(error)


_ATTEMPTS: dict[ServerLocation, Future[Connection]] = {}
"""The attempts that were still running when their caller stopped waiting."""


class _AnswerTimeout(Exception):
    """Raised if the server does not answer in time."""


def _with_deadline(gen: Generator[Any, Any, Any], patience: float) -> Generator[Any, Any, Any]:
    """Runs a generator of psycopg; raises ``_AnswerTimeout`` if no answer comes."""
    try:
        wait_for, last_answer = next(gen), monotonic()
        while True:
            # psycopg sends 0 after each interval without an answer.
            ready = yield wait_for
            if ready:
                last_answer = monotonic()
            elif monotonic() > last_answer + patience:
                gen.close()
                raise _AnswerTimeout
            wait_for = gen.send(ready)
    except StopIteration as end:
        return end.value


def _is_lost(connection: Connection) -> bool:
    return connection.closed or connection.broken


@cache
def _with_percent_s(statement: str) -> str:
    return statement.replace("%", "%%").replace("?", "%s")

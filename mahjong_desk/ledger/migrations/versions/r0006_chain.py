# SPDX-License-Identifier: MIT
"""The chain of the club: a link for everything that was entered, and an identity for each session and match.

What is there already gets its links in the order of its times, as far as they agree with the order in which it came.
The identities are worked out of what is there, so that two copies of one ledger, brought up to date apart from each
other, still speak of the same matches.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from typing import Any
from uuid import UUID, uuid5

import sqlalchemy as sa
from alembic import context, op

from mahjong_desk.ledger.progress import Progress, Stage

revision = "0006"
down_revision = "0005"

NAMES = UUID("5f2f6d3c-6a35-4d0e-9f0e-0d2a6c1b7e11")

_AT_A_TIME = 1_000

Item = tuple[str, str, dict[str, Any]]
"""When it was entered, what it is, and its content."""


def upgrade() -> None:
    """Makes the table, its triggers and the columns, and links what is there."""
    op.create_table(
        "chain",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("previous", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for table in ("sessions", "matches"):
        op.execute(f"ALTER TABLE {table} ADD COLUMN uuid TEXT DEFAULT '' NOT NULL")
    _name_sessions(connection)
    _name_matches(connection)
    for table in ("sessions", "matches"):
        op.execute(f"CREATE UNIQUE INDEX {table}_uuid ON {table} (uuid)")
    _link(connection)
    op.execute(
        "CREATE TRIGGER chain_keeps_its_links BEFORE UPDATE ON chain "
        "BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER chain_loses_no_link BEFORE DELETE ON chain "
        "BEGIN SELECT RAISE(ABORT, 'the chain is append-only'); END"
    )


def _rows(connection: sa.Connection, statement: str) -> list[Any]:
    return list(connection.exec_driver_sql(statement))


def _name_sessions(connection: sa.Connection) -> None:
    found = _rows(connection, "SELECT id, started_at FROM sessions")
    named = [(str(uuid5(NAMES, f"session {number} {started_at}")), number) for number, started_at in found]
    if named:
        connection.exec_driver_sql("UPDATE sessions SET uuid = ? WHERE id = ?", named)


def _name_matches(connection: sa.Connection) -> None:
    found = _rows(
        connection,
        "SELECT matches.id, matches.opened_at, journal.hash FROM matches "
        "LEFT JOIN journal ON journal.match_id = matches.id AND journal.sequence = 0",
    )
    named = [
        (str(uuid5(NAMES, f"match {number} {opened_at} {opening}")), number) for number, opened_at, opening in found
    ]
    if named:
        connection.exec_driver_sql("UPDATE matches SET uuid = ? WHERE id = ?", named)


def _link(connection: sa.Connection) -> None:
    items = _in_order(connection)
    progress: Progress = context.config.attributes["progress"]
    links = _sealed(progress.over(items, Stage.LINKING, len(items)))
    while batch := list(islice(links, _AT_A_TIME)):
        connection.exec_driver_sql(
            "INSERT INTO chain (number, at, kind, content, previous, hash) VALUES (?, ?, ?, ?, ?, ?)", batch
        )


def _sealed(items: Iterable[Item]) -> Iterator[tuple[int, str, str, str, str, str]]:
    """Yields the links of what was entered, as rows of the chain."""
    previous = "0" * 64
    for number, (at, kind, content) in enumerate(items, start=1):
        sealed = {"number": number, "at": at, "kind": kind, "content": content, "previous": previous}
        digest = hashlib.sha256(_spelled(sealed).encode("ascii")).hexdigest()
        yield number, at, kind, _spelled(content), previous, digest
        previous = digest


def _in_order(connection: sa.Connection) -> list[Item]:
    """Returns everything that was entered, by its time, but nothing before what came before it in its own table."""
    timed: list[tuple[str, Item]] = []
    sessions: dict[int, str] = {}
    latest = ""
    for number, uuid, name, started_at in _rows(
        connection, "SELECT id, uuid, name, started_at FROM sessions ORDER BY id"
    ):
        latest = max(latest, started_at)
        sessions[number] = latest
        timed.append((latest, (started_at, "session", {"session": uuid, "name": name})))
    timed += _matches(connection, sessions)
    for read in (_rates, _house_rules, _drill_answers):
        timed += _never_earlier(read(connection), sessions)
    return [item for _, item in sorted(timed, key=lambda pair: pair[0])]


def _matches(connection: sa.Connection, sessions: dict[int, str]) -> Iterator[tuple[str, Item]]:
    matches = _rows(
        connection,
        "SELECT matches.id, matches.uuid, session_id, sessions.uuid, number, opened_at FROM matches "
        "JOIN sessions ON sessions.id = session_id ORDER BY matches.id",
    )
    rows = connection.exec_driver_sql("SELECT match_id, sequence, at, hash FROM journal ORDER BY match_id, sequence")
    journals = {match_id: list(entries) for match_id, entries in groupby(rows, key=itemgetter(0))}
    opened = ""
    for match_id, uuid, session_id, session, number, opened_at in matches:
        opened = latest = max(opened, opened_at, sessions[session_id])
        for place, (_, sequence, at, digest) in enumerate(journals.pop(match_id, ())):
            if place == 0:
                content = {"match": uuid, "session": session, "number": number, "entry": digest}
                yield opened, (opened_at, "match", content)
            else:
                latest = max(latest, at)
                yield latest, (at, "act", {"match": uuid, "sequence": sequence, "entry": digest})


def _never_earlier(items: Iterator[tuple[int | None, Item]], sessions: dict[int, str]) -> Iterator[tuple[str, Item]]:
    latest = ""
    for session_id, item in items:
        latest = max(latest, item[0], sessions[session_id] if session_id is not None else "")
        yield latest, item


def _rates(connection: sa.Connection) -> Iterator[tuple[int | None, Item]]:
    statement = (
        "SELECT session_id, sessions.uuid, at, rates FROM session_rates "
        "JOIN sessions ON sessions.id = session_id ORDER BY session_rates.id"
    )
    for session_id, session, at, rates in _rows(connection, statement):
        yield session_id, (at, "rates", {"session": session, "rates": _object(rates)})


def _house_rules(connection: sa.Connection) -> Iterator[tuple[int | None, Item]]:
    statement = "SELECT preset, at, kept, ruleset, version, name, options FROM house_rules ORDER BY id"
    for preset, at, kept, ruleset, version, name, options in _rows(connection, statement):
        content = {"preset": preset, "kept": kept, "ruleset": ruleset, "version": version, "name": name}
        yield None, (at, "house_rules", {**content, "options": _object(options)})


def _drill_answers(connection: sa.Connection) -> Iterator[tuple[int | None, Item]]:
    for at, answer in _rows(connection, "SELECT at, answer FROM drill_answers ORDER BY id"):
        yield None, (at, "drill_answer", {"answer": _object(answer)})


def _object(text: str) -> Any:
    """Returns what a text spells, the text itself where it was damaged."""
    loads: Callable[[str], Any] = json.loads
    try:
        value = loads(text)
        return value if isinstance(value, dict) and _spelled(value) == text else text
    except (ValueError, RecursionError):
        return text


def _spelled(value: Any) -> str:
    return _CANONICAL.encode(value)


_CANONICAL = json.JSONEncoder(sort_keys=True, ensure_ascii=True, separators=(",", ":"), allow_nan=False)

# SPDX-License-Identifier: MIT
"""What stands in the tables of matches, read with the driver alone.

The last match is read at every start, and SQLAlchemy takes longer to load than the window to show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read, spell
from mahjong_desk.ledger.entries import ActKind, MatchHeader
from mahjong_desk.ledger.history import SUBSTITUTE
from mahjong_desk.ledger.records import MatchRecord, SessionRecord

_MATCHES: Final = """
    SELECT matches.*, first.payload, last.at AS touched_at
    FROM matches
    LEFT JOIN journal AS first ON first.match_id = matches.id AND first.sequence = 0
    LEFT JOIN journal AS last ON last.match_id = matches.id AND last.sequence = matches.length - 1
    WHERE CAST(:session AS INTEGER) IS NULL OR matches.session_id = :session
    ORDER BY matches.id
"""
_PEOPLE_CHANGED: Final = """
    SELECT DISTINCT match_id FROM journal WHERE kind IN (:rename, :exchange) OR payload LIKE :substitute
"""
"""The matches at which others may have sat than those whom the header names."""


def read_sessions(database: Readable) -> tuple[SessionRecord, ...]:
    """Returns all sessions, the newest last."""
    found = _lines(database, "SELECT id, name, started_at FROM sessions ORDER BY id")
    return tuple(SessionRecord(**line) for line in found)


def read_matches(database: Readable, session_id: int | None) -> list[MatchRecord]:
    """Returns the matches of a session, or of all sessions for None, with the people whom their headers name."""
    return [_match_record(line) for line in _lines(database, _MATCHES, {"session": session_id})]


def people_changed(database: Readable) -> frozenset[int]:
    """Returns the matches at which others may have sat than those whom the header names."""
    values = {
        "rename": ActKind.RENAME.value,
        "exchange": ActKind.EXCHANGE.value,
        "substitute": f"%{spell({'type': SUBSTITUTE}).strip('{}')}%",
    }
    return frozenset(match_id for (match_id,) in database.execute(_PEOPLE_CHANGED, values))


def read_journal(database: Readable, match_id: int) -> tuple[str, int, list[Mapping[str, Any]]]:
    """Returns the hash of the last entry of a match, how many entries it has, and its lines.

    Raises:
        LookupError: If there is no such match.
    """
    wanted = {"match": match_id}
    match = next(_lines(database, "SELECT head, length FROM matches WHERE id = :match", wanted), None)
    if match is None:
        raise LookupError(f"no match {match_id}")
    lines = _lines(database, "SELECT * FROM journal WHERE match_id = :match ORDER BY sequence", wanted)
    return match["head"], match["length"], list(lines)


def _lines(database: Readable, statement: str, values: Mapping[str, object] | None = None) -> Iterator[dict[str, Any]]:
    found = database.execute(statement, values or {})
    names = [column[0] for column in found.description]
    return (dict(zip(names, line, strict=True)) for line in found)


def _match_record(line: Mapping[str, Any]) -> MatchRecord:
    try:
        header = MatchHeader.from_payload(read(line["payload"] or ""))
    except ValueError:
        header = None
    return MatchRecord(
        id=line["id"],
        session_id=line["session_id"],
        number=line["number"],
        opened_at=line["opened_at"],
        touched_at=line["touched_at"] or line["opened_at"],
        head=line["head"],
        length=line["length"],
        header=header,
        people=header.players if header is not None else (),
    )

# SPDX-License-Identifier: MIT
"""What stands in the tables of matches, read with the driver alone.

The last match is read at every start, and SQLAlchemy takes longer to load than the window to show.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from mahjong_desk.ledger.chain import OF_A_MATCH, End
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read, spell
from mahjong_desk.ledger.entries import ActKind, MatchHeader
from mahjong_desk.ledger.history import SUBSTITUTE
from mahjong_desk.ledger.links import ALL, hash_at
from mahjong_desk.ledger.records import MatchHead, MatchRecord, Seating, SessionRecord

_MATCHES: Final = """
    SELECT matches.*, first.payload, last.at AS touched_at
    FROM matches
    LEFT JOIN journal AS first ON first.match_id = matches.id AND first.sequence = 0
    LEFT JOIN journal AS last ON last.match_id = matches.id AND last.sequence = matches.length - 1
"""
_HEADS_OF: Final = """
    SELECT matches.id, head, payload FROM matches
    JOIN journal ON match_id = matches.id AND sequence = 0
    WHERE payload LIKE :told ORDER BY matches.id
"""
_MATCH_HEADS: Final = (
    "SELECT matches.id, matches.uuid, head, sessions.uuid, number, opened_at FROM matches "
    "JOIN sessions ON sessions.id = session_id"
)
_BLOCK: Final = 64
"""So many links are read at once."""
_FAR: Final = 2_000
"""So many links take as long to read as the heads of very many matches."""
_SESSIONS: Final = "SELECT id, name, started_at, uuid FROM sessions"
_OTHERS_SAT: Final = "kind IN (:rename, :exchange) OR payload LIKE :substitute"
_PEOPLE_CHANGED: Final = (
    f"SELECT DISTINCT match_id FROM journal WHERE match_id BETWEEN :first AND :last AND ({_OTHERS_SAT})"
)
_HAS_CHANGED: Final = f"SELECT 1 FROM journal WHERE match_id = :match AND ({_OTHERS_SAT}) LIMIT 1"
_OTHERS: Final = {
    "rename": ActKind.RENAME.value,
    "exchange": ActKind.EXCHANGE.value,
    "substitute": f"%{spell({'type': SUBSTITUTE}).strip('{}')}%",
}


def read_sessions(database: Readable) -> tuple[SessionRecord, ...]:
    """Returns all sessions, the newest last."""
    return tuple(SessionRecord(**line) for line in _lines(database, f"{_SESSIONS} ORDER BY id"))


def read_session(database: Readable, session_id: int | None) -> SessionRecord | None:
    """Returns a session, the newest one for None; None if there is none."""
    wanted = "ORDER BY id DESC LIMIT 1" if session_id is None else "WHERE id = :session"
    line = next(_lines(database, f"{_SESSIONS} {wanted}", {"session": session_id}), None)
    return SessionRecord(**line) if line is not None else None


def read_counts(database: Readable) -> dict[int, int]:
    """Returns how many matches each session has, by its number; a session without any is left out."""
    return dict(database.execute("SELECT session_id, count(*) FROM matches GROUP BY session_id").fetchall())


def read_matches(database: Readable, session_id: int | None) -> list[MatchRecord]:
    """Returns the matches of a session, or of all sessions for None, with the people whom their headers name."""
    of_session = "" if session_id is None else "WHERE matches.session_id = :session"
    lines = _lines(database, f"{_MATCHES} {of_session} ORDER BY matches.id", {"session": session_id})
    return [_match_record(line) for line in lines]


def read_match(database: Readable, match: int | str) -> MatchRecord | None:
    """Returns the match of a number or an identity, with the people whom its header names; None if there is none."""
    column = "id" if isinstance(match, int) else "uuid"
    line = next(_lines(database, f"{_MATCHES} WHERE matches.{column} = :match", {"match": match}), None)
    return _match_record(line) if line is not None else None


def read_heads(database: Readable, ruleset: str | None) -> dict[int, str]:
    """Returns the hash of the last entry of each match of a rule system, or of all for None, by its number."""
    if ruleset is None:
        return dict(database.execute("SELECT id, head FROM matches ORDER BY id").fetchall())
    # A name that reads like this has its quotation marks escaped.
    told = spell({"ruleset": ruleset}).strip("{}")
    found = database.execute(_HEADS_OF, {"told": f"%{told}%"})
    return {match_id: head for match_id, head, payload in found if told in payload}


def read_match_heads(database: Readable) -> list[MatchHead]:
    """Returns where each match stands, in the order in which they were begun."""
    return [MatchHead(*line) for line in database.execute(f"{_MATCH_HEADS} ORDER BY matches.id")]


def read_heads_since(database: Readable, end: End) -> list[MatchHead] | None:
    """Returns where those matches stand in which something was entered since the chain ended there, in the order of ``id``.

    None where it never ended there, or where that is too far back to be told sooner than by all matches.
    """
    if hash_at(database, end.number) != end.hash:
        return None
    statement = "SELECT kind, content FROM chain WHERE number > ? ORDER BY number LIMIT ?"
    links = database.execute(statement, (end.number, _FAR)).fetchall()
    try:
        touched = {read(content)["match"] for kind, content in links if kind in OF_A_MATCH}
    except (ValueError, KeyError):
        # A link that was damaged is told of by the check.
        return None
    if len(links) == _FAR:
        return None
    one_match = f"{_MATCH_HEADS} WHERE matches.uuid = ?"
    return sorted(MatchHead(*line) for uuid in touched for line in database.execute(one_match, (uuid,)))


def read_matches_before(database: Readable, before: int, most: int) -> list[MatchRecord]:
    """Returns the matches that were begun before one, the newest first; at most so many."""
    wanted = "WHERE matches.id < :before ORDER BY matches.id DESC LIMIT :most"
    return [_match_record(line) for line in _lines(database, f"{_MATCHES} {wanted}", {"before": before, "most": most})]


def read_people_before(database: Readable, before: int, most: int) -> list[tuple[int, tuple[str, ...]]]:
    """Returns the people whom the headers of matches name that were begun before one, the newest first."""
    statement = (
        "SELECT matches.id, payload FROM matches LEFT JOIN journal ON match_id = matches.id AND sequence = 0 "
        "WHERE matches.id < ? ORDER BY matches.id DESC LIMIT ?"
    )
    return [(match_id, _players(payload)) for match_id, payload in database.execute(statement, (before, most))]


def read_seatings(database: Readable, first: int, last: int) -> list[Seating]:
    """Returns whom the headers of the matches from one number to another name, in the order in which they were begun."""
    statement = (
        "SELECT matches.id, opened_at, payload FROM matches "
        "LEFT JOIN journal ON match_id = matches.id AND sequence = 0 WHERE matches.id BETWEEN ? AND ? ORDER BY matches.id"
    )
    found = database.execute(statement, (first, last))
    return [Seating(match_id, at, _seated(payload)) for match_id, at, payload in found]


def latest_written(database: Readable, most: int) -> list[str]:
    """Returns the identities of the matches in which something was entered last, the latest first; at most so many."""
    statement = "SELECT number, content FROM chain WHERE kind IN (?, ?) AND number < ? ORDER BY number DESC LIMIT ?"
    found: dict[str, None] = {}
    before = ALL
    while links := database.execute(statement, (*sorted(OF_A_MATCH), before, _BLOCK)).fetchall():
        for _, content in links:
            # A link that was damaged is told of by the check.
            with suppress(ValueError, KeyError):
                found[read(content)["match"]] = None
            if len(found) == most:
                return list(found)
        before = links[-1][0]
    return list(found)


def people_changed(database: Readable, first: int = 0, last: int = ALL) -> frozenset[int]:
    """Returns the matches from one number to another at which others may have sat than those whom the header names."""
    found = database.execute(_PEOPLE_CHANGED, {**_OTHERS, "first": first, "last": last})
    return frozenset(match_id for (match_id,) in found)


def has_changed_people(database: Readable, match_id: int) -> bool:
    """Tells whether others may have sat at a match than those whom its header names."""
    return database.execute(_HAS_CHANGED, {**_OTHERS, "match": match_id}).fetchone() is not None


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
        uuid=line["uuid"],
    )


def _players(payload: str | None) -> tuple[str, ...]:
    return tuple(name for name, _ in _seated(payload))


def _seated(payload: str | None) -> tuple[tuple[str, str], ...]:
    """Returns whom a header names, without a look at the rest of it; nobody where it was damaged."""
    with suppress(ValueError, RecursionError):
        match json.loads(payload or ""):
            case {"players": [*players], **rest} if all(isinstance(name, str) for name in players):
                persons = rest.get("persons")
                told = map(str, persons) if isinstance(persons, list) else ("",) * len(players)
                return tuple(zip(players, told, strict=True))
    return ()

# SPDX-License-Identifier: MIT
"""What a link of the chain makes of the tables: the one way in which anything gets into them.

With the driver alone: an act at the table, and each line of a file that comes in, takes a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mahjong_desk.ledger.chain import Columns, Line, Link, LinkKind, text_of
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import spell


def _into(table: str, *columns: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_CHAIN: Final = _into("chain", "number", "at", "kind", "content", "previous", "hash")
_SESSION: Final = _into("sessions", "uuid", "name", "started_at")
_RENAMED: Final = "UPDATE sessions SET name = ? WHERE id = ?"
_RATES: Final = _into("session_rates", "session_id", "at", "rates")
_HOUSE_RULES: Final = _into("house_rules", "preset", "at", "kept", "ruleset", "version", "name", "options")
_DRILL_ANSWER: Final = _into("drill_answers", "at", "answer")
_CLUB: Final = _into("club_acts", "uuid", "at", "subject", "act")
_MATCH: Final = _into("matches", "uuid", "session_id", "number", "opened_at", "head", "length")
_LONGER: Final = "UPDATE matches SET head = ?, length = ? WHERE id = ?"
_ENTRY: Final = _into("journal", "match_id", "sequence", "at", "kind", "payload", "previous", "hash")


def project(database: Readable, line: Line) -> None:
    """Adds a link to the chain and what it brings to the tables; the caller has begun to write.

    Raises:
        LookupError: If it speaks of a session or match that is not there.
    """
    link = line.link
    columns = (link.number, link.at, str(link.kind), spell(link.content), link.previous, link.hash)
    database.execute(_CHAIN, columns)
    if line.entry is not None:
        _OF_MATCHES[link.kind](database, link, line.entry)
    else:
        _OF_OTHERS[link.kind](database, link)


def session_id_of(database: Readable, uuid: str) -> int:
    """Returns the number of a session in this ledger.

    Raises:
        LookupError: If there is none.
    """
    found = database.execute("SELECT id FROM sessions WHERE uuid = ?", (uuid,)).fetchone()
    if found is None:
        raise LookupError(f"no session {uuid}")
    return int(found[0])


def match_id_of(database: Readable, uuid: str) -> int:
    """Returns the number of a match in this ledger.

    Raises:
        LookupError: If there is none.
    """
    found = database.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone()
    if found is None:
        raise LookupError(f"no match {uuid}")
    return int(found[0])


def _session(database: Readable, link: Link) -> None:
    database.execute(_SESSION, (link.content["session"], link.content["name"], link.at))


def _session_name(database: Readable, link: Link) -> None:
    database.execute(_RENAMED, (link.content["name"], session_id_of(database, link.content["session"])))


def _rates(database: Readable, link: Link) -> None:
    session_id = session_id_of(database, link.content["session"])
    database.execute(_RATES, (session_id, link.at, text_of(link.content["rates"])))


def _house_rules(database: Readable, link: Link) -> None:
    said = link.content
    names = (said["kept"], said["ruleset"], said["version"], said["name"])
    database.execute(_HOUSE_RULES, (said["preset"], link.at, *names, text_of(said["options"])))


def _drill_answer(database: Readable, link: Link) -> None:
    database.execute(_DRILL_ANSWER, (link.at, text_of(link.content["answer"])))


def _club(database: Readable, link: Link) -> None:
    content = link.content
    database.execute(_CLUB, (content["uuid"], link.at, content["subject"], text_of(content["act"])))


def _nothing(_database: Readable, _link: Link) -> None:
    """An import says where the links before it come from; the chain alone keeps that."""


def _match(database: Readable, link: Link, entry: Columns) -> None:
    content = link.content
    session_id = session_id_of(database, content["session"])
    database.execute(_MATCH, (content["match"], session_id, content["number"], link.at, entry["hash"], 1))
    _entry(database, match_id_of(database, content["match"]), entry)


def _act(database: Readable, link: Link, entry: Columns) -> None:
    match_id = match_id_of(database, link.content["match"])
    database.execute(_LONGER, (entry["hash"], entry["sequence"] + 1, match_id))
    _entry(database, match_id, entry)


def _entry(database: Readable, match_id: int, entry: Columns) -> None:
    sealed = (text_of(entry["payload"]), entry["previous"], entry["hash"])
    database.execute(_ENTRY, (match_id, entry["sequence"], entry["at"], entry["kind"], *sealed))


_OF_MATCHES: Final[Mapping[LinkKind, Callable[[Readable, Link, Columns], None]]] = {
    LinkKind.MATCH: _match,
    LinkKind.ACT: _act,
}
_OF_OTHERS: Final[Mapping[LinkKind, Callable[[Readable, Link], None]]] = {
    LinkKind.SESSION: _session,
    LinkKind.SESSION_NAME: _session_name,
    LinkKind.HOUSE_RULES: _house_rules,
    LinkKind.RATES: _rates,
    LinkKind.DRILL_ANSWER: _drill_answer,
    LinkKind.CLUB: _club,
    LinkKind.IMPORT: _nothing,
}

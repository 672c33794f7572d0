# SPDX-License-Identifier: MIT
"""What a link of the chain makes of the tables: the one way in which anything gets into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, select

from mahjong_desk.ledger.chain import Columns, Line, Link, LinkKind, text_of
from mahjong_desk.ledger.documents import spell
from mahjong_desk.ledger.schema import (
    chain,
    club_acts,
    drill_answers,
    house_rules,
    journal,
    matches,
    session_rates,
    sessions,
)

_SESSION: Final = select(sessions.c.id).where(sessions.c.uuid == bindparam("of"))
_MATCH: Final = select(matches.c.id).where(matches.c.uuid == bindparam("of"))
_RENAMED: Final = sessions.update().where(sessions.c.uuid == bindparam("of")).values(name=bindparam("name"))
_LONGER: Final = (
    matches.update().where(matches.c.id == bindparam("of")).values(head=bindparam("head"), length=bindparam("length"))
)


def project(connection: Connection, line: Line) -> None:
    """Adds a link to the chain and what it brings to the tables.

    Raises:
        LookupError: If it speaks of a session or match that is not there.
    """
    link = line.link
    columns = {"number": link.number, "at": link.at, "kind": str(link.kind), "content": spell(link.content)}
    connection.execute(chain.insert(), {**columns, "previous": link.previous, "hash": link.hash})
    if line.entry is not None:
        _OF_MATCHES[link.kind](connection, link, line.entry)
    else:
        _OF_OTHERS[link.kind](connection, link)


def session_id_of(connection: Connection, uuid: str) -> int:
    """Returns the number of a session in this ledger.

    Raises:
        LookupError: If there is none.
    """
    found = connection.execute(_SESSION, {"of": uuid}).scalar()
    if found is None:
        raise LookupError(f"no session {uuid}")
    return int(found)


def match_id_of(connection: Connection, uuid: str) -> int:
    """Returns the number of a match in this ledger.

    Raises:
        LookupError: If there is none.
    """
    found = connection.execute(_MATCH, {"of": uuid}).scalar()
    if found is None:
        raise LookupError(f"no match {uuid}")
    return int(found)


def _session(connection: Connection, link: Link) -> None:
    values = {"uuid": link.content["session"], "name": link.content["name"], "started_at": link.at}
    connection.execute(sessions.insert(), values)


def _session_name(connection: Connection, link: Link) -> None:
    values = {"of": link.content["session"], "name": link.content["name"]}
    if connection.execute(_RENAMED, values).rowcount != 1:
        raise LookupError(f"no session {link.content['session']}")


def _rates(connection: Connection, link: Link) -> None:
    session_id = session_id_of(connection, link.content["session"])
    values = {"session_id": session_id, "at": link.at, "rates": text_of(link.content["rates"])}
    connection.execute(session_rates.insert(), values)


def _house_rules(connection: Connection, link: Link) -> None:
    values = {**link.content, "at": link.at, "options": text_of(link.content["options"])}
    connection.execute(house_rules.insert(), values)


def _drill_answer(connection: Connection, link: Link) -> None:
    connection.execute(drill_answers.insert(), {"at": link.at, "answer": text_of(link.content["answer"])})


def _club(connection: Connection, link: Link) -> None:
    content = link.content
    values = {"uuid": content["uuid"], "at": link.at, "subject": content["subject"], "act": text_of(content["act"])}
    connection.execute(club_acts.insert(), values)


def _nothing(_connection: Connection, _link: Link) -> None:
    """An import says where the links before it come from; the chain alone keeps that."""


def _match(connection: Connection, link: Link, entry: Columns) -> None:
    values = {
        "uuid": link.content["match"],
        "session_id": session_id_of(connection, link.content["session"]),
        "number": link.content["number"],
        "opened_at": link.at,
        "head": entry["hash"],
        "length": 1,
    }
    result = connection.execute(matches.insert(), values)
    _entry(connection, int((result.inserted_primary_key or (0,))[0]), entry)


def _act(connection: Connection, link: Link, entry: Columns) -> None:
    match_id = match_id_of(connection, link.content["match"])
    connection.execute(_LONGER, {"of": match_id, "head": entry["hash"], "length": entry["sequence"] + 1})
    _entry(connection, match_id, entry)


def _entry(connection: Connection, match_id: int, entry: Columns) -> None:
    columns = {**entry, "match_id": match_id, "payload": text_of(entry["payload"])}
    connection.execute(journal.insert(), columns)


_OF_MATCHES: Final[Mapping[LinkKind, Callable[[Connection, Link, Columns], None]]] = {
    LinkKind.MATCH: _match,
    LinkKind.ACT: _act,
}
_OF_OTHERS: Final[Mapping[LinkKind, Callable[[Connection, Link], None]]] = {
    LinkKind.SESSION: _session,
    LinkKind.SESSION_NAME: _session_name,
    LinkKind.HOUSE_RULES: _house_rules,
    LinkKind.RATES: _rates,
    LinkKind.DRILL_ANSWER: _drill_answer,
    LinkKind.CLUB: _club,
    LinkKind.IMPORT: _nothing,
}

# SPDX-License-Identifier: MIT
"""What lists of sessions and matches show."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.ledger.entries import MatchHeader


class SessionRecord(NamedTuple):
    """An evening, a tournament, a season: whatever holds several matches together.

    Attributes:
        id: The session in this ledger.
        name: What the club calls it.
        started_at: When it began, UTC.
        uuid: What it is known by everywhere.
    """

    id: int
    name: str
    started_at: str
    uuid: str = ""


class MatchRecord(NamedTuple):
    """What lists of matches show, without reading the whole journal.

    Attributes:
        id: The match in this ledger.
        session_id: The session that it belongs to.
        number: Its number in the session, from 1.
        opened_at: When it began, UTC.
        touched_at: When its last entry was written, UTC.
        head: The hash of its last entry.
        length: How many entries its journal has.
        header: What was fixed when it began; None if that entry cannot be read.
        people: Everybody who sat at the table, under the names that hold now: those who began in the order of their
            seats, then the substitutes; nobody if the journal cannot be read.
        uuid: What it is known by everywhere.
    """

    id: int
    session_id: int
    number: int
    opened_at: str
    touched_at: str
    head: str
    length: int
    header: MatchHeader | None
    people: tuple[str, ...] = ()
    uuid: str = ""


class Seating(NamedTuple):
    """Who sat at a match.

    Attributes:
        match_id: The match in this ledger.
        at: When it began, UTC.
        people: Everybody who sat there, under the names that hold now, with that by which each is known everywhere; that
            is empty where the match does not say it.
    """

    match_id: int
    at: str
    people: tuple[tuple[str, str], ...]


class MatchHead(NamedTuple):
    """Where a match stands, and what it is just now: two ledgers that have the same head have the same match.

    Attributes:
        id: The match in this ledger.
        uuid: What it is known by everywhere.
        head: The hash of its last entry.
        session: What its session is known by everywhere.
        number: Its number in the session, from 1.
        at: When it began, UTC.
    """

    id: int
    uuid: str
    head: str
    session: str
    number: int
    at: str

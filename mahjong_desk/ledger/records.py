# SPDX-License-Identifier: MIT
"""What lists of sessions and matches show."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.journal.acts import MatchHeader
from mahjong_desk.journal.documents import JsonObject


class SessionSummary(NamedTuple):
    """An evening, a tournament, a season: whatever holds several matches together."""

    id: int
    name: str
    started_at: str
    uuid: str = ""


class MatchSummary(NamedTuple):
    """What lists of matches show, without reading the whole journal."""

    id: int
    session_id: int
    number: int
    opened_at: str
    updated_at: str
    head: str
    length: int
    header: MatchHeader | None
    players: tuple[str, ...] = ()
    uuid: str = ""
    discarded: bool = False


class MatchPlayers(NamedTuple):
    """Who sat at a match."""

    match_id: int
    at: str
    people: tuple[tuple[str, str], ...]


class MatchHead(NamedTuple):
    """The head of a match, which is the hash of its last entry, with its session and number."""

    id: int
    uuid: str
    head: str
    session: str
    number: int
    at: str


class ClubAction(NamedTuple):
    """One act of the club: about its people, seasons or evenings."""

    uuid: str
    at: str
    subject: str
    act: JsonObject

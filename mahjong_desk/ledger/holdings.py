# SPDX-License-Identifier: MIT
"""What a ledger holds in figures, and what one holds that another does not."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from mahjong_desk.ledger.chain import OF_A_MATCH, LinkKind
from mahjong_desk.ledger.documents import Document, read
from mahjong_desk.ledger.entries import ActKind, ActRefused
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import end_of, hash_at
from mahjong_desk.ledger.reading import people_changed, read_journal

_HANDS: Final = ("win", "draw")
"""The types of the events that are a hand (contract.md §4)."""

_READABLE: Final = "CASE json_valid(payload) WHEN 1 THEN payload ELSE '{}' END"
_RECORDED: Final = (
    f"SELECT count(*) FROM journal WHERE kind = '{ActKind.RECORD}' "
    f"AND json_extract({_READABLE}, '$.event.type') IN {_HANDS}"
)
_INVOLVED: Final = f"SELECT DISTINCT match_id FROM journal WHERE kind NOT IN ('{ActKind.OPEN}', '{ActKind.RECORD}')"
_NAMED: Final = (
    f"SELECT DISTINCT match_id, value FROM journal, json_each({_READABLE}, '$.players') WHERE kind = '{ActKind.OPEN}'"
)


class Holdings(NamedTuple):
    """How much a ledger holds.

    Attributes:
        sessions: Evenings and the like.
        matches: Matches, finished or not.
        hands: Wins and draws that stand; see ``hands_among``.
        entries: Links of the chain: everything that was ever entered.
        players: People who sat at a table.
    """

    sessions: int
    matches: int
    hands: int
    entries: int
    players: int


class MatchGone(NamedTuple):
    """A match of which the other ledger has less, or nothing.

    Attributes:
        session: The name of its session.
        started_at: When the session began, UTC.
        number: Its number in the session.
        whole: Whether the other ledger lacks the whole match.
        hands: How many more hands stand in it; below zero if fewer do.
    """

    session: str
    started_at: str
    number: int
    whole: bool
    hands: int


@dataclass(frozen=True, slots=True)
class Surplus:
    """What one ledger has that another does not.

    Attributes:
        entries: How many links come after the last one that both have.
        sessions: The sessions that only it has: name, and when each began, UTC.
        matches: The matches of which it has more, in the order in which they were begun.
        players: The names that only it has, sorted.
        others: What else was entered after the last common link: how many of each kind.
    """

    entries: int
    sessions: tuple[tuple[str, str], ...]
    matches: tuple[MatchGone, ...]
    players: tuple[str, ...]
    others: Mapping[LinkKind, int]


def hands_among(events: Iterable[Document]) -> int:
    """Returns how many of the events of a match are a hand: a win or a draw.

    A chombo is none, also where the deal passes with it: nobody can finish the hand that it voids.
    """
    return sum(event.get("type") in _HANDS for event in events)


def holdings(connection: sqlite3.Connection) -> Holdings:
    """Returns how much a ledger holds, as far as it can be read; the caller sees to it that nothing changes meanwhile."""
    hands = _one(connection, _RECORDED)
    for (match_id,) in connection.execute(_INVOLVED).fetchall():
        # What was changed or undone stands no more: only the journal as a whole says what does.
        hands += _folded(connection, match_id).hands
        hands -= _one(connection, f"{_RECORDED} AND match_id = ?", match_id)
    return Holdings(
        _one(connection, "SELECT count(*) FROM sessions"),
        _one(connection, "SELECT count(*) FROM matches"),
        hands,
        end_of(connection).number,
        len(_people(connection)),
    )


def surplus(ours: sqlite3.Connection, theirs: sqlite3.Connection) -> Surplus:
    """Returns what one ledger has that another does not; the caller sees to it that neither changes meanwhile."""
    common = _last_common(ours, theirs)
    statement = "SELECT kind, content FROM chain WHERE number > ? ORDER BY number"
    links = [(LinkKind(kind), read(content)) for kind, content in ours.execute(statement, (common,))]
    sessions = [content["session"] for kind, content in links if kind is LinkKind.SESSION]
    changed = dict.fromkeys(str(content["match"]) for kind, content in links if kind in OF_A_MATCH)
    others: Counter[LinkKind] = Counter(
        kind for kind, _ in links if kind not in OF_A_MATCH and kind is not LinkKind.SESSION
    )
    begun = "SELECT name, started_at FROM sessions WHERE uuid = ?"
    return Surplus(
        len(links),
        tuple(found for uuid in sessions for found in ours.execute(begun, (uuid,))),
        tuple(_gone(ours, theirs, changed)),
        tuple(sorted(_people(ours) - _people(theirs))),
        others,
    )


def _gone(ours: sqlite3.Connection, theirs: sqlite3.Connection, changed: Iterable[str]) -> Iterable[MatchGone]:
    statement = (
        "SELECT matches.id, sessions.name, sessions.started_at, number FROM matches "
        "JOIN sessions ON sessions.id = session_id WHERE matches.uuid = ?"
    )
    for uuid in changed:
        found = ours.execute(statement, (uuid,)).fetchone()
        if found is None:
            continue
        match_id, name, started_at, number = found
        other = theirs.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone()
        before = _folded(theirs, other[0]).hands if other is not None else 0
        hands = _folded(ours, match_id).hands - before
        yield MatchGone(name, started_at, number, other is None, hands)


def _last_common(ours: sqlite3.Connection, theirs: sqlite3.Connection) -> int:
    """Returns the number of the last link that both have; up to there everything is the same."""
    common, differs = 0, min(end_of(ours).number, end_of(theirs).number) + 1
    while differs - common > 1:
        middle = (common + differs) // 2
        if hash_at(ours, middle) == hash_at(theirs, middle):
            common = middle
        else:
            differs = middle
    return common


def _people(connection: sqlite3.Connection) -> set[str]:
    changed = people_changed(connection)
    people = {str(name) for match_id, name in connection.execute(_NAMED) if match_id not in changed}
    return people.union(*(_folded(connection, match_id).people for match_id in changed))


class _Folded(NamedTuple):
    """What stands in a match.

    Attributes:
        hands: How many wins and draws.
        people: Who sat there.
    """

    hands: int = 0
    people: frozenset[str] = frozenset()


_FOLDED: Final[dict[str, _Folded]] = {}
"""What was found so far, by the hash of the last entry: one backup after the other asks for the same."""
_MOST_FOLDED: Final = 20_000
"""So many matches are remembered, some MiB: fewer than one ledger has would be forgotten before the next one asks."""


def _folded(connection: sqlite3.Connection, match_id: int) -> _Folded:
    (head,) = connection.execute("SELECT head FROM matches WHERE id = ?", (match_id,)).fetchone()
    if head not in _FOLDED:
        if len(_FOLDED) >= _MOST_FOLDED:
            del _FOLDED[next(iter(_FOLDED))]
        _FOLDED[head] = _fold(connection, match_id)
    return _FOLDED[head]


def _fold(connection: sqlite3.Connection, match_id: int) -> _Folded:
    head, length, lines = read_journal(connection, match_id)
    try:
        history = Journal.from_lines(match_id, lines, head, length).history
    except ActRefused:
        return _Folded()
    return _Folded(hands_among(history.events), frozenset(history.people))


def _one(connection: sqlite3.Connection, statement: str, *values: Any) -> int:
    return int(connection.execute(statement, values).fetchone()[0])

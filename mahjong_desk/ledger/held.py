# SPDX-License-Identifier: MIT
"""What a ledger holds of what a file may bring, asked by the identities that it has everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.entries import ActRefused
from mahjong_desk.ledger.house_rules import HouseRulesSaid
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.reading import read_journal


class MatchHeld(NamedTuple):
    """A match of the ledger.

    Attributes:
        uuid: What it is known by everywhere.
        session: The uuid of its session.
        number: Its number there.
        journal: Its journal.
    """

    uuid: str
    session: str
    number: int
    journal: Journal


class Held:
    """What a ledger holds, as it is while nothing may change; matches are read when they are asked for.

    Attributes:
        sessions: The names that each session had, the present one last, by its uuid.
        families: The matches by the one that they are copies of, which parted from it, itself included.
    """

    def __init__(self, database: Readable) -> None:
        """Reads what the chain says of sessions, and which matches there are."""
        self._database = database
        self.sessions: dict[str, list[str]] = {}
        self.families: dict[str, list[str]] = {}
        kinds = (LinkKind.SESSION.value, LinkKind.SESSION_NAME.value, LinkKind.MATCH.value)
        statement = "SELECT kind, content FROM chain WHERE kind IN (?, ?, ?) ORDER BY number"
        for kind, text in database.execute(statement, kinds).fetchall():
            content = read(text)
            if kind == LinkKind.MATCH:
                self.families.setdefault(content.get("origin", content["match"]), []).append(content["match"])
            else:
                self.sessions.setdefault(content["session"], []).append(content["name"])

    def match(self, uuid: str) -> MatchHeld | None:
        """Returns a match; None where its journal cannot be read."""
        statement = (
            "SELECT matches.id, matches.number, sessions.uuid FROM matches "
            "JOIN sessions ON sessions.id = session_id WHERE matches.uuid = ?"
        )
        found = self._database.execute(statement, (uuid,)).fetchone()
        if found is None:
            return None
        match_id, number, session = found
        head, length, lines = read_journal(self._database, match_id)
        try:
            return MatchHeld(uuid, session, number, Journal.from_lines(match_id, lines, head, length))
        except ActRefused:
            return None

    def has_match(self, uuid: str) -> bool:
        """Tells whether there is a match of that uuid."""
        return self._database.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone() is not None

    def numbers(self, session: str) -> set[int]:
        """Returns the numbers that the matches of a session have."""
        statement = "SELECT number FROM matches JOIN sessions ON sessions.id = session_id WHERE sessions.uuid = ?"
        return {number for (number,) in self._database.execute(statement, (session,)).fetchall()}

    def rates(self) -> dict[str, list[str]]:
        """Returns the rates that each session had, as the database spells them, the present ones last."""
        found: dict[str, list[str]] = {}
        statement = (
            "SELECT sessions.uuid, rates FROM session_rates "
            "JOIN sessions ON sessions.id = session_id ORDER BY session_rates.id"
        )
        for uuid, text in self._database.execute(statement).fetchall():
            found.setdefault(uuid, []).append(text)
        return found

    def house_rules(self) -> dict[int, list[HouseRulesSaid]]:
        """Returns what became of each house rules by their id in this ledger, the present state last."""
        found: dict[int, list[HouseRulesSaid]] = {}
        for preset, said in self._house_rules():
            found.setdefault(preset, []).append(said)
        return found

    def _house_rules(self) -> Iterator[tuple[int, HouseRulesSaid]]:
        statement = "SELECT preset, kept, ruleset, version, name, options FROM house_rules ORDER BY id"
        for preset, kept, ruleset, version, name, options in self._database.execute(statement).fetchall():
            try:
                yield preset, HouseRulesSaid(kept, ruleset, version, name, read(options))
            except ValueError:
                # One line that was damaged must not hide the others.
                continue

    def club_acts(self) -> set[str]:
        """Returns the uuids of the acts of the club."""
        return {uuid for (uuid,) in self._database.execute("SELECT uuid FROM club_acts").fetchall()}

    def answers(self) -> Counter[tuple[str, str]]:
        """Returns how often each answer to a drill was kept, by its time and its spelling."""
        return Counter(map(tuple, self._database.execute("SELECT at, answer FROM drill_answers").fetchall()))

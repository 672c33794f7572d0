# SPDX-License-Identifier: MIT
"""What a file brings, be it a whole ledger, a session or one match: sessions, matches, house rules, the rest.

A match is a journal here as everywhere in the ledger. One that comes without a journal, from another program, gets one
that records its events (``MatchBrought.by_events``), and is told apart from others by its events alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

from mahjong_desk.ledger.chain import End, Line, Link, LinkKind, first_gap
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import GENESIS, ActKind, ActRefused, Break, Entry, read_time
from mahjong_desk.ledger.house_rules import HouseRulesSaid
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.rates import Rates

_GREATEST: Final = 1_000_000_000


class BroughtBroken(ValueError):
    """What is brought does not hang together.

    Attributes:
        number: The entry of the ledger's chain at which that shows.
    """

    def __init__(self, number: int, why: object) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


@dataclass(slots=True)
class SessionBrought:
    """A session.

    Attributes:
        uuid: What it is known by everywhere.
        started_at: When it began, UTC.
        names: What it was called, the present name last, each with when it got it; none where the file tells no name.
        rates: The rates that were set in it, the present ones last, each with when.
    """

    uuid: str
    started_at: str
    names: list[tuple[str, str]] = field(default_factory=list)
    rates: list[tuple[str, Document]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What it is called."""
        return self.names[-1][1] if self.names else ""


@dataclass(frozen=True, slots=True)
class MatchBrought:
    """A match.

    Attributes:
        uuid: What it is known by everywhere.
        origin: The match that it is a copy of, which parted from it; itself where it is none.
        session: The session that it belongs to.
        number: Its number there; 0 where the file does not say.
        journal: Its journal.
        by_events: Whether the file told its events alone.
    """

    uuid: str
    origin: str
    session: str
    number: int
    journal: Journal
    by_events: bool = False


@dataclass(frozen=True, slots=True)
class Brought:
    """What a file brings.

    Attributes:
        sessions: The sessions by their uuid, in the order in which they began.
        matches: The matches in the order in which they were begun.
        house_rules: What became of each house rules, the present state last, each with when.
        answers: The answers to drills, each with when it was given.
        club_acts: What was entered about the club.
        lines: The whole chain, where it is that of a ledger.
    """

    sessions: Mapping[str, SessionBrought] = field(default_factory=dict)
    matches: tuple[MatchBrought, ...] = ()
    house_rules: tuple[tuple[tuple[str, HouseRulesSaid], ...], ...] = ()
    answers: tuple[tuple[str, Document], ...] = ()
    club_acts: tuple[ClubAct, ...] = ()
    lines: tuple[Line, ...] = ()


def brought_by(lines: Iterable[Line]) -> Brought:
    """Returns what the chain of a ledger brings.

    Raises:
        BroughtBroken: At the first line that does not follow from the one before it, or speaks of what is not there.
    """
    lines = tuple(lines)
    if (gap := first_gap(lines, End())) is not None:
        raise BroughtBroken(gap, "does not follow from the one before it")
    gathering = _Gathering()
    for line in lines:
        try:
            gathering.take(line)
        except (LookupError, TypeError, ValueError) as error:
            raise BroughtBroken(line.link.number, error) from error
    return gathering.brought(lines)


class _Gathering:
    """Takes a chain in, link by link."""

    def __init__(self) -> None:
        self._sessions: dict[str, SessionBrought] = {}
        self._matches: dict[str, tuple[Link, list[Entry]]] = {}
        self._numbers: set[tuple[str, int]] = set()
        self._house_rules: dict[int, list[tuple[str, HouseRulesSaid]]] = {}
        self._answers: list[tuple[str, Document]] = []
        self._club_acts: dict[str, ClubAct] = {}

    def take(self, line: Line) -> None:
        """Takes a line in.

        Raises:
            LookupError: It speaks of what is not there.
            ValueError: It says what cannot be.
            TypeError: Likewise.
        """
        link, content = line.link, line.link.content
        match link.kind:
            case LinkKind.SESSION:
                uuid = read_uuid(content["session"])
                if uuid in self._sessions:
                    raise ValueError(f"session {uuid} is there already")
                self._sessions[uuid] = SessionBrought(uuid, link.at, [(link.at, _text(content["name"]))])
            case LinkKind.SESSION_NAME:
                self._session(content).names.append((link.at, _text(content["name"])))
            case LinkKind.RATES:
                rates = content["rates"]
                Rates.from_payload(rates)
                self._session(content).rates.append((link.at, rates))
            case LinkKind.HOUSE_RULES:
                preset = _whole(content["preset"])
                self._house_rules.setdefault(preset, []).append((link.at, HouseRulesSaid.from_content(content)))
            case LinkKind.DRILL_ANSWER:
                answer = content["answer"]
                if not isinstance(answer, Mapping):
                    raise TypeError("an answer is an object")
                self._answers.append((link.at, answer))
            case LinkKind.CLUB:
                uuid, act = read_uuid(content["uuid"]), content["act"]
                if not isinstance(act, Mapping):
                    raise TypeError("an act is an object")
                if uuid in self._club_acts:
                    raise ValueError(f"act {uuid} is there already")
                self._club_acts[uuid] = ClubAct(uuid, link.at, _text(content["subject"]), act)
            case LinkKind.MATCH:
                uuid = read_uuid(content["match"])
                place = self._session(content).uuid, _whole(content["number"])
                if uuid in self._matches or place in self._numbers:
                    raise ValueError(f"match {uuid} is there already")
                self._numbers.add(place)
                self._matches[uuid] = (link, [_entry(line, 0, GENESIS)])
            case LinkKind.ACT:
                _, entries = self._matches[content["match"]]
                entries.append(_entry(line, len(entries), entries[-1].hash))
            case LinkKind.IMPORT:
                pass

    def _session(self, content: Document) -> SessionBrought:
        return self._sessions[content["session"]]

    def brought(self, lines: tuple[Line, ...]) -> Brought:
        """Returns all that was taken in.

        Raises:
            BroughtBroken: Where a journal is not whole.
        """
        matches = []
        for uuid, (link, entries) in self._matches.items():
            try:
                journal = journal_of(entries)
            except ValueError as error:
                raise BroughtBroken(link.number, error) from error
            origin = str(link.content.get("origin", uuid))
            matches.append(MatchBrought(uuid, origin, link.content["session"], link.content["number"], journal))
        house_rules = tuple(tuple(said) for said in self._house_rules.values())
        club_acts = tuple(self._club_acts.values())
        return Brought(self._sessions, tuple(matches), house_rules, tuple(self._answers), club_acts, lines)


def journal_of(entries: Iterable[Entry]) -> Journal:
    """Returns the journal that entries make.

    Raises:
        ValueError: They make none, or its chain is broken.
    """
    found = tuple(entries)
    if not found:
        raise ActRefused("a journal begins with the header of its match")
    journal = Journal.of_entries(0, found, found[-1].hash, len(found))
    if journal.broken is not None:
        raise JournalCut(journal.broken)
    return journal


class JournalCut(ValueError):
    """A journal whose chain is broken.

    Attributes:
        broken: Where and how.
    """

    def __init__(self, broken: Break) -> None:
        super().__init__(str(broken))
        self.broken = broken


def _entry(line: Line, sequence: int, previous: str) -> Entry:
    columns = line.entry
    if columns is None or (columns["sequence"], columns["previous"]) != (sequence, previous):
        raise ValueError("its entry does not follow from the one before it")
    return read_entry(columns)


def read_entry(columns: Mapping[str, Any]) -> Entry:
    """Returns an entry of a journal of its columns, with its payload as an object.

    Raises:
        ValueError: They make no entry.
    """
    match columns:
        case {
            "sequence": int(sequence),
            "at": str(at),
            "kind": str(kind),
            "payload": Mapping() as payload,
            "previous": str(previous),
            "hash": str(hash_),
        } if len(columns) == len(Entry._fields) and type(sequence) is int:
            return Entry(_whole(sequence), read_time(at), ActKind(kind), payload, previous, hash_)
    raise ValueError("not an entry of a match")


def read_uuid(text: object) -> str:
    """Returns the spelling of a uuid that the ledger uses.

    Raises:
        ValueError: It is none, or spelt otherwise.
    """
    if not isinstance(text, str) or str(UUID(text)) != text:
        raise ValueError("not a uuid")
    return text


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a name is a text")
    return value


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _GREATEST:
        raise ValueError("not a number that can be")
    return value

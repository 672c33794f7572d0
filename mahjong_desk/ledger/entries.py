# SPDX-License-Identifier: MIT
"""The acts of a match, the entries that keep them, and the chain of hashes that holds the entries together."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final, NamedTuple

from mahjong_desk.ledger.documents import Document, freeze, read, spell
from mahjong_desk.texts import mark

GENESIS: Final = "0" * 64
"""What stands as the hash before the first entry."""

TIME_FORMAT: Final = "%Y-%m-%dT%H:%M:%SZ"


def now() -> str:
    """Returns the present moment as the journal writes it: UTC, to the second, ``2026-01-31T20:15:00Z``."""
    return datetime.now(UTC).strftime(TIME_FORMAT)


def read_time(text: str) -> str:
    """Returns a time of the journal.

    Raises:
        ValueError: If it is none such as ``2026-01-31T20:15:00Z``.
    """
    if datetime.strptime(text, TIME_FORMAT).strftime(TIME_FORMAT) != text:
        raise ValueError(f"not a time of the journal: {text!r}")
    return text


class ActKind(StrEnum):
    """What an entry of the journal does."""

    OPEN = "open"
    RECORD = "record"
    REPLACE = "replace"
    INSERT = "insert"
    DELETE = "delete"
    RENAME = "rename"
    EXCHANGE = "exchange"
    SEVERAL = "several"
    UNDO = "undo"
    REDO = "redo"


class ActRefused(ValueError):
    """An act that this history has no place for: no such row, nothing to undo, opened twice, a field missing."""


_OPENING_FIELDS: Final = {"ruleset", "version", "options", "players", "note", "house_rules", "persons"}


class MatchHeader(NamedTuple):
    """What is fixed when a match begins.

    Attributes:
        ruleset: The id of the rule system.
        version: The version of the rule system.
        options: The options of the table, complete, so that a later default changes nothing here.
        players: The names, seat by seat.
        note: What the players want to remember of the match.
        house_rules: The name of the house rules that the options are; empty where they have none.
        persons: By what each player is known everywhere, seat by seat; empty where the names alone say who they are.
    """

    ruleset: str
    version: str
    options: Document
    players: tuple[str, ...]
    note: str = ""
    house_rules: str = ""
    persons: tuple[str, ...] = ()

    def payload(self) -> Document:
        """Returns the header as the journal keeps it."""
        payload: dict[str, Any] = {
            "ruleset": self.ruleset,
            "version": self.version,
            "options": self.options,
            "players": self.players,
            "note": self.note,
        }
        # Openings from before there was one of these have no such field, and must keep their hash.
        if self.house_rules:
            payload["house_rules"] = self.house_rules
        if self.persons:
            payload["persons"] = self.persons
        return payload

    @classmethod
    def from_payload(cls, payload: Document) -> MatchHeader:
        """Returns the header that a payload describes.

        Raises:
            ActRefused: If the payload is not that of a header.
        """
        match payload:
            case {
                "ruleset": str(ruleset),
                "version": str(version),
                "options": Mapping() as options,
                "players": [*players],
                "note": str(note),
            } if all(isinstance(name, str) for name in players):
                house_rules, persons = payload.get("house_rules", ""), _persons(payload, len(players))
                if isinstance(house_rules, str) and not payload.keys() - _OPENING_FIELDS:
                    return cls(ruleset, version, freeze(options), tuple(players), note, house_rules, persons)
        raise ActRefused("this is not the header of a match")

    def person(self, name: str) -> str:
        """Returns by what a player of that name is known everywhere; empty where the header does not say."""
        return self.persons[self.players.index(name)] if self.persons and name in self.players else ""


def _persons(payload: Document, players: int) -> tuple[str, ...]:
    match payload.get("persons", ()):
        case [*persons] if len(persons) in (0, players) and all(isinstance(person, str) for person in persons):
            return tuple(persons)
    raise ActRefused("this is not the header of a match")


@dataclass(frozen=True, slots=True)
class Act:
    """Something to be done to a match, ready to be appended to its journal.

    Attributes:
        kind: What is done.
        payload: To what and with what, as the journal keeps it; read-only.
    """

    kind: ActKind
    payload: Document = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Takes a read-only copy, by way of JSON, so that what is kept now equals what is read later."""
        object.__setattr__(self, "payload", read(spell(self.payload)))

    @classmethod
    def open(cls, header: MatchHeader) -> Act:
        """Returns the act that begins a match."""
        return cls(ActKind.OPEN, header.payload())

    @classmethod
    def record(cls, event: Document) -> Act:
        """Returns the act that adds an event at the end."""
        return cls(ActKind.RECORD, {"event": event})

    @classmethod
    def replace(cls, row: int, event: Document) -> Act:
        """Returns the act that puts ``event`` in the place of what the row says now."""
        return cls(ActKind.REPLACE, {"row": row, "event": event})

    @classmethod
    def insert(cls, before: int | None, event: Document) -> Act:
        """Returns the act that adds an event before the row ``before``, at the end for None."""
        return cls(ActKind.INSERT, {"before": before, "event": event})

    @classmethod
    def delete(cls, row: int) -> Act:
        """Returns the act that takes a row out."""
        return cls(ActKind.DELETE, {"row": row})

    @classmethod
    def rename(cls, player: str, name: str, players: Sequence[str], events: Mapping[int, Document]) -> Act:
        """Returns the act that spells the name of a player anew in the whole match.

        Args:
            player: The name as it was.
            name: The name as it is to be.
            players: Who began, by seat, with the name as it is to be.
            events: The events that read otherwise with it, by row.
        """
        return cls(ActKind.RENAME, {"player": player, "name": name, **_rewriting(players, events)})

    @classmethod
    def exchange(
        cls, seats: tuple[int, int], players: Sequence[str], events: Mapping[int, Document], *, hands: bool
    ) -> Act:
        """Returns the act that puts two players on each other's seats, in the whole match.

        Args:
            seats: The two seats.
            players: Who began, by seat, after the exchange.
            events: The events that read otherwise after it, by row.
            hands: Whether the players keep the hands that were entered for them.
        """
        return cls(ActKind.EXCHANGE, {"seats": list(seats), "hands": hands, **_rewriting(players, events)})

    @classmethod
    def several(cls, acts: Sequence[Act]) -> Act:
        """Returns the act that does several acts on rows one after the other, as one step: all of them or none."""
        return cls(ActKind.SEVERAL, {"acts": [{"kind": act.kind, **act.payload} for act in acts]})

    @classmethod
    def undo(cls) -> Act:
        """Returns the act that takes back the latest act that still stands."""
        return cls(ActKind.UNDO)

    @classmethod
    def redo(cls) -> Act:
        """Returns the act that does again what was undone last."""
        return cls(ActKind.REDO)


def _rewriting(players: Sequence[str], events: Mapping[int, Document]) -> dict[str, Any]:
    # What came of it is kept, not how it was worked out: a later version reads the same match.
    return {"players": players, "events": [{"row": row, "event": event} for row, event in events.items()]}


class Entry(NamedTuple):
    """One sealed line of a journal.

    Attributes:
        sequence: Its place; the header is 0.
        at: When it was written, UTC.
        kind: What it does.
        payload: To what and with what; read-only.
        previous: The hash of the entry before, ``GENESIS`` for the header.
        hash: The seal over all of the above.
    """

    sequence: int
    at: str
    kind: ActKind
    payload: Document
    previous: str
    hash: str


def seal(sequence: int, at: str, kind: str, payload: Document, previous: str) -> str:
    """Returns the hash of an entry: SHA-256, in hexadecimal, over its canonical JSON with the hash before it."""
    content = {"sequence": sequence, "at": at, "kind": str(kind), "payload": payload, "previous": previous}
    return hashlib.sha256(spell(content).encode("ascii")).hexdigest()


def next_entry(entries: Sequence[Entry], act: Act, at: str) -> Entry:
    """Returns the sealed entry that adds ``act`` after ``entries``.

    Raises:
        ValueError: If ``at`` is not a time such as ``2026-01-31T20:15:00Z``.
    """
    read_time(at)
    sequence, previous = len(entries), entries[-1].hash if entries else GENESIS
    return Entry(sequence, at, act.kind, act.payload, previous, seal(sequence, at, act.kind, act.payload, previous))


class BreakKind(StrEnum):
    """What can be wrong in a chain."""

    CHANGED = "changed"
    MISSING = "missing"
    UNLINKED = "unlinked"
    UNREADABLE = "unreadable"
    CUT = "cut"
    SURPLUS = "surplus"


_BREAKS: Final[Mapping[BreakKind, str]] = {
    BreakKind.CHANGED: mark("Entry {entry} was changed outside Mahjong Desk."),
    BreakKind.MISSING: mark("Entry {entry} was removed outside Mahjong Desk."),
    BreakKind.UNLINKED: mark("Entry {entry} does not follow from the entry before it."),
    BreakKind.UNREADABLE: mark("Entry {entry} cannot be read."),
    BreakKind.CUT: mark("The entries from {entry} on are missing."),
    BreakKind.SURPLUS: mark("Entry {entry} was added outside Mahjong Desk."),
}


class Break(NamedTuple):
    """Where a chain of entries stops being what the application wrote.

    Attributes:
        kind: What is wrong.
        sequence: The first entry that cannot be trusted.
    """

    kind: BreakKind
    sequence: int

    @property
    def template(self) -> str:
        """The sentence in English with ``{placeholders}``, marked for translation in the context ``LedgerError``."""
        return _BREAKS[self.kind]

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"entry": str(self.sequence)}

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.template.format(**self.params)


def verify(entries: Sequence[Entry], head: str, length: int) -> Break | None:
    """Returns the first break in a chain, None if it is whole.

    Args:
        entries: What was found, in the order of ``sequence``.
        head: What the hash of the last entry must be.
        length: How many entries there must be.
    """
    previous = GENESIS
    for place, entry in enumerate(entries):
        if place >= length:
            return Break(BreakKind.SURPLUS, place)
        if entry.sequence != place:
            return Break(BreakKind.MISSING, place)
        if entry.previous != previous:
            return Break(BreakKind.UNLINKED, place)
        if entry.hash != seal(entry.sequence, entry.at, entry.kind, entry.payload, entry.previous):
            return Break(BreakKind.CHANGED, place)
        previous = entry.hash
    if len(entries) < length:
        return Break(BreakKind.CUT, len(entries))
    return None if previous == head else Break(BreakKind.CHANGED, max(length - 1, 0))


def read_entries(lines: Sequence[Mapping[str, Any]]) -> tuple[tuple[Entry, ...], Break | None]:
    """Returns the entries up to the first unreadable line, and the break there if there is one.

    Args:
        lines: The columns of the journal by name, in the order of ``sequence``; ``payload`` is JSON text.
    """
    entries: list[Entry] = []
    for line in lines:
        try:
            kind, payload = ActKind(line["kind"]), read(line["payload"])
        except ValueError:
            return tuple(entries), Break(BreakKind.UNREADABLE, line["sequence"])
        entries.append(Entry(line["sequence"], line["at"], kind, payload, previous=line["previous"], hash=line["hash"]))
    return tuple(entries), None

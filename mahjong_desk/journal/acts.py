# SPDX-License-Identifier: MIT
"""The acts of a match and its header, and the canonical JSON that stores them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

JsonObject = Mapping[str, Any]
"""A JSON object; those that the ledger returns are read-only at every level, with tuples for arrays."""

_PLAIN = frozenset({str, int, float, bool, type(None)})


def thaw(value: Any) -> Any:
    """Returns a fresh copy of a JSON value in plain dicts and lists, for editing."""
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, Mapping):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [thaw(item) for item in value]
    return value


def freeze(value: Any) -> Any:
    """Returns a read-only copy of a JSON value, with tuples for arrays."""
    if value.__class__ in _PLAIN:
        return value
    if value.__class__ is dict or isinstance(value, Mapping):
        return MappingProxyType({key: freeze(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    return value


def canonical_json(value: Any) -> str:
    """Returns a value as JSON with sorted keys, no spaces and unescaped letters."""
    text = _CANONICAL.encode(value)
    # A lone surrogate cannot be encoded as UTF-8, so it becomes its JSON escape.
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


def parse_canonical(text: str) -> JsonObject:
    """Returns the JSON object in a text, read-only at every level."""
    try:
        value = _READ_ONLY.decode(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(value, MappingProxyType):
        raise ValueError("not an object")
    return value


def _frozen(value: dict[str, Any]) -> JsonObject:
    """Returns a read-only view of a parsed object; nested ones are read-only already."""
    for key, item in value.items():
        if item.__class__ is list:
            value[key] = _as_tuple(item)
    return MappingProxyType(value)


def _as_tuple(items: list[Any]) -> tuple[Any, ...]:
    return tuple([_as_tuple(item) if item.__class__ is list else item for item in items])


def _as_dict(value: Any) -> dict[str, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"JSON cannot write {type(value).__name__}")


_READ_ONLY = json.JSONDecoder(object_hook=_frozen)
_CANONICAL = json.JSONEncoder(
    sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=_as_dict
)


TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"
_FIELDS = {"ruleset", "version", "options", "players", "note", "house_rules", "persons"}


def now() -> str:
    """Returns the current time in UTC as the ledger writes it, to the second."""
    return datetime.now(UTC).strftime(TIME_FORMAT)


def parse_time(text: str) -> str:
    """Returns a time of the ledger, or raises ``ValueError`` for any other text."""
    if datetime.strptime(text, TIME_FORMAT).strftime(TIME_FORMAT) != text:
        raise ValueError(f"not a time of the ledger: {text!r}")
    return text


class ActionKind(StrEnum):
    """What an act does to a match."""

    OPEN = "open"
    RECORD = "record"
    REPLACE = "replace"
    INSERT = "insert"
    DELETE = "delete"
    RENAME = "rename"
    SWAP_SEATS = "exchange"
    BATCH = "several"
    UNDO = "undo"
    REDO = "redo"


class InvalidAction(ValueError):
    """An act that the history cannot apply, such as an undo with nothing to undo."""


class MatchHeader(NamedTuple):
    """What is fixed when a match begins."""

    ruleset: str
    options: JsonObject
    players: tuple[str, ...]
    note: str = ""
    house_rules: str = ""
    persons: tuple[str, ...] = ()

    def to_payload(self) -> JsonObject:
        """Returns the header as the journal stores it."""
        return {name: value for name, value in self._asdict().items() if value or name not in _OPTIONAL}

    @classmethod
    def from_payload(cls, payload: JsonObject) -> MatchHeader:
        """Returns the header that a payload describes."""
        match payload:
            case {
                "ruleset": str(ruleset),
                "options": Mapping() as options,
                "players": [*players],
                "note": str(note),
            } if all(isinstance(name, str) for name in players) and not payload.keys() - _FIELDS:
                house_rules, persons = payload.get("house_rules", ""), payload.get("persons", ())
                if isinstance(house_rules, str) and _are_persons(persons, len(players)):
                    return cls(ruleset, freeze(options), tuple(players), note, house_rules, tuple(persons))
        raise InvalidAction("this is not the header of a match")

    def person_id(self, name: str) -> str:
        """Returns the identity of a player; empty if the header has none."""
        return self.persons[self.players.index(name)] if self.persons and name in self.players else ""


_OPTIONAL = {"house_rules", "persons"}


def _are_persons(persons: object, players: int) -> bool:
    if not isinstance(persons, list | tuple) or len(persons) not in (0, players):
        return False
    return all(isinstance(person, str) for person in persons)


@dataclass(frozen=True, slots=True)
class Act:
    """A change to a match, ready to append to its journal."""

    kind: ActionKind
    payload: JsonObject = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Makes the payload read-only, and the same as when it is read from the journal."""
        object.__setattr__(self, "payload", parse_canonical(canonical_json(self.payload)))

    @classmethod
    def open_match(cls, header: MatchHeader) -> Act:
        """Returns the act that begins a match."""
        return cls(ActionKind.OPEN, header.to_payload())

    @classmethod
    def record(cls, event: JsonObject) -> Act:
        """Returns the act that adds an event at the end."""
        return cls(ActionKind.RECORD, {"event": event})

    @classmethod
    def replace(cls, row: int, event: JsonObject) -> Act:
        """Returns the act that replaces the event of a row."""
        return cls(ActionKind.REPLACE, {"row": row, "event": event})

    @classmethod
    def insert(cls, before: int | None, event: JsonObject) -> Act:
        """Returns the act that adds an event before a row, or at the end if None."""
        return cls(ActionKind.INSERT, {"before": before, "event": event})

    @classmethod
    def delete(cls, row: int) -> Act:
        """Returns the act that removes a row."""
        return cls(ActionKind.DELETE, {"row": row})

    @classmethod
    def rename(cls, player: str, name: str, players: Sequence[str], events: Mapping[int, JsonObject]) -> Act:
        """Returns the act that changes the name of a player in the whole match."""
        return cls(ActionKind.RENAME, {"player": player, "name": name, **_rewriting(players, events)})

    @classmethod
    def swap_seats(
        cls, seats: tuple[int, int], players: Sequence[str], events: Mapping[int, JsonObject], *, hands: bool
    ) -> Act:
        """Returns the act that swaps two players in the whole match."""
        return cls(ActionKind.SWAP_SEATS, {"seats": list(seats), "hands": hands, **_rewriting(players, events)})

    @classmethod
    def batch(cls, acts: Sequence[Act]) -> Act:
        """Returns the act that combines several acts on rows in one step."""
        return cls(ActionKind.BATCH, {"acts": [{"kind": act.kind, **act.payload} for act in acts]})

    @classmethod
    def undo(cls) -> Act:
        """Returns the act that undoes the latest act."""
        return cls(ActionKind.UNDO)

    @classmethod
    def redo(cls) -> Act:
        """Returns the act that redoes what was undone last."""
        return cls(ActionKind.REDO)


def _rewriting(players: Sequence[str], events: Mapping[int, JsonObject]) -> dict[str, Any]:
    # Store the result, not the operation, so that a later version reads the same match.
    return {"players": players, "events": [{"row": row, "event": event} for row, event in events.items()]}


class Done(NamedTuple):
    """An act that was done, as a line of the journal."""

    sequence: int
    at: str
    kind: ActionKind
    payload: JsonObject

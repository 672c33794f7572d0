# SPDX-License-Identifier: MIT
"""The journal of one match: all its acts and their result."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from mahjong_desk.journal.acts import (
    Act,
    ActionKind,
    Done,
    JsonObject,
    MatchHeader,
    canonical_json,
    parse_canonical,
    parse_time,
)
from mahjong_desk.journal.history import History, HistoryBuilder, HistoryRow, build_history_until_invalid


class StoredAct(NamedTuple):
    """An act as stored in the database."""

    at: str
    kind: str
    payload: str
    sound: bool = True


@dataclass(frozen=True, slots=True)
class Journal:
    """An immutable snapshot of all acts of one match."""

    match_id: int
    head: str
    length: int
    builder: HistoryBuilder = field(repr=False, compare=False)
    chain_break: int | None = None  # index of the first damaged, missing or invalid act
    history: History = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "history", self.builder.build())

    @property
    def entries(self) -> tuple[Done, ...]:
        """The acts in their order."""
        return self.history.entries

    @property
    def header(self) -> MatchHeader:
        """What was fixed when the match began."""
        return self.history.header

    @property
    def rows(self) -> tuple[HistoryRow, ...]:
        """The rows of the match in their order."""
        return self.history.rows

    @property
    def events(self) -> tuple[JsonObject, ...]:
        """The events of the match in their order."""
        return self.history.events

    @classmethod
    def new(cls, match_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a match that has just been opened."""
        opened = Done(0, parse_time(at), ActionKind.OPEN, Act.open_match(header).payload)
        return cls(match_id, "", 1, HistoryBuilder(opened))

    @classmethod
    def from_stored(cls, match_id: int, acts: Sequence[StoredAct], head: str, length: int) -> Journal:
        """Returns a journal read from the database."""
        entries = []
        chain_break = None if len(acts) == length else min(len(acts), length)
        for index, act in enumerate(acts[:length]):
            try:
                entries.append(Done(index, act.at, ActionKind(act.kind), parse_canonical(act.payload)))
            except ValueError:
                chain_break = index if chain_break is None else min(chain_break, index)
                break
            if not act.sound:
                chain_break = index if chain_break is None else min(chain_break, index)
        builder, invalid = build_history_until_invalid(entries)
        return cls(match_id, head, length, builder, invalid if chain_break is None else chain_break)

    @classmethod
    def from_acts(cls, acts: Sequence[StoredAct]) -> Journal:
        """Returns the journal of a match that is in no ledger yet."""
        return cls.from_stored(0, acts, "", len(acts))

    def with_action(self, act: Act, at: str) -> Journal:
        """Returns the journal with ``act`` as its last act."""
        entry = Done(len(self.entries), parse_time(at), act.kind, act.payload)
        return Journal(self.match_id, "", self.length + 1, self.builder.with_entry(entry))

    def with_head(self, head: str) -> Journal:
        """Returns a copy with the head that it has in a ledger."""
        stored = copy(self)
        object.__setattr__(stored, "head", head)
        return stored

    @property
    def fingerprint(self) -> str:
        """The hash of its acts, the same in every ledger."""
        return sha256(canonical_json([act[1:] for act in self.entries]).encode("utf-8", "surrogatepass")).hexdigest()

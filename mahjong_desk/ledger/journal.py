# SPDX-License-Identifier: MIT
"""A match as the ledger gives it back, with the names of everything that a journal is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mahjong_desk.ledger.documents import Document, freeze, thaw
from mahjong_desk.ledger.entries import (
    GENESIS,
    Act,
    ActKind,
    ActRefused,
    Break,
    BreakKind,
    Entry,
    MatchHeader,
    next_entry,
    now,
    read_entries,
    seal,
    verify,
)
from mahjong_desk.ledger.folding import Folding, fold, fold_sound
from mahjong_desk.ledger.history import Change, Deed, History, Rewriting, Row, Several

__all__ = [
    "GENESIS",
    "Act",
    "ActKind",
    "ActRefused",
    "Break",
    "BreakKind",
    "Change",
    "Deed",
    "Document",
    "Entry",
    "History",
    "Journal",
    "MatchHeader",
    "Rewriting",
    "Row",
    "Several",
    "fold",
    "freeze",
    "now",
    "seal",
    "thaw",
    "verify",
]


@dataclass(frozen=True, slots=True)
class Journal:
    """The whole journal of one match at one moment; a value, which an append does not change.

    Attributes:
        match_id: The match in its ledger.
        head: The hash that its last entry must have.
        length: How many entries it must have.
        folding: The entries folded, for the next one to go on from; of a broken journal, as far as they make sense.
        broken: Where the chain is broken, None if it is whole. Nothing can be appended to a broken journal.
        history: What the entries tell.
    """

    match_id: int
    head: str
    length: int
    folding: Folding = field(repr=False, compare=False)
    broken: Break | None = None
    history: History = field(init=False)

    def __post_init__(self) -> None:
        """Takes what the folded entries tell."""
        object.__setattr__(self, "history", self.folding.history())

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that the history tells of."""
        return self.history.entries

    @property
    def header(self) -> MatchHeader:
        """What was fixed when the match began."""
        return self.history.header

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows that stand, in the order of the match."""
        return self.history.rows

    @property
    def events(self) -> tuple[Document, ...]:
        """The events that stand, in the order of the match: what is replayed."""
        return self.history.events

    @classmethod
    def begin(cls, match_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a match that has just been opened."""
        entry = next_entry((), Act.open(header), at)
        return cls(match_id, entry.hash, 1, Folding(entry))

    @classmethod
    def from_lines(cls, match_id: int, lines: Sequence[Mapping[str, Any]], head: str, length: int) -> Journal:
        """Returns the journal that stored lines make, with the first break of its chain.

        Args:
            match_id: The match.
            lines: The columns of the stored entries by name, in the order of ``sequence``; ``payload`` is JSON text.
            head: What the hash of the last entry must be.
            length: How many entries there must be.

        Raises:
            ActRefused: If not even the header can be read.
        """
        entries, unreadable = read_entries(lines)
        if unreadable is None:
            return cls.of_entries(match_id, entries, head, length)
        # What stands before the unreadable line is held against its own end: that it ends there is known.
        end = entries[-1].hash if entries else GENESIS
        before = cls.of_entries(match_id, entries, end, len(entries))
        return cls(match_id, head, length, before.folding, before.broken or unreadable)

    @classmethod
    def of_entries(cls, match_id: int, entries: Sequence[Entry], head: str, length: int) -> Journal:
        """Returns the journal that entries make, with the first break of its chain; as ``from_lines``.

        Raises:
            ActRefused: If not even the header makes sense.
            ValueError: If an entry holds what JSON has no word for.
        """
        broken = verify(entries, head, length)
        folding, senseless = fold_sound(entries)
        if senseless is not None:
            broken = broken or Break(BreakKind.UNREADABLE, senseless)
        return cls(match_id, head, length, folding, broken)

    def then(self, act: Act, at: str) -> Journal:
        """Returns the journal as it is once ``act`` is its last entry.

        Raises:
            ActRefused: If the act is not possible here.
            ValueError: If ``at`` is not a time of the journal.
        """
        entry = next_entry(self.entries, act, at)
        return Journal(self.match_id, entry.hash, self.length + 1, self.folding.then(entry))

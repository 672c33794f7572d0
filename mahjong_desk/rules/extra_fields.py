# SPDX-License-Identifier: MIT
"""The fields that only some rule systems know, declared so that JSON and window ask for them by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from mahjong_desk.rules.names import Names


class Nothing(Mapping[str, Any]):
    """A mapping that is empty and stays so; being hashable, it can stand as a default."""

    def __getitem__(self, key: str) -> Any:
        """Raises ``KeyError``."""
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        """Returns an iterator over nothing."""
        return iter(())

    def __len__(self) -> int:
        """Returns 0."""
        return 0

    def __hash__(self) -> int:
        """Returns the same for every empty mapping."""
        return hash(())


NOTHING = Nothing()
"""No extra field at all."""


class Carrier(StrEnum):
    """What carries an extra field."""

    TABLE = "table"
    HAND = "hand"
    WINNER = "win"
    WIN = "event.win"
    DRAW = "event.draw"
    CHOMBO = "event.chombo"


class FieldKind(StrEnum):
    """What an extra field holds, and as what the domain keeps it.

    ``TRUTH`` a bool, ``SEAT`` a seat or None, ``PIECES`` a tuple of pieces, ``WORD`` one of the words that the
    field names, ``CLAIM`` the win that somebody claimed, as a ``Win`` with one winner.
    """

    TRUTH = "truth"
    SEAT = "seat"
    PIECES = "pieces"
    WORD = "word"
    CLAIM = "claim"


@dataclass(frozen=True, slots=True)
class ExtraField:
    """A field that one ruleset adds to the contract.

    It may be left out; then the mapping ``extra_fields`` of what carries it has no such key.

    Attributes:
        id: Its name in JSON and its key in ``extra_fields``.
        carrier: What carries it.
        kind: What it holds.
        names: What people call it.
        words: For ``FieldKind.WORD``, the words that it takes.
    """

    id: str
    carrier: Carrier
    kind: FieldKind
    names: Names
    words: Mapping[str, Names] = field(default_factory=dict)

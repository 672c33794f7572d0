# SPDX-License-Identifier: MIT
"""Indicators, the pieces that are turned up: their kinds in a ruleset, and those of one deal.

An indicator makes other pieces dora or wild. A hand has a field for each kind
(contract.md §4), by the id of the kind; a system takes the ready ones and says what they indicate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.shapes import Group
from mahjong_desk.texts import Text

MAX_DORA_INDICATORS = 5
"""The most indicators: the first one, and one for each of four kans."""


@dataclass(frozen=True, slots=True)
class Indicator:
    """One kind of indicator.

    Attributes:
        required: Whether every hand has exactly one of it, written as a piece; else there may be none, and they are a
            list.
        beneath_indicator: The id of the kind under which they are placed, at least as many of which are turned up; empty for none.
        count: Returns how many pieces in the groups of a reading are meant, given the kinds, one as often as its kind is
            given; None if every piece counts as what it shows, in any reading.
    """

    id: str
    name: Text
    indicated_name: Text
    shortcut: str
    indicates: Callable[[Piece], Piece] = lambda kind: kind
    makes_wildcards: bool = False
    required: bool = False
    max_count: int = 1
    grows_with_kans: bool = False
    requires_any: tuple[str, ...] = ()
    beneath_indicator: str = ""
    count: Callable[[tuple[Group, ...], Sequence[Piece]], int] | None = None

    def indicated_faces(self, pieces: PieceSet, shown: tuple[Piece, ...]) -> frozenset[Piece]:
        """Returns the faces of all kinds that indicators of this kind mean."""
        return _faces_meant(self.indicates, pieces, shown)

    def counts_with(self, situation: Iterable[str]) -> bool:
        """Returns whether it counts for a hand under these circumstances."""
        return not self.requires_any or not set(self.requires_any).isdisjoint(situation)


@lru_cache(maxsize=1 << 12)
def _faces_meant(indicated: Callable[[Piece], Piece], pieces: PieceSet, shown: tuple[Piece, ...]) -> frozenset[Piece]:
    """Returns the faces of all kinds that indicators mean."""
    kinds = {indicated(pieces.kind_of_face[piece]) for piece in shown}
    return frozenset([face for face, kind in enumerate(pieces.kind_of_face) if kind in kinds])


DORA = Indicator("dora_indicators", Text("dora indicator"), Text("dora"), "D")
URA = Indicator("ura_indicators", Text("ura indicator"), Text("ura dora"), "U", beneath_indicator=DORA.id)
WILD = Indicator(
    "wild_indicator", Text("wildcard indicator"), Text("wildcard"), "I", makes_wildcards=True, required=True
)


@dataclass(frozen=True, slots=True)
class IndicatorPieces:
    """The pieces that are turned up in a deal, or count for one hand of it."""

    rows: tuple[tuple[str, tuple[Piece, ...]], ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple([piece for _, row in self.rows for piece in row])

    def pieces_of(self, indicator: Indicator) -> tuple[Piece, ...]:
        """Returns those of one kind, the first one first."""
        for identity, row in self.rows:
            if identity == indicator.id:
                return row
        return ()

    def max_count(self, indicator: Indicator) -> int:
        """Returns how many of one kind can be turned up beside the others."""
        if not indicator.beneath_indicator:
            return indicator.max_count
        return min(indicator.max_count, len(dict(self.rows).get(indicator.beneath_indicator, ())))

    def with_pieces(self, indicator: Indicator, pieces: Iterable[Piece]) -> IndicatorPieces:
        """Returns the same with other pieces of one kind."""
        return indicator_pieces({**dict(self.rows), indicator.id: tuple(pieces)})

    def map_pieces(self, change: Callable[[Piece], Piece]) -> IndicatorPieces:
        """Returns the same with every piece changed."""
        return IndicatorPieces(tuple((identity, tuple(map(change, row))) for identity, row in self.rows))

    def merged_with(self, others: Iterable[IndicatorPieces]) -> IndicatorPieces:
        """Returns the same with the kinds of others that it lacks: the union over the hands of one deal."""
        found = dict(self.rows)
        for other in others:
            found = {**dict(other.rows), **found}
        return indicator_pieces(found)

    def counting_for(self, indicators: Iterable[Indicator], situation: Sequence[str]) -> IndicatorPieces:
        """Returns those that count for a hand."""
        if not self.rows:
            return self
        found: dict[str, tuple[Piece, ...]] = {}
        for one in indicators:
            if one.counts_with(situation):
                found[one.id] = self.pieces_of(one)[: self.max_count(one)]
        return indicator_pieces(found)


NO_INDICATORS = IndicatorPieces()
"""No indicator at all."""


def indicator_pieces(pieces: dict[str, tuple[Piece, ...]]) -> IndicatorPieces:
    """Returns what is turned up, by the ids of the kinds."""
    rows = [(identity, row) for identity, row in pieces.items() if row]
    return IndicatorPieces(tuple(sorted(rows))) if rows else NO_INDICATORS

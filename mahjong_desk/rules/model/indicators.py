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


def same_kind(kind: Piece) -> Piece:
    return kind


@dataclass(frozen=True, slots=True)
class Indicator:
    """One kind of indicator.

    Attributes:
        required: Whether every hand has exactly one of it, written as a piece; else there may be none, and they are a
            list.
        beneath: The id of the kind under which they are placed, at least as many of which are turned up; empty for none.
        count: Returns how many pieces in the groups of a reading are meant, given the kinds, one as often as its kind is
            given; None if every piece counts as what it shows, in any reading.
    """

    id: str
    names: Text
    makes: Text
    letter: str
    indicated: Callable[[Piece], Piece] = same_kind
    wild: bool = False
    required: bool = False
    most: int = 1
    by_kans: bool = False
    needs: tuple[str, ...] = ()
    beneath: str = ""
    count: Callable[[tuple[Group, ...], Sequence[Piece]], int] | None = None

    def faces_meant(self, pieces: PieceSet, shown: tuple[Piece, ...]) -> frozenset[Piece]:
        """Returns the faces of all kinds that indicators of this kind mean."""
        return _faces_meant(self.indicated, pieces, shown)

    def counts_under(self, situation: Iterable[str]) -> bool:
        """Returns whether it counts for a hand under these circumstances."""
        return not self.needs or not set(self.needs).isdisjoint(situation)


@lru_cache(maxsize=1 << 12)
def _faces_meant(indicated: Callable[[Piece], Piece], pieces: PieceSet, shown: tuple[Piece, ...]) -> frozenset[Piece]:
    """Returns the faces of all kinds that indicators mean."""
    kinds = {indicated(pieces.kinds[piece]) for piece in shown}
    return frozenset([face for face, kind in enumerate(pieces.kinds) if kind in kinds])


DORA = Indicator("dora_indicators", Text("dora indicator"), Text("dora"), "D")
URA = Indicator("ura_indicators", Text("ura indicator"), Text("ura dora"), "U", beneath=DORA.id)
WILD = Indicator("wild_indicator", Text("wildcard indicator"), Text("wildcard"), "I", wild=True, required=True)


@dataclass(frozen=True, slots=True)
class IndicatorPieces:
    """The pieces that are turned up in a deal, or count for one hand of it."""

    rows: tuple[tuple[str, tuple[Piece, ...]], ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple([piece for _, row in self.rows for piece in row])

    def of(self, indicator: Indicator) -> tuple[Piece, ...]:
        """Returns those of one kind, the first one first."""
        for identity, row in self.rows:
            if identity == indicator.id:
                return row
        return ()

    def replaced(self, indicator: Indicator, pieces: Iterable[Piece]) -> IndicatorPieces:
        """Returns the same with other pieces of one kind."""
        return indicator_pieces({**dict(self.rows), indicator.id: tuple(pieces)})

    def mapped(self, change: Callable[[Piece], Piece]) -> IndicatorPieces:
        """Returns the same with every piece changed."""
        return IndicatorPieces(tuple((identity, tuple(map(change, row))) for identity, row in self.rows))

    def joined(self, others: Iterable[IndicatorPieces]) -> IndicatorPieces:
        """Returns the same with the kinds of others that it lacks: the union over the hands of one deal."""
        found = dict(self.rows)
        for other in others:
            found = {**dict(other.rows), **found}
        return indicator_pieces(found)

    def counting(self, indicators: Iterable[Indicator], situation: Sequence[str]) -> IndicatorPieces:
        """Returns those that count for a hand."""
        if not self.rows:
            return self
        found: dict[str, tuple[Piece, ...]] = {}
        for one in indicators:
            most = one.most if not one.beneath else min(one.most, len(dict(self.rows).get(one.beneath, ())))
            if one.counts_under(situation):
                found[one.id] = self.of(one)[:most]
        return indicator_pieces(found)


NO_INDICATORS = IndicatorPieces()
"""No indicator at all."""


def indicator_pieces(pieces: dict[str, tuple[Piece, ...]]) -> IndicatorPieces:
    """Returns what is turned up, by the ids of the kinds."""
    rows = [(identity, row) for identity, row in pieces.items() if row]
    return IndicatorPieces(tuple(sorted(rows))) if rows else NO_INDICATORS

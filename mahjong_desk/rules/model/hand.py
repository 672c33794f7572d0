# SPDX-License-Identifier: MIT
"""Hands as recorded at the table: pieces, melds and indicators."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.shapes import Group, MeldKind
from mahjong_desk.texts import Text

MAX_DORA_INDICATORS = 5
"""The first indicator, and one for each of four kans."""


@dataclass(frozen=True, slots=True)
class Indicator:
    """One kind of indicator.

    Attributes:
        required: Whether every hand has exactly one, written as a piece; otherwise they are a list, which may be empty.
        beneath_indicator: The id of the kind under which they lie, which has at least as many; empty if none.
        count: Returns how many pieces in the groups of a reading are indicated, given the indicated kinds; a kind given
            twice counts twice. None if every piece counts as its own kind, whatever the reading.
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

    def indicated_faces(self, pieces: PieceSet, indicators: tuple[Piece, ...]) -> frozenset[Piece]:
        """Returns all faces of the kinds that ``indicators`` indicate."""
        return _indicated(self.indicates, pieces, indicators)

    def counts_with(self, situation: Iterable[str]) -> bool:
        """Returns whether it counts for a hand under these circumstances."""
        return not self.requires_any or not set(self.requires_any).isdisjoint(situation)


@lru_cache(maxsize=1 << 12)
def _indicated(indicates: Callable[[Piece], Piece], pieces: PieceSet, row: tuple[Piece, ...]) -> frozenset[Piece]:
    kinds = {indicates(pieces.kind_of_face[piece]) for piece in row}
    return frozenset([face for face, kind in enumerate(pieces.kind_of_face) if kind in kinds])


DORA = Indicator("dora_indicators", Text("dora indicator"), Text("dora"), "D")
URA = Indicator("ura_indicators", Text("ura indicator"), Text("ura dora"), "U", beneath_indicator=DORA.id)
WILD = Indicator(
    "wild_indicator", Text("wildcard indicator"), Text("wildcard"), "I", makes_wildcards=True, required=True
)


@dataclass(frozen=True, slots=True)
class IndicatorPieces:
    """The indicators turned up in a deal, or those of them that count for one hand."""

    rows: tuple[tuple[str, tuple[Piece, ...]], ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple([piece for _, row in self.rows for piece in row])

    def pieces_of(self, indicator: Indicator) -> tuple[Piece, ...]:
        """Returns the indicators of one kind, in the order in which they were turned up."""
        for indicator_id, row in self.rows:
            if indicator_id == indicator.id:
                return row
        return ()

    def max_count(self, indicator: Indicator) -> int:
        """Returns the maximum number of indicators of one kind, given the other kinds."""
        if not indicator.beneath_indicator:
            return indicator.max_count
        return min(indicator.max_count, len(dict(self.rows).get(indicator.beneath_indicator, ())))

    def with_pieces(self, indicator: Indicator, pieces: Iterable[Piece]) -> IndicatorPieces:
        """Returns a copy with the indicators of one kind replaced."""
        return indicator_pieces({**dict(self.rows), indicator.id: tuple(pieces)})

    def map_pieces(self, change: Callable[[Piece], Piece]) -> IndicatorPieces:
        """Returns a copy with ``change`` applied to every piece."""
        return IndicatorPieces(tuple((indicator_id, tuple(map(change, row))) for indicator_id, row in self.rows))

    def merged_with(self, others: Iterable[IndicatorPieces]) -> IndicatorPieces:
        """Returns a copy with the kinds added that only ``others`` have."""
        rows = dict(self.rows)
        for other in others:
            rows = {**dict(other.rows), **rows}
        return indicator_pieces(rows)

    def counting_for(self, indicators: Iterable[Indicator], situation: Sequence[str]) -> IndicatorPieces:
        """Returns the indicators that count for a hand with these circumstances."""
        if not self.rows:
            return self
        rows: dict[str, tuple[Piece, ...]] = {}
        for indicator in indicators:
            if indicator.counts_with(situation):
                rows[indicator.id] = self.pieces_of(indicator)[: self.max_count(indicator)]
        return indicator_pieces(rows)


NO_INDICATORS = IndicatorPieces()


def indicator_pieces(pieces: dict[str, tuple[Piece, ...]]) -> IndicatorPieces:
    """Returns indicators, given their pieces by id; empty kinds are left out."""
    rows = [(indicator_id, row) for indicator_id, row in pieces.items() if row]
    return IndicatorPieces(tuple(sorted(rows))) if rows else NO_INDICATORS


_ANKAN = MeldKind.ANKAN


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld.

    Attributes:
        claimed_from: The seat that discarded the claimed piece; None for a concealed kan or if it was not recorded.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    claimed_from: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """The pieces of a winner, or of a player one piece short of a win.

    Attributes:
        melds: The melds in the order in which they were made.
        winning_piece: The piece that completes the hand; None if it is one piece short.
    """

    concealed: tuple[Piece, ...]
    melds: tuple[Meld, ...] = ()
    winning_piece: Piece | None = None
    situation: tuple[str, ...] = ()
    indicators: IndicatorPieces = NO_INDICATORS
    extra_fields: Mapping[str, object] = EMPTY_MAPPING

    @property
    def is_closed(self) -> bool:
        """Whether all melds are concealed kans (門前)."""
        # No generator: this runs for every hand.
        for meld in self.melds:  # noqa: SIM110
            if meld.kind is not _ANKAN:
                return False
        return True


def all_pieces(hand: Hand) -> list[Piece]:
    """Returns the concealed pieces of a hand, those of its melds, and the winning one."""
    pieces = list(hand.concealed)
    for meld in hand.melds:
        pieces += meld.pieces
    if hand.winning_piece is not None:
        pieces.append(hand.winning_piece)
    return pieces

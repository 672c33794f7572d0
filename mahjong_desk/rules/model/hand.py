# SPDX-License-Identifier: MIT
"""Hands and melds, as recorded at the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.indicators import NO_INDICATORS, IndicatorPieces
from mahjong_desk.shapes import MeldKind

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
    """Returns all pieces of a hand: the concealed ones, those of its melds, and the winning one if there is one."""
    held = list(hand.concealed)
    for meld in hand.melds:
        held += meld.pieces
    if hand.winning_piece is not None:
        held.append(hand.winning_piece)
    return held

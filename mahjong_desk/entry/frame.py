# SPDX-License-Identifier: MIT
"""The frame of a hand: the pieces, the size of a hand and the melds of a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.rules.model.table import seats_in_order
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind


@dataclass(frozen=True, slots=True)
class HandSpec:
    """The frame of a hand.

    Attributes:
        turn_order: The seats in the order of play.
    """

    pieces: PieceSet
    turn_order: tuple[int, ...]
    hand_size: int
    face_counts: tuple[int, ...]
    melds: Mapping[MeldKind, tuple[tuple[Piece, ...], ...]]
    indicators: tuple[Indicator, ...]
    terminology: str

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.turn_order)

    @property
    def suit_letters(self) -> frozenset[str]:
        """The letters that complete digits."""
        return frozenset(name[-1] for name in self.pieces.face_names)

    @property
    def piece_letters(self) -> frozenset[str]:
        """The letters that are pieces, as in shogi; none if digits need a suit."""
        names = frozenset(self.pieces.face_names)
        return names if all(len(name) == 1 for name in names) else frozenset()


def hand_spec(rules: TableRules, players: int, order: tuple[int, ...] = ()) -> HandSpec:
    """Returns the frame of a hand under these rules.

    Args:
        order: The seats in the order of play; by default in that of their numbers.
    """
    ruleset = rules.ruleset
    usage = ruleset.vocabulary.terminology
    return HandSpec(
        ruleset.pieces,
        order or seats_in_order(players),
        ruleset.hand_size,
        rules.faces,
        ruleset.meld_shapes(),
        rules.indicators,
        usage,
    )

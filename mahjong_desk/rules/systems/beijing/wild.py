# SPDX-License-Identifier: MIT
"""The wildcard of a hand, and its pieces (rules/beijing.md §1, §3)."""

from __future__ import annotations

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST, GREEN, RED, WHITE
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.shapes import MeldKind

_SUIT = 9
_WINDS = 4
_NEXT_DRAGON = {RED: GREEN, GREEN: WHITE, WHITE: RED}


def wildcard_of(indicator: Piece) -> Piece:
    """Returns the wildcard that an indicator makes: the next kind, dragons in the Chinese order red, green, white."""
    if indicator >= WHITE:
        return _NEXT_DRAGON[indicator]
    if indicator >= EAST:
        return EAST + (indicator - EAST + 1) % _WINDS
    return indicator - indicator % _SUIT + (indicator + 1) % _SUIT


def meld_kind_of(meld: Meld, wild: Piece) -> Piece:
    """Returns the lowest kind of a meld, wildcard pieces of a kan counted as what they replace."""
    return next((piece for piece in meld.pieces if piece != wild), wild)


def count_wildcards(hand: Hand, wild: Piece, *, winning: bool) -> int:
    """Returns how many wildcard pieces are in the concealed pieces and concealed kans."""
    held = hand.concealed.count(wild) + (winning and hand.winning_piece == wild)
    return held + sum(meld.pieces.count(wild) for meld in hand.melds if meld.kind is MeldKind.ANKAN)

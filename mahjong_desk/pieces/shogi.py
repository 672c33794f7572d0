# SPDX-License-Identifier: MIT
"""The shogi pieces, without the six pawns that serve as dice, in USI letters."""

from mahjong_desk.pieces.piece_set import PieceSet

PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, ROOK, KING = range(8)
"""The kinds in the order of the dora; the two kings are one kind."""
WINDS = (LANCE, KNIGHT, SILVER, GOLD)
"""The pieces that count as winds (風牌)."""
DRAGONS = (BISHOP, ROOK, KING)
"""The pieces that count as dragons (三元牌)."""

_LETTERS = "PLNSGBRK"


SHOGI = PieceSet(
    id="shogi",
    face_names=tuple(_LETTERS),
    kind_of_face=tuple(range(len(_LETTERS))),
    copies_per_kind=(12, 4, 4, 4, 4, 2, 2, 2),
    order=tuple(range(len(_LETTERS))),
    palette_rows=((PAWN, *WINDS, *DRAGONS),),
    suit_ranges=(),
    has_plain_backs=False,
    noun="pieces",
)

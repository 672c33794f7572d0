# SPDX-License-Identifier: MIT
"""The 136 mahjong tiles, written as digits and a suit letter."""

from mahjong_desk.pieces.piece_set import Piece, PieceSet

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
"""The honours, in the order of their digits."""
RED_FIVE: Piece = 34
"""The red five of circles, ``0p``; its kind is ``5p``."""
RED_FIVES: tuple[Piece, ...] = (RED_FIVE, 35, 36)
"""The red fives of circles, characters and bamboo; circles come first, so that ``RED_FIVE`` is the same in all sets."""

_SUITS = (("m", 9), ("p", 9), ("s", 9), ("z", 7))
_PLAIN = tuple(f"{digit}{suit}" for suit, count in _SUITS for digit in range(1, count + 1))


def _mahjong_set(set_id: str, red: str) -> PieceSet:
    """Returns a set with red fives of these suits, in the order of ``RED_FIVES``."""
    fives = [_PLAIN.index(f"5{suit}") for suit in red]
    red_of = dict(zip(fives, RED_FIVES, strict=False))
    suits = (range(9), range(9, 18), range(18, 27), range(27, 34))
    rows = tuple(
        tuple(face for kind in suit for face in (kind, red_of.get(kind)) if face is not None) for suit in suits
    )
    return PieceSet(
        id=set_id,
        face_names=_PLAIN + tuple(f"0{suit}" for suit in red),
        kind_of_face=(*range(34), *fives),
        copies_per_kind=(4,) * 34,
        order=tuple(piece for row in rows for piece in row),
        palette_rows=rows,
        suit_ranges=((0, 9), (9, 18), (18, 27)),
    )


MAHJONG = _mahjong_set("mahjong", "")
MAHJONG_WITH_RED_FIVE = _mahjong_set("mahjong_red", "p")
MAHJONG_WITH_RED_FIVES = _mahjong_set("mahjong_reds", "pms")

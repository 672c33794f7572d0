# SPDX-License-Identifier: MIT
"""One set of shogi pieces less the six pawns that serve as dice, written by the letters of USI (``PPKKPNNN``)."""

from collections.abc import Iterable

from mahjong_desk.pieces.piece_set import NotationError, Piece, PieceSet

PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, ROOK, KING = range(8)
"""The kinds in the order of the dora; the two kings are one kind."""
WINDS = (LANCE, KNIGHT, SILVER, GOLD)
"""The pieces that count as winds (風牌)."""
DRAGONS = (BISHOP, ROOK, KING)
"""The pieces that count as dragons (三元牌)."""

_LETTERS = "PLNSGBRK"


def _read(pieces: PieceSet, text: str) -> tuple[Piece, ...]:
    if not text:
        raise NotationError(text, 0, "empty")
    found = []
    for position, letter in enumerate(text):
        piece = _LETTERS.find(letter)
        if piece < 0:
            raise NotationError(text, position, "unknown_character")
        found.append(piece)
    return tuple(found)


def _write(pieces: PieceSet, ordered: Iterable[Piece]) -> str:
    return "".join([pieces.face_names[piece] for piece in ordered])


SHOGI = PieceSet(
    id="shogi",
    face_names=tuple(_LETTERS),
    kind_of_face=tuple(range(len(_LETTERS))),
    copies_per_kind=(12, 4, 4, 4, 4, 2, 2, 2),
    order=tuple(range(len(_LETTERS))),
    palette_rows=((PAWN, *WINDS, *DRAGONS),),
    suit_ranges=(),
    parser=_read,
    formatter=_write,
    has_plain_backs=False,
    noun="pieces",
)

# SPDX-License-Identifier: MIT
"""The 136 mahjong tiles and the MPSZ notation: digits, then a suit letter (``123m0p55z``)."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.pieces.piece_set import NotationError, Piece, PieceSet

SUITS = "mpsz"
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
"""The honours, in the order of their digits."""
RED_FIVE: Piece = 34
"""The red five of circles, ``0p``; its kind is ``5p``."""

_PLAIN = tuple(f"{digit}{suit}" for suit in "mps" for digit in range(1, 10)) + tuple(
    f"{digit}z" for digit in range(1, 8)
)


def _read(pieces: PieceSet, text: str) -> tuple[Piece, ...]:
    known = _KNOWN[pieces.id]
    found: list[Piece] = []
    start = 0
    for position, character in enumerate(text):
        if character in "0123456789":
            continue
        if character not in SUITS:
            raise NotationError(text, position, "unknown_character")
        if position == start:
            raise NotationError(text, position, "suit_without_digits")
        for index in range(start, position):
            piece = known.get(text[index] + character)
            if piece is None:
                raise NotationError(text, index, "no_such_piece")
            found.append(piece)
        start = position + 1
    if start < len(text):
        raise NotationError(text, start, "digits_without_suit")
    if not found:
        raise NotationError(text, 0, "empty")
    return tuple(found)


def _write(pieces: PieceSet, ordered: Iterable[Piece]) -> str:
    text = ""
    suit = ""
    for piece in ordered:
        name = pieces.names[piece]
        if suit and name[1] != suit:
            text += suit
        suit = name[1]
        text += name[0]
    return text + suit


def _make(identity: str, *, red_five: bool) -> PieceSet:
    special = (RED_FIVE,) if red_five else ()
    circles = (*range(9, 14), *special, *range(14, 18))
    rows = (tuple(range(9)), circles, tuple(range(18, 27)), tuple(range(27, 34)))
    return PieceSet(
        id=identity,
        names=_PLAIN + (("0p",) if red_five else ()),
        kinds=(*range(34), *((13,) if red_five else ())),
        copies=(4,) * 34,
        order=tuple(piece for row in rows for piece in row),
        rows=rows,
        runs=((0, 9), (9, 18), (18, 27)),
        read=_read,
        write=_write,
    )


MAHJONG = _make("mahjong", red_five=False)
MAHJONG_WITH_RED_FIVE = _make("mahjong_red", red_five=True)
_KNOWN = {
    pieces.id: {name: piece for piece, name in enumerate(pieces.names)} for pieces in (MAHJONG, MAHJONG_WITH_RED_FIVE)
}

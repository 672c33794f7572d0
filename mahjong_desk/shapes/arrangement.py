# SPDX-License-Identifier: MIT
"""The faces in the groups of a reading: a reading has kinds, the table shows faces."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.shapes.readings import Reading, WildcardUse


class PlacedPieces(NamedTuple):
    """One concealed group with its faces.

    Attributes:
        faces: The pieces, in the order of the kinds of the group.
        winning_index: The place of the winning piece, None if it lies elsewhere.
    """

    faces: tuple[Piece, ...]
    is_wildcard: tuple[bool, ...]
    winning_index: int | None


def place_faces(
    reading: Reading, pieces: PieceSet, concealed: Iterable[Piece], winning: Piece, wild: Piece | None = None
) -> tuple[PlacedPieces, ...]:
    """Returns the concealed groups of a reading with their faces.

    Args:
        wild: The kind of the wildcard, None if there is none.

    Raises:
        ValueError: The pieces are not those of the reading.
    """
    left = Counter(concealed)
    substitutes = Counter(reading.wildcards)
    found = []
    for index, group in enumerate(reading.groups):
        if group.is_meld:
            continue
        slots = [(kind, bool(substitutes) and _use_wildcard(substitutes, index, kind)) for kind in group.kinds]
        fits = [wait is reading.wait for wait in group.waits]
        place = (
            _winning_place(slots, fits, pieces.kind_of_face[winning], wild)
            if index == reading.winning_group_index
            else None
        )
        faces = tuple(
            winning if at == place else _use_face(left, pieces, wild if is_wild and wild is not None else kind)
            for at, (kind, is_wild) in enumerate(slots)
        )
        found.append(PlacedPieces(faces, tuple(is_wild for _, is_wild in slots), place))
    return tuple(found)


def _use_wildcard(substitutes: Counter[WildcardUse], index: int, kind: int) -> bool:
    wild = WildcardUse(index, kind)
    if substitutes[wild] < 1:
        return False
    substitutes[wild] -= 1
    return True


def _winning_place(slots: list[tuple[int, bool]], fits: list[bool], kind: int, wild: Piece | None) -> int:
    """Returns the first index where the winning piece can be, preferably in the completed wait."""
    places = [
        at
        for at, (stands_for, is_wild) in enumerate(slots)
        if is_wild == (kind == wild) and (is_wild or stands_for == kind)
    ]
    if not places:
        raise ValueError("the winning piece does not lie in the group that it completed")
    return next((at for at in places if fits[at]), places[0])


@cache
def _faces_of(pieces: PieceSet, kind: int) -> tuple[Piece, ...]:
    """Returns the faces of a kind, the plain one first."""
    return kind, *(face for face in pieces.order if pieces.kind_of_face[face] == kind and face != kind)


def _use_face(left: Counter[Piece], pieces: PieceSet, kind: int) -> Piece:
    for face in _faces_of(pieces, kind):
        if left[face] > 0:
            left[face] -= 1
            return face
    raise ValueError(f"the reading needs another {pieces.face_names[kind]}")

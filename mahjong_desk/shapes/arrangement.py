# SPDX-License-Identifier: MIT
"""Assigns the faces of a hand to the groups of a reading, which has only kinds."""

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
        winning_index: The index of the winning piece; None if it is in another group.
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
    unplaced = Counter(concealed)
    substitutes = Counter(reading.wildcards)
    placed = []
    for index, group in enumerate(reading.groups):
        if group.is_meld:
            continue
        slots = [(kind, bool(substitutes) and _use_wildcard(substitutes, index, kind)) for kind in group.kinds]
        fits = [wait is reading.wait for wait in group.waits]
        winning_index = (
            _winning_index(slots, fits, pieces.kind_of_face[winning], wild)
            if index == reading.winning_group_index
            else None
        )
        faces = tuple(
            winning
            if slot == winning_index
            else _use_face(unplaced, pieces, wild if is_wild and wild is not None else kind)
            for slot, (kind, is_wild) in enumerate(slots)
        )
        placed.append(PlacedPieces(faces, tuple(is_wild for _, is_wild in slots), winning_index))
    return tuple(placed)


def _use_wildcard(substitutes: Counter[WildcardUse], index: int, kind: int) -> bool:
    wild = WildcardUse(index, kind)
    if substitutes[wild] < 1:
        return False
    substitutes[wild] -= 1
    return True


def _winning_index(slots: list[tuple[int, bool]], fits: list[bool], kind: int, wild: Piece | None) -> int:
    """Returns the index of the winning piece, if possible one that fits the wait."""
    indices = [
        index
        for index, (stands_for, is_wild) in enumerate(slots)
        if is_wild == (kind == wild) and (is_wild or stands_for == kind)
    ]
    if not indices:
        raise ValueError("the winning piece is not in the group that it completed")
    return next((index for index in indices if fits[index]), indices[0])


@cache
def _faces_of(pieces: PieceSet, kind: int) -> tuple[Piece, ...]:
    """Returns the faces of a kind, the plain one first."""
    return kind, *(face for face in pieces.order if pieces.kind_of_face[face] == kind and face != kind)


def _use_face(unplaced: Counter[Piece], pieces: PieceSet, kind: int) -> Piece:
    for face in _faces_of(pieces, kind):
        if unplaced[face] > 0:
            unplaced[face] -= 1
            return face
    raise ValueError(f"the reading needs another {pieces.face_names[kind]}")

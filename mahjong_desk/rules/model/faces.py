# SPDX-License-Identifier: MIT
"""Kinds of pieces with several faces, such as a five that is red or plain."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.checks.hands import too_many_copies
from mahjong_desk.rules.model.hand import Hand, Meld


def table_faces(pieces: PieceSet, special: Mapping[Piece, int]) -> tuple[int, ...]:
    """Returns how many pieces of each face a table plays with.

    Args:
        special: How many pieces of each special face replace plain ones of its kind; 0 if omitted.
    """
    faces = [pieces.copies_per_kind[kind] if face == kind else 0 for face, kind in enumerate(pieces.kind_of_face)]
    for face, count in special.items():
        faces[face] += count
        faces[pieces.kind_of_face[face]] -= count
    return tuple(faces)


@cache
def _several(pieces: PieceSet) -> Mapping[Piece, tuple[Piece, ...]]:
    """Returns the kinds that have several faces, each with them in piece order."""
    found: dict[Piece, tuple[Piece, ...]] = {}
    for face in pieces.order:
        kind = pieces.kind_of_face[face]
        found[kind] = (*found.get(kind, ()), face)
    return {kind: faces for kind, faces in found.items() if len(faces) > 1}


def all_pieces(hand: Hand) -> list[Piece]:
    """Returns all pieces of a hand: the concealed ones, those of its melds, and the winning one if there is one."""
    held = list(hand.concealed)
    for meld in hand.melds:
        held += meld.pieces
    if hand.winning_piece is not None:
        held.append(hand.winning_piece)
    return held


def special_faces(pieces: PieceSet, held: Sequence[Piece]) -> list[Piece]:
    """Returns the pieces among others that have a face of their own, such as red fives."""
    first = len(pieces.copies_per_kind)
    return [piece for piece in held if piece >= first]


def with_plain_faces(pieces: PieceSet, hand: Hand) -> Hand:
    """Returns a hand with every piece as a plain one of its kind."""
    kind_of, first = pieces.kind_of_face.__getitem__, len(pieces.copies_per_kind)
    melds = [
        meld
        if max(meld.pieces, default=0) < first
        else Meld(meld.kind, tuple(map(kind_of, meld.pieces)), meld.claimed_from)
        for meld in hand.melds
    ]
    winning = hand.winning_piece
    return Hand(
        tuple(map(kind_of, hand.concealed)),
        tuple(melds),
        None if winning is None else kind_of(winning),
        hand.situation,
        hand.indicators,
        hand.extra_fields,
    )


def check_faces(pieces: PieceSet, faces: Sequence[int], shown: Sequence[Piece], path: str) -> None:
    """Checks that no face occurs more often than the table plays with it.

    Raises:
        Refusal: ``bad_count``, naming the face.
    """
    for face in (face for alike in _several(pieces).values() for face in reversed(alike)):
        count = shown.count(face)
        if count > faces[face]:
            raise too_many_copies(pieces, face, count, faces[face], path)


def split_waits_by_face(
    pieces: PieceSet, faces: Sequence[int], held: Sequence[Piece], waits: Iterable[tuple[Piece, int]]
) -> list[tuple[Piece, int]]:
    """Returns what completes a hand by its faces, in piece order, each with how many of it are left.

    Args:
        waits: The kinds that complete it, in piece order, each with how many are left.
    """
    several = _several(pieces)
    found: list[tuple[Piece, int]] = []
    for kind, left in waits:
        if kind not in several:
            found.append((kind, left))
            continue
        counts = [(face, faces[face] - held.count(face)) for face in several[kind]]
        found += [(face, count) for face, count in counts if count > 0]
    return found

# SPDX-License-Identifier: MIT
"""Checks of hands with red fives and dora indicators, as in the riichi family."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.checks import situations
from mahjong_desk.rules.checks.hands import check_claimed_seat, check_meld, check_melds, check_size, too_many_copies
from mahjong_desk.rules.model.circumstances import Circumstance
from mahjong_desk.rules.model.hand import DORA, URA, Hand, Indicator, Meld, all_pieces
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.settler import completing_pieces
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER


class CheckedHand(NamedTuple):
    """A checked hand, by kinds and by faces.

    Attributes:
        kinds: The hand with every special face replaced by the plain one of its kind.
        winning_piece: The kind of the winning piece; -1 if there is none.
        packed: The concealed pieces and the winning piece, packed by kind.
        dora_indicators, ura_indicators: The kinds of the pieces that are turned up.
        pieces: All pieces by their faces.
    """

    kinds: Hand
    winning_piece: int
    packed: int
    packed_with_melds: int
    red_fives: tuple[Piece, ...]
    dora_indicators: tuple[Piece, ...]
    ura_indicators: tuple[Piece, ...]
    pieces: tuple[Piece, ...]


class HandChecks:
    """Checks the hands of one table.

    Attributes:
        faces: How many pieces of each face the table plays with.
    """

    def __init__(
        self,
        pieces: PieceSet,
        faces: tuple[int, ...],
        accepted: tuple[Circumstance, ...],
        indicators: tuple[Indicator, ...],
        *,
        copies_path: str = "",
    ) -> None:
        self._piece_set = pieces
        self.faces = faces
        self._accepted = accepted
        self._indicators = indicators
        self._copies_path = copies_path
        self._kind_of = pieces.kind_of_face.__getitem__
        self._first_face = len(pieces.copies_per_kind)

    def check_pieces(self, table: Table, winner: int, hand: Hand, *, sized: bool = True) -> CheckedHand:
        """Checks a hand, except whether its circumstances fit the win.

        Raises:
            Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
        """
        situations.check_known_circumstances(hand.situation, self._accepted)
        situations.check_indicators(self._indicators, hand)
        check_melds(hand, lambda meld: check_claimed_seat(meld, winner, table))
        check_melds(
            hand, lambda meld: check_meld(meld, winner, table, claimed_from_needed=False, pieces=self._piece_set)
        )
        if sized:
            check_size(hand)
        return self._checked(hand, all_pieces(hand))

    def check_hand(
        self, table: Table, winner: int, discarder: int | None, hand: Hand, *, sized: bool = True
    ) -> CheckedHand:
        """Checks a hand as ``check_pieces`` does, and its circumstances.

        Raises:
            Refusal: ``bad_request``, ``bad_seat``, ``bad_meld`` or ``bad_count``, its path relative to the hand.
        """
        checked = self.check_pieces(table, winner, hand, sized=sized)
        situations.check_circumstances(self._accepted, table, winner, discarder, checked.kinds)
        situations.check_robbed_kan(self._accepted, checked.kinds)
        return checked

    def winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[Piece, int]]:
        """Returns the pieces that complete a hand, each with how many are left.

        Raises:
            Refusal: As ``check_pieces``.
        """
        checked = self.check_pieces(table, seat, hand)
        kinds = completing_pieces(checked.kinds, checked.packed, seven_pairs=True)
        return split_waits_by_face(self._piece_set, self.faces, checked.pieces, kinds)

    def _checked(self, hand: Hand, pieces: Sequence[Piece]) -> CheckedHand:
        """Checks the counts of the pieces and returns the checked hand."""
        reds = tuple([piece for piece in pieces if piece >= self._first_face])
        kinds = with_plain_faces(self._piece_set, hand) if reds else hand
        total, turned = self._pack(pieces), hand.indicators.pieces
        packed = total - sum([self._pack(meld.pieces) for meld in hand.melds])
        dora, ura = (tuple(map(self._kind_of, hand.indicators.pieces_of(kind))) for kind in (DORA, URA))
        winning = kinds.winning_piece
        self.check_counts(total + self._pack(turned), (*pieces, *turned))
        return CheckedHand(kinds, -1 if winning is None else winning, packed, total, reds, dora, ura, tuple(pieces))

    def check_counts(self, packed: int, pieces: Sequence[Piece]) -> None:
        """Checks that no piece occurs more often than in the set of the table.

        Raises:
            Refusal: ``bad_count``.
        """
        if PARTITIONER.exceeds_copies(packed, COPIES):
            piece, count = PARTITIONER.most_frequent(packed)
            raise too_many_copies(self._piece_set, piece, count, COPIES, self._copies_path)
        check_faces(self._piece_set, self.faces, pieces, self._copies_path)

    def _pack(self, faces: Iterable[Piece]) -> int:
        """Returns pieces packed by kind."""
        return PARTITIONER.pack(map(self._kind_of, faces))


def face_counts(pieces: PieceSet, special: Mapping[Piece, int]) -> tuple[int, ...]:
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
def _faces_by_kind(pieces: PieceSet) -> Mapping[Piece, tuple[Piece, ...]]:
    """Returns the faces of each kind that has several, in piece order."""
    faces_by_kind: dict[Piece, tuple[Piece, ...]] = {}
    for face in pieces.order:
        kind = pieces.kind_of_face[face]
        faces_by_kind[kind] = (*faces_by_kind.get(kind, ()), face)
    return {kind: faces for kind, faces in faces_by_kind.items() if len(faces) > 1}


def with_plain_faces(pieces: PieceSet, hand: Hand) -> Hand:
    """Returns a hand with every special face replaced by the plain one of its kind."""
    kind_of, first = pieces.kind_of_face.__getitem__, len(pieces.copies_per_kind)
    melds = [
        meld
        if max(meld.pieces, default=0) < first
        else Meld(meld.kind, tuple(map(kind_of, meld.pieces)), meld.claimed_from)
        for meld in hand.melds
    ]
    concealed = tuple(map(kind_of, hand.concealed))
    winning = None if hand.winning_piece is None else kind_of(hand.winning_piece)
    return Hand(concealed, tuple(melds), winning, hand.situation, hand.indicators, hand.extra_fields)


def check_faces(pieces: PieceSet, faces: Sequence[int], shown: Sequence[Piece], path: str) -> None:
    """Checks that no face occurs more often than the table plays with it.

    Raises:
        Refusal: ``bad_count``, naming the face.
    """
    for face in (face for alike in _faces_by_kind(pieces).values() for face in reversed(alike)):
        count = shown.count(face)
        if count > faces[face]:
            raise too_many_copies(pieces, face, count, faces[face], path)


def split_waits_by_face(
    pieces: PieceSet, faces: Sequence[int], hand_pieces: Sequence[Piece], waits: Iterable[tuple[Piece, int]]
) -> list[tuple[Piece, int]]:
    """Splits the waits of a hand by face, in piece order.

    Args:
        waits: The waits by kind, in piece order; each has the number of pieces left, as in the result.
    """
    faces_by_kind = _faces_by_kind(pieces)
    waits_by_face: list[tuple[Piece, int]] = []
    for kind, remaining in waits:
        if kind not in faces_by_kind:
            waits_by_face.append((kind, remaining))
            continue
        counts = [(face, faces[face] - hand_pieces.count(face)) for face in faces_by_kind[kind]]
        waits_by_face += [(face, count) for face, count in counts if count > 0]
    return waits_by_face

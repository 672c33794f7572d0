# SPDX-License-Identifier: MIT
"""Adds, changes and removes the pieces, melds and indicators of a draft.

Raises ``DraftError`` for pieces that have no room, are not left or make no meld.
"""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Any

from mahjong_desk.entry.draft import (
    MELD_SIZE,
    Draft,
    DraftError,
    DraftFault,
    Entry,
    HandSpec,
    MeldEntry,
    PieceEntry,
    claimed_from,
)
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.hand import Indicator, all_pieces
from mahjong_desk.rules.model.table import seat_after
from mahjong_desk.shapes import MeldKind


def pieces_left(spec: HandSpec, draft: Draft) -> tuple[int, ...]:
    """Returns how many pieces of each face are in no winner's hand and not turned up."""
    others = [winner.hand for winner in draft.other_winners if winner.hand is not None]
    # All win on the same piece, which this draft has.
    others_pieces = (piece for hand in others for piece in all_pieces(replace(hand, winning_piece=None)))
    return _left(spec.pieces, spec.face_counts, (*draft.pieces, *draft.indicators.pieces, *others_pieces))


@lru_cache(maxsize=64)
def _left(pieces: PieceSet, copies: tuple[int, ...], used_pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    # One key press asks this for every possible meld of the same hand.
    faces, kinds = Counter(used_pieces), pieces.counts(used_pieces)
    return tuple(
        max(0, min(copy_count - faces[face], pieces.copies_per_kind[kind] - kinds[kind]))
        for face, (copy_count, kind) in enumerate(zip(copies, pieces.kind_of_face, strict=True))
    )


def add_piece(spec: HandSpec, draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft with one more piece, the winning one if it completes the hand."""
    name = spec.pieces.face_names[piece]
    if draft.size > spec.hand_size:
        raise DraftError(DraftFault.FULL, name)
    if pieces_left(spec, draft)[piece] < 1:
        raise DraftError(DraftFault.NONE_LEFT, name)
    entries = _unmarked(draft.entries) if winning else draft.entries
    return mark_last(spec, replace(draft, entries=(*entries, PieceEntry(piece, winning))))


def remove_last(draft: Draft) -> Draft:
    """Returns the draft without its last unparsed character, or else its last entry."""
    if draft.unparsed_text:
        return replace(draft, unparsed_text=draft.unparsed_text[:-1])
    return replace(draft, entries=draft.entries[:-1])


def remove_piece(draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft without the latest such piece, concealed or winning."""
    indices = [index for index, entry in enumerate(draft.entries) if entry == PieceEntry(piece, winning)]
    return _without(draft, indices[-1]) if indices else draft


def mark_winning(draft: Draft, piece: Piece) -> Draft:
    """Returns the draft with a concealed piece marked as the winning one."""
    if PieceEntry(piece) not in draft.entries:
        return draft
    entries = list(_unmarked(draft.entries))
    index = max(index for index, entry in enumerate(entries) if entry == PieceEntry(piece))
    entries[index] = PieceEntry(piece, is_winning=True)
    return replace(draft, entries=tuple(entries))


def mark_last(spec: HandSpec, draft: Draft) -> Draft:
    """Returns the draft with the last piece of a full hand as the winning one."""
    if draft.size != spec.hand_size + 1 or draft.winning_piece is not None:
        return draft
    return mark_winning(draft, draft.concealed[-1])


def _without(draft: Draft, index: int) -> Draft:
    return replace(draft, entries=draft.entries[:index] + draft.entries[index + 1 :])


def _unmarked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(PieceEntry(e.piece) if isinstance(e, PieceEntry) and e.is_winning else e for e in entries)


def add_meld(spec: HandSpec, draft: Draft, meld: MeldEntry) -> Draft:
    """Returns the draft with one more meld, and the last piece of a full hand marked."""
    if not is_meld(spec, meld.kind, meld.pieces):
        raise DraftError(DraftFault.NO_MELD)
    text = spec.pieces.format(meld.pieces)
    if not has_room(spec, draft):
        raise DraftError(DraftFault.NO_ROOM, text)
    if not _are_left(spec, draft, meld.pieces):
        raise DraftError(DraftFault.NONE_LEFT, text)
    if meld.claimed_from is not None and meld.claimed_from == draft.winner:
        raise DraftError(DraftFault.NO_DISCARDER, text)
    return mark_last(spec, replace(draft, entries=(*draft.entries, meld)))


def has_room(spec: HandSpec, draft: Draft) -> bool:
    """Returns whether a hand has room for one more meld."""
    return draft.size + MELD_SIZE <= spec.hand_size + 1


def make_meld(spec: HandSpec, draft: Draft, kind: MeldKind, piece: Piece) -> MeldEntry:
    """Returns the meld of a kind that a piece stands for.

    The piece is the lowest one of a chi, and the most frequent one of other kinds. A special face is kept as one of its
    pieces; the others are plain as long as plain ones are left.
    """
    chosen = spec.pieces.kind_of_face[piece]
    shapes = spec.melds.get(kind, ())
    shape = next((shape for shape in shapes if max(shape, key=shape.count) == chosen), (chosen,) * 3)
    return MeldEntry(kind, _faces(spec, draft, shape, (piece,) if piece != chosen else ()))


def _faces(spec: HandSpec, draft: Draft, shape: tuple[Piece, ...], first: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Returns faces for the kinds of a meld: ``first``, then plain ones if left."""
    free = list(pieces_left(spec, draft))
    chosen = list(first)
    rest = list(shape)
    for face in first:
        free[face] -= 1
        rest.remove(spec.pieces.kind_of_face[face])
    for kind in rest:
        faces = (face for face in spec.pieces.order if spec.pieces.kind_of_face[face] == kind and free[face] > 0)
        face = next(faces, kind)
        free[face] -= 1
        chosen.append(face)
    return tuple(spec.pieces.sorted(chosen))


def cycle_faces(spec: HandSpec, draft: Draft, index: int) -> Draft:
    """Returns the draft with one more special face in a meld, or none after the last."""
    meld = draft.melds[index]
    kinds = spec.pieces.kind_of_face
    rest = remove_meld(draft, index)
    shape = tuple(kinds[piece] for piece in meld.pieces)
    special = [piece for piece in meld.pieces if kinds[piece] != piece]
    for face in spec.pieces.order:
        faces = (*special, face)
        if (
            kinds[face] == face
            or shape.count(kinds[face]) < faces.count(face)
            or pieces_left(spec, rest)[face] < faces.count(face)
        ):
            continue
        return _change_meld(draft, index, pieces=_faces(spec, rest, shape, faces))
    return _change_meld(draft, index, pieces=_faces(spec, rest, shape, ()))


def has_other_faces(spec: HandSpec, draft: Draft, index: int) -> bool:
    """Returns whether a meld could be made of other faces."""
    return cycle_faces(spec, draft, index).melds[index].pieces != draft.melds[index].pieces


def can_meld(spec: HandSpec, draft: Draft, kind: MeldKind, piece: Piece) -> bool:
    """Returns whether the pieces for a meld are left, even if it has no room."""
    pieces = make_meld(spec, draft, kind, piece).pieces
    return is_meld(spec, kind, pieces) and _are_left(spec, draft, pieces)


def _are_left(spec: HandSpec, draft: Draft, pieces: tuple[Piece, ...]) -> bool:
    free = pieces_left(spec, draft)
    return all(count <= free[face] for face, count in Counter(pieces).items())


def is_meld(spec: HandSpec, kind: MeldKind, pieces: tuple[Piece, ...]) -> bool:
    """Returns whether pieces have the form of a meld of that kind."""
    return tuple(sorted(spec.pieces.kind_of_face[piece] for piece in pieces)) in spec.melds.get(kind, ())


def set_claimed_from(draft: Draft, index: int, discarder: int | None) -> Draft:
    """Returns the draft with a meld claimed from another player."""
    return _change_meld(draft, index, claimed_from=discarder)


def toggle_added_kan(draft: Draft, index: int) -> Draft:
    """Returns the draft with an open kan turned into an added one, or the reverse."""
    added = draft.melds[index].kind is MeldKind.SHOUMINKAN
    return _change_meld(draft, index, kind=MeldKind.DAIMINKAN if added else MeldKind.SHOUMINKAN)


def _change_meld(draft: Draft, index: int, **changes: Any) -> Draft:
    """Returns the draft with other fields of a meld."""
    entry_index, entries = _entry_index(draft, index), list(draft.entries)
    entries[entry_index] = replace(draft.melds[index], **changes)
    return replace(draft, entries=tuple(entries))


def _entry_index(draft: Draft, index: int) -> int:
    """Returns the index of a meld among all entries; −1 is the last meld."""
    return [position for position, entry in enumerate(draft.entries) if isinstance(entry, MeldEntry)][index]


def cycle_claimed_from(spec: HandSpec, draft: Draft, index: int) -> Draft:
    """Returns the draft with a meld claimed from the player before the current one."""
    meld = draft.melds[index]
    discarder = claimed_from(spec, draft, meld)
    if discarder is None or meld.kind is MeldKind.CHI:
        return draft
    next_discarder = seat_after(spec.turn_order, discarder, -1)
    if next_discarder == draft.winner:
        next_discarder = seat_after(spec.turn_order, next_discarder, -1)
    return set_claimed_from(draft, index, next_discarder)


def remove_meld(draft: Draft, index: int) -> Draft:
    """Returns the draft without a meld."""
    return _without(draft, _entry_index(draft, index))


def add_indicator(spec: HandSpec, draft: Draft, indicator: Indicator, piece: Piece) -> Draft:
    """Returns the draft with one more indicator, or with the only one replaced."""
    indicators = draft.indicators.pieces_of(indicator)
    max_count = draft.indicators.max_count(indicator)
    others = indicators if len(indicators) < max_count or max_count > 1 else ()
    name = spec.pieces.face_names[piece]
    if pieces_left(spec, set_indicators(draft, indicator, others))[piece] < 1:
        raise DraftError(DraftFault.NONE_LEFT, name)
    if len(others) >= max_count:
        raise DraftError(DraftFault.NO_ROOM, name)
    return set_indicators(draft, indicator, (*others, piece))


def set_indicators(draft: Draft, indicator: Indicator, pieces: tuple[Piece, ...]) -> Draft:
    """Returns the draft with these indicators, for all winners for whom they count."""
    others = tuple(
        winner
        if winner.hand is None or not indicator.counts_with(winner.hand.situation)
        else replace(
            winner, hand=replace(winner.hand, indicators=winner.hand.indicators.with_pieces(indicator, pieces))
        )
        for winner in draft.other_winners
    )
    return replace(draft, indicators=draft.indicators.with_pieces(indicator, pieces), other_winners=others)


def remove_indicator(draft: Draft, indicator: Indicator, index: int) -> Draft:
    """Returns the draft without one of its indicators."""
    indicators = draft.indicators.pieces_of(indicator)
    return set_indicators(draft, indicator, indicators[:index] + indicators[index + 1 :])


def drop_uncounted_indicators(spec: HandSpec, draft: Draft) -> Draft:
    """Returns the draft without indicators that count for no winner or have no room."""
    for kind in spec.indicators:
        hands = (winner.hand for winner in draft.other_winners if winner.hand is not None)
        winners = (draft.situation, *(hand.situation for hand in hands))
        max_count = draft.indicators.max_count(kind) if any(kind.counts_with(situation) for situation in winners) else 0
        indicators = draft.indicators.pieces_of(kind)
        if len(indicators) > max_count:
            draft = set_indicators(draft, kind, indicators[:max_count])
    return draft

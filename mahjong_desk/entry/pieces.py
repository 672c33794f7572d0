# SPDX-License-Identifier: MIT
"""The pieces and indicators of a draft: added, removed, one piece the winning one.

What has no room, is not left or makes no meld raises ``DraftError``.
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
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.rules.model.table import seat_after
from mahjong_desk.shapes import MeldKind


def pieces_left(frame: HandSpec, draft: Draft) -> tuple[int, ...]:
    """Returns for each face how many pieces are neither in the hand nor turned up."""
    return _left(frame.pieces, frame.face_counts, (*draft.pieces, *draft.indicators.pieces))


@lru_cache(maxsize=64)
def _left(pieces: PieceSet, copies: tuple[int, ...], shown: tuple[Piece, ...]) -> tuple[int, ...]:
    # One key asks this for every meld that could be made of the same hand.
    faces, kinds = Counter(shown), pieces.counts(shown)
    return tuple(
        max(0, min(most - faces[face], pieces.copies_per_kind[kind] - kinds[kind]))
        for face, (most, kind) in enumerate(zip(copies, pieces.kind_of_face, strict=True))
    )


def add_piece(frame: HandSpec, draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft with one more piece; the one that completes the hand is the winning one."""
    name = frame.pieces.face_names[piece]
    if draft.size > frame.hand_size:
        raise DraftError(DraftFault.FULL, name)
    if pieces_left(frame, draft)[piece] < 1:
        raise DraftError(DraftFault.NONE_LEFT, name)
    entries = _unmarked(draft.entries) if winning else draft.entries
    return mark_last(frame, replace(draft, entries=(*entries, PieceEntry(piece, winning))))


def remove_last(draft: Draft) -> Draft:
    """Returns the draft without the last character typed, or else without the last piece or meld."""
    if draft.unparsed_text:
        return replace(draft, unparsed_text=draft.unparsed_text[:-1])
    return replace(draft, entries=draft.entries[:-1])


def remove_piece(draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft without the latest concealed piece of that face, or without the winning piece."""
    places = [at for at, entry in enumerate(draft.entries) if entry == PieceEntry(piece, winning)]
    return _without(draft, places[-1]) if places else draft


def mark_winning(draft: Draft, piece: Piece) -> Draft:
    """Returns the draft with another concealed piece as the winning one."""
    if PieceEntry(piece) not in draft.entries:
        return draft
    entries = list(_unmarked(draft.entries))
    place = max(at for at, entry in enumerate(entries) if entry == PieceEntry(piece))
    entries[place] = PieceEntry(piece, winning=True)
    return replace(draft, entries=tuple(entries))


def mark_last(frame: HandSpec, draft: Draft) -> Draft:
    """Returns the draft with the last piece of a full hand as the winning one if there is none."""
    if draft.size != frame.hand_size + 1 or draft.winning is not None:
        return draft
    return mark_winning(draft, draft.concealed[-1])


def _without(draft: Draft, place: int) -> Draft:
    return replace(draft, entries=draft.entries[:place] + draft.entries[place + 1 :])


def _unmarked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(PieceEntry(e.piece) if isinstance(e, PieceEntry) and e.winning else e for e in entries)


def add_meld(frame: HandSpec, draft: Draft, meld: MeldEntry) -> Draft:
    """Returns the draft with one more meld; if it completes the hand, the last piece is the winning one."""
    if not is_meld(frame, meld.kind, meld.pieces):
        raise DraftError(DraftFault.NO_MELD)
    text = frame.pieces.format(meld.pieces)
    if not has_room(frame, draft):
        raise DraftError(DraftFault.NO_ROOM, text)
    if not _are_left(frame, draft, meld.pieces):
        raise DraftError(DraftFault.NONE_LEFT, text)
    if meld.claimed_from is not None and meld.claimed_from == draft.winner:
        raise DraftError(DraftFault.NO_GIVER, text)
    return mark_last(frame, replace(draft, entries=(*draft.entries, meld)))


def has_room(frame: HandSpec, draft: Draft) -> bool:
    """Returns whether a hand has room for one more meld; a single piece then becomes the winning one."""
    return draft.size + MELD_SIZE <= frame.hand_size + 1


def make_meld(frame: HandSpec, draft: Draft, kind: MeldKind, piece: Piece) -> MeldEntry:
    """Returns the meld that a kind and one piece make: the lowest of a chi, the most frequent of the others.

    A chosen special face is one of its pieces; the others are plain as long as there are plain ones.
    """
    chosen = frame.pieces.kind_of_face[piece]
    shapes = frame.melds.get(kind, ())
    shape = next((shape for shape in shapes if max(shape, key=shape.count) == chosen), (chosen,) * 3)
    return MeldEntry(kind, _faces(frame, draft, shape, (piece,) if piece != chosen else ()))


def _faces(frame: HandSpec, draft: Draft, shape: tuple[Piece, ...], first: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Returns faces for the kinds of a meld: ``first``, then plain ones as long as they last."""
    free = list(pieces_left(frame, draft))
    found = list(first)
    rest = list(shape)
    for face in first:
        free[face] -= 1
        rest.remove(frame.pieces.kind_of_face[face])
    for kind in rest:
        faces = (face for face in frame.pieces.order if frame.pieces.kind_of_face[face] == kind and free[face] > 0)
        face = next(faces, kind)
        free[face] -= 1
        found.append(face)
    return tuple(frame.pieces.sorted(found))


def cycle_faces(frame: HandSpec, draft: Draft, index: int) -> Draft:
    """Returns the draft with a meld of other faces of the same kinds: one more special face, or none again."""
    meld = draft.melds[index]
    kinds = frame.pieces.kind_of_face
    without = remove_meld(draft, index)
    shape = tuple(kinds[piece] for piece in meld.pieces)
    special = [piece for piece in meld.pieces if kinds[piece] != piece]
    for face in frame.pieces.order:
        more = (*special, face)
        if (
            kinds[face] == face
            or shape.count(kinds[face]) < more.count(face)
            or pieces_left(frame, without)[face] < more.count(face)
        ):
            continue
        return _change_meld(draft, index, pieces=_faces(frame, without, shape, more))
    return _change_meld(draft, index, pieces=_faces(frame, without, shape, ()))


def has_other_faces(frame: HandSpec, draft: Draft, index: int) -> bool:
    """Returns whether a meld could be made of other faces."""
    return cycle_faces(frame, draft, index).melds[index].pieces != draft.melds[index].pieces


def can_meld(frame: HandSpec, draft: Draft, kind: MeldKind, piece: Piece) -> bool:
    """Returns whether a kind and one piece make a meld of pieces that are left, be there room for it or not."""
    pieces = make_meld(frame, draft, kind, piece).pieces
    return is_meld(frame, kind, pieces) and _are_left(frame, draft, pieces)


def _are_left(frame: HandSpec, draft: Draft, pieces: tuple[Piece, ...]) -> bool:
    free = pieces_left(frame, draft)
    return all(count <= free[face] for face, count in Counter(pieces).items())


def is_meld(frame: HandSpec, kind: MeldKind, pieces: tuple[Piece, ...]) -> bool:
    """Returns whether pieces have the form of a meld of that kind."""
    return tuple(sorted(frame.pieces.kind_of_face[piece] for piece in pieces)) in frame.melds.get(kind, ())


def set_claimed_from(draft: Draft, index: int, giver: int | None) -> Draft:
    """Returns the draft with another giver of a meld."""
    return _change_meld(draft, index, claimed_from=giver)


def toggle_added_kan(draft: Draft, index: int) -> Draft:
    """Returns the draft with an open kan as one that was added to a pon, or the reverse."""
    added = draft.melds[index].kind is MeldKind.SHOUMINKAN
    return _change_meld(draft, index, kind=MeldKind.DAIMINKAN if added else MeldKind.SHOUMINKAN)


def _change_meld(draft: Draft, index: int, **changes: Any) -> Draft:
    """Returns the draft with other fields of a meld."""
    place, entries = _meld_place(draft, index), list(draft.entries)
    entries[place] = replace(draft.melds[index], **changes)
    return replace(draft, entries=tuple(entries))


def _meld_place(draft: Draft, index: int) -> int:
    """Returns the index of a meld among all entries; −1 is the last meld."""
    return [at for at, entry in enumerate(draft.entries) if isinstance(entry, MeldEntry)][index]


def cycle_claimed_from(frame: HandSpec, draft: Draft, index: int) -> Draft:
    """Returns the draft with the next giver of a meld; a chi and a concealed kan stay."""
    meld = draft.melds[index]
    giver = claimed_from(frame, draft, meld)
    if giver is None or meld.kind is MeldKind.CHI:
        return draft
    following = seat_after(frame.turn_order, giver, -1)
    if following == draft.winner:
        following = seat_after(frame.turn_order, following, -1)
    return set_claimed_from(draft, index, following)


def remove_meld(draft: Draft, index: int) -> Draft:
    """Returns the draft without a meld."""
    return _without(draft, _meld_place(draft, index))


def add_indicator(frame: HandSpec, draft: Draft, indicator: Indicator, piece: Piece) -> Draft:
    """Returns the draft with one more indicator of a kind; if there is room for only one, it replaces it."""
    shown = draft.indicators.pieces_of(indicator)
    most = draft.indicators.max_count(indicator)
    others = shown if len(shown) < most or most > 1 else ()
    name = frame.pieces.face_names[piece]
    if pieces_left(frame, set_indicators(draft, indicator, others))[piece] < 1:
        raise DraftError(DraftFault.NONE_LEFT, name)
    if len(others) >= most:
        raise DraftError(DraftFault.NO_ROOM, name)
    return set_indicators(draft, indicator, (*others, piece))


def set_indicators(draft: Draft, indicator: Indicator, pieces: tuple[Piece, ...]) -> Draft:
    """Returns the draft with other indicators of a kind, for every winner for whom they count."""
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
    shown = draft.indicators.pieces_of(indicator)
    return set_indicators(draft, indicator, shown[:index] + shown[index + 1 :])


def drop_uncounted_indicators(frame: HandSpec, draft: Draft) -> Draft:
    """Returns the draft without indicators that no longer count for any winner, or have no room."""
    for one in frame.indicators:
        winners = (
            draft.situation,
            *(winner.hand.situation for winner in draft.other_winners if winner.hand is not None),
        )
        most = draft.indicators.max_count(one) if any(one.counts_with(situation) for situation in winners) else 0
        shown = draft.indicators.pieces_of(one)
        if len(shown) > most:
            draft = set_indicators(draft, one, shown[:most])
    return draft

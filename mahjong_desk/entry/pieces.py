# SPDX-License-Identifier: MIT
"""The pieces of a draft: added, removed, one of them the winning one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from mahjong_desk.entry.draft import Draft, DraftError, Entry, Fault, PieceEntry
from mahjong_desk.entry.frame import Frame
from mahjong_desk.pieces import Piece, PieceSet


def left(frame: Frame, draft: Draft) -> tuple[int, ...]:
    """Returns for each face how many pieces are neither in the hand nor turned up."""
    return _left(frame.pieces, frame.faces, draft.shown)


@lru_cache(maxsize=64)
def _left(pieces: PieceSet, copies: tuple[int, ...], shown: tuple[Piece, ...]) -> tuple[int, ...]:
    # One key asks this for every meld that could be made of the same hand.
    faces, kinds = Counter(shown), pieces.counts(shown)
    return tuple(
        max(0, min(most - faces[face], pieces.copies[kind] - kinds[kind]))
        for face, (most, kind) in enumerate(zip(copies, pieces.kinds, strict=True))
    )


def add_piece(frame: Frame, draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft with one more piece; the one that completes the hand is the winning one.

    Raises:
        DraftError: None of it is left, or the hand is full.
    """
    name = frame.pieces.names[piece]
    if draft.places > frame.size:
        raise DraftError(Fault.FULL, name)
    if left(frame, draft)[piece] < 1:
        raise DraftError(Fault.NONE_LEFT, name)
    entries = _unmarked(draft.entries) if winning else draft.entries
    return mark_last(frame, replace(draft, entries=(*entries, PieceEntry(piece, winning))))


def take_back(draft: Draft) -> Draft:
    """Returns the draft without the last character typed, or else without the last piece or meld."""
    if draft.pending:
        return replace(draft, pending=draft.pending[:-1])
    return replace(draft, entries=draft.entries[:-1])


def remove_piece(draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft without the latest concealed piece of that face, or without the winning piece."""
    for index in range(len(draft.entries) - 1, -1, -1):
        if draft.entries[index] == PieceEntry(piece, winning):
            return replace(draft, entries=draft.entries[:index] + draft.entries[index + 1 :])
    return draft


def mark_winning(draft: Draft, piece: Piece) -> Draft:
    """Returns the draft with another concealed piece as the winning one."""
    if PieceEntry(piece) not in draft.entries:
        return draft
    entries = list(_unmarked(draft.entries))
    place = max(at for at, entry in enumerate(entries) if entry == PieceEntry(piece))
    entries[place] = PieceEntry(piece, winning=True)
    return replace(draft, entries=tuple(entries))


def mark_last(frame: Frame, draft: Draft) -> Draft:
    """Returns the draft with the last piece of a full hand as the winning one if there is none."""
    if draft.places != frame.size + 1 or draft.winning is not None:
        return draft
    entries = list(draft.entries)
    place = max(at for at, entry in enumerate(entries) if isinstance(entry, PieceEntry))
    piece = entries[place]
    assert isinstance(piece, PieceEntry)
    entries[place] = PieceEntry(piece.piece, winning=True)
    return replace(draft, entries=tuple(entries))


def _unmarked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(PieceEntry(e.piece) if isinstance(e, PieceEntry) and e.winning else e for e in entries)

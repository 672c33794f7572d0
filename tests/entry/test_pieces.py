# SPDX-License-Identifier: MIT
"""Pieces put in and taken out, and the winning one among them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, PieceEntry
from mahjong_desk.entry.frame import hand_spec
from mahjong_desk.entry.pieces import add_meld, add_piece, mark_winning, pieces_left, remove_last, remove_piece
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules import registry
from mahjong_desk.shapes import MeldKind
from tests.entry.making import FRAME, holding, meld, piece


def test_the_fourteenth_piece_is_the_winning_one() -> None:
    assert holding("123m456p789s22m45s").winning is None
    draft = holding("123m456p789s22m456s")
    assert draft.winning == piece("6s")
    assert len(draft.concealed) == 13


def test_a_full_hand_accepts_no_more_and_no_fifth_piece() -> None:
    with pytest.raises(DraftError) as full:
        holding("123m456p789s22m456s1z")
    assert full.value.reason is DraftFault.FULL
    with pytest.raises(DraftError) as fifth:
        holding("11111m")
    assert fifth.value.reason is DraftFault.NONE_LEFT
    assert pieces_left(FRAME, holding("111m"))[piece("1m")] == 1


def test_no_more_of_a_kind_are_left_than_its_faces_have_together() -> None:
    boo = hand_spec(registry.get_ruleset("boo").bind({}), 4)
    five, red = (MAHJONG_WITH_RED_FIVE.face_names.index(name) for name in ("5p", "0p"))
    assert (pieces_left(boo, Draft())[five], pieces_left(boo, Draft())[red]) == (2, 2)
    lenient = replace(
        boo, face_counts=tuple(4 if face == five else count for face, count in enumerate(boo.face_counts))
    )
    draft = Draft(entries=(PieceEntry(five),) * 3)
    assert (pieces_left(lenient, draft)[five], pieces_left(lenient, draft)[red]) == (1, 1)
    more = Draft(entries=(PieceEntry(red),) * 3)
    assert (pieces_left(lenient, more)[five], pieces_left(lenient, more)[red]) == (1, 0)


def test_a_marked_piece_is_the_winning_one_and_the_mark_moves() -> None:
    draft = add_piece(FRAME, holding("12m"), piece("3m"), winning=True)
    assert draft.winning == piece("3m")
    draft = add_piece(FRAME, draft, piece("9m"), winning=True)
    assert draft.winning == piece("9m")
    assert draft.concealed == MAHJONG.parse("123m")
    draft = mark_winning(draft, piece("1m"))
    assert draft.winning == piece("1m")
    assert sorted(draft.concealed) == list(MAHJONG.parse("239m"))


def test_marking_a_piece_that_is_not_there_changes_nothing() -> None:
    draft = holding("12m")
    assert mark_winning(draft, piece("5z")) is draft


def test_taking_back_goes_step_by_step_and_a_meld_at_once() -> None:
    draft = add_meld(FRAME, holding("12m"), meld(MeldKind.PON, "5z"))
    assert remove_last(draft) == holding("12m")
    assert remove_last(remove_last(draft)) == holding("1m")
    assert remove_last(Draft(unparsed_text="12")) == Draft(unparsed_text="1")
    assert remove_last(Draft()) == Draft()


def test_a_removed_piece_leaves_the_winning_one_where_it_is() -> None:
    draft = holding("123m456p789s22m456s")
    without = remove_piece(draft, piece("1m"))
    assert without.winning == piece("6s")
    assert len(without.concealed) == 12
    assert add_piece(FRAME, without, piece("4m")).winning == piece("6s")
    assert remove_piece(draft, piece("6s"), winning=True).winning is None

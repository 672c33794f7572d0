# SPDX-License-Identifier: MIT
"""Kinds of which some pieces are red: how many of each face a table has, and which of them a hand can be given."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVES, SHOGI
from mahjong_desk.pieces.piece_set import PieceSet
from mahjong_desk.rules.model.faces import (
    all_pieces,
    check_faces,
    special_faces,
    split_waits_by_face,
    table_faces,
    with_plain_faces,
)
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.shapes import MeldKind

PIECES = MAHJONG_WITH_RED_FIVES
PLAIN, RED = PIECES.parse("5m5p5s"), PIECES.parse("0m0p0s")
FOUR = table_faces(PIECES, dict(zip(RED, (1, 2, 1), strict=True)))


def test_red_fives_stand_for_plain_ones() -> None:
    assert sum(FOUR) == sum(PIECES.copies_per_kind) == 136
    assert [FOUR[face] for face in PLAIN] == [3, 2, 3]
    assert [FOUR[face] for face in RED] == [1, 2, 1]


@pytest.mark.parametrize("pieces", [MAHJONG, SHOGI, PIECES], ids=lambda pieces: pieces.id)
def test_without_any_all_are_plain(pieces: PieceSet) -> None:
    faces = table_faces(pieces, {})
    assert faces[: len(pieces.copies_per_kind)] == pieces.copies_per_kind
    assert not any(faces[len(pieces.copies_per_kind) :])


def test_a_hand_by_its_kinds() -> None:
    held = Hand(PIECES.parse("30m"), (Meld(MeldKind.PON, PIECES.parse("550s"), 0),), PIECES.parse("0p")[0])
    assert special_faces(PIECES, all_pieces(held)) == [RED[0], RED[2], RED[1]]
    assert PIECES.format(all_pieces(with_plain_faces(PIECES, held))) == "35m5p555s"
    assert special_faces(PIECES, PIECES.parse("123m")) == []


@pytest.mark.parametrize(
    ("shown", "named"),
    [("50m00p0s", None), ("0m0m", "0m"), ("000p", "0p"), ("555p", "5p"), ("5555s", "5s"), ("1111m", None)],
)
def test_no_face_stands_more_often_than_there_are(shown: str, named: str | None) -> None:
    if named is None:
        check_faces(PIECES, FOUR, PIECES.parse(shown))
        return
    with pytest.raises(Refusal) as caught:
        check_faces(PIECES, FOUR, PIECES.parse(shown))
    assert (caught.value.code, caught.value.values["piece"]) == (ErrorCode.BAD_COUNT, named)


def test_a_five_is_waited_for_by_each_of_its_faces() -> None:
    five, one = PLAIN[1], 0
    waits = [(one, 4), (five, 3)]
    assert split_waits_by_face(PIECES, FOUR, PIECES.parse("0p"), waits) == [(one, 4), (five, 2), (RED[1], 1)]
    assert split_waits_by_face(PIECES, FOUR, PIECES.parse("00p"), waits) == [(one, 4), (five, 2)]

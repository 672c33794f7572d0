# SPDX-License-Identifier: MIT
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE, MAHJONG_WITH_RED_FIVES, SHOGI, NotationError, PieceSet
from mahjong_desk.pieces.shogi import DRAGONS, PAWN, WINDS


@given(st.sampled_from((MAHJONG_WITH_RED_FIVE, SHOGI)), st.data())
def test_written_pieces_are_read_back(pieces: PieceSet, data: st.DataObject) -> None:
    held = data.draw(st.lists(st.sampled_from(pieces.order), min_size=1, max_size=20))
    assert list(pieces.parse(pieces.format(held))) == pieces.sorted(held)


@pytest.mark.parametrize(
    ("typed", "written"),
    [("5z406p123m", "123m406p5z"), ("6p5p0p", "506p"), ("1s1m1p1z", "1m1p1s1z"), ("99m24888s", "99m24888s")],
)
def test_pieces_are_written_in_sorted_order(typed: str, written: str) -> None:
    assert MAHJONG_WITH_RED_FIVE.format(MAHJONG_WITH_RED_FIVE.parse(typed)) == written


@pytest.mark.parametrize(
    ("pieces", "text", "position", "fault"),
    [
        (MAHJONG, "", 0, "empty"),
        (MAHJONG, "123", 0, "digits_without_suit"),
        (MAHJONG, "123m45", 4, "digits_without_suit"),
        (MAHJONG, "m", 0, "suit_without_digits"),
        (MAHJONG, "123mp", 4, "suit_without_digits"),
        (MAHJONG, "128z", 2, "no_such_piece"),
        (MAHJONG, "10m", 1, "no_such_piece"),
        (MAHJONG, "12 3m", 2, "unknown_character"),
        (MAHJONG, "１m", 0, "unknown_character"),
        (MAHJONG, "123M", 3, "unknown_character"),
        (SHOGI, "", 0, "empty"),
        (SHOGI, "PPk", 2, "unknown_character"),
        (SHOGI, "P 2", 1, "unknown_character"),
        (SHOGI, "+B", 0, "unknown_character"),
    ],
)
def test_notation_errors_report_their_position(pieces: PieceSet, text: str, position: int, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        pieces.parse(text)
    assert (caught.value.position, caught.value.code) == (position, fault)


def test_a_red_five_is_a_separate_face_of_its_kind() -> None:
    red, plain = MAHJONG_WITH_RED_FIVE.parse("05p")
    assert red != plain
    assert MAHJONG_WITH_RED_FIVE.counts([red, plain])[plain] == 2
    with pytest.raises(NotationError):
        MAHJONG.parse("0p")


def test_red_fives_follow_the_plain_fives_of_their_suit() -> None:
    pieces = MAHJONG_WITH_RED_FIVES
    assert pieces.format(pieces.parse("6m0s5s0m5m0p")) == "506m0p50s"
    assert [pieces.face_names[pieces.kind_of_face[face]] for face in pieces.parse("0m0p0s")] == ["5m", "5p", "5s"]
    assert [len(row) for row in pieces.palette_rows] == [10, 10, 10, 7]
    assert pieces.parse("0p") == MAHJONG_WITH_RED_FIVE.parse("0p"), "the same face in each set that has it"


def test_there_are_136_tiles_and_34_shogi_pieces() -> None:
    assert sum(MAHJONG.copies_per_kind) == 136
    assert sorted(piece for row in MAHJONG.palette_rows for piece in row) == sorted(MAHJONG.order)
    assert sum(SHOGI.copies_per_kind) == 34
    assert [SHOGI.copies_per_kind[kind] for kind in (PAWN, *WINDS, *DRAGONS)] == [12, 4, 4, 4, 4, 2, 2, 2]


def test_shogi_pieces_are_written_in_dora_order() -> None:
    assert (SHOGI.format(SHOGI.parse("NKPNBKPN")), SHOGI.format(())) == ("PPNNNBKK", "")

# SPDX-License-Identifier: MIT
"""Shogi pieces and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.pieces import SHOGI, NotationError
from mahjong_desk.pieces.shogi import DRAGONS, PAWN, WINDS


def test_there_are_34_pieces() -> None:
    assert sum(SHOGI.copies_per_kind) == 34
    assert [SHOGI.copies_per_kind[kind] for kind in (PAWN, *WINDS, *DRAGONS)] == [12, 4, 4, 4, 4, 2, 2, 2]


def test_a_hand_is_written_in_the_order_of_the_dora() -> None:
    assert SHOGI.format(SHOGI.parse("NKPNBKPN")) == "PPNNNBKK"
    assert SHOGI.format(()) == ""


@given(st.lists(st.integers(0, 7), min_size=1, max_size=20))
def test_what_is_written_reads_as_itself(pieces: list[int]) -> None:
    assert list(SHOGI.parse(SHOGI.format(pieces))) == sorted(pieces)


@pytest.mark.parametrize(
    ("text", "position", "fault"),
    [
        ("", 0, "empty"),
        ("PPk", 2, "unknown_character"),
        ("P 2", 1, "unknown_character"),
        ("+B", 0, "unknown_character"),
    ],
)
def test_what_is_no_piece_is_refused_where_it_stands(text: str, position: int, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        SHOGI.parse(text)
    assert (caught.value.position, caught.value.code) == (position, fault)

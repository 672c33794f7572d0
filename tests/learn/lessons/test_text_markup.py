# SPDX-License-Identifier: MIT
"""The texts of lessons are read into words, pieces and gaps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.lessons import Filled, Gap, Tiles, Words, marks
from mahjong_desk.pieces import MAHJONG, SHOGI


def test_pieces_gaps_and_bold_words_are_told_apart() -> None:
    text = "Here {123m} is **worth {worth:long}**, {points@2} points."
    assert marks(text, MAHJONG) == (
        Words("Here "),
        Tiles((0, 1, 2)),
        Words(" is "),
        Words("worth ", bold=True),
        Filled(Gap.WORTH, "long", bold=True),
        Words(", "),
        Filled(Gap.POINTS, choice=1),
        Words(" points."),
    )


def test_pieces_are_those_of_the_game() -> None:
    assert marks("{PPK}", SHOGI) == (Tiles(SHOGI.parse("PPK")),)
    with pytest.raises(ValueError, match="neither pieces nor something to be filled in"):
        marks("{PPK}", MAHJONG)


@pytest.mark.parametrize("text", ["{}", "{10m}", "{pionts}", "{points@}", "{123}"])
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="neither"):
        marks(text, MAHJONG)


@given(st.text(alphabet=st.characters(exclude_characters="{}*")))
def test_plain_words_stay_as_they_are(text: str) -> None:
    assert marks(text, MAHJONG) == ((Words(text),) if text else ())

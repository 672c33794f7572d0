# SPDX-License-Identifier: MIT
"""The texts of lessons are read into words, pieces and gaps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.lessons.text_markup import GapKind, GapRun, TextRun, TileRun, parse_markup
from mahjong_desk.pieces import MAHJONG, SHOGI


def test_pieces_gaps_and_bold_words_are_distinguished() -> None:
    text = "Here {123m} is **worth {worth:long}**, {points@2} points."
    assert parse_markup(text, MAHJONG) == (
        TextRun("Here "),
        TileRun((0, 1, 2)),
        TextRun(" is "),
        TextRun("worth ", bold=True),
        GapRun(GapKind.WORTH, "long", bold=True),
        TextRun(", "),
        GapRun(GapKind.POINTS, choice=1),
        TextRun(" points."),
    )


def test_pieces_are_those_of_the_game() -> None:
    assert parse_markup("{PPK}", SHOGI) == (TileRun(SHOGI.parse("PPK")),)
    with pytest.raises(ValueError, match="neither pieces nor something to be filled in"):
        parse_markup("{PPK}", MAHJONG)


@pytest.mark.parametrize("text", ["{}", "{10m}", "{pionts}", "{points@}", "{123}"])
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="neither"):
        parse_markup(text, MAHJONG)


@given(st.text(alphabet=st.characters(exclude_characters="{}*")))
def test_plain_words_stay_as_they_are(text: str) -> None:
    assert parse_markup(text, MAHJONG) == ((TextRun(text),) if text else ())

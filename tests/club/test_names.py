# SPDX-License-Identifier: MIT
"""Names of players: in other text, where what is written from right to left moves nothing, and at one table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.names import NameProblem, PlayerName, isolate, name_faults, player_names
from mahjong_desk.ui.kit.text_format import join_items

ARABIC, HEBREW = "عائشة", "דוד"


def test_a_name_alone_is_unchanged() -> None:
    assert PlayerName(ARABIC) == ARABIC
    assert str(PlayerName(ARABIC)) == ARABIC


@pytest.mark.parametrize("name", ["Aoi", "千恵", "Zoë", "Ben 2"])
def test_a_name_written_from_left_to_right_needs_nothing(name: str) -> None:
    assert f"{PlayerName(name)} pays" == f"{name} pays"


@pytest.mark.parametrize("name", [ARABIC, HEBREW, f"Ben {HEBREW}", "١٢"])
def test_a_name_keeps_to_itself_in_a_sentence(name: str) -> None:
    assert f"{PlayerName(name)} pays 940" == f"\u2068{name}\u2069 pays 940"


def test_names_side_by_side_keep_to_themselves() -> None:
    assert join_items(player_names((ARABIC, "Ben", HEBREW))) == f"\u2068{ARABIC}\u2069, Ben, \u2068{HEBREW}\u2069"


@given(st.text())
def test_no_name_reaches_out_of_its_isolate(name: str) -> None:
    shown = isolate(name)
    controls = [unicodedata.bidirectional(letter) for letter in shown]
    assert controls.count("PDI") == controls.count("FSI") <= 1
    assert not {"RLO", "LRO", "RLE", "LRE", "RLI", "LRI", "PDF"} & set(controls)
    assert shown.strip("\u2068\u2069") in (name, "".join(shown[1:-1]))


def test_faults_are_at_the_seat_at_fault() -> None:
    assert name_faults(("Aoi", " ", "aoi ", "Dai")) == (None, NameProblem.EMPTY, NameProblem.DUPLICATE, None)
    assert name_faults(("", "", "", "")) == (NameProblem.EMPTY,) * 4


def test_one_name_cannot_be_written_two_ways_at_one_table() -> None:
    for one, other in (
        ("Jos\u00e9", "Jose\u0301"),
        ("田中 太郎", "田中\u3000太郎"),
        ("ﾀﾅｶ", "タナカ"),
        ("Tanaka", "Ｔａｎａｋａ"),
    ):
        assert name_faults((one, "Ben", other)) == (None, None, NameProblem.DUPLICATE)
    assert name_faults(("\u200b", "\u2060\u200d", "\u202e")) == (NameProblem.EMPTY,) * 3

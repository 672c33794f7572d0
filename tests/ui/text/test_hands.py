# SPDX-License-Identifier: MIT
"""What hands are called, with rounds and without."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.text.vocabulary import hand_characters, hand_name, short_hand_name

ROUNDS, NO_ROUNDS = get_ruleset("arushiaru"), get_ruleset("shogi")


def table(wind: RoundWind, number: int, honba: int = 0) -> Table:
    return Table.opening(4, 0)._replace(round_wind=wind, hand_number=number, honba=honba)


@pytest.mark.parametrize(
    ("wind", "number", "name", "characters", "short"),
    [
        (RoundWind.EAST, 1, "East 1", "東一局", "E1"),
        (RoundWind.SOUTH, 2, "South 2", "南二局", "S2"),
        (RoundWind.NORTH, 4, "North 4", "北四局", "N4"),
        (RoundWind.EAST, 5, "East 5", "東五局", "E5"),
        (RoundWind.EAST, 12, "East 12", "東12局", "E12"),
    ],
)
def test_in_rounds(wind: RoundWind, number: int, name: str, characters: str, short: str) -> None:
    there = table(wind, number)
    assert hand_name(ROUNDS, there) == name
    assert hand_characters(ROUNDS, there) == characters
    assert short_hand_name(ROUNDS, there) == short


def test_honba_stand_behind_a_short_name() -> None:
    assert short_hand_name(ROUNDS, table(RoundWind.SOUTH, 2, 1)) == "S2 · 1"
    assert short_hand_name(NO_ROUNDS, table(RoundWind.EAST, 5, 4)) == "5 · 4"


def test_a_game_without_rounds_counts_its_deals() -> None:
    there = table(RoundWind.EAST, 5)
    assert hand_name(NO_ROUNDS, there) == "Deal 5"
    assert hand_characters(NO_ROUNDS, there) == "第五局"
    assert short_hand_name(NO_ROUNDS, there) == "5"

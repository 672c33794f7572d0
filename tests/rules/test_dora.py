# SPDX-License-Identifier: MIT
"""Dora of mahjong tiles."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.value.dora import count_dora, next_kind
from mahjong_desk.shapes.mahjong import PARTITIONER


@pytest.mark.parametrize(
    ("indicator", "dora"),
    [("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("4s", "5s"), ("1z", "2z"), ("4z", "1z"), ("5z", "6z"), ("7z", "5z")],
)
def test_the_dora_is_the_kind_after_the_indicator_in_a_circle(indicator: str, dora: str) -> None:
    assert next_kind(MAHJONG.parse(indicator)[0]) == MAHJONG.parse(dora)[0]


def test_each_piece_counts_as_often_as_it_is_indicated() -> None:
    packed = PARTITIONER.pack(MAHJONG.parse("2225m77z"))
    assert count_dora(packed, MAHJONG.parse("1m4m6z")) == 6
    assert count_dora(packed, MAHJONG.parse("1m1m")) == 6
    assert count_dora(packed, ()) == 0

# SPDX-License-Identifier: MIT
"""Readings of a winning hand, and the pieces that it waits for."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes import WaitKind, distinct_pairs_reading, orphans_reading, regular_readings, seven_pairs_reading
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER


def readings(text: str, winning: str, *, from_discard: bool = True) -> list[tuple[str, WaitKind, bool]]:
    """Returns, for each reading, the group that was completed, the wait, and whether it is exposed."""
    kind = MAHJONG.parse(winning)[0]
    number = PARTITIONER.pack(MAHJONG.parse(text)) + PARTITIONER.units[kind]
    found = regular_readings(PARTITIONER, number, kind, (), sets=4, from_discard=from_discard)
    return [
        (
            MAHJONG.format(one.groups[one.winning_group_index].kinds),
            one.wait,
            one.groups[one.winning_group_index].is_open,
        )
        for one in found
    ]


@pytest.mark.parametrize(
    ("hand", "winning", "expected"),
    [
        ("123m456p789s22m45s", "6s", [("456s", WaitKind.RYANMEN, False)]),
        ("123m456p789s22m12s", "3s", [("123s", WaitKind.PENCHAN, False)]),
        ("123m456p789s22m89p", "7p", [("789p", WaitKind.PENCHAN, False)]),
        ("123m456p789s22m46s", "5s", [("456s", WaitKind.KANCHAN, False)]),
        ("345m456p789s2m456s", "2m", [("22m", WaitKind.TANKI, False)]),
        ("123m456p789s22m33s", "3s", [("333s", WaitKind.SHANPON, True)]),
        # 12234 5: the 2 is the pair or the low end of 234, and so on.
        ("123m456p789s2345s", "2s", [("22s", WaitKind.TANKI, False)]),
        ("123m456p789s2345s", "5s", [("55s", WaitKind.TANKI, False)]),
        ("222345m567m99m68m", "7m", [("567m", WaitKind.RYANMEN, False), ("678m", WaitKind.KANCHAN, False)]),
    ],
)
def test_the_group_that_the_winning_piece_completed(
    hand: str, winning: str, expected: list[tuple[str, WaitKind, bool]]
) -> None:
    assert sorted(readings(hand, winning)) == sorted(expected)


def test_a_drawn_triplet_is_concealed() -> None:
    assert readings("123m456p789s22m33s", "3s", from_discard=False) == [("333s", WaitKind.SHANPON, False)]


def orphans(text: str, winning: str) -> bool:
    kind = MAHJONG.parse(winning)[0]
    return orphans_reading(MAHJONG.counts([*MAHJONG.parse(text), kind]), kind, ORPHAN_KINDS) is not None


def test_thirteen_orphans() -> None:
    assert orphans("19m19p19s1234567z", "1z")
    assert orphans("19m19p19s1234566z", "7z")
    assert not orphans("19m19p19s1234566z", "6z")
    assert not orphans("19m19p19s1234567z", "2m")


@pytest.mark.parametrize(
    ("hand", "winning", "alike", "found"),
    [
        ("1133m5577p99s22z6z", "6z", False, True),
        ("1133m5577p99s22z6z", "7z", True, False),
        ("1111m5577p99s22z6z", "6z", False, False),
        ("1111m5577p99s22z6z", "6z", True, True),
        ("111m5577p99s22z66z", "1m", False, False),
    ],
)
def test_pairs(hand: str, winning: str, alike: bool, found: bool) -> None:
    kind = MAHJONG.parse(winning)[0]
    counts = MAHJONG.counts([*MAHJONG.parse(hand), kind])
    reading = seven_pairs_reading(counts, kind, 7, alike=alike)
    assert (reading is not None) == found
    if reading is not None:
        assert sorted(piece for group in reading.groups for piece in group.kinds) == sorted(
            [*MAHJONG.parse(hand), kind]
        )
        assert reading.groups[reading.winning_group_index].kinds == (kind, kind)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("345m678p44z567s78p", "69p"),
        ("1112345678999s", "123456789s"),
        ("2345678m555z234p", "258m"),
        ("1357m2468p1357s1z", ""),
        ("1111m234567p234s", "1m"),  # a fifth one: whether there is such a piece, the set of pieces says
    ],
)
def test_completing_kinds(hand: str, expected: str) -> None:
    pieces = MAHJONG.parse(hand)
    kinds = PARTITIONER.completing_kinds(PARTITIONER.pack(pieces), 5)
    assert MAHJONG.format(kinds) == expected


def test_different_pairs_are_the_same_reading() -> None:
    kinds = MAHJONG.parse("2m5m9m1p8s3z7z")
    counts = MAHJONG.counts([*kinds, *kinds])
    for winning in kinds:
        assert distinct_pairs_reading(kinds, winning) == seven_pairs_reading(counts, winning, 7, alike=False)

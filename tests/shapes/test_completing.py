# SPDX-License-Identifier: MIT
"""What completes a hand to any shape, against trying every kind."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes import orphans_reading, seven_pairs_reading
from mahjong_desk.shapes.completing import completing_kinds
from mahjong_desk.shapes.knitted import knitted_readings
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER
from tests.hands import groups


def tried(kinds: list[int], *, alike: bool, special: bool) -> list[int]:
    """Returns what completes a hand without melds, each kind laid beside it in turn."""
    packed, found = PARTITIONER.pack(kinds), []
    for kind, unit in enumerate(PARTITIONER.units):
        counts = MAHJONG.counts([*kinds, kind])
        sets = PARTITIONER.partitions(packed + unit, (len(kinds) + 2) // 3)
        others = special and (
            orphans_reading(counts, kind, ORPHAN_KINDS)
            or seven_pairs_reading(counts, kind, 7, alike=alike)
            or knitted_readings(packed + unit, kind, (), from_discard=True)
        )
        if sets or others:
            found.append(kind)
    return found


hands = groups().flatmap(
    lambda made: st.integers(0, 13).map(
        lambda out: [kind for place, kind in enumerate(kind for group in made for kind in group) if place != out]
    )
)


@given(hands, st.booleans())
@example(list(MAHJONG.parse("19m19p19s1234567z")), False)
@example(list(MAHJONG.parse("19m19p19s1234566z")), False)
@example(list(MAHJONG.parse("1122m3344p5566s7z")), False)
@example(list(MAHJONG.parse("1111m3344p5566s7z")), True)
@example(list(MAHJONG.parse("1111m3344p5566s7z")), False)
@example(list(MAHJONG.parse("111m22m3344p5566s")), True)
@example(list(MAHJONG.parse("4444666s123m789p")), False)
@example(list(MAHJONG.parse("22m33p44s5566677z")), False)
def test_it_is_what_makes_a_reading(kinds: list[int], alike: bool) -> None:
    found = completing_kinds(PARTITIONER.pack(kinds), 0, seven_pairs=True, allow_four_of_a_kind=alike, knitted=True)
    assert found == tried(kinds, alike=alike, special=True)


@given(groups(2), st.integers(0, 7))
def test_melds_leave_sets_and_a_pair_alone(made: list[list[int]], out: int) -> None:
    kinds = [kind for place, kind in enumerate(kind for group in made for kind in group) if place != out]
    found = completing_kinds(PARTITIONER.pack(kinds), 2, seven_pairs=True, allow_four_of_a_kind=True, knitted=True)
    assert found == tried(kinds, alike=True, special=False)


def test_a_fifth_piece_is_told_too() -> None:
    packed = PARTITIONER.pack(MAHJONG.parse("4444666s123m789p"))
    assert MAHJONG.format(completing_kinds(packed, 0)) == "45s"

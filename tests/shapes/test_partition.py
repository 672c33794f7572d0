# SPDX-License-Identifier: MIT
"""Partitions, readings and waits of a hand, compared with slow searches."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from mahjong.agari import Agari

from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE
from mahjong_desk.shapes import HandShape, Reading, WaitKind, WildcardUse, regular_readings
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.arrangement import PlacedPieces, place_faces
from mahjong_desk.shapes.knitted import completing_kinds, knitted_readings
from mahjong_desk.shapes.mahjong import NINE_GATES_HANDS, PARTITIONER, irregular_reading
from tests.hands import ROWS, TRIPLETS, groups

Partition = frozenset[tuple[tuple[int, ...], int]]


def slow_partitions(kinds: list[int], sets: int) -> set[Partition]:
    """Tries every choice of sets, with the two remaining pieces as the pair."""
    counts = Counter(kinds)
    fitting = [tuple(group) for group in ROWS + TRIPLETS if not Counter(group) - counts]
    partitions = set()
    for chosen in combinations(sorted(fitting * 4), sets):
        rest = counts.copy()
        rest.subtract(Counter(kind for group in chosen for kind in group))
        pair = sorted(rest.elements())
        if min(rest.values()) >= 0 and len(pair) == 2 and pair[0] == pair[1]:
            partitions.add(frozenset(Counter([*chosen, tuple(pair)]).items()))
    return partitions


def fast_partitions(kinds: list[int], sets: int) -> list[Partition]:
    ways = PARTITIONER.partitions(PARTITIONER.pack(kinds), sets + 1)
    return [frozenset(Counter(group.kinds for group in way).items()) for way in ways]


@given(groups(2), st.integers(0, 8))
def test_each_partition_is_found_exactly_once(hand_groups: list[list[int]], narrow: int) -> None:
    # Squeezed into few kinds, rows and triplets overlap and many ways arise.
    kinds = sorted(kind % 9 if narrow else kind for group in hand_groups for kind in group)
    fast = fast_partitions(kinds, 2)
    assert len(fast) == len(set(fast))
    assert set(fast) == slow_partitions(kinds, 2)


@given(st.lists(st.sampled_from([kind for kind in range(12) for _ in range(4)]), min_size=14, max_size=14))
def test_wins_agree_with_the_package_mahjong(kinds: list[int]) -> None:
    counts = MAHJONG.counts(kinds)
    if max(counts) > 4:
        return
    pairs = sum(1 for count in counts if count == 2)
    expected = Agari.is_agari(counts) and not (pairs == 7 and not slow_partitions(kinds, 4))
    assert bool(PARTITIONER.partitions(PARTITIONER.pack(kinds), 5)) == expected


def test_three_triplets_are_also_read_as_sequences() -> None:
    kinds = list(MAHJONG.parse("111222333m77p456s"))
    shapes = {tuple(group.shape.value for group in way) for way in PARTITIONER.partitions(PARTITIONER.pack(kinds), 5)}
    assert shapes == {(*[three] * 3, "pair", "sequence") for three in ("triplet", "sequence")}


def test_four_pairs_are_no_hand() -> None:
    assert PARTITIONER.partitions(PARTITIONER.pack(list(MAHJONG.parse("22m33p44s55666777z"))), 5) == []


def test_packed_counts_do_not_overflow() -> None:
    kinds = [0] * 18
    assert PARTITIONER.exceeds_copies(PARTITIONER.pack(kinds), 4)
    assert PARTITIONER.most_frequent(PARTITIONER.pack([*kinds, 5])) == (0, 18)
    assert not PARTITIONER.exceeds_copies(PARTITIONER.pack([kind for kind in range(34) for _ in range(4)]), 4)


def test_nine_gates_are_27_hands() -> None:
    assert len(NINE_GATES_HANDS) == 27
    assert PARTITIONER.pack(MAHJONG.parse("11123455678999p")) in NINE_GATES_HANDS
    assert PARTITIONER.pack(MAHJONG.parse("11223344556677p")) not in NINE_GATES_HANDS


PIECES = MAHJONG_WITH_RED_FIVE


def faces(text: str) -> tuple[int, ...]:
    return PIECES.parse(text)


def test_a_red_five_is_placed_in_the_group_of_its_kind() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(0), make.sequence(12, 3)), 1, WaitKind.RYANMEN)
    assert place_faces(reading, PIECES, faces("11m40p"), faces("6p")[0]) == (
        PlacedPieces(faces("11m"), (False, False), None),
        PlacedPieces(faces("4p") + faces("0p") + faces("6p"), (False,) * 3, 2),
    )


def test_a_winning_red_five_differs_from_a_plain_one() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(13),), 0, WaitKind.TANKI)
    assert place_faces(reading, PIECES, faces("5p"), faces("0p")[0])[0].faces == (*faces("0p"), *faces("5p"))
    assert place_faces(reading, PIECES, faces("0p"), faces("5p")[0])[0].faces == (*faces("5p"), *faces("0p"))


def test_wildcards_are_placed_in_their_groups() -> None:
    wild = faces("1z")[0]
    groups = (make.sequence(0, 0), make.pair(9))
    reading = Reading(HandShape.REGULAR, groups, 1, WaitKind.TANKI, (WildcardUse(0, 1), WildcardUse(1, 9)))
    first, second = place_faces(reading, PIECES, faces("13m1p1z"), wild, wild)
    assert first == PlacedPieces((faces("1m")[0], wild, faces("3m")[0]), (False, True, False), None)
    assert (sorted(second.faces), second.winning_index) == (sorted([*faces("1p"), wild]), 0)
    assert second.is_wildcard[0]


def test_a_winning_wildcard_is_placed_by_its_wait() -> None:
    wild = faces("5m")[0]
    uses = (WildcardUse(0, 3), WildcardUse(0, 4))
    reading = Reading(HandShape.REGULAR, (make.sequence(3, 3),), 0, WaitKind.KANCHAN, uses)
    assert place_faces(reading, PIECES, faces("56m"), wild, wild)[0].winning_index == 1


def test_placing_skips_melds_and_rejects_stray_pieces() -> None:
    reading = Reading(HandShape.REGULAR, (make.pair(0), make.triplet(27, melded=True)), 0, WaitKind.TANKI)
    assert len(place_faces(reading, PIECES, faces("1m"), faces("1m")[0])) == 1
    with pytest.raises(ValueError, match="1m"):
        place_faces(reading, PIECES, faces("2m"), faces("1m")[0])


def completing_by_trial(kinds: list[int], *, alike: bool, special: bool) -> list[int]:
    """Returns the kinds that complete a hand, found by trying each of them."""
    packed, completing = PARTITIONER.pack(kinds), []
    for kind, unit in enumerate(PARTITIONER.units):
        sets = PARTITIONER.partitions(packed + unit, (len(kinds) + 2) // 3)
        irregular = irregular_reading(packed + unit, kind, allow_four_of_a_kind=alike)
        if sets or (special and (irregular or knitted_readings(packed + unit, kind, (), from_discard=True))):
            completing.append(kind)
    return completing


hands = groups().flatmap(
    lambda hand_groups: st.integers(0, 13).map(
        lambda out: [kind for place, kind in enumerate(kind for group in hand_groups for kind in group) if place != out]
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
@example(list(MAHJONG.parse("1112345678999s")), False)
@example(list(MAHJONG.parse("1111m234567p234s")), False)
def test_completing_kinds_match_a_search_over_all_kinds(kinds: list[int], alike: bool) -> None:
    actual = completing_kinds(PARTITIONER.pack(kinds), 0, seven_pairs=True, allow_four_of_a_kind=alike, knitted=True)
    assert actual == completing_by_trial(kinds, alike=alike, special=True)


@given(groups(2), st.integers(0, 7))
def test_melds_rule_out_irregular_shapes(hand_groups: list[list[int]], out: int) -> None:
    kinds = [kind for place, kind in enumerate(kind for group in hand_groups for kind in group) if place != out]
    actual = completing_kinds(PARTITIONER.pack(kinds), 2, seven_pairs=True, allow_four_of_a_kind=True, knitted=True)
    assert actual == completing_by_trial(kinds, alike=True, special=False)


def readings(text: str, winning: str, *, from_discard: bool = True) -> list[tuple[str, WaitKind, bool]]:
    """Returns each reading's completed group, its wait, and whether it is open."""
    kind = MAHJONG.parse(winning)[0]
    number = PARTITIONER.pack(MAHJONG.parse(text)) + PARTITIONER.units[kind]
    matches = regular_readings(PARTITIONER, number, kind, (), from_discard=from_discard)
    won = [(reading.groups[reading.winning_group_index], reading.wait) for reading in matches]
    return [(MAHJONG.format(group.kinds), wait, group.is_open) for group, wait in won]


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
def test_the_completed_group_is_found(hand: str, winning: str, expected: list[tuple[str, WaitKind, bool]]) -> None:
    assert sorted(readings(hand, winning)) == sorted(expected)
    concealed = [(group, wait, False) for group, wait, _ in expected]
    assert sorted(readings(hand, winning, from_discard=False)) == sorted(concealed), "a drawn triplet is concealed"


def orphans(text: str, winning: str) -> bool:
    kind = MAHJONG.parse(winning)[0]
    return irregular_reading(PARTITIONER.pack([*MAHJONG.parse(text), kind]), kind, seven_pairs=False) is not None


def test_thirteen_orphans() -> None:
    assert orphans("19m19p19s1234567z", "1z")
    assert orphans("19m19p19s1234566z", "7z")
    assert not orphans("19m19p19s1234566z", "6z")
    assert not orphans("19m19p19s1234567z", "2m")


@pytest.mark.parametrize(
    ("hand", "winning", "alike", "expected"),
    [
        ("1133m5577p99s22z6z", "6z", False, True),
        ("1133m5577p99s22z6z", "7z", True, False),
        ("1111m5577p99s22z6z", "6z", False, False),
        ("1111m5577p99s22z6z", "6z", True, True),
        ("111m5577p99s22z66z", "1m", False, False),
    ],
)
def test_seven_pairs(hand: str, winning: str, alike: bool, expected: bool) -> None:
    kind = MAHJONG.parse(winning)[0]
    packed = PARTITIONER.pack([*MAHJONG.parse(hand), kind])
    reading = irregular_reading(packed, kind, allow_four_of_a_kind=alike)
    assert (reading is not None) == expected
    if reading is not None:
        assert PARTITIONER.pack(piece for group in reading.groups for piece in group.kinds) == packed
        assert reading.groups[reading.winning_group_index].kinds == (kind, kind)

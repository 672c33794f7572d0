# SPDX-License-Identifier: MIT
"""Readings of shogi hands, compared with the numbers of rules/shogi.md §3."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from mahjong_desk.pieces import SHOGI
from mahjong_desk.shapes import Group, GroupShape, HandShape, MeldKind, Reading
from mahjong_desk.shapes.shogi import melded_group, possible_melds, winning_readings

HAND = 8


def readings(text: str, *melds: Group, same_pairs: bool = False) -> list[Reading]:
    """Returns the readings of a complete hand that won on the last piece of ``text``."""
    *concealed, winning = SHOGI.parse(text)
    pieces = tuple(sorted(concealed))
    return winning_readings(pieces, winning, melds, from_discard=False, allow_four_of_a_kind=same_pairs)


def written(text: str, *, same_pairs: bool = False) -> list[str]:
    """Returns the readings of a complete closed hand as texts."""
    matches = readings(text, same_pairs=same_pairs)
    return [" ".join(SHOGI.format(group.kinds) for group in reading.groups) for reading in matches]


def closed_hands() -> Iterator[str]:
    for counts in product(*(range(min(HAND, copies) + 1) for copies in SHOGI.copies_per_kind)):
        if sum(counts) == HAND:
            yield "".join(name * count for name, count in zip(SHOGI.face_names, counts, strict=True))


def test_counts_of_readings_match_the_rules() -> None:
    hands = list(closed_hands())
    counts = {hand: len(readings(hand)) for hand in hands}
    assert len(hands) == 3699
    assert Counter(counts.values()) == {0: 3699 - 206, 1: 163, 2: 39, 3: 3, 4: 1}
    assert {hand for hand, count in counts.items() if count == 3} == {"PPPPBBRR", "PPPPBBKK", "PPPPRRKK"}
    assert counts["PPBBRRKK"] == 4
    assert sum(bool(readings(hand, same_pairs=True)) for hand in hands) == 306


def test_every_reading_divides_the_completed_hand() -> None:
    for hand in closed_hands():
        for reading in readings(hand, same_pairs=True):
            assert sorted(kind for group in reading.groups for kind in group.kinds) == sorted(SHOGI.parse(hand))
            assert SHOGI.parse(hand)[-1] in reading.groups[reading.winning_group_index].kinds


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("PPBBRRKK", ["BB PRR PKK", "PBB RR PKK", "PBB PRR KK", "PP BB RR KK"]),
        ("PPPPPPPP", ["PP PPP PPP"]),
        ("PPPLLLBB", ["PP LLL PBB", "PPP LLL BB"]),
        ("PPGGBBRR", ["GG PBB PRR", "PP GG BB RR"]),
        ("PLNSGBRK", ["P L N S G B R K"]),
        ("PPPLLLNN", ["PPP LLL NN"]),
        *((hand, []) for hand in ("PPPLLLPB", "PPBLLLNN", "LLLLNNSS", "LLLNNNSB", "PPLNSGBR")),
    ],
)
def test_readings_are_complete_and_ordered(hand: str, expected: list[str]) -> None:
    assert written(hand) == expected


def test_four_of_a_kind_are_two_pairs_only_if_allowed() -> None:
    assert written("LLLLNNSS", same_pairs=True) == ["LL LL NN SS"]
    assert written("PPPPPPPP", same_pairs=True) == ["PP PPP PPP", "PP PP PP PP"]


def test_a_pawn_with_two_dragons_is_a_dragon_triplet() -> None:
    groups = [(group.shape, group.kinds[-1]) for group in readings("PPPLLLBB")[0].groups]
    assert groups == [(GroupShape.PAIR, 0), (GroupShape.TRIPLET, 1), (GroupShape.TRIPLET, 5)]


def test_special_shapes_need_a_hand_without_melds() -> None:
    ankan = melded_group(MeldKind.ANKAN, (1, 1, 1, 1))
    assert [reading.shape for reading in readings("PPPNN", ankan)] == [HandShape.REGULAR]
    assert readings("PPNNB", ankan) == []
    assert readings("NN", ankan) == []
    assert readings("NN", ankan, melded_group(MeldKind.PON, (0, 5, 5)))[0].groups[-1].kinds == (0, 5, 5)


def test_a_triplet_completed_by_a_discard_is_open() -> None:
    matches = winning_readings((0, 0, 0, 1, 1, 2, 2), 1, (), from_discard=True, allow_four_of_a_kind=False)
    assert [(group.kinds, group.is_open) for group in matches[0].groups][1] == ((1, 1, 1), True)


def test_melds_are_winds_or_dragons_with_a_pawn() -> None:
    shapes = possible_melds()
    assert MeldKind.CHI not in shapes
    assert [SHOGI.format(kinds) for kinds in shapes[MeldKind.PON]] == ["LLL", "NNN", "SSS", "GGG", "PBB", "PRR", "PKK"]
    for kind in (MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN):
        assert [SHOGI.format(kinds) for kinds in shapes[kind]] == ["LLLL", "NNNN", "SSSS", "GGGG"]


def test_a_hand_of_another_size_has_no_reading() -> None:
    assert readings("PPPPPPPP")
    assert not readings("PPPPP")

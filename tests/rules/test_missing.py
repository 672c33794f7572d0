# SPDX-License-Identifier: MIT
"""Missing sets: the replacements that complete a yaku, and the pieces in the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.yaku import sets
from mahjong_desk.rules.yaku.conditions import PieceKinds
from mahjong_desk.rules.yaku.missing import SetFinder, find_missing_sets, first_match
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading, WaitKind
from mahjong_desk.shapes import groups as make

SEQUENCES = [make.sequence(suit + place, place) for suit in (0, 9, 18) for place in range(7)]
TRIPLETS = [make.triplet(kind) for kind in range(34)]
MELDED = [make.sequence(suit + place, place, melded=True) for suit in (0, 9, 18) for place in range(7)]
PONS = [make.triplet(kind, melded=True) for kind in range(34)]
KANS = [make.kan(kind, is_open=True) for kind in range(34)]
HANDS = st.lists(st.sampled_from([*SEQUENCES, *TRIPLETS, *KANS, *MELDED, *PONS]), min_size=4, max_size=4)
ASKED: list[tuple[GroupShape, int, SetFinder]] = [
    (GroupShape.SEQUENCE, 3, sets.straight_groups),
    (GroupShape.SEQUENCE, 3, sets.same_in_three_suits),
    (GroupShape.TRIPLET, 3, sets.same_in_three_suits),
    (
        GroupShape.TRIPLET,
        3,
        first_match(3, lambda three: three[0].lowest_kind + 2 == three[1].lowest_kind + 1 == three[2].lowest_kind),
    ),
]


def reading_of(groups: list[Group]) -> Reading:
    """Returns a reading of these sets with a pair of honours that is in none of them."""
    used = {kind for group in groups for kind in group.kinds}
    pair = make.pair(next(kind for kind in range(27, 34) if kind not in used))
    return Reading(HandShape.REGULAR, (pair, *groups), 0, WaitKind.TANKI)


def sets_of_shape(groups: list[Group], shape: GroupShape) -> tuple[Group, ...]:
    """Returns the sequences or the other sets, ascending, with kans as triplets."""
    plain = [make.triplet(group.lowest_kind) if group.shape is GroupShape.KAN else group for group in groups]
    matching = [group for group in plain if (group.shape is GroupShape.SEQUENCE) is (shape is GroupShape.SEQUENCE)]
    return tuple(sorted(matching, key=lambda group: group.kinds))


@pytest.mark.parametrize(("shape", "size", "makes"), ASKED, ids=["straight", "sequences", "triplets", "in a row"])
@given(hand=HANDS)
def test_replacing_named_sets_makes_the_yaku(shape: GroupShape, size: int, makes: SetFinder, hand: list[Group]) -> None:
    if makes(sets_of_shape(hand, shape)):
        return
    reading = reading_of(hand)
    fault = find_missing_sets(shape, size, makes)(None, reading)
    replaced = list(reading.groups)
    every = {group.kinds: group for group in (*SEQUENCES, *TRIPLETS)}
    for place, kinds in zip(fault.groups, fault.instead, strict=True):
        replaced[place] = every[kinds]
    assert 0 < len(fault.groups) <= size
    named = [tuple(sorted(reading.groups[place].kinds[:3])) for place in fault.groups]
    assert all(there != wanted for there, wanted in zip(named, fault.instead, strict=True))
    assert makes(sets_of_shape([group for group in replaced if group.shape is not GroupShape.PAIR], shape))
    assert fault.figures["wanted"] == PieceKinds(tuple(sorted(fault.instead)))
    assert set(fault.kinds) <= {kind for place in fault.groups for kind in reading.groups[place].kinds}


def test_the_piece_that_spoils_a_set_is_named() -> None:
    hand = [make.sequence(0, 0), make.sequence(3, 3), make.sequence(5, 5), make.sequence(22, 4)]
    fault = find_missing_sets(GroupShape.SEQUENCE, 3, sets.straight_groups)(None, reading_of(hand))
    assert (fault.groups, fault.kinds, fault.instead) == ((3,), (5,), ((6, 7, 8),))
    figures = {name: fault.figures[name] for name in ("piece", "there", "wanted", "lacking")}
    assert figures == {"piece": ((5,),), "there": ((5, 6, 7),), "wanted": ((6, 7, 8),), "lacking": ((8,),)}


def test_surplus_sets_are_reported_instead_of_missing_ones() -> None:
    def once_twice(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
        return sets.repeated_groups(sequences, 2)

    three = [*[make.sequence(0, 0)] * 3, make.sequence(22, 4)]
    fault = find_missing_sets(GroupShape.SEQUENCE, 2, once_twice)(None, reading_of(three))
    assert "wanted" not in fault.figures
    assert fault.figures["needed"] == ((0, 1, 2), (0, 1, 2))
    assert "more" in fault.text.en


def test_a_hand_without_sets_lacks_them_all() -> None:
    pairs = Reading(HandShape.PAIRS, tuple(make.pair(kind) for kind in range(7)), 0, WaitKind.TANKI)
    fault = find_missing_sets(GroupShape.SEQUENCE, 3, sets.straight_groups)(None, pairs)
    assert fault.groups == tuple(range(7))
    assert fault.text is not None

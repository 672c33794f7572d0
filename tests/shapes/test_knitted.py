# SPDX-License-Identifier: MIT
import random

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes import GroupShape, HandShape, WaitKind
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.knitted import STRAIGHTS, knitted_kinds, knitted_readings
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.readings import Reading


def readings(concealed: str, winning: str, *melds: make.Group, from_discard: bool = True) -> list[Reading]:
    kind = MAHJONG.parse(winning)[0]
    return knitted_readings(PARTITIONER.pack([*MAHJONG.parse(concealed), kind]), kind, melds, from_discard=from_discard)


def test_there_are_six_knitted_straights() -> None:
    assert len({straight.packed for straight in STRAIGHTS}) == 6
    for straight in STRAIGHTS:
        assert straight.packed.bit_count() == 9
        assert [group.shape for group in straight.groups] == [GroupShape.KNITTED] * 3
        assert sorted(group.lowest_kind % 9 for group in straight.groups) == [0, 1, 2]


@pytest.mark.parametrize(
    ("concealed", "winning", "completed"),
    [
        ("147m258p369s222z4m", "4m", [("147m", WaitKind.KNITTED), ("44m", WaitKind.TANKI)]),
        ("147m258p36s22255z", "9s", [("369s", WaitKind.KNITTED)]),
        ("258m147s369p33z45p", "3p", [("369p", WaitKind.KNITTED), ("345p", WaitKind.RYANMEN)]),
        ("147m258p368s222z4m", "4m", []),
        ("147m258p369s22233z", "1m", []),
    ],
)
def test_set_and_pair_complete_a_straight(concealed: str, winning: str, completed: list[tuple[str, WaitKind]]) -> None:
    matches = readings(concealed, winning)
    assert [(MAHJONG.format(way.groups[way.winning_group_index].kinds), way.wait) for way in matches] == completed
    for reading in matches:
        assert reading.shape is HandShape.KNITTED
        assert len(reading.groups) == 5


def test_a_knitted_straight_allows_one_meld() -> None:
    meld = make.triplet(29, melded=True)
    (reading,) = readings("147m258p369s4p", "4p", meld)
    assert reading.groups[-1] is meld
    assert readings("147m258p3s", "6s", meld, make.triplet(28, melded=True)) == []


@pytest.mark.parametrize("from_discard", [False, True])
def test_a_triplet_completed_by_a_discard_is_open(from_discard: bool) -> None:
    (reading,) = readings("147m258p369s22z55z", "5z", from_discard=from_discard)
    won = reading.groups[reading.winning_group_index]
    assert won.kinds == (31, 31, 31)
    assert won.is_open == from_discard


@pytest.mark.parametrize(
    ("concealed", "winning", "there"),
    [
        ("147m258p36s12345z", "6z", True),
        ("147m25p36s123457z", "6z", True),
        ("1m258p369s123456z", "7z", True),
        ("147m258p36s12345z", "5z", False),
        ("147m258p37s12345z", "6z", False),
        ("147m147p36s12345z", "6z", False),
    ],
)
def test_fourteen_knitted_pieces_and_honours_are_read(concealed: str, winning: str, there: bool) -> None:
    matches = readings(concealed, winning)
    assert [reading.shape for reading in matches] == [HandShape.KNITTED_HONOURS] * there
    for reading in matches:
        assert len(reading.groups) == 14
        assert reading.groups[reading.winning_group_index].kinds == MAHJONG.parse(winning)


def incomplete_hand(source: random.Random) -> list[int]:
    """Returns thirteen pieces that often lack one piece of a knitted shape."""
    straight = source.choice(STRAIGHTS)
    pool = [kind for group in straight.groups for kind in group.kinds]
    if source.random() < 0.4:
        pieces = [*source.sample([*pool, *range(27, 34)], 14)]
    else:
        pair = source.choice([*pool, *range(27, 34), *range(27)])
        first = source.choice([0, 3, 4, 9, 13, 18, 22])
        row = source.choice([[first, first + 1, first + 2], [pair] * 3])
        pieces = [*pool, *row, *[source.choice([pair, source.randrange(34)])] * 2]
    pieces.pop(source.randrange(14))
    if source.random() < 0.2:
        pieces[source.randrange(13)] = source.randrange(34)
    return pieces


def test_knitted_kinds_are_those_that_give_a_reading() -> None:
    source = random.Random(20260210)
    seen = set()
    for _ in range(400):
        pieces = incomplete_hand(source)
        if max(map(pieces.count, pieces)) > 4:
            continue
        packed = PARTITIONER.pack(pieces)
        whole = [(kind, packed + unit) for kind, unit in enumerate(PARTITIONER.units)]
        tried = {kind for kind, hand in whole if knitted_readings(hand, kind, (), from_discard=True)}
        assert knitted_kinds(packed, 0) == tried
        seen.add(len(tried))
    assert seen >= {0, 1, 2, 3}

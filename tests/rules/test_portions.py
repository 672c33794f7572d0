# SPDX-License-Identifier: MIT
"""Readings that are put together of portions, beside those that are read group by group."""

from __future__ import annotations

import random

import pytest

from mahjong_desk.rules.facts import circumstances_of, facts_of, group_of, winds_of
from mahjong_desk.rules.fu import pair_item, set_item, wait_item
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.packing import packed_pieces
from mahjong_desk.rules.patterns import patterns_in, word_of
from mahjong_desk.rules.portions import Portions
from mahjong_desk.rules.shown import FOR_ALL, FU, GATES, facts_in, seen_in
from mahjong_desk.shapes import MeldKind, Reading, Shape, regular_readings
from mahjong_desk.shapes.mahjong import NINE_GATES, PARTITIONER, PURE_GATES
from mahjong_desk.shapes.partition import kinds_of

PORTIONS = Portions(4)
DEALS = 700


def dealt(source: random.Random) -> Hand:
    """Returns four sets and a pair, of few kinds so that there are several readings, some of the sets as melds."""
    suits = source.choice(((0,), (0, 9), (0, 9, 18)))
    while True:
        groups = []
        for _ in range(4):
            first = source.choice(suits) + source.randrange(7)
            triplet = [source.choice((first, source.randrange(27, 34)))] * 3
            groups.append([first, first + 1, first + 2] if source.random() < 0.6 else triplet)
        pair = [source.choice((source.choice(suits) + source.randrange(9), source.randrange(27, 34)))] * 2
        pieces = [kind for group in [*groups, pair] for kind in group]
        if max(pieces.count(kind) for kind in pieces) <= 4:
            break
    melds = []
    for group in groups[: source.choice((0, 0, 0, 1, 2, 4))]:
        called = MeldKind.CHI if group[0] != group[1] else source.choice((MeldKind.PON, MeldKind.ANKAN))
        pieces = [*group, group[0]] if called.is_kan else group
        melds.append(Meld(called, tuple(pieces), None if called is MeldKind.ANKAN else 0))
    concealed = [kind for group in [*groups[len(melds) :], pair] for kind in group]
    winning = concealed.pop(source.randrange(len(concealed)))
    return Hand(tuple(sorted(concealed)), tuple(melds), winning)


def slowly(hand: Hand, *, drawn: bool) -> list[Reading]:
    """Returns the readings of a hand as they are put together group by group."""
    assert hand.winning_piece is not None
    melds = tuple(group_of(meld) for meld in hand.melds)
    packed = packed_pieces(hand)
    return regular_readings(PARTITIONER, packed, hand.winning_piece, melds, sets=4, from_discard=not drawn)


@pytest.mark.parametrize("seed", range(3))
def test_they_are_the_same_in_the_same_order_with_the_same_facts_and_fu(seed: int) -> None:
    source = random.Random(seed)
    several = 0
    for _ in range(DEALS):
        hand, drawn = dealt(source), source.random() < 0.5
        assert hand.winning_piece is not None
        circumstances = circumstances_of(
            hand, self_drawn=drawn, round_wind=source.randrange(4), seat_wind=source.randrange(4)
        )
        found = PORTIONS.readings(
            packed_pieces(hand), hand.winning_piece, hand.melds, from_discard=not drawn, circumstances=circumstances
        )
        assert [one[0] for one in found] == slowly(hand, drawn=drawn)
        several += len(found) > 1
        for reading, flags, sums, around, items in found:
            facts, known = facts_in(flags, seen_in(flags, sums), circumstances), facts_of(reading, circumstances)
            assert (facts.every, facts.some, facts.concealed) == (known.every, known.some, known.concealed)
            together = patterns_in(sum(word_of(group) for group in reading.groups))
            assert facts.patterns & together == together == seen_in(flags, sums) & FU
            pair = next(group for group in reading.groups if group.shape is Shape.PAIR)
            beside = (
                wait_item(reading.wait, reading.groups[reading.won]),
                pair_item(pair, *winds_of(circumstances), 4),
            )
            assert around == tuple(item for item in beside if item)
            assert items == tuple(item for group in reading.groups if (item := set_item(group)))
            assert sums & FU == sum(item.value for item in around + items)
    assert several


def test_nine_gates_are_known_by_their_suit() -> None:
    hands = 0
    for packed in NINE_GATES:
        for kind in kinds_of(PARTITIONER.present(packed)):
            found = PORTIONS.readings(packed, kind, (), from_discard=True, circumstances=0)
            waits = FOR_ALL if packed - PARTITIONER.units[kind] in PURE_GATES else 0
            assert {flags & (GATES | FOR_ALL) for _, flags, *_ in found} == {GATES | waits}
            hands += 1
    assert hands == 3 * 9 * 9


def test_what_is_no_winning_hand_has_no_reading() -> None:
    packed = PARTITIONER.pack([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 12, 12])
    assert len(kinds_of(PARTITIONER.present(packed))) == 12
    assert PORTIONS.readings(packed, 0, (), from_discard=True, circumstances=0) == []
    pairs = PARTITIONER.pack([0, 0, 9, 9, 18, 18, 27, 27])
    assert PORTIONS.readings(pairs, 0, (), from_discard=True, circumstances=0) == []

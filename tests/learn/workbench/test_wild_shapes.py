# SPDX-License-Identifier: MIT
"""Suits joined by number have the traits that the search for readings finds."""

from __future__ import annotations

from random import Random

from mahjong_desk.learn.workbench.wild_shapes import WildShapes
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.wildcards import WildHand, find_readings
from tests.wild_hands import sample

PLAIN = (0, 0, 0, 0)


def joined(shapes: WildShapes, natural: tuple[int, ...], winning: int | None) -> int:
    """Returns the number of a hand of natural pieces, among them the winning one where there is one."""
    found = shapes.begun
    for index, suit in enumerate(PARTITIONER.suits):
        number = PARTITIONER.pack([kind - suit.first for kind in natural if 0 <= kind - suit.first < suit.length])
        place = winning - suit.first if winning is not None and 0 <= winning - suit.first < suit.length else None
        found = shapes.join(found, shapes.suit(index, number, place))
    return found


def test_every_hand_has_the_traits_of_its_readings() -> None:
    source = Random(20260421)
    shaped = 0
    for place in range(300):
        hand = sample(source, place % 4, 1 + place % 3)
        drawn = hand.winning == hand.wild
        natural = hand.natural if drawn else (*hand.natural, hand.winning)
        wilds = hand.wilds + drawn
        shapes = WildShapes(hand.wild, PLAIN, wilds, drawn=drawn)
        traits = shapes.traits(joined(shapes, natural, None if drawn else hand.winning))
        expected = find_readings(
            WildHand(PARTITIONER.pack(natural), wilds, hand.wild, hand.winning, PLAIN, pairs=False)
        )
        assert traits == frozenset(expected)
        shaped += bool(traits)
    assert shaped > 200


def test_hands_that_can_be_read_alike_have_one_number() -> None:
    shapes = WildShapes(33, PLAIN, 1, drawn=False)
    first, second = (joined(shapes, (low, low + 1, low + 2, 27), 27) for low in (1, 2))
    assert first == second
    assert joined(shapes, (1, 1, 1, 27), 27) != first


def test_what_can_be_no_shape_has_the_number_of_nothing() -> None:
    shapes = WildShapes(33, PLAIN, 1, drawn=False)
    assert joined(shapes, (0, 4, 8, 9, 27), 27) == shapes.nothing
    assert shapes.traits(shapes.nothing) == frozenset()

# SPDX-License-Identifier: MIT
"""The sets of a reading by their shape, and combinations of them."""

from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.shapes import Group, GroupShape

_SEQUENCE, _PAIR = GroupShape.SEQUENCE, GroupShape.PAIR
_KINDS = attrgetter("kinds")
_SUIT = 9


class HandSets(NamedTuple):
    """The groups of a reading as sets and a pair."""

    sequences: tuple[Group, ...] = ()
    triplets: tuple[Group, ...] = ()
    pair: Group | None = None


@lru_cache(maxsize=1 << 14)
def hand_sets(groups: tuple[Group, ...]) -> HandSets:
    """Returns the sets of a reading that has four sets and a pair."""
    sequences, triplets, pair = [], [], None
    for group in groups:
        shape = group.shape
        if shape is _SEQUENCE:
            sequences.append(group)
        elif shape is _PAIR:
            pair = group
        else:
            triplets.append(group)
    sequences.sort(key=_KINDS)
    triplets.sort(key=_KINDS)
    return HandSets(tuple(sequences), tuple(triplets), pair)


def of_kinds(groups: tuple[Group, ...], kinds: range) -> tuple[Group, ...]:
    """Returns the groups whose lowest kind is one of ``kinds``."""
    return tuple([group for group in groups if group.lowest_kind in kinds])


def repeated_groups(groups: tuple[Group, ...], times: int) -> tuple[Group, ...]:
    """Returns the groups that occur exactly ``times`` times."""
    firsts = [group.lowest_kind for group in groups]
    if len(set(firsts)) + times - 1 > len(firsts):
        return ()
    return tuple([group for group in groups if firsts.count(group.lowest_kind) == times])


def same_in_three_suits(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Returns three groups of one number, one in each suit, or nothing."""
    by_first = {group.lowest_kind: group for group in groups}
    for first, group in by_first.items():
        if first < _SUIT:
            second, third = by_first.get(first + _SUIT), by_first.get(first + 2 * _SUIT)
            if second and third:
                return group, second, third
    return ()


def consecutive_groups(groups: tuple[Group, ...], length: int) -> tuple[Group, ...]:
    """Returns ``length`` groups of consecutive numbers in one suit, or nothing."""
    by_first = {group.lowest_kind: group for group in groups}
    for first in by_first:
        row = range(first, first + length)
        if row[-1] < EAST and first // _SUIT == row[-1] // _SUIT and all(kind in by_first for kind in row):
            return tuple([by_first[kind] for kind in row])
    return ()


def straight_groups(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Returns 123, 456 and 789 of the suit that has all three, each once, or nothing."""
    rows: dict[int, Group] = {}
    for group in groups:
        if group.shape is _SEQUENCE:
            rows.setdefault(group.lowest_kind, group)
    for suit in range(0, EAST, _SUIT):
        if suit in rows and suit + 3 in rows and suit + 6 in rows:
            firsts = (suit, suit + 3, suit + 6)
            return tuple([group for first, group in rows.items() if first in firsts])
    return ()

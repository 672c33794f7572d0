# SPDX-License-Identifier: MIT
"""The tests of fan that combine two, three or four sets (rules/mcr.md §4, §5.4)."""

from collections.abc import Callable
from itertools import pairwise

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.shapes import Group

Sets = tuple[Group, ...]
_SUIT = 9


def _firsts(sets: Sets) -> list[int]:
    """Returns the lowest kind of each set, ascending; empty if a set is of honours."""
    return [group.lowest_kind for group in sets] if sets[-1].lowest_kind < EAST else []


def rises_by(*steps: int) -> Callable[[Sets], bool]:
    """Returns a test whether sets of one suit rise by one of ``steps`` each."""

    def rises(sets: Sets) -> bool:
        firsts = _firsts(sets)
        if not firsts or firsts[0] // _SUIT != firsts[-1] // _SUIT:
            return False
        return any(all(later - earlier == step for earlier, later in pairwise(firsts)) for step in steps)

    return rises


def _numbers(firsts: list[int]) -> list[int]:
    """Returns the numbers of sets, from 0, ascending; empty if two share a suit."""
    distinct = len({first // _SUIT for first in firsts}) == len(firsts)
    return sorted(first % _SUIT for first in firsts) if distinct else []


def equal_chows(sets: Sets) -> bool:
    return len(set(_firsts(sets))) == 1


def same_number(sets: Sets) -> bool:
    """Returns whether the sets are chows, or pungs, of one number in different suits."""
    return len(set(_numbers(_firsts(sets)))) == 1


def mixed_shifted(sets: Sets) -> bool:
    """Returns whether the sets are of different suits, each 1 higher than the last."""
    numbers = _numbers(_firsts(sets))
    return bool(numbers) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


_rises_by_three = rises_by(3)


def straight(sets: Sets) -> bool:
    """Returns whether the sets are 123, 456 and 789 of one suit."""
    return _rises_by_three(sets) and sets[0].lowest_kind % _SUIT == 0


def mixed_straight(sets: Sets) -> bool:
    """Returns whether the sets are 123, 456 and 789, each of another suit."""
    return _numbers(_firsts(sets)) == [0, 3, 6]


def pairs_of_terminal_chows(sets: Sets) -> bool:
    """Returns whether the sets are 123 and 789 twice, of one suit or of two."""
    firsts = sorted(_firsts(sets), key=lambda first: (first % _SUIT, first))
    if not firsts:
        return False
    low, high = firsts[:2], firsts[2:]
    return [first % _SUIT for first in firsts] == [0, 0, 6, 6] and [first + 6 for first in low] == high

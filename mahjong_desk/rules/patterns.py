# SPDX-License-Identifier: MIT
"""What the sets of a reading show together, and its wait, as flags: for the rulesets whose yaku look at them.

Each group has a word in which every sequence, triplet and kan has a place of its own; the sum of the words of a reading tells
how often each stands there, so that a few operations on whole numbers find equal sequences and equal numbers in three suits.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.shapes import Group, Shape, Wait

TWINS, TWO_TWINS, SUITED_SEQUENCES, SUITED_TRIPLETS, THREE_KANS, PAIR_WAIT, EVERY_WAIT = (
    1 << place for place in range(7)
)
"""Exactly one pair of equal sequences · two · the same sequence in three suits · the same triplet in three suits ·
exactly three kans · the winning piece completed the pair · the hand waited for all that its shape allows."""

_SUIT = 9
_STARTS = 7
_SUIT_BITS = 3 * _STARTS
_SEQUENCE_BITS = 3 * _SUIT_BITS
_TRIPLETS = _SEQUENCE_BITS
_KANS = _TRIPLETS + 3 * _SUIT
_ONES = sum(1 << 3 * place for place in range(3 * _STARTS))
_TWOS, _FOURS = _ONES << 1, _ONES << 2
_ONE_SUIT = (1 << _SUIT_BITS) - 1
_SEQUENCES = (1 << _SEQUENCE_BITS) - 1
_NUMBERS = (1 << _SUIT) - 1
_TANKI = Wait.TANKI


def _word_of(group: Group) -> int:
    suit, place = divmod(group.first, _SUIT)
    if group.shape is Shape.SEQUENCE:
        return 1 << 3 * (_STARTS * suit + place)
    if group.shape not in (Shape.TRIPLET, Shape.KAN):
        return 0
    word = 1 << _KANS if group.shape is Shape.KAN else 0
    return word if group.first >= EAST else word | 1 << _TRIPLETS + group.first


class _WordTable(dict[Group, int]):
    def __missing__(self, group: Group) -> int:
        self[group] = _word_of(group)
        return self[group]


_WORDS: Mapping[Group, int] = _WordTable()


def patterns_of(groups: tuple[Group, ...], wait: Wait) -> int:
    """Returns what the groups of a regular reading show together, and whether it waited for its pair."""
    word = sum([_WORDS[group] for group in groups])
    found = PAIR_WAIT if wait is _TANKI else 0
    sequences = word & _SEQUENCES
    twice = sequences & _TWOS
    if twice:
        found |= TWINS if not twice & twice - 1 else TWO_TWINS
    elif sequences & _FOURS:
        found |= TWO_TWINS
    some = (sequences | sequences >> 1 | sequences >> 2) & _ONES
    if some & some >> _SUIT_BITS & some >> 2 * _SUIT_BITS & _ONE_SUIT:
        found |= SUITED_SEQUENCES
    return found | _of_triplets(word)


def _of_triplets(word: int) -> int:
    triplets = word >> _TRIPLETS
    if not triplets:
        return 0
    found = SUITED_TRIPLETS if triplets & triplets >> _SUIT & triplets >> 2 * _SUIT & _NUMBERS else 0
    return found | THREE_KANS if triplets >> 3 * _SUIT == 3 else found

# SPDX-License-Identifier: MIT
"""What the sets of a reading show together, and its wait, as flags: for the rulesets whose yaku look at them.

Each group has a word in which every sequence, triplet and kan has a place of its own; the sum of the words of a reading tells
how often each stands there, so that a few operations on whole numbers find equal sequences and equal numbers in three suits.
"""

from __future__ import annotations

from functools import cache

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.shapes import Group, Shape

TWINS, TWO_TWINS, SUITED_SEQUENCES, SUITED_TRIPLETS, THREE_KANS, PAIR_WAIT, EVERY_WAIT = (
    1 << place for place in range(7)
)
"""Exactly one pair of equal sequences · two · the same sequence in three suits · the same triplet in three suits ·
exactly three kans · the winning piece completed the pair · the hand waited for all that its shape allows."""

_SUIT = 9
_STARTS = 7
_SUIT_BITS = 3 * _STARTS
_TRIPLETS = 3 * _SUIT_BITS
_KANS = _TRIPLETS + 3 * _SUIT
_ONES = sum(1 << 3 * place for place in range(3 * _STARTS))
_TWOS, _FOURS = _ONES << 1, _ONES << 2
_ONE_SUIT = (1 << _SUIT_BITS) - 1
_NUMBERS = (1 << _SUIT) - 1
_THREE = 3
SHOWING = _TWOS | _FOURS | _THREE << _KANS
"""The part of a sum of words without which the sets show nothing together, but in three suits."""


@cache
def word_of(group: Group) -> int:
    """Returns the word of a group; those of a reading are added up."""
    suit, place = divmod(group.first, _SUIT)
    if group.shape is Shape.SEQUENCE:
        return 1 << 3 * (_STARTS * suit + place)
    if group.shape not in (Shape.TRIPLET, Shape.KAN):
        return 0
    word = 1 << _KANS if group.shape is Shape.KAN else 0
    return word if group.first >= EAST else word | 1 << _TRIPLETS + group.first


def in_three_suits(word: int) -> bool:
    """Returns whether sets have equal numbers in the three suits, told by the sum of their words; no sequence stands twice."""
    if word & word >> _SUIT_BITS & word >> 2 * _SUIT_BITS & _ONE_SUIT:
        return True
    triplets = word >> _TRIPLETS
    return bool(triplets & triplets >> _SUIT & triplets >> 2 * _SUIT & _NUMBERS)


def patterns_in(word: int) -> int:
    """Returns what the sets of a regular reading show together, told by the sum of their words."""
    found = 0
    twice = word & _TWOS
    if twice:
        found = TWINS if not twice & twice - 1 else TWO_TWINS
    elif word & _FOURS:
        found = TWO_TWINS
    some = (word | word >> 1 | word >> 2) & _ONES
    if some & some >> _SUIT_BITS & some >> 2 * _SUIT_BITS & _ONE_SUIT:
        found |= SUITED_SEQUENCES
    triplets = word >> _TRIPLETS
    if triplets:
        if triplets & triplets >> _SUIT & triplets >> 2 * _SUIT & _NUMBERS:
            found |= SUITED_TRIPLETS
        if triplets >> 3 * _SUIT == _THREE:
            found |= THREE_KANS
    return found

# SPDX-License-Identifier: MIT
"""What a regular reading shows, as two whole numbers that its parts bring together by themselves, and the facts in them.

``flags`` are a union: what some group has, what not every group has, and the wait. ``sums`` are added up: fu, concealed triplets
and kans, and the word of ``patterns``.
"""

from __future__ import annotations

from functools import cache, partial

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.facts import (
    KAN,
    KAN_OR_PAIR,
    NINE_GATES,
    OF_SHAPE,
    OPEN_WAIT,
    SELF_DRAWN,
    STRAIGHTS,
    SUITS,
    TRAITS,
    TRIPLET,
    WIND_PAIRS,
    WIND_TRIPLETS,
    WINDS,
    Facts,
    honour_pair,
    honour_triplet,
    numbered_suits,
    winds,
    winds_of,
)
from mahjong_desk.rules.patterns import EVERY_WAIT, PAIR_WAIT, SHOWING, in_three_suits, patterns_in, word_of
from mahjong_desk.rules.sets import Sets
from mahjong_desk.shapes import Form, Group, Wait

_LACKING = 32
_SOME = (1 << _LACKING) - 1
_EVERY = 0b1111111
# Flags of the wait lie as they do among circumstances and patterns, so that they are shifted there.
_OPEN = _LACKING + _EVERY.bit_length()
_WAITED = _OPEN + NINE_GATES.bit_length()
_OF_CIRCUMSTANCES, _OF_PATTERNS = OPEN_WAIT | NINE_GATES, PAIR_WAIT | EVERY_WAIT
BOTH_SIDES, GATES = OPEN_WAIT << _OPEN, NINE_GATES << _OPEN
"""Flags: the hand waited on both sides of a sequence · it is nine gates."""
FOR_PAIR, FOR_ALL = PAIR_WAIT << _WAITED, EVERY_WAIT << _WAITED
"""Flags: the hand waited for its pair · for all that its shape allows."""
LACKING_ALL = _EVERY << _LACKING
"""The flags of groups that have nothing in common."""
WAIT_FLAGS = {Wait.RYANMEN: BOTH_SIDES, Wait.TANKI: FOR_PAIR}
"""The flags of those waits at which yaku look."""

FU = (1 << 8) - 1
"""The part of the sums that is fu."""
_CONCEALED = FU.bit_length()
CONCEALED = 0b111 << _CONCEALED
"""The part of them that is the number of concealed triplets and kans."""
_WORD = _CONCEALED + 3
_SHOWING = SHOWING << _WORD

# A key is made of what is seen in the sums, patterns in the place of fu, of the flags, and of the circumstances.
_PATTERNS = FU
_FLAGS = _WORD
_CIRCUMSTANCES = _FLAGS + FOR_ALL.bit_length()
_ALL_FLAGS = (1 << FOR_ALL.bit_length()) - 1

_REGULAR, _NO_SETS = Form.REGULAR, Sets()
_facts = partial(tuple.__new__, Facts)
"""Makes ``Facts`` of a tuple at half the price of their own constructor."""


@cache
def flags_of(group: Group) -> int:
    """Returns the flags of one group."""
    every, some, _ = TRAITS[group]
    return some | (~every & _EVERY) << _LACKING


def sums_of(group: Group) -> int:
    """Returns the sums of one group, its fu left out."""
    return TRAITS[group].concealed << _CONCEALED | word_of(group) << _WORD


def seen_in(flags: int, sums: int) -> int:
    """Returns at which part of the sums yaku look: concealed triplets and kans, and what the sets show together."""
    if sums & _SHOWING or (flags & SUITS == SUITS and in_three_suits(sums >> _WORD)):
        return sums & CONCEALED | patterns_in(sums >> _WORD)
    return sums & CONCEALED


def facts_in(flags: int, seen: int, circumstances: int) -> Facts:
    """Returns the facts of a reading, its sets left out.

    Args:
        flags: Its flags.
        seen: What yaku see of its sums (``seen_in``).
        circumstances: The circumstances, as flags.
    """
    every = ~(flags >> _LACKING) & _EVERY
    concealed = (seen & CONCEALED) >> _CONCEALED
    circumstances |= flags >> _OPEN & _OF_CIRCUMSTANCES
    patterns = seen & _PATTERNS | flags >> _WAITED & _OF_PATTERNS
    return _facts((every, flags & _SOME, concealed, circumstances, _REGULAR, _NO_SETS, patterns))


_LACKING_KANS = KAN_OR_PAIR << _LACKING
_OF_KANS, _OF_TRIPLETS = ~BOTH_SIDES, ~(BOTH_SIDES | KAN)
_NOT_FOR_PAIR, _NOT_DRAWN = ~FOR_PAIR, ~SELF_DRAWN
_TOLD = OF_SHAPE & ~WINDS
_THREE, _FOUR = 3 << _CONCEALED, 4 << _CONCEALED
_WINDS_SHOWN = sum(WIND_TRIPLETS) | WIND_PAIRS
_ALL_STRAIGHTS = sum(STRAIGHTS)
_RUNS = SUITS | _ALL_STRAIGHTS


def _alike(runs: int) -> int:
    """Returns for flags of suits and straights those of one suit or of two, and of a straight where one is whole."""
    whole = any(runs & straight == straight for straight in STRAIGHTS)
    return (1 << min(numbered_suits(runs), 2)) - 1 | STRAIGHTS[0] * whole


_ALIKE = tuple([_alike(runs) for runs in range(_RUNS + 1)])


@cache
def _roles(shown: int, circumstances: int) -> tuple[int, int]:
    """Returns flags of winds, and the round wind and the own wind, with these as the first and others in one order."""
    first = winds_of(circumstances)

    def rank(kind: int) -> tuple[bool, ...]:
        return *[kind != one for one in first], not shown & honour_triplet(kind), not shown & honour_pair(kind)

    order = sorted(range(EAST, EAST + 4), key=rank)
    found = 0
    for place, kind in enumerate(order, EAST):
        found |= honour_triplet(place) if shown & honour_triplet(kind) else 0
        found |= honour_pair(place) if shown & honour_pair(kind) else 0
    return found, winds(*[order.index(kind) for kind in first])


def told_apart(flags: int, seen: int, circumstances: int) -> int:
    """Returns one number for all readings in which no yaku of their shape sees a difference.

    Such a yaku does not see which suits there are, two from three, and which of them has a straight, parts of a straight that
    is not whole, which winds are neither the round wind nor the own one, kans beside other sets, fewer than three concealed
    triplets, a wait for the pair beside fewer than four; and what pinfu asks for only where no triplet stands.

    Args:
        flags: The flags of a reading.
        seen: What yaku see of its sums (``seen_in``).
        circumstances: The circumstances, as flags.
    """
    runs = flags & _RUNS
    flags ^= runs ^ _ALIKE[runs]
    told = circumstances & _TOLD
    if flags & TRIPLET:
        told &= _NOT_DRAWN
        flags &= _OF_TRIPLETS if flags & _LACKING_KANS else _OF_KANS
        concealed = seen & CONCEALED
        if concealed < _FOUR:
            flags &= _NOT_FOR_PAIR
            if concealed < _THREE:
                seen ^= concealed
    else:
        flags &= _NOT_FOR_PAIR
    shown = flags & _WINDS_SHOWN
    if shown:
        roles, places = _roles(shown, circumstances & WINDS)
        flags ^= shown ^ roles
        told |= places
    return told << _CIRCUMSTANCES | flags << _FLAGS | seen


def facts_told(key: int) -> Facts:
    """Returns facts in which every yaku of the shape sees what it sees in the readings that ``told_apart`` gave that number."""
    seen, flags = key & (1 << _FLAGS) - 1, key >> _FLAGS & _ALL_FLAGS
    return facts_in(flags, seen, key >> _CIRCUMSTANCES)

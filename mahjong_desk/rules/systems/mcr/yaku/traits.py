# SPDX-License-Identifier: MIT
"""The facts of a reading that fan test, as flags and counts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.yaku import facts
from mahjong_desk.rules.yaku.combining import set_key
from mahjong_desk.rules.yaku.facts import GREENS, HONOURS, OUTSIDE, SIMPLES, TERMINALS, TERMINALS_OR_HONOURS
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading

# Flags of ``common_flags``; the first ones are those of other systems.
_SHARED = SIMPLES | OUTSIDE | TERMINALS_OR_HONOURS | TERMINALS | HONOURS | GREENS
REVERSIBLE, UPPER, MIDDLE, LOWER, UPPER_FOUR, LOWER_FOUR, FIVE, EVEN = (1 << bit for bit in range(9, 17))
"""Only reversible pieces · only 7 to 9 · 4 to 6 · 1 to 3 · 6 to 9 · 1 to 4 · a 5 in it · a pung or pair of an even
number."""

# Flags of ``any_flags``.
WIND, DRAGON, WIND_PAIR, DRAGON_PAIR, PAIR_OF_FIVE = (1 << bit for bit in range(5))
_SUIT_FLAGS = tuple(1 << 5 + suit for suit in range(3))
_SUITS = sum(_SUIT_FLAGS)
_WIND_PUNG_FLAGS = tuple(1 << 8 + wind for wind in range(4))
_ANY_WIND_PUNG = sum(_WIND_PUNG_FLAGS)
_FACT_FLAGS = WIND | DRAGON | WIND_PAIR | DRAGON_PAIR | PAIR_OF_FIVE

# Bit offsets of the counts.
_BITS = 3
CHOWS, PUNGS, CONCEALED_PUNGS, WIND_PUNGS, DRAGON_PUNGS = (bit * _BITS for bit in range(5))
TERMINAL_PUNGS, OUTER_WINDS, MELDED_KONGS, CONCEALED_KONGS, HOGS = (bit * _BITS for bit in range(5, 10))
"""Chows · pungs and kongs · concealed ones · those of winds, of dragons, of terminals, of winds that are neither
round nor seat wind · melded kongs · concealed kongs · four of a kind that are not a kong."""

# Flags of ``circumstances``.
SELF_DRAWN, OPEN_MELD, FOUR_OPEN, LAST_DRAW, LAST_CLAIM, REPLACEMENT, ROBBED = (1 << bit for bit in range(7))
LAST_OF_KIND, NINE_GATES, EDGE_WAIT, CLOSED_WAIT, PAIR_WAIT = (1 << bit for bit in range(7, 12))
PREVALENT_WIND_PUNG, SEAT_WIND_PUNG, SHIFTED_PAIRS, SEVEN_HONOURS, NINE_KNITTED = (1 << bit for bit in range(12, 17))
"""The winning piece was drawn · a set is claimed · four sets are claimed · the winning piece is the last of the wall · the
last discard · a replacement piece after a kong · from a robbed kong · the last of its kind · nine gates · the only wait
is an edge, closed or pair wait · a pung of the round wind, of the seat wind · seven consecutive pairs · all seven
honours, or all nine knitted pieces, in the shape of honours and knitted pieces."""

_ROUND_WIND, _SEAT_WIND = 17, 19

REVERSIBLE_KINDS = frozenset(MAHJONG.parse("1234589p245689s5z"))
_NUMBERS: Mapping[int, range] = {
    UPPER: range(6, 9),
    MIDDLE: range(3, 6),
    LOWER: range(3),
    UPPER_FOUR: range(5, 9),
    LOWER_FOUR: range(4),
}
_FIVE = 4
_SUIT = 9


class McrReadingFacts(NamedTuple):
    """The facts of one reading; ``suits`` is the number of its suits."""

    shape: HandShape
    suits: int
    common_flags: int
    any_flags: int
    counts: int
    circumstances: int

    def count(self, offset: int) -> int:
        return self.counts >> offset & 7

    @property
    def round_wind(self) -> int:
        """The kind of the round wind; valid only after ``with_winds``."""
        return EAST + (self.circumstances >> _ROUND_WIND & 3)

    @property
    def seat_wind(self) -> int:
        """The kind of the seat wind; valid only after ``with_winds``."""
        return EAST + (self.circumstances >> _SEAT_WIND & 3)

    def with_winds(self, winds: tuple[int, int]) -> McrReadingFacts:
        """Returns the facts with the winds, which only groups and diagnostics need."""
        return self._replace(circumstances=self.circumstances | winds[0] << _ROUND_WIND | winds[1] << _SEAT_WIND)


class McrGroupTraits(NamedTuple):
    """The flags and counts of one group, and its ``set_key`` if it is a set."""

    common_flags: int
    any_flags: int
    counts: int
    set_keys: tuple[int, ...]


@cache
def _traits_of(group: Group) -> McrGroupTraits:
    first, kinds, shape = group.lowest_kind, group.kinds, group.shape
    honour = first >= EAST
    suit_offsets = [kind % _SUIT for kind in kinds]
    common_flags = facts.traits_of(group).common_flags & _SHARED | REVERSIBLE * REVERSIBLE_KINDS.issuperset(kinds)
    any_flags = 0
    if honour:
        any_flags |= WIND if first < WHITE else DRAGON
    else:
        any_flags |= _SUIT_FLAGS[first // _SUIT]
        common_flags |= FIVE * (_FIVE in suit_offsets)
        common_flags |= EVEN * (
            shape in (GroupShape.TRIPLET, GroupShape.KAN, GroupShape.PAIR) and suit_offsets[0] % 2 == 1
        )
        for flag, numbers in _NUMBERS.items():
            common_flags |= flag * all(offset in numbers for offset in suit_offsets)
    counts = 0
    set_keys: tuple[int, ...] = (set_key(group),)
    if shape is GroupShape.SEQUENCE:
        counts = 1 << CHOWS
    elif shape in (GroupShape.TRIPLET, GroupShape.KAN):
        counts = _pung_counts(group, honour=honour, terminal=bool(common_flags & TERMINALS))
        any_flags |= _WIND_PUNG_FLAGS[first - EAST] if any_flags & WIND else 0
    else:
        set_keys = ()
        if shape is GroupShape.PAIR:
            any_flags |= WIND_PAIR if any_flags & WIND else DRAGON_PAIR if any_flags & DRAGON else 0
            any_flags |= PAIR_OF_FIVE * (not honour and suit_offsets[0] == _FIVE)
    return McrGroupTraits(common_flags, any_flags, counts, set_keys)


def _pung_counts(group: Group, *, honour: bool, terminal: bool) -> int:
    counts = 1 << PUNGS | (not group.is_open) << CONCEALED_PUNGS
    if honour:
        counts |= 1 << (WIND_PUNGS if group.lowest_kind < WHITE else DRAGON_PUNGS)
    else:
        counts |= terminal << TERMINAL_PUNGS
    if group.shape is GroupShape.KAN:
        counts |= 1 << (MELDED_KONGS if group.is_open else CONCEALED_KONGS)
    return counts


def reading_facts(
    reading: Reading, circumstances: int, hogs: int, winds: tuple[int, int]
) -> tuple[McrReadingFacts, tuple[int, ...]]:
    """Returns the facts of a reading, and the ``set_key`` of each set, ascending."""
    common_flags, any_flags, counts = -1, 0, hogs << HOGS
    set_keys: tuple[int, ...] = ()
    for group in reading.groups:
        traits = _traits_of(group)
        common_flags &= traits.common_flags
        any_flags |= traits.any_flags
        counts += traits.counts
        set_keys += traits.set_keys
    if any_flags & _ANY_WIND_PUNG:
        round_wind, seat = _WIND_PUNG_FLAGS[winds[0]], _WIND_PUNG_FLAGS[winds[1]]
        circumstances |= PREVALENT_WIND_PUNG * bool(any_flags & round_wind) | SEAT_WIND_PUNG * bool(any_flags & seat)
        counts += (any_flags & _ANY_WIND_PUNG & ~(round_wind | seat)).bit_count() << OUTER_WINDS
    shape = reading.shape
    suits = (any_flags & _SUITS).bit_count()
    if shape is HandShape.PAIRS:
        circumstances |= SHIFTED_PAIRS * _are_consecutive(reading.groups)
    elif shape is HandShape.KNITTED_HONOURS:
        honours = sum(group.lowest_kind >= EAST for group in reading.groups)
        circumstances |= SEVEN_HONOURS * (honours == 7) | NINE_KNITTED * (honours == 5)
    return (
        McrReadingFacts(shape, suits, common_flags, any_flags & _FACT_FLAGS, counts, circumstances),
        tuple(sorted(set_keys)),
    )


def _are_consecutive(groups: tuple[Group, ...]) -> bool:
    first = groups[0].lowest_kind
    return (
        first + 6 < EAST
        and first % _SUIT < 3
        and all(group.lowest_kind == first + index for index, group in enumerate(groups))
    )

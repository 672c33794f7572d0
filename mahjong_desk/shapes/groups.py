# SPDX-License-Identifier: MIT
"""The groups that a hand is made of.

Groups are interned: equal groups are the same object, so that mappings can key them by identity. Create
them only with the functions below, never with the class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache


class MeldKind(StrEnum):
    """How a meld was made (contract.md §4)."""

    CHI = "chi"
    PON = "pon"
    DAIMINKAN = "daiminkan"
    SHOUMINKAN = "shouminkan"
    ANKAN = "ankan"

    @property
    def is_kan(self) -> bool:
        """Whether the meld has four pieces."""
        return self not in (MeldKind.CHI, MeldKind.PON)


class GroupShape(StrEnum):
    """The shape of a set, pair or other group."""

    SEQUENCE = "sequence"
    TRIPLET = "triplet"
    KAN = "kan"
    PAIR = "pair"
    SINGLE = "single"
    KNITTED = "knitted"


class WaitKind(StrEnum):
    """The wait for the winning piece, by the group that it completed."""

    RYANMEN = "ryanmen"
    PENCHAN = "penchan"
    KANCHAN = "kanchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    ORPHAN = "orphan"
    KNITTED = "knitted"


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """One set, pair or single piece of a reading."""

    shape: GroupShape
    kinds: tuple[int, ...]
    is_open: bool
    is_meld: bool
    waits: tuple[WaitKind, ...] = field(repr=False)
    as_open: Group = field(init=False, repr=False)

    @property
    def lowest_kind(self) -> int:
        return self.kinds[0]


@cache
def _intern(
    shape: GroupShape, kinds: tuple[int, ...], exposed: bool, melded: bool, waits: tuple[WaitKind, ...]
) -> Group:
    group = Group(shape, kinds, exposed, melded, waits)
    opens = shape is GroupShape.TRIPLET and not exposed
    object.__setattr__(group, "as_open", _intern(shape, kinds, True, melded, waits) if opens else group)
    return group


def sequence(first: int, number: int, length: int = 9, *, melded: bool = False) -> Group:
    """Returns the sequence from ``first`` on, kind ``number`` (from 0) of its suit."""
    low = WaitKind.PENCHAN if number + 3 == length else WaitKind.RYANMEN
    high = WaitKind.PENCHAN if number == 0 else WaitKind.RYANMEN
    return _intern(GroupShape.SEQUENCE, (first, first + 1, first + 2), melded, melded, (low, WaitKind.KANCHAN, high))


def pawn_sequence(kind: int) -> Group:
    """Returns three of ``kind`` that count as a sequence, as the pawns of shogi do."""
    return _intern(GroupShape.SEQUENCE, (kind,) * 3, False, False, (WaitKind.SHANPON,) * 3)


def promoted_dragon_triplet(assimilated: int, kind: int, *, melded: bool = False) -> Group:
    """Returns a triplet of two of ``kind`` and one lower kind that counts as it."""
    return _intern(GroupShape.TRIPLET, (assimilated, kind, kind), melded, melded, (WaitKind.SHANPON,) * 3)


def triplet(kind: int, *, melded: bool = False) -> Group:
    """Returns three of ``kind``, concealed or as a pon."""
    return _intern(GroupShape.TRIPLET, (kind,) * 3, melded, melded, (WaitKind.SHANPON,) * 3)


def kan(kind: int, *, is_open: bool) -> Group:
    """Returns four of ``kind``; a concealed kan if not ``is_open``."""
    return _intern(GroupShape.KAN, (kind,) * 4, is_open, True, ())


@cache
def pair(kind: int) -> Group:
    """Returns two of ``kind``."""
    return _intern(GroupShape.PAIR, (kind,) * 2, False, False, (WaitKind.TANKI,) * 2)


def single(kind: int) -> Group:
    """Returns one piece that counts alone, as in thirteen orphans."""
    return _intern(GroupShape.SINGLE, (kind,), False, False, (WaitKind.ORPHAN,))


def knitted_group(first: int) -> Group:
    """Returns three pieces of one suit in steps of three, such as 147."""
    return _intern(GroupShape.KNITTED, (first, first + 3, first + 6), False, False, (WaitKind.KNITTED,) * 3)

# SPDX-License-Identifier: MIT
"""What the yaku of Shogi Mahjong look at: a reading by what counts in it."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.shapes import Group, GroupShape, HandShape


def effective_kind(group: Group) -> int:
    """Returns the kind that a group is of; a pawn that a dragon took in is that dragon."""
    return group.kinds[-1]


class ShogiReadingFacts(NamedTuple):
    """One reading as yaku look at it.

    Attributes:
        sets: The kinds of its triplets and kans, ascending; none where the reading has a sequence or no sets.
        pair: The kind of the pair beside these sets; None if there are none.
    """

    form: HandShape
    groups: tuple[Group, ...]
    sets: tuple[int, ...]
    kans: int
    pair: int | None
    pairs: frozenset[int]
    circumstances: int


def reading_facts(form: HandShape, groups: tuple[Group, ...], circumstances: int) -> ShogiReadingFacts:
    """Returns a reading as yaku look at it."""
    sets: list[int] = []
    kans = 0
    pair = None
    pairs: frozenset[int] = frozenset()
    if form is HandShape.PAIRS:
        pairs = frozenset([group.first for group in groups])
    elif form is HandShape.REGULAR and not any(group.shape is GroupShape.SEQUENCE for group in groups):
        for group in groups:
            if group.shape is GroupShape.PAIR:
                pair = group.first
            else:
                sets.append(effective_kind(group))
                kans += group.shape is GroupShape.KAN
    return ShogiReadingFacts(form, groups, tuple(sorted(sets)), kans, pair, pairs, circumstances)

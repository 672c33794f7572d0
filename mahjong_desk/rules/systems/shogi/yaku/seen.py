# SPDX-License-Identifier: MIT
"""What the yaku of Shogi Mahjong look at: a reading by what counts in it."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.shapes import Form, Group, Shape


def counts_as(group: Group) -> int:
    """Returns the kind that a group is of; a pawn that a dragon took in is that dragon."""
    return group.kinds[-1]


class Seen(NamedTuple):
    """One reading as yaku look at it.

    Attributes:
        sets: The kinds of its triplets and kans, ascending; none where the reading has a sequence or no sets.
        pair: The kind of the pair beside these sets; None if there are none.
    """

    form: Form
    groups: tuple[Group, ...]
    sets: tuple[int, ...]
    kans: int
    pair: int | None
    pairs: frozenset[int]
    circumstances: int


def seen(form: Form, groups: tuple[Group, ...], circumstances: int) -> Seen:
    """Returns a reading as yaku look at it."""
    sets: list[int] = []
    kans = 0
    pair = None
    pairs: frozenset[int] = frozenset()
    if form is Form.PAIRS:
        pairs = frozenset([group.first for group in groups])
    elif form is Form.REGULAR and not any(group.shape is Shape.SEQUENCE for group in groups):
        for group in groups:
            if group.shape is Shape.PAIR:
                pair = group.first
            else:
                sets.append(counts_as(group))
                kans += group.shape is Shape.KAN
    return Seen(form, groups, tuple(sorted(sets)), kans, pair, pairs, circumstances)

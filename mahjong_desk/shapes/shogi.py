# SPDX-License-Identifier: MIT
"""The sets of shogi pieces: three pawns, three winds, or two dragons and a pawn."""

from collections.abc import Mapping
from functools import cache

from mahjong_desk.pieces.shogi import DRAGONS, KING, PAWN, WINDS
from mahjong_desk.shapes.groups import (
    Group,
    MeldKind,
    WaitKind,
    kan,
    pair,
    pawn_sequence,
    promoted_dragon_triplet,
    single,
    triplet,
)
from mahjong_desk.shapes.partition import Groups
from mahjong_desk.shapes.readings import HandShape, Reading, add_readings

SETS = 2
"""The number of sets in a hand, in addition to its pair."""
PAIRS = 4
"""The number of pairs in a hand of pairs."""
_KINDS = range(KING + 1)


@cache
def _partitions(kinds: tuple[int, ...]) -> tuple[Groups, ...]:
    """Returns every division of ``kinds`` into sets and one pair, ordered by pair.

    All pieces are one suit, because a pawn can be in a set with any dragon.
    """
    counts = [kinds.count(kind) for kind in _KINDS]
    parts = []
    for pair_kind in _KINDS:
        if counts[pair_kind] >= 2:
            counts[pair_kind] -= 2
            part = _part(counts, pair_kind)
            counts[pair_kind] += 2
            if part:
                parts.append(part)
    return tuple(parts)


def _part(counts: list[int], pair_kind: int) -> Groups | None:
    """Returns the only division into sets and a pair of ``pair_kind``, or None."""
    promoted = [dragon for dragon in DRAGONS if counts[dragon]]
    pawns = counts[PAWN] - len(promoted)
    if pawns < 0 or pawns % 3 or any(counts[dragon] != 2 for dragon in promoted):
        return None
    if any(counts[wind] not in (0, 3) for wind in WINDS):
        return None
    groups: list[Group] = []
    for kind in _KINDS:
        if kind == pair_kind:
            groups.append(pair(kind))
        if kind == PAWN:
            groups += [pawn_sequence(kind)] * (pawns // 3)
        elif kind in promoted:
            groups.append(promoted_dragon_triplet(PAWN, kind))
        elif counts[kind] == 3:
            groups.append(triplet(kind))
    return tuple(groups)


def winning_readings(
    concealed: tuple[int, ...], winning_kind: int, melds: Groups, *, from_discard: bool, allow_four_of_a_kind: bool
) -> list[Reading]:
    """Returns every reading of a hand.

    Regular readings come first, in the order of their pair, then four pairs or one of each kind. Each division of the
    pieces occurs once, whichever group the winning piece completed.
    """
    kinds = sorted((*concealed, winning_kind))
    readings: list[Reading] = []
    for division in _partitions(tuple(kinds)):
        if len(division) + len(melds) == SETS + 1:
            completed: list[Reading] = []
            add_readings(completed, HandShape.REGULAR, division, melds, winning_kind, from_discard)
            readings += completed[:1]
    if melds:
        return readings
    halves = kinds[::2]
    if kinds == list(_KINDS):
        readings.append(Reading(HandShape.ORPHANS, tuple(map(single, kinds)), winning_kind, WaitKind.ORPHAN))
    elif halves == kinds[1::2] and len(halves) == PAIRS and (allow_four_of_a_kind or len(set(halves)) == PAIRS):
        readings.append(Reading(HandShape.PAIRS, tuple(map(pair, halves)), halves.index(winning_kind), WaitKind.TANKI))
    return readings


@cache
def possible_melds() -> Mapping[MeldKind, tuple[tuple[int, ...], ...]]:
    """Returns the kinds of all melds of shogi pieces, each ascending; none is a chi."""
    kans = tuple((wind,) * 4 for wind in WINDS)
    return {
        MeldKind.PON: (*((wind,) * 3 for wind in WINDS), *((PAWN, dragon, dragon) for dragon in DRAGONS)),
        MeldKind.DAIMINKAN: kans,
        MeldKind.SHOUMINKAN: kans,
        MeldKind.ANKAN: kans,
    }


@cache
def melded_group(kind: MeldKind, kinds: tuple[int, ...]) -> Group:
    """Returns the group of a meld of shogi pieces."""
    if kind is not MeldKind.PON:
        return kan(kinds[0], is_open=kind is not MeldKind.ANKAN)
    if kinds[0] == PAWN:
        return promoted_dragon_triplet(PAWN, kinds[-1], melded=True)
    return triplet(kinds[0], melded=True)

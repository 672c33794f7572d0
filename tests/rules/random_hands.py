# SPDX-License-Identifier: MIT
"""Random mahjong hands of plain and rare shapes, with some of their sets as melds."""

import random
from collections.abc import Callable, Sequence

from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS

Groups = list[list[int]]
_ENDS = (0, 8, 9, 17, 18, 26)


def row(source: random.Random, firsts: Sequence[int]) -> list[int]:
    first = source.choice(firsts)
    return [first, first + 1, first + 2]


def rows_in(*suits: int) -> list[int]:
    return [9 * suit + place for suit in suits for place in range(7)]


def plain(source: random.Random) -> Groups:
    """Returns any four sets and a pair."""
    sets = [row(source, rows_in(0, 1, 2)) if source.random() < 0.65 else [source.randrange(34)] * 3 for _ in range(4)]
    return [*sets, [source.randrange(34)] * 2]


def rows_close(source: random.Random) -> Groups:
    """Returns four chows of close numbers, so that many combinations arise."""
    suits = source.choice(((0,), (1,), (2,), (0, 1), (0, 1, 2), (0, 1, 2)))
    middle = source.randrange(7)
    near = [first for first in rows_in(*suits) if abs(first % 9 - middle) <= source.choice((0, 1, 2, 3, 6))]
    sets = [row(source, near or rows_in(*suits)) for _ in range(4)]
    if source.random() < 0.2:
        sets[0] = [source.randrange(34)] * 3
    return [*sets, [source.choice([*range(27), *range(27, 34)])] * 2]


def straights(source: random.Random) -> Groups:
    suits = source.choice(((0,), (0, 1), (0, 1, 2)))
    firsts = [9 * suit + place for suit in suits for place in (0, 3, 6)]
    sets = [row(source, firsts) for _ in range(4)]
    return [*sets, [source.choice([4, 13, 22, 27, 31, source.randrange(34)])] * 2]


def pungs_close(source: random.Random) -> Groups:
    """Returns four pungs of numbers close to each other."""
    middle = source.randrange(9)
    suits = source.choice(((0,), (0, 1), (0, 1, 2)))
    near = [9 * suit + place for suit in suits for place in range(9) if abs(place - middle) <= 2]
    kinds = source.sample([*near, *source.sample(range(34), 2)], 4)
    pair = source.choice([kind for kind in range(34) if kind not in kinds])
    return [*([kind] * 3 for kind in kinds), [pair] * 2]


def honours(source: random.Random) -> Groups:
    """Returns pungs of honours and terminals, and now and then a chow."""
    kinds = source.sample([*range(27, 34), *range(27, 34), *_ENDS], 5)
    sets = [[kind] * 3 for kind in kinds[:4]]
    for place in range(source.choice((0, 0, 1, 2))):
        sets[place] = row(source, [0, 6, 9, 15, 18, 24])
    return [*sets, [kinds[4]] * 2]


def narrow(source: random.Random) -> Groups:
    """Returns sets from few kinds, such as one suit or only green pieces."""
    pool = source.choice(
        (
            [kind for kind in range(27) if kind % 9 < 4],
            [kind for kind in range(27) if kind % 9 > 4],
            [kind for kind in range(27) if 3 <= kind % 9 <= 5],
            [kind for kind in range(27) if 2 <= kind % 9 <= 6],
            [19, 20, 21, 23, 25, 32],
            [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31],
            list(range(9)),
            [*range(9), 27, 31],
        )
    )
    rows = [kind for kind in pool if kind < 27 and kind % 9 < 7 and kind + 1 in pool and kind + 2 in pool]
    sets = [row(source, rows) if rows and source.random() < 0.6 else [source.choice(pool)] * 3 for _ in range(4)]
    return [*sets, [source.choice(pool)] * 2]


def gates(source: random.Random) -> Groups:
    """Returns hands close to nine gates, unsorted."""
    first = source.choice((0, 9, 18))
    pieces = [*[first] * 3, *range(first + 1, first + 8), *[first + 8] * 3, first + source.randrange(9)]
    source.shuffle(pieces)
    return [pieces]


def pairs(source: random.Random) -> Groups:
    """Returns seven pairs, some of them equal or of few kinds."""
    pool = source.choice((range(34), range(9), range(27, 34), _ENDS, [*_ENDS, *range(27, 34)], range(18, 27)))
    start = source.choice((0, 1, 2, 9, 20))
    if source.random() < 0.1:
        return [[start + place] * 2 for place in range(7)]
    return [[source.choice(list(pool))] * 2 for _ in range(7)]


def orphans(source: random.Random) -> Groups:
    pieces = [*ORPHAN_KINDS, source.choice(ORPHAN_KINDS)]
    source.shuffle(pieces)
    return [pieces]


Shape = Callable[[random.Random], Groups]
SHAPES: tuple[tuple[Shape, int], ...] = (
    (plain, 8), (rows_close, 8), (straights, 4), (pungs_close, 4), (honours, 4), (narrow, 5), (gates, 1),
    (pairs, 3), (orphans, 1),
)  # fmt: skip
"""Generators of winning hands, with their weights."""


def random_groups(source: random.Random, shapes: Sequence[tuple[Shape, int]] = SHAPES) -> Groups:
    (make,) = source.choices([shape for shape, _ in shapes], [weight for _, weight in shapes])
    return make(source)


def melded(source: random.Random, groups: Groups, winner: int) -> tuple[list[Meld], list[int]]:
    """Returns some sets of a hand as melds, and the kinds of its other pieces."""
    sets = [group for group in groups if len(group) == 3]
    melds = []
    for group in source.sample(sets, min(len(sets), source.choice((0, 0, 0, 1, 1, 2, 3, 4)))):
        groups = [other for other in groups if other is not group]
        discarder = (winner + source.randrange(1, 4)) % 4
        if group[0] != group[1]:
            melds.append(Meld(MeldKind.CHI, tuple(group), (winner - 1) % 4))
            continue
        kind = source.choice(
            (MeldKind.PON, MeldKind.PON, MeldKind.ANKAN, MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN)
        )
        pieces = (group[0],) * (4 if kind.is_kan else 3)
        melds.append(Meld(kind, pieces, None if kind is MeldKind.ANKAN else discarder))
    return melds, [kind for group in groups for kind in group]

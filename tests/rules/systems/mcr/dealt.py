# SPDX-License-Identifier: MIT
"""Random wins for the Mahjong Competition Rules: plain ones, and ones forced into the shapes that are rare."""

import random
from collections.abc import Callable, Sequence

from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.knitted import STRAIGHTS
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS

Groups = list[list[int]]
_ENDS = (0, 8, 9, 17, 18, 26)


def _row(source: random.Random, firsts: Sequence[int]) -> list[int]:
    first = source.choice(firsts)
    return [first, first + 1, first + 2]


def _rows_in(*suits: int) -> list[int]:
    return [9 * suit + place for suit in suits for place in range(7)]


def plain(source: random.Random) -> Groups:
    """Returns any four sets and a pair."""
    sets = [_row(source, _rows_in(0, 1, 2)) if source.random() < 0.65 else [source.randrange(34)] * 3 for _ in range(4)]
    return [*sets, [source.randrange(34)] * 2]


def rows_close(source: random.Random) -> Groups:
    """Returns four chows whose numbers lie close to each other, so that many combinations arise."""
    suits = source.choice(((0,), (1,), (2,), (0, 1), (0, 1, 2), (0, 1, 2)))
    middle = source.randrange(7)
    near = [first for first in _rows_in(*suits) if abs(first % 9 - middle) <= source.choice((0, 1, 2, 3, 6))]
    sets = [_row(source, near or _rows_in(*suits)) for _ in range(4)]
    if source.random() < 0.2:
        sets[0] = [source.randrange(34)] * 3
    return [*sets, [source.choice([*range(27), *range(27, 34)])] * 2]


def straights(source: random.Random) -> Groups:
    """Returns chows out of 123, 456 and 789."""
    suits = source.choice(((0,), (0, 1), (0, 1, 2)))
    firsts = [9 * suit + place for suit in suits for place in (0, 3, 6)]
    sets = [_row(source, firsts) for _ in range(4)]
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
        sets[place] = _row(source, [0, 6, 9, 15, 18, 24])
    return [*sets, [kinds[4]] * 2]


def narrow(source: random.Random) -> Groups:
    """Returns sets out of few kinds: one range of numbers, green, reversible or of one suit."""
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
    sets = [_row(source, rows) if rows and source.random() < 0.6 else [source.choice(pool)] * 3 for _ in range(4)]
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
    """Returns thirteen orphans."""
    pieces = [*ORPHAN_KINDS, source.choice(ORPHAN_KINDS)]
    source.shuffle(pieces)
    return [pieces]


def knitted(source: random.Random) -> Groups:
    """Returns a knitted straight with a set and a pair."""
    nine = [kind for group in source.choice(STRAIGHTS).groups for kind in group.kinds]
    own = _row(source, _rows_in(0, 1, 2)) if source.random() < 0.6 else [source.randrange(34)] * 3
    return [own, [*nine, *[source.randrange(34)] * 2]]


def knitted_honours(source: random.Random) -> Groups:
    """Returns fourteen different pieces of honours and a knitted straight."""
    nine = [kind for group in source.choice(STRAIGHTS).groups for kind in group.kinds]
    number = source.choice((5, 6, 7))
    return [[*source.sample(range(27, 34), number), *source.sample(nine, 14 - number)]]


SHAPES: tuple[tuple[Callable[[random.Random], Groups], int], ...] = (
    (plain, 8),
    (rows_close, 8),
    (straights, 4),
    (pungs_close, 4),
    (honours, 4),
    (narrow, 5),
    (gates, 1),
    (pairs, 3),
    (orphans, 1),
    (knitted, 3),
    (knitted_honours, 2),
)
"""What makes the pieces of a win, with how often it does."""


def random_win(source: random.Random, *, rare: bool = True) -> Win:
    """Returns a win of player 0 to 3 with melds, situations and flowers; of plain sets alone where not ``rare``."""
    winner = source.randrange(4)
    discarder = None if source.random() < 0.5 else (winner + source.randrange(1, 4)) % 4
    while True:
        make = source.choices([sort for sort, _ in SHAPES], [often for _, often in SHAPES])[0] if rare else plain
        groups = make(source)
        melds, rest = _melded(source, groups, winner)
        held = [*rest, *(kind for meld in melds for kind in meld.pieces)]
        if max(held.count(kind) for kind in held) <= 4:
            break
    winning = rest.pop(source.randrange(len(rest)))
    situation = _situation(source, winning, rest, melds, self_drawn=discarder is None)
    flowers = source.choice((0, 0, 1, 3))
    fields = {FLOWERS: flowers} if flowers else {}
    hand = Hand(tuple(sorted(rest)), tuple(melds), winning, situation, extra_fields=fields)
    return Win(discarder=discarder, wins=(Winner(winner, hand),))


def _melded(source: random.Random, groups: Groups, winner: int) -> tuple[list[Meld], list[int]]:
    sets = [group for group in groups if len(group) == 3]
    melds = []
    for group in source.sample(sets, min(len(sets), source.choice((0, 0, 0, 1, 1, 2, 3, 4)))):
        groups = [other for other in groups if other is not group]
        giver = (winner + source.randrange(1, 4)) % 4
        if group[0] != group[1]:
            melds.append(Meld(MeldKind.CHI, tuple(group), (winner - 1) % 4))
            continue
        kind = source.choice((MeldKind.PON, MeldKind.PON, MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN))
        pieces = (group[0],) * (4 if kind.is_kan else 3)
        melds.append(Meld(kind, pieces, None if kind is MeldKind.ANKAN else giver))
    return melds, [kind for group in groups for kind in group]


def _situation(
    source: random.Random, winning: int, rest: Sequence[int], melds: Sequence[Meld], *, self_drawn: bool
) -> tuple[str, ...]:
    found = []
    if source.random() < 0.1:
        found.append(HAITEI.id if self_drawn else HOUTEI.id)
    if self_drawn and source.random() < 0.3 and any(meld.kind.is_kan for meld in melds):
        found.append(RINSHAN.id)
    alone = winning not in rest and not any(winning in meld.pieces for meld in melds)
    if not self_drawn and not found and alone and source.random() < 0.1:
        found.append(CHANKAN.id)
    if winning not in rest and source.random() < 0.1:
        found.append(LAST_OF_KIND.id)
    return tuple(found)

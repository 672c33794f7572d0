# SPDX-License-Identifier: MIT
"""Which sets a reading lacks for a yaku that several sets show together, and in the place of which they would lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.conditions import Fault, Finds, Pieces, Told
from mahjong_desk.rules.names import Names
from mahjong_desk.shapes import Group, Reading, Shape
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER

Makes = Callable[[tuple[Group, ...]], tuple[Group, ...]]
"""Returns those of some sets, ascending, that show a yaku together; nothing where none do."""
_SUIT = 9
_FAR = 9
_PIECE = 100
_TRIPLETS = (Shape.TRIPLET, Shape.KAN)
_NO_SETS = Names("面子のない形。", "The hand is not made of sets.", "不是由面子组成的牌型。")
MISSING = Names(
    "{needed}が必要だが、{wanted}がない。", "It takes {needed}; {wanted} is missing.", "须有{needed}，缺{wanted}。"
)
"""What is said of sets that are missing."""


def together(identity: str, shape: Shape, size: int, makes: Makes) -> Told:
    """Returns what is said where sets that show something together are missing.

    Args:
        identity: The id of the part.
        shape: What these sets are: sequences, or triplets and kans.
        size: How many.
        makes: Returns those that show it.
    """
    return Told(identity, MISSING, lacking(shape, size, makes))


def made_by(size: int, made: Callable[[tuple[Group, ...]], bool]) -> Makes:
    """Returns what finds the first ``size`` of some sets that are made as ``made`` says."""
    return lambda sets: next(filter(made, combinations(sets, size)), ())


def lacking(shape: Shape, size: int, makes: Makes) -> Finds:
    """Returns what finds the fewest sets that are missing, such as lie nearest to what the hand has in their place."""

    def finds(facts: object, reading: Reading) -> Fault:
        sets = {at: group for at, group in enumerate(reading.groups) if group.shape in (Shape.SEQUENCE, *_TRIPLETS)}
        if not sets:
            return Fault(tuple(range(len(reading.groups))), said=_NO_SETS)
        found = _nearest(reading, sets, shape, size, makes)
        if found is None:
            return Fault()
        needed, placed = found
        places = tuple(sorted(placed))
        instead = tuple(placed[at].kinds for at in places)
        left = Counter(kind for at in places for kind in reading.groups[at].kinds)
        left -= Counter(kind for kinds in instead for kind in kinds)
        figures = {
            "needed": Pieces(tuple(group.kinds for group in needed)),
            "wanted": Pieces(tuple(sorted(group.kinds for group in placed.values()))),
        }
        return Fault(places, tuple(sorted(left)), instead, figures=figures)

    return finds


def _nearest(
    reading: Reading, sets: dict[int, Group], shape: Shape, size: int, makes: Makes
) -> tuple[tuple[Group, ...], dict[int, Group]] | None:
    """Returns the sets that show it with as many as can be of the hand's own, and what new ones lie in which place."""
    own = [at for at, group in sets.items() if (group.shape is Shape.SEQUENCE) is (shape is Shape.SEQUENCE)]
    for number in range(1, size + 1):
        best: tuple[int, tuple[Group, ...], dict[int, Group]] | None = None
        for kept in combinations(own, size - number) if size - number <= len(own) else ():
            free = [at for at in sets if at not in kept]
            stays = [_plain(sets[at]) for at in kept]
            rest = Counter(kind for at, group in enumerate(reading.groups) if at not in free for kind in group.kinds)
            for new in combinations_with_replacement(_every(shape), number):
                needed = makes(tuple(sorted((*stays, *new), key=_kinds)))
                if not needed or not _possible(rest, new):
                    continue
                near, placed = _laid(sets, free, new)
                if best is None or near > best[0]:
                    best = near, needed, placed
        if best is not None:
            return best[1:]
    return None


def _possible(rest: Counter[int], new: Iterable[Group]) -> bool:
    held = rest + Counter(kind for group in new for kind in group.kinds)
    return max(held.values()) <= COPIES


def _laid(sets: dict[int, Group], free: Sequence[int], new: Sequence[Group]) -> tuple[int, dict[int, Group]]:
    """Returns which new set lies best in which place, and how near they are to what lies there."""
    ways: Iterator[tuple[int, ...]] = permutations(free, min(len(new), len(free)))
    found = [(sum(_near(sets[at], group) for at, group in zip(places, new, strict=False)), places) for places in ways]
    near, places = max(found, key=lambda one: one[0])
    return near, dict(zip(places, new, strict=False))


def _near(old: Group, new: Group) -> int:
    """Returns how near a set is to another one: the pieces that they share, then how far they lie from each other."""
    shared = (Counter(old.kinds) & Counter(new.kinds)).total()
    apart = abs(old.first % _SUIT - new.first % _SUIT) + _FAR * (old.first // _SUIT != new.first // _SUIT)
    return _PIECE * shared - apart


def _plain(group: Group) -> Group:
    """Returns a set as sets are compared: a kan stands as a triplet."""
    return make.triplet(group.first) if group.shape is Shape.KAN else group


def _kinds(group: Group) -> tuple[int, ...]:
    return group.kinds


@cache
def _every(shape: Shape) -> tuple[Group, ...]:
    """Returns every set of a shape."""
    if shape is Shape.SEQUENCE:
        return tuple(make.sequence(suit + place, place) for suit in range(0, EAST, _SUIT) for place in range(_SUIT - 2))
    return tuple(make.triplet(kind) for kind in range(len(PARTITIONER.units)))

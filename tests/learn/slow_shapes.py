# SPDX-License-Identifier: MIT
"""The complete hands nearest to a hand, found by brute force.

None of the tables of the program are used; the shapes of each rule system are listed a second time.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from mahjong_desk.pieces import SHOGI, PieceSet

MAHJONG_ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
_ROWS_END, _SUIT = 27, 9
_PAWN, _FIRST_DRAGON = 0, 5
Counts = tuple[int, ...]


class Shapes(NamedTuple):
    """Winning shapes of a rule system other than sets and a pair."""

    pairs: int = 0
    repeated_pairs: bool = False
    orphans: tuple[int, ...] = ()
    doubled: bool = True
    knitted: bool = False


SHAPES = {
    "arushiaru": Shapes(orphans=MAHJONG_ORPHANS),
    "boo": Shapes(pairs=7, orphans=MAHJONG_ORPHANS),
    "wsom": Shapes(pairs=7, repeated_pairs=True, orphans=MAHJONG_ORPHANS),
    "beijing": Shapes(pairs=7, repeated_pairs=True),
    "shogi": Shapes(pairs=4, orphans=tuple(range(8)), doubled=False),
    "riichi": Shapes(pairs=7, orphans=MAHJONG_ORPHANS),
    "mcr": Shapes(pairs=7, repeated_pairs=True, orphans=MAHJONG_ORPHANS, knitted=True),
}
STRAIGHTS = tuple(
    tuple(9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6))
    for firsts in permutations(range(3))
)
"""The nine kinds of every knitted straight."""
_HONOURS = tuple(range(27, 34))


def _without(hand: Counts, group: Sequence[int]) -> tuple[Counts, int]:
    """Returns a hand without a group, and how many pieces of the group it lacked."""
    left, lacking = list(hand), 0
    for kind in group:
        if left[kind]:
            left[kind] -= 1
        else:
            lacking += 1
    return tuple(left), lacking


_SHOGI_SETS = [(kind,) * 3 for kind in range(_FIRST_DRAGON)] + [(_PAWN, kind, kind) for kind in range(_FIRST_DRAGON, 8)]


class NearestHands(NamedTuple):
    """The complete hands that are nearest to a full hand."""

    missing: int
    targets: frozenset[Counts]


def nearest(
    ruleset: str, pieces: PieceSet, hand: Counts, left: Counts, wilds: int, melds: int, max_missing: int
) -> NearestHands:
    """Returns the nearest complete hands, with wildcards for any missing pieces."""
    for missing in range(max_missing + 1):
        targets = frozenset(_targets(ruleset, pieces, hand, left, melds, missing + wilds))
        if targets:
            return NearestHands(missing, targets)
    raise LookupError("no whole hand is near")


def _targets(ruleset: str, pieces: PieceSet, hand: Counts, left: Counts, melds: int, lacking: int) -> Iterator[Counts]:
    shapes = SHAPES[ruleset]
    shogi = len(pieces.copies_per_kind) == len(SHOGI.copies_per_kind)
    sets = (2 if shogi else 4) - melds
    yield from (_shogi_targets if shogi else _regular_targets)(hand, left, sets, lacking)
    if shapes.knitted:
        yield from _knitted_targets(hand, left, sets, lacking)
    if melds:
        return
    if shapes.pairs:
        yield from _pair_targets(hand, left, shapes, lacking)
    one_each = tuple(int(kind in shapes.orphans) for kind in range(len(hand)))
    for kind in shapes.orphans if shapes.doubled else shapes.orphans[:1]:
        target = _with(one_each, (kind,) * shapes.doubled)
        if _lacking(hand, target) <= lacking and _is_available(target, left):
            yield target


def _lacking(hand: Sequence[int], target: Sequence[int]) -> int:
    return sum(max(0, needed - count) for needed, count in zip(target, hand, strict=True))


def _is_available(target: Sequence[int], left: Sequence[int]) -> bool:
    return all(needed <= most for needed, most in zip(target, left, strict=True))


def _shogi_targets(hand: Counts, left: Counts, sets: int, lacking: int) -> Iterator[Counts]:
    for target in _shogi_hands(sets):
        if _lacking(hand, target) <= lacking and _is_available(target, left):
            yield target


@cache
def _shogi_hands(sets: int) -> tuple[Counts, ...]:
    hands: set[Counts] = {(0,) * 8}
    for _ in range(sets):
        hands = {_with(hand, group) for hand in hands for group in _SHOGI_SETS}
    return tuple(_with(hand, (kind,) * 2) for hand in hands for kind in range(8))


def _with(hand: Counts, group: Sequence[int]) -> Counts:
    return tuple(count + group.count(kind) for kind, count in enumerate(hand))


def _knitted_targets(hand: Counts, left: Counts, sets: int, lacking: int) -> Iterator[Counts]:
    """Yields the hands with a knitted straight or with knitted pieces and honours."""
    for kinds in STRAIGHTS:
        short = sum(not hand[kind] for kind in kinds)
        if sets >= 3 and short <= lacking and all(left[kind] for kind in kinds):
            beside, _ = _without(hand, kinds)
            others, _ = _without(left, kinds)
            for target in _regular_targets(beside, others, sets - 3, lacking - short):
                yield _with(target, kinds)
        if sets == 4:
            there = [kind for kind in (*kinds, *_HONOURS) if left[kind]]
            for chosen in combinations(there, 14):
                target = _with((0,) * len(hand), chosen)
                if _lacking(hand, target) <= lacking:
                    yield target


def _pair_targets(hand: Counts, left: Counts, shapes: Shapes, lacking: int) -> Iterator[Counts]:
    def extend(kind: int, pairs: int, spare: int, target: Counts) -> Iterator[Counts]:
        if not pairs:
            yield target + (0,) * (len(hand) - kind)
            return
        if kind == len(hand):
            return
        for chosen in range(min(pairs, 1 + shapes.repeated_pairs) + 1):
            cost = max(0, 2 * chosen - hand[kind])
            if cost <= spare and 2 * chosen <= left[kind]:
                yield from extend(kind + 1, pairs - chosen, spare - cost, (*target, 2 * chosen))

    yield from extend(0, shapes.pairs, lacking, ())


def _regular_targets(hand: Counts, left: Counts, sets: int, lacking: int) -> Iterator[Counts]:
    """Yields every hand of sets and a pair that lacks at most ``lacking`` pieces."""
    behind = [sum(hand[kind:]) for kind in range(len(hand) + 1)]

    def extend(kind: int, sets: int, pair: int, reach: tuple[int, int], spare: int, target: Counts) -> Iterator[Counts]:
        if kind == len(hand):
            if not sets and not pair:
                yield target
            return
        required = 3 * sets + 2 * pair + reach[0] + 2 * reach[1]
        if required - behind[kind] > spare:
            return
        may_begin = kind < _ROWS_END and kind % _SUIT < _SUIT - 2
        for rows in range(min(sets, 4) + 1 if may_begin else 1):
            for triplets in range(min(sets - rows, 1) + 1):
                for eyes in range(pair + 1):
                    needed = reach[0] + reach[1] + rows + 3 * triplets + 2 * eyes
                    cost = max(0, needed - hand[kind])
                    if needed <= left[kind] and cost <= spare:
                        left_over = sets - rows - triplets, pair - eyes, (reach[1], rows), spare - cost
                        yield from extend(kind + 1, *left_over, (*target, needed))

    yield from extend(0, sets, 1, (0, 0), lacking, ())

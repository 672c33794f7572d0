# SPDX-License-Identifier: MIT
"""The winning shapes other than sets and a pair, and the distance to them.

Entries are those of ``suit_distances``; None means that a shape is impossible.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from mahjong_desk.learn.workbench.suit_distances import KINDS, Entries, keep_minimum, regular_entry
from mahjong_desk.pieces import MAHJONG, SHOGI, Piece, PieceSet
from mahjong_desk.pieces.shogi import PAWN
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import NO_INDICATORS, Hand
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.knitted import STRAIGHT_SETS, STRAIGHTS
from mahjong_desk.shapes.partition import unpack_kinds
from mahjong_desk.shapes.shogi import possible_melds

_PAIRS = {MAHJONG.copies_per_kind: "114477m2266p99s11z", SHOGI.copies_per_kind: "LLNNSSGG"}
_REPEATED_PAIRS = {MAHJONG.copies_per_kind: "114477m2266p1111z", SHOGI.copies_per_kind: "NNSSLLLL"}
_ORPHANS = {MAHJONG.copies_per_kind: "19m19p19s12345677z", SHOGI.copies_per_kind: "PLNSGBRK"}
_KNITTED = {MAHJONG.copies_per_kind: "147m258p369s11122z"}
_KNITTED_HONOURS = {MAHJONG.copies_per_kind: "147m258p36s123456z"}
_INDICATOR: Piece = 1


class SpecialShapes(NamedTuple):
    """The winning shapes of a rule system other than sets and a pair."""

    pairs: bool
    repeated_pairs: bool
    orphans: bool
    knitted: bool = False
    knitted_honours: bool = False


def supports_pieces(pieces: PieceSet) -> bool:
    """Returns whether the distance to a winning shape is known for these pieces."""
    return pieces.copies_per_kind in _PAIRS


@lru_cache(maxsize=64)
def special_shapes_of(rules: TableRules) -> SpecialShapes:
    """Returns the special shapes of rules.

    Raises ``KeyError`` if the pieces are neither mahjong tiles nor shogi pieces.
    """
    copies = rules.ruleset.pieces.copies_per_kind
    pairs = _is_win(rules, _PAIRS[copies])
    return SpecialShapes(
        pairs,
        pairs and _is_win(rules, _REPEATED_PAIRS[copies]),
        _is_win(rules, _ORPHANS[copies]),
        _is_win(rules, _KNITTED.get(copies)),
        _is_win(rules, _KNITTED_HONOURS.get(copies)),
    )


def _is_win(rules: TableRules, notation: str | None) -> bool:
    if notation is None:
        return False
    *concealed, winning = rules.ruleset.pieces.parse(notation)
    wild = rules.ruleset.wildcard_indicator
    indicators = NO_INDICATORS if wild is None else NO_INDICATORS.with_pieces(wild, (_INDICATOR,))
    table = rules.opening_table()
    hand = Hand(tuple(concealed), (), winning, indicators=indicators)
    try:
        (rules.settle_unrestricted or rules.settle)(table, Win(discarder=None, winners=(Winner(1, hand),)))
    except Refusal as refusal:
        # A win that is worth too little, or forbidden, still has a winning shape.
        return refusal.code in (ErrorCode.BELOW_MINIMUM, ErrorCode.FORBIDDEN_WIN)
    return True


def pairs_entry(
    held: Sequence[int], available: Sequence[int], pairs: int, *, repeated: bool, wildcards: int
) -> int | None:
    """Returns the entry of ``pairs`` pairs."""
    if not wildcards:
        return _natural_pairs(held, available, pairs, repeated=repeated)
    width = pairs + 1
    states: Entries = {0: 0}
    for kind, (held_count, available_count) in enumerate(zip(held, available, strict=True)):
        ways = []
        for pair_count in range(1, ((available_count + wildcards) // 2 if repeated else 1) + 1):
            beyond, missing = max(0, 2 * pair_count - available_count), max(0, 2 * pair_count - held_count)
            if beyond <= wildcards:
                lacks = 1 << kind if missing and held_count < available_count else 0
                ways.append((pair_count, beyond, missing << KINDS | lacks))
        reached = dict(states)
        for key, entry in states.items():
            for pair_count, beyond, cost in ways:
                if key % width + pair_count <= pairs and key // width + beyond <= wildcards:
                    # No entry has the bit of this kind yet, so adding sets it.
                    keep_minimum(reached, key + pair_count + width * beyond, entry + cost)
        states = reached
    best: Entries = {}
    for key, entry in states.items():
        if key % width == pairs:
            keep_minimum(best, 0, entry)
    return best.get(0)


def _natural_pairs(held: Sequence[int], available: Sequence[int], pairs: int, *, repeated: bool) -> int | None:
    """Returns the entry of ``pairs`` pairs without wildcards."""
    complete = singles = other_pairs = single_kinds = other_kinds = 0
    for kind, (held_count, available_count) in enumerate(zip(held, available, strict=True)):
        possible = available_count // 2 if repeated else min(1, available_count // 2)
        pair_count = min(held_count // 2, possible)
        complete += pair_count
        possible -= pair_count
        if possible and held_count % 2:
            singles += 1
            single_kinds |= 1 << kind
            possible -= 1
        if possible:
            other_pairs += possible
            other_kinds |= 1 << kind
    needed = max(0, pairs - complete)
    if needed <= singles:
        return needed << KINDS | (single_kinds if needed else 0)
    if needed > singles + other_pairs:
        return None
    return 2 * needed - singles << KINDS | single_kinds | other_kinds


def orphans_entry(held: Sequence[int], available: Sequence[int], kinds: Sequence[int], *, doubled: bool) -> int | None:
    """Returns the entry of one piece of each of ``kinds``."""
    if any(available[kind] < 1 for kind in kinds):
        return None
    absent = [kind for kind in kinds if not held[kind]]
    missing = len(absent)
    missing_kinds = set(absent)
    if doubled and not any(held[kind] > 1 for kind in kinds):
        second = [kind for kind in kinds if available[kind] > 1]
        if not second:
            return None
        missing += 1
        missing_kinds.update(second)
    return missing << KINDS | sum(1 << kind for kind in missing_kinds)


_STRAIGHT_KINDS = tuple(tuple(unpack_kinds(straight.packed)) for straight in STRAIGHTS)
"""The nine kinds of each knitted straight."""
_WITH_HONOURS = tuple(tuple(unpack_kinds(straight.with_honours)) for straight in STRAIGHTS)
_SIZE = 14


def knitted_entry(held: Sequence[int], available: Sequence[int], sets: int) -> int | None:
    """Returns the entry of a knitted straight with sets and a pair."""
    if sets < STRAIGHT_SETS:
        return None
    best: Entries = {}
    for kinds in _STRAIGHT_KINDS:
        if all(available[kind] for kind in kinds):
            rest_held, rest_available = list(held), list(available)
            missing = missing_kinds = 0
            for kind in kinds:
                rest_available[kind] -= 1
                if rest_held[kind]:
                    rest_held[kind] -= 1
                else:
                    missing += 1
                    missing_kinds |= 1 << kind
            rest = regular_entry(rest_held, rest_available, sets - STRAIGHT_SETS)
            if rest is not None:
                keep_minimum(best, 0, rest + (missing << KINDS) | missing_kinds)
    return best.get(0)


def knitted_honours_entry(held: Sequence[int], available: Sequence[int]) -> int | None:
    """Returns the entry of 14 different honours and tiles of one knitted straight."""
    best: Entries = {}
    for kinds in _WITH_HONOURS:
        absent = [kind for kind in kinds if not held[kind] and available[kind]]
        missing = _SIZE - sum(held[kind] > 0 for kind in kinds)
        if missing <= len(absent):
            keep_minimum(best, 0, max(0, missing) << KINDS | sum(1 << kind for kind in absent))
    return best.get(0)


@cache
def _targets(sets: int) -> tuple[tuple[int, ...], ...]:
    """Returns the counts by kind of all shogi hands of ``sets`` sets and a pair."""
    shapes = ((PAWN,) * 3, *possible_melds()[MeldKind.PON])
    targets = set()
    for chosen in combinations_with_replacement(shapes, sets):
        for pair_kind in range(len(SHOGI.copies_per_kind)):
            target = SHOGI.counts([*(piece for shape in chosen for piece in shape), pair_kind, pair_kind])
            if all(count <= copies for count, copies in zip(target, SHOGI.copies_per_kind, strict=True)):
                targets.add(tuple(target))
    return tuple(sorted(targets))


def shogi_entry(held: Sequence[int], available: Sequence[int], sets: int) -> int | None:
    """Returns the entry of ``sets`` sets and a pair of shogi pieces."""
    best: Entries = {}
    for target in _targets(sets):
        missing = missing_kinds = 0
        for kind, needed in enumerate(target):
            if needed > held[kind]:
                missing += needed - held[kind]
                missing_kinds |= 1 << kind
                if needed > available[kind]:
                    break
        else:
            keep_minimum(best, 0, missing << KINDS | missing_kinds)
    return best.get(0)

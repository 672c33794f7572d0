# SPDX-License-Identifier: MIT
"""The conditions and diagnostics of Shogi Mahjong yaku (rules/shogi.md §4)."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from mahjong_desk.pieces.shogi import BISHOP, DRAGONS, GOLD, KING, PAWN, ROOK, WINDS
from mahjong_desk.rules.yaku.conditions import (
    Condition,
    Diagnostic,
    Finder,
    Mismatch,
    PieceKinds,
    all_of,
    any_of,
    clause,
)
from mahjong_desk.rules.yaku.predicates import closed_hand
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading
from mahjong_desk.texts import Text


def effective_kind(group: Group) -> int:
    """Returns the kind of a group; a pawn that a dragon took in counts as that dragon."""
    return group.kinds[-1]


class ShogiReadingFacts(NamedTuple):
    """The facts of one reading for yaku.

    Attributes:
        sets: The kinds of its triplets and kans, ascending; none if the reading has a sequence or no sets.
        pair: The kind of the pair with these sets; None if there are no such sets.
    """

    shape: HandShape
    groups: tuple[Group, ...]
    sets: tuple[int, ...]
    kans: int
    pair: int | None
    pairs: frozenset[int]
    circumstances: int


def reading_facts(shape: HandShape, groups: tuple[Group, ...], circumstances: int) -> ShogiReadingFacts:
    """Returns the facts of a reading."""
    sets: list[int] = []
    kans = 0
    pair = None
    pairs: frozenset[int] = frozenset()
    if shape is HandShape.PAIRS:
        pairs = frozenset([group.lowest_kind for group in groups])
    elif shape is HandShape.REGULAR and not any(group.shape is GroupShape.SEQUENCE for group in groups):
        for group in groups:
            if group.shape is GroupShape.PAIR:
                pair = group.lowest_kind
            else:
                sets.append(effective_kind(group))
                kans += group.shape is GroupShape.KAN
    return ShogiReadingFacts(shape, groups, tuple(sorted(sets)), kans, pair, pairs, circumstances)


_ALL_DRAGONS = frozenset(DRAGONS)
_ALL_WINDS = frozenset(WINDS)
_STRONGEST = frozenset((BISHOP, ROOK, KING, GOLD))
_SETS = (GroupShape.TRIPLET, GroupShape.KAN)


def _find_failing(fail: Callable[[Group], bool]) -> Finder:
    """Returns a finder of the groups that fail, with their pieces."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if fail(group))
        return Mismatch(indices, figures={"pieces": PieceKinds(reading.groups[index].kinds for index in indices)})

    return find


def _find_other_sets(kinds: tuple[int, ...]) -> Finder:
    """Returns a finder of the sets of other kinds, with the missing kinds."""

    def find(facts: object, reading: Reading) -> Mismatch:
        present = [effective_kind(group) for group in reading.groups if group.shape in _SETS]
        wrong = [
            index
            for index, group in enumerate(reading.groups)
            if group.shape is not GroupShape.PAIR and (group.shape not in _SETS or effective_kind(group) not in kinds)
        ]
        missing = tuple((kind,) for kind in kinds if kind not in present)
        return Mismatch(tuple(wrong), figures={"wanted": PieceKinds(missing)})

    return find


def _find_other_kinds(kinds: Collection[int]) -> Finder:
    """Returns a finder of the groups of other kinds, with the missing kinds."""

    def find(facts: object, reading: Reading) -> Mismatch:
        present = {effective_kind(group) for group in reading.groups if group.shape is not GroupShape.SINGLE}
        wrong = tuple(index for index, group in enumerate(reading.groups) if effective_kind(group) not in kinds)
        missing = tuple((kind,) for kind in sorted(kinds) if kind not in present)
        return Mismatch(wrong, figures={"wanted": PieceKinds(missing)})

    return find


def _find_kans(facts: object, reading: Reading) -> Mismatch:
    kans = [index for index, group in enumerate(reading.groups) if group.shape is GroupShape.KAN]
    others = [index for index, group in enumerate(reading.groups) if group.shape is GroupShape.TRIPLET]
    return Mismatch(tuple(others or kans), figures={"count": len(kans)})


_PAIRS = Diagnostic(
    "pairs", Text("Not a pair: {pieces}."), _find_failing(lambda group: group.shape is not GroupShape.PAIR)
)
_ORPHANS = Diagnostic("one_of_each", Text("Not one of each of the eight kinds."))
_DIAGNOSTICS = {HandShape.PAIRS: _PAIRS, HandShape.ORPHANS: _ORPHANS}
_MISSING_SETS = Text("No triplet of {wanted}.")
_MISSING_PAIRS = Text("No pair of {wanted}.")
_MISSING_DRAGONS = Text("Neither a triplet nor the pair is of {wanted}.")
_SETS_AND_PAIR = Diagnostic(
    "two_sets",
    Text("Not two triplets or kans and a pair: {pieces}."),
    lambda facts, reading: _find_failing(
        lambda group: group.shape is GroupShape.SEQUENCE or reading.shape is not HandShape.REGULAR
    )(facts, reading),
)


def of_shape(shape: HandShape) -> Condition[ShogiReadingFacts]:
    """Returns the condition that a reading has that shape."""
    return clause(_DIAGNOSTICS[shape], lambda facts: facts.shape is shape)


two_sets: Condition[ShogiReadingFacts] = clause(_SETS_AND_PAIR, lambda facts: bool(facts.sets))
"""There are two triplets or kans and a pair."""
two_kans: Condition[ShogiReadingFacts] = clause(
    Diagnostic("two_kans", Text("Kans: {count}; it takes two."), _find_kans),
    lambda facts: tuple([group for group in facts.groups if group.shape is GroupShape.KAN]) if facts.kans == 2 else (),
)
"""There are two kans and a pair."""
_at_most_one_kan: Condition[ShogiReadingFacts] = clause(
    Diagnostic("not_two_kans", Text("Both sets are kans."), _find_kans), lambda facts: facts.kans != 2
)


def _pair_of(kind: int) -> Condition[ShogiReadingFacts]:
    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if group.shape is GroupShape.PAIR)
        return Mismatch(indices, instead=((kind, kind),) * len(indices), figures={"wanted": PieceKinds(((kind,),))})

    text = Text("The pair is not of {wanted}.")
    return clause(Diagnostic("pair_of", text, find), lambda facts: facts.pair == kind)


def two_sets_and_pair(first: int, second: int, pair: int, *, kans: bool) -> Condition[ShogiReadingFacts]:
    """Returns the condition of two sets of ascending kinds and a pair of ``pair``.

    Both sets are kans with ``kans``, otherwise at most one is.
    """
    kinds = (first, second)
    diagnostic = Diagnostic("sets_of", _MISSING_SETS, _find_other_sets(kinds))
    return all_of(
        two_sets,
        clause(diagnostic, lambda facts: facts.sets == kinds),
        _pair_of(pair),
        two_kans if kans else _at_most_one_kan,
    )


all_pawns: Condition[ShogiReadingFacts] = clause(
    Diagnostic("pawns", Text("Not a pawn: {pieces}."), _find_failing(lambda group: effective_kind(group) != PAWN)),
    lambda facts: all(effective_kind(group) == PAWN for group in facts.groups),
)
"""All groups are of pawns."""
no_pawn: Condition[ShogiReadingFacts] = clause(
    Diagnostic(
        "no_pawn",
        Text("A pawn that does not belong to a dragon: {pieces}."),
        _find_failing(lambda group: effective_kind(group) == PAWN),
    ),
    lambda facts: all(effective_kind(group) != PAWN for group in facts.groups),
)
"""No group is of pawns."""


def of_dragon(kind: int) -> Condition[ShogiReadingFacts]:
    """Returns the condition of a pair or triplet of a dragon; it yields the groups."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if kind in group.kinds)
        return Mismatch(indices, figures={"wanted": PieceKinds(((kind,),))})

    text = Text("Neither a pair nor a triplet of {wanted}.")
    return clause(
        Diagnostic("dragon", text, find),
        lambda facts: tuple(
            [group for group in facts.groups if effective_kind(group) == kind and group.shape is not GroupShape.SINGLE]
        ),
    )


def pairs_of(kinds: frozenset[int]) -> Condition[ShogiReadingFacts]:
    """Returns the condition that the hand is four pairs, of exactly these kinds."""
    return all_of(
        of_shape(HandShape.PAIRS),
        clause(Diagnostic("pairs_of", _MISSING_PAIRS, _find_other_kinds(kinds)), lambda facts: facts.pairs == kinds),
    )


four_winds = pairs_of(_ALL_WINDS)
"""There are pairs of all four winds."""
strongest_pairs = pairs_of(_STRONGEST)
"""There are pairs of bishop, rook, king and gold."""
dragons_and_wind: Condition[ShogiReadingFacts] = all_of(
    of_shape(HandShape.PAIRS),
    clause(
        Diagnostic("pairs_of", _MISSING_PAIRS, _find_other_kinds(_ALL_DRAGONS)),
        lambda facts: facts.pairs >= _ALL_DRAGONS,
    ),
    clause(
        Diagnostic("wind_pair", Text("The other pair is not a wind."), _find_other_kinds(_ALL_DRAGONS | _ALL_WINDS)),
        lambda facts: facts.pairs & _ALL_WINDS,
    ),
)
"""There are pairs of the three dragons and of a wind."""
_three_dragons: Condition[ShogiReadingFacts] = all_of(
    two_sets,
    clause(
        Diagnostic("three_dragons", _MISSING_DRAGONS, _find_other_kinds(_ALL_DRAGONS)),
        lambda facts: facts.pair is not None and {*facts.sets, facts.pair} == _ALL_DRAGONS,
    ),
)
big_dragons: Condition[ShogiReadingFacts] = all_of(_three_dragons, any_of(_pair_of(KING), closed_hand))
"""The three dragons are the sets and the pair, and the pair is of kings or the hand is closed."""
little_dragons: Condition[ShogiReadingFacts] = all_of(
    _three_dragons,
    clause(
        Diagnostic("not_big_dragons", Text("They make the big three dragons.")),
        lambda facts: not big_dragons.test(facts),
    ),
)
"""The three dragons are the sets and the pair, but not as big three dragons."""

# SPDX-License-Identifier: MIT
"""When a yaku of Shogi Mahjong is there, and what is said where it is not (rules/shogi.md §4)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from mahjong_desk.pieces.shogi import BISHOP, DRAGONS, GOLD, KING, PAWN, ROOK, WINDS
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen, counts_as
from mahjong_desk.rules.yaku.conditions import Condition, Fault, Finds, Pieces, Told, every_of, one_of, when
from mahjong_desk.rules.yaku.predicates import closed_hand
from mahjong_desk.shapes import Form, Group, Reading, Shape
from mahjong_desk.texts import Text

_ALL_DRAGONS = frozenset(DRAGONS)
_ALL_WINDS = frozenset(WINDS)
_STRONGEST = frozenset((BISHOP, ROOK, KING, GOLD))
_SETS = (Shape.TRIPLET, Shape.KAN)


def _that(fail: Callable[[Group], bool]) -> Finds:
    """Returns what finds the groups that fail, with their pieces."""

    def finds(facts: object, reading: Reading) -> Fault:
        places = tuple(at for at, group in enumerate(reading.groups) if fail(group))
        return Fault(places, figures={"pieces": Pieces(tuple(reading.groups[at].kinds for at in places))})

    return finds


def _sets_of(kinds: tuple[int, ...]) -> Finds:
    """Returns what finds the sets of other kinds than these, with those that are missing."""

    def finds(facts: object, reading: Reading) -> Fault:
        held = [counts_as(group) for group in reading.groups if group.shape in _SETS]
        wrong = [
            at
            for at, group in enumerate(reading.groups)
            if group.shape is not Shape.PAIR and (group.shape not in _SETS or counts_as(group) not in kinds)
        ]
        missing = tuple((kind,) for kind in kinds if kind not in held)
        return Fault(tuple(wrong), figures={"wanted": Pieces(missing)})

    return finds


def _kinds_missing(kinds: Collection[int]) -> Finds:
    """Returns what finds the groups that are of none of these kinds, with the kinds that are missing."""

    def finds(facts: object, reading: Reading) -> Fault:
        held = {counts_as(group) for group in reading.groups if group.shape is not Shape.SINGLE}
        wrong = tuple(at for at, group in enumerate(reading.groups) if counts_as(group) not in kinds)
        missing = tuple((kind,) for kind in sorted(kinds) if kind not in held)
        return Fault(wrong, figures={"wanted": Pieces(missing)})

    return finds


def _kans(facts: object, reading: Reading) -> Fault:
    kans = [at for at, group in enumerate(reading.groups) if group.shape is Shape.KAN]
    others = [at for at, group in enumerate(reading.groups) if group.shape is Shape.TRIPLET]
    return Fault(tuple(others or kans), figures={"count": len(kans)})


_PAIRS = Told("pairs", Text("Not a pair: {pieces}."), _that(lambda group: group.shape is not Shape.PAIR))
_ORPHANS = Told("one_of_each", Text("Not one of each of the eight kinds."))
_FORMS = {Form.PAIRS: _PAIRS, Form.ORPHANS: _ORPHANS}
_MISSING_SETS = Text("No triplet of {wanted}.")
_MISSING_PAIRS = Text("No pair of {wanted}.")
_MISSING_DRAGONS = Text("Neither a triplet nor the pair is of {wanted}.")
_SETS_AND_PAIR = Told(
    "two_sets",
    Text("Not two triplets or kans and a pair: {pieces}."),
    _that(lambda group: group.shape not in (*_SETS, Shape.PAIR)),
)


def of_form(form: Form) -> Condition[Seen]:
    """Returns the condition that a reading is of that kind of shape."""
    return when(_FORMS[form], lambda seen: seen.form is form)


two_sets: Condition[Seen] = when(_SETS_AND_PAIR, lambda seen: bool(seen.sets))
"""There are two triplets or kans and a pair."""
two_kans: Condition[Seen] = when(
    Told("two_kans", Text("Kans: {count}; it takes two."), _kans),
    lambda seen: tuple([group for group in seen.groups if group.shape is Shape.KAN]) if seen.kans == 2 else (),
)
"""There are two kans and a pair."""
_one_kan_at_most: Condition[Seen] = when(
    Told("not_two_kans", Text("Both sets are kans."), _kans), lambda seen: seen.kans != 2
)


def _pair_of(kind: int) -> Condition[Seen]:
    def finds(facts: object, reading: Reading) -> Fault:
        places = tuple(at for at, group in enumerate(reading.groups) if group.shape is Shape.PAIR)
        return Fault(places, instead=((kind, kind),) * len(places), figures={"wanted": Pieces(((kind,),))})

    said = Text("The pair is not of {wanted}.")
    return when(Told("pair_of", said, finds), lambda seen: seen.pair == kind)


def beside(first: int, second: int, pair: int, *, kans: bool) -> Condition[Seen]:
    """Returns the condition that there are two sets of these kinds, ascending, beside a pair."""
    kinds = (first, second)
    told = Told("sets_of", _MISSING_SETS, _sets_of(kinds))
    return every_of(
        two_sets, when(told, lambda seen: seen.sets == kinds), _pair_of(pair), two_kans if kans else _one_kan_at_most
    )


all_pawns: Condition[Seen] = when(
    Told("pawns", Text("Not a pawn: {pieces}."), _that(lambda group: counts_as(group) != PAWN)),
    lambda seen: all(counts_as(group) == PAWN for group in seen.groups),
)
"""All groups are of pawns."""
no_pawn: Condition[Seen] = when(
    Told("no_pawn", Text("A pawn that is no dragon’s: {pieces}."), _that(lambda group: counts_as(group) == PAWN)),
    lambda seen: all(counts_as(group) != PAWN for group in seen.groups),
)
"""No group is of pawns."""


def of_dragon(kind: int) -> Condition[Seen]:
    """Returns the condition that there is a pair or triplet of that dragon; it finds these."""

    def finds(facts: object, reading: Reading) -> Fault:
        places = tuple(at for at, group in enumerate(reading.groups) if kind in group.kinds)
        return Fault(places, figures={"wanted": Pieces(((kind,),))})

    said = Text("Neither a pair nor a triplet of {wanted}.")
    return when(
        Told("dragon", said, finds),
        lambda seen: tuple(
            [group for group in seen.groups if counts_as(group) == kind and group.shape is not Shape.SINGLE]
        ),
    )


def pairs_of(kinds: frozenset[int]) -> Condition[Seen]:
    """Returns the condition that the hand is four pairs, of exactly these kinds."""
    return every_of(
        of_form(Form.PAIRS),
        when(Told("pairs_of", _MISSING_PAIRS, _kinds_missing(kinds)), lambda seen: seen.pairs == kinds),
    )


four_winds = pairs_of(_ALL_WINDS)
"""There are pairs of all four winds."""
strongest = pairs_of(_STRONGEST)
"""There are pairs of bishop, rook, king and gold."""
dragons_and_wind: Condition[Seen] = every_of(
    of_form(Form.PAIRS),
    when(Told("pairs_of", _MISSING_PAIRS, _kinds_missing(_ALL_DRAGONS)), lambda seen: seen.pairs >= _ALL_DRAGONS),
    when(
        Told("wind_pair", Text("The other pair is no wind."), _kinds_missing(_ALL_DRAGONS | _ALL_WINDS)),
        lambda seen: seen.pairs & _ALL_WINDS,
    ),
)
"""There are pairs of the three dragons and of a wind."""
_three_dragons: Condition[Seen] = every_of(
    two_sets,
    when(
        Told("three_dragons", _MISSING_DRAGONS, _kinds_missing(_ALL_DRAGONS)),
        lambda seen: seen.pair is not None and {*seen.sets, seen.pair} == _ALL_DRAGONS,
    ),
)
big_dragons: Condition[Seen] = every_of(_three_dragons, one_of(_pair_of(KING), closed_hand))
"""The three dragons are the sets and the pair, and the pair is of kings or the hand is closed."""
little_dragons: Condition[Seen] = every_of(
    _three_dragons,
    when(Told("not_big_dragons", Text("They make the big three dragons.")), lambda seen: not big_dragons.test(seen)),
)
"""The three dragons are the sets and the pair, and not the big ones."""

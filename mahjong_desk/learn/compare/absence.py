# SPDX-License-Identifier: MIT
"""Explains why a rule system lacks a yaku, and finds its nearest relative."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import WinCase, example_case, example_cases, yaku_ids
from mahjong_desk.learn.workbench.bench import bench_from_win
from mahjong_desk.learn.workbench.ruleset_bench import bench_for_ruleset, fits_ruleset
from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily
from mahjong_desk.shapes import GroupShape
from mahjong_desk.texts import Text


class AbsenceReason(StrEnum):
    """Why a system lacks a yaku: what it does not have, or how it treats such a hand.

    ``MINIMUM``: the hand is worth too little. ``FORBIDDEN``: the win is not allowed. ``COVERED_BY_OTHERS``: other
    yaku count. ``NOTHING``: no yaku counts.
    """

    CIRCUMSTANCE = "circumstance"
    FIELD = "field"
    DORA = "dora"
    WILDCARDS = "wildcards"
    SEQUENCES = "sequences"
    SUITS = "suits"
    SETS = "sets"
    PIECES = "pieces"
    SHAPE = "shape"
    MINIMUM = "minimum"
    FORBIDDEN = "forbidden"
    COVERED_BY_OTHERS = "others"
    NOTHING = "nothing"


class Absence(NamedTuple):
    """Why a system does not have a yaku."""

    kind: AbsenceReason
    names: Text | None = None
    others: tuple[AnyYaku, ...] = ()


_L = AbsenceReason
_REFUSED = {ErrorCode.NOT_A_WIN: _L.SHAPE, ErrorCode.BELOW_MINIMUM: _L.MINIMUM}


def explain_absence(entry: YakuEntry, ruleset: Ruleset) -> Absence:
    """Returns why a rule system does not have a yaku of another one."""
    example, family = entry.yaku.example, entry.yaku.family
    source_circumstances = by_id(entry.ruleset.circumstances)
    circumstances = by_id(ruleset.circumstances)
    for situation in example.situation:
        if situation not in circumstances and situation in source_circumstances:
            return Absence(_L.CIRCUMSTANCE, source_circumstances[situation].name)
    field_ids = {field.id for field in ruleset.extra_fields_of(FieldOwner.HAND)}
    for field in entry.ruleset.extra_fields_of(FieldOwner.HAND):
        if field.id in example.extra_fields and field.id not in field_ids:
            return Absence(_L.FIELD, field.name)
    if family is YakuFamily.DORA and not ruleset.has_dora:
        return Absence(_L.DORA)
    if family is YakuFamily.WILDCARDS and ruleset.wildcard_indicator is None:
        return Absence(_L.WILDCARDS)
    if ruleset.pieces.copies_per_kind != entry.ruleset.pieces.copies_per_kind:
        return Absence(_reason_for_other_pieces(entry, ruleset))
    settled = settle_in_system(entry, ruleset)
    if isinstance(settled, Refusal) or settled is None:
        return Absence(_REFUSED.get(settled.code, _L.FORBIDDEN) if settled is not None else _L.PIECES)
    placeholders = {yaku.id for yaku in ruleset.yaku if yaku.is_placeholder}
    yaku_here = [yaku_id for yaku_id in dict.fromkeys(yaku_ids(settled)) if yaku_id not in placeholders]
    others = tuple(ruleset.yaku_by_id(yaku_id) for yaku_id in yaku_here)
    return Absence(_L.COVERED_BY_OTHERS, others=others) if others else Absence(_L.NOTHING)


def _reason_for_other_pieces(entry: YakuEntry, ruleset: Ruleset) -> AbsenceReason:
    family = entry.yaku.family
    if family is YakuFamily.SEQUENCES and not ruleset.pieces.suit_ranges:
        return _L.SEQUENCES
    if family is YakuFamily.FLUSH and not ruleset.pieces.suit_ranges:
        return _L.SUITS
    if family in {YakuFamily.TRIPLETS, YakuFamily.KANS} and ruleset.hand_size < entry.ruleset.hand_size:
        return _L.SETS
    return _L.PIECES


@cache
def settle_in_system(entry: YakuEntry, ruleset: Ruleset) -> Settlement | Refusal | None:
    """Returns how a system settles a yaku's example, or None if it does not fit."""
    case = example_case(entry.ruleset, entry.yaku)
    settled = settle_win_in_system(case, ruleset)
    if isinstance(settled, Refusal) and settled.code is ErrorCode.FORBIDDEN_WIN and not case.self_drawn:
        # A win forbidden from a discard may be allowed by self-draw.
        return settle_win_in_system(replace(case, self_drawn=True), ruleset)
    return settled


def settle_win_in_system(
    case: WinCase, ruleset: Ruleset, options: Mapping[str, OptionValue] | None = None
) -> Settlement | Refusal | None:
    """Returns the outcome of a win in another rule system.

    None if the pieces or their number do not fit. ``options`` override the system's defaults outside matches.
    """
    winner = Winner(case.winner, case.hand())
    bench = bench_from_win(case.rules, case.table, winner, self_drawn=case.self_drawn)
    bench = replace(bench, options={ruleset.id: {**ruleset.unrestricted_options, **(options or {})}})
    if not fits_ruleset(bench, ruleset) or bench.size != ruleset.hand_size + 1:
        return None
    ruleset_bench = bench_for_ruleset(bench, ruleset)
    return ruleset_bench.settle(ruleset_bench.hand, self_drawn=case.self_drawn)


class Kinship(StrEnum):
    """Why a yaku is related, the closest first.

    ``IDEA``: a form of the same idea. ``EXCLUDED``: not counted together with it. ``COUNTS_INSTEAD``: counted instead.
    ``FEW_SWAPS``: a few tiles of one group make the difference. ``COUNTED_TOGETHER``: an example of one has the other.
    ``SAME_HAND``: the example has the other yaku in this system. ``FAMILY``, ``RELATED_FAMILY``: the same or a similar family.
    """

    IDEA = "idea"
    EXCLUDED = "under"
    COUNTS_INSTEAD = "over"
    FEW_SWAPS = "away"
    COUNTED_TOGETHER = "together"
    SAME_HAND = "same_hand"
    FAMILY = "family"
    RELATED_FAMILY = "kindred"


class Relative(NamedTuple):
    """The nearest relative of a yaku."""

    yaku: AnyYaku
    kinship: Kinship
    swaps: int  # pieces to swap, 0 unless the kinship is FEW_SWAPS


_K = Kinship
_WEIGHTS: Mapping[Kinship, float] = {
    _K.IDEA: 5,
    _K.EXCLUDED: 3,
    _K.COUNTS_INSTEAD: 3,
    _K.COUNTED_TOGETHER: 1,
    _K.SAME_HAND: 2,
    _K.FAMILY: 4,
    _K.RELATED_FAMILY: 2,
}
_SWAP_WEIGHT, _MIN_SWAP_WEIGHT = 2.0, 0.5
_RANK_WEIGHT, _BOUND_WEIGHT = 3.0, 0.5
_KINDRED = (
    {YakuFamily.TRIPLETS, YakuFamily.KANS},
    {YakuFamily.PAIRS, YakuFamily.SPECIAL},
    {YakuFamily.TERMINALS, YakuFamily.SPECIAL},
    {YakuFamily.FLUSH, YakuFamily.HONOURS},
    {YakuFamily.SEQUENCES, YakuFamily.WILDCARDS},
    {YakuFamily.SITUATION, YakuFamily.WILDCARDS},
)

_FAMILY_FOR_EQUAL = {2: YakuFamily.PAIRS, 3: YakuFamily.TRIPLETS, 4: YakuFamily.KANS}
"""The family that corresponds to this many equal sequences in a system without sequences."""


@cache
def nearest_relative(entry: YakuEntry, excluded: frozenset[str] = frozenset()) -> Relative | None:
    """Returns the nearest relative of a yaku in its own system, or None."""
    yaku, swaps = entry.yaku, _one_swap_yaku(entry)
    examples = _examples(entry.ruleset)

    def kinships(other: AnyYaku) -> Iterable[Kinship]:
        if other.shares_concept(yaku):
            yield _K.IDEA
        if other.id in yaku.excludes:
            yield _K.EXCLUDED
        if yaku.id in other.excludes:
            yield _K.COUNTS_INSTEAD
        if other.id in swaps and other.family is yaku.family:
            yield _K.FEW_SWAPS
        if yaku.id in examples[other.id] or other.id in examples[yaku.id]:
            yield _K.COUNTED_TOGETHER
        yield from _family(yaku, other)

    others = [other for other in _candidates(entry.ruleset, yaku) if other.id != yaku.id and other.id not in excluded]
    return _best(entry, entry.ruleset, others, kinships, swaps)


@cache
def nearest_in_system(entry: YakuEntry, ruleset: Ruleset) -> Relative | None:
    """Returns the nearest relative of a yaku in a system without it, or None."""
    yaku_here = set(yaku_ids(settle_in_system(entry, ruleset)))
    lacks_sequences = entry.yaku.family is YakuFamily.SEQUENCES and not ruleset.pieces.suit_ranges
    equal = _equal_sequences(entry) if lacks_sequences else 0

    def kinships(other: AnyYaku) -> Iterable[Kinship]:
        if other.id in yaku_here:
            yield _K.SAME_HAND
        yield from _family(entry.yaku, other)
        if equal and (other.family is _FAMILY_FOR_EQUAL[equal] if equal > 1 else _all_differ(ruleset, other)):
            yield _K.RELATED_FAMILY

    return _best(entry, ruleset, _candidates(ruleset, entry.yaku), kinships, {})


def _equal_sequences(entry: YakuEntry) -> int:
    """Returns how many sequences of the example of a yaku are equal."""
    settled = example_case(entry.ruleset, entry.yaku).settle()
    reading = None if isinstance(settled, Refusal) else settled.wins[0].evaluation.reading
    groups = () if reading is None else reading.groups
    return max(Counter(group.kinds for group in groups if group.shape is GroupShape.SEQUENCE).values(), default=1)


def _all_differ(ruleset: Ruleset, yaku: AnyYaku) -> bool:
    """Returns whether a yaku is only about pieces and its example has no piece twice."""
    if yaku.example.situation:
        return False
    pieces = [piece for group in example_case(ruleset, yaku).groups for piece in group.pieces]
    return len(pieces) == len(set(pieces))


def _candidates(ruleset: Ruleset, yaku: AnyYaku) -> list[AnyYaku]:
    dora = yaku.family is YakuFamily.DORA
    return [other for other in ruleset.yaku if not other.is_placeholder and (other.family is YakuFamily.DORA) is dora]


def _family(yaku: AnyYaku, other: AnyYaku) -> Iterable[Kinship]:
    if yaku.family is other.family:
        yield _K.FAMILY
    elif {yaku.family, other.family} in _KINDRED:
        yield _K.RELATED_FAMILY


def _best(
    entry: YakuEntry,
    ruleset: Ruleset,
    others: Iterable[AnyYaku],
    kinships: Callable[[AnyYaku], Iterable[Kinship]],
    swaps: Mapping[str, int],
) -> Relative | None:
    """Returns the nearest of several yaku, the first of equally near ones, or None."""
    if entry.yaku.is_placeholder:
        return None
    best: Relative | None = None
    max_weight, rank, bounds = 0.0, _rank(entry.ruleset, entry.yaku), _bounds(entry.ruleset, entry.yaku)
    for other in others:
        ties = tuple(kinships(other))
        if not ties:
            continue
        weight = sum(
            _MIN_SWAP_WEIGHT + _SWAP_WEIGHT / swaps[other.id] if tie is _K.FEW_SWAPS else _WEIGHTS[tie] for tie in ties
        )
        weight += _RANK_WEIGHT * (1 - abs(rank - _rank(ruleset, other)))
        weight += _BOUND_WEIGHT * sum(
            one is another for one, another in zip(bounds, _bounds(ruleset, other), strict=True)
        )
        if weight > max_weight:
            closest = min(ties, key=list(Kinship).index)
            best = Relative(other, closest, swaps.get(other.id, 0) if closest is _K.FEW_SWAPS else 0)
            max_weight = weight
    return best


def _bounds(ruleset: Ruleset, yaku: AnyYaku) -> tuple[bool, ...]:
    """Returns which restrictions a yaku has, in a fixed order."""
    circumstances = ruleset.known_circumstances(yaku.example.situation)
    return (
        bool(circumstances),
        any(circumstance.is_declared for circumstance in circumstances),
        any(circumstance.first_turn for circumstance in circumstances),
        yaku.open_value is None,
    )


@cache
def _sorted_values(ruleset: Ruleset) -> tuple[tuple[bool, int], ...]:
    return tuple(sorted(_worth(yaku) for yaku in ruleset.yaku))


def _worth(yaku: AnyYaku) -> tuple[bool, int]:
    return yaku.is_limit, yaku.closed_value or yaku.open_value or 0


def _rank(ruleset: Ruleset, yaku: AnyYaku) -> float:
    """Returns the rank of a yaku in its system: the share that is worth less."""
    worths = _sorted_values(ruleset)
    return sum(worth < _worth(yaku) for worth in worths) / len(worths)


@cache
def _examples(ruleset: Ruleset) -> Mapping[str, frozenset[str]]:
    """Returns the ids of all yaku that count in the example of each yaku."""
    cases = zip(ruleset.yaku, example_cases(ruleset), strict=True)
    return {yaku.id: frozenset(yaku_ids(case.settle())) for yaku, case in cases}


def _one_swap_yaku(entry: YakuEntry) -> Mapping[str, int]:
    """Returns how few pieces of one group must change to gain each other yaku."""
    case = example_case(entry.ruleset, entry.yaku)
    example_yaku = yaku_ids(case.settle())
    swaps: dict[str, int] = {}
    for change, changed in variations(case, ChangeKind.GROUP):
        yaku_here = yaku_ids(changed.settle())
        if entry.yaku.id not in yaku_here:
            for yaku_id in set(yaku_here).difference(example_yaku):
                swaps[yaku_id] = min(change.size, swaps.get(yaku_id, change.size))
    return swaps

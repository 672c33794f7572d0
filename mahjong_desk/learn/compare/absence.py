# SPDX-License-Identifier: MIT
"""The example of a yaku as another rule system counts it, and why that system does not have the yaku."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.cases.win_case import WinCase, example_case, yaku_ids
from mahjong_desk.learn.workbench.from_match import bench_from_win
from mahjong_desk.learn.workbench.ruleset_bench import bench_for_ruleset, fits_ruleset
from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily
from mahjong_desk.texts import Text


class AbsenceReason(StrEnum):
    """Why a system lacks a yaku: what it does not have, or what it makes of such a hand.

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


@dataclass(frozen=True, slots=True)
class Absence:
    """Why a system does not have a yaku."""

    kind: AbsenceReason
    names: Text | None = None
    others: tuple[AnyYaku, ...] = ()


_L = AbsenceReason
_REFUSED = {ErrorCode.NOT_A_WIN: _L.SHAPE, ErrorCode.BELOW_MINIMUM: _L.MINIMUM}


def absence_of(entry: YakuEntry, ruleset: Ruleset) -> Absence:
    """Returns why a rule system does not have a yaku of another one."""
    example, family = entry.yaku.example, entry.yaku.family
    named = by_id(entry.ruleset.circumstances)
    known = by_id(ruleset.circumstances)
    for identity in example.situation:
        if identity not in known and identity in named:
            return Absence(_L.CIRCUMSTANCE, named[identity].name)
    asked = {field.id for field in ruleset.extra_fields_of(FieldOwner.HAND)}
    for field in entry.ruleset.extra_fields_of(FieldOwner.HAND):
        if field.id in example.extra_fields and field.id not in asked:
            return Absence(_L.FIELD, field.name)
    if family is YakuFamily.DORA and not ruleset.has_dora:
        return Absence(_L.DORA)
    if family is YakuFamily.WILDCARDS and ruleset.wildcard_indicator is None:
        return Absence(_L.WILDCARDS)
    if ruleset.pieces.copies_per_kind != entry.ruleset.pieces.copies_per_kind:
        return Absence(_of_other_pieces(entry, ruleset))
    settled = settle_in_system(entry, ruleset)
    if isinstance(settled, Refusal) or settled is None:
        return Absence(_REFUSED.get(settled.code, _L.FORBIDDEN) if settled is not None else _L.PIECES)
    placeholders = {yaku.id for yaku in ruleset.yaku if yaku.is_placeholder}
    brought = [one for one in dict.fromkeys(yaku_ids(settled)) if one not in placeholders]
    others = tuple(ruleset.yaku_by_id(one) for one in brought)
    return Absence(_L.COVERED_BY_OTHERS, others=others) if others else Absence(_L.NOTHING)


def _of_other_pieces(entry: YakuEntry, ruleset: Ruleset) -> AbsenceReason:
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
    """Returns the outcome of a yaku's example in another rule system; None if its pieces do not fit."""
    case = example_case(entry.ruleset, entry.yaku)
    settled = settle_win_in_system(case, ruleset)
    if isinstance(settled, Refusal) and settled.code is ErrorCode.FORBIDDEN_WIN and not case.self_drawn:
        # What may not be won from a discard may be a win all the same.
        return settle_win_in_system(replace(case, self_drawn=True), ruleset)
    return settled


def settle_win_in_system(
    case: WinCase, ruleset: Ruleset, options: Mapping[str, OptionValue] | None = None
) -> Settlement | Refusal | None:
    """Returns the settlement of a win under another rule system; None if its pieces or their number do not fit.

    Args:
        options: The options; the defaults outside matches if None.
    """
    winner = Winner(case.winner, case.hand())
    bench = bench_from_win(case.rules, case.table, winner, self_drawn=case.self_drawn)
    bench = replace(bench, options={ruleset.id: {**ruleset.unrestricted_options, **(options or {})}})
    if not fits_ruleset(bench, ruleset) or bench.size != ruleset.hand_size + 1:
        return None
    found = bench_for_ruleset(bench, ruleset)
    try:
        return found.settle(found.hand, self_drawn=case.self_drawn)
    except Refusal as refusal:
        return refusal

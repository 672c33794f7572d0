# SPDX-License-Identifier: MIT
"""The example of a yaku as another rule system counts it, and why that system does not have the yaku."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from mahjong_desk.learn.atlas.entries import Entry
from mahjong_desk.learn.cases import Case, example_case, yaku_ids
from mahjong_desk.learn.workbench.from_match import bench_of
from mahjong_desk.learn.workbench.ruleset_bench import fits, fitted
from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.extra_fields import Carrier
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import Text


class LackKind(StrEnum):
    """Why a system does not have a yaku.

    ``CIRCUMSTANCE``: it knows no such circumstance. ``FIELD``: it knows nothing of what the hand tells beside its pieces.
    ``DORA``: it has no dora. ``WILDCARDS``: it has no wildcards. ``SEQUENCES``: its pieces have no numbers. ``SUITS``: they
    have no suits. ``SETS``: a hand has fewer sets. ``PIECES``: it has other pieces. ``SHAPE``: such a hand is no winning
    shape. ``MINIMUM``: it is worth too little to win. ``FORBIDDEN``: it may not be won so. ``OTHERS``: it brings other
    yaku. ``NOTHING``: it brings nothing.
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
    OTHERS = "others"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Lack:
    """Why a system does not have a yaku."""

    kind: LackKind
    names: Text | None = None
    others: tuple[AnyYaku, ...] = ()


_L = LackKind
_REFUSED = {Code.NOT_A_WIN: _L.SHAPE, Code.BELOW_MINIMUM: _L.MINIMUM}


def lack(entry: Entry, ruleset: Ruleset) -> Lack:
    """Returns why a rule system does not have a yaku of another one."""
    example, family = entry.yaku.example, entry.yaku.family
    named = by_id(entry.ruleset.circumstances)
    known = by_id(ruleset.circumstances)
    for identity in example.situation:
        if identity not in known and identity in named:
            return Lack(_L.CIRCUMSTANCE, named[identity].names)
    asked = {field.id for field in ruleset.extra_fields_of(Carrier.HAND)}
    for field in entry.ruleset.extra_fields_of(Carrier.HAND):
        if field.id in example.extra_fields and field.id not in asked:
            return Lack(_L.FIELD, field.names)
    if family is Family.DORA and not ruleset.has_dora:
        return Lack(_L.DORA)
    if family is Family.WILDCARDS and ruleset.wild is None:
        return Lack(_L.WILDCARDS)
    if ruleset.pieces.copies != entry.ruleset.pieces.copies:
        return Lack(_of_other_pieces(entry, ruleset))
    settled = settled_elsewhere(entry, ruleset)
    if isinstance(settled, Refusal) or settled is None:
        return Lack(_REFUSED.get(settled.code, _L.FORBIDDEN) if settled is not None else _L.PIECES)
    placeholders = {yaku.id for yaku in ruleset.yaku if yaku.placeholder}
    brought = [one for one in dict.fromkeys(yaku_ids(settled)) if one not in placeholders]
    others = tuple(ruleset.yaku_by_id(one) for one in brought)
    return Lack(_L.OTHERS, others=others) if others else Lack(_L.NOTHING)


def _of_other_pieces(entry: Entry, ruleset: Ruleset) -> LackKind:
    family = entry.yaku.family
    if family is Family.SEQUENCES and not ruleset.pieces.runs:
        return _L.SEQUENCES
    if family is Family.FLUSH and not ruleset.pieces.runs:
        return _L.SUITS
    if family in {Family.TRIPLETS, Family.KANS} and ruleset.hand_size < entry.ruleset.hand_size:
        return _L.SETS
    return _L.PIECES


@cache
def settled_elsewhere(entry: Entry, ruleset: Ruleset) -> Settlement | Refusal | None:
    """Returns what another rule system makes of the example of a yaku; None where its pieces or their number do not fit."""
    case = example_case(entry.ruleset, entry.yaku)
    settled = settled_under(case, ruleset)
    if isinstance(settled, Refusal) and settled.code is Code.FORBIDDEN_WIN and not case.self_drawn:
        # What may not be won from a discard may be a win all the same.
        return settled_under(replace(case, self_drawn=True), ruleset)
    return settled


def settled_under(
    case: Case, ruleset: Ruleset, options: Mapping[str, OptionValue] | None = None
) -> Settlement | Refusal | None:
    """Returns what a rule system makes of a win under another one; None where its pieces or their number do not fit.

    Args:
        options: Its options; what stands where nothing is chosen for None.
    """
    winner = Winner(case.winner, case.hand())
    bench = bench_of(case.rules, case.table, winner, self_drawn=case.self_drawn)
    bench = replace(bench, options={ruleset.id: {**ruleset.unrestricted, **(options or {})}})
    if not fits(bench, ruleset) or bench.size != ruleset.hand_size + 1:
        return None
    found = fitted(bench, ruleset)
    try:
        return found.settled(found.hand, self_drawn=case.self_drawn)
    except Refusal as refusal:
        return refusal

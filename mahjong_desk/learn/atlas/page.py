# SPDX-License-Identifier: MIT
"""The page of one yaku: examples, a near miss, and its relations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mahjong_desk.learn.atlas.entry import Entry
from mahjong_desk.learn.atlas.examples import other_example
from mahjong_desk.learn.atlas.near_miss import near_miss
from mahjong_desk.learn.atlas.relations import excludes, implies, replaced_by
from mahjong_desk.learn.atlas.shown import NearMiss, Shown, show
from mahjong_desk.learn.atlas.walk import Walk
from mahjong_desk.learn.cases import example_case
from mahjong_desk.rules.yaku.row import AnyYaku


@dataclass(frozen=True, slots=True)
class Page:
    """All that there is to say about one yaku; every figure is worked out by the engine."""

    entry: Entry
    examples: tuple[Shown, ...]
    near_miss: NearMiss
    excludes: tuple[AnyYaku, ...]
    replaced_by: tuple[AnyYaku, ...]
    implies: tuple[AnyYaku, ...]
    alone: bool


@cache
def page(entry: Entry) -> Page:
    """Returns the page of a yaku, made once."""
    first = example_case(entry.ruleset, entry.yaku)
    walk = Walk(entry, first)
    second = other_example(entry, walk)
    return Page(
        entry,
        (show(first), show(second)),
        near_miss(entry, (first, second)),
        excludes(entry),
        replaced_by(entry),
        implies(entry, walk),
        entry.yaku.limit and entry.ruleset.limits_alone,
    )

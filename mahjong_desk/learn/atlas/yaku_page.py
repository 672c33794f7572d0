# SPDX-License-Identifier: MIT
"""The page of one yaku: examples, a near miss, and its relations."""

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.atlas.example_search import ExampleWalk, second_example
from mahjong_desk.learn.atlas.near_miss import EvaluatedHand, NearMiss, evaluate, find_near_miss
from mahjong_desk.learn.cases.win_case import example_case
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily

_TRIES, _DOUBTS = 500, 300
"""The number of ordered and random attempts to refute that a yaku always comes along."""


def excludes(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that this one replaces according to the rules."""
    if entry.yaku.family is YakuFamily.SITUATION:
        # Contradictory circumstances need no exclusion rule.
        return ()
    return _entries(entry.ruleset, entry.yaku.excludes)


def replaced_by(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that replace this one according to the rules."""
    if entry.yaku.family is YakuFamily.SITUATION:
        return ()
    return tuple(over for over in entry.ruleset.yaku if entry.yaku.id in over.excludes)


def implies(entry: YakuEntry, walk: ExampleWalk) -> tuple[AnyYaku, ...]:
    """Returns the yaku that come with this one in every win that was tried.

    Further wins are tried until each candidate is refuted or the search ends.
    """
    together = set(walk.found[0].yaku) - {entry.yaku.id}
    for win in walk.found:
        together &= set(win.yaku)
    if together:
        for win in chain(walk.neighbours(_TRIES), walk.explore(_DOUBTS)):
            together &= set(win.yaku)
            if not together:
                break
    return _entries(entry.ruleset, together)


def _entries(ruleset: Ruleset, ids: Iterable[str]) -> tuple[AnyYaku, ...]:
    wanted = set(ids)
    return tuple(entry for entry in ruleset.yaku if entry.id in wanted)


class YakuPage(NamedTuple):
    """The page of a yaku; every figure comes from the engine."""

    entry: YakuEntry
    examples: tuple[EvaluatedHand, ...]
    near_miss: NearMiss
    excludes: tuple[AnyYaku, ...]
    replaced_by: tuple[AnyYaku, ...]
    implies: tuple[AnyYaku, ...]
    excludes_non_limit: bool


@cache
def yaku_page(entry: YakuEntry) -> YakuPage:
    first = example_case(entry.ruleset, entry.yaku)
    walk = ExampleWalk(entry, first)
    second = second_example(entry, walk)
    return YakuPage(
        entry,
        (evaluate(first), evaluate(second)),
        find_near_miss(entry, (first, second)),
        excludes(entry),
        replaced_by(entry),
        implies(entry, walk),
        entry.yaku.is_limit and entry.ruleset.limits_exclude_other_yaku,
    )

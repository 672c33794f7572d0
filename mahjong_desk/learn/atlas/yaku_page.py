# SPDX-License-Identifier: MIT
"""The page of one yaku: examples, a near miss, and its relations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import chain

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.atlas.evaluated_hand import EvaluatedHand, NearMiss, evaluate
from mahjong_desk.learn.atlas.example_search import ExampleWalk, second_example
from mahjong_desk.learn.atlas.near_miss import find_near_miss
from mahjong_desk.learn.cases import example_case
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.row import AnyYaku

_TRIES, _DOUBTS = 500, 300
"""How often, in order and by chance, it is doubted that a yaku always comes along."""


def excludes(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that never count beside this one because it counts instead, as the rules declare it."""
    if entry.yaku.family is YakuFamily.SITUATION:
        # Circumstances that contradict each other need no rule to stand apart.
        return ()
    return _entries(entry.ruleset, entry.yaku.displaces)


def replaced_by(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that count instead of this one where both would hold, as the rules declare it."""
    if entry.yaku.family is YakuFamily.SITUATION:
        return ()
    return tuple(over for over in entry.ruleset.yaku if entry.yaku.id in over.displaces)


def implies(entry: YakuEntry, walk: ExampleWalk) -> tuple[AnyYaku, ...]:
    """Returns the yaku that come along with this one in every win that the engine was shown.

    While any seems to, further wins are looked for that lack it.
    """
    together = set(walk.found[0].yaku) - {entry.yaku.id}
    for win in walk.found:
        together &= set(win.yaku)
    if together:
        for win in chain(walk.around(_TRIES), walk.spread(_DOUBTS)):
            together &= set(win.yaku)
            if not together:
                break
    return _entries(entry.ruleset, together)


def _entries(ruleset: Ruleset, ids: Iterable[str]) -> tuple[AnyYaku, ...]:
    wanted = set(ids)
    return tuple(entry for entry in ruleset.yaku if entry.id in wanted)


@dataclass(frozen=True, slots=True)
class YakuPage:
    """All that there is to say about one yaku; every figure is worked out by the engine."""

    entry: YakuEntry
    examples: tuple[EvaluatedHand, ...]
    near_miss: NearMiss
    excludes: tuple[AnyYaku, ...]
    replaced_by: tuple[AnyYaku, ...]
    implies: tuple[AnyYaku, ...]
    alone: bool


@cache
def page(entry: YakuEntry) -> YakuPage:
    """Returns the page of a yaku, made once."""
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
        entry.yaku.limit and entry.ruleset.limits_alone,
    )

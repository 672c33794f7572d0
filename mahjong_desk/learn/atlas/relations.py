# SPDX-License-Identifier: MIT
"""How yaku stand to each other: which one gives way, and which one always comes along."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from mahjong_desk.learn.atlas.entry import Entry
from mahjong_desk.learn.atlas.walk import Walk
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import AnyYaku

_TRIES, _DOUBTS = 500, 300
"""How often, in order and by chance, it is doubted that a yaku always comes along."""


def excludes(entry: Entry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that never count beside this one because it counts instead, as the rules declare it."""
    if entry.yaku.family is Family.SITUATION:
        # Circumstances that contradict each other need no rule to stand apart.
        return ()
    return _entries(entry.ruleset, entry.yaku.displaces)


def replaced_by(entry: Entry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that count instead of this one where both would hold, as the rules declare it."""
    if entry.yaku.family is Family.SITUATION:
        return ()
    return tuple(over for over in entry.ruleset.yaku if entry.yaku.id in over.displaces)


def implies(entry: Entry, walk: Walk) -> tuple[AnyYaku, ...]:
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

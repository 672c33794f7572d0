# SPDX-License-Identifier: MIT
"""How a hand with a yaku can be won: drawn, from a discard, or either way, as the engine answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

from mahjong_desk.learn.atlas.entry import Entry
from mahjong_desk.learn.atlas.walk import Walk
from mahjong_desk.learn.cases import Case, ChangeKind, Part, example_case, variations, yaku_ids
from mahjong_desk.rules.model.circumstances import Way
from mahjong_desk.shapes import MeldKind

_STEPS, _MOST = 40, 40


@cache
def way_of(entry: Entry) -> Way:
    """Returns how the winning piece can come where the yaku counts."""
    found: set[bool] = set()
    for case in _tried(entry):
        found |= {
            drawn
            for drawn in (True, False)
            if drawn not in found and entry.yaku.id in yaku_ids(case.settled(self_drawn=drawn))
        }
        if len(found) > 1:
            return Way.EITHER
    return Way.DRAW if True in found else Way.DISCARD


def _tried(entry: Entry) -> Iterator[Case]:
    """Returns wins with the yaku, and such that differ from its example only in the wait or in how melds came about."""
    first = example_case(entry.ruleset, entry.yaku)
    yield first
    for _, waiting in variations(first, ChangeKind.WAIT):
        yield waiting
    yield _with_closed_kans(first)
    walk = Walk(entry, first)
    walk.go(_STEPS)
    for win in islice(walk.found, 1, _MOST):
        yield win.case


def _with_closed_kans(case: Case) -> Case:
    """Returns a case with a closed kan in the place of each meld, so that nothing is claimed."""
    kans = iter(case.rules.ruleset.meld_shapes().get(MeldKind.ANKAN, ()))
    held = {piece for part in case.parts if part.meld is None for piece in part.pieces}
    free = (pieces for pieces in kans if pieces[0] not in held)
    parts = (
        part if part.meld in (None, MeldKind.ANKAN) else Part(next(free, part.pieces), MeldKind.ANKAN)
        for part in case.parts
    )
    return replace(case, parts=tuple(parts))

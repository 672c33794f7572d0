# SPDX-License-Identifier: MIT
"""What every discard from a full hand leaves: how near it is, what it accepts, what it could be worth."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import Accepted, distances, nearest_of
from mahjong_desk.learn.workbench.fitting import fitting
from mahjong_desk.learn.workbench.under import WaitsUnder, waits_under
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import Outcome
from mahjong_desk.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Best:
    """The win that brings most from a ready hand."""

    piece: Piece
    self_drawn: bool
    outcome: Outcome
    points: int


@dataclass(frozen=True, slots=True)
class DiscardUnder:
    """What a discard leaves under one ruleset.

    Attributes:
        best: For a ready hand, the win that brings most; None where no win is allowed, or the hand is not ready.
    """

    ruleset: Ruleset
    shanten: int
    accepting: tuple[Accepted, ...]
    tiles: int
    best: Best | None


@dataclass(frozen=True, slots=True)
class Discard:
    """What a discard leaves."""

    piece: Piece
    shanten: int
    accepting: tuple[Accepted, ...]
    tiles: int
    under: tuple[DiscardUnder, ...]


def discards(bench: Bench, ruleset: Ruleset | None = None, *, values: bool = True) -> tuple[Discard, ...]:
    """Returns what each piece of a full hand leaves when it is thrown, the best first; nothing for other hands.

    Args:
        ruleset: The only ruleset to ask; every one that the pieces fit where None.
    """
    asked = [
        one for one in fitting(bench) if bench.size == one.hand_size + 1 and (ruleset is None or one.id == ruleset.id)
    ]
    found = []
    for piece in bench.pieces.sorted(set(bench.hand)):
        left = bench.without(piece)
        under = tuple(row for one in asked if (row := _under(left, one, values=values)) is not None)
        if not under:
            continue
        least = min(one.shanten for one in under)
        accepted = {one.piece: one for row in under if row.shanten == least for one in row.accepting}
        kinds = tuple(accepted[kind] for kind in sorted(accepted))
        found.append(Discard(piece, least, kinds, sum(one.left for one in kinds), under))
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.tiles)))


def _under(left: Bench, ruleset: Ruleset, *, values: bool) -> DiscardUnder | None:
    found = nearest_of(distances(left, ruleset))
    if found is None:
        return None
    best = _best_of(waits_under(left, ruleset)) if values and found.shanten == 0 else None
    return DiscardUnder(ruleset, found.shanten, found.accepting, found.tiles, best)


def _best_of(waits: WaitsUnder) -> Best | None:
    """Returns the win that brings most of all that a ready hand waits for; None where none is allowed."""
    best: Best | None = None
    for answer in waits.waits:
        for self_drawn, outcome in ((True, answer.tsumo), (False, answer.ron)):
            if outcome.deltas is not None:
                points = outcome.deltas[waits.seat]
                if best is None or points > best.points:
                    best = Best(answer.piece, self_drawn, outcome, points)
    return best

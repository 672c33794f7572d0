# SPDX-License-Identifier: MIT
"""The best exchanges of a hand that waits for its next piece: what to draw, and what to throw for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.discards import Discard, discards
from mahjong_desk.learn.workbench.distance import Accepted, distance
from mahjong_desk.learn.workbench.fitting import fits
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.registry import rulesets


@dataclass(frozen=True, slots=True)
class Draw:
    """Pieces to be drawn, of which each lets the hand become the same."""

    drawn: tuple[Accepted, ...]
    thrown: tuple[Piece, ...]
    shanten: int
    accepting: tuple[Accepted, ...]
    tiles: int

    @property
    def left(self) -> int:
        """How many pieces there are to draw."""
        return sum(one.left for one in self.drawn)


def draws(bench: Bench) -> Iterator[tuple[Draw, ...]]:
    """Returns the draws after which a hand is nearer to ready, or accepts more, the best first.

    Whenever a piece was tried, these are all that are known by then; the last answer is the whole one.
    """
    if not any(bench.size == ruleset.hand_size and fits(bench, ruleset) for ruleset in rulesets()):
        return
    now = distance(bench)
    if now is None:
        return
    held, available = bench.held(), bench.available()
    found: list[Draw] = []
    for kind, there in enumerate(available):
        left = there - held[kind]
        if left > 0:
            best = _best(replace(bench, winning_piece=kind), kind)
            if best and (best[0].shanten, -best[0].tiles) < (now.shanten, -now.tiles):
                _add(found, Accepted(kind, left), best)
            yield _sorted(found)


def _best(bench: Bench, kind: Piece) -> list[Discard]:
    """Returns the best discards that leave the same; none where the drawn piece itself is one, or the hand is won."""
    drawn = distance(bench)
    if drawn is None or drawn.shanten < 0:
        return []
    thrown = discards(bench, values=False)
    if not thrown:
        return []
    first = thrown[0]
    kinds = bench.pieces.kinds
    equal = [one for one in thrown if (one.shanten, one.accepting) == (first.shanten, first.accepting)]
    return [] if any(kinds[one.piece] == kind for one in equal) else equal


def _add(found: list[Draw], drawn: Accepted, best: list[Discard]) -> None:
    """Adds a draw, to one that leads to the same where there is one."""
    first = best[0]
    new = Draw((drawn,), tuple(one.piece for one in best), first.shanten, first.accepting, first.tiles)
    for place, other in enumerate(found):
        if replace(other, drawn=new.drawn) == new:
            found[place] = replace(other, drawn=(*other.drawn, drawn))
            return
    found.append(new)


def _sorted(found: list[Draw]) -> tuple[Draw, ...]:
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.tiles, -one.left)))

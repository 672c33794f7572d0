# SPDX-License-Identifier: MIT
"""What every discard from a full hand leaves: how near it is, what it accepts, what it could be worth."""

from typing import NamedTuple

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import UsefulPiece, distance
from mahjong_desk.learn.workbench.ruleset_bench import matching_rulesets
from mahjong_desk.learn.workbench.ruleset_outcomes import RulesetWaits, waits_in_ruleset
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.reasons import WinOutcome
from mahjong_desk.rules.ruleset import Ruleset


class BestWin(NamedTuple):
    """The most valuable win of a tenpai hand."""

    piece: Piece
    self_drawn: bool
    outcome: WinOutcome
    points: int


class DiscardInRuleset(NamedTuple):
    """What a discard leaves under one rule system; ``best`` is None if the hand is not tenpai or may not win."""

    ruleset: Ruleset
    shanten: int
    useful: tuple[UsefulPiece, ...]
    tiles: int
    best: BestWin | None


class DiscardOption(NamedTuple):
    piece: Piece
    shanten: int
    useful: tuple[UsefulPiece, ...]
    tiles: int
    under: tuple[DiscardInRuleset, ...]


def evaluate_discards(
    bench: Bench, ruleset: Ruleset | None = None, *, values: bool = True
) -> tuple[DiscardOption, ...]:
    """Returns what each discard of a full hand leaves, the best first.

    ``ruleset`` is the only rule system; None for all that fit.
    """
    asked = [
        one
        for one in matching_rulesets(bench)
        if bench.size == one.hand_size + 1 and (ruleset is None or one.id == ruleset.id)
    ]
    found = []
    for piece in bench.pieces.sorted(set(bench.hand)):
        left = bench.without(piece)
        under = tuple(row for one in asked if (row := _under(left, one, values=values)) is not None)
        if not under:
            continue
        least = min(one.shanten for one in under)
        accepted = {one.piece: one for row in under if row.shanten == least for one in row.useful}
        kinds = tuple(accepted[kind] for kind in sorted(accepted))
        found.append(DiscardOption(piece, least, kinds, sum(one.left for one in kinds), under))
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.tiles)))


def _under(left: Bench, ruleset: Ruleset, *, values: bool) -> DiscardInRuleset | None:
    found = distance(left, ruleset)
    if found is None:
        return None
    best = _best_of(waits_in_ruleset(left, ruleset)) if values and found.shanten == 0 else None
    return DiscardInRuleset(ruleset, found.shanten, found.useful, found.tiles, best)


def _best_of(waits: RulesetWaits) -> BestWin | None:
    """Returns the most valuable win, or None."""
    best: BestWin | None = None
    for answer in waits.waits:
        for self_drawn, outcome in ((True, answer.tsumo), (False, answer.ron)):
            if outcome.deltas is not None:
                points = outcome.deltas[waits.seat]
                if best is None or points > best.points:
                    best = BestWin(answer.piece, self_drawn, outcome, points)
    return best

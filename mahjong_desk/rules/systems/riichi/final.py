# SPDX-License-Identifier: MIT
"""What a match of Riichi was worth (rules/riichi.md §10)."""

from __future__ import annotations

from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.rules.model.results import (
    balance_to_total,
    placement_bonuses,
    rank_seats,
    side_results_of,
    split_evenly,
)
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.value import rounding
from mahjong_desk.rules.value.rounding import Rounding

_UNIT = 100
_THOUSAND = 1_000
_ROUNDINGS: dict[str, Rounding] = {
    "five_down": rounding.round_half_down,
    "half_up": rounding.round_half_up,
    "down": rounding.round_down,
}


def conclude(options: RiichiOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: the distance to the points to return, uma and oka, less what a chombo costs."""
    ranks = rank_seats(table.scores, shared=options.ties == "split")
    firsts = [seat for seat, rank in enumerate(ranks) if rank == 1]
    scores = list(table.scores)
    if options.leftover_deposit == "first":
        for seat, share in zip(firsts, split_evenly(table.deposit, len(firsts), _UNIT), strict=True):
            scores[seat] += share
    counted = tuple(scores)
    rounds = _ROUNDINGS.get(options.result_rounding)
    if rounds is not None:
        counted = balance_to_total([rounds(score, _THOUSAND) for score in scores], firsts[0], sum(scores))
    uma = options.uma
    oka = table.players * (options.return_points - options.start_points)
    prizes = placement_bonuses(ranks, (uma[0] + oka, *uma[1:]), _UNIT)
    results = tuple(
        score - options.return_points + prize + side
        for score, prize, side in zip(counted, prizes, side_results_of(table), strict=True)
    )
    return FinalResult(reason, tuple(scores), ranks, results, -sum(results), None)

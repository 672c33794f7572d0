# SPDX-License-Identifier: MIT
"""What a match of Riichi was worth (rules/riichi.md §10)."""

from __future__ import annotations

from mahjong_desk.rules.model.reasons import Final
from mahjong_desk.rules.model.results import evened, places, prizes_by_seat, shared_out, side_results_of
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.riichi.options import Options
from mahjong_desk.rules.value import rounding
from mahjong_desk.rules.value.rounding import Rounding

_UNIT = 100
_THOUSAND = 1_000
_ROUNDINGS: dict[str, Rounding] = {"five_down": rounding.half_down, "half_up": rounding.half_up, "down": rounding.down}


def conclude(options: Options, table: Table, reason: str) -> Final:
    """Returns the final result: the distance to the points to return, uma and oka, less what a chombo costs."""
    ranks = places(table.scores, shared=options.ties == "split")
    firsts = [seat for seat, rank in enumerate(ranks) if rank == 1]
    scores = list(table.scores)
    if options.leftover_deposit == "first":
        for seat, share in zip(firsts, shared_out(table.deposit, len(firsts), _UNIT), strict=True):
            scores[seat] += share
    counted = tuple(scores)
    rounds = _ROUNDINGS.get(options.result_rounding)
    if rounds is not None:
        counted = evened([rounds(score, _THOUSAND) for score in scores], firsts[0], sum(scores))
    uma = options.uma
    oka = table.players * (options.return_points - options.start_points)
    prizes = prizes_by_seat(ranks, (uma[0] + oka, *uma[1:]), _UNIT)
    results = tuple(
        score - options.return_points + prize + side
        for score, prize, side in zip(counted, prizes, side_results_of(table), strict=True)
    )
    return Final(reason, tuple(scores), ranks, results, -sum(results), None)

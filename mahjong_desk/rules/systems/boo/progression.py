# SPDX-License-Identifier: MIT
"""How a match of Boo mahjong goes on and ends (rules/boo.md §2, §10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.rules.checks.settling import booked
from mahjong_desk.rules.model.events import Adjust, Chombo, DeadHand, Draw, End, Event, Riichi, Win
from mahjong_desk.rules.model.reasons import Final, Settlement
from mahjong_desk.rules.model.results import side_results_of, with_side_results
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.systems.boo.options import Options
from mahjong_desk.rules.systems.boo.standing import DOUBLED, LABELS, START, YAKUMAN_WINNER, first_of, losers_of
from mahjong_desk.rules.systems.boo.value import YAKUMAN

_NEXT_ROUND = {Round.EAST: Round.SOUTH, Round.SOUTH: Round.WEST}


def first_table(players: int) -> Table:
    """Returns the table before the first hand."""
    return Table(dealer=0, round=Round.EAST, number=1, honba=0, deposit=0, scores=(START,) * players)


def advance(options: Options, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended with it or None."""
    after = with_side_results(booked(table, settlement), settlement)
    if isinstance(event, End):
        return after, "end"
    if isinstance(event, Riichi):
        return replace(after, riichi=(*table.riichi, event.player)), None
    if isinstance(event, DeadHand):
        return replace(after, dead_hands=table.dead_hands | {event.player}), None
    if isinstance(event, Adjust):
        return after, _by_scores(options, after)
    if isinstance(event, Chombo):
        return replace(after, dead_hands=frozenset(), riichi=()), _by_scores(options, after)
    if isinstance(event, Win | Draw):
        return _next_hand(options, table, after, event, settlement)
    return after, None


def _by_scores(options: Options, after: Table) -> str | None:
    """Returns the reason of the end if a player is out of points or has doubled them, or None."""
    scores = after.scores
    if options.is_bust(min(scores)):
        return "bust"
    return "doubled" if max(scores) >= DOUBLED else None


def _next_hand(
    options: Options, table: Table, after: Table, event: Win | Draw, settlement: Settlement
) -> tuple[Table, str | None]:
    if options.yakuman_ends:
        for won in settlement.wins:
            if won.evaluation.limit == YAKUMAN:
                return replace(after, extra_fields={**after.extra_fields, YAKUMAN_WINNER: won.winner}), "yakuman"
    drawn = isinstance(event, Draw)
    stays = isinstance(event, Win) and any(winner.seat == table.dealer for winner in event.wins)
    dealer = table.dealer if stays else table.after(table.dealer)
    passes_round = not stays and dealer == 0
    # Of several reasons the first counts, in this order (rules/boo.md §2).
    reason = _by_scores(options, after)
    if reason is None and table.round is Round.WEST and len(losers_of(after)) != 1:
        reason = "west_end"
    if reason is None and passes_round and table.round is not Round.EAST:
        on_to_west = options.west_round and drawn and table.round is Round.SOUTH and len(losers_of(after)) == 1
        reason = None if on_to_west else "last_hand"
    if reason is not None:
        return after, reason
    honba = table.honba + 1 if stays or (drawn and options.honba_on_draw) else 0
    prevailing = _NEXT_ROUND[table.round] if passes_round else table.round
    return replace(
        after, dealer=dealer, round=prevailing, number=dealer + 1, honba=honba, dead_hands=frozenset(), riichi=()
    ), None


def conclude(options: Options, table: Table, reason: str) -> Final:
    """Returns the final result: what the losers pay to the first player, less the fee, and what moved beside it."""
    first = first_of(table)
    results = list(side_results_of(table))
    if reason == YAKUMAN:
        losers = tuple(seat for seat in range(table.players) if seat != first)
        label = options.yakuman_bonus
        stake = options.yakuman_ends * options.maru_a_points
    else:
        losers = losers_of(table)
        label = LABELS[len(losers)]
        stake = _stakes(options)[label]
    fee = options.fee if losers else 0
    for loser in losers:
        results[loser] -= stake
    results[first] += stake * len(losers) - fee
    scores = list(table.scores)
    if options.leftover_deposit == "top":
        scores[first] += table.deposit
    order = sorted(range(table.players), key=lambda seat: (seat != first, -table.scores[seat], seat))
    ranks = tuple(order.index(seat) + 1 for seat in range(table.players))
    return Final(reason, tuple(scores), ranks, tuple(results), fee, label)


def _stakes(options: Options) -> Mapping[str, int]:
    return {
        "none": 0,
        "maru_a": options.maru_a_points,
        "maru_b": options.maru_b_points,
        "maru_c": options.maru_c_points,
    }

# SPDX-License-Identifier: MIT
"""Progress and end of a match of Boo mahjong (rules/boo.md §2, §10)."""

from collections.abc import Iterator

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import Refusal, SeatLabel, forbidden_win
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.payment.ranking import side_results, with_side_results
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.value import YAKUMAN
from mahjong_desk.texts import mark

START = 2000
"""The points at the start; a player with less at the end who is not first has lost."""
DOUBLED_START = 2 * START
"""The score that ends the match."""
YAKUMAN_WINNER = "yakuman_winner"
"""The key in ``Table.extra_fields`` of the winner of the yakuman that ended the match."""
LABELS = ("none", "maru_c", "maru_b", "maru_a")
"""The label of a final result, by the number of losers."""


def leader(table: Table) -> int:
    """Returns the seat that is first.

    That is the winner of a yakuman that ended the match, otherwise the highest score; the lower seat wins a tie.
    """
    winner = table.extra_fields.get(YAKUMAN_WINNER)
    if isinstance(winner, int):
        return winner
    return table.scores.index(max(table.scores))


def losing_seats(table: Table) -> tuple[int, ...]:
    """Returns the players below the points at the start who are not first."""
    first = leader(table)
    return tuple([seat for seat, score in enumerate(table.scores) if score < START and seat != first])


def advance(options: BooOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = with_side_results(apply_event(table, event, settlement), settlement)
    if isinstance(event, MatchEnd):
        return after, "end"
    if isinstance(event, Adjustment):
        return after, _find_score_end(options, after)
    if isinstance(event, Chombo):
        return after._replace(dead_hands=frozenset(), riichi=()), _find_score_end(options, after)
    if isinstance(event, Win | Draw):
        return _next_hand(options, table, after, event, settlement)
    return after, None


def _find_score_end(options: BooOptions, after: Table) -> str | None:
    """Returns ``bust`` or ``doubled`` if a score ends the match, otherwise None."""
    scores = after.scores
    if options.is_bust(min(scores)):
        return "bust"
    return "doubled" if max(scores) >= DOUBLED_START else None


def _next_hand(
    options: BooOptions, table: Table, after: Table, event: Win | Draw, settlement: Settlement
) -> tuple[Table, str | None]:
    if options.maru_a_multiple:
        for won in settlement.wins:
            if won.evaluation.limit == YAKUMAN:
                return after._replace(extra_fields={**after.extra_fields, YAKUMAN_WINNER: won.winner}), "yakuman"
    is_draw = isinstance(event, Draw)
    dealer_stays = isinstance(event, Win) and any(winner.seat == table.dealer for winner in event.winners)
    next_table = after if dealer_stays else after.with_deal_passed()
    passes_round = not dealer_stays and next_table.dealer == 0
    # The first reason that applies counts, in this order (rules/boo.md §2).
    reason = _find_score_end(options, after)
    if reason is None and table.round_wind is RoundWind.WEST and len(losing_seats(after)) != 1:
        reason = "west_end"
    if reason is None and passes_round and table.round_wind is not RoundWind.EAST:
        goes_on = (
            options.west_round and is_draw and table.round_wind is RoundWind.SOUTH and len(losing_seats(after)) == 1
        )
        reason = None if goes_on else "last_hand"
    if reason is not None:
        return after, reason
    honba = table.honba + 1 if dealer_stays or (is_draw and options.honba_on_draw) else 0
    return next_table._replace(honba=honba, dead_hands=frozenset(), riichi=()), None


def conclude(options: BooOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: payments of the losers, fee and side results."""
    first = leader(table)
    results = list(side_results(table))
    if reason == YAKUMAN:
        losers = tuple(seat for seat in range(table.players) if seat != first)
        label = options.yakuman_bonus
        stake = options.maru_a_multiple * options.maru_a_points
    else:
        losers = losing_seats(table)
        label = LABELS[len(losers)]
        stake = (0, options.maru_c_points, options.maru_b_points, options.maru_a_points)[len(losers)]
    fee = options.fee if losers else 0
    for loser in losers:
        results[loser] -= stake
    results[first] += stake * len(losers) - fee
    scores = list(table.scores)
    if options.leftover_deposit == "top":
        scores[first] += table.deposit
    order = sorted(range(table.players), key=lambda seat: (seat != first, -table.scores[seat], seat))
    ranks = tuple(order.index(seat) + 1 for seat in range(table.players))
    return FinalResult(reason, tuple(scores), ranks, tuple(results), fee, label)


def broken_restrictions(before: Table, after: Table, reason: str | None, winner: int) -> Iterator[Refusal]:
    """Yields a refusal for each restriction that a win breaks, in their order.

    The values of each refusal include ``scores``, the points of all players after the win.

    Args:
        reason: Why the match would end with the win; None if it would continue.
    """
    if reason is None or reason == YAKUMAN:
        return
    scores = after.scores
    losers = losing_seats(after)
    first = leader(after)
    if len(losers) == 1:
        (loser,) = losers
        fault = mark("This win would end the match with {loser} alone below {start} points, with {points}: maru-C.")
        yield _forbidden("maru_c", fault, after, loser=SeatLabel(loser), start=START, points=scores[loser])
    if before.scores[winner] < START and scores[winner] < START:
        fault = mark("This win would end the match while {winner} has only {points} points; {start} are needed.")
        yield _forbidden("must_float", fault, after, winner=SeatLabel(winner), start=START, points=scores[winner])
    if before.scores[winner] >= START and first != winner:
        yield _forbidden(
            "must_top",
            mark(
                "This win would end the match with {winner} on {points} points, behind {leader} on "
                "{most}; a winner with {start} or more must finish first."
            ),
            after,
            winner=SeatLabel(winner),
            points=scores[winner],
            leader=SeatLabel(first),
            most=scores[first],
            start=START,
        )


def _forbidden(rule: str, template: str, after: Table, **values: object) -> Refusal:
    return forbidden_win(template, path="", reason=rule, scores=after.scores, **values)

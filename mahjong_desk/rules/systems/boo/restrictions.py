# SPDX-License-Identifier: MIT
"""The wins that may not end a match (和了の制限, rules/boo.md §3)."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.rules.model.refusal import ErrorCode, Refusal, SeatLabel
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.boo.standing import START, leader, losers_of
from mahjong_desk.rules.systems.boo.value import YAKUMAN
from mahjong_desk.texts import mark


def broken_restrictions(before: Table, after: Table, reason: str | None, winner: int) -> tuple[Refusal, ...]:
    """Returns the restrictions that a win breaks, in their order, each as the refusal of that win.

    The values of a refusal hold the ranks after the win, and in ``scores`` the points of all players.

    Args:
        reason: Why the match would end with it; None if it would go on.
    """
    if reason is None or reason == YAKUMAN:
        return ()
    return tuple(_broken(before, after, winner))


def _broken(before: Table, after: Table, winner: int) -> Iterator[Refusal]:
    scores = after.scores
    losers = losers_of(after)
    first = leader(after)
    if len(losers) == 1:
        yield _forbidden(
            "maru_c",
            mark("This win would end the match with {loser} alone below {start} points, with {points}: maru-C."),
            after,
            loser=SeatLabel(losers[0]),
            start=START,
            points=scores[losers[0]],
        )
    if before.scores[winner] < START and scores[winner] < START:
        yield _forbidden(
            "must_float",
            mark("This win would end the match while {winner} has only {points} points; {start} are needed."),
            after,
            winner=SeatLabel(winner),
            start=START,
            points=scores[winner],
        )
    if before.scores[winner] >= START and first != winner:
        yield _forbidden(
            "must_top",
            mark(
                "This win would end the match with {winner} at {points} points,"
                " behind {leader} with {most}; a player with {start} or more must become first."
            ),
            after,
            winner=SeatLabel(winner),
            points=scores[winner],
            leader=SeatLabel(first),
            most=scores[first],
            start=START,
        )


def _forbidden(rule: str, template: str, after: Table, **values: object) -> Refusal:
    return Refusal(ErrorCode.FORBIDDEN_WIN, template, path="", reason=rule, scores=after.scores, **values)

# SPDX-License-Identifier: MIT
"""The yaku with which somebody of the club has won."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.match import Replay
from mahjong_desk.rules.events import Win


def won_yaku(matches: Iterable[Replay]) -> frozenset[tuple[str, str]]:
    """Returns the ids of ruleset and yaku of everything that was won with; a typed value names none."""
    return frozenset(
        (played.match.rules.ruleset.id, item.id)
        for played in matches
        for row in played.rows
        if isinstance(row.event, Win)
        for won in row.settlement.wins
        for item in won.evaluation.yaku
    )

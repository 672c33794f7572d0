# SPDX-License-Identifier: MIT
"""What the table place asks of the rules."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.table.outlook import PlayerRank, counts_from_start, next_hand_outcomes, ranks

RULES = get_ruleset("arushiaru").bind({})


def test_the_order_of_the_players_with_their_gaps() -> None:
    table = replace(RULES.opening_table(), scores=(3000, 4200, 3000, 1800))
    assert ranks(table) == (
        PlayerRank(1, 4200, None, 1200),
        PlayerRank(0, 3000, 1, 1200),
        PlayerRank(2, 3000, 0, 0),
        PlayerRank(3, 1800, 2, 1200),
    )


def test_this_ruleset_counts_from_the_start() -> None:
    assert counts_from_start(RULES, 4)
    only_ranks = replace(
        RULES, conclude=lambda table, reason: RULES.conclude(table, reason)._replace(results=(2, 1, -1, -2))
    )
    assert not counts_from_start(only_ranks, 4)


def test_where_the_next_hand_leads() -> None:
    table = RULES.opening_table()
    by_cause = {
        outlook.cause: (outlook.after.hand_number, outlook.ended) for outlook in next_hand_outcomes(RULES, table)
    }
    assert by_cause == {"dealer": (1, None), "player": (2, None), "draw": (2, None)}


def test_the_last_hand_says_that_the_match_would_end() -> None:
    table = replace(RULES.opening_table(), round_wind=RoundWind.NORTH, hand_number=4, dealer=3)
    by_cause = {outlook.cause: outlook.ended for outlook in next_hand_outcomes(RULES, table)}
    assert by_cause == {"dealer": None, "player": "last_hand", "draw": "last_hand"}

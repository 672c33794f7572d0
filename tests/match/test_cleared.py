# SPDX-License-Identifier: MIT
"""Penalty tiles that left a hand although nobody entered it."""

from __future__ import annotations

from mahjong_desk.match.cleared import forgotten
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile, Win, Winner
from mahjong_desk.rules.systems.wsom import RULESET


def test_a_typed_win_clears_no_penalty_tile() -> None:
    rules = RULESET.compose(RULESET.with_options({}).options)
    table = rules.start()
    tile = PenaltyTile(player=1, tile=0, state=PenaltyState.LIVE)
    table, _ended = rules.advance(table, tile, rules.settle(table, tile))
    assert [player for player, _piece, _dead in rules.lying(table)] == [1]
    assert forgotten(rules, table, Win(discarder=0, wins=(Winner(1, value={"points": 70}),))) == ()

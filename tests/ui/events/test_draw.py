# SPDX-License-Identifier: MIT
"""What a draw is asked for, as the rules say."""

from __future__ import annotations

import pytest

from mahjong_desk.match import Match, replay
from mahjong_desk.rules.registry import rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.events.draw import tenpai_matters


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)
def test_nobody_is_asked_who_was_ready_where_it_moves_nothing(ruleset: Ruleset) -> None:
    match = Match(ruleset.with_options({}), {}, ("A", "B", "C", "D")[: ruleset.players[0]])
    # Noten payments are known to Shogi mahjong alone.
    table = replay(match).table
    asked = any(tenpai_matters(match.rules, table, kind) for kind in match.rules.draw_kinds)
    assert asked is (ruleset.id == "shogi")

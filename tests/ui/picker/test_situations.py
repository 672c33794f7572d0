# SPDX-License-Identifier: MIT
"""The places of circumstances: no two of one place are possible for the same win."""

from __future__ import annotations

from itertools import combinations

import pytest

from mahjong_desk.rules.model.circumstances import EligibleWinner
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.picker.situations import assign_places


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_a_place_has_one_possible_circumstance(ruleset: Ruleset) -> None:
    places = assign_places(ruleset.circumstances)
    assert sorted(name for place in places for name in place) == sorted(one.id for one in ruleset.circumstances)
    assert len(places) <= 6
    for place in places:
        for one, other in combinations(ruleset.known_circumstances(place), 2):
            winners = {one.eligible_winner, other.eligible_winner}
            apart = winners == {EligibleWinner.DEALER, EligibleWinner.NON_DEALER}
            assert one.needs_other_win_method(other) or apart


def test_riichi_has_two_rows_of_three() -> None:
    ruleset = next(ruleset for ruleset in all_rulesets() if ruleset.id == "riichi")
    assert assign_places(ruleset.circumstances) == (
        ("riichi",),
        ("double_riichi",),
        ("ippatsu",),
        ("haitei", "houtei"),
        ("rinshan", "renhou"),
        ("chankan", "tenhou", "chiihou"),
    )

# SPDX-License-Identifier: MIT
"""The circumstances: no two of one place are possible for the same win, and what one would add is a hint."""

from __future__ import annotations

from itertools import combinations

import pytest

from mahjong_desk.rules.model.circumstances import EligibleWinner
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.picker.situations import assign_places
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, view_of


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


@pytest.mark.parametrize("size", [(1180, 640), (1366, 768)])
def test_what_riichi_and_ippatsu_would_bring_is_shown(guest: User, size: tuple[int, int]) -> None:
    guest.window.resize(*size)
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.window.show_screen("picker")
    guest.enter("w2134m678p789p55s678s5m")
    melds = view_of(guest).melds
    assert melds.sentence.text() == "With Riichi: +3,000"
    riichi, ippatsu = melds.situations.chip("riichi"), melds.situations.chip("ippatsu")
    assert riichi.toolTip() == "With Riichi: +3,000"
    guest.click(riichi)
    assert melds.sentence.text().startswith("With Ippatsu: ")
    assert not riichi.toolTip()
    guest.click(ippatsu)
    assert melds.sentence.text() == "The hand is complete"
    assert not ippatsu.toolTip()

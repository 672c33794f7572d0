# SPDX-License-Identifier: MIT
"""The hint of what a circumstance that nobody has said would make of the hand."""

from __future__ import annotations

from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, view_of


def test_what_riichi_and_ippatsu_would_bring_is_shown(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.window.show_screen("picker")
    guest.enter("w2134m678p789p55s678s5m")
    melds = view_of(guest).melds
    assert melds.reasons.full_text.startswith("With riichi it would be ")
    riichi, ippatsu = melds.situations.chip("riichi"), melds.situations.chip("ippatsu")
    assert riichi.toolTip().startswith("With riichi it would be ")
    guest.click(riichi)
    assert melds.reasons.full_text.startswith("With ippatsu it would be ")
    assert not riichi.toolTip()
    guest.click(ippatsu)
    assert "it would be" not in melds.reasons.full_text
    assert not ippatsu.toolTip()


def test_it_stands_below_the_pieces_in_the_least_window(guest: User) -> None:
    guest.window.resize(1280, 720)
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.window.show_screen("picker")
    guest.enter("w2134m678p789p55s678s5m")
    reasons = view_of(guest).melds.reasons
    assert reasons.isVisible()
    assert reasons.text().startswith("With riichi it would be ")
    assert reasons.width() == view_of(guest).palette_tiles.width()

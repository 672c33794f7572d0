# SPDX-License-Identifier: MIT
"""The hint of what a circumstance that nobody has said would make of the hand."""

from __future__ import annotations

import pytest

from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, view_of


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

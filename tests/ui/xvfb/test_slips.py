# SPDX-License-Identifier: MIT
"""A hand that slips, in the real window: double clicks, keys held for two seconds, Enter pressed thrice."""

import time

import pytest
from PySide6.QtWidgets import QWidget

from tests.ui.player import NAMES
from tests.ui.rulesets.playing import begin_match, view_of
from tests.ui.xvfb.real_window import RealUser, entries
from tests.ui.xvfb.x_server import poll

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "Keyboard event not accepted", extend=True)

A_MOMENT = 1.0


class Slipping:
    """Does to the real window what the twin never hears of, and counts what was recorded."""

    def __init__(self, player: RealUser) -> None:
        self.player = player
        begin_match(player, "arushiaru", NAMES)
        time.sleep(A_MOMENT)

    def written(self) -> int:
        """Returns how many entries the match has once all presses have been heard."""
        count, since = entries(self.player.folder) or 0, time.monotonic()
        while time.monotonic() < since + A_MOMENT:
            time.sleep(0.1)
            if (now := entries(self.player.folder) or 0) != count:
                count, since = now, time.monotonic()
        return count

    def click_twice(self, widget: QWidget) -> None:
        at = self.player.place.topLeft() + widget.mapTo(self.player.window, widget.rect().center())
        self.player.do("mousemove", str(at.x()), str(at.y()), "click", "--repeat", "2", "--delay", "150", "1")

    def hold(self, key: str) -> None:
        self.player.do("keydown", key)
        time.sleep(2)
        self.player.do("keyup", key)


def test_nothing_is_recorded_but_what_was_meant(player: RealUser) -> None:
    slipping = Slipping(player)
    row = player.window.screen_widget("table").action_row
    slipping.click_twice(row.buttons["draw"])
    assert slipping.written() == 2
    slipping.hold("d")
    assert slipping.written() == 3
    slipping.hold("ctrl+z")
    assert slipping.written() == 4
    slipping.hold("ctrl+z")
    assert slipping.written() == 5
    player.save_screenshot("after_undo")
    player.enter("w24123m456p789s22m45s6s")
    record = view_of(player).result.foot.record
    poll("a hand that can be recorded", record.isEnabled)
    time.sleep(A_MOMENT)
    player.save_screenshot("hand")
    slipping.click_twice(record)
    assert slipping.written() == 6
    player.save_screenshot("recorded")
    player.do("key", "--delay", "200", "--repeat", "3", "Return")
    assert slipping.written() == 6
    # Another key, and one that is pressed again once it was seen, count at once.
    player.do("key", "Escape")
    player.do("key", "--delay", "900", "d", "d")
    assert slipping.written() == 8

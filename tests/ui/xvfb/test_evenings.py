# SPDX-License-Identifier: MIT
"""An evening of every rule system in the real window, by mouse and by keys, and a hand that slips."""

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.desk import Desk
from tests.scope import is_thorough
from tests.ui.player import NAMES
from tests.ui.rulesets.playing import begin_match, view_of
from tests.ui.xvfb.by_keys import KeyboardRunner
from tests.ui.xvfb.by_mouse import MouseRunner
from tests.ui.xvfb.evenings import EVENINGS
from tests.ui.xvfb.real_window import RealUser, WindowSetup, entries
from tests.ui.xvfb.script import Script
from tests.ui.xvfb.ways import ScriptRunner
from tests.ui.xvfb.x_server import poll

# Without a screen a menu can neither be raised nor hold the keyboard; a key that closes it finds nobody to take it.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "Keyboard event not accepted", extend=True)

WAYS: dict[str, type[ScriptRunner]] = {"clicks": MouseRunner, "keys": KeyboardRunner}


def left_behind(player: RealUser, evening: Sequence[Script]) -> None:
    player.quit()
    assert "Traceback" not in player.terminal_output()
    desk = Desk()
    desk.open(player.folder)
    try:
        assert desk.ledger.check().is_sound
        records = desk.ledger.matches()
        assert len({record.session_id for record in records}) == 1
        for record, script in zip(records, evening, strict=True):
            assert desk.continue_match(record.id)
            assert desk.names() == NAMES
            assert tuple(replace(event, at=None) for event in desk.match.events) == script.read(script.events())
            values = script.replayed()
            assert [list(row.settlement.deltas) for row in desk.replay.rows] == [
                row["deltas"] for row in values["hands"]
            ]
            assert list(desk.replay.final.results) == values["final"]["results"]
            assert desk.replay.final.end_label == values["final"]["label"]
    finally:
        desk.close()


def play(player: RealUser, evening: Sequence[Script], by: str) -> None:
    way = WAYS[by](player)
    for script in evening:
        way.play(script, first=script is evening[0])
        way.sees_the_result()
    left_behind(player, evening)


ALWAYS = {("boo", "clicks")}
"""The first match of it is played in every check; a whole match of each system is played without a screen besides."""


@pytest.mark.parametrize(
    ("system", "by"),
    [
        pytest.param(*played, marks=() if played in ALWAYS else (pytest.mark.slow,), id="-".join(played))
        for played in product(EVENINGS, WAYS)
    ],
)
def test_an_evening(player: RealUser, system: str, by: str) -> None:
    evening = EVENINGS[system] if is_thorough() else EVENINGS[system][:1]
    play(player, evening, by)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "by", "look"),
    [
        ("boo", "keys", WindowSetup("ja", "dark")),
        ("mcr", "clicks", WindowSetup("zh", "light", QSize(1180, 640))),
        ("mcr", "keys", WindowSetup("ja", "dark")),
    ],
)
def test_an_evening_that_looks_otherwise(player: RealUser, system: str, by: str, look: WindowSetup) -> None:
    play(player, EVENINGS[system], by)


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

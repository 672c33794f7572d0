# SPDX-License-Identifier: MIT
"""Evenings in the real window, by mouse and by keys, and accidental presses."""

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
from tests.ui.xvfb.evenings import EVENINGS
from tests.ui.xvfb.keyboard_runner import KeyboardRunner
from tests.ui.xvfb.mouse_runner import MouseRunner
from tests.ui.xvfb.real_window import RealUser, WindowSetup, entries
from tests.ui.xvfb.script import Script
from tests.ui.xvfb.script_runner import ScriptRunner
from tests.ui.xvfb.x_server import poll

# Without a screen, a menu cannot be raised or take the keyboard, so a key that closes it has no receiver.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "Keyboard event not accepted", extend=True)

RUNNERS: dict[str, type[ScriptRunner]] = {"clicks": MouseRunner, "keys": KeyboardRunner}


def check_ledger(player: RealUser, evening: Sequence[Script]) -> None:
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
    runner = RUNNERS[by](player)
    for script in evening:
        runner.play(script, first=script is evening[0])
        runner.check_result()
    check_ledger(player, evening)


ALWAYS = {("boo", "clicks")}
"""Its first match is played in every run; other tests play a match of each system without a screen."""


@pytest.mark.parametrize(
    ("system", "by"),
    [
        pytest.param(*played, marks=() if played in ALWAYS else (pytest.mark.slow,), id="-".join(played))
        for played in product(EVENINGS, RUNNERS)
    ],
)
def test_an_evening_is_recorded_as_scripted(player: RealUser, system: str, by: str) -> None:
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
def test_evening_is_recorded_with_another_look(player: RealUser, system: str, by: str, look: WindowSetup) -> None:
    play(player, EVENINGS[system], by)


A_MOMENT = 1.0


class AccidentalInput:
    """Input that reaches only the real window, and the entries that it records."""

    def __init__(self, player: RealUser) -> None:
        self.player = player
        begin_match(player, "arushiaru", NAMES)
        time.sleep(A_MOMENT)

    def entry_count(self) -> int:
        """Returns how many entries the match has once all presses have been handled."""
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


def test_accidental_presses_record_nothing(player: RealUser) -> None:
    accidental = AccidentalInput(player)
    row = player.window.screen_widget("table").action_row
    accidental.click_twice(row.buttons["draw"])
    assert accidental.entry_count() == 2
    accidental.hold("d")
    assert accidental.entry_count() == 3
    accidental.hold("ctrl+z")
    assert accidental.entry_count() == 4
    accidental.hold("ctrl+z")
    assert accidental.entry_count() == 5
    player.save_screenshot("after_undo")
    player.enter("w24123m456p789s22m45s6s")
    record = view_of(player).result.foot.record
    poll("a hand that can be recorded", record.isEnabled)
    time.sleep(A_MOMENT)
    player.save_screenshot("hand")
    accidental.click_twice(record)
    assert accidental.entry_count() == 6
    player.save_screenshot("recorded")
    player.do("key", "--delay", "200", "--repeat", "3", "Return")
    assert accidental.entry_count() == 6
    # Another key counts at once, and so does a key repeated after its effect was visible.
    player.do("key", "Escape")
    player.do("key", "--delay", "900", "d", "d")
    assert accidental.entry_count() == 8

# SPDX-License-Identifier: MIT
"""An evening of every rule system in the real window: by mouse at remembered places, then by keys alone."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QSize

from mahjong_desk.ui.desk import Desk
from tests.scope import is_thorough
from tests.ui.player import NAMES
from tests.ui.xvfb.by_keys import KeyboardRunner
from tests.ui.xvfb.by_mouse import MouseRunner
from tests.ui.xvfb.evenings import EVENINGS
from tests.ui.xvfb.real_window import RealUser, WindowSetup
from tests.ui.xvfb.script import Script
from tests.ui.xvfb.ways import ScriptRunner

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

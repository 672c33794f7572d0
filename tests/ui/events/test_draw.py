# SPDX-License-Identifier: MIT
"""What a draw is asked for, as the rules say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import DeadHand, Draw
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.events.draw_form import DrawForm, tenpai_matters
from mahjong_desk.ui.table.sheets import draw_sheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.events.forms import form_of


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_nobody_is_asked_who_was_ready_where_it_moves_nothing(ruleset: Ruleset) -> None:
    match = Match(ruleset.bind({}), {}, ("A", "B", "C", "D")[: ruleset.players[0]])
    # Noten payments are known to these alone.
    table = replay(match).table
    asked = any(tenpai_matters(match.rules, table, kind) for kind in match.rules.draw_kinds)
    assert asked is (ruleset.id in ("shogi", "riichi"))


def test_who_is_ready_is_touched_where_they_sit(shared_window: MainWindow) -> None:
    assert shared_window.desk.start_match("shogi", {}, ("Aoi", "Ben", "Chie"), "Thursday")
    assert shared_window.desk.record_event(DeadHand(player=2))
    shared_window.open_sheet(draw_sheet("exhaustive", shared_window.desk, shared_window.sheet_host))
    form = form_of(shared_window, DrawForm)
    arrows = form.arrows
    for seat in (1, 0, 1):
        QTest.mouseClick(arrows, Qt.MouseButton.LeftButton, pos=arrows.plate_box(seat).center().toPoint())
    assert form.event_now() == Draw(tenpai=(0,))
    QTest.mouseClick(arrows, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert form.event_now() == Draw(tenpai=(0,))


def test_a_seat_is_only_touched_where_it_says_something(shared_window: MainWindow) -> None:
    assert shared_window.desk.start_match("boo", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    shared_window.open_sheet(draw_sheet("kyuushu_kyuuhai", shared_window.desk, shared_window.sheet_host))
    form = form_of(shared_window, DrawForm)
    arrows = form.arrows
    QTest.mouseClick(arrows, Qt.MouseButton.LeftButton, pos=arrows.plate_box(1).center().toPoint())
    assert form.event_now() == Draw(kind="kyuushu_kyuuhai")

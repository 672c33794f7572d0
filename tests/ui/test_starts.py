# SPDX-License-Identifier: MIT
"""A match starts with the points that its rules give that number of players, wherever they are shown."""

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.report.output import match_of_desk
from mahjong_desk.ui.report.reports import match_report
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.table.hand_strip import HandStrip
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget, show_widget

TABLES = [(ruleset, players) for ruleset in all_rulesets() for players in ruleset.players]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0].id}-{table[1]}")
def desk(request: pytest.FixtureRequest, desk: Desk) -> Desk:
    ruleset, players = request.param
    assert desk.start_match(ruleset.id, {}, NAMES[:players], "Thursday")
    assert desk.record_event(Adjustment(deltas=(-10, 10, *[0] * (players - 2))))
    return desk


def test_table_shows_changes_from_the_starting_points(desk: Desk, qtbot: QtBot) -> None:
    felt, strip = add_widget(qtbot, FeltTable()), add_widget(qtbot, HandStrip())
    felt.show_replay(desk.replay)
    strip.show_replay(desk.replay)
    players = len(desk.names())
    (start,) = set(desk.match.rules.first_table(players).scores)
    assert [plate.face.score for plate in felt.plates][:2] == [format_number(start - 10), format_number(start + 10)]
    assert all(format_change(10) in plate.face.standing for plate in felt.plates[1:2] if plate.face.standing)
    assert strip.seal == f"{format_number(start * players)} held by players"


def test_result_and_report_show_changes_from_the_start(desk: Desk, qtbot: QtBot) -> None:
    desk.record_event(MatchEnd())
    window = show_widget(qtbot, FakeWindow())
    sheet = ResultSheet(desk, window)
    sheet.open()
    shown = [text.text() for text in sheet.findChildren(Label)]
    assert shown.count("10 above start") == shown.count("10 below start") == 1
    assert shown.count("at start") == len(desk.names()) - 2
    report = match_report(match_of_desk(desk))
    origins = {place.name: place.origin for place in report.places}
    assert origins["Aoi"].startswith("10 below start")
    assert origins["Ben"].startswith("10 above start")

# SPDX-License-Identifier: MIT
"""A whole match, from the names to the result, with nothing but the window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import write_match
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.ui.player import User

ROOT = Path(__file__).parents[2]
CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Aoi", "Ben", "Chie", "Dai")


def begin(player: User) -> None:
    player.press(Qt.Key.Key_N, CONTROL)
    sheet = player.window.sheet
    assert isinstance(sheet, NewMatchSheet)
    for name in NAMES:
        player.enter(name)
        player.press(Qt.Key.Key_Tab)
    player.click(sheet.start_button)
    assert player.desk.names() == NAMES


def chombo_by(player: User, name: str) -> None:
    player.enter("c")
    player.click(player.button(name))
    player.click(player.button("Record"))


def rows(player: User) -> list[tuple[int, ...]]:
    assert player.desk.replay is not None
    return [row.settlement.deltas for row in player.desk.replay.rows]


def test_a_whole_match(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin(player)

    player.enter("w34456m33p67p789p123s8p\n")  # Chie from Dai
    assert rows(player) == [(0, 0, 240, -240)]
    player.enter("w12" + "234m678p55s444z79s8s\n")  # Aoi from Ben
    assert rows(player)[-1] == (320, -320, 0, 0)

    player.enter("w20" + "123m456p789s22m45s6s\n")  # Ben draws
    assert rows(player)[-1] == (-60, 240, -120, -60)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert len(rows(player)) == 2

    player.enter("d")
    assert rows(player)[-1] == (0, 0, 0, 0)
    chombo_by(player, "Aoi")  # a child: the hand is played again
    assert rows(player)[-1] == (-1000, 250, 250, 500)
    chombo_by(player, "Dai")  # the dealer: the deal passes
    assert rows(player)[-1] == (500, 500, 500, -1500)

    player.enter("w20" + "23m99p[555z1][666z3][777z4]1m")
    view = player.window.screen_widget("picker").view
    assert view is not None
    pao = view.result.pao
    player.click(player.button("Yes, Dai pays", pao))
    player.enter("\n")
    assert rows(player)[-1] == (0, 2000, 0, -2000)

    # The second hand was not from Ben: Dai had given it.
    player.window.picker.edit_row(player.desk.row_ids[1])
    player.enter("f4\n")
    assert rows(player)[1] == (320, -320, 0, 0)  # not before it is confirmed
    player.click(player.button("Correct this hand"))
    assert rows(player)[1] == (320, 0, 0, -320)

    player.window.show_screen("table")
    while player.desk.replay is not None and player.desk.replay.final is None:
        player.enter("d")
    assert player.desk.replay is not None
    final = player.desk.replay.final
    assert final is not None
    assert final.scores == (2820, 5750, 3990, -560)

    assert player.desk.match is not None
    exported = json.dumps(write_match(player.desk.match))
    answer = subprocess.run(
        [sys.executable, "-m", "mahjong_desk", "replay", "-"],
        input=exported, capture_output=True, encoding="utf-8", cwd=ROOT, check=True,
    )  # fmt: skip
    value = json.loads(answer.stdout)
    assert value["final"] == {
        "reason": final.end_reason,
        "scores": list(final.scores),
        "ranks": list(final.ranks),
        "results": list(final.results),
        "house": 0,
        "label": None,
    }
    assert [tuple(row["deltas"]) for row in value["hands"]] == rows(player)
    sheet = player.window.sheet
    assert sheet is not None
    shown = [label for label in player.texts(sheet) if label]
    for score, result in zip(final.scores, final.results, strict=True):
        assert format_number(score) in shown
        assert format_change(result) in shown


def test_the_match_goes_on_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    player = User(qtbot, folder)
    begin(player)
    player.enter("w34456m33p67p789p123s8p\n")
    player.window.close()
    player.desk.close()

    again = User(qtbot, folder)
    assert again.window.sheet is None
    assert rows(again) == [(0, 0, 240, -240)]
    again.press(Qt.Key.Key_Z, CONTROL)
    assert rows(again) == []
    again.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert rows(again) == [(0, 0, 240, -240)]

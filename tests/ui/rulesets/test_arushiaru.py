# SPDX-License-Identifier: MIT
"""Ar-Shi-Ar at the table: a whole match, from the names to the result, with nothing but the window."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.player import User
from tests.ui.rulesets.playing import (
    CONTROL,
    assert_matches_replay,
    begin_match,
    final,
    read_result_sheet,
    record_event,
    rows,
    undo_and_redo,
    view_of,
)


def test_a_whole_match(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "arushiaru")
    player.enter("w34456m33p67p789p123s8p\n")  # Chie from Dai
    assert rows(player) == [(0, 0, 240, -240)]
    player.enter("w12" + "234m678p55s444z79s8s\n")  # Aoi from Ben
    assert rows(player)[-1] == (320, -320, 0, 0)
    player.enter("w20" + "123m456p789s22m45s6s\n")  # Ben draws
    assert rows(player)[-1] == (-60, 240, -120, -60)
    undo_and_redo(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("d")
    assert rows(player)[-1] == (0, 0, 0, 0)
    record_event(player, "c", "Aoi")  # a child: the hand is played again
    assert rows(player)[-1] == (-1000, 250, 250, 500)
    record_event(player, "c", "Dai")  # the dealer: the deal passes
    assert rows(player)[-1] == (500, 500, 500, -1500)
    player.enter("w20" + "23m99p[555z1][666z3][777z4]1m")
    player.click(player.button("Yes, Dai pays", view_of(player).result.pao))
    player.enter("\n")
    assert rows(player)[-1] == (0, 2000, 0, -2000)

    # The second hand was not from Ben: Dai had given it.
    player.window.picker.edit_row(player.desk.row_ids[1])
    player.enter("f4\n")
    assert rows(player)[1] == (320, -320, 0, 0), "not before it is confirmed"
    player.click(player.button("Correct this hand"))
    assert rows(player)[1] == (320, 0, 0, -320)

    player.window.show_screen("table")
    while player.stored.replay.final is None:
        player.enter("d")
    assert_matches_replay(player)
    assert final(player).scores == (2820, 5750, 3990, -560)
    read_result_sheet(player)

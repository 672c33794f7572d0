# SPDX-License-Identifier: MIT
"""Shogi Mahjong at the table: matches of three and of two, with nothing but the window."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.indicators import DORA
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.table.felt_table import FeltTable
from tests.ui.player import User
from tests.ui.rulesets.playing import (
    assert_matches_replay,
    begin_match,
    declare,
    explanation,
    final,
    read_result_sheet,
    record_event,
    rows,
    scores,
    shown,
    sit_down,
    table,
    tile,
    turn_up_indicator,
    undo_and_redo,
    view_of,
)


def felt_of(player: User) -> FeltTable:
    felt = player.window.screen_widget("table").felt
    assert isinstance(felt, FeltTable)
    return felt


def test_a_whole_match_of_three(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "shogi", ("Aoi", "Ben", "Chie"))
    assert len(felt_of(player).plates) == 3
    assert "Deal 1" in shown(felt_of(player))

    declare(player, "Aoi")
    assert rows(player)[-1] == (-2, 0, 0)
    undo_and_redo(player)
    player.enter("w10" + "pppppplL\n")  # riichi 2, self-draw 1
    assert rows(player)[-1] == (10 + 2, -5, -5)
    assert (table(player).dealer, table(player).honba) == (0, 1)
    undo_and_redo(player)

    # Whoever declared riichi is ready; the others say whether they are.
    declare(player, "Ben")
    record_event(player, "d", "Aoi")
    assert rows(player)[-1] == (5, 5, -10)
    undo_and_redo(player)

    # A dragon and a pawn are called in one gesture; the pawn counts as the dragon.
    player.enter("w31")
    turn_up_indicator(player, DORA, "G")
    view = view_of(player)
    player.click(view.melds.kinds[MeldKind.PON])
    player.click(tile(view.palette_tiles, "B"))
    assert view.line.accessibleDescription().startswith("[PBB from Ben]")
    player.enter("lll" + "g" + "g\n")
    # Toitoi 1, bishop 1, no pawns left 1, three dora: six han and two points more, three honba, the stick of Ben.
    assert rows(player)[-1] == (-8 - 3, 0, 8 + 3 + 2)
    assert (table(player).dealer, table(player).hand_number, table(player).honba) == (2, 2, 0)
    undo_and_redo(player)
    player.window.show_screen("table")
    assert "Deal 2" in shown(felt_of(player))

    record_event(player, "c", "Ben")
    assert rows(player)[-1] == (15, -30, 15)
    undo_and_redo(player)

    player.enter("w32" + "kkrrppbb\n")
    assert rows(player)[-1] == (0, -60, 60)
    assert_matches_replay(player)
    assert final(player).end_reason == "bust"
    assert sum(final(player).results) == 0
    assert "Chie" in read_result_sheet(player)


def test_a_match_of_two(guest: User) -> None:
    player = guest
    sit_down(player, "shogi", ("Aoi", "Ben"))
    assert len(felt_of(player).plates) == 2

    # Won on a pawn without a yaku of middle size.
    declare(player, "Ben")
    player.enter("w21")
    player.paste("pppplllp")
    assert "pawn" in explanation(player)
    player.enter("\n")
    player.click(view_of(player).clear)
    player.paste("ppppplll")
    player.enter("\n")
    assert rows(player)[-1] == (-4, 4 + 2)
    assert_matches_replay(player)
    record_event(player, "d", "Aoi")
    assert rows(player)[-1] == (5, -5)
    assert (table(player).dealer, table(player).honba) == (1, 2)
    record_event(player, "c", "Ben")
    assert rows(player)[-1] == (15, -15)
    player.enter("w12")
    player.paste("llnnssgg")
    player.enter("\n")
    assert_matches_replay(player)
    assert final(player).end_reason == "bust"
    assert scores(player)[1] < 0
    read_result_sheet(player)

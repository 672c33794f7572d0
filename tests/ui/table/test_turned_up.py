# SPDX-License-Identifier: MIT
"""What is turned up once a deal: set on the felt by mouse or key, it goes into every hand of the deal, and no further."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.indicators import Indicator
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.events import Draw, Win
from mahjong_desk.rules.options import OptionValue
from mahjong_desk.ui.picker.indicator_sheet import IndicatorSheet
from tests.ui.player import Player
from tests.ui.rulesets.playing import CONTROL, NAMES, claims_falsely, tile, view_of

TILES = "12322456m789p456s"


def at_table(qtbot: QtBot, folder: Path, ruleset: str = "boo", **options: OptionValue) -> Player:
    player = Player(qtbot, folder / "club")
    assert player.desk.start_match(ruleset, options, NAMES[: 3 if ruleset == "shogi" else 4], "")
    return player


def pieces(player: Player) -> PieceSet:
    assert player.desk.match is not None
    return player.desk.match.rules.ruleset.pieces


def draft_of(player: Player) -> Draft:
    draft = player.window.place_widget("picker").entry.draft
    assert isinstance(draft, Draft)
    return draft


def turned(player: Player) -> str:
    """Returns what the place on the felt says."""
    place = player.window.place_widget("table").felt.turned
    assert place.isVisible()
    return str(place.accessibleName())


def dora(player: Player) -> list[str]:
    return [pieces(player).names[piece] for piece in draft_of(player).dora_indicators]


def test_two_clicks_on_the_felt_set_the_indicator(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path)
    assert turned(player) == "Dora indicator…"
    player.click(player.window.place_widget("table").felt.turned)
    sheet = player.window.sheet
    assert isinstance(sheet, IndicatorSheet)
    player.click(tile(sheet, "1s"))
    assert player.window.sheet is None
    assert "shows 2 of bamboo" in turned(player)
    player.enter("w23" + TILES + "\n")
    assert player.desk.match is not None
    (event,) = player.desk.match.events
    assert isinstance(event, Win)
    assert event.wins[0].hand is not None
    assert event.wins[0].hand.dora_indicators == (pieces(player).names.index("1s"),)
    assert turned(player) == "Dora indicator…", "the next deal has none yet"


def test_keys_set_the_wildcard(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path, "beijing")
    player.enter("i4z")
    assert player.window.sheet is None
    assert "north" in turned(player).lower()
    assert "east" in turned(player).lower()
    player.enter("w")
    assert draft_of(player).wild_indicator == pieces(player).names.index("4z")


def test_another_one_takes_its_place_and_none_takes_it_away(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path)
    player.enter("i1s")
    player.enter("i5p")
    player.enter("w")
    assert dora(player) == ["5p"]
    player.window.show_place("table")
    player.enter("i")
    player.click(player.button("Nothing is turned up"))
    assert turned(player) == "Dora indicator…"


def test_where_kans_turn_more_up_several_are_set(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path, "shogi")
    player.enter("ipl\n")
    player.enter("w")
    assert dora(player) == ["P", "L"]


def test_the_indicator_outlives_the_bin_a_false_win_and_a_start(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path, "beijing", chombo="reverse")
    player.enter("i4z")
    player.enter("w2" + "123m")
    player.press(Qt.Key.Key_Backspace, CONTROL)
    wild = pieces(player).names.index("4z")
    assert draft_of(player).wild_indicator == wild
    assert draft_of(player).entries == ()
    player.window.show_place("table")
    claims_falsely(player, "Chie")
    assert draft_of(player).claim
    assert draft_of(player).wild_indicator == wild
    record = player.desk.record
    assert record is not None
    player.window.close()
    again = Player(qtbot, tmp_path / "club")
    assert again.desk.continue_match(record.id)
    again.window.show_place("table")
    assert "north" in turned(again).lower()


def test_the_indicator_is_there_again_after_a_draw_is_undone(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path)
    player.enter("i1s")
    assert player.desk.record_event(Draw())
    assert turned(player) == "Dora indicator…"
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("w")
    assert dora(player) == ["1s"]


def test_a_system_without_indicators_has_no_place_for_them(qtbot: QtBot, tmp_path: Path) -> None:
    player = at_table(qtbot, tmp_path, "arushiaru")
    assert not player.window.place_widget("table").felt.turned.isVisible()
    assert not player.window.commands.actions["indicator"].isVisible()


@pytest.mark.parametrize("mode", ["indicator", "meld"])
def test_what_the_next_piece_becomes_ends_with_the_hand(qtbot: QtBot, tmp_path: Path, mode: str) -> None:
    player = at_table(qtbot, tmp_path)
    player.enter("w23" + TILES)
    view = view_of(player)
    if mode == "indicator":
        player.click(view.melds.indicators[Indicator.DORA].chip)
    else:
        view.melds.choose(next(iter(view.melds.kinds)))
    player.click(view.result.foot.record)
    player.enter("w23")
    player.click(tile(view_of(player).palette_tiles, "1m"))
    assert len(draft_of(player).entries) == 1
    assert draft_of(player).dora_indicators == ()

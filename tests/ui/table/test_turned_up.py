# SPDX-License-Identifier: MIT
"""The indicator of a deal is set on the felt and counts in all its hands."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.events import Draw, Win
from mahjong_desk.rules.model.hand import DORA, WILD
from mahjong_desk.ui.table.sheets import IndicatorSheet
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import CONTROL, draft_of, enter_false_claim, sit_down, tile, view_of

TILES = "12322456m789p456s"


def piece_set(player: User) -> PieceSet:
    return player.stored.match.rules.ruleset.pieces


def indicator_text(player: User) -> str:
    label = player.window.screen_widget("table").felt.indicator_spot
    assert label.isVisible()
    return str(label.accessibleName())


def dora_indicators(player: User) -> list[str]:
    return [piece_set(player).face_names[piece] for piece in draft_of(player).indicators.pieces_of(DORA)]


def test_two_clicks_on_the_felt_set_the_indicator(guest: User) -> None:
    sit_down(guest, "boo")
    assert indicator_text(guest) == "Dora indicator…"
    guest.click(guest.window.screen_widget("table").felt.indicator_spot)
    sheet = guest.sheet(IndicatorSheet)
    guest.click(tile(sheet, "1s"))
    assert guest.window.sheet is None
    assert "shows 2 of bamboo" in indicator_text(guest)
    guest.enter("w23")
    guest.paste(TILES)
    guest.enter("\n")
    (event,) = guest.stored.match.events
    assert isinstance(event, Win)
    assert event.winners[0].hand.indicators.pieces_of(DORA) == (piece_set(guest).face_names.index("1s"),)
    assert indicator_text(guest) == "Dora indicator…", "the next deal has none yet"


def test_an_indicator_can_be_replaced_and_removed(guest: User) -> None:
    sit_down(guest, "boo")
    guest.enter("i1s")
    guest.enter("i5p")
    guest.enter("w")
    assert dora_indicators(guest) == ["5p"]
    guest.window.show_screen("table")
    guest.enter("i")
    guest.click(guest.button("Nothing turned up"))
    assert indicator_text(guest) == "Dora indicator…"


def test_only_tiles_of_the_table_can_be_turned_up(guest: User) -> None:
    sit_down(guest, "riichi", red_fives=0)
    for keys, problem in (("i0p", "There is no tile 0p."), ("5p", "")):
        guest.enter(keys)
        assert guest.sheet(IndicatorSheet).problem == problem


def test_several_indicators_can_be_set_after_kans(guest: User) -> None:
    sit_down(guest, "shogi", NAMES[:3])
    guest.enter("ipl" + "p" * 9)
    assert guest.sheet(IndicatorSheet).problem == "No more can be turned up"
    guest.enter("\b" * 3 + "\n")
    guest.enter("w")
    assert dora_indicators(guest) == ["P", "L"]


def test_the_indicator_survives_clear_claim_and_restart(guest: User, qtbot: QtBot, tmp_path: Path) -> None:
    sit_down(guest, "beijing", chombo="reverse")
    guest.enter("i4z")
    assert guest.window.sheet is None
    guest.enter("w2" + "123m")
    guest.press(Qt.Key.Key_Backspace, CONTROL)
    wild = piece_set(guest).face_names.index("4z")
    assert draft_of(guest).indicators.pieces_of(WILD) == (wild,)
    assert draft_of(guest).entries == ()
    guest.window.show_screen("table")
    enter_false_claim(guest, "Chie")
    assert draft_of(guest).claim_field
    assert draft_of(guest).indicators.pieces_of(WILD) == (wild,)
    record = guest.desk.record
    guest.window.close()
    again = User(qtbot, tmp_path / "club")
    assert again.desk.continue_match(record.id)
    again.window.show_screen("table")
    assert "north" in indicator_text(again).lower()
    assert "east" in indicator_text(again).lower()


def test_undoing_a_draw_restores_the_indicator(guest: User) -> None:
    sit_down(guest, "boo")
    guest.enter("i1s")
    assert guest.desk.record_event(Draw())
    assert indicator_text(guest) == "Dora indicator…"
    guest.press(Qt.Key.Key_Z, CONTROL)
    guest.enter("w")
    assert dora_indicators(guest) == ["1s"]


def test_a_game_without_indicators_does_not_offer_them(player: User) -> None:
    assert not player.window.screen_widget("table").felt.indicator_spot.isVisible()
    assert not player.window.commands.actions["indicator"].isVisible()


@pytest.mark.parametrize("mode", ["indicator", "meld"])
def test_recording_a_hand_ends_the_palette_mode(guest: User, mode: str) -> None:
    sit_down(guest, "boo")
    guest.enter("w23")
    guest.paste(TILES)
    view = view_of(guest)
    if mode == "indicator":
        guest.click(view.melds.indicators[DORA.id].chip)
    else:
        view.melds.choose(next(iter(view.melds.kinds)))
    guest.click(view.result.foot.record)
    guest.enter("w23")
    guest.click(tile(view_of(guest).palette_tiles, "1m"))
    assert len(draft_of(guest).entries) == 1
    assert draft_of(guest).indicators.pieces_of(DORA) == ()

# SPDX-License-Identifier: MIT
"""A whole round of Beijing Mahjong, played only through the window."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.model.hand import WILD
from tests.ui.player import User
from tests.ui.rulesets.playing import (
    assert_matches_replay,
    begin_match,
    enter_false_claim,
    explanation,
    final,
    read_result_sheet,
    record_from_menu,
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


def enter_hand(player: User, who: str, indicator: str, tiles: str) -> None:
    """Enters the keys of winner and source, the indicator and the tiles."""
    player.enter(who)
    turn_up_indicator(player, WILD, indicator)
    player.enter(tiles)


def test_two_players_can_be_responsible_at_once(guest: User) -> None:
    sit_down(guest, "beijing", hangzhou_pao=True)
    guest.enter("w20")
    turn_up_indicator(guest, WILD, "1z")
    guest.paste("55p78s[123m1][999p1][1111s1]9s")
    pao = view_of(guest).result.pao
    guest.click(pao.chip(PaoEntry(0, "hangzhou_own")))
    guest.click(pao.chip(PaoEntry(2, "hangzhou_other")))
    guest.enter("\n")
    assert rows(guest)[-1] == (-20, 40, -20, 0)
    assert_matches_replay(guest)


def test_a_whole_match_of_beijing_agrees_with_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "beijing", rounds=1, hangzhou_pao=True, chombo="reverse", shaozhuang_points=10)

    record_from_menu(player, "shaozhuang")
    undo_and_redo(player)
    enter_hand(player, "w24", "1p", "123m456p45789s22z6s")
    player.click(view_of(player).result.winners.another)
    player.enter("3" + "11m345567p45789s")
    winners = view_of(player).result.winners
    player.click(winners.chips[1])
    assert "Ben wins from Dai" in shown(view_of(player).result)
    player.click(winners.chips[2])
    assert "Chie wins from Dai" in shown(view_of(player).result)
    assert QApplication.focusWidget() is view_of(player).line
    player.enter("\n")
    assert rows(player)[-1] == (-16 - 30, 20 - 4 + 10, 20 - 4 + 10, -16 + 10)
    undo_and_redo(player)

    # A closed kan may be robbed for a dragon only, which this hand is not; an added one may.
    enter_hand(player, "w34", "1p", "123m456p45789s22z6s")
    player.click(view_of(player).melds.situations.chip("chankan"))
    player.click(view_of(player).melds.questions.fields["robbed_kan"].chip("ankan"))
    assert "dragon" in explanation(player)
    player.enter("\n")
    player.click(view_of(player).melds.questions.fields["robbed_kan"].chip("shouminkan"))
    player.enter("\n")
    assert rows(player)[-1] == (-8, -16, 32, -8)

    # The hand that Aoi claimed falsely is valued as a win and paid the other way round.
    enter_false_claim(player, "Aoi")
    enter_hand(player, "0", "1s", "46m123456p789s33z5m")
    assert "Aoi claimed a false win" in shown(view_of(player).result)
    player.enter("\n")
    assert rows(player)[-1] == (-64, 16, 32, 16)
    undo_and_redo(player)

    enter_hand(player, "w40", "1z", "55p78s[123m3][999p3][1111s3]9s")
    pao = view_of(player).result.pao
    assert "The melds show Chie responsible for the winner’s three claims. Apply this?" in shown(pao)
    assert view_of(player).result.arrows.links == ((2, 3),), "the proposed link is shown"
    player.click(pao.chip(PaoEntry(2, "hangzhou_own")))
    assert view_of(player).result.arrows.links == ((2, 3),)
    player.enter("\n")
    assert rows(player)[-1] == (0, 0, -20, 20)

    enter_hand(player, "w40", "4z", "12456789m11p45s1z6s")
    assert "wildcard" in tile(view_of(player).palette_tiles, "1z").accessibleName()
    player.enter("\n")
    assert rows(player)[-1] == (-16, -16, -16, 48)
    assert (table(player).dealer, table(player).honba) == (3, 1)
    player.enter("d")
    undo_and_redo(player)
    player.enter("w12q2\n")
    assert rows(player)[-1] == (8 + 8 + 4, -8, -4, -8)
    assert_matches_replay(player)
    assert final(player).end_reason == "last_hand"
    assert final(player).results == scores(player) == (-114, 2, 50, 62)
    read_result_sheet(player)


def test_further_winners_can_be_removed_after_self_draw(guest: User) -> None:
    sit_down(guest, "beijing")
    enter_hand(guest, "w21", "9p", "123m456m789m12p99s+3p")
    winners = view_of(guest).result.winners
    guest.click(winners.another)
    guest.enter("w3" + "12p234s567s88s345m")
    guest.click(guest.button("Self-draw"))
    assert "A self-drawn win has one winner." in shown(view_of(guest).result)
    assert winners.isVisible()
    guest.click(guest.button("×", winners))
    assert not winners.isVisible()
    guest.enter("\n")
    assert rows(guest)[-1][2] > 0


def test_the_robbed_player_is_responsible_despite_melds(guest: User) -> None:
    sit_down(guest, "beijing", chankan_pao=True)
    enter_hand(guest, "w21", "9p", "123m456m789m12p99s+3p")
    guest.click(view_of(guest).melds.situations.chip("chankan"))
    guest.click(view_of(guest).melds.questions.fields["robbed_kan"].chip("shouminkan"))
    pao = view_of(guest).result.pao
    assert "This win shows Aoi responsible for the robbed kan. Apply this?" in shown(pao)
    guest.click(guest.button("Yes, Aoi pays", pao))
    assert "meld" not in shown(pao)

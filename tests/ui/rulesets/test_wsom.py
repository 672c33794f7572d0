# SPDX-License-Identifier: MIT
"""The World Series of Mahjong and Shogi Mahjong, played only through the window."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import PenaltyState
from mahjong_desk.rules.model.hand import DORA
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.events.hand_end_forms import ChomboForm
from mahjong_desk.ui.events.registry import PenaltyTileForm
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.kit.table.seat_plate import dealer_tag
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.picker.situations import UNANSWERED
from mahjong_desk.ui.table.felt_table import FeltTable
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import User
from tests.ui.rulesets.playing import (
    assert_matches_replay,
    begin_match,
    declare,
    explanation,
    final,
    read_result_sheet,
    record_event,
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


def tile_button(choice: TileChooser, name: str) -> TileButton:
    return choice.tiles[MAHJONG.face_names.index(name)]


def record_penalty_tile(player: User, name: str, piece: str, state: PenaltyState = PenaltyState.LIVE) -> None:
    player.enter("p")
    form = form_of(player.window, PenaltyTileForm)
    player.click(player.button(name))
    player.click(form.state.chip(state))
    player.click(tile_button(form.tiles, piece))
    assert [button.name for button in form.tiles.tiles.values() if button.isChecked()] == [piece]
    player.click(event_sheet_of(player.window).record_button)


def penalty_tiles(player: User) -> list[list[tuple[str, bool]]]:
    """Returns the penalty tiles of each seat, and whether they are dead."""
    plates = felt_table(player).plates
    return [[(face.name, face.sideways) for face in plate.data.penalty_tiles] for plate in plates]


def test_a_whole_match_of_wsom_agrees_with_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "wsom", chombo_points=60, chombo_to="players")
    assert dealer_tag(player.window.screen_widget("table").felt.plates[0].data.dealer_usage) == "Dealer"

    record_penalty_tile(player, "Ben", "5m")
    undo_and_redo(player)
    record_penalty_tile(player, "Ben", "1z")
    assert penalty_tiles(player) == [[], [("5m", False), ("1z", False)], [], []]
    record_penalty_tile(player, "Ben", "1z", PenaltyState.DEAD)
    assert penalty_tiles(player)[1] == [("5m", False), ("1z", True)]
    undo_and_redo(player)
    record_penalty_tile(player, "Ben", "5m", PenaltyState.CLEARED)
    assert penalty_tiles(player)[1] == [("1z", True)]
    undo_and_redo(player)
    record_from_menu(player, "dead_hand", "Dai")
    undo_and_redo(player)

    # Aoi gave the tile, but Ben had discarded one of its kind before in the same turn.
    player.enter("w31" + "567m88m44z[123m][333z1]4z")
    immunity = view_of(player).melds.questions.fields["immunity"]
    assert [key for key in immunity.choices() if immunity.chip(key).isEnabled()] == [UNANSWERED, 1, 2, 3]
    player.click(immunity.chip(1))
    player.enter("\n")
    assert rows(player)[-1] == (-25, -100, 150, -25)
    undo_and_redo(player)
    assert penalty_tiles(player) == [[], [], [], []]

    # All players pay the same for so few points, so immunity is not asked.
    player.enter("w14" + "789s22s55z[123m][456p]2s")
    immunity = view_of(player).melds.questions.fields["immunity"]
    assert not immunity.isVisible()
    player.enter("\n")
    assert rows(player)[-1] == (3, -1, -1, -1)

    player.enter("c")
    form = form_of(player.window, ChomboForm)
    player.click(player.button("Dai"))
    for piece in ("5z", "5z", "1m"):
        player.click(tile_button(form.extra_fields.tiles["tiles"], piece))
    tiles = form.extra_fields.tiles["tiles"].findChildren(TileButton)
    player.click(next(button for button in tiles if button.toolTip() == "Remove 1 of characters"))
    player.click(event_sheet_of(player.window).record_button)
    assert rows(player)[-1] == (20, 20, 20, -60)
    assert penalty_tiles(player)[3] == [("5z", False), ("5z", False)]
    undo_and_redo(player)
    # Dai may not win on a discard that completes a set with them, but may by self-draw.
    player.enter("w41" + "123m456p234s99s55z5z")
    assert "would contain the penalty tile" in explanation(player)
    player.enter("\n")
    player.enter("t\n")
    assert rows(player)[-1] == (-15, -15, -15, 45)

    player.enter("w10q320\n")
    assert rows(player)[-1] == (960, -320, -320, -320)
    for _ in range(12):
        assert player.window.sheet is None
        player.enter("d")
    assert_matches_replay(player)
    assert scores(player) == (943, -416, -166, -361)
    assert final(player).end_reason == "last_hand"
    assert final(player).results == (943, -416, -166, -361)
    assert (table(player).round_wind.value, table(player).hand_number) == ("N", 4)
    read_result_sheet(player)


def test_a_better_reading_shows_the_rule_against_it(guest: User) -> None:
    sit_down(guest, "wsom")
    record_penalty_tile(guest, "Ben", "6s")
    guest.enter("w21")
    guest.paste("777z4445556788s5s")
    readings = view_of(guest).result.readings
    assert readings.link.text() == "1 other reading: base 85, not allowed"
    guest.click(readings.link)
    assert "The set completed by the discard would contain the penalty tile 6 of bamboo." in guest.texts(readings)


def felt_table(player: User) -> FeltTable:
    felt = player.window.screen_widget("table").felt
    assert isinstance(felt, FeltTable)
    return felt


def test_a_whole_match_of_shogi_agrees_with_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "shogi", ("Aoi", "Ben", "Chie"))
    assert len(felt_table(player).plates) == 3
    assert "Deal 1" in shown(felt_table(player))

    declare(player, "Aoi")
    assert rows(player)[-1] == (-2, 0, 0)
    undo_and_redo(player)
    player.enter("w10" + "pppppplL\n")  # riichi 2, self-draw 1
    assert rows(player)[-1] == (10 + 2, -5, -5)
    assert (table(player).dealer, table(player).honba) == (0, 1)
    undo_and_redo(player)

    # A player in riichi is tenpai; the others are asked.
    declare(player, "Ben")
    record_event(player, "d", "Aoi")
    assert rows(player)[-1] == (5, 5, -10)
    undo_and_redo(player)

    # A dragon and a pawn are called in one step; the pawn counts as the dragon.
    player.enter("w31")
    turn_up_indicator(player, DORA, "G")
    view = view_of(player)
    player.click(view.melds.kinds[MeldKind.PON])
    player.click(tile(view.palette_tiles, "B"))
    assert view.line.accessibleDescription().startswith("[PBB")
    player.enter("lll" + "g" + "g\n")
    # Toitoi 1, bishop 1, no pawns left 1, three dora: six han and two points more, three honba, the stick of Ben.
    assert rows(player)[-1] == (-8 - 3, 0, 8 + 3 + 2)
    assert (table(player).dealer, table(player).hand_number, table(player).honba) == (2, 2, 0)
    undo_and_redo(player)
    player.window.show_screen("table")
    assert "Deal 2" in shown(felt_table(player))

    record_event(player, "c", "Ben")
    assert rows(player)[-1] == (15, -30, 15)
    undo_and_redo(player)

    player.enter("w32" + "kkrrppbb\n")
    assert rows(player)[-1] == (0, -60, 60)
    assert_matches_replay(player)
    assert final(player).end_reason == "bust"
    assert sum(final(player).results) == 0
    assert "Chie" in read_result_sheet(player)

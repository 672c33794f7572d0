# SPDX-License-Identifier: MIT
"""A game whose players change seats between rounds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw, Win, Winner
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.club.evening.tables import _plates
from mahjong_desk.ui.ledger.row import row_data
from mahjong_desk.ui.report.output import match_of_desk
from mahjong_desk.ui.report.reports import match_report
from mahjong_desk.ui.table import TableScreen
from mahjong_desk.ui.table.sheets import NewSeatsSheet
from mahjong_desk.ui.text.events import new_seats
from tests.installed.penny_package import install_module, installed_plugin
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import sit_down


@pytest.fixture
def carousel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    install_module(tmp_path / "site", "carousel", "tests.rules.carousel")
    with installed_plugin(tmp_path / "site", monkeypatch):
        yield registry.get_ruleset("carousel")


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path, carousel: Ruleset) -> User:
    player = User(qtbot, tmp_path / "club")
    sit_down(player, carousel.id)
    assert player.desk.record_event(Draw(), Draw(), Draw())
    return player


def plate_positions(player: User) -> list[QPoint]:
    screen = player.screen(TableScreen)
    return [plate.pos() for plate in screen.felt.plates]


def new_seats_sheet(player: User) -> NewSeatsSheet:
    player.wait(lambda: isinstance(player.window.sheet, NewSeatsSheet))
    return player.sheet(NewSeatsSheet)


def test_new_seats_are_shown_taken_and_reported_after_a_round(player: User) -> None:
    before = plate_positions(player)
    player.enter("d")
    sheet = new_seats_sheet(player)
    assert [row.text() for row in sheet.rows] == ["from South", "from East", "from North", "from West"]
    text = " ".join(player.texts(sheet))
    assert "South 1: move to your new seats; Ben deals." in text
    assert [box.title for box in sheet.felt.boxes] == ["Aoi: South", "Ben: East", "Chie: North", "Dai: West"]
    assert set(sheet.felt.payments) == {(0, 1), (1, 0), (2, 3), (3, 2)}
    player.press(Qt.Key.Key_Return)
    assert player.window.sheet is None
    assert plate_positions(player) == [before[seat] for seat in (1, 0, 3, 2)]
    table = player.screen(TableScreen)
    assert [plate.data.wind for plate in table.felt.plates] == ["2z", "1z", "4z", "3z"]
    assert [plate.data.dealer for plate in table.felt.plates] == [False, True, False, False]
    replay = player.desk.replay
    texts = [new_seats(row) for row in replay.rows]
    assert texts == ["", "", "", "New seats: East Ben, South Aoi, West Dai, North Chie"]
    assert texts[3] in match_report(match_of_desk(player.desk)).hands[3].remarks
    journal_rows = player.stored.journal.rows
    assert row_data(replay.match.rules.ruleset, replay.rows[3], journal_rows[3]).remark == texts[3]


def test_undo_restores_the_seats(player: User) -> None:
    before = plate_positions(player)
    player.enter("d")
    new_seats_sheet(player)
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sheet = new_seats_sheet(player)
    assert "East 4: move to your new seats; Dai deals." in " ".join(player.texts(sheet))
    assert [box.title for box in sheet.felt.boxes] == ["Aoi: South", "Ben: West", "Chie: North", "Dai: East"]
    assert [row.text() for row in sheet.rows] == ["from West", "from South", "from East", "from North"]
    player.press(Qt.Key.Key_Return)
    assert plate_positions(player) == before
    match = player.desk.record.id
    sit_down(player, "boo")
    assert player.desk.view_match(match)
    assert player.desk.redo()
    QApplication.processEvents()
    assert player.window.sheet is None, "the players of another match sit at the table"


def test_digits_choose_players_and_the_chi_discarder(player: User) -> None:
    player.enter("d")
    new_seats_sheet(player)
    player.press(Qt.Key.Key_Return)
    player.enter("w14" + "567p33s45s[555z][678m]6s\n")
    match = player.desk.match
    event = match.events[-1]
    assert isinstance(event, Win)
    assert (event.winners[0].seat, event.discarder) == (0, 3)
    assert [meld.claimed_from for meld in event.winners[0].hand.melds] == [1, 1]


def test_the_miniature_table_follows_the_seats(player: User) -> None:
    assert player.desk.record_event(Draw(), Win(discarder=3, winners=(Winner(0, value={"points": 2}),)))
    replay = player.desk.replay
    assert [plate.name for plate in _plates(replay, replay.players)] == [NAMES[seat] for seat in (1, 0, 3, 2)]

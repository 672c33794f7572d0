# SPDX-License-Identifier: MIT
"""Which server has the ledger: an address is tried before anything changes, and no password is kept."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.draft import Draft
from mahjong_desk.ledger.place import Place, ServerLocation
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.settings.settings import SETTINGS_FILE, Settings
from mahjong_desk.ui.window.ledger_opener import ServerSheet
from tests.ledger.server.world import PostgresServer
from tests.ui.player import NAMES, User


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return player


def place_of(player: User) -> Place | None:
    return player.desk.place


def opened(player: User) -> ServerSheet:
    player.window.run_command("server")
    return player.sheet(ServerSheet)


def test_a_server_ledger_is_opened_and_then_the_local_one(server: PostgresServer, player: User, tmp_path: Path) -> None:
    url = server.url(server.new_database()).replace("club@", "club:secret@")
    sheet = opened(player)
    player.enter("server")
    player.enter("\n")
    assert player.window.sheet is sheet
    assert "postgresql://" in sheet.field.error
    sheet.field.edit.setText(server.url("nothing"))
    player.enter("\n")
    assert "does not exist" in sheet.field.error
    assert place_of(player) == tmp_path / "ledger.sqlite3"
    sheet.field.edit.setText(url)
    player.enter("\n")
    assert place_of(player) == ServerLocation(url, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    assert Settings(tmp_path).server == url.replace(":secret", "")
    assert "secret" not in (tmp_path / SETTINGS_FILE).read_text()
    sheet = opened(player)
    assert "secret" not in sheet.field.edit.text()
    player.click(player.button("The ledger on this computer", sheet))
    assert place_of(player) == tmp_path / "ledger.sqlite3"
    assert player.desk.session.name == "Thursday"
    assert Settings(tmp_path).server == ""


def test_a_half_typed_hand_stays_with_its_ledger(server: PostgresServer, player: User) -> None:
    player.window.picker.new_win(2)
    typed = player.window.screen_widget("picker").entry.draft
    sheet = opened(player)
    sheet.field.edit.setText(server.url(server.new_database()))
    player.enter("\n")
    # Each ledger has a match 1.
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    assert player.window.screen_widget("picker").entry.draft == Draft()
    player.click(player.button("The ledger on this computer", opened(player)))
    assert player.window.screen_widget("picker").entry.draft == typed


def test_a_ledger_is_not_left_while_something_waits_for_it(
    player: User, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "ledger.sqlite3").rename(tmp_path / "elsewhere")
    assert not player.desk.record_event(Draw())
    sheet = opened(player)
    assert not sheet.field.edit.isEnabled()
    assert "is not recorded yet" in sheet.field.error

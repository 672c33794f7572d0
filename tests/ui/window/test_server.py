# SPDX-License-Identifier: MIT
"""A ledger on a server that windows share, and that may be unavailable."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.entry.draft import Draft
from mahjong_desk.ledger import errors
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.place import LedgerLocation, ServerLocation
from mahjong_desk.ledger.text_copy import Mirror
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.backups.repair_sheet import RepairSheet
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from mahjong_desk.ui.settings.settings import SETTINGS_FILE, Settings
from mahjong_desk.ui.window.failures import FailureSheet, Remedy, remedies, remedy_name
from mahjong_desk.ui.window.ledger_opener import ServerSheet
from mahjong_desk.ui.window.main_window import MainWindow
from mahjong_desk.ui.window.matches import RemoteMatchSheet
from tests.ledger.entries import AT
from tests.ledger.server.world import PostgresServer
from tests.ui.player import NAMES, User, open_second_machine
from tests.ui.widgets import show_widget

_TIMEOUT_MS = 60_000


@pytest.fixture
def address(server: PostgresServer) -> str:
    """The URL of an empty ledger on the server."""
    return server.url(server.new_database())


OpenMachine = Callable[[str], User]


@pytest.fixture
def open_machine(qtbot: QtBot, address: str, tmp_path: Path) -> Iterator[OpenMachine]:
    machines: list[User] = []

    def open_on(machine: str) -> User:
        machines.append(open_second_machine(qtbot, address, tmp_path / machine))
        return machines[-1]

    yield open_on
    for machine in machines:
        machine.window.close()


def test_an_address_without_a_scheme_is_refused(guest: User) -> None:
    guest.window.run_command("server")
    sheet = guest.sheet(ServerSheet)
    sheet.field.edit.setText("club.example/ledger")
    guest.enter("\n")
    assert sheet.field.error == "The address must begin with postgresql://."
    assert guest.window.sheet is sheet


def is_restored(error: errors.LedgerError | None) -> bool:
    return isinstance(error, errors.LedgerReplaced) and error.reason is errors.FileChange.RESTORED


def _ends(mirror: Mirror, end: ChainHead) -> bool:
    return mirror.end() == end


def test_window_follows_entries_of_another_window(qtbot: QtBot, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = open_machine("ben")
    assert aoi.desk.record_event(Draw())
    qtbot.waitUntil(lambda: len(ben.desk.row_ids) == 1, timeout=_TIMEOUT_MS)
    assert ben.window.failure is None
    assert "another window" in ben.window.notice.text
    assert ben.desk.record_event(Draw())
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 2, timeout=_TIMEOUT_MS)
    ben.window.show_screen("ledger")
    assert aoi.desk.record_event(Draw())
    qtbot.waitUntil(lambda: len(ben.window.screen_widget("ledger").lines) == 3, timeout=_TIMEOUT_MS)
    # The text copy of each machine contains the entries of the other.
    end = ben.desk.ledger.chain_head
    for player in (aoi, ben):
        mirror = Mirror(player.desk.place)
        qtbot.waitUntil(partial(_ends, mirror, end), timeout=_TIMEOUT_MS)


def test_shown_sessions_follow_entries_of_another_window(qtbot: QtBot, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = open_machine("ben")
    ben.window.run_command("club_sessions")
    sheet = ben.window.screen_widget("club").page_widget("sessions")
    assert isinstance(sheet, SessionsPage)
    aoi.desk.ledger.rename_session(1, "The long night", AT)
    aoi.desk.ledger.start_session("Friday", AT)
    qtbot.waitUntil(lambda: sheet.list.model().rowCount() == 2, timeout=_TIMEOUT_MS)
    assert sheet.session.name == "The long night"
    assert ben.desk.session.name == "The long night"
    assert "The long night" in " ".join(ben.texts(ben.window.rail))


def test_window_is_not_notified_of_its_own_entries(qtbot: QtBot, open_machine: OpenMachine) -> None:
    aoi, ben = open_machine("aoi"), open_machine("ben")
    news: list[str] = []
    aoi.desk.remote_changed.connect(lambda: news.append("aoi"))
    ben.desk.remote_changed.connect(lambda: news.append("ben"))
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    qtbot.waitUntil(lambda: "ben" in news, timeout=_TIMEOUT_MS)
    assert "aoi" not in news
    assert ben.desk.start_match("arushiaru", {}, NAMES, "Friday")
    qtbot.waitUntil(lambda: "aoi" in news, timeout=_TIMEOUT_MS)


@pytest.mark.parametrize("command", ["", "rename"])
def test_match_deleted_elsewhere_leaves_an_idle_table(qtbot: QtBot, open_machine: OpenMachine, command: str) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = open_machine("ben")
    if command:
        aoi.window.run_command(command)
    assert ben.desk.delete_match()
    qtbot.waitUntil(lambda: bool(aoi.window.failure if command else aoi.window.notice.isVisible()), timeout=_TIMEOUT_MS)
    assert command or aoi.window.notice.text == "This match was deleted in another window."
    assert (aoi.desk.stored is not None) == bool(command), "the open sheet is about the match"


def test_half_typed_hand_stays_when_the_match_continues(qtbot: QtBot, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = open_machine("ben")
    ben.window.picker.new_win(0)
    entry = ben.window.screen_widget("picker").entry
    entry.choose_winner(2)
    typed = entry.draft
    assert aoi.desk.record_event(Draw())
    qtbot.waitUntil(lambda: ben.window.failure is not None, timeout=_TIMEOUT_MS)
    assert ben.window.failure.reason is errors.Continuation.NONE_PENDING
    assert ben.window.foot.failure_bar.button.text() == "Show it…"
    assert (len(ben.desk.row_ids), entry.draft) == (0, typed)
    ben.window.foot.failure_bar.button.click()
    assert ben.sheet(RemoteMatchSheet).theirs


def test_second_of_two_writers_is_refused_without_loss(qtbot: QtBot, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = open_machine("ben")
    # Before the window can have been notified.
    assert aoi.desk.record_event(Draw())
    assert not ben.desk.record_event(Draw())
    assert ben.window.failure.reason is errors.Continuation.REFUSED
    assert ben.desk.pending_acts.act is not None
    ben.window.pending_writes.try_again()
    ben.sheet(RemoteMatchSheet).decision_made.disconnect()
    theirs = StoredMatch.in_ledger(ben.desk.ledger, ben.stored.record.id)
    assert ben.desk.adopt_remote_match(theirs, with_unrecorded=True)
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 2, timeout=_TIMEOUT_MS)


def test_hand_is_recorded_once_server_is_back(qtbot: QtBot, server: PostgresServer, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    server.stop()
    try:
        qtbot.waitUntil(lambda: isinstance(aoi.window.failure, errors.ServerAway), timeout=_TIMEOUT_MS)
        assert not aoi.desk.record_event(Draw())
        assert isinstance(aoi.window.failure, errors.ServerAway)
        assert (len(aoi.desk.row_ids), aoi.desk.pending_acts.act is not None) == (0, True)
        assert "Not recorded yet: There is no connection" in aoi.window.foot.failure_bar.note.accessibleName()
    finally:
        server.start()
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 1, timeout=_TIMEOUT_MS)
    assert aoi.window.failure is None
    assert aoi.desk.pending_acts.act is None
    assert aoi.desk.ledger.check().is_sound


def test_ledger_opens_once_the_server_is_up(qtbot: QtBot, server: PostgresServer, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert aoi.desk.record_event(Draw())
    server.stop()
    try:
        ben = open_machine("ben")
        assert isinstance(ben.window.sheet, FailureSheet)
        assert isinstance(ben.window.failure, errors.ServerAway)
        assert ben.desk.replay is None
    finally:
        server.start()
    qtbot.waitUntil(lambda: len(ben.desk.row_ids) == 1, timeout=_TIMEOUT_MS)
    assert ben.window.failure is None


def test_local_ledger_is_offered_if_server_login_fails(qtbot: QtBot, server: PostgresServer, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.server = server.url("nothing")
    window = show_widget(qtbot, MainWindow(Desk(), settings))
    assert not window.open_ledger(tmp_path)
    assert isinstance(window.failure, errors.ServerLoginFailed)
    assert remedies(window.failure) == (Remedy.RETRY, Remedy.ON_THIS_MACHINE, Remedy.QUIT)
    player = User(qtbot, window)
    player.click(player.button(remedy_name(Remedy.ON_THIS_MACHINE), player.sheet(FailureSheet)))
    assert window.desk.place == tmp_path / "ledger.sqlite3"
    window.close()
    assert Settings(tmp_path).server == server.url("nothing")


def test_entries_the_server_lost_are_restored(qtbot: QtBot, server: PostgresServer, open_machine: OpenMachine) -> None:
    aoi = open_machine("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert isinstance(aoi.desk.place, ServerLocation)
    name = aoi.desk.place.url.partition("?")[0].rpartition("/")[2]
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.cut(name)
    server.say(f"CREATE DATABASE {name}_before TEMPLATE {name}")
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    qtbot.waitUntil(lambda: aoi.window.failure is None and aoi.desk.record_event(Draw()), timeout=_TIMEOUT_MS)
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.cut(name)
    server.say(f"DROP DATABASE {name}")
    server.say(f"ALTER DATABASE {name}_before RENAME TO {name}")
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    qtbot.waitUntil(lambda: is_restored(aoi.window.failure), timeout=_TIMEOUT_MS)
    assert not aoi.desk.record_event(Draw())
    assert is_restored(aoi.window.failure)
    aoi.click(aoi.window.foot.failure_bar.button)
    aoi.click(aoi.button(remedy_name(Remedy.RETRY), aoi.sheet(FailureSheet)))
    assert aoi.window.failure.reason is errors.Damage.BEHIND
    aoi.click(aoi.button(remedy_name(Remedy.REPAIR), aoi.window.sheet))
    sheet = aoi.sheet(RepairSheet)
    sheet.wait()
    aoi.click(sheet.repair_button)
    qtbot.waitUntil(lambda: aoi.window.failure is None, timeout=_TIMEOUT_MS)
    assert len(aoi.desk.row_ids) == 2, "the pending hand is recorded too"
    assert aoi.desk.record_event(Draw())


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return player


def location(player: User) -> LedgerLocation | None:
    return player.desk.place


def open_server_sheet(player: User) -> ServerSheet:
    player.window.run_command("server")
    return player.sheet(ServerSheet)


def test_a_server_ledger_is_opened_and_then_the_local_one(server: PostgresServer, player: User, tmp_path: Path) -> None:
    url = server.url(server.new_database()).replace("club@", "club:secret@")
    sheet = open_server_sheet(player)
    sheet.field.edit.setText(server.url("nothing"))
    player.enter("\n")
    assert "does not exist" in sheet.field.error
    assert location(player) == tmp_path / "ledger.sqlite3"
    sheet.field.edit.setText(url)
    player.enter("\n")
    assert location(player) == ServerLocation(url, tmp_path)
    assert player.window.notice.text == "Every computer with this ledger now sees what the others record."
    player.window.run_command("backups")
    assert player.window.notice.text == "A ledger on a server is backed up there."
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    assert Settings(tmp_path).server == url.replace(":secret", "")
    assert "secret" not in (tmp_path / SETTINGS_FILE).read_text()
    sheet = open_server_sheet(player)
    assert sheet.field.edit.text() == url.replace(":secret", "")
    player.click(player.button("The ledger on this computer", sheet))
    assert location(player) == tmp_path / "ledger.sqlite3"
    assert player.window.notice.text == "The ledger on this computer is open."
    assert player.desk.session.name == "Thursday"
    assert Settings(tmp_path).server == ""


def test_a_half_typed_hand_stays_with_its_ledger(server: PostgresServer, player: User) -> None:
    player.window.picker.new_win(2)
    typed = player.window.screen_widget("picker").entry.draft
    open_server_sheet(player).field.edit.setText(server.url(server.new_database()))
    player.enter("\n")
    # Each ledger has a match 1.
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    assert player.window.screen_widget("picker").entry.draft == Draft()
    player.click(player.button("The ledger on this computer", open_server_sheet(player)))
    assert player.window.screen_widget("picker").entry.draft == typed


def test_ledger_with_a_pending_hand_cannot_be_left(player: User, tmp_path: Path) -> None:
    (tmp_path / "ledger.sqlite3").rename(tmp_path / "elsewhere")
    assert not player.desk.record_event(Draw())
    sheet = open_server_sheet(player)
    assert not sheet.field.edit.isEnabled()
    assert "is not recorded yet" in sheet.field.error

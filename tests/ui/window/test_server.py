# SPDX-License-Identifier: MIT
"""A ledger on a server: choosing it, two windows that follow each other, and a server that goes down without loss."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.entry.draft import Draft
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import (
    Continuation,
    Damage,
    FileChange,
    LedgerChanged,
    LedgerDamaged,
    LedgerError,
    LedgerReplaced,
    ServerAway,
    ServerLoginFailed,
)
from mahjong_desk.ledger.place import Place, ServerLocation
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
from tests.ledger.server.world import PostgresServer
from tests.ledger.things import AT
from tests.ui.player import NAMES, User, open_second_machine
from tests.ui.widgets import show_widget

_LONG = 60_000


@pytest.fixture
def address(server: PostgresServer) -> str:
    """The address of an empty ledger."""
    return server.url(server.new_database())


Opening = Callable[[str], User]


@pytest.fixture
def sit_down(qtbot: QtBot, address: str, tmp_path: Path) -> Iterator[Opening]:
    machines: list[User] = []

    def open_on(machine: str) -> User:
        machines.append(open_second_machine(qtbot, address, tmp_path / machine))
        return machines[-1]

    yield open_on
    for machine in machines:
        machine.window.close()


def is_restored(error: LedgerError | None) -> bool:
    return isinstance(error, LedgerReplaced) and error.reason is FileChange.RESTORED


def _ends(mirror: Mirror, end: End) -> bool:
    return mirror.end() == end


def test_a_window_follows_what_another_records(qtbot: QtBot, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = sit_down("ben")
    assert ben.desk.record is not None
    assert aoi.desk.record_event(Draw())
    qtbot.waitUntil(lambda: len(ben.desk.row_ids) == 1, timeout=_LONG)
    assert ben.window.failure is None
    assert "another window" in ben.window.notice.text
    assert ben.desk.record_event(Draw())
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 2, timeout=_LONG)
    # Each machine witnesses what the other entered.
    end = ben.desk.ledger.chain_head
    for player in (aoi, ben):
        mirror = Mirror(player.desk.ledger.mirror.path, player.desk.place)
        qtbot.waitUntil(partial(_ends, mirror, end), timeout=_LONG)


def test_the_sessions_that_are_shown_follow_what_others_enter(qtbot: QtBot, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = sit_down("ben")
    ben.window.run_command("club_sessions")
    sheet = ben.window.screen_widget("club").page_widget("sessions")
    assert isinstance(sheet, SessionsPage)
    aoi.desk.ledger.rename_session(1, "The long night", AT)
    aoi.desk.ledger.start_session("Friday", AT)
    qtbot.waitUntil(lambda: sheet.list.model().rowCount() == 2, timeout=_LONG)
    assert sheet.session.name == "The long night"
    assert ben.desk.session.name == "The long night"
    assert "The long night" in " ".join(ben.texts(ben.window.rail))


def test_what_this_window_enters_is_no_news_to_it(qtbot: QtBot, sit_down: Opening) -> None:
    aoi, ben = sit_down("aoi"), sit_down("ben")
    news: list[str] = []
    aoi.desk.remote_changed.connect(lambda: news.append("aoi"))
    ben.desk.remote_changed.connect(lambda: news.append("ben"))
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    qtbot.waitUntil(lambda: "ben" in news, timeout=_LONG)
    assert "aoi" not in news
    assert ben.desk.start_match("arushiaru", {}, NAMES, "Friday")
    qtbot.waitUntil(lambda: "aoi" in news, timeout=_LONG)


def test_a_hand_that_was_begun_stays_and_both_are_shown(qtbot: QtBot, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = sit_down("ben")
    ben.window.picker.new_win(0)
    entry = ben.window.screen_widget("picker").entry
    entry.choose_winner(2)
    typed = entry.draft
    assert aoi.desk.record_event(Draw())
    qtbot.waitUntil(lambda: ben.window.failure is not None, timeout=_LONG)
    assert isinstance(ben.window.failure, LedgerChanged)
    assert ben.window.failure.reason is Continuation.NONE_PENDING
    assert ben.window.foot.failure_bar.button.text() == "Show it…"
    assert (len(ben.desk.row_ids), entry.draft) == (0, typed)
    ben.window.foot.failure_bar.button.click()
    assert isinstance(ben.window.sheet, RemoteMatchSheet)
    assert ben.window.sheet.theirs


def test_of_two_writers_one_is_told_and_nothing_is_lost(qtbot: QtBot, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    ben = sit_down("ben")
    # Before the window can have been notified.
    assert aoi.desk.record_event(Draw())
    assert not ben.desk.record_event(Draw())
    assert isinstance(ben.window.failure, LedgerChanged)
    assert ben.window.failure.reason is Continuation.REFUSED
    assert ben.desk.pending_acts.act is not None
    ben.window.pending_writes.try_again()
    assert isinstance(ben.window.sheet, RemoteMatchSheet)
    ben.window.sheet.decision_made.disconnect()
    theirs = StoredMatch.in_ledger(ben.desk.ledger, ben.stored.record.id)
    assert ben.desk.adopt_remote_match(theirs, with_unrecorded=True)
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 2, timeout=_LONG)


def test_records_without_a_server_are_delivered_later(qtbot: QtBot, server: PostgresServer, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    server.stop()
    try:
        qtbot.waitUntil(lambda: isinstance(aoi.window.failure, ServerAway), timeout=_LONG)
        assert not aoi.desk.record_event(Draw())
        assert isinstance(aoi.window.failure, ServerAway)
        assert (len(aoi.desk.row_ids), aoi.desk.pending_acts.act is not None) == (0, True)
        assert "Not recorded yet: There is no connection" in aoi.window.foot.failure_bar.note.accessibleName()
    finally:
        server.start()
    qtbot.waitUntil(lambda: len(aoi.desk.row_ids) == 1, timeout=_LONG)
    assert aoi.window.failure is None
    assert aoi.desk.pending_acts.act is None
    assert aoi.desk.ledger.check().is_sound


def test_a_server_that_is_down_at_the_start_is_opened_later(
    qtbot: QtBot, server: PostgresServer, sit_down: Opening
) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert aoi.desk.record_event(Draw())
    server.stop()
    try:
        ben = sit_down("ben")
        assert isinstance(ben.window.sheet, FailureSheet)
        assert isinstance(ben.window.failure, ServerAway)
        assert ben.desk.replay is None
    finally:
        server.start()
    qtbot.waitUntil(lambda: len(ben.desk.row_ids) == 1, timeout=_LONG)
    assert ben.window.failure is None


def test_an_evening_can_go_on_with_the_ledger_of_this_machine(
    qtbot: QtBot, server: PostgresServer, tmp_path: Path
) -> None:
    settings = Settings(tmp_path)
    settings.server = server.url("nothing")
    window = show_widget(qtbot, MainWindow(Desk(), settings))
    assert not window.open_ledger(tmp_path)
    assert isinstance(window.failure, ServerLoginFailed)
    assert remedies(window.failure) == (Remedy.RETRY, Remedy.ON_THIS_MACHINE, Remedy.QUIT)
    assert isinstance(window.sheet, FailureSheet)
    player = User(qtbot, window)
    player.click(player.button(remedy_name(Remedy.ON_THIS_MACHINE), window.sheet))
    assert window.desk.place == tmp_path / "ledger.sqlite3"
    window.close()
    assert Settings(tmp_path).server == server.url("nothing")


def test_entries_that_the_server_lost_are_restored(qtbot: QtBot, server: PostgresServer, sit_down: Opening) -> None:
    aoi = sit_down("aoi")
    assert aoi.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert isinstance(aoi.desk.place, ServerLocation)
    name = aoi.desk.place.url.partition("?")[0].rpartition("/")[2]
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.cut(name)
    server.say(f"CREATE DATABASE {name}_before TEMPLATE {name}")
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    qtbot.waitUntil(lambda: aoi.window.failure is None and aoi.desk.record_event(Draw()), timeout=_LONG)
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.cut(name)
    server.say(f"DROP DATABASE {name}")
    server.say(f"ALTER DATABASE {name}_before RENAME TO {name}")
    server.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    qtbot.waitUntil(lambda: is_restored(aoi.window.failure), timeout=_LONG)
    assert not aoi.desk.record_event(Draw())
    assert is_restored(aoi.window.failure)
    aoi.click(aoi.window.foot.failure_bar.button)
    assert isinstance(aoi.window.sheet, FailureSheet)
    aoi.click(aoi.button(remedy_name(Remedy.RETRY), aoi.window.sheet))
    found = aoi.window.failure
    assert isinstance(found, LedgerDamaged)
    assert found.reason is Damage.BEHIND
    aoi.click(aoi.button(remedy_name(Remedy.REPAIR), aoi.window.sheet))
    sheet = aoi.sheet(RepairSheet)
    sheet.wait()
    aoi.click(sheet.repair_button)
    qtbot.waitUntil(lambda: aoi.window.failure is None, timeout=_LONG)
    assert len(aoi.desk.row_ids) == 2, "what waited is recorded too"
    assert aoi.desk.record_event(Draw())


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

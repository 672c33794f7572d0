# SPDX-License-Identifier: MIT
"""Automatic backups: when they are made, and that they lose no entry."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.care.backups import Backup, BackupReason, backups_in
from mahjong_desk.ledger.errors import LedgerDiskFull
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path
from mahjong_desk.rules.model.events import Draw, MatchEnd
from mahjong_desk.ui.backups import controller as keeping
from mahjong_desk.ui.backups.controller import ENTRIES_PER_BACKUP
from mahjong_desk.ui.window.failures import FailureSheet, Remedy, remedy_name
from tests.ledger.world import file_size_limit, tamper
from tests.ui.player import NAMES, User


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return player


def finished_backups(player: User) -> list[Backup]:
    """Returns the backups, after any running one has finished."""
    player.window.backup_controller.wait_until_done()
    return backups_in(backups_folder(player.desk.folder))


def reasons(player: User) -> list[BackupReason]:
    return [backup.reason for backup in finished_backups(player)]


def test_backup_is_made_every_twenty_entries(player: User) -> None:
    assert player.desk.record_event(Draw())
    while player.desk.ledger.known.number < ENTRIES_PER_BACKUP - 1:
        assert player.desk.undo() if player.desk.row_ids else player.desk.redo()
    assert finished_backups(player) == []
    assert player.desk.undo() or player.desk.redo()
    (backup,) = finished_backups(player)
    assert (backup.reason, backup.end) == (BackupReason.BY_ITSELF, player.desk.ledger.chain_head)
    assert player.window.open_ledger(player.desk.folder)
    assert player.desk.undo() or player.desk.redo()
    assert finished_backups(player) == [backup], "earlier entries do not count"


def test_backup_follows_a_match_a_new_session_and_closing(player: User) -> None:
    assert player.desk.record_event(Draw())
    assert player.desk.record_event(MatchEnd())
    assert reasons(player) == [BackupReason.BY_ITSELF]
    assert player.desk.start_match("arushiaru", {}, NAMES)
    assert reasons(player) == [BackupReason.BY_ITSELF]
    assert player.desk.start_match("arushiaru", {}, NAMES, "Sunday")
    assert reasons(player) == [BackupReason.SESSION, BackupReason.BY_ITSELF]
    assert player.desk.record_event(Draw())
    folder = player.desk.folder
    player.window.close()
    (latest, *_others) = backups_in(backups_folder(folder))
    with Ledger.open(ledger_path(folder)) as ledger:
        assert (latest.reason, latest.end) == (BackupReason.CLOSING, ledger.chain_head)


def test_returning_from_an_old_match_begins_no_session(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES, "Sunday")
    before = reasons(player)
    assert player.desk.record_event(Draw())
    player.window.open_match(1)
    player.window.show_screen("table")
    assert player.stored.record.id == 2
    assert reasons(player) == before


def test_no_backup_is_made_without_changes(player: User) -> None:
    player.window.backup_controller.back_up_if_needed()
    assert len(finished_backups(player)) == 1
    player.window.backup_controller.back_up_if_needed()
    player.window.backup_controller.back_up_before_close()
    assert len(finished_backups(player)) == 1
    player.window.backup_controller.back_up(BackupReason.BY_HAND)
    assert len(finished_backups(player)) == 2


def test_a_read_only_ledger_has_no_automatic_backups(player: User) -> None:
    player.desk.read_only = True
    player.window.backup_controller.back_up_if_needed()
    player.window.backup_controller.back_up_before_close()
    assert finished_backups(player) == []


def test_failure_is_reported_once_and_recording_continues(player: User) -> None:
    faults: list[object] = []
    player.window.backup_controller.failed.connect(faults.append)
    for _ in range(2):
        with file_size_limit(300):
            player.window.backup_controller.back_up_if_needed()
            assert finished_backups(player) == []
    assert [type(fault) for fault in faults] == [LedgerDiskFull]
    assert "No backup could be made" in player.window.notice.text
    assert player.desk.record_event(Draw())
    assert "the last backup failed" in player.window.foot.status.accessibleName()
    player.window.backup_controller.back_up_if_needed()
    assert len(finished_backups(player)) == 1
    assert "backup" not in player.window.foot.status.accessibleName()
    assert player.window.backup_controller.error is None


def test_second_copy_is_made_when_its_disk_is_there(player: User, tmp_path: Path) -> None:
    second = tmp_path / "disk"
    player.window.settings.second_copy = str(second)
    player.window.backup_controller.back_up_if_needed()
    (backup,) = finished_backups(player)
    assert not second.exists()
    assert player.window.backup_controller.second_error is None
    second.mkdir()
    player.window.backup_controller.back_up_if_needed()
    assert finished_backups(player) == [backup]
    assert [copy.end for copy in backups_in(second)] == [backup.end]


def test_failed_second_copy_is_reported(player: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_backup: Backup, folder: Path) -> bool:
        raise LedgerDiskFull(folder)

    player.window.settings.second_copy = str(tmp_path)
    monkeypatch.setattr(keeping, "copy_backup", fail)
    player.window.backup_controller.back_up_if_needed()
    assert len(finished_backups(player)) == 1
    assert isinstance(player.window.backup_controller.second_error, LedgerDiskFull)
    assert player.window.backup_controller.error is None


def test_program_fault_is_not_hidden(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(keeping, "create_backup", fail)
    player.window.backup_controller.back_up_if_needed()
    with pytest.raises(ZeroDivisionError):
        player.window.backup_controller.wait_until_done()
    monkeypatch.undo()
    player.window.backup_controller.back_up_if_needed()
    assert len(finished_backups(player)) == 1


def test_check_during_recording_finds_no_fault(player: User) -> None:
    controller = player.window.backup_controller
    for _ in range(5):
        controller.check()
        assert player.desk.record_event(Draw())
        controller.wait_until_done()
        assert controller.last_check.is_ok
        assert player.window.sheet is None
    tamper(ledger_path(player.desk.folder), "UPDATE sessions SET name = 'Won by Aoi'")
    controller.check()
    controller.wait_until_done()
    assert not controller.last_check.is_ok


def test_another_ledger_has_its_own_check_and_backups(player: User, tmp_path: Path) -> None:
    controller = player.window.backup_controller
    tamper(ledger_path(player.desk.folder), "UPDATE sessions SET name = 'Won by Aoi'")
    controller.error = controller.second_error = LedgerDiskFull(tmp_path)
    controller.check()
    assert "the last backup failed" in player.window.foot.status.accessibleName()
    assert player.window.open_ledger(tmp_path / "another club")
    assert "backup" not in player.window.foot.status.accessibleName()
    controller.wait_until_done()
    assert (controller.last_check, controller.error, controller.second_error) == (None, None, None)


def test_damage_found_below_a_sheet_stays_in_the_footer(player: User) -> None:
    window = player.window
    tamper(ledger_path(player.desk.folder), "UPDATE sessions SET name = 'Won by Aoi'")
    window.run_command("settings")
    window.backup_controller.check()
    window.backup_controller.wait_until_done()
    player.enter("\x1b")
    bar = window.foot.failure_bar
    assert bar.note.accessibleName().startswith("The ledger is damaged: ")
    player.click(bar.button)
    assert remedy_name(Remedy.REPAIR) in [button.text() for button in player.sheet(FailureSheet).foot.buttons]


def test_automatic_check_reports_damage(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = player.desk.folder
    player.window.close()
    tamper(ledger_path(folder), "UPDATE sessions SET name = 'Won by Aoi'")
    monkeypatch.setattr(keeping, "_CHECK_DELAY", 0)
    again = User(player._qtbot, folder)
    player._qtbot.waitUntil(lambda: isinstance(again.window.sheet, FailureSheet))
    sheet = again.sheet(FailureSheet)
    assert remedy_name(Remedy.REPAIR) in [button.text() for button in sheet.foot.buttons]
    again.desk.close()

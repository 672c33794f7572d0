# SPDX-License-Identifier: MIT
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.care.backups import Backup, BackupReason, backups_in, copy_backup, create_backup
from mahjong_desk.ledger.care.chains import find_sources
from mahjong_desk.ledger.care.repair import RepairPreview, preview
from mahjong_desk.ledger.errors import LedgerLocked, LedgerReadOnly
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw
from mahjong_desk.ui.backups.repair_sheet import RepairSheet
from mahjong_desk.ui.backups.sheet import BackupsSheet
from mahjong_desk.ui.kit.label import IconLabel
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.text import language
from mahjong_desk.ui.text.phrases import recent_time
from tests.ledger.world import tamper
from tests.ui.player import NAMES, User, the_application


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    # The plural forms of English are part of its translation.
    language.install(the_application(), "en")
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for _ in range(2):
        assert player.desk.record_event(Draw())
    return player


@pytest.fixture
def earlier(player: User, tmp_path: Path) -> Backup:
    """A backup of two weeks ago, from before a third hand and another evening."""
    backup = create_backup(
        ledger_path(tmp_path), backups_folder(tmp_path), BackupReason.CLOSING, datetime.now(UTC) - timedelta(14)
    )
    assert player.desk.record_event(Draw())
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Rin"), "Sunday")
    assert player.desk.record_event(Draw())
    player.window.backup_controller.wait_until_done()
    return backup


def open_backups(player: User) -> BackupsSheet:
    player.window.run_command("backups")
    sheet = player.sheet(BackupsSheet)
    settle(player)
    return sheet


def settle(player: User) -> None:
    player.window.backup_controller.wait_until_done()


def choose(player: User, sheet: BackupsSheet, backup: Backup) -> None:
    row = next(row for row in range(sheet.list.count()) if sheet.list.item(row).data(256).path == backup.path)
    sheet.list.setCurrentRow(row)
    settle(player)


def wait_for_repair_sheet(player: User) -> RepairSheet:
    confirmation = player.sheet(RepairSheet)
    confirmation.wait()
    return confirmation


def preview_restore(player: User, backup: Backup) -> RepairSheet:
    """Opens the sheet of backups, and the preview of a restore from there."""
    sheet = open_backups(player)
    choose(player, sheet, backup)
    player.click(sheet.restore_button)
    return wait_for_repair_sheet(player)


def figures(sheet: RepairSheet) -> list[tuple[str, ...]]:
    return [tuple(cell.text() for cell in cells) for cells in sheet.cells]


def test_sheet_shows_the_state_of_backup_copy_and_check(player: User, earlier: Backup) -> None:
    sheet = open_backups(player)
    assert sheet.backup.title.text().startswith("Last backup today ")
    assert sheet.second.title.text() == "No second copy"
    assert sheet.check.title.text().startswith("Check passed at")
    assert sheet.check.note.text() == "8 entries, chain intact"
    player.click(player.button("Copy", sheet))
    assert QGuiApplication.clipboard().text() == player.desk.ledger.chain_head.fingerprint


def test_sheet_works_by_keyboard_alone(player: User, earlier: Backup) -> None:
    sheet = open_backups(player)
    before = sheet.list.count()
    player.enter("b")
    settle(player)
    assert sheet.list.count() == before + 1
    assert "by hand" in sheet.list.item(0).text()
    sheet.list.setFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_End)
    settle(player)
    assert sheet.list.backup.path == earlier.path
    player.enter("r")
    wait_for_repair_sheet(player)
    player.enter("c")
    assert player.window.sheet is sheet
    player.enter("r")
    QTest.keyClick(wait_for_repair_sheet(player).focusWidget(), Qt.Key.Key_Return)
    assert player.window.sheet is sheet, "a repeated Enter restores nothing"
    player.enter("c")
    assert player.window.sheet is None


def test_restore_sheet_grows_with_its_preview(player: User, earlier: Backup, tmp_path: Path) -> None:
    long = [f"{name} Brandstätter-Hohenfels von der Lahn" for name in ("Aoi", "Ben", "Chie", "Rin")]
    assert player.desk.start_match("arushiaru", {}, long, "Monday")
    assert player.desk.record_event(Draw())
    path = ledger_path(tmp_path)
    repair_preview = preview(path, find_sources(path))
    opened = Event()

    def after_opening() -> RepairPreview:
        assert opened.wait(5)
        return repair_preview._replace(common_count=0)

    confirmation = RepairSheet("Restore?", "Restore", after_opening, player.window)
    confirmation.open()
    opened.set()
    confirmation.wait()
    the_application().processEvents()
    note = confirmation.findChild(NoteBox)
    assert note.visibleRegion().boundingRect() == note.rect(), "the last line is not scrolled away"


def test_restore_can_be_undone(player: User, earlier: Backup, tmp_path: Path) -> None:
    assert player.desk.record_event(Adjustment(deltas=(100, -100, 0, 0)))
    now = player.desk.ledger.chain_head
    confirmation = preview_restore(player, earlier)
    assert figures(confirmation) == [("2", "1", "−1"), ("2", "1", "−1"), ("4", "2", "−2"), ("9", "4", "−5")]
    sentence = confirmation.summary.text()
    assert "Would be removed: 5 entries; the last hand: today " in sentence
    assert "; East 1; Draw; Aoi, Ben, Chie, Rin" in sentence
    player.click(confirmation.repair_button)
    assert player.window.sheet is None
    assert "Backup restored" in player.window.notice.text
    assert player.desk.ledger.chain_head == earlier.end
    assert player.desk.names() == NAMES
    assert player.desk.ledger.check().is_sound
    assert player.desk.record_event(Chombo(player=1))
    sheet = open_backups(player)
    assert any("restoring this one undoes it" in sheet.list.item(row).text() for row in range(sheet.list.count()))
    backups = backups_in(backups_folder(tmp_path))
    before = next(backup for backup in backups if backup.reason is BackupReason.BEFORE_RESTORE)
    confirmation = preview_restore(player, before)
    assert "Would be added: " in confirmation.summary.text()
    player.click(confirmation.repair_button)
    assert player.desk.ledger.chain_head == now


def test_restored_ledger_stays_restored(player: User, earlier: Backup, tmp_path: Path) -> None:
    player.click(preview_restore(player, earlier).repair_button)
    player.window.close()
    with Ledger.open(ledger_path(tmp_path)) as ledger:
        assert ledger.chain_head == earlier.end
    path = ledger_path(tmp_path)
    assert preview(path, find_sources(path)).after.end == earlier.end, "a repair does not undo it"
    assert len(list(tmp_path.glob("ledger.before-*.jsonl"))) == 1


def test_only_a_removed_hand_is_named(player: User, tmp_path: Path) -> None:
    backup = create_backup(
        ledger_path(tmp_path), backups_folder(tmp_path), BackupReason.CLOSING, datetime.now(UTC) - timedelta(14)
    )
    session = player.desk.session.id
    assert player.desk.do(lambda ledger: ledger.rename_session(session, "Friday", "2026-02-01T10:00:00Z")).error is None
    assert preview_restore(player, backup).summary.text() == "Would be removed: 1 entry."


def test_unreadable_backup_cannot_be_restored(player: User, earlier: Backup) -> None:
    sheet = open_backups(player)
    earlier.path.write_bytes(earlier.path.read_bytes()[:200])
    choose(player, sheet, earlier)
    player.click(sheet.restore_button)
    confirmation = wait_for_repair_sheet(player)
    assert not confirmation.repair_button.isEnabled()
    assert "damaged" in confirmation.summary.text()


@pytest.mark.parametrize("elsewhere", [False, True], ids=["in this match", "in another"])
def test_pending_entry_prevents_a_restore(player: User, earlier: Backup, elsewhere: bool) -> None:
    player.desk.pending_acts.keep(Act.undo(), LedgerLocked(player.desk.folder))
    if elsewhere:
        assert player.desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"))
        player.window.close_sheet()
    sheet = open_backups(player)
    choose(player, sheet, earlier)
    player.click(sheet.restore_button)
    assert player.window.sheet is sheet
    assert "is not recorded yet" in sheet.problem


def test_second_copy_is_chosen_and_written(
    player: User, earlier: Backup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = tmp_path / "CLUB-DISK"
    disk.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: str(disk))
    sheet = open_backups(player)
    player.click(sheet.second_button)
    settle(player)
    assert len(backups_in(disk / "Mahjong Desk")) == 1
    assert sheet.second.title.text().startswith("Second copy today ")
    assert sheet.second.note.text() == "on CLUB-DISK"
    player.click(sheet.second_button)
    settle(player)
    assert not sheet.problem, "the folder may exist already"
    assert all(sheet.list.item(row).text().endswith("also on CLUB-DISK") for row in (0, 1)), "one copy serves both"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: str(backups_folder(tmp_path)))
    player.click(sheet.second_button)
    assert "a different place" in sheet.problem


def test_old_or_missing_second_copy_is_a_warning(player: User, earlier: Backup, tmp_path: Path) -> None:
    disk = tmp_path / "CLUB-DISK" / "Mahjong Desk"
    # The system refuses a long name as it does the folders of a broken disk.
    player.window.settings.second_copy = str(tmp_path / ("x" * 300))
    sheet = open_backups(player)
    player.click(sheet.back_up_button)
    settle(player)
    assert (sheet.list.count(), sheet.second.title.text()) == (3, "The second copy is missing")
    player.window.settings.second_copy = str(disk)
    sheet = open_backups(player)
    assert sheet.second.title.text() == "The second copy is missing"
    assert sheet.second.note.text() == "CLUB-DISK is missing: connect it to update the copy"
    disk.mkdir(parents=True)
    copy_backup(earlier, disk)
    with Ledger.open(ledger_path(tmp_path / "other")) as other:
        other.start_session("Sunday", "2026-01-31T20:15:00Z")
        copy_backup(create_backup(other.place, tmp_path / "others", BackupReason.BY_HAND), disk)
    sheet.refresh()
    assert sheet.second.title.text() == f"Second copy {recent_time(earlier.time.at)}"


def test_a_second_copy_is_old_only_if_it_lacks_entries(player: User, tmp_path: Path) -> None:
    long_ago = datetime.now(UTC) - timedelta(14)
    backup = create_backup(ledger_path(tmp_path), backups_folder(tmp_path), BackupReason.CLOSING, long_ago)
    player.window.settings.second_copy = str(tmp_path / "disk")
    (tmp_path / "disk").mkdir()
    copy_backup(backup, tmp_path / "disk")
    sheet = open_backups(player)
    backed_up, copied = (state.findChild(IconLabel) for state in (sheet.backup, sheet.second))
    assert copied.pixmap().toImage() == backed_up.pixmap().toImage()
    assert player.desk.record_event(Draw())
    sheet.refresh()
    assert copied.pixmap().toImage() != backed_up.pixmap().toImage()


def test_failed_backup_and_second_copy_are_warnings(player: User, earlier: Backup, tmp_path: Path) -> None:
    controller = player.window.backup_controller
    controller.error, controller.second_error = LedgerLocked(tmp_path), LedgerReadOnly(tmp_path / "STICK")
    player.window.settings.second_copy = str(tmp_path)
    sheet = open_backups(player)
    assert sheet.backup.title.text() == "The last backup failed"
    assert sheet.second.title.text() == "The last second copy failed"
    assert str(tmp_path) in sheet.backup.note.text()
    assert sheet.second.note.text().startswith(f"{tmp_path / 'STICK'} is read-only.")


def test_a_second_copy_on_a_whole_disk_is_named_by_its_path(player: User, tmp_path: Path) -> None:
    disk = Path(tmp_path.anchor)
    player.window.settings.second_copy = str(disk / "Mahjong Desk")
    assert open_backups(player).second.note.text() == f"{disk} is missing: connect it to update the copy"


def test_findings_are_shown_and_repaired(player: User, earlier: Backup, tmp_path: Path) -> None:
    tamper(ledger_path(tmp_path), "UPDATE sessions SET name = 'Won by Aoi' WHERE id = 1")
    sheet = open_backups(player)
    assert sheet.check.title.text() == "The check found problems"
    assert "“Thursday”" in sheet.check.note.text()
    player.click(sheet.repair_button)
    confirmation = wait_for_repair_sheet(player)
    assert "nothing would be added or removed" in confirmation.summary.text()
    QTest.keyClick(confirmation.focusWidget(), Qt.Key.Key_Return)
    assert player.window.sheet is None
    assert player.desk.ledger.check().is_sound


def test_size_of_the_backups_is_shown(player: User, earlier: Backup) -> None:
    sheet = open_backups(player)
    (sentence,) = [text for text in player.texts(sheet) if text.startswith(f"{sheet.list.count()} backups, ")]
    assert sentence.endswith(("B.", "bytes.")), sentence

# SPDX-License-Identifier: MIT
"""Backups and check in the window: what a person sees of them, and the way back and forth."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from mahjong_desk.ui.safe.question import RestoreQuestion
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.care.backups import Backup, Why, back_up, backups_in, copy_to
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.journal.journal import Act
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path, mirror_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.kit import Label
from mahjong_desk.ui.safe.sheet import BackupsSheet
from mahjong_desk.ui.words import language
from tests.ledger.world import tamper
from tests.ui.player import Player, the_application

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    """Somebody at a match with two hands."""
    # The plural forms of English stand in its translation.
    language.install(the_application(), "en")
    player = Player(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for _ in range(2):
        assert player.desk.record_event(Draw())
    return player


@pytest.fixture
def earlier(player: Player, tmp_path: Path) -> Backup:
    """A backup of two weeks ago, from before a third hand and another evening."""
    backup = back_up(ledger_path(tmp_path), backups_folder(tmp_path), Why.CLOSING, datetime.now(UTC) - timedelta(14))
    assert backup is not None
    assert player.desk.record_event(Draw())
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Rin"), "Sunday")
    assert player.desk.record_event(Draw())
    player.window.keeper.wait()
    return backup


def opened(player: Player) -> BackupsSheet:
    player.window.carry_out("backups")
    sheet = player.window.sheet
    assert isinstance(sheet, BackupsSheet)
    settle(player, sheet)
    return sheet


def settle(player: Player, sheet: BackupsSheet) -> None:
    player.window.keeper.wait()
    sheet.wait()


def choose(player: Player, sheet: BackupsSheet, backup: Backup) -> None:
    row = next(row for row in range(sheet.list.count()) if sheet.list.item(row).data(256).path == backup.path)
    sheet.list.setCurrentRow(row)
    settle(player, sheet)


def agree(player: Player, sheet: BackupsSheet) -> None:
    """Presses Restore, and once more on the question."""
    player.click(sheet.restore_button)
    asked = player.window.sheet
    assert isinstance(asked, RestoreQuestion)
    player.click(player.button("Restore", asked))


def figures(sheet: BackupsSheet) -> list[tuple[str, ...]]:
    return [tuple(cell.text() for cell in cells) for cells in sheet.outlook._cells]


def test_it_says_how_safe_the_ledger_is(player: Player, earlier: Backup) -> None:
    sheet = opened(player)
    assert sheet.states.backup.title.text() == "Backup just made"
    assert sheet.states.second.title.text() == "No second copy"
    assert sheet.states.check.title.text().startswith("Check passed at")
    assert sheet.states.check.note.text() == "8 entries, the chain is whole"
    player.click(player.button("Copy", sheet))
    assert player.desk.ledger is not None
    assert QGuiApplication.clipboard().text() == player.desk.ledger.end.fingerprint


def test_a_backup_by_hand_stands_first_in_the_list(player: Player, earlier: Backup) -> None:
    sheet = opened(player)
    before = sheet.list.count()
    player.click(sheet.back_up_button)
    settle(player, sheet)
    assert sheet.list.count() == before + 1
    assert sheet.list.item(0).text().endswith("by hand")


def test_by_keys_alone(player: Player, earlier: Backup) -> None:
    sheet = opened(player)
    before = sheet.list.count()
    player.enter("b")
    settle(player, sheet)
    assert sheet.list.count() == before + 1
    sheet.list.setFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_End)
    settle(player, sheet)
    assert sheet.list.backup is not None
    assert sheet.list.backup.path == earlier.path
    player.enter("r")
    asked = player.window.sheet
    assert isinstance(asked, RestoreQuestion)
    player.enter("\n")
    assert player.window.sheet is sheet
    player.enter("c")
    assert player.window.sheet is None


def test_a_rebuild_that_fails_leaves_the_window_with_the_ledger(
    player: Player, earlier: Backup, tmp_path: Path
) -> None:
    assert player.desk.ledger is not None
    now = player.desk.ledger.end
    sheet = opened(player)
    shutil.rmtree(mirror_path(ledger_path(tmp_path)))
    sheet.rebuild_wanted.emit()
    assert player.desk.ledger.end == now
    assert player.window.notice.text != ""


def test_the_ledger_goes_back_and_forth_again(player: Player, earlier: Backup, tmp_path: Path) -> None:
    assert player.desk.ledger is not None
    now = player.desk.ledger.end
    sheet = opened(player)
    choose(player, sheet, earlier)
    assert figures(sheet) == [("2", "1", "−1"), ("2", "1", "−1"), ("4", "2", "−2"), ("8", "4", "−4"), ("5", "4", "−1")]
    said = sheet.outlook.words.text()
    assert "1 match of Sunday with 1 hand;" in said
    assert "match 1 of Thursday" in said
    assert "Rin" in said
    player.click(sheet.restore_button)
    asked = player.window.sheet
    assert isinstance(asked, RestoreQuestion)
    assert any(said in text.text() for text in asked.findChildren(Label))
    player.click(player.button("Keep the ledger as it is", asked))
    assert player.desk.ledger.end == now
    agree(player, sheet)
    assert sheet.isHidden()
    assert "restore it to undo this" in player.window.notice.text
    assert earlier.seal is not None
    assert player.desk.ledger.end == earlier.seal.end
    assert player.desk.names() == NAMES
    assert player.desk.ledger.check().sound
    # The open window goes on with it.
    assert player.desk.record_event(Draw())
    sheet = opened(player)
    back = next(
        backup
        for backup in backups_in(backups_folder(tmp_path))
        if backup.seal is not None and backup.seal.why is Why.BEFORE_RESTORE
    )
    assert any("which this one undoes" in sheet.list.item(row).text() for row in range(sheet.list.count()))
    choose(player, sheet, back)
    assert "These would come back: 1 match of Sunday with 1 hand;" in sheet.outlook.words.text()
    agree(player, sheet)
    assert player.desk.ledger.end == now


def test_nothing_is_taken_back_that_was_restored_away(player: Player, earlier: Backup, tmp_path: Path) -> None:
    sheet = opened(player)
    choose(player, sheet, earlier)
    sheet.restore_wanted.emit(earlier.path)
    player.window.close()
    with Ledger.open(ledger_path(tmp_path)) as ledger:
        assert earlier.seal is not None
        assert ledger.end == earlier.seal.end
    assert len(list(tmp_path.glob("ledger.before-*.book"))) == 1


def test_a_restore_that_fails_leaves_the_window_with_the_ledger(player: Player, earlier: Backup) -> None:
    assert player.desk.ledger is not None
    now = player.desk.ledger.end
    sheet = opened(player)
    choose(player, sheet, earlier)
    earlier.path.write_bytes(b"gone bad" * 1000)
    sheet.restore_wanted.emit(earlier.path)
    assert player.desk.ledger.end == now
    assert "damaged" in player.window.notice.text
    sheet = opened(player)
    choose(player, sheet, earlier)
    assert not sheet.restore_button.isEnabled()
    assert "damaged" in sheet.outlook.words.text()


@pytest.mark.parametrize("elsewhere", [False, True], ids=["in this match", "in another"])
def test_an_entry_that_waits_is_not_left_behind(player: Player, earlier: Backup, elsewhere: bool) -> None:
    assert player.desk.folder is not None
    player.desk.unrecorded.keep(Act.undo(), LedgerLocked(player.desk.folder))
    if elsewhere:
        assert player.desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"))
        player.window.close_sheet()
    sheet = opened(player)
    choose(player, sheet, earlier)
    player.click(sheet.restore_button)
    assert player.window.sheet is sheet
    assert "waits to be recorded" in sheet.complaint


# The second copy


def test_a_second_copy_is_chosen_and_written(
    player: Player, earlier: Backup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = tmp_path / "CLUB-DISK"
    disk.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: str(disk))
    sheet = opened(player)
    player.click(sheet.second_button)
    settle(player, sheet)
    assert len(backups_in(disk / "Mahjong Desk")) == 1
    assert sheet.states.second.title.text() == "Second copy just made"
    assert sheet.states.second.note.text() == "on CLUB-DISK"
    assert sheet.list.item(0).text().endswith("also on CLUB-DISK")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: str(backups_folder(tmp_path)))
    player.click(sheet.second_button)
    assert "another place" in sheet.complaint


def test_a_second_copy_that_is_old_or_missing_is_warned_of(player: Player, earlier: Backup, tmp_path: Path) -> None:
    disk = tmp_path / "CLUB-DISK" / "Mahjong Desk"
    player.window.settings.second_copy = str(disk)
    sheet = opened(player)
    assert sheet.states.second.title.text() == "The second copy is missing"
    assert sheet.states.second.note.text() == "CLUB-DISK is not there: plug it in to renew"
    disk.mkdir(parents=True)
    copy_to(earlier, disk)
    sheet.show_standing()
    assert sheet.states.second.title.text() == "Second copy 14 days old"


# A check that finds something


def test_what_a_check_finds_is_said_with_the_ways_on(
    player: Player, earlier: Backup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = ledger_path(tmp_path)
    tamper(path, "UPDATE sessions SET name = 'Won by Aoi' WHERE id = 1")
    sheet = opened(player)
    assert sheet.states.check.title.text() == "The check found something"
    assert "“Thursday” is not as it was entered" in sheet.findings.lines.text()
    assert player.button("Check now", sheet) is sheet._main_check
    target = tmp_path / "salvaged.sqlite3"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(target), ""))
    with player._qtbot.waitSignal(sheet.salvaged):
        player.click(player.button("Write what can be read to a new ledger…", sheet))
    assert "8 entries were written to salvaged.sqlite3" in player.window.notice.text
    player.click(sheet.back_up_button)
    settle(player, sheet)
    assert sheet.outlook.isVisible()
    player.click(sheet._main_check)
    settle(player, sheet)
    player.click(player.button("Build the ledger anew of the second book…", sheet))
    assert player.window.sheet is None
    assert player.desk.ledger is not None
    assert player.desk.ledger.check().sound
    assert mirror_path(path).is_dir()


# A ledger that cannot be opened


def test_a_damaged_ledger_is_restored_from_the_sheet_of_its_failure(
    player: Player, earlier: Backup, tmp_path: Path
) -> None:
    path = ledger_path(tmp_path)
    player.desk.close()
    path.write_bytes(b"damaged" * 9999)
    assert not player.window.open_ledger(tmp_path)
    player.click(player.button("Backups and what can be read…"))
    sheet = player.window.sheet
    assert isinstance(sheet, BackupsSheet)
    assert "is damaged" in sheet.findings.lines.text()
    assert not sheet.back_up_button.isVisible()
    player.click(player.button("Look what restoring a backup would change", sheet))
    choose(player, sheet, earlier)
    assert "cannot be read" in sheet.outlook.words.text()
    agree(player, sheet)
    assert player.desk.ledger is not None
    assert earlier.seal is not None
    assert player.desk.ledger.end == earlier.seal.end
    (kept,) = tmp_path.glob("ledger.damaged-*.sqlite3")
    assert kept.name in player.window.notice.text


def test_what_can_be_read_of_it_takes_its_place(
    player: Player, earlier: Backup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = ledger_path(tmp_path)
    player.desk.close()
    path.write_bytes(b"damaged" * 9999)
    assert not player.window.open_ledger(tmp_path)
    player.click(player.button("Backups and what can be read…"))
    sheet = player.window.sheet
    assert isinstance(sheet, BackupsSheet)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / "new.sqlite3"), ""))
    player.click(player.button("Write what can be read to a new ledger…", sheet))
    sheet.wait()
    sheet.wait()
    agree(player, sheet)
    assert player.desk.ledger is not None
    assert player.desk.ledger.end.number == 8
    assert player.desk.ledger.check().sound

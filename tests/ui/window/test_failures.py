# SPDX-License-Identifier: MIT
"""Failure messages: what is safe, and which remedies the user can choose."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.errors import (
    Damage,
    FileChange,
    Holder,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerGone,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerReplaced,
    ServerLoginFailed,
)
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.log import start_log, stop_log
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.backups.repair_sheet import RepairSheet
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.hand_entry import restore_draft
from mahjong_desk.ui.help.about_sheet import LogSheet, UnexpectedErrorDialog, install_error_window
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.failures import FailureBar, FailureSheet, Remedy, failure_title, remedies, remedy_name
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ledger.world import file_size_limit
from tests.ui.player import NAMES, User
from tests.ui.widgets import add_widget, show_widget

FILE = Path("/club/ledger.sqlite3")
DETAILS = "SQLITE_X: it said so"
ERRORS: tuple[LedgerError, ...] = (
    LedgerLocked(FILE, DETAILS),
    LedgerLocked(FILE, DETAILS, reason=Holder.MACHINE, machine="CLUB-LAPTOP"),
    LedgerReadOnly(FILE, DETAILS),
    LedgerDiskFull(FILE, DETAILS),
    LedgerDamaged(FILE, DETAILS),
    LedgerReplaced(FILE, DETAILS, reason=FileChange.FOREIGN),
    LedgerNewer(FILE, DETAILS),
    LedgerGone(FILE, DETAILS),
    ServerLoginFailed(FILE, DETAILS),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window whose ledger has not been opened yet."""
    settings = Settings(tmp_path / "settings")
    settings.reduced_motion = True
    main_window = show_widget(qtbot, MainWindow(Desk(), settings))
    qtbot.waitExposed(main_window)
    yield main_window
    main_window.desk.close()


def press(sheet: Any, remedy: Remedy) -> None:
    (button,) = (button for button in sheet.foot.buttons if button.text().replace("&", "") == remedy_name(remedy))
    button.click()


@pytest.mark.parametrize("error", ERRORS, ids=failure_title)
def test_each_failure_names_its_file_and_offers_remedies(window: MainWindow, error: LedgerError) -> None:
    sheet = FailureSheet(error, window.sheet_host)
    texts = [text.text() for text in sheet.findChildren(type(sheet._title))]
    assert failure_title(error) in texts
    assert any(str(FILE) in text for text in texts)
    assert sum(DETAILS in text for text in texts) == 1
    assert not any("Traceback" in text for text in texts)
    assert remedies(error)[-1] is Remedy.QUIT


def test_each_failure_has_its_own_title_and_distinct_remedies() -> None:
    errors = (
        *ERRORS,
        *(LedgerDamaged(FILE, reason=reason) for reason in Damage if reason not in (Damage.ACTS, Damage.DATABASE)),
        *(LedgerReplaced(FILE, reason=reason) for reason in (FileChange.REPLACED, FileChange.RESTORED)),
    )
    assert len({failure_title(error) for error in errors}) == len(errors)
    for error in errors:
        names = [remedy_name(remedy) for remedy in remedies(error)]
        assert len(set(names)) == len(names)
    assert Remedy.RETRY not in remedies(LedgerDamaged(FILE))
    assert Remedy.MOVE_ASIDE not in remedies(LedgerNewer(FILE))


def test_damaged_ledger_is_moved_aside_for_a_new_one(window: MainWindow, tmp_path: Path) -> None:
    damaged = os.urandom(8192)
    ledger_path(tmp_path).write_bytes(damaged)
    assert not window.open_ledger(tmp_path)
    press(window.sheet, Remedy.MOVE_ASIDE)
    (moved_file,) = tmp_path.glob("ledger.damaged-*.sqlite3")
    assert moved_file.read_bytes() == damaged
    assert moved_file.name in window.notice.text
    assert window.desk.start_match("arushiaru", {}, NAMES, "")


def test_another_folder_can_be_chosen(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    with closing(sqlite3.connect(ledger_path(foreign))) as file:
        file.execute("create table songs (title text)")
    assert not window.open_ledger(foreign)
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(own))
    press(window.sheet, Remedy.FOLDER)
    assert window.desk.folder == own
    assert not window.foot.status.failed


def test_open_ledger_stays_if_another_cannot_be_opened(window: MainWindow, tmp_path: Path) -> None:
    own = tmp_path / "own"
    assert window.open_ledger(own)
    assert window.desk.start_match("arushiaru", {}, NAMES, "")
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    window.opener.switch_ledger(tmp_path / "data")
    assert isinstance(window.sheet, FailureSheet)
    window.close_sheet()
    assert not window.foot.failure_bar.isVisible()
    window.opener.repair(ledger_path(own))
    assert isinstance(window.sheet, RepairSheet)
    window.sheet.wait()
    window.sheet.repair_button.click()
    assert window.desk.ledger is not None
    assert window.desk.folder == own


def test_damaged_ledger_offers_repair_and_quit(window: MainWindow, tmp_path: Path) -> None:
    ledger_path(tmp_path).write_bytes(os.urandom(8192))
    assert not window.open_ledger(tmp_path)
    failed = window.sheet
    assert isinstance(failed, FailureSheet)
    press(failed, Remedy.REPAIR)
    assert isinstance(window.sheet, RepairSheet)
    window.sheet.reject()
    press(failed, Remedy.QUIT)
    assert not window.isVisible()


def test_retry_is_possible_after_closing_the_failure_sheet(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    assert not window.open_ledger(tmp_path / "data")
    window.close_sheet()
    assert window.foot.status.failed
    assert window.foot.failure_bar.isVisible()
    window.foot.failure_bar.button.click()
    assert isinstance(window.sheet, FailureSheet), "it still fails"
    window.close_sheet()
    (tmp_path / "data").unlink()
    window.foot.failure_bar.button.click()
    assert window.desk.ledger is not None
    assert not window.foot.failure_bar.isVisible()


def test_broken_journal_offers_no_retry(qtbot: QtBot) -> None:
    bar = add_widget(qtbot, FailureBar())
    bar.show_error(LedgerDamaged(FILE, reason=Damage.ACTS, entry=3))
    assert not bar.button.isVisibleTo(bar)
    assert "3" in bar.note.accessibleName()
    bar.show_error(LedgerChanged(FILE))
    assert bar.button.isVisibleTo(bar)


def test_unexpected_error_is_reported_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    install_error_window(window)
    for _ in range(2):
        try:
            raise KeyError("a tile nobody knows")
        except KeyError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    (dialog,) = window.findChildren(UnexpectedErrorDialog)
    assert dialog.details.startswith("Mahjong Desk ")
    assert "a tile nobody knows" in dialog.details
    assert "a tile nobody knows" in capsys.readouterr().err
    buttons = {button.text(): button for button in dialog.findChildren(type(window.foot.failure_bar.button))}
    buttons["&Copy details"].click()
    assert QApplication.clipboard().text() == dialog.details
    QTimer.singleShot(0, dialog.accept)
    with qtbot.waitSignal(dialog.finished):
        pass
    assert window.isVisible()


def test_the_log_is_named_shown_and_copied(window: MainWindow, tmp_path: Path) -> None:
    path = start_log(tmp_path)
    try:
        window.commands.actions["log"].trigger()
        sheet = window.sheet
        assert isinstance(sheet, LogSheet)
        assert any(str(path) in label.text() for label in sheet.findChildren(QLabel))
        assert "Mahjong Desk" in sheet.text.toPlainText()
        (copy,) = (button for button in sheet.findChildren(QPushButton) if button.text() == "&Copy")
        copy.click()
        assert QApplication.clipboard().text() == sheet.text.toPlainText()
        window.close_sheet()
        dialog = UnexpectedErrorDialog("what a report needs", window)
        assert any(str(path) in label.text() for label in dialog.findChildren(QLabel))
    finally:
        stop_log()


@pytest.fixture
def player(guest: User) -> User:
    """A user in the picker, with one hand on disk."""
    assert guest.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    assert guest.desk.record_event(Draw())
    guest.window.picker.new_win(1)
    return guest


def status_text(player: User) -> str:
    return player.window.foot.status.accessibleName()


def draft_file(player: User) -> Path:
    return player.desk.drafts.file(player.stored.record)


def test_status_reports_unsaved_input_while_the_disk_is_full(player: User) -> None:
    player.enter("1m")
    before = status_text(player)
    assert "is on disk" in before
    with file_size_limit(10):
        player.enter("2m")
        assert status_text(player).startswith(before)
        assert "not saved yet: the disk is full" in status_text(player)
        assert not player.window.foot.status.failed
        text = status_text(player)
        player.enter("3m")
        assert status_text(player) == text
    player.enter("4m")
    assert status_text(player) == before
    assert draft_file(player).exists()
    with file_size_limit(10):
        player.enter("5m")
    player.window.show_screen("table")
    assert player.desk.record_event(Draw())
    assert "not saved yet" not in status_text(player)


def test_status_reports_a_missing_folder_until_it_is_back(player: User) -> None:
    folder = draft_file(player).parent
    away = folder.with_name("away")
    folder.rename(away)
    player.enter("1")
    assert "its folder cannot be reached" in status_text(player)
    away.rename(folder)
    player.enter("m")
    assert "not saved yet" not in status_text(player)


def test_each_match_keeps_its_half_typed_hand(player: User) -> None:
    picker = player.window.screen_widget("picker")
    first = player.desk.record.id
    player.enter("123m")
    typed = picker.entry.draft
    assert player.desk.start_match("arushiaru", {}, ("Emi", "Fumi", "Gen", "Hana"), "Friday")
    player.window.show_screen("table")
    second = player.desk.record.id
    player.window.picker.new_win(2)
    assert picker.entry.draft.entries == ()
    player.enter("55s")
    other = picker.entry.draft
    for match_id, draft in ((first, typed), (second, other), (first, typed)):
        player.window.matches.continue_match(match_id)
        assert picker.entry.draft == draft
    restarted = Desk()
    restarted.open(player.desk.folder)
    for match_id, draft in ((first, typed), (second, other)):
        assert restarted.continue_match(match_id)
        assert restore_draft(restarted) == draft
    restarted.close()

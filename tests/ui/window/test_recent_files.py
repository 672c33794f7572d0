# SPDX-License-Identifier: MIT
"""The files that were looked at last, and the ledgers between which a window went."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.import_export.import_sheet import ImportSheet
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.files import MAX_FILES
from tests.club.importing.evening import play_evening
from tests.ui.player import User


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """One file more than is remembered, each of the same evening."""
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        ledger.export(tmp_path / "0.mahjong")
    content = (tmp_path / "0.mahjong").read_bytes()
    made = [tmp_path / f"{number} & more.mahjong" for number in range(MAX_FILES + 1)]
    for path in made:
        path.write_bytes(content)
    return made


def offered(player: User) -> list[QAction]:
    """Opens the menu; returns what can be chosen."""
    menu = player.window.commands.recent_files
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def look_at(player: User, path: Path) -> None:
    player.window.arrivals.open_file(path)
    assert isinstance(player.window.sheet, ImportSheet)
    player.enter("\x1b")


def test_the_last_files_are_offered_again(guest: User, files: list[Path]) -> None:
    guest.window.settings.recent_files = ()
    (clear,) = offered(guest)
    assert not clear.isEnabled()
    for path in (*files, files[3]):
        look_at(guest, path)
    shown = offered(guest)[:-1]
    expected = [files[3], *(path for path in reversed(files) if path not in (files[3], files[0]))]
    assert [action.toolTip() for action in shown] == [str(path) for path in expected]
    assert shown[0].text() == "3 && more.mahjong"
    # They are there in the next window, too.
    folder = guest.window.settings.folder
    assert Settings(folder).recent_files == tuple(map(str, expected))
    shown[1].trigger()
    assert isinstance(guest.window.sheet, ImportSheet)
    guest.enter("\x1b")


def test_a_file_that_is_gone_is_told_and_leaves_the_list(guest: User, files: list[Path]) -> None:
    guest.window.settings.recent_files = ()
    look_at(guest, files[0])
    look_at(guest, files[1])
    files[1].unlink()
    gone = offered(guest)[0]
    assert "missing" in gone.text()
    gone.trigger()
    assert guest.window.sheet is None
    assert str(files[1]) in guest.window.notice.text
    assert [action.toolTip() for action in offered(guest)[:-1]] == [str(files[0])]
    offered(guest)[-1].trigger()
    assert len(offered(guest)) == 1


def test_ledgers_are_offered_again_where_there_are_several(
    guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = guest.window
    window.settings.recent_files = ()
    first = window.desk.folder
    assert first is not None
    assert window.open_ledger(first)
    assert len(offered(guest)) == 1, "who keeps one ledger needs no way to it"
    other = tmp_path / "Friday & friends"
    other.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(other))
    window.run_command("folder")
    assert window.desk.folder == other
    shown = offered(guest)[:-1]
    assert [action.toolTip() for action in shown] == [str(other), str(first)]
    assert shown[0].text() == "Ledger in Friday && friends"
    shown[1].trigger()
    assert window.desk.folder == first
    assert [action.toolTip() for action in offered(guest)[:-1]] == [str(first), str(other)]


def test_no_ledger_is_left_in_which_something_waits(guest: User, tmp_path: Path) -> None:
    window, first = guest.window, guest.desk.folder
    assert first is not None
    assert guest.desk.start_match("boo", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    with closing(sqlite3.connect(ledger_path(first))) as other:
        other.execute("BEGIN IMMEDIATE")
        guest.desk.record_event(Draw())
        assert guest.desk.has_pending_writes
        window.opener.switch_ledger(tmp_path / "elsewhere")
        assert window.desk.folder == first
        assert "is not recorded yet" in window.notice.text
        other.rollback()

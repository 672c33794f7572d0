# SPDX-License-Identifier: MIT
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.file_dialogs import FileCategory, ask_folder, ask_open_path, ask_save_path
from mahjong_desk.ui.import_export.import_sheet import ImportSheet
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.files import MAX_FILES
from tests.club.importing.evening import play_evening
from tests.ui.player import User, locked
from tests.ui.widgets import add_widget

Answer = Callable[[Path], list[str]]
DATA = ("mahjong", "json")


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        ledger.export(tmp_path / "0.mahjong")
    content = (tmp_path / "0.mahjong").read_bytes()
    paths = [tmp_path / f"{number} & more.mahjong" for number in range(MAX_FILES + 1)]
    for path in paths:
        path.write_bytes(content)
    return paths


def recent_actions(player: User) -> list[QAction]:
    menu = player.window.commands.recent_files
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def open_and_cancel(player: User, path: Path) -> None:
    player.window.files.open_file(path)
    assert isinstance(player.window.sheet, ImportSheet)
    player.enter("\x1b")


def test_recent_files_are_offered_newest_first(guest: User, files: list[Path]) -> None:
    guest.window.settings.recent_files = ()
    (clear,) = recent_actions(guest)
    assert not clear.isEnabled()
    for path in (*files, files[3]):
        open_and_cancel(guest, path)
    actions = recent_actions(guest)[:-1]
    expected = [files[3], *(path for path in reversed(files) if path not in (files[3], files[0]))]
    assert [action.toolTip() for action in actions] == [str(path) for path in expected]
    assert actions[0].text() == "3 && more.mahjong"
    assert Settings(guest.window.settings.folder).recent_files == tuple(map(str, expected))
    actions[1].trigger()
    assert isinstance(guest.window.sheet, ImportSheet)
    guest.enter("\x1b")


def test_deleted_file_is_not_offered(guest: User, files: list[Path]) -> None:
    # The system refuses a long name as it does the files of a broken disk.
    guest.window.settings.recent_files = (f"/{'x' * 300}",)
    open_and_cancel(guest, files[0])
    open_and_cancel(guest, files[1])
    files[1].unlink()
    guest.window.files.open_file(files[0].parent)
    assert [action.toolTip() for action in recent_actions(guest)[:-1]] == [str(files[0])]
    recent_actions(guest)[-1].trigger()
    assert len(recent_actions(guest)) == 1


def test_several_recent_ledgers_are_offered(guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = guest.window
    window.settings.recent_files = ()
    first = window.desk.folder
    assert window.open_ledger(first)
    assert len(recent_actions(guest)) == 1, "a single ledger is not listed"
    other = tmp_path / "Friday & friends"
    other.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(other))
    window.run_command("folder")
    assert window.desk.folder == other
    actions = recent_actions(guest)[:-1]
    assert [action.toolTip() for action in actions] == [str(other), str(first)]
    assert actions[0].text() == "Ledger in Friday && friends"
    actions[1].trigger()
    assert window.desk.folder == first
    assert [action.toolTip() for action in recent_actions(guest)[:-1]] == [str(first), str(other)]


def test_each_ledger_reopens_with_a_match_of_its_own(guest: User, tmp_path: Path) -> None:
    first, names = guest.desk.folder, ("Aoi", "Ben", "Chie", "Dai")
    assert guest.desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"), "")
    assert guest.desk.start_match("boo", {}, names, "")
    guest.window.opener.switch_ledger(tmp_path / "other")
    assert guest.desk.start_match("boo", {}, ("Ito", "Jun", "Kei", "Lea"), "")
    guest.window.opener.switch_ledger(first)
    assert guest.desk.names() == names, "the match played last, not the one with the same number"


def test_ledger_with_a_pending_hand_cannot_be_left(guest: User, tmp_path: Path) -> None:
    window, first = guest.window, guest.desk.folder
    assert guest.desk.start_match("boo", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    with locked(first):
        guest.desk.record_event(Draw())
        assert guest.desk.has_pending_writes
        window.opener.switch_ledger(tmp_path / "elsewhere")
        assert window.desk.folder == first
        assert "is not recorded yet" in window.notice.text


class Window(QWidget):
    """A window with settings, like the main window."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.settings = Settings(folder)


@pytest.fixture
def parent(qtbot: QtBot, tmp_path: Path) -> Window:
    return add_widget(qtbot, Window(tmp_path / "club"))


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Answers every dialog with a path; returns the paths where they started."""
    starts: list[str] = []

    def with_path(path: Path) -> list[str]:
        def choose(_parent: object, _title: str, begin: str, *_kinds: str) -> tuple[str, str]:
            starts.append(begin)
            return str(path), ""

        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, choose)
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *arguments: choose(*arguments)[0])
        return starts

    return with_path


def test_dialog_starts_in_the_last_folder_of_its_category(parent: QWidget, answer: Answer, tmp_path: Path) -> None:
    papers, data = tmp_path / "papers", tmp_path / "data"
    for folder in (papers, data):
        folder.mkdir()
    starts = answer(papers / "a.pdf")
    assert ask_save_path(parent, FileCategory.PAPER, "", "a.pdf", "", ("pdf",)) == papers / "a.pdf"
    answer(data / "b.mahjong")
    assert ask_open_path(parent, FileCategory.DATA, "", "") == data / "b.mahjong"
    answer(papers / "c.pdf")
    ask_save_path(parent, FileCategory.PAPER, "", "c.pdf", "", ("pdf",))
    answer(data / "d.mahjong")
    ask_save_path(parent, FileCategory.DATA, "", "d.mahjong", "", DATA)
    assert starts[2:] == [str(papers / "c.pdf"), str(data / "d.mahjong")]
    later = Window(tmp_path / "club")
    ask_open_path(later, FileCategory.DATA, "", "")
    assert starts[-1] == str(data)
    data.rmdir()
    ask_open_path(later, FileCategory.DATA, "", "")
    assert Path(starts[-1]).is_dir()


@pytest.mark.parametrize(
    ("chosen", "becomes"),
    [("club", "club.mahjong"), ("club.mahjong", "club.mahjong"), ("club.JSON", "club.JSON"), ("31.1", "31.1.mahjong")],
)
def test_missing_extension_is_added(parent: QWidget, answer: Answer, tmp_path: Path, chosen: str, becomes: str) -> None:
    answer(tmp_path / chosen)
    assert ask_save_path(parent, FileCategory.DATA, "", "x", "", DATA) == tmp_path / becomes


def test_a_cancelled_dialog_gives_no_path(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_given: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: "")
    assert ask_save_path(parent, FileCategory.DATA, "", "x", "", DATA) is None
    assert ask_open_path(parent, FileCategory.DATA, "", "") is None
    assert ask_folder(parent, FileCategory.BACKUP, "") is None

# SPDX-License-Identifier: MIT
"""Files and folders that are asked for: where a question begins, and what becomes of the name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.file_dialogs import FileCategory, FileExistsAlready, ask_folder, ask_open_path, ask_save_path
from mahjong_desk.ui.settings.settings import Settings

Asked = list[str]
DATA = ("mahjong", "json")


class Window(QWidget):
    """A window with settings, as the main window has them."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.settings = Settings(folder)


@pytest.fixture
def inside(qtbot: QtBot, tmp_path: Path) -> Window:
    window = Window(tmp_path / "club")
    qtbot.addWidget(window)
    return window


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Asked]:
    """Answers every dialog with a path; returns where they began."""
    asked: Asked = []

    def with_path(path: Path) -> Asked:
        def choose(_parent: object, _title: str, begin: str, *_kinds: str) -> tuple[str, str]:
            asked.append(begin)
            return str(path), ""

        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, choose)
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *given: choose(*given)[0])
        return asked

    return with_path


def test_each_subject_begins_where_its_last_file_was(
    inside: QWidget, answer: Callable[[Path], Asked], tmp_path: Path
) -> None:
    papers, data = tmp_path / "papers", tmp_path / "data"
    for folder in (papers, data):
        folder.mkdir()
    asked = answer(papers / "a.pdf")
    assert ask_save_path(inside, FileCategory.PAPER, "", "a.pdf", "", ("pdf",)) == papers / "a.pdf"
    answer(data / "b.mahjong")
    assert ask_open_path(inside, FileCategory.DATA, "", "") == data / "b.mahjong"
    answer(papers / "c.pdf")
    ask_save_path(inside, FileCategory.PAPER, "", "c.pdf", "", ("pdf",))
    answer(data / "d.mahjong")
    ask_save_path(inside, FileCategory.DATA, "", "d.mahjong", "", DATA)
    assert asked[2:] == [str(papers / "c.pdf"), str(data / "d.mahjong")]
    # Another window, another day: it is kept with the settings.
    later = Window(tmp_path / "club")
    ask_open_path(later, FileCategory.DATA, "", "")
    assert asked[-1] == str(data)
    data.rmdir()
    ask_open_path(later, FileCategory.DATA, "", "")
    assert asked[-1] != str(data)
    assert Path(asked[-1]).is_dir()


@pytest.mark.parametrize(
    ("chosen", "becomes"),
    [
        ("club", "club.mahjong"),
        ("club.mahjong", "club.mahjong"),
        ("club.JSON", "club.JSON"),
        ("31.1", "31.1.mahjong"),
    ],
)
def test_an_ending_is_added_where_there_is_none(
    inside: QWidget, answer: Callable[[Path], Asked], tmp_path: Path, chosen: str, becomes: str
) -> None:
    answer(tmp_path / chosen)
    assert ask_save_path(inside, FileCategory.DATA, "", "x", "", DATA) == tmp_path / becomes


def test_a_file_is_not_replaced_without_consent(
    inside: QWidget, answer: Callable[[Path], Asked], tmp_path: Path
) -> None:
    (tmp_path / "club.mahjong").touch()
    answer(tmp_path / "club")
    with pytest.raises(FileExistsAlready, match=r"club\.mahjong already exists"):
        ask_save_path(inside, FileCategory.DATA, "", "x", "", DATA)


def test_a_cancelled_dialog_gives_no_path(
    inside: QWidget, answer: Callable[[Path], Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_given: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: "")
    assert ask_save_path(inside, FileCategory.DATA, "", "x", "", DATA) is None
    assert ask_open_path(inside, FileCategory.DATA, "", "") is None
    assert ask_folder(inside, FileCategory.BACKUP, "") is None


def test_the_dialog_of_qt_has_icons_of_the_program_only(inside: QWidget, tmp_path: Path) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        seen.extend(button.toolTip() for button in dialog.findChildren(QToolButton) if button.isVisible())
        assert type(dialog.iconProvider()).__name__ == "Icons"
        dialog.reject()

    QTimer.singleShot(300, look)
    assert ask_save_path(inside, FileCategory.DATA, "Save as", str(tmp_path / "x"), "", DATA) is None
    assert seen == ["Parent Directory", "Create New Folder"]

# SPDX-License-Identifier: MIT
"""The reference card through the real window: button, sheet, file, printer."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import file_dialogs, theme
from mahjong_desk.ui.card.sheet import CardForm, CardSheet
from mahjong_desk.ui.report.pages import usual_layout
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow) -> User:
    """Somebody at the window, in the place Rules, with a match of Ar-Shi-Ar on the desk."""
    made = User(qtbot, shared_window)
    assert made.desk.start_match("arushiaru", {"start_points": 2000}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    made.window.show_screen("rules")
    return made


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Answers the file dialog with the name that it proposes, in the folder of the test; remembers the names."""
    names: list[str] = []

    def choose(_parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        names.append(Path(proposed).name)
        return str(tmp_path / Path(proposed).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return names


def opened(player: User, ruleset: str = "arushiaru") -> CardSheet:
    """Returns the sheet, opened by its button on the page of a ruleset."""
    place = player.window.screen_widget("rules")
    assert isinstance(place, RulesScreen)
    place.show_rule(ruleset, "top")
    player.click(place.print_card)
    sheet = player.window.sheet
    assert isinstance(sheet, CardSheet)
    return sheet


def text_of(path: Path) -> str:
    """Returns the text of a PDF without blanks."""
    return "".join("".join(page.extract_text().split()) for page in PdfReader(path).pages)


def test_the_button_leads_to_a_file(player: User, asked: list[str], tmp_path: Path) -> None:
    sheet = opened(player)
    assert any("current match" in text for text in player.texts(sheet))
    player.click(sheet.save_button)
    target = tmp_path / asked[0]
    assert asked == ["Reference card Ar-Shi-Ar.pdf"]
    assert player.window.sheet is None
    text = text_of(target)
    assert "Kokushi" in text
    assert "startwith2,000points" in text, "the options of the current match"


def test_another_system_has_the_usual_options(player: User, asked: list[str], tmp_path: Path) -> None:
    sheet = opened(player, "shogi")
    assert any("default options" in text for text in player.texts(sheet))
    player.click(sheet.save_button)
    assert "shitennou" in text_of(tmp_path / asked[0]).lower()


def test_a_poster_is_one_large_page(player: User, asked: list[str], tmp_path: Path) -> None:
    sheet = opened(player, "beijing")
    player.click(sheet.form.chip(CardForm.POSTER))
    assert sheet.paper_size.value() is True
    assert not sheet.preview.next_button.isEnabled()
    player.click(sheet.save_button)
    assert asked == ["Poster Beijing Mahjong (Chi-Peng-Ti).pdf"]
    pages = PdfReader(tmp_path / asked[0]).pages
    assert len(pages) == 1
    assert float(pages[0].mediabox.height) == pytest.approx(usual_layout(large=True).fullRectPoints().height(), abs=1)


def test_by_keys_alone(player: User, asked: list[str], tmp_path: Path) -> None:
    opened(player)
    player.press(Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    player.wait(lambda: player.window.sheet is None)
    assert (tmp_path / asked[0]).read_bytes().startswith(b"%PDF")


def test_a_folder_that_cannot_be_written_keeps_the_sheet(
    player: User, asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _content: bytes) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    sheet = opened(player)
    with monkeypatch.context() as patched:
        patched.setattr(file_dialogs, "write_atomically", refuse)
        player.click(sheet.save_button)
    assert "this folder is read-only" in sheet.fault.text()
    assert sheet.isVisible()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "none" / "card.pdf"), ""))
    player.click(sheet.save_button)
    assert "the folder does not exist" in sheet.fault.text()
    assert player.window.sheet is sheet
    assert not list(tmp_path.glob("*.pdf"))


def test_the_preview_shows_every_page(player: User) -> None:
    sheet = opened(player)
    assert sheet.preview.index == 0
    assert not sheet.preview.previous_button.isEnabled()
    player.click(sheet.preview.next_button)
    assert sheet.preview.index == 1
    assert not sheet.preview.next_button.isEnabled()


def test_printing_sends_the_pages(player: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "printed.pdf"

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    sheet = opened(player)
    player.click(sheet.print_button)
    assert len(PdfReader(target).pages) == 2
    assert "Kokushi" in text_of(target)
    assert player.window.sheet is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_it_fits_a_small_window(player: User, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    player.window.resize(1280, 720)
    sheet = opened(player)
    qapp.processEvents()
    assert sheet.rect().contains(sheet.paper.geometry())
    for button in (sheet.print_button, sheet.save_button):
        corner = button.mapTo(sheet, button.rect().bottomRight())
        assert sheet.paper.geometry().contains(corner)

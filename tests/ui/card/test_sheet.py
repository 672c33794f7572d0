# SPDX-License-Identifier: MIT
"""The reference card through the real window: button, sheet, file, printer."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.card.sheet import CardForm, CardSheet
from mahjong_desk.ui.report.pages import usual_layout
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow) -> User:
    """A user at the window, in the place Rules, with a match of Ar-Shi-Ar on the desk."""
    made = User(qtbot, shared_window)
    assert made.desk.start_match("arushiaru", {"start_points": 2000}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    made.window.show_screen("rules")
    return made


def opened(player: User, ruleset: str = "arushiaru") -> CardSheet:
    """Returns the sheet, opened by its button on the page of a ruleset."""
    place = player.screen(RulesScreen)
    place.show_rule(ruleset, "top")
    player.click(place.print_card)
    return player.sheet(CardSheet)


def text_of(path: Path) -> str:
    """Returns the text of a PDF without blanks."""
    return "".join("".join(page.extract_text().split()) for page in PdfReader(path).pages)


def test_the_button_leads_to_a_file(player: User, saved: list[Path]) -> None:
    sheet = opened(player)
    assert any("current match" in text for text in player.texts(sheet))
    player.click(sheet.save_button)
    target = saved[0]
    assert saved[0].name == "Reference card Ar-Shi-Ar.pdf"
    assert player.window.sheet is None
    text = text_of(target)
    assert "Kokushi" in text
    assert "startwith2,000points" in text, "the options of the current match"


def test_another_system_has_the_usual_options(player: User, saved: list[Path]) -> None:
    sheet = opened(player, "shogi")
    assert any("default options" in text for text in player.texts(sheet))
    player.click(sheet.save_button)
    assert "shitennou" in text_of(saved[0]).lower()


def test_a_poster_is_one_large_page(player: User, saved: list[Path]) -> None:
    sheet = opened(player, "beijing")
    player.click(sheet.form.chip(CardForm.POSTER))
    assert sheet.paper_size.value() is True
    assert not sheet.preview.next_button.isEnabled()
    player.click(sheet.save_button)
    assert saved[0].name == "Poster Beijing Mahjong (Chi-Peng-Ti).pdf"
    pages = PdfReader(saved[0]).pages
    assert len(pages) == 1
    assert float(pages[0].mediabox.height) == pytest.approx(usual_layout(large=True).fullRectPoints().height(), abs=1)

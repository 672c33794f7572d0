# SPDX-License-Identifier: MIT
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.ui.club import PAGES
from mahjong_desk.ui.club.screen import ClubScreen
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import ron
from tests.ui.shared_window import open_another
from tests.ui.widgets import label_texts

ALT = Qt.KeyboardModifier.AltModifier


def open_club(guest: User) -> ClubScreen:
    guest.press(Qt.Key.Key_5, ALT)
    assert guest.window.current_screen == "club"
    return guest.screen(ClubScreen)


def test_each_chip_shows_its_page(guest: User) -> None:
    screen = open_club(guest)
    for name, page in PAGES.items():
        guest.click(guest.button(without_mnemonic(page.title), screen.chips))
        assert screen.page_widget(name).isVisible()
        assert screen.page == name


def test_the_menu_opens_each_page(guest: User) -> None:
    for page in PAGES:
        guest.press(Qt.Key.Key_1, ALT)
        guest.window.commands.actions[f"club_{page}"].trigger()
        assert open_club(guest).page == page


def test_new_matches_appear_on_the_sessions_page(guest: User) -> None:
    page = open_club(guest).show_page("sessions")
    assert isinstance(page, SessionsPage)
    assert "No session yet" in guest.texts(page)
    assert not page.rates_button.isVisible()
    guest.press(Qt.Key.Key_1, ALT)
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert guest.desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: guest.window.sheet is not None)
    guest.press(Qt.Key.Key_Escape)
    open_club(guest)
    assert [text.splitlines()[0] for text in page.list.texts] == ["Thursday"]
    assert {"+480", "−480"} <= set(guest.texts(page))
    guest.click(guest.button("Match 1", page))
    assert guest.window.current_screen == "ledger"


_SHOWN: dict[str, Callable[[Any], bool]] = {
    "players": lambda page: page.paper.biggest.isVisible(),
    "standings": lambda page: page.table.board.isVisible(),
    "sessions": lambda page: "+360" in label_texts(page),
    "search": lambda page: bool(page.list.texts),
}


@pytest.mark.parametrize("name", _SHOWN)
def test_a_shown_page_follows_undo_and_another_ledger(guest: User, tmp_path: Path, name: str) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for event in (ron(0, 1), MatchEnd()):
        assert guest.desk.record_event(event)
    guest.wait(lambda: guest.window.sheet is not None)
    guest.press(Qt.Key.Key_Escape)
    page = open_club(guest).show_page(name)
    guest.wait(lambda: _SHOWN[name](page))
    for _act in range(2):
        guest.window.commands.actions["undo"].trigger()
    guest.wait(lambda: not _SHOWN[name](page))
    guest.window.commands.actions["redo"].trigger()
    open_another(guest.window, tmp_path / "another")
    assert open_club(guest).page == name
    guest.wait(lambda: not _SHOWN[name](page))

# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.ui.club.screen import PAGES, ClubScreen
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import NAMES, User
from tests.ui.shared_window import open_another

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, tmp_path: Path) -> User:
    open_another(shared_window, tmp_path / "club")
    return User(qtbot, shared_window)


def in_the_club(player: User) -> ClubScreen:
    player.press(Qt.Key.Key_5, ALT)
    assert player.window.place == "club"
    return player.screen(ClubScreen)


def test_pages_are_chips_and_created_on_first_use(player: User) -> None:
    place = in_the_club(player)
    for name, page in PAGES.items():
        player.click(player.button(page.title, place.chips))
        shown = place.page_widget(name)
        assert shown.isVisible()
        assert place.page == name


def test_the_menu_leads_to_each_page(player: User) -> None:
    for page in ("players", "evening", "standings", "search", "spectators"):
        player.press(Qt.Key.Key_1, ALT)
        player.window.commands.actions[f"club_{page}"].trigger()
        assert in_the_club(player).page == page


def test_new_entries_appear_on_the_page_of_sessions(player: User) -> None:
    page = in_the_club(player).show_page("sessions")
    assert isinstance(page, SessionsPage)
    assert "No session yet" in player.texts(page)
    player.press(Qt.Key.Key_1, ALT)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert player.desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    assert player.desk.record_event(MatchEnd())
    player.wait(lambda: player.window.sheet is not None)
    player.press(Qt.Key.Key_Escape)
    in_the_club(player)
    assert [text.splitlines()[0] for text in page.list.texts] == ["Thursday"]
    assert {"+480", "−480"} <= set(player.texts(page))
    player.click(player.button("Match 1", page))
    assert player.window.place == "ledger"


def test_the_page_that_was_shown_stays_in_another_language(player: User) -> None:
    in_the_club(player).show_page("sessions")
    player.window.settings.language = "ja"
    place = in_the_club(player)
    assert place.page == "sessions"
    assert player.button("例会", place.chips).isVisible()

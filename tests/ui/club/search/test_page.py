# SPDX-License-Identifier: MIT
"""The Search page finds hands by words and chips, and opens their row, workbench and yaku."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.match_facts import AnyHit, FoundHand
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.club.search.page import SearchPage
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.window.main_window import MainWindow
from tests.club.made_club import create_random_club
from tests.ui.player import User
from tests.ui.shared_window import open_another


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("club")
    with Ledger.open(ledger_path(folder)) as ledger:
        create_random_club(ledger, random.Random(4), matches=10)
    return folder


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow) -> User:
    return User(qtbot, shared_window)


@pytest.fixture
def page(qtbot: QtBot, shared_window: MainWindow, club: Path) -> SearchPage:
    open_another(shared_window, club)
    shared_window.show_screen("club")
    screen = shared_window.screen_widget("club")
    shown = screen.show_page("search")
    assert isinstance(shown, SearchPage)
    qtbot.waitUntil(lambda: facts_index_of(shared_window.desk).progress is None)
    shown.line.clear()
    shown.filters.kinds.choose("")
    shown.filters.systems.choose("")
    shown.search()
    assert hits(shown)
    return shown


def hits(page: SearchPage) -> list[AnyHit]:
    model = page.list.model()
    found = [model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(model.rowCount())]
    return [hit for hit in found if isinstance(hit, FoundHand)]


def search_for(qtbot: QtBot, player: User, page: SearchPage, text: str) -> list[AnyHit]:
    """Types the words of a search; returns the hands found."""
    player.click(page.line)
    page.line.selectAll()
    player.enter(text)
    qtbot.waitUntil(lambda: not page.is_searching)
    return hits(page)


def test_words_and_chips_filter_the_hands(qtbot: QtBot, player: User, page: SearchPage) -> None:
    all_hits = hits(page)
    assert [hit.at for hit in all_hits] == sorted((hit.at for hit in all_hits), reverse=True)
    assert all(hit.win is not None or hit.hand.kind == "chombo" for hit in search_for(qtbot, player, page, "aoi"))
    won = [hit.win for hit in search_for(qtbot, player, page, "aoi 10+") if hit.win is not None]
    assert won
    assert all(win.player.name == "Aoi" and win.points >= 10 for win in won)
    player.click(page.filters.kinds.chip("self_drawn"))
    assert hits(page)
    assert all(hit.hand.discarder is None for hit in hits(page))
    player.click(page.filters.systems.chip("beijing"))
    assert {hit.system for hit in hits(page)} <= {"beijing/points"}
    assert search_for(qtbot, player, page, "nobody at all") == []
    assert page.state.text() == "No matching hands"


def test_a_search_survives_a_change_of_language(qtbot: QtBot, player: User, page: SearchPage) -> None:
    search_for(qtbot, player, page, "aoi")
    player.click(page.filters.systems.chip("beijing"))
    found = hits(page)
    player.window.settings.language = "ja"
    screen = player.window.screen_widget("club")
    again = screen.page_widget("search")
    assert isinstance(again, SearchPage)
    assert again is not page
    qtbot.waitUntil(lambda: not again.is_searching)
    assert again.line.text() == "aoi"
    assert again.filters.chosen.ruleset == "beijing"
    assert hits(again) == found


def test_enter_opens_the_row_of_a_hand(qtbot: QtBot, player: User, page: SearchPage) -> None:
    (first, *_) = search_for(qtbot, player, page, "tanyao")
    player.press(Qt.Key.Key_Return)
    assert page.list.current == first
    player.press(Qt.Key.Key_Return)
    assert player.window.current_screen == "ledger"
    ledger = player.window.screen_widget("ledger")
    record = player.desk.record
    assert (record.id, record.uuid) == (first.match, first.place.match)
    assert ledger.list.open_id == player.desk.row_ids[first.place.row or 0]


def test_a_hand_opens_workbench_and_yaku_pages(qtbot: QtBot, player: User, page: SearchPage) -> None:
    search_for(qtbot, player, page, "tanyao arushiaru")
    player.press(Qt.Key.Key_Return)
    assert any(link.target == "tanyao" for link in page.chosen.yaku.links)
    page.chosen.yaku.link_activated.emit("tanyao")
    assert player.window.current_screen == "learn"
    player.window.show_screen("club")
    player.click(page.chosen.try_button)
    assert player.window.current_screen == "learn"


def test_a_newly_recorded_hand_is_found(qtbot: QtBot, player: User, page: SearchPage) -> None:
    assert search_for(qtbot, player, page, "snowstorm") == []
    player.window.show_screen("table")
    desk = player.desk
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    desk.record_event(Draw(note="Snowstorm over the harbour"))
    player.window.show_screen("club")
    qtbot.waitUntil(lambda: bool(hits(page)))
    (found,) = hits(page)
    assert found.hand.note == "Snowstorm over the harbour"

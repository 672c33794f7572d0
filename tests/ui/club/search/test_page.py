# SPDX-License-Identifier: MIT
"""The Search page finds hands and opens their row, workbench and yaku."""

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.match_facts import AnyHit, FoundHand
from mahjong_desk.club.search import Role
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Win, Winner
from mahjong_desk.ui.club.search.page import SearchPage
from mahjong_desk.ui.club.search.results import hand_groups
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
    shown = shared_window.screen_widget("club").show_page("search")
    assert isinstance(shown, SearchPage)
    qtbot.waitUntil(lambda: facts_index_of(shared_window.desk).progress is None)
    shown.line.clear()
    shown.filters.kinds.choose("")
    shown.filters.systems.choose("")
    shown.filters.times.choose(0)
    shown.filters.roles.choose(Role.WON)
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
    player.paste(" an" * 1_100)
    qtbot.waitUntil(lambda: not page.is_searching)


def test_a_hand_after_midnight_is_of_the_evening_before(page: SearchPage) -> None:
    after_midnight = datetime(2026, 9, 25, 0, 30).astimezone(UTC).strftime(TIME_FORMAT)
    assert page.list.words.day_and_ruleset(hits(page)[0]._replace(at=after_midnight)).startswith("24 Sep 2026")


def test_a_search_survives_a_change_of_language(qtbot: QtBot, player: User, page: SearchPage) -> None:
    search_for(qtbot, player, page, "aoi")
    player.click(page.filters.systems.chip("beijing"))
    found = hits(page)
    player.window.settings.language = "ja"
    again = player.window.screen_widget("club").page_widget("search")
    assert isinstance(again, SearchPage)
    assert again is not page
    qtbot.waitUntil(lambda: not again.is_searching)
    assert (again.line.text(), again.filters.chosen.ruleset) == ("aoi", "beijing")
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
    assert sum(len(group.pieces) for group in hand_groups(page.list.current)) >= 14
    page.chosen.yaku.link_activated.emit("tanyao")
    assert player.window.current_screen == "learn"
    player.window.show_screen("club")
    player.click(page.chosen.try_button)
    assert player.window.current_screen == "learn"


def test_new_hands_of_every_kind_are_found_and_described(qtbot: QtBot, player: User, page: SearchPage) -> None:
    assert search_for(qtbot, player, page, "snowstorm") == []
    player.window.show_screen("table")
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Friday")
    for event in (
        Draw(tenpai=(0, 2), note="snowstorm"),
        Chombo(player=1, note="snowstorm"),
        Win(discarder=None, winners=(Winner(2, value={"han": 3, "fu": 30}),), note="snowstorm"),
        Win(discarder=3, winners=(Winner(0, value={"han": 1, "fu": 30}),), note="snowstorm"),
        Adjustment(deltas=(30, -10, -10, -10), reason="as counted", note="snowstorm"),
    ):
        assert player.desk.record_event(event)
    player.window.show_screen("club")
    qtbot.waitUntil(lambda: len(hits(page)) == 5)
    found = page.list.texts
    assert [text.split(", “snowstorm”")[0] for text in found] == [
        "A note", "Aoi, from Dai, 240, 30 fu, 1 han", "Chie, self-drawn, 1,440, 30 fu, 3 han", "Chombo by Ben",
        "Draw, tenpai: Aoi, Chie",
    ]  # fmt: skip
    player.press(Qt.Key.Key_Down)
    player.press(Qt.Key.Key_Down)
    shown = player.texts(page.chosen)
    assert (shown[0], shown[-1]) == ("Aoi, from Dai", "Note: snowstorm")
    assert shown[1].endswith("Ar-Shi-Ar, East 3\nFriday, match 1\n240 points")
    assert not page.chosen.try_button.isEnabled(), "it was entered without tiles"
    for kind, index in (("self_drawn", 2), ("on_discard", 1), ("draw", 4), ("foul", 3)):
        player.click(page.filters.kinds.chip(kind))
        assert page.list.texts == (found[index],)
    player.click(page.filters.kinds.chip(""))
    for role, dai in ((Role.WON, 0), (Role.DEALT_IN, 1), (Role.PRESENT, 5)):
        player.click(page.filters.roles.chip(role))
        assert len(search_for(qtbot, player, page, "dai snowstorm")) == dai
    player.click(page.filters.times.chip(30))
    assert len(search_for(qtbot, player, page, "")) == 5, "the others are older"


def test_rule_systems_and_limits_are_words_of_a_search(qtbot: QtBot, player: User, page: SearchPage) -> None:
    assert {hit.system.partition("/")[0] for hit in search_for(qtbot, player, page, "beij")} == {"beijing"}
    for word, limit in (("mangan", "mangan"), ("haneman", "haneman")):
        assert all(hit.win.limit == limit for hit in search_for(qtbot, player, page, word)), word
    assert {hit.system.partition("/")[0] for hit in search_for(qtbot, player, page, "b")} != {"beijing"}, "too short"

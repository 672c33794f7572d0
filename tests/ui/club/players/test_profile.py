# SPDX-License-Identifier: MIT
"""The profile page of a player: charts, links, printing and files."""

import io
import random
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import TypeVar
from unittest.mock import Mock

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.match_facts import BestHand, HandTally
from mahjong_desk.club.people.people import People, PeopleRegister
from mahjong_desk.club.people.person import SUBJECT, appearances, identity_of
from mahjong_desk.club.statistics import FormPoint, HeadToHead, PlayerStatistics, SystemStatistics, player_statistics
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.club.lines_sheet import HandsSheet
from mahjong_desk.ui.club.players import profile
from mahjong_desk.ui.club.players.charts import MAX_COLUMNS, form_chart, matches_in_column
from mahjong_desk.ui.club.players.figure_lists import BiggestHandView, CountList, ReplayedWin, tiles_of_yaku
from mahjong_desk.ui.club.players.printing import PlayerPrint, PlayerPrintSheet, page_items
from mahjong_desk.ui.club.players.profile import PlayerProfile
from mahjong_desk.ui.club_data import FactsUpdater, person_label
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.charts.bars import PlacesChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.paper_sheet import ChartDataSheet
from mahjong_desk.ui.text.people import recent_club_day
from tests.club.all_people import people_of
from tests.club.made_club import create_random_club
from tests.ui.fake_window import FakeWindow
from tests.ui.learn.drills.asking import win_example
from tests.ui.look import usual_look
from tests.ui.player import User
from tests.ui.widgets import show_widget

AOI = identity_of("Aoi")
Opened = TypeVar("Opened", bound=Sheet)


@pytest.fixture(scope="module")
def desk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A club with a few evenings, in which Ben has a pseudonym."""
    folder = tmp_path_factory.mktemp("club")
    with pytest.MonkeyPatch.context() as own, usual_look(qapp):
        own.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        with Ledger.open(ledger_path(folder)) as ledger:
            create_random_club(ledger, random.Random(3), matches=24, evenings=4)
            register = PeopleRegister(ledger)
            register.change(people_of(ledger).person(identity_of("Ben")), pseudonym="Player B")
            register.add(people_of(ledger), "Zoe")
        made = Desk()
        made.open(folder)
        yield made
        made.close()


@pytest.fixture(scope="module")
def facts(desk: Desk) -> FactsUpdater:
    made = FactsUpdater(desk)
    made.refresh()
    while made.progress is not None:
        QApplication.processEvents()
    return made


@pytest.fixture(scope="module")
def people(desk: Desk) -> People:
    return people_of(desk.ledger)


@pytest.fixture(scope="module")
def figures(facts: FactsUpdater, people: People) -> PlayerStatistics:
    return facts.query(lambda facts: player_statistics(facts, people, AOI))


@pytest.fixture
def window(qtbot: QtBot) -> FakeWindow:
    return show_widget(qtbot, FakeWindow(), 1010, 760)


@pytest.fixture
def page(desk: Desk, facts: FactsUpdater, people: People, window: FakeWindow) -> PlayerProfile:
    made = PlayerProfile(facts, lambda: people, desk, window)
    made.setParent(window)
    made.resize(970, 720)
    made.show()
    made.show_person(AOI)
    return made


def shown_sheet(window: FakeWindow, kind: type[Opened]) -> Opened:
    assert isinstance(window.sheet, kind)
    return window.sheet


def visible_texts(page: PlayerProfile) -> list[str]:
    return [text.text() for text in page.findChildren(Label) if text.isVisibleTo(page) and text.text()]


def test_the_title_shows_name_day_and_counts(page: PlayerProfile, people: People, figures: PlayerStatistics) -> None:
    texts = [text.text() for text in page.findChildren(Label)]
    assert texts[0] == "Aoi"
    assert f"· {people.person(AOI).matches} matches · {figures.hands} hands" in texts[1]
    assert "playing since Thursday, January 9, 2025" in texts[1]
    assert visible_texts(page).count("the rarest") == 1, "of more than four yaku"


def test_the_charts_show_the_statistics(page: PlayerProfile, figures: PlayerStatistics) -> None:
    results, rates = page.all_systems.results.chart.to_table(), page.one_system.rates.chart.to_table()
    ended = [system for system in figures.systems if system.matches]
    assert [tuple(count for count in row[1:-2] if count is not None) for row in results.rows] == [
        system.places for system in ended
    ]
    colours = {"+": "plus", "−": "minus", "0": "ink"}
    chart = page.all_systems.results.chart
    assert isinstance(chart, PlacesChart)
    assert all(row.result_colour == colours[row.result[0]] for row in chart.rows)
    assert page.all_systems.results.line == "Each system in its own unit; units are never added together."
    first = figures.systems[0]
    assert rates.rows[0][1:3] == (first.tally.wins, first.tally.hands)
    versus = page.one_system.versus.chart.to_table()
    assert [row[1:] for row in versus.rows] == [(h.ahead, h.behind, h.together) for h in figures.head_to_head[:5]]


def test_each_part_of_a_chart_opens_its_list(page: PlayerProfile, window: FakeWindow, qtbot: QtBot) -> None:
    results = page.all_systems.results
    results.setFocus()
    qtbot.keyClick(results, Qt.Key.Key_Return)
    sheet = shown_sheet(window, HandsSheet)
    assert len(sheet.list.texts) == int(results.current_drawing().spots[0].words.rpartition(" ")[2])
    assert all(text.count("\n") for text in sheet.list.texts)
    qtbot.keyClick(sheet.list, Qt.Key.Key_Return)
    assert window.calls[-1].startswith("open_match ")
    assert window.calls[-1].endswith(" None")
    page.all_systems.form.setFocus()
    qtbot.keyClick(page.all_systems.form, Qt.Key.Key_Return)
    assert shown_sheet(window, HandsSheet).list.texts


def test_counts_and_yaku_open_their_hands(page: PlayerProfile, window: FakeWindow) -> None:
    shown = page.one_system.yaku.shown[0]
    link = next(link for link in page.one_system.yaku.findChildren(LinkButton) if link.text() == str(shown.count))
    link.click()
    sheet = shown_sheet(window, HandsSheet)
    assert len(sheet.list.texts) == shown.count
    assert all("Aoi" in text for text in sheet.list.texts)
    sheet.show_button.click()
    assert not window.calls[-1].endswith(" None")
    system = page.one_system.system
    links = {link.accessibleName().partition(":")[0]: link for link in page.one_system.counts.findChildren(LinkButton)}
    assert list(links) == ["Average won", "Average paid", "Hands played"], "nothing is behind a zero"
    links["Hands played"].click()
    assert isinstance(window.sheet, HandsSheet)
    assert len(window.sheet.list.texts) == system.tally.hands


def test_head_to_head_opens_the_shared_matches(page: PlayerProfile, window: FakeWindow, qtbot: QtBot) -> None:
    versus = page.one_system.versus
    spot = next(spot for spot in versus.current_drawing().spots if spot.column == 2)
    page.one_system.versus.activated.emit(spot.row, spot.column)
    sheet = shown_sheet(window, HandsSheet)
    name, _, _, together = versus.chart.to_table().rows[0]
    assert len(sheet.list.texts) == together
    assert all("Aoi" in text and str(name) in text for text in sheet.list.texts)


def test_a_deleted_player_is_not_named_in_a_list_of_matches(
    page: PlayerProfile, desk: Desk, facts: FactsUpdater, window: FakeWindow
) -> None:
    ledger = desk.ledger
    name = str(page.one_system.versus.chart.to_table().rows[0][0])
    deleted = ClubAction("7f", "2030-01-01T00:00:00Z", SUBJECT, {"act": "forget", "person": identity_of(name)})
    people = People((*ledger.club.actions(SUBJECT), deleted), appearances(ledger.seatings()))
    page = PlayerProfile(facts, lambda: people, desk, window)
    page.show_person(AOI)
    versus = page.one_system.versus
    names = [row[0] for row in versus.chart.to_table().rows]
    spot = next(spot for spot in versus.current_drawing().spots if spot.row == names.index("Former player 1"))
    versus.activated.emit(spot.row, 2)
    sheet = shown_sheet(window, HandsSheet)
    assert sheet.list.texts
    assert all("Former player 1" in text and name not in text for text in sheet.list.texts)


def test_a_yaku_is_drawn_by_the_tiles_that_make_it(guest: User) -> None:
    win_example(guest, "yakuhai_green")
    win = ReplayedWin(guest.stored.match, BestHand(guest.stored.replay.rows[0], 0))
    assert [face.name for face in tiles_of_yaku(win, "yakuhai_green")[0].pieces] == ["6z"] * 3


def test_the_biggest_hand_is_described_in_the_terms_of_its_rules(guest: User) -> None:
    biggest = BiggestHandView()
    for yaku, ruleset, players, text in (
        ("kokushi_13", "riichi", 4, "East 1, Ben sits South\nKokushi juusanmen\nYakuman"),
        ("toitoi", "shogi", 3, "Deal 1\nYakuhai gyoku 1, Toitoi 2\n3 han"),
    ):
        win_example(guest, yaku, ruleset, players)
        biggest.show_summary(Mock(**{"win.points": 1, "at": guest.stored.record.opened_at}), "", "Ben", "")
        biggest.show_tiles(ReplayedWin(guest.stored.match, BestHand(guest.stored.replay.rows[0], 0)))
        assert text in biggest.details.text()


def test_the_biggest_hand_shows_tiles_and_opens_its_row(page: PlayerProfile, window: FakeWindow, qtbot: QtBot) -> None:
    system = page.one_system.system
    qtbot.waitUntil(lambda: page.biggest.details.text().count("\n") >= 1)
    assert page.biggest.title.text().startswith(f"Biggest hand: {system.biggest.win.points:,}")
    assert bool(page.biggest.tiles.groups) == bool(system.biggest.win.hand)
    page.biggest.link.click()
    assert window.calls[-1] == f"open_match {system.biggest.match} {system.biggest.place.row}"


def test_the_biggest_hand_shrinks_in_a_narrow_page(page: PlayerProfile, qtbot: QtBot) -> None:
    page.one_system.chooser.setCurrentIndex(2)
    page.one_system.chooser.activated.emit(2)
    qtbot.waitUntil(lambda: bool(page.biggest.tiles.groups))
    page.resize(540, 720)
    qtbot.waitUntil(lambda: page.biggest.width() <= page.width())


def test_hands_after_midnight_have_the_day_of_the_evening(tokyo: None, page: PlayerProfile, window: FakeWindow) -> None:
    page.open_figure("Matches", (page.one_system.system.biggest.place.match,))
    assert "Thursday, January" in shown_sheet(window, HandsSheet).list.texts[0]
    assert "Thursday, January" in page.biggest.details.text()
    assert recent_club_day("2025-01-09T19:00:00Z") == "9 Jan 2025", "4 o'clock in Tokyo, on the tenth"


def test_a_name_written_from_right_to_left_is_isolated(
    page: PlayerProfile, desk: Desk, facts: FactsUpdater, window: FakeWindow
) -> None:
    discarder = page.one_system.system.biggest.discarder
    entered = {"act": "change", "person": discarder.identity, "name": "דוד"}
    acts = (*desk.ledger.club.actions(SUBJECT), ClubAction("7f", "2030-01-01T00:00:00Z", SUBJECT, entered))
    people = People(acts, appearances(desk.ledger.seatings()))
    page = PlayerProfile(facts, lambda: people, desk, window)
    page.show_person(AOI)
    assert page.biggest.title.text().endswith(" from \u2068דוד\u2069")
    names = [row[0] for row in page.one_system.versus.chart.to_table().rows]
    page.one_system.versus.activated.emit(names.index("דוד"), 2)
    assert shown_sheet(window, HandsSheet).accessibleName().startswith("\u2068דוד\u2069, ")


def test_choosing_a_system_changes_its_charts(page: PlayerProfile) -> None:
    chooser = page.one_system.chooser
    before = page.one_system.rates.chart.to_table()
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    after = page.one_system.rates.chart.to_table()
    assert after != before
    assert chooser.itemText(1) in after.name
    page.show_person(AOI)
    assert chooser.currentIndex() == 1


def test_key_t_and_all_opponents_open_the_figures(
    page: PlayerProfile, window: FakeWindow, qtbot: QtBot, saved: list[Path]
) -> None:
    page.one_system.rates.setFocus()
    qtbot.keyClick(page.one_system.rates, Qt.Key.Key_T)
    assert isinstance(window.sheet, ChartDataSheet)
    window.sheet.reject()
    page.one_system.all_opponents.click()
    sheet = shown_sheet(window, ChartDataSheet)
    assert sheet.table.rowCount() == 7
    sheet.copy_button.click()
    sheet.save_button.click()
    for text in (QApplication.clipboard().text(), saved[0].read_text()):
        assert "Player B" in text
        assert "Ben" not in text


def test_a_player_without_matches_gets_a_new_match_button(page: PlayerProfile, window: FakeWindow) -> None:
    page.show_person(identity_of("Zoe"))
    assert "No match yet" in visible_texts(page)
    assert not page.print_button.isVisibleTo(page)
    assert not page._about.text()
    page.empty.button.click()
    assert "new_match" in window.calls[-1]
    page.show_person("")
    assert not page.edit_button.isVisibleTo(page)


def test_charts_without_data_are_hidden(
    page: PlayerProfile, figures: PlayerStatistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = figures.systems[0]._replace(matches=0, places=(0, 0, 0, 0), form=(), yaku=())
    changed = figures._replace(systems=(begun,), head_to_head=())
    monkeypatch.setattr(profile, "player_statistics", lambda *_asked: changed)
    page.show_person(identity_of("Ben"))
    shown = [view for view in page.findChildren(ChartView) if view.isVisibleTo(page)]
    assert shown == [page.one_system.rates, page.one_system.further]
    assert not {"Results", "Form", "Head to head", "Favourite yaku"} & set(visible_texts(page))


@pytest.mark.parametrize("kind", [FileKind.PDF, FileKind.PNG, FileKind.XLSX])
def test_the_page_is_printed_with_pseudonyms(
    page: PlayerProfile, window: FakeWindow, saved: list[Path], kind: FileKind
) -> None:
    page.print_button.click()
    sheet = shown_sheet(window, PlayerPrintSheet)
    assert isinstance(sheet.print_button, PrimaryButton)
    sheet.kind.choose(kind)
    sheet.save_button.click()
    written = saved[0].read_bytes()
    assert written[:4] in {b"%PDF", b"\x89PNG", b"PK\x03\x04"}
    if kind is FileKind.XLSX:
        book = openpyxl.load_workbook(io.BytesIO(written))
        names = [row[0].value for row in book["Head to head"].iter_rows(min_row=2)]
        assert "Player B" in names
        assert "Ben" not in names


def test_many_opponents_are_printed_on_several_pages(figures: PlayerStatistics, people: People) -> None:
    met = tuple(HeadToHead(f"{number}", 3, 2, 1) for number in range(200))
    items = page_items(PlayerPrint("Aoi", "", figures._replace(head_to_head=met), partial(person_label, people)))
    assert all(item.block.height(700) < 900 for item in items), "each fits on a page"


def test_no_empty_state_is_shown_while_matches_are_read(desk: Desk, people: People, window: FakeWindow) -> None:
    page = PlayerProfile(FactsUpdater(desk), lambda: people, desk, window)
    page.show_person(AOI)
    assert not page.empty.button.isVisibleTo(page)


FIRST_EVENING = datetime(2026, 1, 8, 12, tzinfo=UTC)


def point(week: int, mean: float, missed: int = 0) -> FormPoint:
    """Returns the form of the match played in a week."""
    at = (FIRST_EVENING + timedelta(weeks=week)).strftime("%Y-%m-%dT%H:%M:%SZ")
    return FormPoint(at, f"match {week}", f"session {week}", missed, 1, mean)


def system(form: Sequence[FormPoint], players: int = 4) -> SystemStatistics:
    """Returns the statistics of a system with nothing but a form."""
    count, tally = len(form), HandTally()
    places = (count, 0, 0, 0)
    return SystemStatistics("boo/points", players, count, places, Decimal(0), tally, tally, (), None, tuple(form))


def test_an_average_of_zero_opens_its_hands(qtbot: QtBot) -> None:
    counts = CountList()
    qtbot.addWidget(counts)
    counts.show_system(system(())._replace(tally=HandTally(hands=2, deal_ins=1)))
    assert [link.text() for link in counts.findChildren(LinkButton)] == ["0", "2"], "another player was responsible"


def test_a_missed_evening_leaves_a_gap_in_the_form(qapp: QApplication) -> None:
    chart = form_chart([system([point(0, 2.0), point(1, 2.5), point(4, 3.0, missed=2)])], ["Boo"])
    assert chart.lines[0].values == (2.0, 2.5, None, 3.0)
    assert not chart.lines[0].skipped_columns
    assert chart.labels == ("8 Jan", "15 Jan", "", "5 Feb")
    assert (chart.smallest_on_top, chart.span) == (True, (2.0, 3.0)), "the first place is at the top"


def test_an_evening_of_another_system_leaves_no_gap(qapp: QApplication) -> None:
    boo, shogi = system([point(0, 2.0), point(2, 2.5)]), system([point(1, 1.0)], players=3)
    chart = form_chart([boo, shogi], ["Boo", "Shogi"])
    assert [line.values for line in chart.lines] == [(2.0, None, 2.5), (None, 1.0, None)]
    assert chart.lines[0].skipped_columns == {1}
    # Three and four players have no mean place in common.
    assert chart.base is None
    assert form_chart([boo], ["Boo"]).base == 2.5


def test_two_evenings_of_one_day_are_in_order_of_time(qapp: QApplication) -> None:
    earlier = point(0, 2.0)._replace(session="b", match="earlier")
    later = point(0, 3.0)._replace(session="a", at="2026-01-08T20:00:00Z")
    played = [system([earlier, later])]
    assert form_chart(played, ["Boo"]).lines[0].values == (2.0, 3.0)
    assert [matches_in_column(played, 0, column) for column in (0, 1)] == [["earlier"], ["match 0"]]


def test_an_evening_after_midnight_is_one_column(qapp: QApplication) -> None:
    played = [system([point(0, 3.0), point(0, 2.0)._replace(at="2026-01-09T00:30:00Z", match="late")])]
    chart = form_chart(played, ["Boo"])
    assert (chart.labels, chart.lines[0].values) == (("8 Jan",), (2.0,)), "its last match counts"
    assert matches_in_column(played, 0, 0) == ["match 0", "late"]


@pytest.fixture
def tokyo() -> Iterator[None]:
    """The time zone of Tokyo, where the matches of the club begin before dawn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("tokyo")
def test_the_months_of_the_form_are_those_of_the_club(qapp: QApplication) -> None:
    last_of_may = point(0, 1.0)._replace(at="2026-05-31T23:00:00Z")
    chart = form_chart([system([*(point(week, 2.0) for week in range(20)), last_of_may])], ["Boo"])
    assert chart.labels == ("Jan", "Feb", "Mar", "Apr", "May", "Jun")


def test_evenings_that_fit_are_not_grouped_by_month(qapp: QApplication) -> None:
    chart = form_chart([system([point(week, 2.0) for week in range(MAX_COLUMNS)])], ["Boo"])
    assert (len(chart.column_names), chart.head) == (MAX_COLUMNS, "Evening")
    assert form_chart([system([point(week, 2.0) for week in range(MAX_COLUMNS + 1)])], ["Boo"]).head == "Month"


def test_many_evenings_are_grouped_into_recent_months(qapp: QApplication) -> None:
    played = system([point(week, 2.0 + week / 100) for week in range(80)])
    chart = form_chart([played], ["Boo"])
    assert (len(chart.labels), chart.column_names[-1]) == (MAX_COLUMNS, "July 2027")
    assert chart.lines[0].values[-1] == played.form[-1].mean_place
    last = matches_in_column([played], 0, MAX_COLUMNS - 1)
    assert last
    assert last[-1] == "match 79"

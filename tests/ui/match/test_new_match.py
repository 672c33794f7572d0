# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import People, PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel
from mahjong_desk.ui.kit.marks import mark_for, mark_pixmap
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.club.all_people import people_of
from tests.ledger.entries import AT, HEADER
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES, locked
from tests.ui.widgets import show_widget

POPS_UP = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""For tests that list names: without a screen, Qt can neither raise the list nor give it the keyboard."""


@pytest.fixture
def host(qtbot: QtBot) -> FakeWindow:
    return show_widget(qtbot, FakeWindow(), 1280, 720)


@pytest.fixture
def sheet(desk: Desk, host: FakeWindow) -> NewMatchSheet:
    return open_sheet(desk, host)


def open_sheet(desk: Desk, host: FakeWindow) -> NewMatchSheet:
    sheet = NewMatchSheet(desk, host)
    sheet.open()
    return sheet


def fill(sheet: NewMatchSheet, qtbot: QtBot, names: tuple[str, ...] = NAMES) -> None:
    for field, name in zip(sheet.seats.fields, names, strict=True):
        field.clear()
        qtbot.keyClicks(field, name)


def shown_faults(sheet: NewMatchSheet) -> list[str]:
    return [row.fault.text() for row in sheet.seats._rows if not row.fault.isHidden()]


def test_missing_and_duplicate_names_are_reported_together(desk: Desk, sheet: NewMatchSheet, qtbot: QtBot) -> None:
    assert shown_faults(sheet) == [], "no fault is shown before the user types"
    fill(sheet, qtbot, ("Aoi", "", "aoi", ""))
    sheet.start_button.click()
    assert desk.match is None
    assert len(shown_faults(sheet)) == 3
    assert sheet.seats.fields[1].hasFocus()
    fill(sheet, qtbot)
    assert shown_faults(sheet) == []


@POPS_UP
def test_one_player_cannot_have_two_seats(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    desk.start_match("arushiaru", {}, NAMES, "")
    PeopleRegister(desk.ledger).change(people_of(desk.ledger).person_for_name("Ben"), aliases=["Benny"])
    sheet = open_sheet(desk, host)
    qtbot.waitUntil(lambda: bool(sheet.seats.fields[0].toolTip()))
    fill(sheet, qtbot, ("Aoi", "Ben", "Benny", "Dai"))
    assert shown_faults(sheet) == ["This player already has another seat."]
    assert not sheet.start()


def test_changed_options_are_marked_and_in_the_summary(desk: Desk, sheet: NewMatchSheet, qtbot: QtBot) -> None:
    assert "<br>Four rounds, start 3,000, unit 10, rounding fu up to tens" in sheet._summary.text()
    sheet.rules.open_link.click()
    rows = {row.option.id: row for row in sheet.rules.options.rows}
    assert list(rows) == [option.id for option in get_ruleset("arushiaru").options]
    rows["length"].chips.chip("hanchan").click()
    rows["unit"].chips.chip(2).click()
    assert rows["length"].differs
    assert rows["length"].difference.text() == "changed; rule set: four rounds"
    assert "unit 2" in sheet._summary.text()
    assert "<b>Smallest unit of points: 2 points; Length: two rounds</b>" in sheet._summary.text()
    rows["unit"].chips.chip(10).click()
    assert "<b>Length: two rounds</b>" in sheet._summary.text()
    fill(sheet, qtbot)
    sheet.start_button.click()
    assert desk.match.options["length"] == "hanchan"
    assert desk.match.options["unit"] == 10


def test_the_next_match_proposes_the_same_players_and_rules(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    desk.start_match("arushiaru", {"length": "hanchan"}, NAMES, "Thursday")
    sheet = open_sheet(desk, host)
    assert sheet.seats.names() == NAMES
    assert sheet.rules.values()["length"] == "hanchan"
    assert sheet.sessions.value() is True
    assert sheet.sessions.chip(True).text() == "Continue Thursday"
    assert sheet.session_name.isHidden()
    sheet.start_button.click()
    assert desk.record.number == 2
    again = open_sheet(desk, host)
    again.rules.rows[0].click()
    again.sessions.chip(False).click()
    qtbot.keyClicks(again.session_name, "Friday")
    again.start_button.click()
    assert desk.session.name == "Friday"
    assert desk.match.options["length"] == "ichan"


def test_a_locked_ledger_keeps_entered_names(desk: Desk, sheet: NewMatchSheet, qtbot: QtBot, tmp_path: Path) -> None:
    fill(sheet, qtbot)
    with locked(tmp_path):
        sheet.start_button.click()
    assert desk.match is None
    assert not sheet.isHidden()
    assert str(ledger_path(tmp_path)) in sheet.message.text()
    sheet.start_button.click()
    assert desk.names() == NAMES


def test_the_rules_give_player_counts_and_seat_names(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(desk, host)
    assert sheet.player_count.isHidden(), "this game always has four players"
    assert [field.accessibleName() for field in sheet.seats.fields][:2] == ["Name at East", "Name at South"]
    fill(sheet, qtbot)
    sheet.rules.systems.chip("shogi").click()
    assert [sheet.player_count.chip(number).text() for number in (2, 3)] == ["2 players", "3 players"]
    assert sheet.player_count.value() == 3
    assert sheet.seats.names() == NAMES[:3]
    assert sheet.seats.fields[0].accessibleName() == "Name at First dealer"
    sheet.player_count.chip(2).click()
    assert sheet.seats.names() == NAMES[:2]
    sheet.player_count.chip(3).click()
    assert sheet.seats.names() == NAMES[:3], "the name returns with its seat"
    sheet.player_count.chip(2).click()
    sheet.start_button.click()
    assert desk.names() == NAMES[:2]
    assert desk.match.rules.ruleset is get_ruleset("shogi")
    again = open_sheet(desk, host)
    assert again.player_count.value() == 2
    assert again.seats.names() == NAMES[:2]


def test_fast_typing_loses_no_key(sheet: NewMatchSheet) -> None:
    sheet.rules.systems.chip("arushiaru").setFocus()
    # No event is handled between two keys, as if they were queued while the program was busy.
    for _ruleset in range(4):
        QTest.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Right)
    assert sheet.rules.systems.value() == "shogi"
    for _control in range(100):
        if sheet.window().focusWidget() is sheet.seats.fields[0]:
            break
        QTest.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Tab)
    for name in NAMES[:3]:
        QTest.keyClicks(sheet.window().focusWidget(), name)
        QTest.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Tab)
    assert sheet.seats.names() == NAMES[:3]


@POPS_UP
def test_names_of_the_last_match_are_overwritten(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    desk.start_match("arushiaru", {}, NAMES, "")
    sheet = open_sheet(desk, host)
    others = ("Dai", "Aoi", "Eri", "Chie")
    for name in others:
        field = sheet.window().focusWidget()
        QTest.keyClicks(field, name)
        if name != others[-1]:
            QTest.keyClick(field, Qt.Key.Key_Tab)
    assert sheet.seats.names() == others
    popup = sheet.seats.fields[3].completer().popup()
    assert popup.isVisible(), "the field lists matching names"
    QTest.keyClick(sheet.seats.fields[3], Qt.Key.Key_Return)
    assert sheet.isHidden()
    assert desk.names() == others


def test_tab_follows_reading_order_on_the_sheet(sheet: NewMatchSheet, qtbot: QtBot) -> None:
    sheet.rules.systems.chip("beijing").click()
    sheet.rules.systems.chip("shogi").click()
    qtbot.wait(1)
    sheet.seats.fields[0].setFocus()
    order = [sheet.window().focusWidget()]
    while len(order) < 100:
        QTest.keyClick(order[-1], Qt.Key.Key_Tab)
        if sheet.window().focusWidget() is order[0]:
            break
        order.append(sheet.window().focusWidget())
    stops = (sheet.session_name, sheet.rules.systems.chip("shogi"), sheet.rules.rows[0], sheet.rules.open_link)
    positions = [order.index(stop) for stop in (*sheet.seats.fields, *stops, sheet.start_button)]
    assert positions == sorted(positions)
    assert order.index(sheet.player_count.chip(3)) > order.index(sheet.start_button), "the count is above the names"


def test_names_of_old_matches_are_offered_while_typing(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    ledger = desk.ledger
    session = ledger.start_session("Friday", AT)
    for players in (("Wenzel", *NAMES[1:]), *[NAMES] * 120):
        ledger.open_match(session.id, HEADER._replace(players=players), AT)
    sheet = NewMatchSheet(desk, host)
    names = sheet.seats.fields[0].completer().model()
    assert isinstance(names, NameCompletionModel)
    assert names.stringList() == list(NAMES)
    with qtbot.waitSignal(names.rowsInserted):
        QTest.keyClicks(sheet.seats.fields[1], "W")
    qtbot.waitUntil(lambda: names.stringList() == [*NAMES, "Wenzel"])
    assert sheet.seats.fields[1].completer().currentCompletion() == "Wenzel"
    assert sheet.seats.fields[3].completer().model() is names


def shown_mark(people: People, person: str) -> QImage:
    return QIcon(mark_pixmap(mark_for(people.person(person).mark))).pixmap(16).toImage()


@POPS_UP
def test_a_name_is_found_by_reading_and_alias(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    desk.start_match("arushiaru", {}, NAMES, "")
    register, people = PeopleRegister(desk.ledger), people_of(desk.ledger)
    register.change(people.person_for_name("Dai"), reading="だい", aliases=["Big D"])
    second = register.add(people, "Aoi", reading="あおい")
    register.forget(people.person_for_name("Chie"))
    sheet = open_sheet(desk, host)
    names = sheet.seats.fields[0].completer().model()
    assert isinstance(names, NameCompletionModel)
    assert "Chie" not in names.stringList()
    finder = sheet.seats.fields[0].completer()
    for words in ("ダイ", "big"):
        finder.setCompletionPrefix(words)
        assert finder.currentCompletion() == "Dai"
    field = sheet.seats.fields[0]
    first = desk.stored.journal.header.persons[0]
    qtbot.waitUntil(lambda: bool(field.toolTip()))
    assert field.actions()[0].icon().pixmap(16).toImage() == shown_mark(people, first)
    QTest.keyClicks(field, "ao")
    qtbot.waitUntil(lambda: names.index(0).data(Qt.ItemDataRole.DecorationRole) is not None)
    popup = field.completer().popup()
    values = [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]
    assert values == ["Aoi", "Aoi (あおい, 2)"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(popup, key)
    assert field.text() == "Aoi"
    assert not sheet.isHidden(), "Enter only chooses the name"
    assert field.actions()[0].icon().pixmap(16).toImage() == shown_mark(people_of(desk.ledger), second)
    assert sheet.start()
    persons = desk.stored.journal.header.persons
    assert persons[0] == second
    assert persons[1] == people.person_for_name("Ben").uuid
    assert persons[2] != people.person_for_name("Chie").uuid, "a new person with the name of a former player"


def test_a_player_who_sat_out_a_match_stays_the_same_person(desk: Desk, host: FakeWindow) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "")
    second = PeopleRegister(desk.ledger).add(people_of(desk.ledger), "Aoi")
    assert desk.start_match("arushiaru", {}, NAMES, "", persons=(second, "", "", ""))
    header = desk.stored.journal.header._replace(persons=(identity_of("Aoi"), "", "", ""))
    assert desk.start_match("arushiaru", {}, ("Emi", *NAMES[1:]))
    later = "2030-01-31T20:15:00Z"
    desk.ledger.open_match(desk.ledger.start_session("", later).id, header, later)
    sheet = open_sheet(desk, host)
    for name in ("Emi", "Aoi"):
        sheet.attendance.chips.chip(name).click()
    assert sheet.seats.names() == NAMES
    assert sheet.start()
    assert desk.stored.journal.header.persons[0] == second


def test_the_seats_of_last_time_are_those_of_the_same_persons(desk: Desk, host: FakeWindow) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "")
    second = PeopleRegister(desk.ledger).add(people_of(desk.ledger), "Aoi")
    assert desk.start_match("arushiaru", {}, NAMES, "", persons=(second, "", "", ""))
    sheet = open_sheet(desk, host)
    sheet.seats.fields[0].person_chosen.emit("Aoi", identity_of("Aoi"))
    sheet.seats.rotate_button.click()
    sheet.seats.previous_button.click()
    assert sheet.seats.persons()[0] == second


def test_enter_moves_to_the_next_seat_and_then_starts(desk: Desk, sheet: NewMatchSheet, qtbot: QtBot) -> None:
    for seat, name in enumerate(NAMES):
        assert sheet.seats.fields[seat].hasFocus()
        qtbot.keyClicks(sheet.seats.fields[seat], name)
        assert shown_faults(sheet) == []
        assert desk.match is None
        qtbot.keyClick(sheet.seats.fields[seat], Qt.Key.Key_Return)
    assert desk.names() == NAMES


def test_the_sheet_does_not_scroll_in_a_small_window(desk: Desk, host: FakeWindow, qtbot: QtBot) -> None:
    host.resize(1280, 606)
    sheet = open_sheet(desk, host)
    areas = sheet.findChildren(QScrollArea)

    def is_whole() -> bool:
        return not any(area.verticalScrollBar().maximum() for area in areas if area.isVisible())

    for ruleset in all_rulesets():
        sheet.rules.systems.chip(ruleset.id).click()
        qtbot.waitUntil(is_whole)

# SPDX-License-Identifier: MIT
"""The Evening page: its plan, players, seats, timer, wall and table miniatures."""

from collections.abc import Callable, Iterable
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.evening.evening import LastHands, Presence
from mahjong_desk.club.evening.store import EveningAct, EveningStore, evening_act
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import Person
from mahjong_desk.club.schedule.rounds import PairingMethod
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.ui.club.evening import controller as keeping
from mahjong_desk.ui.club.evening import side_panel
from mahjong_desk.ui.club.evening import tables as walls
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.people_sheets import MoveSheet, PeopleSheet
from mahjong_desk.ui.club.evening.plan_sheets import ChangePlanSheet, EarlierSheet, PlanSheet
from mahjong_desk.ui.club.evening.table_miniature import MiniatureData, MiniaturePlayer, TableMiniature
from mahjong_desk.ui.club.evening.tables import WallWindow
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.kit.marks import PlayerMarkLabel, mark_for
from mahjong_desk.ui.report.reports import session_report
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.report.tables import workbook_tables
from mahjong_desk.ui.result import ResultSheet
from tests.club.all_people import people_of
from tests.ui.club.evening.host import SEVENTEEN, plan_evening, seat_round, show_evening_page, wait_for_seats
from tests.ui.player import User
from tests.ui.widgets import add_widget

ALT = Qt.KeyboardModifier.AltModifier


def finish_every_table(player: User, page: EveningPage) -> None:
    for number in range(len(page.keeper.current)):
        page = show_evening_page(player)
        player.click(page.grid.miniatures[number])
        assert player.window.current_screen == "table"
        gain = 100 * (number + 1)
        assert player.desk.record_event(Adjustment(deltas=(3 * gain, -gain, -gain, -gain), reason="as counted"))
        assert player.desk.record_event(MatchEnd())
        player.wait(lambda: player.window.sheet is not None)
        player.press(Qt.Key.Key_Escape)


def test_two_rounds_of_nine_players_are_played_and_reported(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:9])
    sat_out: list[str] = []
    for number in (1, 2):
        page = show_evening_page(guest)
        assert page.next_round.main.isEnabled()
        seat_round(guest, page)
        assert len(page.keeper.current) == 2
        assert [miniature.face.title for miniature in page.grid.miniatures] == ["Table 1", "Table 2"]
        wait_for_seats(guest, page)
        assert not page.next_round.main.isEnabled()
        assert "2 tables still playing" in page.next_round.main.text()
        finish_every_table(guest, page)
        page = show_evening_page(guest)
        assert all(miniature.face.finished for miniature in page.grid.miniatures)
        assert len(page.keeper.evening.rounds) == number
        sat_out += page.keeper.evening.rounds[-1].seats.sits_out
    assert len(set(sat_out)) == 2
    seats = page.seats
    assert not set(sat_out) & set(seats.sits_out)
    assert len(guest.ledger.matches()) == 4
    guest.click(page.report)
    assert isinstance(guest.window.sheet, ReportSheet)
    guest.press(Qt.Key.Key_Escape)
    played = page.keeper.played()
    report = session_report(played)
    assert [len(one.tables) for one in report.rounds] == [2, 2]
    assert {one.sat_out for one in report.rounds} == {page.keeper.name_of(person) for person in sat_out}
    names = {page.keeper.name_of(place.person): float(place.points) for place in page.keeper.ranking}
    assert {row.name: row.total for row in report.standing} == names
    standing_rows, *_ = workbook_tables(report)
    assert len(standing_rows.rows) == 9
    standing = page.keeper.ranking
    assert sum(place.points for place in standing) == 0
    assert standing[0].points > 0


def test_a_late_player_is_seated_and_a_resting_one_is_not(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    guest.enter("aoi\n")
    assert "aoi is here already." in guest.texts(sheet)
    sheet.arrival.field.clear()
    guest.enter("Zoe\n")
    evening = page.keeper.evening
    ben = next(person for person, name in evening.names.items() if name == "Ben")
    guest.click(sheet.rows[ben].chip(Presence.RESTS))
    guest.click(sheet.main)
    guest.wait(lambda: page.seats is not None)
    assert {page.keeper.name_of(person) for person in page.seats.players} == {*SEVENTEEN[:8], "Zoe"} - {"Ben"}
    seat_round(guest, page)
    names = {name for record in guest.ledger.matches() for name in record.players}
    assert "Zoe" in names
    assert "Ben" not in names


def test_a_player_who_had_left_can_be_entered_again(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    ben = next(person for person, name in page.keeper.evening.names.items() if name == "Ben")
    guest.click(sheet.rows[ben].chip(Presence.GONE))
    guest.click(sheet.arrival.field)
    guest.enter("Ben\n")
    assert sheet.rows[ben].value() is Presence.PLAYS
    assert len(sheet.rows) == 8


def test_two_players_of_one_name_are_planned_as_themselves(guest: User) -> None:
    register = PeopleRegister(guest.desk.ledger)
    both = {register.add(people_of(guest.desk.ledger), "Ben", reading=reading) for reading in ("one", "two")}
    page = show_evening_page(guest)
    guest.click(page.plan)
    sheet = guest.sheet(PlanSheet)
    for chip in sheet._names:
        guest.click(sheet.people.chip(chip))
    for name in SEVENTEEN[2:4]:
        guest.click(sheet.arrival.field)
        guest.enter(f"{name}\n")
    guest.click(sheet.main)
    assert both < set(page.keeper.evening.people)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_chosen_player_is_not_mistaken_for_a_namesake(guest: User) -> None:
    register = PeopleRegister(guest.desk.ledger)
    both = [register.add(people_of(guest.desk.ledger), "Ben", reading=reading) for reading in ("one", "two")]
    page = plan_evening(guest, SEVENTEEN[2:6])
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    for person, reading in zip(both, ("one", "two"), strict=True):
        guest.click(sheet.arrival.field)
        guest.enter(reading)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(sheet.arrival.field.completer().popup(), key)
        assert sheet.arrival.field.text() == "Ben"
        guest.press(Qt.Key.Key_Return)
        assert sheet.arrival.field.text() == ""
        assert person in sheet.rows


def change_person(player: User, name: str, action: Callable[[PeopleRegister, Person], object]) -> None:
    people = people_model_of(player.desk)
    people.refresh()
    player.wait(lambda: not people.reading)
    assert people.record(lambda register: action(register, people.people.person_for_name(name))) == ""
    player.wait(lambda: not people.reading)


def shown_names(miniatures: Iterable[TableMiniature]) -> set[str]:
    return {plate.name for miniature in miniatures for plate in miniature.face.plates}


def test_a_deleted_player_is_neither_named_nor_proposed(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    seat_round(guest, page)
    change_person(guest, "Ben", PeopleRegister.forget)
    wall = WallWindow(page.keeper, guest.desk)
    shown = page.grid.miniatures, wall.grid.miniatures
    guest.wait(lambda: all("Former player 1" in shown_names(miniatures) for miniatures in shown))
    assert not any("Ben" in shown_names(miniatures) for miniatures in shown)
    assert "Ben" not in wall.toolTip()
    wall.close()
    guest.wait(lambda: page.seats is not None and len(page.seats.sits_out) == 3)
    people = {page.keeper.name_of(person) for person in (*page.seats.players, *page.seats.sits_out)}
    assert people == {*SEVENTEEN[:8]} - {"Ben"}
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    assert len(sheet.rows) == 7


def test_the_wall_shows_pseudonyms_and_the_window_names(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    seat_round(guest, page)
    finish_every_table(guest, page)
    page = show_evening_page(guest)
    change_person(guest, "Ben", lambda register, person: register.change(person, pseudonym="Bamboo"))
    wall = WallWindow(page.keeper, guest.desk)
    guest.wait(lambda: "Bamboo" in shown_names(wall.grid.miniatures))
    assert "Ben" not in shown_names(wall.grid.miniatures)
    assert "Bamboo" in wall.toolTip()
    assert "Ben" not in wall.toolTip()
    wall.close()
    assert "Ben" in shown_names(page.grid.miniatures)


def test_a_new_player_has_no_mark_before_the_first_match(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    guest.wait(lambda: not page.next_round.seats.findChildren(PlayerMarkLabel))
    seat_round(guest, page)
    guest.wait(lambda: len(page.next_round.seats.findChildren(PlayerMarkLabel)) == 4)
    people = people_model_of(guest.desk).people
    assert {mark.mark for mark in page.next_round.seats.findChildren(PlayerMarkLabel)} == {
        mark_for(people.person_for_name(name).mark) for name in SEVENTEEN[:4]
    }


def test_seats_can_be_swapped_by_hand_and_reshuffled(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:9])
    before = page.seats
    guest.click(page.next_round.exchange)
    sheet = guest.sheet(MoveSheet)
    first, out = before.tables[0][0], before.sits_out[0]
    guest.click(sheet.players.chip(first))
    assert not sheet.exchange.isEnabled()
    guest.click(sheet.players.chip(out))
    guest.click(sheet.exchange)
    guest.click(sheet.main)
    assert (page.seats.sits_out, page.seats.tables[0][0]) == ((first,), out)
    assert "Round 1, seats changed by hand" in guest.texts(page.next_round)
    guest.click(page.next_round.reshuffle)
    guest.wait(lambda: page.seats is not None)
    assert "Round 1, proposed seats" in guest.texts(page.next_round)
    evening = page.keeper.evening
    assert evening.proposal.attempt == 1


def test_the_timer_runs_pauses_and_ends(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = plan_evening(guest, SEVENTEEN[:4], minutes=30)
    seat_round(guest, page)
    assert page.timer.above.text() == "Round 1 has not started"
    assert page.timer.figure.text() == "30:00"
    guest.click(page.timer.run)
    now = keeping.now_utc()
    for minutes, figure, text in (
        (12, "18:0", "Round 1 ends at"),
        (25, "5:0", "One more hand"),
        (32, "0:00", "Round 1 ended"),
    ):
        page.timer.show_time(now + timedelta(minutes=minutes, seconds=-2))
        assert page.timer.figure.text().startswith(figure)
        assert page.timer.above.text().startswith(text)
    guest.click(page.timer.longer)
    guest.click(page.timer.run)
    assert page.timer.above.text().startswith("Round 1, paused since")
    assert "Resume" in page.timer.run.text().replace("&", "")
    assert page.keeper.evening.current_round.clock.duration == timedelta(minutes=35)
    page.keeper.read()
    assert page.timer.above.text().startswith("Round 1, paused since")


def test_a_timer_paused_after_its_end_can_be_resumed(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = plan_evening(guest, SEVENTEEN[:4], minutes=30)
    seat_round(guest, page)
    evening, started = page.keeper.evening, keeping.now_utc()
    for act, minutes in ((EveningAct.BEGIN, 0), (EveningAct.PAUSE, 32)):
        at = (started + timedelta(minutes=minutes)).strftime(TIME_FORMAT)
        EveningStore(guest.desk.ledger).append(evening_act(act, evening.session, round=1), at)
    page.keeper.read()
    shown = set()
    for minutes in (40, 55):
        page.timer.show_time(started + timedelta(minutes=minutes))
        shown.add((page.timer.above.text(), page.timer.run.text()))
    ((ended, button),) = shown
    assert (ended[:15], button) == ("Round 1 ended a", "&Resume")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_earlier_evening_can_be_reopened(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    assert not page.earlier.isVisible()
    seat_round(guest, page)
    first = page.keeper.evening
    page = plan_evening(guest, SEVENTEEN[8:12])
    second = page.keeper.evening
    for wanted in (first, second):
        guest.click(page.earlier)
        sheet = guest.sheet(EarlierSheet)
        (button,) = sheet.buttons.values()
        guest.click(button)
        assert guest.window.sheet is None
        assert page.keeper.evening.session == wanted.session
        assert len(page.grid.miniatures) == 2 * len(wanted.rounds)
        guest.wait(lambda: page.seats is not None)


def test_the_result_sheet_leads_back_to_the_evening(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    seat_round(guest, page)
    guest.click(page.grid.miniatures[0])
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: guest.window.sheet is not None)
    sheet = guest.sheet(ResultSheet)
    guest.click(sheet.next_button)
    assert guest.window.sheet is None
    assert page.isVisible()
    assert len(guest.ledger.matches(guest.desk.session.id)) == 1


def test_a_match_of_a_round_cannot_be_deleted_from_the_menu(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    seat_round(guest, page)
    guest.click(page.grid.miniatures[0])
    guest.window.commands.actions["delete_match"].trigger()
    assert guest.desk.stored is not None
    assert "belongs to a round" in guest.window.notice.text
    assert len(guest.ledger.matches()) == 1


def test_a_round_beyond_the_plan_is_labelled(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    seat_round(guest, page)
    guest.click(page.change_plan)
    sheet = guest.sheet(ChangePlanSheet)
    sheet.form.rounds.setValue(1)
    guest.click(sheet.main)
    finish_every_table(guest, page)
    page = show_evening_page(guest)
    assert "Round 1 of 1" in guest.texts(page)
    assert "Round 2, beyond the plan" in guest.texts(page.next_round)
    seat_round(guest, page)
    assert "Round 2" in guest.texts(page)
    wall = WallWindow(page.keeper, guest.desk)
    assert wall._head_texts()[1] == "Round 2"
    wall.close()


def test_the_timer_of_last_week_shows_no_time(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = plan_evening(guest, SEVENTEEN[:4], minutes=30)
    seat_round(guest, page)
    guest.click(page.timer.run)
    week = keeping.now_utc() + timedelta(days=7)
    page.timer.show_time(week)
    assert page.timer.above.text() == "Time is up for round 1."
    assert not page.timer.figure.isVisible()
    monkeypatch.setattr(walls, "now_utc", lambda: week)
    wall = WallWindow(page.keeper, guest.desk)
    assert wall._head_texts() == ("Thursday club", "Round 1 of 4", "")
    wall.close()


@pytest.mark.parametrize(
    "language", ["en", pytest.param("ja", marks=pytest.mark.slow), pytest.param("zh", marks=pytest.mark.slow)]
)
def test_the_seats_of_four_tables_fit_a_small_screen(guest: User, language: str) -> None:
    plan_evening(guest, SEVENTEEN)
    guest.window.settings.language = language
    guest.window.resize(1366, 700)
    page = show_evening_page(guest)
    wait_for_seats(guest, page)
    seat_round(guest, page)
    wait_for_seats(guest, page)
    seats = page.next_round.seats
    view = seats.parentWidget()
    assert seats.height() <= view.height()
    assert page.next_round.main.visibleRegion().boundingRect().size() == page.next_round.main.size()


@pytest.mark.parametrize("passed", [20, 30], ids=["last hands", "end"])
def test_the_bell_rings_for_last_hands_and_end(guest: User, monkeypatch: pytest.MonkeyPatch, passed: int) -> None:
    page = plan_evening(guest, SEVENTEEN[:4], minutes=30)
    seat_round(guest, page)
    rings: list[bool] = []
    monkeypatch.setattr(side_panel, "beep", lambda: rings.append(True))
    evening, ledger = page.keeper.evening, guest.desk.ledger
    guest.press(Qt.Key.Key_1, ALT)
    started = keeping.now_utc().replace(microsecond=0)
    now = started + timedelta(minutes=passed, milliseconds=-20)
    monkeypatch.setattr(side_panel, "now_utc", lambda: now)
    EveningStore(ledger).append(evening_act(EveningAct.BEGIN, evening.session, round=1), started.strftime(TIME_FORMAT))
    page.keeper.read()
    assert not rings
    now += timedelta(milliseconds=20)
    assert not page.isVisible()
    guest.wait(lambda: bool(rings))
    assert len(rings) == 1


def test_a_change_of_the_plan_can_be_undone(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8], minutes=30)
    seat_round(guest, page)
    guest.click(page.timer.run)
    evening = page.keeper.evening
    before = evening.plan
    guest.click(page.change_plan)
    sheet = guest.sheet(ChangePlanSheet)
    assert sheet.form.rounds.minimum() == 1
    assert not sheet.main.isEnabled()
    assert not sheet.undo.isEnabled()
    guest.click(sheet.form.method.chip(PairingMethod.ROUND_ROBIN))
    sheet.form.rounds.setValue(2)
    sheet.form.minutes.setValue(45)
    guest.click(sheet.form.last_hands.chip(LastHands.FINISH))
    text = "\n".join(guest.texts(sheet))
    assert "1 seated round stays as it is" in text
    assert "The timer of round 1 has started and keeps its time and last hands." in text
    assert "1 more round under this plan." in text
    guest.click(sheet.main)
    evening = page.keeper.evening
    assert (evening.plan.method, evening.plan.rounds, evening.plan.minutes) == (PairingMethod.ROUND_ROBIN, 2, 45)
    assert "Round 1 of 2" in guest.texts(page)
    assert (evening.current_round.clock.duration, evening.current_round.last_hands) == (
        timedelta(minutes=30),
        LastHands.ONE_MORE,
    )
    guest.click(page.change_plan)
    again = guest.sheet(ChangePlanSheet)
    guest.click(again.undo)
    assert page.keeper.evening.plan == before
    assert "Round 1 of 4" in guest.texts(page)


def test_an_evening_is_the_same_after_a_restart(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:9], PairingMethod.ROUND_ROBIN)
    seat_round(guest, page)
    guest.wait(lambda: page.seats is not None)
    shown = page.keeper.evening, page.seats
    folder = guest.desk.folder
    assert guest.window.open_ledger(folder)
    again = show_evening_page(guest)
    assert (again.keeper.evening, again.seats) == shown


PLATES = (
    MiniaturePlayer("Aoi", "31,400", "4z"),
    MiniaturePlayer("Ben", "27,900", "1z", dealer="親", riichi=True),
    MiniaturePlayer("Chie with a very long name", "22,300", "2z"),
    MiniaturePlayer("Dai", "17,400", "3z", fault="impossible hand"),
)
FACE = MiniatureData("Table 1", PLATES, "21:12", hand="South 2", stakes=("1 honba", "1,000 on the table"))


def test_a_miniature_describes_its_table(qtbot: QtBot) -> None:
    miniature = add_widget(qtbot, TableMiniature(FACE))
    assert miniature.accessibleName() == "Table 1"
    text = miniature.accessibleDescription()
    for word in ("South 2", "21:12", "1 honba", "Ben: 27,900", "Dai: 17,400, impossible hand"):
        assert word in text


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_miniature_is_clicked_by_mouse_or_key(qtbot: QtBot, key: Qt.Key) -> None:
    miniature = add_widget(qtbot, TableMiniature(FACE))
    clicks: list[None] = []
    miniature.clicked.connect(lambda: clicks.append(None))
    QTest.keyClick(miniature, key)
    QTest.mouseClick(miniature, Qt.MouseButton.LeftButton)
    assert len(clicks) == 2

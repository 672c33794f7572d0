# SPDX-License-Identifier: MIT
"""The Evening page: its plan, players, seats, timer, wall and table miniatures."""

from collections.abc import Callable, Iterable
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_desk.club.evening.evening import EveningPlan, LastHands, Presence
from mahjong_desk.club.evening.store import EveningAct, EveningStore, evening_act
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import Audience, Person
from mahjong_desk.club.public_names import with_public_names
from mahjong_desk.club.schedule.rounds import PairingMethod
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ledger.contents import MatchSummary
from mahjong_desk.rules.model.events import Adjustment, Draw, MatchEnd, RiichiDeclaration
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.club.evening import controller, side_panel
from mahjong_desk.ui.club.evening import page as pages
from mahjong_desk.ui.club.evening import tables as walls
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.people_sheets import MoveSheet, PeopleSheet
from mahjong_desk.ui.club.evening.plan_sheets import ChangePlanSheet, EarlierSheet, PlanSheet
from mahjong_desk.ui.club.evening.side_panel import RoundAlarm, meetings_text
from mahjong_desk.ui.club.evening.table_miniature import TableMiniature
from mahjong_desk.ui.club.evening.tables import WallWindow
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.kit.marks import PlayerMarkLabel, mark_for
from mahjong_desk.ui.report.reports import session_report
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.report.tables import workbook_tables
from mahjong_desk.ui.result import ResultSheet
from tests.club.all_people import people_of
from tests.ui.club.evening.evenings import SEVENTEEN, plan_evening, seat_round, seated_evening, show_evening_page
from tests.ui.player import NAMES, User

ALT = Qt.KeyboardModifier.AltModifier


def finish_every_table(player: User, page: EveningPage) -> None:
    for number in range(len(page.controller.current)):
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
    failures: list[str] = []
    page.controller.failed.connect(failures.append)
    for number in (1, 2):
        page = show_evening_page(guest)
        assert page.next_round.main.isEnabled()
        seat_round(guest, page)
        assert len(page.controller.current) == 2
        faces = [miniature.data for miniature in page.grid.miniatures]
        assert [face.title for face in faces] == ["Table 1", "Table 2"]
        assert [(plate.wind, bool(plate.dealer), plate.riichi, plate.rank) for plate in faces[0].plates] == [
            (f"{seat + 1}z", seat == 0, False, 0) for seat in range(4)
        ]
        described = page.grid.miniatures[0].accessibleDescription()
        assert described.startswith("East 1, ")
        assert f"{faces[0].plates[1].name}: 3,000." in described
        page = show_evening_page(guest)
        assert not page.next_round.main.isEnabled()
        assert page.hasFocus()
        assert "2 tables still playing" in page.next_round.main.text()
        finish_every_table(guest, page)
        page = show_evening_page(guest)
        assert all(miniature.data.finished for miniature in page.grid.miniatures)
        (winner, *others) = page.grid.miniatures[0].data.plates
        assert (winner.wind, winner.dealer, winner.riichi, winner.rank, others[0].rank) == ("", "", False, 1, 2)
        assert len(page.controller.evening.rounds) == number
        sat_out += page.controller.evening.rounds[-1].seats.sits_out
    before = f"before: {', '.join(map(page.controller.name_of, sat_out))}"
    guest.wait(lambda: before in guest.texts(page.next_round))
    assert (len(set(sat_out)), failures) == (2, [])
    assert not set(sat_out) & set(page.seats.sits_out)
    assert len(guest.ledger.matches()) == 4
    guest.click(page.report)
    assert isinstance(guest.window.sheet, ReportSheet)
    guest.press(Qt.Key.Key_Escape)
    report = session_report(page.controller.session_report())
    assert [len(evening_round.tables) for evening_round in report.rounds] == [2, 2]
    assert {evening_round.sat_out for evening_round in report.rounds} == {
        page.controller.name_of(person) for person in sat_out
    }
    names = {page.controller.name_of(place.person): float(place.points) for place in page.controller.ranking}
    assert {row.name: row.total for row in report.standing} == names
    standing_rows, *_ = workbook_tables(report)
    assert len(standing_rows.rows) == 9
    assert sum(place.points for place in page.controller.ranking) == 0
    assert page.controller.ranking[0].points > 0


def test_a_late_player_is_seated_and_a_resting_one_is_not(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    guest.enter("aoi\n")
    assert "aoi is here already." in guest.texts(sheet)
    sheet.arrival.field.clear()
    guest.enter("Zoe\n")
    evening = page.controller.evening
    ben, chie = (next(person for person, known in evening.names.items() if known == name) for name in ("Ben", "Chie"))
    guest.click(sheet.rows[ben].chip(Presence.RESTS))
    guest.click(sheet.rows[chie].chip(Presence.GONE))
    assert (page.controller.evening.people[ben], page.controller.evening.people[chie]) == (
        Presence.RESTS,
        Presence.GONE,
    )
    guest.click(sheet.rows[ben].chip(Presence.GONE))
    guest.click(sheet.arrival.field)
    guest.enter("Ben")
    guest.click(sheet.main)
    assert (sheet.rows[ben].value(), len(sheet.rows)) == (Presence.PLAYS, 9), "a player who had left"
    guest.wait(lambda: page.seats is not None)
    assert {page.controller.name_of(person) for person in page.seats.players} == {*SEVENTEEN[:8], "Zoe"} - {"Chie"}
    seat_round(guest, page)
    names = {name for record in guest.ledger.matches() for name in record.players}
    assert names == {*SEVENTEEN[:8], "Zoe"} - {"Chie"}


def test_too_few_players_are_not_seated(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4])
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    guest.click(next(iter(sheet.rows.values())).chip(Presence.GONE))
    guest.click(sheet.main)
    guest.wait(lambda: "too few players" in page.next_round.main.text())
    assert not page.next_round.main.isEnabled()
    assert "0 tables, 3 players · Ar-Shi-Ar · Thursday club" in guest.texts(page)


def test_the_plan_says_what_its_players_allow(guest: User) -> None:
    guest.click(show_evening_page(guest).plan)
    sheet = guest.sheet(PlanSheet)
    assert (sheet.form.rounds.value(), sheet.form.minutes.value(), sheet.form.last_minutes.value()) == (4, 50, 10)
    guest.click(sheet.arrival.field)
    guest.enter("Aoi\nBen\nChie\n")
    assert not sheet.main.isEnabled()
    assert "3 players" in guest.texts(sheet)
    guest.click(sheet.name)
    guest.enter("\n")
    assert sheet.problem == "At least 4 players must be here."
    guest.click(sheet.arrival.field)
    guest.enter("Dai\n")
    assert "4 players\n1 table plays at a time.\nNo repeat pairings in 1 round." in guest.texts(sheet)
    guest.enter("Emi\n")
    assert "5 players\n1 table plays at a time.\n1 player sits out in each round." in guest.texts(sheet)
    guest.click(sheet.people.chip("Emi"))
    guest.click(sheet.arrival.field)
    guest.enter("emi\n")
    assert sheet.names() == SEVENTEEN[:5]


def test_another_evening_starts_from_the_previous_plan(guest: User) -> None:
    guest.desk.house_rules.save(get_ruleset("arushiaru"), "Ours", {"length": "hanchan"})
    assert guest.desk.start_match("boo", {}, NAMES)
    page = show_evening_page(guest)
    guest.click(page.plan)
    sheet = guest.sheet(PlanSheet)
    assert sheet.rulesets.value() == "boo", "the rules of the table"
    guest.click(sheet.rulesets.chip("arushiaru"))
    assert not sheet.sizes.isVisible()
    sheet.house_rules.setCurrentText("Ours")
    sheet.house_rules.activated.emit(sheet.house_rules.currentIndex())
    guest.click(sheet.form.method.chip(PairingMethod.RANDOM))
    guest.click(sheet.form.last_hands.chip(LastHands.FINISH))
    sheet.form.minutes.setValue(30)
    for name in NAMES:
        guest.click(sheet.people.chip(name))
    guest.click(sheet.main)
    plan = page.controller.evening.plan
    assert (plan.options["length"], plan.house_rules) == ("hanchan", "Ours")
    assert any(" · Ours · " in text for text in guest.texts(page))
    guest.click(page.plan_another)
    again = guest.sheet(PlanSheet)
    assert (again.rulesets.value(), again.house_rules.currentText()) == ("arushiaru", "Ours")
    assert again.form.to_plan(plan) == plan


def test_another_evening_keeps_the_size_of_its_tables(guest: User) -> None:
    page = show_evening_page(guest)
    assert page.controller.plan("", EveningPlan("shogi", {}, 2), NAMES)
    guest.click(page.plan_another)
    assert guest.sheet(PlanSheet).sizes.value() == 2


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_two_names_of_one_player_are_not_planned(guest: User) -> None:
    PeopleRegister(guest.ledger).add(people_of(guest.ledger), "Ben", aliases=["Benny"])
    page = show_evening_page(guest)
    guest.click(page.plan)
    sheet = guest.sheet(PlanSheet)
    guest.click(sheet.arrival.field)
    guest.enter("Aoi\nBen\nBenny\nChie\nDai")
    guest.click(sheet.main)
    assert (sheet.problem, sheet.names()[-1]) == ("Benny is here already.", "Dai")
    assert page.controller.evening is None


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
    assert both < set(page.controller.evening.people)
    seat_round(guest, page)
    assert shown_names(page.grid.miniatures) == {"Ben", "Ben (2)", "Chie", "Dai"}
    printed = with_public_names(page.controller.session_report(), people_of(guest.ledger), Audience.CLUB).matches[0]
    assert printed.replay.players == page.controller.names_at(page.controller.current[0]), "the same number on paper"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_chosen_player_is_not_mistaken_for_a_namesake(guest: User) -> None:
    register = PeopleRegister(guest.desk.ledger)
    both = [register.add(people_of(guest.desk.ledger), "Ben", reading=reading) for reading in ("one", "two")]
    guest.click(plan_evening(guest, SEVENTEEN[2:6]).people)
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
    player.wait(lambda: not people.is_reading_matches)
    assert people.record(lambda register: action(register, people.people.person_for_name(name))) == ""
    player.wait(lambda: not people.is_reading_matches)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_player_who_was_merged_arrives_once(guest: User) -> None:
    PeopleRegister(guest.ledger).add(people_of(guest.ledger), "Ben")
    page = plan_evening(guest, ["Aoi", "Bem", "Chie", "Dai"])
    bem = people_of(guest.ledger).person_for_name("Bem")
    change_person(guest, "Ben", lambda register, ben: register.merge(ben, bem))
    guest.click(page.people)
    sheet = guest.sheet(PeopleSheet)
    guest.enter("Ben\n")
    assert sorted(map(page.controller.name_of, sheet.rows)) == ["Aoi", "Ben", "Chie", "Dai"]


def test_two_players_merged_during_an_evening_are_one(guest: User) -> None:
    page = seated_evening(guest, [*SEVENTEEN[:7], "Bem"])
    finish_every_table(guest, page)
    bem = people_of(guest.ledger).person_for_name("Bem")
    change_person(guest, "Ben", lambda register, ben: register.merge(ben, bem))
    page = show_evening_page(guest)
    controller = page.controller
    assert sorted(controller.name_of(line.person) for line in controller.ranking) == SEVENTEEN[:7]
    assert sorted(map(controller.name_of, (*page.seats.players, *page.seats.sits_out))) == SEVENTEEN[:7]
    for presence in (Presence.GONE, Presence.PLAYS, Presence.RESTS):
        (ben,) = (person for person in controller.evening.people if controller.name_of(person) == "Ben")
        assert controller.set_presence(ben, presence)
        assert controller.evening.people[ben] is presence


def shown_names(miniatures: Iterable[TableMiniature]) -> set[str]:
    return {plate.name for miniature in miniatures for plate in miniature.data.plates}


def test_a_deleted_player_is_neither_named_nor_proposed(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:8])
    change_person(guest, "Ben", PeopleRegister.forget)
    wall = WallWindow(page.controller, guest.desk)
    shown = page.grid.miniatures, wall.grid.miniatures
    guest.wait(lambda: all("Former player 1" in shown_names(miniatures) for miniatures in shown))
    assert not any("Ben" in shown_names(miniatures) for miniatures in shown)
    assert "Ben" not in wall.toolTip()
    wall.close()
    guest.wait(lambda: page.seats is not None and len(page.seats.sits_out) == 3)
    people = {page.controller.name_of(person) for person in (*page.seats.players, *page.seats.sits_out)}
    assert people == {*SEVENTEEN[:8]} - {"Ben"}
    guest.click(page.people)
    assert len(guest.sheet(PeopleSheet).rows) == 7


def test_the_wall_shows_pseudonyms_and_the_window_names(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:4])
    finish_every_table(guest, page)
    page = show_evening_page(guest)
    change_person(guest, "Ben", lambda register, person: register.change(person, pseudonym="Bamboo"))
    guest.click(page.timer.wall)
    guest.window.settings.font_percent = 125
    page = show_evening_page(guest)
    wall = page.wall
    assert wall.isFullScreen(), "it stays open in another text size"
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


def test_two_at_a_table_have_no_winds_and_are_one_pair(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:2], rules="shogi", size=2)
    guest.wait(lambda: guest.texts(page.next_round.seats)[:2] == ["First dealer", "Opposite the dealer"])
    seat_round(guest, page)
    assert meetings_text(page.controller.evening.rounds[0].seats, page.controller).startswith("0 of 1 pair meets")


def test_seats_can_be_swapped_by_hand_and_reshuffled(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:9])
    before = page.seats
    guest.click(page.next_round.move_players)
    sheet = guest.sheet(MoveSheet)
    (first, second, *_), out = before.tables[0], before.sits_out[0]
    guest.click(sheet.players.chip(second))
    assert not sheet.swap.isEnabled()
    guest.click(sheet.players.chip(out))
    guest.click(sheet.players.chip(first))
    assert sheet.players.values() == [first, out], "a third player replaces another"
    guest.click(sheet.swap)
    guest.click(sheet.main)
    assert (page.seats.sits_out, page.seats.tables[0][0]) == ((first,), out)
    assert "Round 1, seats changed by hand" in guest.texts(page.next_round)
    page.next_round.reshuffle.click()
    page.controller.read()
    guest.wait(lambda: page.seats is not None)
    assert "Round 1, proposed seats" in guest.texts(page.next_round)
    assert page.controller.evening.proposal.attempt == 1


def wall_texts(player: User, page: EveningPage) -> list[str]:
    wall = WallWindow(page.controller, player.desk)
    wall.show()
    shown = player.texts(wall)
    wall.close()
    return shown


def test_the_timer_runs_pauses_and_ends(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], minutes=30)
    assert (page.timer.sentence.text(), page.timer.figure.text()) == ("Round 1 has not started", "30:00")
    assert "Start" in page.timer.run.text().replace("&", "")
    guest.click(page.timer.run)
    now = controller.now_utc()
    for minutes, figure, text, left in (
        (12, "18:0", "Round 1 ends at", "left of 30:00"),
        (25, "5:0", "One more hand", "left of 30:00"),
        (32, "0:00", "Round 1 ended", "over time"),
    ):
        page.timer.show_time(now + timedelta(minutes=minutes, seconds=-2))
        assert page.timer.figure.text().startswith(figure)
        assert page.timer.sentence.text().startswith(text)
        shown = guest.texts(page.timer)
        assert any(part.endswith(left) for part in shown)
        assert ("Last hands" in shown) == (minutes == 25)
        assert "last hands at 10:00" in shown
        assert "Pause" in page.timer.run.text().replace("&", "")
    guest.click(page.timer.longer)
    guest.click(page.timer.run)
    assert page.timer.sentence.text().startswith("Round 1, paused since")
    assert "Resume" in page.timer.run.text().replace("&", "")
    assert page.controller.evening.current_round.clock.duration == timedelta(minutes=35)
    page.controller.read()
    assert page.timer.sentence.text().startswith("Round 1, paused since")
    assert {"Thursday club", "Paused"} <= set(wall_texts(guest, page))


def test_a_timer_paused_after_its_end_can_be_resumed(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], minutes=30)
    evening, started = page.controller.evening, controller.now_utc()
    for act, minutes in ((EveningAct.BEGIN, 0), (EveningAct.PAUSE, 32)):
        at = (started + timedelta(minutes=minutes)).strftime(TIME_FORMAT)
        EveningStore(guest.desk.ledger).append(evening_act(act, evening.session, round=1), at)
    page.controller.read()
    shown = set()
    for minutes in (40, 55):
        page.timer.show_time(started + timedelta(minutes=minutes))
        shown.add((page.timer.sentence.text(), page.timer.run.text()))
    ((ended, button),) = shown
    assert (ended[:15], button) == ("Round 1 ended a", "&Resume")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_earlier_evening_can_be_reopened(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:8])
    assert not page.earlier.isVisible()
    seat_round(guest, page)
    first = page.controller.evening
    page = plan_evening(guest, SEVENTEEN[8:12])
    second = page.controller.evening
    for wanted in (first, second):
        guest.click(page.earlier)
        (button,) = guest.sheet(EarlierSheet).buttons.values()
        guest.click(button)
        assert guest.window.sheet is None
        assert (page.controller.evening.session, len(page.grid.miniatures)) == (wanted.session, 2 * len(wanted.rounds))
        guest.wait(lambda: page.seats is not None)


def test_the_result_sheet_leads_back_to_the_evening(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:4])
    page.grid.miniatures[0].setFocus()
    guest.press(Qt.Key.Key_Return)
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: guest.window.sheet is not None)
    guest.click(guest.sheet(ResultSheet).next_button)
    assert guest.window.sheet is None
    assert page.isVisible()
    assert len(guest.ledger.matches(guest.desk.session.id)) == 1


def test_an_unreadable_match_does_not_stop_the_next_round(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[MatchSummary] = []
    monkeypatch.setattr(StoredMatch, "load", lambda _ledger, record: tried.append(record))
    page = seated_evening(guest, SEVENTEEN[:4])
    page.controller.read()
    guest.wait(lambda: page.seats is not None)
    assert (page.next_round.main.text(), len(tried)) == ("&Seat round 2", 1), "it is read once"


def test_a_match_of_a_round_cannot_be_deleted_from_the_menu(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:4])
    guest.click(page.grid.miniatures[0])
    guest.window.commands.actions["delete_match"].trigger()
    assert guest.desk.stored is not None
    assert "belongs to a round" in guest.window.notice.text
    assert len(guest.ledger.matches()) == 1


def meetings(player: User, page: EveningPage) -> str:
    """Returns which players of the next round have met before."""
    return next((text for text in player.texts(page.next_round) if "Again: " in text), "")


def test_a_round_beyond_the_plan_is_labelled(guest: User) -> None:
    page = plan_evening(guest, SEVENTEEN[:4], minutes=0)
    assert {"Before the first round", "No matches yet. Seat the first round to begin."} <= set(guest.texts(page))
    assert page.timer.sentence.text() == "No round seated yet"
    assert "All 6 pairs meet for the first time." in guest.texts(page.next_round)
    assert not page.report.isEnabled()
    guest.click(page.change_plan)
    assert "No rounds seated yet: this plan applies to all of them." in guest.texts(guest.sheet(ChangePlanSheet))
    guest.press(Qt.Key.Key_Escape)
    seat_round(guest, page)
    assert page.timer.sentence.text() == "This round has no timer."
    guest.click(page.change_plan)
    sheet = guest.sheet(ChangePlanSheet)
    sheet.form.rounds.setValue(1)
    text = "\n".join(guest.texts(sheet))
    assert "The timer of round 1 has not started" in text
    assert text.endswith("Round 1 is the last.") or "Round 1 is the last.\n" in text
    guest.click(sheet.main)
    finish_every_table(guest, page)
    page = show_evening_page(guest)
    assert "Round 1 of 1" in guest.texts(page)
    assert "Round 2, beyond the plan" in guest.texts(page.next_round)
    assert "0 of 6 pairs meet for the first time. Again: " in meetings(guest, page)
    seat_round(guest, page)
    assert "Round 2" in guest.texts(page)
    assert "Round 2" in wall_texts(guest, page)
    guest.wait(lambda: "(3×)" in meetings(guest, page))


def test_a_table_shows_its_stakes_and_whether_it_is_late(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], rules="riichi")
    guest.click(page.grid.miniatures[0])
    for event in (Draw(tenpai=(0,)), RiichiDeclaration(player=1)):
        assert guest.desk.record_event(event)
    page, now, late = show_evening_page(guest), controller.now_utc(), []
    for minutes in (0, 14, 15):
        monkeypatch.setattr(pages, "now_utc", lambda shown=now + timedelta(minutes=minutes): shown)
        page.controller.read()
        late.append(page.grid.miniatures[0].data.late)
    assert late == [False, False, True]
    face = page.grid.miniatures[0].data
    assert face.stakes == ("1 honba", "1,000 on the table")
    assert [plate.riichi for plate in face.plates] == [False, True, False, False]


def test_the_timer_of_last_week_shows_no_time(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], minutes=30)
    guest.click(page.timer.run)
    week = controller.now_utc() + timedelta(days=7)
    page.timer.show_time(week)
    assert page.timer.sentence.text() == "Time is up for round 1."
    assert not page.timer.figure.isVisible()
    monkeypatch.setattr(walls, "now_utc", lambda: week)
    assert wall_texts(guest, page)[:3] == ["Thursday club", "Round 1 of 4", ""]


@pytest.mark.parametrize("passed", [20, 30], ids=["last hands", "end"])
def test_the_bell_rings_for_last_hands_and_end(guest: User, monkeypatch: pytest.MonkeyPatch, passed: int) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], minutes=30)
    rings: list[bool] = []
    monkeypatch.setattr(side_panel, "beep", lambda: rings.append(True))
    evening, ledger = page.controller.evening, guest.desk.ledger
    guest.press(Qt.Key.Key_1, ALT)
    started = controller.now_utc().replace(microsecond=0)
    now = started + timedelta(minutes=passed, milliseconds=-20)
    monkeypatch.setattr(side_panel, "now_utc", lambda: now)
    EveningStore(ledger).append(evening_act(EveningAct.BEGIN, evening.session, round=1), started.strftime(TIME_FORMAT))
    page.controller.read()
    assert not rings
    now += timedelta(milliseconds=20)
    assert not page.isVisible()
    guest.wait(lambda: bool(rings))
    assert len(rings) == 1


def test_the_bell_does_not_ring_for_a_closed_ledger(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated_evening(guest, SEVENTEEN[:4], minutes=30)
    guest.click(page.timer.run)
    rings: list[bool] = []
    monkeypatch.setattr(side_panel, "beep", lambda: rings.append(True))
    guest.desk.close()
    monkeypatch.setattr(side_panel, "now_utc", lambda: controller.now_utc() + timedelta(minutes=30))
    page.findChild(RoundAlarm)._tick()
    assert (page.controller.evening, rings) == (None, [])


def test_a_change_of_the_plan_can_be_undone(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:8], minutes=30)
    guest.click(page.timer.run)
    before = page.controller.evening.plan
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
    evening = page.controller.evening
    assert (evening.plan.method, evening.plan.rounds, evening.plan.minutes) == (PairingMethod.ROUND_ROBIN, 2, 45)
    assert "Round 1 of 2" in guest.texts(page)
    assert (evening.current_round.clock.duration, evening.current_round.last_hands) == (
        timedelta(minutes=30),
        LastHands.ONE_MORE,
    )
    guest.click(page.change_plan)
    guest.click(guest.sheet(ChangePlanSheet).undo)
    assert page.controller.evening.plan == before
    assert "Round 1 of 4" in guest.texts(page)


def test_an_evening_is_the_same_after_a_restart(guest: User) -> None:
    page = seated_evening(guest, SEVENTEEN[:9], method=PairingMethod.ROUND_ROBIN)
    guest.wait(lambda: page.seats is not None)
    shown = page.controller.evening, page.seats
    assert guest.window.open_ledger(guest.desk.folder)
    again = show_evening_page(guest)
    assert (again.controller.evening, again.seats) == shown

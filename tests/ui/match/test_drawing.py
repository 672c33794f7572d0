# SPDX-License-Identifier: MIT
"""Seats are drawn with tiles or thrown pawns, on the screen or at the table."""

from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import MatchEnd
from mahjong_desk.rules.model.lots import PawnLanding
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.match.seat_draw import FurigomaSheet, WindDrawSheet
from mahjong_desk.ui.result import ResultSheet
from tests.ui.player import NAMES, User


def open_new_match(guest: User, names: tuple[str, ...], ruleset: str = "arushiaru") -> NewMatchSheet:
    guest.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = guest.sheet(NewMatchSheet)
    guest.click(sheet.rules.systems.chip(ruleset))
    for field, name in zip(sheet.seats.fields, names, strict=True):
        guest.click(field)
        guest.enter(name)
    return sheet


def finish_match(guest: User, ruleset: str, names: tuple[str, ...], session: str | None = None) -> ResultSheet:
    guest.window.close_sheet()
    assert guest.desk.start_match(ruleset, {}, names, session)
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: isinstance(guest.window.sheet, ResultSheet))
    return guest.sheet(ResultSheet)


def test_winds_can_be_drawn_by_keyboard_alone(guest: User) -> None:
    sheet = open_new_match(guest, NAMES)
    guest.click(sheet.seats.draw_button)
    drawing = guest.sheet(WindDrawSheet)
    for name in NAMES[:3]:
        assert f"{name} turns over a tile." in guest.texts(drawing)
        guest.enter(" ")
    values = {text.split(": ")[0]: text.split(": ")[1] for text in guest.texts(drawing) if ": " in text}
    assert set(values) == set(NAMES)
    assert set(values.values()) == {"East", "South", "West", "North"}
    guest.enter("\n")
    assert guest.window.sheet is sheet
    seated = sheet.seats.names()
    assert [values[name] for name in seated] == ["East", "South", "West", "North"]
    guest.click(sheet.start_button)
    assert guest.desk.names() == seated


def test_winds_drawn_at_the_table_can_be_entered(guest: User) -> None:
    sheet = open_new_match(guest, NAMES)
    guest.click(sheet.seats.draw_button)
    drawing = guest.sheet(WindDrawSheet)
    guest.click(drawing.way.chip(False))
    for row, wind in zip(drawing.rows, (1, 1, 3, 0), strict=True):
        guest.click(row.chip(wind))
    assert [row.value() for row in drawing.rows] == [None, 1, 3, 0], "each wind belongs to one player"
    assert not drawing.accept_button.isEnabled()
    guest.click(drawing.rows[0].chip(2))
    assert "Dai has East and deals first." in guest.texts(drawing)
    guest.click(drawing.accept_button)
    assert sheet.seats.names() == ("Dai", "Ben", "Aoi", "Chie")


def test_cancelling_the_draw_keeps_the_seats(guest: User) -> None:
    sheet = open_new_match(guest, NAMES)
    guest.click(sheet.seats.draw_button)
    guest.press(Qt.Key.Key_Escape)
    assert guest.window.sheet is sheet
    assert sheet.seats.names() == NAMES


def test_pawns_thrown_at_the_table_can_be_entered(guest: User) -> None:
    sheet = open_new_match(guest, NAMES[:3], "shogi")
    guest.click(sheet.seats.draw_button)
    throw = guest.sheet(FurigomaSheet)
    guest.click(throw.way.chip(False))
    guest.click(throw.first.chip(1))
    guest.click(throw.counts[PawnLanding.FACE_UP].chip(3))
    assert not throw.counts[PawnLanding.SIDE].chip(4).isEnabled(), "only six pawns are thrown"
    guest.click(throw.counts[PawnLanding.SIDE].chip(1))
    assert "2 face down. The throw is 8." in guest.texts(throw)
    guest.click(throw.throw_button)
    guest.click(throw.counts[PawnLanding.UPSIDE_DOWN].chip(1))
    guest.click(throw.counts[PawnLanding.UPRIGHT].chip(1))
    guest.click(throw.throw_button)
    story = throw._story.text().splitlines()
    assert story == ["Ben throws 8: Chie is the temporary dealer.", "Chie throws 60: Ben deals first."]
    guest.click(throw.accept_button)
    assert sheet.seats.names() == ("Ben", "Chie", "Aoi"), "the order of play stays, from the dealer on"


def test_pawns_can_be_thrown_by_keyboard_alone(guest: User) -> None:
    sheet = open_new_match(guest, NAMES[:3], "shogi")
    guest.click(sheet.seats.draw_button)
    throw = guest.sheet(FurigomaSheet)
    guest.enter("  ")
    assert all(pawn.accessibleName() for pawn in throw.pawns)
    dealer = throw._story.text().splitlines()[1].split(": ")[1].removesuffix(" deals first.")
    guest.enter("\n")
    assert guest.window.sheet is sheet
    assert sheet.seats.names()[0] == dealer
    assert sorted(sheet.seats.names()) == sorted(NAMES[:3])


def test_the_seats_can_be_rotated_for_the_next_match(guest: User) -> None:
    guest.click(finish_match(guest, "arushiaru", NAMES, "Thursday").new_button)
    sheet = guest.sheet(NewMatchSheet)
    assert sheet.seats.names() == NAMES
    guest.click(sheet.seats.rotate_button)
    assert sheet.seats.names() == ("Ben", "Chie", "Dai", "Aoi")
    guest.click(sheet.seats.previous_button)
    assert sheet.seats.names() == NAMES
    guest.click(sheet.seats.rotate_button)
    guest.click(sheet.start_button)
    assert guest.desk.names() == ("Ben", "Chie", "Dai", "Aoi")
    assert guest.desk.record.number == 2


def test_a_player_who_sat_out_can_replace_another(guest: User) -> None:
    finish_match(guest, "arushiaru", ("Emi", "Ben", "Chie", "Dai"), "Thursday")
    guest.click(finish_match(guest, "arushiaru", NAMES).new_button)
    sheet = guest.sheet(NewMatchSheet)
    assert "Sitting out: Emi (played 1 of 2)" in guest.texts(sheet)
    assert not sheet.attendance.chips.chip("Emi").isEnabled()
    assert sheet.attendance.chips.chip("Emi").toolTip().startswith("All seats are taken.")
    guest.click(sheet.attendance.chips.chip("Chie"))
    assert sheet.seats.names() == ("Aoi", "Ben", "", "Dai")
    guest.click(sheet.attendance.chips.chip("Emi"))
    assert sheet.seats.names() == ("Aoi", "Ben", "Emi", "Dai")
    assert "Sitting out: Chie (played 2 of 2)" in guest.texts(sheet)
    guest.click(sheet.start_button)
    assert guest.desk.names() == ("Aoi", "Ben", "Emi", "Dai")


def test_a_seated_player_is_recognised_in_lower_case(guest: User) -> None:
    finish_match(guest, "arushiaru", ("Emi", "Ben", "Chie", "Dai"), "Thursday")
    guest.click(finish_match(guest, "arushiaru", ("Aoi", "ben", "Chie", "Dai")).new_button)
    sheet = guest.sheet(NewMatchSheet)
    assert sheet.attendance.chips.chip("Ben").isChecked()
    assert "Sitting out: Emi (played 1 of 2)" in guest.texts(sheet)
    guest.click(sheet.attendance.chips.chip("Ben"))
    assert sheet.seats.names() == ("Aoi", "", "Chie", "Dai")


def test_three_of_four_players_can_start_another_game(guest: User) -> None:
    guest.click(finish_match(guest, "arushiaru", NAMES, "Thursday").new_button)
    sheet = guest.sheet(NewMatchSheet)
    guest.click(sheet.rules.systems.chip("shogi"))
    assert sheet.seats.names() == NAMES[:3]
    assert "Sitting out: Dai (played 1 of 1)" in guest.texts(sheet)
    guest.click(sheet.attendance.chips.chip("Ben"))
    guest.click(sheet.attendance.chips.chip("Dai"))
    guest.click(sheet.start_button)
    assert guest.desk.names() == ("Aoi", "Dai", "Chie")
    assert guest.desk.session.name == "Thursday"


def test_the_next_match_keeps_seats_rules_and_house_rules(guest: User) -> None:
    house_rules = guest.desk.house_rules
    assert guest.desk.start_match("arushiaru", {"length": "hanchan"}, NAMES, "Thursday", "Long evening")
    assert house_rules.all() == ()
    assert guest.desk.record_event(MatchEnd())
    guest.wait(lambda: isinstance(guest.window.sheet, ResultSheet))
    guest.click(guest.sheet(ResultSheet).next_button)
    assert guest.desk.names() == NAMES
    assert guest.stored.house_rules == "Long evening"
    assert guest.desk.match.options["length"] == "hanchan"

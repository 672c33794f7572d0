# SPDX-License-Identifier: MIT
"""Seats drawn and thrown, on the screen and at the table, in the real window."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import MatchEnd
from mahjong_desk.rules.model.lots import PawnLanding
from mahjong_desk.ui.match.furigoma import FurigomaSheet
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.match.seat_draw import WindDrawSheet, shuffled
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User
from tests.ui.shared_window import open_another

NAMES = ("Aoi", "Ben", "Chie", "Dai")
Sheet = TypeVar("Sheet", bound=QWidget)


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, tmp_path: Path) -> User:
    """Somebody at a window without a match."""
    open_another(shared_window, tmp_path / "club")
    return User(qtbot, shared_window)


def on_top(player: User, kind: type[Sheet]) -> Sheet:
    sheet = player.window.sheet
    assert isinstance(sheet, kind), sheet
    return sheet


def new_match(player: User, names: tuple[str, ...], ruleset: str = "arushiaru") -> NewMatchSheet:
    """Opens the sheet for a new match by its key and fills the names in."""
    player.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = on_top(player, NewMatchSheet)
    player.click(sheet.rules.systems.chip(ruleset))
    for field, name in zip(sheet.seats.fields, names, strict=True):
        player.click(field)
        player.enter(name)
    return sheet


def finished(player: User, ruleset: str, names: tuple[str, ...], session: str | None = None) -> ResultSheet:
    player.window.close_sheet()
    assert player.desk.start_match(ruleset, {}, names, session)
    assert player.desk.record_event(MatchEnd())
    player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
    return on_top(player, ResultSheet)


def test_winds_are_turned_over_one_by_one_by_keys_alone(player: User) -> None:
    sheet = new_match(player, NAMES)
    player.click(sheet.seats.draw_button)
    drawing = on_top(player, WindDrawSheet)
    for name in NAMES[:3]:
        assert f"{name} turns over a tile." in player.texts(drawing)
        player.enter(" ")
    values = {text.split(": ")[0]: text.split(": ")[1] for text in player.texts(drawing) if ": " in text}
    assert set(values) == set(NAMES)
    assert set(values.values()) == {"East", "South", "West", "North"}
    player.enter("\n")
    assert player.window.sheet is sheet
    seated = sheet.seats.names()
    assert [values[name] for name in seated] == ["East", "South", "West", "North"]
    player.click(sheet.start_button)
    assert player.desk.names() == seated


def test_winds_drawn_at_the_table_are_entered(player: User) -> None:
    sheet = new_match(player, NAMES)
    player.click(sheet.seats.draw_button)
    drawing = on_top(player, WindDrawSheet)
    player.click(drawing.way.chip(False))
    for row, wind in zip(drawing.rows, (1, 1, 3, 0), strict=True):
        player.click(row.chip(wind))
    assert [row.value() for row in drawing.rows] == [None, 1, 3, 0], "a wind goes to one player alone"
    assert not drawing.take_button.isEnabled()
    player.click(drawing.rows[0].chip(2))
    assert "Dai has East and deals first." in player.texts(drawing)
    player.click(drawing.take_button)
    assert sheet.seats.names() == ("Dai", "Ben", "Aoi", "Chie")


def test_a_draw_that_is_refused_leaves_the_seats(player: User) -> None:
    sheet = new_match(player, NAMES)
    player.click(sheet.seats.draw_button)
    player.press(Qt.Key.Key_Escape)
    assert player.window.sheet is sheet
    assert sheet.seats.names() == NAMES


def test_pawns_thrown_at_the_table_are_counted_off(player: User) -> None:
    sheet = new_match(player, NAMES[:3], "shogi")
    player.click(sheet.seats.draw_button)
    throw = on_top(player, FurigomaSheet)
    player.click(throw.way.chip(False))
    player.click(throw.thrower.chip(1))
    player.click(throw.counts[PawnLanding.FACE_UP].chip(3))
    assert not throw.counts[PawnLanding.SIDE].chip(4).isEnabled(), "only six are thrown"
    player.click(throw.counts[PawnLanding.SIDE].chip(1))
    assert "2 face down. The throw is 8." in player.texts(throw)
    player.click(throw.throw_button)
    player.click(throw.counts[PawnLanding.UPSIDE_DOWN].chip(1))
    player.click(throw.counts[PawnLanding.UPRIGHT].chip(1))
    player.click(throw.throw_button)
    story = throw._story.text().splitlines()
    assert story == ["Ben throws 8: Chie is the temporary dealer.", "Chie throws 60: Ben deals first."]
    player.click(throw.take_button)
    assert sheet.seats.names() == ("Ben", "Chie", "Aoi"), "the circle stays, the dealer comes first"


def test_pawns_are_thrown_on_the_screen_by_keys_alone(player: User) -> None:
    sheet = new_match(player, NAMES[:3], "shogi")
    player.click(sheet.seats.draw_button)
    throw = on_top(player, FurigomaSheet)
    player.enter("  ")
    assert all(pawn.accessibleName() for pawn in throw.pawns)
    dealer = throw._story.text().splitlines()[1].split(": ")[1].removesuffix(" deals first.")
    player.enter("\n")
    assert player.window.sheet is sheet
    assert sheet.seats.names()[0] == dealer
    assert sorted(sheet.seats.names()) == sorted(NAMES[:3])


def test_next_match_with_the_seats_moved_round(player: User) -> None:
    result = finished(player, "arushiaru", NAMES, "Thursday")
    player.click(result.new_button)
    sheet = on_top(player, NewMatchSheet)
    assert sheet.seats.names() == NAMES
    player.click(sheet.seats.round_button)
    assert sheet.seats.names() == ("Ben", "Chie", "Dai", "Aoi")
    player.click(sheet.seats.before_button)
    assert sheet.seats.names() == NAMES
    player.click(sheet.seats.round_button)
    player.click(sheet.start_button)
    assert player.desk.names() == ("Ben", "Chie", "Dai", "Aoi")
    assert player.desk.record.number == 2


def test_somebody_sits_out_and_another_comes(player: User) -> None:
    finished(player, "arushiaru", ("Emi", "Ben", "Chie", "Dai"), "Thursday")
    result = finished(player, "arushiaru", NAMES)
    player.click(result.new_button)
    sheet = on_top(player, NewMatchSheet)
    assert "Sitting out: Emi (played 1 of 2)" in player.texts(sheet)
    assert not sheet.who.chips.chip("Emi").isEnabled()
    player.click(sheet.who.chips.chip("Chie"))
    assert sheet.seats.names() == ("Aoi", "Ben", "", "Dai")
    player.click(sheet.who.chips.chip("Emi"))
    assert sheet.seats.names() == ("Aoi", "Ben", "Emi", "Dai")
    assert "Sitting out: Chie (played 2 of 2)" in player.texts(sheet)
    player.click(sheet.start_button)
    assert player.desk.names() == ("Aoi", "Ben", "Emi", "Dai")


def test_who_has_a_seat_is_known_however_the_name_is_written(player: User) -> None:
    finished(player, "arushiaru", ("Emi", "Ben", "Chie", "Dai"), "Thursday")
    result = finished(player, "arushiaru", ("Aoi", "ben", "Chie", "Dai"))
    player.click(result.new_button)
    sheet = on_top(player, NewMatchSheet)
    assert sheet.who.chips.chip("Ben").isChecked()
    assert "Sitting out: Emi (played 1 of 2)" in player.texts(sheet)
    player.click(sheet.who.chips.chip("Ben"))
    assert sheet.seats.names() == ("Aoi", "", "Chie", "Dai")


def test_three_of_four_go_on_with_another_game(player: User) -> None:
    result = finished(player, "arushiaru", NAMES, "Thursday")
    player.click(result.new_button)
    sheet = on_top(player, NewMatchSheet)
    player.click(sheet.rules.systems.chip("shogi"))
    assert sheet.seats.names() == NAMES[:3]
    assert "Sitting out: Dai (played 1 of 1)" in player.texts(sheet)
    player.click(sheet.who.chips.chip("Ben"))
    player.click(sheet.who.chips.chip("Dai"))
    player.click(sheet.start_button)
    assert player.desk.names() == ("Aoi", "Dai", "Chie")
    assert player.desk.session.name == "Thursday"


def test_next_match_at_once_keeps_seats_rules_and_house_rules(player: User) -> None:
    keeper = player.desk.house_rules
    assert player.desk.ledger is not None
    assert player.desk.start_match("arushiaru", {"length": "hanchan"}, NAMES, "Thursday", "Long evening")
    assert keeper.all() == ()
    assert player.desk.record_event(MatchEnd())
    player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
    player.click(on_top(player, ResultSheet).next_button)
    assert player.desk.names() == NAMES
    assert player.stored.house_rules == "Long evening"
    assert player.desk.match.options["length"] == "hanchan"


@given(st.lists(st.text(), min_size=2, max_size=4), st.integers())
def test_the_draw_gives_every_name_one_seat(names: list[str], seed: int) -> None:
    assert sorted(shuffled(names, random.Random(seed))) == sorted(names)


def test_every_seat_can_fall_to_everybody() -> None:
    names = ("Aoi", "Ben", "Chie", "Dai")
    first = {shuffled(names, random.Random(seed))[0] for seed in range(50)}
    assert first == set(names)

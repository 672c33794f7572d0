# SPDX-License-Identifier: MIT
"""The Sessions page of the club: totals, rates and the list of sessions."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.played import session_results
from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, session_of_desk
from mahjong_desk.ui.report.reports import session_report
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.result.sheet import evening_table
from mahjong_desk.ui.sessions.rates_sheet import RatesSheet
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from mahjong_desk.ui.text.phrases import time_of_day
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import NAMES, User, locked
from tests.ui.shared_window import open_another
from tests.ui.widgets import label_texts


def play(desk: Desk, ruleset: str, names: tuple[str, ...], deltas: tuple[int, ...], session: str | None) -> None:
    options: dict[str, int | str] = {"result": "match_points"} if ruleset == "wsom" else {}
    assert desk.start_match(ruleset, options, names, session)
    assert desk.record_event(Adjustment(deltas=deltas, reason="as it stood"))
    assert desk.record_event(MatchEnd())


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with three matches of an evening and an older session."""
    folder = tmp_path_factory.mktemp("evening")
    with closing(Desk()) as desk:
        desk.open(folder)
        play(desk, "arushiaru", NAMES, (10, -10, 0, 0), "Last week")
        play(desk, "arushiaru", NAMES, (480, -480, 0, 0), "Thursday")
        play(desk, "shogi", NAMES[:3], (5, -5, 0), None)
        play(desk, "wsom", (*NAMES[:3], "Emi"), (400, -100, -100, -200), None)
    return folder


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, evening: Path, tmp_path: Path) -> User:
    """A user with the result of the last match of that evening on screen."""
    open_another(shared_window, shutil.copytree(evening, tmp_path / "club"))
    shared_window.show_result()
    user = User(qtbot, shared_window)
    result = user.sheet(ResultSheet)
    user.wait(lambda: result.evening is not None and result.evening.isVisible())
    return user


def sessions_page(player: User) -> SessionsPage:
    assert player.window.sheet is None
    page = player.window.screen_widget("club").page_widget("sessions")
    assert isinstance(page, SessionsPage)
    assert page.isVisible()
    return page


def open_sessions(player: User) -> SessionsPage:
    player.sheet(ResultSheet)
    player.window.run_command("club_sessions")
    return wait_for_totals(player)


def wait_for_totals(player: User) -> SessionsPage:
    sheet = sessions_page(player)
    player.wait(sheet.print_button.isEnabled)
    return sheet


def set_rates(player: User, *factors: str) -> RatesSheet:
    player.click(sessions_page(player).rates_button)
    rates_sheet = player.sheet(RatesSheet)
    rates_sheet.unit.edit.clear()
    player.click(rates_sheet.unit.edit)
    player.enter("cent")
    for field, factor in zip(rates_sheet.factors.values(), factors, strict=True):
        field.edit.clear()
        player.click(field.edit)
        player.enter(factor)
    player.click(rates_sheet.save_button)
    return rates_sheet


def test_without_rates_systems_have_separate_columns(player: User) -> None:
    evening = session_results(session_of_desk(player.desk))
    assert [len(line.by_system) for line in evening.lines] == [len(evening.totals.systems)] * 5
    assert {(line.total, line.club) for line in evening.lines} == {(None, None)}
    aoi = next(line for line in evening.lines if line.name == "Aoi")
    assert list(aoi.by_system) == [480, aoi.results[1], 20]
    texts = player.texts(player.sheet(ResultSheet))
    assert any("No rate set for Ar-Shi-Ar, points; Shogi, points; World Series" in text for text in texts)
    assert any("match points" in text for text in texts)


def test_an_unfinished_match_shows_when_it_started(player: User) -> None:
    player.window.close_sheet()
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))
    record = player.stored.record
    player.window.run_command("club_sessions")
    texts = player.texts(wait_for_totals(player))
    (unfinished,) = [text for text in texts if "in progress" in text]
    assert unfinished == f"Ar-Shi-Ar (in progress since {time_of_day(record.opened_at)})"


def test_without_sessions_the_page_offers_a_new_match(guest: User) -> None:
    guest.window.run_command("club_sessions")
    page = sessions_page(guest)
    assert "No session yet" in guest.texts(page)
    assert not page.rename_button.isVisible()
    guest.click(guest.button("New match…", page))
    guest.sheet(NewMatchSheet)


def test_rates_make_a_club_total(player: User) -> None:
    sheet = open_sessions(player)
    set_rates(player, "0.5", "2", "0,25")
    evening = session_results(session_of_desk(player.desk))
    shogi = {line.name: line.by_system[1] for line in evening.lines}
    club = {line.name: line.club for line in evening.lines}
    assert club["Aoi"] == 480 * 0.5 + shogi["Aoi"] * 2 + 20 * 0.25
    assert club["Dai"] == 0
    assert club["Emi"] == pytest.approx(-14.14 * 0.25)
    texts = player.texts(sheet)
    assert "Club total, cent" in texts
    assert "cent" in label_texts(evening_table(evening))
    assert all(format_change(amount) in texts for amount in club.values() if amount is not None)
    assert any(text.startswith("cent: Ar-Shi-Ar, points × 0.5") for text in texts)
    report = session_report(session_of_desk(player.desk))
    assert report.totals[-1].club
    assert dict(zip(report.players, report.totals[-1].sums, strict=True)) == club
    written = json.loads(export_bytes(FileKind.JSON, session_of_desk(player.desk), ReportLength.SHORT))
    assert written["rates"]["unit"] == "cent"
    assert written["rates"]["factors"]["wsom/match_points"] == "0.25"


def test_an_invalid_factor_is_reported_and_not_saved(player: User) -> None:
    open_sessions(player)
    rates_sheet = set_rates(player, "0.5", "x", "-1")
    assert player.window.sheet is rates_sheet
    assert [bool(field.error) for field in rates_sheet.factors.values()] == [False, True, True]
    player.press(Qt.Key.Key_Escape)
    assert player.ledger.rates.for_session(player.desk.session.id).factors == {}


def test_the_next_session_suggests_the_rates_of_the_last(player: User) -> None:
    open_sessions(player)
    set_rates(player, "0.5", "2", "3")
    player.window.show_screen("table")
    play(player.desk, "shogi", NAMES[:3], (5, -5, 0), "Friday")
    player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
    open_sessions(player)
    player.click(sessions_page(player).rates_button)
    rates_sheet = player.sheet(RatesSheet)
    assert rates_sheet.unit.text() == "cent"
    assert [field.text() for field in rates_sheet.factors.values()] == ["2"]
    player.press(Qt.Key.Key_Escape)
    assert session_results(session_of_desk(player.desk)).totals.club_totals is None, (
        "a suggestion counts only once it is saved"
    )


def test_a_locked_ledger_keeps_the_typed_rates(player: User) -> None:
    open_sessions(player)
    with locked(player.desk.folder):
        rates_sheet = set_rates(player, "0.5", "2", "3")
        assert player.window.sheet is rates_sheet
        assert any("ledger" in text for text in player.texts(rates_sheet))
    player.click(rates_sheet.save_button)
    assert "Club total, cent" in player.texts(sessions_page(player))


def test_the_list_shows_sessions_and_opens_a_match(player: User) -> None:
    player.window.close_sheet()
    player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = sessions_page(player)
    lines = [text.splitlines() for text in sheet.list.texts]
    assert [line[0] for line in lines] == ["Thursday", "Last week"]
    assert [line[1].split(", ")[1] for line in lines] == ["3 matches", "1 match"]
    assert sheet.list.currentIndex().row() == 0
    sheet.list.setFocus()
    player.press(Qt.Key.Key_Down)
    texts = player.texts(wait_for_totals(player))
    assert {"Last week", "+10", "−10"} <= set(texts)
    assert not any("No rate" in text for text in texts), "one rule system has a total without rates"
    player.click(player.button("Match 1"))
    assert player.window.current_screen == "ledger"
    assert player.desk.session.name == "Last week"


def test_the_list_accepts_keys_before_totals_are_ready(player: User) -> None:
    player.window.close_sheet()
    assert player.desk.continue_match(1)
    player.window.run_command("club_sessions")
    sheet = sessions_page(player)
    assert sheet.list.hasFocus()
    sheet.list.setCurrentIndex(sheet.list.model().index(0, 0))
    assert sheet.session.name == "Thursday"
    assert sheet.tables == ()
    assert not sheet.rates_button.isEnabled()
    player.press(Qt.Key.Key_Down)
    assert sheet.session.name == "Last week"
    assert {"+10", "−10"} <= set(player.texts(wait_for_totals(player)))
    assert "+480" not in player.texts(sheet), "the totals of the session chosen before are not shown"


def test_another_text_size_keeps_the_chosen_session(player: User) -> None:
    open_sessions(player).list.setFocus()
    player.press(Qt.Key.Key_Down)
    player.window.settings.font_percent = 125
    assert sessions_page(player).session.name == "Last week"


def test_a_session_can_be_renamed(player: User) -> None:
    sheet = open_sessions(player)
    player.click(sheet.rename_button)
    player.enter("Club night\n")
    assert sheet.list.texts[0].startswith("Club night")
    assert player.desk.session.name == "Club night"
    player.click(sheet.rename_button)
    sheet.list.setFocus()
    player.press(Qt.Key.Key_Down)
    assert not sheet.row.is_asking, "the name is not given to the session chosen meanwhile"
    player.press(Qt.Key.Key_Up)
    assert sheet.session.name == "Club night"


def test_a_typed_name_stays_with_its_session(player: User) -> None:
    player.window.close_sheet()
    player.window.run_command("club_sessions")
    page = sessions_page(player)
    page.list.setFocus()
    player.press(Qt.Key.Key_Down)
    player.click(page.rename_button)
    player.paste("Earlier")
    for place in ("table", "club"):
        player.window.show_screen(place)
    page.row.submit()
    assert [session.name for session in player.ledger.sessions()] == ["Earlier", "Thursday"]


def test_searching_for_a_session_keeps_the_chosen_one(player: User) -> None:
    ledger = player.desk.ledger
    for number in range(10):
        ledger.start_session(f"Club night {number}", "2026-01-31T20:15:00Z")
    sheet = open_sessions(player)
    chosen = sheet.session
    assert sheet.list.current == chosen, "the current session is selected"
    assert sheet.words.isVisible()
    player.click(sheet.words)
    player.enter("night 7")
    assert [text.splitlines()[0] for text in sheet.list.texts] == ["Club night 7"]
    assert sheet.session == chosen
    player.press(Qt.Key.Key_Return)
    assert sheet.session.name == "Club night 7"
    assert "Club night 7" in player.texts(sheet)

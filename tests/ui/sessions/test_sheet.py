# SPDX-License-Identifier: MIT
"""An evening of three rule systems in the real window: its totals, its rates, the list of sessions, paper and files."""

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
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, session_of_desk
from mahjong_desk.ui.report.reports import session_report
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.sessions.rates_sheet import RatesSheet
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from mahjong_desk.ui.text.phrases import time_of_day
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import NAMES, User, locked
from tests.ui.shared_window import open_another


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
    """A user after the last match of that evening, before its result."""
    open_another(shared_window, shutil.copytree(evening, tmp_path / "club"))
    shared_window.show_result()
    made = User(qtbot, shared_window)
    result = made.sheet(ResultSheet)
    made.wait(lambda: result.evening is not None and result.evening.isVisible())
    return made


def sessions_page(player: User) -> SessionsPage:
    assert player.window.sheet is None
    page = player.window.screen_widget("club").page_widget("sessions")
    assert isinstance(page, SessionsPage)
    assert page.isVisible()
    return page


def sessions(player: User) -> SessionsPage:
    player.sheet(ResultSheet)
    player.window.run_command("club_sessions")
    return added_up(player)


def added_up(player: User) -> SessionsPage:
    sheet = sessions_page(player)
    player.wait(sheet.print_button.isEnabled)
    return sheet


def set_rates(player: User, *factors: str) -> RatesSheet:
    player.click(sessions_page(player).rates_button)
    asking = player.sheet(RatesSheet)
    asking.unit.edit.clear()
    player.click(asking.unit.edit)
    player.enter("cent")
    for field, factor in zip(asking.factors.values(), factors, strict=True):
        field.edit.clear()
        player.click(field.edit)
        player.enter(factor)
    player.click(asking.save_button)
    return asking


def test_without_rates_systems_have_separate_columns(player: User) -> None:
    evening = session_results(session_of_desk(player.desk))
    assert [len(line.by_system) for line in evening.lines] == [len(evening.totals.systems)] * 5
    assert {(line.total, line.club) for line in evening.lines} == {(None, None)}
    aoi = next(line for line in evening.lines if line.name == "Aoi")
    assert list(aoi.by_system) == [480, aoi.results[1], 20]
    texts = player.texts(player.sheet(ResultSheet))
    assert any("No rate set for Ar-Shi-Ar, points; Shogi, points; World Series" in text for text in texts)
    assert any("match points" in text for text in texts)


def test_a_match_that_goes_on_says_since_when(player: User) -> None:
    player.window.close_sheet()
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))
    record = player.stored.record
    player.window.run_command("club_sessions")
    texts = player.texts(added_up(player))
    assert f"Ar-Shi-Ar (in progress since {time_of_day(record.opened_at)})" in texts


def test_rates_make_a_club_total(player: User) -> None:
    sheet = sessions(player)
    set_rates(player, "0.5", "2", "0,25")
    evening = session_results(session_of_desk(player.desk))
    shogi = {line.name: line.by_system[1] for line in evening.lines}
    club = {line.name: line.club for line in evening.lines}
    assert club["Aoi"] == 480 * 0.5 + shogi["Aoi"] * 2 + 20 * 0.25
    assert club["Dai"] == 0
    assert club["Emi"] == pytest.approx(-14.14 * 0.25)
    texts = player.texts(sheet)
    assert "Club total, cent" in texts
    assert all(format_change(amount) in texts for amount in club.values() if amount is not None)
    assert any(text.startswith("cent: Ar-Shi-Ar, points × 0.5") for text in texts)
    report = session_report(session_of_desk(player.desk))
    assert report.totals[-1].club
    assert dict(zip(report.players, report.totals[-1].sums, strict=True)) == club
    assert [format_change(amount) for amount in report.totals[-1].sums if amount is not None] == [
        format_change(amount) for amount in sorted((one for one in club.values() if one is not None), reverse=True)
    ]
    written = json.loads(export_bytes(FileKind.JSON, session_of_desk(player.desk), ReportLength.SHORT))
    assert written["rates"]["unit"] == "cent"
    assert written["rates"]["factors"]["wsom/match_points"] == "0.25"


def test_an_invalid_factor_is_reported_and_not_saved(player: User) -> None:
    sessions(player)
    asking = set_rates(player, "0.5", "x", "-1")
    assert player.window.sheet is asking
    assert [bool(field.error) for field in asking.factors.values()] == [False, True, True]
    player.press(Qt.Key.Key_Escape)
    assert player.ledger.rates.for_session(player.desk.session.id).factors == {}


def test_a_missing_rate_keeps_systems_apart(player: User) -> None:
    sheet = sessions(player)
    set_rates(player, "0.5", "", "3")
    assert "Club total, cent" not in player.texts(sheet)
    assert any("No rate set for Shogi, points." in text for text in player.texts(sheet))


def test_the_next_session_suggests_the_rates_of_the_last(player: User) -> None:
    sessions(player)
    set_rates(player, "0.5", "2", "3")
    player.window.show_screen("table")
    play(player.desk, "shogi", NAMES[:3], (5, -5, 0), "Friday")
    player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
    sessions(player)
    player.click(sessions_page(player).rates_button)
    asking = player.sheet(RatesSheet)
    assert asking.unit.text() == "cent"
    assert [field.text() for field in asking.factors.values()] == ["2"]
    player.press(Qt.Key.Key_Escape)
    assert session_results(session_of_desk(player.desk)).totals.club_totals is None, (
        "a suggestion counts only once it is kept"
    )


def test_a_locked_ledger_keeps_what_was_typed(player: User) -> None:
    sessions(player)
    with locked(player.desk.folder):
        asking = set_rates(player, "0.5", "2", "3")
        assert player.window.sheet is asking
        assert any("ledger" in text for text in player.texts(asking))
    player.click(asking.save_button)
    assert "Club total, cent" in player.texts(sessions_page(player))


def test_the_list_shows_sessions_and_leads_to_a_match(player: User) -> None:
    player.window.close_sheet()
    player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = sessions_page(player)
    lines = [text.splitlines() for text in sheet.list.texts]
    assert [line[0] for line in lines] == ["Thursday", "Last week"]
    assert [line[1].split(", ")[1] for line in lines] == ["matches: 3", "matches: 1"]
    assert sheet.list.currentIndex().row() == 0
    sheet.list.setFocus()
    player.press(Qt.Key.Key_Down)
    assert {"Last week", "+10", "−10"} <= set(player.texts(added_up(player)))
    player.click(player.button("Match 1"))
    assert player.window.current_screen == "ledger"
    assert player.desk.session.name == "Last week"


def test_the_list_takes_a_key_before_anything_is_added_up(player: User) -> None:
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
    assert {"+10", "−10"} <= set(player.texts(added_up(player)))
    assert "+480" not in player.texts(sheet), "nobody waits for the session that was left"


def test_a_session_gets_another_name(player: User) -> None:
    sheet = sessions(player)
    player.click(sheet.rename_button)
    player.enter("Club night\n")
    assert sheet.list.texts[0].startswith("Club night")
    assert player.desk.session.name == "Club night"


def test_a_session_is_found_by_a_word_while_one_is_chosen(player: User) -> None:
    ledger = player.desk.ledger
    for number in range(60):
        ledger.start_session(f"Club night {number}", "2026-01-31T20:15:00Z")
    sheet = sessions(player)
    chosen = sheet.session
    assert chosen is not None
    assert sheet.list.current == chosen, "it is found wherever it stands"
    assert sheet.words.isVisible()
    player.click(sheet.words)
    player.enter("night 17")
    assert [text.splitlines()[0] for text in sheet.list.texts] == ["Club night 17"]
    assert sheet.session == chosen
    player.press(Qt.Key.Key_Return)
    assert sheet.session.name == "Club night 17"
    assert "Club night 17" in player.texts(sheet)

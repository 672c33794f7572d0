# SPDX-License-Identifier: MIT
"""The window as a user sees it: screens, keys, sheets, failures, settings."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk import texts
from mahjong_desk.ledger.errors import LedgerError, LedgerLocked
from mahjong_desk.rules.model.events import Draw, MatchEnd
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.match.continue_sheet import ContinueSheet
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import SettingsSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import ron
from tests.ui.shared_window import SIZE, open_another
from tests.ui.widgets import add_widget


@pytest.fixture
def window(shared_window: MainWindow, tmp_path: Path) -> MainWindow:
    open_another(shared_window, tmp_path)
    return shared_window


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    assert window.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return window


def button_of(widget: QWidget, text: str) -> QAbstractButton:
    matches = [button for button in widget.findChildren(QAbstractButton) if button.text().replace("&", "") == text]
    assert len(matches) == 1, text
    return matches[0]


def test_alt_and_a_digit_open_a_screen(window: MainWindow) -> None:
    for key, place in (("3", "ledger"), ("4", "learn"), ("5", "club"), ("6", "rules"), ("1", "table")):
        QTest.keySequence(window, QKeySequence(f"Alt+{key}"))
        assert window.current_screen == place
        assert [name for name, action in window.commands.actions.items() if action.isChecked()] == [f"place_{place}"]
    assert not window.commands.actions["new_match"].isCheckable()


def test_draw_is_enabled_only_at_the_table_during_a_match(window: MainWindow) -> None:
    actions = window.commands.actions
    assert not actions["draw"].isEnabled()
    window.desk.start_match("arushiaru", {}, NAMES, "")
    assert (actions["draw"].isEnabled(), actions["draw"].isVisible()) == (True, True)
    assert not any(actions[name].isVisible() for name in ("riichi", "indicator")), "this game has none"
    window.show_screen("rules")
    assert not actions["draw"].isEnabled(), "a letter typed elsewhere must not end a hand"


def test_finished_match_reopens_without_its_result_sheet(owner: User) -> None:
    assert owner.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert owner.desk.record_event(ron(1, 3), MatchEnd())
    owner.window.close()
    owner.open_window(owner.desk.folder, SIZE)
    assert owner.window.sheet is None
    assert owner.desk.replay.final is not None


def test_enter_continues_the_newest_match(playing: MainWindow) -> None:
    ids = []
    for name in ("Friday", "Saturday", "Sunday"):
        ids.append(playing.desk.record.id)
        assert playing.desk.start_match("boo", {}, NAMES, name)
    playing.run_command("continue_match")
    assert isinstance(playing.sheet, ContinueSheet)
    QTest.keyClick(QApplication.focusWidget() or playing, Qt.Key.Key_Return)
    assert (playing.sheet, playing.desk.record.id) == (None, ids[-1])


def test_continue_sheet_leads_to_a_new_match_or_the_ledger(playing: MainWindow) -> None:
    assert playing.desk.start_match("boo", {}, NAMES, "Friday")
    playing.run_command("continue_match")
    assert isinstance(playing.sheet, ContinueSheet)
    button_of(playing.sheet, "New match").click()
    assert isinstance(playing.sheet, NewMatchSheet)
    playing.close_sheet()
    playing.run_command("continue_match")
    assert isinstance(playing.sheet, ContinueSheet)
    button_of(playing.sheet, "View ledger").click()
    assert (playing.sheet, playing.current_screen) == (None, "ledger")


def test_export_and_print_open_the_same_sheet(playing: MainWindow) -> None:
    for command, button in (("export", "save_button"), ("print", "print_button")):
        playing.commands.actions[command].trigger()
        assert isinstance(playing.sheet, ReportSheet)
        assert isinstance(getattr(playing.sheet, button), PrimaryButton)
        playing.close_sheet()


def test_path_of_an_export_is_shown_over_the_result(playing: MainWindow, qtbot: QtBot, saved: list[Path]) -> None:
    playing.desk.record_event(ron(1, 3), MatchEnd())
    qtbot.waitUntil(lambda: isinstance(playing.sheet, ResultSheet))
    result = playing.sheet
    button_of(result, "Export…").click()
    assert isinstance(playing.sheet, ReportSheet)
    playing.sheet.reject()
    assert (playing.sheet, result.isVisible(), result.isEnabled()) == (result, True, True)
    playing.run_command("export")
    button_of(playing, "Save as…").click()
    assert playing.sheet is result
    assert saved[0].exists()
    assert playing.notice.isVisible()
    assert str(saved[0]) in playing.notice.text
    playing.desk.failed.emit(LedgerError(playing.desk.place))
    assert not playing.notice.isVisible(), "a failure is more urgent"


def test_next_action_hides_the_notice(playing: MainWindow) -> None:
    playing.run_command("draw")
    assert playing.notice.isVisible()
    playing.run_command("undo")
    assert not playing.notice.isVisible(), "the draw that it reports is undone"
    playing.run_command("draw")
    playing.run_command("win")
    assert not playing.notice.isVisible(), "it would cover the players to choose from"


def test_settings_apply_at_once_and_in_the_next_window(window: MainWindow) -> None:
    window.settings.tile_style = "theme"
    window.run_command("settings")
    assert isinstance(window.sheet, SettingsSheet)
    window.sheet.choices["theme"].chip("dark").click()
    assert QApplication.palette().window().color().lightness() < 80
    window.sheet.choices["font_percent"].chip(150).click()
    assert QApplication.font().pixelSize() == 22
    window.sheet.choices["theme"].chip("contrast-light").click()
    assert tile_renderer().style is TileStyle.CONTRAST
    window.sheet.choices["theme"].chip("light").click()
    assert tile_renderer().style is TileStyle.PLAIN
    again = Settings(window.settings.folder)
    assert (again.theme, again.font_percent, again.reduced_motion, again.tile_style) == ("light", 150, True, "theme")


def test_deleted_screen_receives_no_failure_signal(playing: MainWindow, qtbot: QtBot) -> None:
    playing.show_screen("ledger")
    screens = [playing.screen_widget(name) for name in ("ledger", "table")]
    playing.settings.font_percent = 125
    assert not any(isValid(screen) for screen in screens)
    with qtbot.captureExceptions() as raised:
        playing.desk.failed.emit(LedgerLocked(playing.desk.place))
    assert raised == []
    assert playing.failure is not None
    playing.set_failure(None)


def test_language_change_keeps_the_match_and_the_screen(playing: MainWindow, qtbot: QtBot) -> None:
    playing.desk.record_event(ron(1, 3))
    playing.run_command("settings")
    old = playing.sheet
    assert isinstance(old, SettingsSheet)
    old.choices["language"].chip("ja").click()
    assert texts.language() == "ja"
    qtbot.waitUntil(lambda: playing.sheet is not old)
    assert isinstance(playing.sheet, SettingsSheet)
    assert playing.current_screen == "table"
    assert playing.screen_widget("table").felt.plates[1].data.score == "3,240"


def test_window_size_is_restored(owner: User, qtbot: QtBot) -> None:
    owner.window.resize(780, 690)
    size = owner.window.size()
    owner.window.close()
    assert add_widget(qtbot, MainWindow(Desk(), owner.window.settings)).size() == size


def test_menus_change_language_after_a_sheet_was_used(window: MainWindow) -> None:
    window.run_command("new_match")
    for _step in range(40):
        focused = QApplication.focusWidget()
        assert window.sheet.isAncestorOf(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    window.close_sheet()
    for name, menu in (("ja", "対局(&A)"), ("zh", "对局(&A)"), ("en", "M&atch")):
        window.settings.language = name
        QApplication.processEvents()
        # Deletes the widgets of the previous language.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert window.menuBar().actions()[0].text() == menu


def test_enter_presses_the_focused_button(window: MainWindow) -> None:
    for place in ("learn", "rules"):
        button = button_of(window.rail, place.capitalize())
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert window.current_screen == place


def test_window_opens_on_the_last_screen(qtbot: QtBot, tmp_path: Path) -> None:
    places = []
    for leave_at in ("club", "picker", "table", ""):
        window = add_widget(qtbot, MainWindow(Desk(), Settings(tmp_path), tmp_path))
        places.append(window.current_screen)
        if leave_at:
            window.show_screen(leave_at)
            window.close()
    # The picker is not restored at the next start.
    assert places == ["table", "club", "club", "table"]
    window.close()


def test_match_without_hands_is_deleted_and_restored(playing: MainWindow) -> None:
    delete = playing.commands.actions["delete_match"]
    assert playing.desk.record_event(Draw())
    assert not delete.isEnabled(), "a match with hands cannot be deleted"
    assert playing.desk.undo()
    assert delete.isEnabled()
    players = playing.desk.names()
    delete.trigger()
    assert (playing.desk.stored, delete.isEnabled()) == (None, False)
    assert "You can undo this" in playing.notice.text
    playing.commands.actions["undo"].trigger()
    assert playing.desk.names() == players
    assert not playing.commands.actions["undo"].isEnabled()


def test_undo_and_redo_are_named_where_they_are_not_seen(playing: MainWindow) -> None:
    playing.run_command("draw")
    playing.show_screen("club")
    for name, text in (("undo", "Undone: East 1: Draw"), ("redo", "Redone: East 1: Draw")):
        playing.commands.actions[name].trigger()
        assert playing.notice.text == text


def test_a_deleted_match_does_not_return_at_the_next_start(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"), "")
    assert guest.desk.start_match("boo", {}, NAMES, "")
    assert guest.desk.delete_match()
    assert guest.window.open_ledger(guest.desk.folder)
    assert guest.desk.names() == ("Emi", "Fumi", "Gen", "Hana")

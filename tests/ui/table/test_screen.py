# SPDX-License-Identifier: MIT
"""The table screen, used with mouse and keys on a real ledger."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.match import Match, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    RiichiDeclaration,
    Shaozhuang,
    Substitution,
)
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.events.hand_end_forms import ChomboForm
from mahjong_desk.ui.events.registry import AdjustForm, DeadHandForm, EndForm
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.table import TableScreen
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.table.hand_strip import HandStrip
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import NAMES
from tests.ui.rulesets.playing import ron
from tests.ui.widgets import add_widget, label_texts, show_widget


@pytest.fixture
def window(shared_window: MainWindow) -> MainWindow:
    assert shared_window.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return shared_window


@pytest.fixture
def table(window: MainWindow) -> TableScreen:
    return window.screen_widget("table")


def test_the_plates_show_seats_and_scores(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(ron(1, 3))
    aoi, ben, chie, dai = (plate.data for plate in table.felt.plates)
    assert [face.name for face in (aoi, ben, chie, dai)] == list(NAMES)
    assert [face.wind for face in (aoi, ben, chie, dai)] == ["4z", "1z", "2z", "3z"]
    assert (ben.score, ben.dealer, ben.difference) == ("3,240", True, "leads by 240")
    assert (dai.score, dai.dealer, dai.difference) == ("2,760", False, "−480 to Ben")
    assert aoi.difference == "−240 to Ben"


def test_a_plate_says_that_a_click_starts_a_win(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(ron(1, 3))
    assert [plate.toolTip() for plate in table.felt.plates] == [f"{name} wins…" for name in NAMES]
    window.desk.record_event(MatchEnd())
    assert [plate.toolTip() for plate in table.felt.plates] == [""] * 4


def test_the_plates_of_another_finished_match_have_its_names(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(MatchEnd())
    finished = window.desk.record.id
    window.desk.start_match("arushiaru", {}, ("Emi", "Fumi", "Gao", "Hana"))
    window.desk.record_event(MatchEnd())
    window.desk.continue_match(finished)
    buttons = [QAccessible.queryAccessibleInterface(plate.name_button) for plate in table.felt.plates]
    assert [button.text(QAccessible.Text.Name) for button in buttons] == list(NAMES)


def test_seats_are_counter_clockwise_from_the_bottom(table: TableScreen) -> None:
    foot, right, top, left = (plate.geometry().center() for plate in table.felt.plates)
    assert top.y() < right.y() < foot.y()
    assert abs(right.y() - left.y()) <= 1
    assert left.x() < foot.x() < right.x()


def test_one_click_records_a_draw(window: MainWindow, table: TableScreen, qtbot: QtBot) -> None:
    qtbot.mouseClick(table.action_row.buttons["draw"], Qt.MouseButton.LeftButton)
    assert window.desk.match.events[-1] == Draw()
    assert table.action_row.undo_button.name == "East 1: Draw"
    qtbot.mouseClick(table.action_row.undo_button, Qt.MouseButton.LeftButton)
    assert window.desk.match.events == ()
    assert not table.action_row.undo_button.isVisible(), "there is nothing to undo"
    assert table.action_row.redo_button.name == "East 1: Draw"


def test_a_plate_starts_a_win_by_click_or_key(window: MainWindow, table: TableScreen) -> None:
    plate = table.felt.plates[2]
    QTest.mousePress(plate, Qt.MouseButton.LeftButton)
    QTest.keyClick(plate, Qt.Key.Key_A)
    assert window.current_screen == "table"
    QTest.mouseRelease(plate, Qt.MouseButton.LeftButton)
    assert (window.current_screen, window.picker.draft().winner) == ("picker", 2)
    for seat, key in ((0, Qt.Key.Key_Return), (3, Qt.Key.Key_Space)):
        window.show_screen("table")
        QTest.keyClick(table.felt.plates[seat], key)
        assert (window.current_screen, window.picker.draft().winner) == ("picker", seat)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_digit_or_the_right_button_opens_the_menu_of_a_seat(window: MainWindow, table: TableScreen) -> None:
    plate = table.felt.plates[1]
    for act in (
        lambda: QTest.keyClick(table, Qt.Key.Key_2),
        lambda: QApplication.sendEvent(plate, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(), QPoint())),
    ):
        act()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert menu.title() == "Ben"
        menu.actions()[0].trigger()
        menu.close()
        assert (window.current_screen, window.picker.draft().winner) == ("picker", 1)
        window.show_screen("table")


def test_special_draws_are_in_the_more_menu(window: MainWindow, table: TableScreen) -> None:
    window.desk.start_match("arushiaru", {"kyuushu_kyuuhai": True}, NAMES)
    QTest.keySequence(window, QKeySequence("D"))
    assert window.desk.match.events[-1] == Draw(), "a usual draw asks no question"
    (special,) = [action for action in table.more_menu().actions() if "Kyuushu" in action.text().replace("&", "")]
    special.trigger()
    assert window.desk.match.events[-1] == Draw(kind="kyuushu_kyuuhai")


def test_the_sheet_is_titled_after_the_chosen_foul(window: MainWindow) -> None:
    assert window.desk.start_match("mcr", {}, NAMES, "Thursday")
    window.commands.actions["chombo"].trigger()
    form = form_of(window, ChomboForm)
    sheet = event_sheet_of(window)
    assert sheet.accessibleName() == "False win"
    form.extra_fields.groups["foul"].chip("penalty").click()
    assert sheet.accessibleName() == "Penalty"
    sheet.reject()


def test_a_chombo_shows_its_payments_before_recording(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keySequence(window, QKeySequence("C"))
    sheet, form = event_sheet_of(window), form_of(window, ChomboForm)
    assert not sheet.record_button.isEnabled()
    form.player.chip(2).click()
    assert form.payments.text() == "Aoi +500, Ben +250, Chie −1,000, Dai +250"
    form.extra_fields.marks.chip("under_pao").click()
    assert form.payments.text() == "Aoi +1,000, Ben +500, Chie −2,000, Dai +500"
    form.reason.setText("wrong wait")
    sheet.record_button.click()
    assert window.desk.match.events[-1] == Chombo(player=2, reason="wrong wait", extra_fields={"under_pao": True})
    assert window.sheet is None


def test_a_dead_hand_is_shown_and_not_declared_twice(window: MainWindow, table: TableScreen) -> None:
    window.run_command("dead_hand")
    form_of(window, DeadHandForm).player.chip(1).click()
    event_sheet_of(window).record_button.click()
    assert window.desk.match.events[-1] == DeadHand(player=1)
    assert table.felt.plates[1].data.standing == "dead hand"
    window.run_command("dead_hand")
    form = form_of(window, DeadHandForm)
    assert not form.player.chip(1).isEnabled()
    assert form.player.chip(0).isEnabled()


def test_a_correction_must_sum_to_zero(window: MainWindow) -> None:
    window.run_command("adjust")
    sheet, form = event_sheet_of(window), form_of(window, AdjustForm)
    assert not sheet.record_button.isEnabled()
    form.deltas[0].setValue(200)
    assert not sheet.record_button.isEnabled()
    assert form.sum.text() == "The sum is +200. It must be zero."
    form.deltas[3].setValue(-200)
    assert form.sum.text() == "The sum is zero."
    assert {"3,000 becomes 3,200", "3,000", "3,000 becomes 2,800"} <= set(label_texts(form))
    sheet.record_button.click()
    assert window.desk.match.events[-1] == Adjustment(deltas=(200, 0, 0, -200))


def test_the_house_can_take_the_difference(window: MainWindow, table: TableScreen) -> None:
    window.run_command("adjust")
    sheet, form = event_sheet_of(window), form_of(window, AdjustForm)
    form.deltas[0].setValue(-100)
    form.house.chip(True).click()
    assert form.sum.text() == "The house changes by +100."
    sheet.record_button.click()
    assert window.desk.match.events[-1] == Adjustment(deltas=(-100, 0, 0, 0), house_takes_rest=True)
    assert table.strip.seal == "11,900 held by players, 100 taken by the house"


def test_the_sum_of_all_points_has_those_of_house_and_table(window: MainWindow, table: TableScreen) -> None:
    window.desk.start_match("riichi", {}, NAMES)
    window.desk.record_event(Adjustment(deltas=(-2000, 0, 0, 0), house_takes_rest=True))
    window.desk.record_event(RiichiDeclaration(player=3))
    assert table.strip.seal == "97,000 + 1,000 on the table, 2,000 taken by the house"
    window.desk.record_event(MatchEnd())
    assert [plate.data.score for plate in table.felt.plates] == ["23,000", "26,000", "25,000", "24,000"]
    assert table.strip.seal == "98,000 held by players, 2,000 taken by the house"


def test_ending_a_match_shows_its_result(window: MainWindow, table: TableScreen, qtbot: QtBot) -> None:
    window.desk.record_event(ron(1, 3))
    window.run_command("end")
    form_of(window, EndForm)
    # The menu bar has this letter, too.
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert window.desk.match.events[-1] == MatchEnd()
    assert "The match is over" in label_texts(table.felt.centre)
    assert table.action_row.buttons["win"].isHidden()
    assert not window.commands.actions["draw"].isEnabled()
    qtbot.waitUntil(lambda: type(window.sheet).__name__ == "ResultSheet")
    window.close_sheet()
    qtbot.mouseClick(table.felt.centre.result, Qt.MouseButton.LeftButton)
    assert type(window.sheet).__name__ == "ResultSheet"


def test_the_result_of_a_reopened_match_does_not_pop_up(window: MainWindow, table: TableScreen, qtbot: QtBot) -> None:
    window.desk.record_event(MatchEnd())
    qtbot.waitUntil(lambda: window.sheet is not None)
    window.close_sheet()
    finished = window.desk.record.id
    window.desk.start_match("arushiaru", {}, NAMES)
    window.desk.continue_match(finished)
    QTest.qWait(0)
    assert window.sheet is None
    assert table.felt.centre.result.isVisible()


def test_the_more_menu_lists_the_commands_of_the_game(window: MainWindow, table: TableScreen) -> None:
    menu = table.more_menu()
    offered = [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
    assert offered[:4] == ["Dead hand…", "Adjust points…", "Substitute…", "End match…"]
    assert offered[4:] == ["Correct last hand…", "Note on last hand…", "Rename player…", "Swap two seats…"]
    letters = [action.text().partition("&")[2][:1].upper() for action in menu.actions() if not action.isSeparator()]
    assert len(set(letters)) == len(letters), "each has its own letter"


def test_the_strip_shows_the_last_hands_and_the_sum(window: MainWindow, table: TableScreen, qtbot: QtBot) -> None:
    window.desk.record_event(ron(1, 3))
    window.desk.record_event(Draw())
    assert [(row.hand, row.text, row.deltas) for row in table.strip.rows] == [
        ("E2", "Draw", (0, 0, 0, 0)),
        ("E1", "Ben from Dai", (0, 240, 0, -240)),
    ]
    assert table.strip.seal == "12,000 held by players"
    for _hand in range(4):
        window.desk.record_event(Draw())
    assert len(table.strip.rows) == 5
    assert all(line.isVisible() for line in table.strip.lines)
    qtbot.mouseClick(table.strip.lines[4], Qt.MouseButton.LeftButton)
    assert window.current_screen == "ledger"
    assert window.screen_widget("ledger").list.open_id == window.desk.row_ids[1]


def test_the_strip_names_players_who_neither_won_nor_paid(window: MainWindow, table: TableScreen) -> None:
    window.desk.start_match("arushiaru", {}, ("Anna", "Ben", "Chika", "Dai"))
    window.desk.record_event(ron(1, 3))
    QApplication.processEvents()
    labels = table.strip.findChildren(ElidedLabel)
    assert {"Anna", "Ben", "Chika", "Dai"} <= {label.text() for label in labels if not label.toolTip()}


def test_a_hand_before_a_substitution_names_its_players(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(ron(1, 3))
    window.desk.record_event(Substitution(player=1, name="Emi"))
    text = table.strip.lines[1].toolTip()
    assert "Ben +240" in text
    assert "Emi" not in text
    window.show_screen("ledger")
    text = window.screen_widget("ledger").list.rows[0].accessibleName()
    assert "Ben +240" in text
    assert "Emi" not in text


def test_arrow_keys_stay_on_the_hands_that_fit(window: MainWindow, qtbot: QtBot) -> None:
    for _hand in range(5):
        window.desk.record_event(Draw())
    strip = HandStrip()
    strip.show_replay(window.desk.replay)
    show_widget(qtbot, strip, 400, strip.minimumSizeHint().height())
    shown = [line for line in strip.lines if line.isVisible()]
    assert 1 < len(shown) < 5
    first, last = shown[0], shown[-1]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_End)
    assert strip.focusWidget() is last
    QTest.keyClick(last, Qt.Key.Key_Down)
    assert strip.focusWidget() is first


def test_a_riichi_belongs_to_its_hand(window: MainWindow, table: TableScreen) -> None:
    window.desk.start_match("riichi", {}, NAMES)
    for seat in (3, 0):
        window.desk.record_event(RiichiDeclaration(player=seat))
    assert not table.strip.rows, "the hand is not over, so the sticks are only on the felt"
    window.desk.record_event(Draw(tenpai=(0, 3)))
    (row,) = table.strip.rows
    assert (row.hand, row.text, row.deltas) == ("E1", "Draw, Dai, Aoi riichi", (500, -1500, -1500, 500))


def test_undo_names_the_last_change(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(ron(1, 3))
    (row,) = window.desk.row_ids
    assert table.action_row.undo_button.name == "East 1: Ben from Dai"
    window.desk.edit([Edit.replace(row, ron(2, 3))])
    assert table.action_row.undo_button.name == "Corrected East 1"
    window.desk.edit([Edit.delete(row)])
    assert table.action_row.undo_button.name == "Deleted: Chie from Dai"
    window.desk.edit([Edit.insert(None, Draw())])
    assert table.action_row.undo_button.name == "Inserted: Draw"


def test_undo_names_the_players_of_a_deleted_hand(window: MainWindow, table: TableScreen) -> None:
    window.desk.record_event(ron(2, 3))
    window.desk.record_event(Substitution(player=3, name="Emi"))
    hand, substitution = window.desk.row_ids
    window.desk.edit([Edit.delete(hand)])
    assert table.action_row.undo_button.name == "Deleted: Chie from Dai"
    window.desk.edit([Edit.insert(substitution, ron(1, 3))])
    assert window.desk.undo()
    assert table.action_row.redo_button.name == "Inserted: Ben from Dai"


@pytest.mark.parametrize("width", [1366, 1180])
def test_a_reopened_match_has_its_final_layout_at_once(desk: Desk, qtbot: QtBot, tmp_path: Path, width: int) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert desk.record_event(Draw())
    desk.close()
    main_window = show_widget(qtbot, MainWindow(Desk(), Settings(), tmp_path), width, 760)
    screen = main_window.screen_widget("table")
    parts = (screen.felt, screen.needs_panel, screen.strip, screen.action_row, *screen.action_row.buttons.values())
    at_once = [part.geometry() for part in parts]
    QApplication.processEvents()
    assert [part.geometry() for part in parts] == at_once
    main_window.desk.close()


def test_actions_in_large_text_do_not_overlap(window: MainWindow) -> None:
    window.settings.font_percent = 200
    window.setMinimumWidth(0)
    window.resize(1024, 640)
    buttons = window.screen_widget("table").action_row.buttons.values()
    QApplication.processEvents()
    assert all(one.geometry().right() < other.geometry().left() for one, other in pairwise(buttons))


LONG_NAMES = ("Aleksandrina", "Bartholomäus", "Chrysanthemu", "Dominiquette")


def felt_after(
    qtbot: QtBot,
    ruleset: str,
    *events: Event,
    players: int = 4,
    size: tuple[int, int] = (756, 410),
    **options: OptionValue,
) -> FeltTable:
    """Returns the felt after some events, as in a window of 1180 by 640 pixels."""
    rules = registry.get_ruleset(ruleset).bind(options)
    felt = add_widget(qtbot, FeltTable(), *size)
    felt.show_replay(replay(Match(rules, options, LONG_NAMES[:players], events)))
    felt.show()
    return felt


@pytest.mark.parametrize("size", [(756, 410), (1240, 520), (1880, 880)])
@pytest.mark.parametrize("large", [False, True])
def test_shaozhuang_and_shanglou_are_shown_on_the_felt(qtbot: QtBot, size: tuple[int, int], large: bool) -> None:
    events = (Draw(), Shaozhuang())
    felt = felt_after(qtbot, "beijing", *events, size=size, shaozhuang_points=20, shanglou_after_draw="next_hand")
    felt.set_large(large)
    assert felt.notes.notes == ("Shanglou: double", "Shaozhuang: dealer pays 20 each on a win")
    boxes = [box.translated(felt.notes.pos()) for box in felt.notes.boxes()]
    for box in boxes:
        assert felt.rect().contains(box)
        assert not any(box.intersects(plate.geometry()) for plate in felt.plates)
    assert not boxes[0].intersects(boxes[1])


@pytest.mark.parametrize(("players", "han"), [(3, 2), (2, 4)])
def test_shogi_shows_the_minimum_han_for_many_honba(qtbot: QtBot, players: int, han: int) -> None:
    draws = [Draw(tenpai=())] * 3
    felt = felt_after(qtbot, "shogi", *draws[:2], players=players)
    assert felt.notes.notes == ()
    assert felt.notes.isHidden()
    felt = felt_after(qtbot, "shogi", *draws, players=players)
    assert felt.notes.notes == (f"{han} han needed, from 5 honba on",)
    assert not any(box.translated(felt.notes.pos()).intersects(felt.plates[0].geometry()) for box in felt.notes.boxes())

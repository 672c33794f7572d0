# SPDX-License-Identifier: MIT
"""Every sheet of the table can be filled in with the keyboard alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.rules.model import events
from mahjong_desk.ui.events.hand_end_forms import ChomboForm
from mahjong_desk.ui.events.registry import AdjustForm, PenaltyTileForm
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.table import TableScreen
from mahjong_desk.ui.table.sheets import draw_sheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.scope import sweep
from tests.ui.events.forms import begin, form_of, press

SYSTEMS = [ruleset.id for ruleset in registry.all_rulesets()]
USUAL_SYSTEMS = ("riichi", "beijing", "shogi")
SYSTEM_PARAMS = [pytest.param(system, marks=() if system in USUAL_SYSTEMS else pytest.mark.slow) for system in SYSTEMS]
SEAT_COMMANDS = ("chombo", "dead_hand", "penalty_tile")
"""The commands whose sheets ask for a player first."""


def table_screen(window: MainWindow) -> TableScreen:
    return window.screen_widget("table")


def last_event(window: MainWindow) -> events.Event:
    return window.desk.match.events[-1]


def visible_buttons(sheet: QWidget) -> list[QAbstractButton]:
    buttons: list[QAbstractButton] = sheet.findChildren(QAbstractButton)
    return [button for button in buttons if button.isVisible()]


@pytest.mark.parametrize("system", SYSTEM_PARAMS)
def test_typed_points_replace_the_old_value(shared_window: MainWindow, system: str) -> None:
    window = begin(shared_window, system)
    window.run_command("adjust")
    form = form_of(window, AdjustForm)
    press(window, "1800", Qt.Key.Key_Tab, "-1800")
    assert [field.value() for field in form.deltas[:2]] == [1800, -1800]
    edit = form.deltas[0].findChild(QLineEdit)
    QTest.mouseClick(edit, Qt.MouseButton.LeftButton, pos=QPoint(edit.width() // 2, edit.height() // 2))
    press(window, "50", Qt.Key.Key_Tab, "-50", Qt.Key.Key_Return)
    assert last_event(window) == events.Adjustment(deltas=(50, -50, 0, 0)[: len(form.deltas)])


def test_a_win_is_inserted_by_winner_source_and_value(shared_window: MainWindow) -> None:
    window = begin(shared_window, "wsom")
    assert window.desk.record_event(events.Draw())
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[0])
    window.open_sheet(sheet)
    press(window, sheet.kinds.chip(events.Win).key, "3", "1", "q30", Qt.Key.Key_Return)
    assert isinstance(window.sheet, EditConfirmationSheet)
    press(window, Qt.Key.Key_Return)
    event = window.desk.match.events[0]
    assert isinstance(event, events.Win)
    assert (event.winners[0].seat, event.discarder) == (2, 0)


def test_tile_sheets_accept_typed_tiles(shared_window: MainWindow) -> None:
    window = begin(shared_window, "wsom")
    press(window, "p", "25m")
    sheet = window.sheet
    form = form_of(window, PenaltyTileForm)
    assert form.player.value() == 1
    press(window, "8z")
    assert sheet.problem == "There is no tile 8z."
    press(window, form.state.chip(events.PenaltyState.DEAD).key, Qt.Key.Key_Return)
    assert "no live penalty tile" in sheet.problem, "it was never shown"
    press(window, form.state.chip(events.PenaltyState.LIVE).key, Qt.Key.Key_Return)
    assert last_event(window) == events.PenaltyTile(
        player=1, tile=MAHJONG.face_names.index("5m"), state=events.PenaltyState.LIVE
    )
    press(window, "c", "3", "12p7z", Qt.Key.Key_Backspace, "5s", Qt.Key.Key_Return)
    event = last_event(window)
    assert isinstance(event, events.Chombo)
    assert event.extra_fields == {"tiles": tuple(MAHJONG.face_names.index(name) for name in ("1p", "2p", "5s"))}


def test_tiles_keep_their_positions_while_clicked(shared_window: MainWindow) -> None:
    window = begin(shared_window, "wsom")
    press(window, "c", "1")
    choice = form_of(window, ChomboForm).extra_fields.tiles["tiles"]
    pieces = [MAHJONG.face_names.index(name) for name in ("1m", "5p", "7z", "9s", "9s")]
    positions = [choice.tiles[piece].mapTo(window, choice.tiles[piece].rect().center()) for piece in pieces]
    for at in positions:
        clicked = window.childAt(at)
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    assert list(choice.pieces) == pieces


def test_dead_hand_reasons_are_not_offered_as_fouls(shared_window: MainWindow) -> None:
    window = begin(shared_window, "beijing")
    press(window, "c")
    texts = {button.text() for button in visible_buttons(window.sheet)}
    assert not texts & {"Discarded a wildcard", "Too many tiles", "Too many pieces"}


def test_riichi_takes_two_keys_or_one_click(shared_window: MainWindow) -> None:
    window = begin(shared_window, "boo")
    screen = table_screen(window)
    press(window, "r")
    assert window.sheet is None
    assert [plate.target.digit for plate in screen.felt.plates] == ["1", "2", "3", "4"]
    press(window, "3")
    assert last_event(window) == events.RiichiDeclaration(player=2)
    assert not screen.felt.is_asking
    chip = screen.felt.plates[0].riichi_chip
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert last_event(window) == events.RiichiDeclaration(player=0)
    assert not chip.isEnabled()
    assert chip.toolTip()
    before = window.desk.match
    press(window, "r", "3")
    assert window.desk.match is before, "a player declares only once"
    press(window, "r", Qt.Key.Key_Escape)
    assert not screen.felt.is_asking
    press(window, "r")
    QTest.mouseClick(screen.felt.plates[1], Qt.MouseButton.LeftButton)
    assert last_event(window) == events.RiichiDeclaration(player=1)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_seat_menu_offers_the_events_of_the_game(shared_window: MainWindow, system: str) -> None:
    window = begin(shared_window, system)
    screen = table_screen(window)
    offered = [str(action.data()) for action in screen.seat_menu(1).actions()]
    known_events = registry.get_ruleset(system).known_events
    assert offered[0] == "win"
    assert ("riichi" in offered) == (events.RiichiDeclaration in known_events)
    assert ("penalty_tile" in offered) == (events.PenaltyTile in known_events)
    screen.seat_menu(1).actions()[offered.index("chombo")].trigger()
    assert form_of(window, ChomboForm).player.value() == 1


def test_a_seat_menu_sheet_has_its_player_filled_in(shared_window: MainWindow) -> None:
    window = begin(shared_window, "wsom")
    screen = table_screen(window)
    entries = {str(action.data()): action for action in screen.seat_menu(2).actions()}
    entries["penalty_tile"].trigger()
    press(window, "1", "z", Qt.Key.Key_Return)
    assert last_event(window) == events.PenaltyTile(
        player=2, tile=MAHJONG.face_names.index("1z"), state=events.PenaltyState.LIVE
    )


@pytest.mark.parametrize("spoken", ["en", "ja", "zh"])
def test_the_table_fits_on_a_small_laptop(shared_window: MainWindow, spoken: str) -> None:
    shared_window.settings.language = spoken
    for system in SYSTEMS:
        screen = table_screen(begin(shared_window, system))
        parts = [
            screen.felt,
            *screen.felt.plates,
            screen.needs_panel,
            *screen.action_row.buttons.values(),
            screen.action_row.undo_button,
            screen.action_row.redo_button,
        ]
        for part in parts:
            if part.isVisible():
                assert part.visibleRegion().boundingRect() == part.rect(), (system, part)
        assert screen.action_row.undo_button.y() == screen.action_row.buttons["win"].y(), system


@pytest.mark.parametrize(("system", "spoken"), sweep(SYSTEMS, ["en", "ja", "zh"]))
def test_mnemonics_are_unique_on_each_sheet_and_menu(shared_window: MainWindow, system: str, spoken: str) -> None:
    shared_window.settings.language = spoken
    window = begin(shared_window, system)
    for name in (*SEAT_COMMANDS, "adjust", "end"):
        if window.commands.actions[name].isVisible():
            window.run_command(name)
            assert_unique_mnemonics(window.sheet, {"end": 1, "adjust": 2}.get(name, 3))
            window.close_sheet()
    for kind in window.desk.match.rules.draw_kinds:
        window.open_sheet(draw_sheet(kind, window.desk, window.sheet_host))
        assert_unique_mnemonics(window.sheet, 1)
    rows = EditEventSheet(window.desk, window, None)
    window.open_sheet(rows)
    assert_unique_mnemonics(rows, 4)
    window.close_sheet()
    table = table_screen(window)
    menus = [window.commands.actions[name].text() for name in ("win", "draw", "riichi", "chombo", "more")]
    for texts in (
        menus,
        [action.text() for action in table.more_menu().actions() if not action.isSeparator()],
        [action.text() for action in table.seat_menu(0).actions()],
    ):
        assert len({text.split("&")[1][0].upper() for text in texts}) == len(texts), texts


def assert_unique_mnemonics(sheet: Sheet, min_count: int) -> None:
    lettered = [letter for button in visible_buttons(sheet) if (letter := mnemonic_of(button)).isalpha()]
    assert len(set(lettered)) == len(lettered), [
        (button.text(), mnemonic_of(button)) for button in visible_buttons(sheet)
    ]
    assert len([button for button in visible_buttons(sheet) if mnemonic_of(button)]) >= min_count


def test_text_typed_after_a_digit_goes_to_the_next_field(shared_window: MainWindow) -> None:
    window = begin(shared_window, "mcr")
    window.run_command("substitute")
    press(window, "2", "Emi", Qt.Key.Key_Return)
    assert last_event(window) == events.Substitution(player=1, name="Emi")
    window.run_command("dead_hand")
    press(window, "3", "Took 2 tiles", Qt.Key.Key_Return)
    assert last_event(window) == events.DeadHand(player=2, reason="Took 2 tiles")


@pytest.mark.parametrize(("system", "spoken"), sweep(SYSTEMS, ["en", "ja", "zh"]))
def test_the_underlined_letter_opens_the_foul_sheet(shared_window: MainWindow, system: str, spoken: str) -> None:
    shared_window.settings.language = spoken
    window = begin(shared_window, system)
    press(window, table_screen(window).action_row.buttons["chombo"].text().split("&")[1][0].lower())
    form_of(window, ChomboForm)

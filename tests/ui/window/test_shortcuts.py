# SPDX-License-Identifier: MIT
"""Keys on a Mac, the keys sheet, and the rail during a match."""

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.picker.keyboard import all_keys
from mahjong_desk.ui.text import language
from mahjong_desk.ui.window.commands import COMMANDS, command_menus, command_text, key_sequences
from mahjong_desk.ui.window.keys_sheet import KeysSheet, key_groups
from tests.scope import sweep
from tests.ui.player import NAMES, User

MAC_KEYS = {QKeySequence.StandardKey.FullScreen: "Ctrl+Meta+F", QKeySequence.StandardKey.HelpContents: "Ctrl+?"}


def mac_keys(name: str, *keys: str) -> list[str]:
    def standard(key: QKeySequence.StandardKey) -> Sequence[QKeySequence]:
        return [QKeySequence(MAC_KEYS[key])] if key in MAC_KEYS else []

    return [sequence.toString() for sequence in key_sequences(name, keys, mac=True, standard=standard)]


def test_a_mac_has_its_own_keys_first() -> None:
    assert mac_keys("full_screen", "F11") == ["Meta+Ctrl+F", "F11"]
    assert mac_keys("rename") == []
    assert mac_keys("place_table", "Alt+1") == ["Ctrl+1"]
    assert mac_keys("export", "Ctrl+E") == ["Ctrl+E"]


def test_no_key_is_assigned_twice() -> None:
    for mac in (False, True):
        keys = [
            sequence.toString()
            for command in COMMANDS.values()
            for sequence in key_sequences(command.name, command.keys, mac=mac)
        ]
        assert len(keys) == len(set(keys))


def press_ctrl_f1(player: User) -> None:
    player.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)


def test_keys_sheet_lists_the_commands_of_the_ruleset(player: User) -> None:
    press_ctrl_f1(player)
    sheet = player.sheet(KeysSheet)
    sheet.page.chip("menus").click()
    texts = player.texts(sheet)
    caps = {cap.accessibleName() for cap in sheet.findChildren(KeyCap)}
    for command in COMMANDS.values():
        is_listed = bool(command.keys) and player.window.commands.actions[command.name].isVisible()
        if command.keys:
            assert (command_text(command) in texts) is is_listed, command.name
        if is_listed:
            assert {QKeySequence(key).toString() for key in command.keys} <= caps, command.name
    sheet.page.chip("picker").click()
    texts = player.texts(sheet)
    for hint in all_keys(get_ruleset("arushiaru")):
        assert hint.text in texts


def test_commands_without_a_key_have_unique_mnemonics(player: User) -> None:
    for title, commands in command_menus():
        rare = [command for command in commands if not command.keys]
        names: dict[str, str] = {}
        for command in rare:
            letter = QKeySequence.mnemonic(player.window.commands.actions[command.name].text()).toString()
            assert letter.startswith("Alt+"), command.name
            assert letter not in names, f"{names[letter]} and {command.name} have the same letter in the menu {title}"
            names[letter] = command.name


@pytest.mark.parametrize("name", ["en", "ja", "zh"])
def test_buttons_of_screens_leave_the_letters_of_menus(player: User, name: str) -> None:
    window = player.window
    window.settings.language = name
    menus = {QKeySequence.mnemonic(action.text()) for action in window.menuBar().actions()}
    for place in ("ledger", "rules", "club"):
        window.show_screen(place)
        buttons = window.screen_widget(place).findChildren(QAbstractButton)
        taken = [button.text() for button in buttons if QKeySequence.mnemonic(button.text()) in menus]
        assert not taken, "Alt opens the menu instead"


@pytest.mark.parametrize(("place", "key"), sweep(["table", "picker", "ledger", "learn", "rules"], ["ctrl_f1", "?"]))
def test_both_keys_open_the_keys_sheet_on_every_screen(player: User, place: str, key: str) -> None:
    if place == "picker":
        player.window.picker.new_win()
    else:
        player.window.show_screen(place)
    if key == "ctrl_f1":
        press_ctrl_f1(player)
    else:
        player.enter(key)
    player.sheet(KeysSheet)
    player.enter("\x1b")
    assert (player.window.sheet, player.window.current_screen) == (None, place)


def test_closing_the_keys_sheet_returns_to_the_sheet_below(player: User) -> None:
    player.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = player.sheet(NewMatchSheet)
    field = sheet.seats.fields[0]
    field.setFocus()
    field.clear()
    player.enter("Who?")
    assert field.text() == "Who?", "in a field the question mark is a letter"
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert not player.window.rail.settings.isEnabled(), "settings would close the sheet"
    for _ in range(2):
        player.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert player.window.sheet is sheet
    press_ctrl_f1(player)
    assert player.sheet(KeysSheet).isVisible()
    assert not sheet.isEnabled()
    press_ctrl_f1(player)
    assert player.window.sheet is sheet
    assert (field.hasFocus(), field.text()) == (True, "Who?")
    player.enter("\x1b")
    assert player.window.sheet is None
    QTest.keySequence(player.window, QKeySequence("D"))
    assert len(player.desk.match.events) == 1, "the commands of the table are enabled again"


def test_opening_a_screen_closes_all_sheets(player: User) -> None:
    player.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(player.window.sheet, HouseRulesSheet)
    press_ctrl_f1(player)
    player.sheet(KeysSheet)
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert (player.window.sheet, player.window.current_screen) == (None, "ledger")
    assert player.window.screen_widget("ledger").isEnabled()


def test_foul_lists_the_mnemonic_of_its_ruleset(player: User, qapp: QApplication) -> None:
    language.install(qapp, "en")
    assert player.desk.start_match("mcr", {}, NAMES, "Thursday")
    hints = {hint.text: hint.keys for group in key_groups(["chombo"], get_ruleset("mcr")) for hint in group.hints}
    assert hints["Foul"] == ("F", "/", "C")
    assert [key.toString() for key in player.window.action("chombo").shortcuts()] == ["F", "C"]
    sticks = [command_text(COMMANDS["sticks"], get_ruleset(name)) for name in ("boo", "beijing")]
    assert sticks == ["Honba and riichi sticks", "Change dealer repeats"]


def rail_text(player: User, width: int) -> str:
    rail = player.window.rail
    rail.resize(width, rail.height())
    rail.layout().activate()
    assert rail._where.sizeHint().width() <= rail._where.width() + 1
    return re.sub(r"<[^>]+>", "", rail._where.text())


def test_narrow_rail_drops_the_ruleset_before_the_hand(guest: User) -> None:
    assert guest.desk.start_match("mcr", {}, NAMES, "Thursday")
    guest.window.settings.font_percent = 80
    texts = [rail_text(guest, width) for width in range(1700, 500, -10)]
    shorter = [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]
    assert shorter[:2] == ["Thursday · Match 1 · East 1 · MCR", "Thursday · Match 1 · East 1"]
    assert guest.window.rail._where.toolTip() == texts[0]


def test_rail_shows_honba_and_as_much_of_the_session_as_fits(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, NAMES, "The long night of the club")
    assert any(rail_text(guest, width).startswith("The long night of th… ·") for width in range(1300, 900, -10))
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.desk.record_event(Win(discarder=1, winners=(Winner(0, value={"han": 2, "fu": 30}),)))
    assert rail_text(guest, 1700).startswith("Match 1 · East 1, 1 honba · ")


def test_arrow_keys_move_between_the_screens_without_opening_one(guest: User) -> None:
    buttons = list(guest.window.rail._buttons.values())
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    guest.press(Qt.Key.Key_Left)
    assert (buttons[-1].hasFocus(), buttons[-1].isChecked()) == (True, False)
    guest.press(Qt.Key.Key_Right)
    assert buttons[0].hasFocus()

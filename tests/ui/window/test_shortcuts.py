# SPDX-License-Identifier: MIT
"""The keys of other systems, the sheet of keys, and the rail during a match."""

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.help.help_sheet import HelpSheet
from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.picker.keyboard import all_keys
from mahjong_desk.ui.text import language
from mahjong_desk.ui.window.commands import COMMANDS, command_menus, command_text, key_sequences
from mahjong_desk.ui.window.keys_sheet import KeysSheet, key_groups
from tests.scope import sweep
from tests.ui.player import NAMES, User

MACINTOSH = {QKeySequence.StandardKey.FullScreen: "Ctrl+Meta+F", QKeySequence.StandardKey.HelpContents: "Ctrl+?"}


def on_a_macintosh(name: str, *keys: str) -> list[str]:
    def standard(key: QKeySequence.StandardKey) -> Sequence[QKeySequence]:
        return [QKeySequence(MACINTOSH[key])] if key in MACINTOSH else []

    return [sequence.toString() for sequence in key_sequences(name, keys, mac=True, standard=standard)]


def test_the_key_of_the_system_comes_first() -> None:
    assert on_a_macintosh("full_screen", "F11") == ["Meta+Ctrl+F", "F11"]
    assert on_a_macintosh("rename") == []


def test_on_a_macintosh_the_command_key_goes_to_places() -> None:
    assert on_a_macintosh("place_table", "Alt+1") == ["Ctrl+1"]
    assert on_a_macintosh("export", "Ctrl+E") == ["Ctrl+E"]


def test_no_key_gives_two_commands_here_or_there() -> None:
    for mac in (False, True):
        given = [
            sequence.toString()
            for command in COMMANDS.values()
            for sequence in key_sequences(command.name, command.keys, mac=mac)
        ]
        assert len(given) == len(set(given))


def press_keys(player: User) -> None:
    player.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)


def test_every_command_of_this_ruleset_stands_there_with_its_key(player: User) -> None:
    press_keys(player)
    sheet = player.sheet(KeysSheet)
    sheet.page.chip("menus").click()
    texts = player.texts(sheet)
    caps = {cap.accessibleName() for cap in sheet.findChildren(KeyCap)}
    for command in COMMANDS.values():
        shown = bool(command.keys) and player.window.commands.actions[command.name].isVisible()
        if command.keys:
            assert (command_text(command) in texts) is shown, command.name
        if shown:
            assert {QKeySequence(key).toString() for key in command.keys} <= caps, command.name
    sheet.page.chip("picker").click()
    texts = player.texts(sheet)
    for hint in all_keys(get_ruleset("arushiaru")):
        assert hint.text in texts


def test_the_rarer_actions_are_given_by_the_keys_that_are_told(player: User) -> None:
    for title, commands in command_menus():
        rare = [command for command in commands if not command.keys]
        letters = set()
        for command in rare:
            letter = QKeySequence.mnemonic(player.window.commands.actions[command.name].text()).toString()
            assert letter.startswith("Alt+"), command.name
            letters.add(letter)
        assert len(letters) == len(rare), f"each has a letter of its own in the menu {title}"


@pytest.mark.parametrize(
    ("place", "key"), sweep(["table", "picker", "ledger", "learn", "rules"], ["ctrl_f1", "question"])
)
def test_both_keys_open_it_in_every_place(player: User, place: str, key: str) -> None:
    if place == "picker":
        player.window.picker.new_win()
    else:
        player.window.show_screen(place)
    if key == "ctrl_f1":
        press_keys(player)
    else:
        player.enter("?")
    player.sheet(KeysSheet)
    player.enter("\x1b")
    assert player.window.sheet is None
    assert player.window.current_screen == place


def test_a_sheet_that_is_being_filled_in_lies_there_afterwards(player: User) -> None:
    player.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = player.sheet(NewMatchSheet)
    field = sheet.seats.fields[0]
    field.setFocus()
    field.clear()
    player.enter("Who?")
    assert field.text() == "Who?", "in a field the question mark is a letter"
    press_keys(player)
    assert player.sheet(KeysSheet).isVisible()
    assert not sheet.isEnabled()
    press_keys(player)
    assert player.window.sheet is sheet
    assert field.hasFocus()
    assert field.text() == "Who?"
    player.enter("\x1b")
    assert player.window.sheet is None
    QTest.keySequence(player.window, QKeySequence("D"))
    assert len(player.desk.match.events) == 1, "the commands of the table are there again"


def test_a_place_that_is_chosen_clears_all_sheets(player: User) -> None:
    player.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(player.window.sheet, HouseRulesSheet)
    press_keys(player)
    player.sheet(KeysSheet)
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert player.window.sheet is None
    assert player.window.current_screen == "ledger"
    assert player.window.screen_widget("ledger").isEnabled()


def test_a_foul_shows_the_underlined_letter_of_its_game(player: User, qapp: QApplication) -> None:
    language.install(qapp, "en")
    assert player.desk.start_match("mcr", {}, NAMES, "Thursday")
    hints = {hint.text: hint.keys for group in key_groups(["chombo"], get_ruleset("mcr")) for hint in group.hints}
    assert hints["Foul"] == ("F", "/", "C")


def test_help_says_what_the_hand_in_the_picker_cannot_have(player: User) -> None:
    player.window.picker.new_win()
    player.press(Qt.Key.Key_F1)
    sheet = player.sheet(HelpSheet)
    view = player.window.screen_widget("picker").view
    reasons = view.melds.situations.missing_reasons()
    text = sheet.browser.toPlainText()
    assert "Not possible now:" in text
    assert reasons
    assert all(line in text for reason in reasons for line in reason.splitlines())


def _told(player: User, width: int) -> str:
    rail = player.window.rail
    rail.resize(width, rail.height())
    return re.sub(r"<[^>]+>", "", rail._where.text())


def test_the_hand_stays_longer_than_the_name_of_the_rules(guest: User) -> None:
    assert guest.desk.start_match("mcr", {}, NAMES, "Thursday")
    assert _told(guest, 1700) == "Thursday · Match 1 · East 1 · MCR"
    texts = [_told(guest, width) for width in range(1700, 700, -50)]
    shorter = [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]
    assert shorter[:2] == ["Thursday · Match 1 · East 1 · MCR", "Thursday · Match 1 · East 1"]
    assert guest.window.rail._where.toolTip() == texts[0]


def test_honba_stand_beside_the_hand(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.desk.record_event(Win(discarder=1, wins=(Winner(0, value={"han": 2, "fu": 30}),)))
    assert _told(guest, 1700).startswith("Match 1 · East 1, 1 honba · ")


def test_arrow_keys_move_between_the_screens_without_opening_one(guest: User) -> None:
    buttons = list(guest.window.rail._buttons.values())
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    guest.press(Qt.Key.Key_Left)
    assert buttons[-1].hasFocus()
    assert not buttons[-1].isChecked()
    guest.press(Qt.Key.Key_Right)
    assert buttons[0].hasFocus()

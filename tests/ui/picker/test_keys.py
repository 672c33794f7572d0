# SPDX-License-Identifier: MIT
"""The underlined letters of the picker act with and without Alt, and none of them means something else there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.indicators import DORA, WILD, Indicator
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.picker.keyboard import LETTERS, KeyAction
from mahjong_desk.ui.text import language
from tests.scope import represent
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import view_of
from tests.ui.widgets import show_widget

ALT = Qt.KeyboardModifier.AltModifier
_SAME = {KeyAction.QUICK, KeyAction.YES, KeyAction.NO}
"""The acts whose letters stand underlined in what they press."""


@pytest.mark.parametrize(("system", "key", "indicator"), [("boo", "d", DORA), ("beijing", "i", WILD)])
@pytest.mark.parametrize("with_alt", represent([False, True], "True"))
def test_an_indicator_is_asked_for_by_its_letter(
    player: User, system: str, key: str, indicator: Indicator, with_alt: bool
) -> None:
    assert player.desk.start_match(system, {}, NAMES)
    player.enter("w24")
    if with_alt:
        player.press(Qt.Key(ord(key.upper())), ALT)
    else:
        player.enter(key)
    player.wait(lambda: view_of(player).melds.mode == view_of(player).melds.indicators[indicator.id].indicator)


@pytest.mark.parametrize("spoken", represent(["en", "ja", "zh"], "en", "ja"))
@pytest.mark.parametrize("system", represent([ruleset.id for ruleset in registry.all_rulesets()], "riichi"))
def test_no_underlined_letter_means_something_else(
    qtbot: QtBot, qapp: QApplication, player: User, system: str, spoken: str
) -> None:
    assert player.desk.start_match(system, {}, NAMES[: registry.get_ruleset(system).players[0]])
    others = {chr(key) for key, act in LETTERS.items() if act not in _SAME}
    language.install(qapp, spoken)
    picker = show_widget(qtbot, PickerScreen(player.desk, player.window))
    buttons: list[QAbstractButton] = picker.findChildren(QAbstractButton)
    letters = [letter for button in buttons if (letter := mnemonic_of(button))]
    assert letters
    assert not set(letters) & others, letters
    assert len(set(letters)) == len(letters), letters


def test_what_cannot_be_read_is_named_until_it_is_gone(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    player.enter("w\x1b123m&")
    text = "“&” is not a tile"
    assert view_of(player).line.verdict.text == text
    player.enter("w2")
    assert view_of(player).line.verdict.text == text
    player.enter("4")
    assert view_of(player).line.verdict.text == text
    player.enter("\b")
    assert view_of(player).line.verdict.text != text


def test_ctrl_a_clears_the_notation_and_undo_brings_it_back(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    player.enter("w24123m45")
    player.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert view_of(player).line.text == ""
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert view_of(player).line.text == "123m45"


def test_a_hand_is_pasted_as_others_write_it(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    player.enter("w24")
    player.paste("🀇🀈🀉\n🀙🀚🀛 １２３Ｓ 東東東 +白 白\n")
    assert view_of(player).line.text == "123m123p123s1115z+5z"

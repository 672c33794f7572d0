# SPDX-License-Identifier: MIT
"""French, Russian and Greek keyboards control the window by key position."""

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from mahjong_desk.ui.events.registry import SubstituteForm
from tests.ui.events.forms import form_of
from tests.ui.player import User
from tests.ui.rulesets.playing import record_from_menu

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="macOS uses other key codes")
X_OFFSET = 8 if sys.platform == "linux" else 0
CODES = {"1": 2, "2": 3, "4": 5, "w": 17, "d": 32, "n": 49, "m": 50, "a": 30, "z": 44}
RUSSIAN = {"w": "ц", "d": "в", "n": "т", "m": "ь", "a": "ф", "z": "я"}
GREEK = {"w": "ς", "d": "δ", "n": "ν", "m": "μ", "a": "α", "z": "ζ"}
FRENCH = {"1": "&", "2": "é", "4": "'"}
CONTROL, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)


def press(player: User, sign: str, text: str, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Presses the key of ``sign`` on a US keyboard, which types ``text`` here."""
    typed = "\x01" if modifier == CONTROL else text
    key = Qt.Key(ord(text.upper()))
    code = CODES[sign] + X_OFFSET
    target = QApplication.activePopupWidget() or QApplication.focusWidget() or player.window
    QCoreApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, modifier, code, 0, 0, typed))
    QApplication.processEvents()


def test_a_french_keyboard_chooses_seats_in_the_picker(player: User) -> None:
    player.enter("w")
    press(player, "2", FRENCH["2"])
    press(player, "4", FRENCH["4"])
    draft = player.window.screen_widget("picker").entry.draft
    assert (draft.winner, draft.discarder) == (1, 3)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_french_keyboard_chooses_seats_at_the_table(player: User) -> None:
    press(player, "2", FRENCH["2"])
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


def test_a_french_keyboard_chooses_seats_in_sheets(player: User) -> None:
    record_from_menu(player, "substitute")
    press(player, "2", FRENCH["2"])
    assert form_of(player.window, SubstituteForm).player.value() == 1


@pytest.mark.parametrize("letters", [RUSSIAN, GREEK])
def test_letters_of_another_alphabet_work_by_position(player: User, letters: dict[str, str]) -> None:
    press(player, "w", letters["w"])
    assert player.window.current_screen == "picker"
    player.enter("24")
    player.enter("123")
    press(player, "m", letters["m"])
    entry = player.window.screen_widget("picker").entry
    assert (len(entry.draft.concealed), entry.draft.unparsed_text) == (3, "")
    press(player, "a", letters["a"], CONTROL)
    assert entry.draft.entries == ()
    press(player, "z", letters["z"], CONTROL)
    assert len(entry.draft.concealed) == 3


def test_a_russian_letter_opens_a_sheet(player: User) -> None:
    press(player, "n", RUSSIAN["n"], CONTROL)
    assert player.window.sheet is not None


def test_a_shifted_digit_key_is_not_a_digit(player: User) -> None:
    player.enter("w")
    press(player, "2", "@", SHIFT)
    assert player.window.screen_widget("picker").entry.draft.winner is None

# SPDX-License-Identifier: MIT
"""Which key does what in the picker."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from mahjong_desk.ui.kit.physical_keys import as_latin


class Act(Enum):
    """What a key can do beside typing pieces."""

    RECORD = "record"
    BACK = "take back"
    CLEAR = "clear"
    UNDO = "undo"
    REDO = "redo"
    COPY = "copy"
    PASTE = "paste"
    WINNER = "winner"
    SOURCE = "source"
    SELF_DRAWN = "self-drawn"
    SITUATION = "situation"
    RIICHI = "riichi"
    GIVER = "giver"
    WAIT = "wait"
    QUICK = "quick value"
    PAO = "pao"
    YES = "yes"
    NO = "no"
    LEAVE = "leave"
    KEYS = "keys"


LETTERS = {
    Qt.Key.Key_W: Act.WINNER,
    Qt.Key.Key_F: Act.SOURCE,
    Qt.Key.Key_T: Act.SELF_DRAWN,
    Qt.Key.Key_V: Act.SITUATION,
    Qt.Key.Key_G: Act.GIVER,
    Qt.Key.Key_A: Act.WAIT,
    Qt.Key.Key_Q: Act.QUICK,
    Qt.Key.Key_R: Act.RIICHI,
    Qt.Key.Key_B: Act.PAO,
    Qt.Key.Key_Y: Act.YES,
    Qt.Key.Key_N: Act.NO,
}
"""What a letter does that is no piece; any other presses what it stands underlined in."""
_PLAIN = {
    Qt.Key.Key_Return: Act.RECORD,
    Qt.Key.Key_Enter: Act.RECORD,
    Qt.Key.Key_Backspace: Act.BACK,
    Qt.Key.Key_Escape: Act.LEAVE,
}
_WITH_CONTROL = {
    Qt.Key.Key_Return: Act.RECORD,
    Qt.Key.Key_Enter: Act.RECORD,
    Qt.Key.Key_Backspace: Act.CLEAR,
}
_STANDARD = (
    (QKeySequence.StandardKey.Undo, Act.UNDO),
    (QKeySequence.StandardKey.Redo, Act.REDO),
    (QKeySequence.StandardKey.Copy, Act.COPY),
    (QKeySequence.StandardKey.Paste, Act.PASTE),
    (QKeySequence.StandardKey.SelectAll, Act.CLEAR),
)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def act_of(event: QKeyEvent, *, in_meld: bool = False, letters: Collection[str] = ()) -> Act | None:
    """Returns what a key does; None for one that types. Inside a bracket letters type, as names stand there."""
    for standard, act in _STANDARD:
        if event.matches(standard):
            return act
    key = Qt.Key(event.key())
    command = event.modifiers() & _COMMANDS
    if key == Qt.Key.Key_Y and command == Qt.KeyboardModifier.ControlModifier:
        return Act.REDO
    if command == Qt.KeyboardModifier.ControlModifier:
        return _WITH_CONTROL.get(key)
    if command:
        return None
    if event.text() == "?" and not in_meld:
        return Act.KEYS
    types = in_meld or event.text().upper() in letters
    return _PLAIN.get(key) or (None if types else LETTERS.get(key))


def takes(event: QKeyEvent) -> bool:
    """Tells whether a key belongs to the picker, so that no menu may have it."""
    if act_of(as_latin(event)) is not None:
        return True
    text = event.text()
    return bool(text) and text.isprintable() and not event.modifiers() & _COMMANDS

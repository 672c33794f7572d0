# SPDX-License-Identifier: MIT
"""The picker's keys and their hints."""

from collections.abc import Collection
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from mahjong_desk.entry.draft import HandSpec
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint, to_latin
from mahjong_desk.ui.text.vocabulary import set_context, vocabulary_context


class KeyAction(Enum):
    """What a key can do besides typing pieces."""

    RECORD = "record"
    BACKSPACE = "take back"
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
    DISCARDER = "discarder"
    WAIT = "wait"
    QUICK_VALUE = "quick value"
    PAO = "pao"
    YES = "yes"
    NO = "no"
    CANCEL = "leave"
    KEYS = "keys"


LETTERS = {
    Qt.Key.Key_W: KeyAction.WINNER,
    Qt.Key.Key_F: KeyAction.SOURCE,
    Qt.Key.Key_T: KeyAction.SELF_DRAWN,
    Qt.Key.Key_V: KeyAction.SITUATION,
    Qt.Key.Key_G: KeyAction.DISCARDER,
    Qt.Key.Key_A: KeyAction.WAIT,
    Qt.Key.Key_Q: KeyAction.QUICK_VALUE,
    Qt.Key.Key_R: KeyAction.RIICHI,
    Qt.Key.Key_B: KeyAction.PAO,
    Qt.Key.Key_Y: KeyAction.YES,
    Qt.Key.Key_N: KeyAction.NO,
}
"""The actions of letters that are no pieces; any other letter is a mnemonic."""
_PLAIN = {
    Qt.Key.Key_Return: KeyAction.RECORD,
    Qt.Key.Key_Enter: KeyAction.RECORD,
    Qt.Key.Key_Backspace: KeyAction.BACKSPACE,
    Qt.Key.Key_Escape: KeyAction.CANCEL,
}
_WITH_CONTROL = {
    Qt.Key.Key_Return: KeyAction.RECORD,
    Qt.Key.Key_Enter: KeyAction.RECORD,
    Qt.Key.Key_Backspace: KeyAction.CLEAR,
}
_STANDARD = (
    (QKeySequence.StandardKey.Undo, KeyAction.UNDO),
    (QKeySequence.StandardKey.Redo, KeyAction.REDO),
    (QKeySequence.StandardKey.Copy, KeyAction.COPY),
    (QKeySequence.StandardKey.Paste, KeyAction.PASTE),
    (QKeySequence.StandardKey.SelectAll, KeyAction.CLEAR),
)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def action_for(event: QKeyEvent, letters: Collection[str] = ()) -> KeyAction | None:
    """Returns a key's action, or None if it types; ``letters`` are those of pieces."""
    for standard, action in _STANDARD:
        if event.matches(standard):
            return action
    key = Qt.Key(event.key())
    command = event.modifiers() & _COMMANDS
    if key == Qt.Key.Key_Y and command == Qt.KeyboardModifier.ControlModifier:
        return KeyAction.REDO
    if command == Qt.KeyboardModifier.ControlModifier:
        return _WITH_CONTROL.get(key)
    if command:
        return None
    if event.text() == "?":
        return KeyAction.KEYS
    return _PLAIN.get(key) or (None if event.text().upper() in letters else LETTERS.get(key))


def is_picker_key(event: QKeyEvent) -> bool:
    """Returns whether a key belongs to the picker and not to a menu."""
    if action_for(to_latin(event)) is not None:
        return True
    text = event.text()
    return bool(text) and text.isprintable() and not event.modifiers() & _COMMANDS


def key_hints(spec: HandSpec, *, asking: bool) -> tuple[KeyHint, ...]:
    """Returns the most useful keys for the focused choice or for the notation."""
    if asking:
        return (
            KeyHint(("1", "–", str(spec.players)), tr("player", "to choose one")),
            KeyHint(("0",), tr("self-draw")),
            KeyHint(("?",), tr("all keys")),
        )
    if spec.piece_letters:
        return (
            KeyHint(tuple(spec.pieces.face_names), tr("add a piece")),
            KeyHint(("+",), tr("winning piece")),
            KeyHint(("[", "]"), tr("meld")),
            KeyHint(("⌫",), tr("undo")),
            KeyHint(("?",), tr("all keys")),
        )
    return (
        KeyHint(("1", "–", "9"), tr("wait", "for the suit")),
        KeyHint(("M", "P", "S", "Z"), tr("commit")),
        KeyHint(("+",), tr("winning tile")),
        KeyHint(("[", "]"), tr("meld")),
        KeyHint(("⌫",), tr("undo")),
        KeyHint(("W", "F"), tr("who")),
        KeyHint(("?",), tr("all keys")),
    )


def all_keys(ruleset: Ruleset | None) -> tuple[KeyHint, ...]:
    """Returns every key of the picker, for mahjong tiles if there is no ruleset."""
    lettered = ruleset is not None and all(len(name) == 1 for name in ruleset.pieces.face_names)
    return (*(_letter_keys() if lettered else _suit_keys(ruleset)), *_action_keys(ruleset, lettered=lettered))


def _suit_keys(ruleset: Ruleset | None) -> tuple[KeyHint, ...]:
    suits = tr("Characters, circles, bamboo, honours: enter the digits", usage=vocabulary_context(ruleset))
    return (
        KeyHint(("1", "–", "9"), tr("Digits, followed by the letter of their suit")),
        KeyHint(("M", "P", "S", "Z"), suits),
        KeyHint(
            ("[555z]",),
            tr("Pon from the player on the left; [456p] chi, [1111z] concealed kan", usage=set_context(ruleset)),
        ),
        KeyHint(("[555z^]",), tr("From the player across; < left, > right, or a number 1–4")),
        KeyHint(("[1111z<]",), tr("Open kan; [555+5z] is a kan added to a pon", usage=set_context(ruleset))),
    )


def _letter_keys() -> tuple[KeyHint, ...]:
    return (
        KeyHint(("P", "L", "N", "…"), tr("Add the piece with that letter")),
        KeyHint(("[NNN]",), tr("Pon from the player on the left; [PKK] with a pawn, [LLLL] concealed kan")),
        KeyHint(("[NNN>]",), tr("From the player on the right; < left, or a number")),
        KeyHint(("[LLLL<]",), tr("Open kan; [LLL+L] is a kan added to a pon")),
    )


def _action_keys(ruleset: Ruleset | None, *, lettered: bool) -> tuple[KeyHint, ...]:
    # Letters that are pieces have no other action.
    discarder_hints = () if lettered else (KeyHint(("G",), tr("Change who the last meld came from")),)
    pao = () if lettered else (KeyHint(("B",), tr("Responsible player")),)
    declares = not lettered and (ruleset is None or RiichiDeclaration in ruleset.known_events)
    riichi = (KeyHint(("R",), tr("Riichi")),) if declares else ()
    return (
        KeyHint(("+",), tr("Mark the next one as winning (default: the last)")),
        KeyHint(("⌫",), tr("Delete last entry")),
        KeyHint(("Ctrl + ⌫",), tr("Clear the hand, keep indicators")),
        KeyHint(("W", "1", "–", "4"), tr("Winner")),
        KeyHint(("F", "1", "–", "4"), tr("Discarder; 0 or T for self-draw")),
        KeyHint(("T",), tr("Self-drawn")),
        KeyHint(("V", "1", "–", "9"), tr("Situation")),
        *riichi,
        *discarder_hints,
        KeyHint(("A", "1", "–", "9"), tr("Complete the hand with one of its waits")),
        KeyHint(("Q",), tr("Quick value, and back")),
        *pao,
        *(() if lettered else (KeyHint(("Y", "N"), tr("Answer the open question")),)),
        KeyHint(("Shift",), tr("With a click: mark this one as winning")),
        KeyHint(("Ctrl + Z",), tr("Undo a step; Ctrl + Shift + Z redoes it")),
        KeyHint(("Ctrl + V",), tr("Paste a hand; Ctrl + C copies it")),
        KeyHint(("Enter",), tr("Record the complete hand, like Ctrl + Enter")),
    )

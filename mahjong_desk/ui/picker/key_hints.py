# SPDX-License-Identifier: MIT
"""What the keys do in the picker."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.entry.frame import Frame
from mahjong_desk.rules.model.events import Riichi
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit import KeyHint
from mahjong_desk.ui.words import set_usage, usage

translate = QCoreApplication.translate


def key_hints(frame: Frame, *, asking: bool) -> tuple[KeyHint, ...]:
    """Returns the keys that matter most: of the choice that has the keyboard, or of the notation."""
    if asking:
        return (
            KeyHint(("1", "–", str(frame.players)), translate("PickerKeys", "player")),
            KeyHint(("0",), translate("PickerKeys", "self-draw")),
            KeyHint(("Tab",), translate("PickerKeys", "goes on")),
            KeyHint(("[",), translate("PickerKeys", "meld")),
            KeyHint(("?",), translate("PickerKeys", "all keys")),
        )
    if frame.letters:
        return (
            KeyHint(tuple(frame.pieces.names), translate("PickerKeys", "add a piece")),
            KeyHint(("+",), translate("PickerKeys", "winning piece")),
            KeyHint(("[", "]"), translate("PickerKeys", "meld")),
            KeyHint(("⌫",), translate("PickerKeys", "takes back")),
            KeyHint(("?",), translate("PickerKeys", "all keys")),
        )
    return (
        KeyHint(("1", "–", "9"), translate("PickerKeys", "wait")),
        KeyHint(("M", "P", "S", "Z"), translate("PickerKeys", "commit")),
        KeyHint(("+",), translate("PickerKeys", "winning tile")),
        KeyHint(("[", "]"), translate("PickerKeys", "meld")),
        KeyHint(("⌫",), translate("PickerKeys", "takes back")),
        KeyHint(("W", "F"), translate("PickerKeys", "who")),
        KeyHint(("?",), translate("PickerKeys", "all keys")),
    )


def all_keys(ruleset: Ruleset | None) -> tuple[KeyHint, ...]:
    """Returns every key of the picker, for mahjong tiles where nobody says what is played.

    A letter is a piece by itself, as in shogi, or digits wait for the letter of a suit.
    """
    lettered = ruleset is not None and all(len(name) == 1 for name in ruleset.pieces.names)
    return (*(_lettered() if lettered else _suited(ruleset)), *_acts(ruleset, lettered=lettered))


def _suited(ruleset: Ruleset | None) -> tuple[KeyHint, ...]:
    suits = translate("PickerKeys", "Characters, circles, bamboo, honours: commits the digits", usage(ruleset))
    return (
        KeyHint(("1", "–", "9"), translate("PickerKeys", "Digits wait for the letter of their suit")),
        KeyHint(("M", "P", "S", "Z"), suits),
        KeyHint(
            ("[555z]",),
            translate(
                "PickerKeys", "Pon from the player before; [456p] chi, [1111z] concealed kan", set_usage(ruleset)
            ),
        ),
        KeyHint(("[555z^]",), translate("PickerKeys", "From the player across; < before, > after, or a number 1–4")),
        KeyHint(
            ("[1111z<]",), translate("PickerKeys", "Open kan; [555+5z] is a kan added to a pon", set_usage(ruleset))
        ),
    )


def _lettered() -> tuple[KeyHint, ...]:
    return (
        KeyHint(("P", "L", "N", "…"), translate("PickerKeys", "Adds the piece of that letter")),
        KeyHint(
            ("[NNN]",), translate("PickerKeys", "Pon from the player before; [PKK] with a pawn, [LLLL] concealed kan")
        ),
        KeyHint(("[NNN>]",), translate("PickerKeys", "From the player after; < before, or a number")),
        KeyHint(("[LLLL<]",), translate("PickerKeys", "Open kan; [LLL+L] is a kan added to a pon")),
    )


def _acts(ruleset: Ruleset | None, *, lettered: bool) -> tuple[KeyHint, ...]:
    # Letters that are pieces do nothing else.
    givers = () if lettered else (KeyHint(("G",), translate("PickerKeys", "Next giver of the last meld")),)
    pao = () if lettered else (KeyHint(("B",), translate("PickerKeys", "Responsible player")),)
    declares = not lettered and (ruleset is None or Riichi in ruleset.known_events)
    riichi = (KeyHint(("R",), translate("PickerKeys", "Riichi")),) if declares else ()
    return (
        KeyHint(("+",), translate("PickerKeys", "The hand is won on the next one; otherwise on the last")),
        KeyHint(("⌫",), translate("PickerKeys", "Takes back the last entry")),
        KeyHint(("Ctrl + ⌫",), translate("PickerKeys", "Takes back the whole hand; what is turned up stays")),
        KeyHint(("W", "1", "–", "4"), translate("PickerKeys", "Winner")),
        KeyHint(("F", "1", "–", "4"), translate("PickerKeys", "From whom; 0 or T self-drawn")),
        KeyHint(("T",), translate("PickerKeys", "Self-drawn")),
        KeyHint(("V", "1", "–", "9"), translate("PickerKeys", "Situation")),
        *riichi,
        *givers,
        KeyHint(("A", "1", "–", "9"), translate("PickerKeys", "Finishes the hand with what it waits for")),
        KeyHint(("Q",), translate("PickerKeys", "Quick value, and back")),
        *pao,
        *(() if lettered else (KeyHint(("Y", "N"), translate("PickerKeys", "Answers what keeps the win waiting")),)),
        KeyHint(("Shift",), translate("PickerKeys", "With a click: the hand is won on this")),
        KeyHint(("Ctrl + Z",), translate("PickerKeys", "Takes a step back; Ctrl + Shift + Z does it again")),
        KeyHint(("Ctrl + V",), translate("PickerKeys", "Pastes a hand; Ctrl + C copies it")),
        KeyHint(("Enter",), translate("PickerKeys", "Records the complete hand, as Ctrl + Enter does")),
    )

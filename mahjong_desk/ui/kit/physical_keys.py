# SPDX-License-Identifier: MIT
"""Keys by where they are: what they would type on a keyboard with Latin letters and digits in the first row."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_FIRST_OF_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_SCAN_CODES: Final = {first + place: sign for first, row in _FIRST_OF_ROWS.items() for place, sign in enumerate(row)}
"""The keys by their scan codes on a PC."""
_X_OFFSET: Final = 8
"""By how much X and Wayland raise scan codes."""
_MAC_CODES: Final = {
    **dict(zip((0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46), "ABCDEFGHIJKLM", strict=True)),
    **dict(zip((45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6), "NOPQRSTUVWXYZ", strict=True)),
    **dict(zip((29, 18, 19, 20, 21, 23, 22, 26, 28, 25), "0123456789", strict=True)),
}
_LETTERS_OF_OTHER_ALPHABETS: Final = range(0x370, Qt.Key.Key_Escape)
_WITH_ANOTHER_MEANING: Final = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def digit_of(event: QKeyEvent) -> str:
    """Returns the digit that a key types, or that is printed on it: without Shift, the French first row types ``&é"'``."""
    text = event.text()
    if text.isascii() and text.isdigit():
        return text
    sign = "" if event.modifiers() & _WITH_ANOTHER_MEANING else _sign_of(event)
    return sign if sign.isdigit() else ""


def as_latin(event: QKeyEvent) -> QKeyEvent:
    """Returns a key that types a letter of another alphabet as the Latin letter in its place, any other as it is."""
    if event.key() not in _LETTERS_OF_OTHER_ALPHABETS:
        return event
    sign = _sign_of(event)
    if not sign.isalpha():
        return event
    text = event.text()
    if text.isprintable() and text:
        text = sign if text.isupper() else sign.lower()
    return QKeyEvent(event.type(), ord(sign), event.modifiers(), text, event.isAutoRepeat(), event.count())


def _sign_of(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _MAC_CODES.get(event.nativeVirtualKey(), "") if event.nativeScanCode() else ""
    return _SCAN_CODES.get(event.nativeScanCode() - (_X_OFFSET if sys.platform == "linux" else 0), "")

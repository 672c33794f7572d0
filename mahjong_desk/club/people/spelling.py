# SPDX-License-Identifier: MIT
"""When two names only sound or look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from mahjong_desk.match.names import fold_name

_HIRAGANA: Final = range(0x3041, 0x3097)
_TO_KATAKANA: Final = 0x60
_LONG: Final = "ー"
_LETTERS: Final = frozenset({"L", "N"})


def loosely(name: str) -> str:
    """Returns what is left without accents, blanks and signs too, in katakana where it is kana: names that are alike."""
    letters = []
    for letter in unicodedata.normalize("NFKD", fold_name(name)):
        if unicodedata.category(letter)[0] in _LETTERS or letter == _LONG or _is_voiced(letter):
            letters.append(chr(ord(letter) + _TO_KATAKANA) if ord(letter) in _HIRAGANA else letter)
    return unicodedata.normalize("NFC", "".join(letters))


def _is_voiced(letter: str) -> bool:
    """Tells whether it makes another kana of the one before, as the two dots of ガ do."""
    return letter in "\u3099\u309a"

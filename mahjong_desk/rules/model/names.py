# SPDX-License-Identifier: MIT
"""The names that rule data carries: what installed rule systems, which bring texts in three languages, import from here."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.texts import Said

LANGUAGES = ("ja", "en", "zh")
"""The languages of the contract."""

Names = Said


class Spoken(NamedTuple):
    """How a name is read.

    Attributes:
        kana: The Japanese name in katakana.
        pinyin: The Chinese name in pinyin with tones.
    """

    kana: str
    pinyin: str

# SPDX-License-Identifier: MIT
"""The names that rule data carries in each of the three languages, and how they are read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

LANGUAGES = ("ja", "en", "zh")


@dataclass(frozen=True, slots=True)
class Names:
    """A name or sentence of the rules in Japanese, English and Simplified Chinese."""

    ja: str
    en: str
    zh: str

    def of(self, language: str) -> str:
        """Returns the text in ``language`` (``ja``, ``en`` or ``zh``); English for any other."""
        return {"ja": self.ja, "zh": self.zh}.get(language, self.en)

    def as_json(self) -> dict[str, str]:
        """Returns the three texts keyed by language."""
        return {"ja": self.ja, "en": self.en, "zh": self.zh}


class Spoken(NamedTuple):
    """How a name is read.

    Attributes:
        kana: The Japanese name in katakana.
        pinyin: The Chinese name in pinyin with tones.
    """

    kana: str
    pinyin: str

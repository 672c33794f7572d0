# SPDX-License-Identifier: MIT
"""In which looks everything is shown: size of the screen, language, theme, size of the text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QSize

from mahjong_desk.texts import languages
from mahjong_desk.ui.theme import THEME_NAMES

SCALES = {"1280x720": 1, "1920x1080": 1, "3840x2160": 2}
"""The screens, each with how many of its pixels are one of the window's."""
PERCENTS = (100, 150)
"""The sizes of the text that everything is shown in."""
SMALLEST_PERCENT, LARGEST_PERCENT = 80, 200
"""The smallest and the largest text there are: shown where somebody asks for them."""


class Look(NamedTuple):
    """How the window looks.

    Attributes:
        screen: The screen, one of ``SCALES``.
        language: The language.
        theme: The theme.
        percent: The size of the text.
        touch: Whether everything is as large as in full screen, to be hit with a finger.
    """

    screen: str
    language: str
    theme: str
    percent: int
    touch: bool = False

    @property
    def name(self) -> str:
        """What the folder of its pictures is called."""
        return f"{self.screen}-{self.language}-{self.theme}-{self.percent}{'-touch' if self.touch else ''}"

    @property
    def size(self) -> QSize:
        """The size of the window, in its own pixels."""
        width, height = (int(part) // SCALES[self.screen] for part in self.screen.split("x"))
        return QSize(width, height)


def all_looks(percents: Iterable[int] = PERCENTS) -> tuple[Look, ...]:
    """Returns every look in these sizes of the text, those of one screen together."""
    return tuple(Look(*parts) for parts in product(SCALES, languages(), THEME_NAMES, percents))

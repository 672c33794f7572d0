# SPDX-License-Identifier: MIT
"""The style sheet of Qt's own widgets: every colour is one of the theme, every length a length."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor

from mahjong_desk.ui import theme
from mahjong_desk.ui.theme.palette import THEME_NAMES, read_theme
from mahjong_desk.ui.theme.stylesheet import stylesheet

_COLOURED = re.compile(r"(?:background|color|background-color|border-color|gridline-color): ([^;]+);")
_EDGE = re.compile(r"border(?:-\w+)?: \d+px solid ([^;]+);")
_LENGTH = re.compile(r"(?:width|height|padding(?:-\w+)?|spacing|border-radius): ([^;]+);")


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("least_side", [0, theme.MIN_TOUCH_SIZE])
def test_colours_are_colours_and_lengths_are_lengths(name: str, least_side: int) -> None:
    sheet = stylesheet(read_theme(name), round, least_side)
    colours = [*_COLOURED.findall(sheet), *_EDGE.findall(sheet)]
    assert len(colours) > 60
    assert [colour for colour in colours if colour != "transparent" and not colour.startswith("#")] == []
    assert all(QColor(colour).isValid() for colour in colours)
    lengths = [length for found in _LENGTH.findall(sheet) for length in found.split()]
    assert [length for length in lengths if not re.fullmatch(r"\d+(px)?", length)] == []


@pytest.mark.parametrize("name", THEME_NAMES)
def test_lists_have_the_thin_lines_of_the_theme(name: str) -> None:
    line = read_theme(name).line.name()
    assert f"border-bottom: 1px solid {line};" in stylesheet(read_theme(name), round, 0)

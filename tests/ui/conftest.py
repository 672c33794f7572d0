# SPDX-License-Identifier: MIT
"""What the tests of windows share: fonts loaded, the light theme at 100 %, no motion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import tile_art
from mahjong_desk.ui.theme import Theme
from mahjong_desk.ui.words import language


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    """Sets the look that the pictures of the design have, in English, and again after a test that changed it."""
    theme.load_fonts()
    if qapp.property("testLook") is None:
        theme.apply(qapp, "light", "en", 1.0, reduced_motion=True)
        qapp.setProperty("testLook", True)
    yield
    tile_art().set_letters(False)
    if language.language() != "en":
        language.install(qapp, "en")
    usual = (theme.current().name, theme.language(), theme.scale(), theme.motion(1)) == ("light", "en", 1.0, 0)
    if not usual:
        theme.apply(qapp, "light", "en", 1.0, reduced_motion=True)


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, qapp: QApplication) -> Theme:
    """Sets each theme in turn."""
    return theme.apply(qapp, request.param, reduced_motion=True)

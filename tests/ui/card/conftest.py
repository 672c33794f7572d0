# SPDX-License-Identifier: MIT
"""Whatever is printed here is printed in several languages."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.text import language


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Turns the interface to a language, and back after the test."""

    def speak(name: str) -> None:
        language.install(qapp, name)
        theme.apply(qapp, "light", name, 1.0, reduced_motion=True)

    yield speak
    language.install(qapp, "en")

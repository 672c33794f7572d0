# SPDX-License-Identifier: MIT
"""A player at the real program on an X server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.text import language
from tests.ui.xvfb.real_window import RealUser, WindowSetup, real_window


@pytest.fixture
def look() -> WindowSetup:
    """The look of the program; tests override it with a parameter."""
    return WindowSetup()


@pytest.fixture
def player(qtbot: QtBot, qapp: QApplication, tmp_path: Path, look: WindowSetup, xvfb: None) -> Iterator[RealUser]:
    language.install(qapp, look.language)
    theme.apply(qapp, look.theme, look.language, 1.0, reduced_motion=True)
    with real_window(qtbot, tmp_path, look) as user:
        yield user

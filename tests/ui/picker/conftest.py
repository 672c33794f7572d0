# SPDX-License-Identifier: MIT
"""A picker in a real window over a real ledger."""

import pytest

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import NAMES


@pytest.fixture
def window(shared_window: MainWindow) -> MainWindow:
    """The window with a match that has just begun, at the table."""
    assert shared_window.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return shared_window


@pytest.fixture
def desk(window: MainWindow) -> Desk:
    return window.desk


@pytest.fixture
def picker(window: MainWindow) -> PickerScreen:
    window.picker.new_win()
    return window.screen_widget("picker")

# SPDX-License-Identifier: MIT
"""A picker in a real window over a real ledger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.picker import PickerPlace
from mahjong_desk.ui.settings.store import Settings
from mahjong_desk.ui.window.main_window import MainWindow

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A desk with a match that has just begun."""
    made = Desk()
    made.open(tmp_path)
    assert made.start_match("arushiaru", {}, NAMES, "Thursday")
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> MainWindow:
    """The window with that match, at the table."""
    made = MainWindow(desk, Settings(None))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitActive(made)
    return made


@pytest.fixture
def picker(window: MainWindow) -> PickerPlace:
    """The picker, shown for a new win."""
    window.router.new_win()
    place = window.place_widget("picker")
    assert isinstance(place, PickerPlace)
    return place

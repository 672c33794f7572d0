# SPDX-License-Identifier: MIT
"""A desk over an empty ledger, and somebody at its window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User
from tests.ui.shared_window import open_another


@pytest.fixture
def ruleset() -> Ruleset:
    """The rule system of these tests."""
    return registry.get_ruleset("arushiaru")


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, tmp_path: Path) -> User:
    """Somebody at the window, nobody plays yet."""
    open_another(shared_window, tmp_path / "club")
    return User(qtbot, shared_window)

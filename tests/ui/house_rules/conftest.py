# SPDX-License-Identifier: MIT
"""A desk over an empty ledger, and somebody at its window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from tests.ui.player import Player


@pytest.fixture
def ruleset() -> Ruleset:
    """The rule system of these tests."""
    return registry.find("arushiaru")


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    """Somebody at the window, nobody plays yet."""
    return Player(qtbot, tmp_path / "club")

# SPDX-License-Identifier: MIT
"""A player at the real program, where there is an X server to show it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.xvfb.real_window import RealPlayer, real_window


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Iterator[RealPlayer]:
    """Somebody before the real window, under Xvfb."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"the real window is not driven: {' and '.join(missing)} cannot be found (packages xvfb, xdotool)")
    with real_window(qtbot, tmp_path) as made:
        yield made

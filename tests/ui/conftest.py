# SPDX-License-Identifier: MIT
"""What the tests of windows share: the usual look, and each theme in turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.theme import Theme
from tests.ui.look import usual_look


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    """Gives every test the look that the pictures of the design have."""
    with usual_look(qapp):
        yield


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, qapp: QApplication) -> Theme:
    """Sets each theme in turn."""
    return theme.apply(qapp, request.param, reduced_motion=True)

# SPDX-License-Identifier: MIT
"""Tests for the panel beside a page."""

import gc
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mahjong_desk.ui.learn.side_panel import SidePanel


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("_again", range(3))
def test_a_collected_panel_reports_no_error(_again: int) -> None:
    # Several, because the order in which the collector clears them varies.
    panel: Any = SidePanel(spacing=8)
    panel.column.addWidget(QLabel("text"))
    page: Any = QWidget()
    layout = QVBoxLayout(page)
    layout.addWidget(panel)
    # They refer to each other, as a drill's explanation and its board do.
    panel.itself, panel.page, page.itself, page.panel = panel, page, page, panel
    del page, layout, panel
    # The collector clears the attributes of the panel before Qt deletes the page within it; an error there fails the test.
    gc.collect()

# SPDX-License-Identifier: MIT
"""The row of actions: undo and redo are beside the others, and say less where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.table.action_row import ActionRow


@pytest.mark.parametrize(
    ("percent", "size", "least"),
    [(100, (1280, 620), theme.px(160)), (200, (1280, 560), 44), (200, (1920, 1000), 300)],
)
def test_undo_and_redo_stand_where_there_is_room(
    qtbot: QtBot, qapp: QApplication, percent: int, size: tuple[int, int], least: int
) -> None:
    theme.apply(qapp, "light", "en", percent / 100)
    place, row = QWidget(), ActionRow()
    column = QVBoxLayout(place)
    column.setContentsMargins(0, 0, 0, 0)
    column.addStretch(1)
    column.addWidget(row)
    qtbot.addWidget(place)
    place.resize(*size)
    place.show()
    row.set_ruleset(get_ruleset("boo"), running=True)
    row.set_ruleset(get_ruleset("arushiaru"), running=True)
    row.set_undo_names("East 2: Draw", "")
    QApplication.processEvents()
    assert abs(row.undo_button.geometry().center().y() - row.buttons["draw"].geometry().center().y()) <= 1
    assert row.undo_button.width() >= least
    assert row.rect().contains(row.redo_button.geometry())
    # Whatever it says itself, its tip and a screen reader say what it does.
    assert "East 2: Draw" in row.undo_button.toolTip()
    assert "East 2: Draw" in row.undo_button.accessibleName()

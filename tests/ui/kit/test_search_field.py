# SPDX-License-Identifier: MIT
"""A field that finds something: what takes the words back is there while there are any, as large as the texts and a finger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.text_fields import SearchField


@pytest.fixture
def field(qtbot: QtBot) -> SearchField:
    made = SearchField()
    made.setPlaceholderText("Name or reading")
    made.resize(400, 60)
    qtbot.addWidget(made)
    made.show()
    return made


def test_what_was_typed_is_taken_back(qtbot: QtBot, field: SearchField) -> None:
    assert field.clear_button.isHidden()
    qtbot.keyClicks(field, "aoi")
    assert field.clear_button.isVisible()
    qtbot.mouseClick(field.clear_button, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert field.clear_button.isHidden()


def test_it_says_in_a_tip_what_it_has_no_room_for(field: SearchField) -> None:
    assert field.toolTip() == ""
    field.resize(120, 60)
    assert field.toolTip() == "Name or reading"


def test_a_finger_meets_it_in_table_mode(qtbot: QtBot, field: SearchField) -> None:
    theme.set_table_mode(on=True)
    try:
        qtbot.keyClicks(field, "aoi")
        assert min(field.clear_button.width(), field.clear_button.height()) >= theme.MIN_TOUCH_SIZE
    finally:
        theme.set_table_mode(on=False)

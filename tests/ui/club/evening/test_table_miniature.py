# SPDX-License-Identifier: MIT
"""Tables in miniature."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.club.evening.table_miniature import MiniatureData, MiniaturePlayer, TableMiniature
from tests.ui.widgets import add_widget

PLATES = (
    MiniaturePlayer("Aoi", "31,400", "4z"),
    MiniaturePlayer("Ben", "27,900", "1z", dealer="親", riichi=True),
    MiniaturePlayer("Chie with a very long name", "22,300", "2z"),
    MiniaturePlayer("Dai", "17,400", "3z", fault="impossible hand"),
)
FACE = MiniatureData("Table 1", PLATES, "21:12", hand="South 2", stakes=("1 honba", "1,000 on the table"))


def test_a_miniature_describes_its_table(qtbot: QtBot) -> None:
    miniature = add_widget(qtbot, TableMiniature(FACE))
    assert miniature.accessibleName() == "Table 1"
    text = miniature.accessibleDescription()
    for word in ("South 2", "21:12", "1 honba", "Ben: 27,900", "Dai: 17,400, impossible hand"):
        assert word in text


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_click_and_enter_ask_for_the_table(qtbot: QtBot, key: Qt.Key) -> None:
    miniature = add_widget(qtbot, TableMiniature(FACE))
    asked: list[None] = []
    miniature.clicked.connect(lambda: asked.append(None))
    QTest.keyClick(miniature, key)
    QTest.mouseClick(miniature, Qt.MouseButton.LeftButton)
    assert len(asked) == 2

# SPDX-License-Identifier: MIT

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.table.table_miniature import MiniatureData, MiniaturePlayer, TableMiniature

PLATES = (
    MiniaturePlayer("Aoi", "31,400", "4z"),
    MiniaturePlayer("Ben", "27,900", "1z", dealer="親", riichi=True),
    MiniaturePlayer("Chie with a very long name", "22,300", "2z"),
    MiniaturePlayer("Dai", "17,400", "3z", fault="impossible hand"),
)
FACE = MiniatureData("Table 1", PLATES, "21:12", hand="South 2", stakes=("1 honba", "1,000 on the table"))


def test_a_miniature_describes_its_table(qtbot: QtBot) -> None:
    miniature = TableMiniature(FACE)
    qtbot.addWidget(miniature)
    assert miniature.accessibleName() == "Table 1"
    text = miniature.accessibleDescription()
    for word in ("South 2", "21:12", "1 honba", "Ben: 27,900", "Dai: 17,400, impossible hand"):
        assert word in text


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_click_and_enter_ask_for_the_table(qtbot: QtBot, key: Qt.Key) -> None:
    miniature = TableMiniature(FACE)
    qtbot.addWidget(miniature)
    asked: list[None] = []
    miniature.clicked.connect(lambda: asked.append(None))
    QTest.keyClick(miniature, key)
    QTest.mouseClick(miniature, Qt.MouseButton.LeftButton)
    assert len(asked) == 2


@pytest.mark.parametrize("size", [(414, 280), (272, 200), (900, 600)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.usefixtures("themed")
def test_each_plate_has_its_own_ground(qtbot: QtBot, size: tuple[int, int], players: int) -> None:
    wide, high = size
    face = FACE._replace(plates=PLATES[:players], finished=players == 3)
    miniature = TableMiniature(face)
    qtbot.addWidget(miniature)
    miniature.resize(wide, high)
    picture = miniature.grab().toImage()
    empty = TableMiniature(face._replace(plates=()))
    qtbot.addWidget(empty)
    empty.resize(wide, high)
    bare = empty.grab().toImage()
    # The plate of the first player lies at the foot, and beside it is felt as on a bare table.
    foot = round(high - 7 - 10 * min(wide / 414, high / 280) - 12)
    assert picture.pixelColor(wide // 2, foot) != bare.pixelColor(wide // 2, foot)
    assert picture.pixelColor(14, high - 14) == bare.pixelColor(14, high - 14)

# SPDX-License-Identifier: MIT
"""The rack: nothing is cut off, and every piece can be reached."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.panels import Felt
from mahjong_desk.ui.kit.tiles.faces import TileGroup, tile_faces
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow

HAND = (
    TileGroup(tile_faces("2s", "2s"), "closed wait", "+2"),
    TileGroup(tile_faces("8s", "8s", "8s"), "concealed triplet", "+4"),
    TileGroup(tile_faces("9m", "9m"), "pair", "0"),
    TileGroup(tile_faces("4p", "0p", "6p", sideways=0), "row, from Ben", "0"),
    TileGroup(tile_faces("5z", "5z", "5z", sideways=1), "open honours, from Aoi", "+4"),
    TileGroup(tile_faces("3s", winning=0), "drawn", "+2"),
)


def _shown(qtbot: QtBot, width: int, *, clickable: bool = True) -> Rack:
    rack = Rack(clickable=clickable)
    qtbot.addWidget(rack)
    rack.set_groups(HAND)
    rack.resize(width, rack.heightForWidth(width))
    rack.show()
    return rack


def _boxes(rack: Rack) -> list[QRectF]:
    return [rack.tile_box(at, piece) for at, group in enumerate(rack.groups) for piece in range(len(group.pieces))]


def test_a_long_group_gets_smaller_tiles(qtbot: QtBot) -> None:
    rack = Rack(width=41, smallest=25, brackets=False)
    qtbot.addWidget(rack)
    rack.set_groups((TileGroup(tile_faces(*(f"{number}m" for number in range(1, 10)), "1z", "2z", "3z", "4z")),))
    rack.resize(480, rack.heightForWidth(480))
    rack.show()
    assert max(box.right() for box in _boxes(rack)) <= 480


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [1400, 780, 600, 400, 200])
def test_nothing_is_cut_off_and_nothing_overlaps(qtbot: QtBot, qapp: QApplication, width: int, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    rack = _shown(qtbot, width)
    boxes = _boxes(rack)
    room = QRectF(rack.rect())
    assert all(room.contains(box) for box in boxes)
    overlaps = [
        (one, other)
        for index, one in enumerate(boxes)
        for other in boxes[index + 1 :]
        if one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
    ]
    assert overlaps == []


def test_tiles_shrink_before_they_wrap(qtbot: QtBot) -> None:
    wide, middle, narrow = _shown(qtbot, 1400), _shown(qtbot, 640), _shown(qtbot, 300)
    assert wide.tile_width() == 45
    assert 30 <= middle.tile_width() < 45
    assert len({box.bottom() for box in _boxes(middle)}) == 1
    assert len({box.bottom() for box in _boxes(narrow)}) > 1


def test_a_called_tile_is_aligned_at_the_bottom(qtbot: QtBot) -> None:
    rack = _shown(qtbot, 1000)
    lying, upright = rack.tile_box(3, 0), rack.tile_box(3, 1)
    assert lying.bottom() == upright.bottom()
    assert lying.width() > lying.height()


def test_a_click_names_group_and_piece(qtbot: QtBot) -> None:
    rack = _shown(qtbot, 1000)
    with qtbot.waitSignal(rack.tile_clicked) as value:
        QTest.mouseClick(rack, Qt.MouseButton.LeftButton, pos=rack.tile_box(3, 2).center().toPoint())
    assert value.args == [3, 2]


def test_a_read_only_rack_takes_no_clicks_and_no_focus(qtbot: QtBot) -> None:
    rack = _shown(qtbot, 1000, clickable=False)
    with qtbot.assertNotEmitted(rack.tile_clicked):
        QTest.mouseClick(rack, Qt.MouseButton.LeftButton, pos=rack.tile_box(0, 0).center().toPoint())
    assert rack.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_arrow_keys_move_over_pieces_and_space_takes_one(qtbot: QtBot) -> None:
    rack = _shown(qtbot, 1000)
    rack.activateWindow()
    qtbot.waitUntil(rack.isActiveWindow)
    rack.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        QTest.keyClick(rack, Qt.Key.Key_Right)
    with qtbot.waitSignal(rack.tile_clicked) as value:
        QTest.keyClick(rack, Qt.Key.Key_Space)
    assert value.args == [1, 0]
    for _ in range(3):
        QTest.keyClick(rack, Qt.Key.Key_Left)
    with qtbot.waitSignal(rack.tile_clicked) as value:
        QTest.keyClick(rack, Qt.Key.Key_Return)
    assert value.args == [5, 0]


def test_a_rack_describes_its_hand(qtbot: QtBot) -> None:
    rack = _shown(qtbot, 1000)
    assert rack.accessibleName().startswith("closed wait +2: 2 of bamboo, 2 of bamboo; concealed triplet +4:")
    assert rack.accessibleName().endswith("drawn +2: 3 of bamboo, winning")


def test_a_faulty_set_and_the_winning_piece_are_marked(qtbot: QtBot) -> None:
    felt = Felt()
    qtbot.addWidget(felt)
    rack = Rack(felt)
    rack.resize(300, 150)
    looks = []
    for group in (
        TileGroup(tile_faces("1m", "2m", "3m"), "row"),
        TileGroup(tile_faces("1m", "2m", "3m"), "row", faulty=True),
        TileGroup(tile_faces("1m", "2m", "3m", winning=2), "row"),
    ):
        rack.set_groups((group,))
        looks.append(rack.grab().toImage())
    assert looks[0] != looks[1]
    assert looks[0] != looks[2]


def test_an_empty_rack_keeps_its_height(qtbot: QtBot) -> None:
    rack = Rack()
    qtbot.addWidget(rack)
    rack.resize(900, 100)
    assert rack.heightForWidth(900) >= 63


def test_a_tile_row_is_as_wide_as_its_tiles(qtbot: QtBot) -> None:
    row = TileRow(HAND, 20)
    qtbot.addWidget(row)
    tiles = sum(26 if face.sideways else 20 for group in HAND for face in group.pieces)
    gaps = row.sizeHint().width() - tiles
    assert 5 * 6 <= gaps <= 5 * 6 + 8
    row.set_groups(HAND[:1])
    assert row.accessibleName() == "closed wait +2: 2 of bamboo, 2 of bamboo"


def test_a_wider_rack_needs_less_height(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    rack = Rack(holder)
    rack.resize(120, 30)
    rack.set_groups(HAND)
    narrow = rack.minimumSizeHint().height()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(rack)
    column.addStretch(1)
    holder.resize(1400, 900)
    holder.show()
    QApplication.processEvents()
    assert rack.width() == 1400
    assert column.minimumSize().height() == rack.heightForWidth(1400) < narrow

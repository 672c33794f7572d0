# SPDX-License-Identifier: MIT
"""Tiles are drawn sharply, named, and chosen in the palette and on the rack."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import ENTER, Felt
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name, face_text, groups_text, tile_faces
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, paint_tile, tile_renderer, tile_size
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from tests.ui.widgets import add_widget, show_widget, tooltips_at


@pytest.mark.parametrize("style", TileStyle)
def test_every_piece_has_a_picture(style: TileStyle) -> None:
    for name, width in product([*MAHJONG_WITH_RED_FIVE.face_names, "back"], [20, 45]):
        picture = tile_renderer().pixmap(name, width, 1.5, style=style)
        assert picture.size() == QSize(round(width * 1.5), round(round(width * 100 / 72) * 1.5)), name
        assert picture.toImage().pixelColor(picture.rect().center()).alpha() == 255, name


@pytest.mark.parametrize("name", list("PLNSGBRK"))
def test_a_called_piece_of_shogi_is_turned_to_the_left(name: str) -> None:
    upright, lying = TileFace(name), TileFace(name, sideways=True)
    assert tile_size(upright, 72).toTuple() == (72, 90)
    assert tile_size(lying, 72).toTuple() == (90, 72)
    turned = tile_renderer().pixmap(upright, 72).toImage().transformed(QTransform().rotate(-90))
    drawn = tile_renderer().pixmap(lying, 72).toImage()
    opaque = [(x, y) for x in range(90) for y in range(72) if turned.pixelColor(x, y).alpha() == 255]
    assert len(opaque) > 2_000
    assert sum(drawn.pixelColor(x, y).alpha() > 200 for x, y in opaque) > 0.97 * len(opaque)


@pytest.mark.parametrize("style", [TileStyle.LETTERS, TileStyle.CONTRAST])
def test_a_tile_style_change_is_reported_once(qtbot: QtBot, style: TileStyle) -> None:
    plain = tile_renderer().pixmap("1m", 45).toImage()
    with qtbot.waitSignal(tile_renderer().style_changed):
        tile_renderer().set_style(style)
    assert tile_renderer().pixmap("1m", 45).toImage() != plain
    with qtbot.assertNotEmitted(tile_renderer().style_changed):
        tile_renderer().set_style(style)


def test_tiles_on_paper_are_vector_outlines(tmp_path: pytest.TempPathFactory) -> None:
    file = f"{tmp_path}/tile.svg"
    drawing = QSvgGenerator()
    drawing.setFileName(file)
    drawing.setSize(QSize(72, 100))
    painter = QPainter(drawing)
    paint_tile(painter, 0, 0, "5m", 72)
    painter.end()
    with open(file, encoding="utf-8") as opened:
        text = opened.read()
    assert "<path" in text
    assert "<image" not in text


def test_every_piece_has_a_unique_name() -> None:
    names = [face_name(name) for name in MAHJONG_WITH_RED_FIVE.face_names]
    assert len(set(names)) == len(names)
    assert (face_name("0p"), face_name("3s")) == ("red 5 of circles", "3 of bamboo")


def test_pieces_are_described_with_their_position() -> None:
    assert face_text(TileFace("1z", winning=True)) == "East, winning"
    assert face_text(TileFace("1z", sideways=True)) == "East, called"
    assert face_text(TileFace("1z", face_down=True)) == "face down"
    assert face_text(TileFace("1z", wild=True)) == "East, a wildcard"
    assert face_text(TileFace("1z", wild=True, substitutes="2z")) == "East as a wildcard for South"
    groups = (TileGroup(tile_faces("1z", "1z"), "pair", "+2"), TileGroup(tile_faces("2m")))
    assert groups_text(groups) == "pair +2: East, East; 2 of characters"


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    return show_widget(qtbot, Felt(), 200, 200)


def _tile_button(felt: Felt, left: int = 4, copies: int = 4) -> TileButton:
    button = TileButton("5m", 45, left=left, copies=copies)
    button.setParent(felt)
    button.resize(button.sizeHint())
    button.move(50, 50)
    button.show()
    return button


def test_a_tile_with_none_left_is_faint_and_disabled(felt: Felt, qtbot: QtBot) -> None:
    button = _tile_button(felt)
    middle = button.pos() + QPoint(button.width() // 2 - 12, 12)
    before = felt.grab().toImage().pixelColor(middle)
    button.set_remaining(0)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert felt.grab().toImage().pixelColor(middle).lightness() < before.lightness() - 60


def test_each_remaining_copy_has_a_filled_pip(felt: Felt) -> None:
    button = _tile_button(felt)
    line = button.y() + round(3 + tile_renderer().pixmap("5m", 45).height() + 2 + 4)

    def filled_pips() -> int:
        picture = felt.grab().toImage()
        bright = [picture.pixelColor(x, line).lightness() > 200 for x in range(picture.width())]
        # A filled pip is a run of several bright pixels; the edge of an empty one is a run of one or two.
        return sum(len(run) >= 4 for run in "".join("x" if lit else " " for lit in bright).split())

    for left in (4, 3, 1, 0):
        button.set_remaining(left)
        assert filled_pips() == left


def test_more_than_four_copies_are_shown_as_a_number(felt: Felt) -> None:
    few, many = _tile_button(felt, left=3, copies=4), _tile_button(felt, left=11, copies=12)
    assert many.sizeHint().height() > few.sizeHint().height()
    assert many.accessibleDescription() == "11 of 12 left"


def test_a_tile_button_describes_its_tile(felt: Felt) -> None:
    button = _tile_button(felt)
    button.set_remaining(2)
    assert button.accessibleName() == "5 of characters"
    assert button.accessibleDescription() == "2 of 4 left"
    assert button.toolTip() == "5 of characters: 2 of 4 left"


HAND = (
    TileGroup(tile_faces("2s", "2s"), "closed wait", "+2"),
    TileGroup(tile_faces("8s", "8s", "8s"), "concealed triplet", "+4"),
    TileGroup(tile_faces("9m", "9m"), "pair", "0"),
    TileGroup((TileFace("4p", sideways=True), *tile_faces("0p", "6p")), "row, from Ben", "0"),
    TileGroup((TileFace("5z"), TileFace("5z", sideways=True), TileFace("5z")), "open honours, from Aoi", "+4"),
    TileGroup((TileFace("3s", winning=True),), "drawn", "+2"),
)


def _show_rack(qtbot: QtBot, width: int, *, clickable: bool = True) -> Rack:
    rack = add_widget(qtbot, Rack(clickable=clickable))
    rack.set_groups(HAND)
    rack.resize(width, rack.heightForWidth(width))
    rack.show()
    return rack


def _boxes(rack: Rack) -> list[QRectF]:
    return [rack.tile_box(at, piece) for at, group in enumerate(rack.groups) for piece in range(len(group.pieces))]


def test_a_long_group_gets_smaller_tiles(qtbot: QtBot) -> None:
    rack = add_widget(qtbot, Rack(width=41, smallest=25, brackets=False))
    rack.set_groups((TileGroup(tile_faces(*(f"{number}m" for number in range(1, 10)), "1z", "2z", "3z", "4z")),))
    rack.resize(480, rack.heightForWidth(480))
    rack.show()
    assert max(box.right() for box in _boxes(rack)) <= 480


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [1400, 780, 600, 400, 200])
def test_rack_tiles_are_not_clipped_or_overlapping(qtbot: QtBot, qapp: QApplication, width: int, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    rack = _show_rack(qtbot, width)
    boxes = _boxes(rack)
    assert all(QRectF(rack.rect()).contains(box) for box in boxes)
    inner = [box.adjusted(0.1, 0.1, -0.1, -0.1) for box in boxes]
    assert not [pair for pair in combinations(inner, 2) if pair[0].intersects(pair[1])]


def test_tiles_shrink_before_they_wrap(qtbot: QtBot) -> None:
    wide, middle, narrow = _show_rack(qtbot, 1400), _show_rack(qtbot, 640), _show_rack(qtbot, 300)
    assert wide.tile_width() == 45
    assert 30 <= middle.tile_width() < 45
    assert len({box.bottom() for box in _boxes(middle)}) == 1
    assert len({box.bottom() for box in _boxes(narrow)}) > 1


def test_a_read_only_rack_ignores_clicks_and_focus(qtbot: QtBot) -> None:
    rack = _show_rack(qtbot, 1000, clickable=False)
    with qtbot.assertNotEmitted(rack.tile_clicked):
        QTest.mouseClick(rack, Qt.MouseButton.LeftButton, pos=rack.tile_box(0, 0).center().toPoint())
    assert rack.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert tooltips_at(rack, rack.tile_box(0, 0).center().toPoint(), QPoint(0, 0)) == ["2 of bamboo"]


def test_arrow_keys_select_a_piece_and_space_clicks_it(qtbot: QtBot) -> None:
    rack = _show_rack(qtbot, 1000)
    rack.activateWindow()
    qtbot.waitUntil(rack.isActiveWindow)
    rack.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        QTest.keyClick(rack, Qt.Key.Key_Right)
    with qtbot.waitSignal(rack.tile_clicked) as value:
        QTest.keyClick(rack, Qt.Key.Key_Space)
    assert value.args == [1, 0]
    with qtbot.assertNotEmitted(rack.tile_clicked):
        QTest.mouseClick(rack, Qt.MouseButton.RightButton, pos=rack.tile_box(0, 0).center().toPoint())
        QTest.mouseClick(rack, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    for _ in range(3):
        QTest.keyClick(rack, Qt.Key.Key_Left)
    for key in ENTER:
        with qtbot.waitSignal(rack.tile_clicked) as value:
            QTest.keyClick(rack, key)
        assert value.args == [5, 0]


def test_a_faulty_set_and_the_winning_piece_are_marked(qtbot: QtBot) -> None:
    felt = add_widget(qtbot, Felt())
    rack = Rack(felt)
    rack.resize(300, 150)
    looks = []
    for group in (
        TileGroup(tile_faces("1m", "2m", "3m"), "row"),
        TileGroup(tile_faces("1m", "2m", "3m"), "row", faulty=True),
        TileGroup((*tile_faces("1m", "2m"), TileFace("3m", winning=True)), "row"),
    ):
        rack.set_groups((group,))
        looks.append(rack.grab().toImage())
    assert looks[0] not in looks[1:]

# SPDX-License-Identifier: MIT
"""Pieces are drawn sharp, keep their colours, and have names in words."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name, face_text, groups_text, tile_faces
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, paint_tile, tile_renderer


@pytest.mark.parametrize("style", TileStyle)
def test_every_piece_has_a_picture(style: TileStyle) -> None:
    for name, width in product([*MAHJONG_WITH_RED_FIVE.face_names, "back"], [20, 45]):
        picture = tile_renderer().pixmap(name, width, 1.5, style=style)
        assert picture.size() == QSize(round(width * 1.5), round(round(width * 100 / 72) * 1.5)), name
        middle = QPointF(picture.width() / 2, picture.height() / 2).toPoint()
        assert picture.toImage().pixelColor(middle).alpha() == 255, name


def test_a_called_piece_lies_on_the_same_thickness() -> None:
    upright, lying = TileFace("4p"), TileFace("4p", sideways=True)
    assert tile_renderer().size(upright, 72).toTuple() == (72, 100)
    assert tile_renderer().size(lying, 72).toTuple() == (92, 81)


@pytest.mark.parametrize("name", list("PLNSGBRK"))
def test_a_called_piece_of_shogi_is_turned_to_the_left(name: str) -> None:
    upright, lying = TileFace(name), TileFace(name, sideways=True)
    assert tile_renderer().size(upright, 72).toTuple() == (72, 90)
    assert tile_renderer().size(lying, 72).toTuple() == (90, 72)
    turned = tile_renderer().pixmap(upright, 72).toImage().transformed(QTransform().rotate(-90))
    drawn = tile_renderer().pixmap(lying, 72).toImage()
    opaque = [(x, y) for x in range(90) for y in range(72) if turned.pixelColor(x, y).alpha() == 255]
    assert len(opaque) > 2_000
    assert sum(drawn.pixelColor(x, y).alpha() > 200 for x, y in opaque) > 0.97 * len(opaque)


def test_the_small_cut_differs_from_the_large_one() -> None:
    small = tile_renderer().pixmap("1p", 30, 2.0).toImage()
    large = tile_renderer().pixmap("1p", 60, 1.0).toImage()
    assert small.size().width() == large.size().width()
    assert small != large


def test_tiles_keep_their_colours_in_both_themes(qapp: QApplication) -> None:
    light = tile_renderer().pixmap("7z", 48).toImage()
    theme.apply(qapp, "dark")
    assert tile_renderer().pixmap("7z", 48).toImage() == light


@pytest.mark.parametrize("style", [TileStyle.LETTERS, TileStyle.CONTRAST])
def test_a_tile_style_change_is_reported_once(qtbot: QtBot, style: TileStyle) -> None:
    plain = tile_renderer().pixmap("1m", 45).toImage()
    with qtbot.waitSignal(tile_renderer().style_changed):
        tile_renderer().set_style(style)
    assert tile_renderer().pixmap("1m", 45).toImage() != plain
    with qtbot.assertNotEmitted(tile_renderer().style_changed):
        tile_renderer().set_style(style)


def test_painting_fills_its_box_and_no_more() -> None:
    picture = QImage(100, 100, QImage.Format.Format_ARGB32)
    picture.fill(QColor("magenta"))
    painter = QPainter(picture)
    room = paint_tile(painter, 10, 10, "5m", 45)
    painter.end()
    box = QRectF(QPointF(10, 10), room).toRect()
    assert picture.pixelColor(box.center()) != QColor("magenta")
    assert picture.pixelColor(box.right() + 2, box.center().y()) == QColor("magenta")
    assert picture.pixelColor(box.center().x(), box.bottom() + 2) == QColor("magenta")


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


def test_every_piece_has_a_name_of_its_own() -> None:
    names = [face_name(name) for name in MAHJONG_WITH_RED_FIVE.face_names]
    assert len(set(names)) == len(names)
    assert face_name("0p") == "red 5 of circles"
    assert face_name("3s") == "3 of bamboo"


def test_pieces_are_described_with_their_position() -> None:
    assert face_text(TileFace("1z", winning=True)) == "East, winning"
    assert face_text(TileFace("1z", sideways=True)) == "East, called"
    assert face_text(TileFace("1z", face_down=True)) == "face down"
    groups = (TileGroup(tile_faces("1z", "1z"), "pair", "+2"), TileGroup(tile_faces("2m")))
    assert groups_text(groups) == "pair +2: East, East; 2 of characters"

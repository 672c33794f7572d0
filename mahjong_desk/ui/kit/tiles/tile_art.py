# SPDX-License-Identifier: MIT
"""Pictures of pieces, rendered once per size."""

import math
from enum import Enum
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPaintEngine, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from mahjong_desk.paths import resource_path
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import antialias, paint_box, transparent_pixmap
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup

SMALL_CUT = 30
"""The maximum width at which the small cut is used."""
_PIECES = frozenset("PLNSGBRK")
_UPRIGHT, _SIDEWAYS = (QSizeF(72, 100), QSizeF(72, 90)), (QSizeF(92, 81), QSizeF(90, 72))
"""The boxes of tiles and of shogi pieces."""


class TileStyle(Enum):
    """How all pieces are drawn.

    High contrast is black on white, with a sign and a letter for each suit.
    """

    PLAIN = "plain"
    LETTERS = "letters"
    CONTRAST = "contrast"


class TileRenderer(QObject):
    """Paints pieces; tiles keep their colours in every theme."""

    style_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._style = TileStyle.PLAIN

    @property
    def style(self) -> TileStyle:
        return self._style

    def set_style(self, style: TileStyle) -> None:
        if style is not self._style:
            self._style = style
            self.style_changed.emit()

    def pixmap(
        self, face: TileFace | str, width: float, ratio: float = 1.0, *, style: TileStyle | None = None
    ) -> QPixmap:
        """Returns the picture of a piece if an upright one is ``width`` wide."""
        shown = TileFace(face) if isinstance(face, str) else _visible(face)
        return _picture(shown, width, ratio, style or self._style)

    def paint(self, painter: QPainter, x: float, y: float, face: TileFace, width: float) -> QSizeF:
        """Paints a piece at its upper left corner and returns its size.

        Printers, PDF and SVG get outlines; the screen gets cached pictures.
        """
        size = tile_size(face, width)
        engine = painter.paintEngine()
        if engine.type() == QPaintEngine.Type.Raster:
            painter.drawPixmap(QPointF(x, y), self.pixmap(face, width, painter.device().devicePixelRatioF()))
        else:
            _draw(painter, QRectF(QPointF(x, y), size), _visible(face), width, self._style)
        if face.wild and not face.face_down:
            self._paint_wild(painter, QRectF(QPointF(x, y), size), face, width)
        return size

    def _paint_wild(self, painter: QPainter, box: QRectF, face: TileFace, width: float) -> None:
        """Marks a wildcard with a star, and with the piece that it replaces."""
        colours = theme.current()
        radius = max(4.0, width * 0.15)
        centre = QPointF(box.right() - radius * 1.15, box.top() + radius * 1.15)
        with antialias(painter, QPen(colours.brass_ink, max(0.8, width * 0.018)), colours.brass):
            painter.drawPolygon(_star(centre, radius))
        if face.substitutes:
            small = width * 0.48
            stand_in = TileFace(face.substitutes)
            room = tile_size(stand_in, small)
            self.paint(painter, box.right() - room.width(), box.bottom() - room.height(), stand_in, small)


@lru_cache(maxsize=1)
def tile_renderer() -> TileRenderer:
    return TileRenderer()


def paint_tile(painter: QPainter, x: float, y: float, face: TileFace | str, width: float) -> QSizeF:
    """Paints a piece at its upper left corner and returns its size."""
    return tile_renderer().paint(painter, x, y, TileFace(face) if isinstance(face, str) else face, width)


@lru_cache(maxsize=4096)
def tile_size(face: TileFace, width: float) -> QSizeF:
    """Returns the size of a piece if an upright one is ``width`` wide."""
    visible = _visible(face)
    box = (_SIDEWAYS if visible.sideways else _UPRIGHT)[visible.name in _PIECES]
    return QSizeF(round(width * box.width() / 72), round(width * box.height() / 72))


def tile_height(width: float) -> int:
    return round(width * 100 / 72)


@lru_cache(maxsize=512)
def group_width(group: TileGroup, width: float) -> float:
    """Returns the width of a group if an upright piece is ``width`` wide."""
    return sum([tile_size(face, width).width() for face in group.pieces])


@lru_cache(maxsize=512)
def groups_size(groups: tuple[TileGroup, ...], width: float, gap: float) -> QSizeF:
    """Returns the size of groups in one line, without rings and underlines."""
    total = sum(group_width(group, width) for group in groups) + gap * max(0, len(groups) - 1)
    return QSizeF(total, tile_height(width))


def paint_groups(
    painter: QPainter, x: float, y: float, groups: tuple[TileGroup, ...], width: float, gap: float, *, on_felt: bool
) -> None:
    """Paints groups in one line from (x, y), aligned at the bottom.

    The winning piece has a gold ring on felt and a brass underline on paper.
    """
    for group in groups:
        for face in group.pieces:
            size = tile_size(face, width)
            top = y + tile_height(width) - size.height()
            tile_renderer().paint(painter, x, top, face, width)
            if face.winning:
                paint_winning(painter, QRectF(QPointF(x, top), size), on_felt=on_felt)
            x += size.width()
        x += gap


def paint_winning(painter: QPainter, box: QRectF, *, on_felt: bool) -> None:
    """Marks the winning piece: a gold ring on felt, a brass bar below it on paper."""
    colours = theme.current()
    if on_felt:
        margin = max(2.0, min(5.0, box.width() * 0.11))
        radius = margin + box.width() * 0.11
        with antialias(painter, QPen(colours.gold, 2)):
            painter.drawRoundedRect(box.adjusted(-margin, -margin, margin, margin), radius, radius)
    else:
        bar = QRectF(box.left() + 1, box.bottom() + 3, box.width() - 2, 3)
        paint_box(painter, bar, colours.brass_text, None, 1.5)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    """Returns a five-pointed star."""
    points = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.45
        angle = math.pi * step / 5
        points.append(QPointF(centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    return QPolygonF(points)


def _visible(face: TileFace) -> TileFace:
    """Returns what is drawn of a piece; its back is always upright."""
    return TileFace("back") if face.face_down else TileFace(face.name, face.sideways)


@lru_cache(maxsize=4096)
def _picture(face: TileFace, width: float, ratio: float, style: TileStyle) -> QPixmap:
    size = tile_size(face, width)
    picture = transparent_pixmap(size.width(), size.height(), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(painter, QRectF(QPointF(0, 0), size), face, width, style)
    painter.end()
    return picture


def _draw(painter: QPainter, box: QRectF, face: TileFace, width: float, style: TileStyle) -> None:
    """Draws a piece into a box; a sideways shogi piece points left."""
    turned = face.sideways and face.name in _PIECES
    renderer = _renderer(face.name, width <= SMALL_CUT, style, face.sideways and not turned)
    if not turned:
        renderer.render(painter, box)
        return
    painter.save()
    painter.translate(box.left(), box.bottom())
    painter.rotate(-90)
    renderer.render(painter, QRectF(0, 0, box.height(), box.width()))
    painter.restore()


@cache
def _renderer(name: str, small: bool, style: TileStyle, sideways: bool) -> QSvgRenderer:
    if style is TileStyle.CONTRAST:
        cut = "_c"
    elif name == "back":
        cut = ""
    else:
        cut = ("_s" if small else "") + ("_l" if style is TileStyle.LETTERS else "")
    file = resource_path("art", f"{name}{cut}{'_r' if sideways else ''}.svg")
    return QSvgRenderer(QByteArray(file.read_bytes()))

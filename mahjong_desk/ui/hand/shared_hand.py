# SPDX-License-Identifier: MIT
"""A hand for others: as a picture of its pieces on felt, as text, and as both to copy or to drag out of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.ui.kit.buttons import IconButton
from mahjong_desk.ui.kit.dragging import DragStart
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.panels import Felt
from mahjong_desk.ui.kit.rack import Rack

_TILE, _EDGE = 60, 16
_RATIO = 2
"""Device pixels per logical pixel: the picture is looked at on any screen."""
_DRAGGED = 240
"""How wide the picture under the mouse is, in pixels."""


def hand_picture(groups: tuple[TileGroup, ...]) -> QImage:
    """Returns pieces in a row on felt, as large as they are on a large screen, whatever this one is like."""
    felt = Felt(role="felt_deep")
    column = QVBoxLayout(felt)
    column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
    rack = Rack(width=_TILE, brackets=False)
    rack.set_groups(groups)
    column.addWidget(rack)
    rack.resize(rack.sizeHint())
    size = rack.sizeHint()
    felt.resize(size.width() + 2 * _EDGE, rack.heightForWidth(size.width()) + 2 * _EDGE)
    picture = QImage(felt.size() * _RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    felt.render(painter, QPoint(0, 0))
    painter.end()
    return picture


def hand_data(text: str, groups: tuple[TileGroup, ...]) -> QMimeData:
    """Returns a hand as text and as a picture; whoever takes it, takes what it can show."""
    data = QMimeData()
    data.setText(text)
    data.setImageData(hand_picture(groups))
    return data


class DragHandle(IconButton):
    """What a hand is dragged by; pressed, it copies the picture.

    Attributes:
        data: Makes what is dragged; None while there is nothing.
    """

    def __init__(self, name: str, data: Callable[[], QMimeData | None], parent: QWidget | None = None) -> None:
        super().__init__(name, "grip", parent)
        self.data = data
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        DragStart(self, self.drag)

    def drag(self) -> QDrag | None:
        """Returns a drag of the hand with its picture under the mouse; None while there is no hand."""
        data = self.data()
        if data is None:
            return None
        drag = QDrag(self)
        drag.setMimeData(data)
        picture = QPixmap.fromImage(data.imageData())
        drag.setPixmap(picture.scaledToWidth(_DRAGGED, Qt.TransformationMode.SmoothTransformation))
        return drag

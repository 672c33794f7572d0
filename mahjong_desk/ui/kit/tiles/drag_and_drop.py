# SPDX-License-Identifier: MIT
"""Dragging from a button, and dropping pieces on those of a rack."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QDrag, QDragLeaveEvent, QDropEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups

PIECE_FORMAT = "application/x-mahjong-desk-piece"
"""The MIME type of a dragged piece; the data is its notation."""

_NEAR = 1 / 3
"""How far outside a piece a drop still counts, in tile widths: a finger hides its target."""


class DragStart(QObject):
    """Starts a drag when the pressed mouse has moved far enough; a mere press remains a click."""

    def __init__(self, button: QAbstractButton, drag: Callable[[], QDrag | None]) -> None:
        super().__init__(button)
        self._button, self._drag = button, drag
        self._pressed_at: QPoint | None = None
        button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        at = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = at
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed_at = None
        elif event.type() == QEvent.Type.MouseMove and self._is_far(at):
            self._pressed_at = None
            self._begin()
            return True
        return False

    def _is_far(self, at: QPoint) -> bool:
        if self._pressed_at is None:
            return False
        return (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()

    def _begin(self) -> None:
        drag = self._drag()
        self._button.setDown(False)
        if drag is not None:
            drag.exec(Qt.DropAction.CopyAction)


def piece_drag(source: QWidget, name: str, group: TileGroup, width: int) -> QDrag:
    """Returns a drag that looks like the piece; ``width`` in pixels."""
    data = QMimeData()
    data.setData(PIECE_FORMAT, name.encode())
    ratio = source.devicePixelRatioF()
    size = groups_size((group,), width, 0)
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_groups(painter, 0, 0, (group,), width, 0, on_felt=True)
    painter.end()
    drag = QDrag(source)
    drag.setMimeData(data)
    drag.setPixmap(picture)
    drag.setHotSpot((QPointF(size.width(), size.height()) / 2).toPoint())
    return drag


class PieceLanding(QObject):
    """Accepts pieces dropped on those of a rack, and marks where one may be dropped."""

    dropped = Signal(str, int, int)

    def __init__(self, rack: Rack, places: Callable[[str], Collection[tuple[int, int]]]) -> None:
        super().__init__(rack)
        self._rack, self._places = rack, places
        rack.setAcceptDrops(True)
        rack.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragLeaveEvent):
            self._rack.set_landing(())
            return True
        if not isinstance(event, QDropEvent):
            return False
        name = event.mimeData().data(PIECE_FORMAT).toStdString()
        places = self._places(name) if name else ()
        at = self._nearest(places, event.position())
        over = event.type() == QEvent.Type.Drop
        self._rack.set_landing(() if over else places, at)
        # A widget that ignores the enter event gets no move events.
        if at is not None or (places and event.type() == QEvent.Type.DragEnter):
            event.acceptProposedAction()
        else:
            event.ignore()
        if over and at is not None:
            self.dropped.emit(name, *at)
        return True

    def _nearest(self, places: Collection[tuple[int, int]], point: QPointF) -> tuple[int, int] | None:
        beside = self._rack.tile_width() * _NEAR
        boxes = {at: self._rack.tile_box(*at) for at in places}
        near = [at for at, box in boxes.items() if box.adjusted(-beside, -beside, beside, beside).contains(point)]
        return min(near, key=lambda at: (boxes[at].center() - point).manhattanLength(), default=None)

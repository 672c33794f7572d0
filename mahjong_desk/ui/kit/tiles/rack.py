# SPDX-License-Identifier: MIT
"""The rack: a hand in groups with brackets, captions and fu."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import AccessiblePart, announce
from mahjong_desk.ui.kit.layout.boxes import ENTER
from mahjong_desk.ui.kit.painting import (
    background_of,
    paint_box,
    paint_text,
    register_for_theme,
    remeasure,
    ring_colour,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.kit.tiles import rack_layout
from mahjong_desk.ui.kit.tiles.faces import TileGroup, face_text, groups_text
from mahjong_desk.ui.kit.tiles.tile_art import paint_tile, paint_winning, tile_height


class Rack(QWidget):
    """A hand in groups: a bracket under each, its caption, and its fu in gold.

    It chooses the largest tiles that fit in one line, or else uses more lines. With a fixed height it uses smaller
    tiles instead. No text is elided.
    """

    tile_clicked = Signal(int, int)

    accessible_role = "List"

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        width: int = 45,
        smallest: int = 30,
        clickable: bool = False,
        brackets: bool = True,
        inline_amounts: bool = False,
    ) -> None:
        super().__init__(parent)
        self._layout = rack_layout.RackLayout(width, smallest, brackets=brackets, inline_amounts=inline_amounts)
        self._clickable, self._brackets = clickable, brackets
        self._cursor: tuple[int, int] | None = None
        self._hovered: tuple[int, int] | None = None
        self.marked: tuple[int, int] | None = None
        self._tag, self._has_tag_row = "", False
        self._geometry = rack_layout.RackGeometry(width, [], 0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setProperty("ring", False)
        if clickable:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setMouseTracking(True)
        register_for_theme(self)

    @property
    def groups(self) -> tuple[TileGroup, ...]:
        return self._layout.groups

    def set_groups(self, groups: tuple[TileGroup, ...]) -> None:
        self._layout.groups = groups
        self._hovered = self.marked = None
        if self._cursor is not None and self._cursor not in self._positions():
            self._cursor = None
        remeasure(self)

    def reserve_tag_row(self) -> None:
        """Reserves space above the tiles for the tag of a marked one."""
        self._has_tag_row = True
        remeasure(self)

    def set_mark(self, position: tuple[int, int] | None, tag: str = "") -> None:
        """Marks a piece, given as group and index, with a bar and a ``tag``, or none."""
        self.marked, self._tag = position, tag
        self.update()

    def set_tile_width(self, width: int, smallest: int = 0) -> None:
        """Sets the preferred tile width, and the minimum if given."""
        layout = self._layout
        minimum = smallest or min(layout.smallest, width)
        if (width, minimum) == (layout.width, layout.smallest):
            return
        layout.width, layout.smallest = width, minimum
        remeasure(self)

    def height_with(self, width: int) -> int:
        """Returns the height with tiles of a width and two lines of text."""
        words = 2 * round(text_height(theme.font(14)) * 0.9)
        return tile_height(width) + 2 * rack_layout.RING + rack_layout.BRACKET_OFF + rack_layout.BRACKET + 3 + words + 4

    def set_height(self, height: int | None) -> None:
        """Fixes the height; None makes it depend on the pieces."""
        if height != self._layout.height:
            self._layout.height = height
            remeasure(self)

    def restyle(self) -> None:
        if self._has_tag_row:
            self._layout.above = _tag_height() + 2
        self._layout.invalidate()
        self.setAccessibleName(groups_text(self.groups) or tr("Empty"))
        self._geometry = self._layout.geometry(self.width())

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        """Returns the pieces, each with its group."""
        return tuple(
            AccessiblePart(
                face_text(face),
                self.tile_box(index, piece).toRect(),
                "ListItem",
                join_notes(group.caption, group.amount, tr("problem") if group.faulty else ""),
            )
            for index, group in enumerate(self.groups[: len(self._geometry.groups)])
            for piece, face in enumerate(group.pieces)
        )

    def tile_box(self, group: int, piece: int) -> QRectF:
        """Returns the box of a piece, in pixels of the rack."""
        return self._geometry.groups[group].tiles[piece]

    def tile_width(self) -> int:
        return self._geometry.tile_width

    def _positions(self) -> list[tuple[int, int]]:
        return [(index, piece) for index, group in enumerate(self.groups) for piece in range(len(group.pieces))]

    def _tile_at(self, point: QPointF) -> tuple[int, int] | None:
        for placed in self._geometry.groups:
            for piece, box in enumerate(placed.tiles):
                if box.contains(point):
                    return placed.index, piece
        return None

    def _paint_group(self, painter: QPainter, placed: rack_layout.PlacedGroup) -> None:
        group = self.groups[placed.index]
        colours = theme.current()
        on_felt = background_of(self) == "felt"
        for piece, (face, box) in enumerate(zip(group.pieces, placed.tiles, strict=True)):
            paint_tile(painter, box.x(), box.y(), face, self._geometry.tile_width)
            if face.winning:
                paint_winning(painter, box, on_felt=on_felt)
            if face.is_error:
                rack_layout.paint_fault(painter, box.adjusted(-3, -3, 3, 3), on_felt=on_felt)
            if self._clickable and (placed.index, piece) == self._hovered:
                hover_colour = colours.gold if on_felt else colours.brass_text
                paint_box(painter, box.adjusted(-1, -1, 1, 1), None, hover_colour, 6, 1)
            if self.hasFocus() and (placed.index, piece) == self._cursor:
                paint_box(painter, box.adjusted(-4, -4, 4, 4), None, ring_colour(self), 9, colours.ring)
        if group.faulty:
            rack_layout.paint_fault(painter, placed.box.adjusted(-5, -5, 5, 5), on_felt=on_felt)
        if self._brackets and (group.caption or group.amount):
            rack_layout.paint_captions(painter, placed, group, on_felt=on_felt)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        fixed = self._layout.height
        return self._layout.geometry(width).height if fixed is None else fixed

    def sizeHint(self) -> QSize:
        width, height = self._layout.one_line()
        fixed = self._layout.height
        best_height = max(height, self._layout.geometry(self.width()).height) if fixed is None else fixed
        return QSize(round(width), best_height)

    def minimumSizeHint(self) -> QSize:
        fixed = self._layout.height
        height = self._geometry.height if fixed is None else fixed
        return QSize(round(self._layout.widest_group()) + 2 * (rack_layout.RING + 2), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = self._geometry.height
        self._geometry = self._layout.geometry(self.width())
        if self._geometry.height != needed:
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            position = self._tile_at(QPointF(event.pos()))
            if position is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), face_text(self.groups[position[0]].pieces[position[1]]), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        position = self._tile_at(event.position())
        if self._clickable and position is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = None
            self.tile_clicked.emit(*position)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._clickable and self._tile_at(event.position()) != self._hovered:
            self._hovered = self._tile_at(event.position())
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        order = self._positions()
        if event.reason() != Qt.FocusReason.MouseFocusReason and self._cursor is None and order:
            self._cursor = order[0]
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        order = self._positions()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if self._clickable and order and key in steps:
            index = order.index(self._cursor) if self._cursor in order else -1
            group, piece = self._cursor = order[(index + steps[key]) % len(order)]
            announce(self, face_text(self.groups[group].pieces[piece]))
            self.update()
        elif self._clickable and self._cursor in order and key in (*ENTER, Qt.Key.Key_Space):
            assert self._cursor is not None
            self.tile_clicked.emit(*self._cursor)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for placed in self._geometry.groups:
            self._paint_group(painter, placed)
        self._paint_mark(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        if self.marked is None or self.marked not in self._positions():
            return
        colours = theme.current()
        box = self.tile_box(*self.marked)
        paint_box(painter, QRectF(box.left() + 1, box.bottom() + 2, box.width() - 2, 4), colours.brass, None, 2)
        if not self._tag:
            return
        font = theme.font(13, bold=True)
        width = text_width(font, self._tag) + 12
        left = min(max(0.0, box.center().x() - width / 2), max(0.0, self.width() - width))
        tag = QRectF(left, box.top() - rack_layout.RING - _tag_height(), width, _tag_height())
        paint_box(painter, tag, colours.brass, None, 5)
        paint_text(painter, tag, self._tag, font, colours.brass_ink, Qt.AlignmentFlag.AlignHCenter)


def _tag_height() -> int:
    return round(text_height(theme.font(13, bold=True))) + 2

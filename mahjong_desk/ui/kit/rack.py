# SPDX-License-Identifier: MIT
"""The rack: a hand in groups with brackets, captions and fu."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.faces import TileGroup, face_text, groups_text
from mahjong_desk.ui.kit.painting import follow_theme, paint_box, paint_text, stands_on, text_height, text_width
from mahjong_desk.ui.kit.tiles import paint_tile, paint_winning, tile_art, tile_height

_RING = 7
_BRACKET = 6
_BRACKET_OFF = 8
_NARROWEST = 24


@dataclass(frozen=True, slots=True)
class _Placed:
    """Where one group lies.

    Attributes:
        index: Its index.
        tiles: The box of each piece.
        box: All pieces together.
        slot: From where to where its caption may reach.
        lines: The caption's lines.
        inline: Whether the amount stands behind the caption.
    """

    index: int
    tiles: tuple[QRectF, ...]
    box: QRectF
    slot: tuple[float, float]
    lines: tuple[str, ...]
    inline: bool


class Rack(QWidget):
    """The hand in groups: a bracket under each, what it is, and its fu in gold.

    It chooses the largest tiles with which everything fits, then more lines; nothing is cut off. Where it is given
    a height it keeps to that whatever lies on it, with smaller tiles.

    Attributes:
        groups: What is shown.

    Signals:
        tile_clicked(int, int): A piece was clicked or taken with the keyboard: index of group and piece.
    """

    tile_clicked = Signal(int, int)

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
        """Makes an empty rack.

        Args:
            parent: The widget around it.
            width: The tile width where there is room.
            smallest: The tile width from which a second line is taken instead.
            clickable: Pieces can be clicked, and reached with the arrow keys.
            brackets: Shows brackets, captions and amounts.
            inline_amounts: Shows the amount behind the caption, not below it.
        """
        super().__init__(parent)
        self._groups: tuple[TileGroup, ...] = ()
        self._width, self._smallest = width, smallest
        self._clickable, self._brackets, self._inline = clickable, brackets, inline_amounts
        self._height: int | None = None
        self._cursor: tuple[int, int] | None = None
        self._hovered: tuple[int, int] | None = None
        self._places: tuple[int, list[_Placed], int] = (width, [], 0)
        self._measured: dict[tuple[str, bool], float] = {}
        self._laid: dict[int, tuple[int, list[_Placed], int]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setProperty("ring", False)
        if clickable:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setMouseTracking(True)
        tile_art().letters_changed.connect(self.update)
        follow_theme(self)

    @property
    def groups(self) -> tuple[TileGroup, ...]:
        """What is shown."""
        return self._groups

    def set_groups(self, groups: tuple[TileGroup, ...]) -> None:
        """Shows other groups."""
        self._groups = groups
        self._hovered = None
        if self._cursor is not None and self._cursor not in self._order():
            self._cursor = None
        self.restyle()
        self.updateGeometry()
        self.update()

    def set_tile_width(self, width: int, smallest: int = 0) -> None:
        """Sets the tile width where there is room, and the smallest if given."""
        least = smallest or min(self._smallest, width)
        if (width, least) == (self._width, self._smallest):
            return
        self._width, self._smallest = width, least
        self.restyle()
        self.updateGeometry()
        self.update()

    def room(self, width: int) -> int:
        """Returns the height that a rack with tiles of that width asks for: tiles, brackets and two lines of words."""
        words = 2 * round(text_height(theme.font(14)) * 0.9)
        return tile_height(width) + 2 * _RING + _BRACKET_OFF + _BRACKET + 3 + words + 4

    def set_height(self, height: int) -> None:
        """Keeps the rack at a height, whatever lies on it."""
        if height != self._height:
            self._height = height
            self.restyle()
            self.updateGeometry()
            self.update()

    def restyle(self) -> None:
        """Lays the groups anew."""
        self._laid.clear()
        self._measured.clear()
        self.setAccessibleName(groups_text(self._groups))
        self._places = self._lay(self.width())

    def tile_box(self, group: int, piece: int) -> QRectF:
        """Returns where a piece lies, in the rack's own pixels.

        Raises:
            IndexError: There is no such piece.
        """
        return self._places[1][group].tiles[piece]

    def tile_width(self) -> int:
        """Returns the tile width that is used now."""
        return self._places[0]

    def _order(self) -> list[tuple[int, int]]:
        return [(at, piece) for at, group in enumerate(self._groups) for piece in range(len(group.pieces))]

    def _lay(self, width: int) -> tuple[int, list[_Placed], int]:
        """Returns tile width, places and height for a width, worked out once: a layout asks for it many times."""
        if width not in self._laid:
            self._laid[width] = self._laid_anew(width)
        return self._laid[width]

    def _laid_anew(self, width: int) -> tuple[int, list[_Placed], int]:
        if not self._groups:
            return self._width, [], tile_height(self._width) + 2 * _RING + (self._below(1) if self._brackets else 0)
        if self._height is not None:
            return self._laid_within(width, self._height)
        smallest = max(_NARROWEST, min(self._smallest, self._width))
        for size in range(self._width, smallest - 1, -1):
            for gap in (24, 16, 12):
                placed, height, lines = self._lines(size, gap, width)
                if lines == 1 and placed[-1].box.right() <= width:
                    return size, placed, height
        size = max(smallest, round(self._width * 0.8))
        placed, height, _lines = self._lines(size, 16, width)
        if any(place.box.right() > width for place in placed):
            size = smallest
            placed, height, _lines = self._lines(size, 12, width)
        return size, placed, height

    def _laid_within(self, width: int, room: int) -> tuple[int, list[_Placed], int]:
        """Returns the largest tiles that fit a height too: words in one line with the amount below, or in two."""
        for size in range(self._width, _NARROWEST - 1, -1):
            for gap in (24, 16, 12, 8):
                for most, inline in ((1, self._inline), (2, True)):
                    placed, height, lines = self._lines(size, gap, width, most, inline=inline)
                    if lines == 1 and placed[-1].slot[1] <= width and height <= room:
                        return size, placed, room
        placed, _height, _lines = self._lines(_NARROWEST, 8, width, inline=True)
        return _NARROWEST, placed, room

    def _lines(
        self, size: int, gap: int, width: int, most: int = 0, *, inline: bool | None = None
    ) -> tuple[list[_Placed], int, int]:
        """Returns places, height and lines for one tile width.

        Args:
            size: The tile width.
            gap: The room between groups.
            width: The room for all of them.
            most: How many lines a caption may have; as many as it takes if 0.
            inline: Whether amounts stand behind captions; as the rack was made if None.
        """
        inline = self._inline if inline is None else inline
        placed: list[_Placed] = []
        x = left = _RING + 2.0
        y = float(_RING)
        count, deepest = 1, 1
        for index, group in enumerate(self._groups):
            sizes = [tile_art().size(face, size) for face in group.pieces]
            wide = sum(box.width() for box in sizes)
            lines = self._caption(group, wide + gap - 6, most, inline=inline) if self._brackets else ()
            words = max((self._wide(line) for line in lines), default=0.0)
            if self._brackets and not inline:
                words = max(words, self._wide(group.amount, bold=True))
            slot = max(wide, words)
            if x > left and x + slot > width - _RING - 2:
                y += tile_height(size) + self._below(deepest, inline=inline) + 2 * _RING
                x, count, deepest = left, count + 1, 1
            start = x + (slot - wide) / 2
            boxes = []
            for box in sizes:
                boxes.append(QRectF(start, y + tile_height(size) - box.height(), box.width(), box.height()))
                start += box.width()
            whole = QRectF(x + (slot - wide) / 2, y, wide, tile_height(size))
            placed.append(_Placed(index, tuple(boxes), whole, (x, x + slot), lines, inline))
            deepest = max(deepest, len(lines))
            x += slot + gap
        height = y + tile_height(size) + self._below(deepest, inline=inline) + (0 if self._brackets else _RING)
        return placed, round(height), count

    def _caption(self, group: TileGroup, room: float, most: int, *, inline: bool) -> tuple[str, ...]:
        words = group.caption.split(" ") if group.caption else []
        if inline and group.amount:
            words.append(group.amount)
        lines: list[str] = []
        for word in words:
            if lines and self._wide(f"{lines[-1]} {word}") <= room:
                lines[-1] = f"{lines[-1]} {word}"
            else:
                lines.append(word)
        # Fewer lines want more width.
        return tuple(lines) if not most or len(lines) <= most else self._caption(group, room + 8, most, inline=inline)

    def _wide(self, text: str, *, bold: bool = False) -> float:
        """Returns how wide words are, measured once: every size that is tried asks for them."""
        if (text, bold) not in self._measured:
            self._measured[text, bold] = text_width(theme.font(14, bold=bold), text)
        return self._measured[text, bold]

    def _below(self, lines: int, *, inline: bool | None = None) -> int:
        if not self._brackets:
            return 0
        height = round(text_height(theme.font(14)) * 0.9)
        inline = self._inline if inline is None else inline
        amounts = 0 if inline or not any(group.amount for group in self._groups) else height
        captions = lines * height if any(group.caption for group in self._groups) else 0
        return _BRACKET_OFF + _BRACKET + 3 + captions + amounts + 4

    def _at(self, point: QPointF) -> tuple[int, int] | None:
        for place in self._places[1]:
            for piece, box in enumerate(place.tiles):
                if box.contains(point):
                    return place.index, piece
        return None

    def _paint_group(self, painter: QPainter, place: _Placed) -> None:
        group = self._groups[place.index]
        now = theme.current()
        on_felt = stands_on(self) == "felt"
        for piece, (face, box) in enumerate(zip(group.pieces, place.tiles, strict=True)):
            paint_tile(painter, box.x(), box.y(), face, self._places[0])
            if face.winning:
                paint_winning(painter, box, on_felt=on_felt)
            if self._clickable and (place.index, piece) == self._hovered:
                paint_box(painter, box.adjusted(-1, -1, 1, 1), None, now.gold if on_felt else now.brass_text, 6, 1)
            if self.hasFocus() and (place.index, piece) == self._cursor:
                paint_box(painter, box.adjusted(-4, -4, 4, 4), None, now.gold if on_felt else now.focus, 9, 2)
        if group.faulty:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(now.felt_fault if on_felt else now.error, 2)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.box.adjusted(-5, -5, 5, 5), 8, 8)
            painter.restore()
        if self._brackets and (group.caption or group.amount):
            self._paint_words(painter, place, group, on_felt=on_felt)

    def _paint_words(self, painter: QPainter, place: _Placed, group: TileGroup, *, on_felt: bool) -> None:
        now = theme.current()
        quiet, strong = (now.felt_ink2, now.gold) if on_felt else (now.ink2, now.brass_text)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(quiet, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        top = place.box.bottom() + _BRACKET_OFF
        left, right, foot = place.box.left() + 2.5, place.box.right() - 2.5, top + _BRACKET - 0.5
        painter.drawPolyline(
            [
                QPointF(left, top),
                QPointF(left, foot - 2),
                QPointF(left + 2, foot),
                QPointF(right - 2, foot),
                QPointF(right, foot - 2),
                QPointF(right, top),
            ]
        )
        painter.restore()
        font, bold = theme.font(14), theme.font(14, bold=True)
        line = round(text_height(font) * 0.9)
        y = top + _BRACKET + 3
        middle = Qt.AlignmentFlag.AlignHCenter
        slot = QRectF(place.slot[0], y, place.slot[1] - place.slot[0], line)
        shade = quiet if group.amount in {"0", ""} else strong
        for number, text in enumerate(place.lines):
            box = slot.translated(0, number * line)
            if place.inline and group.amount and number == len(place.lines) - 1:
                before = text[: -len(group.amount)]
                wide = text_width(font, before) + text_width(bold, group.amount)
                start = box.center().x() - wide / 2
                paint_text(painter, QRectF(start, box.y(), wide, line), before, font, quiet)
                rest = QRectF(start + text_width(font, before), box.y(), wide, line)
                paint_text(painter, rest, group.amount, bold, shade)
            else:
                paint_text(painter, box, text, font, quiet, middle)
        if group.amount and not place.inline:
            paint_text(painter, slot.translated(0, len(place.lines) * line), group.amount, bold, shade, middle)

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all lines at that width, or the one that was set."""
        return self._lay(width)[2] if self._height is None else self._height

    def sizeHint(self) -> QSize:
        """Returns the room of one line at the full tile width."""
        placed, height, _count = self._lines(self._width, 24, 100_000)
        width = max((place.slot[1] for place in placed), default=0.0) + _RING + 2
        high = max(height, self._lay(self.width())[2]) if self._height is None else self._height
        return QSize(round(width), high)

    def minimumSizeHint(self) -> QSize:
        """Returns the room of the widest group alone at the smallest width, and the height needed now."""
        size = max(_NARROWEST, min(self._smallest, self._width))
        widest = max((sum(tile_art().size(f, size).width() for f in g.pieces) for g in self._groups), default=0.0)
        high = self._places[2] if self._height is None else self._height
        return QSize(round(widest) + 2 * (_RING + 2), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the groups for the new width."""
        super().resizeEvent(event)
        needed = self._places[2]
        self._places = self._lay(self.width())
        if self._places[2] != needed:
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Shows the name of the piece under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._at(QPointF(event.pos()))
            if at is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), face_text(self._groups[at[0]].pieces[at[1]]), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes a click on a piece."""
        at = self._at(event.position())
        if self._clickable and at is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = None
            self.tile_clicked.emit(*at)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Marks the piece under the mouse."""
        if self._clickable and self._at(event.position()) != self._hovered:
            self._hovered = self._at(event.position())
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Takes the mark away."""
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Marks the first piece for the keyboard."""
        super().focusInEvent(event)
        order = self._order()
        if event.reason() != Qt.FocusReason.MouseFocusReason and self._cursor is None and order:
            self._cursor = order[0]
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the mark away."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes from piece to piece with the arrow keys; Space and Enter take one."""
        order = self._order()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if self._clickable and order and key in steps:
            at = order.index(self._cursor) if self._cursor in order else -1
            self._cursor = order[(at + steps[key]) % len(order)]
            self.update()
        elif self._clickable and self._cursor in order and key in {Qt.Key.Key_Space, Qt.Key.Key_Return}:
            taken = self._cursor
            if taken is not None:
                self.tile_clicked.emit(*taken)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the groups."""
        painter = QPainter(self)
        for place in self._places[1]:
            self._paint_group(painter, place)

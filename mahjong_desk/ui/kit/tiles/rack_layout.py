# SPDX-License-Identifier: MIT
"""Computes where the tiles of a rack are, and paints captions and fault frames."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import antialias, paint_text, text_height, text_width
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_height, tile_size

RING = 7
"""The margin around the tiles for focus ring and winning mark."""
BRACKET, BRACKET_OFF = 6, 8
"""The height of a bracket and its distance from the tiles."""
_MIN_TILE_WIDTH = 24


@dataclass(frozen=True, slots=True)
class PlacedGroup:
    """The position of one group."""

    index: int
    tiles: tuple[QRectF, ...]
    box: QRectF
    slot: tuple[float, float]  # The left and right end, including the caption.
    lines: tuple[str, ...]  # The caption.
    inline: bool  # Whether the caption ends with the amount.


@dataclass(frozen=True, slots=True)
class RackGeometry:
    """All positions for one width."""

    tile_width: int
    groups: list[PlacedGroup]
    height: int


class RackLayout:
    """Computes the positions of groups; cached by width, because Qt asks often."""

    def __init__(self, width: int, smallest: int, *, brackets: bool, inline_amounts: bool) -> None:
        self.groups: tuple[TileGroup, ...] = ()
        self.width, self.smallest = width, smallest
        self.height: int | None = None  # None to depend on the pieces.
        self.above = 0
        self._brackets, self._inline = brackets, inline_amounts
        self._cache: dict[int, RackGeometry] = {}

    @property
    def min_tile_width(self) -> int:
        """The minimum tile width before a second line is used."""
        return max(_MIN_TILE_WIDTH, min(self.smallest, self.width))

    def invalidate(self) -> None:
        """Clears the cache, after groups, sizes or fonts changed."""
        self._cache.clear()

    def geometry(self, width: int) -> RackGeometry:
        if width not in self._cache:
            self._cache[width] = self._compute(width)
        return self._cache[width]

    def one_line(self) -> tuple[float, int]:
        """Returns width and height of one line with the widest tiles."""
        placed, height, _lines = self._lines(self.width, 24, 100_000)
        return max((group.slot[1] for group in placed), default=0.0) + RING + 2, height

    def widest_group(self) -> float:
        """Returns the width of the widest group with the narrowest tiles."""
        return max((sum(box.width() for box in group) for group in self._boxes(self.min_tile_width)), default=0.0)

    def _compute(self, width: int) -> RackGeometry:
        """Returns one line with the largest tiles that fit, or else several lines."""
        if not self.groups:
            empty_height = self.above + tile_height(self.width) + 2 * RING + (self._below(1) if self._brackets else 0)
            return RackGeometry(self.width, [], empty_height)
        if self.height is not None:
            return self._compute_within(width, self.height)
        smallest = self.min_tile_width
        for size in range(self.width, smallest - 1, -1):
            for gap in (24, 16, 12):
                if self._min_line_width(size, gap) > width:
                    continue
                placed, height, lines = self._lines(size, gap, width)
                if lines == 1 and placed[-1].box.right() <= width:
                    return RackGeometry(size, placed, height)
        size = max(smallest, round(self.width * 0.8))
        placed, height, _lines = self._lines(size, 16, width)
        if any(group.box.right() > width for group in placed):
            size = smallest
            placed, height, _lines = self._lines(size, 12, width)
        return RackGeometry(size, placed, height)

    def _compute_within(self, width: int, room: int) -> RackGeometry:
        """Returns the positions with the largest tiles that also fit a height."""
        for size in range(self.width, _MIN_TILE_WIDTH - 1, -1):
            for gap in (24, 16, 12, 8):
                if self._min_line_width(size, gap) > width:
                    continue
                for caption_lines, inline in ((1, self._inline), (2, True)):
                    placed, height, lines = self._lines(size, gap, width, caption_lines, inline=inline)
                    if lines == 1 and placed[-1].slot[1] <= width and height <= room:
                        return RackGeometry(size, placed, room)
        placed, _height, _lines = self._lines(_MIN_TILE_WIDTH, 8, width, inline=True)
        return RackGeometry(_MIN_TILE_WIDTH, placed, room)

    def _min_line_width(self, size: int, gap: int) -> float:
        """Returns the minimum width of one line, ignoring captions; faster than a layout."""
        return RING + 2 + sum([group_width(group, size) for group in self.groups]) + gap * (len(self.groups) - 1)

    def _boxes(self, size: int) -> list[list[QSizeF]]:
        """Returns the box of each piece of each group for a tile width."""
        return [[tile_size(face, size) for face in group.pieces] for group in self.groups]

    def _lines(
        self, size: int, gap: int, width: int, max_caption_lines: int = 0, *, inline: bool | None = None
    ) -> tuple[list[PlacedGroup], int, int]:
        """Returns positions, height and line count for a tile width."""
        inline = self._inline if inline is None else inline
        placed: list[PlacedGroup] = []
        x = left = RING + 2.0
        y = float(RING + self.above)
        count, most_lines = 1, 1
        for index, (group, sizes) in enumerate(zip(self.groups, self._boxes(size), strict=True)):
            tiles_width = sum(box.width() for box in sizes)
            room = tiles_width + gap - 6
            lines = self._caption(group, room, max_caption_lines, inline=inline) if self._brackets else ()
            caption_width = max((text_width(theme.font(14), line) for line in lines), default=0.0)
            if self._brackets and not inline:
                caption_width = max(caption_width, text_width(theme.font(14, bold=True), group.amount))
            slot = max(tiles_width, caption_width)
            if x > left and x + slot > width - RING - 2:
                y += tile_height(size) + self._below(most_lines, inline=inline) + 2 * RING + self.above
                x, count, most_lines = left, count + 1, 1
            start = x + (slot - tiles_width) / 2
            group_box = QRectF(start, y, tiles_width, tile_height(size))
            boxes = []
            for box in sizes:
                boxes.append(QRectF(start, y + tile_height(size) - box.height(), box.width(), box.height()))
                start += box.width()
            placed.append(PlacedGroup(index, tuple(boxes), group_box, (x, x + slot), lines, inline))
            most_lines = max(most_lines, len(lines))
            x += slot + gap
        height = y + tile_height(size) + self._below(most_lines, inline=inline) + (0 if self._brackets else RING)
        return placed, round(height), count

    def _caption(self, group: TileGroup, room: float, max_lines: int, *, inline: bool) -> tuple[str, ...]:
        words = group.caption.split(" ") if group.caption else []
        if inline and group.amount:
            words.append(group.amount)
        lines: list[str] = []
        for word in words:
            if lines and text_width(theme.font(14), f"{lines[-1]} {word}") <= room:
                lines[-1] = f"{lines[-1]} {word}"
            else:
                lines.append(word)
        # Try again with more width until the lines are few enough.
        fits = not max_lines or len(lines) <= max_lines
        return tuple(lines) if fits else self._caption(group, room + 8, max_lines, inline=inline)

    def _below(self, lines: int, *, inline: bool | None = None) -> int:
        if not self._brackets:
            return 0
        height = round(text_height(theme.font(14)) * 0.9)
        inline = self._inline if inline is None else inline
        amounts = 0 if inline or not any(group.amount for group in self.groups) else height
        captions = lines * height if any(group.caption for group in self.groups) else 0
        return BRACKET_OFF + BRACKET + 3 + captions + amounts + 4


def paint_fault(painter: QPainter, box: QRectF, *, on_felt: bool) -> None:
    """Paints a dashed frame around a faulty group or piece."""
    colours = theme.current()
    pen = QPen(colours.felt_fault if on_felt else colours.error, 2)
    pen.setDashPattern([3, 2])
    with antialias(painter, pen):
        painter.drawRoundedRect(box, 8, 8)


def paint_captions(painter: QPainter, placed: PlacedGroup, group: TileGroup, *, on_felt: bool) -> None:
    """Paints the bracket under a group, its caption and its amount."""
    colours = theme.current()
    quiet, strong = (colours.felt_ink2, colours.gold) if on_felt else (colours.ink2, colours.brass_text)
    fault = colours.felt_fault if on_felt else colours.error
    top = placed.box.bottom() + BRACKET_OFF
    left, right, foot = placed.box.left() + 2.5, placed.box.right() - 2.5, top + BRACKET - 0.5
    corners = (left, top), (left, foot - 2), (left + 2, foot), (right - 2, foot), (right, foot - 2), (right, top)
    with antialias(painter, QPen(fault if group.has_error else quiet, 1)):
        painter.drawPolyline([QPointF(*corner) for corner in corners])
    font, bold = theme.font(14), theme.font(14, bold=True)
    line = round(text_height(font) * 0.9)
    y = top + BRACKET + 3
    middle = Qt.AlignmentFlag.AlignHCenter
    slot = QRectF(placed.slot[0], y, placed.slot[1] - placed.slot[0], line)
    shade = quiet if group.amount in {"0", ""} else strong
    for number, text in enumerate(placed.lines):
        box = slot.translated(0, number * line)
        if placed.inline and group.amount and number == len(placed.lines) - 1:
            caption = text[: -len(group.amount)]
            width = text_width(font, caption) + text_width(bold, group.amount)
            start = box.center().x() - width / 2
            paint_text(painter, QRectF(start, box.y(), width, line), caption, font, quiet)
            rest = QRectF(start + text_width(font, caption), box.y(), width, line)
            paint_text(painter, rest, group.amount, bold, shade)
        else:
            paint_text(painter, box, text, font, quiet, middle)
    if group.amount and not placed.inline:
        paint_text(painter, slot.translated(0, len(placed.lines) * line), group.amount, bold, shade, middle)

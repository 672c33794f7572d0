# SPDX-License-Identifier: MIT
"""Tiles in a row, and a tile as a button."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import (
    background_of,
    paint_text,
    register_for_theme,
    remeasure,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_text, groups_text
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups, paint_tile, tile_size


class TileRow(QWidget):
    """A read-only row of groups."""

    def __init__(self, groups: tuple[TileGroup, ...] = (), width: int = 25, *, gap: int = 0) -> None:
        super().__init__()
        self._width, self._gap = width, gap
        self.groups = groups
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def set_groups(self, groups: tuple[TileGroup, ...]) -> None:
        self.groups = groups
        remeasure(self)

    def set_tile_width(self, width: int) -> None:
        self._width = width
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self.setAccessibleName(groups_text(self.groups))

    def _space(self) -> int:
        return self._gap or max(6, round(self._width * 0.32))

    def sizeHint(self) -> QSize:
        size = groups_size(self.groups, self._width, self._space())
        return QSize(round(size.width()) + 2 * 4, round(size.height()) + 4 + 7)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        on_felt = background_of(self) == "felt"
        paint_groups(QPainter(self), 4, 4, self.groups, self._width, self._space(), on_felt=on_felt)


_MAX_PIPS = 4
_GAP = 3
"""Margin around the tile for the hover lift and the focus ring."""
_MIN_CAPTION_GAP = 8
"""The minimum gap between the captions of adjacent tiles."""
_PADDING, _COMPACT_PADDING = 7, 3
"""The left and right padding of a tile button together, usual and compact."""


class TileButton(QAbstractButton):
    """A tile as a button, faint when no copy is left."""

    def __init__(
        self,
        name: str,
        width: int = 45,
        *,
        left: int = 4,
        copies: int = 4,
        pips: bool = True,
        caption: str = "",
        usage: str = "",
    ) -> None:
        super().__init__()
        self.name, self.remaining, self.copies = name, left, copies
        self.tile_width, self._pips, self._caption = width, pips, caption
        self._wild, self._usage = False, usage
        self._padding = _PADDING
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def set_name(self, name: str) -> None:
        if name != self.name:
            self.name = name
            remeasure(self)

    def set_tile_width(self, width: int, *, compact: bool = False) -> None:
        """Sets the width, and a smaller padding if ``compact``."""
        padding = _COMPACT_PADDING if compact else _PADDING
        if (width, padding) != (self.tile_width, self._padding):
            self.tile_width, self._padding = width, padding
            remeasure(self)

    def set_remaining(self, remaining: int) -> None:
        """Shows how many copies are left; the button is disabled if there are none."""
        self.remaining = remaining
        self.setEnabled(remaining > 0)
        self.restyle()
        self.update()

    def set_wild(self, wild: bool) -> None:
        if wild != self._wild:
            self._wild = wild
            self.restyle()
            self.update()

    def restyle(self) -> None:
        name = face_text(TileFace(self.name, wild=self._wild, usage=self._usage))
        self.setAccessibleName(name)
        left, copies = self.remaining, self.copies
        self.setToolTip(tr("{tile}: {left} of {copies} left").format(tile=name, left=left, copies=copies))
        self.setAccessibleDescription(tr("{left} of {copies} left").format(left=left, copies=copies))

    def width_at(self, width: int, *, compact: bool = False) -> int:
        """Returns the button's width for a tile width."""
        total = tile_size(TileFace(self.name), width).width() + (_COMPACT_PADDING if compact else _PADDING)
        if self._pips and (self.copies > _MAX_PIPS or self._caption):
            words = max(text_width(theme.font(14), self._caption), text_width(theme.font(13), self._count_text()))
            total = max(total, words + _MIN_CAPTION_GAP)
        return max(round(total), theme.min_touch_size())

    def _height_below(self, width: int) -> int:
        if not self._pips:
            return _GAP
        if self.copies <= _MAX_PIPS and not self._caption:
            return round(_pip_radius(width) * 2) + 4
        return round(text_height(theme.font(13))) * (2 if self._caption else 1) + 4

    def _paint_pips(self, painter: QPainter, top: float) -> None:
        radius = _pip_radius(self.tile_width)
        step = radius * 2 + 1.4
        colours = theme.current()
        on_felt = background_of(self) == "felt"
        full, ring = (colours.felt_ink, colours.felt_ink2) if on_felt else (colours.ink2, colours.ink3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self.width() / 2 - step * (self.copies - 1) / 2
        for index in range(self.copies):
            centre_x = first + index * step
            box = QRectF(centre_x - radius, top, radius * 2, radius * 2)
            if index < self.remaining:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(full)
                painter.drawEllipse(box)
            else:
                painter.setPen(QPen(ring, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(box.adjusted(0.8, 0.8, -0.8, -0.8))

    def _paint_caption_and_count(self, painter: QPainter, top: float) -> None:
        colours, on_felt = theme.current(), background_of(self) == "felt"
        name, quiet = (colours.felt_ink, colours.felt_ink2) if on_felt else (colours.ink, colours.ink2)
        line = round(text_height(theme.font(13)))
        for text, size, colour in ((self._caption, 14, name), (self._count_text(), 13, quiet)):
            if text:
                box = QRectF(0, top, self.width(), line)
                paint_text(painter, box, text, theme.font(size), colour, Qt.AlignmentFlag.AlignHCenter)
                top += line

    def _count_text(self) -> str:
        return tr("{left} of {copies}").format(left=self.remaining, copies=self.copies)

    def sizeHint(self) -> QSize:
        width = self.tile_width
        high = round(tile_size(TileFace(self.name), width).height()) + _GAP + self._height_below(width)
        return QSize(self.width_at(width, compact=self._padding == _COMPACT_PADDING), max(high, theme.min_touch_size()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        face = TileFace(self.name, wild=self._wild)
        size = tile_size(face, self.tile_width)
        lifted = self.underMouse() and self.isEnabled() and not self.isDown()
        top = _GAP - (2 if lifted else 0)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        paint_tile(painter, (self.width() - size.width()) / 2, top, face, self.tile_width)
        painter.setOpacity(1.0)
        if not self._pips:
            return
        below = _GAP + size.height() + 2
        if self.copies <= _MAX_PIPS and not self._caption:
            self._paint_pips(painter, below)
        else:
            self._paint_caption_and_count(painter, below)


def _pip_radius(width: int) -> float:
    return max(2.5, width / 45 * 4)

# SPDX-License-Identifier: MIT
"""The plate of a seat: who sits there and how they stand, to be read from two metres."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.faces import TileFace, TileGroup, face_name, groups_text
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.painting import (
    cut_text,
    follow_theme,
    paint_box,
    paint_text,
    short_name,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.panels import paint_felt
from mahjong_desk.ui.kit.plates import paint_stick
from mahjong_desk.ui.kit.text import ink_height, paint_figure
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups, paint_tile, tile_height

_TRAY = 20
"""How wide the tiles are that lie apart."""
_MARGIN = 16
"""Between the edge of a plate and its texts."""
_ABOVE, _BELOW, _AROUND_SCORE = 12, 8, 10
_WIND = 26
_NAME = 176
"""The room of a name, at 100 %: fourteen letters as wide as letters mostly are."""


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What a seat plate shows.

    Attributes:
        name: The player's name.
        wind: The notation of the seat's wind, such as ``1z``; empty for none.
        score: The score as a figure.
        difference: The distance to the leader, in words.
        standing: The standing to the start, in words; empty for none.
        dealer: This player deals.
        riichi: A declared riichi lies on the plate.
        tray: Tiles that lie apart before the player.
    """

    name: str
    wind: str
    score: str
    difference: str = ""
    standing: str = ""
    dealer: bool = False
    riichi: bool = False
    tray: tuple[TileFace, ...] = ()


class SeatPlate(QWidget):
    """Shows one player at the table; text is always upright.

    Attributes:
        face: What is shown.
    """

    def __init__(
        self,
        face: SeatFace,
        parent: QWidget | None = None,
        *,
        score_size: float = 64,
        inner_edge: str = "top",
    ) -> None:
        """Makes a plate.

        Args:
            face: What is shown.
            parent: The widget around it.
            score_size: The largest size of the score in pixels at 100 %.
            inner_edge: The edge towards the middle of the table, where a riichi stick lies: ``top``, ``bottom``,
                ``left`` or ``right``.
        """
        super().__init__(parent)
        self._face = face
        self._score_size = score_size
        self._inner_edge = inner_edge
        self._text_scale = 1.0
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        follow_theme(self)

    @property
    def face(self) -> SeatFace:
        """What is shown."""
        return self._face

    def set_face(self, face: SeatFace) -> None:
        """Shows something else."""
        self._face = face
        self.restyle()
        self.updateGeometry()
        self.update()

    def set_score_size(self, size: float, text_scale: float = 1.0) -> None:
        """Sets the largest size of the score, and how much larger than usual the other texts are."""
        self._score_size = size
        self._text_scale = text_scale
        self.restyle()
        self.updateGeometry()
        self.update()

    def text_scale_for(self, size: QSize, score: float, largest: float) -> float:
        """Returns how large the texts can be, 1 for the usual, beside a score of that height in pixels.

        Args:
            size: The size of the plate.
            score: The size of the score's font.
            largest: How large they may be.
        """
        figure = ink_height(score)
        wide = (size.width() - 3 * _MARGIN) / self._head_width()
        scale = max(1.0, min(largest, wide))
        while scale > 1:
            head = max(tile_height(round(_WIND * scale)), text_height(theme.font(20 * scale, bold=True)))
            foot = text_height(theme.font(15 * scale))
            if size.height() - _ABOVE - _BELOW - head - foot - _AROUND_SCORE >= figure:
                break
            scale = max(1.0, scale - 0.05)
        return scale

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        return theme.font(size * self._text_scale, bold=bold)

    def restyle(self) -> None:
        """Says the plate in the language that holds now."""
        face = self._face
        self.setAccessibleName(face.name)
        parts = [face_name(face.wind)] if face.wind else []
        if face.dealer:
            parts.append(self.tr("Dealer"))
        parts.append(face.score)
        parts += [text for text in (face.difference, face.standing) if text]
        if face.riichi:
            parts.append(self.tr("Riichi"))
        if face.tray:
            parts.append(self.tr("lying apart: {tiles}").format(tiles=groups_text((TileGroup(face.tray),))))
        self.setAccessibleDescription(noted(*parts))
        cut = short_name(face.name) != face.name or self._name_width() > theme.px(_NAME)
        self.setToolTip(face.name if cut else "")

    def _tag(self) -> str:
        return self.tr("親 Dealer")

    def _foot_font(self) -> QFont:
        """Returns the largest font in which both texts stand beside each other, the smallest where none does."""
        face = self._face
        room = self.width() - 2 * self._margin() - 12
        fonts = [theme.font(size) for size in range(round(15 * self._text_scale), 12, -1)]
        fitting = (
            font for font in fonts if text_width(font, face.difference) + text_width(font, face.standing) <= room
        )
        return next(fitting, fonts[-1])

    def _foot_lines(self, font: QFont) -> list[tuple[str, Qt.AlignmentFlag, int]]:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        face = self._face
        together = text_width(font, face.difference) + text_width(font, face.standing) + 12
        if face.difference and face.standing and together > self.width() - 2 * self._margin():
            return [(face.difference, left, 1), (face.standing, left, 0)]
        return [(face.difference, left, 0), (face.standing, right, 0)]

    def _margin(self) -> int:
        return round(_MARGIN * min(self._text_scale, 1.5))

    def sizeHint(self) -> QSize:
        """Returns the room at the full size of the score."""
        score = theme.font(self._score_size, bold=True)
        line = self._font(15)
        head = max(tile_height(self._wind_width()), text_height(self._font(20, bold=True)))
        height = 12 + head + text_height(score) * 0.86 + text_height(line) + 10
        foot = text_width(line, self._face.difference) + text_width(line, self._face.standing) + 24
        width = max(text_width(score, self._face.score), foot, self._head_width()) + 2 * self._margin()
        return QSize(max(round(width), 272), round(height))

    def minimumSizeHint(self) -> QSize:
        """Returns the room of the head and a small score, at the usual size of the texts."""
        lines = text_height(theme.font(20, bold=True)) + 2 * text_height(theme.font(15))
        foot = max(text_width(theme.font(15), text) for text in (self._face.difference, self._face.standing))
        width = max(self._head_width(), foot, text_width(theme.font(28, bold=True), self._face.score))
        return QSize(round(width) + 2 * _MARGIN, round(24 + lines + text_height(theme.font(28))))

    def _name_width(self, scale: float = 1.0) -> float:
        return text_width(theme.font(20 * scale, bold=True), short_name(self._face.name))

    def _head_width(self) -> float:
        """Returns the room of name, wind and tag at the usual size of the texts."""
        name = min(self._name_width(), theme.px(_NAME))
        return name + self._tag_room(1.0) + (38 if self._face.wind else 0)

    def _wind_width(self) -> int:
        return round(_WIND * self._text_scale)

    def _tag_room(self, scale: float) -> float:
        font = theme.font(13 * scale, bold=True)
        return text_width(font, self._tag()) + 28 * scale if self._face.dealer else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the plate."""
        painter = QPainter(self)
        now = theme.current()
        face = self._face
        box = QRectF(self.rect())
        paint_felt(painter, box, now.felt_deep, 10)
        paint_box(painter, box, None, now.brass if face.dealer else now.felt_line, 10)
        lying = {self._inner_edge} if face.riichi else set()
        above, below = (18 if "top" in lying else _ABOVE), (16 if "bottom" in lying else _BELOW)
        inner = box.adjusted(self._margin(), above, -self._margin(), -below)
        name_font = self._font(20, bold=True)
        wind_width = self._wind_width()
        head = max(tile_height(wind_width), text_height(name_font))
        left = inner.left()
        if face.wind:
            paint_tile(painter, left, inner.top() + (head - tile_height(wind_width)) / 2 + 1, face.wind, wind_width)
            left += wind_width + round(11 * self._text_scale)
        paint_text(
            painter,
            QRectF(left, inner.top(), inner.right() - left, head),
            cut_text(name_font, short_name(face.name), inner.right() - left - self._tag_room(self._text_scale)),
            name_font,
            now.felt_ink,
        )
        if face.dealer:
            self._paint_tag(painter, inner, head)
        if face.riichi:
            self._paint_riichi(painter, box)
        foot_font = self._foot_font()
        line = text_height(foot_font) * 0.94
        texts = self._foot_lines(foot_font)
        rows = max(row for _text, _align, row in texts) + 1
        for text, align, row in texts:
            foot = QRectF(inner.left(), inner.bottom() - line * (row + 1), inner.width(), line)
            paint_text(painter, foot, text, foot_font, now.felt_ink2, align)
        middle = QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head - line * rows)
        paint_figure(painter, middle.adjusted(0, _AROUND_SCORE - 4, 0, -4), face.score, self._score_size, now.felt_ink)
        if face.tray:
            self._paint_tray(painter, middle)

    def _paint_tray(self, painter: QPainter, middle: QRectF) -> None:
        """Draws what lies apart at the right, in as many rows as there are."""
        across = max(1, int(middle.width() * 0.45 // (_TRAY * 92 / 72)))
        rows = [self._face.tray[at : at + across] for at in range(0, len(self._face.tray), across)]
        for line, row in enumerate(reversed(rows)):
            group = (TileGroup(row),)
            x = middle.right() - groups_size(group, _TRAY, 0).width()
            paint_groups(
                painter, x, middle.bottom() - (line + 1) * (tile_height(_TRAY) + 2), group, _TRAY, 0, on_felt=True
            )

    def _paint_riichi(self, painter: QPainter, box: QRectF) -> None:
        upright = self._inner_edge in {"left", "right"}
        length = min(74.0, (box.height() if upright else box.width()) / 2.5)
        thick = length / 7.4
        painter.save()
        if upright:
            x = 3.5 if self._inner_edge == "left" else box.width() - 3.5 - thick
            painter.translate(x + thick, box.center().y() - length / 2)
            painter.rotate(90)
            paint_stick(painter, QRectF(0, 0, length, thick), "riichi")
        else:
            y = 3.5 if self._inner_edge == "top" else box.height() - 3.5 - thick
            paint_stick(painter, QRectF(box.center().x() - length / 2, y, length, thick), "riichi")
        painter.restore()

    def _paint_tag(self, painter: QPainter, inner: QRectF, head: float) -> None:
        now = theme.current()
        font = self._font(13, bold=True)
        width = text_width(font, self._tag()) + round(16 * self._text_scale)
        height = text_height(font) * 0.9 + 4
        tag = QRectF(inner.right() - width, inner.top() + (head - height) / 2, width, height)
        paint_box(painter, tag, now.brass, None, 5)
        paint_text(painter, tag, self._tag(), font, now.brass_ink, Qt.AlignmentFlag.AlignHCenter)

# SPDX-License-Identifier: MIT
"""The plate of a seat: who sits there and how they stand, to be read from two metres."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
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
from mahjong_desk.ui.kit.seat_controls import ARROW, NameButton, RiichiChip, TargetMark
from mahjong_desk.ui.kit.text import ink_height, paint_figure
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups, paint_tile, tile_height

_TRAY = 28
"""How wide the tiles are that lie apart."""
_MARGIN = 16
"""Between the edge of a plate and its texts."""
_ABOVE, _BELOW, _AROUND_SCORE = 12, 8, 10
_WIND = 26
_LEAST_SCORE = 32
_CONTROLS = 72
"""The room of what can be pressed beside a score."""
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
        dealer_in_japanese: That is also said in Japanese, as players of a Japanese game say it anywhere.
        riichi: A declared riichi lies on the plate.
        tray: Tiles that lie apart before the player.
    """

    name: str
    wind: str
    score: str
    difference: str = ""
    standing: str = ""
    dealer: bool = False
    dealer_in_japanese: bool = True
    riichi: bool = False
    tray: tuple[TileFace, ...] = ()


class SeatPlate(QWidget):
    """Shows one player at the table; text is always upright.

    Attributes:
        face: What is shown.
        name_button: Opens what the seat can do, where that is offered.
        riichi_chip: Declares the seat's riichi, where the game has it.
        target: The digit that chooses the seat, while one is asked for.
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
        self._declares = False
        self.name_button = NameButton(self)
        self.riichi_chip = RiichiChip(self)
        self.target = TargetMark(self)
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        follow_theme(self)

    @property
    def face(self) -> SeatFace:
        """What is shown."""
        return self._face

    def offer(self, *, menu: str = "", riichi: bool = False, barred: str = "") -> None:
        """Shows what can be pressed on the plate.

        Args:
            menu: What the name opens, in words; the name opens nothing if empty.
            riichi: Whether the seat can declare riichi in this game.
            barred: Why it cannot just now; empty where it can.
        """
        self.name_button.setVisible(bool(menu))
        self.name_button.setToolTip(menu)
        self.name_button.setAccessibleName(menu)
        self._declares = riichi
        self.riichi_chip.setVisible(riichi and not self.target.digit)
        self.riichi_chip.setEnabled(not barred)
        self.riichi_chip.setToolTip(barred)
        self._lay()
        self.update()

    def show_target(self, digit: str, barred: str = "") -> None:
        """Shows the digit that chooses the seat, with the reason where it cannot be chosen; none if empty."""
        self.target.show_digit(digit, barred=bool(barred))
        self.riichi_chip.setVisible(self._declares and not digit)
        self._lay()
        self.update()

    def set_face(self, face: SeatFace) -> None:
        """Shows something else."""
        self._face = face
        self.restyle()
        self.updateGeometry()
        self._lay()
        self.update()

    def set_score_size(self, size: float, text_scale: float = 1.0) -> None:
        """Sets the largest size of the score, and how much larger than usual the other texts are."""
        self._score_size = size
        self._text_scale = text_scale
        self.riichi_chip.set_scale(text_scale)
        self.restyle()
        self.updateGeometry()
        self._lay()
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
            parts.append(self._dealer())
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
        return self.tr("親 Dealer") if self._face.dealer_in_japanese else self._dealer()

    def _dealer(self) -> str:
        return self.tr("Dealer") if self._face.dealer_in_japanese else self.tr("Dealer", "chinese")

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
        """Returns the room of the head, a small score and both texts below, at the usual size of the texts."""
        head = max(tile_height(_WIND), text_height(theme.font(20, bold=True)))
        foot = 0.94 * text_height(theme.font(15))
        score = ink_height(theme.px(_LEAST_SCORE)) + _AROUND_SCORE
        beside = [text_width(theme.font(13), text) for text in (self._face.difference, self._face.standing)]
        figure = text_width(theme.font(_LEAST_SCORE, bold=True), self._face.score) + theme.px(_CONTROLS)
        width = max(self._head_width(), sum(beside) + 12, figure)
        return QSize(round(width) + 2 * _MARGIN, round(_ABOVE + _BELOW + head + score + foot))

    def _name_width(self, scale: float = 1.0) -> float:
        return text_width(theme.font(20 * scale, bold=True), short_name(self._face.name))

    def _head_width(self) -> float:
        """Returns the room of name, wind and tag at the usual size of the texts."""
        name = min(self._name_width(), theme.px(_NAME)) + ARROW
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
        asked = self.target.digit and not self.target.barred
        edge = now.brass if face.dealer or asked else now.felt_line
        paint_box(painter, box, None, edge, 10, 2 if asked else 1)
        inner = self._inner()
        name_font = self._font(20, bold=True)
        wind_width = self._wind_width()
        head = self._head()
        left = inner.left()
        if face.wind:
            paint_tile(painter, left, inner.top() + (head - tile_height(wind_width)) / 2 + 1, face.wind, wind_width)
            left += wind_width + round(11 * self._text_scale)
        paint_text(
            painter,
            QRectF(left, inner.top(), inner.right() - left, head),
            cut_text(name_font, short_name(face.name), self._name_room()),
            name_font,
            now.felt_ink,
        )
        if face.dealer:
            self._paint_tag(painter, inner, head)
        if face.riichi:
            self._paint_riichi(painter, box)
        foot_font, line = self._foot_font(), self._foot_line()
        for text, align, row in self._foot_lines(foot_font):
            foot = QRectF(inner.left(), inner.bottom() - line * (row + 1), inner.width(), line)
            paint_text(painter, foot, text, foot_font, now.felt_ink2, align)
        middle = self._middle()
        score = middle.adjusted(0, _AROUND_SCORE - 4, -self._controls_room(), -4)
        paint_figure(painter, score, face.score, self._score_size, now.felt_ink)
        if face.tray:
            self._paint_tray(painter, middle)

    def _inner(self) -> QRectF:
        """Returns the room of the texts; a stick at the edge takes some of it."""
        lying = {self._inner_edge} if self._face.riichi else set()
        above, below = (18 if "top" in lying else _ABOVE), (16 if "bottom" in lying else _BELOW)
        return QRectF(self.rect()).adjusted(self._margin(), above, -self._margin(), -below)

    def _head(self) -> float:
        return max(tile_height(self._wind_width()), text_height(self._font(20, bold=True)))

    def _foot_line(self) -> float:
        return text_height(self._foot_font()) * 0.94

    def _middle(self) -> QRectF:
        """Returns the room of the score and of what stands beside it."""
        inner, head = self._inner(), self._head()
        rows = max(row for _text, _align, row in self._foot_lines(self._foot_font())) + 1
        return QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head - self._foot_line() * rows)

    def _controls_room(self) -> float:
        shown = [part for part in (self.riichi_chip, self.target) if not part.isHidden()]
        return max((part.sizeHint().width() + theme.px(8) for part in shown), default=0)

    def _name_left(self) -> float:
        return self._inner().left() + (self._wind_width() + round(11 * self._text_scale) if self._face.wind else 0)

    def _name_room(self) -> float:
        arrow = 0 if self.name_button.isHidden() else ARROW
        return self._inner().right() - self._name_left() - self._tag_room(self._text_scale) - arrow

    def _lay(self) -> None:
        """Lays what can be pressed."""
        inner, middle = self._inner(), self._middle()
        font = self._font(20, bold=True)
        name = text_width(font, cut_text(font, short_name(self._face.name), self._name_room()))
        left = inner.left() - 5
        self.name_button.setGeometry(
            QRectF(left, inner.top() - 2, self._name_left() + name + ARROW + 2 - left, self._head() + 4).toRect()
        )
        for part in (self.riichi_chip, self.target):
            size = part.sizeHint()
            top = middle.top() + max(0.0, (middle.height() - size.height()) / 2)
            part.setGeometry(QRectF(middle.right() - size.width(), top, size.width(), size.height()).toRect())
        self.target.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays what can be pressed for the new size."""
        super().resizeEvent(event)
        self._lay()

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
        length = min(74.0 * max(1.0, self._text_scale), (box.height() if upright else box.width()) / 2.5)
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

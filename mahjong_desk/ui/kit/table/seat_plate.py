# SPDX-License-Identifier: MIT
"""The plate of a seat: player and score, readable from two metres."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ink_height, paint_figure
from mahjong_desk.ui.kit.layout.boxes import paint_felt
from mahjong_desk.ui.kit.painting import (
    elide_text,
    paint_box,
    paint_text,
    register_for_theme,
    remeasure,
    short_name,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.table.seat_controls import ARROW, NameButton, RiichiChip, SeatDigit, paint_stick
from mahjong_desk.ui.kit.text_format import escape_ampersands, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name, groups_text
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups, paint_tile, tile_height

AROUND_SCORE = 10
"""The space above and below a score together."""
_MARGIN = 16
_ABOVE, _BELOW = 12, 8
_WIND = 26
_MIN_SCORE_SIZE = 32
_CONTROLS_WIDTH = 72
"""The width of the controls beside a score."""
_MAX_NAME_WIDTH = 176
"""The maximum width of a name, at 100 %: fourteen letters of average width."""
_TRAY_TILE = 28
"""The width of the tiles set aside."""


class SeatData(NamedTuple):
    """The contents of a seat plate."""

    name: str
    wind: str  # In notation, such as ``1z``.
    score: str
    difference: str = ""  # The distance to the first or second player.
    standing: str = ""  # The score compared with the start, or a dead hand.
    dealer: bool = False
    dealer_usage: str = ""
    riichi: bool = False
    penalty_tiles: tuple[TileFace, ...] = ()


class Foot(NamedTuple):
    """The two texts at the bottom."""

    font: QFont
    line: float  # The height of a line.
    texts: tuple[tuple[str, Qt.AlignmentFlag, int], ...]  # The line counts from the bottom.


def dealer_text(dealer_usage: str) -> str:
    """Returns the game's name for the dealer."""
    return tr("Dealer", usage=dealer_usage)


def dealer_tag(dealer_usage: str) -> str:
    """Returns the text of the dealer's tag."""
    return dealer_text(dealer_usage) if dealer_usage else tr("親 Dealer")


class SeatPlate(QWidget):
    """One player at the table: name, wind, dealer tag, score and two texts.

    Attributes:
        text_scale: The scale of the texts beside the score.
    """

    def __init__(self, data: SeatData, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.data = data
        self._score_size, self.text_scale = 64.0, 1.0
        self._menu, self._offers_riichi = "", False
        self.name_button = NameButton(self)
        self.riichi_chip = RiichiChip(self)
        self.target = SeatDigit(self)
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        register_for_theme(self)

    def set_controls(self, *, menu: str = "", riichi: bool = False, refusal: str = "") -> None:
        """Offers a menu on the name, and riichi; ``refusal`` is why it is refused."""
        self._menu, self._offers_riichi = menu, riichi
        self.name_button.set_menu(menu)
        self._show_chip()
        self.riichi_chip.setEnabled(not refusal)
        self.riichi_chip.setToolTip(refusal)
        self._arrange()
        self.update()

    def show_target(self, digit: str, *, disabled: bool = False) -> None:
        """Shows the digit that chooses the seat; an empty one hides it."""
        self.target.show_digit(digit, disabled=disabled)
        self._show_chip()
        self._arrange()
        self.update()

    def _show_chip(self) -> None:
        """Shows the chip unless the digit or the stick is in its place."""
        self.riichi_chip.setVisible(self._offers_riichi and not self.target.digit and not self.data.riichi)

    def set_data(self, data: SeatData) -> None:
        if data != self.data:
            self.data = data
            self._show_chip()
            remeasure(self)

    def set_score_size(self, size: float, text_scale: float) -> None:
        """Sets the largest size of the score, and the scale of the other texts."""
        if (size, text_scale) == (self._score_size, self.text_scale):
            return
        self._score_size, self.text_scale = size, text_scale
        self.riichi_chip.set_scale(text_scale)
        remeasure(self)

    def restyle(self) -> None:
        """Describes the plate for a screen reader, and places its controls."""
        data = self.data
        self.setAccessibleName(data.name)
        parts = [face_name(data.wind)] if data.wind else []
        if data.dealer:
            parts.append(dealer_text(data.dealer_usage))
        parts.append(data.score)
        parts += [text for text in (data.difference, data.standing) if text]
        if data.riichi:
            parts.append(tr("Riichi"))
        if data.penalty_tiles:
            parts.append(tr("set aside: {tiles}").format(tiles=groups_text((TileGroup(data.penalty_tiles),))))
        self.setAccessibleDescription(join_notes(*parts))
        self._arrange()

    def text_scale_for(self, size: QSize, score: float, max_scale: float) -> float:
        """Returns the largest scale, from 1 to ``max_scale``, at which the texts fit.

        ``score`` is the font size of the score in pixels.
        """
        figure = ink_height(score)
        scale = max(1.0, min(max_scale, (size.width() - 3 * _MARGIN) / self._head_width()))
        while scale > 1:
            header = max(tile_height(round(_WIND * scale)), text_height(theme.font(20 * scale, bold=True)))
            foot = text_height(theme.font(15 * scale))
            if size.height() - _ABOVE - _BELOW - header - foot - AROUND_SCORE >= figure:
                break
            scale = max(1.0, scale - 0.05)
        return scale

    def sizeHint(self) -> QSize:
        score = theme.font(self._score_size, bold=True)
        line = self._font(15)
        height = 12 + self._header_height() + text_height(score) * 0.86 + text_height(line) + 10
        foot = text_width(line, self.data.difference) + text_width(line, self.data.standing) + 24
        width = max(text_width(score, self.data.score), foot, self._head_width()) + 2 * self._margin()
        return QSize(max(round(width), 272), round(height))

    def minimumSizeHint(self) -> QSize:
        # Header, a small score and both texts at their usual size.
        header = max(tile_height(_WIND), text_height(theme.font(20, bold=True)))
        foot = 0.94 * text_height(theme.font(15))
        score = ink_height(theme.px(_MIN_SCORE_SIZE)) + AROUND_SCORE
        beside = [text_width(theme.font(13), text) for text in (self.data.difference, self.data.standing)]
        figure = text_width(theme.font(_MIN_SCORE_SIZE, bold=True), self.data.score) + theme.px(_CONTROLS_WIDTH)
        width = max(self._head_width(), sum(beside) + 12, figure)
        return QSize(round(width) + 2 * _MARGIN, round(_ABOVE + _BELOW + header + score + foot))

    def min_height(self, width: int) -> int:
        """Returns the minimum height at a width, with stacked texts if needed."""
        beside = sum(text_width(theme.font(13), text) for text in (self.data.difference, self.data.standing)) + 12
        below = 0.94 * text_height(theme.font(13)) if beside > width - 2 * _MARGIN else 0
        return self.minimumSizeHint().height() + round(below)

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns a font at the scale of the texts."""
        return theme.font(size * self.text_scale, bold=bold)

    def _margin(self) -> int:
        return round(_MARGIN * min(self.text_scale, 1.5))

    def _wind_width(self) -> int:
        return round(_WIND * self.text_scale)

    def _header_height(self) -> float:
        """Returns the height of name, wind and tag."""
        return max(tile_height(self._wind_width()), text_height(self._font(20, bold=True)))

    def _text_area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._margin(), _ABOVE, -self._margin(), -_BELOW)

    def _score_area(self) -> QRectF:
        """Returns the box of the score and what is beside it."""
        inner, header, foot = self._text_area(), self._header_height(), self._foot()
        below = foot.line * (max(row for _text, _align, row in foot.texts) + 1)
        return QRectF(inner.left(), inner.top() + header, inner.width(), inner.height() - header - below)

    def _foot(self) -> Foot:
        """Returns both texts in one line in the largest font that fits, or stacked."""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        difference, standing = self.data.difference, self.data.standing
        room = self.width() - 2 * self._margin() - 12
        for size in range(round(15 * self.text_scale), 12, -1):
            font = theme.font(size)
            fits = text_width(font, difference) + text_width(font, standing) <= room
            if fits:
                break
        if difference and standing and not fits:
            texts = ((difference, left, 1), (standing, left, 0))
        else:
            texts = ((difference, left, 0), (standing, right, 0))
        return Foot(font, text_height(font) * 0.94, texts)

    def _head_width(self) -> float:
        """Returns the width of name, wind and tag at the usual text size."""
        name = text_width(theme.font(20, bold=True), short_name(self.data.name))
        name = min(name, theme.px(_MAX_NAME_WIDTH)) + ARROW
        return name + self._tag_room(1.0) + (38 if self.data.wind else 0)

    def _name_left(self) -> float:
        return self._text_area().left() + (self._wind_width() + round(11 * self.text_scale) if self.data.wind else 0)

    def _tag_room(self, scale: float) -> float:
        """Returns the width of the dealer's tag; 0 without one."""
        if not self.data.dealer:
            return 0
        return text_width(theme.font(13 * scale, bold=True), dealer_tag(self.data.dealer_usage)) + 28 * scale

    def _controls_room(self) -> float:
        parts: list[QWidget] = [self.target] if self.target.digit else []
        if self._offers_riichi or self.data.riichi:
            parts.append(self.riichi_chip)
        return max((part.sizeHint().width() + theme.px(8) for part in parts), default=0)

    def _arrange(self) -> None:
        inner, middle, font = self._text_area(), self._score_area(), self._font(20, bold=True)
        room = inner.right() - self._name_left() - self._tag_room(self.text_scale)
        room -= ARROW if self.name_button.isEnabled() else 0
        name_text = elide_text(font, short_name(self.data.name), room)
        # The tooltip shows an elided name in full.
        tip = self.data.name if name_text != self.data.name else ""
        self.setToolTip(tr("{player} wins…").format(player=self.data.name) if self._menu else tip)
        self.name_button.setText(escape_ampersands(name_text))
        self.name_button.setFont(font)
        width, height = text_width(font, name_text) + ARROW + 7, self._header_height() + 4
        name = QRectF(self._name_left() - 5, inner.top() - 2, width, height)
        more = max(0.0, (theme.MIN_TOUCH_SIZE - name.height()) / 2)
        self.name_button.setGeometry(name.adjusted(0, -more, 0, more).toAlignedRect())
        for part in (self.riichi_chip, self.target):
            size = part.sizeHint()
            top = middle.top() + max(0.0, (middle.height() - size.height()) / 2)
            part.setGeometry(QRectF(middle.right() - size.width(), top, size.width(), size.height()).toRect())
        self.target.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        data = self.data
        box = QRectF(self.rect())
        paint_felt(painter, box, colours.felt_deep, 10)
        is_target = self.target.digit and not self.target.disabled
        edge = colours.brass if data.dealer or is_target else colours.felt_line
        paint_box(painter, box, None, edge, 10, 2 if is_target else 1)
        inner, header, wind_width = self._text_area(), self._header_height(), self._wind_width()
        if data.wind:
            top = inner.top() + (header - tile_height(wind_width)) / 2 + 1
            paint_tile(painter, inner.left(), top, data.wind, wind_width)
        if data.dealer:
            self._paint_tag(painter, inner, header)
        if data.riichi and not self.target.digit:
            self._paint_riichi(painter)
        font, line, texts = self._foot()
        for text, align, row in texts:
            foot = QRectF(inner.left(), inner.bottom() - line * (row + 1), inner.width(), line)
            paint_text(painter, foot, text, font, colours.felt_ink2, align)
        middle = self._score_area()
        score = middle.adjusted(0, AROUND_SCORE - 4, -self._controls_room(), -4)
        paint_figure(painter, score, data.score, self._score_size, colours.felt_ink)
        if data.penalty_tiles:
            self._paint_tray(painter, middle)

    def _paint_tray(self, painter: QPainter, middle: QRectF) -> None:
        """Paints the tiles set aside at the right, in as many rows as needed."""
        across = max(1, int(middle.width() * 0.45 // (_TRAY_TILE * 92 / 72)))
        rows = [self.data.penalty_tiles[i : i + across] for i in range(0, len(self.data.penalty_tiles), across)]
        for line, row in enumerate(reversed(rows)):
            group = (TileGroup(row),)
            x = middle.right() - groups_size(group, _TRAY_TILE, 0).width()
            y = middle.bottom() - (line + 1) * (tile_height(_TRAY_TILE) + 2)
            paint_groups(painter, x, y, group, _TRAY_TILE, 0, on_felt=True)

    def _paint_riichi(self, painter: QPainter) -> None:
        box = QRectF(self.riichi_chip.geometry())
        thick = min(box.width() / 7.4, 10.0 * max(1.0, self.text_scale))
        paint_stick(painter, QRectF(box.left(), box.center().y() - thick / 2, box.width(), thick), "riichi")

    def _paint_tag(self, painter: QPainter, inner: QRectF, header: float) -> None:
        colours = theme.current()
        font, text = self._font(13, bold=True), dealer_tag(self.data.dealer_usage)
        width = text_width(font, text) + round(16 * self.text_scale)
        height = text_height(font) * 0.9 + 4
        tag = QRectF(inner.right() - width, inner.top() + (header - height) / 2, width, height)
        paint_box(painter, tag, colours.brass, None, 5)
        paint_text(painter, tag, text, font, colours.brass_ink, Qt.AlignmentFlag.AlignHCenter)

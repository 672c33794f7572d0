# SPDX-License-Identifier: MIT
"""A table in miniature: players, scores and round, for screen, wall and paper."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import paint_figure
from mahjong_desk.ui.kit.layout.boxes import ENTER, paint_felt
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_box,
    paint_text,
    register_for_theme,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.table.seat_controls import paint_stick
from mahjong_desk.ui.kit.text_format import join_notes, join_sentences_with_stops, with_heading
from mahjong_desk.ui.kit.tiles.tile_art import paint_tile, tile_height

WIDTH, HEIGHT = 414, 280
"""The normal size."""
MIN_WIDTH, MIN_HEIGHT = 272, 200
"""The minimum size, for many tables."""
_RIM, _MARGIN = 7, 10
_PLATE_POSITIONS = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (1.0, 0.5), (0.0, 0.5)),
    4: ((0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 0.5)),
}
"""The positions of the plates by number of players, each as x and y from 0 to 1; the next player is to the right."""


class MiniaturePlate(NamedTuple):
    """The plate of one player."""

    name: str
    score: str
    wind: str = ""  # the notation, such as ``1z``
    dealer: str = ""  # the text of the dealer's tag
    riichi: bool = False
    rank: int = 0  # 0 before the end
    fault: str = ""


class MiniatureData(NamedTuple):
    """The contents of a miniature."""

    title: str
    plates: tuple[MiniaturePlate, ...] = ()  # in turn order
    time: str = ""
    short_time: str = ""  # replaces ``time`` if space is short
    late: bool = False
    hand: str = ""
    stakes: tuple[str, ...] = ()
    finished: bool = False
    fault: str = ""


class _MiniaturePainter:
    """Paints one table, with texts that scale with its size."""

    def __init__(self, painter: QPainter, box: QRectF, data: MiniatureData) -> None:
        self._painter, self._box, self._data = painter, box, data
        scale = self._scale = max(0.6, min(box.width() / WIDTH, box.height() / HEIGHT) / theme.scale())
        unit = scale * theme.scale()
        self._unit = unit
        self._inner = box.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        margin = max(4.0, _MARGIN * unit)
        self._field = self._inner.adjusted(margin, margin, -margin, -margin)
        font = theme.font(15 * scale, bold=True)
        width = min(144 * unit, (self._field.width() - max(64.0, 76 * unit)) / 2)
        height = min(max(58 * unit, text_height(font) + 20 * unit + 8), self._field.height() / 3)
        self._plate_size = QSize(round(width), round(height))

    def paint(self) -> None:
        colours = theme.current()
        painter, inner = self._painter, self._inner
        paint_box(painter, self._box, colours.rim, None, 14)
        paint_felt(painter, inner, colours.felt, 9)
        self._paint_head()
        if self._data.fault:
            font = theme.font(15)
            painter.setFont(font)
            painter.setPen(colours.felt_ink)
            room = self._field.adjusted(0, text_height(font) * 1.5, 0, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), self._data.fault)
            return
        positions = _PLATE_POSITIONS[max(2, min(4, len(self._data.plates)))]
        for plate, position in zip(self._data.plates, positions, strict=False):
            self._paint_plate(plate, self._plate_box(position), position)
        self._paint_middle()

    def _plate_box(self, position: tuple[float, float]) -> QRectF:
        width, height = self._plate_size.width(), self._plate_size.height()
        left = self._field.left() + (self._field.width() - width) * position[0]
        top = self._field.top() + (self._field.height() - height) * position[1]
        return QRectF(round(left), round(top), width, height)

    def _paint_head(self) -> None:
        colours, data = theme.current(), self._data
        title_font = theme.font(19 * self._scale, serif=True)
        time_font = theme.font(15 * self._scale, bold=data.late)
        line = QRectF(self._field.left() + 4, self._field.top(), self._field.width() - 8, text_height(title_font))
        max_width = (self._field.width() - self._plate_size.width()) / 2 - 12
        paint_text(self._painter, line, elide_text(title_font, data.title, max_width), title_font, colours.felt_ink)
        room = max_width - (self._icon_size() + 6 if data.late else 0)
        fits = text_width(time_font, data.time) <= room
        time = elide_text(time_font, data.time if fits else data.short_time or data.time, room)
        ink = colours.felt_ink if data.late else colours.felt_ink2
        paint_text(self._painter, line, time, time_font, ink, Qt.AlignmentFlag.AlignRight)
        if data.late:
            side = self._icon_size()
            ratio = self._painter.device().devicePixelRatioF()
            picture = icon_pixmap("clock", colours.felt_ink, side, ratio)
            left = line.right() - text_width(time_font, time) - side - 5
            self._painter.drawPixmap(QPointF(left, line.center().y() - side / 2), picture)

    def _icon_size(self) -> int:
        return max(14, round(18 * self._unit))

    def _paint_plate(self, plate: MiniaturePlate, box: QRectF, position: tuple[float, float]) -> None:
        colours, painter, unit = theme.current(), self._painter, self._unit
        paint_felt(painter, box, colours.felt_deep, 8)
        edge = colours.felt_fault if plate.fault else colours.brass if plate.dealer else colours.felt_line
        paint_box(painter, box, None, edge, 8, 2 if plate.fault else 1)
        side = max(13.0, 20 * unit)
        inner = box.adjusted(max(6.0, 10 * unit), 2, -max(5.0, 8 * unit), -2)
        left = inner.left()
        if plate.rank:
            rank = theme.font(22 * self._scale, serif=True)
            colour = colours.gold if plate.rank == 1 else colours.felt_ink2
            around = QRectF(left, inner.top(), side, inner.height())
            paint_text(painter, around, str(plate.rank), rank, colour, Qt.AlignmentFlag.AlignHCenter)
        elif plate.wind:
            paint_tile(painter, left, box.center().y() - tile_height(side) / 2, plate.wind, side)
        if plate.rank or plate.wind:
            left += side + max(5.0, 9 * unit)
        name_font = theme.font(15 * self._scale, bold=True)
        name_height = text_height(name_font)
        top = box.top() + max(1.0, 3 * unit)
        right = inner.right()
        if plate.dealer:
            right = self._paint_tag(plate.dealer, right, top + name_height / 2) - 4
        name = QRectF(left, top, right - left, name_height)
        paint_text(painter, name, elide_text(name_font, plate.name, name.width()), name_font, colours.felt_ink)
        score = QRectF(left, name.bottom() - 1, inner.right() - left, box.bottom() - name.bottom() - 3 * unit)
        paint_figure(painter, score, plate.score, max(16.0, 25 * self._scale), colours.felt_ink)
        if plate.riichi:
            self._paint_riichi(box, position)

    def _paint_tag(self, text: str, right: float, middle: float) -> float:
        colours = theme.current()
        font = theme.font(13 * min(1.4, self._scale), bold=True)
        width, height = text_width(font, text) + 12 * self._unit, text_height(font) * 0.95
        tag = QRectF(right - width, middle - height / 2, width, height)
        paint_box(self._painter, tag, colours.brass, None, 5)
        paint_text(self._painter, tag, text, font, colours.brass_ink, Qt.AlignmentFlag.AlignHCenter)
        return tag.left()

    def _paint_riichi(self, box: QRectF, position: tuple[float, float]) -> None:
        length, thick, off = 52 * self._unit, 7 * self._unit, 4
        left, top = box.center().x() - length / 2, box.bottom() + off
        if position[0] != 0.5:
            # The hand is displayed between these plates, so the stick goes below the plate, at its inner end.
            left = box.right() - length if position[0] == 0.0 else box.left()
        elif position[1] == 1.0:
            top = box.top() - off - thick
        paint_stick(self._painter, QRectF(left, top, length, thick), "riichi")

    def _paint_middle(self) -> None:
        colours, data, painter = theme.current(), self._data, self._painter
        middle = self._field.center()
        if data.finished:
            side = round(34 * self._unit)
            ratio = painter.device().devicePixelRatioF()
            picture = icon_pixmap("seal", colours.felt_ink, side, ratio)
            painter.drawPixmap(QPointF(middle.x() - side / 2, middle.y() - side / 2), picture)
            return
        has_two_players = len(data.plates) == 2
        room = self._field.width() - (0 if has_two_players else 2 * self._plate_size.width() + 8)
        size = 22 * self._scale
        while size > 16 and text_width(theme.font(size, serif=True), data.hand) > room:
            size -= 1
        font, small = theme.font(size, serif=True), theme.font(14 * self._scale)
        # A small miniature has no room for the stakes.
        has_room = self._unit >= 0.85 and self._box.height() >= 230 * theme.scale() * min(1.0, self._scale)
        lines = [(elide_text(font, data.hand, room), font, colours.felt_ink)]
        lines += [(elide_text(small, sentence, room), small, colours.felt_ink2) for sentence in data.stakes if has_room]
        top = middle.y() - sum(text_height(line_font) for _, line_font, _ in lines) / 2
        for text, line_font, colour in lines:
            line = QRectF(middle.x() - room / 2, top, room, text_height(line_font))
            paint_text(painter, line, text, line_font, colour, Qt.AlignmentFlag.AlignHCenter)
            top = line.bottom()


class TableMiniature(QAbstractButton):
    """A miniature that opens its table on a click or Enter, unless ``opens`` is False."""

    def __init__(self, data: MiniatureData, parent: QWidget | None = None, *, opens: bool = True) -> None:
        super().__init__(parent)
        self.data = data
        self.setProperty("ground", "felt")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if opens else Qt.FocusPolicy.NoFocus)
        if opens:
            self.setProperty("ring", True)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        register_for_theme(self)

    def set_data(self, data: MiniatureData) -> None:
        if data != self.data:
            self.data = data
            self.restyle()
            self.update()

    def restyle(self) -> None:
        """Describes the table for a screen reader."""
        data = self.data
        self.setAccessibleName(data.title)
        self.setToolTip("\n".join([data.title, *(plate.name for plate in data.plates)]))
        players = [
            with_heading(plate.name, join_notes(plate.score, plate.dealer, str(plate.rank or ""), plate.fault))
            for plate in data.plates
        ]
        self.setAccessibleDescription(
            join_sentences_with_stops(join_notes(data.hand, data.time, *data.stakes), *players, data.fault)
        )

    def sizeHint(self) -> QSize:
        return QSize(theme.px(WIDTH), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(MIN_WIDTH), theme.px(MIN_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        _MiniaturePainter(QPainter(self), QRectF(self.rect()), self.data).paint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

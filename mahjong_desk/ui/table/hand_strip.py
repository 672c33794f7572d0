# SPDX-License-Identifier: MIT
"""The strip of recent hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import AccessiblePart, announce
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.memo import Memo
from mahjong_desk.ui.kit.painting import elide_text, icon_pixmap, paint_box, paint_ground, paint_text, text_width
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items, join_notes
from mahjong_desk.ui.text.events import describe
from mahjong_desk.ui.text.values import moved_line
from mahjong_desk.ui.text.vocabulary import short_hand_name


class StripRow(NamedTuple):
    """One line of the strip.

    Attributes:
        settlement: What it moves; None where the event cannot have happened there.
    """

    hand: str
    text: str
    unit: ResultUnit
    settlement: Settlement | None

    @property
    def deltas(self) -> tuple[int, ...] | None:
        """The change of each seat; None where the event cannot have happened there."""
        return self.settlement.deltas if self.settlement is not None else None

    def accessible_text(self, names: Sequence[str]) -> str:
        """Returns all that it says in one sentence, under the names of the players by seat."""
        changes = (moved_line(self.unit, self.settlement, names),) if self.settlement is not None else ()
        return join_notes(self.hand, self.text, *changes)


def strip_row(row: ReplayRow, rules: TableRules) -> StripRow:
    """Returns the line of a row of the match."""
    ruleset, settlement = rules.ruleset, row.settlement if row.refusal is None else None
    happened = describe(row, row.players, ruleset)
    return StripRow(short_hand_name(ruleset, row.before), happened, rules.result_unit, settlement)


class PointsCheck(NamedTuple):
    """What all points add up to.

    Attributes:
        text: The points with the players, on the table and with the house.
        whole: Whether none is missing, and none too many.
    """

    text: str
    whole: bool


def points_check(replay: Replay) -> PointsCheck:
    """Returns the sum of a match, held against that of its start."""
    table, start = replay.table, replay.match.start
    total = sum(table.scores)
    whole = total + table.deposit + table.house_points == sum(start.scores) + start.deposit + start.house_points
    if not whole:
        sentence = tr("{points} held by players: the sum is wrong")
    elif table.house_points > 0:
        sentence = tr("{points} held by players, {house} taken by the house")
    elif table.house_points:
        sentence = tr("{points} held by players, {house} added by the house")
    elif table.deposit:
        sentence = tr("{points} held by players, {deposit} on the table")
    else:
        sentence = tr("{points} held by players")
    told = sentence.format(
        points=format_number(total), deposit=format_number(table.deposit), house=format_number(abs(table.house_points))
    )
    return PointsCheck(told, whole)


HEAD = 46
ROW = 30
TALL_ROW = 42
FOOT = 32
LINK = 30
_NAMES_BELOW = 20
"""The extra height of the head if long and short names alternate in two lines."""
_SIDE = 16
_BELOW = 4
"""What is free below the foot."""
_NOTHING = "·"
_SHORT_NAME = 52
_FREE = (16, 92)
"""The left edge of the names over the first two columns: below the title, and beside it."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class HandStrip(QWidget):
    """The last hands, newest first, as many as there is room for, and at the foot a line that adds all points up."""

    # Ids of rows that came in one step with others are too large for an int of Qt.
    opened = Signal(object)
    correct_requested = Signal()

    accessible_role = "List"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._texts = Memo(strip_row)
        self._rows: tuple[StripRow, ...] = ()
        self._seal = PointsCheck("", whole=True)
        self._at = 0
        self._measured: tuple[tuple[object, ...], bool] = ((), False)
        self.correct_link = LinkButton(tr("Correct last hand…"), self, size=14)
        self.correct_link.clicked.connect(self.correct_requested)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)
        self.setProperty("ringRadius", 10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        theme.watcher().changed.connect(self.updateGeometry)
        theme.watcher().changed.connect(self.update)

    @property
    def rows(self) -> tuple[StripRow, ...]:
        """All hands, newest first, whether there is room for them or not."""
        return self._rows

    @property
    def seal(self) -> str:
        """The line that adds all points up."""
        return self._seal.text

    @property
    def room(self) -> int:
        """How many rows there is room for."""
        return max(0, (self.height() - self._head - self._foot() - _BELOW) // self._row)

    @property
    def _is_two_line(self) -> bool:
        """Whether names take two lines and events are above the figures, for lack of width."""
        known = (self._rows, self._names, self.width(), theme.scale())
        if known != self._measured[0]:
            font = theme.font(14)
            long = any(text_width(font, name) > theme.px(_SHORT_NAME) for name in self._names)
            self._measured = known, long or self._free_beside(self._widths(self._rows), self._rows) < 0
        return self._measured[1]

    @property
    def _head(self) -> int:
        return theme.px(HEAD + _NAMES_BELOW if self._is_two_line else HEAD)

    @property
    def _row(self) -> int:
        return theme.px(TALL_ROW if self._is_two_line else ROW)

    def show_replay(self, replay: Replay) -> None:
        """Shows the hands of a match."""
        before, known = len(self._rows), self._names
        self._names = replay.players
        self._rows = self._texts.values_for(replay.rows, [replay.match.rules] * len(replay.rows))[::-1]
        self._seal = points_check(replay)
        self.setAccessibleName(tr("Ledger"))
        self.setAccessibleDescription(
            "\n".join([row.accessible_text(self._names) for row in self._rows[:5]] + [self._seal.text])
        )
        if known == self._names and len(self._rows) == before + 1:
            announce(self, self._rows[0].accessible_text(self._names))
        self._at = 0
        self.correct_link.setEnabled(bool(self._rows))
        self._lay_link()
        self.updateGeometry()
        self.update()

    def accessible_parts(self) -> tuple[AccessiblePart, ...]:
        """Returns the hands that there is room for, newest first."""
        high = self._row
        boxes = (QRect(0, self._head + at * high, self.width(), high) for at in range(self.room))
        return tuple(
            AccessiblePart(row.accessible_text(self._names), box, "ListItem")
            for row, box in zip(self._rows, boxes, strict=False)
        )

    def _foot(self) -> int:
        """Returns the height of the foot: one line if the sum and the correction fit in it."""
        seal = text_width(theme.font(14), self._seal.text) + theme.px(16 + 8 + 8)
        both = seal + self.correct_link.sizeHint().width() + 2 * theme.px(_SIDE)
        return theme.px(FOOT) + (theme.px(LINK) if both > max(self.width(), theme.px(300)) else 0)

    def _lay_link(self) -> None:
        """Puts the way to correct the last hand into the last line, which stays however many rows there are."""
        size = self.correct_link.sizeHint()
        left = self.width() - size.width() - theme.px(_SIDE) + 2
        end = self.height() - _BELOW
        self.correct_link.setGeometry(QRect(QPoint(left, end - (theme.px(FOOT) + size.height()) // 2), size))

    def _columns(self) -> list[tuple[float, float]]:
        """Returns left and right of the column of each seat; wide windows give the figures air."""
        right = float(self.width() - theme.px(_SIDE))
        if self._is_two_line and self._names:
            # The figures have a line of their own, and its whole width.
            each = (right - theme.px(_SIDE + 28)) / len(self._names)
            return [(right - (left + 1) * each, right - left * each) for left in reversed(range(len(self._names)))]
        widths = self._widths(self._rows[: self.room])
        free = self._free_beside(widths, self._rows[: self.room])
        spare = max(0.0, min(theme.px(30), free / max(1, len(widths))))
        columns = []
        for width in reversed(widths):
            columns.append((right - width - spare, right))
            right -= width + spare
        return columns[::-1]

    def _widths(self, rows: Sequence[StripRow]) -> list[float]:
        """Returns how wide the figures of each seat are in these rows."""
        font = theme.font(14)
        figures = [
            [format_change(row.deltas[seat]) for row in rows if row.deltas is not None]
            for seat, _ in enumerate(self._names)
        ]
        return [max([theme.px(34), *(text_width(font, text) for text in own)]) + theme.px(10) for own in figures]

    def _free_beside(self, widths: Sequence[float], rows: Sequence[StripRow]) -> float:
        """Returns the width left by figures of these widths and the text before them; negative if it is too little."""
        words = max((text_width(theme.font(14), row.text) for row in rows), default=0.0)
        return self.width() - theme.px(_SIDE) - self._left_of_words() - words - sum(widths)

    def _left_of_words(self) -> float:
        font = theme.font(14, bold=True)
        hands = max((text_width(font, hand) for hand in {row.hand for row in self._rows}), default=0.0)
        return theme.px(_SIDE) + max(theme.px(28), hands + theme.px(8))

    def _place_at(self, y: float) -> int | None:
        """Returns the row at a height, counted from the newest, or None."""
        place = int((y - self._head) // self._row)
        return place if 0 <= place < min(len(self._rows), self.room) else None

    def _open(self, place: int | None) -> None:
        self.opened.emit(-1 if place is None or not self._rows else len(self._rows) - 1 - place)

    @property
    def min_height(self) -> int:
        """The room of head and foot alone, with the way to the last hand: below that something would be cut."""
        return self._head + self._foot() + _BELOW

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(HEAD + 7 * ROW) + self._foot() + _BELOW)

    def minimumSizeHint(self) -> QSize:
        most = (2 if self._is_two_line else 4) - (self._foot() > theme.px(FOOT))
        rows = min(most, max(1, len(self._rows)))
        return QSize(theme.px(300), self._head + self._foot() + rows * self._row + _BELOW)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place_at(event.pos().y())
            told = join_items(self._names) if place is None else self._rows[place].accessible_text(self._names)
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._open(self._place_at(event.position().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self._at)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._at = max(0, min(self._at + step, min(len(self._rows), self.room) - 1))
            announce(self, self._rows[self._at].accessible_text(self._names) if self._rows else "")
            self.update()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_link()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        paint_box(painter, QRectF(self.rect()), now.paper, now.line, 10)
        side, high = theme.px(_SIDE), self._row
        columns = self._columns()
        title = QRectF(side, theme.px(8), self.width() - 2 * side, theme.px(HEAD - 8))
        paint_text(painter, title, tr("Ledger"), theme.font(19, serif=True), now.ink)
        self._paint_names(painter, columns, title)
        top = float(self._head)
        left = self._left_of_words()
        for place, row in enumerate(self._rows[: self.room]):
            if place == self._at and self.hasFocus():
                paint_ground(painter, QRectF(side - 4, top, self.width() - 2 * side + 8, high), now.brass_wash)
            paint_ground(painter, QRectF(side, top, self.width() - 2 * side, 1), now.line)
            line = theme.px(ROW if not self._is_two_line else TALL_ROW // 2)
            first = QRectF(side, top + (theme.px(2) if self._is_two_line else 0), self.width() - 2 * side, line)
            paint_text(painter, first, row.hand, theme.font(14, bold=True), now.ink)
            room = first.right() - left if self._is_two_line else (columns[0][0] if columns else first.right()) - left
            words = elide_text(theme.font(14), row.text, room)
            paint_text(painter, QRectF(left, first.top(), room, line), words, theme.font(14), now.ink2)
            self._paint_deltas(painter, row, columns, QRectF(0, top + high - line, 0, line))
            top += high
        foot = self.height() - _BELOW - self._foot()
        paint_ground(painter, QRectF(side, foot, self.width() - 2 * side, 1), now.line)
        self._paint_seal(painter, foot)

    def _paint_names(self, painter: QPainter, columns: Sequence[tuple[float, float]], line: QRectF) -> None:
        """Paints a name over each column; long ones alternate between two lines."""
        font, tall = theme.font(14), self._is_two_line
        below = line.translated(0, theme.px(_NAMES_BELOW))
        for seat, (start, end) in enumerate(columns):
            left = start
            if tall:
                left = columns[seat - 2][1] + theme.px(6) if seat > 1 else theme.px(_FREE[seat])
            at = below if tall and not seat % 2 else line
            name = elide_text(font, self._names[seat], end - left)
            paint_text(
                painter, QRectF(left, at.top(), end - left, at.height()), name, font, theme.current().ink3, _RIGHT
            )

    def _paint_deltas(
        self, painter: QPainter, row: StripRow, columns: Sequence[tuple[float, float]], line: QRectF
    ) -> None:
        now = theme.current()
        for seat, (start, end) in enumerate(columns):
            box = QRectF(start, line.top(), end - start, line.height())
            delta = row.deltas[seat] if row.deltas is not None else 0
            shade = now.plus if delta > 0 else now.minus if delta < 0 else now.ink3
            paint_text(painter, box, format_change(delta) if delta else _NOTHING, theme.font(14), shade, _RIGHT)

    def _paint_seal(self, painter: QPainter, top: float) -> None:
        now = theme.current()
        side, size = theme.px(_SIDE), theme.px(16)
        name, shade = ("seal", now.plus) if self._seal.whole else ("seal_broken", now.error)
        picture = icon_pixmap(name, shade, size, self.devicePixelRatioF())
        foot = theme.px(FOOT)
        painter.drawPixmap(QPointF(side, top + (foot - size) / 2), picture)
        box = QRectF(side + size + theme.px(8), top, self.width() - 2 * side, foot)
        paint_text(painter, box, self._seal.text, theme.font(14), now.ink2 if self._seal.whole else now.error)

# SPDX-License-Identifier: MIT
"""The evening for a wall: a window of its own, to be read from across the room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.evening.evening import TimerPhase
from mahjong_desk.club.evening.tables import EveningRank
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.totals import to_number
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController, now_utc
from mahjong_desk.ui.club.evening.side_panel import minutes_text
from mahjong_desk.ui.club.evening.tables_grid import miniature_data, show_faces
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import fitting_font
from mahjong_desk.ui.kit.painting import elide_text, paint_ground, paint_text, register_for_theme, text_width
from mahjong_desk.ui.kit.table.table_miniature import TableMiniature
from mahjong_desk.ui.kit.text_format import format_change

_HEAD, _LINE, _MARGIN, _SIDE, _ROW, _GAP = 84, 6, 20, 316, 43, 12
_MOST_OF_WIDTH = 0.28
_SECONDS_PER_PAGE = 20
"""The seconds after which the next part is shown."""
_LARGE, _LARGER = 1920, 1.5
"""From this width on everything is so much larger."""
_MAX_TABLES_PER_PAGE = 4
_WHERE = Audience.SPECTATORS
"""All people in the room read it, not only the club."""
_NEXT_KEYS = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space})
_PREVIOUS_KEYS = frozenset({Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up})


class WallWindow(QWidget):
    """Timer, tables and standings; parts that do not fit alternate, or are turned by finger, wheel or key. Escape closes it."""

    def __init__(self, keeper: EveningController, desk: Desk) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._keeper = keeper
        self._ticks = 0
        self.miniatures: list[TableMiniature] = []
        self._standing: tuple[EveningRank, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setWindowTitle(tr("Evening"))
        self.setProperty("ground", "wood")
        register_for_theme(self)
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self._tick)
        self._second.start()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(keeper.read)
        # Recording a hand must not wait for the wall.
        desk.changed.connect(self._soon.start)
        desk.remote_changed.connect(self._soon.start)
        keeper.changed.connect(self._show)
        keeper.destroyed.connect(self.close)
        self._show()

    @property
    def _scale(self) -> float:
        return _LARGER if self.width() >= _LARGE else 1.0

    def _px(self, size: float) -> int:
        return theme.scaled_frame(size * self._scale)

    @property
    def _side(self) -> int:
        """The width of the standings: large letters must leave the tables enough room."""
        return min(self._px(_SIDE), round(self.width() * _MOST_OF_WIDTH))

    @property
    def page_index(self) -> int:
        """Which of the parts is seen that do not fit together, from 0."""
        return self._ticks // _SECONDS_PER_PAGE

    def turn_pages(self, parts: int) -> None:
        """Shows what follows, or what was seen before, now; it then stays as long as ever."""
        self._ticks = (self.page_index + parts) * _SECONDS_PER_PAGE
        self._show()

    def _tick(self) -> None:
        self._ticks += 1
        if self._ticks % _SECONDS_PER_PAGE == 0:
            # Other windows send no signal to this one.
            self._keeper.read()
        self.update()

    def _touch(self, event: QTouchEvent) -> None:
        """Turns to the next part after a swipe left or up, back after one right or down."""
        point = event.points()[0]
        if event.type() == QEvent.Type.TouchEnd:
            drawn = point.position() - point.pressPosition()
            far = drawn.x() if abs(drawn.x()) > abs(drawn.y()) else drawn.y()
            if abs(far) >= theme.MIN_TOUCH_SIZE:
                self.turn_pages(1 if far < 0 else -1)
        event.accept()

    def _show(self) -> None:
        tables = self._keeper.current
        pages = max(1, -(-len(tables) // _MAX_TABLES_PER_PAGE))
        first = self.page_index % pages * _MAX_TABLES_PER_PAGE
        now = now_utc()
        faces = [
            miniature_data(table, self._keeper.names_at(table, _WHERE), now)
            for table in tables[first : first + _MAX_TABLES_PER_PAGE]
        ]
        show_faces(self.miniatures, faces, self)
        self._standing = self._keeper.ranking
        names = [str(self._keeper.name_of(line.person, _WHERE)) for line in self._standing]
        self.setToolTip("\n".join(text for text in (self._above()[0], *names) if text))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        if not self.miniatures:
            return
        margin, gap, top = self._px(_MARGIN), self._px(_GAP), self._px(_HEAD + _LINE + _GAP)
        side = self._side if self._standing else 0
        room = QRect(margin, top, self.width() - 2 * margin - (side + gap if side else 0), self.height() - top - margin)
        across = 1 if len(self.miniatures) == 1 else 2
        down = -(-len(self.miniatures) // across)
        wide, high = (room.width() - (across - 1) * gap) // across, (room.height() - (down - 1) * gap) // down
        for place, miniature in enumerate(self.miniatures):
            row, column = divmod(place, across)
            miniature.setGeometry(room.left() + column * (wide + gap), room.top() + row * (high + gap), wide, high)

    def _above(self) -> tuple[str, str, str]:
        """Returns the name of the evening, the round, and what the timer shows."""
        keeper = self._keeper
        evening, session = keeper.evening, keeper.session
        name = session.name if session is not None else ""
        current = evening.current_round if evening is not None else None
        if evening is None or evening.plan is None or current is None:
            return name, "", ""
        rounds = evening.plan.rounds
        sentence = tr("Round {number}") if current.number > rounds else tr("Round {number} of {rounds}")
        content = sentence.format(number=current.number, rounds=rounds)
        now = now_utc()
        if not current.clock.duration or current.clock.is_past(now):
            return name, content, ""
        phase = current.clock.phase(now)
        if phase is TimerPhase.LAST_HANDS:
            content = tr("Last hands")
        elif phase is TimerPhase.PAUSED:
            content = tr("Paused")
        return name or content, content if name else "", minutes_text(current.clock.remaining(now))

    def paintEvent(self, _event: QPaintEvent) -> None:
        now, painter = theme.current(), QPainter(self)
        paint_ground(painter, self.rect(), now.window)
        head = QRect(0, 0, self.width(), self._px(_HEAD))
        paint_ground(painter, head, now.wood)
        name, content, time = self._above()
        margin = self._px(_MARGIN)
        inside = head.adjusted(margin, 0, -margin, 0)
        large = theme.font(30 * self._scale, serif=True)
        usual = theme.font(20 * self._scale)
        right = Qt.AlignmentFlag.AlignRight
        figures = fitting_font(time, 60 * self._scale, inside.width(), inside.height())
        paint_text(painter, inside.toRectF(), time, figures, now.wood_ink, right)
        # What it is called gives way to the round and to the time, which are looked up to all evening.
        taken = sum(
            round(text_width(font, text)) + margin for font, text in ((figures, time), (usual, content)) if text
        )
        name = elide_text(large, name, inside.width() - taken)
        paint_text(painter, inside.toRectF(), name, large, now.wood_ink)
        beside = inside.adjusted(round(text_width(large, name)) + margin, 0, 0, 0)
        paint_text(painter, beside.toRectF(), content, usual, now.wood_ink2)
        current = self._keeper.evening.current_round if self._keeper.evening is not None else None
        if time and current is not None:
            share = min(1.0, current.clock.elapsed_at(now_utc()) / current.clock.duration)
            line = QRect(0, head.bottom() + 1, round(self.width() * share), self._px(_LINE))
            paint_ground(painter, line, now.brass)
        self._paint_standing(painter)

    def _paint_standing(self, painter: QPainter) -> None:
        if not self._standing:
            return
        now = theme.current()
        margin, row = self._px(_MARGIN), self._px(_ROW)
        side = self._side
        left = self.width() - margin - side
        top = self._px(_HEAD + _LINE + _GAP)
        title = theme.font(22 * self._scale, serif=True)
        paint_text(painter, QRect(left, top, side, row).toRectF(), tr("The evening"), title, now.ink)
        fits = max(1, (self.height() - top - margin) // row - 1)
        pages = max(1, -(-len(self._standing) // fits))
        first = self.page_index % pages * fits
        figures, names = theme.font(20 * self._scale, bold=True), theme.font(20 * self._scale)
        serif = theme.font(20 * self._scale, serif=True)
        for place, line in enumerate(self._standing[first : first + fits], start=1):
            box = QRect(left, top + place * row, side, row)
            paint_ground(painter, QRect(box.left(), box.top(), box.width(), 1), now.line)
            colour = now.brass_text if line.rank == 1 else now.ink2
            paint_text(painter, box.toRectF(), str(line.rank or ""), serif, colour)
            points = format_change(to_number(line.points)) if line.matches else "–"
            paint_text(painter, box.toRectF(), points, figures, now.ink, Qt.AlignmentFlag.AlignRight)
            inside = box.adjusted(self._px(36), 0, -round(text_width(figures, points)) - self._px(10), 0)
            name = elide_text(names, self._keeper.name_of(line.person, _WHERE), inside.width())
            paint_text(painter, inside.toRectF(), name, names, now.ink)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._touch(event)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.turn_pages(1 if event.angleDelta().y() < 0 else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in _NEXT_KEYS | _PREVIOUS_KEYS:
            self.turn_pages(1 if event.key() in _NEXT_KEYS else -1)
        else:
            super().keyPressEvent(event)

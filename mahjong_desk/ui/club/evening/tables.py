# SPDX-License-Identifier: MIT
"""The tables of a round, as a grid on the page and on the wall screen."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil, sqrt

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.club.evening.evening import EveningRank, TableState, TimerPhase
from mahjong_desk.club.evening.store import parse_timestamp
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.totals import to_number
from mahjong_desk.match import Replay
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController, now_utc
from mahjong_desk.ui.club.evening.side_panel import minutes_text
from mahjong_desk.ui.club.evening.table_miniature import (
    HEIGHT,
    MIN_HEIGHT,
    MIN_WIDTH,
    WIDTH,
    MiniatureData,
    MiniaturePlate,
    TableMiniature,
)
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, boxed, clear, column, row, table
from mahjong_desk.ui.kit.painting import paint_ground, register_for_theme
from mahjong_desk.ui.kit.table.seat_plate import dealer_text
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.phrases import time_of_day
from mahjong_desk.ui.text.vocabulary import WIND_TILES, counters_text, dealer_context, hand_name, has_winds

_GRID_GAP = 10


class TablesGrid(QWidget):
    """A grid of tables in miniature; if ``opens``, a click chooses one."""

    chosen = Signal(int)

    def __init__(self, *, opens: bool = False) -> None:
        super().__init__()
        self.miniatures: list[TableMiniature] = []
        self._opens = opens
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tables(self, tables: Sequence[MiniatureData]) -> None:
        while len(self.miniatures) > len(tables):
            removed = self.miniatures.pop()
            removed.hide()
            removed.deleteLater()
        for number in range(len(self.miniatures), len(tables)):
            miniature = TableMiniature(tables[number], self, opens=self._opens)
            miniature.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
            miniature.show()
            self.miniatures.append(miniature)
        for miniature, data in zip(self.miniatures, tables, strict=True):
            miniature.set_data(data)
        self.setVisible(bool(tables))
        self._arrange()
        self.updateGeometry()

    def _column_count(self) -> int:
        return max(1, ceil(sqrt(len(self.miniatures))))

    def _arrange(self) -> None:
        if not self.miniatures:
            return
        columns = self._column_count()
        rows = ceil(len(self.miniatures) / columns)
        width = (self.width() - (columns - 1) * _GRID_GAP) // columns
        height = (self.height() - (rows - 1) * _GRID_GAP) // rows
        # Limits the aspect ratio: one or two tables alone would become very tall.
        height = min(height, round(width * HEIGHT / WIDTH * 1.1))
        width = min(width, round(height * WIDTH / HEIGHT * 1.5))
        for index, miniature in enumerate(self.miniatures):
            row, column = divmod(index, columns)
            miniature.setGeometry(QRect(column * (width + _GRID_GAP), row * (height + _GRID_GAP), width, height))

    def minimumSizeHint(self) -> QSize:
        columns = self._column_count()
        rows = max(1, ceil(len(self.miniatures) / columns))
        return QSize(columns * theme.px(MIN_WIDTH - 60) + _GRID_GAP, rows * theme.px(MIN_HEIGHT - 60) + _GRID_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_LATE_AFTER = timedelta(minutes=15)
"""A table is marked if no hand was recorded for this long."""


def miniature_data(table: TableState, names: Sequence[str], now: datetime) -> MiniatureData:
    title = tr("Table {number}").format(number=table.number)
    if table.stored is None or table.record is None:
        fault = tr("This match is not in this ledger.") if table.record is None else tr("This match cannot be read.")
        return MiniatureData(title, tuple(MiniaturePlate(name, "") for name in names), fault=fault)
    replay = table.stored.replay
    updated_at = table.record.updated_at
    if replay.final is not None:
        time = tr("finished {time}").format(time=time_of_day(updated_at))
        return MiniatureData(title, _plates(replay, names), time, time_of_day(updated_at), finished=True)
    late = now - parse_timestamp(updated_at) >= _LATE_AFTER
    plates, time, stakes = _plates(replay, names), time_of_day(updated_at), stakes_texts(replay)
    hand = hand_name(replay.match.rules.ruleset, replay.table)
    return MiniatureData(title, plates, time, late=late, hand=hand, stakes=stakes)


def _plates(replay: Replay, names: Sequence[str]) -> tuple[MiniaturePlate, ...]:
    table, final = replay.table, replay.final
    ruleset = replay.match.rules.ruleset
    winds = WIND_TILES if has_winds(ruleset) else ()
    usage = dealer_context(ruleset)
    tag = dealer_text(usage) if usage else tr("親")
    fault = tr("impossible hand") if replay.first_refused_row is not None else ""
    return tuple(
        MiniaturePlate(
            name=names[seat],
            score=format_number((final.scores if final is not None else table.scores)[seat]),
            wind=winds[table.seat_wind(seat)] if winds and final is None else "",
            dealer=tag if seat == table.dealer and final is None else "",
            riichi=seat in table.riichi and final is None,
            rank=final.ranks[seat] if final is not None else 0,
            fault=fault,
        )
        for seat in table.turn_order
    )


def stakes_texts(replay: Replay) -> tuple[str, ...]:
    """Returns the honba and the deposit that the next winner gets, one text each."""
    table, lines = replay.table, []
    if table.honba:
        lines.append(counters_text(table.honba, replay.match.rules.ruleset))
    if table.deposit:
        lines.append(tr("{points} on the table").format(points=format_number(table.deposit)))
    return tuple(lines)


def tables_text(count: int) -> str:
    return trn("{n} table", "{n} tables", count)


def players_text(count: int) -> str:
    return trn("{n} player", "{n} players", count)


def round_text(number: int, rounds: int) -> str:
    """Returns the number of a round, with the total unless it is beyond the plan."""
    text = tr("Round {number}") if number > rounds else tr("Round {number} of {rounds}")
    return text.format(number=number, rounds=rounds)


_HEAD_HEIGHT, _BAR_HEIGHT, _MARGIN, _SIDE_WIDTH, _ROW_HEIGHT, _GAP = 84, 6, 20, 316, 43, 12
_MAX_SIDE_SHARE = 0.28
_SECONDS_PER_PAGE = 20
_LARGE_WIDTH, _LARGE_SCALE = 1920, 1.5
"""From this width on, everything is scaled by this factor."""
_MAX_TABLES_PER_PAGE = 4
_AUDIENCE = Audience.PUBLIC
"""Anyone in the room can read the wall screen, not only members of the club."""
_NEXT_KEYS = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space})
_PREVIOUS_KEYS = frozenset({Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up})


class WallWindow(QWidget):
    """The wall screen: timer, tables and standings, in pages that turn by themselves.

    A click, the wheel or a key turns them too, and Escape closes the window.
    """

    def __init__(self, controller: EveningController, desk: Desk) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._controller = controller
        self._ticks = 0
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Evening"))
        self.setProperty("ground", "wood")
        register_for_theme(self)
        # The name is elided first: the round and the time are needed all evening.
        self._name = ElidedLabel(size=30, serif=True, role="wood_ink")
        self._round = Label(size=20, role="wood_ink2")
        self._time = Label(bold=True, role="wood_ink")
        self.grid = TablesGrid()
        self.grid.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ranking = table((), wide=1)
        self._side = boxed(column(self._ranking, ...))
        self._head = row(self._name, self._round, ..., self._time)
        self._body = row((self.grid, 1), self._side)
        boxed(column(self._head, (self._body, 1)), self)
        self._clock_timer = QTimer(self)
        self._clock_timer.timeout.connect(self._tick)
        self._clock_timer.start(1000)
        read_timer = QTimer(self, singleShot=True)
        read_timer.timeout.connect(controller.read)
        # Delayed so that the wall screen does not hold up the recording of a hand.
        desk.changed.connect(read_timer.start)
        desk.remote_changed.connect(read_timer.start)
        controller.changed.connect(self._show)
        controller.destroyed.connect(self.close)
        self._show()

    @property
    def _scale(self) -> float:
        return _LARGE_SCALE if self.width() >= _LARGE_WIDTH else 1.0

    def _px(self, size: float) -> int:
        return theme.scaled_frame(size * self._scale)

    @property
    def page_index(self) -> int:
        """The number of page turns; each part shows it modulo its number of pages."""
        return self._ticks // _SECONDS_PER_PAGE

    def turn_pages(self, count: int) -> None:
        """Turns ``count`` pages, backwards if negative, and restarts the interval."""
        self._ticks = (self.page_index + count) * _SECONDS_PER_PAGE
        self._show()

    def _tick(self) -> None:
        self._ticks += 1
        if self._ticks % _SECONDS_PER_PAGE == 0:
            # Other windows send no signal to this one.
            self._controller.read()
        self._show_head()

    def _show(self) -> None:
        tables = self._controller.current
        pages = max(1, -(-len(tables) // _MAX_TABLES_PER_PAGE))
        first = self.page_index % pages * _MAX_TABLES_PER_PAGE
        shown, now = tables[first : first + _MAX_TABLES_PER_PAGE], now_utc()
        self.grid.show_tables(
            [miniature_data(table, self._controller.names_at(table, _AUDIENCE), now) for table in shown]
        )
        ranking = self._controller.ranking
        names = [str(self._controller.name_of(line.person, _AUDIENCE)) for line in ranking]
        self.setToolTip("\n".join(text for text in (self._head_texts()[0], *names) if text))
        self._show_head()
        self._show_ranking(ranking)

    def _show_head(self) -> None:
        name, round_label, time = self._head_texts()
        self._name.set_text(name)
        self._round.setText(round_label)
        self._time.setText(time)
        self.update()

    def _show_ranking(self, ranking: Sequence[EveningRank]) -> None:
        clear(self._ranking)
        self._side.setVisible(bool(ranking))
        size = 20 * self._scale
        height = self.height() - self._px(_HEAD_HEIGHT + _BAR_HEIGHT + _GAP + _MARGIN)
        fits = max(1, height // self._px(_ROW_HEIGHT) - 1)
        pages = max(1, -(-len(ranking) // fits))
        first = self.page_index % pages * fits
        title = Label(tr("The evening"), size=22 * self._scale, serif=True)
        title.setFixedHeight(self._px(_ROW_HEIGHT))
        self._ranking.addWidget(title, 0, 0, 1, 3)
        for number, line in enumerate(ranking[first : first + fits], start=1):
            rank = Label(str(line.rank or ""), size=size, serif=True, role="brass_text" if line.rank == 1 else "ink2")
            rank.setFixedSize(self._px(36), self._px(_ROW_HEIGHT) - 1)
            name = ElidedLabel(self._controller.name_of(line.person, _AUDIENCE), size=size)
            points = Label(format_change(to_number(line.points)) if line.matches else "–", size=size, bold=True)
            self._ranking.addWidget(Hairline(), 2 * number - 1, 0, 1, 3)
            for index, label in enumerate((rank, name, points)):
                self._ranking.addWidget(label, 2 * number, index)

    def _head_texts(self) -> tuple[str, str, str]:
        """Returns the name of the evening, the round, and the remaining time."""
        controller = self._controller
        evening, session = controller.evening, controller.session
        name = session.name if session is not None else ""
        current = evening.current_round if evening is not None else None
        if evening is None or evening.plan is None or current is None:
            return name, "", ""
        round_label = round_text(current.number, evening.plan.rounds)
        now = now_utc()
        if not current.clock.duration or current.clock.is_past(now):
            return name, round_label, ""
        phase = current.clock.phase(now)
        if phase is TimerPhase.LAST_HANDS:
            round_label = tr("Last hands")
        elif phase is TimerPhase.PAUSED:
            round_label = tr("Paused")
        return name or round_label, round_label if name else "", minutes_text(current.clock.remaining_time(now))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, painter = theme.current(), QPainter(self)
        paint_ground(painter, self.rect(), colours.window)
        head = QRect(0, 0, self.width(), self._px(_HEAD_HEIGHT))
        paint_ground(painter, head, colours.wood)
        current = self._controller.current_round
        if self._time.text() and current is not None:
            share = min(1.0, current.clock.elapsed_at(now_utc()) / current.clock.duration)
            line = QRect(0, head.bottom() + 1, round(self.width() * share), self._px(_BAR_HEIGHT))
            paint_ground(painter, line, colours.brass)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margin, gap = self._px(_MARGIN), self._px(_GAP)
        self._head.setContentsMargins(margin, 0, margin, 0)
        self._head.setSpacing(margin)
        self._time.setFixedHeight(self._px(_HEAD_HEIGHT))
        self._name.set_size(30 * self._scale)
        self._round.set_size(20 * self._scale)
        self._time.set_size(self._px(60) / theme.scale())
        self._body.setContentsMargins(margin, self._px(_BAR_HEIGHT) + gap, margin, margin)
        self._body.setSpacing(gap)
        self._ranking.setSpacing(0)
        # Leaves the tables enough room if the text is large.
        self._side.setFixedWidth(min(self._px(_SIDE_WIDTH), round(self.width() * _MAX_SIDE_SHARE)))
        self._show_ranking(self._controller.ranking)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.turn_pages(1)

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

# SPDX-License-Identifier: MIT
"""All tables of a round at once: in the page, and with timer and standings on a wall, to be read from across the room."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil, sqrt
from typing import Final

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
    HIGH,
    SMALL_HIGH,
    SMALL_WIDE,
    WIDE,
    MiniatureData,
    MiniaturePlayer,
    TableMiniature,
)
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row, table
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.painting import paint_ground, register_for_theme
from mahjong_desk.ui.kit.table.seat_plate import SeatData, dealer_text
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.phrases import time_of_day
from mahjong_desk.ui.text.vocabulary import counters_text, dealer_context, hand_name

_GRID_GAP = 10


class TablesGrid(QWidget):
    """Tables in miniature; a click on one chooses it if it ``opens``."""

    chosen = Signal(int)

    def __init__(self, *, opens: bool = False) -> None:
        super().__init__()
        self.miniatures: list[TableMiniature] = []
        self._opens = opens
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tables(self, faces: Sequence[MiniatureData]) -> None:
        while len(self.miniatures) > len(faces):
            gone = self.miniatures.pop()
            gone.hide()
            gone.deleteLater()
        for number in range(len(self.miniatures), len(faces)):
            made = TableMiniature(faces[number], self, opens=self._opens)
            made.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
            made.show()
            self.miniatures.append(made)
        for miniature, face in zip(self.miniatures, faces, strict=True):
            miniature.set_data(face)
        self.setVisible(bool(faces))
        self._arrange()
        self.updateGeometry()

    def _column_count(self) -> int:
        count = len(self.miniatures)
        return max(1, ceil(sqrt(count)) if count > 4 else min(2, count))

    def _arrange(self) -> None:
        if not self.miniatures:
            return
        across = self._column_count()
        down = ceil(len(self.miniatures) / across)
        wide = (self.width() - (across - 1) * _GRID_GAP) // across
        high = (self.height() - (down - 1) * _GRID_GAP) // down
        # A table keeps its shape: one or two alone would become very high.
        high = min(high, round(wide * HIGH / WIDE * 1.1))
        wide = min(wide, round(high * WIDE / HIGH * 1.5))
        for place, miniature in enumerate(self.miniatures):
            row, column = divmod(place, across)
            miniature.setGeometry(QRect(column * (wide + _GRID_GAP), row * (high + _GRID_GAP), wide, high))

    def minimumSizeHint(self) -> QSize:
        across = self._column_count()
        down = max(1, ceil(len(self.miniatures) / across))
        return QSize(across * theme.px(SMALL_WIDE - 60) + _GRID_GAP, down * theme.px(SMALL_HIGH - 60) + _GRID_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_LATE_MINUTES: Final = timedelta(minutes=15)
"""A table without a hand for so long is marked."""


def miniature_data(table: TableState, names: Sequence[str], now: datetime) -> MiniatureData:
    title = tr("Table {number}").format(number=table.number)
    if table.stored is None or table.record is None:
        fault = tr("This match is not in this ledger.") if table.record is None else tr("This match cannot be read.")
        return MiniatureData(title, tuple(MiniaturePlayer(name, "") for name in names), fault=fault)
    replay = table.stored.replay
    at = table.record.updated_at
    if replay.final is not None:
        time = tr("finished {time}").format(time=time_of_day(at))
        return MiniatureData(title, _plates(replay, names), time, time_of_day(at), finished=True)
    late = now - parse_timestamp(at) >= _LATE_MINUTES
    ruleset = replay.match.rules.ruleset
    return MiniatureData(
        title,
        _plates(replay, names),
        time_of_day(at),
        late=late,
        hand=hand_name(ruleset, replay.table),
        stakes=stakes_texts(replay),
    )


def _plates(replay: Replay, names: Sequence[str]) -> tuple[MiniaturePlayer, ...]:
    table, final = replay.table, replay.final
    ruleset = replay.match.rules.ruleset
    winds = tuple(name for name in ("1z", "2z", "3z", "4z") if name in ruleset.pieces.face_names)
    usage = dealer_context(ruleset)
    tag = dealer_text(SeatData("", "", "", dealer_usage=usage)) if usage else tr("親")
    fault = replay.first_refused_row
    text = tr("impossible hand") if fault is not None else ""
    return tuple(
        MiniaturePlayer(
            name=names[seat],
            score=format_number((final.scores if final is not None else table.scores)[seat]),
            wind=winds[table.seat_wind(seat)] if winds and final is None else "",
            dealer=tag if seat == table.dealer and final is None else "",
            riichi=seat in table.riichi and final is None,
            rank=final.ranks[seat] if final is not None else 0,
            fault=text,
        )
        for seat in table.turn_order
    )


def stakes_texts(replay: Replay) -> tuple[str, ...]:
    """Returns what the next winner gets beside the hand, one text each."""
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
    """Returns which round of how many it is; the number alone beyond the plan."""
    text = tr("Round {number}") if number > rounds else tr("Round {number} of {rounds}")
    return text.format(number=number, rounds=rounds)


_HEAD, _LINE, _MARGIN, _SIDE, _ROW, _GAP = 84, 6, 20, 316, 43, 12
_MOST_OF_WIDTH = 0.28
_SECONDS_PER_PAGE = 20
"""The seconds after which the next part is shown."""
_LARGE, _LARGER = 1920, 1.5
"""From this width on everything is so much larger."""
_MAX_TABLES_PER_PAGE = 4
_WHERE = Audience.PUBLIC
"""All people in the room read it, not only the club."""
_NEXT_KEYS = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space})
_PREVIOUS_KEYS = frozenset({Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up})


class WallWindow(QWidget):
    """Timer, tables and standings; parts that do not fit alternate, or are turned by click, wheel or key. Escape closes it."""

    def __init__(self, keeper: EveningController, desk: Desk) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._keeper = keeper
        self._ticks = 0
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Evening"))
        self.setProperty("ground", "wood")
        register_for_theme(self)
        # What it is called gives way to the round and to the time, which are looked up to all evening.
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
        self._second = QTimer(self)
        self._second.timeout.connect(self._tick)
        self._second.start(1000)
        soon = QTimer(self, singleShot=True)
        soon.timeout.connect(keeper.read)
        # Recording a hand must not wait for the wall.
        desk.changed.connect(soon.start)
        desk.remote_changed.connect(soon.start)
        keeper.changed.connect(self._show)
        keeper.destroyed.connect(self.close)
        self._show()

    @property
    def _scale(self) -> float:
        return _LARGER if self.width() >= _LARGE else 1.0

    def _px(self, size: float) -> int:
        return theme.scaled_frame(size * self._scale)

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
        self._show_head()

    def _show(self) -> None:
        tables = self._keeper.current
        pages = max(1, -(-len(tables) // _MAX_TABLES_PER_PAGE))
        first = self.page_index % pages * _MAX_TABLES_PER_PAGE
        now = now_utc()
        self.grid.show_tables(
            [
                miniature_data(table, self._keeper.names_at(table, _WHERE), now)
                for table in tables[first : first + _MAX_TABLES_PER_PAGE]
            ]
        )
        ranking = self._keeper.ranking
        names = [str(self._keeper.name_of(line.person, _WHERE)) for line in ranking]
        self.setToolTip("\n".join(text for text in (self._above()[0], *names) if text))
        self._show_head()
        self._show_ranking(ranking)

    def _show_head(self) -> None:
        name, content, time = self._above()
        self._name.set_text(name)
        self._round.setText(content)
        self._time.setText(time)
        self.update()

    def _show_ranking(self, ranking: Sequence[EveningRank]) -> None:
        clear(self._ranking)
        self._side.setVisible(bool(ranking))
        size = 20 * self._scale
        fits = max(1, (self.height() - self._px(_HEAD + _LINE + _GAP + _MARGIN)) // self._px(_ROW) - 1)
        pages = max(1, -(-len(ranking) // fits))
        first = self.page_index % pages * fits
        title = Label(tr("The evening"), size=22 * self._scale, serif=True)
        title.setFixedHeight(self._px(_ROW))
        self._ranking.addWidget(title, 0, 0, 1, 3)
        for place, line in enumerate(ranking[first : first + fits], start=1):
            rank = Label(str(line.rank or ""), size=size, serif=True, role="brass_text" if line.rank == 1 else "ink2")
            rank.setFixedSize(self._px(36), self._px(_ROW) - 1)
            name = ElidedLabel(self._keeper.name_of(line.person, _WHERE), size=size)
            points = Label(format_change(to_number(line.points)) if line.matches else "–", size=size, bold=True)
            self._ranking.addWidget(Hairline(), 2 * place - 1, 0, 1, 3)
            for at, label in enumerate((rank, name, points)):
                self._ranking.addWidget(label, 2 * place, at)

    def _above(self) -> tuple[str, str, str]:
        """Returns the name of the evening, the round, and what the timer shows."""
        keeper = self._keeper
        evening, session = keeper.evening, keeper.session
        name = session.name if session is not None else ""
        current = evening.current_round if evening is not None else None
        if evening is None or evening.plan is None or current is None:
            return name, "", ""
        content = round_text(current.number, evening.plan.rounds)
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
        current = self._keeper.current_round
        if self._time.text() and current is not None:
            share = min(1.0, current.clock.elapsed_at(now_utc()) / current.clock.duration)
            line = QRect(0, head.bottom() + 1, round(self.width() * share), self._px(_LINE))
            paint_ground(painter, line, now.brass)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margin, gap = self._px(_MARGIN), self._px(_GAP)
        self._head.setContentsMargins(margin, 0, margin, 0)
        self._head.setSpacing(margin)
        self._time.setFixedHeight(self._px(_HEAD))
        self._name.set_size(30 * self._scale)
        self._round.set_size(20 * self._scale)
        self._time.set_size(self._px(60) / theme.scale())
        self._body.setContentsMargins(margin, self._px(_LINE) + gap, margin, margin)
        self._body.setSpacing(gap)
        self._ranking.setSpacing(0)
        # Large letters must leave the tables enough room.
        self._side.setFixedWidth(min(self._px(_SIDE), round(self.width() * _MOST_OF_WIDTH)))
        self._show_ranking(self._keeper.ranking)

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

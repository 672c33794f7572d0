# SPDX-License-Identifier: MIT
"""All tables of a round at once: two beside each other, smaller ones where there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from math import ceil, sqrt
from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.club.evening.store import parse_timestamp
from mahjong_desk.club.evening.tables import TableState
from mahjong_desk.match import Replay
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.table.seat_plate import SeatData, dealer_text
from mahjong_desk.ui.kit.table.table_miniature import (
    HIGH,
    SMALL_HIGH,
    SMALL_WIDE,
    WIDE,
    MiniatureData,
    MiniaturePlayer,
    TableMiniature,
)
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.dates import time_of_day
from mahjong_desk.ui.text.vocabulary import counters_text, dealer_context, hand_name

_GAP = 10


def show_faces(
    miniatures: list[TableMiniature],
    faces: Sequence[MiniatureData],
    parent: QWidget,
    opens: Callable[[int], object] | None = None,
) -> None:
    """Shows tables in miniatures, of which some may be added or removed; ``opens`` gets the index of a clicked one."""
    while len(miniatures) > len(faces):
        gone = miniatures.pop()
        gone.hide()
        gone.deleteLater()
    for number in range(len(miniatures), len(faces)):
        made = TableMiniature(faces[number], parent, opens=opens is not None)
        if opens is not None:
            made.clicked.connect(partial(opens, number))
        made.show()
        miniatures.append(made)
    for miniature, face in zip(miniatures, faces, strict=True):
        miniature.set_data(face)


class TablesGrid(QWidget):
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.miniatures: list[TableMiniature] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tables(self, faces: Sequence[MiniatureData]) -> None:
        show_faces(self.miniatures, faces, self, self.chosen.emit)
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
        wide = (self.width() - (across - 1) * _GAP) // across
        high = (self.height() - (down - 1) * _GAP) // down
        # A table keeps its shape: one or two alone would become very high.
        high = min(high, round(wide * HIGH / WIDE * 1.1))
        wide = min(wide, round(high * WIDE / HIGH * 1.5))
        for place, miniature in enumerate(self.miniatures):
            row, column = divmod(place, across)
            miniature.setGeometry(QRect(column * (wide + _GAP), row * (high + _GAP), wide, high))

    def minimumSizeHint(self) -> QSize:
        across = self._column_count()
        down = max(1, ceil(len(self.miniatures) / across))
        return QSize(across * theme.px(SMALL_WIDE - 60) + _GAP, down * theme.px(SMALL_HIGH - 60) + _GAP)

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
        stakes=_stakes(replay),
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


def _stakes(replay: Replay) -> tuple[str, ...]:
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

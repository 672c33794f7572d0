# SPDX-License-Identifier: MIT
"""Adds up a session without blocking the window, and shows rows of figures."""

import time
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.played import PlayedSession
from mahjong_desk.club.session_reader import SessionReader
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, boxed, row, table
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_change
from mahjong_desk.ui.outcome import attempt

_SLICE = 0.02
"""The maximum time between two events, in seconds."""
_PROGRESS_DELAY = 300
"""The time after which progress is reported, in milliseconds."""
_CACHE_SIZE = 100
"""The number of cached matches, enough for several evenings."""


class SessionTotalsLoader(QObject):
    """Replays the matches of a session in slices, and caches them."""

    done = Signal(PlayedSession)
    failed = Signal(LedgerError)
    progressed = Signal(int)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ledger: Ledger | None = None
        self._reader: SessionReader | None = None
        self._cached: dict[int, StoredMatch] = {}
        self._slice_timer = QTimer(self, interval=0)
        self._slice_timer.timeout.connect(self._read_slice)
        self._progress_timer = QTimer(self, interval=_PROGRESS_DELAY, singleShot=True)
        self._progress_timer.timeout.connect(self._report)

    def load(self, session: SessionSummary) -> None:
        """Starts adding up a session; emits ``done`` at once if all matches are cached.

        May raise ``LedgerError``.
        """
        self.stop()
        assert self._desk.ledger is not None
        if self._desk.ledger is not self._ledger:
            self._ledger = self._desk.ledger
            self._cached.clear()
        current = () if self._desk.stored is None else (self._desk.stored,)
        self._reader = SessionReader(self._ledger, session, (*self._cached.values(), *current))
        self._progress_timer.start()
        self._slice_timer.start()
        while self._reader.next_is_cached:
            self._reader.read_next()
        if not self._reader.remaining_matches:
            self._read_slice()

    def stop(self) -> None:
        self._slice_timer.stop()
        self._progress_timer.stop()
        if self._reader is not None:
            self._cache(self._reader)
            self._reader = None

    def _read_slice(self) -> None:
        reader = self._reader
        if reader is None or self._desk.ledger is not self._ledger:
            self.stop()
            return
        deadline = time.monotonic() + _SLICE

        def read() -> PlayedSession | None:
            while reader.remaining_matches and time.monotonic() < deadline:
                reader.read_next()
            return None if reader.remaining_matches else reader.to_session()

        played, error = attempt(read)
        if error is not None:
            self.stop()
            self.failed.emit(error)
        elif played is not None:
            self.stop()
            self.done.emit(played)

    def _cache(self, reader: SessionReader) -> None:
        for match in reader.matches:
            self._cached.pop(match.record.id, None)
            self._cached[match.record.id] = match
        for match_id in list(self._cached)[:-_CACHE_SIZE]:
            del self._cached[match_id]

    def _report(self) -> None:
        if self._reader is not None:
            self.progressed.emit(self._reader.remaining_matches)


_GAP = 12


class ResultsRow(NamedTuple):
    """A row of figures."""

    label: str
    cells: tuple[float | None, ...]
    tip: str = ""
    role: str = "ink"
    bold: int = 0  # the number of bold cells at the end; −1 for the whole row
    link: str = ""  # the text of a link before the label
    key: object = None  # the value that a click of the link emits


class ResultsTable(QWidget):
    link_activated = Signal(object)

    def __init__(self, headers: Sequence[str], rows: Sequence[ResultsRow], *, narrow: int = 0) -> None:
        super().__init__()
        grid = table([], gaps=(theme.px(_GAP), 1))
        boxed(grid, self)
        foot = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        for column, text in enumerate(headers, start=1):
            header = Label(text, size=14, role="ink3", wrap=bool(narrow), align=foot)
            if narrow:
                words = (header.fontMetrics().horizontalAdvance(word) for word in text.split())
                header.setMinimumWidth(max(theme.px(narrow), *words))
            grid.addWidget(header, 0, column, RIGHT if not narrow else Qt.AlignmentFlag(0))
        for index, line in enumerate(rows):
            self._add(grid, 1 + 2 * index, line, len(headers))

    def _add(self, grid: QGridLayout, y: int, line: ResultsRow, columns: int) -> None:
        grid.addWidget(Hairline(), y, 0, 1, columns + 1)
        whole = line.bold < 0
        label = Label(line.label, role=line.role, bold=whole, wrap=True)
        label.setToolTip(line.tip)
        label_row = row((label, 1), gap=theme.px(10))
        if line.link:
            open_link = partial(self.link_activated.emit, line.key)
            link = LinkButton(escape_ampersands(line.link), size=14, on_click=open_link)
            link.setToolTip(line.tip)
            label_row.insertWidget(0, link)
        grid.addLayout(label_row, y + 1, 0)
        for column, cell in enumerate(line.cells, start=1):
            bold = whole or column > columns - line.bold
            text = "·" if cell is None else format_change(cell)
            figure = Label(text, size=15 if bold else 14, bold=bold, role=line.role if bold else "ink2")
            grid.addWidget(figure, y + 1, column, RIGHT)

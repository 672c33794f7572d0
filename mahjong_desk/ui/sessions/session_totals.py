# SPDX-License-Identifier: MIT
"""The totals of a session."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from mahjong_desk.club.played import PlayedSession, SessionReader
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_change
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.club.stored_match import StoredMatch
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import SessionSummary


_SLICE: Final = 0.02
"""So long the window waits between two events, seconds."""
_MOMENT: Final = 300
"""What takes longer is told, milliseconds."""
_CACHE_SIZE: Final = 100
"""So many matches stay known: some evenings, between which somebody goes back and forth."""


class SessionTotalsLoader(QObject):
    """Plays the matches of one session after another, a few at a time; what was played stays known."""

    done = Signal(PlayedSession)
    failed = Signal(LedgerError)
    lasting = Signal(int)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ledger: Ledger | None = None
        self._reader: SessionReader | None = None
        self._known: dict[int, StoredMatch] = {}
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._go_on)
        self._moment = QTimer(self, interval=_MOMENT, singleShot=True)
        self._moment.timeout.connect(self._tell)

    def begin(self, session: SessionSummary) -> None:
        """Adds a session up, and no other any more; one of which everything is known is there at once.

        Raises:
            LedgerError: The ledger cannot be read.
            RuntimeError: None is open.
        """
        self.stop()
        if self._desk.ledger is None:
            raise RuntimeError("no ledger is open")
        if self._desk.ledger is not self._ledger:
            self._ledger = self._desk.ledger
            self._known.clear()
        here = () if self._desk.stored is None else (self._desk.stored,)
        self._reader = SessionReader(self._ledger, session, (*self._known.values(), *here))
        self._moment.start()
        self._slices.start()
        while self._reader.next_is_known:
            self._reader.read_next()
        if not self._reader.left:
            self._go_on()

    def stop(self) -> None:
        """Adds nothing up any more."""
        self._slices.stop()
        self._moment.stop()
        if self._reader is not None:
            self._keep(self._reader)
            self._reader = None

    def _go_on(self) -> None:
        reader = self._reader
        if reader is None or self._desk.ledger is not self._ledger:
            self.stop()
            return
        until = time.monotonic() + _SLICE
        while reader.left and time.monotonic() < until:
            if (error := attempt(reader.read_next).error) is not None:
                self.stop()
                self.failed.emit(error)
                return
        if reader.left:
            return
        played, error = attempt(reader.played)
        if played is None:
            self.stop()
            self.failed.emit(error)
            return
        self.stop()
        self.done.emit(played)

    def _keep(self, reader: SessionReader) -> None:
        for match in reader.matches:
            self._known.pop(match.record.id, None)
            self._known[match.record.id] = match
        for match_id in list(self._known)[:-_CACHE_SIZE]:
            del self._known[match_id]

    def _tell(self) -> None:
        if self._reader is not None:
            self.lasting.emit(self._reader.left)


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP = 12


@dataclass(frozen=True, slots=True)
class ResultsRow:
    """One row.

    Attributes:
        cells: Its figures; None where there is none.
        link: A link before the label; empty for none.
    """

    label: str
    cells: tuple[float | None, ...]
    tip: str = ""
    role: str = "ink"
    bold: int = 0
    link: str = ""
    key: object = None


class ResultsTable(QWidget):
    """Shows rows of figures."""

    followed = Signal(object)

    def __init__(
        self, heads: Sequence[str], rows: Sequence[ResultsRow], *, narrow: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(_GAP))
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for column, text in enumerate(heads, start=1):
            head = Label(text, size=14, role="ink3", wrap=bool(narrow))
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            if narrow:
                words = (head.fontMetrics().horizontalAdvance(word) for word in text.split())
                head.setMinimumWidth(max(theme.px(narrow), *words))
            grid.addWidget(head, 0, column, _RIGHT if not narrow else Qt.AlignmentFlag(0))
        for place, row in enumerate(rows):
            self._add(grid, 1 + 2 * place, row, len(heads))

    def _add(self, grid: QGridLayout, at: int, row: ResultsRow, columns: int) -> None:
        grid.addWidget(Hairline(), at, 0, 1, columns + 1)
        whole = row.bold < 0
        head = QHBoxLayout()
        head.setSpacing(theme.px(10))
        label = Label(row.label, role=row.role, bold=whole, wrap=True)
        label.setToolTip(row.tip)
        if row.link:
            link = LinkButton(escape_ampersands(row.link), size=14)
            link.setToolTip(row.tip)
            link.clicked.connect(lambda _checked=False, key=row.key: self.followed.emit(key))
            head.addWidget(link)
        head.addWidget(label, 1)
        grid.addLayout(head, at + 1, 0)
        sums = columns if whole else row.bold
        for column, cell in enumerate(row.cells, start=1):
            strong = column > columns - sums
            text = "·" if cell is None else format_change(cell)
            figure = Label(text, size=15 if strong else 14, bold=strong, role=row.role if strong else "ink2")
            grid.addWidget(figure, at + 1, column, _RIGHT)

# SPDX-License-Identifier: MIT
"""The search of the atlas, which goes on while somebody types: first in the wanted rule systems, then in the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.learn.atlas import Entry, prepared

_SLICE, _REST = 0.005, 20
"""For how long is read at a stretch, in seconds, and how long is rested between, in milliseconds."""
_NOTHING: tuple[Entry, ...] = ()


class AtlasSearch(QObject):
    """Looks for yaku in slices."""

    found = Signal()
    found_elsewhere = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries = _NOTHING
        self.elsewhere: dict[str, int] = {}
        self._more = _NOTHING
        self._own: Iterator[tuple[Entry, ...]] | None = None
        self._others: Iterator[tuple[Entry, ...]] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._preparing = prepared()
        self._rest = QTimer(self, interval=_REST)
        self._rest.timeout.connect(self._prepare)

    def start(self, own: Iterator[tuple[Entry, ...]], others: Iterator[tuple[Entry, ...]] | None) -> None:
        """Begins a search; the one before ends.

        Args:
            others: What is found in the others; None where that is not of interest.
        """
        self._own, self._others, self._more = own, others, _NOTHING
        self.entries = next(own, _NOTHING)
        if not self.entries:
            # Where there are no pieces to try, the first slice is all.
            found = next(own, None)
            self.entries = found or _NOTHING
            self._own = None if found is None else own
        self._timer.start()
        self.found.emit()

    def prepare(self) -> None:
        """Reads names and examples while nothing else is done, so that the first key finds as fast as any other."""
        self._rest.start()

    def _prepare(self) -> None:
        since = perf_counter()
        while perf_counter() - since < _SLICE:
            if next(self._preparing, self) is self:
                self._rest.stop()
                return

    def finish(self) -> None:
        """Looks for all that is left at once."""
        while not self.over:
            self._go_on()

    @property
    def over(self) -> bool:
        """Whether there is nothing left to look for."""
        return not self._timer.isActive()

    @property
    def looking(self) -> bool:
        """Whether more may be found in the wanted systems."""
        return self._own is not None

    @property
    def counts(self) -> dict[str, int]:
        """How many there are in each system, by its id."""
        return dict(Counter(entry.ruleset.id for entry in (*self.entries, *self._more)))

    def _go_on(self) -> None:
        if self._own is not None:
            found = next(self._own, None)
            if found is None:
                self._own = None
            if found != self.entries:
                self.entries = self.entries if found is None else found
                self.found.emit()
            return
        more = next(self._others, None) if self._others is not None else None
        if more is not None:
            self._more = more
            return
        self._others = None
        self._timer.stop()
        self.elsewhere = dict(Counter(entry.ruleset.id for entry in self._more))
        self.found_elsewhere.emit()

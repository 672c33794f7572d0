# SPDX-License-Identifier: MIT
"""Rates matches while the window stays awake."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.rating import Ratings

_AT_ONCE: Final = 100
"""So many matches are rated between two events."""


class Rater(QObject):
    """Works out ratings a few matches at a time.

    Attributes:
        ratings: The ratings; None until all matches are rated.

    Signals:
        rated(): All matches are rated.
    """

    rated = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins with nothing to rate."""
        super().__init__(parent)
        self.ratings: Ratings | None = None
        self._asked: tuple[Outcome, ...] | None = None
        self._made = Ratings()
        self._rating: Iterator[Outcome] = iter(())
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._go_on)

    def rate(self, outcomes: Sequence[Outcome]) -> None:
        """Rates these matches; those that were just rated are not rated again."""
        if tuple(outcomes) == self._asked:
            return
        self._asked = tuple(outcomes)
        self.ratings = None
        self._made = Ratings()
        self._rating = self._made.rate(self._asked)
        self._go_on()
        if self.ratings is None:
            self._slices.start()

    def _go_on(self) -> None:
        if sum(1 for _ in islice(self._rating, _AT_ONCE)) == _AT_ONCE:
            return
        self._slices.stop()
        self.ratings = self._made
        self.rated.emit()

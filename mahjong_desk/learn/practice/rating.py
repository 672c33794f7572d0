# SPDX-License-Identifier: MIT
"""How strong somebody is in a subject: a rating against the levels of the questions (Glicko, M. Glickman 1999).

A question is an opponent of known strength. Each answer moves the rating by what it says that was not expected; the less
is known of somebody, the more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, pi, sqrt
from types import MappingProxyType
from typing import Final, NamedTuple

from mahjong_desk.learn.drills.drill import Level

BEGIN: Final = 1500.0
"""The rating of somebody who has answered nothing yet."""
STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {Level.EASY: 1300.0, Level.MEDIUM: 1500.0, Level.HARD: 1750.0}
)
"""How strong the questions of each level are."""
_UNSURE, _SURE = 300.0, 45.0
"""How far a rating may be off before the first answer, and after many."""
_A_DAY: Final = 12.0
"""By how much of that it may be off more after a day without answers."""
_Q: Final = log(10) / 400
_WISHED: Final = 0.72
"""So many questions of the level that is chosen should go right, of 1: neither known by heart nor guessed at."""


class Rating(NamedTuple):
    """A rating."""

    value: float = BEGIN
    deviation: float = _UNSURE
    answers: int = 0

    def rested(self, days: int) -> Rating:
        """Returns the rating after so many days without an answer: the same, less sure."""
        wider = sqrt(self.deviation**2 + _A_DAY**2 * max(0, days))
        return self._replace(deviation=min(_UNSURE, wider))

    def then(self, level: Level, *, right: bool) -> Rating:
        """Returns the rating after one more answer."""
        expected = self.expects(level)
        information = _Q**2 * expected * (1 - expected)
        spread = 1 / (1 / self.deviation**2 + information)
        value = self.value + _Q * spread * (right - expected)
        return Rating(value, max(_SURE, sqrt(spread)), self.answers + 1)

    def expects(self, level: Level) -> float:
        """Returns how likely a right answer at a level is, 0 to 1."""
        # What is not known of the person makes an even chance of what else were sure.
        doubt = 1 / sqrt(1 + 3 * _Q**2 * self.deviation**2 / pi**2)
        return float(1 / (1 + 10 ** (-doubt * (self.value - STRENGTHS[level]) / 400)))

    def level(self, levels: Sequence[Level]) -> Level:
        """Returns the level that teaches most: of those given, the one at which about three of four answers are right."""
        return min(levels, key=lambda level: (abs(self.expects(level) - _WISHED), level))

# SPDX-License-Identifier: MIT
"""The figures of a player: plain values for a page, a print or a file."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from math import sqrt
from typing import Final, NamedTuple

from mahjong_desk.club.facts.match_facts import HandTally, WonHand

MIN_SAMPLE: Final = 30
"""With fewer cases only the count is shown."""

_Z: Final = 1.959963984540054
"""So many standard deviations to each side hold 95 % of the normal distribution."""


class ConfidenceInterval(NamedTuple):
    """Between what the true rate lies with 95 % confidence, each from 0 to 1."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened where it could."""

    count: int
    total: int
    club_count: int = 0
    club_total: int = 0

    @property
    def is_significant(self) -> bool:
        return self.total >= MIN_SAMPLE

    @property
    def value(self) -> float | None:
        """The rate, from 0 to 1; None where it could never happen."""
        return self.count / self.total if self.total else None

    @property
    def club(self) -> float | None:
        return self.club_count / self.club_total if self.club_total else None

    @property
    def interval(self) -> ConfidenceInterval | None:
        """Where the true rate lies; None where it could never happen."""
        return wilson(self.count, self.total) if self.total else None


def wilson(count: int, of: int) -> ConfidenceInterval:
    """Returns the 95 % interval of Wilson, which is valid also for few cases and for rates near 0 and 1; ``of`` must not be 0."""
    square = _Z * _Z
    middle = (count + square / 2) / (of + square)
    half = _Z * sqrt(count * (of - count) / of + square / 4) / (of + square)
    # Rounding may lead past the ends, which are reached exactly where nothing or everything happened.
    return ConfidenceInterval(
        0.0 if count == 0 else max(0.0, middle - half), 1.0 if count == of else min(1.0, middle + half)
    )


class Statistic(Enum):
    """What can be counted, each from rows that can be named."""

    MATCHES = "matches"
    PLACE = "place"
    """Matches that ended in a certain place."""
    TOGETHER = "together"
    """Matches that two people ended."""
    AHEAD = "ahead"
    BEHIND = "behind"
    HANDS = "hands"
    WINS = "wins"
    SELF_DRAWN = "self_drawn"
    DEAL_INS = "deal_ins"
    DRAWS_WITH_TENPAI_KNOWN = "draws_recorded"
    DRAWS_TENPAI = "draws_ready"
    HANDS_AS_DEALER = "dealt"
    WINS_AS_DEALER = "won_dealing"
    CHOMBOS = "fouls"
    PAO_PAYMENTS = "liable"
    YAKU = "yaku"
    """Wins with a certain yaku."""


class StatisticSource(NamedTuple):
    """The source of a figure; ``source_rows`` finds the rows. ``system`` and ``players`` are None for all."""

    figure: Statistic
    system: str | None = None
    players: int | None = None
    detail: int | str | None = None


class FormPoint(NamedTuple):
    """A finished match in the order in which they were played."""

    at: str
    match: str
    session: str
    missed: int
    place: int
    result: Decimal
    mean_place: float
    total: Decimal


class HeadToHead(NamedTuple):
    """How two people placed in the matches that both ended."""

    person: str
    ahead: int
    behind: int
    tied: int

    @property
    def together(self) -> int:
        """The matches that both ended."""
        return self.ahead + self.behind + self.tied


@dataclass(frozen=True, slots=True)
class YakuCount:
    """How often a player won with a yaku."""

    yaku: str
    count: int
    example: WonHand


class SystemStatistics(NamedTuple):
    """A player's figures in one rule system, at tables of one size.

    ``yaku`` has the most frequent first, ties in the order of the rules; ``biggest`` is None without a win.
    """

    system: str
    players: int
    places: tuple[int, ...]
    result: Decimal
    tally: HandTally
    club: HandTally
    yaku: tuple[YakuCount, ...]
    biggest: WonHand | None
    form: tuple[FormPoint, ...]

    @property
    def ruleset(self) -> str:
        """The id of the rule system."""
        return self.system.partition("/")[0]

    @property
    def matches(self) -> int:
        """How many matches they ended."""
        return sum(self.places)

    @property
    def mean_place(self) -> float | None:
        """Their mean place; None where they ended no match."""
        total = sum(place * count for place, count in enumerate(self.places, start=1))
        return total / self.matches if self.matches else None

    @property
    def win_rate(self) -> Rate:
        """Hands won, of those played."""
        return Rate(self.tally.wins, self.tally.hands, self.club.wins, self.club.hands)

    @property
    def deal_in_rate(self) -> Rate:
        """Deal-ins, of the hands played."""
        return Rate(self.tally.deal_ins, self.tally.hands, self.club.deal_ins, self.club.hands)

    @property
    def self_draw_rate(self) -> Rate:
        """Self-drawn wins, of all wins."""
        return Rate(self.tally.self_drawn, self.tally.wins, self.club.self_drawn, self.club.wins)

    @property
    def tenpai_rate(self) -> Rate:
        """Drawn hands in which they were tenpai, of those with recorded tenpai."""
        return Rate(self.tally.draws_ready, self.tally.draws_recorded, self.club.draws_ready, self.club.draws_recorded)

    @property
    def dealer_rate(self) -> Rate:
        """Hands in which they dealt, of those played."""
        return Rate(self.tally.dealt, self.tally.hands, self.club.dealt, self.club.hands)

    @property
    def dealer_win_rate(self) -> Rate:
        """Hands won, of those in which they dealt."""
        return Rate(self.tally.won_dealing, self.tally.dealt, self.club.won_dealing, self.club.dealt)

    @property
    def average_win(self) -> float | None:
        """What others paid them for a win, in points; None where they have not won."""
        return _mean(self.tally.points_won, self.tally.wins)

    @property
    def average_deal_in(self) -> float | None:
        """What they paid for a win on their discard, in points; None where there was none."""
        return _mean(self.tally.points_paid, self.tally.deal_ins)

    @property
    def club_mean_won(self) -> float | None:
        """What the others paid in the club for a win."""
        return _mean(self.club.points_won, self.club.wins)

    @property
    def club_mean_paid(self) -> float | None:
        """What was paid in the club for a win on one's discard."""
        return _mean(self.club.points_paid, self.club.deal_ins)

    def source(self, figure: Statistic, detail: int | str | None = None) -> StatisticSource:
        """Returns where one of these figures comes from."""
        return StatisticSource(figure, self.system, self.players, detail)


class PlayerStatistics(NamedTuple):
    person: str
    matches: int
    hands: int
    systems: tuple[SystemStatistics, ...]
    head_to_head: tuple[HeadToHead, ...]


def _mean(total: int, count: int) -> float | None:
    return total / count if count else None

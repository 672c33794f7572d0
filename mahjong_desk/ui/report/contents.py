# SPDX-License-Identifier: MIT
"""The content of a report of a match or a session, in the language of the window.

All values come from the replay. Pages, pictures and tables show the same report.
"""

from typing import NamedTuple

from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.tiles.faces import TileGroup


class ReportFact(NamedTuple):
    """One line about a match or a session."""

    label: str
    value: str


class WinReport(NamedTuple):
    """One player's win, real or falsely claimed; texts may be empty."""

    winner: str
    groups: tuple[TileGroup, ...]  # the sets with names and fu, then the indicators; empty if only a value was entered
    pieces: str  # in notation
    melds: str  # with the players who discarded their tiles
    pao: str  # the responsible player and the reason
    yaku: str
    value: str  # such as ``40 fu, 3 han``
    formula: str
    reasons: str  # the fu as a sum, and every yaku with its value
    unchecked: bool  # the value was entered, not calculated


class PaymentReport(NamedTuple):
    payer: str
    payee: str
    points: int
    reason: str


class HandReport(NamedTuple):
    """One row of a match."""

    name: str
    short: str
    event: str
    won: tuple[WinReport, ...]  # the hands won, or the one that was claimed falsely
    payments: tuple[PaymentReport, ...]
    paid: tuple[str, ...]
    remarks: tuple[str, ...]
    refusal: str  # why the event is not allowed; empty if it is
    deltas: tuple[int, ...]
    scores: tuple[int, ...]  # of each seat after the event

    @property
    def unchecked(self) -> bool:
        return any(win.unchecked for win in self.won)


class PlaceReport(NamedTuple):
    """One player's final or current score."""

    rank: int | None  # None until the match has ended
    seat: int
    name: str
    score: int
    result: float | None  # in the unit of the results; None until the match has ended
    decimals: int
    origin: str


class MatchReport(NamedTuple):
    """One match."""

    title: str
    heading: str
    number: int
    day: str
    rules: str
    ending: str  # why it ended; empty until it has
    facts: tuple[ReportFact, ...]
    players: tuple[str, ...]
    hands: tuple[HandReport, ...]
    places: tuple[PlaceReport, ...]  # by rank, or by points until the match has ended
    house: float
    balance: str
    curve: LineChart
    best: HandReport | None  # None if no hand was won
    fingerprint: str  # of the ledger; empty if unknown

    @property
    def finished(self) -> bool:
        return any(place.result is not None for place in self.places)


class TotalsRow(NamedTuple):
    """The results of one match."""

    number: int
    rules: str
    results: tuple[float | None, ...]  # by player of the session; None if absent, or if the match has not ended


class SumRow(NamedTuple):
    """The sum of each player in one rule system or in the club's unit."""

    label: str
    sums: tuple[float | None, ...]  # None if a player was in none of the matches
    club: bool = False


class RoundReport(NamedTuple):
    """A round of an evening: its tables by title, and the names of those who sat out."""

    title: str
    tables: tuple[tuple[str, tuple[PlaceReport, ...]], ...]
    sat_out: str


class RankingRow(NamedTuple):
    """One player's results in an evening."""

    rank: int
    name: str
    results: tuple[float | None, ...]  # of each round; None if they did not play it or it has not ended
    total: float


class SessionReport(NamedTuple):
    """A session with its totals and the reports of its matches."""

    title: str
    day: str
    facts: tuple[ReportFact, ...]
    players: tuple[str, ...]
    rows: tuple[TotalsRow, ...]
    totals: tuple[SumRow, ...]
    matches: tuple[MatchReport, ...]
    notes: tuple[str, ...]
    fingerprint: str
    rounds: tuple[RoundReport, ...] = ()  # empty unless it is an evening at several tables
    standing: tuple[RankingRow, ...] = ()  # also empty if several rule systems were played


Report = MatchReport | SessionReport

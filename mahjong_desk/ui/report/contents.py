# SPDX-License-Identifier: MIT
"""What a report of a match or a session says, in the language of the window: everything else is drawn from this.

The values come from the replay and from nowhere else; a page, a picture and a table show the same report.
"""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.tiles.faces import TileGroup


@dataclass(frozen=True, slots=True)
class Fact:
    """One line about a match or a session."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class WonReport:
    """One player's win, or the win that a player claimed falsely.

    Attributes:
        groups: The hand by the reading that counts, each set with its name and fu, then the indicators that count for
            it; empty where it was not laid.
        pieces: The hand in notation; empty where it was not laid.
        melds: The melds with who gave them; empty for none.
        pao: Who is responsible and for what; empty for nobody.
        size: The size of the hand, such as ``40 fu, 3 han``.
        reasons: The fu as a sum, and every yaku with its value.
    """

    winner: str
    groups: tuple[TileGroup, ...]
    pieces: str
    melds: str
    pao: str
    yaku: str
    size: str
    formula: str
    reasons: str
    unchecked: bool


@dataclass(frozen=True, slots=True)
class PaymentReport:
    """One payment."""

    payer: str
    payee: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class HandReport:
    """One row of a match.

    Attributes:
        won: The hands won, or the one that was claimed falsely; none for other events.
        marks: What a foul was marked with; empty for other events.
        refusal: Why the event does not fit; empty where it does.
        scores: The points of each seat after it.
    """

    place: str
    short: str
    happened: str
    won: tuple[WonReport, ...]
    payments: tuple[PaymentReport, ...]
    paid: tuple[str, ...]
    marks: str
    remarks: tuple[str, ...]
    refusal: str
    deltas: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def unchecked(self) -> bool:
        """Whether a value of this row was typed and not worked out."""
        return any(won.unchecked for won in self.won)


@dataclass(frozen=True, slots=True)
class PlaceReport:
    """One player at the end of a match, or as it stands.

    Attributes:
        rank: The place; None while the match goes on.
        score: The points.
        result: What the match is worth, in the unit of its results; None while it goes on.
    """

    rank: int | None
    seat: int
    name: str
    score: int
    result: float | None
    decimals: int
    origin: str


@dataclass(frozen=True, slots=True)
class MatchReport:
    """One match.

    Attributes:
        ending: Why it ended; empty while it goes on.
        places: The players, the best first; by points while the match goes on.
        best: The best hand; None where nobody won one.
        fingerprint: The fingerprint of the ledger; empty where it is not known.
    """

    title: str
    heading: str
    number: int
    day: str
    rules: str
    ending: str
    facts: tuple[Fact, ...]
    players: tuple[str, ...]
    hands: tuple[HandReport, ...]
    places: tuple[PlaceReport, ...]
    house: float
    balance: str
    curve: LineChart
    best: HandReport | None
    fingerprint: str

    @property
    def finished(self) -> bool:
        """Whether the match has ended."""
        return any(place.result is not None for place in self.places)


@dataclass(frozen=True, slots=True)
class TotalsRow:
    """What one match was worth.

    Attributes:
        results: The result of each player of the session; None where the player did not play or it goes on.
    """

    number: int
    rules: str
    results: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class SumRow:
    """What everybody has in all, of one rule system or in the club's unit.

    Attributes:
        sums: The sum of each player of the session; None where the player was in none of these matches.
    """

    label: str
    unit: str
    sums: tuple[float | None, ...]
    club: bool = False


@dataclass(frozen=True, slots=True)
class RoundReport:
    """A round of an evening at several tables.

    Attributes:
        sat_out: Who sat out, in words; empty where nobody did.
    """

    title: str
    tables: tuple[tuple[str, tuple[PlaceReport, ...]], ...]
    sat_out: str


@dataclass(frozen=True, slots=True)
class StandingRow:
    """How one player stands after an evening.

    Attributes:
        results: What each round brought; None where the player did not play it, or it goes on.
    """

    rank: int
    name: str
    results: tuple[float | None, ...]
    total: float


@dataclass(frozen=True, slots=True)
class SessionReport:
    """A session.

    Attributes:
        fingerprint: The fingerprint of the ledger; empty where it is not known.
        rounds: The rounds of an evening at several tables; none of any other session.
    """

    title: str
    day: str
    facts: tuple[Fact, ...]
    players: tuple[str, ...]
    rows: tuple[TotalsRow, ...]
    totals: tuple[SumRow, ...]
    matches: tuple[MatchReport, ...]
    notes: tuple[str, ...]
    fingerprint: str
    rounds: tuple[RoundReport, ...] = ()
    standing: tuple[StandingRow, ...] = ()


Report = MatchReport | SessionReport

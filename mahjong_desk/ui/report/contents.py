# SPDX-License-Identifier: MIT
"""What a report of a match or a session says, in the language of the window: everything else is drawn from this.

The values come from the replay and from nowhere else; a page, a picture and a table show the same report.
"""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.faces import TileGroup


@dataclass(frozen=True, slots=True)
class Fact:
    """One line about a match or a session.

    Attributes:
        label: What it is about.
        value: What it says.
    """

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class WonReport:
    """One player's win, or the win that a player claimed falsely.

    Attributes:
        winner: The player.
        groups: The hand by the reading that counts, each set with its name and fu, then the indicators that count for
            it; empty where it was not laid.
        pieces: The hand in notation; empty where it was not laid.
        melds: The melds with who gave them; empty for none.
        pao: Who is responsible and for what; empty for nobody.
        yaku: The yaku on one line.
        size: The size of the hand, such as ``40 fu, 3 han``.
        formula: How the base came about.
        reasons: The fu as a sum, and every yaku with its value.
        unchecked: Whether the value was typed and not worked out.
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
    """One payment.

    Attributes:
        payer: Who pays.
        payee: Who receives.
        points: How many.
        reason: What for.
    """

    payer: str
    payee: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class HandReport:
    """One row of a match.

    Attributes:
        place: Where in the match it was, such as ``East 1``.
        short: The same as short as a column head.
        happened: What happened.
        won: The hands won, or the one that was claimed falsely; none for other events.
        payments: Who paid whom.
        paid: Each sum that was paid, in a sentence with what it is made of.
        marks: What a foul was marked with; empty for other events.
        remarks: Reasons, notes, rules that were broken.
        refusal: Why the event does not fit; empty where it does.
        deltas: The change of each seat.
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
        seat: The seat.
        name: The player.
        score: The points.
        result: What the match is worth, in the unit of its results; None while it goes on.
        decimals: How many decimals it has at least.
        origin: How the result came about.
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
        title: What the report is called.
        heading: Who won it, or that it goes on.
        number: Its number in the session.
        day: When it began, as ``2026-01-31``.
        rules: The name of its rules.
        ending: Why it ended; empty while it goes on.
        facts: What is to be known of it.
        players: The names by seat.
        hands: Its rows.
        places: The players, the best first; by points while the match goes on.
        house: What the house gained.
        balance: Whether everything sums to zero, in a sentence.
        curve: The path of the scores.
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
        number: Its number in the session.
        rules: The name of its rules.
        results: The result of each player of the session; None where the player did not play or it goes on.
    """

    number: int
    rules: str
    results: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class SumRow:
    """What everybody has in all, of one rule system or in the club's unit.

    Attributes:
        label: What was added up.
        unit: What it is counted in.
        sums: The sum of each player of the session; None where the player was in none of these matches.
        club: Whether it is in the club's unit.
    """

    label: str
    unit: str
    sums: tuple[float | None, ...]
    club: bool = False


@dataclass(frozen=True, slots=True)
class RoundReport:
    """A round of an evening at several tables.

    Attributes:
        title: Which round it was.
        tables: Each table with its players as they stand, the best first where that can be said.
        sat_out: Who sat out, in words; empty where nobody did.
    """

    title: str
    tables: tuple[tuple[str, tuple[PlaceReport, ...]], ...]
    sat_out: str


@dataclass(frozen=True, slots=True)
class StandingRow:
    """How one player stands after an evening.

    Attributes:
        rank: The place; the same for those who are level.
        name: The player.
        results: What each round brought; None where the player did not play it, or it goes on.
        total: Their sum.
    """

    rank: int
    name: str
    results: tuple[float | None, ...]
    total: float


@dataclass(frozen=True, slots=True)
class SessionReport:
    """A session.

    Attributes:
        title: What the report is called.
        day: When it began, as ``2026-01-31``.
        facts: What is to be known of it.
        players: Everybody who played, the best first where that can be said; the house last where it took or gave
            anything.
        rows: The matches.
        totals: The sums, one for each rule system, the one in the club's unit last.
        matches: The matches in full.
        notes: What is left out, and why.
        fingerprint: The fingerprint of the ledger; empty where it is not known.
        rounds: The rounds of an evening at several tables; none of any other session.
        standing: How everybody stands after them, best first.
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

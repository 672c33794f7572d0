# SPDX-License-Identifier: MIT
"""What a played match tells: plain rows that statistics, standings and search ask, and no rule is asked for again."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from mahjong_desk.club.best import Worth


class RowPlace(NamedTuple):
    """Where a row stands.

    Attributes:
        match: The identity of its match.
        row: Its place among the rows of the match, from 0; None where the match as a whole is meant.
    """

    match: str
    row: int | None


class Player(NamedTuple):
    """Somebody at a match.

    Attributes:
        identity: By what they are known there, as ``people.identity.identity_at`` says; who that is, ``People`` knows.
        name: The name as it was entered.
    """

    identity: str
    name: str


class SeatFact(NamedTuple):
    """Who sits at a seat of a match, and what the match came to for them.

    Attributes:
        seat: The seat.
        name: The name as it was entered.
        score: The points there, at the end or so far.
        place: The place, 1 is best, ties as the rules say; None while the match goes on.
        result: What the match was worth in the unit of its system; None while it goes on.
        identity: By what they are known there, as in ``Player``.
    """

    seat: int
    name: str
    score: int
    place: int | None = None
    result: Decimal | None = None
    identity: str = ""


class MatchFact(NamedTuple):
    """A match.

    Attributes:
        uuid: Its identity.
        id: Its number in this ledger.
        session: The identity of its session.
        number: Its number in the session.
        at: When it began, UTC.
        system: By what its results may be added up: the ruleset and the unit, as ``totals.System.key``.
        hands: How many hands were played to their end.
        house: What the house took, in the unit of the results; None while the match goes on.
        seats: Who sits there now, or sat there at the end, by seat.
    """

    uuid: str
    id: int
    session: str
    number: int
    at: str
    system: str
    hands: int
    house: Decimal | None
    seats: tuple[SeatFact, ...]

    @property
    def finished(self) -> bool:
        """Whether it has ended, so that everybody has a place and a result."""
        return self.house is not None

    @property
    def ruleset(self) -> str:
        """The id of its rule system."""
        return self.system.partition("/")[0]


class Tally(NamedTuple):
    """What somebody did in the hands of one match, or of many.

    Attributes:
        hands: The hands that were played to their end, won by whomever or drawn.
        wins: Those that they won.
        self_drawn: Those of them that they drew themselves.
        points_won: What the others paid them for these, in points.
        deal_ins: The hands that somebody won on their discard.
        points_paid: What they paid for these, in points.
        draws_told: The drawn hands of which somebody said who was ready.
        draws_ready: Those of them in which they were.
        dealt: The hands in which they were the dealer.
        won_dealing: Those of them that they won.
        fouls: The penalties for a foul.
        liable: How often they were held responsible for somebody's win.
    """

    hands: int = 0
    wins: int = 0
    self_drawn: int = 0
    points_won: int = 0
    deal_ins: int = 0
    points_paid: int = 0
    draws_told: int = 0
    draws_ready: int = 0
    dealt: int = 0
    won_dealing: int = 0
    fouls: int = 0
    liable: int = 0


class StintFact(NamedTuple):
    """The time that one player sat at one seat of a match.

    Attributes:
        seat: The seat.
        player: Who sat there.
        first: The first row at which they sat there.
        last: The last one; less than ``first`` where there was none.
        remained: Whether nobody took their place, so that the result is theirs.
        tally: What they did in that time.
    """

    seat: int
    player: Player
    first: int
    last: int
    remained: bool
    tally: Tally


class WinFact(NamedTuple):
    """One player's win.

    Attributes:
        seat: The winner.
        player: Who that is.
        points: What the others paid for it, in points.
        base: The worth of the hand itself, in points.
        han: Its han or doublings; None where none were counted.
        fu: Its fu; None where none were counted.
        limit: The name of the limit that it reached, or None.
        yaku: What counted, each with its value in the system's unit.
        groups: The groups of the reading that counted, each in the notation of pieces; none of a typed value.
        pieces: The names of all its pieces by their kinds, in order; none of a typed value.
        kinds: A bit for each kind that it holds.
        hand: The hand as the contract writes it, JSON; empty for a typed value.
        pao: Who was held responsible, each with what for.
    """

    seat: int
    player: Player
    points: int
    base: int
    han: int | None
    fu: int | None
    limit: str | None
    yaku: tuple[tuple[str, int], ...]
    groups: tuple[str, ...]
    pieces: tuple[str, ...]
    kinds: int
    hand: str
    pao: tuple[tuple[int, str], ...]


class HandFact(NamedTuple):
    """A hand that came to an end, a foul, or any other row with a note beside it.

    Attributes:
        row: Its place among the rows of the match.
        kind: The type of its event as the contract names it: ``win``, ``draw``, ``chombo`` ...
        draw: The kind of draw; None where it is none.
        round: The prevailing wind, as the contract writes it.
        number: The number of the hand in the round.
        honba: How many counters lay on the table.
        dealer: Who dealt.
        order: The seats in the order of play.
        players: Who sat there, by seat.
        discarder: Whose discard was won on; None where nobody's was.
        paid: What the discarder paid, in points.
        ready: The seats that were ready at a draw; None where nobody said.
        offender: Who committed a foul; None where it was none.
        deltas: The change of each seat, in points.
        note: What was noted beside it.
        wins: The wins.
    """

    row: int
    kind: str
    draw: str | None
    round: str
    number: int
    honba: int
    dealer: int
    order: tuple[int, ...]
    players: tuple[Player, ...]
    discarder: int | None
    paid: int
    ready: tuple[int, ...] | None
    offender: int | None
    deltas: tuple[int, ...]
    note: str
    wins: tuple[WinFact, ...]


class WonHand(NamedTuple):
    """A win with where it stands and what was around it.

    Attributes:
        win: The win.
        place: Its row.
        match: The number of its match in this ledger.
        number: The number of its match in the session.
        session: The identity of its session.
        at: When its match began, UTC.
        system: The system of its match.
        hand: The hand that it ended, without its wins.
    """

    win: WinFact
    place: RowPlace
    match: int
    number: int
    session: str
    at: str
    system: str
    hand: HandFact

    @property
    def giver(self) -> Player | None:
        """Who discarded the winning piece; None for a self-drawn win."""
        return self.hand.players[self.hand.discarder] if self.hand.discarder is not None else None


class Hit(NamedTuple):
    """A hand that was found, or one of the wins of a hand.

    Attributes:
        win: The win; None where nobody won.
        place: Its row.
        match: The number of its match in this ledger.
        number: The number of its match in the session.
        session: The identity of its session.
        at: When its match began, UTC.
        system: The system of its match.
        hand: The hand, without its wins.
    """

    win: WinFact | None
    place: RowPlace
    match: int
    number: int
    session: str
    at: str
    system: str
    hand: HandFact


class WinLine(NamedTuple):
    """A win in as few words as counting needs.

    Attributes:
        id: What to ask for it whole by; holds until facts are brought up to date again.
        system: The system of its match.
        players: How many played.
        worth: By what it is compared with others of its system: the greater, the more valuable.
        yaku: What counted.
    """

    id: int
    system: str
    players: int
    worth: Worth
    yaku: tuple[str, ...]


class Told(NamedTuple):
    """Everything that one match tells.

    Attributes:
        system: As in ``MatchFact``.
        seats: As there.
        house: As there.
        played: How many hands were played to their end.
        stints: Who sat where when, and did what.
        hands: Its hands.
    """

    system: str
    seats: tuple[SeatFact, ...]
    house: Decimal | None
    played: int
    stints: tuple[StintFact, ...]
    hands: tuple[HandFact, ...]


class WonYaku(NamedTuple):
    """A yaku with which somebody has won.

    Attributes:
        ruleset: The id of the rule system.
        yaku: The id of the yaku.
        at: When the match was begun, UTC.
        place: Where it stands.
    """

    ruleset: str
    yaku: str
    at: str
    place: RowPlace

# SPDX-License-Identifier: MIT
"""The facts of a match: plain rows, so that statistics, standings and search need no rules."""

from decimal import Decimal
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation

HandRank = tuple[int, bool, int, int, bool]
"""A sort key of hands; see ``hand_rank``."""


class BestHand(NamedTuple):
    """One player's win."""

    row: ReplayRow
    winner_index: int

    @property
    def winner(self) -> Winner:
        assert isinstance(self.row.event, Win)
        return self.row.event.wins[self.winner_index]

    @property
    def evaluation(self) -> Evaluation:
        """What the hand is worth, and why."""
        return self.row.settlement.wins[self.winner_index].evaluation


def best_hand(replay: Replay) -> BestHand | None:
    """Returns the most valuable hand won, by its own worth and not by what was paid with it.

    Ties are decided by limit yaku over counted limits, more han, more fu, tiles over typed values, the earlier hand.
    """
    return most_valuable(*replay.rows)


def most_valuable(*rows: ReplayRow) -> BestHand | None:
    """Returns the most valuable hand won in some rows, by the same comparison, or None if there is no win."""
    won = [
        BestHand(row, index) for row in rows if isinstance(row.event, Win) for index in range(len(row.settlement.wins))
    ]
    return max(won, key=_worth, default=None)


def _worth(hand: BestHand) -> tuple[HandRank, int]:
    value = hand.evaluation
    return hand_rank(value.base, value.limit, value.han, value.fu, shown=value.reading is not None), -hand.row.index


def hand_rank(base: int, limit: str | None, han: int | None, fu: int | None, *, shown: bool) -> HandRank:
    """Returns a sort key for hands of one rule system: the greater, the more valuable; ``han`` is None for a limit yaku."""
    return base, limit is not None and han is None, han or 0, fu or 0, shown


class RowRef(NamedTuple):
    """A row of a match, from 0; None for the match as a whole."""

    match: str
    row: int | None


class PlayerRef(NamedTuple):
    """A player at a match: the identity (``person.identity_at``), and the name as it was entered."""

    identity: str
    name: str


class SeatResult(NamedTuple):
    """The player of a seat of a match; place and result are None while the match continues."""

    seat: int
    name: str
    score: int
    place: int | None = None
    result: Decimal | None = None
    identity: str = ""


class MatchRoster(NamedTuple):
    """A match with its current or final players."""

    uuid: str
    id: int  # in this ledger
    session: str
    number: int  # in the session
    at: str  # when it began, UTC
    system: str  # matches with the same one can be added up: ``totals.ResultSystem.key``
    hands: int  # that were played to their end
    house: Decimal | None  # what the house took; None while the match continues
    seats: tuple[SeatResult, ...]

    @property
    def finished(self) -> bool:
        """Whether the match is over, so that every seat has a place and a result."""
        return self.house is not None

    @property
    def ruleset(self) -> str:
        """The id of its rule system."""
        return self.system.partition("/")[0]


class HandTally(NamedTuple):
    """What one player did in the hands of one match, or of many."""

    hands: int = 0  # played to their end, won by anybody or drawn
    wins: int = 0
    self_drawn: int = 0  # of the wins
    points_won: int = 0  # what the others paid for the wins
    deal_ins: int = 0
    points_paid: int = 0  # for the deal-ins
    draws_recorded: int = 0  # drawn hands whose tenpai players were recorded
    draws_ready: int = 0
    dealt: int = 0  # hands as the dealer
    won_dealing: int = 0
    fouls: int = 0
    liable: int = 0  # held responsible for a win (pao)

    @property
    def average_win(self) -> float | None:
        """What the others paid for a win, in points; None without a win."""
        return self.points_won / self.wins if self.wins else None

    @property
    def average_deal_in(self) -> float | None:
        """What was paid for a win on one's discard, in points; None without one."""
        return self.points_paid / self.deal_ins if self.deal_ins else None


class StintFact(NamedTuple):
    """The time that one player sat at one seat of a match, from row to row; ``last < first`` if there was none."""

    seat: int
    player: PlayerRef
    first: int
    last: int
    remained: bool  # was not replaced, so that the result is theirs
    tally: HandTally


class WinFact(NamedTuple):
    """One player's win; groups and hand are empty if only its value was entered."""

    seat: int
    player: PlayerRef
    points: int  # what the others paid
    base: int  # what the hand itself is worth
    han: int | None
    fu: int | None
    limit: str | None
    yaku: tuple[tuple[str, int], ...]  # each with its value
    groups: tuple[str, ...]  # of the reading that counted
    kinds: int  # a bit for each kind of piece
    hand: str  # as it was entered, JSON of the contract
    pao: tuple[tuple[int, str], ...]  # who was held responsible, and what for


class HandFact(NamedTuple):
    """A hand that ended, a foul, or any other row with a note."""

    row: int
    kind: str  # of event, as the contract names it: ``win``, ``draw``, ``chombo`` ...
    draw: str | None
    round: str
    number: int
    honba: int
    dealer: int
    order: tuple[int, ...]
    players: tuple[PlayerRef, ...]  # by seat
    discarder: int | None  # whose discard was won on
    paid: int  # by the discarder
    ready: tuple[int, ...] | None  # tenpai at a draw; None if not recorded
    offender: int | None
    deltas: tuple[int, ...]
    note: str
    wins: tuple[WinFact, ...]


class HitKind(StrEnum):
    """What kind of hand was found."""

    SELF_DRAWN = "self_drawn"
    ON_DISCARD = "on_discard"
    DRAW = "draw"
    CHOMBO = "foul"
    OTHER = "other"


def hit_kind(hand: HandFact) -> HitKind:
    if hand.kind == "win":
        return HitKind.SELF_DRAWN if hand.discarder is None else HitKind.ON_DISCARD
    return {"draw": HitKind.DRAW, "chombo": HitKind.CHOMBO}.get(hand.kind, HitKind.OTHER)


W = TypeVar("W", bound=WinFact | None)


class FoundHand(NamedTuple, Generic[W]):
    """A hand without a win, or one of the wins of a hand."""

    win: W
    place: RowRef
    match: int  # the number of the match in this ledger
    number: int  # in the session
    session: str
    at: str
    system: str
    hand: HandFact  # without its wins

    @property
    def discarder(self) -> PlayerRef | None:
        """Who discarded the winning piece; None for a self-drawn win."""
        return self.hand.players[self.hand.discarder] if self.hand.discarder is not None else None


WonHand = FoundHand[WinFact]
AnyHit = FoundHand[WinFact | None]


class WinSummary(NamedTuple):
    """The part of a win that counting needs; ``id`` is valid until the facts are updated."""

    id: int
    system: str
    players: int
    rank: HandRank
    yaku: tuple[str, ...]


class MatchFacts(NamedTuple):
    """All facts of one match."""

    system: str
    seats: tuple[SeatResult, ...]
    house: Decimal | None
    played: int  # how many hands were played to their end
    stints: tuple[StintFact, ...]
    hands: tuple[HandFact, ...]


class WonYaku(NamedTuple):
    """A yaku of a win; ``at`` is when the match began."""

    ruleset: str
    yaku: str
    at: str
    place: RowRef

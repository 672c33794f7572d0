# SPDX-License-Identifier: MIT
"""The facts of a match, as rows that can be used without the rules."""

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
        return self.row.event.winners[self.winner_index]

    @property
    def evaluation(self) -> Evaluation:
        """What the hand is worth, and why."""
        return self.row.settlement.wins[self.winner_index].evaluation


def best_hand(replay: Replay) -> BestHand | None:
    """Returns the win whose hand itself is worth most, or None if there is no win.

    Ties are decided by limit yaku over counted limits, more han, more fu, tiles over typed values, the earlier hand.
    """
    return most_valuable(*replay.rows)


def most_valuable(*rows: ReplayRow) -> BestHand | None:
    """Returns the same as ``best_hand``, but for these rows."""
    won = [
        BestHand(row, index) for row in rows if isinstance(row.event, Win) for index in range(len(row.settlement.wins))
    ]
    return max(won, key=_worth, default=None)


def _worth(hand: BestHand) -> tuple[HandRank, int]:
    value = hand.evaluation
    return hand_rank(value.base, value.limit, value.han, value.fu, shown=value.reading is not None), -hand.row.index


def hand_rank(base: int, limit: str | None, han: int | None, fu: int | None, *, shown: bool) -> HandRank:
    """Returns a sort key for hands of one rule system, ascending by value.

    ``han`` is None for a limit yaku; ``shown`` means that the tiles were entered.
    """
    return base, limit is not None and han is None, han or 0, fu or 0, shown


class RowRef(NamedTuple):
    """A row of a match, or a match as a whole."""

    match: str  # UUID
    row: int | None  # from 0; None for the match as a whole


class PlayerRef(NamedTuple):
    """A player at a match."""

    identity: str  # see ``person.identity_at``
    name: str  # as it was entered


class SeatResult(NamedTuple):
    """A seat of a match, with its player and result."""

    seat: int
    name: str
    score: int
    place: int | None = None  # None while the match continues
    result: Decimal | None = None  # None while the match continues
    identity: str = ""


class MatchRoster(NamedTuple):
    """A match with its current or final players."""

    uuid: str
    id: int  # in this ledger
    session: str
    number: int  # in the session
    started_at: str  # when it began, UTC
    system: str  # ``totals.ResultSystem.key``: results of one system can be added up
    hands: int  # completed ones
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

    hands: int = 0  # completed ones, won by any player or drawn
    wins: int = 0
    self_drawn: int = 0  # of the wins
    points_won: int = 0  # what the others paid for the wins
    deal_ins: int = 0
    points_paid: int = 0  # for the deal-ins
    draws_recorded: int = 0  # drawn hands whose tenpai players were recorded
    draws_tenpai: int = 0  # of these, those in tenpai
    dealt: int = 0  # hands as the dealer
    won_dealing: int = 0
    fouls: int = 0
    liable: int = 0  # held responsible for a win (pao)

    @property
    def average_win(self) -> float | None:
        """The mean points that the others paid for a win, or None without one."""
        return self.points_won / self.wins if self.wins else None

    @property
    def average_deal_in(self) -> float | None:
        """The mean points paid for a deal-in, or None without one."""
        return self.points_paid / self.deal_ins if self.deal_ins else None


class StintFact(NamedTuple):
    """The rows of a match during which one player sat at one seat."""

    seat: int
    player: PlayerRef
    first: int
    last: int  # inclusive; less than ``first`` if there is no such row
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
    tenpai: tuple[int, ...] | None  # seats, at a draw; None if not recorded
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
    """The part of a win that statistics need."""

    id: int  # valid until the facts are updated
    system: str
    players: int
    rank: HandRank
    yaku: tuple[str, ...]


class MatchFacts(NamedTuple):
    """All facts of one match."""

    system: str
    seats: tuple[SeatResult, ...]
    house: Decimal | None
    played: int  # the number of completed hands
    stints: tuple[StintFact, ...]
    hands: tuple[HandFact, ...]


class WonYaku(NamedTuple):
    """A yaku of a win; ``at`` is when the match began."""

    ruleset: str
    yaku: str
    at: str
    place: RowRef

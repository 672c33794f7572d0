# SPDX-License-Identifier: MIT
"""Events at the table (contract.md §4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import Hand


@dataclass(frozen=True, slots=True)
class PaoEntry:
    """A player held responsible for a win."""

    player: int
    reason: str


@dataclass(frozen=True, slots=True)
class Winner:
    """One player's win.

    Attributes:
        hand: The pieces; None if the players entered only a value.
    """

    seat: int
    hand: Hand | None = None
    value: Mapping[str, object] | None = None
    pao: tuple[PaoEntry, ...] = ()
    extra_fields: Mapping[str, object] = EMPTY_MAPPING


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The common fields of events: a note and the time, as text."""

    note: str | None = None
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Win(Event):
    """The end of a hand by one or more wins.

    Attributes:
        discarder: The seat that gave the winning piece; None for a self-drawn win.
        winners: The winners, in turn order after the discarder.
    """

    discarder: int | None
    winners: tuple[Winner, ...]
    extra_fields: Mapping[str, object] = EMPTY_MAPPING


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Event):
    """A hand that ended without a winner.

    Attributes:
        tenpai: The seats in tenpai; None if not recorded.
    """

    kind: str = "exhaustive"
    tenpai: tuple[int, ...] | None = None
    extra_fields: Mapping[str, object] = EMPTY_MAPPING


@dataclass(frozen=True, slots=True, kw_only=True)
class RiichiDeclaration(Event):
    """A declaration of riichi, whose stake is added to the deposit."""

    player: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chombo(Event):
    """A penalty for a foul."""

    player: int
    reason: str | None = None
    extra_fields: Mapping[str, object] = EMPTY_MAPPING


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadHand(Event):
    """The hand of a player becomes dead: they cannot win the hand in progress."""

    player: int
    reason: str | None = None


class PenaltyState(StrEnum):
    """The new state of a penalty tile."""

    LIVE = "live"
    DEAD = "dead"
    CLEARED = "cleared"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyTile(Event):
    """A penalty tile of a player, with its new state."""

    player: int
    tile: Piece
    state: PenaltyState


@dataclass(frozen=True, slots=True, kw_only=True)
class Shaozhuang(Event):
    """All four players discarded the same piece in the first go-round (焼荘)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment(Event):
    """A correction agreed at the table.

    Attributes:
        deltas: The points added to each seat.
    """

    deltas: tuple[int, ...]
    reason: str | None = None
    house_takes_rest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitution(Event):
    """A change of player; the final result belongs to the last player of a seat."""

    player: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StickCorrection(Event):
    """A correction of honba and deposit; the house balances the deposit.

    Attributes:
        honba: The number of counters on the table; None if unchanged.
        deposit: The points on the table; None if unchanged.
    """

    honba: int | None = None
    deposit: int | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnd(Event):
    """The table stops the match early."""

    reason: str | None = None


def win_of_event(event: Event) -> Win | None:
    """Returns the win of an event, or the one falsely claimed in a chombo, or None."""
    if isinstance(event, Chombo):
        return next((value for value in event.extra_fields.values() if isinstance(value, Win)), None)
    return event if isinstance(event, Win) else None

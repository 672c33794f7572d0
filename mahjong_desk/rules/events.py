# SPDX-License-Identifier: MIT
"""What can happen at the table (contract.md §4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from mahjong_desk.rules.hand import Hand

NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Pao:
    """A player held responsible for a win.

    Attributes:
        player: The responsible seat.
        reason: What for: the id of a yaku, or a name of the ruleset.
    """

    player: int
    reason: str


@dataclass(frozen=True, slots=True)
class Winner:
    """One player's win.

    Attributes:
        seat: The winner.
        hand: The pieces; None where the table counted the hand itself.
        value: The typed value in the ruleset's own fields, in place of ``hand``.
        pao: Who is responsible; only what stands here is charged.
    """

    seat: int
    hand: Hand | None = None
    value: Mapping[str, object] | None = None
    pao: tuple[Pao, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What every event may carry: a note and the time, as text."""

    note: str | None = None
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Win(Event):
    """A hand won.

    Attributes:
        discarder: The seat that gave the winning piece; None for a self-drawn win.
        wins: The winners, nearest to the discarder in turn order first.
    """

    discarder: int | None
    wins: tuple[Winner, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Event):
    """A hand that ended without a winner.

    Attributes:
        kind: ``exhaustive`` or the ruleset's name of an abortive draw.
        tenpai: The seats that were ready.
    """

    kind: str = "exhaustive"
    tenpai: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chombo(Event):
    """A penalty for a foul.

    Attributes:
        player: The offender.
        details: The ruleset's further fields.
    """

    player: int
    reason: str | None = None
    details: Mapping[str, object] = field(default_factory=lambda: NOTHING)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadHand(Event):
    """A player who may not win the hand in progress."""

    player: int
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(Event):
    """A correction agreed at the table.

    Attributes:
        deltas: The points added to each seat.
        house: Whether the sum may differ from zero; what is missing goes to the house.
    """

    deltas: tuple[int, ...]
    reason: str | None = None
    house: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Event):
    """The table stops the match early."""

    reason: str | None = None

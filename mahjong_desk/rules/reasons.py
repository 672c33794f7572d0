# SPDX-License-Identifier: MIT
"""What an evaluation answers: the value and every reason for it, the payments and what they come to."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.shapes import Group, Reading


class YakuItem(NamedTuple):
    """One yaku that counts.

    Attributes:
        id: The yaku.
        value: Its value in the ruleset's unit.
        sets: The groups that it rests on; none where it rests on the whole hand or its circumstances.
    """

    id: str
    value: int
    sets: tuple[Group, ...] = ()


class FuItem(NamedTuple):
    """One entry of the fu count.

    Attributes:
        id: What it is for.
        value: Its fu.
        set: The group that gives it, if one does.
    """

    id: str
    value: int
    set: Group | None = None


class Candidate(NamedTuple):
    """A reading that was not chosen, with what it would have been worth.

    Attributes:
        reading: The reading.
        yaku: The ids of its yaku.
        han: Its han; None for limit yaku.
        fu: Its fu before rounding; None for limit yaku.
        base: Its base in points.
    """

    reading: Reading
    yaku: tuple[str, ...]
    han: int | None
    fu: int | None
    base: int


class Evaluation(NamedTuple):
    """The value of one hand, with its reasons.

    Attributes:
        reading: The chosen reading; None for a typed value.
        yaku: What counts.
        fu_items: Where the fu come from; with the entry ``rounding`` they add up to ``fu``.
        raw_fu: The fu before rounding; None where no fu are counted.
        fu: The fu after rounding; None where no fu are counted.
        han: The han; None for limit yaku.
        limit: The name of the limit that the hand reached, or None.
        uncapped: What the formula gives before rounding and the cap, in points; None where none is used.
        base: The base in points.
        rejected: The readings that were not chosen, best first.
    """

    reading: Reading | None
    yaku: tuple[YakuItem, ...]
    fu_items: tuple[FuItem, ...]
    raw_fu: int | None
    fu: int | None
    han: int | None
    limit: str | None
    uncapped: int | None
    base: int
    rejected: tuple[Candidate, ...]


class Party(Enum):
    """Who pays or receives and sits on no seat."""

    TABLE = "table"
    HOUSE = "house"


class Payment(NamedTuple):
    """Points that go from one to another.

    Attributes:
        payer: A seat, the table (its deposit) or the house.
        payee: Likewise.
        points: How many, above 0.
        reason: What for (contract.md §5).
    """

    payer: int | Party
    payee: int | Party
    points: int
    reason: str


class WonHand(NamedTuple):
    """One winner's part of a settlement.

    Attributes:
        winner: The seat.
        evaluation: What the hand is worth, and why.
        suggested_pao: Whom the melds would make responsible.
    """

    winner: int
    evaluation: Evaluation
    suggested_pao: tuple[Pao, ...]


class Settlement(NamedTuple):
    """What an event moves.

    Attributes:
        wins: The hands won, none for other events.
        payments: Who pays whom; they sum up to ``deltas``.
        deltas: The change of each seat.
        house: What the house gains.
        deposit: What the deposit gains.
    """

    wins: tuple[WonHand, ...]
    payments: tuple[Payment, ...]
    deltas: tuple[int, ...]
    house: int = 0
    deposit: int = 0


class Outcome(NamedTuple):
    """What one way to win would bring: its value and change of every seat, or why it is refused.

    Attributes:
        evaluation: The value with its reasons; None where refused.
        deltas: The change of each seat; None where refused.
        refusal: Why this win is not allowed; None where it is.
    """

    evaluation: Evaluation | None
    deltas: tuple[int, ...] | None
    refusal: Refusal | None = None


class WaitAnswer(NamedTuple):
    """One piece that would complete a hand.

    Attributes:
        piece: The piece.
        left: How many of it the player cannot see in the own hand and melds.
        ron: What it brings from the discarder.
        tsumo: What it brings self-drawn.
    """

    piece: Piece
    left: int
    ron: Outcome
    tsumo: Outcome


class Final(NamedTuple):
    """The end of a match.

    Attributes:
        reason: Why it ended.
        scores: The points of each seat.
        ranks: The place of each seat, 1 is best.
        results: What the match is worth to each seat, in the ruleset's unit.
        house: What the house gained.
        label: The ruleset's name for such an end, or None.
    """

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    results: tuple[int, ...]
    house: int
    label: str | None

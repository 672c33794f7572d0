# SPDX-License-Identifier: MIT
"""The results of the rules: values with their reasons, payments, final results."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.shapes import Group, Reading


class YakuItem(NamedTuple):
    """One yaku that counts.

    Attributes:
        groups: The groups that show it; empty if it depends on the whole hand or its circumstances.
        pieces: The faces of the pieces that it counts; empty if it does not count pieces.
    """

    id: str
    value: int
    groups: tuple[Group, ...] = ()
    pieces: tuple[Piece, ...] = ()
    excluded: tuple[str, ...] = ()


class FuItem(NamedTuple):
    """One entry of the fu count."""

    id: str
    value: int
    set: Group | None = None


class RejectedReading(NamedTuple):
    """A reading that was not chosen, with what it would have been worth.

    Attributes:
        base: Its base in points.
        han: Its han; None for limit yaku and if no han are counted.
        fu: Its fu before rounding; None if no fu are counted.
        refusal: Why the hand cannot win with it; None if it can, but is worth no more than the chosen one.
    """

    reading: Reading
    yaku: tuple[str, ...]
    base: int
    han: int | None = None
    fu: int | None = None
    refusal: Refusal | None = None


Formula = tuple[int | str, ...]
"""A formula as numbers and signs, such as ``(30, "×", "2²", "=", 120)``; displayed with spaces between them."""


class Evaluation(NamedTuple):
    """The value of one hand, with its reasons.

    Attributes:
        reading: The chosen reading; None for a typed value, or if the hand needs no shape.
        base: The base in points.
        han: The han (or doublings); None for limit yaku and if none are counted.
        limit: The name of the limit that the hand reached, or None.
        uncapped_base: The result of the formula before the cap, in points; None if no formula is used.
        fu_items: The entries of the fu count; with the entry ``rounding`` they add up to ``fu``.
        raw_fu: The fu before rounding; None if no fu are counted.
        fu: The fu after rounding; None if no fu are counted.
        facts: The facts of the chosen reading that conditions of yaku test; None if none was tested.
    """

    reading: Reading | None
    yaku: tuple[YakuItem, ...]
    base: int
    rejected_readings: tuple[RejectedReading, ...] = ()
    han: int | None = None
    limit: str | None = None
    formula: Formula = ()
    uncapped_base: int | None = None
    fu_items: tuple[FuItem, ...] = ()
    raw_fu: int | None = None
    fu: int | None = None
    extra_numbers: Mapping[str, int | None] = EMPTY_MAPPING
    forbidden_readings: tuple[RejectedReading, ...] = ()
    limit_multiple: int = 1
    extra_number_pieces: Mapping[str, tuple[Piece, ...]] = EMPTY_MAPPING
    facts: object = None


class Party(Enum):
    """A payer or payee without a seat."""

    DEPOSIT = "table"
    HOUSE = "house"


class PaymentPart(NamedTuple):
    """One part of a payment, with its reason."""

    points: int
    reason: str
    formula: Formula = ()
    causes: tuple[str, ...] = ()


class Payment(NamedTuple):
    """A payment from one party to another."""

    payer: int | Party
    payee: int | Party
    points: int
    reason: str
    parts: tuple[PaymentPart, ...] = ()

    @property
    def parts_or_self(self) -> tuple[PaymentPart, ...]:
        """Its parts, or the whole payment as one part if it has none."""
        return self.parts or (PaymentPart(self.points, self.reason),)


class WinningHand(NamedTuple):
    """One winner's part of a settlement."""

    winner: int
    evaluation: Evaluation
    suggested_pao: tuple[PaoEntry, ...]


class Settlement(NamedTuple):
    """The result of an event: payments and changes of points.

    Attributes:
        wins: The winning hands; empty for other events.
    """

    wins: tuple[WinningHand, ...]
    payments: tuple[Payment, ...]
    deltas: tuple[int, ...]
    house: int = 0
    deposit: int = 0
    warnings: tuple[str, ...] = ()
    side_results: tuple[int, ...] = ()


class WinOutcome(NamedTuple):
    """The result of one way to win: its value and gains, or its refusal.

    Attributes:
        evaluation: The value with its reasons; None if refused.
        deltas: The points that each seat gains; None if refused.
        refusal: Why this win is not allowed; None if it is.
    """

    evaluation: Evaluation | None
    deltas: tuple[int, ...] | None
    refusal: Refusal | None = None
    warnings: tuple[str, ...] = ()


class WaitResult(NamedTuple):
    """One piece that would complete a hand."""

    piece: Piece
    remaining: int
    ron: WinOutcome
    tsumo: WinOutcome


class FinalResult(NamedTuple):
    """The end of a match.

    Attributes:
        end_label: The id of this kind of end in ``Vocabulary.end_labels``, or None.
    """

    end_reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    results: tuple[float, ...]
    house: int
    end_label: str | None = None

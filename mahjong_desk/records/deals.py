# SPDX-License-Identifier: MIT
"""The contents of a record in any format: deal by deal, with the file's own figures."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

Json = dict[str, Any]
NO_OPTIONS: Final[Mapping[str, Any]] = MappingProxyType({})


class RecordFormat(StrEnum):
    """A format of records."""

    TENHOU = "tenhou.net/6"
    MJAI = "mjai"
    BOTZONE = "botzone"


class DealPosition(NamedTuple):
    """The position of a deal in a match.

    Attributes:
        hand_number: The hand number in the round, from 1.
        honba: The counters on the table; None if the file does not say.
        deposit: The points on the table; None if the file does not say.
    """

    round: int
    hand_number: int
    honba: int | None = None
    deposit: int | None = None


class RecordedValue(NamedTuple):
    """The value of a hand in a file; None for what it does not say.

    Attributes:
        han: The han, dora among them; None for a yakuman.
        fu: The fu.
        yaku: The yaku by the names that the format has for them, each with its value, None for a yakuman.
    """

    han: int | None = None
    fu: int | None = None
    yaku: Mapping[str, int | None] | None = None


class RecordedWin(NamedTuple):
    """One winner of a deal.

    Attributes:
        hand: The hand as the contract has it (contract.md §4); None if the file does not show it.
        value: The value as in the contract, if the hand is not shown; None if unknown.
        responsible: Who is liable, or None.
    """

    seat: int
    hand: Json | None
    value: Json | None = None
    recorded_value: RecordedValue = RecordedValue()
    responsible: int | None = None
    pao_unknown: bool = False


class RecordedDeal(NamedTuple):
    """One deal.

    Attributes:
        scores: The points of each seat before it; None if the file does not say.
        riichi: The seats that declared riichi, in the order in which they did.
        discarder: Who gave the winning piece; None for a self-drawn win and for a draw.
        wins: The winners, nearest to the discarder first; none for a draw.
        draw: The kind of draw; None for a win.
        abort_seat: Who called nine terminals and honours, or None.
        tenpai: The ready seats; None if the file does not say.
        final_hands: The hands at the end of it as the contract has them, by seat; None if they are not known.
        deltas: What each seat gained, without the stakes of riichi; None if the file does not say.
        disordered: Whether what was drawn and discarded fits in no order of play.
    """

    path: str
    position: DealPosition
    scores: tuple[int, ...] | None = None
    riichi: tuple[int, ...] = ()
    discarder: int | None = None
    wins: tuple[RecordedWin, ...] = ()
    draw: str | None = None
    abort_seat: int | None = None
    tenpai: tuple[int, ...] | None = None
    nagashi: tuple[int, ...] = ()
    final_hands: tuple[Json | None, ...] = ()
    deltas: tuple[int, ...] | None = None
    disordered: bool = False


class Record(NamedTuple):
    """The record of one match.

    Attributes:
        path: Where it begins in the file; empty for the file itself.
        title: What it is called; empty if it is not.
        deals: The deals, in order.
        candidate_presets: The presets of the rule system that may have been played by, the likeliest first; "" for none of them.
        final_scores: The points of each seat at the end; None if the file does not say.
        results: The result of each seat, in points; None if the file does not say.
    """

    format: RecordFormat
    path: str
    title: str
    ruleset: str
    players: tuple[str, ...]
    deals: tuple[RecordedDeal, ...]
    options: Mapping[str, Any] = NO_OPTIONS
    candidate_presets: tuple[str, ...] = ("",)
    final_scores: tuple[int, ...] | None = None
    results: tuple[int, ...] | None = None


def rounded_fu(fu: int) -> int:
    """Returns fu as they count: rounded up to ten, except the 25 of seven pairs."""
    return fu if fu == 25 else -(-fu // 10) * 10

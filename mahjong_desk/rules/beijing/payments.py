# SPDX-License-Identifier: MIT
"""Who pays what for a win of Beijing mahjong (rules/beijing.md §6–7)."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.rules.beijing.options import Options
from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.reasons import Evaluation, Payment


class Source(NamedTuple):
    """Where the winning piece came from.

    Attributes:
        discarder: The seat that gave it; None for a self-draw.
        chankan: Whether it was taken from a kan.
        closed_kan: Whether that kan was a closed one.
    """

    discarder: int | None
    chankan: bool = False
    closed_kan: bool = False

    @property
    def discarded(self) -> int | None:
        """The seat that discarded the winning piece; None also for a robbed kan, which is paid as a self-draw."""
        return None if self.chankan else self.discarder


def win_shares(options: Options, dealer: int, winner: int, source: Source, evaluation: Evaluation) -> dict[int, int]:
    """Returns the win points of each of the others, by seat."""
    fixed = evaluation.limit is not None
    shares = {}
    for payer in range(4):
        if payer == winner:
            continue
        points = evaluation.base
        if not fixed and payer == dealer:
            points *= 2
        if not fixed and payer == source.discarded and not options.discarder_pays_all:
            points *= 2
        shares[payer] = points
    return shares


def kan_shares(options: Options, dealer: int, winner: int, evaluation: Evaluation) -> dict[int, int]:
    """Returns the kan points of each of the others, by seat."""
    points = (evaluation.figures["kan_points"] or 0) * (evaluation.figures["multiplier"] or 1)
    return {
        payer: points * 2 if options.kan_dealer_double and dealer in (payer, winner) else points
        for payer in range(4)
        if payer != winner
    }


def payments_of(
    options: Options, dealer: int, winner: int, source: Source, evaluation: Evaluation, pao: tuple[Pao, ...]
) -> tuple[Payment, ...]:
    """Returns who pays the winner what, payments of nothing left out.

    Args:
        options: The options of the table.
        dealer: The dealer.
        winner: The winner.
        source: Where the winning piece came from.
        evaluation: The value of the hand.
        pao: Who is responsible, checked.
    """
    won = win_shares(options, dealer, winner, source, evaluation)
    kans = kan_shares(options, dealer, winner, evaluation)
    responsible = [entry for entry in pao if entry.reason != "chankan"] or pao
    if responsible:
        total = sum(won.values()) + sum(kans.values())
        found = [Payment(entry.player, winner, total, "pao") for entry in responsible]
    elif options.discarder_pays_all and source.discarded is not None:
        payer = source.discarded
        found = [
            Payment(payer, winner, sum(won.values()), "win"),
            Payment(payer, winner, sum(kans.values()), "kan"),
        ]
    else:
        found = [
            payment
            for payer in won
            for payment in (Payment(payer, winner, won[payer], "win"), Payment(payer, winner, kans[payer], "kan"))
        ]
    return tuple([payment for payment in found if payment.points])

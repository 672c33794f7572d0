# SPDX-License-Identifier: MIT
"""The payments for a win of Beijing mahjong (rules/beijing.md §6–7)."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.model.reasons import Evaluation, Payment, PaymentPart
from mahjong_desk.rules.systems.beijing.options import BeijingOptions


class BeijingWinSource(NamedTuple):
    """The source of the winning piece.

    Attributes:
        discarder: The seat that gave it; None for a self-draw.
    """

    discarder: int | None
    chankan: bool = False
    closed_kan: bool = False

    @property
    def discarded(self) -> int | None:
        """The seat that discarded the winning piece; None also for a robbed kan, which is paid as a self-draw."""
        return None if self.chankan else self.discarder


DEALER, DISCARDER, SHANGLOU = "dealer", "discarder", "shanglou"
"""The causes of a doubled share."""


def _merge_parts(parts: list[PaymentPart]) -> PaymentPart:
    """Returns several shares of one kind as one part."""
    terms = [part for part in parts if part.points]
    found: list[int | str] = []
    for part in terms:
        found += ["+", part.points] if found else [part.points]
    return PaymentPart(sum(part.points for part in terms), parts[0].reason, tuple(found))


def win_shares(
    options: BeijingOptions, dealer: int, winner: int, source: BeijingWinSource, evaluation: Evaluation
) -> dict[int, PaymentPart]:
    """Returns the win points of each of the others, by seat."""
    fixed = evaluation.limit is not None
    multiplier = evaluation.figures["multiplier"] or 1
    shares = {}
    for payer in range(4):
        if payer == winner:
            continue
        causes = [SHANGLOU] if multiplier > 1 else []
        if not fixed and payer == dealer:
            causes.append(DEALER)
        if not fixed and payer == source.discarded and not options.discarder_pays_all:
            causes.append(DISCARDER)
        shares[payer] = _share("win", evaluation.base // multiplier, causes)
    return shares


def kan_shares(options: BeijingOptions, dealer: int, winner: int, evaluation: Evaluation) -> dict[int, PaymentPart]:
    """Returns the kan points of each of the others, by seat."""
    points = evaluation.figures["kan_points"] or 0
    shares = {}
    for payer in range(4):
        if payer == winner:
            continue
        causes = [SHANGLOU] if (evaluation.figures["multiplier"] or 1) > 1 else []
        if options.kan_dealer_double and dealer in (payer, winner):
            causes.append(DEALER)
        shares[payer] = _share("kan", points, causes)
    return shares


def _share(reason: str, points: int, causes: list[str]) -> PaymentPart:
    """Returns an amount that each cause doubles."""
    return PaymentPart(points << len(causes), reason, (points, *("×", 2) * len(causes)), tuple(causes))


def payments_of(
    options: BeijingOptions,
    dealer: int,
    winner: int,
    source: BeijingWinSource,
    evaluation: Evaluation,
    pao: tuple[PaoEntry, ...],
) -> tuple[Payment, ...]:
    """Returns the payments to the winner, without those of 0 points."""
    won = win_shares(options, dealer, winner, source, evaluation)
    kans = kan_shares(options, dealer, winner, evaluation)
    responsible = [entry for entry in pao if entry.reason != "chankan"] or pao
    if responsible:
        together = _merge_parts([*won.values()]), _merge_parts([*kans.values()])
        return tuple(
            [_liable(entry, winner, together) for entry in responsible if any(part.points for part in together)]
        )
    if options.discarder_pays_all and source.discarded is not None:
        payer = source.discarded
        found = [(payer, _merge_parts([*won.values()])), (payer, _merge_parts([*kans.values()]))]
    else:
        found = [(payer, part) for payer in won for part in (won[payer], kans[payer])]
    return tuple([Payment(payer, winner, part.points, part.reason, (part,)) for payer, part in found if part.points])


def _liable(entry: PaoEntry, winner: int, parts: tuple[PaymentPart, ...]) -> Payment:
    """Returns what a responsible player pays in place of the others."""
    owed = tuple([part._replace(causes=(entry.reason,)) for part in parts if part.points])
    return Payment(entry.player, winner, sum(part.points for part in owed), "pao", owed)

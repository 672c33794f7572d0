# SPDX-License-Identifier: MIT
"""Payments for a win, and who is responsible for it (rules/beijing.md §6–7)."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Payment, PaymentPart
from mahjong_desk.rules.model.refusal import bad_request, bad_seat
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.texts import mark


class BeijingWinSource(NamedTuple):
    """The source of the winning piece.

    Attributes:
        discarder: The seat that gave it; None for a self-draw.
    """

    discarder: int | None
    chankan: bool
    closed_kan: bool

    @property
    def paying_discarder(self) -> int | None:
        """The seat that discarded the winning piece, or None.

        None for a robbed kan too, which is paid as a self-draw.
        """
        return None if self.chankan else self.discarder


DEALER, DISCARDER, SHANGLOU = "dealer", "discarder", "shanglou"
"""The causes of a doubled share."""


def _merge_parts(parts: list[PaymentPart]) -> PaymentPart:
    """Merges the shares of several payers into one part."""
    terms = [part for part in parts if part.points]
    formula: list[int | str] = []
    for part in terms:
        formula += ["+", part.points] if formula else [part.points]
    return PaymentPart(sum(part.points for part in terms), parts[0].reason, tuple(formula))


def win_shares(
    options: BeijingOptions, dealer: int, winner: int, source: BeijingWinSource, evaluation: Evaluation
) -> dict[int, PaymentPart]:
    """Returns the win points that each other player owes, by seat."""
    fixed = evaluation.limit is not None
    discarder = None if options.discarder_pays_all else source.paying_discarder
    doubled = {} if fixed else {DEALER: (dealer,), DISCARDER: (discarder,)}
    return _shares("win", evaluation.base // (evaluation.extra_numbers["multiplier"] or 1), winner, evaluation, doubled)


def kan_shares(options: BeijingOptions, dealer: int, winner: int, evaluation: Evaluation) -> dict[int, PaymentPart]:
    """Returns the kan points that each other player owes, by seat."""
    doubled = {DEALER: range(4) if dealer == winner else (dealer,)} if options.kan_dealer_double else {}
    return _shares("kan", evaluation.extra_numbers["kan_points"] or 0, winner, evaluation, doubled)


def _shares(
    reason: str, points: int, winner: int, evaluation: Evaluation, doubled: Mapping[str, Collection[int | None]]
) -> dict[int, PaymentPart]:
    """Returns what each other player owes.

    Shanglou doubles it for all of them, each cause in ``doubled`` for its payers.
    """
    shares = {}
    for payer in (seat for seat in range(4) if seat != winner):
        causes = [SHANGLOU] if (evaluation.extra_numbers["multiplier"] or 1) > 1 else []
        causes += [cause for cause, payers in doubled.items() if payer in payers]
        formula = (points, *("×", 2) * len(causes))
        shares[payer] = PaymentPart(points << len(causes), reason, formula, tuple(causes))
    return shares


def hand_payments(
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
        merged = _merge_parts([*won.values()]), _merge_parts([*kans.values()])
        return tuple(
            [_liable_payment(entry, winner, merged) for entry in responsible if any(part.points for part in merged)]
        )
    if options.discarder_pays_all and source.paying_discarder is not None:
        payer = source.paying_discarder
        shares = [(payer, _merge_parts([*won.values()])), (payer, _merge_parts([*kans.values()]))]
    else:
        shares = [(payer, part) for payer in won for part in (won[payer], kans[payer])]
    return tuple([Payment(payer, winner, part.points, part.reason, (part,)) for payer, part in shares if part.points])


def _liable_payment(entry: PaoEntry, winner: int, parts: tuple[PaymentPart, ...]) -> Payment:
    """Returns the payment of a responsible player in place of all others."""
    owed = tuple([part._replace(causes=(entry.reason,)) for part in parts if part.points])
    return Payment(entry.player, winner, sum(part.points for part in owed), "pao", owed)


_CLAIMS_FOR_PAO = 3


def pao_reasons(options: BeijingOptions) -> tuple[str, ...]:
    """Returns the reasons for which a player can be responsible."""
    hangzhou = ("hangzhou_own", "hangzhou_other") if options.hangzhou_pao else ()
    return (*hangzhou, *(("chankan",) if options.chankan_pao else ()))


def suggest_pao(options: BeijingOptions, winner: Winner, source: BeijingWinSource) -> tuple[PaoEntry, ...]:
    """Returns the pao entries that the melds and the robbed kan suggest."""
    entries = []
    if options.hangzhou_pao and winner.hand is not None:
        claims = Counter(meld.claimed_from for meld in winner.hand.melds if meld.claimed_from is not None)
        entries += [PaoEntry(seat, "hangzhou_own") for seat in sorted(claims) if claims[seat] >= _CLAIMS_FOR_PAO]
    if options.chankan_pao and source.chankan and source.discarder is not None:
        entries.append(PaoEntry(source.discarder, "chankan"))
    return tuple(entries)


def check_pao(options: BeijingOptions, winner: Winner, source: BeijingWinSource, players: int) -> None:
    """Checks that every entry of ``winner.pao`` fits the win, whatever the melds.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, with its path relative to the winner.
    """
    reasons = pao_reasons(options)
    for index, entry in enumerate(winner.pao):
        path = f"pao[{index}]"
        check_seat(entry.player, players, f"{path}.player")
        if entry.player == winner.seat:
            raise bad_seat(mark("Only another player at the table can be responsible."), path=f"{path}.player")
        if entry.reason not in reasons:
            raise bad_request(
                mark("At this table no player can be responsible for {name}."), path=f"{path}.for", name=entry.reason
            )
        if entry.reason == "chankan" and not (source.chankan and entry.player == source.discarder):
            raise bad_request(mark("Only the player whose kan is robbed is responsible for that."), path=path)
        if entry in winner.pao[:index]:
            raise bad_request(mark("The same responsibility is named twice."), path=path)

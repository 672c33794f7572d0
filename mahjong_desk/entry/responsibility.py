# SPDX-License-Identifier: MIT
"""Whom the table may hold responsible for a win; which that is, the rules are asked one by one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from mahjong_desk.entry.possible_wins import settled_if_allowed
from mahjong_desk.rules.model.events import Pao, Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules


@dataclass(frozen=True, slots=True)
class PaoOffers:
    """Who can be responsible for the hand of one winner.

    Attributes:
        suggested: Whom the melds would make responsible.
        offers: Everybody and everything that the rules let the table hold responsible.
        together: Whether several of these can hold at once.
    """

    suggested: tuple[Pao, ...] = ()
    offers: tuple[Pao, ...] = ()
    together: bool = False


def pao_offers(rules: Rules, table: Table, win: Win, seat: int) -> PaoOffers:
    """Returns who can be responsible for what this seat wins; nobody where the win is refused without pao as well."""
    at = next(place for place, winner in enumerate(win.wins) if winner.seat == seat)
    bare = _with_pao(win, at, ())
    try:
        suggested = rules.settle(table, bare).wins[at].suggested_pao
    except Refusal:
        return PaoOffers()
    offers = []
    others = [other for other in range(table.players) if other != seat]
    for other, reason in product(others, rules.pao_reasons):
        try:
            rules.settle(table, _with_pao(bare, at, (Pao(other, reason),)))
        except Refusal:
            continue
        offers.append(Pao(other, reason))
    two = tuple(offers[:2])
    together = len(offers) > 1 and settled_if_allowed(rules, table, _with_pao(bare, at, two)) is not None
    return PaoOffers(tuple(pao for pao in suggested if pao in offers), tuple(offers), together)


def _with_pao(win: Win, at: int, pao: tuple[Pao, ...]) -> Win:
    wins = tuple(replace(winner, pao=pao) if place == at else winner for place, winner in enumerate(win.wins))
    return replace(win, wins=wins)

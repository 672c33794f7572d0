# SPDX-License-Identifier: MIT
"""Who may be held responsible for a win: the rules are asked for each player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from mahjong_desk.entry.possible_wins import settle_unrestricted
from mahjong_desk.rules.model.events import PaoEntry, Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


@dataclass(frozen=True, slots=True)
class PaoOffers:
    """Who can be responsible for the hand of one winner.

    Attributes:
        refusal: Why the win is forbidden if those are responsible whom the melds make so; None if it is not.
    """

    suggested: tuple[PaoEntry, ...] = ()
    options: tuple[PaoEntry, ...] = ()
    allows_several: bool = False
    refusal: Refusal | None = None


def pao_offers(rules: TableRules, table: Table, win: Win, seat: int) -> PaoOffers:
    """Returns who can be responsible for the win of a seat; no one if the win is refused either way."""
    at = next(place for place, winner in enumerate(win.wins) if winner.seat == seat)
    bare = _with_pao(win, at, ())
    settled = _settled(rules, table, bare)
    if settled is None:
        return PaoOffers()
    others = [other for other in range(table.players) if other != seat]
    possible = (PaoEntry(other, reason) for other, reason in product(others, rules.pao_reasons))
    offers = [pao for pao in possible if _settled(rules, table, _with_pao(bare, at, (pao,))) is not None]
    two = tuple(offers[:2])
    together = len(offers) > 1 and settle_unrestricted(rules, table, _with_pao(bare, at, two)) is not None
    suggested = tuple(pao for pao in settled.wins[at].suggested_pao if pao in offers)
    refusal = _refusal(rules, table, _with_pao(bare, at, suggested if together else suggested[:1]))
    if refusal is not None and _refusal(rules, table, bare) is not None:
        return PaoOffers()
    return PaoOffers(suggested, tuple(offers), together, refusal)


def _settled(rules: TableRules, table: Table, win: Win) -> Settlement | None:
    """Returns the settlement of a win, also of one that a restriction forbids: that may depend on who is responsible."""
    refusal = _refusal(rules, table, win)
    if refusal is None:
        return rules.settle(table, win)
    return settle_unrestricted(rules, table, win) if refusal.code is ErrorCode.FORBIDDEN_WIN else None


def _refusal(rules: TableRules, table: Table, win: Win) -> Refusal | None:
    try:
        rules.settle(table, win)
    except Refusal as refusal:
        return refusal.without_traceback()
    return None


def _with_pao(win: Win, at: int, pao: tuple[PaoEntry, ...]) -> Win:
    wins = tuple(replace(winner, pao=pao) if place == at else winner for place, winner in enumerate(win.wins))
    return replace(win, wins=wins)

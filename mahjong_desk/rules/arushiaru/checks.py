# SPDX-License-Identifier: MIT
"""Which situations can go with which win (rules/arushiaru.md §12)."""

from __future__ import annotations

from mahjong_desk.rules.checks import check_circumstances
from mahjong_desk.rules.hand import Hand, Situation
from mahjong_desk.rules.table import Table

_SELF_DRAWN_ONLY = frozenset({Situation.RINSHAN, Situation.HAITEI, Situation.TENHOU, Situation.CHIIHOU})


def check_situation(situation: Situation, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
    """Checks that a situation can go with this win.

    Raises:
        Refusal: ``bad_request``, saying what contradicts it.
    """
    check_circumstances(situation, table, winner, discarder, hand, self_drawn=_SELF_DRAWN_ONLY)

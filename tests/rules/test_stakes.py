# SPDX-License-Identifier: MIT
"""Riichi and its stake."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.stakes import refund_stakes, settle_riichi

TABLE = Table.opening(4, 25_000)


def test_a_stake_goes_to_the_table() -> None:
    settled = settle_riichi(TABLE, RiichiDeclaration(player=2), 1_000, requires_points=True)
    assert (settled.deltas, settled.deposit) == ((0, 0, -1_000, 0), 1_000)
    assert settle_riichi(TABLE, RiichiDeclaration(player=2), 0, requires_points=True).payments == ()


@pytest.mark.parametrize(
    ("table", "player", "affordable", "code"),
    [
        (TABLE._replace(riichi=(1,)), 1, True, ErrorCode.BAD_EVENT),
        (TABLE._replace(dead_hands=frozenset({1})), 1, True, ErrorCode.BAD_EVENT),
        (TABLE, 1, False, ErrorCode.BAD_EVENT),
        (TABLE, 4, True, ErrorCode.BAD_SEAT),
    ],
)
def test_some_may_not_declare(table: Table, player: int, affordable: bool, code: ErrorCode) -> None:
    with pytest.raises(Refusal) as caught:
        settle_riichi(table, RiichiDeclaration(player=player), 1_000, requires_points=affordable)
    assert (caught.value.code, caught.value.path) == (code, "player")


def test_stakes_of_the_hand_go_back_after_a_foul() -> None:
    back = refund_stakes(TABLE._replace(riichi=(3, 1), deposit=3_000), 1_000)
    assert [(payment.payee, payment.points) for payment in back] == [(3, 1_000), (1, 1_000)]

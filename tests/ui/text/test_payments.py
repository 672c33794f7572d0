# SPDX-License-Identifier: MIT
"""The lines below a gain: whatever they tell, it adds up to it."""

from __future__ import annotations

import re

import pytest

from mahjong_desk.rules.model.events import Chombo, PaoEntry, Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.text.payments import payment_parts_line, seat_boxes
from mahjong_desk.ui.text.values import moved_line

NAMES = ("Aoi", "Ben", "Chie", "Dai")
MANGAN = {"limit": "mangan"}
WINS = {
    "riichi, sticks": ("riichi", None, (Winner(1, value={"han": 3, "fu": 40}),)),
    "riichi, from a discard": ("riichi", 0, (Winner(1, value={"han": 1, "fu": 30}),)),
    "riichi, two winners": ("riichi", 0, (Winner(1, value=MANGAN), Winner(2, value=MANGAN))),
    "riichi, somebody responsible": (
        "riichi",
        0,
        (Winner(1, value={"limit": "yakuman"}, pao=(PaoEntry(2, "daisangen"),)),),
    ),
    "boo": ("boo", None, (Winner(1, value={"han": 2, "fu": 30}),)),
    "beijing, two winners": ("beijing", 0, (Winner(1, value={"doublings": 2}), Winner(2, value={"doublings": 1}))),
    "shogi": ("shogi", 0, (Winner(1, value={"han": 3}),)),
}
EACH = pytest.mark.parametrize("case", WINS)


def amount(clause: str) -> int:
    return int(re.findall(r"\d[\d,]*", clause)[-1].replace(",", ""))


@EACH
def test_what_a_gain_is_made_of_adds_up_to_it(case: str) -> None:
    ruleset, discarder, wins = WINS[case]
    rules = get_ruleset(ruleset).bind({})
    start = rules.opening_table()
    table = start._replace(deposit=2 * max(1, rules.riichi_stake)) if rules.ruleset.conventions.has_deposit else start
    settlement = rules.settle(table, Win(discarder=discarder, wins=wins))
    for winner in wins:
        number = 0
        for clause in payment_parts_line(rules.ruleset, settlement, NAMES[: table.players], winner=winner.seat).split(
            "; "
        ):
            if "pays" in clause:
                number -= amount(clause)
                continue
            payers = clause.split(":")[0].split(", ") if ":" in clause else [""]
            number += len(payers) * amount(clause)
        assert number == settlement.deltas[winner.seat]


def test_on_the_lowest_felt_the_winner_gets_the_table_points() -> None:
    rules = get_ruleset("riichi").bind({})
    win = Win(discarder=0, wins=(Winner(1, value={"han": 1, "fu": 30}),))
    settlement = rules.settle(rules.opening_table()._replace(deposit=1000), win)
    arrows = PaymentArrows()
    arrows.set_payments(seat_boxes(rules.ruleset, settlement, NAMES), [(0, 1)], [1])
    arrows.resize(arrows.minimumSizeHint())
    assert arrows.shown_lines(1) == ("Ben +2,000", "1,000", "+ sticks 1,000")
    assert arrows.shown_lines(0) == ("Aoi pays 1,000",)


def test_what_a_chombo_takes_off_the_result_is_told() -> None:
    preset = next(one for one in get_ruleset("riichi").presets if one.id == "mleague")
    rules = get_ruleset("riichi").bind(preset.options)
    settlement = rules.settle(rules.opening_table(), Chombo(player=1))
    assert not any(settlement.deltas)
    assert moved_line(rules.result_unit, settlement, NAMES) == "Ben −20.0 at the end"

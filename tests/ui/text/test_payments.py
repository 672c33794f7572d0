# SPDX-License-Identifier: MIT
"""The lines below a gain, and what an event says, field by field."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Chombo, PaoEntry, Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.text.event_fields import field_changes
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


WIN: dict[str, Any] = {
    "type": "win",
    "from": 3,
    "wins": [
        {
            "winner": 1,
            "hand": {
                "concealed": "123p44s78s",
                "melds": [{"kind": "pon", "tiles": "555z", "from": 2}, {"kind": "chi", "tiles": "789m", "from": 0}],
                "winning_tile": "9s",
            },
        }
    ],
}


def changed(ruleset: str, old: dict[str, Any], new: dict[str, Any]) -> tuple[str, ...]:
    rules = registry.get_ruleset(ruleset).bind({})
    return field_changes(read_event(rules, old), read_event(rules, new), NAMES, rules)


def with_hand(**fields: Any) -> dict[str, Any]:
    (winner,) = WIN["wins"]
    return {**WIN, "wins": [{**winner, "hand": {**winner["hand"], **fields}}]}


def with_pao(player: int, reason: str) -> dict[str, Any]:
    (winner,) = WIN["wins"]
    return {**WIN, "wins": [{**winner, "pao": [{"player": player, "for": reason}]}]}


@pytest.mark.parametrize(
    ("new", "told"),
    [
        (WIN, ()),
        ({**WIN, "from": 2}, ("from: Dai → Chie",)),
        ({**WIN, "from": None}, ("from: Dai → self-drawn",)),
        (with_pao(2, "mangan"), ("responsible: nobody → Chie (a certain mangan)",)),
        (with_hand(situation=["chankan"]), ("situations: nothing → Chankan",)),
        (with_hand(winning_tile="6s"), ("winning tile: 9 of bamboo → 6 of bamboo",)),
        (with_hand(concealed="234p44s78s"), ("tiles: 123p4478s → 234p4478s",)),
        (
            with_hand(melds=[{"kind": "pon", "tiles": "555z", "from": 3}, WIN["wins"][0]["hand"]["melds"][1]]),
            ("melds: pon 555z from Chie, chi 789m from Aoi → pon 555z from Dai, chi 789m from Aoi",),
        ),
        ({**WIN, "note": "late"}, ("note: nothing → late",)),
    ],
)
def test_the_field_that_changed_is_named_with_what_it_said(
    qapp: QApplication, new: dict[str, Any], told: tuple[str, ...]
) -> None:
    assert changed("arushiaru", WIN, new) == told


@pytest.mark.parametrize(
    ("ruleset", "old", "new", "told"),
    [
        (
            "boo",
            {"type": "sticks", "honba": 1},
            {"type": "sticks", "deposit": 200},
            ("honba: 1 → nothing", "riichi sticks on the table: nothing → 200"),
        ),
        ("wsom", {"type": "dead_hand", "player": 1}, {"type": "dead_hand", "player": 2}, ("player: Ben → Chie",)),
        (
            "boo",
            {"type": "substitute", "player": 1, "name": "Emi"},
            {"type": "substitute", "player": 1, "name": "Emily"},
            ("substitute: Emi → Emily",),
        ),
        (
            "wsom",
            {"type": "adjust", "deltas": [1, -1, 0, 0]},
            {"type": "adjust", "deltas": [2, -2, 0, 0]},
            ("points: Aoi +1, Ben −1 → Aoi +2, Ben −2",),
        ),
    ],
)
def test_other_events_likewise(
    qapp: QApplication, ruleset: str, old: dict[str, Any], new: dict[str, Any], told: tuple[str, ...]
) -> None:
    assert changed(ruleset, old, new) == told

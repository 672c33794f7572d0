# SPDX-License-Identifier: MIT
"""What an event says, field by field, and what another one in its place says otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.ui.text.event_fields import field_changes

NAMES = ("Aoi", "Ben", "Chie", "Dai")
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

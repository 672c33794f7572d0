# SPDX-License-Identifier: MIT
"""The sheet in which a row is written anew: what it is given stands in its fields, for every kind of row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from mahjong_desk.interchange import read_event, write_event
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.ledger.screen import LedgerScreen
from mahjong_desk.ui.window.main_window import MainWindow

ROWS: list[tuple[str, Mapping[str, OptionValue], tuple[dict[str, Any], ...]]] = [
    (
        "boo",
        {"chombo_payment": "half_mangan"},
        (
            {"type": "riichi", "player": 2, "note": "at last"},
            {"type": "dead_hand", "player": 1, "reason": "two tiles too many"},
            {"type": "draw", "kind": "exhaustive"},
            {"type": "draw", "kind": "kyuushu_kyuuhai", "player": 3},
            {"type": "chombo", "player": 3, "reason": "a claim without a hand"},
            {"type": "adjust", "deltas": [100, -100, 0, 0], "reason": "a stick was found"},
            {"type": "end", "reason": "late"},
        ),
    ),
    (
        "wsom",
        {},
        (
            {"type": "penalty_tile", "player": 1, "tile": "5m", "state": "live"},
            {"type": "penalty_tile", "player": 1, "tile": "5m", "state": "dead"},
            {"type": "penalty_tile", "player": 1, "tile": "5m", "state": "cleared"},
            {"type": "chombo", "player": 3, "tiles": "1m55z"},
            {"type": "draw", "kind": "exhaustive"},
        ),
    ),
    (
        "beijing",
        {"shaozhuang_points": 10},
        (
            {"type": "shaozhuang"},
            {"type": "chombo", "player": 0},
        ),
    ),
    (
        "shogi",
        {},
        (
            {"type": "draw", "kind": "exhaustive", "tenpai": []},
            {"type": "riichi", "player": 1},
            {"type": "chombo", "player": 1, "reason": "noten_riichi"},
            {"type": "draw", "kind": "exhaustive", "tenpai": [0, 2]},
        ),
    ),
    ("arushiaru", {}, ({"type": "chombo", "player": 1, "under_pao": True}, {"type": "draw", "kind": "exhaustive"})),
]


@pytest.mark.parametrize(("ruleset", "options", "events"), ROWS, ids=[row[0] for row in ROWS])
def test_every_row_stands_in_its_fields(
    shared_window: MainWindow,
    ruleset: str,
    options: Mapping[str, OptionValue],
    events: tuple[dict[str, Any], ...],
) -> None:
    window, desk = shared_window, shared_window.desk
    assert desk.start_match(ruleset, options, ("Aoi", "Ben", "Chie", "Dai")[: 3 if ruleset == "shogi" else 4], "")
    assert desk.match is not None
    for event in events:
        assert desk.record_event(read_event(desk.match.rules, event))
    window.show_screen("ledger")
    ledger = window.screen_widget("ledger")
    assert isinstance(ledger, LedgerScreen)
    for row_id, event in zip(desk.row_ids, events, strict=True):
        ledger.change_row(row_id)
        sheet = window.sheet
        assert isinstance(sheet, EditEventSheet)
        now = sheet.event_now()
        assert now is not None
        assert write_event(now, desk.match.rules.ruleset) == event
        assert not sheet.problem
        sheet.close_sheet()

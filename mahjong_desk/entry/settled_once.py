# SPDX-License-Identifier: MIT
"""Rules that cache their settlements while a draft is assessed."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules


def settled_once(rules: Rules) -> Rules:
    """Returns the same rules with a cache of settlements by event and table, for a short time."""
    known: list[tuple[Table, Event, Settlement | Refusal]] = []

    def settle(table: Table, event: Event) -> Settlement:
        # Events cannot be hashed, and there are no more than a handful of them.
        told = next((told for at, one, told in known if at is table and one == event), None)
        if told is None:
            try:
                told = rules.settle(table, event)
            except Refusal as refusal:
                told = refusal.bare()
            known.append((table, event, told))
        if isinstance(told, Refusal):
            raise told
        return told

    return replace(rules, settle=settle)

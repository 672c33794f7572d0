# SPDX-License-Identifier: MIT
"""Penny mahjong in two rounds, between which the players change places: the two who sat east and south, and the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.rules.checks.settling import booked
from mahjong_desk.rules.conventions import Conventions
from mahjong_desk.rules.model.events import Draw, End, Event, Win
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.texts import LocalizedText
from tests.installed.penny import RULESET as PENNY

ORDERS = {Round.EAST: (0, 1, 2, 3), Round.SOUTH: (1, 0, 3, 2)}


def _seating(name: Round, _players: int) -> tuple[int, ...]:
    return ORDERS[name]


def _advance(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    after = booked(table, settlement)
    if isinstance(event, End):
        return after, "end"
    if not isinstance(event, Win | Draw):
        return after, None
    if table.number < table.players:
        return replace(after, number=table.number + 1, dealer=table.after(table.dealer)), None
    if table.round is Round.SOUTH:
        return after, "last_hand"
    order = ORDERS[Round.SOUTH]
    return replace(after, round=Round.SOUTH, number=1, dealer=order[0], order=order), None


def _compose(values: Mapping[str, OptionValue]) -> Rules:
    return replace(PENNY.compose(values), ruleset=RULESET, rounds=tuple(ORDERS), advance=_advance, seating=_seating)


RULESET: Ruleset = replace(
    PENNY,
    id="carousel",
    names=LocalizedText("回転麻雀", "Carousel mahjong", "旋转麻将"),
    conventions=Conventions(order=True),
    compose=_compose,
)

# SPDX-License-Identifier: MIT
"""Penny mahjong in two rounds, between which players swap seats in pairs."""

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.rules.checks.settling import apply_settlement
from mahjong_desk.rules.model.events import Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import LocalizedText
from tests.installed.penny import RULESET as PENNY

ORDERS = {RoundWind.EAST: (0, 1, 2, 3), RoundWind.SOUTH: (1, 0, 3, 2)}


def _seating(name: RoundWind, _players: int) -> tuple[int, ...]:
    return ORDERS[name]


def _advance(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    after = apply_settlement(table, settlement)
    if isinstance(event, MatchEnd):
        return after, "end"
    if not isinstance(event, Win | Draw):
        return after, None
    if table.hand_number < table.players:
        return after._replace(hand_number=table.hand_number + 1, dealer=table.next_seat(table.dealer)), None
    if table.round_wind is RoundWind.SOUTH:
        return after, "last_hand"
    order = ORDERS[RoundWind.SOUTH]
    return after._replace(round_wind=RoundWind.SOUTH, hand_number=1, dealer=order[0], turn_order=order), None


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    return replace(PENNY.compose(values), ruleset=RULESET, rounds=tuple(ORDERS), advance=_advance, seat_order=_seating)


RULESET: Ruleset = replace(
    PENNY,
    id="carousel",
    name=LocalizedText("回転麻雀", "Carousel mahjong", "旋转麻将"),
    conventions=Conventions(players_change_seats=True),
    compose=_compose,
)

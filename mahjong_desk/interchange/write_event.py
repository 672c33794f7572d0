# SPDX-License-Identifier: MIT
"""Makes JSON of events and hands (contract.md §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_desk.interchange.read_event import EVENT_NAMES
from mahjong_desk.rules.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    Pao,
    PenaltyTile,
    Riichi,
    Sticks,
    Substitute,
    Win,
    Winner,
)
from mahjong_desk.rules.extra_fields import Carrier, FieldKind
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.ruleset import Ruleset

Json = dict[str, Any]


def write_event(event: Event, ruleset: Ruleset) -> Json:
    """Returns an event as JSON; what is absent is left out."""
    answer: Json = {"type": EVENT_NAMES[type(event)]}
    if isinstance(event, Win):
        answer["from"] = event.discarder
        answer["wins"] = [_write_winner(winner, ruleset) for winner in event.wins]
        answer.update(_write_extra_field(event.extra_fields, Carrier.WIN, ruleset))
    elif isinstance(event, Draw):
        answer["kind"] = event.kind
        if event.tenpai is not None:
            answer["tenpai"] = list(event.tenpai)
        answer.update(_write_extra_field(event.extra_fields, Carrier.DRAW, ruleset))
    elif isinstance(event, Adjust):
        answer["deltas"] = list(event.deltas)
        if event.house:
            answer["house"] = True
    elif isinstance(event, Chombo):
        answer["player"] = event.player
        answer.update(_write_extra_field(event.extra_fields, Carrier.CHOMBO, ruleset))
    elif isinstance(event, PenaltyTile):
        answer.update(player=event.player, tile=ruleset.pieces.names[event.tile], state=event.state.value)
    elif isinstance(event, DeadHand | Riichi):
        answer["player"] = event.player
    elif isinstance(event, Substitute):
        answer.update(player=event.player, name=event.name)
    elif isinstance(event, Sticks):
        given = {"honba": event.honba, "deposit": event.deposit}
        answer.update({name: number for name, number in given.items() if number is not None})
    if isinstance(event, Chombo | DeadHand | Adjust | Sticks | End) and event.reason is not None:
        answer["reason"] = event.reason
    for name, text in (("note", event.note), ("at", event.at)):
        if text is not None:
            answer[name] = text
    return answer


def _write_winner(winner: Winner, ruleset: Ruleset) -> Json:
    answer: Json = {"winner": winner.seat}
    if winner.hand is not None:
        answer["hand"] = write_hand(winner.hand, ruleset)
    else:
        answer["value"] = dict(winner.value or {})
    if winner.pao:
        answer["pao"] = [write_pao(pao) for pao in winner.pao]
    answer.update(_write_extra_field(winner.extra_fields, Carrier.WINNER, ruleset))
    return answer


def _write_extra_field(extra_fields: Mapping[str, object], carrier: Carrier, ruleset: Ruleset) -> Json:
    return {
        field.id: _write_extra_value(field.kind, extra_fields[field.id], ruleset)
        for field in ruleset.extra_fields_of(carrier)
        if field.id in extra_fields
    }


def _write_extra_value(kind: FieldKind, value: object, ruleset: Ruleset) -> object:
    if isinstance(value, Win):
        claimed = write_event(value, ruleset)
        return {name: told for name, told in claimed.items() if name != "type"}
    if isinstance(value, tuple):
        return ruleset.pieces.format(value) if kind is FieldKind.PIECES else list(value)
    return value


def write_pao(pao: Pao) -> Json:
    """Returns a responsible player as JSON."""
    return {"player": pao.player, "for": pao.reason}


def write_hand(hand: Hand, ruleset: Ruleset) -> Json:
    """Returns a hand as JSON, the winning piece and the situation where there are any."""
    answer: Json = {
        "concealed": ruleset.pieces.format(hand.concealed),
        "melds": [_write_meld(meld, ruleset) for meld in hand.melds],
    }
    if hand.winning_piece is not None:
        answer["winning_tile"] = ruleset.pieces.names[hand.winning_piece]
    if hand.situation:
        answer["situation"] = list(hand.situation)
    for indicator in ruleset.indicators:
        names = [ruleset.pieces.names[piece] for piece in hand.turned_up.of(indicator)]
        if names:
            answer[indicator.id] = names[0] if indicator.required else names
    answer.update(_write_extra_field(hand.extra_fields, Carrier.HAND, ruleset))
    return answer


def _write_meld(meld: Meld, ruleset: Ruleset) -> Json:
    answer: Json = {"kind": meld.kind.value, "tiles": ruleset.pieces.format(meld.pieces)}
    if meld.giver is not None:
        answer["from"] = meld.giver
    return answer

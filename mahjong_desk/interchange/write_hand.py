# SPDX-License-Identifier: MIT
"""Makes JSON of hands, with the extra fields that a ruleset declares (contract.md §2, §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.ruleset import Ruleset

Json = dict[str, Any]


def write_extra_fields(extra_fields: Mapping[str, object], carrier: FieldOwner, ruleset: Ruleset) -> Json:
    """Returns the extra fields of one carrier as JSON."""
    answer: Json = {}
    for field in ruleset.extra_fields_of(carrier):
        if field.id in extra_fields:
            value = extra_fields[field.id]
            if isinstance(value, tuple):
                value = ruleset.pieces.format(value) if field.kind is FieldKind.PIECES else list(value)
            answer[field.id] = value
    return answer


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
    answer.update(write_extra_fields(hand.extra_fields, FieldOwner.HAND, ruleset))
    return answer


def _write_meld(meld: Meld, ruleset: Ruleset) -> Json:
    answer: Json = {"kind": meld.kind.value, "tiles": ruleset.pieces.format(meld.pieces)}
    if meld.giver is not None:
        answer["from"] = meld.giver
    return answer

# SPDX-License-Identifier: MIT
"""Makes events of JSON (contract.md §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mahjong_desk.interchange.fields import Fields, bad_type, whole_number
from mahjong_desk.interchange.read_hand import read_further, read_hand, read_piece
from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    Pao,
    PenaltyState,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Win,
    Winner,
)
from mahjong_desk.rules.further import Form, Place
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules


def read_event(rules: Rules, value: object, path: str = "") -> Event:
    """Returns the event that a JSON object tells.

    Raises:
        Refusal: ``bad_request``, ``bad_notation``, ``bad_count`` or ``bad_meld``, with its path under ``path``.
    """
    fields = Fields(value, path)
    name = fields.text("type")
    found = _EVENTS.get(name)
    if found is None or found[0] not in rules.ruleset.events:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "This ruleset has no event “{event}”."),
            path=fields.at("type"),
            event=name,
        )
    remarks = {"note": fields.text("note", None), "at": fields.text("at", None)}
    event = found[1](rules, fields, remarks)
    fields.close()
    return event


def is_event(rules: Rules, value: object) -> bool:
    """Returns whether a JSON value calls itself an event that the ruleset knows, faulty or not."""
    name = value.get("type") if isinstance(value, dict) else None
    return isinstance(name, str) and name in _EVENTS and _EVENTS[name][0] in rules.ruleset.events


Remarks = dict[str, Any]


def _read_win(rules: Rules, fields: Fields, remarks: Remarks) -> Win:
    discarder = fields.seat_or_nobody("from")
    wins = tuple(_read_winner(rules, Fields(entry, place)) for entry, place in fields.entries("wins"))
    further = read_further(rules.ruleset, Place.WIN, fields)
    return Win(discarder=discarder, wins=wins, further=further, **remarks)


def _read_winner(rules: Rules, fields: Fields) -> Winner:
    seat = fields.seat("winner")
    if fields.has("hand") == fields.has("value"):
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "A win has either a hand or a value."),
            path=fields.path,
        )
    pao = tuple(_read_pao(Fields(entry, place)) for entry, place in fields.entries("pao", []))
    further = read_further(rules.ruleset, Place.WINNER, fields)
    hand = value = None
    if fields.has("hand"):
        hand = read_hand(rules.ruleset, fields.object("hand"), complete=True)
    else:
        value = fields.mapping("value")
    fields.close()
    return Winner(seat, hand, value, pao, further)


def _read_pao(fields: Fields) -> Pao:
    pao = Pao(fields.seat("player"), fields.text("for"))
    fields.close()
    return pao


def _read_draw(rules: Rules, fields: Fields, remarks: Remarks) -> Draw:
    kind = fields.text("kind")
    tenpai = None
    if fields.has("tenpai"):
        tenpai = tuple(whole_number(entry, place) for entry, place in fields.entries("tenpai"))
    return Draw(kind=kind, tenpai=tenpai, further=read_further(rules.ruleset, Place.DRAW, fields), **remarks)


def _read_riichi(rules: Rules, fields: Fields, remarks: Remarks) -> Riichi:
    return Riichi(player=fields.seat("player"), **remarks)


def _read_chombo(rules: Rules, fields: Fields, remarks: Remarks) -> Chombo:
    player = fields.seat("player")
    reason = fields.text("reason", None)
    further = read_further(rules.ruleset, Place.CHOMBO, fields)
    claims = [field for field in rules.ruleset.further_of(Place.CHOMBO) if field.form is Form.CLAIM]
    for claim in claims:
        if fields.has(claim.id):
            claimed = fields.object(claim.id)
            further = {**further, claim.id: _read_win(rules, claimed, {})}
            claimed.close()
    return Chombo(player=player, reason=reason, further=further, **remarks)


def _read_dead_hand(rules: Rules, fields: Fields, remarks: Remarks) -> DeadHand:
    return DeadHand(player=fields.seat("player"), reason=fields.text("reason", None), **remarks)


def _read_penalty_tile(rules: Rules, fields: Fields, remarks: Remarks) -> PenaltyTile:
    player = fields.seat("player")
    tile = read_piece(rules.ruleset.pieces, fields, "tile", Code.BAD_NOTATION)
    state = fields.text("state")
    if state not in list(PenaltyState):
        raise bad_type(
            fields.at("state"),
            QT_TRANSLATE_NOOP("Refusal", "{field} has to be one of {words}."),
            words=", ".join(PenaltyState),
        )
    return PenaltyTile(player=player, tile=tile, state=PenaltyState(state), **remarks)


def _read_shaozhuang(rules: Rules, fields: Fields, remarks: Remarks) -> Shaozhuang:
    return Shaozhuang(**remarks)


def _read_adjust(rules: Rules, fields: Fields, remarks: Remarks) -> Adjust:
    deltas = tuple(whole_number(entry, place) for entry, place in fields.entries("deltas"))
    return Adjust(deltas=deltas, reason=fields.text("reason", None), house=fields.truth("house", False), **remarks)


def _read_end(rules: Rules, fields: Fields, remarks: Remarks) -> End:
    return End(reason=fields.text("reason", None), **remarks)


_EVENTS: dict[str, tuple[type[Event], Callable[[Rules, Fields, Remarks], Event]]] = {
    "win": (Win, _read_win),
    "draw": (Draw, _read_draw),
    "riichi": (Riichi, _read_riichi),
    "chombo": (Chombo, _read_chombo),
    "dead_hand": (DeadHand, _read_dead_hand),
    "penalty_tile": (PenaltyTile, _read_penalty_tile),
    "shaozhuang": (Shaozhuang, _read_shaozhuang),
    "adjust": (Adjust, _read_adjust),
    "end": (End, _read_end),
}
EVENT_NAMES = {event: name for name, (event, _) in _EVENTS.items()}
"""What each type of event is called in JSON."""

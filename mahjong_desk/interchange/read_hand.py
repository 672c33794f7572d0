# SPDX-License-Identifier: MIT
"""Hands in JSON (contract.md §4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from mahjong_desk.interchange.fields import ObjectReader, bad_type, read_pieces, seat_value
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.indicators import NO_INDICATORS, Indicator, IndicatorPieces, indicator_pieces
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import mark


def read_extra_fields(ruleset: Ruleset, carrier: FieldOwner, fields: ObjectReader) -> Mapping[str, object]:
    """Returns the given extra fields of one carrier, converted to domain values.

    Raises:
        Refusal: ``bad_request`` or ``bad_notation``.
    """
    found = {
        field.id: read_extra_field(ruleset, field, fields)
        for field in ruleset.extra_fields_of(carrier)
        if field.kind is not FieldKind.CLAIMED_WIN and fields.has(field.id)
    }
    return found or EMPTY_MAPPING


def read_extra_field(ruleset: Ruleset, field: ExtraField, fields: ObjectReader) -> object:
    """Returns the value of one extra field, except a claimed win.

    Raises:
        Refusal: ``bad_request`` or ``bad_notation``.
    """
    match field.kind:
        case FieldKind.BOOLEAN:
            return fields.boolean(field.id)
        case FieldKind.SEAT:
            return _read_seat(field, fields)
        case FieldKind.SEATS:
            return tuple(seat_value(entry, place) for entry, place in fields.items(field.id))
        case FieldKind.NUMBER:
            return fields.integer(field.id)
        case FieldKind.PIECES:
            return read_pieces(ruleset.pieces, fields.pop(field.id), fields.path_of(field.id), may_be_empty=True)
    return fields.enum(field.id, field.choices)


def _read_seat(field: ExtraField, fields: ObjectReader) -> object:
    values = fields.pop(field.id)
    if isinstance(values, str) and values in field.choices:
        return values
    return None if values is None and field.nullable else seat_value(values, fields.path_of(field.id))


def read_hand(ruleset: Ruleset, fields: ObjectReader, *, complete: bool) -> Hand:
    """Returns the hand of a win, or one a piece short of it if not ``complete``.

    Raises:
        Refusal: ``bad_request``, ``bad_notation`` or ``bad_meld``.
    """
    required, optional = hand_fields(ruleset, complete=complete)
    fields.allow_only(*required, *optional)
    fields.require(*required)
    pieces = ruleset.pieces
    concealed = read_pieces(pieces, fields.pop("concealed"), fields.path_of("concealed"), may_be_empty=True)
    return Hand(
        tuple(pieces.sorted(concealed)),
        tuple(_read_meld(ruleset, ObjectReader(entry, place)) for entry, place in fields.items("melds", [])),
        read_piece(pieces, fields, "winning_tile") if complete else None,
        tuple(_read_situation(entry, place) for entry, place in fields.items("situation", [])),
        _read_indicators(ruleset, fields) if ruleset.indicators else NO_INDICATORS,
        read_extra_fields(ruleset, FieldOwner.HAND, fields),
    )


def _read_indicators(ruleset: Ruleset, fields: ObjectReader) -> IndicatorPieces:
    def read(indicator: Indicator) -> tuple[Piece, ...]:
        if indicator.required:
            return (read_piece(ruleset.pieces, fields, indicator.id),)
        return tuple(_one_piece(ruleset.pieces, entry, place) for entry, place in fields.items(indicator.id, []))

    return indicator_pieces({indicator.id: read(indicator) for indicator in ruleset.indicators})


def _read_meld(ruleset: Ruleset, fields: ObjectReader) -> Meld:
    fields.allow_only("kind", "tiles", "from")
    fields.require("kind", "tiles")
    name = fields.string("kind")
    if name not in ruleset.meld_shapes():
        raise Refusal(
            ErrorCode.BAD_MELD, mark("There is no meld called “{meld}”."), path=fields.path_of("kind"), meld=name
        )
    kind = MeldKind(name)
    tiles = read_pieces(ruleset.pieces, fields.pop("tiles"), fields.path_of("tiles"))
    if fields.has("from") and kind is MeldKind.ANKAN:
        raise Refusal(
            ErrorCode.BAD_MELD, mark("A concealed kan cannot be claimed from a player."), path=fields.path_of("from")
        )
    return Meld(kind, tuple(ruleset.pieces.sorted(tiles)), fields.seat_or_null("from") if fields.has("from") else None)


@cache
def hand_fields(ruleset: Ruleset, *, complete: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the required and the optional fields of a hand."""
    required = ["concealed"]
    optional = ["melds", "situation", *(field.id for field in ruleset.extra_fields_of(FieldOwner.HAND))]
    if complete:
        required.append("winning_tile")
    for indicator in ruleset.indicators:
        (required if indicator.required else optional).append(indicator.id)
    return tuple(required), tuple(optional)


def read_piece(pieces: PieceSet, fields: ObjectReader, name: str) -> Piece:
    """Returns the one piece that a field names.

    Raises:
        Refusal: ``bad_request`` or ``bad_notation``.
    """
    return _one_piece(pieces, fields.pop(name), fields.path_of(name))


def _one_piece(pieces: PieceSet, text: object, path: str) -> Piece:
    found = read_pieces(pieces, text, path)
    if len(found) != 1:
        raise Refusal(
            ErrorCode.BAD_NOTATION, mark("There must be one piece here, not {count}."), path=path, count=len(found)
        )
    return found[0]


def _read_situation(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise bad_type(path, mark("{field} must be the name of a situation."))
    return value


Json = dict[str, Any]


def write_extra_fields(extra_fields: Mapping[str, object], carrier: FieldOwner, ruleset: Ruleset) -> Json:
    answer: Json = {}
    for field in ruleset.extra_fields_of(carrier):
        if field.id in extra_fields:
            value = extra_fields[field.id]
            if isinstance(value, tuple):
                value = ruleset.pieces.format(value) if field.kind is FieldKind.PIECES else list(value)
            answer[field.id] = value
    return answer


def write_hand(hand: Hand, ruleset: Ruleset) -> Json:
    """Returns a hand as JSON, with winning piece and situation if there are any."""
    answer: Json = {
        "concealed": ruleset.pieces.format(hand.concealed),
        "melds": [_write_meld(meld, ruleset) for meld in hand.melds],
    }
    if hand.winning_piece is not None:
        answer["winning_tile"] = ruleset.pieces.face_names[hand.winning_piece]
    if hand.situation:
        answer["situation"] = list(hand.situation)
    for indicator in ruleset.indicators:
        names = [ruleset.pieces.face_names[piece] for piece in hand.indicators.pieces_of(indicator)]
        if names:
            answer[indicator.id] = names[0] if indicator.required else names
    answer.update(write_extra_fields(hand.extra_fields, FieldOwner.HAND, ruleset))
    return answer


def _write_meld(meld: Meld, ruleset: Ruleset) -> Json:
    answer: Json = {"kind": meld.kind.value, "tiles": ruleset.pieces.format(meld.pieces)}
    if meld.claimed_from is not None:
        answer["from"] = meld.claimed_from
    return answer

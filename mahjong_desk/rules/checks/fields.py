# SPDX-License-Identifier: MIT
"""Checks of extra fields against their declaration."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, with_defaults
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark


def check_extra_fields(
    fields: Sequence[ExtraField],
    given: Mapping[str, object],
    players: int,
    other_values: Mapping[str, object] = EMPTY_MAPPING,
) -> None:
    """Checks the extra fields of one carrier: that they go with each other, and that what they name is there.

    Args:
        fields: The fields that the ruleset declares for the carrier, in the order in which to check them.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, its path relative to the carrier.
    """
    if not given and not any(field.required for field in fields):
        return
    # Checked in the order of the declaration, so that the first faulty field is refused.
    said = ChainMap(dict[str, object](), given, with_defaults(fields, {}), other_values)  # type: ignore[arg-type]
    for field in fields:
        goes = field.is_allowed_with(said)
        if field.id in given:
            if not goes:
                raise Refusal(
                    ErrorCode.BAD_REQUEST, mark("{field} contradicts the other fields."), path=field.id, field=field.id
                )
            _check_value(field, given[field.id], players)
        elif field.required and goes:
            raise Refusal(ErrorCode.BAD_REQUEST, mark("{field} is missing."), path=field.id, field=field.id)


def _check_value(field: ExtraField, value: object, players: int) -> None:
    if field.kind is FieldKind.SEAT and isinstance(value, int):
        check_seat(value, players, field.id)
    elif field.kind is FieldKind.SEATS and isinstance(value, tuple):
        check_seats(value, players, field.id)
    elif field.kind is FieldKind.NUMBER and value not in field.allowed_numbers:
        raise Refusal(
            ErrorCode.BAD_REQUEST, mark("{field} cannot be {number}."), path=field.id, field=field.id, number=value
        )


def check_seats(seats: Sequence[int], players: int, path: str) -> None:
    """Checks that every named seat exists and is named once.

    Raises:
        Refusal: ``bad_seat``, or ``bad_request`` at ``path``.
    """
    for place, seat in enumerate(seats):
        check_seat(seat, players, f"{path}[{place}]")
    if len(set(seats)) != len(seats):
        raise Refusal(ErrorCode.BAD_REQUEST, mark("A seat is named twice."), path=path)

# SPDX-License-Identifier: MIT
"""Checks of records from outside, with the path of each fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

SEATS: Final = 4
MAX_NAME_LENGTH: Final = 60
"""The length to which names are cut."""
MAX_DEALS: Final = 500
"""The most deals that a match may have."""
MAX_RECORDS: Final = 1_000
"""The most matches in one file."""
_NO_LIST = mark("{field} must be a list.")


def unknown_piece(place: str, text: object) -> Refusal:
    """Returns the refusal of a code that is not a piece."""
    return Refusal(ErrorCode.BAD_NOTATION, mark("“{text}” is not a piece."), path=place, text=str(text))


def check_records(count: int, place: str) -> None:
    """Raises a refusal if a file has too many matches."""
    if count > MAX_RECORDS:
        raise bad_type(place, mark("A file can have at most {count:,} records."), count=MAX_RECORDS)


def three_players_refusal(place: str) -> Refusal:
    """Returns the refusal of a record of three players."""
    return Refusal(
        ErrorCode.BAD_REQUEST,
        mark("This is a three-player record, which no rule system here supports."),
        path=place,
    )


def impossible_deal(place: str) -> Refusal:
    """Returns the refusal of an impossible deal."""
    return Refusal(
        ErrorCode.BAD_EVENT,
        mark("The record of this hand is impossible: a piece is not where the record says."),
        path=place,
    )


def read_list(value: object, place: str, count: int | None = None, most: int | None = None) -> list[Any]:
    """Returns a value that must be a list.

    Raises:
        Refusal: It is not, or has another number of entries.
    """
    if not isinstance(value, list):
        raise bad_type(place, _NO_LIST)
    if count is not None and len(value) != count:
        raise bad_type(place, mark("{field} must have {count} entries."), count=count)
    if most is not None and len(value) > most:
        raise bad_type(place, mark("{field} can have at most {count:,} entries."), count=most)
    return value


def read_integer(value: object, place: str, least: int = 0, greatest: int = 100) -> int:
    """Returns a value that must be a whole number within bounds.

    Raises:
        Refusal: It is not, or is out of bounds.
    """
    if type(value) is not int or not least <= value <= greatest:
        raise bad_type(
            place,
            mark("{field} must be a whole number from {least:,} to {greatest:,}."),
            least=least,
            greatest=greatest,
        )
    return value


def read_points(value: object, place: str) -> tuple[int, ...]:
    """Returns a value that must be the points of each seat.

    Raises:
        Refusal: It is none.
    """
    entries = read_list(value, place, SEATS)
    return tuple(read_integer(entry, f"{place}[{seat}]", -10_000_000, 10_000_000) for seat, entry in enumerate(entries))


def clean_name(value: object) -> str:
    """Returns a text of the file as one printable line, or an empty one."""
    if not isinstance(value, str):
        return ""
    kept = "".join(letter if letter.isprintable() else " " for letter in value)
    return " ".join(kept.split())[:MAX_NAME_LENGTH]


def player_names(told: Sequence[object]) -> tuple[str, ...]:
    """Returns a name for every seat: the later of equal names gets its number, an empty one is “Player 0”."""
    found: list[str] = []
    for seat in range(SEATS):
        name = clean_name(told[seat]) if seat < len(told) else ""
        name = name or f"Player {seat}"
        # Names of a server may differ only in characters that look the same.
        found.append(f"{name} ({seat})" if fold_name(name) in map(fold_name, found) else name)
    return tuple(found)

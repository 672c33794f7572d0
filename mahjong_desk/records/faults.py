# SPDX-License-Identifier: MIT
"""Refuses what no record can say, with its place; checks what a record from outside may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.match.names import fold_name
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import mark

SEATS: Final = 4
LONGEST_NAME: Final = 60
"""So many letters of a name are kept."""
MOST_DEALS: Final = 500
"""More deals than any match has."""
MOST_RECORDS: Final = 1_000
"""The most matches that one file may bring."""
_NO_LIST = mark("{field} has to be a list.")


def no_piece(place: str, text: object) -> Refusal:
    """Returns the refusal of what stands for no piece."""
    return Refusal(Code.BAD_NOTATION, mark("“{text}” stands for no piece."), path=place, text=str(text))


def check_records(count: int, place: str) -> None:
    """Raises a refusal where a file brings more matches than one may."""
    if count > MOST_RECORDS:
        raise bad_type(place, mark("A file may bring {count:,} records at most."), count=MOST_RECORDS)


def three_players(place: str) -> Refusal:
    """Returns the refusal of a record of three players."""
    return Refusal(
        Code.BAD_REQUEST,
        mark("This is the record of a match of three players, which no rule system here knows."),
        path=place,
    )


def impossible(place: str) -> Refusal:
    """Returns the refusal of a deal in which something happened that cannot."""
    return Refusal(
        Code.BAD_EVENT,
        mark("What the record tells of this hand cannot have happened: a piece was not where it says."),
        path=place,
    )


def listed(value: object, place: str, count: int | None = None, most: int | None = None) -> list[Any]:
    """Returns a value that has to be a list.

    Raises:
        Refusal: It is none, or has another number of entries.
    """
    if not isinstance(value, list):
        raise bad_type(place, _NO_LIST)
    if count is not None and len(value) != count:
        raise bad_type(place, mark("{field} has to have {count} entries."), count=count)
    if most is not None and len(value) > most:
        raise bad_type(place, mark("{field} has {count:,} entries at most."), count=most)
    return value


def number(value: object, place: str, least: int = 0, greatest: int = 100) -> int:
    """Returns a value that has to be a whole number within bounds.

    Raises:
        Refusal: It is none, or lies outside.
    """
    if type(value) is not int or not least <= value <= greatest:
        raise bad_type(
            place,
            mark("{field} has to be a whole number from {least:,} to {greatest:,}."),
            least=least,
            greatest=greatest,
        )
    return value


def points(value: object, place: str) -> tuple[int, ...]:
    """Returns a value that has to be the points of each seat.

    Raises:
        Refusal: It is none.
    """
    entries = listed(value, place, SEATS)
    return tuple(number(entry, f"{place}[{seat}]", -10_000_000, 10_000_000) for seat, entry in enumerate(entries))


def told_name(value: object) -> str:
    """Returns a text of the file as a line that can be shown; empty where it is none."""
    if not isinstance(value, str):
        return ""
    kept = "".join(letter if letter.isprintable() else " " for letter in value)
    return " ".join(kept.split())[:LONGEST_NAME]


def names(told: Sequence[object]) -> tuple[str, ...]:
    """Returns a name for every seat: as told, of equal ones the later with its number, of none “Player 0”."""
    found: list[str] = []
    for seat in range(SEATS):
        name = told_name(told[seat]) if seat < len(told) else ""
        name = name or f"Player {seat}"
        # Two players of a server may differ in what nobody at a table can tell apart.
        found.append(f"{name} ({seat})" if fold_name(name) in map(fold_name, found) else name)
    return tuple(found)

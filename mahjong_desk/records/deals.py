# SPDX-License-Identifier: MIT
"""The contents of a record, deal by deal, and readers of the values in a file.

The readers raise a ``Refusal`` with the path of the fault if a value is invalid.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

Json = dict[str, Any]
T = TypeVar("T")


class RecordFormat(StrEnum):
    TENHOU = "tenhou.net/6"
    MJAI = "mjai"
    BOTZONE = "botzone"


class DealPosition(NamedTuple):
    """The position of a deal in a match; the counters are None if not recorded."""

    round: int  # from 0
    hand_number: int  # from 1
    honba: int | None = None
    deposit: int | None = None  # points


class RecordedValue(NamedTuple):
    """The value of a hand in a file; None for what is not recorded.

    Attributes:
        han: The han with dora; None for a yakuman.
        yaku: The yaku by the names that the format has for them, each with its value, None for a yakuman.
    """

    han: int | None = None
    fu: int | None = None
    yaku: Mapping[str, int | None] | None = None


class RecordedWin(NamedTuple):
    """One winner of a deal.

    Attributes:
        hand: The hand as the contract has it (contract.md §4); None if the file does not show it.
        value: The value as in the contract, if the hand is not shown; None if unknown.
        pao_seat: The seat that is responsible (pao), or None.
        pao_unknown: Whether the file may omit who is responsible, so that only the points show it.
    """

    seat: int
    hand: Json | None
    value: Json | None = None
    recorded_value: RecordedValue = RecordedValue()
    pao_seat: int | None = None
    pao_unknown: bool = False


class RecordedDeal(NamedTuple):
    """One deal; points, tenpai and hands are None if they are not recorded.

    Attributes:
        scores: The points of each seat before it.
        riichi: The seats whose riichi was accepted, in the order in which they declared it if that is known.
        discarder: The seat that discarded the winning piece; None for a self-drawn win and for a draw.
        wins: The winners, nearest to the discarder first; none for a draw.
        draw: The kind of draw; None for a win.
        abort_seat: Who called nine terminals and honours, or None.
        final_hands: The hands at the end of it as the contract has them, by seat.
        deltas: What each seat gained, without the deposits for riichi.
        disordered: Whether the draws and discards fit no order of play.
    """

    path: str
    position: DealPosition
    scores: tuple[int, ...] | None = None
    riichi: tuple[int, ...] = ()
    discarder: int | None = None
    wins: tuple[RecordedWin, ...] = ()
    draw: str | None = None
    abort_seat: int | None = None
    tenpai: tuple[int, ...] | None = None
    nagashi: tuple[int, ...] = ()
    final_hands: tuple[Json | None, ...] = ()
    deltas: tuple[int, ...] | None = None
    disordered: bool = False


class Record(NamedTuple):
    """The record of one match.

    Attributes:
        path: Where it begins in the file; empty for the file itself.
        candidate_presets: The presets of the rule system that may have been used, the likeliest first; "" for no preset.
        final_scores: The points of each seat at the end; None if the file does not say.
        results: The result of each seat, in points; None if the file does not say.
    """

    format: RecordFormat
    path: str
    title: str
    ruleset: str
    players: tuple[str, ...]
    deals: tuple[RecordedDeal, ...]
    options: Mapping[str, Any] = EMPTY_MAPPING
    candidate_presets: tuple[str, ...] = ("",)
    final_scores: tuple[int, ...] | None = None
    results: tuple[int, ...] | None = None


def round_fu(fu: int) -> int:
    """Rounds fu up to ten, except the 25 of seven pairs."""
    return fu if fu == 25 else -(-fu // 10) * 10


SEATS = 4
MAX_NAME_LENGTH = 60
"""The length to which names are cut."""
MAX_DEALS = 500
"""The maximum number of deals in a match."""
MAX_RECORDS = 1_000
"""The maximum number of matches in a file."""
_NO_LIST = mark("{field} must be a list.")


def unknown_piece(path: str, text: object) -> Refusal:
    """Returns the refusal of a code that is not a piece."""
    return Refusal(ErrorCode.BAD_NOTATION, mark("“{text}” is not a piece."), path=path, text=str(text))


def check_records(count: int, path: str) -> None:
    """Checks that a file has not too many matches."""
    if count > MAX_RECORDS:
        raise bad_type(path, mark("A file can have at most {count:,} records."), count=MAX_RECORDS)


def three_players_refusal(path: str) -> Refusal:
    return bad_type(path, mark("This is a three-player record, which no rule system here supports."))


def impossible_deal(path: str) -> Refusal:
    sentence = mark("The record of this hand is impossible: a piece is not where the record says.")
    return Refusal(ErrorCode.BAD_EVENT, sentence, path=path)


def read_list(value: object, path: str, count: int | None = None, max_count: int | None = None) -> list[Any]:
    """Returns a list with ``count`` entries, or at most ``max_count``."""
    if not isinstance(value, list):
        raise bad_type(path, _NO_LIST)
    if count is not None and len(value) != count:
        raise bad_type(path, mark("{field} must have {count} entries."), count=count)
    if max_count is not None and len(value) > max_count:
        raise bad_type(path, mark("{field} can have at most {count:,} entries."), count=max_count)
    return value


def read_entries(
    value: object, path: str, read: Callable[[object, str], T], count: int | None = None, max_count: int | None = None
) -> list[T]:
    """Returns the entries of a list, each converted by ``read``."""
    return [read(entry, f"{path}[{index}]") for index, entry in enumerate(read_list(value, path, count, max_count))]


def read_integer(value: object, path: str, minimum: int = 0, maximum: int = 100) -> int:
    """Returns a whole number within bounds."""
    if type(value) is not int or not minimum <= value <= maximum:
        sentence = mark("{field} must be a whole number from {least:,} to {greatest:,}.")
        raise bad_type(path, sentence, least=minimum, greatest=maximum)
    return value


def read_score(value: object, path: str) -> int:
    return read_integer(value, path, -10_000_000, 10_000_000)


def read_points(value: object, path: str) -> tuple[int, ...]:
    """Returns the points of each seat."""
    return tuple(read_entries(value, path, read_score, SEATS))


def clean_name(value: object) -> str:
    """Returns a value as one printable line, or an empty string if it is not a string."""
    if not isinstance(value, str):
        return ""
    kept = "".join(letter if letter.isprintable() else " " for letter in value)
    return " ".join(kept.split())[:MAX_NAME_LENGTH]


def player_names(names: Sequence[object]) -> tuple[str, ...]:
    """Returns a different name for each seat; an empty one becomes “Player 0”."""
    unique_names: list[str] = []
    for seat in range(SEATS):
        name = clean_name(names[seat]) if seat < len(names) else ""
        # Names of a server may be invisible, or differ only in characters that look the same.
        name = name if fold_name(name) else f"Player {seat}"
        while fold_name(name) in map(fold_name, unique_names):
            name = f"{name} ({seat})"
        unique_names.append(name)
    return tuple(unique_names)

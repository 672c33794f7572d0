# SPDX-License-Identifier: MIT
"""What the hands of a match are called: by round and number, or by their number alone where a game has no rounds."""

from __future__ import annotations

from typing import Final

from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import mark, tr

_ROUNDS: Final = {
    Round.EAST: (
        mark("East 1"),
        mark("East 2"),
        mark("East 3"),
        mark("East 4"),
    ),
    Round.SOUTH: (
        mark("South 1"),
        mark("South 2"),
        mark("South 3"),
        mark("South 4"),
    ),
    Round.WEST: (
        mark("West 1"),
        mark("West 2"),
        mark("West 3"),
        mark("West 4"),
    ),
    Round.NORTH: (
        mark("North 1"),
        mark("North 2"),
        mark("North 3"),
        mark("North 4"),
    ),
}
_FURTHER_HANDS: Final = {
    Round.EAST: mark("East {number}"),
    Round.SOUTH: mark("South {number}"),
    Round.WEST: mark("West {number}"),
    Round.NORTH: mark("North {number}"),
}
"""For the hands after the fourth, where a ruleset's numbers go on."""
# These characters are the same in every language: they stand beside the name of a hand as a piece does.
_CHARACTER_ROUNDS: Final = {Round.EAST: "東", Round.SOUTH: "南", Round.WEST: "西", Round.NORTH: "北"}
_CHARACTER_NUMBERS: Final = "〇一二三四五六七八九"
_SHORT_HANDS: Final = {
    Round.EAST: mark("E{number}"),
    Round.SOUTH: mark("S{number}"),
    Round.WEST: mark("W{number}"),
    Round.NORTH: mark("N{number}"),
}


def hand_name(ruleset: Ruleset, table: Table) -> str:
    """Returns the place of a hand in the match, such as ``East 1``, or ``Deal 5`` where there are no rounds."""
    if not has_rounds(ruleset):
        return tr("Deal {number}").format(number=table.number)
    names = _ROUNDS[table.round]
    if table.number > len(names):
        return tr(_FURTHER_HANDS[table.round]).format(number=table.number)
    return tr(names[table.number - 1])


def hand_characters(ruleset: Ruleset, table: Table) -> str:
    """Returns the place of a hand in characters, in every language, such as ``東一局``."""
    number = table.number
    place = _CHARACTER_NUMBERS[number] if number < len(_CHARACTER_NUMBERS) else str(number)
    return f"{_CHARACTER_ROUNDS[table.round] if has_rounds(ruleset) else '第'}{place}局"


def short_hand(ruleset: Ruleset, table: Table) -> str:
    """Returns the place of a hand as short as a column head, such as ``E1``, with its honba as ``S2 · 1``."""
    if has_rounds(ruleset):
        return short_place(table.round, table.number, table.honba)
    return f"{table.number} · {table.honba}" if table.honba else str(table.number)


def short_place(round_wind: Round, number: int, honba: int) -> str:
    """Returns the place of a hand in a round as short as a column head."""
    place = tr(_SHORT_HANDS[round_wind]).format(number=number)
    return f"{place} · {honba}" if honba else place


def has_rounds(ruleset: Ruleset) -> bool:
    """Tells whether a match is played in rounds; without them the numbers of its hands go on."""
    return ruleset.conventions.last_number is not None

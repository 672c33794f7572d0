# SPDX-License-Identifier: MIT
"""What the hands of a match are called: by round and number, or by their number alone where a game has no rounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.translatable import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_ROUNDS: Final = {
    Round.EAST: (
        QT_TRANSLATE_NOOP("Words", "East 1"),
        QT_TRANSLATE_NOOP("Words", "East 2"),
        QT_TRANSLATE_NOOP("Words", "East 3"),
        QT_TRANSLATE_NOOP("Words", "East 4"),
    ),
    Round.SOUTH: (
        QT_TRANSLATE_NOOP("Words", "South 1"),
        QT_TRANSLATE_NOOP("Words", "South 2"),
        QT_TRANSLATE_NOOP("Words", "South 3"),
        QT_TRANSLATE_NOOP("Words", "South 4"),
    ),
    Round.WEST: (
        QT_TRANSLATE_NOOP("Words", "West 1"),
        QT_TRANSLATE_NOOP("Words", "West 2"),
        QT_TRANSLATE_NOOP("Words", "West 3"),
        QT_TRANSLATE_NOOP("Words", "West 4"),
    ),
    Round.NORTH: (
        QT_TRANSLATE_NOOP("Words", "North 1"),
        QT_TRANSLATE_NOOP("Words", "North 2"),
        QT_TRANSLATE_NOOP("Words", "North 3"),
        QT_TRANSLATE_NOOP("Words", "North 4"),
    ),
}
_FURTHER_HANDS: Final = {
    Round.EAST: QT_TRANSLATE_NOOP("Words", "East {number}"),
    Round.SOUTH: QT_TRANSLATE_NOOP("Words", "South {number}"),
    Round.WEST: QT_TRANSLATE_NOOP("Words", "West {number}"),
    Round.NORTH: QT_TRANSLATE_NOOP("Words", "North {number}"),
}
"""For the hands after the fourth, where a ruleset's numbers go on."""
_CHARACTER_ROUNDS: Final = {Round.EAST: "東", Round.SOUTH: "南", Round.WEST: "西", Round.NORTH: "北"}
_CHARACTER_NUMBERS: Final = "〇一二三四五六七八九"
_SHORT_HANDS: Final = {
    Round.EAST: QT_TRANSLATE_NOOP("Words", "E{number}"),
    Round.SOUTH: QT_TRANSLATE_NOOP("Words", "S{number}"),
    Round.WEST: QT_TRANSLATE_NOOP("Words", "W{number}"),
    Round.NORTH: QT_TRANSLATE_NOOP("Words", "N{number}"),
}


def hand_name(ruleset: Ruleset, table: Table) -> str:
    """Returns the place of a hand in the match, such as ``East 1``, or ``Deal 5`` where there are no rounds."""
    if not has_rounds(ruleset):
        return translate("Words", "Deal {number}").format(number=table.number)
    names = _ROUNDS[table.round]
    if table.number > len(names):
        return translate("Words", _FURTHER_HANDS[table.round]).format(number=table.number)
    return translate("Words", names[table.number - 1])


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
    place = translate("Words", _SHORT_HANDS[round_wind]).format(number=number)
    return f"{place} · {honba}" if honba else place


def has_rounds(ruleset: Ruleset) -> bool:
    """Tells whether a match is played in rounds; without them the numbers of its hands go on."""
    return ruleset.conventions.last_number is not None

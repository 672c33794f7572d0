# SPDX-License-Identifier: MIT
"""What the strip beside the table says: a line for every hand, and one that adds all points up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.results import ResultUnit
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.events import describe
from mahjong_desk.ui.words.hands import short_hand
from mahjong_desk.ui.words.scores import moved_line


class StripRow(NamedTuple):
    """One line of the strip.

    Attributes:
        settlement: What it moves; None where the event cannot have happened there.
    """

    hand: str
    text: str
    unit: ResultUnit
    settlement: Settlement | None

    @property
    def deltas(self) -> tuple[int, ...] | None:
        """The change of each seat; None where the event cannot have happened there."""
        return self.settlement.deltas if self.settlement is not None else None

    def spoken(self, names: Sequence[str]) -> str:
        """Returns all that it says in one sentence, under the names of the players by seat."""
        changes = (moved_line(self.unit, self.settlement, names),) if self.settlement is not None else ()
        return noted(self.hand, self.text, *changes)


def strip_row(row: Row, rules: Rules) -> StripRow:
    """Returns the line of a row of the match."""
    ruleset, settlement = rules.ruleset, row.settlement if row.refusal is None else None
    happened = describe(row, row.players, ruleset)
    return StripRow(short_hand(ruleset, row.before), happened, rules.result_unit, settlement)


class Seal(NamedTuple):
    """What all points add up to.

    Attributes:
        text: The points with the players, on the table and with the house.
        whole: Whether none is missing, and none too many.
    """

    text: str
    whole: bool


def seal_of(replay: Replay) -> Seal:
    """Returns the sum of a match, held against that of its start."""
    table, start = replay.table, replay.match.start
    total = sum(table.scores)
    whole = total + table.deposit + table.house == sum(start.scores) + start.deposit + start.house
    if not whole:
        sentence = tr("{points} with players: the sum is wrong")
    elif table.house > 0:
        sentence = tr("{points} with players, {house} taken out")
    elif table.house:
        sentence = tr("{points} with players, {house} brought in")
    elif table.deposit:
        sentence = tr("{points} with players, {deposit} on the table")
    else:
        sentence = tr("{points} with players")
    told = sentence.format(points=figure(total), deposit=figure(table.deposit), house=figure(abs(table.house)))
    return Seal(told, whole)

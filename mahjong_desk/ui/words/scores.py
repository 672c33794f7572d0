# SPDX-License-Identifier: MIT
"""How scores stand and what moved them."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.rules.model.reasons import Party, Settlement
from mahjong_desk.rules.model.results import ResultUnit
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.numbers import change, figure


def party_name(party: int | Party, names: Sequence[str]) -> str:
    """Returns who pays or receives: a player, the table or the house."""
    if isinstance(party, int):
        return f"{names[party]}"
    return tr("the table") if party is Party.TABLE else tr("the house", "who pays or receives")


def result_change(unit: ResultUnit, result: float) -> str:
    """Returns what a match is worth to somebody, as people of its system read it, such as ``+560`` or ``+39.0``.

    Args:
        result: The result in points, as an answer has it.
    """
    return change(unit.of(result), decimals=unit.decimals)


def standing_words(score: int, start: int) -> str:
    """Returns how a score stands to the start, such as ``560 over`` or ``level with the start``."""
    if score == start:
        return tr("level with the start")
    if score > start:
        return tr("{points} over the start").format(points=figure(score - start))
    return tr("{points} under the start").format(points=figure(start - score))


def changes_line(deltas: Sequence[int], names: Sequence[str]) -> str:
    """Returns the changes of those whom an event moved, such as ``Aoi +240, Ben −240``."""
    moved = [f"{name} {change(delta)}" for name, delta in zip(names, deltas, strict=True) if delta]
    return noted(*moved) if moved else tr("no points move")


def moved_line(unit: ResultUnit, settlement: Settlement, names: Sequence[str]) -> str:
    """Returns what an event changes: the scores, or what it takes off the result of the match, such as ``Ben −20.0 at the end``."""
    if any(settlement.deltas) or not any(settlement.side_results):
        return changes_line(settlement.deltas, names)
    sentence = tr("{player} {result} at the end")
    moved = zip(names, settlement.side_results, strict=True)
    return noted(
        *(sentence.format(player=name, result=result_change(unit, result)) for name, result in moved if result)
    )

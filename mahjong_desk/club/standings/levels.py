# SPDX-License-Identifier: MIT
"""What decides between persons who are level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from mahjong_desk.club.standings.rule import Level
from mahjong_desk.club.standings.tally import Figure, Tally


def parted(level: Sequence[str], tallies: Mapping[str, Tally], rule: Sequence[Level]) -> list[tuple[str, ...]]:
    """Returns persons who are level in the order that a rule gives them, those together whom it cannot part.

    Args:
        level: The persons.
        tallies: What each of them gathered.
        rule: What decides, one after the other.
    """
    if len(level) < 2 or not rule:
        return [tuple(level)]
    figures = _figures(level, tallies, rule[0])
    order = sorted(level, key=lambda person: figures[person], reverse=True)
    groups = [tuple(group) for _, group in groupby(order, key=lambda person: figures[person])]
    return [one for group in groups for one in parted(group, tallies, rule[1:])]


def _figures(level: Sequence[str], tallies: Mapping[str, Tally], by: Level) -> dict[str, Figure]:
    """Returns a figure for each person; the higher is the better."""
    match by:
        case Level.MEAN_PLACE:
            return {person: -tallies[person].mean for person in level}
        case Level.RESULT:
            return {person: tallies[person].results for person in level}
        case Level.FIRST_PLACES:
            return {person: tallies[person].firsts for person in level}
        case Level.HEAD_TO_HEAD:
            return {person: _ahead(person, level, tallies[person]) for person in level}


def _ahead(person: str, level: Sequence[str], tally: Tally) -> int:
    """Returns how much more often somebody was ahead of the others than behind them, in the matches that they shared."""
    others = frozenset(level) - {person}
    ahead = 0
    for outcome in tally.outcomes():
        own = next(finish.place for finish in outcome.finishes if finish.person == person)
        for finish in outcome.finishes:
            if finish.person in others:
                ahead += (own < finish.place) - (own > finish.place)
    return ahead

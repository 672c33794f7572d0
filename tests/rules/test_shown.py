# SPDX-License-Identifier: MIT
"""What a reading shows: facts that are told apart are those between which some yaku of the shape sees a difference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mahjong_desk.rules import arushiaru, boo, riichi
from mahjong_desk.rules.combining import Chooser
from mahjong_desk.rules.facts import CLOSED, SELF_DRAWN, Facts, red_fives, winds
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.shown import (
    BOTH_SIDES,
    FOR_PAIR,
    facts_in,
    facts_told,
    flags_of,
    seen_in,
    sums_of,
    told_apart,
)
from mahjong_desk.rules.yaku import Yaku
from mahjong_desk.shapes import Group
from mahjong_desk.shapes import groups as make

SYSTEMS = {ruleset.id: ruleset for ruleset in (arushiaru.RULESET, boo.RULESET, riichi.RULESET)}


def any_group(source: random.Random) -> Group:
    """Returns a sequence, a triplet or a kan, honours as often as others."""
    kind = source.choice((source.randrange(27), source.randrange(27, 34)))
    if kind < 27 and kind % 9 < 7 and source.random() < 0.6:
        return make.sequence(kind, kind % 9, melded=source.random() < 0.3)
    if source.random() < 0.25:
        return make.kan(kind, exposed=source.random() < 0.5)
    return make.triplet(kind, melded=source.random() < 0.3)


def shown(source: random.Random) -> tuple[int, int, int]:
    """Returns what any four sets and a pair show, in any circumstances; few kinds of sets, so that yaku are there."""
    choices = [any_group(source) for _ in range(source.choice((2, 4)))]
    groups = [*(source.choice(choices) for _ in range(4)), make.pair(source.choice((source.randrange(34), 27, 28, 31)))]
    if source.random() < 0.3:
        place = source.choice((0, 9, 18))
        groups[:3] = [make.sequence(place + first, first) for first in (0, 3, 6)]
    flags = source.choice((0, BOTH_SIDES, FOR_PAIR))
    for group in groups:
        flags |= flags_of(group)
    circumstances = winds(source.randrange(4), source.randrange(4)) | red_fives(source.randrange(3))
    for flag in (CLOSED, SELF_DRAWN):
        circumstances |= flag if source.random() < 0.5 else 0
    return flags, seen_in(flags, sum(sums_of(group) for group in groups)), circumstances


def of_shape(table: tuple[Yaku[Facts], ...]) -> Iterator[Yaku[Facts]]:
    """Returns the yaku of a table at whose pieces one has to look, and what they are at tables with other options."""
    for yaku in table:
        if yaku.family is not Family.SITUATION:
            yield yaku
            yield from (replace(yaku, holds=one.holds) for one in yaku.variants if one.holds is not None)


@pytest.mark.parametrize("identity", SYSTEMS)
def test_no_yaku_sees_a_difference_between_readings_that_are_not_told_apart(identity: str) -> None:
    rows = Chooser(list(enumerate(of_shape(SYSTEMS[identity].yaku))))
    source = random.Random(7)
    found: dict[int, set[int]] = {}
    for _ in range(3_000):
        reading = shown(source)
        key = told_apart(*reading)
        present = rows.present(facts_in(*reading))
        assert present == rows.present(facts_told(key))
        found.setdefault(key, set()).add(reading[0])
    assert max(len(readings) for readings in found.values()) > 3, "readings are brought together"


def test_winds_play_their_part_alone() -> None:
    def told(pair: int, round_wind: int, seat_wind: int) -> int:
        return told_apart(flags_of(make.pair(pair)), 0, winds(round_wind, seat_wind))

    assert told(27, 0, 1) == told(29, 2, 3) != told(28, 0, 1), "the round wind, whichever it is"
    assert told(28, 0, 1) == told(30, 1, 3), "the own wind"
    assert told(29, 0, 1) == told(30, 0, 1) == told(27, 2, 3), "another"
    assert told(27, 0, 0) == told(28, 1, 1) != told(27, 0, 1), "both at once"

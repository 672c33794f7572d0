# SPDX-License-Identifier: MIT
"""What counts of a table of yaku: options bind the rows, one gives way to another, some count several times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from mahjong_desk.rules.model.options import TableOptions
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, clause
from mahjong_desk.rules.yaku.row import (
    COUNTED_SEPARATELY,
    Example,
    Variant,
    Yaku,
    YakuFamily,
    groups_showing,
    series,
    yaku_at_table,
)
from mahjong_desk.shapes import Group, HandShape, Reading, WaitKind
from mahjong_desk.shapes import groups as make
from mahjong_desk.texts import LocalizedText

FIRST, SECOND, THIRD = (make.triplet(kind) for kind in range(3))
READING = Reading(HandShape.REGULAR, (FIRST, SECOND, THIRD), 0, WaitKind.TANKI)


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of a made-up table."""

    played: bool | int | str = True
    points: int = 1
    strictness: str = "usual"


def made_of(holds: Callable[[int], object] | Condition[int]) -> Condition[int]:
    """Returns a condition of one part with this test."""
    name = LocalizedText("", "", "")
    return holds if isinstance(holds, Condition) else clause(Diagnostic("part", name), holds)


def row(identity: str, holds: Callable[[int], object] | Condition[int] = bool, **extra_fields: Any) -> Yaku[int]:
    """Returns a yaku whose conditions look at a number; it holds for any but 0."""
    name = LocalizedText(identity, identity, identity)
    fields: dict[str, Any] = {
        "family": YakuFamily.SPECIAL,
        "closed_value": 1,
        "open_value": 1,
        "example": Example("", ""),
    } | extra_fields
    return Yaku(identity, name.with_reading("ア", "a"), name, condition=made_of(holds), **fields)


def ids(table: tuple[Yaku[int], ...], facts: int, options: TableOptions | None = None) -> list[str]:
    """Returns what counts at a table."""
    return [yaku.id for _, yaku, _ in YakuSelector(yaku_at_table(table, options or Options())).counted_yaku(facts)]


def test_places_are_those_of_the_whole_table() -> None:
    table = (row("apart", COUNTED_SEPARATELY), row("one"), row("off", enabling_option="played"), row("two"))
    assert [(place, yaku.id) for place, yaku in yaku_at_table(table, Options(played=False))] == [(1, "one"), (3, "two")]


@pytest.mark.parametrize("value", [False, 0, "off"])
def test_an_option_turns_a_yaku_off(value: bool | int | str) -> None:
    table = (row("one", enabling_option="played"),)
    assert ids(table, 1, Options(played=value)) == []
    assert ids(table, 1, Options(played="as usual")) == ["one"]


def test_an_option_says_what_a_yaku_is_worth() -> None:
    table = (row("both", value_option="points"), row("closed", value_option="points", open_value=None))
    (_, both), (_, closed) = yaku_at_table(table, Options(points=7))
    assert (both.value_for(closed=True), both.value_for(closed=False)) == (7, 7)
    assert (closed.value_for(closed=True), closed.value_for(closed=False)) == (7, 0)
    assert yaku_at_table(table, Options(points=0)) == ()


def test_another_condition_holds_where_its_option_says_so() -> None:
    table = (row("one", variants=(Variant("strictness", "strict", made_of(lambda number: number > 5)),)),)
    assert ids(table, 3) == ["one"]
    assert ids(table, 3, Options(strictness="strict")) == []
    assert ids(table, 6, Options(strictness="strict")) == ["one"]


def test_one_that_counts_instead_leaves_the_others_out() -> None:
    table = (row("low"), row("high", lambda number: number > 1, excludes=("low",)), row("beside"))
    assert ids(table, 1) == ["low", "beside"]
    assert ids(table, 2) == ["high", "beside"]


def test_the_best_of_a_series_counts_or_the_first_equal() -> None:
    table = series(row("two", closed_value=2), row("three", closed_value=3), row("also three", closed_value=3))
    assert [yaku.excludes for yaku in table] == [(), ("two", "also three"), ("two",)]
    assert ids(table, 1) == ["three"]


def test_a_yaku_that_counts_twice_is_listed_twice() -> None:
    def each(number: int, reading: Reading) -> tuple[tuple[Group, ...], ...]:
        return (reading.groups[:2], (THIRD,))

    yaku = row("many", count=lambda number: number, pick_groups_each=each)
    assert ids((row("one"), yaku), 2) == ["one", "many", "many"]
    assert groups_showing([row("one"), yaku, yaku], 2, READING) == [(), (FIRST, SECOND), (THIRD,)]


def test_the_groups_found_are_those_the_condition_rests_on() -> None:
    assert groups_showing([row("found", lambda number: (SECOND,)), row("there")], 1, READING) == [(SECOND,), ()]


def test_a_yaku_has_the_idea_of_its_own_id() -> None:
    assert row("one").concepts == ("one",)
    assert row("one", concepts=("other",)).concepts == ("other",)

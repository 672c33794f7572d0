# SPDX-License-Identifier: MIT
"""Yaku: selection by options, values, names, and the addition of a new one."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from mahjong_desk import interchange
from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.describe import RULESET, example_request
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.options import TableOptions
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.systems.arushiaru import value as arushiaru_value
from mahjong_desk.rules.systems.boo import value as boo_value
from mahjong_desk.rules.systems.riichi import value as riichi_value
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, clause
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.row import (
    COUNTED_SEPARATELY,
    Example,
    Variant,
    Yaku,
    YakuFamily,
    exclude_lower,
    groups_showing,
    yaku_at_table,
)
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading, WaitKind
from mahjong_desk.shapes import groups as make
from mahjong_desk.texts import NAME_STYLES, LocalizedText, use_language

FIRST, SECOND, THIRD = (make.triplet(kind) for kind in range(3))
READING = Reading(HandShape.REGULAR, (FIRST, SECOND, THIRD), 0, WaitKind.TANKI)


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The options of a made-up table."""

    played: bool | int | str = True
    points: int = 1
    strictness: str = "usual"


def made_of(holds: Callable[[int], object] | Condition[int]) -> Condition[int]:
    name = LocalizedText("", "", "")
    return holds if isinstance(holds, Condition) else clause(Diagnostic("part", name), holds)


def row(yaku_id: str, holds: Callable[[int], object] | Condition[int] = bool, **extra_fields: Any) -> Yaku[int]:
    """Returns a yaku whose condition takes a number, by default any except 0."""
    name = LocalizedText(yaku_id, yaku_id, yaku_id)
    fields: dict[str, Any] = {"family": YakuFamily.SPECIAL, "closed_value": 1, "open_value": 1} | extra_fields
    return Yaku(
        yaku_id, name.with_reading("ア", "a"), name, condition=made_of(holds), example=Example("", ""), **fields
    )


def ids(table: tuple[Yaku[int], ...], facts: int, options: TableOptions | None = None) -> list[str]:
    return [yaku.id for _, yaku, _ in YakuSelector(yaku_at_table(table, options or Options())).counted_yaku(facts)]


def test_yaku_keep_their_index_in_the_whole_table() -> None:
    table = (row("apart", COUNTED_SEPARATELY), row("one"), row("off", enabling_option="played"), row("two"))
    assert [(place, yaku.id) for place, yaku in yaku_at_table(table, Options(played=False))] == [(1, "one"), (3, "two")]


@pytest.mark.parametrize("value", [False, 0, "off"])
def test_an_option_turns_a_yaku_off(value: bool | int | str) -> None:
    table = (row("one", enabling_option="played"),)
    assert ids(table, 1, Options(played=value)) == []
    assert ids(table, 1, Options(played="as usual")) == ["one"]


def test_an_option_sets_the_value_of_a_yaku() -> None:
    table = (row("both", value_option="points"), row("closed", value_option="points", open_value=None))
    (_, both), (_, closed) = yaku_at_table(table, Options(points=7))
    assert (both.value_for(closed=True), both.value_for(closed=False)) == (7, 7)
    assert (closed.value_for(closed=True), closed.value_for(closed=False)) == (7, 0)
    assert yaku_at_table(table, Options(points=0)) == ()


def test_an_option_selects_another_condition() -> None:
    table = (row("one", variants=(Variant("strictness", "strict", made_of(lambda number: number > 5)),)),)
    assert ids(table, 3) == ["one"]
    assert ids(table, 3, Options(strictness="strict")) == []
    assert ids(table, 6, Options(strictness="strict")) == ["one"]


def test_a_yaku_replaces_the_ones_it_excludes() -> None:
    table = (row("low"), row("high", lambda number: number > 1, excludes=("low",)), row("beside"))
    assert ids(table, 1) == ["low", "beside"]
    assert ids(table, 2) == ["high", "beside"]


def test_the_first_best_yaku_of_a_series_counts() -> None:
    table = exclude_lower(row("two", closed_value=2), row("three", closed_value=3), row("also three", closed_value=3))
    assert [yaku.excludes for yaku in table] == [(), ("two", "also three"), ("two",)]
    assert ids(table, 1) == ["three"]


def test_a_yaku_that_counts_twice_is_listed_twice() -> None:
    def each(number: int, reading: Reading) -> tuple[tuple[Group, ...], ...]:
        return (reading.groups[:2], (THIRD,))

    yaku = row("many", count=lambda number: number, pick_groups_each=each)
    assert ids((row("one"), yaku), 2) == ["one", "many", "many"]
    assert groups_showing([row("one"), yaku, yaku], 2, READING) == [(), (FIRST, SECOND), (THIRD,)]


def test_shown_groups_are_those_found_by_the_condition() -> None:
    assert groups_showing([row("found", lambda number: (SECOND,)), row("there")], 1, READING) == [(SECOND,), ()]


COUNTING = [ruleset for ruleset in all_rulesets() if "han" in ruleset.value_fields]
every_ruleset = pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)


@every_ruleset
@pytest.mark.parametrize("style", NAME_STYLES)
def test_yaku_names_are_unique(ruleset: Ruleset, style: str) -> None:
    with use_language("en", style):
        names = [str(yaku.name) for yaku in ruleset.yaku]
    assert all(names)
    assert len({name.casefold() for name in names}) == len(names)


@every_ruleset
def test_yaku_names_can_be_typed_in_ascii(ruleset: Ruleset) -> None:
    for yaku in ruleset.yaku:
        for name in (yaku.name.players, yaku.name.en):
            assert name.isascii(), name
            assert "'" not in name, name
        with use_language("en", "both"):
            assert yaku.name.players in str(yaku.name)
            assert yaku.name.en.casefold() in str(yaku.name).casefold()


@every_ruleset
def test_json_is_the_same_in_every_name_style(ruleset: Ruleset) -> None:
    documents = []
    for style in NAME_STYLES:
        with use_language("en", style):
            documents.append(RULESET.write(ruleset))
    assert documents[0] == documents[1] == documents[2]


@pytest.mark.parametrize("ruleset", COUNTING, ids=lambda ruleset: ruleset.id)
def test_shown_yaku_values_sum_to_the_han(ruleset: Ruleset) -> None:
    counted = 0
    for entry in ruleset.yaku:
        rules = ruleset.bind({**ruleset.unrestricted_options, **entry.example.options})
        event = interchange.read_event(rules, example_request(entry.example)["event"], "event")
        table = rules.opening_table(entry.example.players)._replace(in_match=False)
        value = rules.settle(table, event).wins[0].evaluation
        if value.han is None or entry.is_limit:
            continue
        extra_han = sum(
            value.extra_numbers.get(number_id) or 0 for number_id in ruleset.vocabulary.extra_numbers_in_han
        )
        # Yaku that do not count towards the minimum are listed with their value too.
        with_others = not ruleset.vocabulary.extra_numbers_in_han and value.fu is None
        sums = (value.han, value.base) if with_others else (value.han,)
        assert extra_han + sum(item.value for item in value.yaku) in sums, entry.id
        counted += 1
    assert counted


_SAID = LocalizedText("ない。", "It is not there.", "没有。")


def all_even(facts: ReadingFacts) -> bool:
    """Returns whether all pieces are even numbers, which no flag states."""
    return all(kind < 27 and kind % 9 % 2 for group in facts.groups for kind in group.kinds)


def three_in_a_row(facts: ReadingFacts) -> bool:
    firsts = {group.lowest_kind for group in facts.sets.triplets if group.lowest_kind < 27}
    return any({first, first + 1, first + 2} <= firsts and first % 9 < 7 for first in firsts)


def one_open_set(facts: ReadingFacts) -> bool:
    return sum(group.is_open and group.shape is not GroupShape.PAIR for group in facts.groups) == 1


HANDS: dict[Callable[[ReadingFacts], bool], dict[str, object]] = {
    all_even: {"concealed": "222m444m666p88s22p", "winning_tile": "8s"},
    three_in_a_row: {"concealed": "222m333m444m567p9s", "winning_tile": "9s"},
    one_open_set: {
        "concealed": "345m567p33s45s",
        "winning_tile": "6s",
        "melds": [{"kind": "pon", "tiles": "777z", "from": 3}],
    },
}


@pytest.mark.parametrize("test", HANDS)
@pytest.mark.parametrize("value", [arushiaru_value, boo_value, riichi_value])
def test_a_new_yaku_needs_only_a_table_row(
    value: ModuleType, test: Callable[[ReadingFacts], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = get_ruleset(value.__name__.split(".")[-2])
    new = Yaku(
        "brand_new",
        _SAID.with_reading("ア", "a"),
        _SAID,
        family=YakuFamily.SITUATION,
        value=2,
        condition=clause(Diagnostic("new", _SAID), test),
        example=Example("222m444m666p88s22p", "8s"),
    )
    monkeypatch.setattr(value, "YAKU", (new, *ruleset.yaku))
    is_boo = ruleset.id == "boo"
    rules = ruleset.compose(ruleset.bind({"enforce_restrictions": "off"} if is_boo else {}).options)
    hand = HANDS[test] | ({"dora_indicators": ["1p"]} if is_boo else {})
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand}]})
    assert isinstance(event, Win)
    won = rules.settle(rules.opening_table(), event).wins[0].evaluation
    assert "brand_new" in [item.id for item in won.yaku]

# SPDX-License-Identifier: MIT
"""A yaku that is added by the recipe of CONTRIBUTING.md counts, with any condition."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.systems.arushiaru import value as arushiaru_value
from mahjong_desk.rules.systems.boo import value as boo_value
from mahjong_desk.rules.systems.riichi import value as riichi_value
from mahjong_desk.rules.yaku.conditions import Diagnostic, clause
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily
from mahjong_desk.shapes import GroupShape
from mahjong_desk.texts import LocalizedText

_SAID = LocalizedText("ない。", "It is not there.", "没有。")


def all_even(facts: ReadingFacts) -> bool:
    """No flag says this: 2, 4, 6 and 8 of the suits alone, in triplets and a pair."""
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


@pytest.mark.parametrize("family", [YakuFamily.TRIPLETS, YakuFamily.SITUATION])
@pytest.mark.parametrize("test", HANDS)
@pytest.mark.parametrize("value", [arushiaru_value, boo_value, riichi_value])
def test_counts_by_the_recipe(
    value: ModuleType, test: Callable[[ReadingFacts], bool], family: YakuFamily, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = get_ruleset(value.__name__.split(".")[-2])
    new = Yaku(
        "brand_new",
        _SAID.with_reading("ア", "a"),
        _SAID,
        family=family,
        closed_value=2,
        open_value=2,
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
    assert won is not None
    assert "brand_new" in [item.id for item in won.yaku]

# SPDX-License-Identifier: MIT
"""Options over the versions of a ruleset: what stood where nothing was chosen."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.model.options import Option, read_options
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.rules.registry import find, rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import LocalizedText

NAMES = LocalizedText("ja", "en", "zh")
SINCE_THREE = Option("new", NAMES, NAMES, 5, span=range(9), until=((1, 0), (3, 4)))


@pytest.mark.parametrize(("version", "standing"), [(1, 0), (2, 4), (3, 4), (4, 5), (None, 5)])
def test_what_stands_is_what_stood_in_that_version(version: int | None, standing: int) -> None:
    assert SINCE_THREE.standing(version) == standing
    assert read_options((SINCE_THREE,), {}, version) == {"new": standing}
    assert read_options((SINCE_THREE,), {"new": 7}, version) == {"new": 7}


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)
def test_what_stood_is_a_value_of_the_option_and_of_an_earlier_version(ruleset: Ruleset) -> None:
    for option in ruleset.options:
        for last, value in option.until:
            assert option.choice(value).value == value != option.default
            assert 1 <= last < ruleset.version


@pytest.mark.parametrize(("text", "number"), [("1", 1), ("2", 2)])
def test_a_version_is_read_as_it_was_written_down(text: str, number: int) -> None:
    ruleset = find("arushiaru")
    assert ruleset.version == 2
    assert ruleset.version_number(text) == number


@pytest.mark.parametrize("text", ["3", "0", "", "１", "9" * 5000])
def test_a_version_that_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        find("arushiaru").version_number(text)
    assert refused.value.code is Code.UNKNOWN_RULESET

# SPDX-License-Identifier: MIT
"""The names of yaku among players, besides those of the systems."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.learn.atlas.aliases import IDEA_ALIASES, aliases_of
from mahjong_desk.rules.registry import all_rulesets


def test_names_are_said_of_ideas_that_there_are() -> None:
    assert set(IDEA_ALIASES) <= {idea for ruleset in all_rulesets() for yaku in ruleset.yaku for idea in yaku.concepts}


def test_each_name_is_said_once_of_a_yaku() -> None:
    for ruleset in all_rulesets():
        for yaku in ruleset.yaku:
            names = aliases_of(yaku)
            assert len(set(names)) == len(names)
            assert all(name == name.strip() and name for name in names)


def test_a_row_has_names_of_its_own() -> None:
    (yaku, *_rest) = all_rulesets()[0].yaku
    own = replace(yaku, aliases=("what they say there",))
    assert aliases_of(own) == ("what they say there", *aliases_of(yaku))

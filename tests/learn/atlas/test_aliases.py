# SPDX-License-Identifier: MIT
"""What players call yaku beside the names of the systems."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.learn.atlas.aliases import OF_IDEAS, also_called
from mahjong_desk.rules.registry import rulesets


def test_names_are_said_of_ideas_that_there_are() -> None:
    assert set(OF_IDEAS) <= {idea for ruleset in rulesets() for yaku in ruleset.yaku for idea in yaku.ideas}


def test_each_name_is_said_once_of_a_yaku() -> None:
    for ruleset in rulesets():
        for yaku in ruleset.yaku:
            names = also_called(yaku)
            assert len(set(names)) == len(names)
            assert all(name == name.strip() and name for name in names)


def test_a_row_brings_names_of_its_own() -> None:
    (yaku, *_rest) = rulesets()[0].yaku
    own = replace(yaku, aliases=("what they say there",))
    assert also_called(own) == ("what they say there", *also_called(yaku))

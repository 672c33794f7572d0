# SPDX-License-Identifier: MIT
"""What yaku are called: by players, in plain words or both, and in JSON always the same."""

from __future__ import annotations

import pytest

from mahjong_desk.interchange.describe import write_ruleset
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import NAME_STYLES, use_language

every_ruleset = pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)


@every_ruleset
@pytest.mark.parametrize("style", NAME_STYLES)
def test_every_yaku_has_a_name_of_its_own(ruleset: Ruleset, style: str) -> None:
    with use_language("en", style):
        names = [str(yaku.name) for yaku in ruleset.yaku]
    assert all(names)
    assert len({name.casefold() for name in names}) == len(names)


@every_ruleset
def test_players_and_plain_words_are_both_letters_that_one_types(ruleset: Ruleset) -> None:
    for yaku in ruleset.yaku:
        for name in (yaku.name.players, yaku.name.en):
            assert name.isascii(), name
            assert "'" not in name, name
        with use_language("en", "both"):
            assert yaku.name.players in str(yaku.name)
            assert yaku.name.en.casefold() in str(yaku.name).casefold()


@pytest.mark.parametrize(
    ("ruleset", "identity", "name"),
    [
        ("riichi", "iipeikou", "Iipeikou"),
        ("riichi", "chinitsu", "Chinitsu"),
        ("arushiaru", "yakuhai_seat", "Yakuhai jikaze"),
        ("boo", "pinfu", "Pinfu"),
        ("shogi", "fuiisou", "Fuiisou"),
        ("mcr", "pure_straight", "Pure Straight"),
        ("mcr", "three_suited_terminal_chows", "Three-Suited Terminal Chows"),
        ("wsom", "rinshan", "Win on Kong"),
        ("beijing", "long", "Yitiaolong"),
    ],
)
def test_players_names(ruleset: str, identity: str, name: str) -> None:
    assert next(one for one in all_rulesets() if one.id == ruleset).yaku_by_id(identity).name.players == name


@every_ruleset
def test_json_names_yaku_the_same_whatever_the_window_does(ruleset: Ruleset) -> None:
    documents = []
    for style in NAME_STYLES:
        with use_language("en", style):
            documents.append(write_ruleset(ruleset))
    assert documents[0] == documents[1] == documents[2]

# SPDX-License-Identifier: MIT
"""The nearest relative of a yaku is one for which the rules give a reason."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.atlas.entries import entries, entry_of
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import example_case, yaku_ids
from mahjong_desk.learn.compare.absence import Kinship, nearest_in_system, nearest_relative
from mahjong_desk.rules.registry import get_ruleset


@pytest.mark.parametrize(
    ("key", "nearest", "kinship"),
    [
        (("riichi", "ittsuu"), "sanshoku_doujun", Kinship.FEW_SWAPS),
        (("riichi", "ryanpeikou"), "iipeikou", Kinship.EXCLUDED),
        (("riichi", "iipeikou"), "ryanpeikou", Kinship.COUNTS_INSTEAD),
        (("riichi", "kokushi"), "kokushi_13", Kinship.IDEA),
        (("beijing", "long"), "benhunlong", Kinship.COUNTED_TOGETHER),
        (("boo", "chiitoitsu"), "kokushi", Kinship.RELATED_FAMILY),
        (("mcr", "upper_four"), "upper_tiles", Kinship.COUNTS_INSTEAD),
    ],
)
def test_it_is_what_a_player_would_name(key: tuple[str, str], nearest: str, kinship: Kinship) -> None:
    found = nearest_relative(entry_of(*key))
    assert found is not None
    assert (found.yaku.id, found.kinship) == (nearest, kinship)


def test_what_is_said_of_it_is_so() -> None:
    for entry in entries()[::7]:
        found = nearest_relative(entry)
        if found is None:
            continue
        match found.kinship:
            case Kinship.EXCLUDED:
                assert found.yaku.id in entry.yaku.excludes
            case Kinship.COUNTS_INSTEAD:
                assert entry.yaku.id in found.yaku.excludes
            case Kinship.FAMILY:
                assert found.yaku.family is entry.yaku.family
            case Kinship.FEW_SWAPS:
                case = example_case(entry.ruleset, entry.yaku)
                reached = {
                    change.size
                    for change, there in variations(case, ChangeKind.GROUP)
                    if found.yaku.id in (had := yaku_ids(there.settle())) and entry.yaku.id not in had
                }
                assert min(reached) == found.swaps


def test_a_yaku_already_listed_is_no_relative() -> None:
    chuuren = entry_of("riichi", "chuuren")
    assert nearest_relative(chuuren).yaku.id == "junsei_chuuren"  # type: ignore[union-attr]
    assert nearest_relative(chuuren, frozenset({"junsei_chuuren"})).yaku.id == "chinitsu"  # type: ignore[union-attr]


def test_in_a_system_without_it_the_same_hand_decides() -> None:
    found = nearest_in_system(entry_of("riichi", "riichi"), get_ruleset("mcr"))
    assert found is not None
    assert (found.yaku.id, found.kinship) == ("concealed_hand", Kinship.SAME_HAND)


@pytest.mark.parametrize(
    ("key", "nearest"),
    [
        (("riichi", "ittsuu"), "kokushi"),
        (("riichi", "iipeikou"), "suutoitsu"),
        (("mcr", "pure_triple_chow"), "kogoma_sanyaku"),
        (("mcr", "quadruple_chow"), "ryankantsu_kogoma_sanyaku"),
    ],
)
def test_without_sequences_the_family_decides(key: tuple[str, str], nearest: str) -> None:
    found = nearest_in_system(entry_of(*key), get_ruleset("shogi"))
    assert found is not None
    assert (found.yaku.id, found.kinship) == (nearest, Kinship.RELATED_FAMILY)

# SPDX-License-Identifier: MIT
"""Every yaku in every rule system: what differs, why one has none, and what is near."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.atlas.entries import counterparts, entries, entry_of
from mahjong_desk.learn.compare.absence import AbsenceReason, Kinship, settle_in_system
from mahjong_desk.learn.compare.yaku_comparison import (
    RemarkKind,
    compare_yaku,
    count_systems_with,
    notes_of,
    win_method_of,
)
from mahjong_desk.rules.model.circumstances import WinMethod
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset


def told(key: tuple[str, str], beside: tuple[str, str]) -> list[str]:
    return [note.en for note in notes_of(entry_of(*key), entry_of(*beside))]


def test_the_nine_gates_of_world_series_take_the_pure_wait_alone() -> None:
    assert "only the pure nine-sided wait" in told(("wsom", "chuuren"), ("boo", "chuuren"))
    assert "any wait will do" in told(("boo", "chuuren"), ("wsom", "chuuren"))
    assert "any wait" in told(("wsom", "pinfu"), ("riichi", "pinfu"))
    assert "only a two-sided wait" in told(("riichi", "pinfu"), ("wsom", "pinfu"))


@pytest.mark.parametrize("system", [ruleset.id for ruleset in all_rulesets()])
def test_each_system_has_its_rows_with_all_that_belongs_to_them(system: str) -> None:
    for entry in entries(system)[::6]:
        rows = compare_yaku(entry)
        assert tuple(dict.fromkeys(row.ruleset for row in rows)) == all_rulesets()
        assert [row.yaku for row in rows if row.own] == [entry.yaku]
        assert count_systems_with(entry) == len({row.ruleset.id for row in rows if row.yaku is not None})
        for row in rows:
            assert (row.yaku is None) is (row.lack is not None)
            assert row.relative is None or (row.relative.yaku in row.ruleset.yaku and row.relative.yaku is not row.yaku)
            if row.lack is not None:
                assert not row.notes
                assert (row.lack.names is not None) is (
                    row.lack.kind in {AbsenceReason.CIRCUMSTANCE, AbsenceReason.FIELD}
                )
                assert bool(row.lack.others) is (row.lack.kind is AbsenceReason.COVERED_BY_OTHERS)


def test_the_engines_words_say_why_a_system_has_no_value() -> None:
    straight, shogi = entry_of("riichi", "ittsuu"), get_ruleset("shogi")
    assert next(row for row in compare_yaku(straight) if row.ruleset is shogi).lack.kind is AbsenceReason.SEQUENCES  # type: ignore[union-attr]
    pairs = next(row for row in compare_yaku(entry_of("riichi", "chiitoitsu")) if row.ruleset.id == "arushiaru")
    assert pairs.lack is not None
    assert pairs.lack.kind is AbsenceReason.SHAPE
    refused = settle_in_system(entry_of("riichi", "chiitoitsu"), get_ruleset("arushiaru"))
    assert isinstance(refused, Refusal)
    assert refused.code is ErrorCode.NOT_A_WIN
    green = next(row for row in compare_yaku(entry_of("mcr", "all_even_pungs")) if row.ruleset.id == "boo")
    assert green.lack is not None
    assert "toitoi" in [yaku.id for yaku in green.lack.others]
    assert green.relative is not None
    assert (green.relative.yaku.id, green.relative.kinship) == ("toitoi", Kinship.SAME_HAND)


def test_value_and_scope_are_remarked_beside_the_other_one() -> None:
    rows = {row.ruleset.id: row for row in compare_yaku(entry_of("riichi", "ittsuu"))}
    kinds = {name: [remark.kind for remark in row.remarks] for name, row in rows.items()}
    assert kinds["arushiaru"] == [RemarkKind.OPEN_SAME]
    assert kinds["riichi"] == [RemarkKind.OPEN_LESS]
    winds = next(row for row in compare_yaku(entry_of("riichi", "daisuushii")) if row.ruleset.id == "boo")
    merged = [remark for remark in winds.remarks if remark.kind is RemarkKind.WITH]
    assert [yaku.id for remark in merged for yaku in remark.ideas] == ["shousuushii"]


def test_how_a_yaku_can_be_won_is_what_the_engine_lets_win() -> None:
    assert win_method_of(entry_of("boo", "pinfu")) is WinMethod.DISCARD
    assert win_method_of(entry_of("riichi", "pinfu")) is WinMethod.EITHER
    assert win_method_of(entry_of("wsom", "suuankou")) is WinMethod.EITHER, "a single wait from a discard"
    assert win_method_of(entry_of("riichi", "suuankou")) is WinMethod.DRAW
    assert win_method_of(entry_of("mcr", "melded_hand")) is WinMethod.DISCARD
    assert win_method_of(entry_of("beijing", "dadiao")) is WinMethod.EITHER, "with closed kans alone"


def test_every_idea_that_two_systems_share_has_a_row_in_both() -> None:
    for entry in entries():
        having = {ruleset.id for ruleset, yaku in counterparts(entry).items() if yaku}
        assert entry.ruleset.id in having
        assert len(having) == count_systems_with(entry)

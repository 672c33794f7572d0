# SPDX-License-Identifier: MIT
"""The nearest relatives of a yaku, and its comparison across rule systems."""

import pytest

from mahjong_desk.learn.atlas.entries import entries, get_entry
from mahjong_desk.learn.compare.absence import (
    AbsenceReason,
    Kinship,
    explain_absence,
    nearest_in_system,
    nearest_relative,
    settle_in_system,
)
from mahjong_desk.learn.compare.yaku_comparison import (
    RemarkKind,
    compare_yaku,
    count_systems_with,
    differing_notes,
    remarks,
    win_method_of,
)
from mahjong_desk.rules.model.circumstances import WinMethod
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset

NEAREST = (
    "riichi/ittsuu/sanshoku_doujun/away3 riichi/ryanpeikou/iipeikou/under riichi/iipeikou/ryanpeikou/over"
    " riichi/kokushi/kokushi_13/idea beijing/long/benhunlong/together"
    " mcr/upper_four/upper_tiles/over boo/chuuren/chinitsu/away1 riichi/haitei/houtei/family"
    " riichi/sankantsu/suukantsu/family riichi/honitsu/chinitsu/away3 riichi/chinroutou/junchan/away2"
    " wsom/suuankou/sanankou/under wsom/sanshoku_doukou/sanshoku_shoudoukou/under boo/toitoi/sanankou/family"
    " boo/shousangen/daisangen/family boo/tenhou/chiihou/family wsom/ryanpankou/iipankou/under"
)


@pytest.mark.parametrize("named", NEAREST.split())
def test_nearest_relative_is_what_a_player_would_name(named: str) -> None:
    ruleset, yaku, nearest, kinship = named.split("/")
    relative = nearest_relative(get_entry(ruleset, yaku))
    assert (relative.yaku.id, f"{relative.kinship}{relative.swaps or ''}") == (nearest, kinship)


def test_a_yaku_already_listed_is_no_relative() -> None:
    chuuren = get_entry("riichi", "chuuren")
    assert nearest_relative(chuuren).yaku.id == "junsei_chuuren"
    assert nearest_relative(chuuren, frozenset({"junsei_chuuren"})).yaku.id == "chinitsu"


ELSEWHERE = (
    "riichi/riichi/mcr/concealed_hand/same_hand mcr/big_three_winds/riichi/yakuhai_round/same_hand"
    " mcr/double_pung/riichi/toitoi/family mcr/last_tile/riichi/haitei/family riichi/sankantsu/arushiaru/suukantsu/family"
    " wsom/suukantsu/boo/toitoi/same_hand wsom/houtei/boo/haitei/family riichi/sanankou/shogi/toitoi/family"
    " riichi/suukantsu/shogi/ryankantsu/family riichi/ittsuu/shogi/kokushi/kindred riichi/iipeikou/shogi/suutoitsu/kindred"
    " mcr/pure_triple_chow/shogi/kogoma_sanyaku/kindred mcr/quadruple_chow/shogi/ryankantsu_kogoma_sanyaku/kindred"
)


@pytest.mark.parametrize("named", ELSEWHERE.split())
def test_system_without_the_yaku_has_its_nearest_relative(named: str) -> None:
    ruleset, yaku, system, nearest, kinship = named.split("/")
    relative = nearest_in_system(get_entry(ruleset, yaku), get_ruleset(system))
    assert (relative.yaku.id, relative.kinship) == (nearest, kinship)


K = RemarkKind


@pytest.mark.parametrize(
    ("key", "other", "kinds"),
    [
        (("riichi", "pinfu"), ("wsom", "pinfu"), {K.CLOSED, K.VARIANT}),
        (("wsom", "pinfu"), ("riichi", "pinfu"), {K.OPEN_TOO}),
        (("boo", "pinfu"), ("wsom", "pinfu"), {K.DISCARD_ONLY}),
        (("wsom", "pinfu"), ("boo", "pinfu"), {K.EITHER}),
        (("arushiaru", "honroutou"), ("mcr", "all_terminals_and_honors"), {K.OFF_BY_DEFAULT}),
        (("mcr", "nine_gates"), ("boo", "chuuren"), {K.EXCLUDES}),
        (("wsom", "kokushi"), ("boo", "kokushi"), {K.NO_LIMIT}),
        (("boo", "chuuren"), ("mcr", "nine_gates"), {K.LIMIT}),
        (("mcr", "dragon_pung"), ("boo", "yakuhai_red"), {K.EACH, K.WITH, K.EXCLUDED_BY}),
        (("mcr", "melded_hand"), ("beijing", "dadiao"), {K.OPEN, K.DISCARD_ONLY}),
    ],
)
def test_remarks_say_how_two_yaku_differ(key: tuple[str, str], other: tuple[str, str], kinds: set[RemarkKind]) -> None:
    assert {remark.kind for remark in remarks(get_entry(*key), get_entry(*other))} == kinds


def test_a_yaku_compared_with_itself_has_all_remarks() -> None:
    chuuren, renhou = get_entry("riichi", "chuuren"), get_entry("riichi", "renhou")
    by_kind = {remark.kind: remark for remark in remarks(chuuren, chuuren)}
    assert {K.CLOSED, K.LIMIT, K.ALONE, K.EXCLUDED_BY} <= set(by_kind)
    assert [yaku.id for yaku in by_kind[K.EXCLUDED_BY].others] == ["junsei_chuuren"]
    assert [remark.kind for remark in remarks(renhou, renhou) if remark.option] == [K.OFF_BY_DEFAULT]


def test_an_exclusion_is_noted_if_the_other_counts_both() -> None:
    notes = remarks(get_entry("mcr", "full_flush"), get_entry("boo", "chinitsu"))
    assert not any(remark.kind is K.EXCLUDES for remark in notes), "boo has no yaku for a hand without honours"
    merely = remarks(get_entry("wsom", "chinitsu"), get_entry("boo", "chinitsu"))
    assert [yaku.id for remark in merely if remark.kind is K.EXCLUDES for yaku in remark.others] == ["honitsu"]


def english_notes(key: tuple[str, str], other: tuple[str, str]) -> list[str]:
    return [note.en for note in differing_notes(get_entry(*key), get_entry(*other))]


def test_world_series_nine_gates_need_the_pure_wait() -> None:
    assert "only the pure nine-sided wait" in english_notes(("wsom", "chuuren"), ("boo", "chuuren"))
    assert "any wait will do" in english_notes(("boo", "chuuren"), ("wsom", "chuuren"))
    assert "any wait" in english_notes(("wsom", "pinfu"), ("riichi", "pinfu"))
    assert "only a two-sided wait" in english_notes(("riichi", "pinfu"), ("wsom", "pinfu"))


@pytest.mark.parametrize("system", [ruleset.id for ruleset in all_rulesets()])
def test_comparison_has_complete_rows_for_each_system(system: str) -> None:
    for entry in entries(system)[::6]:
        rows = compare_yaku(entry)
        assert tuple(dict.fromkeys(row.ruleset for row in rows)) == all_rulesets()
        assert [row.yaku for row in rows if row.is_own] == [entry.yaku]
        assert count_systems_with(entry) == len({row.ruleset.id for row in rows if row.yaku is not None})
        for row in rows:
            assert (row.yaku is None) is (row.absence is not None)
            assert row.relative is None or (row.relative.yaku in row.ruleset.yaku and row.relative.yaku is not row.yaku)
            if row.absence is not None:
                assert not row.notes
                named = row.absence.kind in {AbsenceReason.CIRCUMSTANCE, AbsenceReason.FIELD}
                assert (row.absence.names is not None) is named
                assert bool(row.absence.others) is (row.absence.kind is AbsenceReason.COVERED_BY_OTHERS)


def test_missing_yaku_are_explained_by_the_engine() -> None:
    absences = "mcr/flower_tiles/riichi/field boo/aka_five/mcr/dora arushiaru/honitsu/shogi/suits"
    absences += " riichi/haitei/shogi/circumstance riichi/sankantsu/shogi/sets riichi/tanyao/shogi/pieces"
    absences += " mcr/short_straight/riichi/minimum riichi/iipeikou/arushiaru/nothing beijing/meihun/riichi/wildcards"
    for absent in absences.split():
        ruleset, yaku, system, reason = absent.split("/")
        assert explain_absence(get_entry(ruleset, yaku), get_ruleset(system)).kind == reason
    straight, shogi = get_entry("riichi", "ittsuu"), get_ruleset("shogi")
    assert next(row for row in compare_yaku(straight) if row.ruleset is shogi).absence.kind is AbsenceReason.SEQUENCES
    pairs = next(row for row in compare_yaku(get_entry("riichi", "chiitoitsu")) if row.ruleset.id == "arushiaru")
    assert pairs.absence.kind is AbsenceReason.SHAPE
    refused = settle_in_system(get_entry("riichi", "chiitoitsu"), get_ruleset("arushiaru"))
    assert isinstance(refused, Refusal)
    assert refused.code is ErrorCode.NOT_A_WIN
    green = next(row for row in compare_yaku(get_entry("mcr", "all_even_pungs")) if row.ruleset.id == "boo")
    assert "toitoi" in [yaku.id for yaku in green.absence.others]
    assert (green.relative.yaku.id, green.relative.kinship) == ("toitoi", Kinship.SAME_HAND)


def test_remarks_compare_value_and_scope() -> None:
    rows = {row.ruleset.id: row for row in compare_yaku(get_entry("riichi", "ittsuu"))}
    kinds = {name: [remark.kind for remark in row.remarks] for name, row in rows.items()}
    assert kinds["arushiaru"] == [K.OPEN_SAME]
    assert [(remark.kind, remark.value) for remark in rows["riichi"].remarks] == [(K.OPEN_LESS, 1)]
    winds = next(row for row in compare_yaku(get_entry("riichi", "daisuushii")) if row.ruleset.id == "boo")
    merged = [remark for remark in winds.remarks if remark.kind is K.WITH]
    assert [yaku.id for remark in merged for yaku in remark.ideas] == ["shousuushii"]


def test_win_method_is_what_the_engine_accepts() -> None:
    assert win_method_of(get_entry("boo", "pinfu")) is WinMethod.DISCARD
    assert win_method_of(get_entry("riichi", "pinfu")) is WinMethod.EITHER
    assert win_method_of(get_entry("wsom", "suuankou")) is WinMethod.EITHER, "a single wait from a discard"
    assert win_method_of(get_entry("riichi", "suuankou")) is WinMethod.DRAW
    assert win_method_of(get_entry("mcr", "melded_hand")) is WinMethod.DISCARD
    assert win_method_of(get_entry("beijing", "dadiao")) is WinMethod.EITHER, "with closed kans alone"

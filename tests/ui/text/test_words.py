# SPDX-License-Identifier: MIT
"""Sentences about domain values in the language of the interface."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk import texts
from mahjong_desk.interchange import read_event, read_match
from mahjong_desk.ledger.errors import Damage, LedgerDamaged
from mahjong_desk.match import Match, ReplayRow, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    StickCorrection,
    Win,
    Winner,
)
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import FuItem
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import use_language
from mahjong_desk.ui.text import language, values
from mahjong_desk.ui.text.events import ending_sentence, event_text, final_after, row_text
from mahjong_desk.ui.text.phrases import date_and_time, hand_count, localise, sentences
from mahjong_desk.ui.text.refusals import ledger_error_text, refusal_text
from mahjong_desk.ui.text.vocabulary import (
    counted_groups,
    counters_text,
    hand_characters,
    hand_name,
    short_hand_name,
    yaku_name,
)
from tests.event_json import pon, win, won
from tests.ui.player import NAMES

RULESET = registry.get_ruleset("arushiaru")
RULES = RULESET.bind({})


def first_row(event: Event) -> ReplayRow:
    return replay(Match(RULES, {}, NAMES, (event,))).rows[0]


def test_a_text_can_have_another_language_than_the_window(qapp: QApplication) -> None:
    draw = Draw(kind="exhaustive")
    draws = language.in_each_language(lambda: event_text(draw, NAMES, RULESET))
    assert (draws.en, draws.ja, draws.zh) == ("Draw", "流局", "流局")
    assert language.in_each_language(lambda: hand_count(1)).en == "1 hand"
    with use_language("ja"):
        assert hand_count(3) == "3局"
        with use_language("zh"):
            assert texts.language() == "zh"
        assert texts.language() == "ja"
    assert texts.language() == "en"
    assert hand_count(3) == "3 hands"


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Win(discarder=3, winners=(Winner(2, value={"han": 1, "fu": 30}),)), "Chie from Dai"),
        (Win(discarder=None, winners=(Winner(0, value={"han": 1, "fu": 30}),)), "Aoi: self-draw"),
        (Draw(), "Draw"),
        (Draw(kind="kyuushu_kyuuhai"), "Draw, kyuushu kyuuhai"),
        (Chombo(player=1), "Chombo by Ben"),
        (DeadHand(player=3), "Dead hand of Dai"),
        (PenaltyTile(player=3, tile=0, state=PenaltyState.LIVE), "Penalty tile of Dai: 1 of characters"),
        (PenaltyTile(player=3, tile=0, state=PenaltyState.DEAD), "Dead penalty tile of Dai: 1 of characters"),
        (PenaltyTile(player=3, tile=0, state=PenaltyState.CLEARED), "Penalty tile of Dai cleared: 1 of characters"),
        (Adjustment(deltas=(0, 0, 0, 0)), "Points adjusted"),
        (StickCorrection(honba=2), "Honba corrected: 2"),
        (StickCorrection(deposit=300), "Riichi sticks corrected: 300"),
        (MatchEnd(), "Match ended early"),
    ],
)
def test_each_event_is_described_in_one_line(event: Event, expected: str) -> None:
    assert event_text(event, NAMES, RULESET) == expected


@pytest.mark.parametrize(
    ("extra_fields", "expected"),
    [
        ({}, "Ben: false win"),
        ({"foul": "sham_win"}, "Ben: win without a ready hand"),
        ({"foul": "penalty"}, "Ben: penalty"),
    ],
)
def test_a_foul_is_named_by_its_kind(extra_fields: dict[str, object], expected: str) -> None:
    foul = Chombo(player=1, extra_fields=extra_fields)
    assert event_text(foul, NAMES, registry.get_ruleset("mcr")) == expected
    assert event_text(foul, NAMES, RULESET) == "Chombo by Ben"


@pytest.mark.parametrize(("ruleset", "points"), [("riichi", "7,700点"), ("mcr", "7,700分"), ("beijing", "7,700分")])
def test_points_use_the_word_of_the_game(speaks: Callable[[str], None], ruleset: str, points: str) -> None:
    assert values.points_text(7700, registry.get_ruleset(ruleset)) == "7,700 points"
    speaks("zh")
    assert values.points_text(7700, registry.get_ruleset(ruleset)) == points


def test_counters_follow_the_language(speaks: Callable[[str], None]) -> None:
    for name, sentence in (("en", "2 honba"), ("ja", "2本場"), ("zh", "2本场")):
        speaks(name)
        assert counters_text(2, registry.get_ruleset("riichi")) == sentence


def test_refusals_name_players_and_yaku() -> None:
    refusal = Refusal(
        ErrorCode.BAD_SEAT, "{player} holds {name}; {count} are too many.", player=2, name="daisangen", count=5
    )
    assert refusal_text(refusal, NAMES, RULESET) == "Chie holds Daisangen; 5 are too many."
    assert refusal_text(Refusal(ErrorCode.BAD_EVENT, "The match has ended.")) == "The match has ended."


def test_refusals_use_names_and_not_ids(speaks: Callable[[str], None]) -> None:
    def refused(discarder: int | None, winner: Winner) -> str:
        return refusal_text(first_row(Win(discarder=discarder, winners=(winner,))).refusal, NAMES, RULESET)

    five = Winner(0, Hand(RULESET.pieces.parse("11111m23p456s777z"), (), RULESET.pieces.parse("1m")[0]))
    melded = Meld(MeldKind.DAIMINKAN, RULESET.pieces.parse("1112m"), 1)
    no_kan = Winner(0, Hand(RULESET.pieces.parse("23p456s777z99m"), (melded,), RULESET.pieces.parse("1p")[0]))
    speaks("ja")
    assert refused(None, Winner(0, value={"han": 99, "fu": 30})) == "翻は0から20までの整数です。"
    assert refused(1, five).startswith("1萬が")
    assert refused(1, no_kan) == "1112mは大明槓になりません。"
    speaks("zh")
    assert refused(None, Winner(0, value={"han": 1, "fu": 31})) == "符须为20到160的整数，每2一档。"
    assert refused(1, no_kan) == "1112m 不能组成大明杠。"


@pytest.mark.parametrize("name", ["ja", "zh"])
@pytest.mark.parametrize(
    "document",
    [
        [],
        {"format": 1},
        {"format": "another"},
        {"format": "mahjong-desk/match", "version": "1"},
        {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": "Aoi"},
        {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": [1]},
        {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": ["Aoi"]},
        {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "options": []},
    ],
)
def test_a_faulty_file_is_refused_without_english(speaks: Callable[[str], None], name: str, document: object) -> None:
    speaks(name)
    with pytest.raises(Refusal) as caught:
        read_match(document)
    sentence = refusal_text(caught.value)
    assert sentence.endswith("。")
    for technical in ("mahjong-desk/match", caught.value.path):
        sentence = sentence.replace(technical, "") if technical else sentence
    assert not re.search("[A-Za-z]", sentence), sentence


def test_a_hand_shows_its_formula_fu_and_value() -> None:
    event = read_event(RULES, win(0, won(2, "77z123m45m", "6m", pon("555z", 0), pon("666z", 0))), "event")
    evaluation = first_row(event).settlement.wins[0].evaluation
    assert values.formula(evaluation) == "30 × 2⁴ = 480"
    assert values.formula_remark(RULESET, evaluation) == ""
    assert values.fu_line(evaluation) == "20 + 2 + 4 + 4 = 30 fu"
    assert values.fu_line(evaluation._replace(fu_items=(FuItem("base", 30),))) == "30 fu"
    assert values.hand_value_text(RULESET, evaluation) == "30 fu, 4 han"


@pytest.mark.parametrize(
    ("ruleset_id", "value", "expected"),
    [
        ("wsom", {"points": 50}, "50 points"),
        ("wsom", {"points": 1}, "1 point"),
        ("shogi", {"han": 7, "dora": 0}, "7 han"),
        ("mcr", {"han": 16, "flowers": 2}, "18 points"),
        ("riichi", {"limit": "yakuman", "times": 2}, "Yakuman × 2"),
    ],
)
def test_a_value_without_fu_names_its_unit(ruleset_id: str, value: dict[str, object], expected: str) -> None:
    ruleset = registry.get_ruleset(ruleset_id)
    rules = ruleset.bind({})
    win = Win(discarder=0, winners=(Winner(1, value=value),))
    evaluation = rules.settle(rules.opening_table(), win).wins[0].evaluation
    assert values.hand_value_text(ruleset, evaluation) == expected


def test_a_mangan_states_its_cap() -> None:
    for value, size, figure, remark in (
        ({"limit": "mangan"}, "Mangan", "500", ""),
        ({"han": 4, "fu": 40}, "40 fu, 4 han: Mangan", "40 × 2⁴ = 640", "mangan, capped at 500"),
    ):
        evaluation = first_row(Win(discarder=0, winners=(Winner(2, value=value),))).settlement.wins[0].evaluation
        assert values.hand_value_text(RULESET, evaluation) == size
        assert values.formula(evaluation) == figure
        assert values.formula_remark(RULESET, evaluation) == remark


def test_standings_are_relative_to_the_start() -> None:
    assert values.score_vs_start_text(3240, 3000) == "240 above start"
    assert values.score_vs_start_text(2760, 3000) == "240 below start"
    assert values.score_vs_start_text(3000, 3000) == "at start"
    assert values.changes_line((240, -240, 0, 0), NAMES) == "Aoi +240, Ben −240"
    assert values.changes_line((0, 0, 0, 0), NAMES) == "no points move"


def test_a_foul_can_change_scores_and_results() -> None:
    match = Match(get_ruleset("riichi").bind({"chombo_payment": "result"}), {}, NAMES)
    events = (RiichiDeclaration(player=2), Chombo(player=1))
    settlement = replay(replace(match, events=events)).rows[-1].settlement
    text = values.moved_line(match.rules.result_unit, settlement, NAMES)
    assert text == "Chie +1,000, Ben −20.0 at the end", "the stake is returned"


def test_a_match_can_end_with_several_players_in_first_place() -> None:
    rules = registry.get_ruleset("mcr").bind({})
    ending = final_after(rules, Match(rules, {}, NAMES).start._replace(scores=(8, 8, -8, -8)), MatchEnd())
    assert ending_sentence(rules, ending, NAMES) == "The match ends: match ended early. Aoi, Ben are first."


def test_each_of_several_winners_has_a_gain() -> None:
    both = Win(discarder=3, winners=(Winner(0, value={"han": 1, "fu": 30}), Winner(1, value={"han": 4, "fu": 30})))
    match = Match(get_ruleset("riichi").bind({"multiple_ron": "double"}), {}, NAMES, (both,))
    assert row_text(match, replay(match).rows[0]) == "Aoi, Ben from Dai, 1,500 + 7,700"


def test_sentences_are_joined_as_in_the_language(speaks: Callable[[str], None]) -> None:
    assert sentences("One.", "", "Two.") == "One. Two."
    speaks("ja")
    assert sentences("一。", "二。") == "一。二。"


def test_chinese_separates_names_and_notes_differently(speaks: Callable[[str], None]) -> None:
    speaks("zh")
    assert values.changes_line((240, -240, 0, 0), NAMES) == "Aoi +240，Ben −240"
    both = Win(discarder=3, winners=(Winner(0, value={"han": 1, "fu": 30}), Winner(1, value={"han": 1, "fu": 30})))
    assert "Aoi、Ben" in event_text(both, NAMES)


def test_ledger_errors_format_numbers_and_times_for_users() -> None:
    at = "2026-01-31T20:15:00Z"
    behind = LedgerDamaged(Path("ledger.sqlite3"), reason=Damage.BEHIND, count=4711, last=at)
    assert "(4,711, " in ledger_error_text(behind)
    assert at not in ledger_error_text(behind)
    assert date_and_time(at) in ledger_error_text(behind)


def test_yaku_names_follow_the_language(speaks: Callable[[str], None]) -> None:
    assert yaku_name(RULESET, "pinfu") == ("Pinfu", "平和")
    assert yaku_name(registry.get_ruleset("wsom"), "haitei") == ("Final Draw", "海底捞月")
    for name in ("ja", "en", "zh"):
        speaks(name)
        entry = RULESET.yaku_by_id("haitei").name
        assert localise(entry) == entry.in_language(name)


@pytest.mark.parametrize(
    ("ruleset", "won", "foul"),
    [
        ("arushiaru", "Ben 和，Dai 放铳", "Dai 错和"),
        ("wsom", "Ben 和，Dai 点炮", "Dai 错和"),
        ("beijing", "Ben 和，Dai 点炮", "Dai 诈和"),
    ],
)
def test_chinese_texts_use_words_of_the_game(speaks: Callable[[str], None], ruleset: str, won: str, foul: str) -> None:
    speaks("zh")
    assert event_text(Win(discarder=3, winners=(Winner(1),)), NAMES, registry.get_ruleset(ruleset)) == won
    assert event_text(Chombo(player=3), NAMES, registry.get_ruleset(ruleset)) == foul


def test_a_chinese_yaku_name_has_no_japanese_one(speaks: Callable[[str], None]) -> None:
    speaks("zh")
    assert yaku_name(registry.get_ruleset("wsom"), "haitei") == ("海底捞月", "")
    assert yaku_name(registry.get_ruleset("riichi"), "chiitoitsu") == ("七对子", "")


@pytest.mark.parametrize(
    ("winner", "discarder", "expected"),
    [
        (1, 0, ("4 × 2,000 = 8,000", "")),
        (0, None, ("2 × 2,000 = 4,000", "dealer counts twice")),
        (0, 1, ("6 × 2,000 = 12,000", "dealer")),
        (1, None, ("", "")),
    ],
)
def test_a_han_limit_lists_value_and_payments(winner: int, discarder: int | None, expected: tuple[str, str]) -> None:
    ruleset = registry.get_ruleset("riichi")
    rules = ruleset.bind({})
    win = Win(discarder=discarder, winners=(Winner(winner, value={"han": 5, "fu": 30}),))
    settlement = rules.settle(rules.opening_table(), win)
    evaluation = settlement.wins[0].evaluation
    assert values.formula_remark(ruleset, evaluation) == "5 han = 2,000"
    assert values.limit_badge_texts(ruleset, evaluation) == ("満貫", "Mangan")
    assert values.shared_sum(ruleset, evaluation, settlement, winner) == expected


def test_a_hand_below_the_limit_has_no_stamp_and_no_sum() -> None:
    settlement = first_row(Win(discarder=0, winners=(Winner(2, value={"han": 2, "fu": 30}),))).settlement
    assert values.limit_badge_texts(RULESET, settlement.wins[0].evaluation) == ("", "")
    assert values.shared_sum(RULESET, settlement.wins[0].evaluation, settlement, 2) == ("", "")
    beijing = registry.get_ruleset("beijing").bind({})
    fixed = beijing.settle(beijing.opening_table(), Win(discarder=0, winners=(Winner(1, value={"points": 320}),)))
    assert values.shared_sum(beijing.ruleset, fixed.wins[0].evaluation, fixed, 1) == ("", ""), "only the base is paid"


def test_an_example_shows_as_many_flowers_as_it_counts() -> None:
    def group_sizes(**counts: object) -> list[int]:
        groups = counted_groups(registry.get_ruleset("mcr"), Hand((), extra_fields=counts))
        return [len(group.pieces) for group in groups]

    assert group_sizes(flowers=3) == [3]
    assert group_sizes(flowers=0, mixed=True) == group_sizes() == []


ROUNDS, NO_ROUNDS = get_ruleset("arushiaru"), get_ruleset("shogi")


@pytest.mark.parametrize(
    ("ruleset", "wind", "number", "honba", "name", "characters", "short"),
    [
        (ROUNDS, RoundWind.EAST, 1, 0, "East 1", "東一局", "E1"),
        (ROUNDS, RoundWind.SOUTH, 2, 1, "South 2", "南二局", "S2 · 1"),
        (ROUNDS, RoundWind.NORTH, 4, 0, "North 4", "北四局", "N4"),
        (ROUNDS, RoundWind.EAST, 5, 0, "East 5", "東五局", "E5"),
        (ROUNDS, RoundWind.EAST, 12, 0, "East 12", "東12局", "E12"),
        (NO_ROUNDS, RoundWind.EAST, 5, 0, "Deal 5", "第五局", "5"),
        (NO_ROUNDS, RoundWind.EAST, 5, 4, "Deal 5", "第五局", "5 · 4"),
    ],
)
def test_hands_are_named_by_round_and_number(
    ruleset: Ruleset, wind: RoundWind, number: int, honba: int, name: str, characters: str, short: str
) -> None:
    table = Table.first(4, 0)._replace(round_wind=wind, hand_number=number, honba=honba)
    assert hand_name(ruleset, table) == name
    assert hand_characters(ruleset, table) == characters
    assert short_hand_name(ruleset, table) == short

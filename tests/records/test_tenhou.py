# SPDX-License-Identifier: MIT
"""The ``tenhou.net/6`` format: codes, column order, deals and refusals."""

import copy
from typing import Any

import pytest

from mahjong_desk.records.tenhou import is_tenhou, read_tenhou
from mahjong_desk.records.tenhou_pieces import (
    AddedKanStep,
    ClaimStep,
    ConcealedKanStep,
    DiscardStep,
    DrawStep,
    TurnColumns,
    order_turns,
    read_discard_or_kan,
    read_draw_or_claim,
    write_added_kan,
    write_claim,
    write_concealed_kan,
)
from mahjong_desk.records.words import TENHOU_DRAWS, TENHOU_OTHER_YAKU, TENHOU_YAKU
from mahjong_desk.rules.registry import get_ruleset
from tests.refused import fault_path

EMPTY: list[Any] = [[], [], []]
START = [11, 12, 13, 22, 23, 24, 35, 36, 37, 41, 41, 45, 45]


def deal(*halves: list[Any], result: list[Any], head: tuple[int, int, int] = (0, 0, 0)) -> list[Any]:
    """Returns a deal with the columns of the first players; the others are empty."""
    columns = [column for half in (*halves, *[EMPTY] * (4 - len(halves))) for column in half]
    return [list(head), [25000] * 4, [22], [], *columns, result]


def record(*deals: list[Any], **fields: Any) -> dict[str, Any]:
    head = {"title": ["Cup", "1"], "name": ["A", "B", "C", "D"], "rule": {"disp": "般南喰赤", "aka": 1}}
    return {**head, "log": list(deals), **fields}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("c275226", ClaimStep("chi", "7p", ("0p", "6p"), 3)),
        ("p252525", ClaimStep("pon", "5p", ("5p", "5p"), 3)),
        ("12p1212", ClaimStep("pon", "2m", ("2m", "2m"), 2)),
        ("3737p37", ClaimStep("pon", "7s", ("7s", "7s"), 1)),
        ("m39393939", ClaimStep("daiminkan", "9s", ("9s", "9s", "9s"), 3)),
        ("26m262626", ClaimStep("daiminkan", "6p", ("6p", "6p", "6p"), 2)),
        ("131313m13", ClaimStep("daiminkan", "3m", ("3m", "3m", "3m"), 1)),
    ],
)
def test_a_claim_code_has_the_piece_and_the_discarder(text: str, expected: ClaimStep) -> None:
    assert read_draw_or_claim(text, "") == expected
    assert write_claim(expected.kind, expected.piece, expected.own, expected.offset) == text


def test_kans_are_among_the_discards() -> None:
    assert read_discard_or_kan("424242a42", "") == ConcealedKanStep(("2z",) * 4)
    assert write_concealed_kan(("2z",) * 4) == "424242a42"
    for text in ("k16161616", "41k414141", "4646k4646"):
        assert isinstance(read_discard_or_kan(text, ""), AddedKanStep)
    assert read_discard_or_kan("15k511515", "") == AddedKanStep("0m")
    assert write_added_kan("0m", ("5m", "5m", "5m"), 2) == "15k511515"
    for code, piece in ((60, None), (53, "0s"), (35, "5s")):
        assert read_discard_or_kan(code, "") == DiscardStep(piece)
        assert read_discard_or_kan(f"r{code}", "") == DiscardStep(piece, riichi=True)


@pytest.mark.parametrize(
    "entry", [10, 20, 48, 54, 0, -1, 61, 11.0, True, None, [], "", "x", "c2752", "c2752261", "cc75226", "12c3344", "121212p", "r6", "11", "１１p1111", "p48" * 3]
)  # fmt: skip
def test_an_invalid_code_is_refused_with_its_path(entry: object) -> None:
    assert fault_path(read_draw_or_claim, entry, "log[0][5][3]") == "log[0][5][3]"


def test_columns_are_ordered_by_their_claims() -> None:
    columns = [
        TurnColumns([DrawStep("1m"), DrawStep("3m")], [DiscardStep("9s"), DiscardStep(None)]),
        TurnColumns([ClaimStep("chi", "9s", ("7s", "8s"), 3)], [DiscardStep("1z")]),
        TurnColumns([ClaimStep("pon", "3m", ("3m", "3m"), 2)], [DiscardStep("2z")]),
        TurnColumns([ClaimStep("pon", "1z", ("1z", "1z"), 2), DrawStep("4m")], [DiscardStep("2z"), DiscardStep("5z")]),
    ]
    assert [step.seat for step in order_turns(columns, 0)] == [0, 0, 1, 1, 3, 3, 0, 0, 2, 2, 3, 3]


def test_the_claimed_one_of_two_equal_discards_is_found() -> None:
    columns = [
        TurnColumns([DrawStep("1m"), DrawStep("2m")], [DiscardStep("9s"), DiscardStep("9s")]),
        TurnColumns([DrawStep("1p"), ClaimStep("chi", "9s", ("7s", "8s"), 3)], [DiscardStep("1z"), DiscardStep("2z")]),
        TurnColumns([DrawStep("1p")], [DiscardStep("3z")]),
        TurnColumns([DrawStep("1p")], [DiscardStep("4z")]),
    ]
    assert [step.seat for step in order_turns(columns, 0) if isinstance(step.act, DiscardStep)] == [0, 1, 2, 3, 0, 1]
    assert order_turns([*columns[:3], TurnColumns([DrawStep("1p"), DrawStep("1p")], [DiscardStep("4z")])], 0) is None


def test_a_partial_deal_has_winner_and_situation() -> None:
    result = ["和了", [2600, -2600, 0, 0], [0, 1, 0, "30符2飜2000点", "立直(1飜)", "一発(1飜)"]]
    (parsed,) = read_tenhou(record(deal([START, [], ["r60"]], [[], [], [45]], result=result))).deals
    (win,) = parsed.wins
    assert (win.hand["winning_tile"], win.hand["situation"]) == ("5z", ["riichi", "ippatsu"])
    assert (parsed.riichi, parsed.discarder, parsed.deltas) == ((0,), 1, (2600, -2600, 0, 0))
    assert (win.recorded_value.han, win.recorded_value.fu) == (2, 30)


def test_a_deal_without_columns_has_the_value() -> None:
    won = ["和了", [8000, -8000, 0, 0], [0, 1, 0, "満貫8000点"]]
    yakuman = ["和了", [-16000, 64000, -16000, -32000], [1, 1, 3, "役満16000-32000点", "大三元(役満)", "字一色(役満)"]]
    outcome = read_tenhou(record(deal(result=won), deal(result=yakuman, head=(1, 0, 0))))
    first, second = (parsed.wins[0] for parsed in outcome.deals)
    assert (first.hand, first.value) == (None, {"limit": "mangan"})
    assert (second.value, second.pao_seat) == ({"limit": "yakuman", "times": 2}, 3)
    assert second.recorded_value.yaku == {"大三元": None, "字一色": None}


DRAWS = {
    "exhaustive": "Exhaustive Draw/Ryuukyoku/Nagashi Mangan/Mangan at Draw/exhaustive draw ",
    "suukan_sanra": "Suukaikan/Four Kan Abortion/四開槓",
    "sanchahou": "Three Ron Abortion/Sanchahou/三家和",
    "kyuushu_kyuuhai": "Kyuushu Kyuuhai/Nine Terminal Abortion",
    "suufon_renda": "Four Wind Abortion/Suufon Renda",
    "suucha_riichi": "Four Riichi Abortion/Suucha Riichi",
}


@pytest.mark.parametrize(
    ("name", "kind"),
    [*TENHOU_DRAWS.items(), *((name, kind) for kind, names in DRAWS.items() for name in names.split("/"))],
)
def test_draw_names_of_tenhou_and_converters_are_known(name: str, kind: str) -> None:
    (parsed,) = read_tenhou(record(deal(result=[name]))).deals
    assert parsed.draw == kind


@pytest.mark.parametrize("name", ["流し満貫", "Nagashi Mangan", "Mangan at Draw", "Ryuukyoku"])
def test_nagashi_mangan_is_known_by_name_or_points(name: str) -> None:
    (parsed,) = read_tenhou(record(deal(result=[name, [-4000, 8000, -2000, -2000]]))).deals
    assert (parsed.draw, parsed.nagashi) == ("exhaustive", (1,))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Mangan 2000-4000点", {"limit": "mangan"}),
        ("Rounded Mangan 8000点", {"limit": "mangan"}),
        ("切り上げ満貫8000点", {"limit": "mangan"}),
        ("Haneman 12000点", {"limit": "haneman"}),
        ("Baiman 16000点", {"limit": "baiman"}),
        ("Sanbaiman 24000点", {"limit": "sanbaiman"}),
        ("Counted Yakuman 32000点", {"limit": "yakuman"}),
        ("Yakuman 32000点", {"limit": "yakuman"}),
        ("30Fu3Han3900点", {"han": 3, "fu": 30}),
        ("???", None),
    ],
)
def test_values_of_converters_are_known(text: str, value: dict[str, Any] | None) -> None:
    (parsed,) = read_tenhou(record(deal(result=["Agari", [0] * 4, [1, 0, 1, text]]))).deals
    assert parsed.wins[0].value == value


def test_yaku_names_of_converters_become_those_of_tenhou() -> None:
    yaku = ["Riichi(1飜)", "Seat Wind(1飜)", "役牌：場風牌(1飜)", "ダブル立直(2飜)"]
    yaku += ["Ura Dora(0飜)", "All Honors(役満)"]
    (parsed,) = read_tenhou(record(deal(result=["和了", [0] * 4, [1, 0, 1, "40符5飜", *yaku]]))).deals
    assert parsed.wins[0].recorded_value.yaku == {"立直": 1, "自風": 1, "場風": 1, "両立直": 2, "字一色": None}
    assert set(TENHOU_OTHER_YAKU.values()) <= set(TENHOU_YAKU)


def test_final_scores_and_results_are_read() -> None:
    outcome = read_tenhou(record(deal(result=["流局"]), sc=[25000, 5.0, 57600, 47.6, 9000, -21, 8400, -31.6]))
    assert outcome.final_scores == (25_000, 57_600, 9_000, 8_400)
    assert outcome.results == (5_000, 47_600, -21_000, -31_600)
    for results in ([0, 0, 0, 0], ["5", 0, 0, 0], [1e300, 0, 0, 0]):
        figures = [number for result in results for number in (25000, result)]
        outcome = read_tenhou(record(deal(result=["流局"]), sc=figures))
        assert (outcome.final_scores, outcome.results) == ((25_000,) * 4, None)
    wrong = record(deal(result=["流局"]), sc=[25000, 0, "25000", 0, 25000, 0, 25000, 0])
    assert fault_path(read_tenhou, wrong) == "sc[2]"


def test_columns_in_no_possible_order_are_marked() -> None:
    half = [START, [11], [60]]
    fits = deal(half, [START, [12], [60]], [START, [13], [60]], [START, [14], [60]], result=["流局"])
    other = deal(half, [START, ["p111111"], [60]], [START, [13], [60]], [START, [14], [60]], result=["流局"])
    ordered, disordered = read_tenhou(record(fits, other)).deals
    assert (ordered.disordered, disordered.disordered) == (False, True)
    (parsed,) = read_tenhou(record(deal(half, result=["流局"]))).deals
    assert not parsed.disordered


@pytest.mark.parametrize(
    ("discard", "yaku", "situation"), [("k11111111", "槍槓(1飜)", "chankan"), (11, "河底撈魚(1飜)", "houtei")]
)
def test_a_yakuman_shares_the_situation_of_the_other_win(discard: int | str, yaku: str, situation: str) -> None:
    thirteen = [11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 46, 47]
    other = [12, 13, 25, 26, 27, 33, 34, 35, 36, 37, 38, 39, 39]
    won = ["和了", [-32000, 32000, 0, 0], [1, 0, 1, "役満32000点", "国士無双１３面(役満)"], [-1000, 0, 1000, 0], [2, 0, 2, "30符1飜1000点", yaku]]  # fmt: skip
    (parsed,) = read_tenhou(record(deal([[], [], [discard]], [thirteen, [], []], [other, [], []], result=won))).deals
    assert [win.hand and win.hand["situation"] for win in parsed.wins] == [[situation], [situation]]


@pytest.mark.parametrize(
    ("rule", "options"),
    [
        ({"disp": "般南喰赤", "aka51": 1, "aka52": 1, "aka53": 1}, {"red_fives": 3}),
        ({"disp": "鳳東喰赤速", "aka": 1}, {"red_fives": 3, "length": "tonpuu"}),
        ({"disp": "上南赤", "aka": 1}, {"red_fives": 3, "open_tanyao": False}),
        ({"disp": "南喰赤", "aka51": 1, "aka52": 2, "aka53": 1}, {"red_fives": 4}),
        ({"disp": "Gold Room East"}, {"red_fives": 0, "length": "tonpuu"}),
        ({"disp": "Mリーグ"}, {"red_fives": 0}),
        ({}, {"red_fives": 0}),
    ],
)
def test_the_rule_name_determines_the_options(rule: dict[str, Any], options: dict[str, Any]) -> None:
    assert read_tenhou(record(deal(result=["流局"]), rule=rule)).options == options
    red = read_tenhou(record(deal([[51], [], []], result=["流局"]), rule=rule))
    assert red.options["red_fives"] == max(3, options["red_fives"]), "a recorded red five was in play"


def test_names_are_on_one_line_and_distinct() -> None:
    outcome = read_tenhou(record(deal(result=["流局"]), name=["A\nb", "", "A b", "x" * 500], title=["T", None]))
    assert outcome.players == ("A b", "Player 1", "A b (2)", "x" * 60)
    assert outcome.title == "T"
    outcome = read_tenhou(record(deal(result=["流局"]), name=["Aoi (3)", "ＡＯＩ", "\u3164", "aoi"]))
    assert outcome.players == ("Aoi (3)", "ＡＯＩ", "Player 2", "aoi (3) (3)")


def test_three_players_are_refused() -> None:
    three, padded = deal(result=["流局"]), deal(result=["流局"])
    three[1], padded[1] = [35000] * 3, [35000, 35000, 35000, 0]
    north = deal([START, [44], ["f44"]], result=["流局"])
    for values, fields, place in (
        (deal(result=["流局"]), {"rule": {"disp": "三般南喰赤"}}, "rule.disp"),
        (deal(result=["流局"]), {"rule": {"disp": "3玉の間南喰赤"}}, "rule.disp"),
        (deal(result=["流局"]), {"rule": {}, "name": ["A", "B", "C"]}, "name"),
        (deal(result=["流局"]), {"rule": {}, "ratingc": "PF3"}, "ratingc"),
        (three, {"rule": {}}, "log[0][1]"),
        (padded, {"rule": {}, "name": ["A", "B", "C", ""]}, "name[3]"),
        (north, {"rule": {}}, "log[0]"),
    ):
        assert fault_path(read_tenhou, record(values, **fields), match="three-player") == place
    assert read_tenhou(record(padded, rule={})).players == ("A", "B", "C", "D")


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ((), {}, "log[0]"),
        ((0,), [0, 0], "log[0][0]"),
        ((0, 0), 16, "log[0][0][0]"),
        ((0, 1), -1, "log[0][0][1]"),
        ((1,), [1, 2, 3], "log[0][1]"),
        ((1, 2), 10**9, "log[0][1][2]"),
        ((2,), [22] * 6, "log[0][2]"),
        ((2, 0), 99, "log[0][2][0]"),
        ((4,), [*START, 11], "log[0][4]"),
        ((4, 0), "11", "log[0][4][0]"),
        ((5,), [11] * 61, "log[0][5]"),
        ((6,), 7, "log[0][6]"),
        ((16,), "流局", "log[0][16]"),
        ((16,), ["終わり"], "log[0][16][0]"),
        ((16,), [["和了"]], "log[0][16][0]"),
        ((16,), ["和了"], "log[0][16]"),
        ((16,), ["和了", [0, 0, 0, 0], [0, 4, 0]], "log[0][16][2]"),
        ((16,), ["和了", [0, 0, 0, 0], [0, 1]], "log[0][16][2]"),
        ((16,), ["和了", [0, 0, 0, 0]], "log[0][16][2]"),
        ((16,), ["流局", [0, 0, 0, "0"]], "log[0][16][1][3]"),
    ],
)
def test_an_impossible_deal_is_refused_with_its_path(path: tuple[int, ...], value: Any, place: str) -> None:
    values = record(copy.deepcopy(deal([START, [11], [60]], result=["流局"])))
    container: Any = values["log"]
    *way, last = (0, *path)
    for key in way:
        container = container[key]
    container[last] = value
    assert fault_path(read_tenhou, values) == place


def test_tenhou_records_are_recognised() -> None:
    assert is_tenhou(record())
    assert not any(map(is_tenhou, ([], {}, {"log": []}, {"log": {}, "name": []}, "log", None, 7)))


def test_every_yaku_of_the_rule_system_has_a_name() -> None:
    assert {yaku.id for yaku in get_ruleset("riichi").yaku} == set(TENHOU_YAKU) - {"dora", "ura_dora", "aka_dora"}

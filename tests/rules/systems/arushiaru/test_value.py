# SPDX-License-Identifier: MIT
"""Values of Ar-Shi-Ar hands with their reasons, payments, pao and refusals."""

import pytest
from hypothesis import given

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Adjustment, PaoEntry, Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld, all_pieces
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from tests.hands import hand, meld, rules, table, win, wins


def evaluate(event: Win, **options: object) -> Evaluation:
    return rules(**options).settle(table(), event).wins[0].evaluation


@given(wins())
def test_reasons_sum_to_the_value(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    won = rules().settle(at, event).wins[0].evaluation
    won_hand = event.winners[0].hand
    assert sorted(kind for group in won.reading.groups for kind in group.kinds) == sorted(all_pieces(won_hand))
    assert won_hand.winning_piece in won.reading.groups[won.reading.winning_group_index].kinds
    assert all(set(item.groups) <= set(won.reading.groups) for item in won.yaku)
    if won.fu is None:
        assert (won.limit, won.base) == ("mangan", 500)
    else:
        assert sum(item.value for item in won.fu_items) == won.fu
        assert sum(item.value for item in won.fu_items if item.id != "rounding") == won.raw_fu
        assert sum(item.value for item in won.yaku) == won.han
        assert won.uncapped_base == won.fu * 2 ** (won.han or 0)
        assert won.base == min(500, won.fu * 2 ** (won.han or 0))
        assert (won.limit == "mangan") == (won.base == 500)


@given(wins())
def test_the_chosen_reading_is_worth_most(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    won = rules().settle(at, event).wins[0].evaluation
    assert all(candidate.base <= won.base for candidate in won.rejected_readings)
    readings = [won.reading, *(candidate.reading for candidate in won.rejected_readings)]
    assert len(set(readings)) == len(readings)


def test_triplets_beat_sequences_in_the_best_reading() -> None:
    won = rules().settle(table(), win(3, 2, hand("111222333m77p45s", "6s"))).wins[0].evaluation
    assert [item.id for item in won.yaku] == ["sanankou"]
    assert [MAHJONG.format(group.kinds) for group in won.yaku[0].groups] == ["111m", "222m", "333m"]
    assert (won.fu, won.base) == (50, 100)
    assert [(candidate.yaku, candidate.fu, candidate.base) for candidate in won.rejected_readings] == [
        (("pinfu",), 30, 60)
    ]


def test_each_yaku_lists_its_sets() -> None:
    won = evaluate(win(2, 0, hand("77z123m45m", "6m", meld("pon", "555z", 0), meld("pon", "666z", 1))))
    sets = {item.id: [MAHJONG.format(group.kinds) for group in item.groups] for item in won.yaku}
    assert sets == {
        "yakuhai_white": ["555z"],
        "yakuhai_green": ["666z"],
        "shousangen": ["77z", "555z", "666z"],
        "honitsu": [],
    }


def test_a_kan_breaks_nine_gates() -> None:
    won_hand = hand("2345678999m", "1m", meld("ankan", "1111p"))
    assert "chuuren" not in [item.id for item in evaluate(win(1, 2, won_hand)).yaku]


@pytest.mark.parametrize(
    ("won_hand", "options", "yaku"),
    [
        (hand("22334488s666z66s", "6s"), {}, ["ryuuiisou"]),
        (hand("22334488s666z66s", "6s"), {"yaku_ryuuiisou": False}, ["yakuhai_green", "honitsu"]),
        (hand("2233444466s", "6s", meld("pon", "888s", 0)), {}, ["ryuuiisou"]),
        (hand("2233444466s", "6s", meld("pon", "888s", 0)), {"yaku_ryuuiisou": False}, ["tanyao", "chinitsu"]),
        (hand("22334455s666z66s", "6s"), {}, ["yakuhai_green", "honitsu"]),
        (hand("22334466s777z88s", "8s"), {}, ["yakuhai_red", "honitsu"]),
    ],
)
def test_all_green_can_be_turned_off(won_hand: Hand, options: dict[str, object], yaku: list[str]) -> None:
    assert [item.id for item in evaluate(win(1, 2, won_hand), **options).yaku] == yaku


@pytest.mark.parametrize(
    ("options", "yaku"),
    [
        ({}, ["toitoi", "chanta"]),
        ({"yaku_honroutou": True}, ["toitoi", "honroutou"]),
        ({"yaku_chanta": False}, ["toitoi"]),
    ],
)
def test_options_decide_the_yaku_of_terminals(options: dict[str, object], yaku: list[str]) -> None:
    won_hand = hand("111m999p11s22z", "2z", meld("pon", "999s", 0))
    assert [item.id for item in evaluate(win(3, 2, won_hand), **options).yaku] == yaku


def test_chanta_without_honours_is_an_option() -> None:
    won_hand = hand("123m789p99s12s", "3s", meld("chi", "789m", 0))
    assert [item.id for item in evaluate(win(1, 2, won_hand)).yaku] == ["chanta"]
    assert evaluate(win(1, 2, won_hand), chanta_without_honours=False).yaku == ()


def test_multiple_limits_count_once_or_each() -> None:
    won_hand = hand("555z666z777z11z22z", "1z")
    assert [item.id for item in evaluate(win(1, 2, won_hand)).yaku] == ["daisangen", "tsuuiisou"]
    assert evaluate(win(1, 2, won_hand)).base == 500
    assert evaluate(win(1, 2, won_hand), multiple_limits=True).base == 1000


THREE_DRAGONS = (meld("pon", "555z", 0), meld("pon", "666z", 2), meld("pon", "777z", 3))


def test_pao_is_suggested_for_the_last_dragon() -> None:
    settlement = rules().settle(table(), win(1, None, hand("23m99p", "1m", *THREE_DRAGONS)))
    assert settlement.wins[0].suggested_pao == (PaoEntry(3, "daisangen"),)
    assert settlement.deltas == (-1000, 2000, -500, -500)  # suggested, not charged


@pytest.mark.parametrize(
    ("discarder", "deltas"), [(None, (0, 2000, 0, -2000)), (0, (-1000, 2000, 0, -1000)), (3, (0, 2000, 0, -2000))]
)
def test_the_responsible_player_pays(discarder: int | None, deltas: tuple[int, ...]) -> None:
    won_hand = hand("23m99p", "1m", *THREE_DRAGONS)
    event = Win(discarder=discarder, winners=(Winner(1, won_hand, pao=(PaoEntry(3, "daisangen"),)),))
    assert rules().settle(table(), event).deltas == deltas


def test_a_concealed_kan_suggests_no_pao() -> None:
    melds = (*THREE_DRAGONS[:2], meld("ankan", "7777z"))
    assert rules().settle(table(), win(1, None, hand("23m99p", "1m", *melds))).wins[0].suggested_pao == ()


FOUR_KANS = (meld("daiminkan", "2222m", 0), meld("ankan", "8888m"), meld("shouminkan", "4444p", 3))


@pytest.mark.parametrize(
    ("melds", "options", "suggested"),
    [
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {}, (PaoEntry(2, "mangan"),)),
        ((*FOUR_KANS, meld("shouminkan", "5555p", 2)), {}, (PaoEntry(2, "mangan"),)),
        ((*FOUR_KANS, meld("ankan", "5555p")), {}, ()),
        ((*FOUR_KANS, meld("pon", "555p", 2)), {}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"yaku_suukantsu": False}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"pao_scope": "limit_yaku"}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"pao_melds": "honours"}, ()),
        ((*FOUR_KANS, meld("daiminkan", "3333z", 2)), {"pao_melds": "honours"}, (PaoEntry(2, "mangan"),)),
        ((*FOUR_KANS, meld("daiminkan", "1111z", 2)), {"pao_melds": "honours"}, (PaoEntry(2, "mangan"),)),
    ],
)
def test_pao_is_suggested_for_the_fourth_kan(
    melds: tuple[Meld, ...], options: dict[str, object], suggested: tuple[PaoEntry, ...]
) -> None:
    settlement = rules(**options).settle(table(), win(1, 3, hand("9p", "9p", *melds)))
    assert settlement.wins[0].suggested_pao == suggested


@pytest.mark.parametrize(
    ("third", "suggested"), [(meld("ankan", "6666s"), (PaoEntry(0, "mangan"),)), (meld("daiminkan", "6666s", 2), ())]
)
def test_three_concealed_kans_count_toward_a_certain_mangan(third: Meld, suggested: tuple[PaoEntry, ...]) -> None:
    melds = (meld("ankan", "2222m"), meld("ankan", "4444p"), third, meld("pon", "111z", 0))
    assert rules().settle(table(), win(1, 3, hand("9p", "9p", *melds))).wins[0].suggested_pao == suggested


THREE_YAKUHAI = (meld("pon", "555z", 0), meld("pon", "777z", 3), meld("pon", "222z", 0))


@pytest.mark.parametrize(("options", "suggested"), [({}, (PaoEntry(2, "mangan"),)), ({"pao_melds": "honours"}, ())])
def test_pao_is_suggested_for_a_secured_mangan(options: dict[str, object], suggested: tuple[PaoEntry, ...]) -> None:
    won_hand = hand("9s", "9s", *THREE_YAKUHAI, meld("pon", "999p", 2))
    assert rules(**options).settle(table(), win(1, 3, won_hand)).wins[0].suggested_pao == suggested


def test_an_added_kan_counts_as_its_pon_for_pao() -> None:
    # 20 + 4 + 32 + 4 fu and three han are 480 (rules/arushiaru.md §7); with the kan of the hand itself it is a mangan.
    won_hand = hand("23m99p", "1m", meld("shouminkan", "2222z", 2), meld("ankan", "5555z"), meld("pon", "777z", 3))
    won = rules().settle(table(), win(1, None, won_hand)).wins[0]
    assert won.evaluation.limit == "mangan"
    assert won.suggested_pao == ()


def test_an_adjustment_to_the_house_keeps_the_sum() -> None:
    settlement = rules().settle(table(), Adjustment(deltas=(10, 0, 0, -40), house_takes_rest=True))
    assert sum(settlement.deltas) + settlement.house == 0


FAULTS = [
    (win(1, 1, hand("123m456p789s22m45s", "6s")), ErrorCode.BAD_SEAT, "from"),
    (win(1, 5, hand("123m456p789s22m45s", "6s")), ErrorCode.BAD_SEAT, "from"),
    (win(7, 0, hand("123m456p789s22m45s", "6s")), ErrorCode.BAD_SEAT, "wins[0].winner"),
    (win(1, 0, hand("123m456p789s22m45s", "9s")), ErrorCode.NOT_A_WIN, "wins[0].hand"),
    (win(1, 0, hand("123m456p789s22m4s", "6s")), ErrorCode.BAD_COUNT, "wins[0].hand.concealed"),
    (win(1, 0, hand("11111m456p78s22m4s", "6s")), ErrorCode.BAD_COUNT, "wins[0].hand.concealed"),
    (win(1, 0, hand("123m456p22m45s", "6s", meld("chi", "789s", 3))), ErrorCode.BAD_MELD, "wins[0].hand.melds[0].from"),
    (
        win(1, 0, hand("123m456p22m45s", "6s", meld("chi", "567z", 0))),
        ErrorCode.BAD_MELD,
        "wins[0].hand.melds[0].tiles",
    ),
    (
        win(1, 0, hand("123m456p22m45s", "6s", meld("chi", "89m1p", 0))),
        ErrorCode.BAD_MELD,
        "wins[0].hand.melds[0].tiles",
    ),
    (win(1, 0, hand("123m456p22m45s", "6s", meld("pon", "777z", 1))), ErrorCode.BAD_SEAT, "wins[0].hand.melds[0].from"),
    (win(1, 0, hand("123m456p22m45s", "6s", meld("pon", "777z"))), ErrorCode.BAD_REQUEST, "wins[0].hand.melds[0].from"),
    (win(1, 0, hand("123m456p789s22m45s", "6s", situation="haitei")), ErrorCode.BAD_REQUEST, "wins[0].hand.situation"),
    (win(1, 0, hand("123m456p789s22m45s", "6s", situation="riichi")), ErrorCode.BAD_REQUEST, "wins[0].hand.situation"),
    (Win(discarder=0, winners=()), ErrorCode.BAD_REQUEST, "wins"),
    (Win(discarder=0, winners=(Winner(1, value={"han": 0, "fu": 20}),)), ErrorCode.BAD_REQUEST, "wins[0].value.fu"),
    (Win(discarder=0, winners=(Winner(1, value={"han": True, "fu": 30}),)), ErrorCode.BAD_REQUEST, "wins[0].value.han"),
]


@pytest.mark.parametrize(("event", "code", "path"), FAULTS, ids=[f"{code}-{path}" for _, code, path in FAULTS])
def test_refusals_have_their_code_and_path(event: Win, code: ErrorCode, path: str) -> None:
    with pytest.raises(Refusal) as caught:
        rules().settle(table(), event)
    assert (caught.value.code, caught.value.path) == (code, path)
    assert "{" not in caught.value.message


def test_a_dead_hand_cannot_win() -> None:
    at = table()._replace(dead_hands=frozenset({1}))
    with pytest.raises(Refusal) as caught:
        rules().settle(at, win(1, 0, hand("123m456p789s22m45s", "6s")))
    assert (caught.value.code, caught.value.reason) == (ErrorCode.FORBIDDEN_WIN, "dead_hand")


def test_a_wait_needs_a_copy_the_player_does_not_hold() -> None:
    waits = rules().waits(
        table(), Winner(1, hand("23m55p678s", None, meld("pon", "444s", 0), meld("ankan", "1111m"))), 0
    )
    assert [(MAHJONG.face_names[wait.piece], wait.remaining) for wait in waits] == [("4m", 4)]

# SPDX-License-Identifier: MIT
"""Who pays whom in Ar-Shi-Ar."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, PaoEntry, Win, Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from tests.hands import deltas_of, hand, meld, rules, table, win, wins

THREE_DRAGONS = (meld("pon", "555z", 0), meld("pon", "666z", 2), meld("pon", "777z", 3))


@given(wins())
def test_payments_sum_to_zero_and_to_the_deltas(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    settlement = rules().settle(at, event)
    assert sum(settlement.deltas) == 0
    assert deltas_of(settlement.payments) == settlement.deltas
    assert all(payment.points > 0 and payment.points % 10 == 0 for payment in settlement.payments)
    winner = event.wins[0].seat
    assert settlement.deltas[winner] == max(settlement.deltas)


@given(wins())
def test_a_typed_value_pays_what_the_pieces_pay(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    by_pieces = rules().settle(at, event)
    won = by_pieces.wins[0].evaluation
    value: dict[str, object] = {"limit": "mangan"} if won.fu is None else {"han": won.han, "fu": won.raw_fu}
    typed = Win(discarder=event.discarder, wins=(Winner(event.wins[0].seat, value=value),))
    if won.raw_fu is not None and won.raw_fu > 160:
        return
    assert rules().settle(at, typed).deltas == by_pieces.deltas


def test_the_last_dragon_makes_responsible() -> None:
    held = hand("23m99p", "1m", *THREE_DRAGONS)
    settlement = rules().settle(table(), win(1, None, held))
    assert settlement.wins[0].suggested_pao == (PaoEntry(3, "daisangen"),)
    assert settlement.deltas == (-1000, 2000, -500, -500)  # proposed, not charged


@pytest.mark.parametrize(
    ("discarder", "deltas"),
    [(None, (0, 2000, 0, -2000)), (0, (-1000, 2000, 0, -1000)), (3, (0, 2000, 0, -2000))],
)
def test_who_is_responsible_pays(discarder: int | None, deltas: tuple[int, ...]) -> None:
    held = hand("23m99p", "1m", *THREE_DRAGONS)
    event = Win(discarder=discarder, wins=(Winner(1, held, pao=(PaoEntry(3, "daisangen"),)),))
    assert rules().settle(table(), event).deltas == deltas


def test_an_own_kan_makes_nobody_responsible() -> None:
    melds = (*THREE_DRAGONS[:2], meld("ankan", "7777z"))
    assert rules().settle(table(), win(1, None, hand("23m99p", "1m", *melds))).wins[0].suggested_pao == ()


FOUR_KANS = (meld("daiminkan", "2222m", 0), meld("ankan", "8888m"), meld("shouminkan", "4444p", 3))


@pytest.mark.parametrize(
    ("melds", "options", "proposed"),
    [
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {}, (PaoEntry(2, "mangan"),)),
        ((*FOUR_KANS, meld("shouminkan", "5555p", 2)), {}, (PaoEntry(2, "mangan"),)),
        ((*FOUR_KANS, meld("ankan", "5555p")), {}, ()),
        ((*FOUR_KANS, meld("pon", "555p", 2)), {}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"yaku_suukantsu": False}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"pao_scope": "limit_yaku"}, ()),
        ((*FOUR_KANS, meld("daiminkan", "5555p", 2)), {"pao_melds": "honours"}, ()),
        ((*FOUR_KANS, meld("daiminkan", "3333z", 2)), {"pao_melds": "honours"}, (PaoEntry(2, "mangan"),)),
    ],
)
def test_the_fourth_kan_makes_responsible(
    melds: tuple[Meld, ...], options: dict[str, object], proposed: tuple[PaoEntry, ...]
) -> None:
    settlement = rules(**options).settle(table(), win(1, 3, hand("9p", "9p", *melds)))
    assert settlement.wins[0].suggested_pao == proposed


THREE_YAKUHAI = (meld("pon", "555z", 0), meld("pon", "777z", 3), meld("pon", "222z", 0))


@pytest.mark.parametrize(("options", "proposed"), [({}, (PaoEntry(2, "mangan"),)), ({"pao_melds": "honours"}, ())])
def test_a_suit_tile_that_secures_mangan_makes_responsible(
    options: dict[str, object], proposed: tuple[PaoEntry, ...]
) -> None:
    held = hand("9s", "9s", *THREE_YAKUHAI, meld("pon", "999p", 2))
    assert rules(**options).settle(table(), win(1, 3, held)).wins[0].suggested_pao == proposed


def test_chombo() -> None:
    at = table(dealer=0)
    settle = rules().settle
    assert settle(at, Chombo(player=2)).deltas == (500, 250, -1000, 250)
    assert settle(at, Chombo(player=0)).deltas == (-1500, 500, 500, 500)
    assert settle(at, Chombo(player=2, extra_fields={"under_pao": True})).deltas == (1000, 500, -2000, 500)


def test_a_correction_to_the_house_keeps_the_sum() -> None:
    settlement = rules().settle(table(), Adjustment(deltas=(10, 0, 0, -40), house=True))
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
    (win(1, 0, hand("123m456p22m45s", "6s", meld("pon", "777z", 1))), ErrorCode.BAD_SEAT, "wins[0].hand.melds[0].from"),
    (win(1, 0, hand("123m456p22m45s", "6s", meld("pon", "777z"))), ErrorCode.BAD_REQUEST, "wins[0].hand.melds[0].from"),
    (win(1, 0, hand("123m456p789s22m45s", "6s", situation="haitei")), ErrorCode.BAD_REQUEST, "wins[0].hand.situation"),
    (win(1, 0, hand("123m456p789s22m45s", "6s", situation="riichi")), ErrorCode.BAD_REQUEST, "wins[0].hand.situation"),
    (Win(discarder=0, wins=()), ErrorCode.BAD_REQUEST, "wins"),
    (Win(discarder=0, wins=(Winner(1, value={"han": 0, "fu": 20}),)), ErrorCode.BAD_REQUEST, "wins[0].value.fu"),
    (Win(discarder=0, wins=(Winner(1, value={"han": True, "fu": 30}),)), ErrorCode.BAD_REQUEST, "wins[0].value.han"),
    (DeadHand(player=4), ErrorCode.BAD_SEAT, "player"),
    (Adjustment(deltas=(10, 0, 0, 0)), ErrorCode.BAD_REQUEST, "deltas"),
]


@pytest.mark.parametrize(("event", "code", "path"), FAULTS, ids=[f"{code}-{path}" for _, code, path in FAULTS])
def test_a_refusal_names_the_thing_and_the_place(event: Win, code: ErrorCode, path: str) -> None:
    with pytest.raises(Refusal) as caught:
        rules().settle(table(), event)
    assert (caught.value.code, caught.value.path) == (code, path)
    assert "{" not in caught.value.message


def test_a_dead_hand_may_not_win() -> None:
    at = table()._replace(dead_hands=frozenset({1}))
    with pytest.raises(Refusal) as caught:
        rules().settle(at, win(1, 0, hand("123m456p789s22m45s", "6s")))
    assert (caught.value.code, caught.value.reason) == (ErrorCode.FORBIDDEN_WIN, "dead_hand")


@given(wins())
def test_waits_agree_with_wins(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    winner, held = event.wins[0].seat, event.wins[0].hand
    assert held.winning_piece is not None
    short = replace(held, winning_piece=None)
    waits = rules().waits(at, Winner(winner, short), (winner - 1) % 4)
    answered = next(wait for wait in waits if wait.piece == held.winning_piece)
    assert answered.tsumo.deltas == rules().settle(at, win(winner, None, held)).deltas
    assert answered.ron.deltas == rules().settle(at, win(winner, (winner - 1) % 4, held)).deltas
    pieces = [*held.concealed, *(piece for one in held.melds for piece in one.pieces)]
    assert answered.remaining == 4 - pieces.count(held.winning_piece)
    for piece in set(range(34)) - {wait.piece for wait in waits}:
        with pytest.raises(Refusal):
            rules().settle(at, win(winner, None, replace(held, winning_piece=piece)))


def test_no_piece_is_waited_for_that_the_player_holds_already() -> None:
    waits = rules().waits(
        table(), Winner(1, hand("23m55p678s", None, meld("pon", "444s", 0), meld("ankan", "1111m"))), 0
    )
    assert [(MAHJONG.face_names[wait.piece], wait.remaining) for wait in waits] == [("4m", 4)]

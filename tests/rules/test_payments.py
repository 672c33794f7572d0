# SPDX-License-Identifier: MIT
"""Payments, rounding, limits, the riichi stake, and results."""

from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange import read_event
from mahjong_desk.match import replay
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.reasons import Formula, Party, Payment, PaymentPart, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import (
    group_transfers,
    honba_payments,
    noten_payments,
    payments_to_all,
    refund_stakes,
    seat_totals,
    settle_riichi,
    win_payments,
)
from mahjong_desk.rules.payment.ranking import (
    balance_to_total,
    placement_bonuses,
    rank_seats,
    side_results,
    split_evenly,
    with_side_results,
)
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.limits import (
    ROUNDED,
    Limit,
    Limits,
    Rounding,
    round_down,
    round_half_down,
    round_half_up,
    round_up,
    single_limit,
)
from tests.event_json import typed_win, win
from tests.hands import deltas_of
from tests.match.test_every_ruleset import EVERY, matches

TABLE = Table.first(4, 25_000)
LEVEL_TABLE = Table.first(4, 0)._replace(scores=(100, 300, 300, 100))
MANGAN, YAKUMAN = Limit("mangan", 2000), Limit("yakuman", 8000)
BY_HAN = (Limit("mangan", 2000, 5), Limit("haneman", 3000, 6), Limit("baiman", 4000, 8))
LIMITS = Limits(MANGAN, 1920, YAKUMAN, 13, True, BY_HAN)


def test_each_payment_is_rounded_separately() -> None:
    paid = win_payments(TABLE, 1, None, 640, None, unit=100)
    assert deltas_of(paid) == (-1_300, 2_700, -700, -700)
    formulas = [payment.parts[0].formula for payment in paid]
    assert formulas == [(2, "×", 640, "→", 1_300), (640, "→", 700), (640, "→", 700)]
    assert [payment.parts[0].causes for payment in paid] == [("dealer",), (), ()]


def test_an_exact_amount_shows_no_rounding() -> None:
    paid = win_payments(TABLE, 0, 2, 2_000, None, unit=100)
    assert (paid[0].points, paid[0].parts[0].formula) == (12_000, (6, "×", 2_000))
    assert paid[0].parts[0].causes == ("dealer",)
    (paid_to_other,) = win_payments(TABLE, 1, 2, 2_000, None, unit=100)
    assert (paid_to_other.points, paid_to_other.parts[0].causes) == (8_000, ())


def test_a_discarder_pays_the_honba_of_all_three() -> None:
    (paid,) = honba_payments([2], 1, "honba", 100, times=2, shares=3)
    assert (paid.points, paid.parts[0].formula) == (600, (2, "×", 300))
    assert honba_payments([2], 1, "honba", 100, times=0) == ()


def test_noten_players_pay_each_tenpai_player() -> None:
    assert deltas_of(noten_payments((0, 3), (1, 2), 750)) == (-1_500, 1_500, 1_500, -1_500)
    assert noten_payments((0,), (1,), 0) == ()


@pytest.mark.parametrize("each", [0, 20])
def test_payment_to_all_pays_each_other_seat_once(each: int) -> None:
    payments = payments_to_all(TABLE, 2, each, "chombo")
    assert [(payment.payer, payment.payee) for payment in payments] == ([(2, 0), (2, 1), (2, 3)] if each else [])
    assert deltas_of(payments) == (each, each, -3 * each, each)


@pytest.mark.parametrize(
    ("rounding", "amounts"),
    [
        (round_up, {0: 0, 1_000: 1_000, 1_001: 2_000, 1_999: 2_000}),
        (round_down, {0: 0, 1_000: 1_000, 1_001: 1_000, 1_999: 1_000}),
        (round_half_up, {1_499: 1_000, 1_500: 2_000, 1_501: 2_000}),
        (round_half_down, {1_499: 1_000, 1_500: 1_000, 1_501: 2_000}),
    ],
)
def test_amounts_are_rounded_to_the_unit(rounding: Rounding, amounts: dict[int, int]) -> None:
    assert {amount: rounding(amount, 1_000) for amount in amounts} == amounts


@pytest.mark.parametrize("rounding", [round_up, round_down, round_half_up, round_half_down])
@given(amount=st.integers(-200_000, 200_000), unit=st.sampled_from([1, 10, 100, 1_000]))
def test_rounding_stays_near_and_is_symmetric(rounding: Rounding, amount: int, unit: int) -> None:
    rounded = rounding(amount, unit)
    assert rounded % unit == 0
    assert abs(rounded - amount) < unit
    assert rounded == -rounding(-amount, unit)


def test_points_at_the_cap_threshold_reach_the_limit() -> None:
    assert LIMITS.limit_for(1919, 4) is None
    assert LIMITS.limit_for(1920, 4) is MANGAN
    assert LIMITS._replace(cap_threshold=2000).limit_for(1920, 4) is None


def test_the_highest_limit_reached_by_han_applies() -> None:
    limits = [LIMITS.limit_for(100, han) for han in (4, 5, 6, 7, 8, 13)]
    assert [limit and limit.id for limit in limits] == [None, "mangan", "haneman", "haneman", "baiman", "baiman"]


def test_limit_yaku_stack_unless_only_the_highest_counts() -> None:
    assert LIMITS.yakuman_multiple([13, 26, 13]) == 4
    assert LIMITS._replace(stacks_yakuman=False).yakuman_multiple([13, 26, 13]) == 2


def test_a_single_limit_is_both_cap_and_yakuman() -> None:
    limits = single_limit("mangan", 500, yaku="yakuman", unit=5)
    assert limits.limit_for(499, 20) is None
    assert limits.limit_for(500, 0) == limits.limit_named("mangan")
    assert limits.yakuman == ("yakuman", 500, None)
    with pytest.raises(KeyError):
        limits.limit_named("baiman")


def test_a_riichi_stake_is_added_to_the_deposit() -> None:
    settled = settle_riichi(TABLE, RiichiDeclaration(player=2), 1_000, can_pay=lambda score: True)
    assert (settled.deltas, settled.deposit) == ((0, 0, -1_000, 0), 1_000)
    assert settle_riichi(TABLE, RiichiDeclaration(player=2), 0, can_pay=lambda score: True).payments == ()


@pytest.mark.parametrize(
    ("table", "player", "affordable", "code"),
    [
        (TABLE._replace(riichi=(1,)), 1, True, ErrorCode.BAD_EVENT),
        (TABLE._replace(dead_hands=frozenset({1})), 1, True, ErrorCode.BAD_EVENT),
        (TABLE, 1, False, ErrorCode.BAD_EVENT),
        (TABLE, 4, True, ErrorCode.BAD_SEAT),
    ],
)
def test_invalid_riichi_declarations_are_refused(table: Table, player: int, affordable: bool, code: ErrorCode) -> None:
    with pytest.raises(Refusal) as caught:
        settle_riichi(table, RiichiDeclaration(player=player), 1_000, can_pay=lambda score: affordable)
    assert (caught.value.code, caught.value.path) == (code, "player")


def test_riichi_stakes_are_refunded_after_a_foul() -> None:
    back = refund_stakes(TABLE._replace(riichi=(3, 1), deposit=3_000), 1_000)
    assert [(payment.payee, payment.points) for payment in back] == [(3, 1_000), (1, 1_000)]


def test_equal_scores_share_a_rank_or_follow_seat_order() -> None:
    assert rank_seats(LEVEL_TABLE.scores, shared=True) == (3, 1, 1, 3)
    assert rank_seats(LEVEL_TABLE.scores, shared=False) == (3, 1, 2, 4)


@pytest.mark.parametrize(
    ("amount", "shares", "each"),
    [
        (1_000, 3, (400, 300, 300)),
        (1_050, 3, (450, 300, 300)),
        (-20_000, 2, (-10_000, -10_000)),
        (-1_000, 3, (-400, -300, -300)),
        (0, 2, (0, 0)),
    ],
)
def test_the_first_share_takes_the_odd_units(amount: int, shares: int, each: tuple[int, ...]) -> None:
    assert split_evenly(amount, shares, 100) == each


@given(amount=st.integers(-100_000, 100_000), shares=st.integers(1, 4), unit=st.sampled_from([1, 100, 1_000]))
def test_shares_sum_to_the_amount_and_differ_little(amount: int, shares: int, unit: int) -> None:
    split = split_evenly(amount, shares, unit)
    assert sum(split) == amount
    assert max(split) - min(split) < 2 * unit


def test_tied_players_share_their_placement_bonuses() -> None:
    assert placement_bonuses((3, 1, 1, 3), (50, 10, -10, -30), 1) == (-20, 30, 30, -20)
    assert placement_bonuses((4, 1, 2, 3), (50, 10, -10, -30), 1) == (-30, 50, 10, -10)


def test_one_seat_balances_the_total() -> None:
    assert balance_to_total((7, 1, 2), 0, 0) == (-3, 1, 2)


def test_side_results_accumulate_at_the_table() -> None:
    moved = Settlement((), (), (0,) * 4, side_results=(0, -5, 0, 0))
    after = with_side_results(with_side_results(LEVEL_TABLE, moved), moved)
    assert side_results(LEVEL_TABLE) == (0, 0, 0, 0)
    assert side_results(after) == (0, -10, 0, 0)
    assert with_side_results(LEVEL_TABLE, Settlement((), (), (0,) * 4)) is LEVEL_TABLE
    assert after._replace(extra_fields=LEVEL_TABLE.extra_fields) == LEVEL_TABLE


def evaluate_formula(formula: Formula) -> int:
    """Returns the value of a formula, or the amount to which it was rounded up."""
    if ROUNDED in formula:
        *exact, _, result = formula
        assert isinstance(result, int)
        assert 0 < result - evaluate_formula(tuple(exact)) < 100
        return result
    total, sign, factors = 0, 1, [1]
    for part in formula:
        if isinstance(part, int):
            factors.append(part)
        elif part in ("+", "−"):
            total += sign * prod(factors)
            sign, factors = (1 if part == "+" else -1), [1]
        else:
            assert part == "×"
    return total + sign * prod(factors)


@EVERY
@given(data=st.data())
@settings(max_examples=12)
def test_payment_parts_sum_to_payments_and_gains(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    words = ruleset.vocabulary
    for row in replay(match).rows:
        payments = row.settlement.payments
        if not payments:
            continue
        sums = seat_totals(payments, len(match.players))
        assert tuple(seat.gain for seat in sums) == row.settlement.deltas
        from_parties = sum(
            transfer.points for seat in sums for transfer in seat.receives if isinstance(transfer.payer, Party)
        )
        stakes = sum(transfer.points for seat in sums for transfer in seat.pays if isinstance(transfer.payee, Party))
        paid = sum(seat.paid for seat in sums)
        received = sum(transfer.points for seat in sums for transfer in seat.receives)
        assert received == paid - stakes + from_parties
        for transfer in group_transfers(payments):
            assert transfer.points == sum(part.points for part in transfer.parts)
            for part in transfer.parts:
                assert part.points == evaluate_formula(part.formula or (part.points,))
                assert part.reason in {*words.payments, "adjust"}
                assert all(cause in words.causes or cause in words.pao for cause in part.causes)


def parts(ruleset: str, event: dict[str, Any], options: Any = None, **table: Any) -> list[PaymentPart]:
    """Returns the parts of all payments for one event at the start of a match."""
    rules = get_ruleset(ruleset).bind(options or {})
    settled = rules.settle(rules.opening_table()._replace(in_match=False, **table), read_event(rules, event))
    return [part for payment in settled.payments for part in payment.parts_or_self]


def test_honba_and_dora_are_separate_payment_parts() -> None:
    result = parts("boo", typed_win(None, 1, han=2, fu=30, dora=2), honba=1)
    assert result[0] == PaymentPart(240, "win", (2, "×", 120), ("dealer",))
    assert PaymentPart(120, "win", (120,)) in result
    assert PaymentPart(100, "honba", (100,)) in result
    assert PaymentPart(200, "dora", (2, "×", 100)) in result


def test_the_discarder_pays_all_but_the_fixed_shares() -> None:
    result = parts("wsom", typed_win(3, 1, points=80))
    assert result == [
        PaymentPart(25, "win", (25,), ("share",)),
        PaymentPart(25, "win", (25,), ("share",)),
        PaymentPart(190, "win", (3, "×", 80, "−", 2, "×", 25), ("discarder",)),
    ]


def test_up_to_par_all_seats_pay_equal_shares() -> None:
    result = parts("wsom", typed_win(3, 1, points=25))
    assert [(part.points, part.formula, part.causes) for part in result] == [(25, (25,), result[0].causes)] * 3


def test_immunity_charges_the_first_discarder_of_the_turn() -> None:
    for seat, causes in ((2, [("share",), ("immunity",), ("share",)]), (1, [("own_discard",)] * 3)):
        event = win(3, {"winner": 1, "value": {"points": 80}, "immunity": seat})
        assert [part.causes for part in parts("wsom", event)] == causes


def test_kans_are_separate_payment_parts() -> None:
    result = parts("beijing", typed_win(2, 1, doublings=2, kan_points=1))
    assert result == [
        PaymentPart(8, "win", (4, "×", 2), ("dealer",)),
        PaymentPart(2, "kan", (1, "×", 2), ("dealer",)),
        PaymentPart(8, "win", (4, "×", 2), ("discarder",)),
        PaymentPart(1, "kan", (1,)),
        PaymentPart(4, "win", (4,)),
        PaymentPart(1, "kan", (1,)),
    ]


def test_a_doubled_hand_shows_the_doubling() -> None:
    result = parts("beijing", typed_win(None, 1, doublings=2), {"shanglou_streak": 2}, honba=2)
    assert result[0] == PaymentPart(16, "win", (4, "×", 2, "×", 2), ("shanglou", "dealer"))


def test_the_responsible_player_pays_all_shares() -> None:
    pao = [{"player": 0, "for": "hangzhou_own"}]
    event = win(None, {"winner": 1, "value": {"doublings": 2, "kan_points": 1}, "pao": pao})
    result = parts("beijing", event, {"hangzhou_pao": True})
    assert result == [
        PaymentPart(16, "win", (8, "+", 4, "+", 4), ("hangzhou_own",)),
        PaymentPart(4, "kan", (2, "+", 1, "+", 1), ("hangzhou_own",)),
    ]


def test_payments_between_two_seats_are_summed() -> None:
    paid = (Payment(1, 0, 640, "win"), Payment(1, 0, 100, "honba"), Payment(2, 0, 320, "win"))
    assert [(transfer.payer, transfer.payee, transfer.points) for transfer in group_transfers(paid)] == [
        (1, 0, 740),
        (2, 0, 320),
    ]
    assert [seat.gain for seat in seat_totals(paid, 3)] == [1060, -740, -320]

# SPDX-License-Identifier: MIT
"""Sums for each payer: they make the gains, and their parts make the sums, whatever happens in any rule system."""

from __future__ import annotations

from functools import reduce
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange import read_event
from mahjong_desk.match import replay
from mahjong_desk.rules.model.reasons import Formula, Party, Payment, PaymentPart
from mahjong_desk.rules.payment.seat_sums import group_transfers, seat_totals
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.formulas import ROUNDED
from tests.match.test_every_ruleset import EVERY, matches


def worked_out(formula: Formula) -> int:
    """Returns what a sum in numbers and signs comes to: products first; what it was rounded up to, if it was."""
    if ROUNDED in formula:
        *exact, _, result = formula
        assert isinstance(result, int)
        assert 0 < result - worked_out(tuple(exact)) < 100
        return result
    total, sign, factors = 0, 1, [1]
    for part in formula:
        if isinstance(part, int):
            factors.append(part)
        elif part in ("+", "−"):
            total += sign * reduce(lambda one, other: one * other, factors)
            sign, factors = (1 if part == "+" else -1), [1]
        else:
            assert part == "×"
    return total + sign * reduce(lambda one, other: one * other, factors)


@EVERY
@given(data=st.data())
@settings(max_examples=12)
def test_sums_make_the_gains_and_parts_the_sums(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    words = ruleset.vocabulary
    for row in replay(match).rows:
        payments = row.settlement.payments
        if not payments:
            continue
        sums = seat_totals(payments, len(match.players))
        assert tuple(one.gain for one in sums) == row.settlement.deltas
        aside = sum(debt.points for one in sums for debt in one.receives if isinstance(debt.payer, Party))
        stakes = sum(debt.points for one in sums for debt in one.pays if isinstance(debt.payee, Party))
        paid = sum(one.paid for one in sums)
        received = sum(debt.points for one in sums for debt in one.receives)
        assert received == paid - stakes + aside
        for debt in group_transfers(payments):
            assert debt.points == sum(part.points for part in debt.parts)
            for part in debt.parts:
                assert part.points == worked_out(part.formula or (part.points,))
                assert part.reason in {*words.payments, "adjust"}
                assert all(cause in words.causes or cause in words.pao for cause in part.causes)


def parts(
    ruleset: str, event: dict[str, Any], options: dict[str, Any] | None = None, **table: Any
) -> list[PaymentPart]:
    """Returns the parts of everything that is paid for one event at the start of a match."""
    rules = get_ruleset(ruleset).bind(options or {})
    at = rules.opening_table()._replace(in_match=False, **table)
    settled = rules.settle(at, read_event(rules, event))
    return [part for payment in settled.payments for part in payment.parts_or_self]


def win(winner: int, giver: int | None, value: dict[str, Any], **extra_fields: Any) -> dict[str, Any]:
    return {"type": "win", "from": giver, "wins": [{"winner": winner, "value": value, **extra_fields}]}


def test_honba_and_dora_stand_beside_the_hand() -> None:
    found = parts("boo", win(1, None, {"han": 2, "fu": 30, "dora": 2}), honba=1)
    assert found[0] == PaymentPart(240, "win", (2, "×", 120), ("dealer",))
    assert PaymentPart(120, "win", (120,)) in found
    assert PaymentPart(100, "honba", (100,)) in found
    assert PaymentPart(200, "dora", (2, "×", 100)) in found


def test_the_charged_seat_pays_thrice_less_what_the_others_pay() -> None:
    found = parts("wsom", win(1, 3, {"points": 80}))
    assert found == [
        PaymentPart(25, "win", (25,), ("share",)),
        PaymentPart(25, "win", (25,), ("share",)),
        PaymentPart(190, "win", (3, "×", 80, "−", 2, "×", 25), ("discarder",)),
    ]


def test_who_threw_it_first_in_the_turn_is_charged_for_that() -> None:
    found = parts("wsom", win(1, 3, {"points": 80}, immunity=2))
    assert [part.causes for part in found] == [("share",), ("immunity",), ("share",)]
    assert [part.causes for part in parts("wsom", win(1, 3, {"points": 80}, immunity=1))] == [("own_discard",)] * 3


def test_kans_are_no_part_of_the_hand() -> None:
    found = parts("beijing", win(1, 2, {"doublings": 2, "kan_points": 1}))
    assert found == [
        PaymentPart(8, "win", (4, "×", 2), ("dealer",)),
        PaymentPart(2, "kan", (1, "×", 2), ("dealer",)),
        PaymentPart(8, "win", (4, "×", 2), ("discarder",)),
        PaymentPart(1, "kan", (1,)),
        PaymentPart(4, "win", (4,)),
        PaymentPart(1, "kan", (1,)),
    ]


def test_a_hand_that_counts_double_says_so() -> None:
    found = parts("beijing", win(1, None, {"doublings": 2}), {"shanglou_streak": 2}, honba=2)
    assert found[0] == PaymentPart(16, "win", (4, "×", 2, "×", 2), ("shanglou", "dealer"))


def test_who_is_responsible_pays_the_shares_of_all() -> None:
    event = win(1, None, {"doublings": 2, "kan_points": 1}, pao=[{"player": 0, "for": "hangzhou_own"}])
    found = parts("beijing", event, {"hangzhou_pao": True})
    assert found == [
        PaymentPart(16, "win", (8, "+", 4, "+", 4), ("hangzhou_own",)),
        PaymentPart(4, "kan", (2, "+", 1, "+", 1), ("hangzhou_own",)),
    ]


def test_payments_between_the_same_two_are_one_sum() -> None:
    paid = (Payment(1, 0, 640, "win"), Payment(1, 0, 100, "honba"), Payment(2, 0, 320, "win"))
    assert [(debt.payer, debt.payee, debt.points) for debt in group_transfers(paid)] == [(1, 0, 740), (2, 0, 320)]
    assert [one.gain for one in seat_totals(paid, 3)] == [1060, -740, -320]

# SPDX-License-Identifier: MIT
"""The winning hands near one with wildcards: those that are told to be alike bring the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import replace
from random import Random

import pytest
from mahjong_desk.learn.workbench.exchanges import Held
from mahjong_desk.learn.workbench.wild_exchanges import MOST_ALIKE, WildExchange, WildHeld, wild_exchanges, wild_held

from mahjong_desk.learn.workbench import Bench
from mahjong_desk.learn.workbench.fitting import fitted
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import find
from tests.benchmarks.random_wins import beijing_win
from tests.scope import amount

BEIJING = find("beijing")


def benches(number: int, wilds: int, *, self_drawn: bool) -> list[Bench]:
    source = Random(20260411)
    found = []
    for _ in range(number):
        hand = beijing_win(source, wilds)[2].wins[0].hand
        assert hand is not None
        found.append(Bench(hand.concealed, hand.melds, hand.winning_piece, self_drawn, turned_up=hand.turned_up))
    return found


def around(held: Bench) -> WildHeld:
    hand = fitted(held, BEIJING).hand
    own = Held(tuple(held.held()), tuple(held.available()), 4 - len(held.melds), not held.melds)
    return wild_held(own, hand, 8)


def told(held: Bench, number: int) -> list[WildExchange]:
    return [one for one in wild_exchanges(around(held), number) if one is not None]


def exchanged(held: Bench, one: WildExchange) -> Hand:
    pieces = list(held.hand)
    for kind in one.exchange.gone:
        pieces.remove(kind)
    pieces += one.exchange.come
    pieces.remove(one.winning)
    return replace(fitted(held, BEIJING).hand, concealed=tuple(sorted(pieces)), winning_piece=one.winning)


def brought(held: Bench, one: WildExchange) -> Hashable:
    """Returns yaku and value of a hand; why it is refused where it is."""
    try:
        settlement = fitted(held, BEIJING).settled(exchanged(held, one), self_drawn=held.self_drawn)
    except Refusal as refusal:
        return refusal.code, refusal.reason
    return [item.id for item in settlement.wins[0].evaluation.yaku], settlement.deltas


@pytest.mark.parametrize("self_drawn", [True, False])
@pytest.mark.parametrize("wilds", [1, 2, 3])
def test_hands_that_are_alike_bring_the_same(wilds: int, self_drawn: bool) -> None:
    for held in benches(amount(500) // 500, wilds, self_drawn=self_drawn):
        groups = defaultdict(list)
        for one in told(held, 2):
            groups[one.alike].append(brought(held, one))
        assert len(groups) > 5
        assert all(other == group[0] for group in groups.values() for other in group)


def test_hands_are_made_of_pieces_that_there_are() -> None:
    (held,) = benches(1, 2, self_drawn=True)
    found = told(held, 2)
    assert len({(one.exchange, one.winning) for one in found}) == len(found)
    for one in found:
        assert len(one.exchange.gone) == len(one.exchange.come) == 2
        assert not set(one.exchange.gone) & set(one.exchange.come)
        hand = exchanged(held, one)
        assert all(
            hand.concealed.count(kind) + (one.winning == kind) <= left for kind, left in enumerate(held.available())
        )


def test_few_of_many_are_told() -> None:
    (held,) = benches(1, 3, self_drawn=True)
    groups = defaultdict(list)
    for one in told(held, 2):
        # One search is made for each number of wildcard pieces, and for who wins.
        groups[one.alike, one.winning, one.exchange.gone.count(8), one.exchange.come.count(8)].append(one)
    assert max(map(len, groups.values())) >= MOST_ALIKE


def test_a_hand_one_short_has_none() -> None:
    (held,) = benches(1, 1, self_drawn=True)
    hand = replace(fitted(held, BEIJING).hand, winning_piece=None)
    with pytest.raises(ValueError, match="full hand"):
        wild_held(Held((0,) * 34, (4,) * 34, 4, True), hand, 8)

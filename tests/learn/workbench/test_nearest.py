# SPDX-License-Identifier: MIT
"""Exchanges that bring further yaku: each really does, and none that does is missed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from mahjong_desk.learn.workbench import Bench, Nearest, nearest, under_all
from mahjong_desk.learn.workbench.fitting import Fitted, fitted
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE, SHOGI
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.indicators import DORA
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import find
from mahjong_desk.rules.ruleset import Ruleset
from tests.benchmarks.random_wins import beijing_win, mahjong_win, shogi_win
from tests.hands import indicators, meld
from tests.scope import amount

RULESETS = [find(identity) for identity in ("arushiaru", "boo", "wsom", "beijing")]


def bench(text: str, *melds: Meld) -> Bench:
    return Bench(MAHJONG.parse(text), melds)


def whole(held: Bench, ruleset: Ruleset, *, most: int = 2) -> tuple[Nearest, ...]:
    """Returns all that there is, at once."""
    *_, found = ((), *nearest(held, ruleset, most=most))
    return found


def won(source: Random) -> Bench:
    _, _, win = mahjong_win("arushiaru", source)
    hand = win.wins[0].hand
    assert hand is not None
    self_drawn = source.random() < 0.5
    return Bench(hand.concealed, hand.melds, hand.winning_piece, self_drawn=self_drawn, seat_wind=win.wins[0].seat)


def base_yaku(held: Bench, ruleset: Ruleset) -> set[str]:
    one = next(row for row in under_all(held) if row.ruleset is ruleset)
    settlement = one.settlement_drawn if held.self_drawn else one.settlement_discarded
    return {item.id for item in settlement.wins[0].evaluation.yaku} if settlement else set()


def check(held: Bench, ruleset: Ruleset, found: tuple[Nearest, ...]) -> None:
    """Checks that every suggestion is made of pieces that there are, and scores its yaku when settled anew."""
    known = base_yaku(held, ruleset)
    base = fitted(held, ruleset)
    order = [entry.id for entry in ruleset.yaku]
    assert [one.yaku for one in found] == sorted({one.yaku for one in found}, key=order.index)
    for one in found:
        assert one.yaku not in known
        assert 1 <= len(one.exchanged) <= 2
        gone, come = zip(*one.exchanged, strict=True)
        after = Counter(held.hand)
        after.subtract(gone)
        assert min(after.values()) >= 0
        kinds = ruleset.pieces.kinds
        after.update(come)
        assert one.hand.winning_piece is not None
        pieces = (*one.hand.concealed, one.hand.winning_piece)
        assert Counter(kinds[piece] for piece in pieces) == Counter(
            held.pieces.kinds[piece] for piece in after.elements()
        )
        for kind, count in enumerate(ruleset.pieces.counts(pieces)):
            assert count <= held.available()[kind]
        giver = None if held.self_drawn else base.discarder
        settled = (base.rules.unrestricted or base.rules.settle)(
            base.table, Win(discarder=giver, wins=(Winner(base.seat, one.hand),))
        )
        assert settled == one.settlement
        assert one.yaku in {item.id for item in settled.wins[0].evaluation.yaku}
        assert one.points == settled.deltas[base.seat]


def slowly(held: Bench, ruleset: Ruleset, most: int) -> dict[str, tuple[int, int]]:
    """Returns for each further yaku how few exchanges bring it and what most it then brings, by trying everything."""
    base, known = fitted(held, ruleset), base_yaku(held, ruleset)
    winning = base.hand.winning_piece
    assert winning is not None
    kinds = ruleset.pieces.kinds
    pieces = (*base.hand.concealed, winning)
    counts = Counter(pieces)
    available = held.available()
    if base.stand_in is not None:
        available[base.stand_in] = 0
    best: dict[str, tuple[int, int]] = {}
    for number in range(1, most + 1):
        for gone in combinations_with_replacement(sorted(counts), number):
            left = Counter(pieces)
            left.subtract(gone)
            if min(left.values()) < 0:
                continue
            for come in combinations_with_replacement(range(len(available)), number):
                whole = left + Counter(come)
                full = Counter(kinds[piece] for piece in whole.elements())
                if set(gone) & set(come) or any(full[kind] > available[kind] for kind in come):
                    continue
                for last in [winning] if left[winning] else set(come):
                    rest = whole - Counter([last])
                    hand = replace(base.hand, concealed=tuple(sorted(rest.elements())), winning_piece=last)
                    note(base, hand, held, number, best)
    return {yaku: value for yaku, value in best.items() if yaku not in known}


def note(base: Fitted, hand: object, held: Bench, number: int, best: dict[str, tuple[int, int]]) -> None:
    try:
        settlement = base.settled(hand, self_drawn=held.self_drawn)  # type: ignore[arg-type]
    except Refusal:
        return
    points = settlement.deltas[base.seat]
    for item in settlement.wins[0].evaluation.yaku:
        old = best.get(item.id)
        if old is None or (number, -points) < (old[0], -old[1]):
            best[item.id] = number, points


def told(found: tuple[Nearest, ...]) -> dict[str, tuple[int, int]]:
    return {one.yaku: (len(one.exchanged), one.points) for one in found}


@pytest.mark.parametrize("ruleset", RULESETS, ids=[ruleset.id for ruleset in RULESETS])
def test_every_suggestion_scores_its_yaku(ruleset: Ruleset) -> None:
    source, number = Random(20260231), amount(500) // 40
    some = 0
    for _ in range(number):
        held = won(source)
        found = whole(held, ruleset)
        check(held, ruleset, found)
        some += bool(found)
    assert some > number // 6


@pytest.mark.parametrize("identity", ["arushiaru", "wsom", "beijing"])
@pytest.mark.parametrize(
    "text", ["123m456p789s22m456s", "1122m3344p5566s17z", "19m19p19s1234567z5m", "1112345678999s6s"]
)
def test_one_exchange_misses_nothing(identity: str, text: str) -> None:
    held, ruleset = bench(text), find(identity)
    found = whole(held, ruleset, most=1)
    check(held, ruleset, found)
    assert told(found) == slowly(held, ruleset, 1)


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("23m55z4m", (("pon", "666z"), ("pon", "111m"), ("pon", "222z"))),
        ("99p12s3s", (("chi", "123m"), ("pon", "777z"), ("chi", "789s"))),
        ("45p99m8p", (("chi", "234m"), ("chi", "567s"), ("chi", "678p"))),
    ],
)
def test_two_exchanges_miss_nothing(text: str, melds: tuple[tuple[str, str], ...]) -> None:
    held = bench(text, *(meld(kind, tiles, 0) for kind, tiles in melds))
    for identity in ("arushiaru", "wsom"):
        ruleset = find(identity)
        found = whole(held, ruleset)
        check(held, ruleset, found)
        assert told(found) == slowly(held, ruleset, 2)


def test_shogi_hands_miss_nothing() -> None:
    ruleset = find("shogi")
    source = Random(20260232)
    for place in range(6):
        _, _, win = shogi_win(source)
        hand = win.wins[0].hand
        assert hand is not None
        situation = ("riichi",) if place % 2 else ()
        held = Bench(
            hand.concealed,
            winning_piece=hand.winning_piece,
            situation=situation,
            turned_up=indicators(hand.turned_up.of(DORA)),
            pieces=SHOGI,
        )
        found = whole(held, ruleset)
        check(held, ruleset, found)
        assert told(found) == slowly(held, ruleset, 2)


WILD_OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"doublings_qingyise": 1, "doublings_duiduihu": 1, "benhunlong": True, "hunyou_meihun": True},
    {"hunyou_scope": "hand"},
    {"duanmen": True},
)


def wild(source: Random, *, melds: bool) -> Bench:
    """Returns a hand with a wildcard indicator and up to three wildcards, most of which win."""
    while True:
        win = beijing_win(source)[2].wins[0]
        hand = win.hand
        assert hand is not None
        concealed = list(hand.concealed)
        if source.random() < 0.3:
            concealed[0] = source.choice((20, 30, 33))
        self_drawn = source.random() < 0.6
        situation = "haitei" if self_drawn else "chankan"
        held = Bench(
            tuple(concealed),
            hand.melds,
            hand.winning_piece,
            self_drawn,
            situation=(situation,) if source.random() < 0.3 else (),
            seat_wind=win.seat,
            turned_up=hand.turned_up,
            options={"beijing": source.choice(WILD_OPTIONS)},
        )
        there = all(count <= left for count, left in zip(held.held(), held.available(), strict=True))
        if there and (len(hand.melds) == 3) == melds:
            return held


def test_one_exchange_with_wildcards_misses_nothing() -> None:
    source, ruleset = Random(20260233), find("beijing")
    for _ in range(amount(500) // 40):
        held = wild(source, melds=False)
        found = whole(held, ruleset, most=1)
        check(held, ruleset, found)
        assert told(found) == slowly(held, ruleset, 1)


def test_two_exchanges_with_wildcards_miss_nothing() -> None:
    source, ruleset = Random(20260237), find("beijing")
    two = 0
    for _ in range(amount(500) // 160):
        held = wild(source, melds=True)
        found = whole(held, ruleset)
        check(held, ruleset, found)
        assert told(found) == slowly(held, ruleset, 2)
        two += any(len(one.exchanged) == 2 for one in found)
    assert two > 0


def test_four_wildcards_win_without_a_shape() -> None:
    held = replace(bench("9m99m147p258s12345z"), turned_up=indicators(wild=7))
    found = {one.yaku: one for one in whole(held, find("beijing"))}
    assert len(found["hungang"].exchanged) == 1
    assert found["hungang"].exchanged[0][1] == 8


def test_a_red_five_in_place_of_a_plain_one() -> None:
    held = Bench(MAHJONG_WITH_RED_FIVE.parse("123m456p789s22m456s"), pieces=MAHJONG_WITH_RED_FIVE)
    found = {one.yaku: one for one in whole(held, find("boo"), most=1)}
    assert found["aka_five"].exchanged == ((13, RED_FIVE),)
    assert "aka_five" not in {one.yaku for one in whole(held, find("arushiaru"))}


def test_a_hand_that_does_not_win_is_completed() -> None:
    held = bench("123m456p789s22m45s5z")
    found = {one.yaku: one for one in whole(held, find("wsom"))}
    assert found["pinfu"].exchanged == ((31, 23),) or found["pinfu"].exchanged == ((31, 20),)


def test_what_is_known_grows_to_the_whole() -> None:
    held, ruleset = bench("1122334455667m8m"), find("wsom")
    slices = list(nearest(held, ruleset, seconds=0))
    assert len(slices) > 3
    assert slices[-1] == whole(held, ruleset)
    known = [len(one) for one in slices]
    assert known == sorted(known)


def test_nothing_for_hands_that_are_not_full() -> None:
    assert whole(bench("123m456p789s22m45s"), find("wsom")) == ()
    assert whole(bench("123m456p789s22m456s"), find("shogi")) == ()

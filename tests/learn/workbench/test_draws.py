# SPDX-License-Identifier: MIT
"""The best exchanges of a hand that waits for its next piece: as the hands after them say."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.discards import DrawOption, evaluate_discards, find_draws
from mahjong_desk.learn.workbench.distance import accepting, shanten
from mahjong_desk.pieces import MAHJONG, SHOGI


def bench(text: str) -> Bench:
    return Bench(MAHJONG.parse(text))


def whole(held: Bench) -> tuple[DrawOption, ...]:
    """Returns all draws, at once."""
    *_, found = ((), *find_draws(held))
    return found


def test_a_draw_leads_to_a_better_hand() -> None:
    source = Random(20261123)
    wall = [kind for kind in range(34) for _ in range(4)]
    for _ in range(2):
        held = Bench(tuple(source.sample(wall[:36], 13)))
        now = (shanten(held), -sum(one.left for one in accepting(held)))
        found = whole(held)
        assert [(one.shanten, -one.tiles) for one in found] == sorted((one.shanten, -one.tiles) for one in found)
        for one in found:
            assert (one.shanten, -one.tiles) < now
            for drawn in one.drawn:
                for thrown in one.thrown:
                    after = replace(held, winning_piece=drawn.piece).without(thrown)
                    assert (shanten(after), accepting(after)) == (one.shanten, one.accepting)


def test_every_useful_piece_is_a_draw() -> None:
    held = bench("123m456p3478s226z")
    useful = {one.piece for one in accepting(held)}
    nearer = {drawn.piece for one in whole(held) if one.shanten < (shanten(held) or 0) for drawn in one.drawn}
    assert useful == nearer


def test_a_ready_hand_looks_for_a_better_wait() -> None:
    ready = bench("123m456p13789s22z")
    assert shanten(ready) == 0
    assert sum(one.left for one in accepting(ready)) == 4
    better = next(one for one in whole(ready) if MAHJONG.parse("4s")[0] in {drawn.piece for drawn in one.drawn})
    assert (better.shanten, better.tiles) == (0, 8)
    assert better.thrown == MAHJONG.parse("1s")


def test_draws_with_the_same_result_are_grouped() -> None:
    found = whole(bench("123m456p13789s22z"))
    ways = [(one.thrown, one.shanten, one.accepting) for one in found]
    assert len(ways) == len(set(ways))


def test_only_a_hand_that_lacks_one_piece_draws() -> None:
    assert whole(bench("123m")) == ()
    assert whole(bench("123m456p13789s22z5z")) == ()
    assert evaluate_discards(bench("123m456p13789s22z5z"))


def test_shogi_pieces_are_drawn_too() -> None:
    held = Bench(SHOGI.parse("LLLNNSK"), pieces=SHOGI)
    slices = list(find_draws(held))
    assert slices[-1] == whole(held) != ()

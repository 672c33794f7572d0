# SPDX-License-Identifier: MIT
"""What a hand nearly has is one change away, as the engine itself finds; and such yaku are what is offered beside the right ones."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from mahjong_desk.learn.drills.drill import Drill, Subject
from mahjong_desk.learn.drills.yaku import yaku_distances
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.failing import why_not_counted
from tests.learn.drills.asking import scene_from_json, usual, won
from tests.learn.drills.many import Made, choice


def at_hand(rules: TableRules, settled: Settlement, among: Iterable[str]) -> frozenset[str]:
    """Returns which of some yaku are no farther away than one group."""
    return frozenset(one for one, far in yaku_distances(rules, settled, among, Random(1)).items() if far <= 1)


def near(ruleset: str, winner: int, discarder: int | None, concealed: str, tile: str, *among: str) -> frozenset[str]:
    """Returns which of some yaku a hand nearly has."""
    scene = scene_from_json(usual(ruleset), won(winner, discarder, concealed, tile))
    settled = scene.settled()
    assert isinstance(settled, Settlement)
    return at_hand(scene.rules, settled, among)


def test_one_group_of_another_kind_is_near_and_two_are_not() -> None:
    # A pair of terminals in a hand of simples, and a whole set of them beside it.
    assert near("riichi", 1, 0, "234m345p567s67m11p", "8m", "tanyao") == {"tanyao"}
    assert near("riichi", 1, 0, "123m345p567s67m11p", "8m", "tanyao") == frozenset()


@pytest.mark.parametrize(
    ("ruleset", "yaku"),
    [("riichi", "daisangen"), ("riichi", "daisuushii"), ("wsom", "chuuren"), ("mcr", "nine_gates")],
)
def test_a_yaku_without_any_of_its_pieces_is_not_near(ruleset: str, yaku: str) -> None:
    assert near(ruleset, 1, 0, "234m555p567s67m22p", "8m", yaku) == frozenset()


def test_one_missing_of_several_is_near() -> None:
    assert near("riichi", 1, 0, "555666z77p234m77s", "7p", "daisangen") == {"daisangen"}


def test_what_counts_already_or_is_not_played_is_not_near() -> None:
    assert "tanyao" not in near("riichi", 1, 0, "234m345p567s67m22p", "8m", "tanyao", "renhou")


def near_in(one: Drill) -> frozenset[str]:
    """Returns which of the yaku that do not count the hand of a drill nearly has, of those that are looked for."""
    settled = one.scene.settled()
    assert isinstance(settled, Settlement)
    ask = choice(one)
    situations = {entry.id for entry in one.scene.ruleset.yaku if entry.example.situation}
    known = [entry.id for entry in one.scene.ruleset.yaku if entry.id not in ask.right | situations]
    return at_hand(one.scene.rules, settled, known)


def test_what_is_near_fails_in_one_group_or_by_the_winning_piece(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        settled = one.scene.settled()
        assert isinstance(settled, Settlement)
        for yaku in near_in(one):
            failure = why_not_counted(one.scene.rules, settled, yaku)
            assert failure is not None
            assert not isinstance(failure, Refusal)
            assert len(failure.mismatch.groups) <= 1


def test_where_something_is_near_something_near_is_offered(drills: Made) -> None:
    asked = [one for one in drills(Subject.YAKU) if near_in(one)]
    offered = 0
    for one in asked:
        ask = choice(one)
        offered += bool(near_in(one) & set(ask.options))
    assert asked
    # A yaku beside which the right one would be worth the same is left out, be it near or not.
    assert offered >= 0.8 * len(asked)


@pytest.mark.parametrize("among", [(), ("no_such_yaku",)])
def test_no_yaku_is_near_if_none_is_asked(among: tuple[str, ...]) -> None:
    assert near("riichi", 1, 0, "234m345p567s67m11p", "8m", *among) == frozenset()

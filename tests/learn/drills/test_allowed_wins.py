# SPDX-License-Identifier: MIT
"""In which ways a hand may win: each way as the contract answers it."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from tests.learn.drills.asking import scene_from_json, score, won
from tests.learn.drills.many import Made, choice, combinations, dealt

MOST_ALIKE = 0.75
"""So many of many questions may have the same answer at most, of 1."""


def test_each_way_is_allowed_where_the_public_contract_allows_it(drills: Made) -> None:
    for one in drills(Subject.ALLOWED):
        scene, ask = one.scene, choice(one)
        assert set(ask.options) == set(range(scene.table.players))
        for seat in ask.options:
            discarder = None if seat == scene.seat else int(seat)
            answer = score(scene, Win(discarder=discarder, wins=(Winner(scene.seat, scene.hand),)))
            assert answer["ok"] == (seat in ask.right)
            if not answer["ok"]:
                assert answer["error"]["code"] in ("forbidden_win", "below_minimum")


def test_no_answer_is_right_most_of_the_time(seeds: range) -> None:
    for ruleset, level in combinations(Subject.ALLOWED):
        found = [choice(dealt(ruleset, Subject.ALLOWED, level, seed)) for seed in seeds]
        answers = Counter(len(ask.options) - len(ask.right) for ask in found)
        assert max(answers.values()) <= MOST_ALIKE * len(found), (ruleset.id, level)


def test_a_mangan_at_the_start_may_only_be_drawn() -> None:
    # The seed's own example: one player alone would be below the points of the start (rules/boo.md §14, 3).
    scene = scene_from_json(get_ruleset("boo").bind({}), won(1, 3, "2233445567789m", "8m"))
    found = drill_from_matches([scene], Subject.ALLOWED, Level.EASY, "1")
    assert found is not None
    assert choice(found).right == {1}
    assert found.topics == ("maru_c",)


def test_ways_begin_with_the_own_draw() -> None:
    scene = scene_from_json(get_ruleset("boo").bind({}), won(2, 3, "123m456p789s1122z", "1z"))
    assert list(outcomes_by_seat(scene)) == [2, 3, 0, 1]


def test_circumstances_of_one_way_are_left_out() -> None:
    scene = scene_from_json(get_ruleset("boo").bind({}), won(1, None, "123m456p789s1122z", "1z", situation=["haitei"]))
    found = drill_from_matches([scene], Subject.ALLOWED, Level.EASY, "1")
    assert found is not None
    assert found.scene.hand is not None
    assert found.scene.hand.situation == ()

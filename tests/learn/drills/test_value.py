# SPDX-License-Identifier: MIT
"""The gain of a win: the right amount among other possible ones."""

from __future__ import annotations

from mahjong_desk.learn.drills.drill import Subject
from tests.learn.drills.asking import score
from tests.learn.drills.many import Made, choice


def test_the_right_amount_is_that_of_the_public_contract(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        ask = choice(one)
        assert ask.right == {score(one.scene)["deltas"][one.scene.seat]}


def test_there_are_several_amounts_and_all_are_won(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        ask = choice(one)
        assert len(ask.options) >= 4
        assert all(isinstance(option, int) and option > 0 for option in ask.options)
        assert list(ask.options) == sorted(ask.options, key=int)


def test_the_yaku_shown_have_no_equal_alternative(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        won = score(one.scene)["wins"][0]
        rivals = [reading for reading in won["rejected"] if reading["base"] == won["base"]]
        assert all(set(reading["yaku"]) == {item["id"] for item in won["yaku"]} for reading in rivals)


def test_the_right_amount_appears_at_every_index(drills: Made) -> None:
    places = set()
    for one in drills(Subject.VALUE):
        ask = choice(one)
        (right,) = ask.right
        places.add(ask.options.index(right))
    assert places >= {0, 1, 2, 3, 4}

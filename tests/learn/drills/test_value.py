# SPDX-License-Identifier: MIT
"""The gain of a win: the right amount among other possible ones."""

from __future__ import annotations

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Subject
from mahjong_desk.rules.model.events import Win
from tests.learn.drills.asking import score
from tests.learn.drills.many import Made, describe_drill


def test_the_right_amount_is_that_of_the_public_contract(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        assert isinstance(one.answer_spec, ChoiceQuestion)
        assert isinstance(one.scene.event, Win)
        assert one.answer_spec.right == {score(one.scene, one.scene.event)["deltas"][one.scene.seat]}, describe_drill(
            one
        )


def test_there_are_several_amounts_and_all_are_won(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        assert isinstance(one.answer_spec, ChoiceQuestion)
        assert len(one.answer_spec.options) >= 4, describe_drill(one)
        assert all(isinstance(option, int) and option > 0 for option in one.answer_spec.options), describe_drill(one)
        assert list(one.answer_spec.options) == sorted(one.answer_spec.options, key=int), describe_drill(one)


def test_the_yaku_shown_have_no_equal_alternative(drills: Made) -> None:
    for one in drills(Subject.VALUE):
        assert isinstance(one.scene.event, Win)
        won = score(one.scene, one.scene.event)["wins"][0]
        rivals = [reading for reading in won["rejected"] if reading["base"] == won["base"]]
        assert all(set(reading["yaku"]) == {item["id"] for item in won["yaku"]} for reading in rivals), describe_drill(
            one
        )


def test_the_right_amount_appears_at_every_index(drills: Made) -> None:
    places = set()
    for one in drills(Subject.VALUE):
        assert isinstance(one.answer_spec, ChoiceQuestion)
        (right,) = one.answer_spec.right
        places.add(one.answer_spec.options.index(right))
    assert places >= {0, 1, 2, 3, 4}

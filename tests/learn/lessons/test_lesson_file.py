# SPDX-License-Identifier: MIT
"""A file of lessons is read, and what is wrong in it is refused with its place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from mahjong_desk.learn.lessons.lesson import CircumstanceTask, SwapTask
from mahjong_desk.learn.lessons.lesson_file import read_lessons
from mahjong_desk.learn.lessons.scene_file import evaluate_scene
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import Refusal

BEIJING = registry.get_ruleset("beijing")
FILE = """
format = "mahjong-desk/lessons"
version = 1

[[lesson]]
id = "one"
title = { ja = "一", en = "One", zh = "一" }
[[lesson.step]]
act = "swap"
tile = "2m"
lead = { ja = "{points}", en = "{points} {2m}", zh = "{points}" }
scene = { winner = 1, hand = { concealed = "123m456p45789s22z", winning_tile = "6s", wild_indicator = "1p" } }
choice = [{ tile = "2m", has = ["menqing"] }, { tile = "3m", refused = "not_a_win" }]
[[lesson.step]]
act = "turn"
lead = { ja = "a", en = "b", zh = "c" }
scene = { winner = 1, hand = { concealed = "123m456p45789s22z", winning_tile = "6s", wild_indicator = "1p" } }
[[lesson.step.choice]]
label = { ja = "a", en = "b", zh = "c" }
[[lesson.step.choice]]
label = { ja = "a", en = "b", zh = "c" }
with = { from = 3 }
[[lesson.drill]]
subject = "yaku"
"""


def told() -> dict[str, Any]:
    """Returns a whole file."""
    return tomllib.loads(FILE)


def test_a_whole_file_is_read() -> None:
    (lesson,) = read_lessons(BEIJING, told())
    assert lesson.title.zh == "一"
    assert (lesson.length, lesson.right) == (3, 3)
    swap, turn = lesson.steps
    assert isinstance(swap.deed, SwapTask)
    assert evaluate_scene(swap.deed.choices[0].scene) == evaluate_scene(swap.scene)  # type: ignore[arg-type]
    assert evaluate_scene(swap.deed.choices[1].scene).refusal is not None
    assert isinstance(turn.deed, CircumstanceTask)
    drawn, discarded = (evaluate_scene(choice.scene).settlement for choice in turn.deed.choices)
    assert drawn is not None
    assert discarded is not None
    assert drawn.deltas != discarded.deltas


@pytest.mark.parametrize(
    "wrong", ["{10x}", "{juggle}", "{points} {pays:1}", "{yaku:nobody}", "without a figure", "{points} {points@2}"]
)
def test_a_translation_with_wrong_gaps_gives_way_to_the_english(wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    file = told()
    file["lesson"][0]["step"][0]["lead"].update(ja="{points}{2m}", zh=wrong)
    file["lesson"][0]["title"].update(zh="{1m}")
    (lesson,) = read_lessons(BEIJING, file)
    lead = lesson.steps[0].lead
    assert [lead.in_language(one) for one in ("zh", "en", "ja")] == [
        "{points} {2m}",
        "{points} {2m}",
        "{points}{2m}",
    ]
    assert lesson.title.zh == "One"
    assert "beijing: lesson[0].step[0].lead" in caplog.text
    assert "beijing: lesson[0].title" in caplog.text


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda file: file.update(format="else"), "format"),
        (lambda file: file.update(version=2), "version"),
        (lambda file: file.update(more=1), "more"),
        (lambda file: file["lesson"].append(file["lesson"][0]), "lesson[1].id"),
        (lambda file: file["lesson"][0].pop("id"), "lesson[0].id"),
        (lambda file: file["lesson"][0]["title"].pop("zh"), "lesson[0].title.zh"),
        (lambda file: file["lesson"][0]["title"].update(ja=" "), "lesson[0].title.ja"),
        (lambda file: file["lesson"][0]["title"].update(fr="un"), "lesson[0].title.fr"),
        (lambda file: file["lesson"][0]["title"].update(en="{1m}"), "lesson[0].title.en"),
        (lambda file: file["lesson"][0]["step"][0].update(act="juggle"), "lesson[0].step[0].act"),
        (lambda file: file["lesson"][0]["step"][0]["lead"].update(en="{10x}"), "lesson[0].step[0].lead.en"),
        (lambda file: file["lesson"][0]["step"][0].update(tile="9m"), "lesson[0].step[0].choice[0].tile"),
        (lambda file: file["lesson"][0]["step"][0].update(choice=[]), "lesson[0].step[0].choice"),
        (
            lambda file: file["lesson"][0]["step"][0]["choice"][0].update(has=["x"]),
            "lesson[0].step[0].choice[0].has[0]",
        ),
        (lambda file: file["lesson"][0]["step"][0].pop("scene"), "lesson[0].step[0].scene"),
        (
            lambda file: file["lesson"][0]["step"][0]["scene"]["hand"].update(concealed="12x"),
            "lesson[0].step[0].scene.wins[0].hand.concealed",
        ),
        (lambda file: file["lesson"][0]["step"][1]["choice"][0].pop("label"), "lesson[0].step[1].choice[0].label"),
        (lambda file: file["lesson"][0]["drill"][0].update(subject="history"), "lesson[0].drill[0].subject"),
        (lambda file: file["lesson"][0]["drill"][0].update(level=9), "lesson[0].drill[0].level"),
    ],
)
def test_a_fault_is_refused_with_its_path(change: Any, place: str) -> None:
    file = told()
    change(file)
    with pytest.raises(Refusal) as refused:
        read_lessons(BEIJING, file)
    assert refused.value.path == place

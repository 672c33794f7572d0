# SPDX-License-Identifier: MIT
import tomllib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    GapKind,
    GapRun,
    Lesson,
    SwapTask,
    TextRun,
    TileRun,
    parse_markup,
)
from mahjong_desk.learn.lessons.lesson_file import read_lessons
from mahjong_desk.learn.lessons.lesson_progress import (
    LessonPosition,
    LessonProgress,
    LessonRecord,
    read_lesson_progress,
)
from mahjong_desk.learn.lessons.scene_file import evaluate_scene
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules import registry
from mahjong_desk.texts import LocalizedText
from tests.refused import fault_path

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
scene = { hand = { concealed = "123m456p45789s22z", winning_tile = "6s", wild_indicator = "1p" } }
[[lesson.step.choice]]
label = { ja = "a", en = "b", zh = "c" }
[[lesson.step.choice]]
label = { ja = "a", en = "b", zh = "c" }
with = { from = 3 }
[[lesson.drill]]
subject = "yaku"
"""


def parsed_file() -> dict[str, Any]:
    return tomllib.loads(FILE)


def test_a_whole_file_is_read() -> None:
    (lesson,) = read_lessons(BEIJING, parsed_file())
    assert lesson.title.zh == "一"
    assert (lesson.length, lesson.right) == (3, 3)
    swap, turn = lesson.steps
    assert isinstance(swap.task, SwapTask)
    assert evaluate_scene(swap.task.choices[0].scene) == evaluate_scene(swap.scene)
    assert evaluate_scene(swap.task.choices[1].scene).refusal is not None
    assert isinstance(turn.task, CircumstanceTask)
    drawn, discarded = (evaluate_scene(choice.scene).settlement for choice in turn.task.choices)
    assert drawn.deltas != discarded.deltas
    assert (turn.scene.seat, turn.winds, turn.result) == (1, False, False), "unless the file says otherwise"
    untested = parsed_file()
    del untested["lesson"][0]["drill"]
    assert [(parsed.length, parsed.right) for parsed in read_lessons(BEIJING, untested)] == [(2, 0)]


@pytest.mark.parametrize(
    "wrong", ["{10x}", "{juggle}", "{points} {pays:1}", "{yaku:nobody}", "without a figure", "{points} {points@2}"]
)
def test_translation_with_wrong_gaps_is_replaced_by_english(wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    file = parsed_file()
    file["lesson"][0]["step"][0]["lead"].update(ja="{points}{2m}", zh=wrong)
    file["lesson"][0]["title"].update(zh="{1m}")
    (lesson,) = read_lessons(BEIJING, file)
    lead = lesson.steps[0].lead
    assert [lead.in_language(code) for code in ("zh", "en", "ja")] == ["{points} {2m}", "{points} {2m}", "{points}{2m}"]
    assert lesson.title.zh == "One"
    assert "beijing: lesson[0].step[0].lead" in caplog.text
    assert "beijing: lesson[0].title" in caplog.text


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda file, _: file.update(format="else"), "format"),
        (lambda file, _: file.update(version=2), "version"),
        (lambda file, _: file.update(more=1), "more"),
        (lambda file, lesson: file["lesson"].append(lesson), "lesson[1].id"),
        (lambda _, lesson: lesson.pop("id"), "lesson[0].id"),
        (lambda _, lesson: lesson["title"].pop("zh"), "lesson[0].title.zh"),
        (lambda _, lesson: lesson["title"].update(ja=" "), "lesson[0].title.ja"),
        (lambda _, lesson: lesson["title"].update(fr="un"), "lesson[0].title.fr"),
        (lambda _, lesson: lesson["title"].update(en="{1m}"), "lesson[0].title.en"),
        (lambda _, lesson: lesson["step"][0].update(act="juggle"), "lesson[0].step[0].act"),
        (lambda _, lesson: lesson["step"][0]["lead"].update(en="{10x}"), "lesson[0].step[0].lead.en"),
        (lambda _, lesson: lesson["step"][0].update(tile="9m"), "lesson[0].step[0].choice[0].tile"),
        (lambda _, lesson: lesson["step"][0].update(tile="12m"), "lesson[0].step[0].tile"),
        (lambda _, lesson: lesson["step"][0]["choice"].pop(), "lesson[0].step[0].choice"),
        (lambda _, lesson: lesson["step"][0]["choice"].extend([{"tile": "3m"}] * 3), "lesson[0].step[0].choice"),
        (lambda _, lesson: lesson["step"][0]["choice"][0].update(has=["x"]), "lesson[0].step[0].choice[0].has[0]"),
        (lambda _, lesson: lesson["step"][0].pop("scene"), "lesson[0].step[0].scene"),
        (
            lambda _, lesson: lesson["step"][0]["scene"]["hand"].update(concealed="12x"),
            "lesson[0].step[0].scene.wins[0].hand.concealed",
        ),
        (lambda _, lesson: lesson["step"][1]["choice"][0].pop("label"), "lesson[0].step[1].choice[0].label"),
        (lambda _, lesson: lesson["drill"][0].update(subject="history"), "lesson[0].drill[0].subject"),
        (lambda _, lesson: lesson["drill"][0].update(level=9), "lesson[0].drill[0].level"),
    ],
)
def test_a_fault_is_refused_with_its_path(change: Any, place: str) -> None:
    file = parsed_file()
    change(file, file["lesson"][0])
    assert fault_path(read_lessons, BEIJING, file) == place


def test_pieces_gaps_and_bold_words_are_distinguished() -> None:
    text = "Here {123m} is **worth {worth:long}**, {points@2} points."
    first, last = parse_markup(text, MAHJONG)[:4], parse_markup(text, MAHJONG)[4:]
    assert first == (TextRun("Here "), TileRun((0, 1, 2)), TextRun(" is "), TextRun("worth ", bold=True))
    worth, points = GapRun(GapKind.WORTH, "long", bold=True), GapRun(GapKind.POINTS, choice=1)
    assert last == (worth, TextRun(", "), points, TextRun(" points."))


@pytest.mark.parametrize("text", ["{}", "{10m}", "{pionts}", "{points@}", "{123}", "{PPK}"])
def test_markup_accepts_only_pieces_of_the_game(text: str) -> None:
    with pytest.raises(ValueError, match="neither pieces nor a gap"):
        parse_markup(text, MAHJONG)
    assert parse_markup("{PPK}", SHOGI) == (TileRun(SHOGI.parse("PPK")),)


@given(st.text(alphabet=st.characters(exclude_characters="{}*")))
def test_plain_text_is_unchanged(text: str) -> None:
    assert parse_markup(text, MAHJONG) == ((TextRun(text),) if text else ())


AT = "2026-01-31T20:15:00Z"
LESSONS = tuple(Lesson(name, LocalizedText(name, name, name), "", (), (), 0) for name in ("one", "two", "three"))


def record(lesson: str, step: int, right: int = 0, *, done: bool = False) -> LessonRecord:
    return LessonRecord(AT, "beijing", lesson, step, right, done)


def test_a_lesson_continues_at_its_last_step() -> None:
    learned = LessonProgress().with_records(record("one", 1), record("one", 2, 1))
    assert learned.position("beijing", "one") == LessonPosition(2, 1)
    assert learned.position("beijing", "two") == LessonPosition()
    assert learned.position("boo", "one") == LessonPosition(), "another system has its own lessons"
    assert learned.last == "beijing"


def test_a_learned_lesson_stays_learned_and_restarts() -> None:
    learned = LessonProgress().with_records(record("one", 3, 3, done=True))
    assert learned.position("beijing", "one") == LessonPosition(0, 0, done=True)
    assert learned.with_records(record("one", 1)).position("beijing", "one") == LessonPosition(1, 0, done=True)


def test_records_that_were_imported_take_no_lesson_back() -> None:
    earlier = replace(record("two", 1), at="2026-01-30T20:15:00Z")
    records = (record("one", 3), record("two", 4, done=True), record("one", 1), earlier)
    learned = read_lesson_progress(entry.payload() for entry in records)
    assert learned.position("beijing", "one") == LessonPosition(3)
    assert learned.position("beijing", "two") == LessonPosition(done=True)


def test_next_lesson_is_the_begun_or_first_unlearned_one() -> None:
    none = LessonProgress()
    assert none.next_lesson("beijing", LESSONS) == 0
    first = none.with_records(record("one", 2, done=True))
    assert first.next_lesson("beijing", LESSONS) == 1
    skipped = first.with_records(record("three", 1))
    assert skipped.next_lesson("beijing", LESSONS) == 2
    assert skipped.with_records(record("two", 1)).next_lesson("beijing", LESSONS) == 1
    every = LessonProgress().with_records(*(record(lesson.id, 2, done=True) for lesson in LESSONS))
    assert every.next_lesson("beijing", LESSONS) is None


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"at": AT, "ruleset": "beijing", "subject": "yaku", "level": 1, "right": True, "topics": {}, "recorded": False},
        {**record("one", 1).payload(), "step": -1},
        {**record("one", 1).payload(), "step": True},
        {**record("one", 1).payload(), "right": True},
        {**record("one", 1).payload(), "done": 1},
    ],
)
def test_invalid_record_is_skipped(payload: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="not a record of a lesson"):
        LessonRecord.from_payload(payload)
    assert read_lesson_progress([payload, record("one", 1).payload()]).position("beijing", "one") == LessonPosition(1)

# SPDX-License-Identifier: MIT
"""What is due, worked through: each topic once, and what went wrong once more."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason, build_agenda
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.progress import PracticeProgress
from tests.learn.today.answers import answer, at, progress

PINFU, TANYAO, TOITOI = (
    AgendaItem("riichi", Subject.YAKU, topic, DueReason.NEW) for topic in ("pinfu", "tanyao", "toitoi")
)


def answered(
    run: PracticeRun, known: PracticeProgress, when: str, topics: Mapping[str, bool]
) -> tuple[PracticeRun, PracticeProgress]:
    """Returns run and progress after an answer to what is asked for now."""
    item = run.current_item
    assert item is not None
    given = replace(
        answer(when, topics, item.ruleset, item.subject), question=QuestionRecipe(Level.EASY, "1", item.topic)
    )
    known = known.then(given)
    return run.after_answer(right=given.right, topics=topics, progress=known, now=when), known


def test_every_topic_is_asked_for_in_turn() -> None:
    run, known = PracticeRun((PINFU, TANYAO)), progress()
    assert (run.current_item, run.position) == (PINFU, 1)
    run, known = answered(run, known, at(), {"pinfu": True})
    assert (run.current_item, run.position) == (TANYAO, 2)
    run, known = answered(run, known, at(minutes=1), {"tanyao": True})
    assert run.current_item is None
    assert (run.right, run.answered, run.position) == (2, 2, 2)
    assert run.after_answer(right=True, topics={}, progress=known, now=at(minutes=2)) == run


def test_a_wrong_answer_comes_once_more_at_the_end() -> None:
    run, known = PracticeRun((PINFU, TANYAO)), progress()
    run, known = answered(run, known, at(), {"pinfu": False})
    run, known = answered(run, known, at(minutes=0.5), {"tanyao": True})
    assert run.current_item is not None
    assert (run.current_item.topic, run.current_item.why, len(run.items)) == ("pinfu", DueReason.WRONG, 3)
    run, known = answered(run, known, at(minutes=1), {"pinfu": True})
    assert run.current_item is None
    assert build_agenda(known, at(minutes=5), "riichi").items[0].why is DueReason.NEW, "nothing is left of this evening"


def test_what_a_question_shows_beside_need_not_be_asked_for() -> None:
    known = progress(answer(at(-9), {"tanyao": True}), answer(at(-9), {"toitoi": True}))
    run = PracticeRun((PINFU, TANYAO, TOITOI))
    run, known = answered(run, known, at(), {"pinfu": True, "tanyao": True, "toitoi": False})
    assert run.current_item == TOITOI
    assert (run.position, len(run.items)) == (3, 3)


def test_a_question_without_its_topic_is_judged_by_its_answer() -> None:
    run, _ = answered(PracticeRun((PINFU,)), progress(), at(), {"riichi": False})
    assert [item.topic for item in run.items] == ["pinfu", "pinfu"]


def test_a_run_goes_on_with_what_is_due_by_then() -> None:
    run, known = PracticeRun((PINFU, TANYAO, TOITOI)), progress()
    run, known = answered(run, known, at(), {"pinfu": False})
    chanta = PINFU._replace(topic="chanta")
    later = run.refreshed((chanta, TANYAO), known, at(minutes=1))
    assert [item.topic for item in later.items] == ["pinfu", "tanyao", "pinfu", "chanta"], "toitoi is no longer due"
    assert (later.current_item, later.done, later.answered) == (TANYAO, 1, 1)
    tomorrow = run.refreshed((TANYAO, TOITOI), known, at(1))
    assert (tomorrow.current_item, tomorrow.done, tomorrow.answered) == (TANYAO, 0, 0), "the day begins anew"


def test_a_run_comes_back_from_json_as_it_was() -> None:
    won = TOITOI._replace(why=DueReason.WON, since=at(), played=HandRef("f2c4", 3))
    run = PracticeRun((PINFU, TANYAO._replace(why=DueReason.WRONG, since=at()), won), 1, 0, 1)
    assert PracticeRun.from_payload(json.loads(json.dumps(run.payload()))) == run


@pytest.mark.parametrize(
    "changed",
    [
        {"items": [["riichi", "yaku", "pinfu"]]},
        {"items": [["riichi", "chess", "pinfu", "new", "", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "why", "", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "new", "yesterday", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "new", "", 9]]},
        {"items": [["riichi", "yaku", "pinfu", "won", "", 0, "f2c4"]]},
        {"items": None},
        {"done": 2},
        {"done": -1},
        {"right": 3},
    ],
)
def test_an_invalid_run_is_none(changed: Mapping[str, object]) -> None:
    assert PracticeRun.from_payload({**PracticeRun((PINFU,)).payload(), **changed}) is None

# SPDX-License-Identifier: MIT
from __future__ import annotations

from datetime import date

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.practice.over_time import MOST, over_time
from mahjong_desk.learn.practice.rating import BEGIN
from tests.learn.practice.test_agenda import answer, at, progress


def test_before_the_first_answer_there_is_nothing() -> None:
    assert over_time(progress(), date(2026, 2, 1), "riichi").spans == ()


def test_what_began_lately_is_told_by_weeks() -> None:
    known = progress(answer(at(), {"pinfu": True}), answer(at(9), {"tanyao": False}), answer(at(9), {"pinfu": True}))
    told = over_time(known, date(2026, 2, 16), "riichi")
    assert told.weeks
    assert [span.first.isoformat() for span in told.spans] == ["2026-01-26", "2026-02-02", "2026-02-09", "2026-02-16"]
    assert [(span.answered, span.right, span.met) for span in told.spans] == [
        (1, 1, 1),
        (0, 0, 1),
        (2, 1, 2),
        (0, 0, 2),
    ]


def test_what_began_long_ago_is_told_by_months_the_latest_of_them() -> None:
    known = progress(answer(at(-700), {"pinfu": True}), answer(at(), {"tanyao": True}))
    told = over_time(known, date(2026, 3, 31), "riichi")
    assert not told.weeks
    assert len(told.spans) == MOST
    assert (told.spans[0].first, told.spans[-1].first) == (date(2025, 4, 1), date(2026, 3, 1))
    assert [span.met for span in told.spans] == [1] * 9 + [2] * 3
    assert sum(span.answered for span in told.spans) == 1


def test_a_rating_is_told_from_the_first_answer_on() -> None:
    known = progress(
        answer(at(), {"pinfu": True}),
        answer(at(8), {"tanki": True}, "riichi", Subject.FU),
        answer(at(8), {"pinfu": True}),
    )
    first, second = over_time(known, date(2026, 2, 8), "riichi").spans
    assert set(first.ratings) == {Subject.YAKU}
    assert set(second.ratings) == {Subject.YAKU, Subject.FU}
    assert BEGIN < first.ratings[Subject.YAKU] < second.ratings[Subject.YAKU]

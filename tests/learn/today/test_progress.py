# SPDX-License-Identifier: MIT
"""Progress computed from answers: counts, days and due times."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.answer_record import AnswerRecord, HandRef, QuestionRecipe
from mahjong_desk.learn.today.practice_run import PracticeRun, SavedCourse
from mahjong_desk.learn.today.progress import DEFAULT_SECONDS, Mastery, PracticeCalendar, PracticeProgress, SubjectStats
from tests.learn.today.answers import answer, at, progress

TOKYO = timezone(timedelta(hours=9))
FAR_OFF = "2099-01-01T00:00:00Z"
PINFU = {"pinfu": True}
NO_PINFU = {"pinfu": False}


def due_at(learned: PracticeProgress, topic: str = "pinfu") -> str:
    return learned.tally("riichi", Subject.YAKU, topic).due_at


def evening_after(learned: PracticeProgress) -> str:
    """Returns half past eight on the day on which the only topic is due."""
    return due_at(learned).replace("T04:00:00Z", "T20:30:00Z")


def practised(times: int) -> PracticeProgress:
    """Returns the progress after one failure and ``times`` timely successes."""
    learned = progress(answer(at(), NO_PINFU))
    for _ in range(times):
        learned = learned.with_answer(answer(evening_after(learned), PINFU))
    return learned


topics = st.dictionaries(st.sampled_from(["pinfu", "tanyao", "toitoi"]), st.booleans(), max_size=3)
answers = st.builds(
    lambda days, minutes, went, ruleset, subject: answer(at(days, minutes), went, ruleset=ruleset, subject=subject),
    st.integers(0, 40),
    st.integers(0, 600),
    topics,
    st.sampled_from(["riichi", "boo"]),
    st.sampled_from([Subject.YAKU, Subject.FU]),
)


def full_state(learned: PracticeProgress) -> object:
    rulesets, subjects = ("riichi", "boo"), (Subject.YAKU, Subject.FU)
    return (
        [learned.subject_stats(ruleset, subject) for ruleset in rulesets for subject in subjects],
        [learned.level(ruleset, subject, tuple(Level)) for ruleset in rulesets for subject in subjects],
        [learned.due(ruleset, subject, FAR_OFF) for ruleset in rulesets for subject in subjects],
        [learned.weak(ruleset, subject) for ruleset in rulesets for subject in subjects],
    )


@given(given_answers=st.lists(answers, max_size=25))
def test_adding_answers_one_by_one_equals_all_at_once(given_answers: list[AnswerRecord]) -> None:
    learned = progress()
    for answered in given_answers:
        learned = learned.with_answer(answered)
    assert full_state(learned) == full_state(progress(*given_answers))


@given(before=st.lists(answers, max_size=10), answered=answers)
def test_adding_an_answer_does_not_change_earlier_progress(before: list[AnswerRecord], answered: AnswerRecord) -> None:
    learned = progress(*before)
    value = full_state(learned)
    learned.with_answer(answered)
    assert full_state(learned) == value


@given(given_answers=st.lists(answers, max_size=25))
def test_every_topic_ever_met_is_asked_again(given_answers: list[AnswerRecord]) -> None:
    due = set(progress(*given_answers).due("boo", Subject.FU, FAR_OFF))
    mine = [record for record in given_answers if (record.ruleset, record.subject) == ("boo", Subject.FU)]
    assert due == {topic for record in mine for topic in record.topics}


def test_answers_are_counted_for_each_rule_system_and_subject() -> None:
    fu, boo = answer(at(), right=True, subject=Subject.FU), answer(at(), right=True, ruleset="boo")
    learned = progress(answer(at(), right=True), answer(at(), right=False), fu, boo)
    assert learned.subject_stats("riichi", Subject.YAKU) == SubjectStats(2, 1)
    assert learned.subject_stats("riichi", Subject.FU) == SubjectStats(1, 1)
    assert learned.subject_stats("wsom", Subject.YAKU) == SubjectStats()
    later = learned.with_answer(answer(at(1), ruleset="mcr"))
    assert later.practised_subjects() == (("mcr", Subject.YAKU), *sorted(learned.practised_subjects()))
    assert [later.last_day(system) for system in ("boo", "mcr", "wsom")] == [date(2026, 1, 31), date(2026, 2, 1), None]


def test_day_total_adds_up_rule_systems_and_subjects() -> None:
    learned = progress(answer(at()), answer(at(2), ruleset="boo"), answer(at(2), right=False, subject=Subject.FU))
    assert learned.day(date(2026, 1, 31)) == SubjectStats(1, 1)
    assert learned.day(date(2026, 2, 1)) == SubjectStats()
    assert learned.day(date(2026, 2, 2)) == SubjectStats(2, 1)


def test_topic_that_was_always_right_is_not_weak() -> None:
    learned = progress(answer(at(), PINFU))
    assert due_at(learned) == "2026-02-02T04:00:00Z"
    assert due_at(learned.with_answer(answer(at(2), PINFU))) > at(9)
    assert learned.weak("riichi", Subject.YAKU) == ()


def test_answer_to_a_requested_topic_counts_before_it_is_due() -> None:
    learned = progress(answer(at(), NO_PINFU))
    aimed = replace(answer(at(minutes=1), PINFU), question=QuestionRecipe(Level.EASY, "1", "pinfu"))
    assert due_at(learned.with_answer(aimed)) == "2026-02-01T04:00:00Z"


def test_wrong_answer_is_due_again_the_same_evening() -> None:
    learned = progress(answer(at(), NO_PINFU))
    assert learned.due("riichi", Subject.YAKU, at(minutes=1)) == ()
    assert learned.due("riichi", Subject.YAKU, at(minutes=2)) == ("pinfu",)
    assert due_at(learned.with_answer(answer(at(minutes=1), PINFU))) == due_at(learned), (
        "an answer before changes nothing"
    )
    assert due_at(learned.with_answer(answer(at(minutes=3), PINFU))) > at(minutes=60)
    assert due_at(learned.with_answer(answer(at(minutes=1), NO_PINFU))) == at(minutes=3)


def test_topic_is_due_from_the_start_of_the_next_day() -> None:
    records = [answer(at(), NO_PINFU), answer(at(minutes=5), PINFU)]
    assert due_at(PracticeProgress(records, UTC)) == "2026-02-01T04:00:00Z"
    assert due_at(PracticeProgress(records, TOKYO)) == "2026-02-01T19:00:00Z"
    assert progress(*records).due("riichi", Subject.YAKU, "2026-02-01T18:00:00Z")


def test_a_learned_topic_still_comes_back_within_a_year() -> None:
    learned = practised(12)
    last = due_at(practised(11))
    assert learned.weak("riichi", Subject.YAKU) == ()
    assert datetime.fromisoformat(due_at(learned)) - datetime.fromisoformat(last) == timedelta(days=365)


def test_the_most_overdue_topic_comes_first() -> None:
    learned = progress(
        answer(at(minutes=9), {"tanyao": False}),
        answer(at(), NO_PINFU),
        answer(at(minutes=5), {"tanki": False}, subject=Subject.FU),
    )
    assert learned.due("riichi", Subject.YAKU, FAR_OFF) == ("pinfu", "tanyao")
    assert learned.due("riichi", Subject.FU, FAR_OFF) == ("tanki",)
    assert learned.due("boo", Subject.YAKU, FAR_OFF) == ()


def test_topic_strength_grows_and_drops_after_a_failure() -> None:
    assert progress().tally("riichi", Subject.YAKU, "pinfu").strength is Mastery.NOT_MET
    strengths = [practised(times).tally("riichi", Subject.YAKU, "pinfu").strength for times in range(9)]
    assert strengths == sorted(strengths)
    assert set(strengths) == set(Mastery) - {Mastery.NOT_MET}
    learned = practised(8)
    assert learned.weak("riichi", Subject.YAKU) == ()
    forgotten = evening_after(learned)
    learned = learned.with_answer(answer(forgotten, NO_PINFU))
    ((topic, tally),) = learned.weak("riichi", Subject.YAKU)
    assert (topic, tally.right, tally.wrong, tally.wrong_at) == ("pinfu", 8, 2, forgotten)
    assert tally.strength is Mastery.WEAK
    assert due_at(learned)[:10] == forgotten[:10]


def test_three_right_answers_raise_the_level_one_wrong_lowers_it() -> None:
    levels = []
    learned = progress()
    for place, right in enumerate((True, True, True, True, True, True, False, True, False, False)):
        record = replace(answer(at(minutes=place), right=right), level=learned.level("boo", Subject.YAKU, tuple(Level)))
        learned = learned.with_answer(replace(record, ruleset="boo"))
        levels.append(learned.level("boo", Subject.YAKU, tuple(Level)))
    easy, medium, hard = Level
    assert levels == [easy, easy, medium, medium, medium, hard, medium, medium, easy, easy]
    assert learned.level("boo", Subject.YAKU, (medium, hard)) is medium
    assert learned.level("mcr", Subject.YAKU, tuple(Level)) is easy


def test_question_time_is_the_median_of_past_answers() -> None:
    learned = progress(answer(at()), answer(at(1)))
    assert learned.seconds("riichi", Subject.FU) == DEFAULT_SECONDS[Subject.FU]
    timed = [replace(answer(at(2, place)), seconds=seconds) for place, seconds in enumerate((8, 90, 10))]
    assert progress(*timed[:2]).seconds("riichi", Subject.YAKU) == DEFAULT_SECONDS[Subject.YAKU]
    learned = progress(*timed)
    assert learned.seconds("riichi", Subject.YAKU) == 10
    assert learned.seconds("boo", Subject.YAKU) == DEFAULT_SECONDS[Subject.YAKU]


def test_weak_topics_are_ordered_by_their_last_failure() -> None:
    learned = progress(
        answer(at(), {"pinfu": True, "toitoi": False}),
        answer(at(minutes=5), {"pinfu": False}),
        answer(at(minutes=6), {"toitoi": True, "honitsu": False}),
    )
    weak = [(topic, tally.right, tally.wrong) for topic, tally in learned.weak("riichi", Subject.YAKU)]
    assert weak == [("honitsu", 0, 1), ("pinfu", 1, 1), ("toitoi", 1, 1)]
    assert learned.weak("riichi", Subject.FU) == ()


CHATHAM = timezone(timedelta(hours=12, minutes=45))

zones = st.sampled_from([None, UTC, TOKYO, CHATHAM])


@pytest.mark.parametrize(
    ("at", "zone", "day"),
    [
        ("2026-01-31T20:15:00Z", UTC, date(2026, 1, 31)),
        ("2026-02-01T03:59:59Z", UTC, date(2026, 1, 31)),
        ("2026-02-01T04:00:00Z", UTC, date(2026, 2, 1)),
        ("2026-01-31T20:15:00Z", TOKYO, date(2026, 2, 1)),
    ],
)
def test_an_evening_past_midnight_is_one_day(at: str, zone: tzinfo, day: date) -> None:
    assert PracticeCalendar(zone).day_of(at) == day


@given(zone=zones, day=st.dates(date(2000, 1, 2), date(2999, 12, 30)))
def test_start_of_a_day_belongs_to_that_day(zone: tzinfo | None, day: date) -> None:
    assert PracticeCalendar(zone).day_of(PracticeCalendar(zone).start_of(day)) == day


PLAIN = SavedCourse("riichi", Subject.WAITS)
WHOLE = SavedCourse(
    "mcr",
    Subject.YAKU,
    Level.HARD,
    True,
    ("all_pungs", "half_flush"),
    QuestionRecipe(Level.HARD, "7f", "all_pungs", ("all_pungs",), HandRef("f2c4", 3), "0123"),
    frozenset({"all_pungs"}),
    PracticeRun((AgendaItem("mcr", Subject.YAKU, "all_pungs", DueReason.NEW),)),
)


@pytest.mark.parametrize("course", [PLAIN, WHOLE], ids=["plain", "whole"])
def test_course_survives_a_json_round_trip(course: SavedCourse) -> None:
    assert SavedCourse.from_json(course.to_json()) == course


@pytest.mark.parametrize("text", ["", "7", "{}", "[", PLAIN.to_json().replace("waits", "chess"), "{" * 9_000])
def test_invalid_course_is_not_loaded(text: str) -> None:
    assert SavedCourse.from_json(text) is None


def test_the_open_question_belongs_to_the_current_topic() -> None:
    item = AgendaItem("mcr", Subject.YAKU, "all_pungs", DueReason.NEW)
    assert WHOLE.open_question(item) == WHOLE.question
    assert WHOLE.open_question(None) is WHOLE.open_question(item._replace(topic="half_flush")) is None
    assert replace(WHOLE, run=None).open_question(item) is None


def test_damaged_question_keeps_the_rest_of_the_course() -> None:
    damaged = WHOLE.to_json().replace('"seed":"7f"', '"seed":7')
    assert SavedCourse.from_json(damaged) == replace(WHOLE, question=None)

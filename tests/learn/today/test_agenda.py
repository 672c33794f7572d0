# SPDX-License-Identifier: MIT
from dataclasses import replace
from datetime import date

import pytest

from mahjong_desk.learn.drills.drill import NOTHING, Level, Subject
from mahjong_desk.learn.today.agenda import (
    MAX_ITEMS,
    NEW_PER_DAY,
    DueReason,
    WinSource,
    build_agenda,
    can_be_asked,
    easiest_first,
    next_day,
)
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe
from mahjong_desk.learn.today.progress import Mastery
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from tests.learn.today.answers import answer, at, progress


def test_new_learner_starts_with_yaku_of_the_given_system() -> None:
    for ruleset in all_rulesets():
        agenda = build_agenda(progress(), at(), ruleset.id)
        expected = [(ruleset.id, Subject.YAKU, DueReason.NEW)] * NEW_PER_DAY
        assert [(item.ruleset, item.subject, item.reason) for item in agenda.items] == expected
        assert (agenda.overflow, agenda.minutes) == (0, 1)


def test_number_of_new_yaku_per_day_is_limited() -> None:
    yaku = easiest_first(get_ruleset("riichi"))
    learned = progress(answer(at(), {yaku[0]: True, yaku[1]: True}))
    assert [item.topic for item in build_agenda(learned, at(minutes=1), "riichi").items] == [yaku[2]]
    assert [item.topic for item in build_agenda(learned, at(1), "boo").items] == yaku[2:5], "that system continues"


def test_cheap_yaku_come_before_valuable_ones() -> None:
    for ruleset in all_rulesets():
        order = easiest_first(ruleset)
        worth = {entry.id: entry.closed_value or entry.open_value or 0 for entry in ruleset.yaku}
        usual = [yaku for yaku in order if ruleset.yaku_by_id(yaku).enabling_option is None]
        counted = [worth[yaku] for yaku in usual if not ruleset.yaku_by_id(yaku).is_limit]
        assert counted == sorted(counted)
        assert len(set(order)) == len(order) == sum(not entry.is_placeholder for entry in ruleset.yaku)


def test_new_topics_come_from_every_recent_system() -> None:
    learned = progress(answer(at(-40), {}, "wsom"), answer(at(-2), {}, "boo"), answer(at(-1), {}, "mcr"))
    assert [item.ruleset for item in build_agenda(learned, at(), "riichi").items] == ["mcr", "boo", "mcr"]
    assert build_agenda(progress(answer(at(-30), {}, "wsom")), at(), "boo").items[0].ruleset == "wsom"
    assert build_agenda(progress(answer(at(-31), {}, "wsom")), at(), "boo").items[0].ruleset == "boo"


def test_wrong_answers_come_before_topics_due_again() -> None:
    learned = progress(
        answer(at(), {"pinfu": True}),
        answer(at(5), {"tanyao": False}),
        answer(at(5), {"ryanmen": True}, "mcr", Subject.WAITS),
    )
    items = build_agenda(learned, at(9), "riichi").items[:3]
    described = [(item.topic, item.reason, item.since, item.strength) for item in items]
    assert described == [
        ("tanyao", DueReason.WRONG, at(5), Mastery.WEAK),
        ("pinfu", DueReason.DUE_AGAIN, at(), Mastery.HALFWAY),
        ("ryanmen", DueReason.DUE_AGAIN, at(5), Mastery.HALFWAY),
    ]


def test_a_yaku_won_in_the_club_is_asked_until_answered() -> None:
    source = WinSource(at(-3), HandRef("f2c4", 3))
    won = {("riichi", "chiitoitsu"): source, ("riichi", "gone"): source, ("nowhere", "pinfu"): source}
    (first, *others) = build_agenda(progress(), at(), "boo", won).items
    assert (first.topic, first.reason, first.since, first.hand_ref) == ("chiitoitsu", DueReason.WON, *source)
    assert all(item.reason is DueReason.NEW for item in others)
    answered = progress(answer(at(-1), {"chiitoitsu": True}))
    assert DueReason.WON not in {item.reason for item in build_agenda(answered, at(), "riichi", won).items}


def test_latest_wins_fill_the_agenda_up_to_three() -> None:
    mcr = easiest_first(get_ruleset("mcr"))
    won = {("mcr", yaku): WinSource(at(place - 9)) for place, yaku in enumerate(mcr[:4])}
    topics = [item.topic for item in build_agenda(progress(), at(), "boo", won).items if item.ruleset == "mcr"]
    assert topics == [mcr[3], mcr[2], mcr[1]]
    due = progress(answer(at(-9), dict.fromkeys(mcr[4 : MAX_ITEMS + 3], True), "mcr"))
    agenda = build_agenda(due, at(), "boo", won)
    assert [item.reason for item in agenda.items][-2:] == [DueReason.DUE_AGAIN, DueReason.WON]
    assert (len(agenda.items), agenda.overflow) == (MAX_ITEMS, 0)


def test_each_topic_is_listed_once() -> None:
    learned = progress(answer(at(-5), {"chiitoitsu": True}))
    won = {("riichi", "chiitoitsu"): WinSource(at(-3)), ("riichi", get_ruleset("riichi").yaku[0].id): WinSource(at(-3))}
    items = build_agenda(learned, at(), "riichi", won).items
    assert len({item.key for item in items}) == len(items)


def test_removed_topics_are_not_asked() -> None:
    learned = progress(
        answer(at(), {"a_yaku_of_old": False}),
        answer(at(), {"pinfu": False}, "a_system_that_was_removed"),
        answer(at(), {NOTHING: False}, "riichi", Subject.FU),
    )
    assert {item.reason for item in build_agenda(learned, at(9), "riichi").items} == {DueReason.NEW}
    assert not can_be_asked(get_ruleset("riichi"), Subject.YAKU, "a_yaku_of_old")


def test_duration_is_estimated_from_past_answers() -> None:
    answers = [answer(at(minutes=place), {"pinfu": place > 0}) for place in range(3)]
    timed = [replace(answered, seconds=seconds) for answered, seconds in zip(answers, (50, 70, 60), strict=True)]
    agenda = build_agenda(progress(*timed), at(1), "riichi")
    assert 60 * len(agenda.items) < agenda.seconds < 70 * len(agenda.items), "including the time to read explanations"
    assert agenda.minutes == round(agenda.seconds / 60)


def test_answered_topics_leave_the_agenda_of_the_day() -> None:
    entries = easiest_first(get_ruleset("riichi"))[: MAX_ITEMS + 5]
    learned = progress(answer(at(), dict.fromkeys(entries, True)))
    first = build_agenda(learned, at(9), "riichi")
    assert (len(first.items), first.overflow) == (MAX_ITEMS, 5)
    for place, item in enumerate(first.items):
        record = replace(answer(at(9, place), {item.topic: True}), question=QuestionRecipe(Level.EASY, "1", item.topic))
        learned = learned.with_answer(record)
        left = build_agenda(learned, at(9, place), "riichi")
        assert (len(left.items), left.overflow) == (MAX_ITEMS - place - 1, 5)
    assert len(build_agenda(learned, at(10), "riichi").items) == 5 + NEW_PER_DAY


def test_next_day_is_the_first_due_day_once_all_yaku_are_met() -> None:
    learned = progress(answer(at(), dict.fromkeys(easiest_first(get_ruleset("riichi")), True)))
    first = min(tally.due_at for tally in learned.tallies("riichi", Subject.YAKU).values())
    planned = build_agenda(learned, at(minutes=1), "riichi")
    assert not planned.items
    day = next_day(learned, at(minutes=1), planned, "riichi")
    assert day == learned.days.day_of(first) > date(2026, 2, 1)


@pytest.mark.parametrize("new", [0, 1])
def test_next_day_is_the_first_due_day_once_all_yaku_are_planned(new: int) -> None:
    topics = dict.fromkeys(easiest_first(get_ruleset("riichi"))[new:], True)
    known = progress(answer(at(-3), topics), answer(at(), topics))
    first = min(tally.due_at for tally in known.tallies("riichi", Subject.YAKU).values())
    planned = build_agenda(known, at(minutes=1), "riichi")
    assert len(planned.items) == new
    found = next_day(known, at(minutes=1), planned, "riichi")
    assert found == known.days.day_of(first) > date(2026, 2, 1)


@pytest.mark.parametrize(("system", "day"), [("riichi", date(2026, 2, 1)), ("chess", None)])
def test_the_next_day_is_tomorrow_while_topics_are_left(system: str, day: date | None) -> None:
    assert next_day(progress(), at(), build_agenda(progress(), at(), system), system) == day

# SPDX-License-Identifier: MIT
"""What was learned: counts, days, ratings, and the topics to be asked again, worked out from the answers alone."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, tzinfo
from types import MappingProxyType
from typing import Final

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.days import Days
from mahjong_desk.learn.practice.rating import Rating
from mahjong_desk.learn.practice.skill import USUAL_SECONDS, Skill
from mahjong_desk.learn.practice.sprint import Sprint
from mahjong_desk.learn.practice.tally import UNKNOWN, Tally

LATELY: Final = 20
"""So many of the latest answers are told one by one."""


@dataclass(frozen=True, slots=True)
class DayCount:
    """The answers of a day."""

    day: date
    answered: int
    right: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands in one subject of one rule system."""

    answered: int = 0
    right: int = 0
    in_a_row: int = 0
    lately: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """A topic that is to be asked again."""

    topic: str
    subject: Subject
    due_at: str


@dataclass(frozen=True, slots=True)
class Weak:
    """A topic that went wrong and has not been right often enough since."""

    topic: str
    subject: Subject
    right: int
    wrong: int
    wrong_at: str


class Progress:
    """What was learned by the answers so far, in the order in which they were given; is never changed itself.

    Topics belong to one subject of one rule system. From the first time that one is met, answers move the day on which it is
    due: what goes wrong comes sooner, what goes right later each time.

    Years of practice, 20,000 answers with three topics each, are worked out in about a second, half of which the library
    takes; one more answer takes no time.
    """

    def __init__(self, answers: Iterable[Answered] = (), zone: tzinfo | None = None) -> None:
        """Works out what some answers have come to.

        Args:
            zone: The time zone of the days; None for the one that this machine is set to.

        Raises:
            ValueError: If the time of an answer is none.
        """
        self.days = Days(zone)
        self._courses: dict[tuple[str, Subject], _Course] = {}
        self._skills: dict[tuple[str | None, Subject], Skill] = {}
        for answered in answers:
            for key in _skills_of(answered):
                self._skills.setdefault(key, Skill())
            self._courses.setdefault((answered.ruleset, answered.subject), _Course())
            self._take(answered)

    def _take(self, answered: Answered) -> None:
        day = self.days.of(answered.at)
        self._courses[answered.ruleset, answered.subject].take(answered, day, self.days)
        for key in _skills_of(answered):
            self._skills[key].take(answered, day)

    def then(self, answered: Answered) -> Progress:
        """Returns the progress after one more answer.

        Raises:
            ValueError: If the time of the answer is none.
        """
        longer = Progress(zone=self.days.zone)
        key = (answered.ruleset, answered.subject)
        longer._courses = {**self._courses, key: self._courses[key].copy() if key in self._courses else _Course()}
        longer._skills = {
            **self._skills,
            **{one: self._skills[one].copy() if one in self._skills else Skill() for one in _skills_of(answered)},
        }
        longer._take(answered)
        return longer

    def standing(self, ruleset: str, subject: Subject) -> Standing:
        """Returns how somebody stands in a subject of a rule system."""
        course = self._courses.get((ruleset, subject))
        return course.standing() if course is not None else Standing()

    def history(self, ruleset: str | None, subject: Subject | None) -> tuple[DayCount, ...]:
        """Returns the days with answers, the earliest first.

        Args:
            ruleset: The id of the rule system; None for all of them together.
            subject: The subject; None for all of them together.
        """
        answered: Counter[date] = Counter()
        right: Counter[date] = Counter()
        for _subject, course in self._chosen(ruleset, subject):
            answered.update(course.answered)
            right.update(course.right)
        return tuple(DayCount(day, answered[day], right[day]) for day in sorted(answered))

    def due(self, ruleset: str, subject: Subject | None, now: str) -> tuple[Due, ...]:
        """Returns the topics that are to be asked again, the most overdue first.

        Args:
            subject: The subject; None for all of them.
        """
        found = [
            Due(topic, subject, tally.due_at)
            for subject, topic, tally in self._topics(ruleset, subject)
            if tally.repetition is not None and tally.due_at <= now
        ]
        return tuple(sorted(found, key=lambda due: (due.due_at, due.subject, due.topic)))

    def weak(self, ruleset: str, subject: Subject | None) -> tuple[Weak, ...]:
        """Returns the topics that went wrong and are not yet learned again, the one that went wrong last first.

        Learned is what went right so often, evening after evening, that it is not asked for three weeks.

        Args:
            subject: The subject; None for all of them.
        """
        found = [
            Weak(topic, subject, tally.right, tally.wrong, tally.wrong_at)
            for subject, topic, tally in self._topics(ruleset, subject)
            if tally.to_learn
        ]
        by_name = sorted(found, key=lambda weak: (weak.subject, weak.topic))
        return tuple(sorted(by_name, key=lambda weak: weak.wrong_at, reverse=True))

    def tally(self, ruleset: str, subject: Subject, topic: str) -> Tally:
        """Returns how a topic went; ``UNKNOWN`` where it was never met."""
        course = self._courses.get((ruleset, subject))
        return course.topics.get(topic, UNKNOWN) if course is not None else UNKNOWN

    def tallies(self, ruleset: str, subject: Subject) -> Mapping[str, Tally]:
        """Returns how the topics that were met went, by their ids."""
        course = self._courses.get((ruleset, subject))
        return MappingProxyType(course.topics) if course is not None else {}

    def practised(self) -> tuple[tuple[str, Subject], ...]:
        """Returns what was ever answered, as ids of rule systems with subjects, what was practised last first."""
        last = {key: max(course.answered) for key, course in self._courses.items()}
        return tuple(sorted(last, key=lambda key: (-last[key].toordinal(), key)))

    def last_day(self, ruleset: str) -> date | None:
        """Returns the day on which a rule system was practised last; None where it never was."""
        return max((max(course.answered) for _, course in self._chosen(ruleset, None)), default=None)

    def rating(self, subject: Subject, ruleset: str | None = None) -> Rating:
        """Returns how strong somebody is in a subject, of one rule system or of all."""
        skill = self._skills.get((ruleset, subject))
        return skill.rating if skill is not None else Rating()

    def rating_before(self, subject: Subject, day: date) -> float:
        """Returns the rating of a subject with which a day began."""
        skill = self._skills.get((None, subject))
        return (skill or Skill()).value_before(day)

    def ratings(self, subject: Subject) -> Mapping[date, float]:
        """Returns the rating of a subject at the end of each day on which it was practised, the earliest first."""
        skill = self._skills.get((None, subject))
        return MappingProxyType(skill.by_day) if skill is not None else {}

    def seconds(self, ruleset: str, subject: Subject) -> float:
        """Returns how long a question is usually looked at: by this person, else by anybody."""
        for key in ((ruleset, subject), (None, subject)):
            known = self._skills[key].usual_seconds if key in self._skills else None
            if known is not None:
                return known
        return USUAL_SECONDS[subject]

    def sprints(self, ruleset: str, subject: Subject) -> tuple[Sprint, ...]:
        """Returns the sprints of a subject of a rule system, the earliest first."""
        course = self._courses.get((ruleset, subject))
        return tuple(course.sprints.values()) if course is not None else ()

    def best_sprint(self, ruleset: str, subject: Subject) -> Sprint | None:
        """Returns the sprint with the most right answers, the earliest of several; None before the first."""
        return max(self.sprints(ruleset, subject), key=lambda sprint: sprint.right, default=None)

    def _chosen(self, ruleset: str | None, subject: Subject | None) -> Iterator[tuple[Subject, _Course]]:
        for (its_ruleset, its_subject), course in self._courses.items():
            if ruleset in (None, its_ruleset) and subject in (None, its_subject):
                yield its_subject, course

    def _topics(self, ruleset: str, subject: Subject | None) -> Iterator[tuple[Subject, str, Tally]]:
        for its_subject, course in self._chosen(ruleset, subject):
            for topic, tally in course.topics.items():
                yield its_subject, topic, tally


@dataclass(slots=True)
class _Course:
    """One subject of one rule system; changed only while nobody else has it."""

    answered: Counter[date] = field(default_factory=Counter)
    right: Counter[date] = field(default_factory=Counter)
    in_a_row: int = 0
    lately: deque[bool] = field(default_factory=lambda: deque(maxlen=LATELY))
    topics: dict[str, Tally] = field(default_factory=dict)
    sprints: dict[str, Sprint] = field(default_factory=dict)

    def copy(self) -> _Course:
        return _Course(
            self.answered.copy(),
            self.right.copy(),
            self.in_a_row,
            self.lately.copy(),
            self.topics.copy(),
            self.sprints.copy(),
        )

    def standing(self) -> Standing:
        return Standing(self.answered.total(), self.right.total(), self.in_a_row, tuple(self.lately))

    def take(self, answered: Answered, day: date, days: Days) -> None:
        self.answered[day] += 1
        self.right[day] += answered.right
        self.in_a_row = self.in_a_row + 1 if answered.right else 0
        self.lately.append(answered.right)
        for topic, right in answered.topics.items():
            known = self.topics.get(topic, UNKNOWN)
            self.topics[topic] = known.then(
                right=right, at=answered.at, day=day, days=days, aimed=topic == answered.aim
            )
        if answered.sprint:
            begun = self.sprints.get(answered.sprint, Sprint(answered.sprint, answered.ruleset, answered.subject))
            self.sprints[answered.sprint] = begun._replace(
                answered=begun.answered + 1, right=begun.right + answered.right
            )


def _skills_of(answered: Answered) -> tuple[tuple[str | None, Subject], ...]:
    return (None, answered.subject), (answered.ruleset, answered.subject)

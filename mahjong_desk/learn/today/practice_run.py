# SPDX-License-Identifier: MIT
"""A run through the due topics, and the saved state of the drills."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mahjong_desk.learn.drills.drill import GivenAnswer, Level, Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe, answer_payload, is_timestamp, parse_answer
from mahjong_desk.learn.today.progress import Mastery, PracticeProgress


@dataclass(frozen=True, slots=True)
class PracticeRun:
    """A run through topics; ``items`` includes those that are asked a second time."""

    items: tuple[AgendaItem, ...]
    done: int = 0
    right: int = 0
    answered: int = 0

    @property
    def current_item(self) -> AgendaItem | None:
        return self.items[self.done] if self.done < len(self.items) else None

    @property
    def position(self) -> int:
        """The number of the current item, from 1."""
        return min(self.done + 1, len(self.items))

    def after_answer(
        self, *, right: bool, topics: Mapping[str, bool], progress: PracticeProgress, now: str
    ) -> PracticeRun:
        """Returns the run after an answer.

        A topic that went wrong is asked again at the end; topics that the question also settled are skipped.
        """
        item = self.current_item
        if item is None:
            return self
        ahead = list(self.items[self.done + 1 :])
        if not topics.get(item.topic, right):
            # Without ``hand_ref``: the user would remember the same hand.
            ahead.append(item._replace(reason=DueReason.WRONG, since=now, strength=Mastery.WEAK, hand_ref=None))
        settled = [other for other in ahead if _is_settled(other, topics, progress, now)]
        rest = [other for other in ahead if other not in settled]
        finished = (*self.items[: self.done + 1], *settled)
        right_count, answered = self.right + right, self.answered + 1
        return replace(self, items=(*finished, *rest), done=len(finished), right=right_count, answered=answered)

    def with_due_items(self, items: Sequence[AgendaItem], progress: PracticeProgress, now: str) -> PracticeRun:
        """Returns the run updated with the topics that are due now.

        Topics answered elsewhere are dropped unless they went wrong in this run; newly due ones are appended. The counts
        start again on a new day.
        """
        due = {item.key: item for item in items}
        ahead = [item for item in self.items[self.done :] if item.key in due or _is_wrong(item, progress)]
        keys = {item.key for item in ahead}
        ahead += [item for item in items if item.key not in keys]
        if not progress.day(progress.days.day_of(now)).answered:
            return PracticeRun(tuple(ahead))
        return replace(self, items=(*self.items[: self.done], *ahead))

    def payload(self) -> dict[str, object]:
        items = [
            [*item.key, item.reason.value, item.since, int(item.strength), *(item.hand_ref or ())]
            for item in self.items
        ]
        return {"items": items, "done": self.done, "right": self.right, "answered": self.answered}

    @classmethod
    def from_payload(cls, payload: object) -> PracticeRun | None:
        match payload:
            case {"items": list(items), "done": int(done), "right": int(right), "answered": int(answered)}:
                parsed = tuple(filter(None, map(_item, items)))
                if len(parsed) == len(items) and 0 <= done <= len(parsed) and 0 <= right <= answered:
                    return cls(parsed, done, right, answered)
        return None


def _is_settled(item: AgendaItem, topics: Mapping[str, bool], progress: PracticeProgress, now: str) -> bool:
    """Returns whether the last question also settled a later topic of the run."""
    if not topics.get(item.topic, False):
        return False
    tally = progress.tally(*item.key)
    return tally.last_at == now and tally.due_at > now


def _is_wrong(item: AgendaItem, progress: PracticeProgress) -> bool:
    tally = progress.tally(*item.key)
    return item.reason is DueReason.WRONG and bool(tally.last_at) and tally.wrong_at == tally.last_at


def _item(payload: object) -> AgendaItem | None:
    match payload:
        case [str(ruleset), str(subject), str(topic), str(why), str(since), int(strength), *hand_ref] if (
            subject in set(Subject)
            and why in set(DueReason)
            and strength in set(Mastery)
            and (not since or is_timestamp(since))
        ):
            item = AgendaItem(ruleset, Subject(subject), topic, DueReason(why), since, Mastery(strength))
            match hand_ref:
                case []:
                    return item
                case [str(uuid), int(row)]:
                    return item._replace(hand_ref=HandRef(uuid, row))
    return None


@dataclass(frozen=True, slots=True)
class SavedCourse:
    """The last choices and the open question."""

    ruleset: str
    subject: Subject
    level: Level | None = None  # None is automatic
    from_club: bool = False
    yaku: tuple[str, ...] = ()  # empty for all
    question: QuestionRecipe | None = None
    answer: GivenAnswer | None = None
    run: PracticeRun | None = None

    def open_question(self, item: AgendaItem | None) -> QuestionRecipe | None:
        current = self.run.current_item if self.run is not None else None
        return self.question if current is not None and item is not None and current.key == item.key else None

    def to_json(self) -> str:
        values: dict[str, object] = {
            "ruleset": self.ruleset,
            "subject": self.subject.value,
            "level": self.level.value if self.level is not None else None,
            "ours": self.from_club,
            "yaku": list(self.yaku),
        }
        if self.question is not None:
            values["question"] = self.question.payload()
        if self.answer is not None:
            values |= answer_payload(self.answer)
        if self.run is not None:
            values["run"] = self.run.payload()
        return json.dumps(values, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> SavedCourse | None:
        try:
            value = json.loads(text)
        except ValueError:
            return None
        match value:
            case {
                "ruleset": str(ruleset),
                "subject": str(subject),
                "level": int() | None as level,
                "ours": bool(ours),
                "yaku": list(yaku),
            } if subject in set(Subject) and (level is None or level in set(Level)):
                return cls(
                    ruleset,
                    Subject(subject),
                    None if level is None else Level(level),
                    ours,
                    tuple(str(yaku_id) for yaku_id in yaku),
                    QuestionRecipe.from_payload(value.get("question")),
                    parse_answer(value),
                    PracticeRun.from_payload(value.get("run")),
                )
        return None

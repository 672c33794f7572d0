# SPDX-License-Identifier: MIT
"""Written notes on rule systems: differences that no rule states as data.

The points that systems share are in a separate file. Every hand that shows an idea in one system only must be
covered by a note; a test searches for such hands.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import NamedTuple

from mahjong_desk.interchange.fields import ObjectReader, bad_type, enum_value, read_file_header
from mahjong_desk.learn.compare.system_facts import Topic
from mahjong_desk.learn.ruleset_files import load_ruleset_file
from mahjong_desk.paths import resource_path
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, mark


class DifferencePoint(NamedTuple):
    """A question that rule systems answer differently."""

    id: str
    common_answer: Text
    ideas: tuple[str, ...] = ()
    topic: Topic | None = None
    label: Text | None = None
    owner_ruleset: str | None = None  # id of its rule system, or None for the shared file


@dataclass(frozen=True, slots=True)
class SystemNotes:
    """The notes on all rule systems.

    A comparison of two systems combines the answers of both.

    Attributes:
        points: The points in display order.
        answers: Answers by the ids of rule system and point.
    """

    points: tuple[DifferencePoint, ...]
    answers: Mapping[str, Mapping[str, Text]]

    def answer(self, point: DifferencePoint, ruleset_id: str) -> Text | None:
        """Returns the answer of a system, or None if it has no notes."""
        answers = self.answers.get(ruleset_id)
        return None if answers is None else answers.get(point.id, point.common_answer)

    def questions(self, *ruleset_ids: str) -> Iterator[tuple[Topic, Text, DifferencePoint]]:
        """Yields the questions about whole systems that concern any of the given ones."""
        all_answers = [self.answers.get(ruleset_id, {}) for ruleset_id in ruleset_ids]
        for point in self.points:
            concerns = point.owner_ruleset is None or any(point.id in answers for answers in all_answers)
            if point.topic is not None and point.label is not None and concerns:
                yield point.topic, point.label, point

    def yaku_answers(self, ideas: Collection[str], ruleset_id: str, other_id: str) -> tuple[Text, ...]:
        """Returns one system's answers about ideas that another answers differently."""
        answers: dict[Text, None] = {}
        for point in self.points:
            answer, other = self.answer(point, ruleset_id), self.answer(point, other_id)
            if answer is not None and other is not None and answer != other and not set(point.ideas).isdisjoint(ideas):
                answers[answer] = None
        return tuple(answers)


FORMAT = "mahjong-desk/notes"
VERSION = 1
_FOLDER = "compare"


def load_notes() -> SystemNotes:
    """Returns the notes on all installed rule systems.

    Raises ``Refusal`` if a file of the application is invalid, or ``tomllib.TOMLDecodeError`` if it is not TOML.
    """
    return _merge_all(all_rulesets())


@cache
def _merge_all(systems: tuple[Ruleset, ...]) -> SystemNotes:
    shared = (resource_path(_FOLDER) / "points.toml").read_text(encoding="utf-8")
    notes = merge_notes_file(SystemNotes((), {}), None, tomllib.loads(shared))
    for ruleset in systems:
        read = partial(merge_notes_file, notes, ruleset.id)
        notes = load_ruleset_file(ruleset, _FOLDER, f"{ruleset.id}.notes.toml", read) or notes
    return notes


def merge_notes_file(notes: SystemNotes, ruleset_id: str | None, value: object) -> SystemNotes:
    """Returns the known notes with those of a file added.

    ``ruleset_id`` is the rule system of the file, or None for the shared file. Raises ``Refusal`` if the file is invalid;
    its path locates the fault.
    """
    otherwise = mark("This is not a notes file.")
    fields = read_file_header(value, FORMAT, VERSION, otherwise)
    points = {point.id: point for point in notes.points}
    for item, path in fields.items("point", ()):
        point = _point(ObjectReader(item, path), ruleset_id)
        if point.id in points:
            raise bad_type(f"{path}.id", mark("{field} repeats the name “{name}”."), name=point.id)
        points[point.id] = point
    answers = dict(notes.answers)
    if ruleset_id is not None:
        file_answers: dict[str, Text] = {}
        for item, path in fields.items("note", ()):
            file_answers |= _note(ObjectReader(item, path), points, notes, ruleset_id)
        answers[ruleset_id] = file_answers
    fields.check_all_read()
    return SystemNotes(tuple(points.values()), answers)


def _point(fields: ObjectReader, owner_ruleset: str | None) -> DifferencePoint:
    point_id, usual = fields.string("id"), fields.translatable_text("usual", "notes points")
    if fields.has("ideas"):
        point = DifferencePoint(point_id, usual, ideas=tuple(str(idea) for idea, _ in fields.items("ideas")))
    else:
        topic = Topic(fields.enum("topic", list(Topic)))
        point = DifferencePoint(
            point_id,
            usual,
            topic=topic,
            label=fields.translatable_text("label", "notes points"),
            owner_ruleset=owner_ruleset,
        )
    fields.check_all_read()
    return point


def _note(
    fields: ObjectReader, points: Mapping[str, DifferencePoint], notes: SystemNotes, ruleset_id: str
) -> dict[str, Text]:
    """Returns the text of a note, or that of another system, for each point."""
    point_ids = [enum_value(str(item), points, path) for item, path in fields.items("on")]
    if not fields.has("as"):
        if not fields.has("text"):
            return dict.fromkeys(point_ids, fields.localized_text())
        text = fields.translatable_text("text", f"notes {ruleset_id}")
        fields.check_all_read()
        return dict.fromkeys(point_ids, text)
    values = notes.answers[fields.enum("as", notes.answers)]
    fields.check_all_read()
    return {point: values.get(point, points[point].common_answer) for point in point_ids}

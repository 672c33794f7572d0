# SPDX-License-Identifier: MIT
"""What was written of rule systems, found beside each: what no rule says as data.

The points that they share stand in a file of their own. Every hand that has an idea in one system and not in another has to
be answered for there or in what a system brings; a test looks for such hands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, partial

from mahjong_desk.interchange.fields import Fields, bad_type, fields_of_file, one_of
from mahjong_desk.learn.brought import read_brought
from mahjong_desk.learn.compare.facts import Topic
from mahjong_desk.learn.compare.points import Notes, Point
from mahjong_desk.paths import resource
from mahjong_desk.rules.registry import rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, mark

FORMAT = "mahjong-desk/notes"
VERSION = 1
_FOLDER = "compare"


def notes() -> Notes:
    """Returns what was written of all rule systems that there are.

    Raises:
        Refusal: A file of the application says something that cannot be.
        tomllib.TOMLDecodeError: It is no TOML.
    """
    return _gathered(rulesets())


@cache
def _gathered(systems: tuple[Ruleset, ...]) -> Notes:
    shared = (resource(_FOLDER) / "points.toml").read_text(encoding="utf-8")
    found = read_notes(Notes((), {}), None, tomllib.loads(shared))
    for ruleset in systems:
        read = partial(read_notes, found, ruleset.id)
        found = read_brought(ruleset, _FOLDER, f"{ruleset.id}.notes.toml", read) or found
    return found


def read_notes(known: Notes, ruleset_id: str | None, value: object) -> Notes:
    """Returns what was known already, and what a file adds to it.

    Args:
        ruleset_id: The id of the rule system that it speaks of; None where it speaks of none.

    Raises:
        Refusal: It is no such file; with the place of what is wrong in it.
    """
    otherwise = mark("This is no file of notes.")
    fields = fields_of_file(value, FORMAT, VERSION, otherwise)
    points = {point.id: point for point in known.points}
    for one, place in fields.entries("point", ()):
        point = _point(Fields(one, place), ruleset_id)
        if point.id in points:
            raise bad_type(f"{place}.id", mark("{field} is “{name}” like another one."), name=point.id)
        points[point.id] = point
    answers = dict(known.answers)
    if ruleset_id is not None:
        own: dict[str, Text] = {}
        for one, place in fields.entries("note", ()):
            own |= _note(Fields(one, place), points, known, ruleset_id)
        answers[ruleset_id] = own
    fields.close()
    return Notes(tuple(points.values()), answers)


def _point(fields: Fields, asked_by: str | None) -> Point:
    identity, usual = fields.text("id"), fields.said("usual", "notes points")
    if fields.has("ideas"):
        found = Point(identity, usual, ideas=tuple(str(one) for one, _ in fields.entries("ideas")))
    else:
        topic = Topic(fields.word("topic", list(Topic)))
        found = Point(identity, usual, topic=topic, label=fields.said("label", "notes points"), asked_by=asked_by)
    fields.close()
    return found


def _note(fields: Fields, points: Mapping[str, Point], known: Notes, context: str) -> dict[str, Text]:
    """Returns what a note says, by the points on which it says it: in its own words, or in those of another system."""
    on = [one_of(str(one), points, place) for one, place in fields.entries("on")]
    if not fields.has("as"):
        if not fields.has("text"):
            return dict.fromkeys(on, fields.names())
        own = fields.said("text", f"notes {context}")
        fields.close()
        return dict.fromkeys(on, own)
    told = known.answers[fields.word("as", known.answers)]
    fields.close()
    return {point: told.get(point, points[point].usual) for point in on}

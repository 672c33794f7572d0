# SPDX-License-Identifier: MIT
"""The lessons of every rule system that has some."""

from __future__ import annotations

from functools import cache, partial

from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.lessons.lesson_file import read_lessons
from mahjong_desk.learn.ruleset_files import load_ruleset_file
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset


@cache
def load_lessons(ruleset: Ruleset) -> tuple[Lesson, ...]:
    """Returns the lessons of a rule system in order; none without a file.

    Raises:
        Refusal: If a file of the application is invalid.
        tomllib.TOMLDecodeError: If it is not TOML.
    """
    return load_ruleset_file(ruleset, "lessons", f"{ruleset.id}.toml", partial(read_lessons, ruleset)) or ()


def systems_with_lessons() -> tuple[Ruleset, ...]:
    return tuple(ruleset for ruleset in all_rulesets() if _has_some(ruleset))


def _has_some(ruleset: Ruleset) -> bool:
    if ruleset.resources_folder is None:  # all of these can be read, which would take a while here
        return (ruleset.resource_folder("lessons") / f"{ruleset.id}.toml").is_file()
    return bool(load_lessons(ruleset))

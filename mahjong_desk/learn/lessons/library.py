# SPDX-License-Identifier: MIT
"""The lessons of every rule system that has some."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.lessons.reading import read_lessons
from mahjong_desk.paths import resource
from mahjong_desk.rules.registry import rulesets
from mahjong_desk.rules.ruleset import Ruleset


def file_of(ruleset: Ruleset) -> Path:
    """Returns the path of the file with the lessons of a rule system, be there one or not."""
    folder = resource("lessons") if ruleset.pages is None else ruleset.pages
    return folder / f"{ruleset.id}.toml"


@cache
def lessons(ruleset: Ruleset) -> tuple[Lesson, ...]:
    """Returns the lessons of a rule system in their order, none where it has no file of them.

    Raises:
        Refusal: The file says something that cannot be.
        tomllib.TOMLDecodeError: It is no TOML.
    """
    file = file_of(ruleset)
    if not file.is_file():
        return ()
    return read_lessons(ruleset, tomllib.loads(file.read_text(encoding="utf-8")))


def taught() -> tuple[Ruleset, ...]:
    """Returns the rule systems that have lessons, in their order."""
    return tuple(ruleset for ruleset in rulesets() if file_of(ruleset).is_file())

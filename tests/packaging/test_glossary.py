# SPDX-License-Identifier: MIT
"""The glossary: no text has a word that it bans."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.learn.lessons.lesson_file import load_lessons
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.texts import SOURCE_LANGUAGE, catalogue
from translations import texts_in

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"
SYSTEMS = tuple(ruleset.id for ruleset in all_rulesets())


class Banned(NamedTuple):
    """What is not said."""

    language: str
    where: tuple[str, ...]
    word: str
    but_in: tuple[str, ...] = ()

    def found_in(self, said: str) -> list[str]:
        """Returns the lines of a text that say it nevertheless."""
        whole = rf"\b{self.word}\b" if self.language == "en" else re.escape(self.word)
        others = re.compile("|".join(map(re.escape, self.but_in)) or "(?!)")
        lines = [(line, others.sub("", line)) for line in said.splitlines()]
        return [line for line, rest in lines if re.search(whole, rest, flags=re.IGNORECASE)]


def not_said() -> list[Banned]:
    """Returns what the glossary bans, each language with one word."""
    section = (RESOURCES / "languages" / "glossary.md").read_text(encoding="utf-8").partition("## 5 Not said")[2]
    rows = re.findall(r"^\| (en|ja|zh) \|([^|]*)\| ([^|]+) \|[^|]*\|(?: ([^|]+) \|)?", section, flags=re.MULTILINE)
    return [
        Banned(language, tuple(where.split()), word, tuple(others.split(", ")) if others else ())
        for language, where, words, others in rows
        for word in words.split(", ")
    ]


def without_gaps(text: str) -> str:
    """Returns a text without what is in braces: anchors, tiles and placeholders."""
    return re.sub(r"\{+[^{}]*\}+", "", text)


def pages(language: str, pattern: str) -> list[str]:
    return [page.read_text("utf-8") for page in sorted((RESOURCES / "languages" / language).glob(pattern))]


@cache
def texts_of(system: str, language: str) -> str:
    """Returns the texts of a rule system: its page, its lessons and notes, and its names."""
    ruleset = get_ruleset(system)
    parts = pages(language, f"rules/{system}.md")
    parts += [
        one.in_language(language)
        for one in texts_in([ruleset, load_lessons(ruleset), load_notes().answers.get(system)], set())
    ]
    return without_gaps("\n".join(parts))


@cache
def texts(language: str) -> str:
    messages = catalogue(language if language != SOURCE_LANGUAGE else "ja").messages
    parts = pages(language, "help/*.md") + pages(language, "changelog.md")
    if language == SOURCE_LANGUAGE:
        parts += [(key if isinstance(key, str) else key[0]).rpartition("\x04")[2] for key in messages]
    else:
        parts += messages.values()
    parts += [texts_of(system, language) for system in SYSTEMS]
    return without_gaps("\n".join(parts))


def test_no_text_has_a_banned_word() -> None:
    for banned in not_said():
        said = "\n".join(texts_of(system, banned.language) for system in banned.where) or texts(banned.language)
        assert banned.found_in(said) == [], f"the glossary has another word for {banned.word}"

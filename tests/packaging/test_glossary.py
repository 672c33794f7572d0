# SPDX-License-Identifier: MIT
"""The glossary: what it says not to say stands in no text that a person reads."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from mahjong_desk.rules.names import Names
from mahjong_desk.rules.registry import rulesets

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"


def not_said() -> list[tuple[str, str]]:
    """Returns what the glossary bans, each language with one word."""
    section = (RESOURCES / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## 5 Not said")[2]
    rows = re.findall(r"^\| (en|ja|zh) \| ([^|]+) \|", section, flags=re.MULTILINE)
    return [(language, word) for language, words in rows for word in words.split(", ")]


@cache
def texts(language: str) -> str:
    """Returns everything that is said in a language: interface, rule pages, help, lessons, the names of the rules."""
    pages = [*RESOURCES.glob(f"rules/*.{language}.md"), *RESOURCES.glob(f"help/{language}/*.md")]
    parts = [page.read_text(encoding="utf-8") for page in pages]
    tag, file = ("source", "ja") if language == "en" else ("translation", language)
    source = (RESOURCES / "translations" / f"mahjong_desk_{file}.ts").read_text(encoding="utf-8")
    parts += re.findall(rf"<{tag}>(.*?)</{tag}>", source, flags=re.DOTALL)
    for file_of_lessons in RESOURCES.glob("lessons/*.toml"):
        parts += re.findall(rf'^\w+\.{language} = "(.*)"$', file_of_lessons.read_text(encoding="utf-8"), re.MULTILINE)
    for ruleset in rulesets():
        rows: list[Names] = [ruleset.names]
        rows += [names for yaku in ruleset.yaku for names in (yaku.names, yaku.condition)]
        rows += [names for option in ruleset.options for names in (option.names, option.meaning)]
        rows += [choice.names for option in ruleset.options for choice in option.choices]
        parts += [names.of(language) for names in rows]
    return unescape("\n".join(parts))


@pytest.mark.parametrize(("language", "word"), not_said())
def test_nobody_says_it(language: str, word: str) -> None:
    found = [line for line in texts(language).splitlines() if word in line]
    assert found == [], f"the glossary has another word for {word}"


def test_the_glossary_says_what_not_to_say() -> None:
    assert len(not_said()) > 10
    assert {language for language, _word in not_said()} == {"en", "ja", "zh"}

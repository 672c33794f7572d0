# SPDX-License-Identifier: MIT
"""The glossary: what it says not to say stands in no text that a person reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from html import unescape
from pathlib import Path
from typing import NamedTuple

import pytest

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.registry import find, rulesets

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"
SYSTEMS = tuple(ruleset.id for ruleset in rulesets())


class Banned(NamedTuple):
    """What is not said.

    Attributes:
        language: In which language.
        where: The ids of the rule systems in whose texts it is not said; none for all texts.
        word: The word.
        but_in: Other words that hold it.
    """

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
    section = (RESOURCES / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## 5 Not said")[2]
    rows = re.findall(r"^\| (en|ja|zh) \|([^|]*)\| ([^|]+) \|[^|]*\|(?: ([^|]+) \|)?", section, flags=re.MULTILINE)
    return [
        Banned(language, tuple(where.split()), word, tuple(others.split(", ")) if others else ())
        for language, where, words, others in rows
        for word in words.split(", ")
    ]


def names_in(value: object, seen: set[int]) -> Iterator[Names]:
    """Yields all names that a rule system holds, however deep."""
    if isinstance(value, Names):
        yield value
    elif id(value) not in seen:
        seen.add(id(value))
        if isinstance(value, Mapping):
            for one in value.values():
                yield from names_in(one, seen)
        elif isinstance(value, tuple | list | set | frozenset):
            for one in value:
                yield from names_in(one, seen)
        elif is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                yield from names_in(getattr(value, field.name, None), seen)


@cache
def written_names() -> tuple[Names, ...]:
    """Returns all names that stand in the source: beside those of the rules, what Learn says of them."""
    found = []
    for path in (ROOT / "mahjong_desk").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "Names(" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Names":
                said = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                if len(said) == len(fields(Names)):
                    found.append(Names(*said))
    return tuple(found)


def without_gaps(text: str) -> str:
    """Returns a text without what stands in braces: anchors, tiles and gaps to be filled."""
    return re.sub(r"\{+[^{}]*\}+", "", text)


def told_in(file: Path, language: str) -> list[str]:
    """Returns the texts of a file of lessons or notes."""
    return re.findall(rf'^(?:\w+\.)?{language} = "(.*)"$', file.read_text(encoding="utf-8"), re.MULTILINE)


@cache
def texts_of(system: str, language: str) -> str:
    """Returns what is said of a rule system: its page to read, its lessons and notes, and everything that its rules name."""
    parts = [page.read_text(encoding="utf-8") for page in RESOURCES.glob(f"languages/{language}/rules/{system}.md")]
    for file in (RESOURCES / "lessons" / f"{system}.toml", RESOURCES / "compare" / f"{system}.notes.toml"):
        parts += told_in(file, language)
    parts += [names.of(language) for names in names_in(find(system), set())]
    return without_gaps("\n".join(parts))


@cache
def texts(language: str) -> str:
    """Returns everything that is said in a language: interface, help, changelog, and of every rule system."""
    pages = [*RESOURCES.glob(f"languages/{language}/help/*.md"), *RESOURCES.glob(f"languages/{language}/changelog.md")]
    parts = [page.read_text(encoding="utf-8") for page in pages]
    tag, file = ("source", "ja") if language == "en" else ("translation", language)
    source = (RESOURCES / "translations" / f"mahjong_desk_{file}.ts").read_text(encoding="utf-8")
    parts += re.findall(rf"<{tag}>(.*?)</{tag}>", source, flags=re.DOTALL)
    parts += [texts_of(system, language) for system in SYSTEMS]
    parts += told_in(RESOURCES / "compare" / "points.toml", language)
    parts += [names.of(language) for names in written_names()]
    return without_gaps(unescape("\n".join(parts)))


@pytest.mark.parametrize("banned", not_said(), ids=lambda one: f"{one.language}-{'-'.join(one.where)}-{one.word}")
def test_nobody_says_it(banned: Banned) -> None:
    said = "\n".join(texts_of(system, banned.language) for system in banned.where) or texts(banned.language)
    assert banned.found_in(said) == [], f"the glossary has another word for {banned.word}"


def test_the_glossary_says_what_not_to_say() -> None:
    banned = not_said()
    assert len(banned) > 30
    assert {one.language for one in banned} == {"en", "ja", "zh"}
    assert {system for one in banned for system in one.where} <= set(SYSTEMS)

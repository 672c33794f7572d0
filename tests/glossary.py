# SPDX-License-Identifier: MIT
import re
from pathlib import Path
from typing import NamedTuple

_GLOSSARY = Path(__file__).parents[1] / "resources" / "languages" / "glossary.md"


class Banned(NamedTuple):
    language: str
    where: tuple[str, ...]
    word: str
    but_in: tuple[str, ...] = ()

    def found_in(self, text: str) -> list[str]:
        """Returns the lines of a text that contain the word."""
        whole = rf"\b{self.word}\b" if self.language == "en" else re.escape(self.word)
        others = re.compile("|".join(map(re.escape, self.but_in)) or "(?!)")
        lines = [(line, others.sub("", line)) for line in text.splitlines()]
        return [line for line, rest in lines if re.search(whole, rest, flags=re.IGNORECASE)]


def not_said() -> list[Banned]:
    """Returns the banned words of every language."""
    section = _GLOSSARY.read_text(encoding="utf-8").partition("## 5 Not said")[2]
    rows = re.findall(r"^\| (en|ja|zh) \|([^|]*)\| ([^|]+) \|[^|]*\|(?: ([^|]+) \|)?", section, flags=re.MULTILINE)
    return [
        Banned(language, tuple(where.split()), word, tuple(others.split(", ")) if others else ())
        for language, where, words, others in rows
        for word in words.split(", ")
    ]

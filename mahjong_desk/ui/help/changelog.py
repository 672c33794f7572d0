# SPDX-License-Identifier: MIT
"""The highlights of each release, for players.

``CHANGELOG.md`` has everything in English, with the highlights of a release under ``### Highlights``. Each other language
has its own ``changelog.md`` with the same releases and highlights.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from mahjong_desk import __version__, paths

_RELEASE: Final = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_HIGHLIGHTS: Final = re.compile(r"^### Highlights\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
_ITEM: Final = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)
_UNRELEASED: Final = "Unreleased"
_OF_HELP: Final = re.compile(r"\]\([^)]*/help/([\w-]+)\.md((?:#\w+)?)\)")
_OF_RULES: Final = re.compile(r"\]\([^)]*/rules/(\w+)\.md\)")


class Release(NamedTuple):
    """A release as whoever plays reads of it.

    Attributes:
        date: Its day, ``2026-01-31``; None while it is not released.
    """

    version: str
    date: str | None
    highlights: tuple[str, ...]


def changelog(language: str) -> str:
    """Returns the text of the changelog in a language: all of it in English, the highlights in the others.

    Raises:
        FileNotFoundError: There is none in this language.
    """
    own = paths.resource("languages", language, "changelog.md")
    file = own if own.is_file() else paths.changelog()
    return file.read_text(encoding="utf-8")


def releases(text: str) -> Iterator[Release]:
    """Yields the releases of a changelog that have highlights, the newest first.

    What is not released yet counts as the version of the program, until there is a release with that number.
    """
    told = _RELEASE.findall(text)
    numbers = {version for version, _, _ in told}
    for version, date, changes in told:
        if version == _UNRELEASED and __version__ in numbers:
            continue
        found = _HIGHLIGHTS.search(changes)
        if highlights := tuple(" ".join(item.split()) for item in _ITEM.findall(found[1] if found else "")):
            yield Release(__version__ if version == _UNRELEASED else version, date or None, highlights)


def news(language: str) -> str:
    """Returns what is new in a language, with the marks of a page of the help, whose links lead to its pages and to the rules."""
    told = "\n\n".join(
        "\n".join((f"## {release.version} {{#v{release.version}}}", "", *(f"- {item}" for item in release.highlights)))
        for release in releases(changelog(language))
    )
    return _OF_RULES.sub(r"](rules:\1)", _OF_HELP.sub(r"](help:\1\2)", told))

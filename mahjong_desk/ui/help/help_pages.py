# SPDX-License-Identifier: MIT
"""The sources of help text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from html import escape, unescape
from typing import Final, NamedTuple

from mahjong_desk import __version__, paths, texts
from mahjong_desk.rules import registry
from mahjong_desk.ui.rulebook.rendering import RenderedPage, render
from mahjong_desk.ui.text.phrases import localised

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
    own = paths.resource_path("languages", language, "changelog.md")
    file = own if own.is_file() else paths.changelog_path()
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


def release_notes(language: str) -> str:
    """Returns what is new in a language, with the marks of a page of the help, whose links lead to its pages and to the rules."""
    told = "\n\n".join(
        "\n".join((f"## {release.version} {{#v{release.version}}}", "", *(f"- {item}" for item in release.highlights)))
        for release in releases(changelog(language))
    )
    return _OF_RULES.sub(r"](rules:\1)", _OF_HELP.sub(r"](help:\1\2)", told))


PAGES: Final = (
    "start",
    "new-match",
    "table",
    "picker",
    "ledger",
    "learn",
    "club",
    "rules",
    "files",
    "safety",
    "settings",
    "news",
)
"""The ids of the pages in the order of the contents; each place of the rail is called as its page."""
PAGE_SCHEME: Final = "help:"
"""Leads to another page, and to one of its sections: ``help:club#standings``."""
RULES_SCHEME: Final = "rules:"
"""Leads to the rule page of a system: ``rules:boo``."""
COMMAND_SCHEME: Final = "command:"
"""Gives a command: ``command:new_match``."""

_TITLE = re.compile(r"^# (.+?)(?: \{#[^}]+\})?$", re.MULTILINE)
_MARKUP = re.compile(r"<[^>]*>")
_TILE = 20

Placeholders = Mapping[str, Callable[[], str]]
"""What stands for each ``{{name}}`` of a page, as HTML: the name of a command with its key, or a table of keys."""


def source_of(page: str, language: str) -> str:
    """Returns the text of a page with its marks.

    Raises:
        FileNotFoundError: There is no such page.
    """
    return texts.page(language, "help", f"{page}.md").read_text(encoding="utf-8")


class HelpPage:
    """A page in one language."""

    def __init__(self, name: str, language: str, fillings: Placeholders) -> None:
        """Reads a page.

        Raises:
            FileNotFoundError: There is no such page.
        """
        self.name = name
        self._language = language
        self._source = source_of(name, language)
        self._fillings = fillings

    @property
    def title(self) -> str:
        """What the page is called."""
        found = _TITLE.search(self._source)
        assert found is not None
        return found[1]

    @cached_property
    def shown(self) -> RenderedPage:
        """The page as a text browser shows it."""
        pieces = registry.all_rulesets()[0].pieces
        fillings = {
            **self._fillings,
            "rulesets": _rulesets_html,
            "news": lambda: render(release_notes(self._language), pieces, {}, _TILE).html,
        }
        return render(self._source, pieces, fillings, _TILE)

    def says(self, text: str) -> bool:
        """Tells whether a text stands on the page, whatever its case."""
        return text.strip().casefold() in unescape(_MARKUP.sub("", self.shown.html)).casefold()


def _rulesets_html() -> str:
    """Returns the names of all rule systems, each leading to its page."""
    names = ((ruleset.id, escape(localised(ruleset.names))) for ruleset in registry.all_rulesets())
    return " · ".join(f'<a href="{RULES_SCHEME}{name}">{text}</a>' for name, text in names)


def pages_in(language: str, fillings: Placeholders) -> tuple[HelpPage, ...]:
    """Returns every page in a language, in the order of the contents."""
    return tuple(HelpPage(name, language, fillings) for name in PAGES)

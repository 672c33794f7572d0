# SPDX-License-Identifier: MIT
"""The help pages, and the news of the releases."""

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
    """The highlights of a release; its date is None until it has been released."""

    version: str
    date: str | None
    highlights: tuple[str, ...]


def changelog(language: str) -> str:
    """Returns the changelog in a language; only the English one is complete, the others have the highlights.

    Raises:
        FileNotFoundError: There is no changelog.
    """
    own = paths.resource_path("languages", language, "changelog.md")
    file = own if own.is_file() else paths.changelog_path()
    return file.read_text(encoding="utf-8")


def releases(text: str) -> Iterator[Release]:
    """Yields the releases of a changelog that have highlights, the newest first.

    Unreleased changes have the version of the program, unless that has been released.
    """
    sections = _RELEASE.findall(text)
    numbers = {version for version, _, _ in sections}
    for version, date, changes in sections:
        if version == _UNRELEASED and __version__ in numbers:
            continue
        section = _HIGHLIGHTS.search(changes)
        if highlights := tuple(" ".join(item.split()) for item in _ITEM.findall(section[1] if section else "")):
            yield Release(__version__ if version == _UNRELEASED else version, date or None, highlights)


def release_notes(language: str) -> str:
    """Returns the news in the markup of a help page, with links to help pages and rule pages."""
    text = "\n\n".join(
        "\n".join((f"## {release.version} {{#v{release.version}}}", "", *(f"- {item}" for item in release.highlights)))
        for release in releases(changelog(language))
    )
    return _OF_RULES.sub(r"](rules:\1)", _OF_HELP.sub(r"](help:\1\2)", text))


_SCREENS: Final = ("table", "picker", "ledger", "learn", "club", "rules")
PAGES: Final = ("start", "new-match", *_SCREENS, "files", "safety", "settings", "news")
"""The ids of the pages in the order of the contents."""
PAGE_SCHEME: Final = "help:"
"""Links to a page and one of its sections, such as ``help:club#standings``."""
RULES_SCHEME: Final = "rules:"
"""Links to the rule page of a system, such as ``rules:boo``."""
COMMAND_SCHEME: Final = "command:"
"""Links to a command, such as ``command:new_match``."""

_TITLE = re.compile(r"^# (.+?)(?: \{#[^}]+\})?$", re.MULTILINE)
_MARKUP = re.compile(r"<[^>]*>")
_TILE = 20

Placeholders = Mapping[str, Callable[[], str]]
"""The HTML for each ``{{name}}`` of a page: the name of a command with its key, or a table of keys."""


def source_of(page: str, language: str) -> str:
    """Returns the source of a page.

    Raises:
        FileNotFoundError: There is no such page.
    """
    return texts.page(language, "help", f"{page}.md").read_text(encoding="utf-8")


class HelpPage:
    """A page in one language."""

    def __init__(self, name: str, language: str, fillings: Placeholders) -> None:
        self.name, self._language, self._fillings = name, language, fillings
        self._source = source_of(name, language)

    @property
    def title(self) -> str:
        title = _TITLE.search(self._source)
        assert title is not None
        return title[1]

    @cached_property
    def rendered(self) -> RenderedPage:
        """The rendered page."""
        pieces = registry.all_rulesets()[0].pieces
        fillings = {
            **self._fillings,
            "rulesets": _rulesets_html,
            "news": lambda: render(release_notes(self._language), pieces, {}, _TILE).html,
        }
        return render(self._source, pieces, fillings, _TILE)

    def contains(self, text: str) -> bool:
        """Returns whether the page contains a text, ignoring case."""
        return text.strip().casefold() in unescape(_MARKUP.sub("", self.rendered.html)).casefold()


def _rulesets_html() -> str:
    """Returns the names of all rule systems as links to their pages."""
    names = ((ruleset.id, escape(localised(ruleset.name))) for ruleset in registry.all_rulesets())
    return " · ".join(f'<a href="{RULES_SCHEME}{name}">{text}</a>' for name, text in names)


def pages_in(language: str, fillings: Placeholders) -> tuple[HelpPage, ...]:
    return tuple(HelpPage(name, language, fillings) for name in PAGES)

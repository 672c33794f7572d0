# SPDX-License-Identifier: MIT
"""The pages of the help: texts below ``resources/languages``, a folder a language, in which keys are filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from html import escape, unescape
from typing import Final

from mahjong_desk import texts
from mahjong_desk.rules import registry
from mahjong_desk.ui.help.changelog import news
from mahjong_desk.ui.rulebook.page import Page, render
from mahjong_desk.ui.words.phrases import in_language

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

Fillings = Mapping[str, Callable[[], str]]
"""What stands for each ``{{name}}`` of a page, as HTML: the name of a command with its key, or a table of keys."""


def source_of(page: str, language: str) -> str:
    """Returns the text of a page with its marks.

    Raises:
        FileNotFoundError: There is no such page.
    """
    return texts.page(language, "help", f"{page}.md").read_text(encoding="utf-8")


class HelpPage:
    """A page in one language."""

    def __init__(self, name: str, language: str, fillings: Fillings) -> None:
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
    def shown(self) -> Page:
        """The page as a text browser shows it."""
        pieces = registry.rulesets()[0].pieces
        fillings = {
            **self._fillings,
            "rulesets": _rulesets_html,
            "news": lambda: render(news(self._language), pieces, {}, _TILE).html,
        }
        return render(self._source, pieces, fillings, _TILE)

    def says(self, text: str) -> bool:
        """Tells whether a text stands on the page, whatever its case."""
        return text.strip().casefold() in unescape(_MARKUP.sub("", self.shown.html)).casefold()


def _rulesets_html() -> str:
    """Returns the names of all rule systems, each leading to its page."""
    names = ((ruleset.id, escape(in_language(ruleset.names))) for ruleset in registry.rulesets())
    return " · ".join(f'<a href="{RULES_SCHEME}{name}">{text}</a>' for name, text in names)


def pages_in(language: str, fillings: Fillings) -> tuple[HelpPage, ...]:
    """Returns every page in a language, in the order of the contents."""
    return tuple(HelpPage(name, language, fillings) for name in PAGES)

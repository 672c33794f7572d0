# SPDX-License-Identifier: MIT
"""The help sheet: its pages, a search in all of them, and the history."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from html import escape, unescape
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem

from mahjong_desk import __version__, paths, texts
from mahjong_desk.rules import registry
from mahjong_desk.texts import language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.fields import SearchField
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, Panel, boxed, column, row
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import RenderedPage, render
from mahjong_desk.ui.text.phrases import localise

_RELEASE = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_HIGHLIGHTS = re.compile(r"^### Highlights\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
_ITEM = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)
_UNRELEASED = "Unreleased"
_HELP_LINK = re.compile(r"\]\([^)]*/help/([\w-]+)\.md((?:#\w+)?)\)")
_RULES_LINK = re.compile(r"\]\([^)]*/rules/(\w+)\.md\)")


class Release(NamedTuple):
    """The highlights of a release; its date is None until it has been released."""

    version: str
    date: str | None
    highlights: tuple[str, ...]


def changelog(language: str) -> str:
    """Returns the changelog in a language; translations have only the highlights.

    Raises:
        FileNotFoundError: There is no changelog.
    """
    translated = paths.resource_path("languages", language, "changelog.md")
    file = translated if translated.is_file() else paths.changelog_path()
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
    """Returns the highlights of all releases as the source of a help page."""
    text = "\n\n".join(
        "\n".join((f"## {release.version} {{#v{release.version}}}", "", *(f"- {item}" for item in release.highlights)))
        for release in releases(changelog(language))
    )
    return _RULES_LINK.sub(r"](rules:\1)", _HELP_LINK.sub(r"](help:\1\2)", text))


_SCREENS = ("table", "picker", "ledger", "learn", "club", "rules")
PAGES = ("start", "new-match", *_SCREENS, "files", "safety", "settings", "news")
"""The ids of the pages in the order of the contents."""
PAGE_SCHEME = "help:"
"""Links to a page and one of its sections, such as ``help:club#standings``."""
RULES_SCHEME = "rules:"
"""Links to the rule page of a system, such as ``rules:boo``."""
COMMAND_SCHEME = "command:"
"""Links to a command, such as ``command:new_match``."""

_TITLE = re.compile(r"^# (.+?)(?: \{#[^}]+\})?$", re.MULTILINE)
_MARKUP = re.compile(r"<[^>]*>")
_TILE_WIDTH = 20

Placeholders = Mapping[str, Callable[[], str]]
"""The HTML for each ``{{name}}`` of a page: the name of a command with its key, or a table of keys."""


def help_source(page: str, language: str) -> str:
    """Returns the source of a page.

    Raises:
        FileNotFoundError: There is no such page.
    """
    return texts.page(language, "help", f"{page}.md").read_text(encoding="utf-8")


class HelpPage:
    """A page in one language."""

    def __init__(self, name: str, language: str, placeholders: Placeholders) -> None:
        self.name, self._language, self._placeholders = name, language, placeholders
        self._source = help_source(name, language)

    @property
    def title(self) -> str:
        title = _TITLE.search(self._source)
        assert title is not None
        return title[1]

    @cached_property
    def rendered(self) -> RenderedPage:
        pieces = registry.all_rulesets()[0].pieces
        placeholders = {
            **self._placeholders,
            "rulesets": _rulesets_html,
            "news": lambda: render(release_notes(self._language), pieces, {}, _TILE_WIDTH).html,
        }
        return render(self._source, pieces, placeholders, _TILE_WIDTH)

    def contains(self, text: str) -> bool:
        """Returns whether the page contains a text, ignoring case."""
        return text.strip().casefold() in unescape(_MARKUP.sub("", self.rendered.html)).casefold()


def _rulesets_html() -> str:
    """Returns the names of all rule systems as links to their pages."""
    names = ((ruleset.id, escape(localise(ruleset.name))) for ruleset in registry.all_rulesets())
    return " · ".join(f'<a href="{RULES_SCHEME}{name}">{text}</a>' for name, text in names)


def pages_in(language: str, placeholders: Placeholders) -> tuple[HelpPage, ...]:
    return tuple(HelpPage(name, language, placeholders) for name in PAGES)


_CONTENTS = 240
_HEIGHT = 900


class _SearchField(SearchField):
    """A field that keeps Enter from the main button of the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()


class HelpSheet(Sheet):
    """Shows the help pages at a ``location``, such as ``club#standings``."""

    def __init__(self, window: Navigator, placeholders: Placeholders, location: str) -> None:
        super().__init__(tr("Help"), window.sheet_host, width=1140, height=_HEIGHT)
        self._window = window
        self._pages = {page.name: page for page in pages_in(language(), placeholders)}
        self.location = ""
        self._history: list[str] = []
        self.search = _SearchField()
        self.search.setPlaceholderText(tr("Search the help (Ctrl + F)"))
        self.search.setAccessibleName(tr("Search the help"))
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._show_next)
        self.contents = RowList(tr("Contents"))
        for page in self._pages.values():
            line = QListWidgetItem(page.title, self.contents)
            line.setData(Qt.ItemDataRole.UserRole, page.name)
        self.contents.currentItemChanged.connect(self._page_chosen)
        self._found = Label(size=14, role="ink3", wrap=True)
        self.browser = RuleBrowser()
        self.browser.setAccessibleName(tr("Help page"))
        self.browser.anchorClicked.connect(self._follow)
        for widget in (self.search, self._found, self.contents):
            widget.setFixedWidth(theme.scaled_column_width(_CONTENTS))
        side = column(self.search, self._found, (self.contents, 1), gap=theme.px(8))
        paper = boxed(column(self.browser, edges=(2, 2, 2, 2)), Panel())
        self.body.addLayout(row(side, (paper, 1), gap=theme.px(14)), 1)
        self.search.serve_find(self)
        self._back = self.add_button(tr("&Back"), self.go_back)
        self.add_main_button(tr("Close"), self.reject)
        self.show_page(location)

    @property
    def page(self) -> HelpPage:
        return self._pages[self.location.partition("#")[0]]

    def show_page(self, location: str) -> None:
        """Shows a page at its top or at a section, such as ``club#standings``."""
        if self.location not in ("", location):
            self._history.append(self.location)
        self._show(location)

    def go_back(self) -> None:
        if self._history:
            self._show(self._history.pop())

    def _show(self, location: str) -> None:
        name, _, section = location.partition("#")
        page = self._pages[name]
        if not self.location or page is not self.page:
            self.browser.show_page(page.rendered.html)
        self.location = location
        if section:
            self.browser.scrollToAnchor(section)
        else:
            self.browser.verticalScrollBar().setValue(0)
        self._back.setEnabled(bool(self._history))
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(list(self._pages).index(name))
        self.contents.blockSignals(False)

    def _page_chosen(self, line: QListWidgetItem | None) -> None:
        if line is not None:
            self.show_page(line.data(Qt.ItemDataRole.UserRole))

    def _follow(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith(PAGE_SCHEME):
            self.show_page(target.removeprefix(PAGE_SCHEME))
            return
        if any(sheet is not self and sheet.isVisible() for sheet in self._window.sheet_host.findChildren(Sheet)):
            self._window.notify(tr("Close the dialog behind the help first."), fault=True)
            return
        self.reject()
        if target.startswith(RULES_SCHEME):
            self._window.show_rule(target.removeprefix(RULES_SCHEME), "top")
        elif target.startswith(COMMAND_SCHEME):
            self._window.run_command(target.removeprefix(COMMAND_SCHEME))

    def open(self) -> None:
        super().open()
        # The arrow keys scroll the page.
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _search(self, text: str) -> None:
        """Marks a text on the current page, and lists only pages that contain it."""
        query = text.strip()
        names = [page.name for page in self._pages.values() if not query or page.contains(query)]
        for line, name in enumerate(self._pages):
            self.contents.item(line).setHidden(name not in names)
        self._found.setText("" if names else tr("Not found in the help"))
        if names and self.page.name not in names:
            self.show_page(names[0])
        self.browser.search(query)
        if query:
            self.browser.find_next()

    def _show_next(self) -> None:
        """Shows the next match of the search, on this page or the next one."""
        query = self.search.text().strip()
        if not query:
            return
        if self.browser.match_index + 1 < len(self.browser.matches):
            self.browser.find_next()
            return
        names = list(self._pages)
        current = names.index(self.page.name)
        order = (*names[current + 1 :], *names[: current + 1])
        if following := next((name for name in order if self._pages[name].contains(query)), None):
            self.show_page(following)
            self.browser.search(query)
            self.browser.find_next()

# SPDX-License-Identifier: MIT
"""What is new: read from the changelog, the same in each language, and shown on its page of the help."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk import __version__
from mahjong_desk.paths import changelog_path as english_file
from mahjong_desk.texts import languages
from mahjong_desk.ui.help.help_pages import Release, changelog, pages_in, release_notes, releases
from mahjong_desk.ui.window.keys_sheet import help_placeholders

EACH_LANGUAGE = pytest.mark.parametrize("language", languages())
TOLD = """\
# Changelog
## [Unreleased]
### Highlights
- Soon.
### Added
- What nobody needs to read.
## [9.1.0] - 2026-05-04
### Highlights

- A place for *clubs*, see [people](people.md):
  `Alt+5`.
- Sound.

### Added
- A line.
## [9.0.0] - 2026-01-31
### Fixed
- A fault.
"""
_LINK = re.compile(r"\]\(((?:help|rules):[^)]+)\)")


def test_highlights_are_read_and_nothing_else() -> None:
    assert list(releases(TOLD)) == [
        Release(__version__, None, ("Soon.",)),
        Release("9.1.0", "2026-05-04", ("A place for *clubs*, see [people](people.md): `Alt+5`.", "Sound.")),
    ]


def test_later_releases_are_not_shown_yet() -> None:
    released = TOLD.replace("9.1.0", __version__)
    assert [release.highlights[-1] for release in releases(released)] == ["Sound."]


@EACH_LANGUAGE
def test_each_language_has_the_same_releases_and_links(language: str) -> None:
    def told(of: str) -> list[tuple[str, str | None, int]]:
        return [(release.version, release.date, len(release.highlights)) for release in releases(changelog(of))]

    assert told(language) == told("en")
    assert _LINK.findall(release_notes(language)) == _LINK.findall(release_notes("en"))
    assert not re.search(r"\]\((?!help:|rules:)", release_notes(language)), "a link that leads out of the window"


def test_every_release_has_highlights_and_the_newest_is_this() -> None:
    released = re.findall(r"^## \[(\d[^\]]*)\]", english_file().read_text(encoding="utf-8"), re.MULTILINE)
    assert released[:1] in ([], [__version__])
    texts = [release.version for release in releases(changelog("en"))]
    assert texts == (released or [__version__])


@EACH_LANGUAGE
def test_the_page_shows_them_with_their_links(qapp: QApplication, language: str) -> None:
    page = next(page for page in pages_in(language, help_placeholders()) if page.name == "news")
    assert f"v{__version__}" in page.rendered.anchors
    assert page.rendered.html.count("<li>") == sum(len(release.highlights) for release in releases(changelog(language)))
    assert '<a href="help:club">' in page.rendered.html

# SPDX-License-Identifier: MIT
import json
import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import mahjong_desk.ui
from mahjong_desk import __version__
from mahjong_desk.log import start_log, stop_log
from mahjong_desk.paths import changelog_path as english_file
from mahjong_desk.paths import resource_path
from mahjong_desk.rules import registry
from mahjong_desk.texts import catalogue
from mahjong_desk.ui.club import PAGES as CLUB_PAGES
from mahjong_desk.ui.help import about_sheet
from mahjong_desk.ui.help.about_sheet import AboutSheet
from mahjong_desk.ui.help.help_sheet import (
    COMMAND_SCHEME,
    PAGE_SCHEME,
    PAGES,
    RULES_SCHEME,
    HelpPage,
    HelpSheet,
    Release,
    changelog,
    help_source,
    pages_in,
    release_notes,
    releases,
)
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.window.commands import COMMANDS
from mahjong_desk.ui.window.keys_sheet import help_placeholders
from mahjong_desk.ui.window.screens import SCREENS
from tests.more_languages import USUAL
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import sit_down
from tests.ui.widgets import add_widget, label_texts

EACH_LANGUAGE = pytest.mark.parametrize("language", USUAL)
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_HELP_PAGE = re.compile(r'^    help_page = "(.+)"$', re.MULTILINE)
_LINK = re.compile(r'href="([^"]+)"')


@cache
def pages(language: str) -> dict[str, HelpPage]:
    return {page.name: page for page in pages_in(language, help_placeholders())}


def page_exists(location: str, language: str) -> bool:
    name, _, section = location.partition("#")
    return name in pages(language) and (not section or section in pages(language)[name].rendered.anchors)


def sheet_pages() -> set[str]:
    ui = Path(mahjong_desk.ui.__file__).parent
    return {location for file in ui.rglob("*.py") for location in _HELP_PAGE.findall(file.read_text(encoding="utf-8"))}


@EACH_LANGUAGE
def test_the_links_of_each_page_have_a_target(qapp: QApplication, language: str) -> None:
    commands = {command.name for command in COMMANDS.values()}
    systems = {ruleset.id for ruleset in registry.all_rulesets()}
    assert {path.stem for path in resource_path("languages", language, "help").iterdir()} == set(PAGES)
    for page in pages(language).values():
        for target in _LINK.findall(page.rendered.html):
            has_target = (
                (target.startswith(PAGE_SCHEME) and page_exists(target.removeprefix(PAGE_SCHEME), language))
                or (target.startswith(RULES_SCHEME) and target.removeprefix(RULES_SCHEME) in systems)
                or (target.startswith(COMMAND_SCHEME) and target.removeprefix(COMMAND_SCHEME) in commands)
            )
            assert has_target, f"{page.name}: {target}"
        assert page.rendered.anchors == pages("en")[page.name].rendered.anchors, page.name


@EACH_LANGUAGE
def test_every_screen_and_sheet_has_a_help_page(qapp: QApplication, language: str) -> None:
    locations = {*SCREENS, *(f"club#{name}" for name in CLUB_PAGES), *(f"learn#{part}" for part in ("atlas", "drills"))}
    assert NewMatchSheet.help_page in sheet_pages()
    locations |= sheet_pages() | {"learn#workbench"}
    assert [location for location in sorted(locations) if not page_exists(location, language)] == []


@EACH_LANGUAGE
def test_bold_words_are_texts_of_the_window(language: str) -> None:
    messages = catalogue("ja" if language == "en" else language).messages
    english = ((key if isinstance(key, str) else key[0]).rpartition("\x04")[2] for key in messages)
    texts = {without_mnemonic(text).removesuffix("…") for text in (english if language == "en" else messages.values())}
    for name in PAGES:
        for words in _BOLD.findall(help_source(name, language)):
            assert words.removesuffix("…") in texts, f"{name}: {words}"


def test_f1_opens_and_closes_the_page_of_the_current_screen(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    window = guest.window
    for place, turn, location in (
        ("table", lambda: None, "table"),
        ("rules", lambda: None, "rules"),
        ("club", lambda: window.screen_widget("club").show_page("sessions"), "club#sessions"),
    ):
        window.show_screen(place)
        turn()
        guest.press(Qt.Key.Key_F1)
        assert guest.sheet(HelpSheet).location == location
        guest.press(Qt.Key.Key_F1)
        assert window.sheet is None, "the key that opens the help closes it"
        assert window.current_screen == place


def test_help_explains_a_sheet_and_returns_to_it(guest: User) -> None:
    guest.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = guest.sheet(NewMatchSheet)
    guest.enter("Who?")
    guest.press(Qt.Key.Key_F1)
    assert guest.sheet(HelpSheet).location == "new-match"
    guest.sheet(HelpSheet).browser.anchorClicked.emit(QUrl(f"{RULES_SCHEME}boo"))
    assert guest.window.notice.text == "Close the dialog behind the help first."
    guest.enter("\x1b")
    assert guest.window.sheet is sheet
    assert sheet.seats.fields[0].text() == "Who?"
    assert sheet.seats.fields[0].hasFocus()


@pytest.mark.parametrize(("word", "first"), [("fingerprint", "safety"), ("round", "table")])
def test_search_finds_a_word_on_every_page_that_contains_it(guest: User, word: str, first: str) -> None:
    guest.press(Qt.Key.Key_F1)
    sheet = guest.sheet(HelpSheet)
    walk = []
    for page in PAGES:
        sheet.show_page(page)
        walk += [(page, place) for place in range(sheet.browser.toPlainText().casefold().count(word))]
    sheet.show_page("table")
    guest.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    guest.enter(word)
    lines = [sheet.contents.item(row) for row in range(sheet.contents.count())]
    titles = [line.text() for line in lines if not line.isHidden()]
    assert titles == [pages("en")[page].title for page in dict(walk)]
    start = walk.index((first, 0))
    for match in (*walk[start:], *walk[: start + 1]):
        assert (sheet.page.name, sheet.browser.match_index) == match
        guest.enter("\n")
    guest.enter("zz")
    assert all(line.isHidden() for line in lines)
    assert "Not found in the help" in guest.texts(sheet)


def test_links_open_pages_and_screens_and_back_returns(guest: User) -> None:
    guest.press(Qt.Key.Key_F1)
    sheet = guest.sheet(HelpSheet)
    sheet.browser.anchorClicked.emit(QUrl(f"{PAGE_SCHEME}club#search"))
    assert sheet.location == "club#search"
    sheet.contents.setCurrentRow(PAGES.index("files"))
    assert sheet.page.name == "files"
    # A search that goes round returns to the only page with its word.
    sheet.show_page("files")
    for location in ("club#search", "table"):
        guest.click(guest.button("Back"))
        assert sheet.location == location
    assert not guest.button("Back").isEnabled()
    sheet.browser.anchorClicked.emit(QUrl(f"{RULES_SCHEME}boo"))
    assert guest.window.current_screen == "rules"
    assert guest.window.screen_widget("rules").ruleset_id == "boo"
    guest.press(Qt.Key.Key_F1)
    guest.sheet(HelpSheet).browser.anchorClicked.emit(QUrl(f"{COMMAND_SCHEME}new_match"))
    guest.sheet(NewMatchSheet)


@pytest.fixture
def sheet(qtbot: QtBot, tmp_path: Path) -> Iterator[AboutSheet]:
    window = add_widget(qtbot, FakeWindow(), 1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    about = AboutSheet(window, tmp_path)
    window.open_sheet(about)
    yield about
    about.reject()


def test_the_about_sheet_shows_every_version(sheet: AboutSheet) -> None:
    assert {__version__, qVersion(), sqlite3.sqlite_version} <= set(label_texts(sheet))


def test_the_path_of_the_data_folder_can_be_copied(sheet: AboutSheet, tmp_path: Path) -> None:
    from mahjong_desk.ui.kit.controls.buttons import LinkButton

    next(link for link in sheet.findChildren(LinkButton) if link.text() == "Copy path").click()
    assert QApplication.clipboard().text() == str(tmp_path)


def test_each_component_shows_its_licence(sheet: AboutSheet) -> None:
    lines = [sheet.licences.item(row).text() for row in range(sheet.licences.count())]
    for name, licence in (("Mahjong Desk", "MIT"), ("Noto", "OFL")):
        assert any(name in line and licence in line for line in lines), name
    sheet.licences.setCurrentRow(next(row for row, line in enumerate(lines) if "Noto" in line))
    assert "SIL OPEN FONT LICENSE" in sheet.words.toPlainText()
    sheet.licences.setCurrentRow(0)
    assert "not included" in sheet.words.toPlainText()


def test_a_bundle_lists_only_its_own_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / about_sheet.LICENCES_FILE
    items = [
        {"name": "zlib", "version": "1.3", "licence": "Zlib", "home": "", "text": "as is"},
        {"name": "OpenSSL", "version": "", "licence": "Apache-2.0", "home": "", "text": "words"},
    ]
    file.write_text(json.dumps(items), encoding="utf-8")
    monkeypatch.setattr(about_sheet, "resource_path", lambda *_parts: file)
    assert [part.name for part in about_sheet.components()] == ["OpenSSL", "zlib"]
    assert about_sheet.components()[1] == about_sheet.Component("zlib", "1.3", "Zlib", "as is")


def test_a_report_has_versions_and_log_but_no_names(guest: User, tmp_path: Path) -> None:
    sit_down(guest, "boo")
    start_log(tmp_path)
    try:
        guest.window.commands.actions["about"].trigger()
        guest.click(guest.button("Copy for a report"))
    finally:
        stop_log()
    copied = QApplication.clipboard().text()
    assert f"Mahjong Desk {__version__}\n" in copied
    assert "Python" in copied.partition("\n\n")[2], "the log starts with the versions"
    assert str(Path.home()) not in copied
    assert not any(name in copied for name in NAMES)


CHANGELOG = """\
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
_MARKDOWN_LINK = re.compile(r"\]\(((?:help|rules):[^)]+)\)")


def test_only_the_highlights_of_releases_are_read() -> None:
    assert list(releases(CHANGELOG)) == [
        Release(__version__, None, ("Soon.",)),
        Release("9.1.0", "2026-05-04", ("A place for *clubs*, see [people](people.md): `Alt+5`.", "Sound.")),
    ]


def test_later_releases_are_not_shown_yet() -> None:
    released = CHANGELOG.replace("9.1.0", __version__)
    assert [release.highlights[-1] for release in releases(released)] == ["Sound."]


@EACH_LANGUAGE
def test_each_language_has_the_same_releases_and_links(language: str) -> None:
    def summaries(of: str) -> list[tuple[str, str | None, int]]:
        return [(release.version, release.date, len(release.highlights)) for release in releases(changelog(of))]

    assert summaries(language) == summaries("en")
    assert _MARKDOWN_LINK.findall(release_notes(language)) == _MARKDOWN_LINK.findall(release_notes("en"))
    assert not re.search(r"\]\((?!help:|rules:)", release_notes(language)), "a link that leads out of the window"


def test_each_release_has_highlights_and_the_newest_is_current() -> None:
    released = re.findall(r"^## \[(\d[^\]]*)\]", english_file().read_text(encoding="utf-8"), re.MULTILINE)
    assert released[:1] in ([], [__version__])
    assert [release.version for release in releases(changelog("en"))] == (released or [__version__])


@EACH_LANGUAGE
def test_the_news_page_shows_the_highlights_with_links(qapp: QApplication, language: str) -> None:
    page = next(page for page in pages_in(language, help_placeholders()) if page.name == "news")
    assert f"v{__version__}" in page.rendered.anchors
    assert page.rendered.html.count("<li>") == sum(len(release.highlights) for release in releases(changelog(language)))
    assert '<a href="help:club">' in page.rendered.html

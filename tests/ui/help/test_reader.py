# SPDX-License-Identifier: MIT
"""The help: a page for every place and sheet in each language, whose words, keys and links are those of the program."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication

import mahjong_desk.ui
from mahjong_desk.paths import resource_path
from mahjong_desk.rules import registry
from mahjong_desk.texts import catalogue, languages
from mahjong_desk.ui.club.screen import PAGES as CLUB_PAGES
from mahjong_desk.ui.help.help_pages import (
    COMMAND_SCHEME,
    PAGE_SCHEME,
    PAGES,
    RULES_SCHEME,
    HelpPage,
    pages_in,
    source_of,
)
from mahjong_desk.ui.help.help_sheet import HelpSheet
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.window.commands import all_commands
from mahjong_desk.ui.window.keys_sheet import help_placeholders
from mahjong_desk.ui.window.screens import SCREENS
from tests.ui.player import User

EACH_LANGUAGE = pytest.mark.parametrize("language", languages())
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_OF_SHEET = re.compile(r'^    help_page = "(.+)"$', re.MULTILINE)
_LINK = re.compile(r'href="([^"]+)"')


@cache
def pages(language: str) -> dict[str, HelpPage]:
    return {page.name: page for page in pages_in(language, help_placeholders())}


def leads_somewhere(where: str, language: str) -> bool:
    """Returns whether there is such a page, and such a section on it."""
    name, _, section = where.partition("#")
    return name in pages(language) and (not section or section in pages(language)[name].rendered.anchors)


def pages_of_sheets() -> set[str]:
    """Returns the pages that the sheets say of themselves."""
    ui = Path(mahjong_desk.ui.__file__).parent
    return {where for file in ui.rglob("*.py") for where in _OF_SHEET.findall(file.read_text(encoding="utf-8"))}


@EACH_LANGUAGE
def test_what_a_page_names_and_leads_to_is_there(qapp: QApplication, language: str) -> None:
    commands = {command.name for command in all_commands()}
    systems = {ruleset.id for ruleset in registry.all_rulesets()}
    assert {path.stem for path in resource_path("languages", language, "help").iterdir()} == set(PAGES)
    for page in pages(language).values():
        for target in _LINK.findall(page.rendered.html):
            led = (
                (target.startswith(PAGE_SCHEME) and leads_somewhere(target.removeprefix(PAGE_SCHEME), language))
                or (target.startswith(RULES_SCHEME) and target.removeprefix(RULES_SCHEME) in systems)
                or (target.startswith(COMMAND_SCHEME) and target.removeprefix(COMMAND_SCHEME) in commands)
            )
            assert led, f"{page.name}: {target}"
        assert page.rendered.anchors == pages("en")[page.name].rendered.anchors, page.name


@EACH_LANGUAGE
def test_every_place_and_sheet_has_its_page(qapp: QApplication, language: str) -> None:
    wanted = {*SCREENS, *(f"club#{name}" for name in CLUB_PAGES), *(f"learn#{part}" for part in ("atlas", "drills"))}
    assert NewMatchSheet.help_page in pages_of_sheets()
    wanted |= pages_of_sheets() | {"learn#workbench"}
    assert [where for where in sorted(wanted) if not leads_somewhere(where, language)] == []


@EACH_LANGUAGE
def test_bold_words_are_texts_of_the_window(language: str) -> None:
    messages = catalogue("ja" if language == "en" else language).messages
    english = ((key if isinstance(key, str) else key[0]).rpartition("\x04")[2] for key in messages)
    said = {without_mnemonic(text).removesuffix("…") for text in (english if language == "en" else messages.values())}
    for name in PAGES:
        for words in _BOLD.findall(source_of(name, language)):
            assert words.removesuffix("…") in said, f"{name}: {words}"


def help_sheet(player: User) -> HelpSheet:
    return player.sheet(HelpSheet)


def test_the_key_opens_the_page_of_what_is_shown(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    window = guest.window
    for place, turn, where in (
        ("table", lambda: None, "table"),
        ("rules", lambda: None, "rules"),
        ("club", lambda: window.screen_widget("club").show_page("sessions"), "club#sessions"),
    ):
        window.show_screen(place)
        turn()
        guest.press(Qt.Key.Key_F1)
        assert help_sheet(guest).location == where
        guest.press(Qt.Key.Key_F1)
        assert window.sheet is None, "the key that opened it takes it away"
        assert window.place == place


def test_help_explains_a_sheet_and_returns_to_it(guest: User) -> None:
    guest.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = guest.sheet(NewMatchSheet)
    guest.enter("Who?")
    guest.press(Qt.Key.Key_F1)
    assert help_sheet(guest).location == "new-match"
    guest.enter("\x1b")
    assert guest.window.sheet is sheet
    assert sheet.seats.fields[0].text() == "Who?"
    assert sheet.seats.fields[0].hasFocus()


def test_a_word_is_found_on_every_page_that_has_it(guest: User) -> None:
    guest.press(Qt.Key.Key_F1)
    sheet = help_sheet(guest)
    guest.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    guest.enter("fingerprint")
    lines = [sheet.contents.item(row) for row in range(sheet.contents.count())]
    shown = {line.text() for line in lines if not line.isHidden()}
    assert shown == {page.title for page in pages("en").values() if page.contains("fingerprint")}
    assert sheet.page.name == "safety"
    places = len(sheet.browser.match_count)
    for place in range(places):
        assert (sheet.page.name, sheet.browser.match_index) == ("safety", place)
        guest.enter("\n")
    assert (
        (sheet.page.name, sheet.browser.match_index) == ("safety", 0)
        if len(shown) == 1
        else sheet.page.name != "safety"
    )
    guest.enter("zz")
    assert all(line.isHidden() for line in lines)
    assert "Not found in the help" in guest.texts(sheet)


def test_links_lead_on_and_back_and_into_the_window(guest: User) -> None:
    guest.press(Qt.Key.Key_F1)
    sheet = help_sheet(guest)
    sheet.browser.anchorClicked.emit(QUrl(f"{PAGE_SCHEME}club#search"))
    assert sheet.location == "club#search"
    guest.click(guest.button("Back"))
    assert sheet.location == "table"
    sheet.browser.anchorClicked.emit(QUrl(f"{RULES_SCHEME}boo"))
    assert guest.window.place == "rules"
    assert guest.window.screen_widget("rules").ruleset_id == "boo"

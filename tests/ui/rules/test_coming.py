# SPDX-License-Identifier: MIT
"""The Rules page that compares a rule system with another, and the links to it."""

from html import unescape
from itertools import pairwise, permutations
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtWidgets import QApplication

from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.learn.atlas.yaku_page import PageView
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT
from mahjong_desk.ui.rulebook.rendering import TableStyle
from mahjong_desk.ui.rulebook.system_diff import system_diff_page
from mahjong_desk.ui.rules.print_sheet import SystemDiffPages, SystemDiffPrintSheet
from mahjong_desk.ui.rules.screen import RulesScreen
from mahjong_desk.ui.text.vocabulary import short_ruleset
from tests.ui.player import User

CUT_EACH_RUN = {("riichi", "mcr"), ("mcr", "shogi"), ("arushiaru", "beijing"), ("wsom", "boo")}
"""The pairs whose pages every run lays out; the others are slow."""
LOOK = TableStyle("#111111", "#222222", "#333333", 20)


def test_every_comparison_is_complete_in_each_language(guest: User) -> None:
    pairs = list(permutations([ruleset.id for ruleset in all_rulesets()], 2))
    for language in ("en", "ja", "zh"):
        guest.window.settings.language = language
        for source, target in pairs:
            page = system_diff_page(source, target, LOOK)
            text = unescape(page.html)
            assert "{" not in text, (language, source, target)
            assert "<b></b>" not in text, (language, source, target)
            for yaku in get_ruleset(target).yaku:
                assert yaku.is_placeholder or f"yaku:{target}/{yaku.id}" in text, (language, source, yaku.id)
            for yaku in get_ruleset(source).yaku:
                is_covered = f"yaku:{source}/{yaku.id}" in text or any(
                    set(yaku.concepts) & set(other.concepts) for other in get_ruleset(target).yaku
                )
                assert yaku.is_placeholder or is_covered, (language, target, yaku.id)
            assert {"changed", "alike"} <= {section.anchor for section in page.sections}


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("wsom", "arushiaru", ">The dealer’s dealt hand<"),
        ("arushiaru", "wsom", ">No limit hand; Small Three Dragons is not counted with it<"),
        ("arushiaru", "riichi", ">A single wait is a yaku of its own; self-drawn only; gives way to Suuankou tanki<"),
        ("shogi", "arushiaru", ">Four triplets; worth as much open as closed<"),
        ("arushiaru", "boo", ">Such a hand counts as Aka uupin, Toitoi<"),
        ("arushiaru", "boo", ">Houtei does not count<"),
        ("arushiaru", "shogi", ">Its pieces have no numbers<"),
    ],
)
def test_a_comparison_says_what_differs_and_why(source: str, target: str, words: str) -> None:
    assert words in unescape(system_diff_page(source, target, LOOK).html)


def test_the_rules_screen_opens_and_closes_a_comparison(guest: User) -> None:
    screen = guest.screen(RulesScreen)
    guest.window.show_screen("rules")
    screen.show_rule("boo", "top")
    assert [screen.source.itemData(row) for row in range(screen.source.count())] == [
        "",
        *(ruleset.id for ruleset in all_rulesets() if ruleset.id != "boo"),
    ]
    screen.source.setCurrentIndex(screen.source.findData("riichi"))
    assert "Boo for Riichi players" in screen.browser.toPlainText()
    assert "maru" in screen.browser.toPlainText()
    assert [section.title for section in screen.page.sections][:2] == ["Pieces and players", "Winning"]
    screen.search.setText("honba")
    assert screen.browser.matches
    screen.search.clear()
    screen.source.setCurrentIndex(0)
    assert "Boo for Riichi players" not in screen.browser.toPlainText()


def test_theme_and_language_keep_the_place_on_the_page(guest: User) -> None:
    window, screen = guest.window, guest.screen(RulesScreen)
    window.show_screen("rules")
    screen.search.setText("20")
    screen.show_rule("boo", "payments")
    window.settings.theme = "dark"
    assert screen.browser.current_anchor() == "payments"
    window.settings.language = "ja"
    screen = guest.screen(RulesScreen)
    QApplication.processEvents()
    assert (screen.ruleset_id, screen.search.text(), screen.browser.current_anchor()) == ("boo", "20", "payments")
    screen.show_system_diff("riichi", "boo")
    window.settings.font_percent = 125
    assert guest.screen(RulesScreen).source.currentData() == "riichi"


def test_a_comparison_links_to_yaku_and_closes_for_a_rule(guest: User) -> None:
    screen = guest.screen(RulesScreen)
    screen.show_system_diff("riichi", "boo")
    screen.browser.anchorClicked.emit(QUrl("yaku:riichi/ippatsu"))
    assert guest.screen(LearnScreen).atlas.page.page.entry.key == ("riichi", "ippatsu")
    screen.show_rule("boo", "top")
    assert screen.source.currentData() == ""
    assert "for Riichi players" not in screen.browser.toPlainText()


def test_a_comparison_is_saved_as_a_pdf(guest: User, saved: list[Path]) -> None:
    guest.window.show_screen("rules")
    screen = guest.screen(RulesScreen)
    screen.show_system_diff("riichi", "boo")
    guest.click(guest.button("Print this page…", screen))
    guest.sheet(SystemDiffPrintSheet).save_button.click()
    pages = PdfReader(saved[0]).pages
    assert len(pages) > 1
    text = "".join("".join(page.extract_text().split()) for page in pages)
    assert "BooforRiichiplayers" in text
    assert "Redfives" in text
    assert "Ippatsu" in text
    assert f"Page{len(pages)}of{len(pages)}" in text
    assert guest.window.sheet is None


@pytest.mark.parametrize("size", [QSizeF(695, 1024), QSizeF(718, 957)], ids=["A4", "Letter"])
@pytest.mark.parametrize(
    ("source", "target"),
    [
        pytest.param(*pair, marks=() if pair in CUT_EACH_RUN else (pytest.mark.slow,))
        for pair in permutations((ruleset.id for ruleset in all_rulesets()), 2)
    ],
)
def test_pages_end_in_no_heading_and_lose_no_text(qapp: QApplication, source: str, target: str, size: QSizeF) -> None:
    pages = SystemDiffPages(source, target, "", size)
    page_strips = [strip for sheet in pages.sheets for strip in sheet]
    for sheet in pages.sheets:
        assert not sheet[-1].keeps_next
        assert sum(strip.height for strip in sheet) <= size.height() - FOOTER_HEIGHT
    once = list(dict.fromkeys(page_strips))
    assert len(page_strips) - len(once) <= len(pages.sheets) - 1
    assert all(before.bottom == after.top for before, after in pairwise(once))


def test_the_atlas_links_to_a_comparison(guest: User) -> None:
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    learn = guest.screen(LearnScreen)
    learn.show_page("atlas")
    learn.show_yaku("mcr", "pure_straight")
    learn.atlas.page.show_view(PageView.SYSTEMS)
    links = [
        link for text in learn.atlas.page.findChildren(LinkLabel) for link in text.links if link.target == "riichi"
    ]
    links[-1].click()
    assert guest.window.current_screen == "rules"
    screen = guest.screen(RulesScreen)
    assert screen.ruleset_id == "mcr"
    assert screen.source.currentData() in {ruleset.id for ruleset in all_rulesets()} - {"mcr"}
    assert short_ruleset(get_ruleset("mcr")) in screen.browser.toPlainText()

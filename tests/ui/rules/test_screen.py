# SPDX-License-Identifier: MIT
"""The Rules screen is complete, and its figures and links are right."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import TableStyle, count_matches, plain_sections, render, rule_page_source
from mahjong_desk.ui.rulebook.tables import RuleTables
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.text import language
from tests.ui.fake_window import FakeWindow
from tests.ui.widgets import add_widget

RULESET = registry.get_ruleset("arushiaru")
LANGUAGES = ("en", "ja", "zh")
LOOK = TableStyle("#111111", "#222222", "#333333", 20)


@pytest.fixture
def desk(desk: Desk) -> Desk:
    assert desk.start_match("arushiaru", {"length": "hanchan"}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    return desk


@pytest.fixture
def window() -> FakeWindow:
    return FakeWindow()


@pytest.fixture
def screen(desk: Desk, window: FakeWindow, qtbot: QtBot) -> RulesScreen:
    rules_screen = add_widget(qtbot, RulesScreen(desk, window), 1280, 716)
    with qtbot.waitExposed(rules_screen):
        rules_screen.show()
    return rules_screen


def test_a_yaku_links_to_its_page_in_the_atlas(screen: RulesScreen, window: FakeWindow) -> None:
    assert 'href="yaku:toitoi"' in screen.page.html
    screen.browser.anchorClicked.emit(QUrl("yaku:toitoi"))
    assert window.calls == ["show_yaku arushiaru toitoi"]


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_page_has_every_yaku_option_and_fu_item(
    qapp: QApplication, desk: Desk, window: FakeWindow, qtbot: QtBot, name: str
) -> None:
    language.install(qapp, name)
    screen = add_widget(qtbot, RulesScreen(desk, window))
    screen.restyle()
    page_text = screen.browser.toPlainText()
    for entry in RULESET.yaku:
        text = entry.name.in_language(name)
        assert (text[:1].upper() + text[1:]) in page_text, entry.id
        assert entry.description.in_language(name) in page_text, entry.id
        assert f"yaku-{entry.id}" in screen.page.anchors
    for option in RULESET.options:
        assert option.name.in_language(name) in page_text, option.id
        assert option.description.in_language(name) in page_text, option.id
        for choice in option.choices:
            assert choice.name.in_language(name) in page_text
        assert f"option-{option.id}" in screen.page.anchors
    for fu_id, names in RULESET.vocabulary.fu.items():
        if fu_id != "rounding":
            assert names.in_language(name) in page_text, fu_id
            assert f"fu-{fu_id}" in screen.page.anchors
    assert "{" not in page_text


def test_the_three_pages_have_the_same_sections() -> None:
    tables = RuleTables(RULESET, None, LOOK)
    pages = [render(rule_page_source(RULESET, name), RULESET.pieces, tables.placeholders(), 20) for name in LANGUAGES]
    anchors = [[section.anchor for section in page.sections] for page in pages]
    assert anchors[0] == anchors[1] == anchors[2]
    assert {"flow", "shapes", "yaku", "fu", "payments", "pao", "chombo", "options"} <= set(anchors[0])
    assert pages[0].anchors == pages[1].anchors == pages[2].anchors
    duties = [
        rule_page_source(RULESET, name).split("{#table_duties", 1)[1].split("##", 1)[0].count("\n- ")
        for name in LANGUAGES
    ]
    assert duties == [10, 10, 10]


@pytest.mark.parametrize(
    ("ruleset", "option"),
    [("riichi", "noten_payment"), ("riichi", "pao"), ("boo", "leftover_deposit"), ("beijing", "kan_open")],
)
def test_a_rule_names_the_option_that_changes_it(ruleset: str, option: str) -> None:
    for name in LANGUAGES:
        assert f"{{{{option_{option}}}}}" in rule_page_source(registry.get_ruleset(ruleset), name)


def test_payments_agree_with_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).payments()
    values = "160", "120 (30/60)", "1,920 (480/960)", "2,000 (500/1,000)", "180 (60)", "2,880 (960)", "3,000 (1,000)"
    for cell in values:
        assert f">{cell}<" in table, cell


def test_fu_agree_with_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).fu()
    for fu_id, amounts in {"minkou": (2, 4), "ankou": (4, 8), "minkan": (8, 16), "ankan": (16, 32)}.items():
        rows = table.split(f'name="fu-{fu_id}"', 1)[1]
        for amount in amounts:
            assert f"<b>{amount}</b>" in rows[:1500], (fu_id, amount)
    for fu_id, amount in {"base": 20, "closed_ron": 10, "tsumo": 2, "chinitsu": 10, "pair_double_wind": 2}.items():
        assert f"<b>{amount}</b>" in table.split(f'name="fu-{fu_id}"', 1)[1][:300], fu_id


@pytest.mark.parametrize(
    ("ruleset", "yaku", "limit", "words"),
    [
        ("riichi", "sanshoku_doujun", False, ">2 han, open 1 han<"),
        ("riichi", "menzen_tsumo", False, ">1 han, closed only<"),
        ("riichi", "daisangen", True, ">yakuman<"),
        ("shogi", "shousangen", False, ">16 han, open only<"),
        ("beijing", "hungang", True, ">20 points<"),
        ("arushiaru", "renhou", True, ">Only with the option “Renhou”, here: off.<"),
    ],
)
def test_the_table_shows_value_and_option_of_a_yaku(ruleset: str, yaku: str, limit: bool, words: str) -> None:
    tables = RuleTables(registry.get_ruleset(ruleset), None, LOOK)
    assert words in tables.yaku(limit=limit).split(f'name="{yaku}"', 1)[1].split("</tr>")[0]
    assert f'name="{yaku}"' not in tables.yaku(limit=not limit)


def test_yaku_follow_the_options_of_the_match(desk: Desk) -> None:
    assert desk.start_match("beijing", {"doublings_qidui": 3, "doublings_long": 0}, ("A", "B", "C", "D"))
    page = RuleTables(desk.match.rules.ruleset, desk.match, LOOK).yaku(limit=False)
    for yaku, words in (("qidui", ">3 doublings, closed only<"), ("long", ">Not played here.<")):
        assert words in page.split(f'name="{yaku}"', 1)[1].split("</tr>")[0]


def test_chombo_agrees_with_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).chombo()
    for points, payments in (("1,000", "250 / 500"), ("1,500", "500"), ("2,000", "500 / 1,000"), ("3,000", "1,000")):
        assert f"<b>{points}</b> ({payments})" in table


def test_figures_follow_the_options_of_the_match(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {"double_wind_pair_fu": 4, "start_points": 2000}, ("A", "B", "C", "D"))
    tables = RuleTables(RULESET, desk.match, LOOK)
    assert "<b>4</b>" in tables.fu().split('name="fu-pair_double_wind"', 1)[1][:300]
    assert tables.placeholders()["start_points"]() == "2,000"
    options = re.findall(r'name="option-(\w+)"', tables.options().split("Changed from default in this match")[1])
    assert {*options[:2]} == {"double_wind_pair_fu", "start_points"}, "they come first"
    assert len(options) == len(RULESET.options)
    assert "This match" not in RuleTables(registry.get_ruleset("boo"), desk.match, LOOK).options()


def test_the_page_follows_the_match_once_it_is_visible(desk: Desk, screen: RulesScreen) -> None:
    names = ("Aoi", "Ben", "Chie", "Dai")
    length = next(option for option in RULESET.options if option.id == "length")
    assert f"{length.choice('hanchan').name.en} (differs)" in screen.browser.toPlainText()
    assert desk.start_match("arushiaru", {}, names)
    assert "(differs)" not in screen.browser.toPlainText()
    screen.hide()
    assert desk.start_match("arushiaru", {"length": "hanchan", "double_wind_pair_fu": 4}, names)
    screen.show()
    assert screen.browser.toPlainText().count("(differs)") == 2


def test_the_page_follows_the_game_chosen_in_learn(screen: RulesScreen, window: FakeWindow) -> None:
    for game in ("boo", ""):
        window.settings.game = game
        assert screen.ruleset_id == "boo"


@pytest.mark.parametrize(
    "anchor", ["pao", "head_bump", "dead_hand", "not_a_win", "chinitsu", "yaku_chanta", "yaku-pinfu", "no such rule"]
)
def test_show_rule_scrolls_to_the_rule(screen: RulesScreen, qapp: QApplication, anchor: str) -> None:
    bar = screen.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    screen.show_rule("arushiaru", anchor)
    qapp.processEvents()
    if anchor == "no such rule":
        assert bar.value() < 60
    else:
        assert 60 < bar.value() < bar.maximum()


def test_the_contents_scroll_to_their_sections(screen: RulesScreen, qapp: QApplication) -> None:
    screen.contents.setCurrentRow([section.anchor for section in screen.page.sections].index("chombo"))
    qapp.processEvents()
    at = screen.browser.verticalScrollBar().value()
    screen.show_rule("arushiaru", "chombo")
    assert screen.browser.verticalScrollBar().value() == at > 0


def test_search_marks_every_match(screen: RulesScreen) -> None:
    QTest.keyClicks(screen.search, "furiten")
    expected = screen.browser.toPlainText().lower().count("furiten")
    assert expected > 1
    assert (len(screen.browser.extraSelections()), screen._match_label.text()) == (expected, f"1 of {expected}")
    QTest.keyClick(screen.search, Qt.Key.Key_Return)
    assert screen._match_label.text() == f"2 of {expected}"
    bar, high = screen.browser.verticalScrollBar(), screen.browser.viewport().height()
    assert screen.browser.cursorRect().bottom() < 0.8 * high or bar.value() == bar.maximum(), "with text below it"
    screen.search.setText("no such word")
    assert screen._match_label.text() == "Not on this page"
    assert not screen._next.isEnabled()


def test_search_starts_from_the_visible_text(screen: RulesScreen) -> None:
    bar = screen.browser.verticalScrollBar()
    QTest.keyClicks(screen.search, "chombo")
    first = bar.value()
    assert first > 0
    bar.setValue(bar.maximum())
    QTest.keyClick(screen.search, Qt.Key.Key_Backspace)
    assert bar.value() > first, "from the visible text, not from the top"


@pytest.mark.parametrize("name", LANGUAGES)
def test_match_counts_of_other_pages_are_exact(screen: RulesScreen, qapp: QApplication, name: str) -> None:
    language.install(qapp, name)
    qapp.processEvents()
    words = {"en": ("kan", "the "), "ja": ("槓", "ロン"), "zh": ("杠", "和牌")}[name]
    for ruleset in registry.all_rulesets():
        screen.show_rule(ruleset.id, "top")
        for text in words:
            assert sum(count_matches(plain_sections(screen.page), text)) == screen.browser.search(text), (
                ruleset.id,
                text,
            )


def test_a_search_covers_all_systems(screen: RulesScreen, qtbot: QtBot) -> None:
    QTest.keyClicks(screen.search, "wildcard")
    assert screen._match_label.text() == "Not on this page"
    qtbot.waitUntil(lambda: screen.contents.count() > 0 and screen._next.isEnabled())
    rows = [screen.contents.item(row).text() for row in range(screen.contents.count())]
    assert any(row.startswith("→ Beijing: ") for row in rows)
    QTest.keyClick(screen.search, Qt.Key.Key_Return)
    assert screen.ruleset_id == "beijing"
    assert screen._match_label.text().startswith("1 of ")
    assert screen.browser.match_index == 0
    screen.search.clear()
    assert screen.contents.count() == len(screen.page.sections)


def test_a_search_hit_opens_its_section(screen: RulesScreen, qtbot: QtBot) -> None:
    QTest.keyClicks(screen.search, "furiten")
    rows = [screen.contents.item(row).text() for row in range(screen.contents.count())]
    titles = [RULESET.name.en, *(section.title for section in screen.page.sections)]
    assert all(any(row.startswith(title) for title in titles) for row in rows)
    screen.contents.setCurrentRow(len(rows) - 1)
    assert int(screen._match_label.text().split(" of ")[0]) > 1, "the last section comes after others"
    qtbot.waitUntil(lambda: screen.contents.count() > len(rows))
    screen.contents.setCurrentRow(len(rows))
    assert screen.ruleset_id == "arushiaru", "moving through the rows opens no other page"
    with qtbot.waitSignal(screen.contents.target_chosen):
        QTest.keyClick(screen.contents, Qt.Key.Key_Return)
    assert screen.ruleset_id != "arushiaru"


def test_tiles_in_the_text_are_drawn(screen: RulesScreen) -> None:
    picture: Any = screen.browser.loadResource(2, "tile:5m/20")
    assert not picture.isNull()
    assert picture.width() == 20
    assert screen.browser.toHtml().count('src="tile:') > 300


def test_the_markup_of_a_page_is_rendered() -> None:
    page = render(
        "## Head {#one two}\n\nA **b** {11z} {{x}} <c>\n\n- first\n- second", RULESET.pieces, {"x": lambda: "y"}, 20
    )
    assert page.sections[0].title == "Head"
    assert page.anchors == {"one", "two"}
    assert "<b>b</b>" in page.html
    assert page.html.count('src="tile:1z/20"') == 2
    assert "y &lt;c&gt;" in page.html
    assert "<li>first</li><li>second</li>" in page.html


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_page_does_not_scroll_sideways(screen: RulesScreen, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    screen.resize(1280, 636)
    qapp.processEvents()
    assert screen.width() == 1280
    assert screen.browser.horizontalScrollBar().maximum() <= 1


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("beijing", {"duanmen": True}), ("beijing", {"max_melds": 1}), ("wsom", {"minimum": 15}), ("boo", {})],
)
def test_examples_are_shown_even_if_the_options_refuse_them(ruleset: str, options: dict[str, OptionValue]) -> None:
    system = registry.get_ruleset(ruleset)
    tables = RuleTables(system, Match(system.bind(options), options, ("Aoi", "Ben", "Chie", "Dai"), ()), LOOK)
    table = tables.yaku(limit=False)
    assert all(f'name="{entry.id}"' in table for entry in system.yaku if not entry.is_limit)


def test_arrow_keys_go_from_link_to_link(qtbot: QtBot) -> None:
    page, after = RuleBrowser(), QLineEdit()
    window = add_widget(qtbot, boxed(column(page, after)))
    page.show_page("<p><a href='yaku:one'>one</a> and <a href='yaku:two'>two</a></p>")
    window.show()
    assert QTest.qWaitForWindowActive(window)
    page.setFocus()
    with qtbot.waitSignal(page.anchorClicked) as followed:
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
            QTest.keyClick(page, key)
    assert followed.args == [QUrl("yaku:two")]
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert window.focusWidget() is after

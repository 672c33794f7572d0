# SPDX-License-Identifier: MIT
"""The rule page: complete in three languages, its figures worked out by the engine, its anchors found."""

from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.rulebook.browser import RuleBrowser
from mahjong_desk.ui.rulebook.rendering import TableStyle, count_matches, plain_sections, render, source_of
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
def place(desk: Desk, window: FakeWindow, qtbot: QtBot) -> RulesScreen:
    made = add_widget(qtbot, RulesScreen(desk, window), 1280, 716)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_yaku_leads_to_its_page_in_the_atlas(place: RulesScreen, window: FakeWindow) -> None:
    assert 'href="yaku:toitoi"' in place.page.html
    place.browser.anchorClicked.emit(QUrl("yaku:toitoi"))
    assert window.calls == ["show_yaku arushiaru toitoi"]


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_page_has_every_yaku_option_and_fu_item(
    qapp: QApplication, desk: Desk, window: FakeWindow, qtbot: QtBot, name: str
) -> None:
    language.install(qapp, name)
    place = RulesScreen(desk, window)
    qtbot.addWidget(place)
    place.restyle()
    shown = place.browser.toPlainText()
    for entry in RULESET.yaku:
        text = entry.name.in_language(name)
        assert (text[:1].upper() + text[1:]) in shown, entry.id
        assert entry.description.in_language(name) in shown, entry.id
        assert f"yaku-{entry.id}" in place.page.anchors
    for option in RULESET.options:
        assert option.name.in_language(name) in shown, option.id
        assert option.description.in_language(name) in shown, option.id
        for choice in option.choices:
            assert choice.names.in_language(name) in shown
        assert f"option-{option.id}" in place.page.anchors
    for identity, names in RULESET.vocabulary.fu.items():
        if identity != "rounding":
            assert names.in_language(name) in shown, identity
            assert f"fu-{identity}" in place.page.anchors
    assert "{" not in shown


def test_the_three_pages_have_the_same_sections() -> None:
    tables = RuleTables(RULESET, None, LOOK)
    pages = [render(source_of(RULESET, name), RULESET.pieces, tables.placeholders(), 20) for name in LANGUAGES]
    anchors = [[section.anchor for section in page.sections] for page in pages]
    assert anchors[0] == anchors[1] == anchors[2]
    assert {"flow", "shapes", "yaku", "fu", "payments", "pao", "chombo", "options"} <= set(anchors[0])
    assert pages[0].anchors == pages[1].anchors == pages[2].anchors
    duties = [
        source_of(RULESET, name).split("{#table_duties", 1)[1].split("##", 1)[0].count("\n- ") for name in LANGUAGES
    ]
    assert duties == [10, 10, 10]


def test_payments_are_those_of_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).payments()
    for cell in (
        "160",
        "120 (30/60)",
        "1,920 (480/960)",
        "2,000 (500/1,000)",
        "180 (60)",
        "2,880 (960)",
        "3,000 (1,000)",
    ):
        assert f">{cell}<" in table, cell


def test_fu_are_those_of_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).fu()
    for identity, amounts in {"minkou": (2, 4), "ankou": (4, 8), "minkan": (8, 16), "ankan": (16, 32)}.items():
        rows = table.split(f'name="fu-{identity}"', 1)[1]
        for amount in amounts:
            assert f"<b>{amount}</b>" in rows[:1500], (identity, amount)
    for identity, amount in {"base": 20, "closed_ron": 10, "tsumo": 2, "chinitsu": 10, "pair_double_wind": 2}.items():
        assert f"<b>{amount}</b>" in table.split(f'name="fu-{identity}"', 1)[1][:300], identity


def test_chombo_is_that_of_the_rules() -> None:
    table = RuleTables(RULESET, None, LOOK).chombo()
    for cell in (
        "<b>1,000</b> (250 / 500)",
        "<b>1,500</b> (500)",
        "<b>2,000</b> (500 / 1,000)",
        "<b>3,000</b> (1,000)",
    ):
        assert cell in table


def test_figures_follow_the_options_of_the_match(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {"double_wind_pair_fu": 4, "start_points": 2000}, ("A", "B", "C", "D"))
    tables = RuleTables(RULESET, desk.match, LOOK)
    assert "<b>4</b>" in tables.fu().split('name="fu-pair_double_wind"', 1)[1][:300]
    assert tables.placeholders()["start_points"]() == "2,000"


def test_the_page_follows_the_table_once_in_sight(desk: Desk, place: RulesScreen) -> None:
    names = ("Aoi", "Ben", "Chie", "Dai")
    length = next(option for option in RULESET.options if option.id == "length")
    assert f"{length.choice('hanchan').names.en} (differs)" in place.browser.toPlainText()
    assert desk.start_match("arushiaru", {}, names)
    assert "(differs)" not in place.browser.toPlainText()
    place.hide()
    assert desk.start_match("arushiaru", {"length": "hanchan", "double_wind_pair_fu": 4}, names)
    place.show()
    assert place.browser.toPlainText().count("(differs)") == 2


@pytest.mark.parametrize(
    "anchor", ["pao", "head_bump", "dead_hand", "not_a_win", "chinitsu", "yaku_chanta", "yaku-pinfu", "no such rule"]
)
def test_show_rule_goes_to_its_place(place: RulesScreen, qapp: QApplication, anchor: str) -> None:
    bar = place.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    place.show_rule("arushiaru", anchor)
    qapp.processEvents()
    if anchor == "no such rule":
        assert bar.value() < 60
    else:
        assert 60 < bar.value() < bar.maximum()


def test_contents_lead_to_their_sections(place: RulesScreen, qapp: QApplication) -> None:
    names = [section.anchor for section in place.page.sections]
    place.contents.setCurrentRow(names.index("chombo"))
    qapp.processEvents()
    at = place.browser.verticalScrollBar().value()
    place.show_rule("arushiaru", "chombo")
    assert place.browser.verticalScrollBar().value() == at > 0


def test_search_marks_every_place(place: RulesScreen) -> None:
    QTest.keyClicks(place.search, "furiten")
    expected = place.browser.toPlainText().lower().count("furiten")
    assert expected > 1
    assert len(place.browser.extraSelections()) == expected
    assert place._match_label.text() == f"1 of {expected}"
    QTest.keyClick(place.search, Qt.Key.Key_Return)
    assert place._match_label.text() == f"2 of {expected}"
    bar, high = place.browser.verticalScrollBar(), place.browser.viewport().height()
    assert place.browser.cursorRect().bottom() < 0.8 * high or bar.value() == bar.maximum(), "with what follows it"
    place.search.setText("no such word")
    assert place._match_label.text() == "Not on this page"
    assert not place._next.isEnabled()


def test_typed_letters_are_shown_at_once_and_extended(place: RulesScreen) -> None:
    bar = place.browser.verticalScrollBar()
    QTest.keyClicks(place.search, "chombo")
    first = bar.value()
    assert first > 0
    bar.setValue(bar.maximum())
    QTest.keyClick(place.search, Qt.Key.Key_Backspace)
    assert bar.value() > first, "from what is seen, not from the top"


@pytest.mark.parametrize("name", LANGUAGES)
def test_other_pages_are_searched_as_if_they_were_shown(place: RulesScreen, qapp: QApplication, name: str) -> None:
    language.install(qapp, name)
    qapp.processEvents()
    wanted = {"en": ("kan", "the "), "ja": ("槓", "ロン"), "zh": ("杠", "和牌")}[name]
    for ruleset in registry.all_rulesets():
        place.show_rule(ruleset.id, "top")
        for text in wanted:
            assert sum(count_matches(plain_sections(place.page), text)) == place.browser.search(text), (
                ruleset.id,
                text,
            )


def test_a_search_goes_through_all_systems(place: RulesScreen, qtbot: QtBot) -> None:
    QTest.keyClicks(place.search, "wildcard")
    assert place._match_label.text() == "Not on this page"
    qtbot.waitUntil(lambda: place.contents.count() > 0 and place._next.isEnabled())
    rows = [place.contents.item(row).text() for row in range(place.contents.count())]
    assert any(row.startswith("→ Beijing: ") for row in rows)
    QTest.keyClick(place.search, Qt.Key.Key_Return)
    assert place.ruleset_id == "beijing"
    assert place._match_label.text().startswith("1 of ")
    assert place.browser.match_index == 0
    place.search.clear()
    assert place.contents.count() == len(place.page.sections)


def test_a_search_hit_leads_to_its_section(place: RulesScreen, qtbot: QtBot) -> None:
    QTest.keyClicks(place.search, "furiten")
    shown = [place.contents.item(row).text() for row in range(place.contents.count())]
    titles = [RULESET.name.en, *(section.title for section in place.page.sections)]
    assert all(any(row.startswith(title) for title in titles) for row in shown)
    place.contents.setCurrentRow(len(shown) - 1)
    number = int(place._match_label.text().split(" of ")[0])
    assert number > 1, "the last section comes after others"
    qtbot.waitUntil(lambda: place.contents.count() > len(shown))
    place.contents.setCurrentRow(len(shown))
    assert place.ruleset_id == "arushiaru", "to go through the rows leads to no other page"
    with qtbot.waitSignal(place.contents.target_chosen):
        QTest.keyClick(place.contents, Qt.Key.Key_Return)
    assert place.ruleset_id != "arushiaru"


def test_tiles_in_the_text_are_drawn(place: RulesScreen) -> None:
    picture: Any = place.browser.loadResource(2, "tile:5m/20")
    assert not picture.isNull()
    assert picture.width() == 20
    assert place.browser.toHtml().count('src="tile:') > 300


def test_marks_of_a_page() -> None:
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
def test_the_page_is_no_wider_than_its_room(place: RulesScreen, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    place.resize(1280, 636)
    qapp.processEvents()
    assert place.width() == 1280
    assert place.browser.horizontalScrollBar().maximum() <= 1


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("beijing", {"duanmen": True}), ("beijing", {"max_melds": 1}), ("wsom", {"minimum": 15}), ("boo", {})],
)
def test_examples_of_hands_that_a_table_refuses_are_shown_still(ruleset: str, options: dict[str, OptionValue]) -> None:
    found = registry.get_ruleset(ruleset)
    tables = RuleTables(found, Match(found.bind(options), options, ("Aoi", "Ben", "Chie", "Dai"), ()), LOOK)
    table = tables.yaku(limit=False)
    assert all(f'name="{entry.id}"' in table for entry in found.yaku if not entry.is_limit)


def test_arrow_keys_go_from_link_to_link(qtbot: QtBot) -> None:
    page, after = RuleBrowser(), QLineEdit()
    window = add_widget(qtbot, QWidget())
    column = QVBoxLayout(window)
    column.addWidget(page)
    column.addWidget(after)
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

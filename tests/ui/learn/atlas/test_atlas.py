# SPDX-License-Identifier: MIT
"""The atlas in the window: search, filters, pages and links."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mahjong_desk.learn.atlas.entries import entries
from mahjong_desk.learn.atlas.search import values
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.texts import use_language
from mahjong_desk.ui.kit.link_label import LinkLabel, plain_text
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.learn.atlas.atlas import Atlas
from mahjong_desk.ui.learn.atlas.systems_table import ComparisonTable, reading_text
from mahjong_desk.ui.learn.atlas.yaku_page import PageView, YakuPageView
from mahjong_desk.ui.learn.hand_felt import HandFelt, near_miss_text
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.text.phrases import localise
from tests.ui.player import User
from tests.ui.rulesets.playing import sit_down, view_of


@pytest.fixture
def player(guest: User) -> User:
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    guest.screen(LearnScreen).show_page("atlas")
    guest.screen(LearnScreen).atlas.filter.clear("arushiaru")
    return guest


def listed(atlas: Atlas) -> list[tuple[str, str]]:
    return [entry.key for entry in atlas.list.entries]


def test_names_are_found_by_spelling_and_reading(player: User) -> None:
    atlas = player.screen(LearnScreen).atlas
    for box in atlas.filter.ruleset_boxes.values():
        box.setChecked(True)
    assert len(listed(atlas)) == len(entries())
    for text in ("all triplets", "対々", "トイトイ", "toitoi", "对对胡"):
        atlas.filter.search_field.selectAll()
        player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        player.enter(text) if text.isascii() else atlas.filter.search_field.setText(text)
        found = listed(atlas)
        assert any(yaku in ("toitoi", "duiduihu") for _ruleset, yaku in found), text
        assert len(found) < 12
    atlas.filter.search_field.setText("no such thing")
    assert listed(atlas) == []
    assert "No matching yaku" in player.texts(atlas.page)


def test_a_yaku_has_a_reading_in_each_language() -> None:
    entry, readings = next(entry for entry in entries("riichi") if entry.yaku.id == "toitoi"), []
    for spoken in ("en", "ja", "zh"):
        with use_language(spoken):
            readings.append(reading_text(entry))
    assert readings == ["All triplets", "トイトイホー", "duì duì hú"]


def test_the_list_is_filtered_by_system_value_and_family(player: User) -> None:
    atlas = player.screen(LearnScreen).atlas
    shown = listed(atlas)
    assert {ruleset for ruleset, _yaku in shown} == {"arushiaru"}
    choice = atlas.filter.value
    assert [choice.itemText(row) for row in range(1, choice.count() - 1)] == [
        f"{value} han" for value in values("arushiaru")
    ]
    choice.setCurrentIndex(choice.findText("3 han"))
    assert set(listed(atlas)) == {
        entry.key for entry in entries("arushiaru") if 3 in (entry.yaku.closed_value, entry.yaku.open_value)
    }
    player.click(atlas.filter.ruleset_boxes["wsom"])
    assert choice.findText("480 points") > 0, "another system has values of its own, in its own unit"
    assert choice.currentText() == "3 han"
    assert {ruleset for ruleset, _yaku in listed(atlas)} == {"arushiaru"}
    player.click(atlas.filter.ruleset_boxes["wsom"])
    choice.setCurrentIndex(0)
    atlas.filter.family.setCurrentIndex(atlas.filter.family.findData("triplets"))
    found = listed(atlas)
    assert ("arushiaru", "toitoi") in found
    assert ("arushiaru", "pinfu") not in found
    atlas.list.setCurrentRow(2)
    player.window.settings.font_percent = 125
    later = player.screen(LearnScreen).atlas
    assert (listed(later), later.page.page.entry.key) == (found, found[2])


def test_the_filter_folds_when_space_is_short(player: User) -> None:
    atlas = player.screen(LearnScreen).atlas
    player.window.resize(1300, 700)
    atlas.page.show_view(PageView.SYSTEMS)
    QApplication.processEvents()
    panel = atlas.filter
    assert atlas.filter.search_field.isVisible()
    assert not panel.ruleset_boxes["beijing"].isVisible()
    assert panel.fold_button.text() == "Filter: Ar-Shi-Ar"
    rows = atlas.list.height()
    player.click(panel.fold_button)
    assert atlas.list.height() < rows
    player.click(panel.ruleset_boxes["beijing"])
    panel.family.setCurrentIndex(panel.family.findData("triplets"))
    assert panel.fold_button.text() == "Filter: 2 systems, 1 more"
    player.click(panel.fold_button)
    assert atlas.list.height() == rows
    atlas.page.show_view(PageView.PAGE)
    assert panel.ruleset_boxes["beijing"].isVisible()
    assert not panel.fold_button.isVisible()


def test_values_have_the_unit_and_steps_of_each_system(player: User) -> None:
    atlas = player.screen(LearnScreen).atlas
    choice = atlas.filter.value
    atlas.filter.clear("mcr")
    assert [choice.itemText(row) for row in range(choice.count())] == [
        "Any", "1 point", *(f"{value} points" for value in (2, 4, 5, 6, 8, 12, 16, 24, 32, 48, 64, 88)),
    ]  # fmt: skip
    choice.setCurrentIndex(choice.findText("88 points"))
    assert ("mcr", "thirteen_orphans") in listed(atlas)
    player.click(atlas.filter.ruleset_boxes["beijing"])
    assert choice.findText("20 doublings") > 0
    assert choice.currentText() == "88 points"
    atlas.filter.clear("beijing")
    assert choice.findText("Limit") < 0, "its limits are doublings like all others"


def test_typed_tiles_find_the_yaku_they_show(player: User, qtbot: QtBot) -> None:
    atlas = player.screen(LearnScreen).atlas
    atlas.filter.clear("riichi")
    with qtbot.waitSignal(atlas.search.other_results_changed, timeout=30_000):
        player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        player.enter("555z")
    qtbot.waitUntil(lambda: atlas.search.is_finished)
    found = listed(atlas)
    assert found[0] == ("riichi", "yakuhai_white")
    assert ("riichi", "daisangen") in found
    assert ("riichi", "pinfu") not in found
    qtbot.waitUntil(lambda: atlas.page.page is not None and atlas.page.page.entry.key == found[0])


def test_results_in_other_systems_are_one_click_away(player: User, qtbot: QtBot) -> None:
    atlas = player.screen(LearnScreen).atlas
    atlas.filter.clear("riichi")
    qtbot.waitUntil(lambda: atlas.search.is_finished)
    assert not atlas.list.offered_rows, "no search has been made yet"
    atlas.filter.search_field.setText("七対子")
    qtbot.waitUntil(lambda: atlas.search.is_finished)
    assert listed(atlas) == [("riichi", "chiitoitsu")]
    assert atlas.filter.ruleset_boxes["riichi"].text() == "Riichi: 1"
    offered = atlas.list.offered_rows["mcr"]
    assert offered.text() == "1 more in MCR"
    qtbot.mouseClick(atlas.list.viewport(), Qt.MouseButton.LeftButton, pos=atlas.list.visualItemRect(offered).center())
    qtbot.waitUntil(lambda: atlas.filter.ruleset_boxes["mcr"].isChecked() and atlas.search.is_finished)
    assert listed(atlas) == [("riichi", "chiitoitsu"), ("mcr", "seven_pairs")]
    assert "mcr" not in atlas.list.offered_rows
    assert atlas.list.entry is not None
    player.press(Qt.Key.Key_End)
    player.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sum(box.isChecked() for box in atlas.filter.ruleset_boxes.values()) == 3)
    atlas.filter.search_field.clear()
    qtbot.waitUntil(lambda: atlas.search.is_finished)
    assert not atlas.list.offered_rows
    assert atlas.filter.ruleset_boxes["riichi"].text() == f"Riichi: {len(entries('riichi'))}"


def test_arrow_keys_lead_from_the_search_to_its_results(player: User, qtbot: QtBot) -> None:
    atlas = player.screen(LearnScreen).atlas
    atlas.filter.clear("riichi")
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.enter("dora")
    player.press(Qt.Key.Key_Escape)
    assert atlas.filter.search_field.text() == ""
    assert atlas.filter.search_field.hasFocus()
    player.enter("riichi")
    qtbot.waitUntil(lambda: atlas.search.is_finished)
    player.press(Qt.Key.Key_Down)
    assert atlas.list.hasFocus()
    player.press(Qt.Key.Key_Down)
    assert atlas.page.page.entry.key == listed(atlas)[1]


def test_a_page_agrees_with_the_engine(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("boo", "toitoi")
    shown = place.atlas.page.page
    sentence = "\n".join(player.texts(place.atlas.page))
    assert "Toitoi" in sentence
    assert localise(shown.entry.yaku.description) in sentence
    felts = place.atlas.page.findChildren(HandFelt)
    assert len(felts) == len(shown.examples) + 1
    for felt, example in zip(felts, shown.examples, strict=False):
        assert format_number(example.own.deltas[example.case.winner]) in felt.amount_labels[0].text()
        assert sum(len(group.pieces) for group in felt.rack.groups) == len(example.case.pieces)
    assert any(group.has_error for group in felts[-1].rack.groups)


def test_a_near_miss_names_and_marks_the_failing_tile(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("riichi", "ittsuu")
    atlas = place.atlas.page
    lines = [text.text() for text in atlas.findChildren(LinkLabel)]
    assert "4m does not fit: it makes 234m, and 123m still lacks 1m." in lines
    felt = atlas.findChildren(HandFelt)[-1]
    assert [face.name for group in felt.rack.groups for face in group.pieces if face.is_error] == ["4m"]
    assert [group.caption for group in felt.rack.groups][:3] == ["2-3-4, not 1-2-3", "sequence", "sequence"]
    assert [text.text() for text in felt.amount_labels] == ["1,100 self-drawn: 30 fu, 1 han", "On a discard: no win"]
    texts = player.texts(felt)
    assert "Ittsuu: none" in texts
    assert "Ittsuu 2" in texts


def test_a_near_miss_without_a_win_says_so_first(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("beijing", "hungang")
    felt = place.atlas.page.findChildren(HandFelt)[-1]
    assert felt.amount_labels[0].text() == "On a discard: no win"
    assert felt.amount_labels[1].text().startswith("60 self-drawn")


@pytest.mark.parametrize(
    ("ruleset", "yaku", "text"),
    [
        ("riichi", "menzen_tsumo", "It is won on another player’s discard."),
        ("riichi", "haitei", "Without “Haitei”. It is the second hand, changed."),
        ("riichi", "sankantsu", "A triplet instead of a kan."),
        ("riichi", "suuankou_tanki", "One set is claimed. Now it counts: Toitoi, Sanankou."),
        ("mcr", "edge_wait", "1 of bamboo completes it, not 3 of bamboo."),
        ("mcr", "flower_tiles", "Without “flowers”."),
        ("beijing", "benhunlong", "A wildcard instead of 3 of characters."),
        ("boo", "aka_five", "345p instead of 340p."),
        ("arushiaru", "yakuhai_white", "North ×3 instead of White dragon ×3."),
        ("shogi", "yakuhai_kaku", "Silver ×3 instead of Pawn, Bishop ×2. It is the second hand, changed."),
        ("shogi", "kan_dora", "A different indicator. It is the second hand, changed."),
    ],
)
def test_a_near_miss_states_what_differs_from_its_example(ruleset: str, yaku: str, text: str) -> None:
    entry = next(entry for entry in entries(ruleset) if entry.yaku.id == yaku)
    assert plain_text(near_miss_text(yaku_page(entry))) == text


def test_the_yaku_of_an_example_are_chips_with_links(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("beijing", "long")
    felt = place.atlas.page.findChildren(HandFelt)[0]
    assert [chip.text() for chip in felt.yaku] == ["Menqing 1", "Tiliu 1", "Yitiaolong 1"]
    assert "2³ = 8" in player.texts(felt)
    player.click(felt.yaku[1])
    assert place.atlas.page.page.entry.key == ("beijing", "tiliu")


def test_another_system_is_one_click_away(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("boo", "toitoi")
    place.atlas.page.show_view(PageView.SYSTEMS)
    table = place.atlas.page.findChild(ComparisonTable)
    line = next(line for line in table.lines if line.row is not None and line.row.ruleset.id == "wsom")
    line.findChildren(LinkLabel)[0].links[0].click()
    assert place.atlas.page.page.entry.key == ("wsom", "toitoi")
    assert place.atlas.list.entry == place.atlas.page.page.entry


def test_picker_yaku_opens_its_page_and_keeps_the_hand(player: User) -> None:
    sit_down(player, "arushiaru")
    player.enter("w24")
    player.paste("234m567m345p66s56s7s")
    name = next(text for text in view_of(player).result.yaku.findChildren(QLabel) if text.text() == "Tanyao")
    player.click(name.parentWidget())
    assert player.window.current_screen == "learn"
    assert player.screen(LearnScreen).atlas.page.page.entry.key == ("arushiaru", "tanyao")
    player.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert len(player.window.picker.draft().pieces) == 14


@pytest.fixture
def page(guest: User) -> YakuPageView:
    guest.window.activateWindow()
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = guest.screen(LearnScreen)
    place.show_yaku("riichi", "ittsuu")
    page = place.atlas.page
    page.views.chip(PageView.SYSTEMS).click()
    return page


def table_of(page: YakuPageView) -> ComparisonTable:
    return page.findChildren(ComparisonTable)[-1]


def test_every_system_has_its_row_above_the_near_miss(page: YakuPageView, guest: User) -> None:
    lines = table_of(page).lines
    assert [line.row.ruleset.id for line in lines if line.row] == [ruleset.id for ruleset in all_rulesets()]
    texts = {line.row.ruleset.id: line.texts for line in lines if line.row}
    assert texts["arushiaru"][2:4] == ("1 han", "Worth as much open as closed")
    assert texts["riichi"][0:3:2] == ("Riichi", "2 / 1 han")
    assert texts["shogi"][1:4] == ("has none", "–", "Its pieces have no numbers")
    assert "一条龙" in texts["beijing"][1], "as its own players write it"
    assert texts["riichi"][4].startswith("Sanshoku doujun 三色同順")
    assert len(page.findChildren(HandFelt)) == 1
    assert table_of(page).accessible_role == "Table"
    for line in lines:
        assert line.accessible_role == "Row"
        assert localise(line.row.ruleset.name) in line.accessibleName()

# SPDX-License-Identifier: MIT
"""The atlas in the window: found, read, and followed to and fro."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from mahjong_desk.learn.atlas import Entry, entries, page, values
from mahjong_desk.ui.kit import Link, figure
from mahjong_desk.ui.learn.atlas import Atlas
from mahjong_desk.ui.learn.hand_felt import HandFelt
from mahjong_desk.ui.learn.place import LearnPlace
from mahjong_desk.ui.words import capital, in_language
from tests.ui.player import Player
from tests.ui.rulesets.playing import sit_down, view_of


@pytest.fixture
def player(guest: Player) -> Player:
    """Somebody who has opened the place Learn with its key."""
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    learn(guest).show_part("atlas")
    learn(guest).atlas.filter.clear("arushiaru")
    return guest


def learn(player: Player) -> LearnPlace:
    place = player.window.place_widget("learn")
    assert isinstance(place, LearnPlace)
    return place


def listed(atlas: Atlas) -> list[tuple[str, str]]:
    """Returns the ruleset and the yaku of every row."""
    found = []
    for row in range(atlas.list.count()):
        entry = atlas.list.item(row).data(Qt.ItemDataRole.UserRole)
        assert isinstance(entry, Entry)
        found.append(entry.key)
    return found


def test_a_name_is_found_as_it_is_written_and_as_it_is_read(player: Player) -> None:
    atlas = learn(player).atlas
    for box in atlas.filter.rulesets.values():
        box.setChecked(True)
    assert len(listed(atlas)) == len(entries())
    for text in ("all triplets", "対々", "トイトイ", "toitoi", "对对胡"):
        atlas.filter.text.selectAll()
        player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        player.enter(text) if text.isascii() else atlas.filter.text.setText(text)
        found = listed(atlas)
        assert any(yaku in ("toitoi", "duiduihu") for _ruleset, yaku in found), text
        assert len(found) < 12
    atlas.filter.text.setText("no such thing")
    assert listed(atlas) == []
    assert "No yaku answers to all that." in player.texts(atlas.page)


def test_the_list_is_narrowed_by_system_value_hand_and_idea(player: Player) -> None:
    atlas = learn(player).atlas
    shown = listed(atlas)
    assert {ruleset for ruleset, _yaku in shown} == {"arushiaru"}
    choice = atlas.filter.value
    assert [choice.itemData(row) for row in range(1, choice.count() - 1)] == list(values("arushiaru"))
    choice.setCurrentIndex(choice.findData(3))
    assert set(listed(atlas)) == {
        entry.key for entry in entries("arushiaru") if 3 in (entry.yaku.closed, entry.yaku.open)
    }
    player.click(atlas.filter.rulesets["wsom"])
    assert choice.findData(max(values("wsom"))) > 0, "another system has values of its own"
    assert choice.currentData() == 3
    player.click(atlas.filter.rulesets["wsom"])
    choice.setCurrentIndex(0)
    atlas.filter.family.setCurrentIndex(atlas.filter.family.findData("triplets"))
    found = listed(atlas)
    assert ("arushiaru", "toitoi") in found
    assert ("arushiaru", "pinfu") not in found


def test_a_page_says_what_the_engine_says(player: Player) -> None:
    place = learn(player)
    place.show_yaku("boo", "toitoi")
    shown = place.atlas.page.page
    assert shown is not None
    told = "\n".join(player.texts(place.atlas.page))
    assert "All triplets" in told
    assert in_language(shown.entry.yaku.condition) in told
    felts = place.atlas.page.findChildren(HandFelt)
    assert len(felts) == len(shown.examples) + 1
    for felt, example in zip(felts, shown.examples, strict=False):
        assert example.own is not None
        assert figure(example.own.deltas[example.winner]) in felt.worth[0].text()
        assert sum(len(group.pieces) for group in felt.rack.groups) == len(example.pieces)
    assert any(group.faulty for group in felts[-1].rack.groups) or shown.near_miss.change.group is None


@pytest.mark.parametrize("spoken", ["en", "ja", "zh"])
def test_every_page_has_all_its_texts_and_pictures(player: Player, qapp: QApplication, spoken: str) -> None:
    player.window.settings.language = spoken
    place = learn(player)
    for entry in entries()[::14]:
        place.show_yaku(*entry.key)
        told = [label.text() for label in place.atlas.page.findChildren(QLabel)]
        assert capital(in_language(entry.yaku.names)) in told
        assert in_language(entry.yaku.condition) in told
        assert not any("{" in text for text in told), entry.key
        assert len(place.atlas.page.findChildren(HandFelt)) == 1 + len(page(entry).examples)


def test_another_system_is_one_click_away(player: Player) -> None:
    place = learn(player)
    place.show_yaku("boo", "toitoi")
    link = next(
        link
        for link in place.atlas.page.findChildren(Link)
        if link.text() == in_language(next(e for e in entries("wsom") if e.yaku.id == "toitoi").yaku.names)
    )
    player.click(link)
    assert place.atlas.page.page is not None
    assert place.atlas.page.page.entry.ruleset.id in ("wsom", "arushiaru")
    assert place.atlas.list.entry == place.atlas.page.page.entry


def test_a_yaku_of_the_picker_leads_to_its_page_and_the_hand_waits(player: Player) -> None:
    sit_down(player, "arushiaru")
    player.enter("w24")
    player.paste("234m567m345p66s56s7s")
    name = next(text for text in view_of(player).result.yaku.findChildren(QLabel) if text.text() == "All simples")
    row = name.parentWidget()
    assert row is not None
    player.click(row)
    assert player.window.place == "learn"
    shown = learn(player).atlas.page.page
    assert shown is not None
    assert shown.entry.key == ("arushiaru", "tanyao")
    player.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert len(player.window.router.picker.draft().held) == 14


def test_an_example_is_tried_on_the_workbench(player: Player) -> None:
    place = learn(player)
    place.show_yaku("shogi", "kokushi")
    felt = place.atlas.page.findChildren(HandFelt)[0]
    player.click(felt.bench)
    bench = place.workbenches["shogi"]
    assert bench.isVisible()
    assert len(bench.entry.draft.held) == 8
    assert "A winning hand" in player.texts(bench.result)

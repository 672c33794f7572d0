# SPDX-License-Identifier: MIT
"""One yaku in all rule systems, as the page of the yaku shows it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.learn.atlas.entries import entries
from mahjong_desk.learn.compare.absence import AbsenceReason
from mahjong_desk.learn.compare.yaku_comparison import RemarkKind, compare_yaku
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.ui.learn.atlas.systems_table import ComparisonTable
from mahjong_desk.ui.learn.atlas.yaku_page import PageView, YakuPageView
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.hand_felt import HandFelt
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.rulebook.system_diff import kinship_text, row_difference_text, yaku_value_text
from mahjong_desk.ui.text.phrases import localised
from tests.scope import is_thorough
from tests.ui.player import User


@pytest.fixture
def page(guest: User) -> YakuPageView:
    """The page of a straight, in all rule systems."""
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = guest.screen(LearnScreen)
    place.show_yaku("riichi", "ittsuu")
    page = place.atlas.page
    assert page.views is not None
    page.views.chip(PageView.SYSTEMS).click()
    return page


def table_of(page: YakuPageView) -> ComparisonTable:
    return page.findChildren(ComparisonTable)[-1]


def test_every_system_has_its_row_above_the_near_miss(page: YakuPageView, guest: User) -> None:
    lines = table_of(page).lines
    assert [line.row.ruleset.id for line in lines if line.row] == [ruleset.id for ruleset in all_rulesets()]
    texts = {line.row.ruleset.id: line.texts for line in lines if line.row}
    assert texts["arushiaru"][2:4] == ("1 han", "Worth as much open as closed")
    assert texts["riichi"][2] == "2 / 1 han"
    assert texts["shogi"][1:4] == ("has none", "–", "Its pieces have no numbers")
    assert "一条龙" in texts["beijing"][1], "as its own players write it"
    assert texts["riichi"][4].startswith("Sanshoku doujun 三色同順")
    assert len(page.findChildren(HandFelt)) == 1
    assert table_of(page).accessible_role == "Table"
    for line in lines:
        assert line.row is not None
        assert line.accessible_role == "Row"
        assert localised(line.row.ruleset.name) in line.accessibleName()


def test_the_list_counts_the_systems_of_each_yaku(page: YakuPageView, guest: User) -> None:
    place = guest.screen(LearnScreen)
    listed = place.atlas.list
    assert listed.currentItem().text() == "Ittsuu, in 6 systems"
    page.show_view(PageView.PAGE)
    assert listed.currentItem().text() == "Ittsuu, 2/1"


def test_chips_are_switched_by_keys_and_keep_focus(page: YakuPageView, guest: User) -> None:
    assert page.views is not None
    page.views.take_focus()
    guest.press(Qt.Key.Key_Left)
    assert page.views.value() == page.view == PageView.PAGE
    assert page.views.chip(PageView.PAGE).hasFocus()
    guest.press(Qt.Key.Key_Right)
    assert page.views.chip(PageView.SYSTEMS).hasFocus()
    assert table_of(page).isVisible()


def test_a_yaku_is_drilled_from_its_page(page: YakuPageView, guest: User) -> None:
    assert page.drill is not None
    page.drill.click()
    board = guest.window.findChild(DrillBoard)
    assert board is not None
    assert board.isVisible()


def test_every_idea_has_all_its_texts_in_each_language(guest: User) -> None:
    yaku_entries = entries() if is_thorough() else entries()[::5]
    rows = [(entry, row) for entry in yaku_entries for row in compare_yaku(entry)]
    for spoken in ("en", "ja", "zh"):
        guest.window.settings.language = spoken
        for entry, row in rows:
            texts = [row_difference_text(row)]
            texts += [kinship_text(row.relative)] if row.relative is not None else []
            texts += [yaku_value_text(row.ruleset, row.yaku)] if row.yaku is not None else []
            assert not any("{" in text or "%n" in text for text in texts), (spoken, entry.key, row.ruleset.id)
            assert row.own or all(texts), (spoken, entry.key, row.ruleset.id)
    kinds = {remark.kind for _entry, row in rows for remark in row.remarks}
    lacks = {row.lack.kind for _entry, row in rows if row.lack is not None}
    assert {RemarkKind.OFF_BY_DEFAULT, RemarkKind.EXCLUDES} <= kinds
    assert {AbsenceReason.COVERED_BY_OTHERS, AbsenceReason.SHAPE, AbsenceReason.SEQUENCES} <= lacks

# SPDX-License-Identifier: MIT
"""A third-party ruleset in every part of the window."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.learn.drills.drill_maker import levels, subjects
from mahjong_desk.rules.model.events import Draw, Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.card.pages import build_card
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.learn.atlas.systems_table import ComparisonTable
from mahjong_desk.ui.learn.atlas.yaku_page import PageView
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from mahjong_desk.ui.rulebook.rendering import TableStyle, render, rule_page_source
from mahjong_desk.ui.rulebook.system_diff import system_diff_page
from mahjong_desk.ui.rulebook.tables import RuleTables
from mahjong_desk.ui.text import language
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.yaku_links import refusal_line
from tests.installed.penny_package import penny_installed
from tests.ui.learn.drills.asking import answer_rightly, choose, open_drills
from tests.ui.player import NAMES, User
from tests.ui.report.test_files import check_hands, packed, pdf_pages, rows_of_csv
from tests.ui.rulesets.playing import (
    assert_matches_replay,
    begin_match,
    final,
    read_result_sheet,
    rows,
    scores,
    undo_and_redo,
    view_of,
)

LANGUAGES = ("en", "ja", "zh")


@pytest.fixture
def penny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    with penny_installed(tmp_path / "site", monkeypatch) as ruleset:
        yield ruleset


def test_whole_match_is_played(qtbot: QtBot, tmp_path: Path, penny: Ruleset) -> None:
    player = User(qtbot, tmp_path / "club")
    begin_match(player, "penny", half_flush=True)
    player.enter("w24" + "22m77s[555z][444s][111m]2m")
    assert "Jewel 宝玉 1 All triplets 対々和 3 1 + 3 = 4" in " ".join(player.texts(view_of(player)))
    player.enter("\n")
    assert rows(player)[-1] == (0, 12, 0, -12)
    undo_and_redo(player)
    player.enter("w40q5\n")
    assert rows(player)[-1] == (-5, -5, -5, 15)
    player.enter("w12" + "123m345m789m11z44z4z\n")
    assert rows(player)[-1] == (12, -12, 0, 0)
    undo_and_redo(player)
    player.enter("d")
    assert scores(player) == (107, 95, 95, 103)
    assert final(player).results == (7, -5, -5, 3)
    assert_matches_replay(player)
    read_result_sheet(player)


@pytest.fixture
def desk(tmp_path: Path, penny: Ruleset, qapp: QApplication) -> Iterator[Desk]:
    before = Desk()
    before.open(tmp_path / "club")
    assert before.start_match("penny", {}, NAMES, "Thursday")
    assert before.record_event(Draw())
    match_id = before.record.id
    before.close()
    reopened_desk = Desk()
    reopened_desk.open(tmp_path / "club")
    assert reopened_desk.continue_match(match_id)
    yield reopened_desk
    reopened_desk.close()
    language.install(qapp, "en")


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_match_is_printed_in_every_language(desk: Desk, qapp: QApplication, name: str) -> None:
    language.install(qapp, name)
    played = match_of_desk(desk)
    check_hands(rows_of_csv(export_bytes(FileKind.CSV, played, ReportLength.FULL)), played.replay)
    assert json.loads(export_bytes(FileKind.JSON, played, ReportLength.FULL))["ruleset"] == "penny"
    text = "".join(pdf_pages(export_bytes(FileKind.PDF, played, ReportLength.FULL)))
    assert packed(played.replay.match.rules.ruleset.name.in_language(name)) in text


@pytest.mark.parametrize("name", LANGUAGES)
def test_rules_are_shown_in_every_language(penny: Ruleset, qapp: QApplication, name: str) -> None:
    language.install(qapp, name)
    tables = RuleTables(penny, None, TableStyle("#111111", "#222222", "#333333", 20))
    page = render(rule_page_source(penny, name), penny.pieces, tables.placeholders(), 20)
    card = build_card(penny, None)
    for yaku in penny.yaku:
        assert yaku.description.in_language(name) in page.html
        assert yaku.description.in_language(name) in {entry.condition for part in card.classes for entry in part.yaku}
    assert "{{" not in page.html


@pytest.mark.parametrize(
    ("name", "sentence"), [("en", "From 1 to 20 pennies."), ("ja", "1から20ペニーまで。"), ("zh", "1至20便士。")]
)
def test_refusal_uses_the_words_of_the_ruleset(penny: Ruleset, qapp: QApplication, name: str, sentence: str) -> None:
    rules = penny.bind({})
    with pytest.raises(Refusal, match="From 1 to 20 pennies") as caught:
        rules.settle(rules.opening_table(), Win(discarder=None, winners=(Winner(0, value={"points": 21}),)))
    language.install(qapp, name)
    assert refusal_text(caught.value) == sentence
    assert "".join(phrase.text for phrase in refusal_line(caught.value)) == sentence
    language.install(qapp, "en")


def test_ruleset_is_part_of_learn(qtbot: QtBot, tmp_path: Path, penny: Ruleset) -> None:
    player = User(qtbot, tmp_path / "club")
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = player.screen(LearnScreen)
    for yaku in penny.yaku:
        player.window.show_yaku("penny", yaku.id)
        assert yaku.description.en in player.texts(place.atlas.page)
    assert "1 penny" in player.texts(place.atlas.page), "the singular of the unit comes from the ruleset"
    player.window.show_yaku("boo", "yakuhai_red")
    place.atlas.page.views.chip(PageView.SYSTEMS).click()
    lines = place.atlas.page.findChildren(ComparisonTable)[-1].lines
    (differing,) = [line.texts[3] for line in lines if line.row and line.row.ruleset is penny]
    assert differing == "For any dragon; one yaku with Yakuhai haku, Yakuhai hatsu"
    diff = system_diff_page("riichi", "penny", TableStyle("#111111", "#222222", "#333333", 20)).html
    assert "A win from whoever has one" in diff, "the birthday rule is listed as new"
    place.show_page("lessons")
    place.lessons.show_map(penny)
    place.lessons.open("jewel")
    assert place.lessons.page.lead.text() == "A triplet of any dragon brings 1 penny."
    player.enter("\n")
    assert place.lessons.page.board.course.ruleset is penny
    board = open_drills(player, "penny")
    for subject in subjects(penny):
        choose(player, board, subject, levels(penny, subject)[0])
        answer_rightly(player, board)
        assert board.course.verdict.right, subject
        player.enter("\n")

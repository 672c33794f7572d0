# SPDX-License-Identifier: MIT
"""House rules in the sheet that begins a match: chosen, kept under a name, renamed, deleted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.house_rules.bar import HouseRulesBar
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.ledger.world import locked_by_another_process
from tests.ui.player import User

NAMES = ("Aoi", "Ben", "Chie", "Dai")
SHIPPED = ("EMA 2025", "EMA 2016", "WRC 2022", "M-League", "Tenhou", "Mahjong Soul", "JPML A")


@pytest.fixture
def sheet(player: User) -> NewMatchSheet:
    return new_match(player)


def new_match(player: User) -> NewMatchSheet:
    player.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = player.window.sheet
    assert isinstance(sheet, NewMatchSheet)
    return sheet


def turn(player: User, sheet: NewMatchSheet, option: str, value: object) -> None:
    row = next(row for row in sheet.options.rows if row.option.id == option)
    row.chips.chip(value).click()


def save_as(player: User, bar: HouseRulesBar, name: str) -> None:
    player.click(bar.save_link)
    bar.row.name.clear()
    player.enter(name)
    player.enter("\n")


def listed(bar: HouseRulesBar) -> list[str]:
    return [bar.choice.itemText(index) for index in range(bar.choice.count())]


def pick(bar: HouseRulesBar, name: str) -> None:
    """Picks from the list with the keys, as far as they have to go."""
    bar.choice.setFocus()
    wanted = bar.choice.findText(name)
    step = Qt.Key.Key_Down if wanted > bar.choice.currentIndex() else Qt.Key.Key_Up
    while bar.choice.currentText() != name:
        QTest.keyClick(bar.choice, step)


def begin(player: User, sheet: NewMatchSheet) -> None:
    for field, name in zip(sheet.seats.fields, NAMES, strict=True):
        field.setText(name)
    player.click(sheet.start_button)


def test_options_are_kept_under_a_name_and_frozen_into_the_match(player: User, sheet: NewMatchSheet) -> None:
    bar = sheet.house_rules
    assert listed(bar) == ["Default rules"]
    turn(player, sheet, "length", "hanchan")
    assert bar.choice.currentText() == "Unnamed options"
    save_as(player, bar, "Short evening")
    assert player.window.sheet is sheet, "Enter answers the question, it does not start the match"
    assert bar.choice.currentText() == "Short evening"
    assert listed(bar) == ["Default rules", "Short evening"]
    begin(player, sheet)
    assert player.stored.house_rules == "Short evening"
    assert player.desk.match is not None
    assert player.desk.match.options["length"] == "hanchan"
    assert "Ar-Shi-Ar, house rules: Short evening" in player.texts(player.window.foot.status)
    assert "Short evening" in player.window.rail._where.text()
    saved = player.desk.house_rules.find("arushiaru", "Short evening")
    assert saved is not None
    player.desk.house_rules.rename(saved, "Another name")
    assert player.desk.record is not None
    assert player.desk.continue_match(player.desk.record.id)
    assert player.stored.house_rules == "Short evening", "a match keeps what it was opened with"


def test_the_next_match_begins_with_the_same_house_rules(player: User, sheet: NewMatchSheet, ruleset: Ruleset) -> None:
    player.desk.house_rules.save(ruleset, "A twin", {"length": "hanchan"})
    player.desk.house_rules.save(ruleset, "Ours", {"length": "hanchan"})
    pick(sheet.house_rules, "Ours")
    begin(player, sheet)
    assert player.stored.house_rules == "Ours"
    assert new_match(player).house_rules.choice.currentText() == "Ours"


def test_a_choice_shows_its_options_and_a_change_leaves_it(
    player: User, sheet: NewMatchSheet, ruleset: Ruleset
) -> None:
    bar = sheet.house_rules
    player.desk.house_rules.save(ruleset, "Ours", {"length": "hanchan", "unit": 2})
    pick(bar, "Ours")
    assert sheet.options.values()["length"] == "hanchan"
    assert sheet.options.difference_count() == 2
    turn(player, sheet, "unit", 10)
    assert bar.choice.currentText() == "Unnamed options"
    assert not bar.rename_link.isEnabled()
    turn(player, sheet, "unit", 2)
    assert bar.choice.currentText() == "Ours"
    pick(bar, "Default rules")
    assert sheet.options.difference_count() == 0
    begin(player, sheet)
    assert not player.stored.house_rules
    assert "Ar-Shi-Ar, default rules" in player.texts(player.window.foot.status)


def test_a_name_that_is_taken_is_replaced_only_in_words(player: User, sheet: NewMatchSheet, ruleset: Ruleset) -> None:
    bar = sheet.house_rules
    player.desk.house_rules.save(ruleset, "Ours", {"length": "hanchan"})
    pick(bar, "Ours")
    turn(player, sheet, "unit", 2)
    player.click(bar.save_link)
    assert bar.row.name.text() == "Ours"
    assert bar.row.yes.text() == "Replace"
    player.enter("Ours 2")
    assert bar.row.yes.text() == "Save"
    bar.row.name.clear()
    assert not bar.row.yes.isEnabled()
    player.enter("ours")
    player.click(bar.row.yes)
    (ours,) = player.desk.house_rules.all()
    assert ours.name == "ours"
    assert ours.options["unit"] == 2


def test_escape_leaves_the_question_and_not_the_sheet(player: User, sheet: NewMatchSheet) -> None:
    bar = sheet.house_rules
    bar.save_link.setFocus()
    player.click(bar.save_link)
    player.enter("Ours\x1b")
    assert not bar.row.is_asking
    assert player.window.sheet is sheet
    assert bar.save_link.hasFocus()
    assert player.desk.house_rules.all() == ()
    player.enter("\x1b")
    assert player.window.sheet is None


def test_rename_and_delete(player: User, sheet: NewMatchSheet, ruleset: Ruleset) -> None:
    bar = sheet.house_rules
    for name in ("Ours", "Theirs"):
        player.desk.house_rules.save(ruleset, name, {"length": "hanchan"})
    pick(bar, "Ours")
    player.click(bar.rename_link)
    player.enter("theirs\n")
    assert bar.row.fault.text() == "Other house rules are already called theirs."
    bar.row.name.clear()
    player.enter("Mine\n")
    assert bar.choice.currentText() == "Mine"
    player.click(bar.delete_link)
    assert "Delete Mine?" in " ".join(player.texts(bar))
    player.enter("\n")
    assert len(player.desk.house_rules.all()) == 2, "the button that keeps them has the focus"
    player.click(bar.delete_link)
    player.click(bar.row.yes)
    assert [rules.name for rules in player.desk.house_rules.all()] == ["Theirs"]


def test_house_rules_that_do_not_fit_any_more_cannot_be_chosen(
    player: User, sheet: NewMatchSheet, ruleset: Ruleset
) -> None:
    assert player.desk.ledger is not None
    player.desk.ledger.house_rules.save("arushiaru", "Old", {"forgotten": 1}, "2026-01-31T20:15:00Z")
    player.desk.house_rules.save(ruleset, "Ours", {"unit": 2})
    bar = sheet.house_rules
    index = bar.choice.findText("Old")
    item = bar.choice.model().index(index, 0)
    assert not item.flags() & Qt.ItemFlag.ItemIsEnabled
    assert item.data(Qt.ItemDataRole.ToolTipRole) == "This ruleset has no option forgotten."


def test_a_ledger_that_cannot_write_says_so_and_keeps_the_name(player: User, sheet: NewMatchSheet) -> None:
    bar = sheet.house_rules
    assert player.desk.folder is not None
    path = ledger_path(player.desk.folder)
    with locked_by_another_process(path):
        save_as(player, bar, "Ours")
        assert str(path) in bar.row.fault.text()
        assert bar.row.name.text() == "Ours"
    player.click(bar.row.yes)
    assert bar.name() == "" or bar.choice.currentText() == "Ours"
    with Ledger.open(path) as ledger:
        assert [rules.name for rules in ledger.house_rules.all()] == ["Ours"]


def test_the_wheel_does_not_change_the_rules(player: User, sheet: NewMatchSheet, ruleset: Ruleset) -> None:
    bar = sheet.house_rules
    player.desk.house_rules.save(ruleset, "Ours", {"unit": 2})
    centre = QPointF(bar.choice.rect().center())
    wheel = QWheelEvent(
        centre,
        bar.choice.mapToGlobal(centre),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(bar.choice, wheel)
    assert bar.choice.currentText() == "Default rules"


def test_shipped_presets_are_chosen_like_house_rules(player: User, sheet: NewMatchSheet) -> None:
    sheet.rulesets.chip("riichi").click()
    bar = sheet.house_rules
    assert listed(bar) == ["Default rules", *SHIPPED]
    pick(bar, "M-League")
    assert bar.name() == "M-League"
    assert sheet.options.values()["kiriage_mangan"] is True
    assert not bar.rename_link.isEnabled()
    assert not bar.delete_link.isEnabled()
    turn(player, sheet, "length", "tonpuu")
    save_as(player, bar, "Thursday")
    assert listed(bar)[-1] == "Thursday"
    assert bar.delete_link.isEnabled()

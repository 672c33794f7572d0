# SPDX-License-Identifier: MIT
"""The rules of a new match: rule sets, single options and house rules."""

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import Option, read_options
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import LocalizedText
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.match.rule_choice import OptionForm, RuleChoice, RuleSetRow
from tests.ledger.world import locked_by_another_process
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import CONTROL
from tests.ui.widgets import add_widget

ARUSHIARU = get_ruleset("arushiaru")


def open_new_match(player: User) -> NewMatchSheet:
    player.press(Qt.Key.Key_N, CONTROL)
    return player.sheet(NewMatchSheet)


@pytest.fixture
def rules(guest: User) -> RuleChoice:
    choice = open_new_match(guest).rules
    guest.click(choice.systems.chip("arushiaru"))
    return choice


def set_option(player: User, rules: RuleChoice, option: str, value: object) -> None:
    if not rules.options.isVisible():
        player.click(rules.open_link)
    next(row for row in rules.options.rows if row.option.id == option).chips.chip(value).click()


def save_as(player: User, rules: RuleChoice, name: str) -> None:
    player.click(rules.save_link)
    rules.prompt.name.clear()
    player.enter(f"{name}\n")


def listed_names(rules: RuleChoice) -> list[str]:
    return [row.rules.name for row in rules.rows]


def row_of(rules: RuleChoice, name: str) -> RuleSetRow:
    QApplication.processEvents()
    return next(row for row in rules.rows if row.rules.name == name)


def chosen_name(rules: RuleChoice) -> str:
    (row,) = [row for row in rules.rows if row.isChecked()]
    return row.rules.name


def start_match(player: User) -> None:
    sheet = player.sheet(NewMatchSheet)
    for field, name in zip(sheet.seats.fields, NAMES, strict=True):
        field.setText(name)
    player.click(sheet.start_button)


def test_a_rule_set_shows_its_highlights(guest: User, rules: RuleChoice) -> None:
    guest.click(rules.systems.chip("riichi"))
    assert listed_names(rules)[0] == "Default rules"
    assert [cell.text() for cell in row_of(rules, "M-League").cells] == [
        "25,000", "30,000", "30 / 10", "3", "one winner per discard"
    ]  # fmt: skip


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_the_summary_lists_every_change(rules: RuleChoice, ruleset: Ruleset) -> None:
    others = {
        option.id: next(choice.value for choice in option.choices if choice.value != option.default)
        for option in ruleset.options
        if option.choices
    }
    rules.show_rules(ruleset, others)
    usual = next(row.rules.options for row in rules.rows if row.isChecked())
    assert rules.summary().count("; ") + 1 > sum(others[option] != usual[option] for option in others) > 0


def test_house_rules_are_saved_and_copied_into_the_match(guest: User, rules: RuleChoice) -> None:
    set_option(guest, rules, "length", "hanchan")
    assert rules.name() == ""
    assert rules.summary().startswith("<b>Ar-Shi-Ar, default rules</b>")
    save_as(guest, rules, "Short evening")
    assert rules.summary().startswith("<b>Ar-Shi-Ar, Short evening</b>")
    assert guest.window.sheet is not None, "Enter confirms the name and does not start the match"
    assert (rules.name(), chosen_name(rules)) == ("Short evening", "Short evening")
    assert not rules.save_link.isVisible()
    guest.click(rules.back_link)
    assert listed_names(rules) == ["Default rules", "Short evening"]
    start_match(guest)
    assert guest.stored.house_rules == "Short evening"
    assert guest.desk.match.options["length"] == "hanchan"
    assert "Ar-Shi-Ar, house rules: Short evening" in guest.texts(guest.window.foot.status)
    assert "Short evening" in guest.window.rail._where.text()
    guest.desk.house_rules.rename(guest.desk.house_rules.find("arushiaru", "Short evening"), "Another name")
    assert guest.desk.continue_match(guest.desk.record.id)
    assert guest.stored.house_rules == "Short evening", "a match keeps the name it started with"


def test_the_next_match_proposes_the_same_house_rules(guest: User, rules: RuleChoice) -> None:
    for name in ("A twin", "Ours"):
        guest.desk.house_rules.save(ARUSHIARU, name, {"length": "hanchan"})
    guest.click(row_of(rules, "Ours"))
    start_match(guest)
    assert guest.stored.house_rules == "Ours"
    assert open_new_match(guest).rules.name() == "Ours"


def test_a_look_at_another_system_keeps_changed_options(guest: User, rules: RuleChoice) -> None:
    set_option(guest, rules, "length", "hanchan")
    for system in ("boo", "arushiaru"):
        guest.click(rules.systems.chip(system))
    assert rules.values()["length"] == "hanchan"


def test_changing_an_option_clears_the_name_of_the_house_rules(guest: User, rules: RuleChoice) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {"length": "hanchan", "unit": 2})
    guest.click(row_of(rules, "Ours"))
    assert (rules.values()["length"], rules.values()["unit"]) == ("hanchan", 2)
    set_option(guest, rules, "unit", 10)
    assert (rules.name(), chosen_name(rules)) == ("", "Ours")
    assert rules.summary().endswith("<b>Smallest unit of points: 10 points</b>")
    set_option(guest, rules, "unit", 2)
    assert rules.name() == "Ours"
    guest.click(rules.back_link)
    guest.click(row_of(rules, "Default rules"))
    start_match(guest)
    assert not guest.stored.house_rules
    assert "Ar-Shi-Ar, default rules" in guest.texts(guest.window.foot.status)


def test_rule_sets_can_be_chosen_by_keyboard(guest: User, rules: RuleChoice) -> None:
    guest.click(rules.systems.chip("riichi"))
    rules.rows[0].setFocus()
    guest.press(Qt.Key.Key_Down)
    assert chosen_name(rules) == "EMA 2025"
    assert rules.values()["kiriage_mangan"] is True


def test_saving_under_a_taken_name_offers_to_replace_it(guest: User, rules: RuleChoice) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {"length": "hanchan"})
    guest.click(row_of(rules, "Ours"))
    set_option(guest, rules, "tsumo_pinfu", True)
    guest.click(rules.save_link)
    assert rules.prompt.name.text() == "Ours"
    assert rules.prompt.yes.text() == "Replace"
    guest.enter("Ours 2")
    assert rules.prompt.yes.text() == "Save"
    rules.prompt.name.clear()
    assert not rules.prompt.yes.isEnabled()
    guest.enter("ours")
    set_option(guest, rules, "unit", 2)
    guest.click(rules.prompt.yes)
    (ours,) = guest.desk.house_rules.all()
    assert ours.name == "ours"
    assert ours.options["unit"] == 2
    set_option(guest, rules, "unit", 10)
    guest.click(rules.save_link)
    guest.click(rules.systems.chip("boo"))
    assert not rules.prompt.is_asking
    assert rules.isAncestorOf(QApplication.focusWidget())


def test_escape_closes_the_prompt_but_not_the_sheet(guest: User, rules: RuleChoice) -> None:
    set_option(guest, rules, "unit", 2)
    rules.save_link.setFocus()
    guest.click(rules.save_link)
    guest.enter("Ours\x1b")
    assert not rules.prompt.is_asking
    assert guest.window.sheet is not None
    assert rules.save_link.hasFocus()
    assert guest.desk.house_rules.all() == ()
    guest.enter("\x1b")
    assert guest.window.sheet is None


def test_outdated_house_rules_cannot_be_chosen(guest: User, rules: RuleChoice) -> None:
    guest.desk.ledger.house_rules.save("arushiaru", "Old", {"forgotten": 1}, "2026-01-31T20:15:00Z")
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {"unit": 2})
    old = row_of(rules, "Old")
    assert not old.isEnabled()
    assert old.toolTip() == "This ruleset has no option forgotten."


def test_a_locked_ledger_is_reported_and_keeps_the_name(guest: User, rules: RuleChoice) -> None:
    set_option(guest, rules, "unit", 2)
    path = ledger_path(guest.desk.folder)
    with locked_by_another_process(path):
        save_as(guest, rules, "Ours")
        assert str(path) in rules.prompt.fault.text()
        assert rules.prompt.name.text() == "Ours"
    guest.click(rules.prompt.yes)
    with Ledger.open(path) as ledger:
        assert [saved.name for saved in ledger.house_rules.all()] == ["Ours"]


def test_a_changed_preset_is_saved_as_house_rules(guest: User, rules: RuleChoice) -> None:
    guest.click(rules.systems.chip("riichi"))
    guest.click(row_of(rules, "M-League"))
    assert rules.name() == "M-League"
    set_option(guest, rules, "length", "tonpuu")
    row = next(row for row in rules.options.rows if row.option.id == "length")
    assert any(text.startswith("changed") for text in guest.texts(row))
    save_as(guest, rules, "Thursday")
    assert not any(text.startswith("changed") for text in guest.texts(row))
    assert listed_names(rules)[-1] == "Thursday"
    assert row_of(rules, "Thursday").cells[-1].text().startswith("your own, ")


BEIJING = registry.get_ruleset("beijing")
BONUS = Option(
    "bonus",
    LocalizedText("祝儀", "bonus", "奖金"),
    LocalizedText("何点か。", "How much it is.", "多少点。"),
    100,
    number_range=range(0, 1001, 50),
)


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    ruleset = registry.get_ruleset("arushiaru")
    option_form = add_widget(qtbot, OptionForm())
    extended = dataclasses.replace(ruleset, options=(*ruleset.options[:1], BONUS))
    option_form.show_options(extended, {"unit": 10, "bonus": 300}, {"unit": 10, "bonus": 100})
    option_form.show()
    return option_form


def test_an_option_with_many_values_has_a_number_box(form: OptionForm) -> None:
    row = form.rows[1]
    assert row.chips.isHidden()
    assert (row.number.value(), row.number.minimum(), row.number.maximum()) == (300, 0, 1000)
    assert row.number.accessibleName() == "bonus"
    assert row.difference.text() == "changed; rule set: 100"
    assert form.values() == {"unit": 10, "bonus": 300}


def test_a_typed_number_is_rounded_to_a_valid_value(form: OptionForm, qtbot: QtBot) -> None:
    row = form.rows[1]
    row.number.selectAll()
    with qtbot.waitSignal(form.changed):
        QTest.keyClicks(row.number, "470")
    assert form.values()["bonus"] == 450, "the nearest valid value"
    QTest.keyClick(row.number, Qt.Key.Key_Tab)
    QTest.keyClick(row.number, Qt.Key.Key_Return)
    assert row.number.value() == 450
    QTest.keyClick(row.number, Qt.Key.Key_Up)
    assert form.values()["bonus"] == 500


@pytest.fixture
def beijing(qtbot: QtBot) -> OptionForm:
    option_form = add_widget(qtbot, OptionForm())
    default = read_options(BEIJING.options, {})
    option_form.show_options(BEIJING, {**default, "rounds": 1, "kan_open": 3}, default)
    option_form.resize(600, 4000)
    option_form.show()
    return option_form


def shown_options(form: OptionForm) -> list[str]:
    rows = [row for row in form.rows if row.isVisible()]
    return [row.option.id for row in sorted(rows, key=lambda row: row.mapTo(form, row.rect().topLeft()).y())]


def test_changed_options_come_first(beijing: OptionForm) -> None:
    ids = shown_options(beijing)
    assert ids[:2] == ["kan_open", "rounds"]
    assert len(ids) == len(BEIJING.options)
    groups = [next(row for row in beijing.rows if row.option.id == option_id).option.group for option_id in ids[2:]]
    assert len(set(groups)) == sum(a != b for a, b in zip([None, *groups], groups, strict=False)), "no group is split"


def test_options_keep_their_order_until_the_form_is_reopened(beijing: OptionForm) -> None:
    before = shown_options(beijing)
    row = next(row for row in beijing.rows if row.option.id == "duanmen")
    row.chips.chip(True).click()
    assert shown_options(beijing) == before
    beijing.show_options(BEIJING, beijing.values(), read_options(BEIJING.options, {}))
    assert shown_options(beijing)[:3] == ["kan_open", "duanmen", "rounds"]


def test_the_search_finds_subjects_names_meanings_and_choices(beijing: OptionForm) -> None:
    QTest.keyClicks(beijing.search, "false fixed")
    assert shown_options(beijing) == ["chombo", "chombo_points"]
    QTest.keyClicks(beijing.search, " zebra")
    assert shown_options(beijing) == []
    assert beijing._no_match_label.isVisible()
    assert beijing.values()["kan_open"] == 3, "a hidden option keeps its value"
    beijing.search.clear()
    QTest.keyClicks(beijing.search, "kans points")
    assert {"kan_open", "kan_closed", "kan_dealer_double"} <= set(shown_options(beijing))

# SPDX-License-Identifier: MIT
"""The house rules of the club: comparison with the defaults, export and import."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.ledger.books import HouseRules
from mahjong_desk.rules import registry
from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet
from mahjong_desk.ui.house_rules_store import is_preset
from mahjong_desk.ui.outcome import Outcome
from mahjong_desk.ui.text.phrases import localise
from tests.ui.player import User

ARUSHIARU = registry.get_ruleset("arushiaru")
SHIPPED = ("EMA 2025", "EMA 2016", "WRC 2022", "M-League", "Tenhou", "Mahjong Soul", "JPML A")


def open_sheet(guest: User) -> HouseRulesSheet:
    guest.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    return guest.sheet(HouseRulesSheet)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    for dialog in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_args: (str(path), ""))


def saved_rules(outcome: Outcome[HouseRules]) -> HouseRules:
    assert outcome.result is not None, outcome.error_text
    return outcome.result


def test_the_table_compares_house_rules_with_the_defaults(guest: User) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Short evening", {"length": "hanchan"})
    sheet = open_sheet(guest)
    table_text = sheet.table.toPlainText()
    length = next(option for option in ARUSHIARU.options if option.id == "length")
    for text in ("Length", length.description.en, "four rounds", "two rounds"):
        assert text in table_text
    assert "Rounding" not in table_text
    assert f"options changed from default: 1 of {len(ARUSHIARU.options)}" in " ".join(guest.texts(sheet))
    guest.click(sheet.scope.chip(False))
    for option in ARUSHIARU.options:
        assert localise(option.description) in sheet.table.toPlainText()
    guest.desk.house_rules.save(ARUSHIARU, "As ever", {})
    sheet.names.setCurrentRow(0)
    guest.click(sheet.scope.chip(True))
    assert sheet.table.toPlainText() == "Every option is at its default."


def test_the_rules_screen_opens_the_house_rules(guest: User) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {})
    guest.press(Qt.Key.Key_6, Qt.KeyboardModifier.AltModifier)
    guest.window.screen_widget("rules").show_rule("riichi", "top")
    guest.click(guest.window.screen_widget("rules").house_rules)
    assert guest.sheet(HouseRulesSheet).chosen.ruleset == "riichi"


def test_presets_are_listed_last_and_cannot_be_changed(guest: User) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {"length": "hanchan"})
    sheet = open_sheet(guest)
    names = [sheet.names.item(row).text().partition("\n")[0] for row in range(sheet.names.count())]
    assert names == ["Ours", *SHIPPED]
    sheet.names.setCurrentRow(4)
    assert sheet.chosen.options["uma_first"] == 30
    assert "included with the rule system" in " ".join(guest.texts(sheet))
    assert sheet.buttons["export"].isEnabled()
    assert not sheet.buttons["rename"].isEnabled()
    assert not sheet.buttons["delete"].isEnabled()


def test_exported_house_rules_import_unchanged(guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = saved_rules(guest.desk.house_rules.save(ARUSHIARU, "Short evening", {"length": "hanchan", "unit": 2}))
    choose_file(monkeypatch, tmp_path / "ours.json")
    sheet = open_sheet(guest)
    guest.click(sheet.buttons["export"])
    assert sheet.message.text() == f"Short evening was saved to {tmp_path / 'ours.json'}."
    assert not sheet.message.visibleRegion().isEmpty(), "the message is visible"
    assert json.loads((tmp_path / "ours.json").read_text(encoding="utf-8"))["format"] == "mahjong-desk/house-rules"
    guest.click(sheet.buttons["import"])
    assert sheet.message.text() == "Short evening is already in the list, with the same options."
    guest.click(sheet.buttons["delete"])
    guest.click(sheet.row.yes)
    assert is_preset(sheet.chosen)
    guest.click(sheet.buttons["import"])
    assert sheet.message.text() == "Short evening was added."
    (again,) = guest.desk.house_rules.all()
    assert (again.name, again.ruleset, again.options) == (saved.name, saved.ruleset, saved.options)


def test_an_import_never_replaces_other_options(guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = saved_rules(guest.desk.house_rules.save(ARUSHIARU, "Ours", {"length": "hanchan"}))
    choose_file(monkeypatch, tmp_path / "ours.json")
    sheet = open_sheet(guest)
    guest.click(sheet.buttons["export"])
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {"unit": 2})
    guest.click(sheet.buttons["import"])
    assert sheet.message.text() == "That name was already taken; these are called Ours (2)."
    assert sheet.chosen.name == "Ours (2)"
    assert sheet.chosen.options == ours.options
    guest.click(sheet.buttons["import"])
    assert sheet.message.text() == "Ours (2) is already in the list, with the same options."
    assert [rules.name for rules in guest.desk.house_rules.all()] == ["Ours", "Ours (2)"]


def test_a_bad_file_is_refused_with_every_fault(guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = saved_rules(guest.desk.house_rules.save(ARUSHIARU, "Ours", {"length": "hanchan"}))
    file = tmp_path / "theirs.json"
    choose_file(monkeypatch, file)
    sheet = open_sheet(guest)
    guest.click(sheet.buttons["export"])
    document = json.loads(file.read_text(encoding="utf-8"))
    document["options"] |= {"length": "for ever", "weather": "rain"}
    document["ruleset_version"] = 99
    file.write_text(json.dumps(document), encoding="utf-8")
    guest.click(sheet.buttons["import"])
    lines = sheet.message.text().splitlines()
    assert lines[0] == "theirs.json was not imported."
    assert "Option Length cannot be for ever." in lines
    assert "This ruleset has no option weather." in lines
    assert any("version 99" in line for line in lines)
    document["options"] = {f"option {number}": True for number in range(9)}
    file.write_text(json.dumps(document), encoding="utf-8")
    guest.click(sheet.buttons["import"])
    assert sheet.message.text().endswith("and 4 more problems")
    file.unlink()
    guest.click(sheet.buttons["import"])
    assert sheet.message.text() == "theirs.json could not be read: No such file or directory."
    assert guest.desk.house_rules.all() == (ours,)


def test_export_to_a_missing_folder_is_reported(guest: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guest.desk.house_rules.save(ARUSHIARU, "Ours", {})
    choose_file(monkeypatch, tmp_path / "nowhere" / "ours.json")
    sheet = open_sheet(guest)
    guest.click(sheet.buttons["export"])
    assert sheet.message.text() == "ours.json could not be written: No such file or directory."
    choose_file(monkeypatch, tmp_path / "ours")
    (tmp_path / "ours.mahjong").touch()
    guest.click(sheet.buttons["export"])
    assert sheet.message.text() == "ours.mahjong already exists. Enter its full name to replace it."


def test_a_taken_name_is_refused_and_the_prompt_can_be_cancelled(guest: User) -> None:
    for name in ("Ours", "Theirs"):
        guest.desk.house_rules.save(ARUSHIARU, name, {})
    sheet = open_sheet(guest)
    guest.click(sheet.buttons["rename"])
    guest.enter("\b\n")
    assert sheet.row.is_asking, "an empty name is not accepted"
    guest.enter("theirs\n")
    assert sheet.row.fault.text() == "Other house rules are already called theirs."
    assert sheet.row.is_asking
    sheet.row.no.setFocus()
    guest.enter("\n")
    assert not sheet.row.is_asking
    assert [rules.name for rules in guest.desk.house_rules.all()] == ["Ours", "Theirs"]


def test_house_rules_deleted_in_another_window_are_not_renamed(guest: User) -> None:
    saved = saved_rules(guest.desk.house_rules.save(ARUSHIARU, "Ours", {}))
    sheet = open_sheet(guest)
    guest.desk.ledger.house_rules.delete(saved.id, "2026-01-31T20:15:00Z")
    guest.click(sheet.buttons["rename"])
    guest.enter("Theirs\n")
    assert sheet.row.fault.text() == "Ours was deleted in another window."
    guest.click(sheet.row.no)
    guest.click(sheet.buttons["delete"])
    guest.click(sheet.row.yes)
    assert is_preset(sheet.chosen)


def test_house_rules_of_an_unknown_game_are_explained(guest: User) -> None:
    book = guest.desk.ledger.house_rules
    book.save("tenpo", "<b>Gone</b>", {}, "2026-01-31T20:15:00Z")
    sheet = open_sheet(guest)
    assert "<b>Gone</b>" in guest.texts(sheet)
    assert "There is no ruleset “tenpo”." in sheet.table.toPlainText()
    assert not sheet.buttons["export"].isEnabled()
    guest.click(sheet.buttons["rename"])
    guest.enter("Kept\n")
    assert [rules.name for rules in book.all()] == ["Kept"]

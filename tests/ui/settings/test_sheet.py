# SPDX-License-Identifier: MIT
"""The sheet of settings as a person uses it: choices, files, the way back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.ui import theme
from mahjong_desk.ui.settings.settings_file import CHOICES
from mahjong_desk.ui.settings.sheet import ImportSettingsSheet, SettingsSheet, choices_of
from tests.ui.player import User
from tests.ui.rulesets.playing import CONTROL


@pytest.fixture
def sheet(guest: User) -> SettingsSheet:
    """The sheet, opened by its key."""
    guest.press(Qt.Key.Key_Comma, CONTROL)
    assert isinstance(guest.window.sheet, SettingsSheet)
    return guest.window.sheet


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Has the dialogs of the system answer with a file."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked: (str(path), ""))


def test_everything_that_travels_is_asked_for_with_every_value(sheet: SettingsSheet) -> None:
    assert set(sheet.choices) == set(CHOICES)
    for name, chips in sheet.choices.items():
        words = [text for _value, text in choices_of(name)]
        assert len(set(words)) == len(words) == len(CHOICES[name])
        assert chips.value() is not None, "one is chosen"


def test_a_file_is_previewed_then_imported_as_one_step(
    guest: User, sheet: SettingsSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, settings = tmp_path / "mine.json", guest.window.settings
    choose_file(monkeypatch, file)
    guest.click(guest.button("Export…"))
    document = json.loads(file.read_text("utf-8"))
    document["settings"] |= {"theme": "contrast-dark", "key_hints": False}
    file.write_text(json.dumps(document), encoding="utf-8")
    guest.click(guest.button("Import…"))
    preview = guest.window.sheet
    assert isinstance(preview, ImportSettingsSheet)
    assert [change.name for change in preview.changes] == ["theme", "key_hints"]
    assert {"Theme", "light", "high contrast, dark"} <= set(guest.texts(preview))
    guest.press(Qt.Key.Key_Escape)
    assert (settings.theme, sheet.undo_button.isEnabled()) == ("light", False)
    guest.click(guest.button("Import…"))
    guest.click(guest.button("Apply"))
    assert guest.window.sheet is sheet
    assert theme.current().name == "contrast-dark"
    assert sheet.choices["theme"].value() == "contrast-dark"
    guest.click(sheet.undo_button)
    assert (settings.theme, settings.key_hints) == ("light", True)
    assert sheet.choices["theme"].value() == "light"
    assert not sheet.undo_button.isEnabled()


def test_a_faulty_file_is_told_below_the_buttons(
    guest: User, sheet: SettingsSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"format": "mahjong-desk/settings", "version": 1, "settings": {"theme": "plaid"}}', "utf-8")
    choose_file(monkeypatch, file)
    guest.click(guest.button("Import…"))
    assert guest.window.sheet is sheet
    assert sheet.said.isVisible()
    for part in ("mine.json", "settings.theme", "plaid"):
        assert part in sheet.said.text()


def test_the_way_back_to_the_defaults_can_be_taken_back(guest: User, sheet: SettingsSheet) -> None:
    settings = guest.window.settings
    guest.click(guest.button("Back to defaults"))
    assert (settings.theme, settings.tile_style, settings.reduced_motion) == ("system", "theme", None)
    # The language may be another one now, and the sheet was made anew in it.
    there = guest.window.sheet
    assert isinstance(there, SettingsSheet)
    assert there.choices["reduced_motion"].value() == "as the system"
    guest.click(there.undo_button)
    assert (settings.theme, settings.tile_style, settings.reduced_motion) == ("light", "plain", True)
    again = guest.window.sheet
    assert isinstance(again, SettingsSheet)
    guest.click(again.choices["reduced_motion"].chip("as the system"))
    assert settings.reduced_motion is None

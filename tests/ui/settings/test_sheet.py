# SPDX-License-Identifier: MIT
"""Settings in their sheet, on the command line, and on their way to another machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.cli import main
from mahjong_desk.ui import theme
from mahjong_desk.ui.settings.settings import Settings, SettingValue
from mahjong_desk.ui.settings.settings_file import (
    CHOICES,
    SETTINGS_FORMAT,
    SettingsFileError,
    changes,
    default_values,
    read_settings,
    values_of,
    write_settings,
)
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
    preview = guest.sheet(ImportSettingsSheet)
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
    there = guest.sheet(SettingsSheet)
    assert there.choices["reduced_motion"].value() == "as the system"
    guest.click(there.undo_button)
    assert (settings.theme, settings.tile_style, settings.reduced_motion) == ("light", "plain", True)
    again = guest.sheet(SettingsSheet)
    guest.click(again.choices["reduced_motion"].chip("as the system"))
    assert settings.reduced_motion is None


def test_settings_go_from_one_folder_to_another(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "mine.json"
    here.mkdir()
    there.mkdir()
    Settings(here).theme = "contrast-dark"
    assert main(["settings", "export", "--data", str(here), str(file)]) == 0
    capfdbinary.readouterr()
    taking = ["settings", "import", "--data", str(there), str(file)]
    assert main(taking) == 0
    text = capfdbinary.readouterr().out.decode()
    assert 'theme: "system" -> "contrast-dark"' in text
    assert "--yes" in text
    assert Settings(there).theme == "system"
    assert main([*taking, "--yes"]) == 0
    assert Settings(there).theme == "contrast-dark"
    capfdbinary.readouterr()
    assert main(taking) == 0
    assert capfdbinary.readouterr().out.decode() == "these settings already apply\n"


def test_a_faulty_file_changes_nothing_and_says_where(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "mine.json"
    values = {"format": "mahjong-desk/settings", "version": 1, "settings": {"sound": True, "theme": "plaid"}}
    file.write_text(json.dumps(values), encoding="utf-8")
    assert main(["settings", "import", "--data", str(tmp_path), str(file), "--yes"]) == 2
    assert "settings.theme" in capfdbinary.readouterr().out.decode()
    assert not Settings(tmp_path).sound
    assert main(["settings", "import", "--data", str(tmp_path), str(tmp_path / "none.json")]) == 2


def file(**told: Any) -> bytes:
    return json.dumps({"format": SETTINGS_FORMAT, "version": 1, "settings": told}).encode()


@given(values=st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()}))
def test_what_is_written_is_read_as_it_was(values: dict[str, SettingValue]) -> None:
    here = Settings()
    here.take(values)
    found = read_settings(write_settings(here))
    assert found == values
    assert [type(found[name]) for name in found] == [type(values[name]) for name in found]
    there = Settings()
    assert {change.name for change in changes(there, found)} == {
        name for name, value in default_values().items() if values[name] != value
    }
    there.take(found)
    assert values_of(there) == values


def test_what_belongs_to_the_machine_stays(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.second_copy, settings.server = "/media/stick", "postgresql://club@host/desk"
    settings.spectator_token, settings.spectator_address, settings.match = "secret-word", "192.0.2.7", 7
    text = write_settings(settings).decode()
    for own in ("stick", "host", "secret", "192.0.2", "match", "geometry"):
        assert own not in text


def test_a_size_between_those_that_are_offered_travels_too() -> None:
    assert read_settings(file(font_percent=115)) == {"font_percent": 115}


@pytest.mark.parametrize(
    ("data", "places"),
    [
        (b"{", [""]),
        (b"[]", ["format"]),
        (b'{"format": "mahjong-desk/house-rules", "version": 1, "settings": {}}', ["format"]),
        (b'{"format": "mahjong-desk/settings", "version": 2, "settings": {}}', ["version"]),
        (b'{"format": "mahjong-desk/settings", "version": 1}', ["settings"]),
        (b'{"format": "mahjong-desk/settings", "version": 1, "settings": []}', ["settings"]),
        (b'{"format": "mahjong-desk/settings", "version": 1, "settings": {}, "more": 1}', ["more"]),
        (file(theme="plaid", sound=1), ["settings.theme", "settings.sound"]),
        (file(font_percent=False), ["settings.font_percent"]),
        (file(font_percent=500), ["settings.font_percent"]),
        (file(key_hints="system"), ["settings.key_hints"]),
        (file(server="postgresql://other/desk"), ["settings.server"]),
    ],
)
def test_a_faulty_file_is_refused_by_name_and_place(data: bytes, places: list[str]) -> None:
    with pytest.raises(SettingsFileError) as caught:
        read_settings(data)
    assert [refusal.path for refusal in caught.value.refusals] == places


def test_several_are_undone_as_one_step() -> None:
    settings = Settings()
    settings.theme = "dark"
    settings.take({"theme": "light", "sound": True, "language": "system"})
    assert settings.undoable
    settings.undo()
    assert (settings.theme, settings.sound, settings.undoable) == ("dark", False, False)
    settings.take({"theme": "light", "sound": True})
    settings.key_hints = False
    assert settings.undoable, "it has nothing to do with what was taken"
    settings.theme = "contrast-dark"
    assert not settings.undoable

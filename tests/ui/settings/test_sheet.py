# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import CHOICES, SettingsSheet, labelled_choices
from tests.ui.player import User
from tests.ui.rulesets.playing import CONTROL


@pytest.fixture
def sheet(guest: User) -> SettingsSheet:
    guest.press(Qt.Key.Key_Comma, CONTROL)
    return guest.sheet(SettingsSheet)


def test_each_setting_offers_all_its_values(sheet: SettingsSheet) -> None:
    assert set(sheet.choices) == set(CHOICES)
    for name, chips in sheet.choices.items():
        words = [text for _value, text in labelled_choices(name)]
        assert len(set(words)) == len(words) == len(CHOICES[name])
        assert chips.value() is not None, "a value is chosen"
    assert ("plain", "plain words") in labelled_choices("yaku_names")
    assert ("plain", "drawn") in labelled_choices("tile_style")


def test_restoring_the_defaults_can_be_undone(guest: User, sheet: SettingsSheet) -> None:
    settings = guest.window.settings
    guest.click(guest.button("Back to defaults"))
    assert (settings.theme, settings.tile_style, settings.reduced_motion) == ("system", "theme", None)
    # The language may have changed, which recreates the sheet.
    recreated = guest.sheet(SettingsSheet)
    assert recreated.choices["reduced_motion"].value() == "as the system"
    guest.click(recreated.undo_button)
    assert (settings.theme, settings.tile_style, settings.reduced_motion) == ("light", "plain", True)
    assert Settings(settings.folder).theme == "light", "it is saved"
    again = guest.sheet(SettingsSheet)
    assert not again.undo_button.isEnabled()
    guest.click(again.choices["reduced_motion"].chip("as the system"))
    assert settings.reduced_motion is None


def test_several_settings_are_undone_as_one_step() -> None:
    settings = Settings()
    settings.theme = "dark"
    settings.change({"theme": "light", "sound": True, "language": "system"})
    settings.change({"theme": "light", "sound": True, "language": "system"})
    assert settings.undoable, "taking the same values again ends no step"
    settings.undo()
    assert (settings.theme, settings.sound, settings.undoable) == ("dark", False, False)
    settings.change({"theme": "light", "sound": True})
    settings.key_hints = False
    assert settings.undoable, "another setting does not end the step"
    settings.theme = "contrast-dark"
    assert not settings.undoable


def test_unreadable_settings_fall_back_to_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[General]\ntheme=plaid\nfont_percent=many\nlanguage=xx\n", encoding="utf-8")
    settings = Settings(tmp_path)
    assert (settings.theme, settings.font_percent, settings.language, settings.game) == ("system", 0, "system", "")
    with pytest.raises(ValueError, match="plaid"):
        settings.theme = "plaid"

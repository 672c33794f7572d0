# SPDX-License-Identifier: MIT
"""Settings go to another machine as they are, and a file that says anything else is refused by name and place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


def file(**told: Any) -> bytes:
    """Returns a file with these settings."""
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

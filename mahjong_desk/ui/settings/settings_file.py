# SPDX-License-Identifier: MIT
"""Export and import of settings, in the window and on the command line."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk.interchange.fields import read_file_header
from mahjong_desk.interchange.parsing import parse_json, read_bytes_up_to
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import NAME_STYLES, mark
from mahjong_desk.ui.settings.settings import FONT_PERCENTS, SPECTATOR_NAMES, TILE_STYLES, Settings, SettingValue
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES

SETTINGS_FORMAT: Final = "mahjong-desk/settings"
SETTINGS_VERSION: Final = 1
_AS_THE_SYSTEM: Final = "system"
_ON_OFF: Final = (True, False)

CHOICES: Final[Mapping[str, tuple[SettingValue, ...]]] = {
    "language": language_choices(),
    "yaku_names": NAME_STYLES,
    "theme": THEME_CHOICES,
    "font_percent": (0, *FONT_PERCENTS),
    "tile_style": TILE_STYLES,
    "reduced_motion": (None, *_ON_OFF),
    "key_hints": _ON_OFF,
    "needs_open": _ON_OFF,
    "sound": _ON_OFF,
    "spectator_names": SPECTATOR_NAMES,
}
"""The settings that are exported, with their possible values; 0 and None mean *as the system*."""


class SettingsFileError(ValueError):
    """A settings file is invalid."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(" ".join(f"{refusal.path}: {refusal}" for refusal in refusals))
        self.refusals = refusals


class SettingChange(NamedTuple):
    """A change of a setting by an import."""

    name: str
    now: SettingValue
    then: SettingValue


def values_of(settings: Settings) -> dict[str, SettingValue]:
    """Returns the settings that are exported."""
    return {name: getattr(settings, name) for name in CHOICES}


def default_values() -> dict[str, SettingValue]:
    return values_of(Settings())


def write_settings(settings: Settings) -> bytes:
    """Returns the content of a settings file."""
    values = {name: _to_json(value) for name, value in values_of(settings).items()}
    document = {"format": SETTINGS_FORMAT, "version": SETTINGS_VERSION, "settings": values}
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def read_settings(data: bytes) -> dict[str, SettingValue]:
    """Returns the settings of a file by name.

    Raises:
        SettingsFileError: Some settings are unknown or invalid; contains all faults.
    """
    other_file = mark("This is not a Mahjong Desk settings file.")
    try:
        fields = read_file_header(parse_json(data), SETTINGS_FORMAT, SETTINGS_VERSION, other_file)
        values = fields.mapping("settings")
        fields.check_all_read()
    except Refusal as refusal:
        raise SettingsFileError((refusal,)) from None
    settings: dict[str, SettingValue] = {}
    faults = []
    for name, value in values.items():
        try:
            settings[name] = _read(name, value)
        except Refusal as refusal:
            faults.append(refusal.with_path_prefix("settings"))
    if faults:
        raise SettingsFileError(tuple(faults))
    return settings


def changes(settings: Settings, values: Mapping[str, SettingValue]) -> tuple[SettingChange, ...]:
    """Returns the changes that an import of values would make."""
    now = values_of(settings)
    return tuple(
        SettingChange(name, now[name], values[name]) for name in CHOICES if name in values and values[name] != now[name]
    )


def words_of(value: SettingValue) -> str:
    """Returns a value as JSON."""
    return json.dumps(_to_json(value), ensure_ascii=False)


def _read(name: str, value: object) -> SettingValue:
    """Returns the value of a setting.

    Raises:
        Refusal: The setting or the value is unknown.
    """
    if name not in CHOICES:
        raise Refusal(ErrorCode.BAD_REQUEST, mark("There is no setting {setting}."), path=name, setting=name)
    if name == "font_percent" and type(value) is int and FONT_PERCENTS[0] <= value <= FONT_PERCENTS[-1]:
        # Sizes between the choices remain valid.
        return value
    by_word = {words_of(choice): choice for choice in CHOICES[name]}
    word = json.dumps(value, ensure_ascii=False)
    if word not in by_word:
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("The setting {setting} cannot be {value}; it is one of {choices}."),
            path=name,
            setting=name,
            value=word,
            choices=", ".join(by_word),
        )
    return by_word[word]


def _to_json(value: SettingValue) -> str | int | bool:
    return _AS_THE_SYSTEM if value is None or (value is not False and value == 0) else value


DONE, EXIT_REFUSED = 0, 2


def run(given: Namespace, say: Callable[[str], None]) -> int:
    """Exports or imports the settings of a data folder and returns the exit status."""
    file: Path = given.file
    settings = Settings(data_folder(given.data))
    try:
        if given.deed == "export":
            write_atomically(file, write_settings(settings))
            say(f"written: {file}")
            return DONE
        return _import(settings, file, say, confirmed=given.yes)
    except OSError as error:
        say(f"mahjong-desk: {file}: {error.strerror or error}")
    except SettingsFileError as refused:
        for refusal in refused.refusals:
            say(f"mahjong-desk: {file}: {refusal.path}: {refusal}")
    return EXIT_REFUSED


def _import(settings: Settings, file: Path, say: Callable[[str], None], *, confirmed: bool) -> int:
    found = changes(settings, read_settings(read_bytes_up_to(file)))
    for change in found:
        say(f"{change.name}: {words_of(change.now)} -> {words_of(change.then)}")
    if not found:
        say("these settings already apply")
    elif confirmed:
        settings.take({change.name: change.then for change in found})
        say("applied; an open window shows it at its next start")
    else:
        say("nothing was changed: use --yes to apply")
    return DONE

# SPDX-License-Identifier: MIT
"""Export and import of settings, and their command line."""

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
from mahjong_desk.texts import mark
from mahjong_desk.ui.settings.settings import FONT_PERCENTS, SPECTATOR_NAMES, TILE_STYLES, Settings, SettingValue
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES

SETTINGS_FORMAT: Final = "mahjong-desk/settings"
SETTINGS_VERSION: Final = 1
_AS_THE_SYSTEM: Final = "system"
_ON_OFF: Final = (True, False)

CHOICES: Final[Mapping[str, tuple[SettingValue, ...]]] = {
    "language": language_choices(),
    "theme": THEME_CHOICES,
    "font_percent": (0, *FONT_PERCENTS),
    "tile_style": TILE_STYLES,
    "reduced_motion": (None, *_ON_OFF),
    "key_hints": _ON_OFF,
    "sound": _ON_OFF,
    "spectator_names": SPECTATOR_NAMES,
}
"""What travels, with every value that it can have; 0 and None are *as the system*."""


class SettingsFileError(ValueError):
    """A file that cannot be taken."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(" ".join(f"{refusal.path}: {refusal}" for refusal in refusals))
        self.refusals = refusals


class SettingChange(NamedTuple):
    """A setting that a file would change."""

    name: str
    now: SettingValue
    then: SettingValue


def values_of(settings: Settings) -> dict[str, SettingValue]:
    """Returns everything that travels."""
    return {name: getattr(settings, name) for name in CHOICES}


def default_values() -> dict[str, SettingValue]:
    """Returns everything that travels, as it is before anybody has set it."""
    return values_of(Settings())


def write_settings(settings: Settings) -> bytes:
    """Returns the file of the settings."""
    told = {name: _row_text(value) for name, value in values_of(settings).items()}
    document = {"format": SETTINGS_FORMAT, "version": SETTINGS_VERSION, "settings": told}
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def read_settings(data: bytes) -> dict[str, SettingValue]:
    """Returns the settings that a file tells, by their names.

    Raises:
        SettingsFileError: With everything in it that this version does not know; then nothing is to be taken.
    """
    otherwise = mark("The file holds no settings of Mahjong Desk.")
    try:
        fields = read_file_header(parse_json(data), SETTINGS_FORMAT, SETTINGS_VERSION, otherwise)
        told = fields.mapping("settings")
        fields.close()
    except Refusal as refusal:
        raise SettingsFileError((refusal,)) from None
    found: dict[str, SettingValue] = {}
    faults = []
    for name, value in told.items():
        try:
            found[name] = _read(name, value)
        except Refusal as refusal:
            faults.append(refusal.under("settings"))
    if faults:
        raise SettingsFileError(tuple(faults))
    return found


def changes(settings: Settings, values: Mapping[str, SettingValue]) -> tuple[SettingChange, ...]:
    """Returns what would be another value than now, in the order of the settings."""
    now = values_of(settings)
    return tuple(
        SettingChange(name, now[name], values[name]) for name in CHOICES if name in values and values[name] != now[name]
    )


def words_of(value: SettingValue) -> str:
    """Returns a value as it stands in a file."""
    return json.dumps(_row_text(value), ensure_ascii=False)


def _read(name: str, told: object) -> SettingValue:
    """Returns the value of one setting.

    Raises:
        Refusal: There is no such setting, or it cannot have that value.
    """
    if name not in CHOICES:
        raise Refusal(ErrorCode.BAD_REQUEST, mark("There is no setting {setting}."), path=name, setting=name)
    if name == "font_percent" and type(told) is int and FONT_PERCENTS[0] <= told <= FONT_PERCENTS[-1]:
        # A size between those that are offered was kept once, and holds.
        return told
    by_word = {words_of(choice): choice for choice in CHOICES[name]}
    word = json.dumps(told, ensure_ascii=False)
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


def _row_text(value: SettingValue) -> str | int | bool:
    """Returns a value as a file has it."""
    return _AS_THE_SYSTEM if value is None or (value is not False and value == 0) else value


DONE, EXIT_REFUSED = 0, 2


def run(given: Namespace, say: Callable[[str], None]) -> int:
    """Does what is asked with the settings in a data folder and returns the exit status."""
    file: Path = given.file
    settings = Settings(data_folder(given.data))
    try:
        if given.deed == "export":
            write_atomically(file, write_settings(settings))
            say(f"written: {file}")
            return DONE
        return _take_in(settings, file, say, really=given.yes)
    except OSError as error:
        say(f"mahjong-desk: {file}: {error.strerror or error}")
    except SettingsFileError as refused:
        for refusal in refused.refusals:
            say(f"mahjong-desk: {file}: {refusal.path}: {refusal}")
    return EXIT_REFUSED


def _take_in(settings: Settings, file: Path, say: Callable[[str], None], *, really: bool) -> int:
    found = changes(settings, read_settings(read_bytes_up_to(file)))
    for change in found:
        say(f"{change.name}: {words_of(change.now)} -> {words_of(change.then)}")
    if not found:
        say("all is set so already")
    elif really:
        settings.take({change.name: change.then for change in found})
        say("taken; a window that is open shows it at its next start")
    else:
        say("nothing was changed: --yes takes it")
    return DONE

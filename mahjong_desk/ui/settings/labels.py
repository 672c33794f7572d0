# SPDX-License-Identifier: MIT
"""What can be set, in words: each setting with its choices and a line that says what it does."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.texts import tr
from mahjong_desk.ui.settings.settings import SettingValue
from mahjong_desk.ui.settings.settings_file import CHOICES
from mahjong_desk.ui.text.language import own_name


class SettingItem(NamedTuple):
    """One setting as a person is asked for it."""

    name: str
    label: str
    hint: str


class SettingGroup(NamedTuple):
    """Settings that belong together."""

    title: str
    questions: tuple[SettingItem, ...]


def setting_groups() -> tuple[SettingGroup, ...]:
    """Returns every setting that is asked for on the sheet, in its order."""
    return (
        SettingGroup(
            tr("Words"),
            (
                SettingItem(
                    "language",
                    tr("Language"),
                    tr("Of the window, of prints and of the files that are read by people."),
                ),
                SettingItem(
                    "font_percent",
                    tr("Size of texts"),
                    tr("What lies between them grows too; where room is short, it scrolls."),
                ),
                SettingItem(
                    "key_hints",
                    tr("Key hints"),
                    tr("A line that tells the keys of the picker."),
                ),
            ),
        ),
        SettingGroup(
            tr("Colours and tiles"),
            (
                SettingItem(
                    "theme",
                    tr("Theme"),
                    tr("High contrast also has a strong ring round what the keyboard is at."),
                ),
                SettingItem(
                    "tile_style",
                    tr("Tiles", "and the pieces of other games"),
                    tr("With a digit or letter in a corner of each, or black on white with digit, sign and letter."),
                ),
            ),
        ),
        SettingGroup(
            tr("Motion and sound"),
            (
                SettingItem(
                    "reduced_motion",
                    tr("Reduced motion"),
                    tr("Nothing slides or counts up."),
                ),
                SettingItem(
                    "sound",
                    tr("Sound"),
                    tr(
                        "The short sound of the system when something is refused or cannot be written, and when the "
                        "time of a round is up."
                    ),
                ),
            ),
        ),
        SettingGroup(
            tr("Spectators"),
            (
                SettingItem(
                    "spectator_names",
                    tr("Names on the page for spectators"),
                    tr("What others in the local network read of who plays."),
                ),
            ),
        ),
    )


def label_of(name: str) -> str:
    """Returns what a setting is called."""
    return next(one.label for group in setting_groups() for one in group.questions if one.name == name)


def choices_of(name: str) -> list[tuple[SettingValue, str]]:
    """Returns every value that a setting can have, with its words."""
    return [(value, value_text(name, value)) for value in CHOICES[name]]


def value_text(name: str, value: SettingValue) -> str:
    """Returns what a value of a setting is called."""
    if value is None or value == "system" or (name == "font_percent" and value == 0):
        return tr("as the system")
    if isinstance(value, bool):
        return tr("on") if value else tr("off", "a switch")
    if isinstance(value, int):
        return tr("{percent} %").format(percent=value)
    if name == "language":
        return own_name(value)
    words = {
        "light": tr("light"),
        "dark": tr("dark"),
        "contrast-light": tr("high contrast, light"),
        "contrast-dark": tr("high contrast, dark"),
        "theme": tr("as the theme"),
        "plain": tr("drawn", "pictures on the tiles"),
        "letters": tr("with letters"),
        "contrast": tr("high contrast"),
        "names": tr("by name or pseudonym"),
        "initials": tr("by initials"),
        "seats": tr("by seat only"),
    }
    return words[value]

# SPDX-License-Identifier: MIT
"""What can be set, in words: each setting with its choices and a line that says what it does."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.ui.settings.store import Value
from mahjong_desk.ui.settings.travel import CHOICES
from mahjong_desk.ui.words.language import OWN_NAMES

translate = QCoreApplication.translate


class Question(NamedTuple):
    """One setting as a person is asked for it.

    Attributes:
        name: The name of the setting.
        label: What it is called.
        hint: What it does.
    """

    name: str
    label: str
    hint: str


class Group(NamedTuple):
    """Settings that belong together.

    Attributes:
        title: What they are about.
        questions: The settings.
    """

    title: str
    questions: tuple[Question, ...]


def groups() -> tuple[Group, ...]:
    """Returns every setting that is asked for on the sheet, in its order."""
    return (
        Group(
            translate("SettingsSheet", "Words"),
            (
                Question(
                    "language",
                    translate("SettingsSheet", "Language"),
                    translate("SettingsSheet", "Of the window, of prints and of the files that are read by people."),
                ),
                Question(
                    "font_percent",
                    translate("SettingsSheet", "Size of texts"),
                    translate("SettingsSheet", "What lies between them grows too; where room is short, it scrolls."),
                ),
                Question(
                    "key_hints",
                    translate("SettingsSheet", "Key hints"),
                    translate("SettingsSheet", "A line that tells the keys of the picker."),
                ),
            ),
        ),
        Group(
            translate("SettingsSheet", "Colours and tiles"),
            (
                Question(
                    "theme",
                    translate("SettingsSheet", "Theme"),
                    translate("SettingsSheet", "High contrast also has a strong ring round what the keyboard is at."),
                ),
                Question(
                    "tile_style",
                    translate("SettingsSheet", "Tiles"),
                    translate(
                        "SettingsSheet",
                        "With a digit or letter in a corner of each, or black on white with digit, sign and letter.",
                    ),
                ),
            ),
        ),
        Group(
            translate("SettingsSheet", "Motion and sound"),
            (
                Question(
                    "reduced_motion",
                    translate("SettingsSheet", "Reduced motion"),
                    translate("SettingsSheet", "Nothing slides or counts up."),
                ),
                Question(
                    "sound",
                    translate("SettingsSheet", "Sound"),
                    translate(
                        "SettingsSheet",
                        "The short sound of the system when something is refused or cannot be written, and when the "
                        "time of a round is up.",
                    ),
                ),
            ),
        ),
        Group(
            translate("SettingsSheet", "Spectators"),
            (
                Question(
                    "spectator_names",
                    translate("SettingsSheet", "Names on the page for spectators"),
                    translate("SettingsSheet", "What others in the local network read of who plays."),
                ),
            ),
        ),
    )


def label_of(name: str) -> str:
    """Returns what a setting is called."""
    return next(one.label for group in groups() for one in group.questions if one.name == name)


def choices_of(name: str) -> list[tuple[Value, str]]:
    """Returns every value that a setting can have, with its words."""
    return [(value, value_words(name, value)) for value in CHOICES[name]]


def value_words(name: str, value: Value) -> str:
    """Returns what a value of a setting is called."""
    if value is None or value == "system" or (name == "font_percent" and value == 0):
        return translate("SettingsSheet", "as the system")
    if isinstance(value, bool):
        return translate("SettingsSheet", "on") if value else translate("SettingsSheet", "off")
    if isinstance(value, int):
        return translate("SettingsSheet", "{percent} %").format(percent=value)
    if name == "language":
        return OWN_NAMES[value]
    words = {
        "light": translate("SettingsSheet", "light"),
        "dark": translate("SettingsSheet", "dark"),
        "contrast-light": translate("SettingsSheet", "high contrast, light"),
        "contrast-dark": translate("SettingsSheet", "high contrast, dark"),
        "theme": translate("SettingsSheet", "as the theme"),
        "plain": translate("SettingsSheet", "drawn", "tiles"),
        "letters": translate("SettingsSheet", "with letters"),
        "contrast": translate("SettingsSheet", "high contrast"),
        "names": translate("SettingsSheet", "by name or pseudonym"),
        "initials": translate("SettingsSheet", "by initials"),
        "seats": translate("SettingsSheet", "by seat only"),
    }
    return words[value]

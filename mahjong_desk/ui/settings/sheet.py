# SPDX-License-Identifier: MIT
"""The sheet of settings; every choice takes effect immediately."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.interchange.parsing import read_bytes_up_to
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.texts import language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.file_dialogs import FileCategory, FileExistsAlready, ask_open_path, ask_save_path
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row, table
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import Settings, SettingValue
from mahjong_desk.ui.settings.settings_file import (
    CHOICES,
    SettingsFileError,
    changes,
    default_values,
    read_settings,
    write_settings,
)
from mahjong_desk.ui.text.language import own_name
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.theme import system_preferences


class Question(NamedTuple):
    """The label of one setting."""

    name: str
    label: str
    hint: str


def questions() -> tuple[Question, ...]:
    """Returns all settings on the sheet."""
    sound = tr("Plays the system alert when an entry is refused or cannot be saved, and when a round’s time is up.")
    texts = (
        ("language", tr("Language"), tr("For the window, prints and exported documents.")),
        ("yaku_names", tr("Names of yaku"), tr("In English, on screen, on paper and on the spectators’ page.")),
        ("font_percent", tr("Text size"), tr("Spacing grows too; pages scroll where space is short.")),
        ("theme", tr("Theme"), tr("High contrast also shows a strong focus ring.")),
        (
            "tile_style",
            tr("Tiles", "and the pieces of other games"),
            tr("With a digit or letter in a corner of each, or black on white with digit, sign and letter."),
        ),
        (
            "spectator_names",
            tr("Names on the spectators’ page"),
            tr("How players are named for viewers on the local network."),
        ),
        ("key_hints", tr("Key hints"), tr("Shows a line of keyboard hints in the picker.")),
        ("needs_open", tr("Points needed"), tr("At the table in every round, not only in the last.")),
        ("reduced_motion", tr("Reduced motion"), tr("Turns off sliding and counting animations.")),
        ("sound", tr("Sound"), sound),
    )
    return tuple(Question(*text) for text in texts)


def label_of(name: str) -> str:
    return next(one.label for one in questions() if one.name == name)


def choices_of(name: str) -> list[tuple[SettingValue, str]]:
    """Returns the possible values of a setting with their labels."""
    return [(value, value_words(name, value)) for value in CHOICES[name]]


def value_words(name: str, value: SettingValue) -> str:
    """Returns the label of a value of a setting."""
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
        "theme": tr("Follow theme"),
        "plain": tr("plain words") if name == "yaku_names" else tr("drawn", "pictures on the tiles"),
        "players": tr("as players say"),
        "both": tr("both", "names of yaku"),
        "letters": tr("with letters"),
        "contrast": tr("high contrast"),
        "names": tr("by name or pseudonym"),
        "initials": tr("by initials"),
        "seats": tr("by seat only"),
    }
    return words[value]


class ImportSettingsSheet(Sheet):
    """Shows the changes that an import would make, and makes them in one step."""

    def __init__(self, settings: Settings, values: Mapping[str, SettingValue], file: str, window: QWidget) -> None:
        heading = tr("Settings from {file}")
        super().__init__(heading.format(file=file), window, width=680)
        self._settings = settings
        self.changes = changes(settings, values)
        if not self.changes:
            self.add_widget(Label(tr("These settings already apply."), wrap=True))
            self.add_main_button(tr("Close"), self.close_sheet)
            return
        heads = tr("Setting"), tr("before", "a change"), tr("after", "an import")
        rows = [[Label(head, size=14, role="ink3") for head in heads]]
        for name, now, then in self.changes:
            words = label_of(name), value_words(name, now), value_words(name, then)
            rows.append([Label(text, bold=text is words[-1], wrap=True) for text in words])
        grid = table(rows, gaps=(theme.px(20), theme.px(8)))
        grid.setColumnStretch(0, 0)
        self.add_widget(boxed(grid))
        self.add_widget(
            Label(tr("Settings specific to this computer are kept. You can undo this."), role="ink2", wrap=True)
        )
        self.add_button(tr("Cancel"), self.close_sheet)
        self.add_main_button(tr("&Apply"), self._accept)

    def _accept(self) -> None:
        values = {change.name: change.then for change in self.changes}
        self.accept()
        self._settings.take(values)


_MAX_FAULTS = 3
_SYSTEM = "as the system"
"""The value of the chip for None, which a group of chips treats as no choice."""


class SettingsSheet(Sheet):
    """All settings in rows, with import, export and a reset to defaults."""

    help_page = "settings"

    def __init__(self, settings: Settings, window: QWidget, lay_sheet: Callable[[Sheet], None]) -> None:
        super().__init__(tr("Settings"), window, width=1040)
        self._settings, self._covered, self._lay_sheet = settings, window, lay_sheet
        self.choices: dict[str, ChipGroup] = {}
        rows = [self._row(question) for question in questions()]
        self.body.addWidget(boxed(table(rows, wide=1, gaps=(theme.px(16), theme.px(8)))))
        self._add_actions()
        self.undo_button = self.add_button(tr("&Undo"), settings.undo, left=True)
        self.add_main_button(tr("Close"), self.close_sheet)
        settings.changed.connect(self._follow)
        settings.stepped.connect(self._show_step)
        self._show_step()

    def _add_actions(self) -> None:
        for text, action in (
            (tr("&Import…", "settings"), self._import),
            (tr("&Export…"), self._export),
            (tr("Back to &defaults"), lambda: self._settings.take(default_values())),
        ):
            self.add_button(text, action, left=True)
        self.add_said()

    def _say_fault(self, text: str) -> None:
        self.say(text, fault=True)
        beep()

    def _row(self, question: Question) -> tuple[Label, QWidget]:
        """Returns a label and its chips; a switch says beside it what it does, the others in their tip."""
        chips = self.choices[question.name] = ChipGroup("")
        chips.setAccessibleName(question.label)
        chips.setAccessibleDescription(question.hint)
        chips.set_choices([(_SYSTEM if value is None else value, words) for value, words in choices_of(question.name)])
        chips.chosen.connect(partial(self._set, question.name))
        label = Label(question.label, bold=True, wrap=True)
        self._follow(question.name)
        if True in CHOICES[question.name]:
            return label, boxed(
                row(chips, (Label(question.hint, size=14, role="ink3", wrap=True), 1), gap=theme.px(12))
            )
        label.setToolTip(question.hint)
        chips.setToolTip(question.hint)
        return label, chips

    def _set(self, name: str, chosen: SettingValue) -> None:
        setattr(self._settings, name, None if chosen == _SYSTEM else chosen)

    def _follow(self, name: str) -> None:
        if name in self.choices:
            value = getattr(self._settings, name)
            self.choices[name].choose(_SYSTEM if value is None else value)

    def _show_step(self) -> None:
        self.undo_button.setEnabled(self._settings.undoable)

    def _export(self) -> None:
        title, name = tr("Export settings"), "mahjong-desk-settings.json"
        try:
            path = ask_save_path(self.window(), FileCategory.SETTINGS, title, name, tr("Settings (*.json)"), ("json",))
        except FileExistsAlready as taken:
            self._say_fault(str(taken))
            return
        if path is None:
            return
        try:
            write_atomically(path, write_settings(self._settings))
        except OSError as error:
            sentence = tr("{file} could not be written: {fault}.")
            self._say_fault(sentence.format(file=path.name, fault=error.strerror or error))
        else:
            self.say(tr("Written to {file}").format(file=path))

    def _import(self) -> None:
        title, kind = tr("Import settings"), tr("Settings (*.json)")
        path = ask_open_path(self.window(), FileCategory.SETTINGS, title, kind)
        if path is not None:
            self.show_file(path)

    def show_file(self, path: Path) -> None:
        """Shows the changes of a settings file, or its faults."""
        try:
            values = read_settings(read_bytes_up_to(path))
        except OSError as error:
            sentence = tr("{file} could not be read: {fault}.")
            self._say_fault(sentence.format(file=path.name, fault=error.strerror or error))
        except SettingsFileError as refused:
            line = tr("{place}: {why}")
            faults = refused.refusals[:_MAX_FAULTS]
            lines = [line.format(place=fault.path or path.name, why=refusal_text(fault)) for fault in faults]
            self._say_fault("\n".join([path.name, *lines]))
        else:
            self.said.hide()
            self._lay_sheet(ImportSettingsSheet(self._settings, values, path.name, self._covered))


def apply_theme(app: QApplication, settings: Settings) -> None:
    """Applies the theme, the text size and the reduced motion of the settings."""
    system_scale = _system_scale()
    scale = settings.font_percent / 100 or system_scale
    theme.apply(app, settings.theme, language(), scale, reduced_motion=settings.reduced_motion)


@cache
def _system_scale() -> float:
    """Returns the text scale of the system, cached before the application changes its text size."""
    return system_preferences.font_scale()

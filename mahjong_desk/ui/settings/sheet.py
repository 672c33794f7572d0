# SPDX-License-Identifier: MIT
"""The sheet of settings; every choice holds at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.interchange.parsing import read_bytes_up_to
from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.texts import language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.file_dialogs import FileCategory, FileExistsAlready, ask_open_path, ask_save_path
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.labels import SettingGroup, SettingItem, choices_of, label_of, setting_groups, value_text
from mahjong_desk.ui.settings.settings import Settings, SettingValue
from mahjong_desk.ui.settings.settings_file import (
    SettingsFileError,
    changes,
    default_values,
    read_settings,
    write_settings,
)
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.theme import system_preferences


class ImportSettingsSheet(FormSheet):
    """Each setting that would be another one, as it is now and then; all of them are taken as one step, or none."""

    def __init__(self, settings: Settings, values: Mapping[str, SettingValue], file: str, window: QWidget) -> None:
        heading = tr("Settings of {file}")
        super().__init__(heading.format(file=file), window, width=680)
        self._settings = settings
        self.changes = changes(settings, values)
        if not self.changes:
            self.add_widget(Label(tr("All is set so already."), wrap=True))
            self.add_main_button(tr("Close"), self.close_sheet)
            return
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(20))
        grid.setVerticalSpacing(theme.px(8))
        for column, title in enumerate((tr("Setting"), tr("now"), tr("then", "after an import"))):
            grid.addWidget(Label(title, size=14, role="ink3"), 0, column)
        for row, change in enumerate(self.changes, 1):
            words = (
                label_of(change.name),
                value_text(change.name, change.now),
                value_text(change.name, change.then),
            )
            for column, text in enumerate(words):
                grid.addWidget(Label(text, bold=column == 2, wrap=True), row, column)
        self.add_widget(table)
        self.add_widget(
            Label(tr("What belongs to this machine stays, and Undo takes it back."), role="ink2", wrap=True)
        )
        self.add_button(tr("Cancel"), self.close_sheet)
        self.add_main_button(tr("&Take over"), self._take)

    def _take(self) -> None:
        values = {change.name: change.then for change in self.changes}
        self.accept()
        self._settings.take(values)


_MOST_FAULTS = 3
_SYSTEM_CHOICE = "as the system"
"""The value of the chip for None, which a group of chips takes for no choice."""


class SettingsSheet(FormSheet):
    """Everything that a person sets, group by group; the way to and from a file, and back to how all began."""

    help_page = "settings"

    def __init__(self, settings: Settings, window: QWidget, lay_sheet: Callable[[Sheet], None]) -> None:
        super().__init__(tr("Settings"), window, width=840)
        self._settings, self._covered, self._lay_sheet = settings, window, lay_sheet
        self.choices: dict[str, ChipGroup] = {}
        for group in setting_groups():
            self._add_group(group)
        self.undo_button = SecondaryButton(tr("&Undo"))
        self.said = Label(wrap=True)
        self._add_deeds()
        self.add_main_button(tr("Close"), self.close_sheet)
        settings.changed.connect(self._follow)
        settings.stepped.connect(self._show_step)
        self._show_step()

    def _add_group(self, group: SettingGroup) -> None:
        if self.choices:
            self.body.addWidget(Hairline())
        self.body.addWidget(Label(group.title, size=19, serif=True))
        for question in group.questions:
            self._add_question(question)

    def _add_deeds(self) -> None:
        self.body.addWidget(Hairline())
        self.body.addWidget(Label(tr("All settings"), size=19, serif=True))
        row = FlowBox(gap=10)
        for text, deed in (
            (tr("&Import…", "settings"), self._import),
            (tr("&Export…"), self._export),
            (tr("Back to &defaults"), lambda: self._settings.take(default_values())),
        ):
            button = SecondaryButton(text)
            button.clicked.connect(lambda _checked=False, deed=deed: deed())
            row.add_widget(button)
        self.undo_button.clicked.connect(self._settings.undo)
        row.add_widget(self.undo_button)
        self.body.addWidget(row)
        self.said.hide()
        self.body.addWidget(self.said)

    def _say(self, text: str, *, fault: bool = True) -> None:
        self.said.setText(text)
        self.said.set_role("error" if fault else "plus")
        self.said.show()
        if fault:
            beep()
        # It has its room only once the sheet is laid again.
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.said))

    def _add_question(self, question: SettingItem) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        column.addWidget(Label(question.label, bold=True))
        column.addWidget(Label(question.hint, size=14, role="ink3", wrap=True))
        chips = ChipGroup("", holder)
        chips.setAccessibleName(question.label)
        chips.set_choices(
            [(_SYSTEM_CHOICE if value is None else value, words) for value, words in choices_of(question.name)]
        )
        chips.chosen.connect(partial(self._set, question.name))
        column.addWidget(chips)
        self.body.addWidget(holder)
        self.choices[question.name] = chips
        self._follow(question.name)

    def _set(self, name: str, chosen: SettingValue) -> None:
        setattr(self._settings, name, None if chosen == _SYSTEM_CHOICE else chosen)

    def _follow(self, name: str) -> None:
        if name in self.choices:
            value = getattr(self._settings, name)
            self.choices[name].choose(_SYSTEM_CHOICE if value is None else value)

    def _show_step(self) -> None:
        self.undo_button.setEnabled(self._settings.undoable)

    def _export(self) -> None:
        title, name = tr("Export settings"), "mahjong-desk-settings.json"
        try:
            path = ask_save_path(self.window(), FileCategory.SETTINGS, title, name, tr("Settings (*.json)"), ("json",))
        except FileExistsAlready as taken:
            self._say(str(taken))
            return
        if path is None:
            return
        try:
            write_atomically(path, write_settings(self._settings))
        except OSError as error:
            told = tr("{file} could not be written: {fault}.")
            self._say(told.format(file=path.name, fault=error.strerror or error))
        else:
            self._say(tr("Written to {file}").format(file=path), fault=False)

    def _import(self) -> None:
        title, kind = tr("Import settings"), tr("Settings (*.json)")
        path = ask_open_path(self.window(), FileCategory.SETTINGS, title, kind)
        if path is not None:
            self.show_file(path)

    def show_file(self, path: Path) -> None:
        """Shows what a file would change, or says below the buttons what is wrong with it."""
        try:
            values = read_settings(read_bytes_up_to(path))
        except OSError as error:
            told = tr("{file} could not be read: {fault}.")
            self._say(told.format(file=path.name, fault=error.strerror or error))
        except SettingsFileError as refused:
            told = tr("{place}: {why}")
            faults = refused.refusals[:_MOST_FAULTS]
            lines = [told.format(place=fault.path or path.name, why=refusal_text(fault)) for fault in faults]
            self._say("\n".join([path.name, *lines]))
        else:
            self.said.hide()
            self._lay_sheet(ImportSettingsSheet(self._settings, values, path.name, self._covered))


def apply_theme(app: QApplication, settings: Settings) -> None:
    """Gives the application the colours, the text size and the motion of the settings."""
    percent = settings.font_percent
    system = _system_scale()
    scale = percent / 100 if percent else system
    theme.apply(app, settings.theme, language(), scale, reduced_motion=settings.reduced_motion)


@cache
def _system_scale() -> float:
    """Returns the scale that the system asks for; asked once, before the application has a text size of its own."""
    return system_preferences.font_scale()

# SPDX-License-Identifier: MIT
"""The settings of a machine, saved in an INI file in the data folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from mahjong_desk.ledger.place import SERVER_VARIABLE, ServerLocation
from mahjong_desk.texts import NAME_STYLES, PLAYERS
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES

SETTINGS_FILE = "settings.ini"
FONT_PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200)
TILE_STYLES = ("theme", "plain", "letters", "contrast")
START_SCREENS = ("table", "ledger", "learn", "club", "rules")
"""The screens with which a window may open; not the picker, which would have an incomplete hand."""
SPECTATOR_NAMES = ("names", "initials", "seats")


SettingValue = str | int | bool | None
"""The value of a setting."""

_T = TypeVar("_T")


class _Setting(Generic[_T]):
    """A descriptor that reads a saved setting, and saves it when it is assigned.

    ``parse`` converts the saved value; it returns the default if that is None or invalid.
    """

    def __init__(self, parse: Callable[[object], _T]) -> None:
        self._parse = parse

    def __set_name__(self, _owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, _owner: type[Settings]) -> _T:
        return self._parse(settings._read(self._name, None))

    def __set__(self, settings: Settings, value: _T) -> None:
        valid = self._parse(value)
        if isinstance(value, str) and valid != value:
            raise ValueError(f"{value!r} is not a valid value of {self._name}")
        if valid != self.__get__(settings, type(settings)):
            settings._save(self._name, valid)


def _choice(choices: tuple[str, ...], default: str) -> _Setting[str]:
    return _Setting(lambda saved: str(saved) if saved in choices else default)


def _switch(default: _T) -> _Setting[bool | _T]:
    return _Setting(lambda saved: default if saved in (None, "system") else str(saved).lower() == "true")


def _text() -> _Setting[str]:
    return _Setting(lambda saved: "" if saved is None else str(saved))


def _number(minimum: int = 0, maximum: int = 0) -> _Setting[int]:
    """Returns the setting of a number in a range, without an upper limit if ``maximum`` is 0.

    The default is 0, even if ``minimum`` is greater.
    """

    def parse(saved: object) -> int:
        value = int(str(saved)) if str(saved).isdecimal() else 0
        return max(minimum, min(value, maximum or value)) if value else 0

    return _Setting(parse)


class Settings(QObject):
    """The settings of this machine; changes are saved immediately.

    If the file cannot be written, changes last until the application ends.

    Attributes:
        folder: The data folder; None if the settings are only in memory.
    """

    changed = Signal(str)

    language = _Setting(lambda saved: str(saved) if saved in language_choices() else "system")
    """The language of the interface: ``system``, or the id of an installed one."""
    yaku_names = _choice(NAME_STYLES, PLAYERS)
    """The names of yaku in English: those that ``players`` use, ``plain`` words, or ``both``."""
    theme = _choice(THEME_CHOICES, "system")
    font_percent = _number(FONT_PERCENTS[0], FONT_PERCENTS[-1])
    """The size of all texts in percent; 0 follows the system."""
    tile_style = _choice(TILE_STYLES, "theme")
    """The style of tiles and pieces: ``plain``, ``letters``, ``contrast``, or the one of the ``theme``."""
    key_hints = _switch(default=True)
    needs_open = _switch(default=False)
    """Whether the table shows what is needed in every round, not only in the last one."""
    reduced_motion = _switch(None)
    sound = _switch(default=False)
    """Whether there is a sound after a refusal and at the end of a round."""
    second_copy = _text()
    """The folder of the second copy of each backup; empty for none."""
    spectator_names = _choice(SPECTATOR_NAMES, "names")
    """How spectators see players: by ``names``, ``initials`` or ``seats``."""
    spectator_address = _text()
    """The last address of the page for spectators."""
    spectator_port = _number()
    """The port of the page for spectators; 0 for the default one."""
    keep_spectator_link = _switch(default=False)
    """Whether the link for spectators is permanent."""
    spectator_token = _text()
    """The token in the permanent link for spectators; empty if there is none."""
    guide_finished = _switch(default=False)
    """Whether the guided first match is over."""
    version = _text()
    """The version of the application that ran last."""
    game = _text()
    """The id of the rule system that was chosen in Learn; empty for none."""
    saved_practice = _text()
    """The current drill and question in the format of ``learn.today.saved_course``."""
    last_screen = _choice(START_SCREENS, "table")
    """The screen at which the window was closed."""
    geometry = _Setting(lambda saved: saved if isinstance(saved, QByteArray) else QByteArray())
    """Position and size of the window in Qt's format; empty if unknown."""
    last_match = _text()
    """The UUID of the last match on the table; empty if there was none."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self.folder = folder
        self._file: QSettings | None = None
        self._values: dict[str, object] = {}
        self._last_change: tuple[Mapping[str, SettingValue], Mapping[str, SettingValue]] = {}, {}
        if folder is not None:
            self._file = QSettings(str(folder / SETTINGS_FILE), QSettings.Format.IniFormat, self)
            self._file.setFallbacksEnabled(False)

    @property
    def recent_files(self) -> tuple[str, ...]:
        """The paths of recently opened files, the last one first."""
        saved = str(self._read("recent_files", ""))
        return tuple(saved.split("\n")) if saved else ()

    @recent_files.setter
    def recent_files(self, value: tuple[str, ...]) -> None:
        self._save("recent_files", "\n".join(value))

    def file_folder(self, category: str) -> str:
        """Returns the folder of the last file of a category; empty if there was none."""
        return str(self._read(f"folder_{category}", ""))

    def save_file_folder(self, category: str, folder: str) -> None:
        self._save(f"folder_{category}", folder)

    @property
    def server(self) -> str:
        """The address of a ledger on a server; empty if the ledger is in the data folder."""
        address = self._values.get("server", os.environ.get(SERVER_VARIABLE))
        return str(self._read("server", "") if address is None else address)

    @server.setter
    def server(self, value: str) -> None:
        # The password is kept in memory only.
        self._save("server", ServerLocation(value, Path()).without_password if value else "")
        self._values["server"] = value

    @property
    def undoable(self) -> bool:
        before, after = self._last_change
        return before != after and all(getattr(self, name) == value for name, value in after.items())

    def change(self, values: Mapping[str, SettingValue]) -> None:
        """Changes settings in one step, which can be undone until one changes again."""
        before = {name: getattr(self, name) for name in values}
        self._last_change = (before, values) if before != values else self._last_change
        for name, value in values.items():
            setattr(self, name, value)

    def undo(self) -> None:
        before, self._last_change = self._last_change[0], ({}, {})
        for name, value in before.items():
            setattr(self, name, value)

    def override(self, name: str, value: object) -> None:
        """Changes a setting for this run only, as requested on the command line."""
        self._values[name] = value

    def _read(self, name: str, default: object) -> object:
        if name in self._values or self._file is None:
            return self._values.get(name, default)
        return self._file.value(name, default)

    def _save(self, name: str, value: object) -> None:
        if self._read(name, None) == value:
            return
        self._values[name] = value
        if self._file is not None:
            self._file.setValue(name, value)
            self._file.sync()
        if name == "keep_spectator_link" and not value:
            self.spectator_token = ""
        self.changed.emit(name)

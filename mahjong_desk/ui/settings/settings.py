# SPDX-License-Identifier: MIT
"""The settings of a machine, saved in an INI file in the data folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from mahjong_desk.ledger.place import SERVER_VARIABLE, ServerLocation
from mahjong_desk.texts import NAME_STYLES, PLAYERS
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES

SETTINGS_FILE: Final = "settings.ini"
FONT_PERCENTS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
TILE_STYLES: Final = ("theme", "plain", "letters", "contrast")
START_SCREENS: Final = ("table", "ledger", "learn", "club", "rules")
"""The screens with which a window may open; not the picker, where a hand was incomplete."""
SPECTATOR_NAMES: Final = ("names", "initials", "seats")


SettingValue = str | int | bool | None
"""The value of a setting."""

_T = TypeVar("_T")


class _Setting(Generic[_T]):
    """A descriptor that reads a saved setting, and saves it when it is assigned."""

    def __set_name__(self, _owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, _owner: type[Settings]) -> _T:
        return self._parse(settings._read(self._name, None))

    def __set__(self, settings: Settings, value: _T) -> None:
        settings._keep(self._name, self._valid(value))

    def _parse(self, saved: object) -> _T:
        """Returns the value of a saved text; the default if it is None or invalid."""
        raise NotImplementedError

    def _valid(self, value: _T) -> _T:
        """Returns a value as it can be saved.

        Raises:
            ValueError: It is invalid.
        """
        return value


class _ChoiceSetting(_Setting[str]):
    """One of several texts."""

    def __init__(self, choices: tuple[str, ...], default: str) -> None:
        self._choices, self._default = choices, default

    def _parse(self, saved: object) -> str:
        return str(saved) if saved in self._choices else self._default

    def _valid(self, value: str) -> str:
        if value not in self._choices:
            raise ValueError(f"{value!r} is none of {', '.join(self._choices)}")
        return value


class _BoolSetting(_Setting[bool]):
    """On or off."""

    def __init__(self, *, default: bool) -> None:
        self._default = default

    def _parse(self, saved: object) -> bool:
        return self._default if saved is None else _is_true(saved)


class _SystemSwitch(_Setting[bool | None]):
    """On or off, or None to follow the system."""

    def _parse(self, saved: object) -> bool | None:
        return None if saved in (None, "system") else _is_true(saved)

    def __set__(self, settings: Settings, value: bool | None) -> None:
        settings._keep(self._name, "system" if value is None else value)


class _Text(_Setting[str]):
    """Any text; empty by default."""

    def _parse(self, saved: object) -> str:
        return "" if saved is None else str(saved)


class _NumberSetting(_Setting[int]):
    """A number in a range, or 0 by default; the range has no upper limit if ``maximum`` is 0."""

    def __init__(self, minimum: int = 0, maximum: int = 0) -> None:
        self._minimum, self._maximum = minimum, maximum

    def __set__(self, settings: Settings, value: int) -> None:
        # The file contains texts, so compare the parsed value to avoid needless changes.
        if value != self.__get__(settings, type(settings)):
            super().__set__(settings, value)

    def _parse(self, saved: object) -> int:
        return self._valid(int(str(saved)) if str(saved).isdecimal() else 0)

    def _valid(self, value: int) -> int:
        return max(self._minimum, min(value, self._maximum or value)) if value else 0


def _is_true(saved: object) -> bool:
    return str(saved).lower() == "true"


class Settings(QObject):
    """The settings of this machine; changes are saved immediately.

    If the file cannot be written, changes last until the application ends.

    Attributes:
        folder: The data folder; None if the settings are only in memory.
    """

    changed = Signal(str)

    language = _ChoiceSetting(language_choices(), "system")
    """The language of the interface: ``system``, ``en``, ``ja`` or ``zh``."""
    yaku_names = _ChoiceSetting(NAME_STYLES, PLAYERS)
    """What yaku are called in English: as ``players`` say, in ``plain`` words, or ``both``."""
    theme = _ChoiceSetting(THEME_CHOICES, "system")
    """The theme: ``light``, ``dark`` or ``system``."""
    font_percent = _NumberSetting(FONT_PERCENTS[0], FONT_PERCENTS[-1])
    """The size of all texts in percent; 0 follows the system."""
    tile_style = _ChoiceSetting(TILE_STYLES, "theme")
    """The style of tiles and pieces: ``plain``, ``letters``, ``contrast``, or the one of the ``theme``."""
    key_hints = _BoolSetting(default=True)
    needs_open = _BoolSetting(default=False)
    """Whether the table shows what is needed in every round, not in the last one only."""
    reduced_motion = _SystemSwitch()
    sound = _BoolSetting(default=False)
    """Whether there is a sound after a refusal and at the end of a round."""
    second_copy = _Text()
    """The folder of the second copy of each backup; empty for none."""
    spectator_names = _ChoiceSetting(SPECTATOR_NAMES, "names")
    """How spectators see players: by ``names``, ``initials`` or ``seats``."""
    spectator_address = _Text()
    """The last address of the page for spectators."""
    spectator_port = _NumberSetting()
    """The port of the page for spectators; 0 for the default one."""
    spectator_token = _Text()
    """The token in the permanent link for spectators; empty if there is none."""
    guided = _BoolSetting(default=False)
    """Whether the guided first match is over."""
    version = _Text()
    """The version of the application that ran last."""
    game = _Text()
    """The id of the rule system that was chosen in Learn; empty for none."""
    practice = _Text()
    """The current drill and question in the format of ``learn.today.saved_course``."""
    place = _ChoiceSetting(START_SCREENS, "table")
    """The screen at which the window was closed."""
    match = _NumberSetting()
    """The id of the last match on the table; 0 if there was none."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._file: QSettings | None = None
        self._values: dict[str, object] = {}
        self._step: tuple[Mapping[str, SettingValue], Mapping[str, SettingValue]] = {}, {}
        if folder is not None:
            self._file = QSettings(str(folder / SETTINGS_FILE), QSettings.Format.IniFormat, self)
            self._file.setFallbacksEnabled(False)

    @property
    def keep_spectator_link(self) -> bool:
        """Whether the link for spectators is permanent."""
        return _is_true(self._read("keep_spectator_link", False))

    @keep_spectator_link.setter
    def keep_spectator_link(self, value: bool) -> None:
        self._keep("keep_spectator_link", value)
        if not value:
            self.spectator_token = ""

    @property
    def geometry(self) -> QByteArray:
        """Position and size of the window in Qt's format; empty if unknown."""
        value = self._read("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._keep("geometry", value)

    @property
    def recent_files(self) -> tuple[str, ...]:
        """The paths of recently opened files, the last one first."""
        saved = str(self._read("recent_files", ""))
        return tuple(saved.split("\n")) if saved else ()

    @recent_files.setter
    def recent_files(self, value: tuple[str, ...]) -> None:
        self._keep("recent_files", "\n".join(value))

    def file_folder(self, subject: str) -> str:
        """Returns the folder of the last file about a subject; empty if there was none."""
        return str(self._read(f"folder_{subject}", ""))

    def keep_file_folder(self, subject: str, folder: str) -> None:
        self._keep(f"folder_{subject}", folder)

    @property
    def server(self) -> str:
        """The address of a ledger on a server; empty if the ledger is in the data folder."""
        known = self._values.get("server", os.environ.get(SERVER_VARIABLE))
        return str(self._read("server", "") if known is None else known)

    @server.setter
    def server(self, value: str) -> None:
        # The password is kept in memory only.
        self._keep("server", ServerLocation(value, Path()).without_password if value else "")
        self._values["server"] = value

    @property
    def undoable(self) -> bool:
        before, after = self._step
        return before != after and all(getattr(self, name) == value for name, value in after.items())

    def take(self, values: Mapping[str, SettingValue]) -> None:
        """Changes several settings in one step, which can be undone until one of them is changed again."""
        self._step = {name: getattr(self, name) for name in values}, values
        for name, value in values.items():
            setattr(self, name, value)

    def undo(self) -> None:
        before, self._step = self._step[0], ({}, {})
        for name, value in before.items():
            setattr(self, name, value)

    def override(self, name: str, value: object) -> None:
        """Changes a setting for this run only, as requested on the command line."""
        self._values[name] = value

    def _read(self, name: str, default: object) -> object:
        if name in self._values or self._file is None:
            return self._values.get(name, default)
        return self._file.value(name, default)

    def _keep(self, name: str, value: object) -> None:
        if self._read(name, None) == value:
            return
        self._values[name] = value
        if self._file is not None:
            self._file.setValue(name, value)
            self._file.sync()
        self.changed.emit(name)

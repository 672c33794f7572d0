# SPDX-License-Identifier: MIT
"""The settings as they are kept, in a small file beside the ledger."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from mahjong_desk.ledger.place import SERVER_VARIABLE
from mahjong_desk.ledger.server_place import ServerLocation
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES

SETTINGS_FILE: Final = "settings.ini"
"""The file in the data folder that keeps what a person has set."""
FONT_PERCENTS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
TILE_STYLES: Final = ("theme", "plain", "letters", "contrast")
START_SCREENS: Final = ("table", "ledger", "learn", "club", "rules")
"""The places at which a window may open again; in the picker somebody was in the middle of a hand."""
SPECTATOR_NAMES: Final = ("names", "initials", "seats")


SettingValue = str | int | bool | None
"""What a setting may be."""

_T = TypeVar("_T")


class _Setting(Generic[_T]):
    """A setting that is an attribute: read from what is kept, and kept as soon as it is set."""

    def __set_name__(self, _owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, _owner: type[Settings]) -> _T:
        return self._understood(settings._read(self._name, None))

    def __set__(self, settings: Settings, value: _T) -> None:
        settings._keep(self._name, self._allowed(value))

    def _understood(self, kept: object) -> _T:
        """Returns the value that something kept means; the default where it means none, or nothing is kept."""
        raise NotImplementedError

    def _allowed(self, value: _T) -> _T:
        """Returns what is kept of a value.

        Raises:
            ValueError: It cannot be set so.
        """
        return value


class _ChoiceSetting(_Setting[str]):
    """One of a few."""

    def __init__(self, choices: tuple[str, ...], default: str) -> None:
        self._choices, self._default = choices, default

    def _understood(self, kept: object) -> str:
        return str(kept) if kept in self._choices else self._default

    def _allowed(self, value: str) -> str:
        if value not in self._choices:
            raise ValueError(f"{value!r} is none of {', '.join(self._choices)}")
        return value


class _TileStyle(_ChoiceSetting):
    """How tiles are drawn; letters were a setting of their own once."""

    def __get__(self, settings: Settings, owner: type[Settings]) -> str:
        if settings._read(self._name, None) is None and _is_true(settings._read("corner_letters", None)):
            return "letters"
        return super().__get__(settings, owner)


class _BoolSetting(_Setting[bool]):
    """On or off."""

    def __init__(self, *, default: bool) -> None:
        self._default = default

    def _understood(self, kept: object) -> bool:
        return self._default if kept is None else _is_true(kept)


class _SystemBoolSetting(_Setting[bool | None]):
    """On or off; None, until it is set, as the system has it."""

    def _understood(self, kept: object) -> bool | None:
        return None if kept in (None, "system") else _is_true(kept)

    def _allowed(self, value: bool | None) -> bool | None:
        return value

    def __set__(self, settings: Settings, value: bool | None) -> None:
        settings._keep(self._name, "system" if value is None else value)


class _TextSetting(_Setting[str]):
    """Any text; empty until it is set."""

    def _understood(self, kept: object) -> str:
        return "" if kept is None else str(kept)


class _NumberSetting(_Setting[int]):
    """A number, 0 until it is set; any other one is not below ``least``, nor above ``most`` if that is not 0."""

    def __init__(self, least: int = 0, most: int = 0) -> None:
        self._least, self._most = least, most

    def __set__(self, settings: Settings, value: int) -> None:
        # The file has texts alone: what is kept already need not be kept anew.
        if value != self.__get__(settings, type(settings)):
            super().__set__(settings, value)

    def _understood(self, kept: object) -> int:
        return self._allowed(int(str(kept)) if str(kept).isdecimal() else 0)

    def _allowed(self, value: int) -> int:
        if not value:
            return 0
        return max(self._least, min(value, self._most) if self._most else value)


def _is_true(kept: object) -> bool:
    return str(kept).lower() == "true"


class Settings(QObject):
    """The settings of this machine; a change is kept at once.

    A file that cannot be written leaves the settings as they were set until the application ends.

    Attributes:
        folder: The data folder; None keeps the settings in memory alone.
    """

    changed = Signal(str)
    stepped = Signal()

    language = _ChoiceSetting(language_choices(), "system")
    """The language of the interface: ``system``, ``en``, ``ja`` or ``zh``."""
    theme = _ChoiceSetting(THEME_CHOICES, "system")
    """The theme: ``light``, ``dark`` or ``system``."""
    font_percent = _NumberSetting(FONT_PERCENTS[0], FONT_PERCENTS[-1])
    """The size of all texts in percent; 0 follows the system."""
    tile_style = _TileStyle(TILE_STYLES, "theme")
    """How tiles and pieces are drawn: ``plain``, ``letters``, ``contrast``, or as it suits the ``theme``."""
    key_hints = _BoolSetting(default=True)
    """Whether a line tells the keys of the place."""
    reduced_motion = _SystemBoolSetting()
    """Whether nothing moves on the screen; None as the system has it."""
    sound = _BoolSetting(default=False)
    """Whether a refusal, and the end of a round, can be heard."""
    second_copy = _TextSetting()
    """The folder of the second copy of each backup; empty for none."""
    spectator_names = _ChoiceSetting(SPECTATOR_NAMES, "names")
    """How much is said to spectators of who plays: ``names``, ``initials`` or ``seats``."""
    spectator_address = _TextSetting()
    """The address at which the page for spectators was last; empty before the first time."""
    spectator_port = _NumberSetting()
    """The port of the page for spectators; 0 for the usual one."""
    spectator_token = _TextSetting()
    """The word in the link that is kept; empty where none is."""
    guided = _BoolSetting(default=False)
    """Whether the guided first match was gone through, or left."""
    version = _TextSetting()
    """The version of the application that ran last; empty before the first time."""
    practice = _TextSetting()
    """What is practised and the question that lies there, as ``learn.practice.begun`` writes it; empty before the first."""
    place = _ChoiceSetting(START_SCREENS, "table")
    """The place at which the window was closed."""
    match = _NumberSetting()
    """The id of the match that lay on the table last; 0 before the first one."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._file: QSettings | None = None
        self._values: dict[str, object] = {}
        self._before: Mapping[str, SettingValue] = {}
        self._takes = False
        if folder is not None:
            self._file = QSettings(str(folder / SETTINGS_FILE), QSettings.Format.IniFormat, self)
            self._file.setFallbacksEnabled(False)

    @property
    def keep_spectator_link(self) -> bool:
        """Whether the page for spectators has the same link each time."""
        return _is_true(self._read("keep_spectator_link", False))

    @keep_spectator_link.setter
    def keep_spectator_link(self, value: bool) -> None:
        self._keep("keep_spectator_link", value)
        if not value:
            self.spectator_token = ""

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood and how large it was, as Qt writes it; empty before the first time."""
        value = self._read("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._keep("geometry", value)

    @property
    def recent_files(self) -> tuple[str, ...]:
        """The paths of the files that were looked at last, the last one first."""
        kept = str(self._read("recent_files", ""))
        return tuple(kept.split("\n")) if kept else ()

    @recent_files.setter
    def recent_files(self, value: tuple[str, ...]) -> None:
        self._keep("recent_files", "\n".join(value))

    def file_folder(self, subject: str) -> str:
        """Returns where the last file about a subject was; empty before the first one."""
        return str(self._read(f"folder_{subject}", ""))

    def keep_file_folder(self, subject: str, folder: str) -> None:
        """Keeps where the last file about a subject was."""
        self._keep(f"folder_{subject}", folder)

    @property
    def server(self) -> str:
        """The address of the ledger on a server; empty where it is in the data folder."""
        known = self._values.get("server", os.environ.get(SERVER_VARIABLE))
        return str(self._read("server", "") if known is None else known)

    @server.setter
    def server(self, value: str) -> None:
        # The file is no place for a password; this run goes on with it.
        self._keep("server", ServerLocation(value, Path()).without_password if value else "")
        self._values["server"] = value

    @property
    def undoable(self) -> bool:
        """Whether settings that were taken together can be taken back."""
        return bool(self._before)

    def take(self, values: Mapping[str, SettingValue]) -> None:
        """Sets several settings as one step, which ``undo`` takes back until one of them is set otherwise."""
        before = {name: getattr(self, name) for name in values}
        self._takes = True
        for name, value in values.items():
            setattr(self, name, value)
        self._takes = False
        self._remember({name: value for name, value in before.items() if value != values[name]})

    def undo(self) -> None:
        """Sets what was taken last as it was before."""
        self.take(self._before)
        self._remember({})

    def _remember(self, before: Mapping[str, SettingValue]) -> None:
        self._before = before
        self.stepped.emit()

    def override(self, name: str, value: object) -> None:
        """Sets a setting for this run alone, as the command line asks; the file keeps what it has."""
        self._values[name] = value

    def _read(self, name: str, default: object) -> object:
        if name in self._values or self._file is None:
            return self._values.get(name, default)
        return self._file.value(name, default)

    def _keep(self, name: str, value: object) -> None:
        if self._read(name, None) == value:
            return
        self._values[name] = value
        if name in self._before and not self._takes:
            self._remember({})
        if self._file is not None:
            self._file.setValue(name, value)
            self._file.sync()
        self.changed.emit(name)

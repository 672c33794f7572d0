# SPDX-License-Identifier: MIT
"""The settings as they are kept, in a small file beside the ledger."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from mahjong_desk.ledger.place import SERVER_VARIABLE
from mahjong_desk.ledger.server_place import ServerPlace
from mahjong_desk.ui.theme import THEME_CHOICES
from mahjong_desk.ui.words.language import LANGUAGE_CHOICES

SETTINGS_FILE: Final = "settings.ini"
"""The file in the data folder that keeps what a person has set."""
FONT_PERCENTS: Final = (80, 90, 100, 110, 125, 150)
SPECTATOR_NAMES: Final = ("names", "initials", "seats")


class Settings(QObject):
    """The settings of this machine; a change is kept at once.

    A file that cannot be written leaves the settings as they were set until the application ends.

    Attributes:
        folder: The data folder; None keeps the settings in memory alone.

    Signals:
        changed(str): The setting of that name has another value.
    """

    changed = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._file: QSettings | None = None
        self._values: dict[str, object] = {}
        if folder is not None:
            self._file = QSettings(str(folder / SETTINGS_FILE), QSettings.Format.IniFormat, self)
            self._file.setFallbacksEnabled(False)

    @property
    def language(self) -> str:
        """The language of the interface: ``system``, ``en``, ``ja`` or ``zh``."""
        return self._chosen("language", LANGUAGE_CHOICES, "system")

    @language.setter
    def language(self, value: str) -> None:
        self._keep("language", self._allowed(value, LANGUAGE_CHOICES))

    @property
    def theme(self) -> str:
        """The theme: ``light``, ``dark`` or ``system``."""
        return self._chosen("theme", THEME_CHOICES, "system")

    @theme.setter
    def theme(self, value: str) -> None:
        self._keep("theme", self._allowed(value, THEME_CHOICES))

    @property
    def font_percent(self) -> int:
        """The size of all texts in percent, 80 to 150; 0 follows the system."""
        text = str(self._read("font_percent", 0))
        value = int(text) if text.isdecimal() else 0
        return min(150, max(80, value)) if value else 0

    @font_percent.setter
    def font_percent(self, value: int) -> None:
        self._keep("font_percent", min(150, max(80, value)) if value else 0)

    @property
    def corner_letters(self) -> bool:
        """Whether the tiles carry letters in their corners."""
        return self._is_on("corner_letters", default=False)

    @corner_letters.setter
    def corner_letters(self, value: bool) -> None:
        self._keep("corner_letters", value)

    @property
    def key_hints(self) -> bool:
        """Whether a line tells the keys of the place."""
        return self._is_on("key_hints", default=True)

    @key_hints.setter
    def key_hints(self, value: bool) -> None:
        self._keep("key_hints", value)

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing moves on the screen."""
        return self._is_on("reduced_motion", default=False)

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._keep("reduced_motion", value)

    @property
    def second_copy(self) -> str:
        """The folder of the second copy of each backup; empty for none."""
        return str(self._read("second_copy", ""))

    @second_copy.setter
    def second_copy(self, value: str) -> None:
        self._keep("second_copy", value)

    @property
    def spectator_names(self) -> str:
        """How much is said to spectators of who plays: ``names``, ``initials`` or ``seats``."""
        return self._chosen("spectator_names", SPECTATOR_NAMES, "names")

    @spectator_names.setter
    def spectator_names(self, value: str) -> None:
        self._keep("spectator_names", self._allowed(value, SPECTATOR_NAMES))

    @property
    def spectator_address(self) -> str:
        """The address at which the page for spectators was last; empty before the first time."""
        return str(self._read("spectator_address", ""))

    @spectator_address.setter
    def spectator_address(self, value: str) -> None:
        self._keep("spectator_address", value)

    @property
    def spectator_port(self) -> int:
        """The port of the page for spectators; 0 for the usual one."""
        text = str(self._read("spectator_port", 0))
        return int(text) if text.isdecimal() else 0

    @spectator_port.setter
    def spectator_port(self, value: int) -> None:
        self._keep("spectator_port", value)

    @property
    def keep_spectator_link(self) -> bool:
        """Whether the page for spectators has the same link each time."""
        return self._is_on("keep_spectator_link", default=False)

    @keep_spectator_link.setter
    def keep_spectator_link(self, value: bool) -> None:
        self._keep("keep_spectator_link", value)
        if not value:
            self.spectator_token = ""

    @property
    def spectator_token(self) -> str:
        """The word in the link that is kept; empty where none is."""
        return str(self._read("spectator_token", ""))

    @spectator_token.setter
    def spectator_token(self, value: str) -> None:
        self._keep("spectator_token", value)

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood and how large it was, as Qt writes it; empty before the first time."""
        value = self._read("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._keep("geometry", value)

    @property
    def match(self) -> int:
        """The id of the match that lay on the table last; 0 before the first one."""
        text = str(self._read("match", 0))
        return int(text) if text.isdecimal() else 0

    @match.setter
    def match(self, value: int) -> None:
        if value != self.match:
            self._keep("match", value)

    @property
    def server(self) -> str:
        """The address of the ledger on a server; empty where it is in the data folder."""
        known = self._values.get("server", os.environ.get(SERVER_VARIABLE))
        return str(self._read("server", "") if known is None else known)

    @server.setter
    def server(self, value: str) -> None:
        # The file is no place for a password; this run goes on with it.
        self._keep("server", ServerPlace(value, Path()).without_password if value else "")
        self._values["server"] = value

    def override(self, name: str, value: object) -> None:
        """Sets a setting for this run alone, as the command line asks; the file keeps what it has."""
        self._values[name] = value

    def _read(self, name: str, default: object) -> object:
        if name in self._values or self._file is None:
            return self._values.get(name, default)
        return self._file.value(name, default)

    def _chosen(self, name: str, choices: tuple[str, ...], default: str) -> str:
        value = str(self._read(name, default))
        return value if value in choices else default

    def _is_on(self, name: str, *, default: bool) -> bool:
        return str(self._read(name, default)).lower() == "true"

    def _keep(self, name: str, value: object) -> None:
        if self._read(name, None) == value:
            return
        self._values[name] = value
        if self._file is not None:
            self._file.setValue(name, value)
            self._file.sync()
        self.changed.emit(name)

    @staticmethod
    def _allowed(value: str, choices: tuple[str, ...]) -> str:
        if value not in choices:
            raise ValueError(f"{value!r} is none of {', '.join(choices)}")
        return value

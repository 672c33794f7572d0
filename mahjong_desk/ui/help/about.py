# SPDX-License-Identifier: MIT
"""What runs here: the versions, and a report of them with the log, for whoever looks for a fault."""

from __future__ import annotations

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from mahjong_desk import __version__
from mahjong_desk.ledger.database.sqlite_file import SQLITE
from mahjong_desk.log import log_path, tail


def versions() -> dict[str, str]:
    """Returns the version of the program and of what it stands on, by their names."""
    return {
        "Mahjong Desk": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
        "SQLite": SQLITE,
    }


def report() -> str:
    """Returns what a report of a fault needs: versions, system and the end of the log.

    It names no player: the log holds no names, and the folder of whoever is logged in is written as ``~``.
    """
    lines = [f"{name} {version}" for name, version in versions().items()]
    path = log_path()
    lines += [platform.platform(), f"{QGuiApplication.platformName()}, {QLocale.system().name()}"]
    if path is not None:
        lines += ["", tail(path)]
    return "\n".join(lines).replace(str(Path.home()), "~").rstrip() + "\n"

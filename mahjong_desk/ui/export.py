# SPDX-License-Identifier: MIT
"""The match on the desk as a file for others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.ui.desk import Desk

if TYPE_CHECKING:
    from mahjong_desk.ui.main_window import MainWindow

translate = QCoreApplication.translate

_NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def write_match_file(desk: Desk, path: Path) -> str:
    """Writes the match file whole or not at all; returns why it could not be written, empty if it was."""
    text = json.dumps(desk.export_match(), ensure_ascii=False, indent=1) + "\n"
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(text.encode()) >= 0 and file.commit():
        return ""
    return file.errorString()


def suggested_name(desk: Desk) -> str:
    """Returns a name for the match file that every system takes, such as ``Thursday club 2026-01-31 4.json``."""
    if desk.record is None:
        return "match.json"
    session = desk.session.name if desk.session is not None else ""
    words = f"{session} {desk.record.opened_at[:10]} {desk.record.number}"
    return f"{_NOT_IN_NAMES.sub(' ', words).strip()}.json"


def export_match(window: MainWindow) -> None:
    """Asks where to, writes the match file there, and says in the status line what came of it."""
    folder = Path.home() / suggested_name(window.desk)
    chosen, _ = QFileDialog.getSaveFileName(
        window,
        translate("Export", "Export match"),
        str(folder),
        translate("Export", "Match file (*.json)"),
    )
    if not chosen:
        return
    path = Path(chosen)
    fault = write_match_file(window.desk, path)
    if fault:
        sentence = translate("Export", "{file} could not be written: {fault}. The match itself is safe.")
    else:
        sentence = translate("Export", "The match is in {file}.")
    window.notify(sentence.format(file=path.name, fault=fault))

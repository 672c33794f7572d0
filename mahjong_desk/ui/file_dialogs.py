# SPDX-License-Identifier: MIT
"""Asking for paths, and writing files."""

import errno
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.painting import icon

DATA_EXTENSION: Final = "mahjong"
"""The extension of files that the program reads again; a desktop recognises them by it."""
PLAIN_EXTENSIONS: Final = ("json", "jsonl")
"""Other extensions of such files, which are JSON."""
RECORD_EXTENSIONS: Final = ("mjson", "txt")
"""Further extensions of records of other programs."""


class FileCategory(StrEnum):
    """What files are about; the last folder of each is remembered."""

    PAPER = "papers"
    DATA = "data"
    HOUSE_RULES = "house_rules"
    BACKUP = "backups"
    LEDGER = "ledgers"


class FileExistsAlready(Exception):
    """With its extension the name is that of a file that the dialog has not asked about."""


def ask_save_path(
    parent: QWidget, subject: FileCategory, title: str, name: str, kinds: str, endings: Sequence[str]
) -> Path | None:
    """Asks for a path to write to; returns None if the user cancels.

    Raises:
        FileExistsAlready: With its extension it is another file, which the user has not agreed to replace.
    """
    from PySide6.QtWidgets import QFileDialog

    QTimer.singleShot(0, _use_own_icon)
    proposed = Path(name) if Path(name).is_absolute() else _folder(parent, subject) / name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() not in {f".{ending}" for ending in endings}:
        path = path.with_name(f"{path.name}.{endings[0]}")
        if path.exists():
            # The dialog has only asked about the name without extension.
            there = tr("{file} already exists. Enter its full name to replace it.")
            raise FileExistsAlready(there.format(file=path.name))
    _remember(parent, subject, path.parent)
    return path


def ask_open_path(parent: QWidget, subject: FileCategory, title: str, kinds: str) -> Path | None:
    """Asks for an existing file; returns None if the user cancels."""
    from PySide6.QtWidgets import QFileDialog

    QTimer.singleShot(0, _use_own_icon)
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_folder(parent, subject)), kinds)
    if not chosen:
        return None
    _remember(parent, subject, Path(chosen).parent)
    return Path(chosen)


def ask_folder(parent: QWidget, subject: FileCategory, title: str, begin: Path | None = None) -> Path | None:
    """Asks for a folder, starting at ``begin`` or the last one; returns None if the user cancels."""
    from PySide6.QtWidgets import QFileDialog

    QTimer.singleShot(0, _use_own_icon)
    chosen = QFileDialog.getExistingDirectory(parent, title, str(begin or _folder(parent, subject)))
    if not chosen:
        return None
    _remember(parent, subject, Path(chosen))
    return Path(chosen)


def file_type_label(kind: str, endings: Sequence[str]) -> str:
    """Returns the name of a file type in a dialog, with its extensions."""
    return tr("{kind} (*.{ending})").format(kind=kind, ending=" *.".join(endings))


def _use_own_icon() -> None:
    """Makes the button to the folder above visible in dark themes: in the dialog of Qt, if the system has none."""
    from PySide6.QtWidgets import QApplication, QToolButton

    if (dialog := QApplication.activeModalWidget()) is not None:
        for button in dialog.findChildren(QToolButton, "toParentButton"):
            button.setIcon(icon("chevron_up"))


def _folder(parent: QWidget, subject: FileCategory) -> Path:
    """Returns the last folder of a category, or the documents folder."""
    settings = _settings(parent)
    kept = settings.file_folder(subject) if settings is not None else ""
    if kept and Path(kept).is_dir():
        return Path(kept)
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()


def _remember(parent: QWidget, subject: FileCategory, folder: Path) -> None:
    if (settings := _settings(parent)) is not None:
        settings.keep_file_folder(subject, str(folder))


def _settings(parent: QWidget) -> Any:
    """Returns the settings of the window, which remember folders, or None."""
    return getattr(parent.window(), "settings", None)


class SaveResult(NamedTuple):
    """The file that was written, or why it was not; neither if the user cancelled."""

    path: Path | None = None
    error: str = ""


def save_as(parent: QWidget, name: str, kind: str, endings: Sequence[str], content: Callable[[], bytes]) -> SaveResult:
    """Asks for a path and writes a file there."""
    title = tr("Save as")
    try:
        path = ask_save_path(parent, FileCategory.PAPER, title, name, file_type_label(kind, endings), endings)
    except FileExistsAlready as taken:
        return SaveResult(error=str(taken))
    if path is None:
        return SaveResult()
    try:
        write_atomically(path, content())
    except OSError as error:
        return SaveResult(error=save_error_text(path.name, error))
    return SaveResult(path)


def written_text(path: Path) -> str:
    return tr("Written to {file}").format(file=path)


def save_error_text(name: str, fault: OSError) -> str:
    match fault.errno:
        case errno.ENOSPC | errno.EDQUOT:
            sentence = tr("{file} could not be written: the disk is full.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            sentence = tr("{file} could not be written: this folder is read-only.")
        case errno.ENOENT | errno.ENOTDIR:
            sentence = tr("{file} could not be written: the folder does not exist.")
        case errno.ENAMETOOLONG:
            sentence = tr("{file} could not be written: the name is too long.")
        case _:
            sentence = tr("{file} could not be written: {reason}.")
    return sentence.format(file=name, reason=fault.strerror or str(fault))

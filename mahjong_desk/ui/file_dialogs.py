# SPDX-License-Identifier: MIT
"""Asks for paths, and writes files."""

import errno
import os
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QFileInfo, QStandardPaths, QTimer
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton, QWidget

from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.painting import icon

DATA_EXTENSION = "mahjong"
"""The extension of the program's own files, by which the desktop recognises them."""
PLAIN_EXTENSIONS = ("json", "jsonl")
"""Other extensions of these files, which are JSON."""
RECORD_EXTENSIONS = ("mjson", "txt")
"""Extensions of the records of other programs."""


class FileCategory(StrEnum):
    """A category of files; the last folder of each is remembered."""

    PAPER = "papers"
    DATA = "data"
    HOUSE_RULES = "house_rules"
    BACKUP = "backups"
    LEDGER = "ledgers"


@runtime_checkable
class FolderMemory(Protocol):
    """Remembers folders, as the settings of a window do."""

    def file_folder(self, subject: str) -> str:
        """Returns the folder of the last file of a category, or an empty text."""

    def save_file_folder(self, subject: str, folder: str) -> None:
        """Remembers the folder of the last file of a category."""


class FileAlreadyExistsError(Exception):
    """Raised if a file exists once the extension is added to its name."""


def ask_save_path(
    parent: QWidget, category: FileCategory, title: str, name: str, kinds: str, extensions: Sequence[str]
) -> Path | None:
    """Asks for a path to write to; returns None if the user cancels.

    Raises:
        FileAlreadyExistsError: The path with its extension is a file that the user has not agreed to replace.
    """
    QTimer.singleShot(0, _use_own_icons)
    proposed = Path(name) if Path(name).is_absolute() else _folder(parent, category) / name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() not in {f".{extension}" for extension in extensions}:
        path = path.with_name(f"{path.name}.{extensions[0]}")
        if os.path.exists(path):
            # The dialog has asked only about the name without the extension.
            sentence = tr("{file} already exists. Enter its full name to replace it.")
            raise FileAlreadyExistsError(sentence.format(file=path.name))
    _remember(parent, category, path.parent)
    return path


def ask_open_path(parent: QWidget, category: FileCategory, title: str, kinds: str) -> Path | None:
    """Asks for an existing file; returns None if the user cancels."""
    QTimer.singleShot(0, _use_own_icons)
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_folder(parent, category)), kinds)
    if not chosen:
        return None
    _remember(parent, category, Path(chosen).parent)
    return Path(chosen)


def ask_folder(parent: QWidget, category: FileCategory, title: str, start: Path | None = None) -> Path | None:
    """Asks for a folder, starting at ``start`` or the last one; None if cancelled."""
    QTimer.singleShot(0, _use_own_icons)
    chosen = QFileDialog.getExistingDirectory(parent, title, str(start or _folder(parent, category)))
    if not chosen:
        return None
    _remember(parent, category, Path(chosen))
    return Path(chosen)


def file_type_label(kind: str, extensions: Sequence[str]) -> str:
    """Returns the name of a file type in a dialog, with its extensions."""
    return tr("{kind} (*.{ending})").format(kind=kind, ending=" *.".join(extensions))


def _use_own_icons() -> None:
    """Replaces the icons of the dialog of Qt, which is used if the system has none."""

    class Icons(QAbstractFileIconProvider):
        def icon(self, item: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
            return file if isinstance(item, QFileInfo) and not item.isDir() else folder

    dialog, file, folder = QApplication.activeModalWidget(), icon("file", "ink2"), icon("folder", "ink2")
    if not isinstance(dialog, QFileDialog) or not (buttons := dialog.findChildren(QToolButton)):
        return
    for button in buttons:
        if icon_name := _BUTTON_ICONS.get(button.objectName()):
            button.setIcon(icon(icon_name))
        else:
            button.hide()
    _icons[:] = [Icons()]
    dialog.setIconProvider(_icons[0])


_BUTTON_ICONS = {"toParentButton": "chevron_up", "newFolderButton": "plus"}
"""The icons of the buttons that are kept; the other buttons are hidden."""
_icons: list[QAbstractFileIconProvider] = []
"""Keeps the icon provider alive, because the dialog does not own it."""


def _folder(parent: QWidget, category: FileCategory) -> Path:
    """Returns the last folder of a category, or the documents folder."""
    memory = _folder_memory(parent)
    last = memory.file_folder(category) if memory is not None else ""
    # Unlike ``Path.is_dir``, this does not fail in an unreadable folder.
    if os.path.isdir(last):
        return Path(last)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if os.path.isdir(documents) else Path.home()


def _remember(parent: QWidget, category: FileCategory, folder: Path) -> None:
    memory = _folder_memory(parent)
    if memory is not None:
        memory.save_file_folder(category, str(folder))


def _folder_memory(parent: QWidget) -> FolderMemory | None:
    """Returns the settings of a window, or None if it has none."""
    memory = getattr(parent.window(), "settings", None)
    return memory if isinstance(memory, FolderMemory) else None


class SaveResult(NamedTuple):
    """The file that was written, or why it was not; neither if the user cancelled."""

    path: Path | None = None
    error: str = ""


def save_as(
    parent: QWidget, name: str, kind: str, extensions: Sequence[str], content: Callable[[], bytes]
) -> SaveResult:
    """Asks for a path and writes a file there."""
    title = tr("Save as")
    try:
        path = ask_save_path(parent, FileCategory.PAPER, title, name, file_type_label(kind, extensions), extensions)
    except FileAlreadyExistsError as taken:
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

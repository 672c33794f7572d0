# SPDX-License-Identifier: MIT
"""Chooses a path and writes to it."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.files import write_atomically
from mahjong_desk.texts import tr

DATA_EXTENSION: Final = "mahjong"
"""How the names of files end that the program reads again; a desktop knows them by it."""
PLAIN_EXTENSIONS: Final = ("json", "jsonl")
"""How the names of such files may end, too: they are JSON."""
RECORD_EXTENSIONS: Final = ("mjson", "txt")
"""How the names of records end that other programs wrote, beside those."""


class FileCategory(StrEnum):
    """What files are about; each has a folder of its own that is remembered."""

    PAPER = "papers"
    DATA = "data"
    HOUSE_RULES = "house_rules"
    SETTINGS = "settings"
    BACKUP = "backups"
    LEDGER = "ledgers"


@runtime_checkable
class FolderMemory(Protocol):
    """What remembers the folders: the settings of the window in which a question lies."""

    def file_folder(self, subject: str) -> str:
        """Returns where the last file about a subject was; empty before the first one."""

    def keep_file_folder(self, subject: str, folder: str) -> None:
        """Keeps where the last file about a subject was."""


class FileExistsAlready(Exception):
    """With its ending the name is that of a file that the dialog did not ask about; its text says so."""


def ask_save_path(
    parent: QWidget, subject: FileCategory, title: str, name: str, kinds: str, endings: Sequence[str]
) -> Path | None:
    """Asks where a file shall go; returns None where nobody chose a place.

    Raises:
        FileExistsAlready: With its ending it is the name of another file, which nobody has agreed to replace.
    """
    from PySide6.QtWidgets import QFileDialog

    proposed = Path(name) if Path(name).is_absolute() else _folder(parent, subject) / name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() not in {f".{ending}" for ending in endings}:
        path = path.with_name(f"{path.name}.{endings[0]}")
        if path.exists():
            # The dialog has asked about the name without its ending only.
            there = tr("{file} is there already. Choose its full name to write over it.")
            raise FileExistsAlready(there.format(file=path.name))
    _remember(parent, subject, path.parent)
    return path


def ask_open_path(parent: QWidget, subject: FileCategory, title: str, kinds: str) -> Path | None:
    """Asks for a file that is there; returns None where nobody chose one."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_folder(parent, subject)), kinds)
    if not chosen:
        return None
    _remember(parent, subject, Path(chosen).parent)
    return Path(chosen)


def ask_folder(parent: QWidget, subject: FileCategory, title: str, begin: Path | None = None) -> Path | None:
    """Asks for a folder; returns None where nobody chose one.

    Args:
        begin: Where to begin; None for where the last one was.
    """
    from PySide6.QtWidgets import QFileDialog

    chosen = QFileDialog.getExistingDirectory(parent, title, str(begin or _folder(parent, subject)))
    if not chosen:
        return None
    _remember(parent, subject, Path(chosen))
    return Path(chosen)


def file_type_label(kind: str, endings: Sequence[str]) -> str:
    """Returns what a kind of file is called in a dialog, with its endings."""
    return tr("{kind} (*.{ending})").format(kind=kind, ending=" *.".join(endings))


def _folder(parent: QWidget, subject: FileCategory) -> Path:
    """Returns where the last file was; where it is gone, or there is none yet, the folder of documents."""
    folders = _folders_of(parent)
    kept = folders.file_folder(subject) if folders is not None else ""
    if kept and Path(kept).is_dir():
        return Path(kept)
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()


def _remember(parent: QWidget, subject: FileCategory, folder: Path) -> None:
    folders = _folders_of(parent)
    if folders is not None:
        folders.keep_file_folder(subject, str(folder))


def _folders_of(parent: QWidget) -> FolderMemory | None:
    """Returns what the window in which something lies remembers; None where it remembers nothing."""
    found = getattr(parent.window(), "settings", None)
    return found if isinstance(found, FolderMemory) else None


class SaveResult(NamedTuple):
    """What came of writing a file; neither of the two where nobody chose a place.

    Attributes:
        path: The file that was written; None for none.
        error: Why it could not be written; empty where nothing failed.
    """

    path: Path | None = None
    error: str = ""


def save_as(parent: QWidget, name: str, kind: str, endings: Sequence[str], content: Callable[[], bytes]) -> SaveResult:
    """Asks for a place and writes a file there."""
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
    """Returns that a file was written, and where."""
    return tr("Written to {file}").format(file=path)


def save_error_text(name: str, fault: OSError) -> str:
    """Returns why a file could not be written."""
    match fault.errno:
        case errno.ENOSPC | errno.EDQUOT:
            sentence = tr("{file} could not be written: there is no room left on the disk.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            sentence = tr("{file} could not be written: nothing may be written in this folder.")
        case errno.ENOENT | errno.ENOTDIR:
            sentence = tr("{file} could not be written: the folder is not there.")
        case errno.ENAMETOOLONG:
            sentence = tr("{file} could not be written: the name is too long.")
        case _:
            sentence = tr("{file} could not be written: {reason}.")
    return sentence.format(file=name, reason=fault.strerror or str(fault))

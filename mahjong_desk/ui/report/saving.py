# SPDX-License-Identifier: MIT
"""Asks where a file shall go, and writes it there whole or not at all."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_desk.ledger.files import write_whole

translate = QCoreApplication.translate

_folders: list[str] = []
"""Where the last file went."""


class Written(NamedTuple):
    """What came of writing a file; neither of the two where nobody chose a place.

    Attributes:
        path: The file that was written; None for none.
        fault: Why it could not be written; empty where nothing failed.
    """

    path: Path | None = None
    fault: str = ""


def save_as(parent: QWidget, name: str, kind: str, ending: str, content: Callable[[], bytes]) -> Written:
    """Asks for a place and writes a file there.

    Args:
        parent: What the question lies over.
        name: The name that is proposed.
        kind: What the kind of file is called.
        ending: How its name ends, without the dot.
        content: Returns what is written.
    """
    folder = _folders[-1] if _folders else _documents()
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        translate("ReportSheet", "Save as"),
        str(Path(folder) / name),
        translate("ReportSheet", "{kind} (*.{ending})").format(kind=kind, ending=ending),
    )
    if not chosen:
        return Written()
    path = Path(chosen)
    if path.suffix.lower() != f".{ending}":
        path = path.with_name(f"{path.name}.{ending}")
        if path.exists():
            # The dialog has asked about the name without its ending only.
            there = translate("ReportSheet", "{file} is there already. Choose its full name to write over it.")
            return Written(fault=there.format(file=path.name))
    try:
        write_whole(path, content())
    except OSError as error:
        return Written(fault=fault_words(path.name, error))
    _folders[:] = [str(path.parent)]
    return Written(path)


def written_words(path: Path) -> str:
    """Returns that a file was written, and where."""
    return translate("ReportSheet", "Written to {file}").format(file=path)


def fault_words(name: str, fault: OSError) -> str:
    """Returns why a file could not be written."""
    match fault.errno:
        case errno.ENOSPC | errno.EDQUOT:
            sentence = translate("Export", "{file} could not be written: there is no room left on the disk.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            sentence = translate("Export", "{file} could not be written: nothing may be written in this folder.")
        case errno.ENOENT | errno.ENOTDIR:
            sentence = translate("Export", "{file} could not be written: the folder is not there.")
        case errno.ENAMETOOLONG:
            sentence = translate("Export", "{file} could not be written: the name is too long.")
        case _:
            sentence = translate("Export", "{file} could not be written: {reason}.")
    return sentence.format(file=name, reason=fault.strerror or str(fault))


def _documents() -> str:
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return found if found and Path(found).is_dir() else str(Path.home())

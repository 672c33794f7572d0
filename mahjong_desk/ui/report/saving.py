# SPDX-License-Identifier: MIT
"""Asks where a file shall go, and writes it there whole or not at all."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.files import write_whole
from mahjong_desk.texts import tr
from mahjong_desk.ui.file_dialogs import NameTakenError, Subject, ask_where_to, kind_words


class Written(NamedTuple):
    """What came of writing a file; neither of the two where nobody chose a place.

    Attributes:
        path: The file that was written; None for none.
        fault: Why it could not be written; empty where nothing failed.
    """

    path: Path | None = None
    fault: str = ""


def save_as(parent: QWidget, name: str, kind: str, endings: Sequence[str], content: Callable[[], bytes]) -> Written:
    """Asks for a place and writes a file there."""
    title = tr("Save as")
    try:
        path = ask_where_to(parent, Subject.PAPER, title, name, kind_words(kind, endings), endings)
    except NameTakenError as taken:
        return Written(fault=str(taken))
    if path is None:
        return Written()
    try:
        write_whole(path, content())
    except OSError as error:
        return Written(fault=fault_words(path.name, error))
    return Written(path)


def written_words(path: Path) -> str:
    """Returns that a file was written, and where."""
    return tr("Written to {file}").format(file=path)


def fault_words(name: str, fault: OSError) -> str:
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

# SPDX-License-Identifier: MIT
"""Files read for an import, and in words why that cannot be done."""

from __future__ import annotations

from pathlib import Path

from mahjong_desk.club.importing.reading import FileRead, look_into
from mahjong_desk.ledger.progress import UNWATCHED, Progress
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.words import refusal_text

_LONGEST_FAULT = 240


class FileFault(Exception):
    """A file cannot be taken; its text says why in the person's language."""


def read_from_file(path: Path, at: str, progress: Progress = UNWATCHED) -> FileRead:
    """Returns what stands in a file.

    Args:
        path: The file.
        at: When it is read, UTC.
        progress: How far it is.

    Raises:
        FileFault: It cannot be read, or says what cannot be.
        GivenUp: Nobody wants to know any more.
    """
    try:
        return look_into(path, at, progress)
    except OSError as error:
        sentence = tr("{file} could not be read: {fault}.")
        raise FileFault(sentence.format(file=path.name, fault=error.strerror or error)) from error
    except Refusal as refusal:
        told = refusal_text(refusal)
        told = told if len(told) <= _LONGEST_FAULT else f"{told[:_LONGEST_FAULT]}…"
        # Who made a file needs no place in it.
        if refusal.path not in ("", "version"):
            sentence = tr("{file} was not imported, because of {place}: {fault}")
        else:
            sentence = tr("{file} was not imported: {fault}")
        place = refusal.path[:_LONGEST_FAULT]
        raise FileFault(sentence.format(file=path.name, place=place, fault=told)) from refusal

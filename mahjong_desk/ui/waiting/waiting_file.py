# SPDX-License-Identifier: MIT
"""What waits to be recorded as a small file in the data folder, from the end of the program to its next start."""

from __future__ import annotations

import hashlib
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_desk.journal.documents import read, spell
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.server_place import Place
    from mahjong_desk.ui.waiting.drill_answers import DrillAnswers
    from mahjong_desk.ui.waiting.unrecorded import Unrecorded

_log = logging.getLogger(__name__)


def store_waiting(folder: Path, place: Place, unrecorded: Unrecorded, drills: DrillAnswers) -> bool:
    """Writes what waits for a ledger, or deletes the file if nothing does; returns whether that worked."""
    path = _file(folder, place)
    acts, answers = unrecorded.to_documents(), drills.waiting
    try:
        if acts or answers:
            beside = path.with_suffix(".new")
            beside.write_text(spell({"acts": acts, "answers": answers}), encoding="utf-8")
            os.replace(beside, path)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("cannot keep what waits: %s", error)
        return False
    return True


def take_up_waiting(folder: Path, ledger: Ledger, unrecorded: Unrecorded, drills: DrillAnswers) -> None:
    """Lets wait again what waited for a ledger when it was closed; a file that cannot be read is left alone."""
    path = _file(folder, ledger.place)
    try:
        told = read(path.read_text(encoding="utf-8"))
        error: Exception | None = attempt(lambda: unrecorded.take_up(told["acts"], ledger)).error
        if error is None:
            drills.take_up(told["answers"])
    except FileNotFoundError:
        return
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        error = fault
    if error is not None:
        _log.warning("cannot take up what waited: %s", error)
        return
    # From here on it waits in the window; a file that stayed would be recorded twice after a crash.
    with suppress(OSError):
        path.unlink()


def _file(folder: Path, place: Place) -> Path:
    """Returns the file of a ledger; each server has its own, and the ledger in the folder takes it along when moved."""
    if isinstance(place, Path):
        return folder / "waiting.json"
    return folder / f"waiting-{hashlib.sha256(str(place).encode()).hexdigest()[:16]}.json"

# SPDX-License-Identifier: MIT
"""What is done about a ledger that cannot be opened, or was exchanged while it was open, as the person chose."""

from __future__ import annotations

from pathlib import Path

from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import set_aside, set_book_aside
from mahjong_desk.ledger.progress import UNWATCHED, Progress
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.window.failures import Remedy


def mend(remedy: Remedy, place: Place, progress: Progress = UNWATCHED, *, older: bool = False) -> str:
    """Carries a remedy out on a ledger that is not open; returns what to say of it once it is.

    Args:
        remedy: What is to be done.
        place: The ledger.
        progress: How far it is.
        older: Whether it is sound, but of an older version.

    Raises:
        LedgerError: If it could not be done; what was there is still there.
        GivenUp: If nobody wants it any more; likewise.
        ValueError: If the remedy is none for a file.
    """
    # Loaded when it is wanted, with the database's library: nobody waits at the start for what is rarely needed.
    from mahjong_desk.ledger.care.repair import rebuild, take_back

    if remedy is Remedy.TAKE_BACK:
        return trn("{n} entry is back.", "{n} entries are back.", take_back(place, WAIT))
    if remedy is Remedy.AS_IT_IS:
        moved = set_book_aside(place)
        return tr("The second book from before is kept as {file}.").format(file=moved.name)
    if not isinstance(place, Path):
        raise ValueError(remedy)
    if remedy is Remedy.REBUILD:
        return trn(
            "The ledger has been built anew, with {n} entry.",
            "The ledger has been built anew, with {n} entries.",
            rebuild(place, WAIT, progress),
        )
    if remedy is Remedy.ASIDE:
        moved = set_aside(place, why="older" if older else "damaged")
        return tr("What was there is kept as {file}.").format(file=moved.name)
    raise ValueError(remedy)


def restore(path: Path, backup: Path, progress: Progress = UNWATCHED) -> str:
    """Puts a backup in the place of a ledger that is not open; returns what to say of it.

    Raises:
        LedgerError: If it could not be done; the ledger is as it was.
        GivenUp: If nobody wants it any more; likewise.
    """
    from mahjong_desk.ledger.care import repair as restoring
    from mahjong_desk.ledger.place import backups_folder

    restored = restoring.restore(path, backup, backups_folder(path.parent), WAIT, progress)
    if restored.aside is not None:
        return tr("The backup was restored. What was there is kept as {file}.").format(file=restored.aside.name)
    return tr("The backup was restored. What was there is a backup now: restore it to undo this.")


def put_back(desk: Desk) -> str:
    """Puts the open ledger under its name again; returns what to say of it.

    Raises:
        LedgerError: If it cannot be written, or not opened afterwards; it can be tried again.
    """
    from mahjong_desk.ledger.care import repair as rebuilding

    assert desk.ledger is not None
    other = rebuilding.put_back(desk.ledger, WAIT)
    desk.open_again()
    if other is None:
        return tr("The ledger is in its place again.")
    return tr("The ledger is in its place again. What lay there is kept as {file}.").format(file=other.name)


def put_beside(ledger: Ledger) -> str:
    """Keeps the open ledger beside what lies in its place now, and closes it; returns what to say of it.

    Raises:
        LedgerError: If it cannot be written.
    """
    from mahjong_desk.ledger.care import repair as rebuilding

    kept = rebuilding.put_beside(ledger, WAIT)
    return tr("The ledger that was open is kept as {file}.").format(file=kept.name)


def open_there(desk: Desk) -> None:
    """Lets go of the open ledger, so that what lies in its place now can be opened.

    Raises:
        LedgerError: If its log cannot be renamed.
    """
    from mahjong_desk.ledger.care import repair as rebuilding

    if desk.ledger is not None:
        rebuilding.let_go(desk.ledger)
    desk.close()

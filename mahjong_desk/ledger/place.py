# SPDX-License-Identifier: MIT
"""Where the club's ledger lives."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.server_place import Place, ServerPlace

VARIABLE: Final = "MAHJONG_DESK_DATA"
"""The environment variable that names the folder."""

SERVER_VARIABLE: Final = "MAHJONG_DESK_LEDGER"
"""The environment variable with the address of a ledger on a server."""

FILE_NAME: Final = "ledger.sqlite3"

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite may put beside a database, as endings of its name."""


def data_folder(override: Path | None = None) -> Path:
    """Returns the folder of the club's data, which may not be there yet.

    Args:
        override: What the command line says; beats the environment, which beats the system's usual place.
    """
    if override is not None:
        return override.expanduser().absolute()
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("mahjong-desk", appauthor=False)


def ledger_path(folder: Path) -> Path:
    """Returns the ledger's file in the folder of the club's data."""
    return folder / FILE_NAME


def ledger_place(folder: Path, url: str) -> Place:
    """Returns where the ledger is: on the server of that address, in the folder of the club's data if it is empty."""
    return ServerPlace(url, folder) if url else ledger_path(folder)


def companions(path: Path) -> tuple[Path, ...]:
    """Returns the files that SQLite may have put beside a database, whether they are there or not."""
    return tuple(path.with_name(path.name + ending) for ending in COMPANIONS)


def free_path(path: Path) -> Path:
    """Returns ``path``, or the first of ``name-2``, ``name-3`` ... that is not taken."""
    candidate, number = path, 1
    while any(taken.exists() for taken in (candidate, *companions(candidate), book_folder(candidate))):
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def book_folder(place: Place) -> Path:
    """Returns where the second book of a ledger is."""
    return place.with_name(f"{place.stem}.book") if isinstance(place, Path) else place.book


def beside(path: Path, why: str, when: datetime | None = None) -> Path:
    """Returns a name beside a ledger that is not taken: ``ledger.damaged-20260131-201500.sqlite3``.

    Args:
        path: The ledger.
        why: What the name says of it, in a word.
        when: The time in it, local; now if not given.
    """
    moment = (when or datetime.now()).strftime("%Y%m%d-%H%M%S")
    return free_path(path.with_name(f"{path.stem}.{why}-{moment}{path.suffix}"))


def set_aside(path: Path, when: datetime | None = None, *, why: str = "damaged", book: bool = True) -> Path:
    """Renames a ledger with all its files, so that another can begin in its place; deletes nothing.

    Args:
        path: The file; must not be open in this process.
        when: The time for the new name, local; now if not given.
        why: What the new name says of it, in a word.
        book: Whether the second book goes with it.

    Returns:
        Where it is now: ``ledger.damaged-20260131-201500.sqlite3`` in the same folder.

    Raises:
        LedgerError: If the files cannot be renamed.
    """
    # The errors bring the whole journal with them; whoever only asks for the folder must not wait for it.
    from mahjong_desk.ledger.faults import told

    target = beside(path, why, when)
    with told(path):
        # The database first: companions left alone by a power cut are recognised as damaged, while a database
        # without its log could pass for a sound one that lacks the last hands.
        for found, moved in zip((path, *companions(path)), (target, *companions(target)), strict=True):
            if found.exists():
                found.rename(moved)
        if book and book_folder(path).exists():
            book_folder(path).rename(book_folder(target))
    return target


def set_book_aside(place: Place, when: datetime | None = None) -> Path:
    """Renames the second book of a ledger, so that a new one can begin; deletes nothing.

    Args:
        place: The ledger.
        when: The time for the new name, local; now if not given.

    Returns:
        Where it is now: ``ledger.before-20260131-201500.book`` in the same folder.

    Raises:
        LedgerError: If it cannot be renamed.
    """
    from mahjong_desk.ledger.faults import told

    book = book_folder(place)
    target = beside(book, "before", when)
    with told(book):
        book.rename(target)
    return target

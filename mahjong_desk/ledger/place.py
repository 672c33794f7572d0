# SPDX-License-Identifier: MIT
"""Where the ledger is, and the names of the files around it."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.server_place import Place, ServerLocation

DATA_VARIABLE: Final = "MAHJONG_DESK_DATA"
"""The environment variable with the data folder."""

SERVER_VARIABLE: Final = "MAHJONG_DESK_LEDGER"
"""The environment variable with the address of a ledger on a server."""

FILE_NAME: Final = "ledger.sqlite3"

SIDE_FILE_SUFFIXES: Final = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite puts beside a database."""


def data_folder(override: Path | None = None) -> Path:
    """Returns the data folder, which may not be there yet."""
    if override is not None:
        return override.expanduser().absolute()
    if named := os.environ.get(DATA_VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("mahjong-desk", appauthor=False)


def ledger_path(folder: Path) -> Path:
    """Returns the ledger's file in a data folder; a link's target, beside which SQLite has its log."""
    path = folder / FILE_NAME
    return path.resolve() if path.is_symlink() else path


def ledger_location(folder: Path, url: str) -> Place:
    """Returns the ledger on the server of that address, or in the data folder if it is empty."""
    return ServerLocation(url, folder) if url else ledger_path(folder)


def backups_folder(data: Path) -> Path:
    """Returns the folder of the backups in a data folder."""
    return data / "backups"


def side_files(path: Path) -> tuple[Path, ...]:
    """Returns the files that SQLite may have put beside a database, there or not."""
    return tuple(path.with_name(path.name + ending) for ending in SIDE_FILE_SUFFIXES)


def mirror_path(place: Place) -> Path:
    """Returns the text copy of a ledger."""
    return place.with_suffix(".jsonl") if isinstance(place, Path) else place.mirror


def sibling_path(path: Path, why: str, when: datetime | None = None) -> Path:
    """Returns a free name beside a ledger: ``ledger.damaged-20260131-201500.sqlite3``."""
    moment = (when or datetime.now()).strftime("%Y%m%d-%H%M%S")
    first = candidate = path.with_name(f"{path.stem}.{why}-{moment}{path.suffix}")
    number = 1
    while any(taken.exists() for taken in (candidate, *side_files(candidate), mirror_path(candidate))):
        number += 1
        candidate = first.with_name(f"{first.stem}-{number}{first.suffix}")
    return candidate


def move_aside(path: Path, why: str = "damaged") -> Path:
    """Renames a ledger with all its files, so that a new one can begin, and returns the new name."""
    from mahjong_desk.ledger.faults import explained

    target = sibling_path(path, why)
    with explained(path):
        # The database first: a log alone is recognised as damage, a database without its log is not.
        for found, moved in zip(files_of(path), files_of(target), strict=True):
            if found.exists():
                found.rename(moved)
    return target


def files_of(path: Path) -> tuple[Path, ...]:
    """Returns all files of a ledger, there or not."""
    return path, *side_files(path), mirror_path(path)

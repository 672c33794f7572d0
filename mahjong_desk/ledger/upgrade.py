# SPDX-License-Identifier: MIT
"""Makes a new ledger and brings an older one up to date; alone imports Alembic, and only when there is work for it."""

from __future__ import annotations

import filecmp
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from sqlalchemy import Connection

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.connection import connect, transaction
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.engine import WRITING, make_engine
from mahjong_desk.ledger.errors import UpgradeFailed
from mahjong_desk.ledger.faults import explain, told
from mahjong_desk.ledger.files import sync
from mahjong_desk.ledger.place import free_path
from mahjong_desk.ledger.progress import UNWATCHED, GivenUp, Progress, Stage
from mahjong_desk.ledger.workshop import workshop

_log = logging.getLogger(__name__)

SCRIPTS = "mahjong_desk.ledger:migrations"
"""Where Alembic finds its scripts: a folder inside this package."""


def create(path: Path, timeout: float, fill: Callable[[Readable], None] = lambda _empty: None) -> None:
    """Makes a new ledger at ``path``, whole from the first moment that it can be seen there.

    Another process may do the same at the same time: the first one wins, and its file is kept.

    Args:
        path: The file.
        timeout: How long to wait for another program, seconds.
        fill: Writes what it shall have from the first; it is empty otherwise.

    Raises:
        LedgerError: If the folder or the file cannot be made.
    """
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with workshop(path.parent) as making:
            draft = making / path.name
            with closing(connect(draft, timeout)) as raw:
                raw.execute("PRAGMA journal_mode = WAL")
                with transaction(raw, writing=True):
                    for statement in _newest_schema():
                        raw.execute(statement)
                    fill(raw)
            sync(draft)
            place(draft, path)


@cache
def _newest_schema() -> tuple[str, ...]:
    """Returns the statements that make an empty ledger: what the scripts make of an empty database, asked for once."""
    with closing(connect(Path(":memory:"), 0)) as raw:
        engine = make_engine(raw)
        with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            _run(connection)
        (revision,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
        made = raw.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid")
        return (
            f"PRAGMA application_id = {inspection.APPLICATION_ID}",
            *(statement for (statement,) in made),
            f"INSERT INTO alembic_version VALUES ('{revision}')",
            f"PRAGMA user_version = {inspection.NEWEST}",
        )


def place(draft: Path, path: Path) -> None:
    """Gives a finished file its name, unless that is taken."""
    with suppress(FileExistsError):
        try:
            os.link(draft, path)
        except FileExistsError:
            raise
        except OSError:
            # A file system without hard links, as on many memory sticks.
            if not path.exists():
                draft.rename(path)
    sync(path.parent)


def upgrade(path: Path, timeout: float, progress: Progress = UNWATCHED) -> Path | None:
    """Brings an older ledger up to date, all or nothing, after a copy of it has been put beside it.

    Args:
        path: The file.
        timeout: How long to wait for another program, seconds.
        progress: How far it is.

    Returns:
        The copy: ``ledger.before-0002.sqlite3`` for an upgrade to revision 0002; None if another process was quicker.

    Raises:
        UpgradeFailed: If the ledger holds what cannot be brought up to date; it is then as it was.
        LedgerError: If the copy or the upgrade cannot be written; the ledger is then as it was, too.
        GivenUp: If nobody wants it any more; likewise.
    """
    with told(path):
        raw = connect(path, timeout)
    engine = make_engine(raw)
    try:
        with (
            told(path),
            engine.connect().execution_options(**{WRITING: True}) as connection,
            connection.begin(),
        ):
            # With the write lock held, what is copied is what is upgraded.
            if connection.exec_driver_sql("PRAGMA user_version").scalar_one() >= inspection.NEWEST:
                return None
            progress.begin(Stage.COPYING)
            copy = _copy(path, timeout)
            try:
                _run(connection, progress)
            except GivenUp:
                raise
            except Exception as error:
                if explain(error, path) is not None:
                    raise
                _log.exception("not brought up to date")
                raise UpgradeFailed(path, copy, f"{type(error).__name__}: {error}") from error
            _log.info("brought up to date, a copy from before is %s", copy)
    finally:
        engine.dispose()
        raw.close()
    return copy


def _copy(path: Path, timeout: float) -> Path:
    """Returns where a whole copy of the ledger now is, be it from a try before that came to nothing."""
    first = path.with_name(f"{path.stem}.before-{inspection.NEWEST:04}{path.suffix}")
    copy = free_path(first)
    with workshop(path.parent) as making:
        draft = making / copy.name
        with closing(sqlite3.connect(path, timeout=timeout)) as source, closing(sqlite3.connect(draft)) as target:
            source.backup(target)
        for earlier in sorted(path.parent.glob(f"{first.stem}*{first.suffix}")):
            if filecmp.cmp(earlier, draft, shallow=False):
                return earlier
        sync(draft)
        draft.rename(copy)
    sync(path.parent)
    return copy


def _run(connection: Connection, progress: Progress = UNWATCHED) -> None:
    """Runs the migrations that are missing, inside the transaction that the caller has begun."""
    from alembic import command
    from alembic.config import Config

    configuration = Config()
    configuration.set_main_option("script_location", SCRIPTS)
    configuration.attributes["connection"] = connection
    configuration.attributes["progress"] = progress
    command.upgrade(configuration, "head")
    connection.exec_driver_sql(f"PRAGMA user_version = {inspection.NEWEST}")

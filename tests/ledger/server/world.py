# SPDX-License-Identifier: MIT
"""A temporary PostgreSQL server, and ways to cut its connections."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg

from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.ledger import DEFAULT_TIMEOUT, Ledger
from mahjong_desk.ledger.place import ServerLocation

_DEBIAN = Path("/usr/lib/postgresql")
_NUMBERS = count(1)


def programs() -> Path | None:
    """Returns the folder of the newest PostgreSQL programs, or None."""
    initdb = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    if initdb:
        return initdb[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


@dataclass(frozen=True, slots=True)
class PostgresServer:
    folder: Path
    programs: Path

    def url(self, database: str, user: str = "club") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        name = f"club_{next(_NUMBERS)}"
        self.say(f"CREATE DATABASE {name}")
        return name

    def say(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Executes a statement as administrator of the server; returns its rows."""
        with closing(psycopg.connect(self.url(database), autocommit=True)) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def cut(self, database: str) -> int:
        """Cuts all connections to a database; returns how many there were."""
        return len(self.say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"))

    def stop(self, how: str = "fast") -> None:
        """Stops the server, which cuts all connections."""
        self._control("stop", "-m", how)

    def start(self) -> None:
        self._control("start", "-l", str(self.folder / "log"), "-o", f"-k {self.folder} -h '' -F")

    @contextmanager
    def standby(self) -> Iterator[PostgresServer]:
        copied = ["-h", str(self.folder), "-U", "club", "-R", "--checkpoint=fast"]
        with _running("pg_basebackup", self.programs, *copied) as other:
            yield other

    def promote(self) -> None:
        """Makes a standby the primary server."""
        self._control("promote")

    def _control(self, *what: str) -> None:
        command = [str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-w", "-s", *what]
        _run_unprivileged(command, self.folder)


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """Runs a server in a temporary folder, which is deleted afterwards."""
    options = ["-U", "club", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    with _running("initdb", programs(), *options) as server:
        yield server


@contextmanager
def _running(maker: str, where: Path, *arguments: str) -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="mahjong-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _unprivileged_user().pw_uid, _unprivileged_user().pw_gid)
        folder.chmod(0o755)
        _run_unprivileged([str(where / maker), "-D", str(folder / "data"), *arguments], folder)
        server = PostgresServer(folder, where)
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged_user() -> pwd.struct_passwd:
    """Returns a user other than root, because the server refuses to run as root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("there is no user but root")


def _run_unprivileged(command: list[str], folder: Path) -> None:
    other: dict[str, Any] = {}
    if os.geteuid() == 0:
        other = {"user": _unprivileged_user().pw_uid, "group": _unprivileged_user().pw_gid, "extra_groups": []}
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(folder)}
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False, **other)
    assert result.returncode == 0, result.stdout + result.stderr


class ServerClub:
    """A ledger on a server, opened from machines that each have their own folder."""

    def __init__(self, server: PostgresServer, folder: Path, closing: ExitStack) -> None:
        self.server, self.database = server, server.new_database()
        self._folder, self._closing = folder, closing

    def place(self, machine: str, user: str = "club") -> ServerLocation:
        return ServerLocation(self.server.url(self.database, user), self._folder / machine)

    def open(self, machine: str, timeout: float = DEFAULT_TIMEOUT) -> Ledger:
        return self._closing.enter_context(Ledger.open(self.place(machine), timeout=timeout))

    def cut(self) -> None:
        """Cuts all connections as soon as there is one."""
        until = monotonic() + DEFAULT_TIMEOUT
        while not self.server.cut(self.database):
            assert monotonic() < until, "no machine is connected"


def numbers(journal: Journal) -> list[int]:
    return [row.event["number"] for row in journal.rows]

# SPDX-License-Identifier: MIT
"""Real faults: other processes and users, limits, tampering."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mahjong_desk.ledger.place import side_files

NOBODY = 65534

_HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked_by_another_process(path: Path) -> Iterator[None]:
    """Holds the write lock of a database in another process."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout.readline() == "held\n"
        try:
            yield
        finally:
            holder.communicate()


@contextmanager
def open_folder() -> Iterator[Path]:
    """Yields a folder that every user of this machine can reach, unlike pytest's."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        for inner in (folder, *folder.rglob("*")):
            inner.chmod(0o755)
        shutil.rmtree(folder)


@contextmanager
def as_ordinary_user(*mine: Path) -> Iterator[None]:
    """Runs the block as a user without root's rights, who owns the given paths."""
    if os.geteuid() != 0:
        yield
        return
    for path in mine:
        for inner in (path, *path.rglob("*")):
            os.chown(inner, NOBODY, NOBODY)
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


def delete_database(path: Path) -> None:
    """Deletes a database with its log, but not the text copy."""
    for file in (path, *side_files(path)):
        file.unlink(missing_ok=True)


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Limits the size of files, so that writing fails as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def small_disk(room: int) -> Iterator[Path]:
    """Yields a small file system; skips the test if none can be mounted."""
    with tempfile.TemporaryDirectory() as name:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={room}", "none", name]
        try:
            mounted = subprocess.run(mount, capture_output=True, text=True, check=False)
        except FileNotFoundError:
            pytest.skip("this system has no command that mounts a file system")
        if mounted.returncode:
            pytest.skip(f"no small file system can be mounted here: {mounted.stderr.strip()}")
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", name], check=True)


@contextmanager
def fill_disk(disk: Path, left: int = 0) -> Iterator[None]:
    """Fills a disk except for ``left`` bytes."""
    filler = disk / "photos"
    with filler.open("wb") as photos:
        free = os.statvfs(disk)
        photos.write(bytes(max(0, free.f_bavail * free.f_bsize - left)))
    try:
        yield
    finally:
        filler.unlink()


def tamper(path: Path, *statements: str) -> None:
    """Changes a ledger behind the application's back, past the triggers."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            connection.execute(statement)


def contents(folder: Path) -> dict[str, bytes]:
    """Returns the content of each file, except files that reading may create."""
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    return {name: content for name, content in files.items() if content and not name.endswith("-shm")}

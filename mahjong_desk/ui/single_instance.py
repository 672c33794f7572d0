# SPDX-License-Identifier: MIT
"""One window a data folder: a second start brings the first one forward, or says on which machine the folder is open.

A lock file in the folder says who has it open, also to other machines where the folder lies on a network disk. The
first window listens on a local socket whose name follows from the folder; a second start rings there.
"""

from __future__ import annotations

import json
import logging
import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QSysInfo, Signal

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.place import ledger_path

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

LOCK_FILE: Final = "window.lock"
"""The lock file in a data folder."""

PATIENCE: Final = 5.0
"""How long a second start waits for the first window, seconds."""

_PAUSE: Final = 0.05
_WRITTEN: Final = 5.0
"""After how many seconds a lock file must say who wrote it."""

_LONGEST: Final = 1 << 16
_REPLY: Final = b"heard\n"
_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""What the desktop gives a program that a person has just started, which lets a window of it come forward."""


class SingleInstance(QObject):
    """Holds the data folder of a window, and hears of second starts on it."""

    activated = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._locks: dict[Path, QLockFile] = {}
        self._folder: Path | None = None
        self._server: QLocalServer | None = None
        self._visitors: list[QLocalSocket] = []
        self._listens = False

    def acquire(self, folder: Path, *, force: bool = False) -> None:
        """Holds a data folder, unless a window elsewhere does.

        A folder that cannot be written to is nobody's: whoever only reads there is in nobody's way.

        Raises:
            LedgerLocked: A window elsewhere holds it.
        """
        if folder in self._locks:
            return
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        file = folder / LOCK_FILE
        if file.exists() and not file.is_file():
            # Whatever that is, asking it who is there could take for ever.
            return
        if not os.access(folder, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            # The lock of a window that is gone stays there for ever.
            return
        lock = QLockFile(str(file))
        # Only a process that is gone leaves it to others, however long it was there.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            process, machine, _program = lock.getLockInfo()
            elsewhere = bool(process) and machine != QSysInfo.machineHostName()
            left = not process and _is_stale(file)
            if not (left or force):
                raise LedgerLocked(ledger_path(folder), holder=machine if elsewhere else "")
            if left or elsewhere:
                with suppress(OSError):
                    file.unlink()
                lock.tryLock(0)
        if lock.isLocked():
            self._locks[folder] = lock

    def release_others(self, folder: Path | None) -> None:
        """Lets go of every folder but that of the ledger that is open now, and listens to second starts on it."""
        for other in [held for held in self._locks if held != folder]:
            self._locks.pop(other).unlock()
        if folder != self._folder:
            self._folder = folder
            if self._listens:
                self.listen()

    def listen(self) -> None:
        """Listens to second starts on the folder that it holds, from now on; does nothing where it cannot."""
        # Loaded when it is wanted: the window stands before anybody can start a second one.
        from PySide6.QtNetwork import QLocalServer

        self._listens = True
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._folder not in self._locks:
            return
        name = socket_name(self._folder)
        # Whoever holds the folder may clear away what a window has left that was killed.
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        if not self._server.listen(name):
            _log.warning("no second start can be heard: %s", self._server.errorString())

    def close(self) -> None:
        """Lets go of everything."""
        self._listens = False
        if self._server is not None:
            self._server.close()
        self.release_others(None)

    def _meet(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            visitor = self._server.nextPendingConnection()
            self._visitors.append(visitor)
            visitor.readyRead.connect(self._listen_to_all)
            visitor.disconnected.connect(self._drop_disconnected)
        self._listen_to_all()

    def _listen_to_all(self) -> None:
        for visitor in list(self._visitors):
            if visitor.canReadLine():
                self._read_message(visitor)
            elif visitor.bytesAvailable() > _LONGEST:
                visitor.abort()

    def _read_message(self, visitor: QLocalSocket) -> None:
        try:
            said = json.loads(bytes(visitor.readLine(_LONGEST).data()))
            file, tokens = said["file"], said["tokens"]
            os.environ.update({name: str(tokens[name]) for name in _TOKENS if name in tokens})
        except (ValueError, KeyError, TypeError):
            visitor.abort()
            return
        visitor.write(_REPLY)
        visitor.flush()
        self.activated.emit(Path(file) if isinstance(file, str) else None)

    def _drop_disconnected(self) -> None:
        gone = [visitor for visitor in self._visitors if visitor.state() is visitor.LocalSocketState.UnconnectedState]
        for visitor in gone:
            self._visitors.remove(visitor)
            visitor.deleteLater()


def _is_stale(file: Path) -> bool:
    """Tells whether a lock file that names nobody was left so, as by a power cut, and is not just being written."""
    with suppress(OSError):
        return time.time() - file.stat().st_mtime > _WRITTEN
    return False


def notify_running_instance(folder: Path, file: Path | None = None) -> bool:
    """Brings the window forward that has a data folder open, and hands it a file; tells whether it has heard."""
    # Loaded when it is wanted: only a second start rings.
    from PySide6.QtNetwork import QLocalSocket

    said = {
        "file": None if file is None else str(file.absolute()),
        "tokens": {name: os.environ[name] for name in _TOKENS if name in os.environ},
    }
    until = time.monotonic() + PATIENCE
    while (left := until - time.monotonic()) > 0:
        visitor = QLocalSocket()
        visitor.connectToServer(socket_name(folder))
        if not visitor.waitForConnected(int(left * 1000)):
            # The first window may just be starting.
            time.sleep(_PAUSE)
            continue
        visitor.write(json.dumps(said).encode() + b"\n")
        while visitor.bytesToWrite() and visitor.waitForBytesWritten(_left(until)):
            pass
        while not visitor.canReadLine() and visitor.waitForReadyRead(_left(until)):
            pass
        return visitor.readLine().data() == _REPLY
    return False


def socket_name(folder: Path) -> str:
    """Returns the name of the local socket on which the window of a data folder listens, one for each person."""
    key = sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    if os.name == "nt":
        return f"mahjong-desk-{os.environ.get('USERNAME', '')}-{key}"
    # In a folder that nobody else can reach: nobody else listens or rings there.
    return str(
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)) / f"mahjong-desk-{key}"
    )


def _left(until: float) -> int:
    """Returns the milliseconds until a moment, at least one."""
    return max(1, int((until - time.monotonic()) * 1000))

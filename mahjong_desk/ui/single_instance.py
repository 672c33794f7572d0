# SPDX-License-Identifier: MIT
"""One window for each data folder: a second start activates the first window, or reports where the folder is open.

A lock file in the folder names its holder, also for other machines if the folder is on a network disk. The first
window listens on a local socket whose name is derived from the folder; a second start connects to it.
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

from mahjong_desk.ledger.errors import Holder, LedgerLocked
from mahjong_desk.ledger.place import ledger_path

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

LOCK_FILE: Final = "window.lock"
PATIENCE: Final = 5.0
"""How long a second start waits for the first window, in seconds."""

_PAUSE: Final = 0.05
_WRITTEN: Final = 5.0
"""The age in seconds after which a lock file must name its holder."""

_LONGEST: Final = 1 << 16
_REPLY: Final = b"heard\n"
_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""The desktop's tokens for a program that was just started, which allow it to raise a window."""


class SingleInstance(QObject):
    """Holds the data folder of a window, and receives second starts on it."""

    activated = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._locks: dict[Path, QLockFile] = {}
        self._folder: Path | None = None
        self._server: QLocalServer | None = None
        self._visitors: list[QLocalSocket] = []
        self._listens = False

    def acquire(self, folder: Path, *, force: bool = False) -> None:
        """Locks a data folder; one that cannot be written to needs no lock.

        Raises:
            LedgerLocked: A window on another machine holds it.
        """
        if folder in self._locks:
            return
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        file = folder / LOCK_FILE
        if file.exists() and not file.is_file():
            # Reading something else than a file could block forever.
            return
        if not os.access(folder, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            # The lock of a window that was killed stays until it is removed.
            return
        lock = QLockFile(str(file))
        # A lock never expires by age, only when its process is gone.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            process, machine, _program = lock.getLockInfo()
            elsewhere = bool(process) and machine != QSysInfo.machineHostName()
            left = not process and _is_stale(file)
            if not (left or force):
                raise LedgerLocked(
                    ledger_path(folder), why=Holder.MACHINE if elsewhere else Holder.WINDOW, machine=machine
                )
            if left or elsewhere:
                with suppress(OSError):
                    file.unlink()
                lock.tryLock(0)
        if lock.isLocked():
            self._locks[folder] = lock

    def release_others(self, folder: Path | None) -> None:
        """Unlocks all folders but that of the open ledger, and listens to second starts on it."""
        for other in [held for held in self._locks if held != folder]:
            self._locks.pop(other).unlock()
        if folder != self._folder:
            self._folder = folder
            if self._listens:
                self.listen()

    def listen(self) -> None:
        """Listens to second starts on the folder that it holds, if that is possible."""
        # Imported lazily to keep startup fast.
        from PySide6.QtNetwork import QLocalServer

        self._listens = True
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._folder not in self._locks:
            return
        name = socket_name(self._folder)
        # The holder of the folder may remove the socket of a window that was killed.
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        if not self._server.listen(name):
            _log.warning("no second start can be heard: %s", self._server.errorString())

    def close(self) -> None:
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
    """Returns whether a lock file without a holder is a leftover, as of a power cut, and not just being written."""
    with suppress(OSError):
        return time.time() - file.stat().st_mtime > _WRITTEN
    return False


def notify_running_instance(folder: Path, file: Path | None = None) -> bool:
    """Activates the window that has a data folder open and sends it a file; returns whether it answered."""
    # Only a second start needs it.
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
            # The first window may still be starting.
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
    """Returns the name of the user's local socket for a data folder."""
    key = sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    if os.name == "nt":
        return f"mahjong-desk-{os.environ.get('USERNAME', '')}-{key}"
    # In a folder that no other user can access.
    return str(
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)) / f"mahjong-desk-{key}"
    )


def _left(until: float) -> int:
    """Returns the milliseconds until a moment, at least one."""
    return max(1, int((until - time.monotonic()) * 1000))

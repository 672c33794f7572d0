# SPDX-License-Identifier: MIT
"""One window for each data folder.

A second start activates the first window, or reports where the folder is open. A lock file in the folder names its
holder, also for other machines if the folder is on a network disk. The first window listens on a local socket whose
name is derived from the folder; a second start connects to it.
"""

from __future__ import annotations

import json
import logging
import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QSysInfo, Signal

from mahjong_desk.ledger.errors import Holder, LedgerLocked
from mahjong_desk.ledger.place import ledger_path

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

LOCK_FILE = "window.lock"
ANSWER_TIMEOUT = 5.0
"""How long a second start waits for the first window, in seconds."""
_RETRY_PAUSE = 0.05
_STALE_AGE = 5.0
"""The age in seconds from which a lock file without a holder is stale."""

_MAX_MESSAGE_SIZE = 1 << 16
_REPLY = b"heard\n"
_ACTIVATION_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""The environment variables with the tokens that allow a program just started to raise a window."""


class SingleInstance(QObject):
    """Locks the data folder of a window, and receives the messages of second starts."""

    activated = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._locks: dict[Path, QLockFile] = {}
        self._folder: Path | None = None
        self._server: QLocalServer | None = None
        self._clients: list[QLocalSocket] = []
        self._is_listening = False

    def acquire(self, folder: Path, *, force: bool = False) -> None:
        """Locks a data folder; one that cannot be written to needs no lock.

        Raises:
            LedgerLocked: Another window holds it, on this machine or another.
        """
        # The dialog may name the same folder by another path. Unlike ``Path.resolve``, this does not fail for a loop of links.
        folder = Path(os.path.realpath(folder))
        if folder in self._locks:
            return
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids):
            # A stale lock could not be removed from a read-only folder.
            return
        file = folder / LOCK_FILE
        if file.exists() and not file.is_file():
            # Reading anything but a regular file could block forever.
            return
        lock = QLockFile(str(file))
        # A lock never expires by age, only when its process is gone.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            process, machine, _program = lock.getLockInfo()
            is_remote = bool(process) and machine != QSysInfo.machineHostName()
            is_stale = not process and _is_stale(file)
            if not (is_stale or force):
                reason = Holder.MACHINE if is_remote else Holder.WINDOW
                raise LedgerLocked(ledger_path(folder), reason=reason, machine=machine)
            if is_stale or is_remote:
                with suppress(OSError):
                    file.unlink()
                lock.tryLock(0)
        if lock.isLocked():
            self._locks[folder] = lock

    def release_others(self, folder: Path | None) -> None:
        """Unlocks all other folders; second starts are received for this one."""
        folder = folder and Path(os.path.realpath(folder))
        for other in [locked for locked in self._locks if locked != folder]:
            self._locks.pop(other).unlock()
        if folder != self._folder:
            self._folder = folder
            if self._is_listening:
                self.listen()

    def listen(self) -> None:
        """Listens for second starts on the locked folder, if possible."""
        # Imported lazily to keep startup fast.
        from PySide6.QtNetwork import QLocalServer

        self._is_listening = True
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._folder not in self._locks:
            return
        name = socket_name(self._folder)
        # Only the holder of the lock may remove the socket of a killed window.
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept_connections)
        if not self._server.listen(name):
            _log.warning("cannot listen for second starts: %s", self._server.errorString())

    def close(self) -> None:
        self._is_listening = False
        if self._server is not None:
            self._server.close()
        self.release_others(None)

    def _accept_connections(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            client = self._server.nextPendingConnection()
            self._clients.append(client)
            client.readyRead.connect(self._read_messages)
            client.disconnected.connect(self._drop_disconnected)
        self._read_messages()

    def _read_messages(self) -> None:
        for client in list(self._clients):
            if client.canReadLine():
                self._read_message(client)
            elif client.bytesAvailable() > _MAX_MESSAGE_SIZE:
                client.abort()

    def _read_message(self, client: QLocalSocket) -> None:
        try:
            message = json.loads(bytes(client.readLine(_MAX_MESSAGE_SIZE).data()))
            file, tokens = message["file"], message["tokens"]
            os.environ.update({name: str(tokens[name]) for name in _ACTIVATION_TOKENS if name in tokens})
        except (ValueError, KeyError, TypeError):
            client.abort()
            return
        client.write(_REPLY)
        client.flush()
        self.activated.emit(Path(file) if isinstance(file, str) else None)

    def _drop_disconnected(self) -> None:
        gone = [client for client in self._clients if client.state() is client.LocalSocketState.UnconnectedState]
        for client in gone:
            self._clients.remove(client)
            client.deleteLater()


def _is_stale(file: Path) -> bool:
    """Returns whether a lock file without a holder is left over.

    A power cut can leave one. A younger file may be one that is just being written.
    """
    with suppress(OSError):
        return time.time() - file.stat().st_mtime > _STALE_AGE
    return False


def notify_running_instance(folder: Path, file: Path | None = None) -> bool:
    """Activates the window that has a folder open; returns whether it answered.

    ``file`` is a file for it to open, or None.
    """
    # Imported lazily, because only a second start needs it.
    from PySide6.QtNetwork import QLocalSocket

    message = {
        "file": None if file is None else str(file.absolute()),
        "tokens": {name: os.environ[name] for name in _ACTIVATION_TOKENS if name in os.environ},
    }
    deadline = time.monotonic() + ANSWER_TIMEOUT
    while (remaining := deadline - time.monotonic()) > 0:
        client = QLocalSocket()
        client.connectToServer(socket_name(folder))
        if not client.waitForConnected(int(remaining * 1000)):
            # The first window may still be starting.
            time.sleep(_RETRY_PAUSE)
            continue
        client.write(json.dumps(message).encode() + b"\n")
        while client.bytesToWrite() and client.waitForBytesWritten(_milliseconds_until(deadline)):
            pass
        while not client.canReadLine() and client.waitForReadyRead(_milliseconds_until(deadline)):
            pass
        return client.readLine().data() == _REPLY
    return False


def socket_name(folder: Path) -> str:
    """Returns the name of the user's local socket for a data folder."""
    key = sha256(os.fsencode(os.path.realpath(folder))).hexdigest()[:16]
    if os.name == "nt":
        return f"mahjong-desk-{os.environ.get('USERNAME', '')}-{key}"
    # A folder that no other user can access.
    own_folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return str(Path(own_folder) / f"mahjong-desk-{key}")


def _milliseconds_until(deadline: float) -> int:
    """Returns the milliseconds until a deadline, at least 1."""
    return max(1, int((deadline - time.monotonic()) * 1000))

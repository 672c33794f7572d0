# SPDX-License-Identifier: MIT
"""Hears what others write to a ledger on a server, and whether the server can be reached."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Callable
from contextlib import closing

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.server.connecting import Connection, connect
from mahjong_desk.ledger.server.errors import told
from mahjong_desk.ledger.server.tables import CHANNEL
from mahjong_desk.ledger.server_place import ServerPlace

_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 15.0
"""How long to wait before another attempt to connect, seconds: twice as long after each."""


class Listener:
    """Listens on a thread of its own with a connection of its own, which it makes anew for as long as it takes."""

    def __init__(self, place: ServerPlace, heard: Callable[[], None], lost: Callable[[LedgerError], None]) -> None:
        """Begins to listen.

        Args:
            place: The database.
            heard: Called on that thread when there may be something new: somebody has written, this program too, or the
                connection is there, for the first time or again.
            lost: Called on that thread when the connection is lost, and after every attempt that failed.
        """
        self._place, self._heard, self._lost = place, heard, lost
        self._wake, self._waker = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stops listening; nothing is called any more when this returns."""
        self._waker.close()
        self._thread.join()
        self._wake.close()

    def _run(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                with told(self._place), closing(connect(self._place, 0)) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    pause = _FIRST_PAUSE
                    self._listen(connection)
                    return
            except LedgerError as error:
                if self._is_stopped(0):
                    return
                self._lost(error)
            if self._is_stopped(pause):
                return
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _listen(self, connection: Connection) -> None:
        """Listens until it is stopped, or the connection is lost."""
        while True:
            self._heard()
            ready, _, _ = select.select([connection.fileno(), self._wake.fileno()], [], [])
            if self._wake.fileno() in ready:
                return
            # All that came until now is one piece of news.
            list(connection.notifies(timeout=0))

    def _is_stopped(self, within: float) -> bool:
        return bool(select.select([self._wake.fileno()], [], [], within)[0])

# SPDX-License-Identifier: MIT
"""``SpectatorServer``: serves the page in a separate thread."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from threading import Thread
from typing import TYPE_CHECKING

from mahjong_desk.spectators.link import SpectatorLink
from mahjong_desk.spectators.snapshot import PageTexts, Snapshot

if TYPE_CHECKING:
    from mahjong_desk.spectators.serving import ConnectionLimits, SpectatorApp

_log = logging.getLogger(__name__)


class ServerState(Enum):
    """The state of the server."""

    STARTING = "starting"
    ON = "on"
    OUT_OF_REACH = "out_of_reach"
    """The machine no longer has that address; the server resumes when the address is back."""
    ADDRESS_GONE = "address_gone"
    """The machine does not have that address; the server was not started."""
    PORT_TAKEN = "port_taken"
    PORT_REFUSED = "port_refused"
    FAILED = "failed"
    OFF = "off"

    @property
    def is_final(self) -> bool:
        """Whether it has stopped for good."""
        return self not in {ServerState.STARTING, ServerState.ON, ServerState.OUT_OF_REACH}


_FAULTS = {
    errno.EADDRINUSE: ServerState.PORT_TAKEN,
    errno.EADDRNOTAVAIL: ServerState.ADDRESS_GONE,
    errno.EACCES: ServerState.PORT_REFUSED,
    errno.EPERM: ServerState.PORT_REFUSED,
}


class SpectatorServer:
    """Serves the page at one link, once, from ``start`` until ``stop``."""

    def __init__(
        self,
        link: SpectatorLink,
        words: PageTexts,
        on_state: Callable[[ServerState], None],
        limits: ConnectionLimits | None = None,
    ) -> None:
        self.link = link
        self.error: Exception | None = None  # why it could not serve
        self._words, self._on_state, self._limits = words, on_state, limits
        self._latest: Snapshot | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._serving: SpectatorApp | None = None
        self._stopped = False
        # A daemon ends with the program, whatever a client does.
        self._thread = Thread(target=self._run, name="spectators", daemon=True)

    @property
    def viewer_count(self) -> int:
        """The number of current viewers."""
        return self._serving.viewer_count if self._serving is not None else 0

    def start(self) -> None:
        """Starts to serve, and returns at once."""
        self._thread.start()

    def publish(self, snapshot: Snapshot) -> None:
        """Hands over a snapshot for the server's thread to send, and returns at once."""
        self._latest = snapshot
        self._call(lambda serving: serving.publish(snapshot))

    def stop(self, timeout: float = 0) -> None:
        """Stops serving, and waits at most ``timeout`` seconds until the port is free."""
        self._stopped = True
        self._call(lambda serving: serving.stop())
        if timeout and self._thread.is_alive():
            self._thread.join(timeout)

    def _call(self, action: Callable[[SpectatorApp], None]) -> None:
        loop, serving = self._loop, self._serving
        if loop is not None and serving is not None:
            # The loop may have ended in the meantime.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(action, serving)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except OSError as error:
            self.error = error
            self._on_state(_FAULTS.get(error.errno or 0, ServerState.FAILED))
        except Exception as error:
            _log.exception("the spectators' page failed")
            self.error = error
            self._on_state(ServerState.FAILED)
        else:
            self._on_state(ServerState.OFF)

    async def _serve(self) -> None:
        # Imported here, in the server's thread, to keep startup fast.
        from mahjong_desk.spectators.answers import load_static_files
        from mahjong_desk.spectators.serving import ConnectionLimits, SpectatorApp

        self._on_state(ServerState.STARTING)
        serving = SpectatorApp(self.link, load_static_files(self._words), self._limits or ConnectionLimits())
        self._loop, self._serving = asyncio.get_running_loop(), serving
        # Calls made before the loop existed.
        if self._latest is not None:
            serving.publish(self._latest)
        if not self._stopped:
            await serving.run(lambda is_on: self._on_state(ServerState.ON if is_on else ServerState.OUT_OF_REACH))

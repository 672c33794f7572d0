# SPDX-License-Identifier: MIT
"""``SpectatorServer``: serves the page in a thread of its own; nobody else ever waits for it."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from threading import Thread
from typing import TYPE_CHECKING, Final

from mahjong_desk.spectators.link import Link
from mahjong_desk.spectators.snapshot import Snapshot, Words

if TYPE_CHECKING:
    from mahjong_desk.spectators.connections import Limits
    from mahjong_desk.spectators.serving import Serving

_log = logging.getLogger(__name__)


class State(Enum):
    """How the server stands."""

    STARTING = "starting"
    ON = "on"
    OUT_OF_REACH = "out_of_reach"
    """The machine has that address no longer; it goes on once the address is back."""
    ADDRESS_GONE = "address_gone"
    """The machine has not got that address; nothing was begun."""
    PORT_TAKEN = "port_taken"
    PORT_REFUSED = "port_refused"
    FAILED = "failed"
    OFF = "off"

    @property
    def over(self) -> bool:
        """Whether it serves nothing, and will not by itself."""
        return self not in {State.STARTING, State.ON, State.OUT_OF_REACH}


_FAULTS: Final = {
    errno.EADDRINUSE: State.PORT_TAKEN,
    errno.EADDRNOTAVAIL: State.ADDRESS_GONE,
    errno.EACCES: State.PORT_REFUSED,
    errno.EPERM: State.PORT_REFUSED,
}


class SpectatorServer:
    """The page at one link, from ``start`` until ``stop``; it is started once.

    Attributes:
        fault: What was in its way; None if nothing was.
    """

    def __init__(self, link: Link, words: Words, told: Callable[[State], None], limits: Limits | None = None) -> None:
        self.link = link
        self.fault: Exception | None = None
        self._words, self._told, self._limits = words, told, limits
        self._latest: Snapshot | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._serving: Serving | None = None
        self._stopped = False
        # It ends with the program, whatever somebody at the other end of a connection does.
        self._thread = Thread(target=self._run, name="spectators", daemon=True)

    @property
    def watching(self) -> int:
        """How many watch now."""
        return self._serving.watching if self._serving is not None else 0

    def start(self) -> None:
        """Begins to serve, and returns at once."""
        self._thread.start()

    def publish(self, snapshot: Snapshot) -> None:
        """Hands over what spectators may see from now on, and returns at once; the thread of the server sends it."""
        self._latest = snapshot
        self._call(lambda serving: serving.renew(snapshot))

    def stop(self, wait: float = 0) -> None:
        """Serves nothing any more, and cuts off who watches.

        Args:
            wait: How long to wait until the port is free, seconds.
        """
        self._stopped = True
        self._call(lambda serving: serving.end())
        if wait and self._thread.is_alive():
            self._thread.join(wait)

    def _call(self, what: Callable[[Serving], None]) -> None:
        loop, serving = self._loop, self._serving
        if loop is not None and serving is not None:
            # The loop may have ended this very moment.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(what, serving)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except OSError as error:
            self.fault = error
            self._told(_FAULTS.get(error.errno or 0, State.FAILED))
        except Exception as error:
            _log.exception("the spectators' page failed")
            self.fault = error
            self._told(State.FAILED)
        else:
            self._told(State.OFF)

    async def _serve(self) -> None:
        # Loaded here, in the thread for which nobody waits.
        from mahjong_desk.spectators.assets import assets
        from mahjong_desk.spectators.connections import Limits
        from mahjong_desk.spectators.serving import Serving

        self._told(State.STARTING)
        serving = Serving(self.link, assets(self._words), self._limits or Limits())
        self._loop, self._serving = asyncio.get_running_loop(), serving
        # What was handed over or asked for while there was no loop yet.
        if self._latest is not None:
            serving.renew(self._latest)
        if not self._stopped:
            await serving.run(lambda here: self._told(State.ON if here else State.OUT_OF_REACH))

# SPDX-License-Identifier: MIT
"""Connections with limits: at most a certain number, and none that stays without an answer.

The library reads requests and refuses malformed ones; this module limits the number of connections, how long one may
take to ask and to listen, and what malformed requests are answered.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from aiohttp import web

from mahjong_desk.spectators.answers import HEADERS, METHODS, StaticResponse, error_response

Handler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What a connection may cost.

    Attributes:
        patience: How long a request with its answer may take, and receiving one piece of news, in seconds.
        line: The longest first line and the longest header, in bytes.
        unread: How much may be buffered for a client that does not read, in bytes.
        pulse: The interval of keep-alive messages, in seconds.
    """

    connections: int = 400
    by_address: int = 250
    patience: float = 15.0
    line: int = 2048
    headers: int = 64
    unread: int = 65_536
    pulse: float = 15.0


class SpectatorConnection(web.RequestHandler):
    """One connection; a malformed request is refused without repeating any of it."""

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Returns the refusal of a malformed request, or of one that made the program fail."""
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            _log.error("a request of a spectator failed", exc_info=exc)
        return to_web_response(error_response(HTTPStatus(status)))


class Connections(web.Server):
    """All connections; each is answered or closed within ``Limits.patience``, unless it is kept for news."""

    def __init__(self, handler: Handler, limits: ConnectionLimits) -> None:
        # A client that disconnects is noticed at once, and no longer counted.
        super().__init__(handler, handler_cancellation=True)
        self._limits = limits
        self._deadlines: dict[web.RequestHandler, asyncio.TimerHandle] = {}
        self._addresses: dict[web.RequestHandler, str] = {}
        self._by_address: Counter[str] = Counter()
        self._settings: dict[str, Any] = {
            "access_log": None,
            "logger": _quiet,
            "max_line_size": limits.line,
            "max_field_size": limits.line,
            "max_headers": limits.headers,
            "keepalive_timeout": 0,
            "lingering_time": 0,
            "auto_decompress": False,
        }

    def __call__(self) -> web.RequestHandler:
        """Returns what reads from a new connection."""
        return SpectatorConnection(self, loop=asyncio.get_running_loop(), **self._settings)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        """Starts the time of a new connection, or closes it if there are too many."""
        super().connection_made(handler, transport)
        address = str(transport.get_extra_info("peername")[0])
        self._addresses[handler] = address
        self._by_address[address] += 1
        limits = self._limits
        if len(self.connections) > limits.connections or self._by_address[address] > limits.by_address:
            transport.abort()
            return
        # Otherwise the system buffers megabytes for a client that does not read.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self._limits.unread)
        loop = asyncio.get_running_loop()
        self._deadlines[handler] = loop.call_later(self._limits.patience, transport.abort)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        """Forgets a closed connection."""
        self.keep(handler)
        if (address := self._addresses.pop(handler, None)) is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
        super().connection_lost(handler, exc)

    def keep(self, handler: web.RequestHandler) -> None:
        """Keeps a connection open for news."""
        deadline = self._deadlines.pop(handler, None)
        if deadline is not None:
            deadline.cancel()


def to_web_response(given: StaticResponse) -> web.Response:
    """Returns the response of an answer, which closes the connection."""
    headers = {**HEADERS, "Content-Type": given.asset.kind}
    if given.status is HTTPStatus.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(METHODS)
    made = web.Response(status=given.status, body=given.asset.body, headers=headers)
    made.force_close()
    return made


_quiet = logging.getLogger(f"{__name__}.library")
"""The library's messages about malformed requests, which must not fill the log."""
_quiet.disabled = True

# SPDX-License-Identifier: MIT
"""Serves the spectators' page: answers and news, all in one event loop."""

import asyncio
import json
import logging
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

from aiohttp import HttpVersion10, HttpVersion11, web

from mahjong_desk.spectators.answers import HEADERS, METHODS, StaticFile, StaticResponse, error_response, route
from mahjong_desk.spectators.link import SpectatorLink
from mahjong_desk.spectators.snapshot import Snapshot, to_json_by_language

Handler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits of the connections."""

    max_connections: int = 400
    max_per_address: int = 250
    timeout: float = 15.0  # seconds for a request with its answer, or for receiving one message
    max_line_bytes: int = 2048  # bytes of the first line and of each header
    max_headers: int = 64
    max_unsent_bytes: int = 65_536  # bytes buffered for a client that does not read
    heartbeat_interval: float = 15.0  # seconds between two keep-alive messages


class SpectatorConnection(web.RequestHandler):
    """One connection; a malformed request is refused without repeating any of it."""

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Returns the refusal of a malformed request, or of one that caused an error."""
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            _log.error("a request of a spectator failed", exc_info=exc)
        return to_web_response(error_response(HTTPStatus(status)))


class Connections(web.Server):
    """All connections; unless kept for news, they end within ``timeout`` seconds."""

    def __init__(self, handler: Handler, limits: ConnectionLimits) -> None:
        # A client that disconnects is noticed at once, and no longer counted.
        super().__init__(handler, handler_cancellation=True)
        self._limits = limits
        self._deadlines: dict[web.RequestHandler, asyncio.TimerHandle] = {}
        self._addresses: dict[web.RequestHandler, str] = {}
        self._by_address: Counter[str] = Counter()
        self._settings: dict[str, Any] = {
            "access_log": None,
            "logger": _silenced_log,
            "max_line_size": limits.max_line_bytes,
            "max_field_size": limits.max_line_bytes,
            "max_headers": limits.max_headers,
            "keepalive_timeout": 0,
            "lingering_time": 0,
            "auto_decompress": False,
        }

    def __call__(self) -> web.RequestHandler:
        """Returns the handler of a new connection."""
        return SpectatorConnection(self, loop=asyncio.get_running_loop(), **self._settings)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        """Starts the deadline of a new connection, or closes it if there are too many."""
        super().connection_made(handler, transport)
        address = str(transport.get_extra_info("peername")[0])
        self._addresses[handler] = address
        self._by_address[address] += 1
        limits = self._limits
        if len(self.connections) > limits.max_connections or self._by_address[address] > limits.max_per_address:
            transport.abort()
            return
        # Otherwise the system buffers megabytes for a client that does not read.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.max_unsent_bytes)
        loop = asyncio.get_running_loop()
        self._deadlines[handler] = loop.call_later(limits.timeout, transport.abort)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        """Forgets a closed connection."""
        self.cancel_deadline(handler)
        if (address := self._addresses.pop(handler, None)) is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
        super().connection_lost(handler, exc)

    def cancel_deadline(self, handler: web.RequestHandler) -> None:
        """Cancels the deadline of a connection, so that it stays open for news."""
        deadline = self._deadlines.pop(handler, None)
        if deadline is not None:
            deadline.cancel()


def to_web_response(answer: StaticResponse) -> web.Response:
    """Returns the response of an answer, which closes the connection."""
    headers = {**HEADERS, "Content-Type": answer.asset.content_type}
    if answer.status is HTTPStatus.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(METHODS)
    response = web.Response(status=answer.status, body=answer.asset.body, headers=headers)
    response.force_close()
    return response


_silenced_log = logging.getLogger(f"{__name__}.library")
"""The library's messages about malformed requests, which must not fill the log."""
_silenced_log.disabled = True


_ADDRESS_CHECK_INTERVAL = 5.0
"""The interval of checks whether the address is still one of this machine's, in seconds."""
_RETRY = b"retry: 3000\n\n"
"""The delay after which a disconnected browser asks again, in milliseconds."""


class SpectatorApp:
    """The running server."""

    def __init__(self, link: SpectatorLink, served: Mapping[str, StaticFile], limits: ConnectionLimits) -> None:
        self.viewer_count = 0
        self._link, self._served, self._limits = link, served, limits
        self._connections = Connections(self._answer, limits)
        self._news: Mapping[str, bytes] = {}
        self._published = asyncio.Event()
        self._stopped = asyncio.Event()

    def publish(self, snapshot: Snapshot) -> None:
        """Sends a new snapshot; slow clients get the newest and skip those in between."""
        self._news = to_json_by_language(snapshot)
        self._wake()

    def stop(self) -> None:
        self._stopped.set()
        self._wake()

    def _wake(self) -> None:
        published, self._published = self._published, asyncio.Event()
        published.set()

    async def run(self, on_reachable: Callable[[bool], None]) -> None:
        """Serves until ``stop``, reporting when the address is gained or lost.

        Raises ``OSError`` if the address cannot be bound.
        """
        runner = web.ServerRunner(self._connections, shutdown_timeout=1)
        await runner.setup()
        try:
            # Bound explicitly: since Python 3.13 asyncio does not report what is wrong with an address.
            address = (self._link.address, self._link.port)
            bound = socket.create_server(address, family=_family(self._link.address), backlog=64)
            await web.SockSite(runner, bound).start()
            on_reachable(True)
            await self._watch_address(on_reachable)
        finally:
            await runner.cleanup()

    async def _watch_address(self, on_reachable: Callable[[bool], None]) -> None:
        is_local = True
        while not self._stopped.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), _ADDRESS_CHECK_INTERVAL)
            if is_local_address(self._link.address) != is_local:
                is_local = not is_local
                on_reachable(is_local)

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.version not in {HttpVersion10, HttpVersion11} and request.transport is not None:
            # The library would answer in any requested version.
            request.transport.abort()
        hosts = request.headers.getall("Host", [])
        answer = route(
            self._link,
            self._served,
            request.method,
            request.raw_path,
            hosts[0] if len(hosts) == 1 else None,
            request.headers.get("Accept-Language", ""),
        )
        if isinstance(answer, StaticResponse):
            return to_web_response(answer)
        return await self._watch(request, answer.language)

    async def _watch(self, request: web.BaseRequest, language: str) -> web.StreamResponse:
        """Sends news until the client disconnects, is too slow, or the server stops."""
        stream = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream; charset=utf-8"})
        stream.force_close()
        await stream.prepare(request)
        if request.method == "HEAD":
            return stream
        self._connections.cancel_deadline(request.protocol)
        self.viewer_count += 1
        try:
            await self._send_news(stream, language)
        except (TimeoutError, ConnectionError):
            if request.transport is not None:
                request.transport.abort()
        finally:
            self.viewer_count -= 1
        return stream

    async def _send_news(self, stream: web.StreamResponse, language: str) -> None:
        sent: bytes | None = None
        await stream.write(_RETRY)
        while not self._stopped.is_set():
            published, latest = self._published, self._news.get(language)
            message = _heartbeat()
            if latest is not None and latest is not sent:
                message += b"data: " + latest + b"\n\n"
                sent = latest
            await asyncio.wait_for(stream.write(message), self._limits.timeout)
            with suppress(TimeoutError):
                await asyncio.wait_for(published.wait(), self._limits.heartbeat_interval)


def is_local_address(address: str) -> bool:
    """Returns whether an address is currently one of this machine's."""
    try:
        with socket.socket(_family(address), socket.SOCK_STREAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ip_address(address).version == 6 else socket.AF_INET


def _heartbeat() -> bytes:
    """Returns the current time as a message, since a device's clock may be wrong."""
    now = time.time()
    values = {"now": now, "zone": time.localtime(now).tm_gmtoff}
    return b"event: pulse\ndata: " + json.dumps(values).encode() + b"\n\n"

# SPDX-License-Identifier: MIT
"""``Serving``: answers requests and sends news to all viewers, in one event loop."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from aiohttp import HttpVersion10, HttpVersion11, web

from mahjong_desk.spectators.answers import HEADERS, StaticResponse, route
from mahjong_desk.spectators.assets import StaticFile
from mahjong_desk.spectators.connections import ConnectionLimits, Connections, to_web_response
from mahjong_desk.spectators.link import SpectatorLink
from mahjong_desk.spectators.snapshot import Snapshot, to_json_by_language

_ADDRESS_CHECK_INTERVAL: Final = 5.0
"""The interval of checks whether the address is still one of this machine's, in seconds."""
_RETRY: Final = b"retry: 3000\n\n"
"""The delay after which a disconnected browser asks again, in milliseconds."""


class SpectatorApp:
    """The running server."""

    def __init__(self, link: SpectatorLink, served: Mapping[str, StaticFile], limits: ConnectionLimits) -> None:
        self.watching = 0
        self._link, self._served, self._limits = link, served, limits
        self._connections = Connections(self._answer, limits)
        self._news: Mapping[str, bytes] = {}
        self._renewed = asyncio.Event()
        self._over = asyncio.Event()

    def renew(self, snapshot: Snapshot) -> None:
        """Takes a new snapshot; slow clients get the newest and skip those in between."""
        self._news = to_json_by_language(snapshot)
        self._wake()

    def end(self) -> None:
        """Ends it."""
        self._over.set()
        self._wake()

    def _wake(self) -> None:
        renewed, self._renewed = self._renewed, asyncio.Event()
        renewed.set()

    async def run(self, told: Callable[[bool], None]) -> None:
        """Serves until ``end``.

        Raises:
            OSError: It cannot listen there.
        """
        runner = web.ServerRunner(self._connections, shutdown_timeout=1)
        await runner.setup()
        try:
            # Bound here: since Python 3.13 asyncio does not report what is wrong with an address.
            place = (self._link.address, self._link.port)
            bound = socket.create_server(place, family=_family(self._link.address), backlog=64)
            await web.SockSite(runner, bound).start()
            told(True)
            await self._look_after_address(told)
        finally:
            await runner.cleanup()

    async def _look_after_address(self, told: Callable[[bool], None]) -> None:
        here = True
        while not self._over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), _ADDRESS_CHECK_INTERVAL)
            if is_local_address(self._link.address) != here:
                here = not here
                told(here)

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.version not in {HttpVersion10, HttpVersion11} and request.transport is not None:
            # The library would answer in any requested version.
            request.transport.abort()
        hosts = request.headers.getall("Host", [])
        found = route(
            self._link,
            self._served,
            request.method,
            request.raw_path,
            hosts[0] if len(hosts) == 1 else None,
            request.headers.get("Accept-Language", ""),
        )
        if isinstance(found, StaticResponse):
            return to_web_response(found)
        return await self._watch(request, found.language)

    async def _watch(self, request: web.BaseRequest, language: str) -> web.StreamResponse:
        """Sends news until the client disconnects, is too slow, or the server stops."""
        stream = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream; charset=utf-8"})
        stream.force_close()
        await stream.prepare(request)
        if request.method == "HEAD":
            return stream
        self._connections.keep(request.protocol)
        self.watching += 1
        try:
            await self._send_news(stream, language)
        except (TimeoutError, ConnectionError):
            if request.transport is not None:
                request.transport.abort()
        finally:
            self.watching -= 1
        return stream

    async def _send_news(self, stream: web.StreamResponse, language: str) -> None:
        sent: bytes | None = None
        await stream.write(_RETRY)
        while not self._over.is_set():
            renewed, latest = self._renewed, self._news.get(language)
            message = _heartbeat()
            if latest is not None and latest is not sent:
                message += b"data: " + latest + b"\n\n"
                sent = latest
            await asyncio.wait_for(stream.write(message), self._limits.patience)
            with suppress(TimeoutError):
                await asyncio.wait_for(renewed.wait(), self._limits.pulse)


def is_local_address(address: str) -> bool:
    """Returns whether an address is currently one of this machine's."""
    try:
        with socket.socket(_family(address), socket.SOCK_STREAM) as tried:
            tried.bind((address, 0))
    except OSError:
        return False
    return True


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ip_address(address).version == 6 else socket.AF_INET


def _heartbeat() -> bytes:
    """Returns the current time as a message: a page uses it instead of the clock of its device."""
    now = time.time()
    told = {"now": now, "zone": time.localtime(now).tm_gmtoff}
    return b"event: pulse\ndata: " + json.dumps(told).encode() + b"\n\n"

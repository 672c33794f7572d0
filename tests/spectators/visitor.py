# SPDX-License-Identifier: MIT
"""Clients of the spectator server, well-behaved and hostile."""

import json
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import pytest

from mahjong_desk.spectators.link import SpectatorLink

PATIENCE = 20
_METHODS = "GET HEAD POST PUT DELETE CONNECT OPTIONS TRACE PRI G\0T \xff "


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


class HttpVisitor:
    def __init__(self, link: SpectatorLink) -> None:
        self.link = link

    def ask(self, request: bytes) -> bytes:
        """Sends bytes and returns the whole response, or nothing if the connection fails."""
        try:
            with self.connect() as connection:
                connection.sendall(request)
                return b"".join(iter(partial(connection.recv, 65536), b""))
        except ConnectionError:
            return b""

    def get(
        self, name: str = "", method: str = "GET", host: str = "", headers: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        request = f"{method} /{self.link.token}/{name} HTTP/1.1\r\nHost: {host or self.link.host}\r\n{headers}\r\n"
        head, _, body = self.ask(request.encode()).partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), body

    def connect(self, source: str = "") -> socket.socket:
        """Returns a connection, from the local address ``source`` if it is given."""
        return socket.create_connection(
            (self.link.address, self.link.port), timeout=PATIENCE, source_address=(source, 0) if source else None
        )

    @contextmanager
    def watch(self, language: str = "en", source: str = "") -> Iterator[Iterator[Mapping[str, Any]]]:
        """Yields the snapshots that are sent to a viewer."""
        with self.connect(source) as connection:
            request = f"GET /{self.link.token}/news-{language} HTTP/1.1\r\nHost: {self.link.host}\r\n\r\n"
            connection.sendall(request.encode())
            yield snapshots(connection)
            # Otherwise the reader keeps the connection open.
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


def snapshots(connection: socket.socket) -> Iterator[Mapping[str, Any]]:
    """Yields the snapshots that arrive, without the pulses between them."""
    lines = connection.makefile(encoding="utf-8", newline="\n")
    event = ""
    for line in lines:
        if line.startswith("event: "):
            event = line.removeprefix("event: ").strip()
        elif line.startswith("data: "):
            if event != "pulse":
                yield json.loads(line.removeprefix("data: "))
            event = ""


def malformed_request(link: SpectatorLink, chance: random.Random) -> bytes:
    """Returns bytes that no browser sends."""
    token, host = link.token, link.host
    method = chance.choice(_METHODS.split(" "))
    target = chance.choice(
        [
            f"/{token}/",
            f"/{token}/../../../../etc/passwd",
            f"/{token}/%2e%2e/%2e%2e/etc/passwd",
            f"/{token}/..\\..\\ledger.db",
            f"/{token}/page.py",
            f"/{token}/page.css?{'a' * chance.randrange(9000)}",
            f"/{token[:-1]}/",
            f"/{token}/page.css\0.html",
            "/ledger.db",
            "/" + "a/" * chance.randrange(4000),
            "*",
            "http://evil.example/",
            "//evil.example/",
            "/\r\nX: y",
        ]
    )
    version = chance.choice(["HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/x", ""])
    headers = chance.sample(
        [
            f"Host: {host}",
            "Host: evil.example",
            "Host:",
            f"X: {'b' * chance.randrange(20000)}",
            "Content-Length: 99999999999999999999",
            "Content-Length: -1",
            "Content-Length: 5",
            "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip, chunked",
            "Expect: 100-continue",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13",
            "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
            "Range: bytes=0-0,1-1,2-2",
            "Origin: http://evil.example",
            "no colon at all",
            "\0: \0",
            *(f"Y{number}: z" for number in range(80)),
        ],
        chance.randrange(90),
    )
    end = chance.choice(
        ["\r\n\r\n", "\n\n", "\r\n\r\nGET / HTTP/1.1\r\n\r\n", "\r\n\r\n5\r\nhello\r\n0\r\n\r\n", "\r\n"]
    )
    sent = (f"{method} {target} {version}\r\n" + "\r\n".join(headers) + end).encode("latin-1")
    return chance.choice(
        [sent, sent, sent, sent[: chance.randrange(len(sent))], chance.randbytes(chance.randrange(2000))]
    )


LENT_ADDRESS = "198.51.100.77"
"""RFC 5737 reserves it for documentation, so no network has it."""


def set_address(what: str) -> bool:
    """Adds or deletes the lent address, and returns whether that succeeded.

    Nothing that is sent to it leaves the machine.
    """
    command = ["ip", "addr", what, f"{LENT_ADDRESS}/32", "dev", "lo"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextmanager
def lent_address() -> Iterator[None]:
    """Gives the machine one more address; skips the test if that is not permitted."""
    if shutil.which("ip") is None:
        pytest.skip("the command ip is not there")
    if not set_address("add"):
        pytest.skip("this machine may not be given an address: that takes root, on Linux")
    try:
        yield
    finally:
        set_address("del")
